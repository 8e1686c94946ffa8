"""The hand of bid cards, and the decision to play one (AS-3.1): the region `hand`.

The first press lifts a card, the second one plays it. Spent cards stay in their places and show the round in which they were
played.
"""

from __future__ import annotations

from .....page.core.buttons import button
from .....page.core.markup import Node, el, filled
from .....page.core.words import Words
from .....page.view.figures import total
from .....page.view.phrases import owned
from .....page.view.scene import Scene
from .....page.view.terms import explained
from ...rules import box, scoring
from ...rules.state import NO_BID, Player
from ..names import listing, named
from ..signs import note, sheet
from ..terms import TERMS
from ..things.rivals import filled_spaces
from ..ui import Ui, me, own_decision, state


def cards_in_hand(player: Player) -> list[int]:
    """The values of the cards that are not yet played, lowest first."""
    return [card for card in box.BID_CARDS if player.hand >> card & 1]


def bidding(scene: Scene) -> bool:
    """Whether the seat is asked for its bid."""
    d = own_decision(scene)
    return d is not None and d.kind == "bid"


def hand(scene: Scene, ui: Ui) -> Node:
    """The region `hand`: all twenty cards, as a fan or in two rows of ten."""
    words, player = scene.words, me(scene)
    left, active = cards_in_hand(player), bidding(scene)
    laid = state(scene).bids[scene.seat] if not state(scene).order else NO_BID
    rounds = {card: i for i, card in enumerate(player.stack) if i}
    tab = ui.bid or (left[0] if left else 0)
    role = "none" if active else None  # a tool bar lets screen readers leave the arrow keys to the page; a list would not
    out = []
    for card in box.BID_CARDS:
        if card in left:
            out.append(_card(words, card, picked=card in (ui.bid, laid), active=active, tab=card == tab, left=len(left)))
            continue
        label = words("Bid %(card)s, spent in round %(round)s", card=card, round=rounds.get(card, 0))
        spent = el("span", words("round %(n)s", n=rounds.get(card, 0)), cls="sp fine")
        face = el("span", el("span", card, cls="n"), spent, cls="bid", role="img", aria_label=label)
        out.append(el("li", face, cls="spent", role=role))
    count = words("%(n)s left of %(all)s", n=len(left), all=len(box.BID_CARDS))
    score = words("Your score now: %(points)s") if scene.seat == scene.you else words("Score now: %(points)s")
    now = filled(score, points=total(words, scoring.scores(state(scene))[scene.seat]))
    title = owned(scene, words("Your bids"), words("%(name)s's bids"))
    head = explained(words, TERMS["bids"], title, state=count)
    bar = {"role": "toolbar", "aria_label": title} if active else {}
    told = el("div", el("h2", head), el("p", count, cls="fine", aria_hidden="true"), el("p", now), cls="hand-h")
    return el("div", told, el("ol", *out, cls="fan", data_drag="bids", **bar), cls="hand active" if active else "hand")


def _card(words: Words, card: int, *, picked: bool, active: bool, tab: bool, left: int) -> Node:
    look, figure_ = "left picked" if picked else "left", el("span", card, cls="n")
    if not active:
        label = words("Bid %(card)s, in hand", card=card)
        return el("li", el("span", figure_, cls="bid", role="img", aria_label=label, data_piece=f"b{card}"), cls=look)
    label = lifted(words, card) if picked else words("Bid %(card)s", card=card)
    if tab and not picked:  # Tab comes to this one alone
        label = words("Bid %(card)s, the lowest of %(n)s: arrows lift a card", card=card, n=left)
    press = el(
        "button", figure_, type="button", cls="bid", id=f"bid-{card}", data_do=f"room bid {card}", tabindex=0 if tab else -1,
        aria_label=label, data_piece=f"b{card}",
    )  # fmt: skip
    return el("li", press, cls=look, role="none")


def lifted(words: Words, card: int) -> str:
    """What is heard of a lifted card: it tells that by its name alone, since a button's state is told after it once more."""
    return words("Bid %(card)s, lifted: Enter plays it", card=card)


def ending(scene: Scene) -> str:
    """What may end the game soon, in one sentence: the fullest wall, the excess paintings, the cards (AS-11.1)."""
    words, s = scene.words, state(scene)
    most = max(filled_spaces(p) for p in s.players)
    spaces = box.WALL.width * box.WALL.height
    fullest = [seat for seat, p in enumerate(s.players) if filled_spaces(p) == most]
    if len(fullest) > 1:
        full = words("The fullest walls have %(n)s of %(all)s: a full one ends the game.", n=most, all=spaces)
    elif fullest == [scene.seat]:
        full = words("Your wall is the fullest, %(n)s of %(all)s: a full one ends the game.", n=most, all=spaces)
    else:
        who = scene.names[fullest[0]]
        full = words(
            "%(name)s's wall is the fullest, %(n)s of %(all)s: a full one ends the game.", name=who, n=most, all=spaces
        )
    first = [named(scene, i) for i, p in enumerate(s.players) if p.excess]
    if not first:
        return full
    excess = words("First excess painting: %(who)s. Anybody's second ends the game too.", who=listing(words, first))
    return f"{full} {excess}"


def _stack(words: Words, player: Player) -> str:
    """The own stack of played cards, and a sentence on its use (AS-3.3)."""
    start, *played = player.stack
    if not played:
        return words("If bids tie, your starting card decides: %(start)s.", start=start)
    cards = ", ".join(str(c) for c in reversed(played))
    return words(
        "If bids tie, your earlier bids decide: %(cards)s, then your starting card, %(start)s.", cards=cards, start=start
    )


def _above(words: Words, cards: list[int], lifted: int) -> str:
    above = [str(c) for c in cards if c > lifted]
    if not above:
        return words("This is your highest card.")
    if len(above) > 5:
        return words.count("You still hold %(n)s higher card.", "You still hold %(n)s higher cards.", len(above))
    return words("Higher cards you still hold: %(cards)s.", cards=listing(words, above))


def panel(scene: Scene, ui: Ui) -> Node:
    """The decision's panel while the seat has to bid."""
    words, player = scene.words, me(scene)
    ends = note("hang", ending(scene))
    if not ui.bid:
        text = words("Press a card twice to play it. Nobody sees it until all have bid.")
        rows = (note("gavel", _stack(words, player)), ends, note("eyeline", words("Press a lot to try it on your wall.")))
        short = el("p", words("Press a card twice to play it."), cls="only-narrow say fine")
        return sheet("bidding", words("Choose a bid"), text, short, el("ul", *rows, cls="reads fine"))
    rows = (
        note("museum", _above(words, cards_in_hand(player), ui.bid)),
        note("gavel", words("If it ties, the card under it decides: %(card)s.", card=player.stack[-1])),
        ends,
    )
    play = button(words("Bid %(card)s", card=ui.bid), f"room bid {ui.bid}", cls="do hang", id="play-bid")
    back = button(words("Put it back"), "room unlift", cls="quiet", id="unlift")
    acts = (el("div", play, cls="acts"), el("div", back, cls="more fine"))
    text = words("Press it again to play it. Nobody sees it until all have bid.")
    return sheet("bidding", words("%(card)s is lifted", card=ui.bid), text, el("ul", *rows, cls="reads fine"), *acts)
