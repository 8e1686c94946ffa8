"""Whole games through the view alone: by single taps, by keyboard alone, and the pointer's drag (AS-4.5, AS-4.6)."""

import re
from dataclasses import replace
from html import escape
from itertools import chain

import pytest

from tests.marks import seldom
from tests.page.art_society.sitting import GAME, by_keys, by_taps, start, wander
from tests.page.double import FakePage
from tests.page.sitting import WORDS, acts, drawn, scene
from tests.sure import sure
from vernissage.bots.bot import answer
from vernissage.games.art_society.rules import box
from vernissage.games.art_society.rules.decisions import Hang, Take
from vernissage.games.art_society.rules.events import Dealt, Took
from vernissage.games.art_society.rules.state import size
from vernissage.games.art_society.view.names import described, title
from vernissage.games.art_society.view.things import lots
from vernissage.games.art_society.view.ui import Held, Ui, ghost, tries_of
from vernissage.games.art_society.view.ui import answer as hangs
from vernissage.games.art_society.view.view import VIEW
from vernissage.page.core.messages import Do, Resized, Tick
from vernissage.page.table import turns
from vernissage.page.view.scene import Reply
from vernissage.table.chance import Rng
from vernissage.table.link import Player


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "compact"), [(2, 1, True), seldom(3, 2, False)])
def test_a_game_is_played_by_single_taps(seats: int, seed: int, compact: bool) -> None:
    s, rng = start(seats, seed, compact=compact), Rng(seed)
    while s.match.decision is not None:
        by_taps(s, rng)
    assert s.match.state.over


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), seldom(4, 4)])
def test_a_game_is_played_by_keyboard_alone(seats: int, seed: int) -> None:
    s, rng = start(seats, seed), Rng(seed)
    while s.match.decision is not None:
        by_keys(s, rng)
    assert s.match.state.over


def holding(seats: int, seed: int):
    for s in wander(seats, seed):
        if s.match.decision.kind == "place" and s.match.state.round > 2 and s.ui().held is not None:
            return s
    raise AssertionError("nothing is held")


def test_the_arrows_walk_over_every_place_and_stay_on_the_wall() -> None:
    s = holding(2, 7)
    w, h = size(s.ui().held.piece)
    for key in ("Home", *(["ArrowUp"] * 9), *(["ArrowLeft"] * 2)):
        s.key(key)
    assert s.ui().place == 0
    for key in (*(["ArrowDown"] * 9), "End", "ArrowRight"):
        s.key(key)
    assert s.ui().place == box.WALL.at(12 - w, 9 - h)


def test_the_next_place_key_goes_by_what_places_earn() -> None:
    s = holding(2, 7)
    may = tries_of(s.scene(), s.ui().held)
    points = [may[0].points]
    for _ in may[1:]:
        s.key("N")
        points.append(next(t.points for t in may if t.place == s.ui().place))
    assert points == sorted(points, reverse=True)
    s.key("n")
    assert s.ui().place == may[0].place
    s.key("PageUp")
    assert s.ui().place == may[-1].place


def test_where_it_does_not_fit_nothing_is_hung_and_words_say_why() -> None:
    s = holding(2, 7)
    covered = next(i for i in range(108) if s.match.state.players[s.seat].taken >> i & 1)
    s.press("space", str(covered))
    reply = sure(VIEW.keyed(s.scene(), s.ui(), "Enter", "own"))
    assert not reply.answers
    assert reply.refused
    assert "does not fit" in reply.say
    assert "does not fit here" in s.regions()["decision"]
    assert ' id="hang" disabled' in s.regions()["decision"]


def test_escape_lets_go_and_the_tile_can_be_held_again() -> None:
    s = holding(2, 7)
    piece = s.ui().held.piece
    s.key("Escape")
    assert s.ui().held is None
    assert ("hold", ("won", str(piece))) in acts(s.regions())
    s.press("hold", "won", str(piece))
    assert s.ui().held.piece == piece


def test_a_drag_moves_the_ghost_by_where_it_was_taken_and_does_not_hang() -> None:
    s = holding(2, 7)
    x, y = box.WALL.xy(s.ui().place)

    def point(phase: str, act: str, across: float, down: float) -> bool:
        reply = VIEW.pointed(s.scene(), s.ui(), phase, act, across / 12, down / 9)
        return reply is not None and s.take(reply)

    point("down", "ghost", x + 0.3, y + 0.4)
    point("move", "ghost", 0.3, 0.4)
    assert s.ui().place == 0
    point("move", "ghost", 40, 40)
    w, h = size(s.ui().held.piece)
    assert s.ui().place == box.WALL.at(12 - w, 9 - h)
    point("move", "ghost", x + 0.3, y + 0.4)
    point("up", "ghost", x + 0.3, y + 0.4)
    assert s.ui().place == box.WALL.at(x, y)
    turns = len(s.match.turns)
    s.press("ghost")  # the click that ends the drag
    assert len(s.match.turns) == turns
    s.press("ghost")  # a tap of its own
    assert len(s.match.turns) > turns


