"""Every option of every decision in plain words, with the card that it is about, so that each can be a button.

Glossary: a *choice* is an option as people see it. The *place* of a card in the line counts from 0 here; people count from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ....page.core.markup import Child
from ....page.core.words import N_, Words
from ....page.view.scene import Scene
from ....table.game import Action, Decision, Step, packed
from ..rules import box, using
from ..rules.answers import (
    Bank,
    Buy,
    Change,
    Claim,
    Collect,
    Colour,
    Conceal,
    ConcealLaid,
    Copy,
    Discard,
    Draw,
    End,
    Forge,
    ForgeIt,
    Forgo,
    Impersonate,
    Number,
    Play,
    Promote,
    Reserve,
    Skip,
    Stop,
    Trash,
    Tuck,
    Unveil,
    Upgrade,
    Use,
    UseIt,
)
from ..rules.decisions import AskAdvance, AskChange, AskDrawMore, AskForge, AskHip, AskInvest, AskOdd, AskPower
from ..rules.patrons import AFTER_POWERS, OWNER, PATRONS, POWERS
from ..rules.patrons.common import IN_LINE
from ..rules.state import CONCEALED, TURNED, UP, Laid, State, lasts, stack
from .names import card_word, colour, laid_word, money
from .patrons import patron_name, power_name
from .signs import face, laid_face, mark
from .ui import me, state


class Choice(NamedTuple):
    """An option as it is shown: words, a card or a mark, and a warning if it would waste something."""

    text: str
    picture: Child = ""
    small: str = ""
    """A shorter text that fits below a picture; empty if `text` fits."""
    warning: str = ""


def act(a: Action) -> str:
    """What the option's button asks the room for: the verb `give` and the whole answer."""
    verb, numbers = packed(a)
    return " ".join(["give", verb, *map(str, numbers)])


def wasted(scene: Scene, place: int) -> bool:
    """Whether a power of the card at this place can still be used, so that its use is lost with the card."""
    p = me(scene)
    x = p.line[place]
    return x.state == UP and any(
        not POWERS[pid].auto and using.available(p, x, pid) and POWERS[pid].when(state(scene), scene.seat, place)
        for pid in dict.fromkeys(x.powers)
    )


def _card(scene: Scene, card: int, phrase: str) -> Choice:
    words = scene.words
    return Choice(words(phrase, card=card_word(words, card)), face(words, state(scene).sets, card), card_word(words, card))


def laid_name(scene: Scene, x: Laid) -> str:
    """A card of the own line in words."""
    words = scene.words
    if x.state in (CONCEALED, TURNED):
        return words("the concealed %(card)s", card=card_word(words, x.card))
    return laid_word(words, x.card, x.mask)


def _placed(scene: Scene, place: int, phrase: str) -> Choice:
    x = me(scene).line[place]
    words = scene.words
    return Choice(words(phrase, card=laid_name(scene, x)), laid_face(words, state(scene).sets, x), laid_name(scene, x))


def _play(scene: Scene, _d: Decision, a: Play) -> Choice:
    return _card(scene, a.card, N_("Play %(card)s"))


def _stop(scene: Scene, _d: Decision, _a: Stop) -> Choice:
    return Choice(scene.words("End my line"))


def _skip(scene: Scene, d: Decision, _a: Skip) -> Choice:
    words = scene.words
    return Choice(
        {
            "change": words("Leave it as it is"),
            "odd": words("Leave it as it is"),
            "draw_more": words("Draw nothing"),
            "conceal": words("Conceal nothing"),
            "complete": words("Conceal nothing"),
            "unveil": words("Unveil nothing"),
            "trash": words("Trash nothing"),
            "invest": words("Trash nothing"),
            "copy": words("Copy nothing"),
            "forge": words("Let it pass"),
        }.get(d.kind, words("Do not use it"))
    )


def _trash(scene: Scene, d: Decision, a: Trash) -> Choice:
    where, which, _ = a
    words = scene.words
    if where != IN_LINE:
        made = _card(scene, which, N_("Trash %(card)s from the discard pile"))
        return made._replace(small=words("%(card)s, discarded", card=made.small))
    made = _placed(scene, which, N_("Trash %(card)s from your line"))
    if isinstance(d, AskInvest):
        x = me(scene).line[which]
        worth = 2 if any(x.mask & box.NUMBER_BIT[n] for n in (5, 6, 7)) else 1
        made = made._replace(small=words("%(card)s for %(money)s", card=made.small, money=money(words, worth)))
    return made._replace(warning=words("Its power has not been used yet.") if wasted(scene, which) else "")


