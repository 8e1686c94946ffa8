"""A guide: a lesson (see `view.lesson`) as it goes on at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...table.game import CHANCE, Action, IllegalAction, apply
from ...table.match import Match
from ..core.words import N_
from ..view.lesson import PUPIL, Lesson, LessonStep, Target

MARK: Final = "lesson-"
"""The mark of a first game begins with this; the number of its present step follows."""


class Guide:
    """A lesson as it goes on at a table."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.at = min(max(at, 0), len(lesson.steps))
        """The present step; one more than the last once the lesson is over."""
        self.why = ""
        """Why the last answer was not the one that is asked for: a phrase; empty if nothing was refused."""
        self.told = -1
        """The step that was announced last."""
        self.target = Target("", "")
        """The element that the step points at."""

    @property
    def step(self) -> LessonStep:
        """The present step, at the end the last one."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def done(self) -> bool:
        """Whether every step has been gone through."""
        return self.at >= len(self.lesson.steps)

    @property
    def reading(self) -> bool:
        """Whether the present step is only to be read and asks for no answer."""
        return self.done or self.step.judge is None

    @property
    def mark(self) -> str:
        """The mark under which the present step is kept."""
        return f"{MARK}{self.at}"

    def go_on(self) -> None:
        """Goes on to the next step."""
        self.at, self.why = self.at + 1, ""

    def refusal(self, match: Match[Any], actions: Sequence[Action]) -> str:
        """Why these answers are not what the step asks for (a phrase); empty if they are, or against the rules."""
        if self.reading or self.step.judge is None:
            return N_("First read on: press Next.")
        state = match.state
        for action in actions:
            d = match.game.decision(state)
            if d is None or d.seat != PUPIL:
                return ""
            why = self.step.judge(state, d, action)
            if why:
                return why
            try:
                state = apply(match.game, state, action)
            except IllegalAction:
                return ""
            if self.step.over(state, action):
                return ""
        return ""

    def answered(self, match: Match[Any]) -> None:
        """Notes that the pupil has answered, which may end the step."""
        self.why = ""
        last = next(t.action for t in reversed(match.turns) if t.decision.seat == PUPIL)
        if self.step.judge is not None and self.step.over(match.state, last):
            self.go_on()

    def shown(self, match: Match[Any]) -> Action | None:
        """An answer that the step asks for, one that ends it if there is one; None if nothing is asked of the pupil now."""
        d = match.decision
        if self.reading or d is None or d.seat != PUPIL:
            return None
        good = [a for a in match.game.options(match.state, d) if not self.refusal(match, (a,))]
        ending = (a for a in good if self.step.over(apply(match.game, match.state, a), a))
        return next(ending, good[0] if good else None)

    def others(self, match: Match[Any]) -> Action:
        """The prepared answer of the seat that is asked, if it is not the pupil's. Raises ValueError if the pupil is asked."""
        d = match.decision
        if d is None or d.seat == PUPIL:
            raise ValueError("nobody else is asked")
        answered = [t.decision.seat for t in match.turns if t.decision.seat != CHANCE][len(self.lesson.opening) :]
        said = sum(seat != PUPIL for seat in answered)
        options = match.game.options(match.state, d)
        prepared = self.lesson.others[said : said + 1]
        return prepared[0] if prepared and prepared[0] in options else options[0]


def taken_up(lesson: Lesson, match: Match[Any], marks: Sequence[str]) -> Guide | None:
    """The guide of a saved game; None if it is no first game, or does not follow this lesson any more."""
    at = next((m.removeprefix(MARK) for m in marks if m.startswith(MARK)), "")
    first = lesson.match(match.game)
    same = (match.seed, match.seats, dict(match.options)) == (first.seed, first.seats, dict(first.options))
    if not (at.isdecimal() and same and match.answers[: len(lesson.opening)] == list(lesson.opening)):
        return None
    return Guide(lesson, int(at))


def is_first(marks: Sequence[str]) -> bool:
    """Whether a game's marks say that it is a first one."""
    return any(m.startswith(MARK) for m in marks)
