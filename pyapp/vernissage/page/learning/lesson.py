"""A first game: a match on a prepared deal, and the steps that lead through it.

Glossary: a *lesson* is what a game's own folder prepares; the *pupil* is the person, who sits first; a *guide* is a lesson as
it goes on at a table. A *step* says something and points at a part of the table, which it names by a region or an element's
id; it *asks* for answers if it has a judge, else people go on when they have read it.
What a view marks as *fine* (a class) is fine print, which a first game leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from ...table.game import CHANCE, Action, Decision, Game, IllegalAction, Seat, apply
from ...table.match import Match
from ..core.words import N_

PUPIL: Final[Seat] = 0
MARK: Final = "lesson-"
"""Begins the mark of a game that is a first one; the step that it is at follows."""
MOST: Final = 12
"""The most steps that a lesson has."""

Judge: TypeAlias = Callable[[Any, Decision, Action], str]
"""Why an answer, given in a state to a decision, is not the one that a step asks for (a phrase); empty if it is."""
Over: TypeAlias = Callable[[Any, Action], bool]
"""Whether a step is over in the state that an answer has led to."""


def at_once(_state: Any, _action: Action) -> bool:
    """The first answer ends the step."""
    return True


def by_verb(*verbs: str, why: str) -> Judge:
    """Takes every answer of these verbs."""
    return lambda _state, _decision, action: "" if action.verb in verbs else why


def by_answer(*actions: Action, why: str) -> Judge:
    """Takes these answers alone."""
    return lambda _state, _decision, action: "" if action in actions else why


class Step(NamedTuple):
    """One step of a lesson. Title and text are phrases for the catalogue."""

    title: str
    text: str
    at: tuple[str, ...]
    """What it points at: the first of these parts that is on the table. `own` is a region, `hang` an element's id, `own:lot 1`
    whatever in a region has this `data-act`, more arguments or not.
    """
    judge: Judge | None = None
    over: Over = at_once


class Place(NamedTuple):
    """A part of the table: its region, and the id of an element in it; an empty id is the whole region. With an `act` it is
    every element of the region whose press begins so, and the id is the first one's.
    """

    region: str
    id: str
    act: str = ""


class Lesson(NamedTuple):
    """A first game, as a game's own folder prepares it."""

    seats: int
    settings: Mapping[str, int]
    seed: int
    rival: str
    """What the bot that sits beside the pupil is called: a name, no word."""
    opening: tuple[Action, ...]
    """What everybody has answered before the lesson begins."""
    others: tuple[Action, ...]
    """What the others answer then, in order; after these, the first option there is."""
    steps: tuple[Step, ...]
    learnt: tuple[str, ...]
    """What the pupil knows at the end: phrases."""

    def match(self, game: Game[Any]) -> Match[Any]:
        """The match with which the lesson begins."""
        return Match.replay(game, self.seats, self.settings, self.seed, self.opening)


ELSE: Final = N_("That is a move too, but not this lesson's. Look for the lit one.")
"""What is said of an answer that nobody thought of."""


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
        self.place = Place("", "")
        """What is pointed at."""

    @property
    def step(self) -> Step:
        """The present step, at the end the last one."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def done(self) -> bool:
        """Whether every step has been gone through."""
        return self.at >= len(self.lesson.steps)

    @property
    def reading(self) -> bool:
        """Whether the present step asks for no answer: people go on when they have read it."""
        return self.done or self.step.judge is None

    @property
    def mark(self) -> str:
        """The mark under which the present step is kept."""
        return f"{MARK}{self.at}"

    def go_on(self) -> None:
        """To the next step."""
        self.at, self.why = self.at + 1, ""

    def refusal(self, match: Match[Any], actions: Sequence[Action]) -> str:
        """Why these answers of the pupil's are not what the step asks for (a phrase); empty if they are. What the rules do
        not allow is left to the match to refuse.
        """
        if self.reading or self.step.judge is None:
            return N_("Read on first: press Next.")
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
        """The pupil has answered: the step may be over."""
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
        """What whoever else is asked answers. Raises ValueError if nobody else is."""
        d = match.decision
        if d is None or d.seat == PUPIL:
            raise ValueError("nobody else is asked")
        answered = [t.decision.seat for t in match.turns if t.decision.seat != CHANCE][len(self.lesson.opening) :]
        said = sum(seat != PUPIL for seat in answered)
        options = match.game.options(match.state, d)
        prepared = self.lesson.others[said : said + 1]
        return prepared[0] if prepared and prepared[0] in options else options[0]


def taken_up(lesson: Lesson, match: Match[Any], marks: Sequence[str]) -> Guide | None:
    """The guide of a kept game; None if it is no first game, or not this lesson's any more."""
    at = next((m.removeprefix(MARK) for m in marks if m.startswith(MARK)), "")
    first = lesson.match(match.game)
    same = (match.seed, match.seats, dict(match.options)) == (first.seed, first.seats, dict(first.options))
    if not (at.isdecimal() and same and match.answers[: len(lesson.opening)] == list(lesson.opening)):
        return None
    return Guide(lesson, int(at))


def is_first(marks: Sequence[str]) -> bool:
    """Whether a game's marks say that it is a first one."""
    return any(m.startswith(MARK) for m in marks)
