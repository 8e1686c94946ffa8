"""Introductions: what a neighbour can do to a device by offering others that are not there, and what a name is worth."""

from random import Random

from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, Party, first
from tests.table.live.network import HERE, Network, Phone, Weather
from tests.table.live.test_peers import HELLO, by_hand, greeted, line_to, met
from vernissage.games import GAMES
from vernissage.table.fair.chain import digest
from vernissage.table.fair.looks import look, numbered
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.record import Record
from vernissage.table.link import LONGEST_NAME, clean_name
from vernissage.table.live import code
from vernissage.table.live.code import Address, Description
from vernissage.table.live.frames import MOST_PEERS, Frame
from vernissage.table.live.lines import (
    FOR_CODES,
    MOST_INTRODUCED,
    MOST_LINES,
    MOST_OF_A_SEAT,
    MOST_PENDING,
    Accept,
    Claimed,
    Close,
    Dial,
    Peer,
    Respond,
)
from vernissage.table.live.peers import PENDING, Peers
from vernissage.table.live.seating import presence, vouch


def invented(n: int, role: code.Role = "offer") -> tuple[str, str]:
    """A device that is not there, at addresses of somebody's choice: its id and its code."""
    addresses = tuple(Address("4", bytes((10, n % 250, i, 1)), 40_000) for i in range(4))
    found = Description(role, 0, "0123abcd", "0" * 32, digest("invented", n.to_bytes(4, "big")), addresses)
    return found.id, code.encode(found)


def offers(peers: Peers, line: int, numbers: range, now: int) -> int:
    """A neighbour offers these devices: how many connections are made for it."""
    peers.orders.clear()
    for n in numbers:
        ident, text = invented(n)
        peers.heard(line, Frame("signal", (peers.me, ident, text)).text, now)
    return sum(isinstance(o, Respond) for o in peers.orders)


def test_a_neighbour_has_two_introductions_at_a_time_and_eight_in_all() -> None:
    ann, line = greeted()
    made = 0
    for i in range(30):
        now = 1_000 + i * (PENDING + 1_000)
        ann.heard(line, "sees\n", now)
        got = offers(ann, line, range(40 * i, 40 * i + 39), now)
        assert got <= MOST_PENDING
        made += got
        ann.tick(now + PENDING + 500)
        ann.tick(now + PENDING + 501)
    assert made == MOST_INTRODUCED
    assert not [p for p in ann.all.values() if p.barred]


def test_what_a_neighbour_says_it_sees_is_called_as_seldom() -> None:
    ann, line = greeted()
    dialled = 0
    for i in range(30):
        now = 1_000 + i * (PENDING + 1_000)
        ids = " ".join(sorted(invented(100 * i + n)[0] for n in range(MOST_PEERS)))
        ann.orders.clear()
        for t in range(now, now + PENDING + 800, 400):
            ann.heard(line, f"sees\n{ids}", t)
        dialled += sum(isinstance(o, Dial) for o in ann.orders)
        calls = [t for t in ann._threads.values() if t.made == "call"]
        assert len(calls) <= MOST_PENDING
        ann.tick(now + PENDING + 900)
    assert 0 < dialled <= MOST_INTRODUCED


def test_neighbours_together_have_eight_and_leave_lines_for_codes() -> None:
    ann, lines = by_hand(), []
    for name in ("Eve", "Mallory", "Oscar", "Trudy", "Sybil", "Walter"):
        lines.append(line_to(ann, name, 1))
        ann.heard(lines[-1], HELLO.replace("Eve", name), 1)
    made = sum(offers(ann, line, range(50 * line, 50 * line + 39), 2) for line in lines)
    assert made == MOST_INTRODUCED
    assert len(ann._threads) <= MOST_LINES - FOR_CODES
    assert line_to(ann, "Ben", 3) in ann._threads


def test_devices_of_one_neighbour_have_one_account() -> None:
    """Else whoever was introduced could introduce eight more, and so on."""
    ann, eve = greeted()
    made = offers(ann, eve, range(1), 2)
    reply = next(o for o in ann.orders if isinstance(o, Respond))
    ann.opened(reply.line, 3)
    ann.heard(reply.line, HELLO.replace("Eve", "Mallory"), 3)
    assert [p.name for p in ann.all.values()] == ["Eve", "Mallory"]
    for i in range(20):
        for line in (eve, reply.line):
            ann.heard(line, "sees\n", 5 + i * 20_000)
            made += offers(ann, line, range(100 * (i + 1) + line, 100 * (i + 1) + line + 9), 5 + i * 20_000)
        ann.tick(5 + i * 20_000 + PENDING + 1)
        ann.tick(5 + i * 20_000 + PENDING + 2)
    assert made == MOST_INTRODUCED


