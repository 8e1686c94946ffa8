"""Whole games at live tables: whatever the network does, all devices end with the same valid record."""

from collections.abc import Sequence

import pytest

from tests.marks import rest_seldom
from tests.sure import sure
from tests.table.fair.tables import Party as Older
from tests.table.fair.tables import joined as older_joined
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, Party, filled, first, master
from tests.table.live.network import FAIR, FOUL, Network, Phone
from vernissage.games import GAMES
from vernissage.table.fair import chain
from vernissage.table.fair import device as older
from vernissage.table.fair.editions import device_for
from vernissage.table.fair.report import report
from vernissage.table.fair.text import Invitation as OlderInvitation
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import basis
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import decode, encode
from vernissage.table.live.company import Company
from vernissage.table.live.lines import Claimed, Planned
from vernissage.table.slices import whole

NAMES = ("Ann", "Ben", "Cy", "Dee")
LONG = 20_000_000
"""Milliseconds in which every game ends."""


def table(seed: int, names: tuple[str, ...] = NAMES) -> Network:
    net = Network(seed)
    for name in names:
        net.phone(name)
    net.all_meet()
    return net


def device_of(there: Phone | Company) -> Device:
    company = there.company if isinstance(there, Phone) else there
    assert isinstance(company.device, Device)
    return company.device


def record(there: Phone | Company) -> Record:
    return sure(device_of(there).record)


def check(net: Network) -> None:
    """All have the same record, and whoever reads it from nothing finds that it is right."""
    (text,) = {device_of(phone).text for phone in net.phones}
    found = decode(text, GAMES, CURVES)
    assert isinstance(found, Linked)
    assert found.record.table.live
    told = report(found.record)
    assert told.over
    assert told.messages == len(record(net.phones[0]).authors)


@pytest.mark.slow
@pytest.mark.parametrize("seed", rest_seldom(range(4)))
def test_a_game_in_a_foul_network(seed: int) -> None:
    net = table(seed)
    net.weather = FOUL
    net.begin("null", {}, 4)
    assert net.run(LONG, net.over)
    check(net)


@pytest.mark.long
@pytest.mark.parametrize(("key", "options"), [("canvas", {}), ("avant-carde", {})])
def test_a_real_game_in_a_foul_network(key: str, options: dict[str, int]) -> None:
    net = table(11, NAMES[:3])
    net.weather = FOUL
    net.begin(key, options, 3)
    assert net.run(LONG, net.over)
    check(net)


def test_whoever_is_at_the_table_is_known_by_the_key_of_the_game() -> None:
    net = table(5)
    net.begin("null", {}, 3)
    assert net.run(LONG, lambda: all(len(p.company._claims) >= 2 for p in net.phones))
    ann, ben, _, dee = net.phones
    seat = record(ann).table.entries.index(device_of(ben).entry)
    assert ann.company.seat_of(ben.peers.me) == seat
    assert sure(ann.company.player(seat)).name == "Ben"
    assert ann.company.seat_of(dee.peers.me) is None
    seat, signature = ann.company._claims[ben.peers.me]
    ann.company._claims[dee.peers.me] = seat, signature  # it was made for other devices
    assert ann.company.seat_of(dee.peers.me) is None


def test_somebody_looks_on_and_has_no_secret() -> None:
    net = Network(6)
    for name in NAMES[:2]:
        net.phone(name)
    screen = net.phone("Screen", watches=True)
    net.all_meet()
    net.begin("null", {}, 2)
    assert net.run(LONG, net.over)
    check(net)
    assert device_of(screen).master is None
    assert device_of(screen).seat is None


@pytest.mark.long
def test_once_more_without_meeting_again() -> None:
    net = table(7)
    for n in (1, 2):
        games = {record(p).table.id for p in net.phones} if n == 2 else set()
        net.begin("null", {}, 4)
        assert net.run(LONG, lambda seen=games: net.over() and not {record(p).table.id for p in net.phones} & seen)
        check(net)


