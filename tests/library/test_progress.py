"""The line that tells how far long work is."""

import io
from collections.abc import Callable

import pytest

from vernissage.library.progress import Progress, length


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Ticking:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def asked(notes: list[str]) -> Callable[[], str]:
    return lambda: notes.append("asked") or "62.0 %"


def test_a_terminal_has_one_line_that_is_rewritten() -> None:
    out, clock, notes = Terminal(), Ticking(), list[str]()
    progress = Progress(clock, out)
    progress.show(0, 200, asked(notes))
    assert out.getvalue() == "", "nothing flashes for what is done at once"
    clock.now += 30
    progress.show(50, 200, asked(notes))
    clock.now += 0.1
    progress.show(60, 200, asked(notes))
    assert len(notes) == 1, "the note is dear: it is asked for only to be shown"
    clock.now += 29.9
    progress.show(100, 200, asked(notes))
    lines = out.getvalue().split("\r")[1:]
    assert [line.rstrip() for line in lines] == [
        "[#####...............] 50 of 200, 1 min 30 s left  62.0 %",
        "[##########..........] 100 of 200, 1 min 0 s left  62.0 %",
    ]
    assert "\n" not in out.getvalue()
    progress.close()
    assert out.getvalue().endswith("\r" + " " * len(lines[-1].rstrip()) + "\r")


def test_a_shorter_line_leaves_nothing_of_the_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    out, clock = Terminal(), Ticking()
    progress = Progress(clock, out)
    for note in ("a note that is much too long for the line", "short"):
        clock.now += 1
        progress.show(0, 10, lambda note=note: note)
    first, second = out.getvalue().split("\r")[1:]
    assert len(first) == len(second) == 49


def test_elsewhere_there_is_a_line_now_and_then() -> None:
    out, clock = io.StringIO(), Ticking()
    progress = Progress(clock, out)
    for done in range(100):
        clock.now += 1
        progress.show(done, 100, lambda: "note")
    progress.close()
    lines = out.getvalue().splitlines()
    assert len(lines) == 3
    assert lines[0] == "[#####...............] 29 of 100, 1 min 13 s left  note"
    assert "\r" not in out.getvalue()


def test_what_an_earlier_run_did_does_not_count_as_speed() -> None:
    out, clock = Terminal(), Ticking()
    progress = Progress(clock, out)
    progress.show(90, 100, str)
    clock.now += 10
    progress.show(91, 100, str)
    assert "91 of 100, 1 min 30 s left" in out.getvalue()


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.4, "0 s"), (59.9, "59 s"), (60, "1 min 0 s"), (3599, "59 min 59 s"), (3600, "1 h 0 min"), (90061, "1 d 1 h")],
)
def test_lengths_of_time(seconds: float, said: str) -> None:
    assert length(seconds) == said
