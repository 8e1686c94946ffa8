"""The puzzles of Art Society on its own wall: the board, and the reasons for an answer's worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....page.core.markup import Content, Node, el, join
from ....page.core.messages import Effect, Focus, KeyDown, Pointed, Pressed
from ....page.core.words import N_, Words
from ....page.puzzles.offer import SEAT, PuzzleTable, Sight, TableBoard, Told
from ....page.view.scene import Scene
from ....puzzles.puzzle import Answer, Puzzle
from ....table.game import Action, Decision
from ....table.grid import listed
from ..rules import box, hanging, scoring
from ..rules.decisions import AskPlace, Hang
from ..rules.state import TOOK, Placed, masks, size
from ..view.advice import COUNSEL
from ..view.names import framed, size_name, title, type_name
from ..view.signs import mark
from ..view.things.wall import picture
from ..view.ui import FRAME
from .puzzles import PUZZLES, TILES

NOWHERE: Final = -1
"""The place of a painting that does not hang."""


class WallBoard(TableBoard):
    """Art Society: three paintings that can be hung in any order, and taken down again."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        self.hung: dict[int, int] = {}
        """The place of each painting that hangs, by its index."""
        self.at = 0
        """The index of the held painting."""

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `TableBoard.position`."""
        tiles = self.puzzle.position.tiles
        s = PUZZLES.state(self.puzzle.position, [Placed(tiles[i], place) for i, place in self.hung.items()])
        if self.at in self.hung:
            return s, None, ()
        d = AskPlace(SEAT, tiles[self.at], TOOK)
        s.agenda = (d,)
        return s, d, [Hang(at) for at in listed(hanging.places(s.players[SEAT].taken, d.tile))]

    def scene(self, sight: Sight) -> Scene:
        """See `TableBoard.scene`. A frame that matches counts as the point of the decor that it would bring."""
        return replace(super().scene(sight), settings={**sight.game.defaults, FRAME: 1})

    def take(self, actions: Sequence[Action]) -> None:
        """See `TableBoard.take`."""
        for a in actions:
            if isinstance(a, Hang):
                self.hung[self.at] = a.at
        self.take_next()

    def take_next(self) -> None:
        """Holds the first painting that does not hang."""
        self.at = next((i for i in range(TILES) if i not in self.hung), self.at)

    def handled(self, sight: Sight, message: Pressed | KeyDown | Pointed) -> list[Effect] | None:
        """See `Board.handled`. `tile N` takes up a painting, from the wall if it hangs there."""
        if isinstance(message, Pressed) and message.verb == "tile":
            n = next((i for i in range(TILES) if message.args == (str(i),)), None)
            if n is None:
                return None
            self.hung.pop(n, None)
            # A painting that only touched this one cannot stay.
            while (loose := self._loose()) is not None:
                del self.hung[loose]
            self.at, self.ui = n, None
            return [Focus(f"tile-{n}")]
        return super().handled(sight, message)

    def _loose(self) -> int | None:
        """A hung painting that touches nothing any more (AS-4.3); None if there is none."""
        position, tiles = self.puzzle.position, self.puzzle.position.tiles
        left, held = dict(self.hung), list[Placed]()
        while left:
            taken = PUZZLES.player(position, held).taken
            fits = next((i for i, place in left.items() if hanging.places(taken, tiles[i]) >> place & 1), None)
            if fits is None:
                return next(iter(left))
            held.append(Placed(tiles[fits], left.pop(fits)))
        return None

    def regions(self, sight: Sight) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(sight)
        if self.ui is None:
            self.ui = sight.view.ui(scene, None)
        drawn = sight.view.render(scene, self.ui)
        out: dict[str, Content] = {"own": drawn["own"], "hand": self._tiles(sight)}
        if scene.decision is not None and scene.options:
            out["decision"] = drawn["decision"]
        elif scene.decision is not None:
            text = sight.look.words("No place is left for it: take another painting down first.")
            out["decision"] = el("p", text, cls="decide why")
        return out

    def _tiles(self, sight: Sight) -> Node:
        words, rows = sight.look.words, []
        for i, tile in enumerate(self.puzzle.position.tiles):
            w, h = PUZZLES.size(tile)
            art = el("svg", el("image", href=picture(tile), width=w, height=h), viewBox=f"0 0 {w} {h}", aria_hidden="true")
            state = words("hangs: press to take it down") if i in self.hung else ""
            rows.append(
                el(
                    "button",
                    el("span", art, cls="pz-art"),
                    el("b", title(words, tile)),
                    el("span", framed(words, tile), cls="told"),
                    el("span", mark(words, box.PAINTINGS[tile].type), size_name(words, w, h), cls="size"),
                    el("span", state, cls="hint") if state else "",
                    type="button",
                    cls="btn pz-tile",
                    id=f"tile-{i}",
                    data_do=f"room tile {i}",
                    aria_pressed="true" if i == self.at and i not in self.hung else "false",
                )
            )
        return el("div", *rows, cls="pz-tiles")

    @property
    def answer(self) -> Answer | None:
        """See `Board.answer`."""
        return None if NOWHERE in self.laid else self.laid

    @property
    def laid(self) -> Answer:
        """See `Board.laid`."""
        return tuple(self.hung.get(i, NOWHERE) for i in range(TILES))

    def lay(self, laid: Answer) -> None:
        """See `Board.lay`."""
        self.hung, self.ui = {i: place for i, place in enumerate(laid) if place != NOWHERE}, None
        self.take_next()

    def told(self, sight: Sight, answer: Answer) -> list[Told]:
        """See `Board.told`."""
        position, out = self.puzzle.position, []
        for i in _order(self.puzzle, answer):
            self.at = i
            scene = self.scene(sight)
            before = [Placed(position.tiles[k], place) for k, place in self.hung.items()]
            now = Placed(position.tiles[i], answer[i])
            terms = tuple(_hanging(self.puzzle, before, now))
            one = Weighed(Hang(answer[i]), sum(t.points for t in terms), terms)
            if scene.decision != AskPlace(SEAT, now.piece, TOOK):
                raise ValueError("this painting hangs already")
            out.append(Told(COUNSEL.move(scene, one), COUNSEL.reasons(scene, one)))
            self.hung[i] = answer[i]
        return out


def _order(puzzle: Puzzle, answer: Answer) -> tuple[int, ...]:
    """An order in which the paintings can be hung; the order of their names, if that is possible."""
    tiles = puzzle.position.tiles
    for order in permutations(range(TILES)):
        done: list[Placed] = []
        for i in order:
            taken = PUZZLES.player(puzzle.position, done).taken
            if not hanging.places(taken, tiles[i]) >> answer[i] & 1:
                break
            done.append(Placed(tiles[i], answer[i]))
        if len(done) == TILES:
            return order
    raise ValueError("these paintings cannot be hung so")


def _hanging(puzzle: Puzzle, before: list[Placed], now: Placed) -> list[Term]:
    """How hanging one painting changes the score sheet (see `bots.terms`)."""
    position, kind = puzzle.position, box.PAINTINGS[now.piece].type
    players = [PUZZLES.player(position, some) for some in (before, [*before, now])]
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
    covered = sum(1 for c in box.CORNERS if corners >> c & 1)
    if covered:
        out.append(Term("corners", -box.CORNER_POINTS * covered, (covered,), scored=True))
    if then[1].full:
        out.append(Term("full", then[1].full, scored=True))
    k = hanging.matches(players[0], now.piece, now.place)
    if k:
        out.append(Term("frames", k, (box.PAINTINGS[now.piece].frame, k), scored=True))
    return out


def _given(words: Words, puzzle: Puzzle) -> Node:
    """What each type is worth."""
    worth, first = puzzle.position.worth, puzzle.position.ranked[0]
    order = sorted(range(len(worth)), key=lambda kind: -worth[kind])
    rows = (
        el("li", mark(words, kind), el("span", type_name(words, kind)), el("b", f"\N{MULTIPLICATION SIGN}{worth[kind]}"))
        for kind in order
    )
    band = words("In the eyeline %(type)s earns 3 more.", type=type_name(words, first))
    return join((el("ul", *rows, cls="pz-worths"), el("p", band, cls="hint")))


TABLE: Final = PuzzleTable(
    WallBoard,
    N_("Hang all three paintings for as many points as possible."),
    N_("As on the score sheet, plus one for each touching painting in the same frame."),
    N_("Press a lit place, or step through them all."),
    given=_given,
)
