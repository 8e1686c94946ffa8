"""What is heard: a transcript, step by step, and the one that is kept in tests/golden/orca/.

Glossary: a *step* is a key that is pressed, or something else that people do, with what the screen reader says to it.
"""

import difflib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .desk import Desk

GOLDEN: Final = Path(__file__).parents[2] / "golden" / "orca"
RENEW: Final = bool(os.environ.get("VERNISSAGE_RENEW"))
QUIET_S: Final = 0.9
SILENT_S: Final = 2.5
"""After so many seconds of silence nothing more comes: after something was said, and before."""
LATEST_S: Final = 20
INDENT: Final = "    "

Step = tuple[str, list[str]]
Tidy = Callable[[list[str]], list[str]]


class Transcript:
    """The transcript of one part, which is compared with the kept one when it has ended."""

    def __init__(self, desk: Desk, name: str, title: str) -> None:
        self.desk, self.title = desk, title
        self.file = GOLDEN / f"{name}.txt"
        self.kept = read(self.file.read_text(encoding="utf-8")) if self.file.exists() else []
        self.steps: list[Step] = []
        self.alike = True
        """Whether all steps so far were heard as they are kept."""
        self._heard = len(desk.said())

    def step(self, name: str, act: Callable[[], object], quiet: float = 0, tidy: Tidy = list) -> None:
        """Does something and listens: until what is kept of this step has been heard; if there is nothing kept, or something
        else is heard, until it is quiet (for so many seconds). `tidy` leaves out what is heard by chance.
        """
        n = len(self.steps)
        wanted = self.kept[n][1] if n < len(self.kept) and self.kept[n][0] == name and not RENEW else None
        act()
        begun = changed = time.monotonic()
        heard: list[str] = []
        said: list[str] = []
        while wanted is None or said != wanted or not wanted:
            now, before = time.monotonic(), heard
            heard = self.desk.said()[self._heard :]
            said = tidy(heard)
            changed = now if heard != before else changed
            # On a busy machine a sentence comes seconds after others: a step waits for all that is kept of it. Once something
            # else was heard, each step that differs would wait so.
            to_come = self.alike and wanted is not None and not set(wanted) <= set(said)
            quiet_now = not to_come and now - changed > (quiet or (QUIET_S if said else SILENT_S))
            if quiet_now or now - begun > LATEST_S:
                break
            time.sleep(0.02)
        self.alike &= wanted in (None, said)
        self._heard += len(heard)
        self.steps.append((name, said))

    def skip(self) -> None:
        """What was said since the last step belongs to none."""
        self._heard = len(self.desk.said())

    def compare(self) -> None:
        """Compares it with what is kept, or keeps it."""
        text = written(self.title, self.steps)
        if RENEW:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(text, encoding="utf-8")
        kept = self.file.read_text(encoding="utf-8").splitlines()
        other = list(difflib.unified_diff(kept, text.splitlines(), self.file.name, "heard", lineterm="", n=2))
        assert not other, "\n".join(other)


def written(title: str, steps: list[Step]) -> str:
    """A transcript as it is kept."""
    lines = [f"# {title}", ""]
    for name, said in steps:
        lines += [f"> {name}", *(INDENT + line for line in said)]
    return "\n".join(lines) + "\n"


def read(text: str) -> list[Step]:
    """The steps of a transcript that is kept."""
    steps: list[Step] = []
    for line in text.splitlines():
        if line.startswith("> "):
            steps.append((line[2:], []))
        elif line.startswith(INDENT):
            steps[-1][1].append(line[len(INDENT) :])
    return steps
