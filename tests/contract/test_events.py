"""The laws of events: what an event says is true, number by number, and everything that happens is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.journeys import Leg, glimpses
from tests.contract.test_laws import journey, some
from tests.contract.test_secrecy import luck
from vernissage.games import GAMES
from vernissage.games.art_society.rules import box as paintings
from vernissage.games.art_society.rules.state import Hung
from vernissage.games.avant_carde.rules import box as cards
from vernissage.games.avant_carde.rules.state import CONCEALED, stack
from vernissage.table.game import REVEAL

Says = Callable[[Leg, tuple[int, ...]], bool]


def given_(leg: Leg, *names: str) -> tuple[int, ...]:
    """Numbers of what was asked (`d.` before the name) and answered."""
    return tuple(getattr(leg.decision, n[2:]) if n.startswith("d.") else getattr(leg.action, n) for n in names)


def says(*names: str) -> Says:
    """The event's numbers are these numbers of what was asked and answered."""
    return lambda leg, args: args == given_(leg, *names)


def player(leg: Leg, seat: int) -> Any:
    return leg.after.players[seat]


def _museum(leg: Leg, args: tuple[int, ...]) -> bool:
    tile, was, to, now = args
    kind = paintings.PAINTINGS[tile].type
    whole = was == leg.before.track[kind] and to == was + paintings.PAINTINGS[tile].value and now == leg.after.track[kind]
    return whole and tile in leg.after.museum[kind]


def _pair(leg: Leg, args: tuple[int, ...]) -> bool:
    """Two paintings of one type on the seat's wall, the first of which has just been hung."""
    seat, piece, other = args
    wall, before = ([h.piece for h in s.players[seat].hung] for s in (leg.after, leg.before))
    alike = paintings.PAINTINGS[piece].type == paintings.PAINTINGS[other].type
    return piece in wall and piece not in before and other in before and alike


def _money(leg: Leg, args: tuple[int, ...]) -> bool:
    seat, n, total, source = args
    last = [e.args for e in leg.events if e.kind == "money" and e.args[0] == seat][-1]
    return total >= 0 and source >= -3 and (args != last or n > total or total >= player(leg, seat).money)


def _bought(leg: Leg, args: tuple[int, ...]) -> bool:
    seat, number, card, cost = args
    return seat == leg.decision.seat and cards.NUMBER[card] == number and cost in (0, number, *range(number))


def _drew(leg: Leg, args: tuple[int, ...]) -> bool:
    seat, card = args
    p = leg.before.players[seat]
    return card in (*p.deck, *p.discard) or card in player(leg, seat).hand


