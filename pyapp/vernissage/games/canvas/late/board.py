"""The puzzles of Canvas on its own easel: the board, and the reasons for an answer's worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....page.core.markup import Content
from ....page.core.messages import Effect, KeyDown, Pointed, Pressed, Say
from ....page.core.words import N_
from ....page.puzzles.offer import SEAT, PuzzleTable, Sight, TableBoard, Told
from ....puzzles.puzzle import Answer, Puzzle
from ....table.game import Action, Decision
from ..rules import box, reading
from ..rules.decisions import AskTurn, Paint
from ..view.advice import COUNSEL
from ..view.things import scorecards
from ..view.ui import Ui
from .puzzles import PUZZLES


class PileBoard(TableBoard):
    """Canvas: cards are laid on the easel. It does not tell what their orders earn, because that is the puzzle."""

    VERBS = ("lay", "place", "background", "light")

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        self.ui = Ui(background=2, fresh=False)

    def position(self) -> tuple[Any, Decision | None, Sequence[Action]]:
        """See `TableBoard.position`."""
        s, d = PUZZLES.state(self.puzzle.position), AskTurn(SEAT)
        return s, d, ()

    def handled(self, sight: Sight, message: Pressed | KeyDown | Pointed) -> list[Effect] | None:
        """See `Board.handled`."""
        if isinstance(message, Pressed) and message.verb not in self.VERBS:
            return None
        if isinstance(message, KeyDown) and (message.key in ("n", "p", "N", "P", "c", "C", "b", "B")):
            return None
        effects = super().handled(sight, message)
        if effects is None:
            return None
        # The table tells what a pile would earn; here it tells only which cards lie there.
        return [e for e in effects if not isinstance(e, Say)]

    def regions(self, sight: Sight) -> dict[str, Content]:
        """See `Board.regions`."""
        scene = self.scene(sight)
        hidden = Ui(lit=self.ui.lit)  # as if the easel were empty
        drawn = sight.view.render(scene, self.ui)
        return {"own": drawn["own"], "hand": drawn["hand"], "shared": scorecards.shared(scene, hidden, signs=True)}

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
        self.ui = Ui(pile=laid, background=2, fresh=False)

    def told(self, sight: Sight, answer: Answer) -> list[Told]:
        """See `Board.told`."""
        position = self.puzzle.position
        made = reading.preview(PUZZLES.state(position), SEAT, *answer)
        terms = []
        for held, r in zip(position.held, made.readings, strict=True):
            if r.taken:
                points = box.POINTS[r.condition]
                terms.append(Term("ribbons", points[held + r.taken] - points[held], (r.condition, r.taken), scored=True))
        if made.bonus:
            terms.append(Term("bonus", made.bonus, (made.bonus // box.BONUS_POINTS[box.RULEBOOK],), scored=True))
        bottom, middle, top = answer
        scene, one = self.scene(sight), Weighed(Paint(bottom, middle, top, 2), made.points, tuple(terms))
        return [Told(COUNSEL.move(scene, one), COUNSEL.reasons(scene, one))]


TABLE: Final = PuzzleTable(
    PileBoard,
    N_("Lay three of the five cards: make the most of this last painting."),
    N_("You have the coloured ribbons. New ones score; a bonus scores a point per icon of its element."),
    N_("Press a card to lay it on the canvas, or to take it back."),
    N_("Lay three cards"),
)
