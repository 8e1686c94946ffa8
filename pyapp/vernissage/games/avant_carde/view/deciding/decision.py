"""The present decision (region `decision`): one question, with a button in plain words for every answer."""

from __future__ import annotations

from typing import Final

from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el, is_text, join
from .....page.view.scene import Scene
from .....table.game import Action, Decision
from ...rules.answers import Buy, Change, Claim, Colour, ConcealLaid, Number, Play, Skip, Trash, Tuck, Upgrade, Use
from ...rules.decisions import AskBuy, AskCollect, AskForge, AskLine
from ...rules.patrons.common import IN_DISCARD
from ...rules.questions import FORGO, followers
from ..choices import act, choice, question_title
from ..names import awards, card_word, money
from ..signs import award_sign, mini
from ..things import purse
from ..things.line import by_card, by_place, followed_by, twos
from ..things.told import newest_lines
from ..ui import Ui, arranged, hand_ids, me, own_decision, playing, state

PLAIN: Final = (Number, Colour)
"""Kinds of answers that are shown as a figure or a mark; answers of one kind stand together."""
_DRAWING: Final = ("draw_more", "deal", "swap", "complete", "advance")
"""The questions that may bring a card to the hand."""


def panel(scene: Scene, ui: Ui) -> Node:
    """The panel for the present decision, or for what others do."""
    d = own_decision(scene)
    if d is None:
        return _waiting(scene)
    if isinstance(d, AskLine):
        return _line(scene, ui)
    return _buy(scene, ui, d) if isinstance(d, AskBuy) else _question(scene, d)


def sheet(kind: str, head: Child, text: Child, *body: Child) -> Node:
    """A decision's panel: heading, text, body."""
    return el("div", el("div", el("h2", head), el("p", text) if text else "", cls="dc-h"), *body, cls=f"decide {kind}")


def _waiting(scene: Scene) -> Node:
    words, d = scene.words, scene.decision
    if d is None:
        return sheet("wait", words("The game is over"), "")
    return sheet("wait", words("A moment"), "", newest_lines(scene), purse.purse(scene) if scene.seat >= 0 else "")


def doing(scene: Scene, d: Decision) -> str:
    """What another seat is asked, with `%(name)s` for its name."""
    words = scene.words
    if playing(scene):
        return words("%(name)s is laying a line.")
    if isinstance(d, AskForge):
        return words("%(name)s may copy a buy.")
    return words("%(name)s is buying.")


def _line(scene: Scene, ui: Ui) -> Node:
    words = scene.words
    can = sum(1 for a in scene.options if isinstance(a, Play))
    if not can:
        head, text = words("No card can follow"), ""
    elif me(scene).line:
        head, text = words("Which card follows?"), words("Once none can follow, your line ends.")
    else:
        head, text = words("Which card begins?"), words("Press a card of your hand to play it.")
    left = f"{words('End my line')}. {followed_by(scene, arranged(scene, ui))}" if can and me(scene).line else ""
    stop = button(words("End my line"), "room give stop", cls="hang" if can else "do hang", id="stop", label=left)
    return sheet(
        "ac-play",
        head,
        text,
        el("p", text or head, cls="only-narrow say"),
        newest_lines(scene),
        purse.purse(scene),
        el("div", stop, cls="acts"),
    )


# -- a patron's question ----------------------------------------------------------------------------------------------


