"""Money and where it comes from, what awards cost, and the piles to look through: the region `shared` (AC-3.1, AC-3.4)."""

from __future__ import annotations

from typing import Final

from .....page.core.markup import Child, Node, el, join
from .....page.view.phrases import owned
from .....page.view.scene import Scene
from .....page.view.terms import explained, heading
from ...rules import box, flow, scoring
from ...rules.patrons import roster
from ...rules.state import CONCEALED, Cards, Player
from ..choices import act, choice
from ..names import awards, card_word, cards, money
from ..signs import award_sign, change_sign, gem_sign, mini
from ..terms import TERMS
from ..ui import Ui, buying, me, own_decision, state
from .line import by_discard, twos

STEPS: Final = 7
"""The fewest steps of the awards that are shown."""


def counted(scene: Scene) -> int:
    """The sum of money that decides on awards now."""
    p = me(scene)
    return p.peak if roster(state(scene).sets).by_peak else p.made


def parts(scene: Scene) -> list[tuple[str, int]]:
    """The sources of this turn's money, or of the money that the line would give: words and sums."""
    words, p = scene.words, me(scene)
    owed = sum(_owed(p))
    if not p.made:
        out = [
            (words("cards in the line"), len(flow.ups(p))),
            (words("promised by powers"), owed),
            (words("hidden gem"), int(p.gem)),
        ]
        return [x for x in out if x[1]]
    if not buying(scene):
        return []
    line = _paid(p)
    rest = p.made - line - p.gem - p.spent_change
    out = [
        (words("cards in the line"), line),
        (words("powers"), rest),
        (words("hidden gem"), int(p.gem)),
        (words("change token"), int(p.spent_change)),
        (words("spent"), p.money - p.made),
    ]
    return [x for x in out if x[1]]


def _owed(p: Player) -> list[int]:
    """The dollars that powers have added to the coming turn to buy, or taken from it."""
    return [n for e in p.lasting if e.kind == "owed" for n in e.args[:1]]


def _paid(p: Player) -> int:
    """How many cards of the line have given their $1, before a Promoter took a dollar away (AC-SI.5)."""
    debts = sum(n for n in _owed(p) if n < 0)
    return min(sum(1 for x in p.line if x.state != CONCEALED), p.made - debts)


def sum_of(scene: Scene) -> int:
    """The money that can be spent now; before the turn to buy, what the line would give."""
    p = me(scene)
    if buying(scene) and (p.made or p.money):
        return p.money
    return max(sum(n for _, n in parts(scene)), 0)


def purse(scene: Scene) -> Node:
    """The money and its sources, as rows of the decision."""
    words = scene.words
    rows = [
        el("li", el("span", what, cls="tx"), el("span", _signed(scene, n), cls="va"), cls="gain" if n > 0 else "nil")
        for what, n in parts(scene)
    ]
    label = owned(scene, words("Money to spend"), words("%(name)s's money to spend")) if buying(scene) else words("Money")
    figure = el("b", money(words, sum_of(scene)), data_at="sum", data_held="")
    total = el("p", el("span", label), el("span", figure, cls="va"), cls="sum")
    return join((el("ul", *rows, cls="reads ac-reads") if rows else "", total))


def _signed(scene: Scene, n: int) -> str:
    words = scene.words
    return words("+$%(n)s", n=n) if n > 0 else words("\N{MINUS SIGN}$%(n)s", n=-n)


def asks(n: int) -> int:
    """How much money the n-th award takes (AC-3.4)."""
    last = len(box.AWARD_STEPS)
    return box.AWARD_STEPS[n - 1] if n <= last else box.AWARD_STEPS[-1] + (n - last) * box.AWARD_RISE


def award_steps(scene: Scene) -> Node:
    """The amounts of money that earn awards; those that are reached are marked."""
    words = scene.words
    have = counted(scene) if buying(scene) and me(scene).made else sum_of(scene)
    reached = scoring.awards_for(have)
    top = max(STEPS, reached + 2)
    shown = []
    for n in range(max(1, top - STEPS + 1), top + 1):
        look = "on" if n <= reached else None
        heard = el("span", awards(words, n), cls="vh")
        figure = el("span", n, aria_hidden="true")
        shown.append(el("li", el("b", money(words, asks(n))), figure, heard, cls=look, data_at=f"step-{n}"))
    return el("ol", *shown, cls="ac-steps", data_at="steps", aria_label=words("Awards by money"))


