"""What a game offers for its puzzles in the page: a board on parts of its own table. A board stores what lies there; the game's
view draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ...puzzles.puzzle import Answer, Puzzle
from ...table.game import Action, Decision, Game
from ..core.markup import Content, Node
from ..core.measure import TableLook
from ..core.messages import Effect, Focus, KeyDown, Pointed, Pressed, Say
from ..core.words import Words
from ..view.phrases import points
from ..view.reasons import Reason
from ..view.scene import Reply, Scene, View

SEAT: Final = 0


class Sight(NamedTuple):
    """How a board is seen."""

    game: Game[Any]
    view: View[Any]
    look: TableLook
    name: str
    """The reader's, if it is known."""


class Told(NamedTuple):
    """One part of an answer in a sentence, with its reasons."""

    move: str
    reasons: list[Reason]


class Board(Protocol):
    """A puzzle that people try out."""

    puzzle: Puzzle

    def regions(self, sight: Sight) -> dict[str, Content]:
        """What is shown, by the region of the table whose look it has."""
        ...

    def handled(self, sight: Sight, message: Pressed | KeyDown | Pointed) -> list[Effect] | None:
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

    def told(self, sight: Sight, answer: Answer) -> list[Told]:
        """The parts of a whole answer."""
        ...


class TableBoard:
    """A board that uses a game's view."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.ui: Any = None

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """The state, the decision, and its options."""
        raise NotImplementedError

    def take(self, actions: Sequence[Action]) -> None:
        """Applies answers."""
        raise NotImplementedError

    def scene(self, sight: Sight) -> Scene:
        """The scene that the view draws."""
        s, d, options = self.position()
        game, look, n = sight.game, sight.look, len(s.players)
        names = (sight.name or look.words("You"), *[""] * (n - 1))
        return Scene(
            game, s, SEAT, d, options, names, (False,) * n, game.defaults, (), look.words, look.compact, min(look.unit, 56)
        )

    def handled(self, sight: Sight, message: Pressed | KeyDown | Pointed) -> list[Effect] | None:
        """See `Board.handled`."""
        scene = self.scene(sight)
        if self.ui is None:
            self.ui = sight.view.ui(scene, None)
        match message:
            case Pressed():
                reply: Reply | None = sight.view.press(scene, self.ui, message.verb, message.args)
            case KeyDown() if message.control and message.key in ("Enter", " "):
                return None
            case KeyDown():
                reply = sight.view.keyed(scene, self.ui, message.key, "own")
            case Pointed():
                reply = sight.view.pointed(scene, self.ui, message.phase, message.act, message.x, message.y)
        if reply is None or (reply.ui == self.ui and reply.ui is self.ui and not reply.answers and not reply.say):
            return None
        self.ui = reply.ui
        if reply.answers:
            self.take(reply.answers)
            self.ui = sight.view.ui(self.scene(sight), None)
        said: list[Effect] = [Say(reply.say)] if reply.say else []
        return [*said, *([Focus(reply.focus)] if reply.focus and not reply.answers else [])]


class PuzzleTable(NamedTuple):
    """How a game's puzzles are shown."""

    board: Callable[[Puzzle], Board]
    task: str
    """What is asked (a phrase)."""
    about: str
    """What counts (a phrase)."""
    how: str
    """How an answer is laid (a phrase)."""
    waits: str = ""
    """What the press that checks an answer says until one lies there (a phrase); empty where a decision has its own presses."""
    left: tuple[str, ...] = ("own", "hand")
    """The regions in the wide column."""
    amount: Callable[[Words, int], str] = points
    """An answer's worth in words."""
    given: Callable[[Words, Puzzle], Node] | None = None
    """What else is given, beside the board."""
