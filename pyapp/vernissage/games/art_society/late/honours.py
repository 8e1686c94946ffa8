"""The honours of Art Society."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ....page.core.words import N_
from ....page.past.offer import honour
from ....page.past.told import about, concerns, events
from ....table.game import Event, Revealed, Seat
from ....table.match import Match
from ..rules import box, hanging, scoring
from ..rules.events import Assisted, Matched, Rehung, RoundBegun, Took
from ..rules.state import State, is_painting, mask

SHIELDS: Final = 15
PAINTINGS: Final = 15
FRAMES: Final = 9
WHISKERS: Final = 2
CHEAP: Final = 8
DEAR: Final = 8


def _state(match: Match[Any]) -> State:
    state: State = match.state
    return state


@honour("full", N_("Not a gap"), N_("A full wall without a faux pas."))
def _full(match: Match[Any], seat: Seat) -> bool:
    player = _state(match).players[seat]
    return player.taken == box.WALL.all and not hanging.faux_pas(player)


@honour("tactful", N_("Perfect manners"), N_("Fifteen paintings on the wall and no faux pas."))
def _tactful(match: Match[Any], seat: Seat) -> bool:
    player = _state(match).players[seat]
    return sum(is_painting(t.piece) for t in player.hung) >= PAINTINGS and not hanging.faux_pas(player)


def _kept(match: Match[Any], seat: Seat) -> Iterator[Event]:
    """The events of the seat, without what it took down again in the same round (AS-4.5)."""
    held: list[Event] = []
    for e in events(match):
        if isinstance(e, RoundBegun):
            yield from held
            held.clear()
        elif concerns(e, seat) and isinstance(e, Rehung):
            held.clear()
        elif concerns(e, seat):
            held.append(e)
    yield from held


@honour("framed", N_("Well framed"), N_("One painting that matches three frames at once."))
def _framed(match: Match[Any], seat: Seat) -> bool:
    return any(e.frames >= 3 for e in about(_kept(match, seat), Matched, seat))


@honour("lit", N_("In the best light"), N_("Four paintings of the leading type in the eyeline."))
def _lit(match: Match[Any], seat: Seat) -> bool:
    return len(scoring.sheet(_state(match), seat).in_eyeline) >= 4


@honour("corners", N_("Every corner"), N_("All four corners covered by paintings."))
def _corners(match: Match[Any], seat: Seat) -> bool:
    player = _state(match).players[seat]
    hung = [mask(t) for t in player.hung if is_painting(t.piece)]
    return all(any(m >> c & 1 for m in hung) for c in box.CORNERS)


@honour("decorated", N_("Sumptuous"), N_("Fifteen shields of decor."))
def _decorated(match: Match[Any], seat: Seat) -> bool:
    return scoring.sheet(_state(match), seat).decor >= SHIELDS


@honour("uniform", N_("Of one mould"), N_("Nine paintings in one style of frame."))
def _uniform(match: Match[Any], seat: Seat) -> bool:
    frames = Counter(box.PAINTINGS[t.piece].frame for t in _state(match).players[seat].hung if is_painting(t.piece))
    return max(frames.values(), default=0) >= FRAMES


@honour("whisker", N_("By a whisker"), N_("The highest bid by just one, twice in a game."))
def _whisker(match: Match[Any], seat: Seat) -> bool:
    times = 0
    for turn in match.turns:
        for e in turn.events:
            if isinstance(e, Revealed):
                mine, best = e.answers[seat], max(card for i, card in enumerate(e.answers) if i != seat)
                times += mine == best + 1
    return times >= WHISKERS


@honour("bargain", N_("A bargain"), N_("A painting of value 8 or 9 for a bid of 8 or less."))
def _bargain(match: Match[Any], seat: Seat) -> bool:
    bid = 0
    for e in events(match):
        if isinstance(e, Revealed):
            bid = e.answers[seat]
        elif isinstance(e, Took) and e.seat == seat and box.PAINTINGS[e.tile].value >= DEAR and bid <= CHEAP:
            return True
    return False


@honour("last-bid", N_("With the last bid"), N_("A victory, though somebody was ahead before the last bids."))
def _last_bid(match: Match[Any], seat: Seat) -> bool:
    before = next(t.before for t in reversed(match.turns) if any(isinstance(e, Revealed) for e in t.events))
    then = scoring.scores(before)
    return seat in match.game.winners(match.state) and max(then) > then[seat]


@honour("alone", N_("Own two hands"), N_("A victory without ever giving the assistant a tile."))
def _alone(match: Match[Any], seat: Seat) -> bool:
    helped = any(True for _ in about(events(match), Assisted, seat))
    return seat in match.game.winners(match.state) and not helped


@honour("fashion", N_("Ahead of fashion"), N_("Five paintings of the leading type that score prestige."))
def _fashion(match: Match[Any], seat: Seat) -> bool:
    s = _state(match)
    ranked = scoring.ranking(s)
    return bool(ranked) and len(scoring.sheet(s, seat).earned[ranked[0]]) >= 5


@honour("thrifty", N_("Well spent"), N_("A victory with less spent on bids than anybody else."))
def _thrifty(match: Match[Any], seat: Seat) -> bool:
    s = _state(match)
    spent = [sum(p.stack) for p in s.players]
    least = min(spent)
    return seat in match.game.winners(s) and spent[seat] == least and spent.count(least) == 1


HONOURS: Final = (
    _full, _tactful, _framed, _lit, _corners, _decorated, _uniform, _whisker, _bargain, _last_bid, _alone, _thrifty, _fashion,
)  # fmt: skip
