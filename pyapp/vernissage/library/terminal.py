"""Colours in a terminal, with the extra `rich`; without it the same text is plain."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

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


def printer(*, plain: bool) -> Callable[[str], None]:
    """What prints a text and ends its line: with colours if it goes to a terminal and the extra is there, and not `plain`."""
    if plain or not sys.stdout.isatty() or not has_rich():
        return print
    from rich.console import Console
    from rich.text import Text

    console = Console()

    def coloured(text: str) -> None:
        shown = Text(text)
        for style, pattern in COLOURS.items():
            shown.highlight_regex(re.compile(pattern, re.MULTILINE), style)
        console.print(shown, soft_wrap=True)

    return coloured
