"""Avant Carde in letters: the gallery, lines, hands and money. Cards are written as in the notation: `r3` is a red 3.

A card of a line stands with its place: `2:r3`; what it counts as, if that is something else, follows in brackets; a concealed
card is in parentheses, unknown ones are `?`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from .notation import card_text, mask_text
from .rules import box, flow
from .rules.patrons import PATRONS, roster
from .rules.state import CONCEALED, EMPTY, GONE, TURNED, Laid, Player, Stack, State

_PARTS: Final = ("hands are dealt", "lines are played", "cards are bought")


def table_text(s: State, names: tuple[str, ...]) -> str:
    """The whole table."""
    head = f"Round {s.round}, {_PARTS[s.part]}, first player: {names[s.first]}" if s.round else "Setting up"
    lines = [head, f"Awards {s.awards} and {s.extras} extra, gems {s.gems}", "Gallery"]
    patrons = roster(s.sets).patron
    lines += [f"  {_stack(n, x, PATRONS[patrons[n]].key)}" for n, x in zip(box.PATRONS, s.stacks, strict=True)]
    if s.trash:
        lines.append(f"Trash {_heap(s.trash)}")
    for name, p in zip(names, s.players, strict=True):
        lines += ["", *_player(p, name)]
    return "\n".join(lines) + "\n"


def _stack(number: int, x: Stack, patron: str) -> str:
    top = "-" if x.top == EMPTY else card_text(x.top)
    below = f"{len(x.rest)} below" + (f", then {' '.join(map(card_text, x.under))}" if x.under else "")
    return f"{number}  {patron:13}  {top:3}  {below}"


def _player(p: Player, name: str) -> list[str]:
    more = [word for word, has in (("a gem", p.gem), ("a change token", p.change)) if has]
    money = [f"${p.money}"] if p.money else []
    tucks = [f"{p.tucks} to tuck"] if p.tucks else []
    ups = f"{len(flow.ups(p))} cards up" if p.line else ""
    facts = ", ".join([f"{p.awards} awards", *more, *money, *tucks, *([ups] if ups else [])])
    lines = [f"{name}: {facts}", f"  line     {' '.join(_laid(i, x) for i, x in enumerate(p.line) if x.state != GONE) or '-'}"]
    heaps = (("hand", p.hand), ("deck", p.deck), ("discard", p.discard))
    return [*lines, *(f"  {what:7}  {_heap(cards)}" for what, cards in heaps if cards)]


def _laid(i: int, x: Laid) -> str:
    card = card_text(x.card)
    if x.state in (CONCEALED, TURNED):
        card = f"({card})"
    other = x.mask and (x.card < 0 or x.mask != box.MASK[x.card])
    return f"{i}:{card}" + (f"[{mask_text(x.mask)}]" if other else "")


def _heap(cards: Sequence[int]) -> str:
    return " ".join(card_text(card) if n == 1 else f"{card_text(card)}*{n}" for card, n in Counter(cards).items())
