"""What a lesson consists of: a match on a prepared deal, and the steps that lead through it.

Glossary: a *lesson* is a person's first game; the *pupil* is that person, who sits on the first seat. A *step* says something
and points at a part of the table, named by a region or by an element's id. A step with a judge *asks* for an answer; without
one, people press "on" when they have read it. A view marks fine print with the class *fine*; a lesson leaves that out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from ...table.game import Action, Decision, Game, Seat
from ...table.match import Match
from ..core.words import N_

PUPIL: Final[Seat] = 0

Judge: TypeAlias = Callable[[Any, Decision, Action], str]
"""Says in a phrase why an answer, given in a state to a decision, is not what the step asks for; empty if it is."""
Over: TypeAlias = Callable[[Any, Action], bool]
"""Whether a step is over, told by the state that an answer has led to."""


def at_once(_state: Any, _action: Action) -> bool:
    """The step is over after the first answer."""
    return True


def by_verb(*verbs: str, why: str) -> Judge:
    """A judge that accepts every answer with one of these verbs. `why` is its phrase for all others."""
    return lambda _state, _decision, action: "" if action.verb in verbs else why


def by_answer(*actions: Action, why: str) -> Judge:
    """A judge that accepts only these answers. `why` is its phrase for all others."""
    return lambda _state, _decision, action: "" if action in actions else why


class LessonStep(NamedTuple):
    """One step of a lesson. Title and text are phrases for the catalogue."""

    title: str
    text: str
    at: tuple[str, ...]
    """What the step points at: the first of these parts that is on the table. `own` is a region; `hang` is an element's id;
    `own:lot 1` is an element of a region whose `data-do` is `room lot 1`, or begins with it.
    """
    judge: Judge | None = None
    over: Over = at_once
    explains: str = ""
    """The key of a term whose word is in the text, in every language: there it can be pressed."""


class Target(NamedTuple):
    """A part of the table: its region and the id of an element in it; an empty id means the whole region. With an `act`, it is
    every element of the region whose press begins with `act`, and the id is that of the first.
    """

    region: str
    id: str
    act: str = ""


class Lesson(NamedTuple):
    """A first game, as a game's own folder defines it."""

    seats: int
    settings: Mapping[str, int]
    seed: int
    rival: str
    """The name of the bot that sits beside the pupil (a name: it is not translated)."""
    opening: tuple[Action, ...]
    """All answers that are given before the lesson begins."""
    others: tuple[Action, ...]
    """The answers of the other seats during the lesson, in order. After these, the other seats give their first option."""
    steps: tuple[LessonStep, ...]
    learnt: tuple[str, ...]
    """What the pupil knows at the end: phrases."""

    def match(self, game: Game[Any]) -> Match[Any]:
        """The match in the state in which the lesson begins."""
        return Match.replay(game, self.seats, self.settings, self.seed, self.opening)


ELSE: Final = N_("That is possible too, but this lesson wants the lit move.")
"""What is said about an answer for which the step has no words of its own."""
