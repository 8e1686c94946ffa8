"""What stands between the page and a game's view: the scene a view draws from, and the replies it gives.

Glossary: a *scene* is all that one seat may see of a match at one moment. A *region* is a part of the table with an
element of its own; only regions whose markup changed are written. *Ui* is a view's own interface state (what is picked
up, what is open): it is not part of the game and is made anew for every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ...table.game import Action, Decision, Event, Game, Seat
from ..core.markup import Content
from ..core.messages import Noise, Phase
from ..core.motion import Flight
from ..core.words import Words

if TYPE_CHECKING:
    from .lesson import Lesson
    from .terms import Term

REGIONS: Final = ("shared", "own", "decision", "market", "others", "hand", "aside")
"""The regions that every table has, besides the app's own (bar, sheet tabs, log, dialogs): the things shared by all, the
seat's own things, the present decision, what is on offer, the other seats, the hand, and one more beside the decision. Which
of them a phone keeps in its sheet stands in the programme."""

U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Scene:
    """What `seat` sees. `state` is `game.view(..., seat)`: nothing hidden is in it."""

    game: Game[Any]
    state: Any
    seat: Seat
    """Who looks; `CHANCE` is an onlooker, for whom only `told` and `status` are asked."""
    decision: Decision | None
    """What is pending, for whichever seat; None at the end."""
    options: Sequence[Action]
    """The legal answers if it is `seat` who is asked and may answer now, else empty."""
    names: tuple[str, ...]
    """By seat, as typed by people: never trusted, always escaped."""
    bots: tuple[bool, ...]
    settings: Mapping[str, int]
    """The match's options."""
    news: tuple[Event, ...]
    """What has happened since this seat answered last, for motion and for the reveal; empty when nothing is new."""
    words: Words
    compact: bool
    """Whether the table is laid out for a phone (under 600 CSS px wide)."""
    unit: int
    """CSS px that one space of the own wall (or one card unit) takes at the present size of the window."""
    reader: Seat | None = None
    """Who reads, where that is not `seat`: at the end people look at the things of others; `CHANCE`: nobody who plays."""
    sealed: frozenset[Seat] | None = None
    """Who else has given the answer that is secret now, in games by link: there the seats do not answer in the order in which
    the state has them asked. None where the state tells it.
    """

    @property
    def you(self) -> Seat:
        """Who is called "you"."""
        return self.seat if self.reader is None else self.reader


@dataclass(frozen=True, slots=True)
class Reply:
    """What a press, key or pointer led to: a new ui, answers to give to the match in order, words for a screen reader
    (`urgent` ones interrupt), and the id of the element that gets the focus. `fold`: whether a phone's sheet falls to its head,
    since what was asked for lies behind it, or opens again; None: it stays.
    """

    ui: Any
    answers: tuple[Action, ...] = ()
    say: str = ""
    urgent: bool = False
    focus: str = ""
    fold: bool | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that people can keep. `markup` needs no classes of the page: it shows art files as `<image href="art/...">` and
    has its colours in attributes, also as `var(--token)`, `width` by `height` units.
    """

    title: str
    about: str
    """What there is to see, for who cannot see it (plain text)."""
    markup: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game for those who were not there: nobody in it is "you"."""

    headline: str
    standings: tuple[tuple[str, str], ...]
    """Every player's name and points, the winners first (plain text)."""
    winners: int
    """How many of them have won."""
    work: Drawing
    """What the winner made."""


def unmoved(event: Event, scene: Scene) -> Sequence[Flight]:
    """The flights of a table on which nothing moves."""
    return ()


@dataclass(frozen=True)
class View(Generic[U]):
    """How one game looks and is handled. Pure: markup out of a scene, replies out of presses. Elements that can be pressed
    carry `data-act="verb arg arg"`; ids of focusable elements are stable over renders.
    """

    key: str
    """The game's key."""
    apart: bool
    """Whether the result shows the things of one seat at a time, so that people choose whose."""
    noises: Mapping[str, Noise]
    """What is heard of it: a small sound by the kind of event."""
    ui: Callable[[Scene, U | None], U]
    """The interface state for a new decision, of what it was before: some things stay open."""
    render: Callable[[Scene, U], Mapping[str, Content]]
    """Markup by region; a region left out is empty and hidden."""
    sentence: Callable[[Scene, U], str]
    """Whose turn it is and what is asked, in one sentence (plain text)."""
    status: Callable[[Scene], str]
    """Round and what may end the game soon, short (plain text)."""
    press: Callable[[Scene, U, str, tuple[str, ...]], Reply]
    """What a press on `data-act` leads to: its verb and arguments, which come from the document and are checked."""
    keyed: Callable[[Scene, U, str, str], Reply | None]
    """What a key pressed in a region leads to; None if the view does not use it."""
    pointed: Callable[[Scene, U, Phase, str, float, float], Reply | None]
    """What a drag in the own region leads to: its phase; the `data-act` that was under the pointer when it went down; x and y
    from 0 to 1 across the element that carries `data-drag`. None if the view does not use it.
    """
    told: Callable[[Event, Scene], str]
    """The log's sentence for an event (plain text); empty if it is not worth one."""
    picture: Callable[[Scene], Content]
    """A small picture of the seat's own things, for the list of unfinished games (SVG)."""
    drawing: Callable[[Scene, tuple[str, ...]], Drawing | None]
    """The picture that `data-do="drawing ..."` names, to be looked at and kept; None if there is none (the arguments come
    from the document).
    """
    drawings: Callable[[Scene], Sequence[tuple[tuple[str, ...], str]]]
    """The arguments and the name of every `drawing` that there is now, the seat's own first (plain text)."""
    outcome: Callable[[Scene], Outcome]
    """What a picture of the finished game tells."""
    result: Callable[[Scene, int], Mapping[str, Content]]
    """The finished game: regions `own` (what a line of the scoring earned lit up) and `decision` (the score sheet so far), one
    of them with the headline. A press on `data-act="result N"` shows line N; the app answers it.
    """
    result_steps: Callable[[Scene], int]
    """How many lines the walk through the scoring has."""
    terms: Mapping[str, Term]
    """The words and signs of the table that are explained, by key."""
    lesson: Callable[[], Lesson] | None
    """The first game, which is imported only when somebody plays it; None if there is none."""
    flights: Callable[[Event, Scene], Sequence[Flight]] = unmoved
    """Which pieces an event moves, from where to where; the scene is that after it."""