def _number(scene: Scene, d: Decision, a: Number) -> Choice:
    words = scene.words
    if isinstance(d, AskOdd):
        return Choice(words("It counts as %(number)s too", number=a.number), str(a.number), " ")
    return Choice(words("It becomes number %(number)s", number=a.number), str(a.number), " ")


def _colour(scene: Scene, d: Decision, a: Colour) -> Choice:
    words = scene.words
    name = colour(words, a.colour)
    phrase = words("It becomes %(colour)s", colour=name) if isinstance(d, AskChange) else words("Name %(colour)s", colour=name)
    return Choice(phrase, mark(a.colour), name)


def _draw(scene: Scene, d: Decision, _a: Draw) -> Choice:
    words = scene.words
    if isinstance(d, AskDrawMore):
        return Choice(words.count("Draw %(n)s card", "Draw %(n)s cards", d.cards + lasts(me(scene), "shmooze")))
    if isinstance(d, AskHip):
        return Choice(words("Draw a card and lay it concealed"))
    return Choice(words("Draw two cards, pay $1 later") if isinstance(d, AskAdvance) else words("Draw a card"))


def _use_it(scene: Scene, d: AskPower, _a: UseIt) -> Choice:
    return Choice(power_name(scene.words, d.which))


def _use(scene: Scene, _d: Decision, a: Use) -> Choice:
    words = scene.words
    place, pid, _ = a
    x = me(scene).line[place]
    name = words("%(patron)s: %(use)s", patron=patron_name(words, OWNER[pid]), use=power_name(words, pid))
    left = x.powers.count(pid) - x.used.count(pid)
    return Choice(
        name, laid_face(words, state(scene).sets, x), words("%(name)s (%(n)s left)", name=name, n=left) if left > 1 else ""
    )


def _gallery(scene: Scene, number: int, phrase: str) -> Choice:
    top = stack(state(scene), number).top
    return _card(scene, top, phrase) if top >= 0 else Choice(scene.words("The stack of the %(number)s", number=number))


def _buy(scene: Scene, _d: Decision, a: Buy) -> Choice:
    words, number = scene.words, a.number
    made = _gallery(scene, number, N_("Buy %(card)s"))
    price = words("%(what)s for %(money)s", what=made.text, money=money(words, number))
    return made._replace(text=price, small=money(words, number))


def _impersonate(scene: Scene, _d: Decision, a: Impersonate) -> Choice:
    words, s = scene.words, state(scene)
    if len(s.players) == 1:
        return _card(scene, a.which, N_("Use the powers of %(card)s"))
    seat, place, _ = a
    x = s.players[seat].line[place]
    names = ", ".join(patron_name(words, k) for k in x.patrons)
    text = words("%(patron)s of %(name)s", patron=names, name=scene.names[seat])
    return Choice(text, laid_face(words, s.sets, x))


def _copy(scene: Scene, _d: Decision, a: Copy) -> Choice:
    words, s = scene.words, state(scene)
    x = me(scene).line[a.place]
    names = ", ".join(patron_name(words, k) for k in x.patrons)
    return Choice(words("Copy: %(patron)s", patron=names), laid_face(words, s.sets, x), names)


def _forge_it(scene: Scene, d: AskForge, _a: ForgeIt) -> Choice:
    return _gallery(scene, state(scene).buys[d.buy].number, N_("Take %(card)s for free"))


def _claim(scene: Scene, _d: Decision, a: Claim) -> Choice:
    words, n = scene.words, a.awards
    return Choice(words.count("Take %(n)s award", "Take %(n)s awards", n))


def _upgrade(scene: Scene, _d: Decision, a: Upgrade) -> Choice:
    where, which, level, goal, _ = a
    words, s = scene.words, state(scene)
    card = me(scene).line[which].card if where == IN_LINE else which
    name = card_word(words, card)
    if goal not in box.PATRONS:
        return Choice(words("Lift %(card)s to an award", card=name), face(words, s.sets, card), words("an award"))
    top = card_word(words, stack(s, goal).top)
    n = goal - level
    small = words.count("%(card)s, %(n)s upgrade", "%(card)s, %(n)s upgrades", n, card=top)
    return Choice(words("Lift %(card)s to %(top)s", card=name, top=top), face(words, s.sets, stack(s, goal).top), small)


def _end(scene: Scene, _d: Decision, _a: End) -> Choice:
    return Choice(scene.words("End my turn"))


