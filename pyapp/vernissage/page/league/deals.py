"""Which games of this device are of a challenge, and the challenge that a game can make."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from hashlib import sha256
from typing import Any

from ...bots.league import EDITION
from ...table.league import Attempt, Challenge, League, encode
from ...table.link import BadLink, Player
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden
from ..keeping.saves import KeptGame
from ..table.play import can_challenge


def challenge_of(match: Match[Any], players: Sequence[Player]) -> Challenge | None:
    """The challenge of a match of one person among bots of the house; None if it cannot be one."""
    people = [seat for seat, player in enumerate(players) if not player.level]
    if len(people) != 1:
        return None
    (seat,) = people
    others = tuple(player for player in players if player.level)
    of = Challenge(match.game, {**match.game.defaults, **match.options}, match.seed, seat, others, EDITION)
    try:
        encode(League(of))
    except ValueError:  # a name that no link can carry
        return None
    return of


def ident(of: Challenge) -> str:
    """What a challenge is called on this device: the same for the same deal."""
    return sha256(encode(League(of)).encode()).hexdigest()[:24]


def _may_be(of: Challenge, entry: KeptGame) -> bool:
    """Whether a game of the shelf may be of the challenge: a deal's last figures are part of a game's id."""
    record = entry.record
    if record is None or record.game != of.game.key or not can_challenge(record.players, record.marks):
        return False
    return record.players == of.players(record.players[of.seat].name) if len(record.players) == of.seats else False


def under_way(app: App, of: Challenge) -> str:
    """The id of a game of the challenge that goes on here; empty if there is none."""
    tail = f"{of.seed & 0xFFFF:x}"
    return next((e.id for e in app.stock.going_on if _may_be(of, e) and tail in e.id.split("-")[1:]), "")


def own(app: App, of: Challenge) -> Generator[float, None, list[Match[Any]]]:
    """The finished games of this device that are of the challenge, replayed in slices."""
    found: list[Match[Any]] = []
    tail = f"{of.seed & 0xFFFF:x}"
    for entry in app.stock.finished:
        if not (_may_be(of, entry) and tail in entry.id.split("-")[1:]):
            continue
        try:
            match = (yield from app.shelf.looking(entry.id)).match
        except (BadLink, StorageForbidden):
            continue
        players = () if entry.record is None else entry.record.players
        if match is not None and match.decision is None and challenge_of(match, players) == of._replace(bots=EDITION):
            found.append(match)
    return found


def best(attempts: Sequence[Attempt]) -> Attempt | None:
    """The best of some attempts; None if there are none."""
    return max(attempts, key=lambda one: one.score, default=None)
