"""The honours of Art Society."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ....page.core.words import N_
from ....page.past.offer import Honour
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


def full(match: Match[Any], seat: Seat) -> bool:
    """The wall is full, and nothing on it is a faux pas."""
    player = _state(match).players[seat]
    return player.taken == box.WALL.all and not hanging.faux_pas(player)


def tactful(match: Match[Any], seat: Seat) -> bool:
    """Fifteen paintings or more, and no faux pas."""
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


def framed(match: Match[Any], seat: Seat) -> bool:
    """A painting was hung that matched three frames at once."""
    return any(e.frames >= 3 for e in about(_kept(match, seat), Matched, seat))


def lit(match: Match[Any], seat: Seat) -> bool:
    """Four paintings of the leading type in the eyeline."""
    return len(scoring.sheet(_state(match), seat).in_eyeline) >= 4


def corners(match: Match[Any], seat: Seat) -> bool:
    """All four corners are covered, each by a painting."""
    player = _state(match).players[seat]
    hung = [mask(t) for t in player.hung if is_painting(t.piece)]
    return all(any(m >> c & 1 for m in hung) for c in box.CORNERS)


def decorated(match: Match[Any], seat: Seat) -> bool:
    """Fifteen shields of decor."""
    return scoring.sheet(_state(match), seat).decor >= SHIELDS


def uniform(match: Match[Any], seat: Seat) -> bool:
    """Nine paintings in one style of frame."""
    frames = Counter(box.PAINTINGS[t.piece].frame for t in _state(match).players[seat].hung if is_painting(t.piece))
    return max(frames.values(), default=0) >= FRAMES


def whisker(match: Match[Any], seat: Seat) -> bool:
    """Two bids were the highest by just one."""
    times = 0
    for turn in match.turns:
        for e in turn.events:
            if isinstance(e, Revealed):
                mine, best = e.answers[seat], max(card for i, card in enumerate(e.answers) if i != seat)
                times += mine == best + 1
    return times >= WHISKERS


def bargain(match: Match[Any], seat: Seat) -> bool:
    """Got a painting of value 8 or 9 for a bid that was not higher."""
    bid = 0
    for e in events(match):
        if isinstance(e, Revealed):
            bid = e.answers[seat]
        elif isinstance(e, Took) and e.seat == seat and box.PAINTINGS[e.tile].value >= DEAR and bid <= CHEAP:
            return True
    return False


def last_bid(match: Match[Any], seat: Seat) -> bool:
    """Won, though another seat was ahead when the last bids were revealed."""
    before = next(t.before for t in reversed(match.turns) if any(isinstance(e, Revealed) for e in t.events))
    then = scoring.scores(before)
    return seat in match.game.winners(match.state) and max(then) > then[seat]


def alone(match: Match[Any], seat: Seat) -> bool:
    """Won without ever giving the assistant a tile."""
    helped = any(True for _ in about(events(match), Assisted, seat))
    return seat in match.game.winners(match.state) and not helped


def fashion(match: Match[Any], seat: Seat) -> bool:
    """Five paintings or more of the leading type that score prestige."""
    s = _state(match)
    ranked = scoring.ranking(s)
    return bool(ranked) and len(scoring.sheet(s, seat).earned[ranked[0]]) >= 5


def thrifty(match: Match[Any], seat: Seat) -> bool:
    """Won with the least spent on bids."""
    s = _state(match)
    spent = [sum(p.stack) for p in s.players]
    least = min(spent)
    return seat in match.game.winners(s) and spent[seat] == least and spent.count(least) == 1


HONOURS: Final = (
    Honour("full", N_("Not a gap"), N_("A full wall without a faux pas."), full),
    Honour("tactful", N_("Perfect manners"), N_("Fifteen paintings on the wall and no faux pas."), tactful),
    Honour("framed", N_("Well framed"), N_("One painting that matches three frames at once."), framed),
    Honour("lit", N_("In the best light"), N_("Four paintings of the leading type in the eyeline."), lit),
    Honour("corners", N_("Every corner"), N_("All four corners covered by paintings."), corners),
    Honour("decorated", N_("Sumptuous"), N_("Fifteen shields of decor."), decorated),
    Honour("uniform", N_("Of one mould"), N_("Nine paintings in one style of frame."), uniform),
    Honour("whisker", N_("By a whisker"), N_("The highest bid by just one, twice in a game."), whisker),
    Honour("bargain", N_("A bargain"), N_("A painting of value 8 or 9 for a bid of 8 or less."), bargain),
    Honour("last-bid", N_("With the last bid"), N_("A victory, though somebody was ahead before the last bids."), last_bid),
    Honour("alone", N_("Own two hands"), N_("A victory without ever giving the assistant a tile."), alone),
    Honour("thrifty", N_("Well spent"), N_("A victory with less spent on bids than anybody else."), thrifty),
    Honour("fashion", N_("Ahead of fashion"), N_("Five paintings of the leading type that score prestige."), fashion),
)
