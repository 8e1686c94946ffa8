"""A match at the table: who looks at it, what they may see, what the bots think, what the log says.

Glossary: the *viewer* is the seat whose things are shown; None while a curtain hangs because the device changes hands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import Any, Final

from ...bots.bot import Adviser, Bot
from ...bots.luck import luck
from ...bots.registry import STRENGTH, nearest
from ...bots.tastes import seated
from ...table.chance import Rng
from ...table.game import CHANCE, Action, Event, Revealed, Seat, hearer
from ...table.link import Player, encode
from ...table.match import Border, Match
from ..core.bidi import isolated
from ..core.device import DeviceServices
from ..core.markup import Node
from ..core.measure import TableLook
from ..core.words import Words
from ..keeping.record import Result, Save
from ..keeping.saves import Problem, Shelf
from ..view.phrases import figure
from ..view.scene import ONLOOKER, Scene, View
from .guide import MARK, Guide, is_first, taken_up
from .logbook import LogTurn, entry

PRACTICE: Final = "practice"
"""The mark of a game in which answers are taken back freely."""
HINTS: Final = "hints"
"""The mark of a game in which a hint was taken."""
GUEST: Final = "guest"
"""The mark of a game in which a bot from a file has played: it does not count in the record, nor for honours."""
AWAY: Final = "away-"
"""The mark of a seat whose person plays by link begins with this; the seat's number follows."""

LED: Final = "led"
"""The mark of a game that began with advice, which was left: its deal was prepared, and so were the answers it began with."""
LEAGUE: Final = "league"
"""The mark of a game that was begun from a challenge: its end leads to the league (page.league, which comes late)."""
BEAT: Final = "beat"
"""The figure noted with such a game that is to be beaten."""

SLICE: Final = 8.0
"""After so many milliseconds a thinking bot lets the page go on. Together with the longest step of a bot, on a device four
times slower than a desk's, that stays under 50 milliseconds.
"""


def can_challenge(players: Sequence[Player], marks: Collection[str]) -> bool:
    """Whether this can be a challenge: one person, who answered each once and alone, among bots of the house."""
    first = any(mark.startswith((MARK, AWAY)) for mark in marks)
    return sum(not player.level for player in players) == 1 and not first and not {PRACTICE, GUEST, LED} & {*marks}


def adviser(bots: Mapping[str, Bot]) -> Adviser | None:
    """The strongest of a game's bots that can say how it judges; None if none can."""
    able = (bots[level] for level in reversed(STRENGTH) if level in bots)
    return next((bot for bot in able if isinstance(bot, Adviser)), None)


