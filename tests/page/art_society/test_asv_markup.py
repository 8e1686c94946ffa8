"""The markup of every region at every kind of decision: well-formed, safe, with presses that lead somewhere."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.art_society.builders import at, painting
from tests.page.art_society.sitting import GAME, start, wander
from tests.page.sitting import NAMES, acts, check, drawn, ended, parsed, scene
from tests.sure import sure
from vernissage.games.art_society.rules import box, events
from vernissage.games.art_society.rules.decisions import Take
from vernissage.games.art_society.rules.state import NO_BID, Placed
from vernissage.games.art_society.view.deciding.reveal import depth, floor, ties
from vernissage.games.art_society.view.readout import spoken
from vernissage.games.art_society.view.things import museum, result
from vernissage.games.art_society.view.ui import places
from vernissage.games.art_society.view.view import VIEW
from vernissage.page.core.markup import NOTHING
from vernissage.table.game import BACK
from vernissage.table.grid import listed


@pytest.mark.rule("AS-3.1")
def test_a_sealed_bid_is_nowhere_in_the_document() -> None:
    """Whatever the others have bid, the one who bids next sees the same document, byte for byte."""
    s = next(s for s in wander(3, 41) if s.match.decision.kind == "bid" and s.match.state.bids.count(NO_BID) == 2)
    first = next(i for i, b in enumerate(s.match.state.bids) if b != NO_BID)
    state = s.match.state
    shown = set()
    for card in GAME.options(state, s.match.decision)[:6]:
        other = GAME.copy(state)
        other.bids = tuple(card.card if i == first else b for i, b in enumerate(state.bids))
        s.match.state = other
        now = s.scene()
        ui = VIEW.ui(now, None)
        assert now.state.bids[first] == BACK
        shown.add((tuple(sorted(drawn(VIEW, now, ui).items())), VIEW.sentence(now, ui), VIEW.status(now)))
    assert len(shown) == 1


def test_fronts_that_are_not_turned_are_not_named() -> None:
    """While the auctioneer chooses by backs, no painting of the supply is in the document (AS-2.1)."""
    s = next(s for s in wander(2, 51) if s.match.decision.kind == "choose" and s.match.state.round == 2)
    shown = "".join(s.regions().values())
    for tile in listed(s.match.state.supply):
        assert f"art/tile/{tile}.svg" not in shown


def test_each_lot_has_a_token_of_its_own_inside_what_is_pressed() -> None:
    s = start(4, 3)
    while s.match.decision.kind != "choose":
        s.take(VIEW.press(s.scene(), s.ui(), "hang", ()))
    for _ in range(5):
        s.press("pick", "5")
    assert s.press("call")
    lots = parsed(s.regions()["market"]).findall(".//ol[@class='lot-row']/li/button")
    assert [[token.text for token in lot.findall("span/span[@class='token']")] for lot in lots] == [["6"]] * 5


@pytest.mark.rule("AS-12.8")
def test_the_result_walks_through_every_line() -> None:
    match = None
    for s in wander(4, 61):
        match = s.match
    assert match is not None
    assert match.decision is None
    for seat in range(4):
        now = scene(match, seat, compact=seat % 2 == 1)
        assert VIEW.result_steps(now) == 7
        for step in range(7):
            regions = ended(VIEW, now, step)
            check(regions)
            assert set(regions) == {"own", "decision"}
        sheet = GAME.scores(match.state)
        table = parsed(ended(VIEW, now, 6)["decision"])
        totals = [int("".join(cell.itertext()).replace("\N{MINUS SIGN}", "-")) for cell in table.findall(".//tfoot/tr[1]/td")]
        assert totals == sorted(sheet, reverse=True), "in the order of places"
        # The lines of each column add up to its total.
        rows = [
            [int("".join(cell.itertext()).replace("\N{MINUS SIGN}", "-")) for cell in row.findall("td")]
            for row in table.findall(".//tbody/tr")
        ]
        assert [sum(column) for column in zip(*rows, strict=True)] == totals


def test_a_full_name_wins_in_the_headline() -> None:
    match = None
    for s in wander(2, 71):
        match = s.match
    assert match is not None
    won, told = GAME.winners(match.state), tuple(e for turn in match.turns for e in turn.events)
    for seat in (0, 1):
        head, rest = result.headline(replace(scene(match, seat), history=told))
        assert (head.startswith("You win")) == (won == (seat,))
        assert rest.startswith(f"It ended in round {match.state.round}: "), "why the game has ended, too"


def test_the_log_tells_every_event_but_confirmations() -> None:
    silent = set()
    for s in wander(3, 81):
        now = s.scene()
        for event in s.news.get(s.seat, ()):
            if not VIEW.told(event, now):
                silent.add(event.kind)
    assert silent == {"confirmed"}


@pytest.mark.rule("AS-3.4")
def test_old_bids_of_others_are_not_listed_again() -> None:
    old = None
    for s in wander(2, 91):
        old = old or next((e for e in s.news.get(0, ()) if e.kind == "reveal"), None)
        if old is not None and s.match.state.round == 3:
            break
    assert old is not None
    closed = VIEW.told(old, scene(s.match, 0))
    assert str(old.answers[0]) in closed
    assert "Zofia" not in closed
    opened = VIEW.told(old, scene(s.match, 0, settings={"open_stacks": 1}))
    assert f"Zofia {old.answers[1]}" in opened
    regions = drawn(VIEW, scene(s.match, 0), VIEW.ui(scene(s.match, 0), None))
    assert "bids played" not in regions["others"]
    assert (
        "bids played" in drawn(VIEW, scene(s.match, 0, settings={"open_stacks": 1}), VIEW.ui(scene(s.match, 0), None))["others"]
    )


@pytest.mark.rule("AS-3.3", "AS-3.4")
def test_a_tie_shows_only_the_cards_it_needs() -> None:
    """Three bid alike: one is told apart by its second card, the other two need a third."""
    s = next(s for s in wander(4, 101) if s.match.decision.kind == "take")
    state = s.match.state
    stacks = ((1, 9, 12, 17), (2, 7, 8, 17), (3, 5, 8, 17), (4, 6, 10, 19))
    for player, stack in zip(state.players, stacks, strict=True):
        player.stack = stack
    state.bids = (17, 17, 17, 19)
    state.order = (3, 0, 1, 2)
    assert ties(state) == [[3], [0, 1, 2]]
    assert [depth(state, [0, 1, 2], seat) for seat in range(3)] == [2, 3, 3]
    shown = re.findall(r'class="bidcard[^"]*"[^>]*><span class="n">(\d+)<', str(floor(scene(s.match, 0), NOTHING)))
    assert sorted(map(int, shown)) == sorted([19, 17, 17, 17, 12, 8, 8, 7, 5])


def cells(markup: str) -> list[dict[str, str]]:
    """The wall's cells, row by row."""
    assert markup.count('<div role="row"') == box.WALL.height
    found = [dict(re.findall(r' ([a-z-]+)="([^"]*)"', one)) for one in re.findall(r'<span role="gridcell"[^>]*>', markup)]
    assert len(found) == box.WALL.width * box.WALL.height
    assert sum(one["tabindex"] == "0" for one in found) == sum(one.get("id") == "wall" for one in found) == 1
    return found


