"""The boards: puzzles of each game on parts of its own table. A board stores what lies there; the game's view draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ...games.art_society import hanging
from ...games.art_society.decisions import AskPlace, Hang
from ...games.art_society.state import TOOK, Hung
from ...games.avant_carde.decisions import AskPlay
from ...games.avant_carde.state import PLAY
from ...games.canvas.decisions import AskTurn
from ...puzzles.art_society import ART_SOCIETY, TILES
from ...puzzles.avant_carde import AVANT_CARDE
from ...puzzles.canvas import CANVAS
from ...puzzles.puzzle import Answer, Puzzle
from ...table.game import Action, Decision
from ...table.grid import listed
from ..app import App
from ..core.markup import Content, Node, el
from ..core.messages import Act, Effect, Focus, Keyed, Pointed, Say
from ..games.art_society.names import framed, size_name, title
from ..games.canvas.things import scorecards
from ..games.canvas.ui import Ui as CanvasUi
from ..view.acts import button
from ..view.scene import Reply, Scene, View

SEAT = 0
NOWHERE = -1
"""The place of a painting that does not hang."""


class Board(Protocol):
    """A puzzle that people try out."""

    puzzle: Puzzle

    def regions(self, app: App) -> dict[str, Content]:
        """What is shown, by the region of the table whose look it has."""
        ...

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """Handles a press, a key or a drag; None if it does nothing here."""
        ...

    @property
    def answer(self) -> Answer | None:
        """The answer that lies on the board; None if it is incomplete."""
        ...

    @property
    def laid(self) -> Answer:
        """What lies on the board: the answer, or a part of one."""
        ...

    def lay(self, laid: Answer) -> None:
        """Lays an answer on the board, or a part of one."""
        ...


class _Table:
    """A board that uses a game's view."""

    def __init__(self, app: App, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.view: View[Any] = app.views[puzzle.game]
        self.ui: Any = None

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """The state, the decision, and its options."""
        raise NotImplementedError

    def take(self, app: App, actions: Sequence[Action]) -> None:
        """Applies answers."""
        raise NotImplementedError

    def scene(self, app: App) -> Scene:
        """The scene that the view draws."""
        s, d, options = self.position()
        game, look, n = app.games[self.puzzle.game], app.look, len(s.players)
        names = (app.likes.name or app.words("You"), *[""] * (n - 1))
        return Scene(
            game, s, SEAT, d, options, names, (False,) * n, game.defaults, (), look.words, look.compact, min(look.unit, 56)
        )

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """See `Board.handled`."""
        scene = self.scene(app)
        if self.ui is None:
            self.ui = self.view.ui(scene, None)
        match message:
            case Act():
                reply: Reply | None = self.view.press(scene, self.ui, message.verb, message.args)
            case Keyed() if message.control and message.key in ("Enter", " "):
                return None
            case Keyed():
                reply = self.view.keyed(scene, self.ui, message.key, "own")
            case Pointed():
                reply = self.view.pointed(scene, self.ui, message.phase, message.act, message.x, message.y)
        if reply is None or (reply.ui == self.ui and reply.ui is self.ui and not reply.answers and not reply.say):
            return None
        self.ui = reply.ui
        if reply.answers:
            self.take(app, reply.answers)
            self.ui = self.view.ui(self.scene(app), None)
        said: list[Effect] = [Say(reply.say, reply.urgent)] if reply.say else []
        return [*said, *([Focus(reply.focus)] if reply.focus and not reply.answers else [])]


class WallBoard(_Table):
    """Art Society: three paintings that can be hung in any order, and taken down again."""

    def __init__(self, app: App, puzzle: Puzzle) -> None:
        super().__init__(app, puzzle)
        self.hung: dict[int, int] = {}
        """The place of each painting that hangs, by its index."""
        self.at = 0
        """The index of the held painting."""

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `_Table.position`."""
        tiles = self.puzzle.position.tiles
        s = ART_SOCIETY.state(self.puzzle.position, [Hung(tiles[i], place) for i, place in self.hung.items()])
        if self.at in self.hung:
            return s, None, ()
        d = AskPlace(SEAT, tiles[self.at], TOOK)
        s.agenda = (d,)
        return s, d, [Hang(at) for at in listed(hanging.places(s.players[SEAT].taken, d.tile))]

    def take(self, app: App, actions: Sequence[Action]) -> None:
        """See `_Table.take`."""
        for a in actions:
            if isinstance(a, Hang):
                self.hung[self.at] = a.at
        self.take_next()

    def take_next(self) -> None:
        """Holds the first painting that does not hang."""
        self.at = next((i for i in range(TILES) if i not in self.hung), self.at)

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """See `Board.handled`. `tile N` takes up a painting, from the wall if it hangs there."""
        if isinstance(message, Act) and message.verb == "tile":
            n = next((i for i in range(TILES) if message.args == (str(i),)), None)
            if n is None:
                return None
            self.hung.pop(n, None)
            # A painting that only touched this one cannot stay.
            while (loose := self._loose()) is not None:
                del self.hung[loose]
            self.at, self.ui = n, None
            return [Focus(f"tile-{n}")]
        return super().handled(app, message)

    def _loose(self) -> int | None:
        """A hung painting that touches nothing any more (AS-4.3); None if there is none."""
        position, tiles = self.puzzle.position, self.puzzle.position.tiles
        left, held = dict(self.hung), list[Hung]()
        while left:
            taken = ART_SOCIETY.player(position, held).taken
            fits = next((i for i, place in left.items() if hanging.places(taken, tiles[i]) >> place & 1), None)
            if fits is None:
                return next(iter(left))
            held.append(Hung(tiles[fits], left.pop(fits)))
        return None

    def regions(self, app: App) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(app)
        if self.ui is None:
            self.ui = self.view.ui(scene, None)
        drawn = self.view.render(scene, self.ui)
        out: dict[str, Content] = {"own": drawn["own"], "hand": self._tiles(app)}
        if scene.decision is not None and scene.options:
            out["decision"] = drawn["decision"]
        elif scene.decision is not None:
            text = app.words("It has no place left: press another painting to take that down.")
            out["decision"] = el("p", text, cls="decide why")
        return out

    def _tiles(self, app: App) -> Node:
        words, rows = app.words, []
        for i, tile in enumerate(self.puzzle.position.tiles):
            w, h = ART_SOCIETY.size(tile)
            told = words("%(what)s, %(size)s", what=framed(words, tile), size=size_name(words, w, h))
            state = words("hangs: press to take it down") if i in self.hung else ""
            rows.append(
                el(
                    "button",
                    el("b", title(words, tile)),
                    el("span", told),
                    el("span", state, cls="hint") if state else "",
                    type="button",
                    cls="btn pz-tile",
                    id=f"tile-{i}",
                    data_act=f"tile {i}",
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


class PileBoard(_Table):
    """Canvas: cards are laid on the easel. It does not tell what their orders earn, because that is the puzzle."""

    VERBS = ("lay", "place", "background", "light")

    def __init__(self, app: App, puzzle: Puzzle) -> None:
        super().__init__(app, puzzle)
        self.ui = CanvasUi(background=2, fresh=False)

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `_Table.position`."""
        s, d = CANVAS.state(self.puzzle.position), AskTurn(SEAT)
        return s, d, ()

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """See `Board.handled`."""
        if isinstance(message, Act) and message.verb not in self.VERBS:
            return None
        if isinstance(message, Keyed) and (message.key in ("n", "p", "N", "P", "c", "C", "b", "B")):
            return None
        effects = super().handled(app, message)
        if effects is None:
            return None
        # The table tells what a pile would earn; here it tells only which cards lie there.
        return [e for e in effects if not isinstance(e, Say)]

    def regions(self, app: App) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(app)
        hidden = CanvasUi(lit=self.ui.lit)  # as if the easel were empty
        drawn = self.view.render(scene, self.ui)
        return {"own": drawn["own"], "hand": drawn["hand"], "shared": scorecards.shared(scene, hidden)}

    @property
    def answer(self) -> Answer | None:
        """See `Board.answer`."""
        return self.laid if len(self.laid) == 3 else None

    @property
    def laid(self) -> Answer:
        """See `Board.laid`."""
        return tuple(self.ui.pile)

    def lay(self, laid: Answer) -> None:
        """See `Board.lay`."""
        self.ui = CanvasUi(pile=laid, background=2, fresh=False)


class LineBoard(_Table):
    """Avant Carde: a line is played from the hand; the last step can be taken back."""

    def __init__(self, app: App, puzzle: Puzzle) -> None:
        super().__init__(app, puzzle)
        self.done: list[int] = []
        self.states = [AVANT_CARDE.state(puzzle.position)]

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `_Table.position`."""
        s = self.states[-1]
        if s.part != PLAY:
            return s, None, ()
        return s, AskPlay(SEAT), AVANT_CARDE.options(s)

    def take(self, app: App, actions: Sequence[Action]) -> None:
        """See `_Table.take`."""
        for a in actions:
            s = self.states[-1]
            there = list(AVANT_CARDE.options(s)) if s.part == PLAY else []
            if a not in there:
                return
            self.done.append(there.index(a))
            self.states.append(AVANT_CARDE.step(s, a))

    def handled(self, app: App, message: Act | Keyed | Pointed) -> list[Effect] | None:
        """See `Board.handled`: `back` takes the last step back."""
        back = (isinstance(message, Act) and message.verb == "back") or (
            isinstance(message, Keyed) and message.key in ("u", "U")
        )
        if back:
            if not self.done:
                return None
            self.done.pop()
            self.states.pop()
            self.ui = None
            return [Focus("puzzle-back" if self.done else "title")]
        return super().handled(app, message)

    def regions(self, app: App) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(app)
        if self.ui is None:
            self.ui = self.view.ui(scene, None)
        drawn = self.view.render(scene, self.ui)
        out: dict[str, Content] = {"own": drawn["own"], "hand": drawn.get("hand", el("div"))}
        if scene.decision is not None:
            out["decision"] = drawn["decision"]
        if self.done:
            out["aside"] = button(app.words("Take back"), "back", sign="undo", ident="puzzle-back")
        return out

    @property
    def answer(self) -> Answer | None:
        """See `Board.answer`."""
        return self.laid if self.states[-1].part != PLAY else None

    @property
    def laid(self) -> Answer:
        """See `Board.laid`."""
        return tuple(self.done)

    def lay(self, laid: Answer) -> None:
        """See `Board.lay`."""
        self.done, self.states, self.ui = [], self.states[:1], None
        for n in laid:
            self.states.append(AVANT_CARDE.step(self.states[-1], AVANT_CARDE.options(self.states[-1])[n]))
            self.done.append(n)


def board(app: App, puzzle: Puzzle) -> Board:
    """The board of a puzzle."""
    kinds: dict[str, type[WallBoard | PileBoard | LineBoard]] = {
        "art-society": WallBoard,
        "canvas": PileBoard,
        "avant-carde": LineBoard,
    }
    return kinds[puzzle.game](app, puzzle)
