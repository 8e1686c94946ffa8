"""Guests as markup: what the set-up and the menu show, and the dialog that says why one has left."""

from __future__ import annotations

from typing import Final

from ...bots.characters import CHARACTERS as PEOPLE
from ...bots.guests import INSTALLS, LARGEST, LONGEST, MOST
from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Node, el, join
from ..core.words import N_, Words
from ..foyer.setting_up import guest_field
from ..programme import level_names, show
from .state import Guest, GuestLeft, Trouble

CHARACTERS: Final = frozenset(who.name for who in PEOPLE)
"""The names of our characters."""
WHEELS: Final = {
    "named": N_("%(file)s is not what a wheel is called: give it back its name, as in name-1.0-py3-none-any.whl."),
    "native": N_("%(file)s has compiled code, made for one kind of computer: choose a wheel whose name ends in none-any.whl."),
    "outside": N_("%(file)s would put a file outside of its own place: %(name)s."),
    "bomb": N_("%(file)s is too large when it is unpacked."),
    "record": N_("%(file)s is damaged: what it says of itself is not what is in it. %(name)s"),
    "starts": N_("%(file)s would have Python run something by itself: %(name)s."),
    "hides": N_("%(file)s would take the place of %(name)s, which is there already."),
    "twice": N_("%(name)s is there twice: choose one wheel of it."),
    "needs": N_("Something is missing: %(name)s. Nothing is fetched: choose its wheel, too, together with %(file)s."),
    "clash": N_("Two versions do not fit: %(name)s. Choose another wheel of it."),
    "absent": N_("%(file)s needs Python's own module %(name)s, which the page does not have."),
}
"""What is wrong with a wheel, by the kinds of `bots.guests`; `name` is the detail."""


def panel(app: App, guest: Guest, seat: int | None) -> Node:
    """What the set-up shows: who sits here and what a guest may do; or the field for a file, and what the last one lacks."""
    words = app.words
    if seat is not None:
        about = words(
            "It sees only what its seat may see. The page keeps the network and saved games from it, as far as "
            "a browser can: add only what you trust. If it thinks for more than %(n)s seconds or breaks the "
            "rules, or when the page is loaded again, one of our bots plays on in its seat.", n=LONGEST,
        )  # fmt: skip
        said = words("%(name)s sits at the table, as player %(n)s.", name=guest.name, n=seat + 1)
        return el("div", el("p", el("b", said)), el("p", about, cls="hint"), away(words, guest.name), cls="guest")
    if guest.coming:
        below: Node = el("p", words("Loading %(file)s.", file=guest.file), cls="hint", role="status")
    elif guest.trouble is not None:
        below = el("p", why_not(app, guest), cls="fault", role="alert", id="guest-fault")
    else:
        below = NOTHING
    return join((guest_field(words), below))


def away(words: Words, name: str) -> Node:
    """The button that sends a guest away."""
    return button(words("Send %(name)s away", name=name), "guest away", sign="close", id="guest-away")


def why_not(app: App, guest: Guest) -> str:
    """Why files are not at the table, and what to do."""
    words, trouble = app.words, guest.trouble or Trouble("lost")
    file = trouble.file or guest.file
    match trouble.kind:
        case "ending":
            return words("%(file)s is not a bot: choose a file whose name ends in .py or .whl.", file=file)
        case "many":
            return words("Too many files: choose at most %(n)s at once, and one .py file among them.", n=MOST)
        case "large":
            return words("%(file)s is too large: a bot may have %(n)s MB at most.", file=file, n=LARGEST // 1_000_000)
        case "long":
            return words("%(file)s took more than %(n)s seconds to install, and was stopped.", file=file, n=INSTALLS)
        case "missing":
            return words(
                "%(file)s needs the module %(module)s, which the page does not have: add the wheel that brings it.",
                file=file, module=trouble.detail,
            )  # fmt: skip
        case "none":
            game = words(show(app.plans.chosen).title)
            return words(
                "%(file)s has no bot for %(game)s. In a .py file it is called BOT; a wheel names it as an entry point.",
                file=file, game=game,
            )  # fmt: skip
        case "shape":
            return words("%(file)s holds no bot, that is, an object with think(view, seat, rng).", file=file)
        case "slow":
            return words("%(file)s took more than %(n)s seconds to load, and was stopped.", file=file, n=LONGEST)
        case "place":
            return words("First choose a bot for one of the places, then add the file again.")
        case "broken":
            return words("%(file)s could not be run. %(error)s", file=file, error=trouble.detail)
        case kind if kind in WHEELS:
            return words(WHEELS[kind], file=file, name=trouble.detail)
    return words("%(file)s could not be loaded: try again with a connection.", file=file)


def why_guest_left(app: App, dialog: GuestLeft) -> tuple[str, Node]:
    """Title and body of the dialog that says why a guest has left."""
    words, trouble, who = app.words, dialog.trouble, dialog.who
    match trouble.kind:
        case "illegal":
            why = words("Its answer was against the rules: %(answer)s", answer=trouble.detail)
        case "slow":
            why = words("It thought for more than %(n)s seconds.", n=LONGEST)
        case "shape":
            why = words("Its think(view, seat, rng) does not pause: it needs a yield.")
        case "lost":
            why = words("The browser stopped it.")
        case "absent":
            why = words(WHEELS["absent"], file=dialog.who, name=trouble.detail)
        case _:
            why = words("It stopped with an error. %(error)s", error=trouble.detail)
    play = app.table()
    level = level_names(words)[play.level(dialog.seat)]
    on = words("%(name)s plays on in its seat (%(level)s).", name=play.name(dialog.seat, words), level=level)
    parts = (el("p", why, cls="guest-why"), el("p", on), el("div", button(words("Continue"), "close", cls="do"), cls="acts"))
    return words("%(name)s has left.", name=who), join(parts)
