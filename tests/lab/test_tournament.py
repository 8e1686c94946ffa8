"""A tournament gives the same file whoever plays it, stops in time, and goes on from where it was broken off."""

import json
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from vernissage.lab import jobs
from vernissage.lab.executors import NoExecutor, Serial, Workers, open_workers
from vernissage.lab.jobs import BLOCK, Contestant
from vernissage.lab.ledger import BadFile, Ledger, times_of
from vernissage.lab.pairing import Pairing, SetUp, play_out
from vernissage.lab.play import BrokenGame
from vernissage.lab.tournament import Tournament, table

SERIAL = Workers(Serial(), 1)
GREEDY, RANDOM = Contestant("greedy"), Contestant("random")


class Backwards(Executor):
    """Does the job first that was asked for last, once three have been asked for."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.some = threading.Condition()
        self.done = False
        self.thread = threading.Thread(target=self._work)
        self.thread.start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self.some:
            self.waiting.append((future, lambda: fn(*args, **kwargs)))
            self.some.notify()
        return future

    def _work(self) -> None:
        with self.some:
            self.some.wait_for(lambda: len(self.waiting) >= 3 or self.done)
        while True:
            with self.some:
                self.some.wait_for(lambda: self.waiting or self.done)
                if not self.waiting:
                    return
                future, work = self.waiting.pop()
            if future.set_running_or_notify_cancel():
                future.set_result(work())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self.some:
            self.done = True
            self.some.notify()
        self.thread.join()


def contest(games: int = 60, until: float | None = None, seed: int = 1, game: str = "canvas", seats: int = 2) -> Tournament:
    players = [GREEDY, RANDOM] if game == "canvas" else [RANDOM, RANDOM]
    return Tournament(SetUp.of(game, seats, {}, seed), players, games=games, until=until)


def played(
    one: Tournament, path: Path | None, workers: Workers = SERIAL, tell: Callable[[Pairing], None] = lambda _: None
) -> Ledger:
    ledger = Ledger(path, one.asked())
    one.play(ledger, workers, time.thread_time, tell, lambda: True)
    return ledger


@pytest.mark.slow
def test_the_file_is_the_same_whoever_plays(tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.json" for n in range(3)]
    for games, until in ((60, None), (200, 0.6)):
        played(contest(games, until), files[0])
        with Backwards() as backwards:
            played(contest(games, until), files[1], Workers(backwards, 9))
        if until:
            with open_workers("processes") as workers:
                played(contest(games, until), files[2], workers)
        assert len({file.read_bytes() for file in files if file.exists()}) == 1
        for file in files:
            file.unlink(missing_ok=True)


def test_a_process_that_dies_is_told_of() -> None:
    with pytest.raises(NoExecutor, match="has died"), open_workers("processes") as workers:
        workers.executor.submit(os.abort).result()


@pytest.mark.slow
def test_the_table_tells_what_the_jobs_hold(tmp_path: Path) -> None:
    one = contest(60)
    played(one, tmp_path / "t.json")
    found = json.loads((tmp_path / "t.json").read_text("utf-8"))
    (row,) = found["table"]
    won = sum(sum(job["won"]) for job in found["jobs"].values()) / jobs.SHARE
    assert (row["bot"], row["against"], row["games"], row["lost"]) == ("greedy", {"bot": "random"}, 60, 0)
    assert row["won"] == pytest.approx(100 * won / 60, abs=0.01)
    assert row["points"][0] == pytest.approx(sum(job["points"][0] for job in found["jobs"].values()) / 60, abs=1e-3)
    assert row["wilson"][0] <= row["won"] <= row["wilson"][1]
    assert row["anytime"][0] <= row["wilson"][0]
    assert len(found["jobs"]) == 60 // (2 * BLOCK)


@pytest.mark.slow
def test_all_pairs_play_the_one_named_first_against_the_later() -> None:
    players = [Contestant("search"), GREEDY, RANDOM]
    one = Tournament(SetUp.of("canvas", 3, {}, 1), players, games=200)
    assert [(str(p.one), str(p.other)) for p in one.pairings] == [
        ("search", "greedy"), ("search", "random"), ("greedy", "random"),
    ]  # fmt: skip
    assert one.pairings[0].job(0).line_up == (players[0], GREEDY, GREEDY)
    assert [p.most for p in one.pairings] == [210] * 3, "whole jobs of five deals, all three seatings of each"


def test_it_stops_when_it_is_sure_and_asks_after_every_job(tmp_path: Path) -> None:
    sure = contest(2000, 0.6)
    played(sure, tmp_path / "sure.json")
    (pairing,) = sure.pairings
    assert pairing.decided
    assert pairing.games < 100
    assert pairing.evidence.interval()[0] > 0.6
    assert json.loads((tmp_path / "sure.json").read_text("utf-8"))["table"][0]["verdict"] == "over"
    under = contest(2000, 0.5, game="null", seats=3)
    played(under, None)
    assert under.pairings[0].games < 500
    assert under.found()["table"][0]["verdict"] == "under"
    still = contest(60, 0.34, game="null", seats=3)
    played(still, None)
    assert still.found()["table"][0]["verdict"] == "open"
    assert still.pairings[0].games == 60


class Enough(Exception):
    """Breaks a tournament off."""


def broken_off(after: int) -> Callable[[Pairing], None]:
    def tell(pairing: Pairing) -> None:
        if pairing.counted == after:
            raise Enough

    return tell


def test_it_goes_on_from_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    played(contest(100, 0.6), whole)
    with pytest.raises(Enough):
        played(contest(100, 0.6), parts, tell=broken_off(2))
    assert len(json.loads(parts.read_text("utf-8"))["jobs"]) == 2
    new = []
    play_job = jobs.play_job
    monkeypatch.setattr("vernissage.lab.pairing.play_job", lambda job, clock: (new.append(job), play_job(job, clock))[1])
    one = contest(100, 0.6)
    played(one, parts)
    assert parts.read_bytes() == whole.read_bytes()
    assert len(new) == one.pairings[0].counted - 2
    again = contest(100, 0.6)
    ledger = played(again, parts)
    assert len(new) == one.pairings[0].counted - 2, "nothing is played twice"
    assert parts.read_bytes() == whole.read_bytes()
    assert again.times(ledger.known)[0][0] > 0


@pytest.mark.slow
def test_games_that_were_played_are_never_dropped(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    played(contest(60), path)
    many = path.read_bytes()
    fewer = contest(20)
    played(fewer, path)
    assert fewer.pairings[0].games == 60
    assert path.read_bytes() == many
    stricter = contest(60, 0.6)
    played(stricter, path)
    assert stricter.pairings[0].games == 60
    played(contest(80), path)
    assert len(json.loads(path.read_text("utf-8"))["jobs"]) == 8


def test_what_was_played_ahead_is_kept_when_it_is_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    with Backwards() as backwards, pytest.raises(Enough):
        played(contest(100), path, Workers(backwards, 5), broken_off(0))
    ledger = Ledger(path, contest().asked())
    assert len(ledger.known) == 1
    assert contest().pairings[0].job(0).key not in ledger.known


def test_times_have_a_file_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    one = contest(20)
    ledger = played(one, path)
    assert "seconds" not in path.read_text("utf-8")
    times = json.loads(times_of(path).read_text("utf-8"))["jobs"]
    own = sum(job["seconds"][0] for job in times.values()) / sum(job["answers"][0] for job in times.values())
    assert one.times(ledger.known) == [(pytest.approx(1000 * own), pytest.approx(one.times(ledger.known)[0][1]))]
    assert one.times(ledger.known)[0][0] > one.times(ledger.known)[0][1] > 0
    before = path.read_bytes()
    times_of(path).unlink()
    two = contest(40)
    ledger = played(two, path)
    assert path.read_bytes() != before
    assert two.times(ledger.known)[0][0] > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda _: "", "is not JSON"),
        (lambda t: t[:-40], "is not JSON"),
        (lambda _: "[]", "was not written by this command"),
        (lambda t: t.replace("vernissage games 1", "vernissage games 0"), "was not written by this command"),
        (lambda t: t.replace('"seed": 1', '"seed": 2'), "are others: seed is 2 there and 1 here"),
        (lambda t: t.replace('"bot": "greedy"', '"bot": "search"'), "are others: players is"),
        (lambda t: t.replace(contest().asked()["code"], "0"), "played with other rules or bots, or another Python"),
        (lambda t: t.replace('"won": [1680', '"won": [1681'), "is damaged at job"),
        (lambda t: t.replace('"won": [1680, ', '"won": ['), "is damaged at job"),
        (lambda t: t.replace('"points": [', '"points": ["x", '), "is damaged at job"),
        (lambda t: t.replace('"lost": 0}', '"lost": null}'), "is damaged at job"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_left_alone(tmp_path: Path, spoil: Callable[[str], str], why: str) -> None:
    path = tmp_path / "t.json"
    played(contest(20), path)
    bad = spoil(path.read_text("utf-8"))
    assert bad != path.read_text("utf-8")
    path.write_text(bad, "utf-8")
    with pytest.raises(BadFile) as refused:
        Ledger(path, contest().asked())
    assert str(path) in str(refused.value)
    assert why in str(refused.value)
    assert path.read_text("utf-8") == bad


def test_damaged_times_are_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    played(contest(20), path)
    times = times_of(path)
    times.write_text(times.read_text("utf-8").replace('"answers": [', '"answers": [-1.5, '), "utf-8")
    with pytest.raises(BadFile, match="remove it"):
        Ledger(path, contest().asked())


def test_a_job_that_fails_ends_it_and_keeps_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.json"
    play_job = jobs.play_job

    def failing(job: jobs.Job, clock: Callable[[], float]) -> jobs.JobOutcome:
        if job.first == 2 * BLOCK:
            raise BrokenGame("a piece is missing")
        return play_job(job, clock)

    monkeypatch.setattr("vernissage.lab.pairing.play_job", failing)
    with pytest.raises(BrokenGame, match="a piece is missing"):
        played(contest(100), path)
    assert len(json.loads(path.read_text("utf-8"))["jobs"]) == 2


def test_pairings_that_share_jobs_count_them_both() -> None:
    """Two candidates of a search may be the same."""
    setting = SetUp.of("canvas", 2, {}, 1)
    first = [Pairing(setting, GREEDY, RANDOM, games=50) for _ in range(2)]
    play_out(first, SERIAL, time.thread_time, {}, lambda _: None)
    with Backwards() as backwards:
        second = [Pairing(setting, GREEDY, RANDOM, games=50) for _ in range(3)]
        play_out(second, Workers(backwards, 7), time.thread_time, {}, lambda _: None)
    assert {(p.counted, p.won) for p in first + second} == {(5, first[0].won)}
    assert first[0].won > 0


def test_a_table_for_people() -> None:
    one = contest(2000, 0.6)
    ledger = played(one, None)
    head, titles, row = table(one, one.times(ledger.known)).splitlines()
    assert head == "canvas, 2 seats, seed 1; victories in percent"
    assert titles.split("  ")[0] == "bot"
    assert row.startswith("greedy  random")
    assert row.endswith("over 60")
