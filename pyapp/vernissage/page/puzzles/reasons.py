"""The reasons for an answer's worth, in the words of the hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Final, NamedTuple

from ...bots.bot import Term, Weighed
from ...games.art_society import box as as_box
from ...games.art_society import hanging, scoring
from ...games.art_society.decisions import AskPlace, Hang
from ...games.art_society.state import TOOK, Hung, masks, size
from ...games.avant_carde.state import PLAY
from ...games.canvas import box as cv_box
from ...games.canvas import reading
from ...games.canvas.decisions import Paint
from ...puzzles.art_society import ART_SOCIETY, TILES
from ...puzzles.avant_carde import AVANT_CARDE, GAME
from ...puzzles.canvas import CANVAS
from ...puzzles.puzzle import Answer, Puzzle
from ...table.game import Event
from ..app import App
from ..games.counsels import COUNSEL
from ..view.reasons import Reason
from .boards import SEAT, LineBoard, PileBoard, WallBoard, board


class Told(NamedTuple):
    """One part of an answer in a sentence, with its reasons."""

    move: str
    reasons: list[Reason]


def told(app: App, puzzle: Puzzle, answer: Answer) -> list[Told]:
    """The parts of an answer."""
    return _TOLD[puzzle.game](app, puzzle, answer)


def _walls(app: App, puzzle: Puzzle, answer: Answer) -> list[Told]:
    position, counsel, out = puzzle.position, COUNSEL["art-society"], []
    shown = board(app, puzzle)
    if not isinstance(shown, WallBoard):
        raise TypeError("this is no wall")
    for i in _order(puzzle, answer):
        shown.at = i
        scene = shown.scene(app)
        before = [Hung(position.tiles[k], place) for k, place in shown.hung.items()]
        now = Hung(position.tiles[i], answer[i])
        terms = tuple(_hanging(puzzle, before, now))
        one = Weighed(Hang(answer[i]), sum(t.points for t in terms), terms)
        d = AskPlace(SEAT, now.piece, TOOK)
        if scene.decision != d:
            raise ValueError("this painting hangs already")
        out.append(Told(counsel.move(scene, one), counsel.reasons(scene, one)))
        shown.hung[i] = answer[i]
    return out


def _order(puzzle: Puzzle, answer: Answer) -> tuple[int, ...]:
    """An order in which the paintings can be hung; the order of their names, if that is possible."""
    tiles = puzzle.position.tiles
    for order in permutations(range(TILES)):
        done: list[Hung] = []
        for i in order:
            taken = ART_SOCIETY.player(puzzle.position, done).taken
            if not hanging.places(taken, tiles[i]) >> answer[i] & 1:
                break
            done.append(Hung(tiles[i], answer[i]))
        if len(done) == TILES:
            return order
    raise ValueError("these paintings cannot be hung so")


def _hanging(puzzle: Puzzle, before: list[Hung], now: Hung) -> list[Term]:
    """How hanging one painting changes the score sheet (see `bots.art_society.terms`)."""
    position, kind = puzzle.position, as_box.PAINTINGS[now.piece].type
    players = [ART_SOCIETY.player(position, some) for some in (before, [*before, now])]
    then = [scoring.wall_sheet(p, position.ranked, position.worth) for p in players]
    worth = position.worth[kind]
    fouled = len(then[1].in_faux_pas) - len(then[0].in_faux_pas)
    out = []
    if len(players[1].hung) - 1 in then[1].in_faux_pas:
        out.append(Term("faux_pas", -(fouled - 1) * worth, (kind, fouled - 1), scored=True))
    else:
        out.append(Term("prestige", worth, (kind,), scored=True))
    if then[1].eyeline != then[0].eyeline:
        out.append(Term("eyeline", then[1].eyeline - then[0].eyeline, (kind,), scored=True))
    corners = masks(*size(now.piece))[now.place]
    covered = sum(1 for c in as_box.CORNERS if corners >> c & 1)
    if covered:
        out.append(Term("corners", -as_box.CORNER_POINTS * covered, (covered,), scored=True))
    if then[1].full:
        out.append(Term("full", then[1].full, scored=True))
    k = hanging.matches(players[0], now.piece, now.place)
    if k:
        out.append(Term("frames", k, (as_box.PAINTINGS[now.piece].frame, k), scored=True))
    return out


def _piles(app: App, puzzle: Puzzle, answer: Answer) -> list[Told]:
    position, shown = puzzle.position, board(app, puzzle)
    if not isinstance(shown, PileBoard):
        raise TypeError("this is no easel")
    scene = shown.scene(app)
    made = reading.preview(CANVAS.state(position), SEAT, *answer)
    terms = []
    for held, r in zip(position.held, made.readings, strict=True):
        if r.taken:
            points = cv_box.POINTS[r.condition]
            won = points[held + r.taken] - points[held]
            terms.append(Term("ribbons", won, (r.condition, r.taken), scored=True))
    if made.bonus:
        icons = made.bonus // cv_box.BONUS_POINTS[cv_box.RULEBOOK]
        terms.append(Term("bonus", made.bonus, (icons,), scored=True))
    bottom, middle, top = answer
    one = Weighed(Paint(bottom, middle, top, 2), made.points, tuple(terms))
    counsel = COUNSEL["canvas"]
    return [Told(counsel.move(scene, one), counsel.reasons(scene, one))]


def _lines(app: App, puzzle: Puzzle, answer: Answer) -> list[Told]:
    shown = board(app, puzzle)
    if not isinstance(shown, LineBoard):
        raise TypeError("this is no line")
    s, events = AVANT_CARDE.state(puzzle.position), list[Event]()
    for n in answer:
        a, after = AVANT_CARDE.options(s)[n], s.copy()
        events.clear()
        GAME.advance(after, a, events.append)
        s = after
    if s.part == PLAY:
        raise ValueError("this line is not done")
    shown.lay(answer)
    scene, view = shown.scene(app), app.views[puzzle.game]
    line = [e for e in events if e.kind == "line" and e.args[:1] == (SEAT,)]
    money = [e for e in events if e.kind == "money" and e.args[:1] == (SEAT,)]
    reasons = [Reason(view.told(e, scene), dollars, scored=True) for e in money for _, dollars, *_ in (e.args,)]
    return [Told(" ".join(view.told(e, scene) for e in line), reasons)]


_TOLD: Final[Mapping[str, Callable[[App, Puzzle, Answer], list[Told]]]] = {
    "art-society": _walls,
    "canvas": _piles,
    "avant-carde": _lines,
}
