"""A desk: a screen in memory, a keyboard, and a screen reader whose speech can be read."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

SYSTEMS_PYTHON: Final = "/usr/bin/python3"
READER: Final = Path(__file__).with_name("reader.py")
BEGUN: Final = "Screen reader on."
SIZE: Final = (1400, 1000)
START_S: Final = 60
URGENT: Final = -15


class Desk(NamedTuple):
    """What programs at the desk need in their environment, and the file of what the screen reader says."""

    environment: dict[str, str]
    speech: Path

    def press(self, *keys: str) -> None:
        """Presses keys, by xdotool's names."""
        subprocess.run(["xdotool", "key", *keys], check=True, env=self.environment)

    def type(self, text: str) -> None:
        """Presses the keys of a text."""
        subprocess.run(["xdotool", "type", text], check=True, env=self.environment)

    def said(self) -> list[str]:
        """All that was said so far."""
        return self.speech.read_text(encoding="utf-8").splitlines()


@contextmanager
def desk(folder: Path) -> Iterator[Desk]:
    """A desk of its own, whose settings and logs are in the folder. A screen reader that is late drops what it cannot keep up
    with: where that is allowed, other work on the machine waits for it.
    """
    speech, home, run = folder / "speech.txt", folder / "home", folder / "run"
    speech.touch()
    home.mkdir()
    run.mkdir(mode=0o700)
    places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), str(home))
    there = {**os.environ, **places, "XDG_RUNTIME_DIR": str(run), "LC_ALL": "C.UTF-8", "LANGUAGE": "en",
             "GSETTINGS_BACKEND": "memory", "GNOME_ACCESSIBILITY": "1"}  # fmt: skip
    there.pop("WAYLAND_DISPLAY", None)
    with ExitStack() as stack:
        log = stack.enter_context((folder / "log.txt").open("w", encoding="utf-8"))

        def start(*command: str) -> subprocess.Popen[str]:
            program = stack.enter_context(subprocess.Popen(command, env=there, stdout=subprocess.PIPE, stderr=log, text=True))
            stack.callback(program.kill)
            if os.geteuid() == 0:
                os.setpriority(os.PRIO_PROCESS, program.pid, URGENT)
            return program

        screen = start("Xvfb", "-displayfd", "1", "-screen", "0", "{}x{}x24".format(*SIZE), "-nolisten", "tcp")
        there["DISPLAY"] = f":{_line(screen)}"
        there["DBUS_SESSION_BUS_ADDRESS"] = _line(start("dbus-daemon", "--session", "--nofork", "--print-address"))
        start("openbox")
        start(SYSTEMS_PYTHON, str(READER), str(home / "orca"), str(speech))
        found, end = Desk(there, speech), time.monotonic() + START_S
        while BEGUN not in found.said():
            assert time.monotonic() < end, f"Orca does not speak: {log.name}"
            time.sleep(0.05)
        yield found


def _line(program: subprocess.Popen[str]) -> str:
    """The first line that a program prints."""
    assert program.stdout
    return program.stdout.readline().strip()
