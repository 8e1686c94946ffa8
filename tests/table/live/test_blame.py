"""Nobody is shut out for what another has sent: what a cheat can make honest devices tell one another."""

from __future__ import annotations

from collections.abc import Callable

from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CURVES, master
from tests.table.live.network import HERE, Network, Phone
from tests.table.live.test_peers import met
from vernissage.games import GAMES
from vernissage.table.fair.two.device import Device
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.live import code
from vernissage.table.live.code import Description
from vernissage.table.live.frames import Frame
from vernissage.table.live.lines import Post

SECOND = 1_000


def sends(net: Network, mal: Phone, to: Phone, frame: Frame) -> None:
    """A cheat sends a frame that no honest page sends, over the line that there is."""
    line = mal.peers.all[to.peers.me].line
    if line is not None:
        net.carry(mal, Post(line, frame.text))


def for_a_while(net: Network, seconds: int, what: Callable[[int], None], a_second: int) -> None:
    """So much is sent in each of these seconds."""
    for n in range(seconds * a_second):
        net.later(n * SECOND // a_second, lambda n=n: what(n))
    net.run(seconds * SECOND)


def listen_to_each_other(*phones: Phone) -> bool:
    return all(one.peers.all[other.peers.me].here for one in phones for other in phones if one is not other)


def own_code(phone: Phone) -> str:
    return code.encode(Description("active", 0, "0123abcd", "0" * 32, phone.print, HERE))


@cell("exhaust a live table", "one")
def test_whoever_passes_a_code_on_answers_for_none_that_cannot_be_read() -> None:
    net, (ann, ben, mal) = met("Ann", "Ben", "Mal", seed=4)
    texts = ("x", own_code(Network(77).phone("Somebody else")))
    for_a_while(net, 12, lambda n: sends(net, mal, ann, Frame("signal", (ben.peers.me, mal.peers.me, texts[n % 2]))), 4)
    assert listen_to_each_other(ann, ben)
    assert ann.peers.all[mal.peers.me].barred


@cell("exhaust a live table", "one", "pair")
def test_codes_that_are_passed_on_are_fewer_than_one_may_send() -> None:
    """Each as often as is accepted of one; what they send through Ann to Ben is too much for what Ben accepts of Ann."""
    net, (ann, ben, mal, eve) = met("Ann", "Ben", "Mal", "Eve", seed=5)
    frames = {phone: Frame("signal", (ben.peers.me, phone.peers.me, own_code(phone))) for phone in (mal, eve)}

    def both(n: int) -> None:
        for phone, frame in frames.items():
            sends(net, phone, ann, frame)

    for_a_while(net, 60, both, 18)
    assert listen_to_each_other(ann, ben)


def invited(host: Phone, n: int, order: tuple[Phone, ...], **options: int) -> Frame:
    device, game = Device(GAMES, CURVES, master(n, 0)), GAMES["art-society"]
    device.join(Invitation(game, {**game.defaults, **options}, len(order), live=True), host.name)
    return Frame("plan", (" ".join(p.peers.me for p in order), device.text))


@cell("exhaust a live table", "one")
def test_whoever_is_asked_to_another_game_than_others_under_the_same_entry_is_not_to_blame_for_it() -> None:
    """Mal asks Ann to one game and Ben to another one, both with one entry of Mal's: what Ann tells Ben is not Ben's game."""
    net, (ann, ben, mal) = met("Ann", "Ben", "Mal", seed=7)
    sends(net, mal, ben, invited(mal, 1, (mal, ann, ben), closing=1))
    net.run(SECOND)
    sends(net, mal, ann, invited(mal, 1, (mal, ann, ben), closing=0))
    net.run(60 * SECOND)
    assert listen_to_each_other(ann, ben)


@cell("exhaust a live table", "one")
def test_whoever_asks_to_new_games_again_and_again_is_not_listened_to() -> None:
    """Each of them costs a device that sits down to it more than the one that asks. Twenty a second are no person's presses."""
    net, (ann, ben, mal) = met("Ann", "Ben", "Mal", seed=8)
    frames, seen = [invited(mal, n, (mal, ann, ben)) for n in range(60)], set[bytes]()

    def asks(n: int) -> None:
        sends(net, mal, ann, frames[n])
        device = ann.company.device
        if device is not None:
            seen.add(device.keys.key)

    for_a_while(net, 3, asks, 20)
    assert 0 < len(seen) < 20
    assert ann.peers.all[mal.peers.me].barred
    assert listen_to_each_other(ann, ben)
