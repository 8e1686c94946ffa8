"""The own line and the hand: the regions `own` and `hand` (AC-2.1 to AC-2.5, AC-5.1 to AC-5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from .....art.papers import SEAT_PAPERS
from .....page.core.buttons import button
from .....page.core.icons import icon
from .....page.core.markup import NOTHING, Child, Node, el
from .....page.view import arranging
from .....page.view.faces import seat_face
from .....page.view.phrases import name, owned
from .....page.view.scene import Scene
from .....page.view.terms import heading
from .....table.game import BACK, Action, Seat
from ...rules import box, flow, scoring
from ...rules.answers import Conceal, ConcealLaid, Copy, Discard, Play, Trash, Unveil, Use
from ...rules.decisions import AskLine
from ...rules.patrons.common import IN_DISCARD, IN_LINE
from ...rules.state import CONCEALED, GONE, TURNED, UP, Laid
from ..choices import Choice, act, choice
from ..names import awards, card_word, cards, colour, laid_word, money
from ..patrons import patron_name, patron_of, patron_text, with_patron
from ..signs import award_sign, face, laid_face, mark, seat_mark
from ..terms import TERMS
from ..ui import Ui, arranged, buying, deck_left, hand_ids, me, own_decision, state


def by_place(scene: Scene) -> dict[int, Action]:
    """By place in the own line, the answer that a press on this card gives now. A card with several answers has none here."""
    found: dict[int, list[Action]] = {}
    for a in scene.options:
        if isinstance(a, Unveil | Copy | ConcealLaid | Use):
            found.setdefault(a.place, []).append(a)
        elif isinstance(a, Trash) and a.where == IN_LINE:
            found.setdefault(a.which, []).append(a)
    return {place: ways[0] for place, ways in found.items() if len(ways) == 1}


def by_card(scene: Scene) -> dict[int, Action]:
    """By card of the hand, the answer that a press on it gives now."""
    return {a.card: a for a in scene.options if isinstance(a, Play | Conceal | Discard)}


def by_discard(scene: Scene) -> dict[int, Action]:
    """By card of the discard pile, the answer that a press on it gives now."""
    return {a.which: a for a in scene.options if isinstance(a, Trash) and a.where == IN_DISCARD}


def laid_label(scene: Scene, seat: Seat, x: Laid) -> str:
    """A card in a line for a screen reader, with its patron."""
    words, sets = scene.words, state(scene).sets
    if x.state == CONCEALED and x.card == BACK:
        return words("a concealed card")
    if x.state in (CONCEALED, TURNED):
        return words("the concealed %(card)s", card=card_word(words, x.card))
    said = laid_word(words, x.card, x.mask)
    patron = patron_of(sets, box.NUMBER[x.card])
    return words("%(card)s, %(patron)s", card=said, patron=patron_name(words, patron)) if patron >= 0 else said


def _laid(scene: Scene, i: int, x: Laid, action: Action | None) -> Node:
    words = scene.words
    mine, theirs = words("%(n)s in your line: %(card)s"), words("%(n)s in %(name)s's line: %(card)s")
    label = owned(scene, mine, theirs, n=i + 1, card=laid_label(scene, scene.seat, x))
    if action is not None:
        d = own_decision(scene)
        made = choice(scene, d, action) if d is not None else Choice("")
        label = words("%(card)s. %(what)s.", card=label, what=made.text)
        inner = el(
            "button",
            laid_face(words, state(scene).sets, x),
            type="button",
            cls="ac-c can",
            id=f"laid-{i}",
            data_do=f"room {act(action)}",
            aria_label=label,
        )
    else:
        number = box.NUMBER[x.card] if x.card >= 0 else 0
        if x.state == UP and number in box.PATRONS:
            inner = el(
                "button",
                laid_face(words, state(scene).sets, x),
                type="button",
                cls="ac-c",
                id=f"laid-{i}",
                data_do=f"room patron {number}",
                aria_label=label,
            )
        else:
            inner = el("span", laid_face(words, state(scene).sets, x), el("span", label, cls="vh"), cls="ac-c")
    return el("li", inner, data_piece=f"laid-{i}")


def worth(scene: Scene, seat: Seat) -> str:
    """What a line is worth, in a few words."""
    words, p = scene.words, state(scene).players[seat]
    n = len(flow.ups(p))
    return words.count("%(n)s card, %(money)s", "%(n)s cards, %(money)s", n, money=money(words, n))


def laid_told(scene: Scene) -> str:
    """The own line in one sentence."""
    words, line = scene.words, [laid_label(scene, scene.seat, x) for x in me(scene).line if x.state != GONE]
    if not line:
        return words("Your line is empty.")
    return words("Your line, %(worth)s: %(cards)s.", worth=worth(scene, scene.seat), cards=", ".join(line))


def own(scene: Scene, ui: Ui) -> Node:
    """The region `own`: the own line so far, or another seat's line, enlarged."""
    words, s = scene.words, state(scene)
    if 0 <= ui.seat < len(s.players) and ui.seat != scene.seat:
        return enlarged(scene, ui.seat)
    p = me(scene)
    can = by_place(scene)
    shown = [_laid(scene, i, x, can.get(i)) for i, x in enumerate(p.line) if x.state != GONE]
    title = owned(scene, words("Your line"), words("%(name)s's line"))
    head = heading(words, TERMS["line"], title, worth(scene, scene.seat) if shown else "")
    if isinstance(own_decision(scene), AskLine):
        shown.append(_following(scene))
    if shown:
        body = el("ol", *shown, cls=f"ac-line n{_size(len(shown))}")
    else:
        body = el("p", words("Nothing lies here."), cls="ac-empty hint")
    return el(
        "div",
        el("div", head, _tally(scene), cls="ac-h"),
        _explained(scene, ui),
        body,
        _revealed(scene, ui),
        cls=f"ac-own paper-{SEAT_PAPERS[scene.seat]}{' over' if ui.over else ''}",
    )


