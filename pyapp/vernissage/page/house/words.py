"""Texts of every room: names of themes, and the news of a newer build."""

from __future__ import annotations

from ..app import App
from ..core.words import Words


def theme_name(words: Words, theme: str) -> str:
    """The name of a theme."""
    return {"system": words("automatic"), "light": words("day"), "dark": words("night")}[theme]


def newer(app: App) -> str:
    """The text that announces a newer build."""
    if app.play is None or app.saved != "yes":
        return app.words("A newer version is here.")
    return app.words("A newer version is here, and your game is saved.")
