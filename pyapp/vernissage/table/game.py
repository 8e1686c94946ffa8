"""The protocol of a game: a state, one pending decision at a time, and the answers that move it on.

Glossary: a *seat* is a player's place at the table, 0 to n-1, and `CHANCE` the seat that draws and deals. A *decision*
is one question to one seat. An *action* is an answer to it. A *step* happens by itself between two decisions. An
*event* tells what happened, for the log and the page. The *agenda* is the stack of decisions and steps still to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from .chance import Rng

Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, int]
"""A game's set-up choices by name, as ints (a switch is 0 or 1). Missing names take the game's own defaults."""

CHANCE: Final[Seat] = -1
BACK: Final = -1
"""Stands in a view for everything that the viewer may not know: the back of a card or tile."""


class Action(Protocol):
    """An answer. Each game has a named tuple for each kind: its whole numbers by name (or rows of them), last its `verb`, whose
    default is the kind's own and which nobody gives:

        class Hang(NamedTuple):
            at: int
            verb: Literal["hang"] = "hang"

    The verb keeps answers of different kinds apart that carry the same numbers.
    """

    @property
    def verb(self) -> str:
        """What is done."""


class Decision(Protocol):
    """A question to one seat. Each game has a named tuple for each kind: the seat, the question's whole numbers by name, and at
    the end `kind` and `sealed`, whose defaults are the kind's own and which nobody gives:

        class AskPlace(NamedTuple):
            seat: Seat
            tile: int
            fate: int
            kind: Literal["place"] = "place"
            sealed: bool = False

    While a decision is `sealed`, the other seats may not see how it was answered.
    """

    @property
    def seat(self) -> Seat:
        """Who is asked."""

    @property
    def kind(self) -> str:
        """What is asked."""

    @property
    def sealed(self) -> bool:
        """Whether the answer stays hidden until a reveal."""


def packed(a: Action) -> tuple[str, tuple[int, ...]]:
    """The answer as verb and numbers, for the places where it leaves Python: buttons, workers, notation."""
    *fields, verb = cast("tuple[Any, ...]", a)
    return verb, tuple(n for field in fields for n in (field if isinstance(field, tuple) else (field,)))


class Step(NamedTuple):
    """Something that happens by itself when it comes to the top of the agenda."""

    kind: str
    args: tuple[int, ...] = ()


class Event(Protocol):
    """What has happened, in ids and figures, never in words. Each game has a named tuple for each kind in its `events`: the
    seat whom it is about, if there is one, the figures by name, and at the end `kind`, whose default is the kind's own and
    which nobody gives:

        class Hung(NamedTuple):
            seat: Seat
            piece: int
            place: int
            kind: Literal["hung"] = "hung"

    Where only one seat may be told, the event says which with `to`, its last field (None: all may).
    """

    @property
    def _fields(self) -> tuple[str, ...]: ...

    @property
    def kind(self) -> str:
        """What has happened, in a word."""


class Revealed(NamedTuple):
    """Sealed answers are turned up; every game tells it. Where each seat gave one number, they are here, by seat."""

    answers: tuple[int, ...] = ()
    kind: Literal["reveal"] = "reveal"


def hearer(event: Event) -> Seat | None:
    """The one seat that may be told of an event; None: all may."""
    to: Seat | None = getattr(event, "to", None)
    return to


def figures(event: Event) -> dict[str, Any]:
    """What an event says, by name: a number, or several in a tuple."""
    return {field: getattr(event, field) for field in event._fields if field not in ("kind", "to")}


Agenda: TypeAlias = tuple[Decision | Step, ...]
"""A stack: the last element is next."""

Tell: TypeAlias = Callable[[Event], None]


def quiet(event: Event) -> None:
    """A `Tell` that drops every event."""


class IllegalAction(ValueError):
    """The answer is not among the options of the pending decision, or no decision is pending."""


S = TypeVar("S")


class Concealing(Protocol):
    """What a game tells of cards that stay concealed after a reveal, to devices that keep secrets from one another. A card's
    *face* is a whole number, its *place* one that names it until the next phase; a *twin* is a part that looks the same to all
    others, with *stand-ins* for what is concealed. Up to the next phase no question, no option and no draw may depend on a face
    that was not turned up.
    """

    kinds: int
    """Faces are numbers below this one."""

    def faces(self, s: Any, seat: Seat) -> dict[int, int]:
        """The faces of a seat's concealed cards, by their places, in order."""

    def face(self, s: Any, seat: Seat, place: int, face: int) -> None:
        """Gives a concealed card a face in `s`. Raises ValueError if the card cannot be there."""

    def turns_up(self, s: Any, d: Decision, a: Action) -> int | None:
        """The place of the concealed card that everybody sees by this answer; None if it turns up none."""

    def stand_ins(self, start: Any, end: Any, seat: Seat) -> Iterator[dict[int, int]]:
        """Faces that could lie at the concealed cards' places, in an order that follows from what everybody may know; the true
        ones are among them. `start` and `end`: the states before and after the phase.
        """

    def said(self, answers: Sequence[Action], faces: Sequence[int]) -> list[Action]:
        """A seat's answers in the phase, as they would be with other faces concealed, in the order of their places."""

    def draw(self, s: Any, options: Sequence[Action], left: Any, answers: Sequence[Action], given: int, faces: Any) -> Action:
        """Which card a twin draws in state `s`: `left` is the state before the true part's last answer, `answers` are the
        twin's, of which so many are `given`; `faces` are those that come to lie in the line, by their places.
        """

    def line(self, end: Any, seat: Seat) -> Mapping[int, int]:
        """All faces in a seat's line after the phase, by their places, the concealed ones too."""


