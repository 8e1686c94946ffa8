"""What the page shows before Python is ready: the foyer, drawn by the same Python that draws it later; and the manifest."""

from __future__ import annotations

import importlib
import json
from typing import Final

from ..places import ROOT
from ..prepare import prepare

LANGUAGES: Final = ("en", "pl")
ABOUT: Final = "Three board games about art, played in the browser against bots or with others: no account, no server."


def first_sight(pictures: str) -> dict[str, str]:
    """The texts for the places `foyer_LANGUAGE` and `posters` of index.html. `pictures` is the address of the pictures' folder,
    with a slash at its end.
    """
    prepare(ROOT)
    page = importlib.import_module("vernissage.page.prerender")
    drawn = {f"foyer_{code}": page.prerender(code).replace('href="art/', f'href="{pictures}') for code in LANGUAGES}
    return {"posters": page.symbols(pictures), **drawn}


def manifest(pictures: str) -> str:
    """The manifest, which makes the page installable, with a shortcut to each game."""
    views = importlib.import_module("vernissage.page.programme").VIEWS
    programme = importlib.import_module("vernissage.page.programme").PROGRAMME
    icons = [{"src": f"{pictures}/icon-{width}.png", "sizes": f"{width}x{width}", "type": "image/png", "purpose": purpose}
             for width in (192, 512) for purpose in ("any", "maskable")]
    icons.append({"src": f"{pictures}/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    shortcuts = [{"name": show.title, "url": f"./?choose={show.key}", "icons": icons[:1]}
                 for show in programme if show.key in views]
    return json.dumps({
        "id": "./", "name": "Vernissage", "short_name": "Vernissage", "description": ABOUT, "lang": "en", "start_url": "./",
        "scope": "./", "display": "standalone", "background_color": "#27473b", "theme_color": "#27473b",
        "categories": ["games"], "icons": icons, "shortcuts": shortcuts,
    }, indent=1)
