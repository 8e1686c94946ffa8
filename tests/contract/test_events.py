"""The laws of events: what an event says is true, number by number, and everything that happens is told."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.contract.journeys import Leg, glimpses
from tests.contract.test_laws import journey, law, some
from tests.contract.test_secrecy import luck
from vernissage.games import GAMES
from vernissage.games.art_society.rules import box as paintings
from vernissage.games.art_society.rules.events import FauxPas, ToMuseum
from vernissage.games.art_society.rules.state import Placed
from vernissage.games.avant_carde.rules import box as cards
from vernissage.games.avant_carde.rules.events import Bought, Drew, Money
from vernissage.games.avant_carde.rules.state import CONCEALED, stack
from vernissage.table.game import figures

Says = Callable[[Leg, Any], bool]


def given_(leg: Leg, *names: str) -> tuple[int, ...]:
    """Numbers of what was asked (`d.` before the name) and answered."""
    return tuple(getattr(leg.decision, n[2:]) if n.startswith("d.") else getattr(leg.action, n) for n in names)


def says(*names: str) -> Says:
    """The event's numbers are these numbers of what was asked and answered."""
    return lambda leg, e: tuple(figures(e).values()) == given_(leg, *names)


def player(leg: Leg, seat: int) -> Any:
    return leg.after.players[seat]


def _museum(leg: Leg, e: ToMuseum) -> bool:
    tile = paintings.PAINTINGS[e.tile]
    moved = e.was == leg.before.track[tile.type] and e.would == e.was + tile.value and e.now == leg.after.track[tile.type]
    return moved and e.tile in leg.after.museum[tile.type]


def _pair(leg: Leg, e: FauxPas) -> bool:
    """Two paintings of one type on the seat's wall, the first of which has just been hung."""
    wall, before = ([h.piece for h in s.players[e.seat].hung] for s in (leg.after, leg.before))
    alike = paintings.PAINTINGS[e.piece].type == paintings.PAINTINGS[e.other].type
    return e.piece in wall and e.piece not in before and e.other in before and alike


def _money(leg: Leg, e: Money) -> bool:
    last = [other for other in leg.events if isinstance(other, Money) and other.seat == e.seat][-1]
    return e.total >= 0 and e.source >= -3 and (e != last or e.dollars > e.total or e.total >= player(leg, e.seat).money)


def _bought(leg: Leg, e: Bought) -> bool:
    return e.seat == leg.decision.seat and cards.NUMBER[e.card] == e.number and 0 <= e.cost <= e.number


def _drew(leg: Leg, e: Drew) -> bool:
    p = leg.before.players[e.seat]
    return e.card in (*p.deck, *p.discard) or e.card in player(leg, e.seat).hand


ART: Mapping[str, Says] = {
    "dealt": says("d.whose", "tile"),
    "start_bid": says("d.whose", "card"),
    "turned": says("d.lot", "tile"),
    "chosen": says("d.seat", "format"),
    "took": lambda leg, e: e[:3] == (*given_(leg, "d.seat", "lot"), leg.before.lots[leg.action.lot].tile),
    "reveal": lambda leg, e: e.answers == tuple(p.stack[-1] for p in leg.after.players),
    "order": lambda leg, e: e.seats == leg.after.order,
    "round": lambda leg, e: (e.round, e.gavel) == (leg.after.round, leg.after.gavel),
    "museum": _museum,
    "hung": lambda leg, e: Placed(e.piece, e.place) in player(leg, e.seat).hung,
    "from_assistant": lambda leg, e: leg.before.players[e.seat].assistant == e.piece,
    "assisted": lambda leg, e: player(leg, e.seat).assistant == e.piece,
    "exchanged": says("d.seat", "d.tile", "tile"),
    "stored": says("d.seat", "d.tile"),
    "swapped": lambda leg, e: (e.seat, e.tiles) == (leg.decision.seat, leg.action.tiles),
    "decor_lost": lambda leg, e: e.seat in range(len(leg.after.players)) and e.shields > 0,
    "confirmed": says("d.seat"),
    "rehung": says("d.seat"),
    "faux_pas": _pair,
    "matched": lambda leg, e: e.piece in [h.piece for h in player(leg, e.seat).hung] and 0 < e.frames <= 12,
    "end": lambda leg, e: not leg.after.agenda and (e.full or e.excess or e.spent),
}
CANVAS: Mapping[str, Says] = {
    "drawn": says("condition"),
    "dealt": says("card"),
    "took": lambda leg, e: (e.seat, e.spent) == given_(leg, "d.seat", "place") and player(leg, e.seat).hand[-1] == e.card,
    "automaton": lambda leg, e: e.spent == leg.action.spent and leg.after.gone[-1] == e.card,
    "painted": says("d.seat", "bottom", "middle", "top", "background"),
    "ribbons": lambda leg, e: e.seat == leg.decision.seat and e.condition in leg.after.conditions and e.met >= e.taken >= 0,
    "bonus": lambda leg, e: e.seat == leg.decision.seat and e.icons == player(leg, e.seat).paintings[-1].bonus <= e.points,
    "finished": says("d.seat"),
    "judged": says("d.seat", "winner"),
    "end": lambda leg, e: leg.after.over,
}
CARDS: Mapping[str, Says] = {
    "starter": says("d.whose", "deck"),
    "turned": lambda leg, e: cards.NUMBER[e.card] == e.number or stack(leg.after, e.number).top == e.card,
    "first": says("player"),
    "round": lambda leg, e: (e.round, e.first) == (leg.after.round, leg.after.first),
    "ready": lambda leg, e: e.seat in range(len(leg.after.players)),
    "turn": lambda leg, e: e.seat in range(len(leg.after.players)),
    "money": _money,
    "used": says("d.seat", "place", "power"),
    "bought": _bought,
    "trashed": lambda leg, e: e.card in leg.after.trash,
    "awards": lambda leg, e: player(leg, e.seat).awards >= e.awards >= 0,
    "gem": lambda leg, e: player(leg, e.seat).gem,
    "took_change": lambda leg, e: player(leg, e.seat).change,
    "line": lambda leg, e: len(e.cards) == len(player(leg, e.seat).line),
    "left": lambda leg, e: e.seat in range(len(leg.after.players)) and {*e.cards} <= {*range(len(cards.NUMBER))},
    "drew": _drew,
    "concealed": lambda leg, e: player(leg, e.seat).line[e.place].state == CONCEALED,
    "turned_down": lambda leg, e: player(leg, e.seat).line[e.place].card == e.card,
    "last_award": lambda leg, e: leg.before.awards > 0 and leg.after.awards == 0,
}
NULL: Mapping[str, Says] = {"drawn": says("value"), "reveal": lambda leg, e: e.answers[leg.decision.seat] == leg.action.number}
SAID: Mapping[str, Mapping[str, Says]] = {"art-society": ART, "canvas": CANVAS, "avant-carde": CARDS, "null": NULL}

