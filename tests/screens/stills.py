"""A still picture of each game's table, for the front page of the repository: half a window in each direction, as JPEG."""

from typing import Final

from build.bench.browser import browser
from build.places import WEB
from build.serve import serving
from build.site import pack
from vernissage.games import PLAYED

from .screens import ANN, BOTS, at, played
from .shots import View, heard, lay, window

FOLDER: Final = WEB / "stills"
MOMENTS: Final = {"art-society": 75, "canvas": 24, "avant-carde": 90}
"""After how many answers of a game between bots."""
MOST: Final = 60_000
"""Bytes."""


def stills() -> list[str]:
    """Makes them anew; their names. Raises ValueError for one that weighs too much for a front page."""
    FOLDER.mkdir(exist_ok=True)
    view, names = View(1280, 800, "light"), []
    with serving(pack.shown()) as server, browser() as running:
        context = running.new_context(
            viewport={"width": view.width, "height": view.height}, reduced_motion="reduce", base_url=server.address,
            device_scale_factor=0.5,
        )  # fmt: skip
        shown = window(running, server.address, view, context)
        for key in PLAYED:
            made = at("en", played(key, MOMENTS[key]), ANN, BOTS[0])
            made.send(heard(shown))
            lay(shown, made)
            still = shown.screenshot(animations="disabled", caret="hide", type="jpeg", quality=70)
            if len(still) > MOST:
                raise ValueError(f"{key}: {len(still)} bytes")
            (FOLDER / f"{key}.jpg").write_bytes(still)
            names.append(f"{key}.jpg")
    return names