def test_a_drag_that_is_taken_back_leaves_all_as_it_was() -> None:
    s = holding(2, 7)
    was = s.ui().held, s.ui().place
    x, y = box.WALL.xy(s.ui().place)
    for phase, across in (("down", x), ("move", 0), ("move", 12), ("cancel", 12)):
        s.take(VIEW.pointed(s.scene(), s.ui(), phase, "ghost", across / 12, y / 9) or Reply(s.ui()))
    assert (s.ui().held, s.ui().place) == was
    s = taking(2, 7)
    s.press("letgo")
    one, other = [i for i, lot in enumerate(s.match.state.lots) if lot.taker is None][:2]
    s.press("lot", str(one))  # it is tried, and then another one is dragged over it
    was = s.ui().held, s.ui().place
    for phase, across in (("down", 1.2), ("move", 0.5), ("cancel", 0.5)):
        s.take(VIEW.pointed(s.scene(), s.ui(), phase, f"lot {other}", across, 0.5) or Reply(s.ui()))
        assert ((s.ui().held, s.ui().place) == was) is (phase != "move")


def test_a_bid_is_dragged_out_of_the_hand_to_be_played() -> None:
    s = next(s for s in wander(2, 7) if s.match.decision is not None and s.match.decision.kind == "bid")
    card = s.scene().options[0].card
    for phase, act, y in (("down", f"bid {card}", 0.5), ("move", f"bid {card}", -2), ("up", f"bid {card}", 0.4),
                          ("up", "bid 99", -2), ("up", "bid x", -2), ("cancel", f"bid {card}", -2)):  # fmt: skip
        assert VIEW.pointed(s.scene(), s.ui(), phase, act, 0.5, y) is None
    reply = sure(VIEW.pointed(s.scene(), s.ui(), "up", f"bid {card}", 0.5, -2))
    assert [answer.card for answer in reply.answers] == [card]


def taking(seats: int, seed: int):
    return next(s for s in wander(seats, seed) if s.match.decision.kind == "take" and s.match.state.round > 2)


def test_a_lot_is_dragged_onto_the_wall_and_tried_there() -> None:
    s = taking(2, 7)
    s.press("letgo")
    lot = next(i for i, one in enumerate(s.match.state.lots) if one.taker is None)
    tile = s.match.state.lots[lot].tile

    def point(phase: str, x: float, y: float, which: int = lot) -> bool:
        reply = VIEW.pointed(s.scene(), s.ui(), phase, f"lot {which}", x, y)
        assert reply is None or not reply.answers
        return reply is not None and s.take(reply)

    assert not point("down", 1.2, -0.3)
    assert not point("move", 1.1, 0.2)
    assert s.ui().held is None
    may = tries_of(s.scene(), Held(tile, "lot", lot))
    w, h = size(tile)
    x, y = box.WALL.xy(may[0].place)
    point("move", (x + w / 2) / 12, (y + h / 2) / 9)
    assert (s.ui().held.lot, s.ui().place) == (lot, may[0].place)
    point("up", 1.3, 0.2)  # let go beside the wall: it goes home
    assert s.ui().held is None
    point("move", (x + w / 2) / 12, (y + h / 2) / 9)
    point("cancel", 0.5, 0.5)
    assert s.ui().held is None
    assert not point("up", 0.5, 0.5)  # of a drag that has ended
    assert not point("move", 0.5, 0.5, 99)
    point("move", 0.5, 0.5)
    point("up", (x + w / 2) / 12, (y + h / 2) / 9)
    assert s.ui().place == may[0].place
    assert s.ui().grab is None
    seat = s.match.decision.seat
    assert s.press("hang")
    assert s.match.state.lots[lot].taker == seat


