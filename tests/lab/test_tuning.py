"""Tuning: it finds what is there to find, spends no more games than it may, and is not taken in by luck."""

import json
import sys
import time
from pathlib import Path

import pytest

from tests.lab.claimer import Claimer
from vernissage.bots.registry import BOTS
from vernissage.lab.executors import Serial, Workers
from vernissage.lab.jobs import BLOCK, Contestant, contestant
from vernissage.lab.ledger import Ledger
from vernissage.lab.pairing import Pairing, SetUp
from vernissage.lab.tuning import METHODS, NoMethod, Tuning
from vernissage.table.chance import Rng

BEST = (0.8, 0.3, 0.6)


@pytest.fixture(autouse=True)
def claimer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "null", {**BOTS["null"], "claimer": Claimer()})


def tuning(method: str, budget: int = 2500, seed: int = 1, start: Contestant = Contestant("claimer")) -> Tuning:  # noqa: B008
    return Tuning(SetUp.of("null", 3, {}, seed), start, method, budget)


def played(one: Tuning, path: Path | None = None) -> Ledger:
    ledger = Ledger(path, one.asked())
    one.play(ledger, Workers(Serial(), 1), time.thread_time, lambda _: None, lambda: False)
    return ledger


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_search_comes_near_the_best_point_through_the_noise_of_games(method: str, seed: int) -> None:
    """Games of a make-believe bot, whose strength falls with the distance from `BEST`."""

    def distance(point: tuple[float, ...]) -> float:
        return sum((a - b) ** 2 for a, b in zip(point, BEST, strict=True))

    kind, start, rng = METHODS[method], (0.5, 0.5, 0.5), Rng(seed)
    games = kind.jobs * BLOCK * 2
    rounds = 5000 // (games * kind.pairs(3))
    search = kind(start, seed, rounds)
    for _ in range(rounds):
        pairs = search.ask()
        assert len(pairs) == kind.pairs(3)
        assert all(0 <= x <= 1 for pair in pairs for point in pair if point for x in point)
        odds = [0.5 + 0.8 * (distance(other or start) - distance(one)) for one, other in pairs]
        search.tell([sum(rng.below(10**6) < 10**6 * p for _ in range(games)) / games - 0.5 for p in odds])
    assert distance(search.point) < distance(start) / 4


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
def test_it_finds_weights_that_win_and_checks_them_on_deals_of_their_own(method: str, tmp_path: Path) -> None:
    one = tuning(method)
    ledger = played(one, tmp_path / "games.json")
    assert dict(one.found.weights)["meek"] < 0.75
    assert one.stronger
    report = json.loads(json.dumps(one.report()))
    assert report["check"]["stronger"] is True
    assert report["check"]["anytime"][0] > 33.3
    assert report["found"] == report["curve"][-1]["weights"] == dict(one.found.weights)
    assert [step["games"] for step in report["curve"]] == sorted({step["games"] for step in report["curve"]})
    search, check = one.pairings[:-1], one.pairings[-1]
    assert check is one.check
    seen = {deal for p in search for i in range(p.counted) for deal in range(p.job(i).first, p.job(i).first + BLOCK)}
    assert check.job(0).first > max(seen)
    assert len(ledger.known) * 3 * BLOCK <= 2500
    assert sum(p.games for p in search) == report["curve"][-1]["games"]


@pytest.mark.slow
def test_points_that_are_compared_play_the_same_deals_and_the_next_round_others() -> None:
    one = tuning("cmaes", 1000)
    played(one)
    assert one.rounds == 2
    assert [p.job(0).first for p in one.pairings[:-1]] == [0] * 6 + [4 * BLOCK] * 6
    one = tuning("spsa", 400)
    played(one)
    assert one.rounds == 2
    assert [p.job(0).first for p in one.pairings[:-1]] == [n * BLOCK for n in range(16)], "two opposite points: no need"


@pytest.mark.long
@pytest.mark.parametrize("method", METHODS)
def test_the_same_tuning_finds_the_same_and_another_seed_something_else(method: str) -> None:
    one, same, other = tuning(method, 800), tuning(method, 800), tuning(method, 800, seed=2)
    for each in (one, same, other):
        played(each)
    assert one.report() == same.report()
    assert one.found != other.found


@pytest.mark.slow
def test_nothing_better_is_not_called_stronger() -> None:
    for seed in range(1, 4):
        one = tuning("spsa", 700, seed, contestant("null", "claimer", {"meek": 0.5}))
        played(one)
        assert not one.stronger, "an even claim cannot be beaten by much, and not be seen to be in so few games"


@pytest.mark.slow
def test_a_tuning_that_was_broken_off_goes_on_from_its_file(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    path, whole = tmp_path / "games.json", tmp_path / "whole.json"
    played(tuning("spsa"), whole)
    one = tuning("spsa")
    ledger = Ledger(path, one.asked())

    def tell(_: Pairing) -> None:
        if len(one.pairings) > 20:
            raise Enough

    with pytest.raises(Enough):
        one.play(ledger, Workers(Serial(), 1), time.thread_time, tell, lambda: False)
    before = set(ledger.known)
    assert len(before) == 17
    one = tuning("spsa")
    assert set(Ledger(path, one.asked()).known) == before
    played(one, path)
    assert path.read_bytes() == whole.read_bytes()


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(ValueError, match="the bot 'random' of null has no weights"):
        tuning("spsa", start=Contestant("random"))
    with pytest.raises(ValueError, match="a budget of 100 games is too small for spsa: it needs at least 159"):
        tuning("spsa", 100)
    assert tuning("spsa", 159).rounds == 1
    with pytest.raises(ValueError, match="at least"):
        tuning("spsa", 158)


def test_without_the_library_the_other_method_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    with pytest.raises(NoMethod, match=r"pip install '\.\[tune\]'; or take --method spsa"):
        tuning("cmaes")


@pytest.mark.parametrize("method", METHODS)
def test_a_single_weight_can_be_tuned(method: str) -> None:
    kind = METHODS[method]
    search = kind((0.5,), 1, 10)
    for _ in range(10):
        search.tell([one[0] - (0.5 if other is None else other[0]) for one, other in search.ask()])
    assert search.point[0] > 0.5