def _tally(scene: Scene) -> Child:
    """For phones: everybody's awards, the own ones first, where one looks while one plays; several others by their faces."""
    words, players = scene.words, state(scene).players
    n = len(players)
    if n == 1 or scene.seat < 0:
        return ""
    shown: list[Child] = []
    for seat in ((scene.seat + i) % n for i in range(n)):
        had = players[seat].awards
        said = el("span", words("%(name)s: %(awards)s.", name=scene.names[seat], awards=awards(words, had)), cls="vh")
        paper = f"seat letters paper-{SEAT_PAPERS[seat]}"
        few = seat_face(scene, seat) if shown and n > 2 else name(scene, seat)  # the face on the seat's colour
        whose = el("i", few, cls=paper, aria_hidden="true")
        shown.append(el("li", "" if shown else award_sign(), whose, el("b", had, aria_hidden="true"), said))
    return el("ul", *shown, cls="ac-tally only-narrow")


def _following(scene: Scene) -> Node:
    """The place of the next card, and what that card must match (AC-2.1)."""
    words, line = scene.words, me(scene).line
    aim = flow.target(line)
    if aim == flow.ANY:
        text = words("Any card begins. Each next one matches the one before it in colour or number.")
        empty = el("span", words("Your line is empty."), cls="vh")
        return el("li", el("span", empty, el("span", text), cls="ac-next any"))
    numbers = [str(n) for n, bit in enumerate(box.NUMBER_BIT) if aim & bit]
    real = [c for c in box.REAL if aim & box.COLOUR_BIT[c]]
    ways = [*(colour(words, c) for c in real), *numbers]
    said = words("%(first)s or %(last)s", first=", ".join(ways[:-1]), last=ways[-1]) if len(ways) > 1 else ways[0]
    either = el("small", words("or")) if numbers and real else ""
    shown = (el("b", "/".join(numbers)) if numbers else "", either, *(mark(c) for c in real))
    return el(
        "li",
        el(
            "span",
            el("small", words("next"), aria_hidden="true"),
            el("span", *shown, aria_hidden="true", cls="ac-aim"),
            el("span", words("The next card must match: %(what)s.", what=said), cls="vh"),
            cls="ac-next",
        ),
    )


