"""The honours of Canvas."""

from __future__ import annotations

from typing import Any, Final

from ....page.core.words import N_
from ....page.past.offer import Honour
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


def all_four(match: Match[Any], seat: Seat) -> bool:
    """One painting earned ribbons of all four scoring cards."""
    return any(_cards(p) == box.SET_SIZE for p in _paintings(match, seat))


def steady(match: Match[Any], seat: Seat) -> bool:
    """Each painting earned ribbons of three scoring cards or more."""
    some = _paintings(match, seat)
    return len(some) == box.PAINTINGS and all(_cards(p) >= 3 for p in some)


def balanced(match: Match[Any], seat: Seat) -> bool:
    """Two ribbons or more of every scoring card."""
    return all(n >= 2 for n in match.state.players[seat].ribbons)


def exhausted(match: Match[Any], seat: Seat) -> bool:
    """All ribbons of two scoring cards."""
    s: State = match.state
    return sum(n == scoring.LIMITS[c] for n, c in zip(s.players[seat].ribbons, s.conditions, strict=True)) >= 2


def masterpiece(match: Match[Any], seat: Seat) -> bool:
    """One painting that was worth eighteen points."""
    return any(n >= WORTH for n in worths(match, seat))


def bonus(match: Match[Any], seat: Seat) -> bool:
    """Bonuses pay for four icons of one painting."""
    return any(p.bonus >= ICONS for p in _paintings(match, seat))


def filled(match: Match[Any], seat: Seat) -> bool:
    """All five slots show something, in all three paintings."""
    some = _paintings(match, seat)
    return len(some) == box.PAINTINGS and all(layers.filled(_seen(p)) == layers.ALL_SLOTS for p in some)


def sparing(match: Match[Any], seat: Seat) -> bool:
    """Three paintings with no more than four tokens spent."""
    spent = sum(e.spent for e in about(events(match), Took, seat))
    return spent <= 4 and len(_paintings(match, seat)) == box.PAINTINGS


def patron(match: Match[Any], seat: Seat) -> bool:
    """Won with eight tokens left."""
    return match.state.players[seat].tokens >= RICH and seat in match.game.winners(match.state)


def penniless(match: Match[Any], seat: Seat) -> bool:
    """Won without a token left."""
    return match.state.players[seat].tokens == 0 and seat in match.game.winners(match.state)


def light(match: Match[Any], seat: Seat) -> bool:
    """Three paintings, never more than three cards in hand."""
    most = max(len(match.at(ply).players[seat].hand) for ply in range(len(match.turns) + 1))
    return most <= box.LAYERS and len(_paintings(match, seat)) == box.PAINTINGS


def first(match: Match[Any], seat: Seat) -> bool:
    """Won, and was the first of several to finish."""
    done = next((e.seat for e in events(match) if isinstance(e, Finished)), None)
    return match.seats > 1 and done == seat and seat in match.game.winners(match.state)


def forty(match: Match[Any], seat: Seat) -> bool:
    """Forty points."""
    return match.game.scores(match.state)[seat] >= MANY


HONOURS: Final = (
    Honour("all-four", N_("Four at a stroke"), N_("One painting that takes ribbons from all four scoring cards."), all_four),
    Honour("steady", N_("A steady hand"), N_("Ribbons from three scoring cards or more for each painting."), steady),
    Honour("balanced", N_("Well balanced"), N_("Two ribbons or more of every scoring card."), balanced),
    Honour("exhausted", N_("Nothing left to win"), N_("All ribbons that two scoring cards pay for."), exhausted),
    Honour("masterpiece", N_("A masterpiece"), N_("One painting worth 18 points."), masterpiece),
    Honour("bonus", N_("In the details"), N_("Bonuses that pay for four icons of one painting."), bonus),
    Honour("filled", N_("No bare canvas"), N_("Three paintings in which all five slots show something."), filled),
    Honour("sparing", N_("What comes along"), N_("Three paintings with at most four tokens spent."), sparing),
    Honour("patron", N_("Inspiration to spare"), N_("A victory with eight tokens left."), patron),
    Honour("penniless", N_("All for art"), N_("A victory without a token left."), penniless),
    Honour("light", N_("No more than needed"), N_("Three paintings, and never more than three cards in hand."), light),
    Honour("first", N_("First and best"), N_("A victory as the first to finish three paintings."), first),
    Honour("forty", N_("Best in show"), N_("Forty points."), forty),
)
