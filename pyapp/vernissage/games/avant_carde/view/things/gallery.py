"""The gallery (region `market`): six stacks with prices and patrons; in a solo game also the token (AC-1.2, AC-9.2)."""

from __future__ import annotations

import re
from typing import Final

from .....page.core.markup import Child, Node, el, join
from .....page.view.scene import Scene
from .....page.view.terms import heading
from .....table.game import Action
from ...rules import box
from ...rules.answers import Buy, Collect, Forge, ForgeIt, Tuck
from ...rules.decisions import AskForge
from ...rules.state import EMPTY, blocked, stack
from ..choices import act, choice
from ..names import card_word, cards, money
from ..patrons import patron_name, patron_of, patron_text, set_name
from ..signs import coin, first_sign, top_face
from ..terms import TERMS
from ..ui import Ui, buying, own_decision, state


def by_number(scene: Scene) -> dict[int, Action]:
    """By stack, the answer that a press on its top card gives now: to buy it, or to take it for free."""
    found: dict[int, Action] = {a.number: a for a in scene.options if isinstance(a, Buy | Collect | Forge)}
    d = own_decision(scene)
    if isinstance(d, AskForge):
        found[state(scene).buys[d.buy].number] = ForgeIt()
    return found


def market(scene: Scene, ui: Ui) -> Node:
    """The region `market`."""
    words, s = scene.words, state(scene)
    can = by_number(scene)
    shown = [_stack(scene, ui, n, can.get(n)) for n in box.PATRONS]
    sets = dict.fromkeys(s.sets)
    note = set_name(words, s.sets[0]) if len(sets) == 1 else words("Patrons of several cities")
    head = heading(words, TERMS["gallery"], words("The gallery"), note)
    return el("div", head, el("ol", *shown, cls="ac-gal"), _token(scene) if len(s.players) == 1 else "", cls="ac-market")


def _stack(scene: Scene, ui: Ui, number: int, action: Action | None) -> Node:
    words, s = scene.words, state(scene)
    x = stack(s, number)
    barred = blocked(s) == number
    name = card_word(words, x.top) if x.top != EMPTY else words("empty")
    patron = patron_of(s.sets, number)
    label = words(
        "%(card)s, %(patron)s, for %(money)s, %(left)s in the stack",
        card=name, patron=patron_name(words, patron), money=money(words, number), left=cards(words, x.left()),
    )  # fmt: skip
    if barred:
        label = words("%(card)s. The token stands here: nothing can be bought.", card=label)
    card: Child = top_face(words, s.sets, x.top)
    if barred:
        card = join((card, el("span", first_sign(), cls="ac-stands")))
    d = own_decision(scene)
    if action is not None and d is not None:
        label = words("%(card)s. %(what)s.", card=label, what=choice(scene, d, action).text)
        top: Child = el(
            "button",
            card,
            type="button",
            cls="ac-c can",
            id=f"stack-{number}",
            data_do=f"room {act(action)}",
            aria_label=label,
            data_piece=f"top-{number}",
        )
    else:
        top = el("span", card, el("span", label, cls="vh"), cls="ac-c", data_piece=f"top-{number}")
    who = el(
        "button",
        _parted(patron_name(words, patron)),  # a phone's cards are too small for it
        type="button",
        cls="ac-pat",
        id=f"patron-{number}",
        data_do=f"room patron {number}",
        aria_expanded="true" if ui.patron == number else "false",
        aria_label=words(
            "Power of %(number)s, %(patron)s: %(text)s",
            number=number,
            patron=patron_name(words, patron),
            text=patron_text(words, patron),
        ),
    )
    tuck: Child = ""
    tucked = Tuck(number)
    if tucked in scene.options and d is not None:
        text = choice(scene, d, tucked).text
        tuck = el(
            "button",
            words("Tuck"),
            type="button",
            cls="ac-tuck",
            id=f"tuck-{number}",
            data_do=f"room {act(tucked)}",
            aria_label=text,
        )
    foot = el(
        "span",
        coin(words("$%(n)s", n=number)),
        el("span", words.of("stack", "%(n)s left") % {"n": x.left()}, cls="ac-left"),
        cls="ac-price",
        aria_hidden="true",
    )
    far = action is None and buying(scene) and d is not None
    return el(
        "li",
        foot,
        top,
        who,
        tuck,
        data_at=f"stack-{number}",
        cls=f"ac-stack{' barred' if barred else ''}{' far' if far else ''}",
    )


_VOWELS: Final = "aeiouyäöüąęóéèáíú"
_PARTS: Final = re.compile(rf"(?<=\w\w)(?!(?<=[cdrsz])[hjz])[^\W\d{_VOWELS}]j?[{_VOWELS}]")


def _parted(name: str) -> str:
    """A name that may be parted near its middle, before a consonant with a vowel; letters of one sound stay together."""
    ways = [one.start() for one in _PARTS.finditer(name)]
    at = min(ways, key=lambda way: abs(2 * way - len(name)), default=0)
    return f"{name[:at]}\N{SOFT HYPHEN}{name[at:]}" if at and "-" not in name else name


def _token(scene: Scene) -> Node:
    """In a solo game: the nine sections that the token passes through (AC-9.2)."""
    words, s = scene.words, state(scene)
    names = [words("Change"), *map(str, box.PATRONS), words("Awards"), words("Extras")]
    at = s.round - 1
    shown = [
        el(
            "li",
            first_sign() if i == at else "",
            el("span", t),
            cls="on" if i == at else "done" if i < at else None,
            aria_current="step" if i == at else None,
        )
        for i, t in enumerate(names)
    ]
    return el("ol", *shown, cls="ac-token", aria_label=words("Where the token stands"))