@pytest.mark.slow
@pytest.mark.parametrize("seed", rest_seldom(range(4)))
def test_two_begin_at_the_same_time(seed: int) -> None:
    net = table(20 + seed)
    ann, ben, *_ = net.phones
    for phone in (ann, ben):
        order = [phone.peers.me, *sorted(p.id for p in phone.peers.all.values())]
        phone.company.begin(GAMES["null"], {}, order, phone.master())
    for phone in (ben, ann) if seed % 2 else (ann, ben):
        phone.settle()
    assert net.run(LONG, net.over)
    check(net)
    first = min((ann, ben), key=lambda phone: phone.peers.me)
    assert record(ann).table.entries[0].name == first.name


@pytest.mark.slow
def test_whoever_begins_again_as_somebody_is_away_is_followed() -> None:
    net = table(30)
    ann, ben, cy, dee = sorted(net.phones, key=lambda phone: phone.peers.me)
    dee.asleep_until = net.now + LONG
    ann.company.begin(GAMES["null"], {}, [p.peers.me for p in (ann, ben, dee, cy)], ann.master())  # waits for Dee
    ann.settle()
    net.run(20_000)
    cy.company.begin(GAMES["null"], {}, [p.peers.me for p in (cy, ben, ann)], cy.master())
    cy.settle()
    net.phones.remove(dee)
    assert net.run(LONG, net.over)
    check(net)
    assert len(record(ann).table.entries) == 3


def asks(phone: Phone, n: int, order: Sequence[str], sender: str = "") -> Planned:
    """The n-th game that somebody asks others to, who sit in this order."""
    device, game = Device(GAMES, CURVES, master(n, 0)), GAMES["canvas"]
    device.join(Invitation(game, game.defaults, len(order), live=True), phone.name)
    return Planned(sender or phone.peers.me, tuple(order), device.text)


def joined(device: Device, n: int, name: str = "Mal") -> Linked:
    """The game that a device has joined, as somebody else joins it with the n-th secret."""
    assert isinstance(device.invitation, Invitation)
    found = Device(GAMES, CURVES, master(n, 2)).join(device.invitation, name)
    assert isinstance(found, Linked)
    return found


def by_id(*names: str) -> list[Phone]:
    """These are at a table, the smallest id first."""
    return sorted(table(31, names).phones, key=lambda phone: phone.peers.me)


@cell("exhaust a live table", "one")
def test_nobody_is_asked_to_a_game_in_the_name_of_another() -> None:
    """The id of who begins decides between two games, so nobody else can say what it is."""
    mal, ben, ann = by_id(*NAMES[:3])
    assert ben.company.planned(asks(ann, 1, (ann.peers.me, ben.peers.me, mal.peers.me)), ben.master)
    plays = ben.company.device
    for named in ("0" * 32, mal.peers.me[:-1] + "0", ben.peers.me, ann.peers.me):
        assert not ben.company.planned(asks(mal, 2, (named, ben.peers.me, "f" * 32), mal.peers.me), ben.master)
    assert ben.company.device is plays


@cell("exhaust a live table", "one")
def test_whoever_begins_in_the_place_of_a_cheats_game_is_not_shut_out_for_it() -> None:
    """Of two games the smaller id's counts. Mal begins whenever somebody of Ann's game is away, and Ann does so once more: no
    device can tell whose game was to let no other begin.
    """
    ann, ben, mal = by_id(*NAMES[:3])
    for n in range(10):
        assert ben.company.planned(asks(mal, 2 * n, (mal.peers.me, ben.peers.me, ann.peers.me)), ben.master)
        assert ben.company.planned(asks(ann, 2 * n + 1, (ann.peers.me, ben.peers.me, "f" * 32)), ben.master)
    assert ben.peers.all[ann.peers.me].here


