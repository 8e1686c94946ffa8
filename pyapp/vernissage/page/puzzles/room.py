"""The state of the room of the puzzles, what presses in it do, and where stars are saved.

Its presses are its own (`room ...`): those that begin with `puzzle-` are the room's own, the others the board's.
"""

from __future__ import annotations

from binascii import crc32
from typing import Final, NamedTuple

import vernissage.puzzles

from ...puzzles.kinds import KINDS, pack_of
from ...puzzles.puzzle import STRENGTHS, Answer, Puzzle, unpacked
from ...table.days import day_at, weekday
from ..app import App
from ..core.device import StorageForbidden, StorageFull
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Focus, KeyDown, Pointed, Pressed, Say, ToTop
from ..core.packaged import beside
from ..keeping import stars
from ..programme import PROGRAMME
from .boards import TABLES, sight
from .offer import Board

WEEK: Final = (1, 1, 2, 2, 2, 3, 3)
"""The difficulty of the puzzle of the day, by day of the week, Monday first."""


def with_puzzles(app: App) -> list[str]:
    """The keys of the games that can be played and have puzzles, in the order of their posters."""
    return [one.key for one in PROGRAMME if app.playable(one.key) and one.key in KINDS]


EMPTY: Final = "none"
"""Stands for a board on which nothing lies."""


class PuzzleTry(NamedTuple):
    """An answer that was given, and its worth."""

    answer: Answer
    worth: int


def pack(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles. Raises OSError if they have not been loaded."""
    if game not in _PACKS:
        _PACKS[game] = unpacked(KINDS[game], beside(vernissage.puzzles, pack_of(game)).decode())
    return _PACKS[game]


_PACKS: Final[dict[str, tuple[Puzzle, ...]]] = {}


def name(puzzle: Puzzle) -> str:
    """The key of a puzzle's stars."""
    return f"{crc32(repr(KINDS[puzzle.game].write(puzzle.position)).encode()):08x}"


def of_the_day(day: int, games: list[str]) -> tuple[str, int]:
    """The puzzle of a day, as its game and number. The games take turns; harder puzzles come at weekends."""
    game = games[day % len(games)]
    some = [p.number for p in pack(game) if p.strength == WEEK[weekday(day)]]
    return game, some[crc32(str(day).encode()) % len(some)]


class PuzzleRoom:
    """The room, showing one puzzle."""

    def __init__(self, app: App, game: str, number: int) -> None:
        self.today = day_at(app.device.now())
        self.go(app, game, number)

    def go(self, app: App, game: str, number: int) -> None:
        """Shows a puzzle."""
        some = pack(game)
        self.puzzle = some[min(max(number, 1), len(some)) - 1]
        self.board: Board = TABLES[game].board(self.puzzle)
        self.tries: list[PuzzleTry] = []
        self.shown = False
        """Whether the answer was shown."""
        app.plans.chosen = game

    @property
    def solved(self) -> bool:
        """Whether the best answer was given."""
        return any(one.worth == self.puzzle.best for one in self.tries)

    @property
    def over(self) -> bool:
        """Whether the puzzle is finished: solved, or its answer was shown."""
        return self.solved or self.shown

    @property
    def earned(self) -> int:
        """The stars: three at the first try, one less for each further try, none if the answer was shown."""
        if self.shown or not self.solved:
            return 0
        return max(stars.MOST + 1 - len(self.tries), 1)

    @property
    def leg(self) -> str:
        """See `Visit.leg`. It leads back to the room as it is: see `restored`."""
        laid = [self.board.laid, *(one.answer for one in self.tries)]
        rows = (".".join(map(str, row)) or EMPTY for row in laid)
        return f"puzzle {self.puzzle.game} {name(self.puzzle)} {'shown' if self.shown else 'open'} {' '.join(rows)}"

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Puzzles")

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`. This room asks for nothing."""
        return UNUSED

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. This room waits for nothing."""
        return done()

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`."""
        if isinstance(message, Pressed) and message.verb.startswith("puzzle-"):
            return self._own(app, message.verb.removeprefix("puzzle-"), message.args)
        if self.over:
            return UNUSED
        effects = self.board.handled(sight(app, self.puzzle), message)
        return UNUSED if effects is None else done(*effects)

    def _own(self, app: App, verb: str, args: tuple[str, ...]) -> Done:
        match verb, args:
            case "give", ():
                return self._give(app)
            case "show", ():
                return self._show(app)
            case "go", (game, number) if game in KINDS and number.isascii() and number.isdigit() and len(number) < 5:
                self.go(app, game, int(number))
                return done(ToTop(), Focus("title"))
            case "strength", (figure,) if figure in {str(n) for n in range(1, STRENGTHS + 1)}:
                known = kept_stars(app).get(self.puzzle.game, {})
                some = [p for p in pack(self.puzzle.game) if str(p.strength) == figure]
                first = next((p for p in some if name(p) not in known), some[0])
                self.go(app, self.puzzle.game, first.number)
                return done(ToTop(), Focus(f"strength-{figure}"))
        return UNUSED

    def _give(self, app: App) -> Done:
        """Gives the answer that lies on the board."""
        answer = self.board.answer
        if self.over:
            return UNUSED
        worth = None if answer is None else KINDS[self.puzzle.game].worth(self.puzzle.position, answer)
        if answer is None or worth is None:
            return done(Say(app.words("This answer is not complete yet."), shown=True))
        self.tries.append(PuzzleTry(answer, worth))
        if self.solved:
            _keep(app, self.puzzle, self.earned)
            return done(Say(app.words("Solved: nothing is worth more.")), Focus("verdict"))
        short = self.puzzle.best - worth
        return done(Say(app.words("The best answer is worth %(n)s more.", n=short)), Focus("verdict"))

    def _show(self, app: App) -> Done:
        """Shows the best answer. Then the puzzle gives no star."""
        if self.over:
            return UNUSED
        self.shown = True
        self.board.lay(self.puzzle.answer)
        _keep(app, self.puzzle, 0)
        return done(Focus("verdict"))


def restored(app: App, words: tuple[str, ...]) -> PuzzleRoom:
    """The room as the words of `PuzzleRoom.leg` have it. Raises LookupError or ValueError if another version of the page has
    written them.
    """
    game, key, shown, *rows = words
    number = {name(one): one.number for one in pack(game)}[key]
    room = PuzzleRoom(app, game, number)
    laid, *tried = [tuple(map(int, row.split("."))) if row != EMPTY else () for row in rows]
    room.board.lay(laid)
    room.shown = shown == "shown"
    room.tries = [PuzzleTry(one, KINDS[game].worth(room.puzzle.position, one) or 0) for one in tried]
    return room


def kept_stars(app: App) -> stars.Stars:
    """The saved stars."""
    try:
        return stars.read(app.device.storage)
    except StorageForbidden:
        return {}


def _keep(app: App, puzzle: Puzzle, earned: int) -> None:
    """Saves a puzzle's stars, unless it has more already. A puzzle whose answer was shown never gives stars again."""
    all_ = kept_stars(app)
    mine = all_.setdefault(puzzle.game, {})
    if name(puzzle) in mine:
        return
    mine[name(puzzle)] = earned
    try:
        stars.write(app.device.storage, all_)
    except StorageFull:
        app.notice = "full"
    except StorageForbidden:
        app.notice = "forbidden"
