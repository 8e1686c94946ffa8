"""Who begins which game at a live table: the first one, the next one, and with whom."""

import random

import pytest

from tests.page.double import FakePage
from tests.page.fair.test_links import NAMES, friends, record, seat
from tests.page.live.test_live import asked, begun, level, play_on
from tests.page.live.wires import cut_off, joins, live, opened, shown, shows_code
from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, Party, first, master
from vernissage.games import GAMES
from vernissage.page.core.messages import Wired
from vernissage.page.fair.save import Kept
from vernissage.page.live.beginning import MOST_KEPT
from vernissage.table.fair.two.basis import digest
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.text import encode, encode_invitation
from vernissage.table.live.frames import Frame


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_comes_in_the_middle_plays_the_next_game(language: str) -> None:
    net, dice = begun("canvas", NAMES[:2]), random.Random(12)
    play_on(net, dice, 9)
    net.names.append("Cy")
    net.pages.append(FakePage(type(net.pages[0].device)(luck=9_500), languages=(language,)))
    host, late = net.pages[0], net.pages[2]
    shows_code(net, host)
    joins(net, host, 2, "Cy")
    host.press("dialog-close")
    assert seat(late).onlooker  # meanwhile Cy sees the game that goes on
    play_on(net, dice)
    first = record(host).table.id
    assert all(seat(page).over for page in net.pages)
    net.press(host, "live-rematch")
    play_on(net, dice, 4)
    assert level(net)
    assert record(late).table.id != first
    assert sorted(entry.name for entry in record(late).table.entries) == ["Ann", "Ben", "Cy"]
    assert not seat(late).onlooker
    assert late.root["data-watch"] == ""


@pytest.mark.long
def test_the_next_game_can_be_another_one_and_whoever_waits_for_it_is_told() -> None:
    net, dice = begun("canvas", NAMES), random.Random(13)
    play_on(net, dice)
    ann, ben, cy = net.pages
    cy.press("result-leave")
    assert "Players: Ann, Ben, Cy." in ann.text("after")
    net.press(ann, "result-leave", "poster-button-art-society", "friends", "linked-live", "live-begin")
    assert seat(ann).draft is not None
    assert level(net)
    assert seat(ben).over  # the result of the last game, until Ann has moved
    assert "The game has begun: the table is here once Ann has moved." in ben.text("after")
    assert any("The game has begun" in said.text for said in ben.said)
    assert ben.find("linked-fair") is None
    assert ben.find("linked-send") is None
    ben.press("menu")
    assert ben.find("menu-remove") is None
    ben.press("dialog-close")
    assert "The game has begun" in cy.text("dialog")  # Cy was in the foyer
    play_on(net, dice, 6)
    assert level(net)
    assert {seat(page).match.game.key for page in net.pages} == {"art-society"}
    assert not any(seat(page).onlooker for page in net.pages)


@pytest.mark.slow
def test_a_host_that_was_loaded_again_can_begin_the_next_game_and_so_can_anybody() -> None:
    net, dice = begun("canvas", NAMES[:2]), random.Random(14)
    play_on(net, dice, 9)
    ann, ben = cut_off(net, 0), net.pages[1]
    shows_code(net, ben)
    joins(net, ben, 0)
    play_on(net, dice)
    for n, page in enumerate((ann, ben)):
        first = record(page).table.id
        net.press(page, "live-rematch")
        assert level(net)
        assert record(page).table.id != first
        assert record(page).table.entries[0].name == NAMES[n]  # whoever begins sits first
        play_on(net, dice)
    assert level(net)


@pytest.mark.long
def test_the_next_game_has_the_options_of_the_last_one() -> None:
    net, dice = opened("art-society", NAMES[:2]), random.Random(15)
    friends(net.pages[0]).final = False
    net.press(net.pages[0], "live-begin")
    play_on(net, dice)
    net.press(net.pages[1], "live-rematch")  # this device would play without changes at the end of a round
    assert level(net)
    assert record(net.pages[0]).table.options["closing"] == 1


def test_nobody_is_left_out_by_chance_and_whoever_is_looks_on() -> None:
    net = opened("canvas", NAMES)
    ann, ben, cy = net.pages
    assert "Players: Ann, Ben, Cy." in ann.text("dialog")
    net.off.add(2)
    net.pass_time(8_000)
    assert "Players: Ann, Ben. Away: Cy." in ann.text("dialog")
    net.press(ann, "live-begin")
    assert friends(ann).device is None
    assert "Press once more to begin without them." in ann.text("dialog")
    net.off.clear()
    net.pass_time(3_000)
    assert "Away" not in ann.text("dialog")
    net.off.add(2)
    net.pass_time(8_000)
    net.press(ann, "live-begin")  # Cy was here in the meantime
    assert friends(ann).device is None
    net.press(ann, "live-begin")
    assert [e.name for e in record(ben).table.entries] == ["Ann", "Ben"]
    net.off.clear()
    net.pass_time(3_000)
    assert "This game began without you: watch now, play in the next one." in cy.text("dialog")
    play_on(net, random.Random(19), 2)
    assert seat(cy).onlooker
    assert "This game began without you" in cy.text("decision")