class Play:
    """A match being played on this device."""

    by_link = False
    """Whether each seat has a device of its own (see page.fair)."""
    onlooker = False
    """Whether nobody here plays."""

    def __init__(
        self,
        match: Match[Any],
        players: tuple[Player, ...],
        view: View[Any],
        bots: Mapping[str, Bot],
        game_id: str,
        begun: int,
        marks: tuple[str, ...] = (),
        title: str = "",
        figures: Mapping[str, int] | None = None,
    ) -> None:
        self.match, self.players, self.view, self.bots = match, players, view, bots
        self.figures: Mapping[str, int] = figures or {}
        """What is noted with the game: see `Save.summary`."""
        self.given = False
        """Whether it has just begun with a deal that is not new, and may be a try of a day's: see page.update."""
        self.just_over = False
        """Whether it has ended here, and its honours have not been looked for yet (page.honours, which comes late)."""
        self.praise: Callable[[Words], Node] | None = None
        """The honours that are told at its end."""
        self.id, self.begun, self.marks, self.title = game_id, begun, marks, title
        self.people: tuple[Seat, ...] = tuple(seat for seat, p in enumerate(players) if not p.level)
        self.viewer: Seat | None = self.seats_here[0] if len(self.seats_here) == 1 else None
        self.shown: Seat | None = None
        """At the end: the seat whose things are shown, if they are not the viewer's."""
        self.guide: Guide | None = (
            taken_up(view.lesson(), match, marks) if is_first(marks) and view.lesson is not None else None
        )
        """The guide of a first game; None in any other."""
        self.ui: Any = None
        self.step = 0
        """Which line of the scoring is shown, once the game is over."""
        self.unsaved = False
        """Whether the storage did not take the last answer."""
        self.bare: frozenset[str] = frozenset()
        """Regions in which there is nothing to see for this viewer, so that they need no tab on a phone."""
        self.unsaid: list[str] = []
        """What has happened so far in a bot's turn; it is said when the turn is over."""
        self.forced: set[int] = set() if self.by_link or self.guide is not None else self._last_forced()
        """The viewer's turns, the last ones and those since this was opened, whose question had one answer: it was given
        without being asked for.
        """
        self._thinking: Generator[None, None, Action] | None = None
        self._text: tuple[object, str] | None = None
        self._scene: tuple[object, Scene] | None = None
        self._log: list[LogTurn] = []
        self._log_for: object = None

    def _last_forced(self) -> set[int]:
        """The viewer's last turns whose question had one answer."""
        found: set[int] = set()
        for i, turn in reversed([*enumerate(self.match.turns)]):
            if turn.decision.seat == self.viewer:
                if len(self.match.game.options(turn.before, turn.decision)) > 1:
                    break
                found.add(i)
        return found

    # -- who is asked, who looks ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.decision is None

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked; None at the end."""
        d = self.match.decision
        return None if d is None else d.seat

    @property
    def bot_asked(self) -> bool:
        """Whether a bot is to answer."""
        return self.asked is not None and self.asked not in self.people

    @property
    def between_turns(self) -> bool:
        """Whether a person is about to begin a turn, or nothing is to be done any more."""
        if self.over:
            return True
        last = next((turn.decision.seat for turn in reversed(self.match.turns) if turn.decision.seat != CHANCE), None)
        return not self.bot_asked and last != self.asked

    @property
    def curtain(self) -> bool:
        """Whether a curtain hangs: nobody's things may be shown."""
        return self.viewer is None

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of people who play somewhere else, by link."""
        return tuple(seat for seat in self.people if f"{AWAY}{seat}" in self.marks)

    @property
    def seats_here(self) -> tuple[Seat, ...]:
        """The seats of people at this device."""
        return tuple(seat for seat in self.people if seat not in self.away)

    @property
    def reader(self) -> Seat:
        """The seat whose things are shown when no other is asked for: of a person here, else of any person, else the first."""
        return next(iter(self.seats_here or self.people), 0)

    @property
    def practice(self) -> bool:
        """Whether answers are taken back freely, which the bots' answers and new draws do not stop."""
        return PRACTICE in self.marks

    def mark(self, mark: str, *, on: bool = True) -> None:
        """Sets or takes away a mark of the game."""
        self.marks = (*(m for m in self.marks if m != mark), *([mark] if on else []))

    def hand_over(self) -> None:
        """Decides whose things are shown after a move: between two people here the curtain falls; who waits goes on looking."""
        if self.over:
            if self.viewer is None:
                won = self.match.game.winners(self.match.state)
                self.viewer = next((seat for seat in self.seats_here if seat in won), self.reader)
        elif len(self.people) > 1 and self.asked in self.seats_here and self.asked != self.viewer:
            self.viewer = None

    def call(self, seat: Seat, name: str) -> None:
        """Gives a seat's player a name."""
        players = list(self.players)
        players[seat] = players[seat]._replace(name=name)
        self.players = tuple(players)
        self._scene, self._log_for = None, None

    def name(self, seat: Seat, words: Words) -> str:
        """What a seat's player is called."""
        return isolated(self.players[seat].name) or words("Player %(n)s", n=seat + 1)

    # -- what is seen -----------------------------------------------------------------------------------------------------

    def scene(self, look: TableLook, seat: Seat | None = None) -> Scene:
        """What the viewer sees, or `seat` (`ONLOOKER`: somebody without one)."""
        who, reader = (self.viewer if seat is None else seat), None
        if seat is None and self.over and self.shown is not None:
            who, reader = self.shown, self.viewer
        if who is None:
            raise ValueError("a curtain hangs")
        key = (self.match.state, len(self.match.turns), who, reader, look)
        if self._scene is not None and self._same(self._scene[0], key):
            return self._scene[1]
        match = self.match
        state = match.view(None if who == ONLOOKER else who)
        d = match.decision
        scene = Scene(
            match.game,
            state,
            who,
            d,
            match.game.options(match.state, d) if d is not None and d.seat == who else (),
            tuple(self.name(i, look.words) for i in range(match.seats)),
            tuple(i not in self.people for i in range(match.seats)),
            match.options,
            self.news(who),
            look.words,
            look.compact,
            look.unit,
            reader,
            look.market,
            history=tuple(e for turn in match.turns for e in turn.events) if self.over else (),
        )
        self._scene = (key, scene)
        return scene

    @staticmethod
    def _same(a: Any, b: Any) -> bool:
        """Whether two keys are alike; states are compared by identity."""
        return a[0] is b[0] and a[1:] == b[1:]

    def news(self, seat: Seat) -> tuple[Event, ...]:
        """What has happened since the seat answered last, its own answer included."""
        turns = self.match.turns
        given = (i for i in range(len(turns) - 1, -1, -1) if turns[i].decision.seat == seat and i not in self.forced)
        first = next(given, 0)
        return tuple(e for turn in turns[first:] for e in turn.events if hearer(e) in (None, seat))

    def turn_sentence(self, words: Words) -> str:
        """A sentence that says whose turn it is, where the game's view cannot say it; else empty."""
        return ""

    def to_beat(self, words: Words) -> str:
        """The score that a challenge is about; empty if there is none."""
        return words("%(score)s to beat", score=figure(self.figures[BEAT])) if BEAT in self.figures else ""

    def store(self, shelf: Shelf, now: int) -> Problem | None:
        """Saves the game; gives what went wrong, None if nothing did."""
        return shelf.save(self.id, self.record(), now).problem

    def refresh(self, look: TableLook) -> None:
        """Makes the state of the view's interface anew, after the match has moved or the viewer has changed."""
        self.ui = None if self.viewer is None else self.view.ui(self.scene(look), self.ui)

    def log(self, look: TableLook) -> list[LogTurn]:
        """What happened by turn, oldest first, as the viewer (or an onlooker) may know it."""
        seat = ONLOOKER if self.viewer is None else self.viewer
        if self._log_for != (seat, look.words):
            self._log, self._log_for = [], (seat, look.words)
        if len(self._log) < len(self.match.turns):
            scene = self.scene(look, seat)
            turns, old = self.match.turns, len(self._log)
            # What was turned up last may be told in fewer words once it is past, as it is when the log is made anew.
            shown = next((i for i in range(old - 1, -1, -1) if any(isinstance(e, Revealed) for e in turns[i].events)), old)
            for i in (*range(shown, min(shown + 1, old)), *range(old, len(turns))):
                self._log[i : i + 1] = [entry(self.view, scene, turns[i], lambda to: to in (None, seat))]
        return self._log

    def sentences(self, look: TableLook, since: int) -> list[str]:
        """What happened from turn `since` on."""
        return [text for one in self.log(look)[since:] for text in one.texts]

    # -- answers ----------------------------------------------------------------------------------------------------------

    def answer(self, action: Action) -> None:
        """Gives an answer. Raises IllegalAction as `Match.answer` does."""
        self.match.answer(action)
        self._thinking, self.just_over = None, self.over

    def only(self, look: TableLook) -> Action | None:
        """The one answer that there is, if it is the viewer who is asked and has no choice."""
        if self.viewer is None or self.asked != self.viewer:
            return None
        options = self.scene(look).options
        return options[0] if len(options) == 1 else None

    def answer_forced(self, look: TableLook) -> int | None:
        """Answers the viewer's questions that have one answer; gives the first of these turns, None if there was none.
        In a first game, and where others wait for each answer of this device, every question is asked.
        """
        first = None
        while not self.by_link and self.guide is None and (action := self.only(look)) is not None:
            turn = len(self.match.turns)
            self.forced.add(turn)
            first = turn if first is None else first
            self.answer(action)
        return first

    @property
    def border(self) -> Border | None:
        """Why nothing can be taken back now; None if the viewer may."""
        if self.viewer is None:
            return "other"
        if self.practice:
            return None if any(t.decision.seat == self.viewer for t in self.match.turns) else "start"
        return self.match.border(self.viewer)

    def undo(self) -> None:
        """Takes the viewer's last answer back; in practice with all that came after it. Raises IllegalAction at the border."""
        self.just_over, self.praise = False, None
        self.match.undo(freely=self.practice)
        while self._goes_back():
            self.match.undo(freely=True)
        self._thinking = None
        self.unsaid.clear()
        del self._log[len(self.match.turns) :]

    def _goes_back(self) -> bool:
        """Whether more is taken back: in practice what others answered, and what was answered without being asked for."""
        turn = len(self.match.turns)
        if turn in self.forced and self.border is None:
            self.forced.discard(turn)
            return True
        return self.practice and self.asked != self.viewer

    def redo(self, look: TableLook) -> None:
        """Gives again what was taken back last, and what followed from it. Raises IllegalAction if there is none."""
        self.match.redo()
        while self.match.undone and (self.bot_asked or self.only(look) is not None):
            self.match.redo()
        self._thinking = None

    def think(self, device: DeviceServices) -> Action | None:
        """Lets the bot think for a slice; its answer, None while it has none. In a first game answers are prepared."""
        if self.guide is not None:
            return self.guide.others(self.match)
        start = device.elapsed()
        if self._thinking is None:
            self._thinking = self._begin()
        while device.elapsed() - start < SLICE:
            try:
                next(self._thinking)
            except StopIteration as done:
                self._thinking = None
                action: Action = done.value
                return action
        return None

    def _begin(self) -> Generator[None, None, Action]:
        seat, level, name, seed = self.question()
        bot = seated(self.bots[level], self.match.game.key, level, name)
        return bot.think(self.match.view(seat), seat, Rng(seed))

    def question(self) -> tuple[Seat, str, str, int]:
        """The bot that is asked: its seat, its level, its name, the seed of its luck."""
        seat = self.asked
        if seat is None:
            raise ValueError("the game is over")
        return seat, self.level(seat), self.players[seat].name, luck(self.match, seat, len(self.match.turns))

    def level(self, seat: Seat) -> str:
        """A bot's level; the nearest one below if this game has no such bot."""
        return nearest(self.players[seat].level, self.bots)

    @property
    def text(self) -> str:
        """The match as text; made once for each position, as it takes a while in a long game."""
        if self._text is None or self._text[0] is not self.match.state:
            self._text = self.match.state, encode(self.match)
        return self._text[1]

    def record(self) -> Save:
        """The match as it is saved."""
        match = self.match
        result = Result(match.game.scores(match.state), match.game.winners(match.state)) if self.over else None
        marks = tuple(m for m in self.marks if not m.startswith(MARK))
        if self.guide is not None:
            marks = (*marks, self.guide.mark)
        return Save(match.game.key, self.text, self.players, self.title, self.figures, marks, begun=self.begun, result=result)
