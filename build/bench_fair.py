"""Measures how long links of games between devices are, and how many messages a game takes, in games of bots."""

from __future__ import annotations

import sys
from typing import Any, Final

from .places import PACKAGE

sys.path.insert(0, str(PACKAGE.parent))

from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.library.curves import curves
from vernissage.table.chance import Rng
from vernissage.table.fair.chain import digest, number
from vernissage.table.fair.device import Device
from vernissage.table.fair.draft import Draft
from vernissage.table.fair.entries import MASTER
from vernissage.table.fair.record import Record
from vernissage.table.fair.text import Invitation, encode

NAMES: Final = ("Anna Maria", "Bartłomiej", "Cy", "Dorothea", "Eve")
PLAYED: Final = (
    *(("art-society", seats, {"closing": 0}) for seats in (2, 3, 4)),
    *(("canvas", seats, {}) for seats in (2, 3, 4, 5)),
    *(("avant-carde", seats, {}) for seats in (2, 3, 4, 5)),
)
"""The games with their seats and options; they are played in turn."""
COUNTED: Final = {"as4": ("art-society", 4), "cv5": ("canvas", 5), "ac5": ("avant-carde", 5)}
"""The game whose messages a figure counts, by the end of the figure's name."""


def measure(games: int = 110) -> dict[str, float]:
    """Figures from so many games of greedy bots, in which every bot has its own device.

    `fair_link_p99`: in 99 of 100 games no link is longer, in characters without the site's address. `fair_messages_...`: the
    average number of messages in a game. `fair_link_max`: the length of the longest link of all.
    """
    longest: list[int] = []
    counts: dict[tuple[str, int], list[int]] = {}
    for seed in range(games):
        key, seats, options = PLAYED[seed % len(PLAYED)]
        messages, most = _played(key, seats, options, seed)
        longest.append(most)
        counts.setdefault((key, seats), []).append(messages)
    longest.sort()
    out = {"fair_link_p99": float(longest[-1 - len(longest) // 100]), "fair_link_max": float(longest[-1])}
    for name, which in COUNTED.items():
        if which in counts:
            out[f"fair_messages_{name}"] = sum(counts[which]) / len(counts[which])
    return out


def _played(key: str, seats: int, options: dict[str, int], seed: int) -> tuple[int, int]:
    """Plays a whole game of bots. Returns its number of messages, and the length of its longest link in characters."""
    game, signing = GAMES[key], curves()
    devices = [Device(GAMES, signing, digest("bench", number(seed), number(i))[:MASTER]) for i in range(seats)]
    found: Any = Invitation(game, {**game.defaults, **options}, seats)
    for name, device in zip(NAMES, devices, strict=False):
        found = device.join(found, name)
    record: Record = found
    for device in devices:
        device.receive(encode(record))
    most, rng = 0, Rng(seed)
    while (author := record.author()) is not None:
        device = devices[author]
        device.record = record  # the record is passed on without reading the link: only its length counts
        message = _filled(device.draft(), BOTS[key]["greedy"], rng).finish()
        record, most = message.record, max(most, len(message.text))
    return len(record.authors), most


def _filled(draft: Draft, bot: Any, rng: Rng) -> Draft:
    """The message of a bot. If its answer depends on a card that lies face down, it asks to see that card first."""
    game = draft.record.match.game
    while draft.choices:
        if draft.dark:
            worlds = draft.record.seen()
            said = {answer(bot, game.view(w, draft.seat), draft.seat, Rng(7)) for w in (worlds[0], worlds[-1])}
            (a, *others) = said
            if others or a not in draft.choices:
                return draft
        else:
            a = answer(bot, draft.match.view(draft.seat), draft.seat, rng)
        draft.answer(a)
    return draft
