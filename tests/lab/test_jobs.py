"""Jobs: plain data, whose results depend on nothing but themselves; and players with weights of their own."""

import pickle
import time
from hashlib import sha256

import pytest

from vernissage.bots.bot import Tunable, answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.lab.jobs import SHARE, Contestant, Job, OtherCode, bot_for, contestant, play_job, weights_of
from vernissage.lab.marks import fingerprint
from vernissage.table.chance import Rng
from vernissage.table.match import Match

TUNABLE = [(game, level) for game, levels in BOTS.items() for level, bot in levels.items() if isinstance(bot, Tunable)]

ANSWERS = {"art-society": 24, "canvas": 16, "avant-carde": 50}
"""How many answers of a game are looked at: enough for other weights to show."""


def job(**other: object) -> Job:
    line_up = (Contestant("greedy"), Contestant("random"), Contestant("random"))
    return Job("canvas", (), line_up, 1, 0, 2, fingerprint("canvas", ("greedy", "random")))._replace(**other)


def test_a_job_survives_the_way_to_another_process_and_gives_the_same_there() -> None:
    sent = pickle.loads(pickle.dumps(job()))  # as executors do
    assert sent == job()
    assert sent.key == job().key
    here, there = play_job(job(), time.thread_time), play_job(sent, time.thread_time)
    assert here.result == there.result
    assert here.spent.answers == there.spent.answers
    assert len(here.result.won) == 2
    assert 0 < sum(here.result.won) <= 2 * 3 * SHARE
    assert pickle.loads(pickle.dumps(here)) == here


def test_blocks_add_up_whatever_their_size() -> None:
    whole = play_job(job(deals=4), time.thread_time).result
    halves = [play_job(job(first=first), time.thread_time).result for first in (0, 2)]
    assert whole.won == halves[0].won + halves[1].won
    assert whole.points == tuple(a + b for a, b in zip(halves[0].points, halves[1].points, strict=True))


def test_a_key_names_all_that_the_result_depends_on() -> None:
    others = [
        job(), job(game="null", code="1"), job(options=(("edition", 1),)), job(seed=2), job(first=2),
        job(line_up=(Contestant("random"), Contestant("greedy"), Contestant("random"))),
        job(line_up=(Contestant("greedy"), Contestant("random"))), job(code="0"), job(deals=3),
        job(line_up=(Contestant("search", (("deny", 0.5),)), Contestant("random"), Contestant("random"))),
        job(line_up=(Contestant("search", (("deny", 0.25),)), Contestant("random"), Contestant("random"))),
    ]  # fmt: skip
    assert len({one.key for one in others}) == len(others)
    assert job().key == job().key


def test_other_code_is_not_played() -> None:
    with pytest.raises(OtherCode, match="other rules or bots of canvas"):
        play_job(job(code="0"), time.thread_time)


def test_every_game_of_ours_has_a_bot_with_weights() -> None:
    assert {game for game, _ in TUNABLE} == set(GAMES) - {"null"}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level"), TUNABLE)
def test_the_house_plays_within_the_bounds_and_other_weights_play_otherwise(game: str, level: str) -> None:
    known = weights_of(game, level)
    assert all(low <= value <= high for value, (low, high) in known.values())
    same = contestant(game, level, {name: value for name, (value, _) in known.items()})
    assert bot_for(game, same).weights == BOTS[game][level].weights
    low, high = ({name: bounds[end] for name, (_, bounds) in known.items()} for end in (0, 1))
    ends = contestant(game, level, low), contestant(game, level, high)
    assert bot_for(game, ends[1]).weights == tuple(high.values())
    house = digest(game, Contestant(level))
    assert digest(game, same) == house
    assert any(digest(game, end) != house for end in ends)


def digest(game: str, one: Contestant) -> str:
    """What a bot answers in the first positions of a game by lot: bots that play it themselves come to few different ones."""
    match = Match(GAMES[game], 2, {}, 5)
    bot, out = bot_for(game, one), []
    while (d := match.decision) is not None and len(out) < ANSWERS[game]:
        out.append(answer(bot, match.view(d.seat), d.seat, Rng(len(match.turns))))
        match.answer(Rng(len(match.turns)).pick(match.game.options(match.state, d)))
    return sha256(repr(out).encode()).hexdigest()


@pytest.mark.parametrize(
    ("level", "given", "why"),
    [
        ("clever", {}, "canvas has no bot 'clever': choose from random, beginner, greedy, search, master"),
        ("random", {"deny": 0.5}, "the bot 'random' of canvas has no weights"),
        ("search", {"spite": 0.5}, "has no weight 'spite': it has token, deny"),
        ("search", {"deny": 1.5}, "deny is 1.5: it must be a number from 0 to 1"),
        ("search", {"deny": "0.5"}, 'deny is "0.5": it must be a number from 0 to 1'),
        ("search", {"deny": True}, "deny is true"),
        ("search", {"deny": None}, "deny is null"),
        ("search", {"deny": float("nan")}, "deny is NaN"),
        ("search", {"deny": float("-inf")}, "deny is -Infinity"),
    ],
)
def test_weights_that_cannot_be_are_refused_in_clear_words(level: str, given: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        contestant("canvas", level, given)
    assert why in str(refused.value)


def test_a_player_is_written_as_it_would_be_said() -> None:
    assert str(Contestant("greedy")) == "greedy"
    assert str(contestant("canvas", "search", {"deny": 0.5})) == "search(deny=0.5)"
    assert contestant("canvas", "search", {"deny": 1, "token": 0}) == Contestant("search", (("token", 0.0), ("deny", 1.0)))
