"""The honours of Canvas."""

from __future__ import annotations

from typing import Any, Final

from ....page.core.words import N_
from ....page.past.offer import honour
from ....page.past.told import about, events
from ....table.game import Seat
from ....table.match import Match
from ..rules import box, layers, scoring
from ..rules.events import Finished, Took
from ..rules.state import Painting, State
from .past import worths

MANY: Final = 40
WORTH: Final = 18
ICONS: Final = 4
RICH: Final = 8


def _paintings(match: Match[Any], seat: Seat) -> tuple[Painting, ...]:
    s: State = match.state
    return s.players[seat].paintings


def _seen(p: Painting) -> int:
    return layers.visible(p.bottom, p.middle, p.top)


def _cards(p: Painting) -> int:
    """How many scoring cards gave ribbons to a painting."""
    return sum(n > 0 for n in p.ribbons)


@honour("all-four", N_("Four at a stroke"), N_("One painting that takes ribbons from all four scoring cards."))
def _all_four(match: Match[Any], seat: Seat) -> bool:
    return any(_cards(p) == box.SET_SIZE for p in _paintings(match, seat))


@honour("steady", N_("A steady hand"), N_("Ribbons from three scoring cards or more for each painting."))
def _steady(match: Match[Any], seat: Seat) -> bool:
    some = _paintings(match, seat)
    return len(some) == box.PAINTINGS and all(_cards(p) >= 3 for p in some)


@honour("balanced", N_("Well balanced"), N_("Two ribbons or more of every scoring card."))
def _balanced(match: Match[Any], seat: Seat) -> bool:
    return all(n >= 2 for n in match.state.players[seat].ribbons)


@honour("exhausted", N_("Nothing left to win"), N_("All ribbons that two scoring cards pay for."))
def _exhausted(match: Match[Any], seat: Seat) -> bool:
    s: State = match.state
    return sum(n == scoring.LIMITS[c] for n, c in zip(s.players[seat].ribbons, s.conditions, strict=True)) >= 2


@honour("masterpiece", N_("A masterpiece"), N_("One painting worth 18 points."))
def _masterpiece(match: Match[Any], seat: Seat) -> bool:
    return any(n >= WORTH for n in worths(match, seat))


@honour("bonus", N_("In the details"), N_("Bonuses that pay for four icons of one painting."))
def _bonus(match: Match[Any], seat: Seat) -> bool:
    return any(p.bonus >= ICONS for p in _paintings(match, seat))


@honour("filled", N_("No bare canvas"), N_("Three paintings in which all five slots show something."))
def _filled(match: Match[Any], seat: Seat) -> bool:
    some = _paintings(match, seat)
    return len(some) == box.PAINTINGS and all(layers.filled(_seen(p)) == layers.ALL_SLOTS for p in some)


@honour("sparing", N_("What comes along"), N_("Three paintings with at most four tokens spent."))
def _sparing(match: Match[Any], seat: Seat) -> bool:
    spent = sum(e.spent for e in about(events(match), Took, seat))
    return spent <= 4 and len(_paintings(match, seat)) == box.PAINTINGS


@honour("patron", N_("Inspiration to spare"), N_("A victory with eight tokens left."))
def _patron(match: Match[Any], seat: Seat) -> bool:
    return match.state.players[seat].tokens >= RICH and seat in match.game.winners(match.state)


@honour("penniless", N_("All for art"), N_("A victory without a token left."))
def _penniless(match: Match[Any], seat: Seat) -> bool:
    return match.state.players[seat].tokens == 0 and seat in match.game.winners(match.state)


@honour("light", N_("No more than needed"), N_("Three paintings, and never more than three cards in hand."))
def _light(match: Match[Any], seat: Seat) -> bool:
    most = max(len(match.at(ply).players[seat].hand) for ply in range(len(match.turns) + 1))
    return most <= box.LAYERS and len(_paintings(match, seat)) == box.PAINTINGS


@honour("first", N_("First and best"), N_("A victory as the first to finish three paintings."))
def _first(match: Match[Any], seat: Seat) -> bool:
    done = next((e.seat for e in events(match) if isinstance(e, Finished)), None)
    return match.seats > 1 and done == seat and seat in match.game.winners(match.state)


@honour("forty", N_("Best in show"), N_("Forty points."))
def _forty(match: Match[Any], seat: Seat) -> bool:
    return match.game.scores(match.state)[seat] >= MANY


HONOURS: Final = (
    _all_four, _steady, _balanced, _exhausted, _masterpiece, _bonus, _filled, _sparing, _patron, _penniless, _light, _first,
    _forty,
)  # fmt: skip
