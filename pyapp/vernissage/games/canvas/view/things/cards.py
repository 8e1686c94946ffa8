"""The row and the hand: the regions `market` and `hand` (CV-2.2 to CV-2.5)."""

from __future__ import annotations

from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el, filled, join
from .....page.core.words import N_, Words
from .....page.view import arranging
from .....page.view.phrases import owned
from .....page.view.scene import Scene
from .....page.view.terms import heading
from ...rules import box, layers
from ...rules.events import AutomatonTook, Painted, Took
from ..names import described, layer_place, plain_word, tokens
from ..signs import stack, strip, token
from ..terms import TERMS
from ..ui import Ui, arranged, me, own_turn, state, within_reach
from . import titles

FITS = 8
"""How many letters of a word fit in a line on a phone's cards; longer words are smaller, and hyphenated if need be."""
_PLACE = el("li", el("span", cls="cv-card none"), cls="none", aria_hidden="true")
"""An empty place in the row or the hand."""


def face(scene: Scene, card: int) -> Node:
    """A card: its transparent picture, its strip, its word."""
    word = plain_word(scene.words, card)
    look = f"cv-w {'l' if box.CARDS[card].left else 'r'}{' long' if len(word) > FITS else ''}"
    told = el("span", titles.parted(scene.words, card), cls=look, aria_hidden="true")
    return join((stack((card,)), strip(layers.PICTURES[card]), told))


def cost(scene: Scene, n: int) -> str:
    """The price of the n-th card of the row, counted from 0 (plain text)."""
    return scene.words.of("cost", "free") if not n else tokens(scene.words, n)


def market(scene: Scene, ui: Ui) -> Node:
    """The region `market`: the row; the free card comes first."""
    words, s = scene.words, state(scene)
    shown = [_in_row(scene, ui, n) for n in range(len(s.row))]
    left = words.count("%(n)s card in the deck", "%(n)s cards in the deck", len(s.deck))
    title = heading(words, TERMS["row"], note=left, data_at="deck")
    head = el("div", title, _news(scene), cls="cv-row-h")
    if not s.row:
        said = el("p", words("The row is empty."), cls="cv-dry")
        return el("div", head, said, cls="cv-market")
    shown += [_PLACE] * (box.ROW - len(s.row))
    # On a low screen the row covers the decision, so the decision's buttons stand here too.
    here = el("div", take_button(scene, ui.take, "take-here"), cls="cv-here") if 0 <= ui.take < len(s.row) else ""
    return el("div", head, el("ol", *shown, cls="cv-row", data_drag="row"), here, cls="cv-market")


def _news(scene: Scene) -> Child:
    """What the others have done since this seat's last answer. It stays visible until the seat answers again."""
    words, told = scene.words, []
    for e in scene.news:
        match e:
            case Took() if e.seat != scene.seat:
                phrase, who, what = words("%(name)s took %(card)s"), scene.names[e.seat], plain_word(words, e.card)
            case AutomatonTook():
                phrase, who, what = words("%(name)s took %(card)s"), words("Automaton"), plain_word(words, e.card)
            case Painted() if e.seat != scene.seat:
                title = titles.title_of(scene.words, *e.pile)
                phrase, who, what = words("%(name)s painted %(card)s"), scene.names[e.seat], title
            case _:
                continue
        told.append(el("li", filled(phrase, name=el("b", who), card=el("cite", what))))
    return el("ul", *told, cls="cv-news") if told else ""