def _question(scene: Scene, d: Decision) -> Node:
    """A patron's question, a button for each option: cards look like cards, colours are marks, numbers figures, else words."""
    words = scene.words
    head, text = question_title(words, scene, d)  # the title asks it, and the panel says whose power it is
    groups: dict[tuple[str, str], list[Node]] = {}
    rows: list[Node] = []
    warned, spared = False, False
    single = sum(not isinstance(a, Skip) for a in scene.options) == 1
    for i, a in enumerate(scene.options):
        made = choice(scene, d, a)
        warned, spared = warned or bool(made.warning), spared or not made.warning
        if made.picture:
            tile = _tile(i, a, made.picture, made.small or made.text, made.text, made.warning)
            groups.setdefault((a.verb if isinstance(a, PLAIN) else "", _group(scene, a)), []).append(tile)
        else:
            look = "quiet" if isinstance(a, Skip) else "do" if single else ""
            rows.append(button(made.text, f"room {act(a)}", cls=look, id=f"answer-{i}"))
    plain = all(isinstance(a, (*PLAIN, Skip)) for a in scene.options)
    many = len(groups) > 1 and not plain
    body: list[Child] = []
    for (_, title), tiles in groups.items():
        body.append(el("h3", title, cls="ac-group") if many else "")
        body.append(el("div", *tiles, cls=f"ac-tiles{' worded' if plain else ''}{' many' if many else ''}"))
    warn = (
        el("p", words("Marked cards would lose a power that you have not used yet."), cls="why")
        if warned and spared  # else nobody can choose otherwise
        else ""
    )
    told_now = twos(scene) if isinstance(d, AskCollect) else _last_chance(scene, d)
    note = el("p", told_now, cls="hint") if told_now else ""
    return sheet(
        "ac-ask",
        text or head,
        "",
        el("p", text, cls="only-narrow say") if text else "",
        warn,
        note,
        *body,
        el("div", *rows, cls="acts ac-rows") if rows else "",
    )


def _last_chance(scene: Scene, d: Decision) -> str:
    """That only a drawn card can go on with the line, if it is so (AC-2.5): else it would end without a word; or empty."""
    if not playing(scene) or d.kind not in _DRAWING or followers(state(scene), scene.seat, me(scene).hand):
        return ""
    return scene.words("None of your cards can follow: your line ends, unless you draw one that can.")


def _group(scene: Scene, a: Action) -> str:
    """The heading over all answers that do the same to cards of the same place; empty for answers without one."""
    words = scene.words
    if isinstance(a, Trash):
        return words("Trash from the discard pile") if a.where == IN_DISCARD else words("Trash from your line")
    return words("Conceal in your line") if isinstance(a, ConcealLaid) else ""


def _tile(i: int, a: Action, picture: Child, small: str, label: str, warning: str) -> Node:
    said = f"{label}. {warning}" if warning else label
    shown = el("span", picture, cls="ac-pic") if not is_text(picture) else el("b", picture, cls="ac-fig")
    return el(
        "button",
        shown,
        el("small", small, aria_hidden="true") if small.strip() else "",
        type="button",
        cls=f"ac-tile{' warn' if warning else ''}",
        id=f"answer-{i}",
        data_do=f"room {act(a)}",
        aria_label=said,
    )


# -- the turn to buy --------------------------------------------------------------------------------------------------


def _buy(scene: Scene, ui: Ui, d: Decision) -> Node:
    words, p = scene.words, me(scene)
    uses = [
        el(
            "li",
            button(
                choice(scene, d, a).small or choice(scene, d, a).text,
                f"room {act(a)}",
                cls="ac-use",
                id=f"use-{a.place}-{a.power}",
            ),
        )
        for a in _uses(scene)
    ]
    spare = (a for a in scene.options if isinstance(a, Change))
    more: list[Child] = [el("li", button(choice(scene, d, a).text, f"room {act(a)}", cls="ac-use", id="change")) for a in spare]
    shop = _shop(scene, d)
    tucks = [a for a in scene.options if isinstance(a, Tuck)]
    can: list[str] = []
    if any(isinstance(a, Buy) for a in scene.options):
        can.append(words("Press a card of the gallery to buy it."))
    if tucks:
        can.append(
            words("Tucking a card under its stack is free.")
            if p.tucks == 1
            else words("Tucking cards under their stacks is free, %(n)s times.", n=p.tucks)
        )
    hint = " ".join(can)
    return sheet(
        "ac-buy",
        words("Your money"),
        hint,
        el("p", can[0], cls="only-narrow say") if can else "",
        newest_lines(scene),
        purse.purse(scene),
        _earned(scene),
        shop,
        el("ul", *uses, *more, cls="ac-uses") if uses or more else "",
        _lifts(scene, ui, d),
        _warning(scene, ui),
        el("div", *_ends(scene, ui), cls="acts"),
    )


