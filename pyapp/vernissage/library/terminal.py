"""What a terminal shows besides plain text: a bar while something takes long, and colours. With the extra `rich` both are
drawn by that library; without it the bar is plain and there are no colours.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

WIDTH: Final = 30

COLOURS: Final = {
    "blue": r"\b(city|blue|b\d+)\b",
    "red": r"\b(portrait|red|r\d+)\b",
    "green": r"\b(land|gain)\b",
    "yellow": r"\b(still|orange|o\d+)\b|\*",
    "magenta": r"\b(purple|p\d+)\b",
    "bold": r"^[^ :]+: .*points.*$|^(Round|Scoring|Gallery|Row|Awards)\b.*$|\bPossible: .*$",
}
"""What is printed in which style, where there are colours."""


def has_rich() -> bool:
    """Whether the extra is installed."""
    return find_spec("rich") is not None


@contextmanager
def bar(total: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if it is to be `shown` and that is a terminal; the function it gives is told how many of the
    `total` are done.
    """
    if not shown or not sys.stderr.isatty():
        yield lambda _done: None
    elif has_rich():
        from rich.console import Console  # noqa: PLC0415 - an extra
        from rich.progress import Progress  # noqa: PLC0415

        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=total)
            yield lambda done: progress.update(task, completed=done)
    else:
        try:
            yield lambda done: _draw(done, total)
        finally:
            sys.stderr.write("\r\N{ESCAPE}[K")


def _draw(done: int, total: int) -> None:
    full = WIDTH * done // total
    sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}")
    sys.stderr.flush()


def printer(*, plain: bool) -> Callable[[str], None]:
    """What prints a text and ends its line: with colours if it goes to a terminal and the extra is there, and not `plain`."""
    if plain or not sys.stdout.isatty() or not has_rich():
        return print
    from rich.console import Console  # noqa: PLC0415 - an extra
    from rich.text import Text  # noqa: PLC0415

    console = Console()

    def coloured(text: str) -> None:
        shown = Text(text)
        for style, pattern in COLOURS.items():
            shown.highlight_regex(re.compile(pattern, re.MULTILINE), style)
        console.print(shown, soft_wrap=True)

    return coloured