def _in_row(scene: Scene, ui: Ui, n: int) -> Node:
    words, s = scene.words, state(scene)
    card, on_it = s.row[n], s.on_row[n]
    on = ui.take == n
    lies = N_("%(n)s in the row: %(card)s. Costs: %(cost)s.") if n else N_("%(n)s in the row: %(card)s. Free.")
    label = words(lies, n=n + 1, card=described(words, card), cost=cost(scene, n))
    if on_it:
        label = words("%(card)s Brings %(tokens)s.", card=label, tokens=tokens(words, on_it))
    far = own_turn(scene) and not within_reach(scene, n)
    if far:
        label = words("%(card)s Out of reach.", card=label)
    price = el("span", words.of("cost", "free") if not n else join((token("", "pay"),) * n), cls="cv-cost", aria_hidden="true")
    gift = el("span", token(f"+{on_it}", "gift"), cls="cv-gift", aria_hidden="true") if on_it else ""
    look = f"cv-card{' on' if on else ''}{' far' if far else ''}"
    return el(
        "li",
        price,
        el(
            "button",
            face(scene, card),
            gift,
            type="button",
            cls=look,
            id=f"row-{n}",
            data_piece=f"c{card}",
            data_do=f"room row {n}",
            aria_pressed="true" if on else "false",
            aria_label=label,
        ),
        data_key=f"c{card}",
    )


def hand(scene: Scene, ui: Ui) -> Node:
    """The region `hand`: five places. A card that lies in the composer shows its layer there."""
    words, player = scene.words, me(scene)
    shown = [_in_hand(scene, ui, i, card) for i, card in enumerate(arranged(scene, ui))]
    shown += [_PLACE] * (box.HAND - len(player.hand))
    count = words("%(n)s of %(all)s", n=len(player.hand), all=box.HAND)
    title = owned(scene, words("Your hand"), words("%(name)s's hand"))
    arrange = arranging.switch(words, title, ui.hand, player.hand)
    head = el("div", heading(words, TERMS["hand"], title, count), arrange, cls="hand-h")
    return el("div", head, el("ol", *shown, cls="cv-row", data_drag="hand"), cls="cv-hand")


def _in_hand(scene: Scene, ui: Ui, i: int, card: int) -> Node:
    words = scene.words
    at = ui.pile.index(card) if card in ui.pile else -1
    label = words("%(n)s in the hand: %(card)s.", n=i + 1, card=described(words, card))
    if at >= 0:
        label = words("%(card)s On the canvas: %(place)s.", card=label, place=layer_place(words, at))
    badge = el("span", layer_place(words, at), cls=f"cv-at p{at}", aria_hidden="true") if at >= 0 else ""
    sorting, held = ui.hand.on, ui.hand.held == i
    new = any(isinstance(e, Took) and (e.seat, e.card) == (scene.seat, card) for e in scene.news)
    return el(
        "li",
        el(
            "button",
            face(scene, card),
            badge,
            type="button",
            cls=f"cv-card{' on' if at >= 0 else ''}{' held' if held else ''}{' new' if new else ''}",
            id=f"hand-{card}",
            data_piece=f"c{card}",
            data_do=f"room arrange {i}" if sorting else f"room lay {card}",
            aria_pressed="true" if (held if sorting else at >= 0) else "false",
            aria_label=label,
        ),
        data_place=i,
        data_key=f"c{card}",
    )


def take_word(words: Words, n: int) -> str:
    """What taking the n-th card of the row is called."""
    return words("Take it for free") if not n else words.count("Take it for %(n)s token", "Take it for %(n)s tokens", n)


def take_button(scene: Scene, n: int, ident: str) -> Child:
    """The button that takes the n-th card of the row, or a sentence on why it cannot be taken now."""
    words = scene.words
    if within_reach(scene, n):
        return button(take_word(words, n), f"room take {n}", cls="do hang", id=ident)
    if not own_turn(scene):
        return el("p", words("Just a try: it is not your turn."), cls="later")
    if len(me(scene).hand) == box.HAND:
        return el("p", words("You hold five cards, so complete a painting first."), cls="later")
    return el(
        "p",
        words.count(
            "It costs %(n)s token, and you have %(have)s.",
            "It costs %(n)s tokens, and you have %(have)s.",
            n,
            have=me(scene).tokens,
        ),
        cls="later",
    )
