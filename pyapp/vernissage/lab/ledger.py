"""The file of a tournament or a tuning: what was asked, what came of it, and the result of every job by the job's key.

Whoever has the file can go on where it ends. The times that the bots took, which differ from run to run, are in a file of
their own beside it, so that the same games give the same file, byte for byte, whoever played them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from .jobs import BLOCK, SHARE, JobOutcome, JobResult, Spent
from .pairing import Pairing

FORMAT: Final = "vernissage games 1"
"""The first entry of a file, so that no other file is taken for one."""


class BadFile(ValueError):
    """The file cannot be gone on with; the message says why and what to do."""


class Ledger:
    """The outcomes known so far, by the job's key, and the file that they are kept in; without a path nothing is kept."""

    def __init__(self, path: Path | None, asked: Mapping[str, Any]) -> None:
        """Reads the file if there is one. `asked` is what its games depend on, `seats` among it, for JSON: a file with other
        games is refused.

        Raises BadFile, or OSError if the file cannot be read.
        """
        self.path, self.asked = path, asked
        self.known: dict[str, JobOutcome] = {}
        if path is not None and path.exists():
            jobs, times = _read(path, asked), _read(times_of(path), {}) if times_of(path).exists() else {}
            for key, job in jobs.items():
                spent = _spent(times_of(path), key, times.get(key))
                self.known[key] = JobOutcome(_result(path, key, job, asked["seats"]), spent)

    @contextmanager
    def kept(self, found: Callable[[], Mapping[str, Any]], pairings: Sequence[Pairing]) -> Iterator[None]:
        """Writes the file when the block ends: if well, with the jobs that the pairings have counted, else with all."""
        try:
            yield
        except BaseException:
            self.save(found())
            raise
        self.save(found(), [pairing.job(i).key for pairing in pairings for i in range(pairing.counted)])

    def save(self, found: Mapping[str, Any], keys: Iterable[str] | None = None) -> None:
        """Writes the file with what was found, and the jobs of these keys in this order (None: all, in the keys' order).

        The old file stays whole until the new one is.
        """
        if self.path is None:
            return
        kept = {key: self.known[key] for key in (sorted(self.known) if keys is None else keys)}
        _write(
            self.path,
            {**self.asked, **found},
            {key: {"won": one.result.won, "points": one.result.points, "lost": one.result.lost} for key, one in kept.items()},
        )
        _write(times_of(self.path), {}, {key: one.spent._asdict() for key, one in kept.items()})


def times_of(path: Path) -> Path:
    """The file with the times that belong to a file."""
    return path.with_name(f"{path.stem}.times{path.suffix}")


def _write(path: Path, head: Mapping[str, Any], jobs: Mapping[str, Any]) -> None:
    """One line a job: short, and two files can be compared."""
    start = json.dumps({"format": FORMAT, **head}, indent=1).removesuffix("\n}")
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(job)}" for key, job in jobs.items())
    fresh = path.with_name(path.name + ".fresh")
    fresh.write_text(f'{start},\n "jobs": {{\n{lines}\n }}\n}}\n', encoding="utf-8")
    fresh.replace(path)


def _read(path: Path, asked: Mapping[str, Any]) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as bad:
        raise BadFile(f"{path} is not JSON ({bad}): name another file") from bad
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("jobs"), dict):
        raise BadFile(f"{path} was not written by this command: name another file")
    for name, wanted in json.loads(json.dumps(asked)).items():
        if found.get(name) != wanted:
            if name == "code":
                raise BadFile(f"the games in {path} were played with other rules or bots, or another Python: name another file")
            raise BadFile(
                f"the games in {path} are others: {name} is {json.dumps(found.get(name))} there and "
                f"{json.dumps(wanted)} here; name another file"
            )
    jobs: dict[str, Any] = found["jobs"]
    return jobs


def _result(path: Path, key: str, job: object, seats: int) -> JobResult:
    match job:
        case {"won": [*won], "points": [int(own), int(others)], "lost": int(lost)} if len(won) == BLOCK:
            if all(isinstance(part, int) and 0 <= part <= SHARE * seats for part in won):
                return JobResult(tuple(won), (own, others), lost)
    raise BadFile(f"{path} is damaged at job {key}: restore it or name another file")


def _spent(path: Path, key: str, times: object) -> Spent:
    """The times of a job; none if they are not known."""
    match times:
        case None:
            return Spent((0.0, 0.0), (0, 0))
        case {"seconds": [float(own), float(others)], "answers": [int(n), int(m)]}:
            return Spent((own, others), (n, m))
    raise BadFile(f"{path} is damaged at job {key}: remove it, and the times of the games in it are lost")
