"""Leagues of one deal, as links: games of friends, and what hostile people make of their links."""

from collections.abc import Callable
from functools import cache

from tests.bots.test_league import played as by_bots
from vernissage.bots.league import EDITION
from vernissage.games import GAMES
from vernissage.table import link
from vernissage.table.league import Attempt, Challenge, attempt, encode, league
from vernissage.table.link import Player

LEVELS = ("beginner", "greedy", "random")
"""Who plays for Ben, Ada and Cyd."""


@cache
def challenge(key: str = "canvas", seed: int = 11, bots: int = EDITION) -> Challenge:
    game = GAMES[key]
    options = {**game.defaults, **({"people": 1} if "people" in game.defaults else {})}
    return Challenge(game, options, seed, 0, (Player("Marek", 4),), bots)


@cache
def game_of(of_key: str, name: str, level: str) -> Attempt:
    of = challenge(of_key, 11)
    return attempt(of, name, by_bots(of, name, level))


def some(key: str = "canvas") -> list[Attempt]:
    """Games of Ben, Ada and Cyd, which differ."""
    return [game_of(key, name, level) for name, level in zip(("Ben", "Ada", "Cyd"), LEVELS, strict=True)]


def link_of(*attempts: Attempt, of: Challenge | None = None) -> str:
    return encode(league(of or challenge(), attempts))


def rewritten(text: str, change: Callable[[int], int]) -> str:
    """A link whose number somebody has changed who knows how to write a check."""
    return link.base64(change(link.Reader(link.number_in(text)).n) * link.MODULUS + link.check_of())


def _head(of: Challenge) -> list[tuple[int, int]]:
    out = [(15, 16), *link.gamma(5), (of.game.number, 16), *link.gamma(of.game.edition)]
    out += link.options_digits(of.game, of.options)
    out += [(of.seats - of.game.seats.start, len(of.game.seats)), (of.seed, 1 << 48), (of.seat, of.seats), *link.gamma(of.bots)]
    data = of.others[0].name.encode()
    return [*out, (of.others[0].level - 1, 9), *link.gamma(len(data) + 1), (int.from_bytes(data, "big"), 256 ** len(data))]


def _raw(digits: list[tuple[int, int]]) -> str:
    n = 1
    for value, radix in reversed(digits):
        n = n * radix + value
    return link.base64(n * link.MODULUS + link.check_of())


def hostile() -> dict[str, tuple[str, str]]:
    """Links that somebody has cut or forged, some with a right check; and of each what is told of it."""
    ben, of = some()[0], challenge()
    text, head = link_of(ben), _head(of)
    games = (digit for _ in range(11) for digit in (*link.gamma(2), (ord("B"), 256), (0, 1), *ben.digits))
    other_rules = [(15, 16), *link.gamma(5), (of.game.number, 16), *link.gamma(of.game.edition + 1), (0, 1 << 60)]
    longer = _raw([*head, (1, 11), *link.gamma(4), (int.from_bytes(b"Ben", "big"), 1 << 24), (0, 1), *ben.digits, (5, 7)])
    return {
        "cut": (text[:40] + text[41:], "It was cut or changed on its way."),
        "a score behind the answers": (longer, "It holds a move that the rules do not allow"),
        "a changed answer": (rewritten(text, lambda n: n ^ 1 << (n.bit_length() - 9)), "cannot be read"),
        "other rules": (_raw(other_rules), "Load this page again"),
        "eleven games": (_raw([*head, (11, 12), *games]), "cannot be read"),
        "a name of 10,000 characters": (_raw([*head, (1, 11), *link.gamma(10_001), (7, 1 << 200)]), "cannot be read"),
        "a name of marks": (_raw([*head, (1, 11), *link.gamma(3), (0xCC81, 1 << 16), (0, 1), *ben.digits]), "cannot be read"),
    }