@cell("exhaust a live table", "one", "pair")
@pytest.mark.parametrize("joins", [False, True])
def test_who_never_sits_down_or_shows_no_number_holds_nothing_up_once_people_ignore_it(*, joins: bool) -> None:
    """Mal's id is the smallest, and its game waits for Mal: whoever ignores Mal follows the next one who begins."""
    net = table(31, NAMES[:3])
    mal, ben, ann = sorted(net.phones, key=lambda phone: phone.peers.me)
    mal._moves = lambda: None  # type: ignore[method-assign] # keeps back the number that comes last
    mal.company.begin(GAMES["null"], {}, [p.peers.me for p in (mal, ben, ann)], mal.master())
    if joins:
        mal.settle()
        assert net.run(LONG, lambda: all(p.company.awaited == mal.peers.me and p.company.runs for p in (ann, ben)))
    else:
        order = (mal.peers.me, ben.peers.me, ann.peers.me, mal.peers.me[::-1])
        for phone in (ann, ben):
            assert phone.company.planned(asks(mal, 1, order), phone.master)
    net.phones.remove(mal)
    for phone in (ann, ben):
        assert (phone.company.awaited is not None, phone.company.free) == (True, not joins)
        phone.peers.ignore(mal.peers.me)
    ann.company.begin(GAMES["null"], {}, [p.peers.me for p in (ann, ben)], ann.master())
    ann.settle()
    assert net.run(LONG, net.over)
    check(net)
    assert len(record(ann).table.entries) == 2
    assert not ann.peers.all[mal.peers.me].here


@cell("exhaust a live table", "one")
def test_invitations_again_and_again_make_nobody_forget_the_game_of_another() -> None:
    """Who joins last asks the others to games of its own before: theirs begins with that, and finds all who have joined."""
    mal, ben, ann = by_id(*NAMES[:3])
    first = asks(ann, 0, (ann.peers.me, ben.peers.me, mal.peers.me))
    assert ben.company.planned(first, ben.master)
    joined_to = device_of(ben)
    for n in range(1, 8):
        assert ben.company.planned(asks(mal, n, (mal.peers.me, ben.peers.me, ann.peers.me)), ben.master)
    assert whole(ben.company.receiving(encode(joined(joined_to, 9)))) == "new"
    assert ben.company.device is joined_to
    assert joined_to.place == 1


@cell("exhaust a live table", "one")
def test_nobody_but_its_beginner_says_who_sits_down_to_a_game() -> None:
    """A neighbour tells of Ann's game with others in the places of those who wait: all that Ben and Cy know stays, so that no
    game of the neighbour's displaces it, nor is kept under another name each time.
    """
    ann, ben, cy, mal = by_id(*NAMES)
    order = ann.peers.me, ben.peers.me, cy.peers.me
    first_plan = asks(ann, 0, order)
    assert ben.company.planned(first_plan, ben.master)
    assert cy.company.planned(first_plan, cy.master)
    joined_to = device_of(ben)
    for n in range(3):
        ghosts = f"{n:032x}", "e" * 32
        for phone, false in ((ben, (ghosts[0], ben.peers.me, ghosts[1])), (cy, (order[0], cy.peers.me, mal.peers.me))):
            phone.company.planned(Planned(mal.peers.me, false, joined_to.text), phone.master)
            assert phone.company.order == order
        assert not ben.company.planned(asks(mal, 1 + n, (mal.peers.me, ben.peers.me)), ben.master)
        assert device_of(ben) is joined_to
    assert cy.company.planned(Planned(ben.peers.me, order, joined_to.text), cy.master), "it is the third's turn"
    assert [e.name for e in record(cy).table.entries] == [ann.name, ben.name, cy.name]
    for n in range(9, 13):
        ben.company.planned(asks(ann, n, order), ben.master)
        ben.company.planned(Planned(mal.peers.me, (f"{n:032x}", ben.peers.me, ann.peers.me), device_of(ben).text), ben.master)
    assert len(ben.company._earlier) < 2


