"""What the house says: of the theme, of a newer build."""

from __future__ import annotations

from ..app import App
from ..core.words import Words


def theme_name(words: Words, theme: str) -> str:
    """What a theme is called."""
    return {"system": words("as your device has it"), "light": words("day"), "dark": words("night")}[theme]


def newer(app: App) -> str:
    """What is said of a newer build."""
    if app.play is None or app.saved != "yes":
        return app.words("A newer version of this page is here.")
    return app.words("A newer version of this page is here. Your game is saved.")
