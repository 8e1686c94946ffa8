"""The line of one hand that makes the most money; without deck and discard pile nothing is random (AC-2, AC-3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ....puzzles.puzzle import Answer, Count
from ....table.game import Action, Seat, Step, quiet
from ..rules import box
from ..rules.answers import Play, Stop
from ..rules.decisions import AskLine
from ..rules.game import AvantCarde, question
from ..rules.patrons import SETS
from ..rules.state import BUY, PLAY, State, merged, new

SEAT: Final[Seat] = 0
GAME: Final = AvantCarde()


class Position(NamedTuple):
    """The set of all patrons, as an index of `patrons.SETS`; the first card of the line; the other cards of the hand."""

    patrons: int
    first: int
    hand: tuple[int, ...]


class AvantCardePuzzles:
    """See `PuzzleKind`. An answer is, for each step, the option's index among all options. Its worth is the money at the
    beginning of the turn to buy, in dollars.
    """

    game = "avant-carde"

    def read(self, fields: Sequence[Any]) -> Position:
        """See `PuzzleKind.read`."""
        patrons, first, hand = fields
        position = Position(patrons, first, tuple(hand))
        cards = (first, *position.hand)
        if patrons not in range(len(SETS)) or not set(cards) <= set(range(len(box.CARDS))) or not 2 <= len(cards) <= box.HAND:
            raise ValueError(f"{fields} is no position of Avant Carde")
        return position

    def write(self, position: Position) -> list[Any]:
        """See `PuzzleKind.write`."""
        return [position.patrons, position.first, list(position.hand)]

    def state(self, position: Position) -> State:
        """The position as a state in which the first card has been played, and the question of its power is pending."""
        s = new(1, (position.patrons,) * len(box.PATRONS), 1)
        s.stacks = tuple(x._replace(top=x.rest[0], rest=x.rest[1:]) for x in s.stacks)
        s.round, s.part = 1, PLAY
        p = s.players[SEAT]
        p.hand = merged((position.first,), position.hand)
        p.pool = p.hand
        s.agenda = (Step("reveal"), Step("end_line", (SEAT,)), AskLine(SEAT))
        GAME.advance(s, Play(position.first), quiet)
        return s

    def money(self, s: State) -> int | None:
        """The money at the beginning of the turn to buy; None while the line is still played."""
        return s.players[SEAT].made if s.part == BUY else None

    def options(self, s: State) -> Sequence[Action]:
        """The possible answers. Of equal cards only one counts."""
        return GAME.options(s, question(s))

    def step(self, s: State, a: Action) -> State:
        """The state after an answer."""
        after = s.copy()
        GAME.advance(after, a, quiet)
        return after

    def worth(self, position: Position, answer: Answer) -> int | None:
        """See `PuzzleKind.worth`."""
        s = self.state(position)
        for n in answer:
            there = self.options(s) if s.part == PLAY else ()
            if not 0 <= n < len(there):
                return None
            s = self.step(s, there[n])
        return self.money(s)

    def cards(self, position: Position, answer: Answer) -> tuple[int, ...]:
        """The cards of the line that an answer plays."""
        s = self.state(position)
        for n in answer:
            s = self.step(s, self.options(s)[n])
        return tuple([x.card for x in s.players[SEAT].line])

    def count(self, position: Position, most: int) -> Count | None:
        """See `PuzzleKind.count`. Lines of the same cards in the same order count as one answer, whatever their powers did."""
        best: dict[tuple[int, ...], tuple[int, Answer]] = {}
        ends = 0
        todo: list[tuple[State, Answer]] = [(self.state(position), ())]
        while todo:
            s, done = todo.pop()
            money = self.money(s)
            if money is not None:
                ends += 1
                line = tuple([x.card for x in s.players[SEAT].line])
                if line not in best or (money, -len(done)) > (best[line][0], -len(best[line][1])):
                    best[line] = money, done
                continue
            if ends + len(todo) > most:
                return None
            todo += [(self.step(s, a), (*done, n)) for n, a in enumerate(self.options(s))]
        order = sorted(best.values(), key=lambda one: -one[0])
        found = tuple(answer for money, answer in order[:2] if money == order[0][0])
        return Count(len(order), order[0][0], found, order[1][0] if len(order) > 1 else 0)


PUZZLES: Final = AvantCardePuzzles()

__all__ = ["GAME", "PUZZLES", "SEAT", "AvantCardePuzzles", "Position", "Stop"]