def comes(peers: Peers, name: str, now: int = 5) -> Peer | None:
    """Somebody comes by a code that people have carried, and greets: the peer, if there is a place."""
    line = line_to(peers, name, now)
    peers.heard(line, HELLO.replace("Eve", name), now)
    return next((p for p in peers.all.values() if p.line == line), None)


def is_barred(peers: Peers, name: str) -> None:
    """Somebody sends so much rubbish that nothing is accepted any more."""
    (peer,) = (p for p in peers.all.values() if p.name == name)
    assert peer.line is not None
    line = peer.line
    for i in range(100):
        peers.heard(line, "rubbish", 6 + 100 * i)
    assert peer.barred


@cell("exhaust a live table", "one")
def test_devices_of_which_nothing_is_accepted_take_nobodys_place() -> None:
    """One who has a code brings eight more, and all send rubbish: with those who are here all places are taken for ever."""
    ann = by_hand()
    for i in range(MOST_INTRODUCED + 1):
        assert comes(ann, f"Eve {i}")
        is_barred(ann, f"Eve {i}")
    for name in ("Ben", "Cy", "Dee"):
        assert comes(ann, name)
    assert len(ann.all) == MOST_PEERS
    assert comes(ann, "Fay")
    assert {p.name for p in ann.all.values() if p.here} == {"Ben", "Cy", "Dee", "Fay"}
    gus = Description("offer", 0, "0123abcd", "0" * 32, digest("cert", b"Gus"), HERE)
    assert ann.take(code.encode(gus), 9)


def test_who_is_away_gives_way_after_those_of_whom_nothing_is_accepted_and_is_heard_no_more_then() -> None:
    ann = by_hand()
    ben = sure(comes(ann, "Ben"))
    ben.away = True
    for i in range(MOST_PEERS - 1):
        assert comes(ann, f"Eve {i}")
    is_barred(ann, "Eve 3")
    assert comes(ann, "Cy")
    assert ben.id in ann.all
    line = sure(ben.line)
    assert comes(ann, "Dee")
    assert ben.id not in ann.all
    assert Close(line) in ann.orders, "its device finds that out, and people show a code once more"


# -- while a game runs ------------------------------------------------------------------------------------------------------


def playing(seed: int, *names: str) -> tuple[Network, list[Phone]]:
    """A table at which all of these play, in the middle of the game."""
    net, phones = met(*names, seed=seed)
    net.begin("canvas", {}, len(names))
    assert net.run(200_000, lambda: all(p.company.runs and len(_heads(p)) > 3 for p in phones))
    return net, phones


def _heads(phone: Phone) -> list[bytes]:
    device = phone.company.device
    return device.record.heads if device is not None and device.record is not None else []


def _line(phone: Phone, other: Phone) -> int:
    return sure(phone.peers.all[other.peers.me].line)


def test_once_a_game_runs_only_its_players_are_introduced() -> None:
    net, (ann, ben, cy) = playing(7, "Ann", "Ben", "Cy")
    assert offers(ann.peers, _line(ann, ben), range(39), net.now) == 0
    signed = ben.company.signature(ann.peers.me, invented(0)[1])
    assert signed
    for n in (0, 1):  # Ben's seat has signed a code of Ben's; a code in somebody else's name is another thing
        ident, text = invented(n)
        ann.peers.heard(_line(ann, ben), Frame("signal", (ann.peers.me, ident, f"{text} {signed}")).text, net.now)
    for bad in ("9.00", "1", "x.y", "1." + "0" * 128, "-1.00"):
        ident, text = invented(3)
        ann.peers.heard(_line(ann, ben), Frame("signal", (ann.peers.me, ident, f"{text} {bad}")).text, net.now)
    assert not [o for o in ann.peers.orders if isinstance(o, Respond)]
    line = _line(ann, cy)
    there, here = ann.peers.all[cy.peers.me], cy.peers.all[ann.peers.me]
    net.cut(ann, line, silently=False)  # players who lose each other find each other over the third one
    assert net.run(20_000, lambda: there.here and here.here and there.line != line)


