"""Words: the catalogue of a language.

Every text of the page is a whole phrase that goes through `Words`; names and figures come in by `%(name)s`.
"""

from __future__ import annotations

import gettext
import io
import json
import re
from collections.abc import Mapping
from typing import Final

from ...table.question import N_
from .bidi import isolated
from .packaged import data

__all__ = ["LANGUAGES", "N_", "SOURCE", "Words", "learn"]

LANGUAGES: Final[Mapping[str, str]] = json.loads(data("locale/languages.json"))
"""The languages, each by its own name: the folders of `locale/`. Nothing else names one."""
SOURCE: Final = "en"
"""The language of the phrases themselves, for whoever reads none of the others."""
CATALOGUES: Final = ("vernissage", "days", "fair", "rooms", "site")
"""Those of a language: in the page the first is there at the start, the next ones come with the rest, the last one does not."""

_ELIDED: Final = re.compile(r"\((\w)\) (%\((\w+)\)s)")
_GONE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
_VOWELS: Final = frozenset("aáàâäãåæeéèêëiíîïoóôöøœuúùûü")
_LEARNT: Final[dict[str, dict[str, gettext.NullTranslations]]] = {}
"""By language, the catalogues that are here, by name; the first one knows the others."""


def learn(language: str) -> gettext.NullTranslations:
    """The catalogue of a language, with all that is here by now: more may come, also into those that are in use."""
    known = _LEARNT.setdefault(language, {"": gettext.NullTranslations()})
    for name in CATALOGUES:
        if name in known:
            continue
        try:
            compiled = data(f"locale/{language}/LC_MESSAGES/{name}.mo")
        except OSError:  # not here, or nothing is translated yet
            continue
        known[name] = gettext.GNUTranslations(io.BytesIO(compiled))
        known[""].add_fallback(known[name])
    return known[""]


def forget() -> None:
    """Forgets all catalogues: the memory with which pages start has no language's."""
    _LEARNT.clear()


def _isolated(things: Mapping[str, object]) -> dict[str, object]:
    """What goes into a phrase: names in any script, each of which leaves the phrase as it runs."""
    return {key: isolated(thing) if isinstance(thing, str) else thing for key, thing in things.items()}


def put(said: str, things: Mapping[str, object]) -> str:
    """A phrase with its `%(name)s` filled in. Before a vowel a letter may go: "d(e) %(name)s" becomes "de Zofia" or "d'Ann"."""
    if ") %(" in said:
        said = _ELIDED.sub(lambda m: (_GONE if str(things[m[3]])[:1].lower() in _VOWELS else m[1] + " ") + m[2], said)
    return said % things


class Words:
    """The phrases of one language."""

    __slots__ = ("_catalogue", "language")

    def __init__(self, language: str) -> None:
        """Loads the catalogue. Raises KeyError for a language that is not in `LANGUAGES`."""
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._catalogue = learn(language)

    def __call__(self, phrase: str, **things: object) -> str:
        """The phrase in this language, with its `%(name)s` filled in."""
        said = self._catalogue.gettext(phrase)
        return put(said, _isolated(things)) if things else said

    def count(self, one: str, many: str, n: int, **things: object) -> str:
        """The phrase for n things, in the language's own plural; `%(n)s` is the number."""
        return self._catalogue.ngettext(one, many, n) % {"n": n, **_isolated(things)}

    def of(self, context: str, phrase: str) -> str:
        """A phrase that needs a context to be translated, such as a single letter."""
        return self._catalogue.pgettext(context, phrase)
