"""Peers, frame by frame: codes that lead nowhere, ignored frames, peers that are away, and who may speak for whom."""

import pytest

from tests.sure import sure
from tests.table.live.network import HERE, Network, Phone
from vernissage.table.fair.chain import digest
from vernissage.table.live import code, frames
from vernissage.table.live.code import Description
from vernissage.table.live.frames import BadFrame, Frame, Patience, read
from vernissage.table.live.lines import Brought, Close, Coded, Failed, Post, Respond, Unmet, Wake
from vernissage.table.live.peers import BEAT, PENDING, SILENT, Peers


def met(*names: str, seed: int = 1) -> tuple[Network, list[Phone]]:
    net = Network(seed)
    phones = [net.phone(name) for name in names]
    net.all_meet()
    return net, phones


def described(name: str, role: code.Role = "offer") -> str:
    """What the browser of somebody says of itself."""
    return code.write(Description(role, 0, "0123abcd", "0" * 32, digest("cert", name.encode()), HERE))


def by_hand(name: str = "Ann") -> Peers:
    return Peers(code.id_of(digest("cert", name.encode())), name)


def line_to(peers: Peers, name: str = "Eve", now: int = 0) -> int:
    """A line that is open, to somebody whose frames the test writes."""
    line = peers.invite(now)
    peers.described(line, described(peers.name), now)
    (coded,) = [n for n in peers.news if isinstance(n, Coded)]
    tag = code.decode(coded.text).tag
    answer = Description("active", tag, "0123abcd", "0" * 32, digest("cert", name.encode()), HERE)
    assert peers.take(code.encode(answer), now) == line
    peers.opened(line, now)
    peers.news.clear()
    peers.orders.clear()
    return line


HELLO = "hello\n1\nplay\nEve\n0"


def greeted() -> tuple[Peers, int]:
    """Ann, and an open line to Eve, who has greeted."""
    ann = by_hand()
    line = line_to(ann)
    ann.heard(line, HELLO, 1)
    return ann, line


def test_two_meet_and_others_are_introduced() -> None:
    _, phones = met("Ann", "Ben", "Cy", "Dee", "Eve")
    for phone in phones:
        assert sorted(p.name for p in phone.peers.all.values()) == sorted(p.name for p in phones if p is not phone)


def test_codes_that_lead_nowhere_say_why() -> None:
    ann, ben = by_hand("Ann"), by_hand("Ben")
    line = ann.invite(0)
    ann.described(line, described("Ann"), 0)
    offer = next(n.text for n in ann.news if isinstance(n, Coded))
    with pytest.raises(Unmet) as own:
        ann.take(offer, 0)
    assert own.value.why == "own"
    there = ben.take(offer, 0)
    ben.described(there, described("Ben", "active"), 0)
    answer = next(n.text for n in ben.news if isinstance(n, Coded))
    ann.take(answer, 0)
    with pytest.raises(Unmet) as late:
        ann.take(answer, 0)
    assert late.value.why == "late"
    ann.opened(line, 0)
    ann.heard(line, "hello\n1\nplay\nBen\n0", 0)
    with pytest.raises(Unmet) as twice:
        ann.take(answer, 0)
    assert twice.value.why == "met"


def test_a_browser_that_cannot_describe_itself_is_told() -> None:
    ann = by_hand()
    line = ann.invite(0)
    ann.described(line, "", 0)
    assert ann.news == [Failed(line)]
    assert Close(line) in ann.orders


def test_a_meeting_that_leads_to_no_connection_is_told() -> None:
    ann = by_hand()
    line = ann.invite(0)
    ann.described(line, described("Ann"), 0)
    tag = code.decode(next(n.text for n in ann.news if isinstance(n, Coded))).tag
    ann.take(code.encode(Description("active", tag, "0123abcd", "0" * 32, digest("cert", b"Ben"), HERE)), 0)
    ann.news.clear()
    ann.tick(PENDING + 1)
    assert ann.news == [Failed(line)]


def test_nothing_is_listened_to_before_the_greeting() -> None:
    ann = by_hand()
    line = line_to(ann)
    ann.heard(line, "link\nabc", 1)
    assert not any(isinstance(n, Brought) for n in ann.news)
    ann.heard(line, HELLO, 2)
    ann.heard(line, "link\nabc", 3)
    assert [n.text for n in ann.news if isinstance(n, Brought)] == ["abc"]