_CHOICES: Final[Mapping[type[Any], Callable[[Scene, Any, Any], Choice]]] = {
    Play: _play,
    Stop: _stop,
    Skip: _skip,
    Trash: _trash,
    Number: _number,
    Colour: _colour,
    Draw: _draw,
    Use: _use,
    UseIt: _use_it,
    Buy: _buy,
    Impersonate: _impersonate,
    Copy: _copy,
    Forge: lambda scene, _d, a: _gallery(scene, a.number, N_("Take %(card)s for free")),
    ForgeIt: _forge_it,
    Claim: _claim,
    Upgrade: _upgrade,
    End: _end,
    Bank: lambda scene, _d, _a: Choice(scene.words("$1 when you buy")),
    Promote: lambda scene, _d, _a: Choice(scene.words("Use the powers of what I buy")),
    Reserve: lambda scene, _d, _a: Choice(scene.words("Wait for a later buy")),
    Change: lambda scene, _d, _a: Choice(scene.words("Spend the change token for $1")),
    Forgo: lambda scene, _d, _a: Choice(scene.words("Give up awards and end")),
    Tuck: lambda scene, _d, a: _gallery(scene, a.number, N_("Tuck %(card)s")),
    Collect: lambda scene, _d, a: _gallery(scene, a.number, N_("Take %(card)s for free")),
    Discard: lambda scene, _d, a: _card(scene, a.card, N_("Discard %(card)s")),
    Conceal: lambda scene, _d, a: _card(scene, a.card, N_("Conceal %(card)s")),
    Unveil: lambda scene, _d, a: _placed(scene, a.place, N_("Unveil %(card)s")),
    ConcealLaid: lambda scene, _d, a: _placed(scene, a.place, N_("Conceal %(card)s of your line")),
}


def choice(scene: Scene, d: Decision, a: Action) -> Choice:
    """An option as people see it: without words of its own it gets its name in the rules, so that it can be chosen."""
    make = _CHOICES.get(type(a))
    return make(scene, d, a) if make is not None else Choice(act(a).removeprefix("give "))


_HOARDER: Final = next(k for k, patron in enumerate(PATRONS) if patron.key == "hoarder")


def question_title(words: Words, scene: Scene, d: Decision) -> tuple[str, str]:
    """What is asked, and whose power asks it: a heading and a sentence, which may be empty (plain text)."""
    leave = Skip() in scene.options
    heads = {
        "power": words("Use this power?"),
        "draw_more": words("Draw?"),
        "change": words("What does it become?"),
        "trash": words("Trash a card, or none?") if leave else words("Trash which card?"),
        "conceal": words("Conceal a card of your hand?"),
        "unveil": words("Unveil a card, or none?") if leave else words("Unveil which card?"),
        "copy": words("Copy whose powers?"),
        "deal": words("A card now, or $1 later?"),
        "swap": words.count("Discard a card to draw one?", "Discard a card to draw %(n)s?", 1 + lasts(me(scene), "shmooze")),
        "invest": words("Trash a card for money, or none?") if leave else words("Trash which card for money?"),
        "hoard": words("Which colour do you hoard?"),
        "impersonate": words("Whose powers do you use?"),
        "tint": words("Which colour has the next concealed card?"),
        "copy_buy": words("Which buy do you copy?"),
        "forge": words("Copy this buy?"),
        "complete": words("Conceal a card to draw?"),
        "collect": words("Take which card for free?"),
        "hip": words("Draw or unveil?"),
        "odd": words("Which number is it too?"),
        "future": words("Trash or conceal which card?"),
        "eccentric": words("Conceal which card?"),
        "advance": words("Draw two cards now?"),
        "promote": words("Use what you buy?"),
    }
    return heads.get(d.kind, words("Your choice")), _source(words, scene, d)


def _source(words: Words, scene: Scene, d: Any) -> str:
    if isinstance(d, AskForge):
        buy = state(scene).buys[d.buy]
        return words(
            "%(name)s has bought from the %(number)ss. Your Forger can take the next card.",
            name=scene.names[buy.seat],
            number=buy.number,
        )
    line = me(scene).line
    place = d.place
    if not 0 <= place < len(line):
        return ""
    x = line[place]
    if isinstance(d, AskDrawMore) and lasts(me(scene), "hoard") and _counted(state(scene), d, x):
        return patron_name(words, _HOARDER)
    if not x.patrons:
        return ""
    names = ", ".join(patron_name(words, k) for k in x.patrons)
    return words("%(patron)s (%(card)s)", patron=names, card=laid_word(words, x.card, x.mask))


def _counted(s: State, d: AskDrawMore, x: Laid) -> bool:
    """Whether it is a Hoarder that draws, for the card at the place: between the card's match and its own powers (AC-TO.7)."""
    waits = [i.kind for i in s.agenda if isinstance(i, Step) and i.args[:2] == (d.seat, d.place)]
    return "laid" not in waits and ("after" in waits or not any(AFTER_POWERS[k] for k in x.patrons[:1]))
