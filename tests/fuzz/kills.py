"""Cut-off writes: some tabs play the same game, and one or all end at any moment; no confirmed answer is lost. When all end it
may be the whole browser that was killed: then the storage is back where it was at any moment before.

Glossary: an *attempt* is one call of `save`, *confirmed* once it returned without a problem and the journal has it; its
*parent* is what its tab had loaded or saved before. What is opened afterwards has to be the last confirmed attempt or one
that came of it.
"""

import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from tests.fuzz.disk import Disk, Killed, Log, Tab
from tests.fuzz.games import random_match
from vernissage.games import GAMES
from vernissage.page.core.messages import Differences
from vernissage.page.keeping.journal import Journaled
from vernissage.page.keeping.record import Result, Save
from vernissage.page.keeping.saves import Shelf, StorageFull
from vernissage.table.game import Game
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

GAME = "it"


class Stage:
    """Lets several tabs take turns, one storage operation at a time, in an order drawn by `rng`."""

    def __init__(self, rng: Random, disk: Disk) -> None:
        self.rng, self.disk, self.log = rng, disk, Log()
        self.moments = [dict(disk.texts)]
        """What the storage held after each operation: what of it is on the real disk is the browser's secret."""
        self.cut: float | None = None
        self._turns: dict[str, threading.Semaphore] = {}
        self._back = threading.Semaphore(0)
        self._killed: set[str] = set()
        self._done: set[str] = set()
        self.errors: list[BaseException] = []

    def before(self, name: str) -> Any:
        def wait(what: str) -> None:
            self._back.release()
            self._turns[name].acquire()
            if name in self._killed:
                raise Killed(*([] if self.cut is None else [self.cut]))

        return wait

    def run(self, plays: dict[str, Any], kill_at: int, all_at_once: bool) -> int:
        """Runs the tabs' plays; at operation `kill_at` one tab ends, or all do. Returns how many operations there were."""
        threads = []
        for name, play in plays.items():
            self._turns[name] = threading.Semaphore(0)
            threads.append(threading.Thread(target=self._play, args=(name, play), daemon=True))
        for thread in threads:
            thread.start()
            self._back.acquire()  # it waits before its first operation
        count = 0
        while alive := sorted(set(plays) - self._done):
            name = self.rng.choice(alive)
            if count == kill_at:
                self.cut = self.rng.choice((None, 0.0, self.rng.random(), 1.0))
                self._killed |= set(alive) if all_at_once else {name}
            count += 1
            self._turns[name].release()
            self._back.acquire()
            if self.disk.texts != self.moments[-1]:
                self.moments.append(dict(self.disk.texts))
        for thread in threads:
            thread.join()
        if self.errors:
            raise self.errors[0]
        return count

    def _play(self, name: str, play: Any) -> None:
        try:
            play()
        except Killed:
            pass
        except BaseException as e:  # noqa: BLE001 - it is raised in the main thread
            self.errors.append(e)
        finally:
            self._done.add(name)
            self._back.release()


class Witness:
    """Writes down every attempt, its parent, and which were confirmed."""

    def __init__(self) -> None:
        self.parents: dict[int, int] = {0: -1}
        self.matches: dict[int, list[Any]] = {}
        self.confirmed = 0
        self.problems: list[str] = []

    def comes_of(self, node: int, ancestor: int) -> bool:
        while node not in (ancestor, -1):
            node = self.parents[node]
        return node == ancestor


def cases(n: int, seed: int) -> Iterator[str]:
    """So many kills; yields what was going on and what was found."""
    for i in range(n):
        try:
            yield one(seed * 1_000_003 + i)
        except BaseException as e:
            e.add_note(f"broken at seed {seed}, case {i}")
            raise


def one(seed: int) -> str:
    """Plays, kills, opens again, and says what it was about; fails if anything confirmed is lost."""
    rng = Random(seed)
    disk = Disk()
    game = GAMES[rng.choice(list(GAMES))]
    finished = _finished_games(disk, rng)
    if tight := rng.random() < 0.4:
        disk.room = disk.used() + rng.randrange(200, 3_000)
        disk.tears = rng.random() < 0.5
    witness, stage = Witness(), Stage(rng, disk)
    tabs = rng.choice((1, 1, 2, 2, 3))
    plays = {f"t{i}": _play(f"t{i}", game, stage, witness, Random(rng.random())) for i in range(tabs)}
    all_at_once = rng.random() < 0.5
    stage.run(plays, rng.randrange(20, 60 + 60 * tabs), all_at_once)
    back = all_at_once and rng.random() < 0.8
    if back:
        disk.texts = dict(rng.choice(stage.moments))
    lost_claims = sum(k.startswith("claim/") for k in disk.texts)
    _check(disk, stage.log, witness, finished)
    room = ("tight" if not disk.tears else "torn when full") if tight else "wide"
    overtaken = ", overtaken" if "overtaken" in witness.problems else ""
    full = ", told that it is full" if "full" in witness.problems else ""
    end = "the browser killed" if back else "all closed" if all_at_once else "one closed"
    left = "a claim" if lost_claims else "nothing"
    return f"{game.key}, {tabs} tabs, {end}, room {room}{overtaken}{full}, {left} left behind"