@pytest.mark.parametrize(
    "wrong",
    [
        "", "hello", "hello\n2\nplay\nEve\n0", "hello\n1\nplay\n\n0", "hello\n1\nplay\n<b>\n0", "beat\n0\n0\n0", "sees\nabc",
        "link\n",
        "sees\n" + " ".join(f"{i:032x}" for i in range(13)), f"claim\n8\n{'0' * 128}", f"claim\n-1\n{'0' * 128}",
        f"claim\n٣\n{'0' * 128}", "bye\n", "link\n" + "a" * 8_001, "what\nelse", "plan\nx\ny", "a" * 20_000,
    ],
)  # fmt: skip
def test_what_is_no_frame_is_refused(wrong: str) -> None:
    with pytest.raises(BadFrame):
        read(wrong)


def test_frames_are_read_as_they_were_written() -> None:
    for text in (HELLO, "bye", "sees\n", f"signal\n{'a' * 32}\n{'b' * 32}\ncode", f"beat\n{'0' * 16}\n7\n{'f' * 8}"):
        assert read(text).text == text


def test_whoever_sends_too_much_is_not_listened_to_any_more() -> None:
    ann, line = greeted()
    for i in range(400):
        ann.heard(line, f"link\n{'a' * 4_000}{i}", 2)
    assert Close(line) in ann.orders
    assert sum(isinstance(n, Brought) for n in ann.news) <= 80
    (eve,) = ann.all.values()
    assert eve.barred
    assert not eve.here


def test_somebody_who_sends_rubbish_before_greeting_is_hung_up_on() -> None:
    ann = by_hand()
    line = line_to(ann)
    for _ in range(50):
        ann.heard(line, "rubbish", 2)
    assert Close(line) in ann.orders


def test_patience_grows_back() -> None:
    patience = Patience(0)
    taken = sum(patience.takes(10, 0) for _ in range(100))
    assert taken == 80
    assert not patience.takes(10, 0)
    assert patience.takes(10, 1_000)


def test_who_says_nothing_is_away_until_something_is_heard() -> None:
    ann, line = greeted()
    (eve,) = ann.all.values()
    for now in range(1_000, SILENT + 2_000, 1_000):
        ann.tick(now)
    assert eve.away
    assert not eve.here
    ann.heard(line, "sees\n", SILENT + 2_000)
    assert eve.here


def test_after_a_sleep_nobody_is_away_at_once() -> None:
    ann, _ = greeted()
    ann.tick(10)
    ann.tick(100_000)
    (eve,) = ann.all.values()
    assert eve.here


def test_a_neighbour_cannot_pass_itself_off_as_somebody_else() -> None:
    ann, line = greeted()
    ann.orders.clear()
    victim = "c" * 32
    offer = code.encode(Description("offer", 0, "0123abcd", "0" * 32, digest("cert", b"Mallory"), HERE))
    ann.heard(line, Frame("signal", (ann.me, victim, offer)).text, 2)
    assert not ann.orders  # the code's certificate is not the one that it is said to be


def test_a_signal_is_passed_on_once_and_only_in_the_senders_name() -> None:
    net, (ann, ben, cy) = met("Ann", "Ben", "Cy")
    eve = line_to(by := by_hand())
    by.heard(eve, HELLO, 1)
    assert not [o for o in by.orders if isinstance(o, Post) and o.text.startswith("signal")]
    line = sure(ann.peers.all[ben.peers.me].line)
    ann.peers.heard(line, Frame("signal", (cy.peers.me, cy.peers.me, "x")).text, net.now)
    assert not ann.peers.orders
    text = code.encode(Description("offer", 0, "0123abcd", "0" * 32, ben.print, HERE))
    ann.peers.heard(line, Frame("signal", (cy.peers.me, ben.peers.me, text)).text, net.now)
    assert [o.line for o in ann.peers.orders if isinstance(o, Post)] == [ann.peers.all[cy.peers.me].line]


