"""What the page and a game's view exchange: the scene that a view draws, and the reply that it gives.

Glossary: a *scene* is all that one seat may see of a match at one moment. A *region* is a part of the table that has an element
of its own; the page writes only regions whose markup has changed. *Ui* is a view's own interface state (what is picked up, what
is open): it is no part of the game and is made anew for every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ...table.game import CHANCE, Action, Decision, Event, Game, Seat
from ..core.markup import Content
from ..core.measure import MARKET, Space
from ..core.messages import Noise, Phase
from ..core.motion import Flight
from ..core.words import Words

if TYPE_CHECKING:
    from .lesson import Lesson
    from .terms import Sign

REGIONS: Final = ("shared", "own", "decision", "market", "others", "hand", "aside")
"""The regions of every table, besides those of the app (bar, sheet tabs, log, dialogs): the things shared by all, the seat's
own things, the present decision, what is on offer, the other seats, the hand, and one more beside the decision. A game's entry
in the programme says which of them a phone shows in its sheet.
"""

ONLOOKER: Final[Seat] = CHANCE
"""Who looks on without a seat, where a scene says who looks or reads. To a game's rules, who looks on is None."""

U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Scene:
    """What `seat` sees. `state` is `game.view(..., seat)`, so it contains nothing that is hidden from the seat."""

    game: Game[Any]
    state: Any
    seat: Seat
    """The seat that looks. For an `ONLOOKER` only `told` and `status` are called."""
    decision: Decision | None
    """The pending decision of whichever seat; None at the end."""
    options: Sequence[Action]
    """The legal answers, if `seat` is asked and may answer now; else empty."""
    names: tuple[str, ...]
    """The names of the players by seat. People typed them: never trust them, always escape them."""
    bots: tuple[bool, ...]
    settings: Mapping[str, int]
    """The match's options."""
    news: tuple[Event, ...]
    """What has happened since this seat's last answer, for motion and for the reveal; empty if nothing is new."""
    words: Words
    compact: bool
    """Whether the table is laid out for a phone (under 600 CSS px wide)."""
    unit: int
    """The size of one space of the own wall (or of one card unit) in CSS px, in the present window."""
    reader: Seat | None = None
    """Who reads, if that is not `seat`: at the end people look at the things of others. `ONLOOKER`: somebody who does not play.
    """
    market: Space = MARKET
    """The room for the pictures of what is on offer, in the present window."""
    sealed: frozenset[Seat] | None = None
    """By link: who else has given the answer that is secret now, in whatever order. None where the state tells it."""
    history: tuple[Event, ...] = ()
    """Of a game that is over: all that was told in it, also to a seat alone, oldest first."""

    @property
    def you(self) -> Seat:
        """The seat that is called "you"."""
        return self.seat if self.reader is None else self.reader


@dataclass(frozen=True, slots=True)
class Reply:
    """What a press, key or drag led to: a new ui; answers for the match, in order; words for a screen reader (`refused`:
    they tell why nothing was done, and are shown as well, unless the page shows it anyway: `plain`); the id of the element
    that gets the focus. `fold`: True closes a phone's sheet down to its head, because what was asked for lies behind it; False
    opens it; None leaves it. `slides`: pieces that lie elsewhere now are seen going there.
    """

    ui: Any
    answers: tuple[Action, ...] = ()
    say: str = ""
    refused: bool = False
    focus: str = ""
    fold: bool | None = None
    slides: bool = False
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that people can save, `width` by `height` units. `markup` needs no classes of the page: it refers to art files
    as `<image href="art/...">` and has its colours in attributes, also as `var(--token)`.
    """

    title: str
    about: str
    """A description for people who cannot see it (plain text)."""
    markup: str
    width: float
    height: float
    work: tuple[float, float, float, float] | None = None
    """Where in it the work is that it shows, if there is more, as a mount and a name: left, top, width and height."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game, told to people who were not there: nobody in it is called "you"."""

    headline: str
    standings: tuple[tuple[str, str], ...]
    """Every player's name and points, the winners first (plain text)."""
    winners: int
    """How many of them have won."""
    work: Drawing
    """The picture of what the winner made."""
    settled: str = ""
    """One sentence on how a tie was broken; empty if there was none."""


