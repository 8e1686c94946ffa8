"""Measures how long a bot from a wheel with two dependencies takes from the files to its seat, and the bytes that come for
guests beside their Python: what installs packages, more of Python's library, and two scripts.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zipfile
from collections.abc import Sequence
from io import BytesIO
from statistics import median
from typing import Final

from playwright.sync_api import FilePayload

from ..serve import serving
from ..site import pack
from .browser import browser, visit

TIMES: Final = 5
THEIRS: Final = re.compile(r".*/(guests\.zip\.bin|micropip-.*\.whl\.bin|(guests|alone)\.mjs)")
BOT: Final = """
import one, two


class Bot:
    def think(self, view, seat, rng):
        yield


BOT = Bot()
"""


def measure() -> dict[str, float]:
    """`guest_ready_ms`: the median time, the first one not counted, which also fetches. `guest_bytes`: what came for guests."""
    bot = wheel("mine", BOT, ("one", "two>=1"), "[vernissage.bots]\nart-society.mine = mine:BOT\n")
    files = [bot, wheel("one", "import two", ("two<2",)), wheel("two", "")]
    found = []
    with serving(pack.built()) as server, browser() as running:
        context = running.new_context(reduced_motion="reduce", service_workers="block")
        page, _ = visit(context, f"{server.address}/?choose=art-society")
        for _ in range(TIMES + 1):
            page.locator("#guest").wait_for(state="attached")
            since = page.evaluate("performance.now()")
            page.locator("#guest").set_input_files(files)
            page.locator("#guest-away").wait_for(timeout=120_000)
            found.append(page.evaluate("performance.now()") - since)
            page.locator("#guest-away").click()
        came = {path: size for path, size in server.sent if THEIRS.fullmatch(path)}
    if len(came) != 4:
        raise RuntimeError(f"other files come for guests: {', '.join(came)}")
    return {"guest_ready_ms": median(found[1:]), "guest_first_ms": found[0], "guest_bytes": sum(came.values())}


def wheel(name: str, source: str, needs: Sequence[str] = (), points: str = "") -> FilePayload:
    """A wheel of one module, as a browser's field takes it."""
    about = f"{name}-1.0.dist-info"
    told = "".join(f"Requires-Dist: {need}\n" for need in needs)
    files = {f"{name}.py": source, f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{told}\n",
             f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
             f"{about}/entry_points.txt": points}  # fmt: skip
    hashed = {path: base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
              for path, text in files.items()}  # fmt: skip
    record = "".join(f"{path},sha256={digest},\n" for path, digest in hashed.items()) + f"{about}/RECORD,,\n"
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path, text in {**files, f"{about}/RECORD": record}.items():
            archive.writestr(path, text)
    return {"name": f"{name}-1.0-py3-none-any.whl", "mimeType": "application/zip", "buffer": content.getvalue()}
