"""Plants faults one after the other, each in its own process, and runs tests there.

The tests are collected once. For each fault, that process, which has imported everything, is forked. The fork makes the slip,
runs its tests until one fails, and ends. So a fault is gone with its process, and nothing must be undone.
"""

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest
from _pytest.runner import runtestprotocol

from tests.plant.faults import Fault

SECONDS = 60
"""So long a process may reckon with a fault: what takes longer never ends."""


@dataclass(frozen=True)
class Found:
    """What came of a fault: the test that found it (empty: none), and how many were asked until then."""

    fault: Fault
    by: str
    asked: int


class Planter:
    """A plugin of pytest that runs the collected tests once for each fault instead of once."""

    def __init__(self, faults: Sequence[Fault], judges: Callable[[Fault, Sequence[pytest.Item]], list[pytest.Item]]) -> None:
        self.faults, self.judges = faults, judges
        self.found: list[Found] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert not session.testsfailed, "the tests cannot be collected"
        for fault in self.faults:
            items = self.judges(fault, session.items)
            assert items, f"nothing judges {fault.name}"
            self.found.append(self._tried(fault, items))
            last = self.found[-1]
            print(f"{'found' if last.by else 'MISSED'} {fault.name}   {last.by} ({last.asked})", flush=True)
        return True

    def _tried(self, fault: Fault, items: list[pytest.Item]) -> Found:
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.close(read)
                signal.setitimer(signal.ITIMER_PROF, SECONDS)  # what never ends is killed by its SIGPROF
                fault.plant()
                judge(items, write)
            finally:
                os._exit(0)
        os.close(write)
        with os.fdopen(read, encoding="utf-8") as said:
            lines = said.read().splitlines()
        _, status = os.waitpid(child, 0)
        failed = [line.removeprefix("failed ") for line in lines if line.startswith("failed ")]
        asked = [line.removeprefix("asked ") for line in lines if line.startswith("asked ")]
        if not failed and (os.WIFSIGNALED(status) or "done" not in lines):
            failed = [f"{asked[-1] if asked else 'nothing'} (never ends)"]
        return Found(fault, failed[0] if failed else "", len(asked))


def judge(items: list[pytest.Item], write: int) -> None:
    """Runs the tests until one fails, and tells each one's name."""
    for i, item in enumerate(items):
        os.write(write, f"asked {item.nodeid}\n".encode())
        following = items[i + 1] if i + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            os.write(write, f"failed {item.nodeid}\n".encode())
            break
    os.write(write, b"done\n")