def due(scene: Scene) -> int:
    """How many awards are earned and not yet taken. The seat takes them at the end of its turn, or earlier if it likes."""
    return max((a.awards for a in scene.options if isinstance(a, Claim)), default=0)


def _earned(scene: Scene) -> Child:
    """The awards that this turn's money has earned, below its sum, with a button to take them before the turn ends."""
    words, n = scene.words, due(scene)
    if not n:
        return ""
    now = button(words("Take now, go on"), f"room give claim {n}", cls="quiet fine", id="claim")
    text = words.count("%(n)s award earned", "%(n)s awards earned", n)
    earned = el("div", award_sign(), el("span", text, cls="tx"), now, cls="ac-earned")
    if n <= state(scene).awards or len(state(scene).players) == 1:
        return earned
    extra = words("You get them all: extra awards make up for what the stack lacks.")  # AC-4.3
    return join((earned, el("p", extra, cls="hint")))


def _uses(scene: Scene) -> list[Use]:
    """The powers that can be used now, one of each kind; those of further cards are pressed in the line."""
    in_line, listed = by_place(scene), set()
    out: list[Use] = []
    for a in scene.options:
        if isinstance(a, Use) and not (a.power in listed and in_line.get(a.place) == a):
            listed.add(a.power)
            out.append(a)
    return out


def _shop(scene: Scene, d: Decision) -> Child:
    """For phones on which the gallery is not open: what can be bought or tucked."""
    words, stacks = scene.words, state(scene).stacks
    out: list[Child] = []
    for verb, ident, title in (("buy", "shop", words("Buy")), ("tuck", "under", words("Tuck"))):
        row = []
        for a in scene.options:
            if isinstance(a, Buy | Tuck) and a.verb == verb:
                price = el("small", money(words, a.number)) if verb == "buy" else ""
                shown, label = join((mini(stacks[a.number - 2].top), price)), choice(scene, d, a).text
                press = el(
                    "button", shown, type="button", cls="ac-mb", id=f"{ident}-{a.number}", data_do=f"room {act(a)}",
                    aria_label=label,
                )  # fmt: skip
                row.append(el("li", press))
        out.append(el("div", el("span", title), el("ul", *row), cls="ac-shop only-narrow") if row else "")
    return join(out)


def _lifts(scene: Scene, ui: Ui, d: Decision) -> Child:
    """Upgrades (AC-SI.1): people first choose the card, then what it becomes."""
    words, p = scene.words, me(scene)
    ways = [a for a in scene.options if isinstance(a, Upgrade)]
    if not ways:
        return ""
    found = list(dict.fromkeys((a.where, a.which) for a in ways))
    head = words.count("You have %(n)s upgrade. Lift which card?", "You have %(n)s upgrades. Lift which card?", p.upgrades)
    cards: list[Node] = []
    for where, which in found:
        card = which if where == IN_DISCARD else p.line[which].card
        mask = 0 if where == IN_DISCARD else p.line[which].mask
        name = card_word(words, card)
        label = words("%(card)s, discarded", card=name) if where == IN_DISCARD else words("%(card)s in your line", card=name)
        on = ui.lift == (where, which)
        cards.append(
            el(
                "li",
                el(
                    "button",
                    mini(card, mask),
                    type="button",
                    cls=f"ac-mb{' on' if on else ''}",
                    id=f"lift-{where}-{which}",
                    data_do=f"room lift {where} {which}",
                    aria_pressed="true" if on else "false",
                    aria_label=label,
                ),
            )
        )
    goals = [
        el("li", button(choice(scene, d, a).text, f"room {act(a)}", cls="ac-use", id=f"to-{a.level}-{a.goal}"))
        for a in ways
        if (a.where, a.which) == ui.lift
    ]
    return el(
        "div",
        el("p", head, cls="ways-h"),
        el("ul", *cards, cls="ac-heap"),
        el("ul", *goals, cls="ac-uses") if goals else "",
        cls="ac-lifts",
    )