def test_the_bids_are_a_tool_bar_while_one_is_asked_for() -> None:
    """Screen readers then leave the arrow keys to the page, as they do not in a list."""
    for s in wander(2, 41):
        hand = parsed(s.regions()["hand"]).find(".//ol")
        if s.match.decision.kind == "bid":
            assert (hand.get("role"), hand.get("aria-label")) == ("toolbar", "Your bids")
            assert {li.get("role") for li in hand} == {"none"}
        else:
            assert hand.get("role") is None
            assert {li.get("role") for li in hand} <= {None, "none"}


def test_the_wall_is_a_grid_that_tells_each_place() -> None:
    s = next(s for s in wander(2, 111) if s.match.decision.kind == "place" and any(a.verb == "hang" for a in s.scene().options))
    scene, ui = s.scene(), s.ui()
    reply = sure(VIEW.keyed(scene, ui, "n", "own"))
    assert not reply.say, "the cell tells it"
    assert reply.focus == "wall"
    held = cells(drawn(VIEW, scene, reply.ui)["own"])
    may = places(scene, reply.ui.held)
    assert {i for i, one in enumerate(held) if "point" in one["aria-label"]} == set(may)
    assert not any("does not fit" in one["aria-label"] for one in held), "only where the tile is"
    _, y = box.WALL.xy(reply.ui.place)
    here = held[reply.ui.place]["aria-label"]
    assert re.fullmatch(rf"Place 2 of {len(may)}: (.+, )?.?\d+ points?(, [^,]+ shields?)?", here), "why, and what it earns"
    assert max(len(one["aria-label"].split()) for i, one in enumerate(held) if i in may and i != reply.ui.place) <= 8
    assert held[reply.ui.place]["id"] == "wall"
    assert held[reply.ui.place]["data-do"] == "room ghost"
    rows = re.findall('<div role="row"[^>]*>', drawn(VIEW, scene, reply.ui)["own"])
    named = [re.search('aria-label="([^"]+)"', row)[1] for row in rows]  # a named row is read in place of all its cells
    assert [i for i, name in enumerate(named) if name != f"row {i + 1}"] == [y]
    x = reply.ui.place % box.WALL.width
    assert f'aria-label="row {y + 1}, column {x + 1}, {here}"' in rows[y], "who comes into the wall hears where"
    for key, to in (("Ctrl+Home", 0), ("ArrowRight", 1), ("ArrowDown", 13), ("Home", 12)):
        reply = sure(VIEW.keyed(scene, reply.ui, key, "own"))
        assert reply.ui.place == to
        assert reply.focus == "wall"
    assert cells(drawn(VIEW, scene, reply.ui)["own"])[12]["aria-label"].endswith("does not fit")
    reply = sure(VIEW.keyed(scene, reply.ui, "Escape", "own"))
    bare = cells(drawn(VIEW, scene, reply.ui)["own"])
    assert not any("data-do" in one for one in bare)
    assert sum("empty" not in one["aria-label"] for one in bare) == scene.state.players[scene.seat].taken.bit_count()
    reply = sure(VIEW.keyed(scene, reply.ui, "Ctrl+End", "own"))
    assert cells(drawn(VIEW, scene, reply.ui)["own"])[-1]["id"] == "wall"


