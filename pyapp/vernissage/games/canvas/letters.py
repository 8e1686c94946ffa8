"""Canvas in letters: scoring cards, the row, hands and paintings.

A card is its number, its five slots from red to purple (`H` hue, `S` shape, `T` texture, `O` tone; small letters are bonuses,
`.` a slot that is empty) and its word.
"""

from __future__ import annotations

from ...table.game import Seat
from .rules import box, layers, scoring
from .rules.state import NO_AUTOMATON, Painting, Player, State
from .rules.titles import title_of, word


def table_text(s: State, names: tuple[str, ...]) -> str:
    """The whole table."""
    lines = ["Scoring (points for 1, 2, ... ribbons)"]
    lines += [f"  {box.CONDITIONS[c]:12} {' '.join(map(str, box.POINTS[c][1:]))}" for c in s.conditions]
    lines.append(f"Row, from the free end ({len(s.deck)} cards in the deck)")
    on_row = zip(s.row, s.on_row, strict=True)
    lines += [f"  costs {n}, brings {got}: {card_name(card)}" for n, (card, got) in enumerate(on_row)]
    if s.automaton != NO_AUTOMATON:
        lines.append(f"The automaton has {s.automaton} tokens and took {len(s.gone)} cards")
    for seat, player in enumerate(s.players):
        lines += ["", *_player(s, seat, player, names[seat])]
    return "\n".join(lines) + "\n"


def _player(s: State, seat: Seat, player: Player, name: str) -> list[str]:
    won = ", ".join(f"{n} {box.CONDITIONS[c]}" for c, n in zip(s.conditions, player.ribbons, strict=False) if n)
    return [
        f"{name}: {scoring.score(s, seat)} points, {player.tokens} tokens, ribbons: {won or '-'}",
        *(f"  hand {card_name(card)}" for card in player.hand),
        *(f"  painting {painting_name(one)}" for one in player.paintings),
    ]


def card_name(card: int) -> str:
    """A card by its number: what it shows, and its word."""
    return f"{card:2}  {_slots(layers.PICTURES[card])}  {word(card)}"


def painting_name(p: Painting) -> str:
    """A painting by its cards: what it shows, and its title."""
    seen = layers.visible(p.bottom, p.middle, p.top)
    cards = f"{p.bottom} {p.middle} {p.top} on {p.background}"
    return f"{cards}  {_slots(seen)}  {title_of(p.bottom, p.middle, p.top)}"


def _slots(seen: layers.Picture) -> str:
    out = []
    for slot in range(layers.WIDTH):
        elements, bonuses = layers.icons(seen, slot)
        out.append("".join([*(box.LETTERS[e] for e in elements), *(box.LETTERS[b].lower() for b in bonuses)]) or ".")
    return " ".join(f"{one:2}" for one in out)
