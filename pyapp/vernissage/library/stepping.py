"""Stepping through a game by text: `Match`."""

from __future__ import annotations

from collections.abc import Container, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar, cast, overload

from ..games import GAMES, PLAYED
from ..games.art_society.rules.state import State as ArtSocietyState
from ..games.avant_carde.rules.state import State as AvantCardeState
from ..games.canvas.rules.state import State as CanvasState
from ..games.notations import NOTATIONS
from ..table.chance import Source
from ..table.game import Action, Event, Game, IllegalAction, Options, Seat
from ..table.match import Match as TableMatch
from ..table.notation import Notation
from ..table.notation import moves as moves_of
from ..table.notation import parse_move as parsed

S = TypeVar("S")

GAMES_TO_PLAY: Final[Mapping[str, Game[Any]]] = {key: GAMES[key] for key in PLAYED}
"""The games by their keys, without the template for new ones."""


def game_named(game: str | Game[S]) -> Game[S]:
    """A game, or the one of this key. Raises ValueError that names those there are."""
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise ValueError(no_game(game))
    return GAMES[game]


def no_game(said: str) -> str:
    """What somebody is told who named a game that there is not."""
    return f"there is no game {said!r}{did_you_mean(said, PLAYED)} The games are {', '.join(PLAYED)}."


def did_you_mean(said: str, there: tuple[str, ...]) -> str:
    """The end of a sentence about something that is not there: whether a similar word was meant."""
    near = get_close_matches(said.lower(), there, 1)
    return f"; did you mean {near[0]!r}?" if near else "."


class Match(TableMatch[S]):
    """One game being played, answer by answer, as text or as the game's own actions. Chance answers by itself.

    >>> import vernissage as vn
    >>> match = vn.Match("canvas", seats=2, seed=1)
    >>> match.asked, match.moves()
    (0, ['take 37', 'take 13', 'take 22', 'take 9', 'take 43'])
    >>> match.answer("take 22")[0].kind
    'took'
    >>> match
    <Match of canvas, 2 seats, seed 1: seat 1 is asked for turn>
    """

    __slots__ = ("whole",)

    @overload
    def __init__(
        self: Match[ArtSocietyState], game: Literal["art-society"], seats: int = ..., options: Options = ..., seed: int = ...,
        source: Source | None = ...,
    ) -> None: ...  # fmt: skip
    @overload
    def __init__(
        self: Match[CanvasState], game: Literal["canvas"], seats: int = ..., options: Options = ..., seed: int = ...,
        source: Source | None = ...,
    ) -> None: ...  # fmt: skip
    @overload
    def __init__(
        self: Match[AvantCardeState], game: Literal["avant-carde"], seats: int = ..., options: Options = ..., seed: int = ...,
        source: Source | None = ...,
    ) -> None: ...  # fmt: skip
    @overload
    def __init__(
        self: Match[Any], game: str, seats: int = ..., options: Options = ..., seed: int = ..., source: Source | None = ...
    ) -> None: ...
    @overload
    def __init__(
        self, game: Game[S], seats: int = ..., options: Options = ..., seed: int = ..., source: Source | None = ...
    ) -> None: ...
    def __init__(
        self, game: str | Game[S], seats: int = 2, options: Options = MappingProxyType({}), seed: int = 1,
        source: Source | None = None,
    ) -> None:  # fmt: skip
        """Starts a match of a game or of the game of this key. `options` are the game's, `seed` determines what chance draws,
        unless the draws come from a `source`.

        Raises ValueError, in a sentence, for a game, a number of seats, an option or a seed that there is not.
        """
        the = game_named(game)
        check_whole("seats", seats, the.seats)
        check_whole("seed", seed)
        for name in options:
            if name not in the.defaults:
                there = ", ".join(sorted(the.defaults)) or "none"
                near = did_you_mean(name, tuple(the.defaults))
                raise ValueError(f"{the.key} has no option {name!r}{near} Its options are {there}.")
        self.whole = True
        """Whether the match began at the game's start; one that was read from a position did not."""
        super().__init__(the, seats, options, seed, source)

    @property
    def asked(self) -> Seat | None:
        """The seat that has to answer; None when the game is over."""
        d = self.decision
        return None if d is None else d.seat

    def moves(self) -> list[str]:
        """Every possible answer as text; empty when the game is over."""
        return list(moves_of(notation_of(self.game), self.game, self.state))

    def answer(self, a: str | Action) -> list[Event]:
        """Gives the answer `a` of the seat that is asked, an action or a text as `moves` lists it, whatever its capitals and
        spaces, and returns what happened, chance's answers included.

        Raises ValueError (BadMove or IllegalAction), and changes nothing, for what is not possible: the message lists what is.
        """
        if isinstance(a, str):
            a = parsed(notation_of(self.game), self.game, self.state, a)
        elif not hasattr(a, "verb"):
            raise IllegalAction(f"{a!r} is no answer: it is one of the texts that `moves()` lists, or an action")
        return super().answer(a)

    def undo(self, *, freely: bool = True) -> Action:
        """Takes the last answer back, with what chance drew after it, and returns it. Unless `freely`, only what a person at a
        table may take back, before anything new was learnt.

        Raises IllegalAction if there is nothing to take back.
        """
        if not self.answers:
            raise IllegalAction("nothing can be taken back: no seat has answered yet")
        return super().undo(freely=freely)

    def view(self, seat: Seat | None, ply: int | None = None) -> S:
        """What `seat` may know (None: an onlooker), now or before turn `ply`. Raises ValueError for no seat."""
        if seat is not None:
            check_whole("seat", seat, range(self.seats))
        return super().view(seat, ply)

    def _repr_svg_(self) -> str | None:
        """The first picture of the match, for a notebook."""
        from .showing import show  # noqa: PLC0415 - brings all pictures in, which nobody else waits for

        return show(self)._repr_svg_()

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """The table in letters, and the first picture if there is one, for a notebook."""
        from .showing import show  # noqa: PLC0415 - as above

        shown = show(self)
        picture = shown._repr_svg_()
        return {"text/plain": repr(shown), **({} if picture is None else {"image/svg+xml": picture})}


def parse_move(game: str | Game[S], view: S, text: str) -> Action:
    """The action of `game`, named or given, that the text of a move names, for the seat that is asked in `view`, which may be a
    state too. Raises ValueError that lists what is possible.
    """
    the = game_named(game)
    return parsed(notation_of(the), the, view, text)


def notation_of(game: Game[S]) -> Notation[S]:
    """How the game's moves and positions read. Raises ValueError if it has no notation."""
    if game.key not in NOTATIONS:
        raise ValueError(f"{game.key} has no notation: its moves and positions are not written as text")
    return cast("Notation[S]", NOTATIONS[game.key])


def check_whole(name: str, n: object, there: Container[int] | None = None) -> None:
    """Raises ValueError for what is no whole number, or is not among those there are."""
    if isinstance(n, bool) or not isinstance(n, int):
        raise ValueError(f"{name} is a whole number, not {n!r}")  # noqa: TRY004 - one kind of error for all that is asked for wrongly
    if isinstance(there, range) and n not in there:
        raise ValueError(f"{name} is from {there[0]} to {there[-1]}, not {n}")