def test_an_exchange_is_held_and_hung_in_one_go() -> None:
    """A painting that fits nowhere (AS-8.2): a museum's painting is tried on the wall, and both answers go together."""
    s = next(s for s in wander(2, 141) if s.match.decision.kind == "take")
    state, seat = s.match.state, s.seat
    player = state.players[seat]
    five, two = painting(5, 5, kind=0), painting(2, 2, kind=0)
    player.hung = (
        Placed(painting(5, 5, kind=1), at(0, 0)),
        Placed(painting(5, 4, kind=2), at(5, 0)),
        Placed(painting(3, 3, kind=3), at(5, 5)),
    )
    player.taken = sum(1 << at(x, y) for x in range(12) for y in range(9) if (x, y) not in {(10, 0), (11, 0), (10, 1), (11, 1)})
    player.old, player.old_taken, player.assistant = 3, player.taken, 5
    state.museum = ((two,), (), (), ())
    lot = next(i for i, lot in enumerate(state.lots) if lot.taker is None)
    state.lots = tuple(one._replace(tile=five, format=13) if i == lot else one for i, one in enumerate(state.lots))
    s.uis = {}
    s.press("seen")
    s.press("lot", str(lot))
    assert "The museum changes it for one of its type: 1 fits." in s.regions()["decision"]
    assert "keep it" not in s.regions()["decision"], "the assistant holds a tile"
    state.museum, museum_then = ((), (), (), ()), state.museum
    assert "put aside, it costs 2 points and brings decor of 1 shield" in s.regions()["decision"]
    last = "It is your second excess painting: the game ends with this round."
    first = "A second one ends the game."
    assert last not in s.regions()["decision"]
    assert first in s.regions()["decision"]
    assert first in spoken(s.scene(), s.ui())
    player.excess = (painting(2, 2, kind=3),)
    assert last in s.regions()["decision"]  # AS-8.5
    assert last in spoken(s.scene(), s.ui())
    assert "your next excess ends the game" in VIEW.status(s.scene())
    player.excess *= 2
    assert "the last round" in VIEW.status(s.scene())
    player.excess = ()
    state.museum = museum_then
    s.uis = {}
    s.match.answer(Take(lot))
    s.press("seen")
    assert ("hold", ("museum", str(two))) in acts(s.regions())
    s.press("hold", "museum", str(two))
    assert s.ui().place == at(10, 0)
    assert s.press("hang")
    assert any(t.piece == two for t in s.match.state.players[seat].hung)
    assert five in s.match.state.museum[0]