@cell("exhaust a live table", "one", "host")
def test_whoever_brings_a_game_of_strangers_introduces_no_more_than_others() -> None:
    """All its seats are Ben's, who signs whatever code it is: Ann, who looks on, looks for eight devices and no more."""
    net, (ann, ben) = met("Ann", "Ben")
    strangers = Party("canvas", 2, salt=3).go(first, hops=5)
    looks = Device(GAMES, CURVES)
    looks.receive(strangers.text)
    ann.company.device = looks
    assert ann.company.runs
    line, made, keys = _line(ann, ben), 0, strangers.devices[1].keys
    for n in range(60):
        now = net.now + n * (PENDING + 1_000)
        ident, text = invented(n)
        signed = CURVES.sign(keys.secret, vouch(strangers.record, ident, ann.peers.me, text)).hex()
        ann.peers.heard(line, "sees\n", now)
        ann.peers.orders.clear()
        ann.peers.heard(line, Frame("signal", (ann.peers.me, ident, f"{text} 1.{signed}")).text, now)
        made += sum(isinstance(o, Respond) for o in ann.peers.orders)
        ann.peers.tick(now + PENDING + 500)
        ann.peers.tick(now + PENDING + 501)
    assert made == MOST_INTRODUCED


@cell("exhaust a live table", "one", "host")
def test_devices_of_one_who_plays_a_game_of_strangers_take_no_places_for_ever() -> None:
    """Each proves to have one of its seats, and goes away."""
    net, (ann, ben) = met("Ann", "Ben")
    strangers = Party("canvas", 2, salt=3).go(first, hops=5)
    ann.company.device = Device(GAMES, CURVES)
    ann.company.device.receive(strangers.text)
    while len(ann.peers.all) < MOST_PEERS:
        assert comes(ann.peers, f"Eve {len(ann.peers.all)}", net.now)
    hers = [peer for ident, peer in ann.peers.all.items() if ident != ben.peers.me]
    for peer in hers:
        said = presence(strangers.record.table, peer.id, ann.peers.me)
        ann.company.claimed(Claimed(peer.id, 1, CURVES.sign(strangers.devices[1].keys.secret, said)))
        assert ann.company.sits(peer.id)
    for peer in hers:
        peer.away = True
    assert comes(ann.peers, "Cy", net.now)
    assert ben.peers.me in ann.peers.all


@cell("exhaust a live table", "one")
def test_a_player_who_is_away_gives_its_place_to_nobody() -> None:
    """Else whoever has a code, and devices enough, makes the others forget who slept for a moment."""
    net, (ann, ben, cy) = playing(9, "Ann", "Ben", "Cy")
    assert net.run(20_000, lambda: ann.company.seat_of(cy.peers.me) is not None)
    net.cut(cy, _line(cy, ann), silently=False)
    cy.asleep_until = net.now + 100_000
    net.run(500)
    assert not ann.peers.all[cy.peers.me].here
    while len(ann.peers.all) < MOST_PEERS:
        assert comes(ann.peers, f"Eve {len(ann.peers.all)}", net.now)
    assert comes(ann.peers, "Mallory", net.now) is None
    assert {ben.peers.me, cy.peers.me} <= ann.peers.all.keys()


@cell("exhaust a live table", "one", "pair")
def test_devices_that_two_seats_introduce_shut_nobody_out() -> None:
    """Ben and Cy sign whatever code it is, and all these devices come, two at once, so that neither is here as the other is
    offered: Dee, whose page was loaded again, finds a place.
    """
    net, (ann, ben, cy, dee) = playing(14, "Ann", "Ben", "Cy", "Dee")
    net.weather, replies = Weather(delay=1), list[tuple[int, Respond]]()
    for n in range(40):
        neighbour, (ident, text) = (ben, cy)[n % 2], invented(n)
        device, line = neighbour.company.device, _line(ann, neighbour)
        assert device is not None
        assert isinstance(device.record, Record)
        assert device.place is not None
        signed = CURVES.sign(device.keys.secret, vouch(device.record, ident, ann.peers.me, text)).hex()
        ann.peers.heard(line, Frame("signal", (ann.peers.me, ident, f"{text} {device.place}.{signed}")).text, net.now)
        replies += [(n, o) for o in ann.peers.orders if isinstance(o, Respond)]
        ann.peers.orders.clear()
        for m, reply in replies if n % 4 == 3 else ():
            ann.peers.opened(reply.line, net.now)
            ann.peers.heard(reply.line, HELLO.replace("Eve", f"Eve {m}"), net.now)
    assert sum(p.name.startswith("Eve") for p in ann.peers.all.values()) == 2 * MOST_OF_A_SEAT
    assert not [p for p in ann.peers.all.values() if p.barred]
    old = dee.peers.me
    dee.reload()
    assert net.run(100_000, lambda: dee.peers.me in ann.peers.all and ann.peers.all[dee.peers.me].here)
    assert net.run(10_000, lambda: old not in ann.peers.all)


