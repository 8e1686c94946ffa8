"""A first game as a game's own folder prepares it: a match on a prepared deal, and the steps that lead through it.

Glossary: a *lesson* is such a first game; the *pupil* is the person, who sits first. A *step* says something and points at a
part of the table, which it names by a region or an element's id; it *asks* for answers if it has a judge, else people go on
when they have read it. What a view marks as *fine* (a class) is fine print, which a first game leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from ...table.game import Action, Decision, Game, Seat
from ...table.match import Match
from ..core.words import N_

PUPIL: Final[Seat] = 0
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