def _size(n: int) -> str:
    """The class for the size of the cards in a line of `n`."""
    return "0" if n <= 6 else "1" if n <= 7 else "2" if n <= 16 else "3"


def _revealed(scene: Scene, ui: Ui) -> Child:
    """The lines of all others side by side, where there is room for them. Screen readers find them in the region `others`."""
    words, s = scene.words, state(scene)
    n = len(s.players)
    if not buying(scene) or n == 1:
        return ""
    rows = []
    for seat in ((scene.seat + i) % n for i in range(1, n)):
        cards = [
            el("li", laid_face(words, s.sets, x), data_piece=f"line-{seat}-{i}")
            for i, x in enumerate(s.players[seat].line)
            if x.state != GONE
        ]
        said = seat_mark(seat), el("b", scene.names[seat]), el("span", worth(scene, seat))
        head = el("p", *said, cls="ac-row-h", data_at=f"row-{seat}")
        rows.append(el("li", head, el("ol", *cards, cls="ac-row") if cards else "", cls="ac-rowbox"))
    room = "" if own_decision(scene) is None else " spare"  # a phone has room for all of them while others buy
    return el("ul", *rows, cls=f"ac-lines{room} n{n}", aria_hidden="true")


def _explained(scene: Scene, ui: Ui) -> Child:
    """The name of the patron whose explanation is open, and what the patron does."""
    words, s = scene.words, state(scene)
    if ui.patron not in box.PATRONS:
        return ""
    patron = patron_of(s.sets, ui.patron)
    close = button("", "room patron 0", cls="icon", sign="close", label=words("Close"), id="patron-close")
    head = words("%(number)s: %(patron)s", number=ui.patron, patron=patron_name(words, patron))
    return el(
        "div",
        el("div", el("h3", head), el("p", patron_text(words, patron))),
        close,
        cls="ac-who",
        id="patron-text",
        tabindex=-1,
    )


def enlarged(scene: Scene, seat: Seat) -> Node:
    """Another seat's line in large cards."""
    words, s = scene.words, state(scene)
    p = s.players[seat]
    shown = []
    for x in p.line:
        if x.state == GONE:
            continue
        label = laid_label(scene, seat, x)
        number = box.NUMBER[x.card] if x.card >= 0 else 0
        card = laid_face(words, s.sets, x)
        if x.state == UP and number in box.PATRONS:
            told = patron_text(words, patron_of(s.sets, number))
            shown.append(
                el("li", el("span", card, el("span", words("%(card)s. %(what)s", card=label, what=told), cls="vh"), cls="ac-c"))
            )
        else:
            shown.append(el("li", el("span", card, el("span", label, cls="vh"), cls="ac-c")))
    shut = button(words("Back to your line"), f"room seat {seat}", id="seat-back", sign="previous")
    keep = (
        el("button", icon("save"), type="button", cls="btn", id="seat-keep", data_do=f"drawing line {seat}",
           aria_label=words("Save a picture"))
        if shown
        else ""
    )  # fmt: skip
    head = el(
        "h2",
        words("%(name)s's line", name=scene.names[seat]),
        " ",
        el("span", worth(scene, seat) if shown else "", cls="h-note"),
    )
    body = (
        el("ol", *shown, cls=f"ac-line n{_size(len(shown))}")
        if shown
        else el("p", words("Nothing lies here."), cls="ac-empty hint")
    )
    counts = el("p", words("deck %(deck)s, discard %(discard)s", deck=deck_left(scene, seat), discard=len(p.discard)))
    return el("div", el("div", head, keep, shut, cls="ac-h"), counts, body, cls=f"ac-own big paper-{SEAT_PAPERS[seat]}")


# -- the hand ---------------------------------------------------------------------------------------------------------


