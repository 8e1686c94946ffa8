"""Commands as somebody types them."""

from time import perf_counter

import pytest

from vernissage.cli.command import main


def command(*argv: str) -> int:
    """Runs a command; its exit code."""
    return main(argv, perf_counter)


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What is said of a command that cannot be met."""
    with pytest.raises(SystemExit) as stop:
        command(*argv)
    assert stop.value.code == 2
    return capsys.readouterr().err