class Game(Protocol[S]):
    """The rules of one game as a stateless object; everything that changes is in a state `S`.

    `key` names the game in saves, its `number` in links: 0 to 14, no two games have the same, and it never changes. `edition`
    counts changes to the order or number of options (a link of another edition cannot be replayed), `seats` are the numbers
    of players allowed, and `longest` bounds the number of answers in a game, chance's included.
    """

    key: str
    number: int
    edition: int
    seats: range
    longest: int
    defaults: Options
    questions: Mapping[str, Any] = MappingProxyType({})
    """The table of questions, where the game has one: see `table.question`."""
    part_bytes: int = 8
    """So many bytes take a seat's sealed answers at most, between devices that keep secrets (`table.fair.two`)."""

    def new(self, seats: int, options: Options) -> S:
        """The state before the first decision. Raises ValueError for seats or an option that the game does not have."""

    def decision(self, s: S) -> Decision | None:
        """The pending decision; None when the game is over."""

    def options(self, s: S, d: Decision) -> Sequence[Action]:
        """Every legal answer to the pending decision `d`: in canonical order, no duplicates, never empty."""

    def odds(self, s: S, d: Decision) -> Sequence[int]:
        """For a decision `d` of `CHANCE`: a positive weight for each option, in their order."""

    def advance(self, s: S, a: Action, tell: Tell) -> None:
        """Carries out the legal answer `a` and every step up to the next decision. Changes `s`, and gives each
        event to `tell`; does not check `a`. Raises ValueError if the game is over.
        """

    def copy(self, s: S) -> S:
        """An independent copy of `s`."""

    def view(self, s: S, seat: Seat | None) -> S:
        """What `seat` may know of `s` (None: an onlooker), as a state with `BACK` for the rest."""

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A full state that `seat`, who sees only `view(s, seat)`, cannot rule out; what is open is drawn by `rng`."""

    def secret(self, s: S, d: Decision) -> Seat | None:
        """The one seat that may know the answer to `d`, chance's draws included, until the next `Revealed`; None: all may.
        Where a game does not say otherwise: sealed answers.
        """
        return d.seat if d.sealed else None

    def obstacle(self, options: Options) -> str:
        """Why a game with these options (all of them) cannot be played between devices that keep secrets from one another: a
        phrase for the catalogues; empty if it can, as it is where a game does not say otherwise.
        """
        return ""

    def concealing(self, options: Options) -> Concealing | None:
        """What devices have to know of cards that stay concealed after a `Revealed` with these options; None if none do."""
        return None

    def scores(self, s: S) -> tuple[int, ...]:
        """Points by seat as they stand."""

    def winners(self, s: S) -> tuple[Seat, ...]:
        """The seats that would share the victory if the game ended in `s`, after tie-breaks; empty if nobody would win."""

    def lines(self, s: S, seat: Seat) -> Mapping[str, int]:
        """A seat's points by line of the score sheet; none where a game does not say otherwise."""
        return {}

    def pieces(self, s: S) -> Mapping[str, int]:
        """How many of each kind of piece the state accounts for: constant through the whole game."""


def apply(game: Game[S], s: S, a: Action, tell: Tell = quiet) -> S:
    """The state after the answer `a`; `s` stays as it was.

    Raises IllegalAction if the game is over or `a` is not an option.
    """
    d = game.decision(s)
    if d is None:
        raise IllegalAction("the game is over")
    if a not in game.options(s, d):
        raise IllegalAction(f"{a} does not answer {d.kind}")
    after = game.copy(s)
    game.advance(after, a, tell)
    return after


def pending(agenda: tuple[Decision | Step, ...]) -> Decision | None:
    """The decision on top of an agenda; None if nothing is left. Raises TypeError if a step has not been run yet."""
    if not agenda:
        return None
    top = agenda[-1]
    if isinstance(top, Step):
        raise TypeError(f"the step {top.kind} was not run")
    return top