def _finished_games(disk: Disk, rng: Random) -> dict[str, Save]:
    shelf = Shelf(Tab(disk), "before")
    out = {}
    for i in range(rng.randrange(4)):
        match = random_match(GAMES[rng.choice(list(GAMES))], rng)
        record = _record(match, 0)
        for now in range(1, rng.randrange(2, 14)):
            assert shelf.save(f"old-{i}", record, 100 * i + now).problem is None
        result = Result(match.game.scores(match.state), match.game.winners(match.state))
        assert shelf.finish(f"old-{i}", result, 100 * i + 50).problem is None
        out[f"old-{i}"] = replace(record, result=result, saved=100 * i + 50)
    return out


def _record(match: Match[Any], node: int) -> Save:
    players = tuple(Player(f"P{i}") for i in range(match.seats))
    return Save(match.game.key, encode(match), players, summary={"node": node})


def _play(name: str, game: Game[Any], stage: Stage, witness: Witness, rng: Random) -> Any:
    before = stage.before(name)
    journal = Journaled(Tab(stage.disk, before))
    shelf = Shelf(journal, name)

    def journaled() -> bool:
        """Writes what is due, unless the journal refuses; or opens it again."""
        if rng.random() < 0.1:
            journal.shut("unwritten")
        elif journal.trouble and rng.random() < 0.5:
            _open(journal, stage)
        while (batch := journal.batch()) is not None:
            before("write")
            stage.log.write(batch)
            before("confirm")
            journal.written()
        return not journal.unsaved

    def play() -> None:
        _open(journal, stage)
        node = 0
        match: Match[Any] = Match(game, game.seats[-1], {}, 5)
        for _ in range(rng.randrange(4, 12)):
            loaded = shelf.load(GAME)
            if loaded.match is not None and loaded.record is not None:
                match, node = loaded.match, loaded.record.summary["node"]
            elif loaded.problem == "damaged":  # another tab's first version, on its way
                assert witness.confirmed == 0
                continue
            else:
                assert loaded.problem == "missing", loaded
            for _ in range(rng.randrange(1, 8)):
                d = match.decision
                if d is None or rng.random() < 0.1:
                    if match.answers:
                        match.undo(freely=True)
                else:
                    match.answer(rng.choice(list(game.options(match.state, d))))
                attempt = len(witness.parents)
                witness.parents[attempt] = node
                witness.matches[attempt] = match.answers
                problem = shelf.save(GAME, _record(match, attempt), 1_000 + attempt).problem
                written = journaled()
                if problem is None:
                    node = attempt
                    # If another tab has gone on from it already, that is newer.
                    if written and not witness.comes_of(witness.confirmed, attempt):
                        assert witness.comes_of(attempt, witness.confirmed), "confirmed beside what another tab has confirmed"
                        witness.confirmed = attempt
                else:
                    witness.problems.append(problem)
                    if problem == "full":  # plays on: the next version holds this answer too
                        continue
                    break

    return play


def _open(journal: Journaled, stage: Stage) -> None:
    with suppress(StorageFull):  # then the journal keeps what it has, and this tab plays on from what the storage has
        journal.opened(stage.log.differs(stage.disk.texts))


def _check(disk: Disk, log: Log, witness: Witness, finished: dict[str, Save]) -> None:
    disk.room = None
    journal = Journaled(Tab(disk))
    journal.opened(log.differs(disk.texts))
    if batch := journal.batch():
        log.write(batch)
    assert log.differs(disk.texts) == Differences()
    shelf = Shelf(Tab(disk), "after")
    listed = {e.id for e in shelf.games()}
    loaded = shelf.load(GAME)
    if loaded.match is None or loaded.record is None:
        assert witness.confirmed == 0, "a confirmed game is gone"
        assert loaded.problem in ("missing", "damaged")
    else:
        node = loaded.record.summary["node"]
        assert witness.comes_of(node, witness.confirmed), f"opened {node}, confirmed was {witness.confirmed}"
        assert loaded.match.answers == witness.matches[node]
        assert GAME in listed
        match = loaded.match
        assert shelf.save(GAME, _record(match, node), 9_000).problem is None, "the game cannot be saved any more"
        again = shelf.load(GAME)
        assert again.match is not None
        assert again.match.answers == match.answers
    torn = [k for k in disk.texts if k.startswith(f"claim/{GAME}/")]
    assert loaded.match is None or not torn, torn
    assert {e.id: e.record for e in shelf.history()} == finished
    for game_id in finished:
        assert shelf.look(game_id).match is not None
