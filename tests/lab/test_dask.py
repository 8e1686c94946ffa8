"""A tournament on a Dask cluster: the same file as in processes, even if a worker dies in the middle."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from vernissage.lab.executors import NoExecutor, open_workers
from vernissage.lab.jobs import Contestant
from vernissage.lab.ledger import Ledger
from vernissage.lab.pairing import Pairing, SetUp
from vernissage.lab.tournament import Tournament

PYAPP = Path(__file__).parents[2] / "pyapp"


def contest() -> Tournament:
    return Tournament(SetUp.of("canvas", 2, {}, 3), [Contestant("greedy"), Contestant("random")], games=300)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each a process that nobody starts again; the scheduler's address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    quiet = {**os.environ, "PYTHONPATH": str(PYAPP), "DASK_LOGGING__DISTRIBUTED": "error"}
    with ExitStack() as ending:

        def start(*command: str) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(
                [sys.executable, "-m", *command], env=quiet, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            ending.callback(process.wait)
            ending.callback(process.kill)
            return process

        host, port = address.split(":")
        start("distributed.cli.dask_scheduler", "--host", host, "--port", port, "--no-dashboard")
        worker = ("distributed.cli.dask_worker", f"tcp://{address}", "--no-nanny", "--nthreads", "1", "--no-dashboard")
        yield address, [start(*worker, "--local-directory", str(tmp_path / name)) for name in ("one", "two")]


@pytest.mark.slow
def test_a_worker_may_die_and_the_file_is_the_same(cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path) -> None:
    address, workers = cluster
    told: list[int] = []

    def tell(pairing: Pairing) -> None:
        told.append(pairing.counted)
        if len(told) == 4:
            workers[0].kill()

    with open_workers(f"dask://{address}") as there:
        client = there.executor._client
        client.wait_for_workers(2, timeout=30)
        one = contest()
        one.play(Ledger(tmp_path / "dask.json", one.asked()), there._replace(width=4), time.thread_time, tell, lambda: True)
        assert len(client.nthreads()) == 1
    assert workers[0].returncode is None or workers[0].returncode < 0
    assert len(told) == 30
    two = contest()
    with open_workers("processes") as here:
        two.play(Ledger(tmp_path / "here.json", two.asked()), here, time.thread_time, lambda _: None, lambda: False)
    assert (tmp_path / "dask.json").read_bytes() == (tmp_path / "here.json").read_bytes()


@pytest.mark.slow
def test_no_cluster_there_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.lab.executors.WAIT", 0.3)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoExecutor, match=f"no Dask scheduler answers at {address}"), open_workers(f"dask://{address}"):
            pass
    with pytest.raises(NoExecutor, match="serial, processes or dask://HOST:PORT"), open_workers("threads"):
        pass
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoExecutor, match=r"pip install '\.\[dask\]'"), open_workers("dask://127.0.0.1:1"):
        pass