def test_a_lot_let_go_beside_a_place_where_it_fits_springs_there() -> None:
    s = taking(2, 7)
    s.press("letgo")
    lot = next(i for i, one in enumerate(s.match.state.lots) if one.taker is None)
    held = Held(s.match.state.lots[lot].tile, "lot", lot)
    w, h = size(held.piece)
    fits = {t.place for t in tries_of(s.scene(), held)}
    inner = [box.WALL.at(x, y) for y in range(10 - h) for x in range(13 - w)]
    sprung = 0
    for at in inner:
        x, y = box.WALL.xy(at)
        for phase in ("move", "up"):
            s.take(VIEW.pointed(s.scene(), s.ui(), phase, f"lot {lot}", (x + w / 2) / 12, (y + h / 2) / 9))
        near = [p for p in fits if sum(abs(a - b) for a, b in zip(box.WALL.xy(p), (x, y), strict=True)) <= 2]
        assert (s.ui().place in fits) == bool(near)
        sprung += s.ui().place != at
        s.press("letgo")
    assert sprung


def test_a_lots_own_place_on_the_wall_is_there_to_be_pointed_at() -> None:
    s = taking(3, 9)
    s.press("seen")
    s.press("letgo")
    shown = drawn(VIEW, s.scene(), s.ui())["own"]
    free = [i for i, one in enumerate(s.match.state.lots) if one.taker is None]
    assert [i for i in range(5) if f'class="peek peek-{i}"' in shown] == free
    s.press("lot", str(free[0]))
    assert "peek" not in drawn(VIEW, s.scene(), s.ui())["own"]


@pytest.mark.parametrize("compact", [False, True])
def test_the_lots_have_one_scale_and_fit_their_room(compact: bool) -> None:
    for s in wander(4, 5):
        if not s.match.state.lots:
            continue
        now = scene(s.match, s.match.decision.seat, compact=compact)
        shapes = [box.FORMATS[one.format] for one in s.match.state.lots]
        small, large = (lots.scale(now, Ui(held=held)) for held in (Held(0, "lot", 0), None))
        for k, more in ((small, 0), (large, now.market.more)):
            assert max(f.h for f in shapes) * k <= now.market.high + more
            assert sum(f.w * k for f in shapes) <= now.market.across
        assert 9 <= small <= large


def test_after_a_drag_without_a_click_a_tap_still_hangs() -> None:
    s = holding(2, 7)
    x, y = box.WALL.xy(s.ui().place)
    for phase, across in (("down", x), ("move", 0), ("move", x), ("up", x), ("down", x)):
        reply = VIEW.pointed(s.scene(), s.ui(), phase, "ghost", across / 12, y / 9)
        if reply is not None:
            s.take(reply)
    reply = VIEW.pointed(s.scene(), s.ui(), "up", "ghost", x / 12, y / 9)
    if reply is not None:
        s.take(reply)
    assert s.press("ghost")


@pytest.mark.rule("AS-4.6")
def test_any_lot_can_be_tried_while_others_choose_and_is_not_taken() -> None:
    for s in wander(3, 9):
        if s.match.decision.kind == "take" and s.match.state.round == 3:
            break
    other = s.match.state.order[-1]
    now = scene(s.match, other)
    ui = VIEW.ui(now, None)
    free = [i for i, lot in enumerate(s.match.state.lots) if lot.taker is None]
    for i in free:
        reply = VIEW.press(now, ui, "lot", (str(i),))
        assert not reply.answers
        assert reply.ui.held.lot == i
        regions = drawn(VIEW, now, reply.ui)
        assert "If the game ended now" in regions["decision"] or "does not fit" in regions["decision"]
        assert not VIEW.press(now, reply.ui, "hang", ()).answers


def test_take_and_hang_is_one_press() -> None:
    s = next(s for s in wander(2, 13) if s.match.decision.kind == "take" and s.match.state.round == 2)
    lot = next(i for i, one in enumerate(s.match.state.lots) if one.taker is None)
    s.press("seen")
    assert VIEW.press(s.scene(), s.ui(), "lot", (str(lot),)).focus == "wall", "what hangs it comes after the wall"
    s.press("lot", str(lot))
    let_go = VIEW.keyed(s.scene(), s.ui(), "Escape", "own")
    assert let_go
    assert let_go.focus == f"lot-{lot}"
    seat = s.seat
    tile, place = s.ui().held.piece, s.ui().place
    reply = VIEW.press(s.scene(), s.ui(), "hang", ())
    assert reply.answers == (Take(lot), Hang(place))
    s.take(reply)
    assert (tile, place) in s.match.state.players[seat].hung


@pytest.mark.rule("AS-4.5")
def test_a_round_is_hung_again_until_it_is_confirmed() -> None:
    s = next(s for s in wander(2, 15) if s.match.decision.kind == "close")
    assert ("rehang", ()) in acts(s.regions())
    assert s.press("rehang")
    assert s.match.decision.kind in ("place", "decor", "after", "close")
    assert GAME.pieces(s.match.state)