def shared(scene: Scene, ui: Ui) -> Node:
    """The region `shared`: the awards, then the own piles."""
    words, s, p = scene.words, state(scene), me(scene)
    left = words("%(n)s left", n=s.awards)
    mine: list[Child] = [
        el("span", award_sign(), el("b", p.awards, data_at="had", data_held=""), cls="ac-have", data_at="awards"),
        el("span", words.count("award", "awards", p.awards)),
    ]
    if p.gem:
        mine.append(el("span", gem_sign(), explained(words, TERMS["gem"], words("hidden gem")), cls="ac-own-t"))
    if p.change:
        mine.append(el("span", change_sign(), explained(words, TERMS["change"], words("change")), cls="ac-own-t ac-change"))
    return el(
        "div",
        el("div", heading(words, TERMS["awards"], words("Awards"), left), award_steps(scene), cls="ac-aw"),
        el("p", el("span", words("You have"), cls="vh"), *mine, cls="ac-mine"),
        el("p", twos(scene), cls="hint ac-twos") if buying(scene) else "",
        _piles(scene, ui),
        cls="ac-shared",
    )


def heap(scene: Scene, pile: str) -> Cards:
    """The cards of a pile that people may look through."""
    p = me(scene)
    return {"deck": p.deck, "discard": p.discard, "trash": state(scene).trash}.get(pile, ())


def _piles(scene: Scene, ui: Ui) -> Node:
    words = scene.words
    names = {"deck": words("Deck"), "discard": words("Discard"), "trash": words("Trash")}
    out = []
    for pile, title in names.items():
        n = len(heap(scene, pile))
        out.append(
            el(
                "button",
                el("b", n),
                title,
                type="button",
                cls=f"ac-pile{' on' if ui.pile == pile else ''}",
                id=f"pile-{pile}",
                data_at=f"pile-{pile}",
                data_do=f"room pile {pile}",
                aria_expanded="true" if ui.pile == pile else "false",
                aria_label=words("%(pile)s: %(cards)s", pile=title, cards=cards(words, n)),
            )
        )
    return join((el("div", *out, cls="ac-piles"), _looked(scene, ui)))


def _looked(scene: Scene, ui: Ui) -> Child:
    """The content of the open pile: each card with its number. The order of the deck is secret."""
    if ui.pile not in ("deck", "discard", "trash"):
        return ""
    words, held = scene.words, heap(scene, ui.pile)
    about = {
        "deck": words("Still to be drawn"),
        "discard": words("They become your next deck"),
        "trash": words("Out of the game"),
    }[ui.pile]
    head = el("p", explained(words, TERMS[ui.pile], about), cls="ac-pile-h")
    if not held:
        return el("div", head, el("p", words("Empty."), cls="hint"), cls="ac-looked")
    can = by_discard(scene) if ui.pile == "discard" else {}
    d = own_decision(scene)
    out = []
    for card in dict.fromkeys(held):
        n = held.count(card)
        many = el("span", words("%(n)s times", n=n), cls="vh") if n > 1 else ""
        times = el("small", "\N{MULTIPLICATION SIGN}", n, aria_hidden="true") if n > 1 else ""
        shown = join((mini(card), times, el("span", card_word(words, card), cls="vh"), many))
        if card in can and d is not None:
            shown = el(
                "button",
                shown,
                type="button",
                cls="ac-mb",
                id=f"in-{card}",
                data_do=f"room {act(can[card])}",
                aria_label=choice(scene, d, can[card]).text,
            )
        out.append(el("li", shown))
    return el("div", head, el("ul", *out, cls="ac-heap", id="heap"), cls="ac-looked")


def award_note(scene: Scene) -> str:
    """How many awards the money earns, and how much the next one takes, in one sentence."""
    words = scene.words
    have = counted(scene) if buying(scene) and me(scene).made else sum_of(scene)
    n = scoring.awards_for(have)
    return words("This turn: %(awards)s; the next one at %(money)s", awards=awards(words, n), money=money(words, asks(n + 1)))