@dataclass(frozen=True)
class View(Generic[U]):
    """How one game looks and is handled. All functions are pure: they make markup of a scene, and replies of presses. Elements
    that can be pressed carry `data-do="room verb arg arg"`. The ids of elements that take the focus stay the same from one
    render to the next. Where an id names a place, `data-key` tells which thing lies there: see web/loader/patch.mjs.
    """

    key: str
    """The game's key."""
    apart: bool
    """Whether the result shows the things of one seat at a time, so that people choose a seat."""
    noises: Mapping[type[Event], Noise]
    """The sounds of the game: by an event's class, the sound that it makes."""
    ui: Callable[[Scene, U | None], U]
    """Makes the interface state for a new decision from the one before, as some things stay open."""
    render: Callable[[Scene, U], Mapping[str, Content]]
    """The markup by region. A region that is left out is empty and hidden."""
    sentence: Callable[[Scene, U], str]
    """Whose turn it is and what is asked, in one sentence (plain text)."""
    asked: Callable[[Scene, U], str]
    """The ids, with spaces between, of what answers first what the seat is asked now: the first that can be seen counts. Empty
    if the seat is asked nothing.
    """
    status: Callable[[Scene], str]
    """The round, and what may end the game soon, in a few words (plain text)."""
    press: Callable[[Scene, U, str, tuple[str, ...]], Reply]
    """The reply to a press: its verb and arguments. They come from the document, so the view checks them."""
    keyed: Callable[[Scene, U, str, str], Reply | None]
    """The reply to a key that was pressed in a region; None if the view does not use this key."""
    pointed: Callable[[Scene, U, Phase, str, float, float], Reply | None]
    """The reply to a drag in the own region: its phase; what a press where it went down asks for; x and y from 0 to 1
    across the element with `data-drag`. None if the view does not use drags.
    """
    told: Callable[[Event, Scene], str]
    """The log's sentence for an event (plain text); empty if it is not worth one."""
    picture: Callable[[Scene], Content]
    """A small picture of the seat's own things, for the list of unfinished games (SVG)."""
    drawing: Callable[[Scene, tuple[str, ...]], Drawing | None]
    """The picture for `data-do="drawing ..."`, to look at and save; None if the document's arguments name none."""
    drawings: Callable[[Scene], Sequence[tuple[tuple[str, ...], str]]]
    """For every `drawing` that exists now, its arguments and its name (plain text); the seat's own come first."""
    outcome: Callable[[Scene], Outcome]
    """The result for the picture of a finished game."""
    result: Callable[[Scene, int], Mapping[str, Content]]
    """The finished game while the walk shows this line: the regions `own` (with what this line earned lit up) and `decision`
    (the score sheet so far); one of them has the headline. A press on `room result N` shows line N; the app handles it.
    """
    result_steps: Callable[[Scene], int]
    """The number of lines of the walk through the scoring."""
    terms: Mapping[str, Sign]
    """The words and signs that the table explains, by key."""
    lesson: Callable[[], Lesson] | None
    """Imports and returns the lesson when somebody first plays it; None if there is none."""
    laid: Callable[[Scene], str] = lambda _: ""
    """What lies on the table and its first question depends on, for whoever sits down and cannot see it, in sentences (plain
    text).
    """
    counted: Callable[[Scene, int], Seat | None] = lambda *_: None
    """Whose things a line of the walk is about, so that they are on show; None: it is about whatever is on show."""
    heard: Callable[[Scene, U], Sequence[str]] | None = None
    """What is told of the question to whoever cannot see it, in sentences (plain text); None: `sentence` is enough."""
    spared: Callable[[Scene], Sequence[str]] = lambda _: ()
    """Sentences of what has happened that are not said, because what is told of the question says the same."""
    unseen: Callable[[Scene, U], bool] = lambda *_: False
    """Whether the seat looks at something that was turned up, as at all bids, and has not gone on yet."""
    flights: Callable[[Event, Scene], Sequence[Flight]] = lambda *_: ()
    """The pieces that an event moves, each from where to where. The scene is the one after the event."""
    things: Callable[[Event], Sequence[Content]] = lambda _: ()
    """Small pictures of what an event moved, for the log; the sentence beside them says the same."""