@cell("exhaust a live table", "one")
@pytest.mark.parametrize("edition", [1, 2])
def test_links_of_other_games_with_all_chains_at_their_end_take_no_time(edition: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody can write such links, twenty a second, and nobody is to blame for a link of another game: what is read of it is
    whose it is, without one of its ten thousand hashes.
    """
    net = table(31, NAMES[:2])
    net.begin("canvas", {}, 2)
    ann, hashes = net.phones[0], list[bytes]()
    assert net.run(60_000, lambda: ann.company.runs)
    text = (Party("canvas", 3, salt=4, live=True) if edition == 2 else Older("canvas", 3, salt=4, stretched=True)).text
    for module in (basis, chain):
        real = module.before
        monkeypatch.setattr(module, "before", lambda *given, real=real: hashes.append(real(*given)) or hashes[-1])
        module.taken_back.cache_clear()
    assert whole(ann.company.receiving(text)) == "old"
    assert not hashes
    reader = device_for(text, GAMES, CURVES)
    reader.receive(text)
    assert hashes, "they come when it is read"


@cell("exhaust a live table", "one")
def test_a_game_of_others_that_is_over_takes_nobody_away_from_the_result() -> None:
    net = table(31, NAMES[:2])
    net.begin("canvas", {}, 2)
    assert net.run(LONG, net.over)
    ann, played = net.phones[0], device_of(net.phones[0])
    for n in range(2):
        theirs = Party("canvas", 2, salt=n, live=True)
        goes_on = theirs.text
        theirs.go(first)
        assert whole(ann.company.receiving(theirs.text)) == "old"
        assert device_of(ann) is played
    assert next(ann.company.receiving(theirs.text), None) is None, "nor is it read again"
    late = Company(ann.peers, GAMES, CURVES)
    assert whole(late.receiving(theirs.text)) == "new", "whoever has no game sees how it ended"
    assert whole(late.receiving(goes_on)) == "old"
    other = Party("canvas", 2, salt=2, live=True)
    assert whole(late.receiving(other.text)) == "new", "and looks on at one that goes on"
    assert whole(late.receiving(Party("canvas", 2, salt=3, live=True).go(first).text)) == "old"


@cell("exhaust a live table", "one")
def test_claims_again_and_again_fill_no_memory() -> None:
    net = table(31, NAMES[:2])
    net.begin("canvas", {}, 2)
    ann, ben = net.phones
    assert net.run(60_000, lambda: ann.company.runs and ann.company.sits(ben.peers.me))
    (right,) = (said for said in ann.company._claims.values())
    for n in range(50):
        ann.company.claimed(Claimed(ben.peers.me, n % 2, n.to_bytes(64, "big")))
        assert not ann.company.sits(ben.peers.me)
    assert len(ann.company._seats) == 1
    ann.company.claimed(Claimed(ben.peers.me, *right))
    assert ann.company.sits(ben.peers.me)


@cell("exhaust a live table", "one")
def test_of_two_games_that_have_come_together_everybody_takes_the_same() -> None:
    """Who joins last in one, and begins another, has both come together, and sends each to whom it wants: two could wait for
    each other in different ones for ever.
    """
    mal, ben, ann = by_id(*NAMES[:3])
    taken = set()
    for n in range(0, 40, 4):
        here = Company(ben.peers, GAMES, CURVES)
        assert here.planned(asks(ann, n, (ann.peers.me, ben.peers.me, mal.peers.me)), ben.master)
        first_game = device_of(here)
        both = joined(first_game, n + 1)
        host = Device(GAMES, CURVES, master(n + 2, 0))
        host.join(Invitation(GAMES["canvas"], GAMES["canvas"].defaults, 2, live=True), "Mal")
        assert here.planned(Planned(mal.peers.me, (mal.peers.me, ben.peers.me), host.text), ben.master)
        second_game, second = device_of(here), record(here)
        again = second_game.text
        for text in (encode(both), again, encode(both)):
            whole(here.receiving(text))
        assert record(here).table.id == min(both.record.table.id, second.table.id)
        taken.add(here.device is first_game)
        host.receive(again)
        host.sent(filled(host.draft(), first).finish())
        assert host.record is not None
        assert host.record.laid
        assert whole(here.receiving(host.text)) == "new"
        assert here.device is second_game, "all have shown their numbers: it has begun"
        assert whole(here.receiving(encode(both))) == "old"
    assert taken == {True, False}


@cell("exhaust a live table", "pair")
def test_of_two_games_that_have_both_begun_everybody_takes_the_one_that_is_further() -> None:
    """Whoever shows last in both begins one for some and the other one for others: they would wait for each other for ever."""
    mal, ben, ann = by_id(*NAMES[:3])
    game = GAMES["canvas"]

    def asked(n: int, *order: Phone) -> tuple[Device, Planned]:
        device = Device(GAMES, CURVES, master(n, 0))
        device.join(Invitation(game, game.defaults, len(order), live=True), "Mal")
        return device, Planned(order[0].peers.me, tuple(p.peers.me for p in order), device.text)

    def joined_by(here: Company, plan: Planned) -> Device:
        assert here.planned(plan, ben.master)
        return device_of(here)

    for n in range(0, 80, 4):
        here = Company(ben.peers, GAMES, CURVES)
        (one, first_plan), (two, second_plan) = asked(n, ann, ben, mal), asked(n + 2, mal, ben)
        longer = joined_by(here, first_plan)
        both = joined(longer, n + 1, "Mal, too")
        shorter = joined_by(here, second_plan)
        whole(here.receiving(encode(both)))
        if here.device is longer:  # else it has the larger id, and Ben shows no number in it
            break

    def moves(author: Device) -> str:
        author.sent(filled(author.draft(), first).finish())
        return author.text

    def brings(text: str, news: str, takes: Device) -> None:
        assert whole(here.receiving(text)) == news
        assert here.device is takes

    one.receive(moves(longer))
    two.receive(shorter.text)
    brings(moves(two), "new", shorter)
    brings(moves(one), "new", longer)
    brings(two.text, "old", longer)
    while two.record is not None and (len(two.record.heads) < 4 or two.record.author() != 0):
        if two.record.author() == 0:
            shorter.receive(moves(two))
        else:
            two.receive(moves(shorter))
    brings(moves(two), "new", shorter)
    brings(one.text, "old", shorter)


@pytest.mark.long
def test_whoever_came_late_plays_the_next_game() -> None:
    net = table(8)
    net.begin("null", {}, 3)
    assert net.run(LONG, net.over)
    check(net)
    assert device_of(net.phones[3]).seat is None
    before = record(net.phones[0]).table.id
    net.begin("null", {}, 4)
    assert net.run(LONG, lambda: net.over() and all(record(p).table.id != before for p in net.phones))
    check(net)
    assert all(device_of(p).seat is not None for p in net.phones)


def test_the_host_goes_and_the_others_play_on() -> None:
    net = table(9)
    net.begin("null", {}, 4)
    net.run(LONG, lambda: all(p.company.device is not None and p.company.device.record is not None for p in net.phones))
    ann, *others = net.phones
    ann.peers.leave()
    ann.settle()
    assert net.run(3_000, lambda: all([p.name for p in others if p is not o] == sorted(_here(o)) for o in others))


def _here(phone: Phone) -> list[str]:
    """The names of those who are here, as a phone has them."""
    return [peer.name for peer in phone.peers.all.values() if peer.here]


@pytest.mark.slow
def test_what_waits_for_a_phone_reaches_it_when_it_wakes_up() -> None:
    net = table(10, NAMES[:3])
    net.begin("canvas", {}, 3)
    net.run(LONG, lambda: len(net.moved) >= 4)
    sleeper = net.phones[2]
    sleeper.asleep_until = net.now + 60_000
    before = len(record(sleeper).authors)
    net.run(59_000)
    assert len(record(sleeper).authors) == before
    ann = net.phones[0]
    assert ann.peers.all[sleeper.peers.me].away
    assert net.run(20_000, lambda: len(record(sleeper).authors) >= len(record(ann).authors) > 4)
    assert net.run(LONG, net.over)
    check(net)


def test_a_move_is_there_at_once_in_fair_weather() -> None:
    net = Network(12, FAIR, thinking=1_500)
    for name in NAMES:
        net.phone(name)
    net.all_meet()
    net.begin("null", {}, 4)
    net.run(LONG, lambda: len(net.moved) >= 3)
    at, who = net.moved[-1]
    known = len(record(who).authors)
    assert net.run(3 * FAIR.delay, lambda: all(len(record(p).authors) >= known for p in net.phones))
    assert net.now - at <= 3 * FAIR.delay


def test_a_whole_game_in_the_place_of_an_invitation_is_not_read() -> None:
    net = table(13, NAMES[:2])
    net.begin("null", {}, 2)
    assert net.run(LONG, net.over)
    text = device_of(net.phones[0]).text
    free = Company(net.phones[0].peers, GAMES, CURVES)
    plan = Planned("a" * 32, (free.peers.me, "b" * 32), text)
    with pytest.raises(Refused) as refused:
        free.planned(plan, lambda: bytes(30))
    assert refused.value.why == "more"


def test_a_page_that_begins_games_of_the_first_edition_is_told_and_not_shut_out() -> None:
    net = table(16, NAMES[:2])
    ann, ben = net.phones
    assert {peer.edition for phone in net.phones for peer in phone.peers.all.values()} == {"2"}
    game = GAMES["canvas"]
    old = older.Device(GAMES, CURVES, bytes(30))
    older_joined(old, OlderInvitation(game, dict(game.defaults), 2, stretched=True), "Ann")
    with pytest.raises(Refused) as refused:
        ben.company.planned(Planned(ann.peers.me, (ann.peers.me, ben.peers.me), old.text), ben.master)
    assert refused.value.why == "older"
    assert ben.company.device is None


def test_an_invitation_that_goes_round_is_of_a_live_table() -> None:
    """Else whoever begins could have the others play where the first one reads all boxes."""
    net = table(17, NAMES[:2])
    ann, ben = net.phones
    game, by_link = GAMES["canvas"], Device(GAMES, CURVES, bytes(30))
    by_link.join(Invitation(game, dict(game.defaults), 2), "Ann")
    with pytest.raises(Refused):
        ben.company.planned(Planned(ann.peers.me, (ann.peers.me, ben.peers.me), by_link.text), ben.master)


def test_a_name_that_is_long_in_bytes_sits_down_and_two_such_are_told_apart() -> None:
    net = table(18, ("Ж" * 24, "Ж" * 23 + "Я"))
    net.begin("null", {}, 2)
    assert net.run(LONG, net.over)
    names = [e.name for e in record(net.phones[0]).table.entries]
    assert names == ["Ж" * 18, "Ж" * 18 + " (2)"]


@pytest.mark.slow
def test_whoever_is_asked_to_the_next_game_does_not_go_back_to_the_last_one() -> None:
    net = table(14, NAMES[:3])
    net.begin("null", {}, 3)
    assert net.run(LONG, net.over)
    ann, ben, cy = net.phones
    old = device_of(ann).text
    ids = tuple(phone.peers.me for phone in net.phones)
    ann.company.begin(GAMES["null"], {}, ids, ann.master())
    first = Planned(ids[0], ids, device_of(ann).text)
    assert ben.company.planned(first, ben.master)
    second = Planned(ids[1], ids, device_of(ben).text)

    assert cy.company.planned(first, cy.master)  # Cy is not the next, and so has no entry yet
    asked = cy.company.device
    assert whole(cy.company.receiving(old)) == "old"
    assert cy.company.device is asked

    for who, plan in ((ben, first), (cy, first)):  # they never knew the last game: they read it, and are asked meanwhile
        late = Company(who.peers, GAMES, CURVES)
        reading = late.receiving(old)
        next(reading)
        assert late.planned(plan, who.master)
        assert whole(reading) == "old"
        assert device_of(late).record is None
    assert next(late.receiving(old), None) is None, "it is known by now"
    late._past = ()
    reading = late.receiving(old)
    next(reading)
    assert late.planned(second, cy.master)  # now it has joined, and so the game has begun
    assert whole(reading) == "old"
    assert len(record(late).authors) == 1
