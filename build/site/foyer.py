"""What the page shows before Python is ready: the foyer, drawn by the same Python that draws it later, and what is said if that
does not come; and the manifest.

index.html has all this in English. What another language needs of it is its *sight*, a file that loader/shell.mjs fetches.
"""

from __future__ import annotations

import json
import re
from html import escape
from typing import Final

from vernissage.page.core.words import LANGUAGES, N_, SOURCE, Words
from vernissage.page.prerender import prerender, symbols
from vernissage.page.programme import PROGRAMME, VIEWS

from ..places import ROOT
from ..prepare import prepare

ABOUT: Final = N_("Three board games about art, played in the browser against bots or with others: no account, no server.")

TOLD: Final = {
    "load": N_("Vernissage could not start, as a part of it did not arrive. Check the connection and [load again]. "
               "Your games are safe in this browser."),
    "still": N_("The start got stuck, so Vernissage is trying another way, which takes longer. You can also [start again]. "
                "Your games are safe in this browser."),
    "run": N_("Something went wrong in the page. Your games are saved up to your last move: [load the page again] and go on."),
    "again": N_("This has happened twice in a row, so the cause may be a saved game. You can [start without saved games], "
                "which stay where they are. You can also [save all of them as a file], just as they are."),
}  # fmt: skip
"""What people are told if the start fails, or the page does. In brackets stands what can be pressed."""
PRESSES: Final = {"load": ("reload",), "still": ("reload",), "run": ("reload",), "again": ("without", "keep")}
"""What these presses do: see loader/shell.mjs."""
COMING: Final = N_("%(come)s of %(all)s MB, about %(left)s s to go")
WITHOUT_HELP: Final = {
    "old": N_("This browser cannot run Vernissage, which needs WebAssembly. Any current Firefox, Chrome, Edge or Safari can: "
              "update this one or open the page in another. If a protection mode is on (Lockdown Mode, strict security), allow "
              "this page in it."),
    "noscript": N_("Vernissage is a program in this page: please allow JavaScript."),
}  # fmt: skip
"""What no script of ours can bring in one language: the page says it in all of them."""


def first_sight(pictures: str) -> dict[str, str]:
    """The texts for the places of index.html that the languages and pictures fill. `pictures` is the address of the pictures'
    folder, with a slash at its end.
    """
    foyer = _foyer(SOURCE, pictures)
    in_each = [Words(code) for code in LANGUAGES]
    everywhere = {what: "\n".join(_line(words, escape(words(text))) for words in in_each)
                  for what, text in WITHOUT_HELP.items()}  # fmt: skip
    told = {what: _told(what, Words(SOURCE)) for what in TOLD}
    return {"posters": symbols(pictures), "foyer": foyer, "coming": escape(COMING), **told, **everywhere}


def sights(pictures: str) -> dict[str, str]:
    """The sight of each language but the one of index.html: elements which take the place of those with the same id."""
    return {code: _sight(code, pictures) for code in LANGUAGES if code != SOURCE}


def _sight(code: str, pictures: str) -> str:
    foyer, words = _foyer(code, pictures), Words(code)
    told = "\n".join(_told(what, words) for what in TOLD)
    region = f'<div id="foyer" class="foy" data-region="foyer">{foyer}</div>'
    return f'{region}\n<p id="coming" aria-hidden="true" hidden data-line="{escape(words(COMING))}"></p>\n{told}\n'


def _foyer(code: str, pictures: str) -> str:
    prepare(ROOT)
    return prerender(code).replace('href="art/', f'href="{pictures}')


def _told(what: str, words: Words) -> str:
    """What people are told, with its presses."""
    presses = iter(PRESSES[what])
    press = r'<button type="button" data-%s>\1</button>'
    text = re.sub(r"\[(.*?)\]", lambda found: found.expand(press % next(presses)), escape(words(TOLD[what])))
    return _line(words, text, f' id="told-{what}"')


def _line(words: Words, text: str, ident: str = "") -> str:
    return f'<p lang="{words.language}"{ident}>{text}</p>'


def manifests(pictures: str) -> dict[str, str]:
    """The manifest of each language, by the name of its file. It makes the page installable, with a shortcut to each game."""
    names = {code: "manifest.webmanifest" if code == SOURCE else f"manifest.{code}.webmanifest" for code in LANGUAGES}
    return {name: _manifest(pictures, Words(code)) for code, name in names.items()}


def _manifest(pictures: str, words: Words) -> str:
    icons = [{"src": f"{pictures}/icon-{width}.png", "sizes": f"{width}x{width}", "type": "image/png", "purpose": purpose}
             for width in (192, 512) for purpose in ("any", "maskable")]
    icons.append({"src": f"{pictures}/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    shortcuts = [{"name": show.title, "url": f"./?choose={show.key}", "icons": icons[:1]}
                 for show in PROGRAMME if show.key in VIEWS]
    return json.dumps({
        "id": "./", "name": "Vernissage", "short_name": "Vernissage", "description": words(ABOUT), "lang": words.language,
        "start_url": "./", "scope": "./", "display": "standalone", "background_color": "#27473b", "theme_color": "#27473b",
        "categories": ["games"], "icons": icons, "shortcuts": shortcuts,
    }, indent=1)
