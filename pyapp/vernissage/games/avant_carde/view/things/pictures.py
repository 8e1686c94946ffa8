"""Pictures of lines and decks to save: cards in rows on a mount."""

from __future__ import annotations

import math

from .....art import colours, placards
from .....art.papers import SEAT_PAPERS
from .....page.core.markup import Markup, Node, el
from .....page.view.phrases import listing
from .....page.view.scene import Drawing, Outcome, Scene
from .....table.game import BACK, Seat
from ...rules import box, flow, scoring
from ...rules.state import CONCEALED, EMPTY, GONE, TURNED, Laid
from ..names import awards, card_word, cards, money
from ..patrons import set_name
from ..signs import face_picture
from ..ui import state
from . import result
from .line import laid_label

GAP = 12
SHORT = 6
"""The number of cards that one row always has room for; rows are as long as one another, so none hangs alone."""
LINE = 4
"""The same for a line, whose cards are the larger for it."""
_PLACE = f'<rect width="{colours.CARD[0]}" height="{colours.CARD[1]}" rx="9" class="place"/>'
"""The place of a card."""


def _rows(pictures: list[str], seat: Seat, across: int = 0, short: int = SHORT) -> tuple[str, int, int]:
    """Cards in rows from left to right, on a ground in the seat's colour. Returns markup, width and height."""
    wide, tall = colours.CARD
    most = max(short, math.ceil(math.sqrt(2 * len(pictures))))
    across = across or math.ceil(len(pictures) / math.ceil(len(pictures) / most))
    w = across * wide + (across + 1) * GAP
    h = math.ceil(len(pictures) / across) * (tall + GAP) + GAP
    shown = "".join(
        f'<g transform="translate({GAP + i % across * (wide + GAP)} {GAP + i // across * (tall + GAP)})">{picture}</g>'
        for i, picture in enumerate(pictures)
    )
    ground = f'<path d="M0 0h{w}v{h}H0z" fill="var(--paper-{SEAT_PAPERS[seat]})"/>'
    return f'{ground}<g font-family="var(--sans)">{shown}</g>', w, h


def _laid(scene: Scene, seat: Seat) -> list[Laid]:
    return [x for x in state(scene).players[seat].line if x.state != GONE]


def _faces(scene: Scene, line: list[Laid], *, bare: bool = False) -> list[str]:
    """The cards of a line as they lie there; `bare` as in `face_picture`."""
    words, sets = scene.words, state(scene).sets
    return [
        colours.back() if x.state in (CONCEALED, TURNED) else face_picture(words, sets, x.card, x.mask, bare=bare) for x in line
    ]


def small(scene: Scene, across: int = 0, first: int = BACK) -> Node:
    """The seat's line; before it has one, what the gallery offers. It contains no secret of the seat, and nothing to read.
    `across`: so many cards a row, before there is one as many places, of which `first` would fill the first; without it they
    fill the place of a game's picture.
    """
    words, s = scene.words, state(scene)
    tops = [x.top for x in s.stacks if x.top != EMPTY]
    line = _faces(scene, _laid(scene, scene.seat), bare=True)
    start = [] if first == BACK else [f'<g class="ghost">{face_picture(words, s.sets, first, bare=True)}</g>{_PLACE}']
    empty = [*start, *[_PLACE] * (across - len(start))]
    shown = line or empty or [face_picture(words, s.sets, c, bare=True) for c in tops]
    across = across or max(1, round(math.sqrt(1.9 * len(shown))))  # like the place: 4 to 3
    markup, width, height = _rows(shown, scene.seat, across)
    drawn = el("svg", Markup(markup), viewBox=f"0 0 {width} {height}", aria_hidden="true")
    return el("div", drawn, cls=f"ac-shot paper-{SEAT_PAPERS[scene.seat]}")


def _line(scene: Scene, seat: Seat) -> Drawing:
    """The picture of a seat's line."""
    words = scene.words
    shown = _laid(scene, seat)
    about = ", ".join(
        words("a concealed card") if x.state in (CONCEALED, TURNED) else laid_label(scene, seat, x) for x in shown
    )
    title = words("%(name)s's line", name=scene.names[seat])
    drawn = _rows(_faces(scene, shown), seat, short=LINE)
    return Drawing(title, words("From the first card on: %(cards)s.", cards=about), *drawn)


def _deck(scene: Scene, seat: Seat) -> Drawing:
    """The picture of all cards that a seat has at the end."""
    words, sets, p = scene.words, state(scene).sets, state(scene).players[seat]
    line = [x.card for x in _laid(scene, seat)]
    held = sorted((c for c in (*p.hand, *p.deck, *p.discard, *line) if c != BACK), key=lambda c: (box.NUMBER[c], c))
    pictures = [face_picture(words, sets, c) for c in held]
    counts = {c: held.count(c) for c in held}
    about = listing(words, [card_word(words, c) if n == 1 else f"{n} × {card_word(words, c)}" for c, n in counts.items()])  # noqa: RUF001
    title = words("%(name)s's deck", name=scene.names[seat])
    return Drawing(title, words("By number: %(cards)s.", cards=about), *_rows(pictures, seat))


def drawings(scene: Scene) -> list[tuple[tuple[str, ...], str]]:
    """See `View.drawings`: every line on the table; at the end every deck."""
    words, seats = scene.words, len(scene.names)
    order = [(scene.seat + i) % seats for i in range(seats)]
    out: list[tuple[tuple[str, ...], str]] = [
        (("line", str(seat)), words("%(name)s's line", name=scene.names[seat])) for seat in order if _laid(scene, seat)
    ]
    if scene.decision is None:
        out += [(("deck", str(seat)), words("%(name)s's deck", name=scene.names[seat])) for seat in order]
    return out


def drawing(scene: Scene, what: tuple[str, ...]) -> Drawing | None:
    """See `View.drawing`: the arguments are "line" or "deck", and a seat."""
    words, s = scene.words, state(scene)
    if what not in {args for args, _ in drawings(scene)}:
        return None
    seat = int(what[1])
    p = s.players[seat]
    if what[0] == "line":
        bare, n = _line(scene, seat), len(flow.ups(p))
        line = words.count("%(n)s card, %(money)s", "%(n)s cards, %(money)s", n, money=money(words, n))
    else:
        bare = _deck(scene, seat)
        line = words(
            "%(cards)s, %(awards)s",
            cards=cards(words, len(p.hand) + len(p.deck) + len(p.discard) + len(_laid(scene, seat))),
            awards=awards(words, p.awards),
        )
    sets = dict.fromkeys(s.sets)
    place = set_name(words, s.sets[0]) if len(sets) == 1 else words("Patrons of several cities")
    foot = words("%(game)s: %(text)s", game=words("Avant Carde"), text=f"{line} · {place}")
    return Drawing(bare.title, bare.about, *placards.mounted(bare.markup, bare.width, bare.height, bare.title, foot))


def outcome(scene: Scene) -> Outcome:
    """See `View.outcome`. It shows the winner's deck, because the lines have been picked up by then."""
    words, s = scene.words, state(scene)
    order = result.order(scene)
    rows = tuple((scene.names[seat], awards(words, s.players[seat].awards)) for seat in order)
    return Outcome(result.headline(scene)[0], rows, len(scoring.winners(s)), _deck(scene, order[0]), result.settled(scene))