def unfinished(scene: Scene) -> str:
    """What would be lost if the turn ended now, in one sentence; empty if nothing."""
    words = scene.words
    lost: list[str] = []
    if any(isinstance(a, Use) for a in scene.options):
        lost.append(words("One power is still unused."))
    if any(isinstance(a, Upgrade) for a in scene.options):
        lost.append(words("An upgrade is left."))
    if any(isinstance(a, Buy) for a in scene.options):
        lost.append(_rest(scene))
    return " ".join(filter(None, lost))


def _rest(scene: Scene) -> str:
    """What becomes of the money that is left (AC-3.5), in one sentence; empty if none is, or it buys nothing more (AC-4.3)."""
    words, s, p = scene.words, state(scene), me(scene)
    if not p.money or (len(s.players) > 1 and s.awards <= due(scene)):
        return ""
    if p.change or p.spent_change:
        return words("%(money)s would be lost.", money=money(words, p.money))
    return words("%(money)s would become a change token.", money=money(words, p.money))


def _warning(scene: Scene, ui: Ui) -> Child:
    lost = unfinished(scene) if ui.ending else ""
    return el("p", lost, cls="why", id="lost") if lost else ""


def _ends(scene: Scene, ui: Ui) -> list[Child]:
    words = scene.words
    n = due(scene)
    text = words.count("End my turn, take %(n)s award", "End my turn, take %(n)s awards", n) if n else words("End my turn")
    sure = words("End it anyway") if ui.ending and not n else text
    look = "hang" if unfinished(scene) else "do hang"  # dark if nothing would be lost
    rest = _rest(scene)
    out: list[Child] = [button(sure, "room end", cls=look, id="end", label=f"{sure}. {rest}" if rest else "")]
    if FORGO in scene.options:
        out.append(button(words("Give up awards and end"), f"room {act(FORGO)}", cls="quiet fine", id="forgo"))
    return out


# -- the sentence -----------------------------------------------------------------------------------------------------


def sentence(scene: Scene, _ui: Ui) -> str:
    """Whose turn it is and what is asked (plain text)."""
    words, d = scene.words, scene.decision
    if d is None:
        return words("The game is over.")
    mine = own_decision(scene)
    if mine is None:
        return doing(scene, d) % {"name": scene.names[d.seat]} if d.seat >= 0 else words("Cards are being dealt.")
    if isinstance(mine, AskLine):
        return words("Lay your line, card by card.")
    if isinstance(mine, AskBuy):
        return words("Your turn to buy: %(money)s.", money=money(words, me(scene).money))
    return question_title(words, scene, mine)[0]


def asked(scene: Scene, ui: Ui) -> str:
    """See `View.asked`: the first card of the hand that can be played; a power, what can be bought or tucked, or the
    turn's end.
    """
    d = own_decision(scene)
    if d is None:
        return ""
    if isinstance(d, AskLine):
        held, can = arranged(scene, ui), by_card(scene)
        return next((ident for ident, card in zip(hand_ids(held), held, strict=True) if card in can), "stop")
    if not isinstance(d, AskBuy):
        return "answer-0"
    use = next(iter(_uses(scene)), None)
    if use is not None and not ui.ending:
        return f"use-{use.place}-{use.power}"
    buy = next((a.number for a in scene.options if isinstance(a, Buy)), None)
    tuck = next((a.number for a in scene.options if isinstance(a, Tuck)), None)
    if ui.ending or (buy is None and tuck is None):
        return "end"
    return f"tuck-{tuck} under-{tuck} end" if buy is None else f"stack-{buy} shop-{buy} end"


def status(scene: Scene) -> str:
    """The round, and what may end the game soon, in a few words (plain text)."""
    words, s = scene.words, state(scene)
    if len(s.players) == 1:
        return words("Round %(n)s of 9 · %(awards)s left", n=s.round, awards=awards(words, s.awards))
    if not s.awards:
        return words("Round %(n)s · the last round", n=s.round)
    return words("Round %(n)s · %(awards)s left", n=s.round, awards=awards(words, s.awards))
