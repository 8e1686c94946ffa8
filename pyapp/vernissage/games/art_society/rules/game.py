"""The rules of Art Society: what is asked, what may be answered, and what follows (AS-1 to AS-11).

What is asked and answered stands in `questions`. A round's agenda, bottom to top: end of the round, everybody's close, the
museum, everybody's take.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....table.chance import Rng
from ....table.game import BACK, Options, Seat, Step, quiet
from ....table.grid import listed
from ....table.question import Asking
from . import box, scoring, state
from .decisions import AskPlace, AskStart
from .questions import QUESTIONS
from .state import NO_BID, Piece, State, is_painting
from .steps import STEPS


class ArtSociety(Asking[State]):
    """Art Society as a `Game`."""

    key = "art-society"
    number = 7
    edition = 1
    seats = box.SEATS
    longest = 40_000
    part_bytes = 4
    defaults: Options = {"closing": 1, "open_stacks": 0}
    questions = QUESTIONS
    steps = STEPS

    def new(self, seats: int, options: Options) -> State:
        """See `Game.new`. `open_stacks`: played bids lie open (AS-3.4); without `closing` nobody hangs again (AS-4.7)."""
        for name, value in options.items():
            if name not in self.defaults or value not in (0, 1):
                raise ValueError(f"Art Society has no option {name}={value}")
        s = state.new(seats, closing=bool(options.get("closing", 1)))
        self.run(s, quiet)
        return s

    def copy(self, s: State) -> State:
        """See `Game.copy`."""
        return s.copy()

    def view(self, s: State, seat: Seat | None) -> State:
        """See `Game.view`. Hidden are only the bids of others until all are revealed (AS-3.1): fronts of tiles and the
        order of piles do not exist before they are drawn, and played bids were public when they were played (AS-3.4).
        """
        seen = s.copy()
        if not s.order:
            seen.bids = tuple(b if b == NO_BID or i == seat else BACK for i, b in enumerate(s.bids))
        return seen

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        """See `Game.imagine`: each hidden bid becomes one of that player's cards."""
        full = s.copy()
        full.bids = tuple(
            rng.pick(listed(s.players[i].hand)) if i != seat and b != NO_BID and not s.order else b
            for i, b in enumerate(s.bids)
        )
        return full

    def scores(self, s: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return scoring.scores(s)

    def lines(self, s: State, seat: Seat) -> Mapping[str, int]:
        """See `Game.lines`."""
        return scoring.lines(s, seat)

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return scoring.winners(s)

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`: every painting, decor tile and bid card, wherever it is."""
        paintings = s.supply.bit_count() + sum(len(pile) for pile in s.museum)
        # A lot not yet turned up is still in the supply; one that was taken is its taker's.
        paintings += sum(1 for lot in s.lots if lot.tile != BACK and lot.taker is None)
        decor = sum(s.decor)
        bids = sum(p.hand.bit_count() + len(p.stack) for p in s.players) + s.start_bids.bit_count()
        for seat, p in enumerate(s.players):
            held: list[Piece] = [t.piece for t in p.hung] + list(p.excess)
            held += [p.assistant] if p.assistant is not None else []
            held += [i.tile for i in s.agenda if isinstance(i, AskStart | AskPlace) and i.seat == seat]
            starts = (i.args for i in s.agenda if isinstance(i, Step) and i.kind == "start")
            held += [tile for whose, tile in starts if whose == seat]
            paintings += sum(1 for piece in held if is_painting(piece))
            decor += sum(1 for piece in held if not is_painting(piece))
        return {"paintings": paintings, "decor": decor, "bids": bids}
