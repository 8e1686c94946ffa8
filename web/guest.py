"""Runs in a guest's worker, after `bot.py`: it gets the guest's files, and then views as text (vernissage.bots.hosting)."""

import importlib.metadata
import re
import string
import sys
from pathlib import Path
from typing import Any

import micropip

import vernissage.bots
from vernissage.bots.guests import Fault

FOLDER = Path("/guest")
MORE = "/lib/guests.zip"  # what a guest has beside the page: GUESTS and HOST in build/python/vendor.py
sys.path.append(MORE)
for package in (importlib, importlib.metadata, string, vernissage.bots):  # they have more modules there
    package.__path__.append(f"{MORE}/{package.__name__.replace('.', '/')}")

from vernissage.bots.hosting import GuestHost, told  # noqa: E402 - it is there


class Layer(micropip.compatibility_layer):  # type: ignore[misc] # what micropip asks of the browser
    """Fetches nothing, whatever a wheel asks for."""

    @staticmethod
    async def fetch_bytes(url: str, _: Any) -> bytes:
        """A file that was brought. Raises Fault for any other."""
        if not url.startswith(f"emfs:{FOLDER}/"):
            raise Fault("needs", url)
        return Path(url.removeprefix("emfs:")).read_bytes()  # noqa: ASYNC240 - it is in memory


class Guests(GuestHost):
    """The guest's host: it also installs."""

    async def install(self, files: Any) -> str:
        """Installs what was brought, a name and bytes for each file, out of memory. Tells the fault, or nothing."""
        manager = micropip.PackageManager(Layer)
        manager.set_index_urls([])
        try:
            wheels = self.brought([(name, content.to_bytes()) for name, content in files])
            await manager.install([f"emfs:{wheel}" for wheel in wheels], keep_going=True)
        except Fault as fault:
            return told(fault)
        except Exception as failed:  # noqa: BLE001 - micropip tells by ValueError, and by whatever meets it
            return told(_fault_of(str(failed)))
        return ""


def _fault_of(said: str) -> Fault:
    """What micropip says, as a fault."""
    if clash := re.match(r"Requested '(.*)', but (.*)==(.*) is already installed", said):
        return Fault("clash", f"{clash[1]}, {clash[2]} {clash[3]}")
    if said.startswith("Can't find a pure Python 3 wheel for: "):
        return Fault("needs", ", ".join(re.findall(r"'([^';]*)[^']*'", said.partition("\n")[0].partition(":")[2])))
    return Fault("broken", said)


FOLDER.mkdir()
guests = Guests(FOLDER)