@cell("exhaust a live table", "one")
def test_what_a_neighbour_offers_once_more_keeps_nobody_away() -> None:
    """Cy has passed on codes that Ben signed for earlier devices of his, and offers them again and again."""
    net, (ann, ben, cy) = playing(16, "Ann", "Ben", "Cy")
    device, now = ben.company.device, net.now
    assert device is not None
    assert isinstance(device.record, Record)

    def offered(n: int, neighbour: Phone) -> int:
        ident, text = invented(n)
        signed = CURVES.sign(device.keys.secret, vouch(device.record, ident, ann.peers.me, text)).hex()  # type: ignore[union-attr,arg-type]
        ann.peers.orders.clear()
        ann.peers.heard(_line(ann, neighbour), Frame("signal", (ann.peers.me, ident, f"{text} 1.{signed}")).text, now)
        return sum(isinstance(o, Respond) for o in ann.peers.orders)

    assert [offered(n, cy) for n in range(4)] == [1] * MOST_PENDING + [0] * (4 - MOST_PENDING)
    assert offered(9, ben) == 1


@cell("exhaust a live table", "one")
def test_whoever_plays_a_seat_has_its_name_whatever_others_call_themselves() -> None:
    """Ann's page was loaded again, and Ben meets her first, as Cy: so Cy would be Cy (2)."""
    net, (ann, ben, cy) = playing(15, "Ann", "Ben", "Cy")
    net.weather, cy.asleep_until = Weather(delay=1), net.now + 30_000
    ann.reload()
    ben.peers.name = "Cy"
    net.meet(ben, ann)
    assert net.run(20_000, lambda: ben.peers.me in ann.peers.all)
    assert net.run(100_000, lambda: cy.peers.me in ann.peers.all and ann.company.sits(cy.peers.me))
    assert ann.company.sits(ben.peers.me)
    assert {ben.peers.me: "Ben", cy.peers.me: "Cy"}.items() <= {p.id: p.name for p in ann.peers.all.values()}.items()


def test_an_answer_that_no_seat_has_signed_connects_nobody() -> None:
    net, (ann, ben, _) = playing(8, "Ann", "Ben", "Cy")
    ident, _ = invented(1)
    ann.peers.heard(_line(ann, ben), f"sees\n{ident}", net.now)
    ann.peers.heard(_line(ann, ben), f"sees\n{ident}", net.now + 1_000)
    (dial,) = [o for o in ann.peers.orders if isinstance(o, Dial)]
    ann.peers.described(dial.line, code.write(Description("offer", 0, "0123abcd", "0" * 32, ann.print, HERE)), net.now)
    ann.peers.orders.clear()
    ann.peers.heard(_line(ann, ben), Frame("signal", (ann.peers.me, ident, invented(1, "active")[1])).text, net.now)
    assert not [o for o in ann.peers.orders if isinstance(o, Accept)]
    for now in range(net.now + 1_000, net.now + 60_000, 1_000):
        ann.peers.heard(_line(ann, ben), f"sees\n{ident}", now)
    assert len([o for o in ann.peers.orders if isinstance(o, Dial)]) == 0  # nor is it called again


# -- names ----------------------------------------------------------------------------------------------------------------


def test_a_name_never_takes_the_place_of_somebody_who_is_away() -> None:
    net, (ann, ben) = met("Ann", "Ben")
    old = ben.peers.me
    net.cut(ben, _line(ben, ann), silently=False)
    ben.asleep_until = net.now + 100_000
    net.run(500)
    thief = line_to(ann.peers, "Mallory", net.now)
    ann.peers.heard(thief, HELLO.replace("Eve", "Ben"), net.now)
    assert {p.name: p.here for p in ann.peers.all.values()} == {"Ben": False, "Ben (2)": True}
    assert ann.peers.all[old].name == "Ben"
    for stranger, name in (("Oscar", "Ann"), ("Trudy", "\u0412en")):  # one begins with a letter of Cyrillic
        own = line_to(ann.peers, stranger, net.now)
        ann.peers.heard(own, HELLO.replace("Eve", name), net.now)
    assert {"Ann (2)", "\u0412en (3)"} <= {p.name for p in ann.peers.all.values()}


def test_two_of_one_name_sit_down_to_one_game() -> None:
    net, phones = met("Ann", "Ben", "Cy", seed=3)
    for phone in phones[1:]:
        phone.peers.name = "Ben"
    net.begin("canvas", {}, 3)
    assert net.run(100_000, lambda: all(len(_heads(p)) > 2 for p in phones))
    assert [e.name for e in phones[0].company.device.record.table.entries] == ["Ann", "Ben", "Ben (2)"]  # type: ignore[union-attr]