def test_before_the_first_game_the_host_begins_unless_it_is_away() -> None:
    net = opened("canvas", NAMES)
    _, ben, cy = net.pages
    assert ben.find("live-begin") is None
    assert "Whoever opened the table" in ben.text("dialog")
    net.off.add(0)
    net.pass_time(8_000)
    for page in (ben, cy):
        assert page.find("live-begin") is not None
    for _ in range(2):  # the first press says that Ann is away
        net.press(ben, "live-begin")
    assert [e.name for e in record(cy).table.entries] == ["Ben", "Cy"]


@pytest.mark.slow
@pytest.mark.parametrize("what", ["plan", "link"])
def test_whoever_brings_games_again_and_again_fills_no_storage(what: str) -> None:
    """Each of them is right: an invitation to somebody who never sits down, or a game of others. A device keeps a few."""
    net, game = opened("canvas", NAMES), GAMES["canvas"]
    page = net.pages[0]
    company = sure(live(page).company)
    me, peer = company.peers.me, next(peer for peer in company.peers.all.values() if peer.name == NAMES[1])
    assert peer.line is not None
    for i in range(2 * MOST_KEPT):
        if what == "plan":
            asked = Device(GAMES, CURVES, master(i, 0)).join(Invitation(game, game.defaults, 3, live=True), "Mal")
            assert isinstance(asked, Invitation)
            frame = Frame("plan", (f"{peer.id} {me} {'f' * len(me)}", encode_invitation(asked)))
        else:
            frame = Frame("link", (Party("canvas", 2, salt=i, live=True).text,))
        page.send(Wired("heard", peer.line, frame.text))
        net.pass_time(1_000)
    for _ in range(2):
        assert 0 < len(friends(page).games) <= MOST_KEPT
        friends(page).take_stock()


@pytest.mark.slow
@cell("exhaust a live table", "one")
def test_an_invitation_of_before_pulls_nobody_out_of_the_game_that_goes_on() -> None:
    """Ann has sat down to another game that had not begun by then. It begins while she plays: hers stays, and goes on."""
    net, game, dice = opened("canvas", NAMES), GAMES["canvas"], random.Random(21)
    ann = net.pages[0]
    company = sure(live(ann).company)
    me, peer = company.peers.me, next(peer for peer in company.peers.all.values() if peer.name == NAMES[2])
    assert peer.line is not None
    asked = Device(GAMES, CURVES, master(1, 0)).join(Invitation(game, game.defaults, 3, live=True), "Mal")
    assert isinstance(asked, Invitation)
    frame = Frame("plan", (f"{peer.id} {me} {'f' * len(me)}", encode_invitation(asked)))
    ann.send(Wired("heard", peer.line, frame.text))
    joined = sure(friends(ann).device)
    assert isinstance(joined.invitation, Invitation)
    assert len(joined.invitation.entries) == 2
    whole = Device(GAMES, CURVES, master(1, 2)).join(joined.invitation, "Gus")
    assert isinstance(whole, Linked)
    net.pass_time(4_000)
    net.press(ann, "live-begin")
    play_on(net, dice, 4)
    plays, at = record(ann).table.id, record(ann).at
    ann.send(Wired("heard", peer.line, Frame("link", (encode(whole),)).text))
    net.settle()
    assert record(ann).table.id == plays
    play_on(net, dice, 4)
    assert record(ann).at > at
    assert level(net)


@pytest.mark.slow
@cell("exhaust a live table", "one")
@pytest.mark.parametrize("kinds", [("plan", "link"), ("link",)])
def test_a_game_begins_without_whoever_is_ignored(kinds: tuple[str, ...]) -> None:
    """Cy's page keeps its entry to itself, or the number that it owes: nothing begins before that is given up."""
    net = opened("canvas", NAMES)
    ann, ben, _ = net.pages
    net.silent[2] = kinds
    net.press(ann, "live-begin")
    net.pass_time(4_000)
    if kinds[0] == "plan":
        assert "Begin Canvas" in ann.text("dialog").partition("Ignore Cy")[0], "what was pressed stays where it is"
    for page in (ann, ben):
        assert "Not yet: Cy." in page.text("dialog") or "once Cy has moved." in page.text("dialog")
        assert "Ignore Cy" in page.text("dialog")
        net.press(page, "live-ignore-1")
        assert page.said[-1].text == "This device listens to Cy again once you two meet by a code."
        assert "Ignore Cy" not in page.text("dialog")
    assert "ignored" in ann.text("dialog")
    net.press(ann, "live-begin")
    assert [e.name for e in record(ben).table.entries] == ["Ann", "Ben"]
    numbers = kinds == ("link",)  # Ben's had been shown for the game that was given up
    assert any("could have chosen between them" in said.text for said in ben.said) is numbers
    play_on(net, random.Random(3), 3)
    assert record(ben).laid
    net.silent.clear()
    shows_code(net, ann)
    net.arrive(2, shown(ann))
    ann.press("live-paste")
    ann.enter("linked-pasted", f"https://example.org/#{shown(net.pages[2])}")
    net.press(ann, "live-pasted")
    assert "ignored" not in ann.text("dialog")


