"""Measures how short links are and how fast they are read, in games of bots of every game."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any, Final

import segno

from vernissage.bots.bot import answer
from vernissage.bots.characters import CHARACTERS
from vernissage.bots.league import EDITION
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.game import CHANCE, Game, quiet
from vernissage.table.league import Challenge, attempt, league
from vernissage.table.league import encode as encode_league
from vernissage.table.link import Player, decode, encode
from vernissage.table.match import Match, chance_answer

REST: Final = 12
"""How many characters a link may have beside its answers; the seed takes 8 of them."""
ADDRESS: Final = "https://vernissage.example/go#"
LONGEST: Final = 100_000
ROUNDS: Final = 60

HOLDING: Final = (1, 2, 5, 10)
"""So many games a measured league holds."""
LEAGUES: Final = 100
"""So many leagues of each game are measured."""

PLAYED: Final = [game for key, game in GAMES.items() if key != "null"]


def measure(games: int = 1_000) -> dict[str, float]:
    """Figures from that many games of greedy bots; games and numbers of seats take turns.

    `link_vs_information`: all characters of a link but 12, in bits, divided by the answers' log2(options). `link_rest_chars`:
    the most characters that any link has beyond the whole characters of its answers. `link_chars_p95`: 95 of 100 links are no
    longer. `link_qr_version`: the largest QR code of a four-player link with an address of 30 characters, level L, bytes.
    `link_decode_vs_playout`: the time to decode a link, divided by that of a random playout of the same kind of game. The
    figures `..._random` come from random games, a quarter as many. `league_chars_p99_GAME_N`: 99 of 100 links of a challenge
    that hold N games are no longer, whatever the number of seats.
    """
    out = _lengths([_match(seed, "greedy") for seed in range(games)], "")
    out |= _lengths([_match(seed, "random") for seed in range(ceil(games / 4))], "_random")
    for game in PLAYED:
        for n, chars in _leagues(game).items():
            out[f"league_chars_p99_{game.key}_{n}".replace("-", "_")] = chars
    out |= {f"link_decode_vs_playout_{game.key}".replace("-", "_"): _decoding(game) for game in PLAYED}
    out["link_decode_vs_playout"] = max(v for name, v in out.items() if name.startswith("link_decode"))
    return out


def _match(seed: int, level: str) -> Match[Any]:
    game = PLAYED[seed % len(PLAYED)]
    seats = game.seats[seed // len(PLAYED) % len(game.seats)]
    bot = BOTS[game.key][level]
    rng = Rng(seed)
    match: Match[Any] = Match(game, seats, {}, rng.bits() >> 16)
    while (d := match.decision) is not None:
        match.answer(answer(bot, match.view(d.seat), d.seat, rng))
    return match


def _leagues(game: Game[Any]) -> dict[int, float]:
    """How long links of challenges are, by how many games they hold; every number of seats has its turn."""
    found: dict[int, list[int]] = {n: [] for n in HOLDING}
    for seed in range(LEAGUES):
        seats = game.seats[seed % len(game.seats)]
        others = tuple(Player(who.name, 2) for who in CHARACTERS[: seats - 1])
        of = Challenge(game, game.defaults, Rng(seed).bits() >> 16, 0, others, EDITION)
        some = [attempt(of, f"Friend {n}", _of(of, n, Rng(1000 * seed + n))) for n in range(max(HOLDING))]
        for n in HOLDING:
            found[n].append(len(encode_league(league(of, some[:n]))))
    return {n: sorted(lengths)[ceil(0.99 * len(lengths)) - 1] for n, lengths in found.items()}


def _of(challenge: Challenge, n: int, rng: Rng) -> Match[Any]:
    """The n-th game of a challenge: another kind of player each time, so that no two are the same."""
    match, bots = challenge.match(), BOTS[challenge.game.key]
    me = bots[("greedy", "beginner", "random")[n % 3]]
    while (d := match.decision) is not None:
        match.answer(answer(bots["greedy"] if d.seat else me, match.view(d.seat), d.seat, rng))
    return match


def _bits(match: Match[Any]) -> float:
    return sum(log2(len(match.game.options(t.before, t.decision))) for t in match.turns if t.decision.seat != CHANCE)


def _lengths(matches: list[Match[Any]], name: str) -> dict[str, float]:
    links = [encode(m) for m in matches]
    bits = [_bits(m) for m in matches]
    four = [segno.make(ADDRESS + link, error="l", mode="byte", micro=False).version
            for m, link in zip(matches, links, strict=True) if m.seats == 4]  # fmt: skip
    return {
        f"link_vs_information{name}": sum(6 * (len(link) - REST) for link in links) / sum(bits),
        f"link_rest_chars{name}": max(len(link) - ceil(b / 6) for link, b in zip(links, bits, strict=True)),
        f"link_chars_p95{name}": sorted(map(len, links))[ceil(0.95 * len(links)) - 1],
        f"link_chars_most{name}": max(map(len, links)),
        f"link_qr_version{name}": max(int(v) for v in four),
    }


def _decoding(game: Game[Any]) -> float:
    """The median time to decode a link, divided by the time of a random playout in the same round."""
    return statistics.median(_round(game, seed) for seed in range(ROUNDS))


def _round(game: Game[Any], seed: int) -> float:
    seats, rng = game.seats[seed % len(game.seats)], Random(seed)  # noqa: S311 - a game, not a secret
    began = perf_counter()
    answers = list(_playout(game, seats, rng, seed))
    played = perf_counter() - began
    link = encode(Match.replay(game, seats, {}, seed, answers))
    began = perf_counter()
    decode(link, GAMES, LONGEST)
    return (perf_counter() - began) / played


def _playout(game: Game[Any], seats: int, rng: Random, seed: int) -> Iterator[Any]:
    """Plays a random game as a bot would: one state, changed in place. Yields the seats' answers."""
    s, ply = game.new(seats, game.defaults), 0
    while (d := game.decision(s)) is not None:
        if d.seat == CHANCE:
            a = chance_answer(game, s, d, seed, ply)
        else:
            a = rng.choice(game.options(s, d))
            yield a
        game.advance(s, a, quiet)
        ply += 1