def test_made_up_neighbours_do_not_fill_the_table() -> None:
    ann, line = greeted()
    for n in range(200):
        ids = " ".join(f"{n:016x}{i:016x}" for i in range(frames.MOST_PEERS))
        ann.heard(line, f"sees\n{ids}", 1 + 500 * n)
        ann.tick(1 + 500 * n)
        ann.orders.clear()
    assert len(ann.all) == 1
    assert len(ann._threads) <= 40
    assert len(ann._missed) <= frames.MOST_PEERS


def test_a_lost_line_is_mended_through_a_neighbour() -> None:
    net, (ann, ben, cy) = met("Ann", "Ben", "Cy")
    line = sure(ann.peers.all[ben.peers.me].line)
    net.cut(ann, line, silently=False)
    there, here = ann.peers.all[ben.peers.me], ben.peers.all[ann.peers.me]
    assert net.run(20_000, lambda: there.here and here.here and there.line != line)
    assert cy.peers.all[ann.peers.me].here


def test_beats_go_to_everybody() -> None:
    ann, _ = greeted()
    ann.orders.clear()
    ann.tick(BEAT)
    assert any(isinstance(o, Post) and o.text.startswith("beat") for o in ann.orders)


def test_a_device_whose_network_was_gone_comes_back_without_codes() -> None:
    net, (ann, ben, cy) = met("Ann", "Ben", "Cy")
    net.meet = lambda host, guest: None  # type: ignore[method-assign] # people show no codes
    net.run(3_000)
    for _ in range(2):  # the second time with the spare lines that were agreed on in the meantime
        for line in [line for phone, line, _ in net.ends if phone is cy]:
            net.cut(cy, line, silently=False)
        cy.peers._back = None
        net.run(10_000)
        assert not [p for p in cy.peers.all.values() if p.here]  # no neighbour is left who could introduce them again
        cy.peers.back(net.now)
        cy.settle()
        net.run(3_000)
        assert sorted(p.name for p in cy.peers.all.values() if p.here) == ["Ann", "Ben"]
        assert all(phone.peers.all[cy.peers.me].here for phone in (ann, ben))
    for line in [line for phone, line, _ in net.ends if phone is cy]:  # whoever came back lately searches at once
        net.cut(cy, line, silently=False)
    assert net.run(2_000, lambda: sum(p.here for p in cy.peers.all.values()) == 2)


def test_a_spare_line_is_not_used_up_while_there_is_no_network() -> None:
    net, (ann, ben) = met("Ann", "Ben")
    net.run(3_000)
    ann.peers.back(net.now)
    ann.peers.gone()  # the network comes and goes
    ann.peers.orders.clear()
    (main,) = [line for phone, line, _ in net.ends if phone is ann]
    ann.peers.closed(main, net.now)
    assert not [order for order in ann.peers.orders if isinstance(order, Wake)]
    ann.peers.back(net.now)
    assert [order for order in ann.peers.orders if isinstance(order, Wake)]
    assert not ann.peers.all[ben.peers.me].here


def test_a_spare_line_waits_until_it_is_needed() -> None:
    net, (ann, ben) = met("Ann", "Ben")
    net.run(3_000)
    for phone in (ann, ben):
        (thread,) = [t for t in phone.peers._threads.values() if t.spares]
        assert not thread.up
        assert thread.there == HERE
    (main,) = [line for phone, line, _ in net.ends if phone is ann]
    assert ann.peers.all[ben.peers.me].line == main


def test_nobody_offers_a_spare_line_for_somebody_else_and_one_peer_has_one() -> None:
    ann, line = greeted()
    ann.orders.clear()
    (eve,) = ann.all
    other = code.encode(Description("offer", 0, "0123abcd", "0" * 32, digest("cert", b"Mallory"), HERE))
    ann.heard(line, Frame("signal", (ann.me, eve, other)).text, 2)
    assert not ann.orders
    own = code.encode(Description("offer", 0, "0123abcd", "0" * 32, digest("cert", b"Eve"), HERE))
    for now in range(3, 13):
        ann.heard(line, Frame("signal", (ann.me, eve, own)).text, now)
    assert sum(t.spares for t in ann._threads.values()) == 1  # a new offer replaces the one before
    replies = [o.sdp for o in ann.orders if isinstance(o, Respond)]
    assert replies
    assert not any("candidate" in sdp for sdp in replies)  # so the browser sends nothing yet