@pytest.mark.slow
def test_a_game_that_is_played_live_is_kept_once_whatever_else_its_player_opens() -> None:
    """The next message of the others brings Ann back to it: a second copy of her device could move twice."""
    net, dice = begun("canvas", NAMES), random.Random(2)
    ann = net.pages[0]
    play_on(net, dice, 4)
    while asked(net) is ann:
        play_on(net, dice, 1)
    plays, kept = record(ann).table.id, [game.id for game in friends(ann).games]
    for salt in (44, 45):
        net.arrive(0, Party("canvas", 3, salt=salt).go(first, hops=6).text)
        assert record(ann).table.id != plays
        play_on(net, dice, 1)
        while record(ann).table.id != plays:
            play_on(net, dice, 1)
    friends(ann).take_stock()
    assert [game.id for game in friends(ann).games if game.device["line"]] == kept
    assert level(net)


@pytest.mark.slow
@cell("exhaust a live table", "one")
def test_a_kept_game_is_opened_by_a_player_of_it_alone_not_by_its_public_keys() -> None:
    """Ben knows a link of a game that Ann plays with others, and brings it, also with a proof of another game: what she has of
    it is neither shown nor told to the table, which can begin a game with her. Once Ben proves to sit there, it opens.
    """
    net, party = opened("canvas", NAMES), Party("canvas", 3, salt=46).go(first, hops=6)
    ann, ben, _ = net.pages
    entries = party.record.table.entries
    keys = tuple(e.key.hex() for e in entries)
    kept = Kept(friends(ann).new_id(1), "canvas", party.devices[0].stored(), "waiting", NAMES, keys, asked=1, me=0)
    assert friends(ann).shelf.save(kept).problem is None
    me, peer = (live(page).company.peers.me for page in (ann, ben))  # type: ignore[union-attr]
    there = live(ann).company.peers.all[peer]  # type: ignore[union-attr]
    assert there.line is not None
    for proof in (None, bytes(32), party.record.table.id):
        if proof is not None:
            said = digest("here", proof, peer.encode(), me.encode())
            claim = Frame("claim", ("1", CURVES.sign(party.devices[1].keys.secret, said).hex()))
            ann.send(Wired("heard", there.line, claim.text))
        ann.send(Wired("heard", there.line, Frame("link", (party.text,)).text))
        net.settle()
        assert (ann.app.play is not None) is (proof == party.record.table.id)
        assert (live(ann).company.device is not None) is (ann.app.play is not None)  # type: ignore[union-attr]


@pytest.mark.slow
@cell("exhaust a live table", "one")
@pytest.mark.parametrize("played", [False, True])
def test_a_game_of_strangers_keeps_nobody_from_the_next_one(*, played: bool) -> None:
    """Cy brings a game whose seats are all Cy's, before the first game or between two, and proves to sit there: Ann and Ben
    look on, and begin theirs without Cy.
    """
    net, strangers = opened("canvas", NAMES), Party("canvas", 2, salt=47).go(first, hops=6)
    ann, ben, cy = net.pages
    if played:
        net.press(ann, "live-begin")
        play_on(net, random.Random(6), 400)
        assert asked(net) is None
    peer = live(cy).company.peers.me  # type: ignore[union-attr]
    for page in (ann, ben):
        company = sure(live(page).company)
        said = digest("here", strangers.record.table.id, peer.encode(), company.peers.me.encode())
        claim = Frame("claim", ("1", CURVES.sign(strangers.devices[1].keys.secret, said).hex()))
        line = sure(company.peers.all[peer].line)
        for frame in (claim, Frame("link", (strangers.text,))):
            page.send(Wired("heard", line, frame.text))
            net.settle()
        assert record(page).table.id == strangers.record.table.id
        assert company.sits(peer)
    net.press(ann, "menu", "menu-live", "live-begin")
    assert [e.name for e in record(ben).table.entries] == ["Ann", "Ben"]
    play_on(net, random.Random(7), 3)
    assert record(ann).laid
