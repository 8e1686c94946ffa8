"""The place cards of the set-up: who sits where, with a face, a name, a level and a way of playing."""

from __future__ import annotations

from ...bots.characters import named
from ...bots.registry import STRENGTH
from ..app import App
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Node, el
from ..core.words import Words
from ..programme import LEVEL_HINTS, LEVEL_WAYS, level_names, offered
from ..table.opponents import about
from ..view.faces import face
from .setup import PERSON, Occupant, castable, field_id

BARS = len(STRENGTH) - 1
"""How many bars the sign of a level has: as many as there are levels that think."""


def place_card(app: App, i: int, occupant: Occupant) -> Node:
    """The card of the i-th seat: a face and a name, who plays, how strong, who else could sit there, in which way they play."""
    words = app.words
    number = words("Player %(n)s", n=i + 1)
    who = named(occupant.name) if occupant.level else None
    bot = occupant.level != PERSON
    guest = app.guest is not None and app.guest.seat == i
    way = el("span", _way(words, occupant.level), id=f"way-{i}")
    seen = any(one.level == occupant.level for one in app.setup(app.plans.chosen).occupants[:i])
    name = el("b", occupant.name, cls="sc-n") if bot else _typed_name(words, i, occupant, number)
    return el(
        "li",
        face(who.name) if who is not None else el("span", _sitter(), cls="num face", aria_hidden="true"),
        el("div", name, _levels(app, i, occupant, number, guest=guest), cls="sc-w"),
        el("p", words("A bot from a file."), cls="sc-l", id=f"way-{i}")
        if guest
        else el("p", el("b", _level(words, occupant.level)), " ", way, cls="sc-l sc-again" if seen else "sc-l"),
        _cast(app, i, occupant, number) if bot and not guest else NOTHING,
        el("p", *about(words, app.plans.chosen, occupant.level, who), cls="about", id=f"about-{i}"),
        cls="seat-card" if bot else "seat-card person",
    )


def radio(field: str, value: str, *shown: Child, on: bool, about: str, cls: str = "opt") -> Node:
    """One of several answers to a question, as a card to press. `field`: the question's name in a `Changed`; `shown`: what is
    seen of it, and its words; `about`: the id of the text that says more of the one that is chosen.
    """
    ident = field_id(field, value or "person")
    more = about if on else None
    dot = el("input", type="radio", id=ident, name=field, value=value, data_field=field, checked=on, aria_describedby=more)
    return el("label", dot, *shown, cls=cls)


def _levels(app: App, i: int, occupant: Occupant, number: str, *, guest: bool) -> Node:
    """A person, or a bot of some strength: a sign each; what the chosen one means stands below. A guest is none of them."""
    words = app.words
    field = field_id("level", i)
    kinds = [radio(field, PERSON, _sitter(), _told(words("A person")), on=occupant.level == PERSON, about=f"way-{i}", cls="lv")]
    for level in offered(app.bots[app.plans.chosen], occupant.level):
        said = words("Bot: %(level)s, %(strength)s", level=level_names(words)[level], strength=words(LEVEL_HINTS[level]))
        on = level == occupant.level and not guest
        kinds.append(radio(field, level, _bars(STRENGTH.index(level)), _told(said), on=on, about=f"way-{i}", cls="lv"))
    label = words("%(player)s: who", player=number)
    return el("div", *kinds, cls="lvs", id=field, role="radiogroup", tabindex=-1, aria_label=label)


def _told(text: str) -> Node:
    """What a screen reader says for a picture."""
    return el("span", text, cls="vh")


def _sitter() -> Node:
    """The sign of a person: head and shoulders."""
    return el(
        "svg", el("path", d="M12 4.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM4.5 20.5c.6-4.4 3.6-6 7.5-6s6.9 1.6 7.5 6"),
        cls="ic", viewBox="0 0 24 24", aria_hidden="true",
    )  # fmt: skip


def _bars(n: int) -> Node:
    """The sign of a strength: rising bars, the first n of them full."""
    bars = (
        el("path", d=f"M{4 + 6 * at} 20v-{5 + 4 * at}h4v{5 + 4 * at}z", cls="full" if at < n else None) for at in range(BARS)
    )
    return el("svg", *bars, cls="bars", viewBox="0 0 30 24", aria_hidden="true")


def _level(words: Words, level: str) -> str:
    """What a seat's player is called, and how strong it is."""
    if level == PERSON:
        return words("A person.")
    return words("%(level)s, %(strength)s.", level=level_names(words)[level], strength=words(LEVEL_HINTS[level]))


def _way(words: Words, level: str) -> str:
    """How a seat's player plays, in a sentence."""
    return words("Plays on this device.") if level == PERSON else words(LEVEL_WAYS[level])


def _cast(app: App, i: int, occupant: Occupant, number: str) -> Node:
    """The faces of those of this strength who could sit here; nothing if there is one alone."""
    words, field = app.words, field_id("who", i)
    could = castable(app.setup(app.plans.chosen).occupants, occupant)
    those = [c for c in could if c.name == occupant.name or c.level == occupant.level]
    if len(those) < 2:
        return NOTHING
    faces = (
        radio(field, c.name, face(c.name), _told(c.name), on=c.name == occupant.name, about=f"about-{i}", cls="fc")
        for c in those
    )
    label = words("%(player)s: character", player=number)
    return el("div", icon("swap"), *faces, cls="cast", id=field, role="radiogroup", tabindex=-1, aria_label=label)


def _typed_name(words: Words, i: int, occupant: Occupant, number: str) -> Node:
    """What a person is called."""
    return el(
        "input",
        type="text",
        id=f"name-{i}",
        name=f"name-{i}",
        value=occupant.name,
        data_field=f"name-{i}",
        maxlength=24,
        dir="auto",
        autocomplete="off",
        placeholder=number,
        aria_label=words("%(player)s: name", player=number),
    )
