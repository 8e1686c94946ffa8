"""The puzzles of Avant Carde on its own line: the board, and the reasons for an answer's worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....page.core.buttons import button
from ....page.core.markup import Content, el
from ....page.core.messages import Effect, Focus, KeyDown, Pointed, Pressed
from ....page.core.words import N_
from ....page.past.told import about
from ....page.puzzles.offer import SEAT, PuzzleTable, Sight, TableBoard, Told
from ....page.view.reasons import Reason
from ....puzzles.puzzle import Answer, Puzzle
from ....table.game import Action, Decision, Event
from ..rules import GAME
from ..rules.decisions import AskPlay
from ..rules.events import LineShown, Money
from ..rules.state import PLAY
from .puzzles import PUZZLES


class LineBoard(TableBoard):
    """Avant Carde: a line is played from the hand; the last step can be taken back."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        self.done: list[int] = []
        self.states = [PUZZLES.state(puzzle.position)]

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `TableBoard.position`."""
        s = self.states[-1]
        if s.part != PLAY:
            return s, None, ()
        return s, AskPlay(SEAT), PUZZLES.options(s)

    def take(self, actions: Sequence[Action]) -> None:
        """See `TableBoard.take`."""
        for a in actions:
            s = self.states[-1]
            there = list(PUZZLES.options(s)) if s.part == PLAY else []
            if a not in there:
                return
            self.done.append(there.index(a))
            self.states.append(PUZZLES.step(s, a))

    def handled(self, sight: Sight, message: Pressed | KeyDown | Pointed) -> list[Effect] | None:
        """See `Board.handled`: `back` takes the last step back."""
        back = (isinstance(message, Pressed) and message.verb == "back") or (
            isinstance(message, KeyDown) and message.key in ("u", "U")
        )
        if back:
            if not self.done:
                return None
            self.done.pop()
            self.states.pop()
            self.ui = None
            return [Focus("puzzle-back" if self.done else "title")]
        return super().handled(sight, message)

    def regions(self, sight: Sight) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(sight)
        if self.ui is None:
            self.ui = sight.view.ui(scene, None)
        drawn = sight.view.render(scene, self.ui)
        out: dict[str, Content] = {"own": drawn["own"], "hand": drawn.get("hand", el("div"))}
        if self.done:
            out["aside"] = button(sight.look.words("Take back"), "room back", sign="undo", id="puzzle-back")
        if scene.decision is not None:
            out["decision"] = drawn["decision"]
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
            self.states.append(PUZZLES.step(self.states[-1], PUZZLES.options(self.states[-1])[n]))
            self.done.append(n)

    def told(self, sight: Sight, answer: Answer) -> list[Told]:
        """See `Board.told`."""
        s, events = PUZZLES.state(self.puzzle.position), list[Event]()
        for n in answer:
            a, after = PUZZLES.options(s)[n], s.copy()
            events.clear()
            GAME.advance(after, a, events.append)
            s = after
        if s.part == PLAY:
            raise ValueError("this line is not done")
        self.lay(answer)
        scene, view = self.scene(sight), sight.view
        reasons = [Reason(view.told(e, scene), e.dollars, scored=True) for e in about(events, Money, SEAT)]
        return [Told(" ".join(view.told(e, scene) for e in about(events, LineShown, SEAT)), reasons)]


TABLE: Final = PuzzleTable(
    LineBoard,
    N_("The first card lies there. Lay the line that makes the most money."),
    N_("Each card face up is a dollar, and powers may bring more. Nothing is drawn, and somebody else has the most 2s."),
    N_("Press a card of your hand to add it to the line."),
    amount=lambda _words, n: f"${n}",
)
