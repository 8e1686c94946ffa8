"""A match is its answers: game, options, seed and what the seats answered; every state follows from these.

Glossary: a *turn* is one answer with the state it met and the events it caused; a *ply* counts turns from 0, chance's
included; the *border* is the point behind which an undo may not go, because something new was learnt there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, Literal, NamedTuple, Self, TypeAlias, TypeVar

from .chance import SEED_BITS, Seeded, Source, weighted
from .game import CHANCE, Action, Decision, Event, Game, IllegalAction, Options, Revealed, Seat

S = TypeVar("S")

Border: TypeAlias = Literal["start", "draw", "reveal", "other"]
"""Why nothing can be undone: no answer yet, chance has drawn, something was revealed, or somebody else answered since."""


class Turn(NamedTuple, Generic[S]):
    """One answered decision: the state before it, who was asked what, the answer, and what happened."""

    before: S
    decision: Decision
    action: Action
    events: tuple[Event, ...]


class Match(Generic[S]):
    """One game being played. Chance answers by itself; `decision` is a seat's, or None at the end. It is `CHANCE`'s only where
    the match's source leaves something face down, which an answer turns up.
    """

    __slots__ = ("game", "options", "seats", "seed", "source", "state", "turns", "undone")

    def __init__(self, game: Game[S], seats: int, options: Options, seed: int, source: Source | None = None) -> None:
        """Starts a match and lets chance answer up to the first seat's decision. Its draws come from `source`; if none is
        given, they follow from the seed.

        Raises ValueError for a number of seats, an option or a seed (0 to 2**48 - 1) that the game does not have.
        """
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"seed {seed} is not a whole number of {SEED_BITS} bits")
        self.game, self.seats, self.seed = game, seats, seed
        self.source: Source = Seeded(seed) if source is None else source
        self.options: Mapping[str, int] = {**game.defaults, **options}
        self.state: S = game.new(seats, self.options)
        self.turns: list[Turn[S]] = []
        self.undone: list[Action] = []
        self.settle()

    def __repr__(self) -> str:
        d = self.decision
        now = "over" if d is None else f"seat {d.seat} is asked for {d.kind}"
        return f"<Match of {self.game.key}, {self.seats} seats, seed {self.seed}: {now}>"

    @classmethod
    def replay(cls, game: Game[S], seats: int, options: Options, seed: int, answers: Iterable[Action]) -> Self:
        """The match in which the seats gave these answers. Raises what `Match` and `answer` raise."""
        match = cls(game, seats, options, seed)
        for a in answers:
            match.answer(a)
        return match

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.game.decision(self.state)

    @property
    def answers(self) -> list[Action]:
        """What the seats answered so far, in order; chance's answers follow from the seed."""
        return [t.action for t in self.turns if t.decision.seat != CHANCE]

    def answer(self, a: Action) -> list[Event]:
        """Gives the pending decision's answer and returns what happened, chance's answers included.

        Raises IllegalAction, and changes nothing, if the game is over or `a` is not an option. Forgets what was undone,
        unless the answer is the very one that was undone last.
        """
        start = len(self.turns)
        self._take(a)
        if self.undone and self.undone[-1] == a:
            self.undone.pop()
        else:
            self.undone.clear()
        self.settle()
        return [e for t in self.turns[start:] for e in t.events]

    def border(self, seat: Seat | None = None) -> Border | None:
        """Why `seat` may not take the last answer back (None: whoever gave it); None if it may. The next seat may be asked by
        then: as long as it has not answered, nobody has learnt anything. The game's last answer is like any other.
        """
        last = self._last_answer()
        if last is None:
            return "start"
        if seat is not None and self.turns[last].decision.seat != seat:
            return "other"
        if last != len(self.turns) - 1:
            return "draw"
        return "reveal" if any(isinstance(e, Revealed) for e in self.turns[last].events) else None

    def undo(self, *, freely: bool = False) -> Action:
        """Takes the last seat's answer back, with what chance drew after it, and returns it.

        Raises IllegalAction at the border; with `freely` only at the start.
        """
        last = self._last_answer()
        why = self.border()
        if last is None or (why is not None and not freely):
            raise IllegalAction(f"nothing can be taken back: {why}")
        turn = self.turns[last]
        del self.turns[last:]
        self.state = turn.before
        self.undone.append(turn.action)
        return turn.action

    def redo(self) -> list[Event]:
        """Gives the answer that was undone last, again, and returns what happened. Raises IllegalAction if there is none."""
        if not self.undone:
            raise IllegalAction("nothing was taken back")
        return self.answer(self.undone[-1])

    def at(self, ply: int) -> S:
        """The state before turn `ply`; 0 is the state before the first draw, `len(turns)` the present one."""
        return self.turns[ply].before if ply < len(self.turns) else self.state

    def view(self, seat: Seat | None, ply: int | None = None) -> S:
        """What `seat` may know (None: an onlooker), now or before turn `ply`."""
        return self.game.view(self.state if ply is None else self.at(ply), seat)

    def _last_answer(self) -> int | None:
        for i in range(len(self.turns) - 1, -1, -1):
            if self.turns[i].decision.seat != CHANCE:
                return i
        return None

    def give(self, d: Decision, a: Action) -> None:
        """Gives one of `d`'s options. Chance does not go on by itself, and what was undone is left alone."""
        events: list[Event] = []
        after = self.game.copy(self.state)
        self.game.advance(after, a, events.append)
        self.turns.append(Turn(self.state, d, a, tuple(events)))
        self.state = after

    def settle(self) -> None:
        """Lets chance answer until a seat is asked, something lies face down, or the game is over."""
        while (d := self.decision) is not None and d.seat == CHANCE:
            options = self.game.options(self.state, d)
            if len(options) == 1:
                at: int | None = 0
            else:
                at = self.source.weighted(len(self.turns), self.game.odds(self.state, d))
            if at is None:
                return
            self.give(d, options[at])

    def _take(self, a: Action) -> None:
        d = self.decision
        if d is None:
            raise IllegalAction("the game is over")
        if a not in self.game.options(self.state, d):
            raise IllegalAction(f"{a} does not answer {d.kind}")
        self.give(d, a)


def chance_answer(game: Game[S], s: S, d: Decision, seed: int, ply: int) -> Action:
    """What the match of this seed draws for chance's decision `d` at `ply`."""
    options = game.options(s, d)
    return options[0] if len(options) == 1 else options[weighted(seed, ply, game.odds(s, d))]