ART: Mapping[str, Says] = {
    "dealt": says("d.whose", "tile"),
    "start_bid": says("d.whose", "card"),
    "turned": says("d.lot", "tile"),
    "chosen": says("d.seat", "format"),
    "took": lambda leg, args: args == (*given_(leg, "d.seat", "lot"), leg.before.lots[leg.action.lot].tile),
    REVEAL: lambda leg, args: args == tuple(p.stack[-1] for p in leg.after.players),
    "order": lambda leg, args: args == leg.after.order,
    "round": lambda leg, args: args == (leg.after.round, leg.after.gavel),
    "museum": _museum,
    "hung": lambda leg, args: Hung(*args[1:]) in player(leg, args[0]).hung,
    "from_assistant": lambda leg, args: leg.before.players[args[0]].assistant == args[1],
    "assisted": lambda leg, args: player(leg, args[0]).assistant == args[1],
    "exchanged": says("d.seat", "d.tile", "tile"),
    "stored": says("d.seat", "d.tile"),
    "swapped": lambda leg, args: args == (leg.decision.seat, *leg.action.tiles),
    "decor_lost": lambda leg, args: args[0] in range(len(leg.after.players)) and args[1] > 0,
    "confirmed": says("d.seat"),
    "rehung": says("d.seat"),
    "faux_pas": _pair,
    "matched": lambda leg, args: args[1] in [h.piece for h in player(leg, args[0]).hung] and 0 < args[2] <= 12,
    "end": lambda leg, args: not leg.after.agenda and len(args) == 3 and set(args) <= {0, 1},
}
CANVAS: Mapping[str, Says] = {
    "drawn": says("condition"),
    "dealt": says("card"),
    "took": lambda leg, args: args[:2] == given_(leg, "d.seat", "place") and player(leg, args[0]).hand[-1] == args[2],
    "automaton": lambda leg, args: args[0] == leg.action.spent and leg.after.gone[-1] == args[1],
    "painted": says("d.seat", "bottom", "middle", "top", "background"),
    "ribbons": lambda leg, args: args[0] == leg.decision.seat and args[1] in leg.after.conditions and args[2] >= args[3] >= 0,
    "bonus": lambda leg, args: args[0] == leg.decision.seat and args[1] == player(leg, args[0]).paintings[-1].bonus <= args[2],
    "finished": says("d.seat"),
    "judged": says("d.seat", "winner"),
    "end": lambda leg, args: leg.after.over and args == (),
}
CARDS: Mapping[str, Says] = {
    "starter": says("d.whose", "deck"),
    "turned": lambda leg, args: cards.NUMBER[args[1]] == args[0] or stack(leg.after, args[0]).top == args[1],
    "first": says("player"),
    "round": lambda leg, args: args == (leg.after.round, leg.after.first),
    "ready": lambda leg, args: len(args) == 1 and args[0] in range(len(leg.after.players)),
    "turn": lambda leg, args: len(args) == 1 and args[0] in range(len(leg.after.players)),
    "money": _money,
    "used": says("d.seat", "place", "power"),
    "bought": _bought,
    "trashed": lambda leg, args: args[1] in leg.after.trash,
    "awards": lambda leg, args: player(leg, args[0]).awards >= args[1] >= 0,
    "gem": lambda leg, args: player(leg, args[0]).gem,
    "took_change": lambda leg, args: player(leg, args[0]).change,
    "line": lambda leg, args: len(args) - 1 == len(player(leg, args[0]).line),
    "left": lambda leg, args: args[0] in range(len(leg.after.players)) and {*args} <= {*range(len(cards.NUMBER))},
    "drew": _drew,
    "concealed": lambda leg, args: player(leg, args[0]).line[args[1]].state == CONCEALED,
    "turned_down": lambda leg, args: player(leg, args[0]).line[args[1]].card == args[2],
    "last_award": lambda leg, args: leg.before.awards > 0 and leg.after.awards == 0,
}
NULL: Mapping[str, Says] = {"drawn": says("value"), REVEAL: lambda leg, args: args[leg.decision.seat] == leg.action.number}
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

CAME: Mapping[str, Mapping[str, Callable[[Any, Any], bool]]] = {
    "art-society": {"round": lambda before, after: bool(before.agenda) and after.round > before.round > 0},
    "canvas": {"end": lambda before, after: after.over and not before.over},
    "avant-carde": {
        "round": lambda before, after: after.round > before.round,
        "last_award": lambda before, after: len(after.players) > 1 and after.awards == 0 < before.awards,
        "trashed": lambda before, after: len(after.trash) > len(before.trash),
        "end": lambda before, after: after.over and not before.over,
    },
    "null": {},
}
"""By a game and the kind of an event, how it shows in the states before and after that the event must be told."""

every_told = pytest.mark.parametrize("key", SAID)


@pytest.mark.slow
@every_told
@some
@given(data=st.data())
def test_what_an_event_says_is_so(key: str, data: st.DataObject) -> None:
    for leg in glimpses(journey(data, GAMES[key]), luck(data)):
        for event in leg.events:
            if event.kind in SAID[key]:
                assert SAID[key][event.kind](leg, event.args), f"{event} after {leg.action}"


@pytest.mark.slow
@every_told
@some
@given(data=st.data())
def test_what_is_done_and_what_comes_to_pass_is_told(key: str, data: st.DataObject) -> None:
    for leg in glimpses(journey(data, GAMES[key]), luck(data)):
        kind = DONE[key].get(leg.action.verb)
        kinds = {e.kind for e in leg.events}
        assert kind is None or not kinds.isdisjoint(kind.split("/")), f"nobody tells of {leg.action}"
        for other, came in CAME[key].items():
            assert other in kinds or not came(leg.before, leg.after), f"nobody tells of: {other}"


def test_the_table_of_events_is_of_games_of_the_house() -> None:
    assert set(SAID) <= set(GAMES)
    assert set(DONE) == set(CAME) == set(SAID)
