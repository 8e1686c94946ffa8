"""The foyer as it stands in index.html before Python is up: the same source, drawn at build time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..art.poster import plain
from ..games import MANIFESTS, PLAYED
from .app import App
from .core.device import Storage, StorageForbidden
from .core.markup import Markup, el, written
from .core.words import Words
from .foyer.render import foyer

if TYPE_CHECKING:
    from ..table.fair.curves import Curves


class _Nothing:
    """A storage that keeps nothing."""

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, value: str) -> None:
        raise StorageForbidden

    def remove(self, key: str) -> None:
        raise StorageForbidden

    def keys(self) -> tuple[str, ...]:
        return ()


class _Nobody:
    """A device before anybody has come."""

    storage: Storage = _Nothing()

    def now(self) -> int:
        return 0

    def elapsed(self) -> float:
        return 0.0

    def luck(self) -> int:
        return 0

    def secret(self, size: int) -> bytes:
        raise NotImplementedError

    def curves(self) -> Curves:
        raise NotImplementedError


def prerender(language: str) -> str:
    """The markup of the region `foyer` for somebody who comes for the first time. Raises KeyError for an unknown language."""
    return written(foyer(unseen(language)))


def unseen(language: str) -> App:
    """An app that nobody has used, on no device. Raises KeyError for an unknown language."""
    app = App(_Nobody())
    app.words = Words(language)
    return app


def symbols(art: str) -> str:
    """The posters as SVG symbols, which the foyer shows by `<use>`. `art` is the art folder's address, with a slash."""
    inner = (
        el("symbol", _inside(_poster(key, art)), id=f"poster-{key}", viewBox="0 0 312 468", fill="none") for key in PLAYED
    )
    return written(el("svg", *inner, cls="defs", width=0, height=0, aria_hidden="true"))


def _poster(key: str, art: str) -> str:
    game = MANIFESTS[key]
    return plain(game.show.title) if game.poster is None else game.poster()(art)


def _inside(svg: str) -> Markup:
    """What an SVG element has in it."""
    return Markup(svg.partition(">")[2].removesuffix("</svg>"))
