"""Words: the catalogue of a language.

Every text of the page is a whole phrase that goes through `Words`; names and figures come in by `%(name)s`.
"""

from __future__ import annotations

import gettext
import io
from collections.abc import Mapping
from types import ModuleType
from typing import Final

from ...table.question import N_
from .bidi import isolated
from .kept import beside, data

__all__ = ["LANGUAGES", "N_", "Words", "learn", "learn_beside", "teach"]

LANGUAGES: Final = {"en": "English", "pl": "Polski"}
"""The languages, each by its own name; English is the source."""


class _Taught(gettext.NullTranslations):
    """Phrases that no catalogue has: those of games that bring their own."""

    def __init__(self) -> None:
        super().__init__()
        self.phrases: dict[str, str] = {}

    def gettext(self, message: str) -> str:
        """The translation that was added with `teach`; without one, the phrase itself."""
        return self.phrases[message] if message in self.phrases else super().gettext(message)


_TAUGHT: Final = {language: _Taught() for language in LANGUAGES}


def teach(language: str, phrases: Mapping[str, str]) -> None:
    """Adds translations for phrases that the language's catalogue does not have. Raises KeyError for an unknown language."""
    _TAUGHT[language].phrases.update(phrases)


def learn(language: str, compiled: bytes) -> None:
    """Adds a catalogue that was loaded later, with phrases that the language's own does not have. Raises KeyError for an
    unknown language.
    """
    _TAUGHT[language].add_fallback(gettext.GNUTranslations(io.BytesIO(compiled)))


def learn_beside(package: ModuleType, catalogue: str) -> None:
    """Adds a catalogue in every language, out of the archive that brought a package which came late."""
    for code in LANGUAGES:
        if code != "en":
            learn(code, beside(package, f"locale/{code}/LC_MESSAGES/{catalogue}.mo"))


def _isolated(things: Mapping[str, object]) -> dict[str, object]:
    """What goes into a phrase: names in any script, each of which leaves the phrase as it runs."""
    return {key: isolated(thing) if isinstance(thing, str) else thing for key, thing in things.items()}


class Words:
    """The phrases of one language."""

    __slots__ = ("_catalogue", "language")

    def __init__(self, language: str) -> None:
        """Loads the catalogue. Raises KeyError for a language that is not in `LANGUAGES`."""
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        if language != "en":
            compiled = data(f"locale/{language}/LC_MESSAGES/vernissage.mo")
            self._catalogue = gettext.GNUTranslations(io.BytesIO(compiled))
            self._catalogue.add_fallback(_TAUGHT[language])

    def __call__(self, phrase: str, **things: object) -> str:
        """The phrase in this language, with its `%(name)s` filled in."""
        said = self._catalogue.gettext(phrase)
        return said % _isolated(things) if things else said

    def count(self, one: str, many: str, n: int, **things: object) -> str:
        """The phrase for n things, in the language's own plural; `%(n)s` is the number."""
        return self._catalogue.ngettext(one, many, n) % {"n": n, **_isolated(things)}

    def of(self, context: str, phrase: str) -> str:
        """A phrase that needs a context to be translated, such as a single letter."""
        return self._catalogue.pgettext(context, phrase)