DONE: Mapping[str, Mapping[str, str]] = {
    "art-society": {
        "deal": "dealt", "deal_bid": "start_bid", "turn": "turned", "choose": "chosen", "take": "took", "hang": "hung",
        "assist": "assisted", "hang_assistant": "from_assistant", "exchange": "exchanged", "store": "stored",
        "swap": "swapped", "confirm": "confirmed", "rehang": "rehung", "decor": "hung", "give": "assisted",
    },
    "canvas": {"draw": "drawn", "deal": "dealt", "take": "took", "paint": "painted", "toss": "automaton", "name": "judged"},
    "avant-carde": {"starter": "starter", "turn": "turned", "first": "first", "buy": "bought", "tuck": "tucked", "use": "used",
                    "change": "money", "claim": "awards", "copy": "copied", "play": "played", "unveil": "unveiled",
                    "impersonate": "impersonated", "upgrade": "upgraded", "colour": "named/changed"},
    "null": {"draw": "drawn"},
}  # fmt: skip
"""By a game and an answer's verb, the kinds of the events of which at least one tells of it."""

LATER: Mapping[str, Mapping[str, str]] = {"avant-carde": {"play": "place", "use": "whose"}}
"""By a game and an answer's verb, what a question has that follows from it: with its answer both are told. Cards ask about the
place where they lie, powers draw."""

CAME: Mapping[str, Mapping[str, Callable[[Any, Any], bool]]] = {
    "art-society": {"round": lambda before, after: bool(before.agenda) and after.round > before.round > 0},
    "canvas": {"end": lambda before, after: after.over and not before.over},
    "avant-carde": {
        "round": lambda before, after: after.round > before.round,
        "last_award": lambda before, after: len(after.players) > 1 and after.awards == 0 < before.awards,
        "trashed/upgraded": lambda before, after: len(after.trash) > len(before.trash),
        "end": lambda before, after: after.over and not before.over,
    },
    "null": {},
}
"""By a game and the kind of an event (one of these), how it shows in the states before and after that it must be told."""

every_told = pytest.mark.parametrize("key", SAID)


@pytest.mark.slow
@law(some, every_told)
def test_what_an_event_says_is_so(key: str, data: st.DataObject) -> None:
    for leg in glimpses(journey(data, GAMES[key]), luck(data)):
        for event in leg.events:
            if event.kind in SAID[key]:
                assert SAID[key][event.kind](leg, event), f"{event} after {leg.action}"


@pytest.mark.slow
@law(some, every_told)
def test_what_is_done_and_what_comes_to_pass_is_told(key: str, data: st.DataObject) -> None:
    for leg in glimpses(journey(data, GAMES[key]), luck(data)):
        kind, asked = DONE[key].get(leg.action.verb), LATER.get(key, {}).get(leg.action.verb)
        kinds = {e.kind for e in leg.events}
        later = asked is not None and hasattr(leg.after.agenda[-1], asked)
        assert later or kind is None or not kinds.isdisjoint(kind.split("/")), f"nobody tells of {leg.action}"
        for other, came in CAME[key].items():
            assert not kinds.isdisjoint(other.split("/")) or not came(leg.before, leg.after), f"nobody tells of: {other}"


def test_the_table_of_events_is_of_games_of_the_house() -> None:
    assert set(SAID) <= set(GAMES)
    assert set(DONE) == set(CAME) == set(SAID)
