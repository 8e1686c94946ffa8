"""Advice in Avant Carde, in the words of its buttons; the terms are those of `bots.avant_carde.master.Master.weigh`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....page.core.markup import Content, el, join
from ....page.core.words import N_, Words
from ....page.view import compared
from ....page.view.reasons import Counsel, Reason
from ....page.view.scene import Reply, Scene
from ....table.game import BACK, Action
from ....table.match import Match
from ..rules.answers import Buy, Play, Tuck, Upgrade, Use
from ..rules.decisions import AskBuy, AskLine
from ..rules.game import question
from .choices import choice
from .names import awards, card_word, money
from .things import pictures
from .ui import Ui, me, state


class AvantCardeCounsel:
    """The words of Avant Carde's answers and terms. See `Counsel`."""

    about = N_("about %(points)s awards")

    def move(self, scene: Scene, one: Weighed) -> str:
        """See `Counsel.move`."""
        return choice(scene, question(state(scene)), one.action).text

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """See `Counsel.reasons`."""
        return [
            Reason(_TEXTS[t.name](scene.words, t), None if t.name in _PLAIN else t.points, t.scored)
            for t in one.terms
            if t.name != "close"
        ]

    def show(self, scene: Scene, ui: Ui, one: Weighed) -> Reply:
        """See `Counsel.show`. The button that gives the answer gets the focus; a card that is to be upgraded is picked up."""
        a = one.action
        calm = replace(ui, patron=0, seat=-1, pile="", ending=False, fresh=False)
        if isinstance(a, Upgrade):
            calm = replace(calm, lift=(a.where, a.which))
        return Reply(calm, say=self.move(scene, one), focus=_ident(scene, one))

    def board(self, scene: Scene, played: Action, better: Action | None) -> Content:
        """See `Counsel.board`: the line so far, and below it what could be chosen, each with its name."""
        d, kinds = question(state(scene)), (type(played), type(better))
        things: list[tuple[Action, Content]] = []
        for a in scene.game.options(scene.state, d):
            if isinstance(a, kinds):
                made = choice(scene, d, a)
                drawn = not isinstance(made.picture, str | int)
                things.append((a, el("div", made.picture or made.text, cls="vs-pic" if drawn else "vs-card")))
        laid = len(me(scene).line)
        words, small = scene.words, max(4, min(laid, 8)) if laid else len(things[: compared.MOST])  # a strip
        first = better.card if isinstance(better, Play) else BACK
        line = (el("small", words("Your line")), pictures.small(scene, small, first)) if laid or Play in kinds else ()
        below = words("Your hand") if Play in kinds else words("The gallery") if Buy in kinds else ""
        return join((*line, below and el("small", below), compared.row(things, played, better)))

    def undone(self, match: Match[Any], ply: int) -> bool:
        """See `Counsel.undone`. The rules of this game let nobody take an answer back."""
        return False


def _ident(scene: Scene, one: Weighed) -> str:
    """The id of the button that gives the answer; of two the first that is seen."""
    a, d = one.action, question(state(scene))
    if isinstance(d, AskLine):
        return f"hand-{a.card}-1" if isinstance(a, Play) else "stop"
    if not isinstance(d, AskBuy):
        return f"answer-{list(scene.options).index(a)}"
    match a:
        case Buy(number):
            return f"stack-{number} shop-{number}"  # a phone that shows no gallery has a list
        case Tuck(number):
            return f"tuck-{number} under-{number}"
        case Use(place, power):
            return f"use-{place}-{power}"
        case Upgrade(_, _, level, goal):
            return f"to-{level}-{goal}"
        case _:
            return a.verb


def _line(words: Words, t: Term) -> str:
    (n,) = t.details
    if not n:
        return words("No card can follow")
    return words.count("Your line can grow by %(n)s card", "Your line can grow by %(n)s cards", n)


def _yield(words: Words, t: Term) -> str:
    if t.points > 0:
        return words("Your deck's hands will bring more money")
    return words("Your deck's hands will bring less money")


def _awards(words: Words, t: Term) -> str:
    return awards(words, t.details[0])


_PLAIN: Final = frozenset({"spare", "needed", "idle", "line", "hoard", "kin", "money"})
"""Terms whose words tell everything, so that their points are not shown."""

_TEXTS: Final[Mapping[str, Callable[[Words, Term], str]]] = {
    "line": _line,
    "draws": lambda w, _: w("It brings more cards"),
    "spare": lambda w, _: w("Your longest line does not need it"),
    "needed": lambda w, _: w("Your longest line needs it"),
    "hoard": lambda w, t: w.count(
        "%(n)s card of this colour in your hand", "%(n)s cards of this colour in your hand", t.details[0]
    ),
    "idle": lambda w, _: w("The power is left unused"),
    "fits": lambda w, t: w.count(
        "Of 100 cards you draw %(n)s would match", "Of 100 cards you draw %(n)s would match", t.details[0]
    ),
    "money": lambda w, t: money(w, t.details[0]),
    "card": lambda w, t: w("%(card)s, a colour that you collect", card=card_word(w, t.details[0])),
    "unliked": lambda w, t: w("%(card)s, a colour that you do not collect", card=card_word(w, t.details[0])),
    "wait": lambda w, _: w("A better buy may come"),
    "kin": lambda w, t: w.count(
        "%(n)s card of your line has its number", "%(n)s cards of your line have its number", t.details[0]
    ),
    "yield": _yield,
    "awards": _awards,
    "power": lambda w, _: w("What the power brings, before you spend anything"),
    "copied": lambda w, _: w("What the copied powers bring"),
    "another": lambda w, _: w("The dollar that another award needs"),
    "award": lambda w, _: w("A card becomes an award"),
    "tuck": lambda w, _: w("Another card comes up"),
    "stage": lambda w, t: w("What a %(n)s bought at this point has brought in many games", n=t.details[0]),
    "alike": lambda w, t: w.count(
        "Of 100 cards you draw %(n)s has its colour", "Of 100 cards you draw %(n)s have its colour", t.details[0]
    ),
    "same": lambda w, t: w.count(
        "Of 100 cards you draw %(n)s has its number", "Of 100 cards you draw %(n)s have its number", t.details[0]
    ),
    "last": lambda w, _: w("Nothing is left over for a change token"),
    "left": lambda w, t: w("%(money)s is left to spend", money=money(w, t.details[0])),
    "promise": lambda w, _: w("What you could buy once the next card lies open"),
    "unused": lambda w, t: w.count("%(n)s power is lost", "%(n)s powers are lost", t.details[0]),
    "forgo": lambda w, t: w.count("%(n)s award is lost", "%(n)s awards are lost", t.details[0]),
}


COUNSEL: Final[Counsel] = AvantCardeCounsel()