def test_what_was_open_stays_open_over_a_decision_of_others() -> None:
    s = next(s for s in wander(3, 17) if s.match.decision.kind == "bid" and s.match.state.round == 3)
    s.press("lot", "0")
    seat, held = s.seat, s.ui().held
    s.press("bid", str(GAME.options(s.match.state, s.match.decision)[0].card))
    s.press("bid", str(s.ui().bid))
    if s.match.decision.kind == "bid":
        assert s.uis[seat].held == held


def test_a_phone_shows_the_other_walls_below_that_of_the_rival_who_moves() -> None:
    page, rng = FakePage(), Rng(5)
    page.sit("art-society", (Player("Ann"), Player("Zofia", 1), Player("Marek", 1)), 5)
    page.send(Resized(360, 740, still=True))
    while not page.find("rival-back"):
        play = page.app.table()
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        else:
            turns.give(page.app, (answer(play.bots["greedy"], play.match.view(0), 0, rng),))
    below = next(e for e in page.document.walk() if "besides" in e.attributes.get("class", ""))
    assert [e.text for e in below.walk() if e.name == "span"] in (["You", "Marek"], ["You", "Zofia"])
    page.press("rival-back")
    assert "besides" not in page.regions["decision"]


def bid_after_a_try(page: FakePage) -> None:
    """Tries the first lot on the wall that is up, then plays the first bid card; the bots answer."""
    if page.app.table().ui.held is None:  # what was tried before a bid was taken back is still held
        page.press(next(e for e in page.document.walk() if e.attributes.get("id", "").startswith("lot-")).attributes["id"])
    assert page.app.table().ui.held is not None
    card = page.app.table().scene(page.app.look).options[0].card
    if page.app.look.compact:  # there the tile lies where the cards are
        page.send(Do("room", ("letgo",)))
    page.press(f"bid-{card}", "play-bid")
    while page.app.table().bot_asked and page.tick():
        pass


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("loose", [False, True])
def test_bids_are_revealed_to_who_tried_a_lot_before(width: int, loose: bool) -> None:
    page = FakePage()
    page.sit("art-society", (Player("Ann"), Player("Zofia", 1)), 5)
    page.send(Resized(width, 740))
    rng = Rng(5)
    while (d := page.app.table().match.decision).kind != "bid" or d.seat != 0:
        play = page.app.table()
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        else:
            turns.give(page.app, (answer(play.bots["greedy"], play.match.view(0), 0, rng),))
    page.send(Resized(width, 741))
    if loose:  # a press on what is no longer there
        page.send(Do("room", ("seen",)))
    bid_after_a_try(page)
    assert "revealing" in page.regions["decision"]
    assert page.find("sale")
    page.press("seen")
    assert "revealing" not in page.regions["decision"]
    assert not page.find("sale")


def test_in_practice_a_second_reveal_of_a_round_is_seen_too() -> None:
    page = FakePage()
    page.sit("art-society", (Player("Ann"), Player("Zofia", 1)), 5)
    play = page.app.table()
    play.mark("practice")
    rng = Rng(5)
    while (d := play.match.decision).kind != "bid" or d.seat != 0:
        if play.bot_asked:
            page.send(Tick(page.app.ticket))
        else:
            turns.give(page.app, (answer(play.bots["greedy"], play.match.view(0), 0, rng),))
    page.send(Resized(1280, 801))
    for _ in range(2):
        bid_after_a_try(page)
        assert page.find("sale")
        page.press("seen")
        while play.match.decision.kind != "bid" or play.match.decision.seat != 0:
            page.press("undo")


def test_by_arrows_a_card_of_the_hand_tells_itself_and_nothing_tells_it_again() -> None:
    s = next(s for s in wander(2, 7) if s.match.decision.kind == "bid")
    ui, told = s.ui(), []
    for _ in range(3):
        reply = VIEW.keyed(s.scene(), ui, "ArrowRight", "hand")
        ui = reply.ui
        told.append((reply.focus, reply.say))
    assert told == [("bid-1", "Bid 1, lifted: Enter plays it"), ("bid-2", ""), ("bid-3", "")]


