"""Canvas: the last painting, from five cards in every order (CV-3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from ....puzzles.puzzle import Answer, Count
from ....table.game import Seat
from ..rules import box, layers, reading, scoring
from ..rules.decisions import AskTurn
from ..rules.state import Painting, State, new

SEAT: Final[Seat] = 0


class Position(NamedTuple):
    """The scoring cards in play, the ribbons held by scoring card, the five cards in hand."""

    conditions: tuple[int, ...]
    held: tuple[int, ...]
    hand: tuple[int, ...]


class CanvasPuzzles:
    """See `PuzzleKind`. An answer is three cards from the bottom up; its worth the points that the painting adds."""

    game = "canvas"

    def read(self, fields: Sequence[Any]) -> Position:
        """See `PuzzleKind.read`."""
        position = Position(*map(tuple, fields))
        there = box.in_edition(box.RULEBOOK)
        good = (
            len(position.conditions) == len(position.held) == box.SET_SIZE == len(set(position.conditions))
            and set(position.conditions) <= set(there)
            and all(0 <= n <= scoring.LIMITS[c] for c, n in zip(position.conditions, position.held, strict=True))
            and len(position.hand) == box.HAND == len(set(position.hand))
            and set(position.hand) <= set(box.DECK)
        )
        if not good:
            raise ValueError(f"{fields} is no position of Canvas")
        return position

    def write(self, position: Position) -> list[Any]:
        """See `PuzzleKind.write`."""
        return [list(part) for part in position]

    def state(self, position: Position) -> State:
        """The position as a state: two paintings are made, of which only the ribbons count here."""
        s = new(1, box.RULEBOOK, position.conditions, 0)
        player = s.players[SEAT]
        player.hand, player.ribbons, player.tokens = position.hand, position.held, 0
        a, b, c, d, e, f = [card for card in box.DECK if card not in position.hand][:6]
        none = (0,) * box.SET_SIZE
        player.paintings = (Painting(a, b, c, 0, position.held, 0), Painting(d, e, f, 1, none, 0))
        s.deck, s.agenda = (), (AskTurn(SEAT),)
        return s

    def worth(self, position: Position, answer: Answer) -> int | None:
        """See `PuzzleKind.worth`."""
        if len(answer) != box.LAYERS or len(set(answer)) != box.LAYERS or not set(answer) <= set(position.hand):
            return None
        return reading.preview(self.state(position), SEAT, *answer).points

    def count(self, position: Position, most: int) -> Count | None:
        """See `PuzzleKind.count`: sixty answers."""
        held, conditions = position.held, position.conditions
        now = sum(scoring.ribbon_points(held, conditions))
        counted: list[tuple[int, Answer]] = []
        for pile in permutations(position.hand, box.LAYERS):
            seen = layers.visible(*pile)
            taken = scoring.gained(held, scoring.ribbons(seen, conditions, box.RULEBOOK), conditions)
            then = scoring.ribbon_points([h + n for h, n in zip(held, taken, strict=True)], conditions)
            bonus = box.BONUS_POINTS[box.RULEBOOK] * scoring.bonus_icons(seen)
            counted.append((sum(then) - now + bonus, pile))
        if len(counted) > most:
            return None
        counted.sort(key=lambda one: -one[0])
        best = counted[0][0]
        found = tuple(pile for points, pile in counted[:2] if points == best)
        return Count(len(counted), best, found, counted[1][0])


PUZZLES: Final = CanvasPuzzles()
