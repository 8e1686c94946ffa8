"""Bots of an attempt at a challenge: their answers are what the house's bots answer, or it is told where they are not."""

from pathlib import Path

import pytest

from vernissage.bots.bot import answer
from vernissage.bots.league import EDITION, strange
from vernissage.bots.luck import luck
from vernissage.bots.registry import BOTS, nearest
from vernissage.bots.tastes import seated
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.league import Challenge, attempt, decode
from vernissage.table.link import Player
from vernissage.table.match import Match
from vernissage.table.slices import whole

KNOWN = (Path(__file__).parent.parent / "golden" / "leagues.txt").read_text(encoding="utf-8").split()
"""A link of each game, made with the bots of this edition, `search` among them. If this file's tests fail since bots answer
otherwise on purpose: raise `EDITION`, and write the links anew with `played`.
"""


def played(of: Challenge, name: str, level: str) -> Match[object]:
    """A match of the challenge in which a bot of this level plays for the person."""
    key, match, players = of.game.key, of.match(), of.players(name)
    while (d := match.decision) is not None:
        player = players[d.seat]
        at = nearest(player.level, BOTS[key]) if player.level else level
        bot = seated(BOTS[key][at], key, at, player.name)
        match.answer(answer(bot, match.view(d.seat), d.seat, Rng(luck(match, d.seat, len(match.turns)))))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("text", KNOWN, ids=range(len(KNOWN)))
def test_the_house_s_bots_answer_as_this_edition_does(text: str) -> None:
    found = decode(text, GAMES)
    assert found.challenge.bots == EDITION
    assert [whole(strange(found.challenge, one)) for one in found.attempts] == [None] * len(found.attempts)


def test_an_answer_that_is_not_the_bot_s_is_found() -> None:
    of = Challenge(GAMES["canvas"], GAMES["canvas"].defaults, 11, 0, (Player("Marek", 2),), EDITION)
    true = played(of, "Ben", "greedy")
    at = next(ply for ply, turn in enumerate(true.turns) if turn.decision.seat == 1 and len(
        of.game.options(turn.before, turn.decision)) > 1)  # fmt: skip
    forged = of.match()
    while (d := forged.decision) is not None:
        ply = len(forged.turns)
        options = of.game.options(forged.state, d)
        other = next((a for a in options if a != true.turns[ply].action), None) if ply == at else None
        forged.answer(other or (true.turns[ply].action if ply < at else options[0]))
    assert whole(strange(of, attempt(of, "Ben", forged))) == (at, 1)
    assert whole(strange(of, attempt(of, "Ben", true))) is None


def test_of_another_edition_nothing_is_told() -> None:
    of = Challenge(GAMES["canvas"], GAMES["canvas"].defaults, 11, 0, (Player("Marek", 2),), EDITION + 1)
    with pytest.raises(ValueError, match=f"edition {EDITION + 1}"):
        whole(strange(of, attempt(of, "Ben", played(of, "Ben", "random"))))
