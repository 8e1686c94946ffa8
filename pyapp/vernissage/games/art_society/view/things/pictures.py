"""Pictures of walls to save: one wall on a mount, without the marks and lights that help people to play."""

from __future__ import annotations

from .....art import placards
from .....art.papers import PAPERS, paper
from .....page.core.markup import Child, Content, Markup, el, join, written
from .....page.core.words import Words
from .....page.view.phrases import points, series
from .....page.view.scene import Drawing, Outcome, Scene
from .....table.game import Event, Seat
from ...rules import box, scoring
from ...rules.events import Exchanged, ToMuseum, Took, Turned
from ...rules.state import Player, is_painting
from ..names import piece_name
from ..signs import n
from ..ui import state
from . import result, wall
from .rivals import filled_spaces

UNIT = 44
"""The size of a space of the wall in the picture's units."""


def _works(words: Words, player: Player) -> str:
    """What hangs on a wall (plain text)."""
    titles = [piece_name(words, t.piece) for t in player.hung if is_painting(t.piece)]
    decor = len(player.hung) - len(titles)
    if decor:
        titles.append(words.count("%(n)s piece of decor", "%(n)s pieces of decor", decor))
    return series(words, titles)


def _about(scene: Scene, seat: Seat) -> str:
    words, player = scene.words, state(scene).players[seat]
    if not player.hung:
        return words("Nothing hangs here yet.")
    return words(
        "%(filled)s of %(all)s spaces are covered: %(works)s.",
        filled=filled_spaces(player),
        all=wall.WIDTH * wall.HEIGHT,
        works=_works(words, player),
    )


def _markup(player: Player, seat: Seat) -> str:
    """The wall with what hangs on it, under a picture rail."""
    w, h, name = wall.WIDTH * UNIT, wall.HEIGHT * UNIT, PAPERS[seat]
    pattern = f"keep-{name}"
    ground = el("rect", width=w, height=h, fill=f"url(#{pattern})")
    out: list[Child] = [el("defs", Markup(paper(name, UNIT, pattern))), ground]
    for one in player.hung:
        x, y, wide, tall = wall.box_of(one.piece, one.place, UNIT)
        shadow = el(
            "rect", x=n(x + UNIT * 0.05), y=n(y + UNIT * 0.1), width=n(wide - UNIT * 0.02), height=n(tall - UNIT * 0.03),
            fill="#261f16", fill_opacity=".3",
        )  # fmt: skip
        out += (shadow, wall.image(one, UNIT))
    return written(join(out))


def drawings(scene: Scene) -> list[tuple[tuple[str, ...], str]]:
    """See `View.drawings`: the walls of all players."""
    seats = len(scene.names)
    order = ((scene.seat + i) % seats for i in range(seats))
    return [(("wall", str(seat)), _title(scene, seat)) for seat in order]


def _title(scene: Scene, seat: Seat) -> str:
    return scene.words("%(name)s's wall", name=scene.names[seat])


def drawing(scene: Scene, what: tuple[str, ...]) -> Drawing | None:
    """See `View.drawing`: the arguments are "wall" and a seat."""
    words, s = scene.words, state(scene)
    seat = next((seat for seat in range(len(s.players)) if ("wall", str(seat)) == what), None)
    if seat is None:
        return None
    line = words("Art Society: %(points)s", points=points(words, scoring.scores(s)[seat]))
    if s.round and scene.decision is not None:
        line = words("Art Society, round %(n)s", n=s.round)
    title = _title(scene, seat)
    size = wall.WIDTH * UNIT, wall.HEIGHT * UNIT
    return Drawing(title, _about(scene, seat), *placards.mounted(_markup(s.players[seat], seat), *size, title, line))


def outcome(scene: Scene) -> Outcome:
    """See `View.outcome`."""
    words, s = scene.words, state(scene)
    totals, order = scoring.scores(s), result.by_rank(s)
    won = order[0]
    work = Drawing(_title(scene, won), _about(scene, won), _markup(s.players[won], won), wall.WIDTH * UNIT, wall.HEIGHT * UNIT)
    rows = tuple((scene.names[seat], points(words, totals[seat])) for seat in order)
    return Outcome(result.headline(scene)[0], rows, len(scoring.winners(s)), work, result.settled(scene))


def things(event: Event) -> list[Content]:
    """See `View.things`: the painting that was turned up, taken, exchanged, or went to the museum."""
    match event:
        case Turned() | Took() | ToMuseum():
            tile = event.tile
        case Exchanged():
            tile = event.got
        case _:
            return []
    p = box.PAINTINGS[tile]
    shown = el("image", href=wall.picture(tile), width=p.w * 10, height=p.h * 10)
    return [el("svg", shown, viewBox=f"0 0 {p.w * 10} {p.h * 10}")]