def hand(scene: Scene, ui: Ui) -> Node:
    """The region `hand`: the cards that are held while lines are played; those that can follow look normal."""
    words, p = scene.words, me(scene)
    if not p.hand:
        return NOTHING
    can = by_card(scene)
    held = arranged(scene, ui)
    ids = hand_ids(held)
    shown = [_held(scene, ui, i, ids[i], card, can.get(card)) for i, card in enumerate(held)]
    note = can_follow(scene)
    title = owned(scene, words("Your hand"), words("%(name)s's hand"))
    head = heading(words, TERMS["hand"], title, note, state=cards(words, len(held)))
    head = el("div", head, arranging.switch(words, title, ui.hand, p.hand), cls="hand-h")
    laid = el("ol", *shown, cls=f"ac-line n{_size(max(len(shown), ui.most))}", data_drag="hand")
    return el("div", head, laid, _called(scene), cls="ac-hand")


def _called(scene: Scene) -> Node:
    """For phones whose cards are too small for names, and that have no room for the gallery: the patrons by their numbers."""
    words, sets = scene.words, state(scene).sets
    shown = [el("span", el("b", n), " ", patron_name(words, patron_of(sets, n))) for n in box.PATRONS]
    return el("p", *shown, cls="ac-called", aria_hidden="true")


def can_follow(scene: Scene) -> str:
    """How many cards of the hand can follow the line; empty before its first one, which any card can be."""
    words, p = scene.words, me(scene)
    if not p.line or not isinstance(own_decision(scene), AskLine):
        return ""
    can = by_card(scene)
    free = len([c for c in p.hand if c in can])
    return words.count("%(n)s can follow", "%(n)s can follow", free) if free else words("none can follow")


def followed_by(scene: Scene, held: Sequence[int]) -> str:
    """Which cards of the hand can follow the line, in one sentence."""
    can = ", ".join(card_word(scene.words, card) for card in held if card in by_card(scene))
    return scene.words("Can follow: %(cards)s.", cards=can) if can else f"{can_follow(scene)}."


def _alike(scene: Scene, card: int) -> list[str]:
    """In what a card of the hand is like the one that it follows; nothing if a power lets it follow, or it begins."""
    words, aim = scene.words, flow.target(me(scene).line)
    alike = 0 if aim == flow.ANY else box.MASK[card] & aim
    ways = (words("same colour"), box.COLOUR_BITS), (words("same number"), box.NUMBER_BITS)
    return [way for way, bits in ways if alike & bits]


def _held(scene: Scene, ui: Ui, i: int, ident: str, card: int, action: Action | None) -> Node:
    """The card at a place of the hand."""
    words, sets = scene.words, state(scene).sets
    d = own_decision(scene)
    plain, label = card_word(words, card), with_patron(words, sets, card)
    pressed, does = None, f"cannot {card}" if action is None else act(action)
    if ui.hand.on:
        label = words("%(n)s in the hand: %(card)s.", n=i + 1, card=label)
        pressed, does = "true" if ui.hand.held == i else "false", f"arrange {i}"
    elif action is not None:
        what = choice(scene, d, action).text if d is not None else ""
        label = label.replace(plain, what) if plain in what else words("%(card)s. %(what)s.", card=label, what=what)
        if isinstance(d, AskLine):
            label = ", ".join((label.removesuffix("."), *_alike(scene, card)))
    elif isinstance(d, AskLine):
        label = words("%(card)s, does not fit", card=label)
    look = f"ac-c {'cannot' if action is None else 'can'}{' held' if ui.hand.held == i else ''}"
    shown = el(
        "button",
        face(words, sets, card),
        type="button",
        cls=look,
        id=ident,
        data_do=f"room {does}",
        aria_pressed=pressed,
        aria_label=label,
    )
    return el("li", shown, data_piece=ident, data_place=i)


def twos(scene: Scene) -> str:
    """Who has the most 2s at present (AC-7.2), in one sentence."""
    words, s = scene.words, state(scene)
    mine = scoring.twos(s, scene.seat)
    if len(s.players) == 1:
        return words("2s in your line: %(n)s, needed for the most: %(need)s", n=mine, need=scoring.gallery_twos(s))
    most = max(scoring.twos(s, seat) for seat in range(len(s.players)))
    who = ", ".join(name(scene, seat) for seat in range(len(s.players)) if scoring.twos(s, seat) == most)
    return words("Most 2s (%(n)s): %(who)s", n=most, who=who)
