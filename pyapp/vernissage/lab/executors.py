"""Where jobs are played: here one after the other, in processes of this machine, or by the workers of a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

DASK: Final = "dask://"
WAIT: Final = 10
"""Seconds to wait for a cluster to answer."""


class NoExecutor(RuntimeError):
    """There is no such executor, it cannot be reached, or it has broken down; the message says which."""


class Workers(NamedTuple):
    """An executor, and how many jobs to have under way so that none of its workers waits."""

    executor: Executor
    width: int


class Serial(Executor):
    """Runs everything at once, in this thread: the same as no executor, for comparison and for debuggers."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor.submit`; the future is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as raised:  # noqa: BLE001 - whoever asks for the result gets it, as from any executor
            future.set_exception(raised)
        return future


@contextmanager
def open_workers(name: str) -> Iterator[Workers]:
    """The executor `serial`, `processes` or `dask://HOST:PORT`, closed at the end. Raises NoExecutor.

    Dask unpickles what its machines send each other: use a cluster and a network that you trust.
    """
    if name == "serial":
        yield Workers(Serial(), 1)
    elif name == "processes":
        count = os.cpu_count() or 1
        quietly = (signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends the processes too, without a traceback of each
        with ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), signal.signal, quietly) as pool:
            try:
                yield Workers(pool, count + 1)
            except BrokenExecutor as died:
                raise NoExecutor("a process that was playing has died: was it killed, or is memory short?") from died
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    elif name.startswith(DASK):
        with _dask(name.removeprefix(DASK)) as workers:
            yield workers
    else:
        raise NoExecutor(f"there is no executor {name!r}: it is serial, processes or {DASK}HOST:PORT")


@contextmanager
def _dask(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client, KilledWorker
    except ImportError as missing:
        raise NoExecutor("a Dask cluster needs Dask's client: pip install '.[dask]'") from missing
    try:
        client = Client(f"tcp://{address}", timeout=WAIT, set_as_default=False)
    except (OSError, ValueError) as failed:
        raise NoExecutor(f"no Dask scheduler answers at {address}: {failed}") from failed
    with client, client.get_executor() as executor:
        threads = sum(client.nthreads().values())
        try:
            yield Workers(executor, threads + 1)
        except (CancelledError, KilledWorker) as lost:
            raise NoExecutor(f"the Dask cluster at {address} has given a job up ({str(lost) or 'is it gone?'})") from lost
