"""What the page speaks: one language, whose words are here; those of another come once it is chosen."""

from __future__ import annotations

from .app import App
from .core.done import UNUSED, Done, done
from .core.messages import Hush, Learn, Say
from .core.words import LANGUAGES
from .foyer import update as foyer
from .foyer.state import Foyer
from .replay import update as replay
from .replay.state import Replay
from .table import update as table
from .table.state import TableRoom


def speak(app: App, language: str) -> Done:
    """Changes the language, once its words are here."""
    if language not in app.browser.speaks:
        app.learning = language
        return done(Learn(language), Say(app.words("A moment, please."), shown=True), shows="nothing")
    app.learning = ""
    app.speak(language)
    app.remember()
    match app.room:
        case Foyer() as room:
            came = foyer.refreshed(app, room)
        case TableRoom() as room:
            came = table.refreshed(app, room)
        case Replay() as room:
            came = replay.refreshed(app, room)
    return came.then(Say(LANGUAGES[language]))


def take_language(app: App, language: str, good: bool) -> Done:
    """The words of a language are here, or could not be fetched. People may have chosen another one since."""
    if good:
        app.browser.speaks.add(language)
    if app.learning != language:
        return UNUSED
    app.learning = ""
    if good:
        return done(Hush()) + speak(app, language)
    return done(Say(app.words("This language could not be loaded: try again with a connection."), shown=True))