def test_the_lot_that_was_tried_is_named_when_it_can_be_taken() -> None:
    s = next(s for s in wander(2, 7) if s.match.decision.kind == "take")
    lot = next(i for i, lot in enumerate(s.match.state.lots) if lot.taker is None)
    tried = VIEW.press(s.scene(), s.ui(), "lot", (str(lot),))
    assert (tried.say, tried.focus) == ("Enter: Take and hang. Escape: let go.", "wall"), "the wall tells what is held"
    name = re.escape(title(WORDS, tried.ui.held.piece))
    told = VIEW.press(s.scene(), tried.ui, "seen", ()).say
    assert re.fullmatch(rf"Tried: {name}\. rows \d to \d, columns \d+ to \d+, .+\. Tab: your wall. Enter: Take and hang", told)
    assert VIEW.press(s.scene(), Ui(), "seen", ()).say.startswith("To be had: ")
    assert re.search(r"\. Tab: .+$", VIEW.press(s.scene(), Ui(), "seen", ()).say), "there the next key leads"


def test_who_asks_for_the_own_wall_hears_the_own_score() -> None:
    s = next(s for s in wander(2, 7) if s.match.decision.kind == "bid")
    assert re.fullmatch(
        r"Your wall: \d+ of 108 spaces\. .+: .+ in \w+, rows \d to \d, columns \d+ to \d+\. "
        r"Your score now: \N{MINUS SIGN}?\d+ points?\.",
        VIEW.keyed(s.scene(), s.ui(), "w", "hand").say,
    )
    first = next(s for s in wander(2, 7) if s.match.decision.kind == "start")
    told = VIEW.keyed(first.scene(), first.ui(), "w", "wall").say
    assert told.startswith("Your wall: 0 of 108 spaces. Your score now: ")


def test_a_value_is_heard_as_a_value_and_never_as_a_lots_number() -> None:
    took = values = 0
    for s in wander(2, 7):
        market = drawn(VIEW, s.scene(), s.ui())["market"]
        for lot in s.match.state.lots:
            if lot.tile >= 0 and lot.taker is None:
                assert f'aria-label="{escape(described(WORDS, lot.tile))}, value {box.PAINTINGS[lot.tile].value}"' in market
                values += 1
        told = [VIEW.told(e, s.scene()) for turn in s.match.turns[-1:] for e in turn.events if isinstance(e, Took)]
        for said in told:
            assert re.fullmatch(r"(You|\S+) took .+: .+, \d.\N{MULTIPLICATION SIGN}.\d, value \d\.", said), said
            took += 1
    assert took > 5
    assert values > 50


def test_the_first_request_tells_what_is_to_be_hung_and_what_others_hang() -> None:
    s = next(s for s in wander(2, 7) if s.match.decision.kind == "start")
    scene = s.scene()
    assert VIEW.sentence(scene, s.ui()) == "Cover a star with your first painting."
    own = described(WORDS, s.match.decision.tile)
    assert f"Tried on it: {escape(own)}" in drawn(VIEW, scene, s.ui())["own"]
    dealt = [e for turn in s.match.turns for e in turn.events if isinstance(e, Dealt)]
    assert VIEW.laid(replace(scene, news=tuple(dealt))).count(" started with ") == 2


def test_the_place_under_the_held_tile_tells_in_nine_words_why_it_earns_and_which_place_it_is() -> None:
    seen: set[str] = set()
    for s in chain(wander(2, 7), wander(3, 8)):
        t, held = ghost(s.scene(), s.ui()), s.ui().held
        if t is None:
            continue
        tries = tries_of(s.scene(), held)
        at = [one.place for one in tries].index(t.place) + 1
        own = drawn(VIEW, s.scene(), s.ui())["own"]
        best = at == 1 and t.points > tries[-1].points
        which = rf"Best of {len(tries)} places" if best else f"Place {at} of {len(tries)}"
        told = re.search(rf'id="wall"[^>]+aria-label="{which}: ([^".]+)(\. Enter: [\w ]+\.)?"', own)
        assert told
        assert bool(told[2]) == bool(hangs(s.scene(), held, t.place)), "until it is moved, its key is told"
        assert len(told[1].replace("faux pas, ", "").split()) <= 9, told[1]
        why = [re.sub(r"\d+", "1", one) for one in told[1].split(", ")]
        decor = why.pop() if "shield" in why[-1] else ""
        assert re.fullmatch(r".1 points?", why.pop())
        assert ("eyeline" in why, "faux pas" in why) == (bool(t.eyeline), bool(t.faux_pas))
        assert any("star" in one for one in why) == (s.match.decision.kind == "start")
        assert (bool(decor) or any("frame" in one for one in why)) == bool(t.matches)
        seen.update((*why, decor))
    assert {"on a star", "eyeline", "corner", "and decor of one shield"} <= seen


def test_what_is_asked_is_a_request() -> None:
    asked = {VIEW.sentence(s.scene(), s.ui()) for s in wander(2, 7)}
    assert {"Your turn: bid in secret.", "Your turn: choose 3 lots.", "Confirm your wall, or hang again."} <= asked