def test_a_new_device_takes_a_seat_and_its_name_over_by_its_signature() -> None:
    net, (ann, ben, cy) = playing(12, "Ann", "Ben", "Cy")
    old = ben.peers.me
    ben.reload()
    assert net.run(100_000, lambda: all(ben.peers.me in p.peers.all and p.peers.all[ben.peers.me].here for p in (ann, cy)))
    assert net.run(5_000, lambda: old not in ann.peers.all)
    assert ann.peers.all[ben.peers.me].name == "Ben"
    assert ann.company.player(1) is ann.peers.all[ben.peers.me]


def test_a_new_device_takes_its_seat_over_though_the_old_one_was_still_thought_here_as_it_proved_it() -> None:
    _, (ann, ben, cy) = playing(13, "Ann", "Ben", "Cy")
    old, device = ben.peers.me, ben.company.device
    assert device is not None
    assert isinstance(device.record, Record)
    assert ann.company.seat_of(old) == 1
    comes(ann.peers, "Ben", ann.net.now)
    new = next(p for p in ann.peers.all.values() if p.name == "Ben (2)")
    signed = CURVES.sign(device.keys.secret, presence(device.record.table, new.id, ann.peers.me))
    ann.company.claimed(Claimed(new.id, 1, signed))
    assert new.name == "Ben (2)"
    ann.peers.all[old].away = True
    ann.company.present()
    assert old not in ann.peers.all
    assert new.name == "Ben"
    assert cy.peers.me in ann.peers.all


@cell("exhaust a live table", "one", "pair")
def test_nobody_plays_on_for_another_but_by_the_signature_of_its_seat_and_while_it_is_away() -> None:
    net, (ann, ben, cy) = playing(13, "Ann", "Ben", "Cy")
    assert net.run(20_000, lambda: [ann.company.seat_of(p.peers.me) for p in (ben, cy)] == [1, 2])
    comes(ann.peers, "Mallory", net.now)
    mal = next(p for p in ann.peers.all.values() if p.name == "Mallory")

    def claims(signer: Phone, seat: int, speaker: str, hearer: str) -> None:
        device = sure(signer.company.device)
        assert isinstance(device.record, Record)
        signed = CURVES.sign(device.keys.secret, presence(device.record.table, speaker, hearer))
        ann.company.claimed(Claimed(mal.id, seat, signed))

    claims(ben, 1, mal.id, ann.peers.me)
    ann.company.present()
    assert ben.peers.me in ann.peers.all, "it is here"
    claims(cy, 1, mal.id, ann.peers.me)
    line = _line(ann, ben)
    net.cut(ben, _line(ben, ann), silently=False)
    ben.asleep_until = net.now + 100_000
    net.run(500)
    for wrong in (
        (cy, 1, mal.id, ann.peers.me),
        (ben, 2, mal.id, ann.peers.me),
        (ben, 1, ben.peers.me, ann.peers.me),
        (ben, 1, mal.id, cy.peers.me),
        (cy, 2, mal.id, ann.peers.me),
    ):
        claims(*wrong)
        assert {ben.peers.me: "Ben", mal.id: "Mallory"}.items() <= {p.id: p.name for p in ann.peers.all.values()}.items()
    claims(ben, 1, mal.id, ann.peers.me)
    assert ben.peers.me not in ann.peers.all
    assert ann.peers.all[mal.id].name == "Ben"
    assert ann.company.player(1) is mal
    assert line not in ann.peers._threads
    assert not [t for t in ann.peers._threads.values() if t.peer == ben.peers.me and t.spares]


def test_names_with_numbers_are_names() -> None:
    dice = Random(1)
    taken: list[str] = []
    for _ in range(300):
        name = clean_name("".join(dice.choices("ab c(2)", k=dice.randrange(1, 30)))) or "x"
        new = numbered(name, taken)
        assert look(new) not in map(look, taken)
        assert clean_name(new) == new
        assert len(new) <= LONGEST_NAME
        taken.append(new)


def test_names_that_look_alike_look_alike() -> None:
    alike = (("Anna", "\uff21\uff4ena", "\U0001d400\U0001d5c7n\U0001d68a", "\ua4eenna", "\u13aann\u0430"),
             ("Dario", "\u13a0ar\u2170o", "Dar\u0456\u03bf"), ("Arnold", "Amold"), ("Paul 1", "\ua4d1au\u217c \uff11"),
             ("M\xeda", "M\u0131\u0301a", "\u13b7\u0457a"))  # fmt: skip
    for names in alike:
        assert len({look(clean_name(name)) for name in names}) == 1, names
    assert len({look(names[0]) for names in alike}) == len(alike)