@pytest.mark.rule("AS-7.1")
def test_what_a_rival_hangs_on_no_wall_is_told_and_stands_beside_its_name() -> None:
    s = next(s for s in wander(3, 141) if s.match.decision.kind == "take")
    rival = (s.seat + 1) % 3
    s.match.state.players[rival].assistant = 5
    now = replace(s.scene(), options=(), news=(events.Took(rival, 0, 5), events.Assisted(rival, 5)))
    regions = drawn(VIEW, now, s.ui())
    assert f'data-at="kept-{rival}"' in regions["others"]
    assert f'data-at="kept-{(rival + 1) % 3}"' not in regions["others"]
    said = f"{NAMES[rival]} gave The Major"
    assert said in drawn(VIEW, replace(s.scene(), news=now.news), s.ui())["decision"]
    hung = (*now.news, events.Hung((rival + 1) % 3, 6, 0))
    assert said not in drawn(VIEW, replace(s.scene(), news=hung), s.ui())["decision"]
    mine = (events.Assisted(s.seat, 5),)
    assert "to your assistant" not in drawn(VIEW, replace(s.scene(), news=mine), s.ui())["decision"]


def test_a_small_picture_shows_what_hangs_and_not_the_bare_wall() -> None:
    s = next(s for s in wander(2, 141) if s.match.decision.kind == "take")
    player = s.match.state.players[s.seat]

    def seen(*hung: Placed) -> list[float]:
        player.hung = hung
        markup = str(VIEW.picture(s.scene()))
        assert markup.count("<image") == len(hung)
        assert 'class="mark"' not in markup, "no mark covers a painting"
        return [float(v) / 17 for v in re.findall(r'viewBox="([^"]*)"', markup)[0].split()]

    assert seen() == [0, 0, 12, 9]
    assert seen(Placed(painting(2, 3), at(4, 3))) == pytest.approx([2.5, 2.625, 5, 3.75], abs=0.01), "four fifths of it"
    assert seen(Placed(painting(2, 3), at(0, 0)))[:2] == [0, 0], "not beyond the wall"
    assert seen(Placed(painting(2, 3), at(0, 0)), Placed(painting(2, 3, nth=1), at(10, 6))) == [0, 0, 12, 9]


@given(st.lists(st.integers(-1, 50), min_size=4, max_size=4), st.sampled_from([12.0, 12.8]))
def test_no_mark_of_the_museums_track_covers_another_one(feet: list[int], step: float) -> None:
    leans = museum._leans(feet, step)
    stand = sorted((at * step + lean, at) for at, lean in zip(feet, leans, strict=True) if at >= 0)
    assert [at for _, at in stand] == sorted(at for at in feet if at >= 0), "they stand in the order of their feet"
    assert all(b[0] - a[0] >= museum.MARK - 0.001 for a, b in pairwise(stand))
    assert all(place >= 0 for place, _ in stand)
