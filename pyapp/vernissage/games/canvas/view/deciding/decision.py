"""The present decision (region `decision`): what would be earned, the orders of three cards, the button that answers."""

from __future__ import annotations

from .....art.marks import icon as line_icon
from .....art.papers import SEAT_PAPERS
from .....page.core.buttons import button
from .....page.core.icons import icon
from .....page.core.markup import NOTHING, Child, Markup, Node, el, join
from .....page.view.figures import gained, total
from .....page.view.phrases import named, points, scored, signed
from .....page.view.scene import Scene
from .....page.view.terms import explained
from .....table.game import Seat
from ...rules import box, scoring
from ...rules.decisions import Name, Take
from ...rules.events import Took
from ...rules.questions import QUESTIONS
from ...rules.reading import Preview, Reading
from ..names import condition, layer_place, painting_title, plain_word, ribbons, tokens
from ..preview import best, gain, look, orders
from ..readout import earned, why_not
from ..signs import ribbon
from ..terms import TERMS
from ..things.cards import cost, take_button
from ..things.gallery import framed
from ..things.scorecards import in_hand
from ..ui import Ui, answer, me, must_paint, own_decision, painting_done, state, tried


def panel(scene: Scene, ui: Ui) -> Node:
    """The panel for the present decision; while others think, for what the seat tries out."""
    d = own_decision(scene)
    if d is not None and d.kind == "judge":
        return _judge(scene)
    if tried(scene, ui) is not None:
        return _take(scene, ui)
    if len(ui.pile) == box.LAYERS:
        return _paint(scene, ui)
    return _start(scene, ui) if d is not None else _waiting(scene)


def sheet(kind: str, head: Child, text: Child, *body: Child) -> Node:
    """A decision's panel: heading, text, body."""
    return el("div", el("div", el("h2", head), el("p", text) if text else "", cls="dc-h"), *body, cls=f"decide {kind}")


def note(sign: str, text: Child) -> Node:
    """A row with a remark."""
    return el("li", icon(sign), el("span", text, cls="tx"), cls="nil note")


# -- what a painting would bring --------------------------------------------------------------------------------------


def _rows(scene: Scene, ui: Ui, made: Preview) -> Node:
    """A row for each scoring card, one for bonus icons, and the sum."""
    s, words = state(scene), scene.words
    rows = [_row(scene, ui, i, r) for i, r in enumerate(made.readings)]
    look = "gain" if made.bonus else "nil"
    rows.append(
        el(
            "li",
            explained(words, TERMS["bonus"], icon("bonus")),
            el("span", words("Bonus icons"), cls="tx"),
            el("span", gained(words, made.bonus), cls="va"),
            cls=look,
        )
    )
    now = scoring.score(s, scene.seat)
    then = el("b", total(words, now + made.points))
    if_ended = words("If the game ended now")
    return join(
        (
            el("ul", *rows, cls="reads cv-reads"),
            el(
                "p",
                el("span", if_ended, cls="only-wide"),
                el("span", words("Your score") if scene.seat == scene.you else if_ended, cls="only-narrow"),
                el("span", el("span", now, cls="was"), Markup(line_icon("next")), then, cls="va"),
                cls="sum",
            ),
        )
    )


def _row(scene: Scene, ui: Ui, i: int, r: Reading) -> Node:
    words, s = scene.words, state(scene)
    value = gain(s, scene.seat, i, r.taken)
    small = ribbons(words, r.taken) if r.taken else words("full") if r.met else words("not met")
    name = condition(words, r.condition)
    why = "" if r.met else why_not(words, r, s.edition)
    if r.taken:
        label = words("%(card)s: %(ribbons)s, %(points)s.", card=name, ribbons=small, points=scored(words, value))
    else:
        label = words("%(card)s: %(ribbons)s. %(why)s", card=name, ribbons=small, why=why)
    if not r.taken and (pays := gain(s, scene.seat, i, 1)):
        label = words("%(told)s The next ribbon: %(points)s.", told=label.rstrip(), points=points(words, pays))
    press = el(
        "button",
        ribbon(i, empty=not r.taken),
        el("span", name, el("small", small), cls="tx"),
        el("span", gained(words, value), cls="va"),
        type="button",
        cls="cv-read",
        id=f"read-{i}",
        data_do=f"room light {i}",
        aria_label=label,
        aria_pressed="true" if ui.lit == i else "false",
    )
    return el("li", press, cls="gain" if r.taken else "nil")


def _orders(scene: Scene, ui: Ui) -> Node:
    """The six orders of the three cards with what each would earn; the best comes first."""
    words = scene.words
    out = []
    for i, order in enumerate(orders(state(scene), scene.seat, ui.pile)):
        on = order.pile == ui.pile
        bottom, middle, top = (plain_word(words, c) for c in order.pile)
        label = words(
            "Order %(n)s of %(all)s, %(points)s: %(top)s over %(middle)s over %(bottom)s",
            n=i + 1,
            all=6,
            points=scored(words, order.points),
            top=top,
            middle=middle,
            bottom=bottom,
        )
        out.append(
            el(
                "button",
                signed(order.points),
                type="button",
                cls=f"cv-order{' on' if on else ''}",
                id=f"order-{i}",
                data_do=f"room order {i}",
                tabindex=0 if on else -1,
                aria_pressed="true" if on else "false",
                aria_label=label,
            )
        )
    head = words("What each order earns")
    return el("div", el("span", head, cls="cv-or-l", aria_hidden="true"), *out, cls="cv-orders", role="group", aria_label=head)


def _best_button(scene: Scene, ui: Ui) -> Child:
    """The button that lays the hand's best painting; empty if it has the pile's cards, whose orders are all shown anyway."""
    order = best(state(scene), scene.seat, me(scene).hand)
    if order is None or set(order.pile) == set(ui.pile):
        return ""
    words = scene.words
    return button(
        words("Best: %(points)s", points=signed(order.points)),
        "room best",
        id="best",
        label=words("The best painting of your hand: %(points)s", points=scored(words, order.points)),
    )


def _paint(scene: Scene, ui: Ui) -> Node:
    words, s = scene.words, state(scene)
    made = look(s, scene.seat, ui.pile)
    if made is None:
        return NOTHING
    count = words("Painting %(n)s of %(all)s", n=len(me(scene).paintings) + 1, all=box.PAINTINGS)
    if answer(scene, ui) is not None:
        act: Child = button(words("Complete the painting"), "room paint", cls="do hang", id="paint")
    else:
        act = el("p", words("Just a try: it is not your turn."), cls="later")
    must = (
        el("p", words("You hold five cards, so complete a painting now."), cls="why")
        if must_paint(scene) and len(me(scene).hand) == box.HAND
        else ""
    )
    return sheet(
        "cv-paint",
        count,
        "",
        must,
        _rows(scene, ui, made),
        _orders(scene, ui),
        el("div", _best_button(scene, ui), act, cls="acts"),
    )


# -- a card of the row is looked at -----------------------------------------------------------------------------------


def _take(scene: Scene, ui: Ui) -> Node:
    words, s, n = scene.words, state(scene), ui.take
    card = s.row[n]
    made = look(s, scene.seat, ui.pile)
    text = words("costs %(cost)s", cost=cost(scene, n)) if n else words("costs nothing")
    if s.on_row[n]:
        text = words("%(cost)s, brings %(tokens)s", cost=text, tokens=tokens(words, s.on_row[n]))
    body: Child
    if made is not None:
        body = _rows(scene, ui, made)
    elif painting_done(me(scene)):
        body = ""
    else:
        left = box.LAYERS - len(me(scene).hand) - 1
        body = el(
            "ul",
            note(
                "layers",
                words.count(
                    "After this, one more card makes a painting.", "After this, %(n)s more cards make a painting.", left
                ),
            )
            if left > 0
            else "",
            cls="reads",
        )
    back = button(words("Back"), "room letgo", cls="", id="letgo")
    return sheet("cv-take", plain_word(words, card), text, body, el("div", back, take_button(scene, n, "take"), cls="acts"))


# -- nothing is chosen yet --------------------------------------------------------------------------------------------


def _start(scene: Scene, ui: Ui) -> Node:
    words, player = scene.words, me(scene)
    can_take = any(isinstance(a, Take) for a in scene.options)
    if not can_take:
        head, text = words("Which three cards?"), words("Lay three cards of your hand on the canvas.")
    elif len(player.hand) >= box.LAYERS:
        head, text = (
            words("A card or a painting?"),
            words("Press a card of the row, or lay three cards of your hand on the canvas."),
        )
    else:
        head, text = (words("Which card?"), words("Press a card of the row: each one you pass over costs a token."))
    have = words.count("You have %(n)s token.", "You have %(n)s tokens.", player.tokens)
    rows = [el("li", explained(words, TERMS["token"], icon("coin")), el("span", have, cls="tx"), cls="nil note")]
    missing = box.LAYERS - len(player.hand)
    if missing > 0:
        rows.append(
            note("layers", words.count("%(n)s more card makes a painting.", "%(n)s more cards make a painting.", missing))
        )
    else:
        rows.append(note("layers", words.count("Lay %(n)s more card.", "Lay %(n)s more cards.", box.LAYERS - len(ui.pile))))
    return sheet(
        "cv-start",
        head,
        text,
        el("p", text, cls="only-narrow say"),
        el("ul", *rows, cls="reads"),
        el("div", _best_button(scene, ui), cls="acts"),
    )


def _waiting(scene: Scene) -> Node:
    words, d = scene.words, scene.decision
    if d is None:
        return sheet("wait", words("The game is over"), "")
    rows: list[Child] = []
    if painting_done(me(scene)):
        rows.append(note("layers", words("Your three paintings are made.")))
    elif len(state(scene).players) > 1:
        can = {
            (True, True): words("While you wait, lay your cards or try any card of the row."),
            (True, False): words("While you wait, lay your cards."),
            (False, True): words("While you wait, try any card of the row."),
        }.get((bool(me(scene).hand), bool(state(scene).row)))
        rows.append(note("layers", can) if can else "")
    return sheet("wait", words("A moment"), "", el("ul", *rows, cls="reads"))


def _judge(scene: Scene) -> Node:
    """The runner-up judges a tie (CV-5.4): the tied players' paintings, which can be enlarged, and a button for each winner."""
    words = scene.words
    tied = [_tied(scene, a.winner) for a in scene.options if isinstance(a, Name)]
    text = words("They are tied in points and tokens.")
    return sheet(
        "cv-judge",
        words("Whose paintings do you like best?"),
        text,
        el("p", text, cls="only-narrow say"),
        el("ol", *tied, cls=f"cv-tied n{len(tied)}"),
    )


def _tied(scene: Scene, seat: Seat) -> Node:
    words, player = scene.words, state(scene).players[seat]
    works = (
        el("li", framed(scene, seat, i, "tied"), el("cite", painting_title(words, p)), cls="cv-hung")
        for i, p in enumerate(player.paintings)
    )
    stands = words(
        "%(points)s, %(tokens)s", points=points(words, scoring.score(state(scene), seat)), tokens=tokens(words, player.tokens)
    )
    return el(
        "li",
        el("div", el("h2", el("i", cls="seat"), scene.names[seat]), el("p", stands), cls="cv-tied-h"),
        el("ol", *works, cls="cv-hang"),
        button(words("%(name)s wins", name=scene.names[seat]), f"room name {seat}", cls="do hang", id=f"name-{seat}"),
        cls=f"paper-{SEAT_PAPERS[seat]}",
    )


# -- the sentence -----------------------------------------------------------------------------------------------------


def sentence(scene: Scene, ui: Ui) -> str:
    """Whose turn it is and what is asked (plain text)."""
    words, d = scene.words, scene.decision
    if d is None:
        return words("The game is over.")
    if own_decision(scene) is None:
        return words(QUESTIONS[d.kind].sentence, name=scene.names[d.seat])
    if d.kind == "judge":
        return words("A full tie: you judge the paintings.")
    if must_paint(scene):
        return words("Your turn: complete a painting.")
    if len(me(scene).hand) < box.LAYERS:
        return words("Your turn: take a card.")
    return (
        words("Your turn: take a card or paint.") if scene.compact else words("Your turn: take a card, or complete a painting.")
    )


def heard(scene: Scene, ui: Ui) -> tuple[str, ...]:
    """See `View.heard`: what is asked, the own tokens if they are others now, and which painting can be completed at once."""
    words, made = scene.words, look(state(scene), scene.seat, ui.pile) if answer(scene, ui) is not None else None
    had = any(isinstance(e, Took) and e.seat == scene.seat and (e.spent or e.got) for e in scene.news)
    out = [sentence(scene, ui), *([in_hand(scene)] if had else [])]
    if made is not None:
        bottom, middle, top = (plain_word(words, c) for c in ui.pile)
        brings = points(words, made.points)
        completes = words(
            "C completes at once %(top)s over %(middle)s over %(bottom)s: %(points)s.",
            top=top, middle=middle, bottom=bottom, points=brings,
        )  # fmt: skip
        out.append(completes)
    return tuple(out)


def asked(scene: Scene, ui: Ui) -> str:
    """See `View.asked`: a winner's button, the card of the row that is looked at or the first one, or the painting."""
    d = own_decision(scene)
    if d is None:
        return ""
    if d.kind == "judge":
        return next(f"name-{a.winner}" for a in scene.options if isinstance(a, Name))
    return f"row-{max(ui.take, 0)}" if ui.take >= 0 or not must_paint(scene) else "paint pile"


def status(scene: Scene) -> str:
    """What may end the game soon, in a few words (plain text)."""
    words, s = scene.words, state(scene)
    mine = s.players[scene.seat : scene.seat + 1] if scene.you >= 0 else []
    most = max(len(p.paintings) for p in mine or s.players)  # an onlooker reads how far the furthest is
    parts = [words("Paintings %(n)s of %(all)s", n=most, all=box.PAINTINGS)]
    parts += [tokens(words, p.tokens) for p in mine]
    if not scene.compact:
        ready = [named(scene, i) for i, p in enumerate(s.players) if painting_done(p)]
        if ready:
            parts.append(words("done: %(names)s", names=", ".join(ready)))
    return " · ".join(parts)


def spoken_order(scene: Scene, ui: Ui) -> str:
    """The pile after its order has changed, for a screen reader."""
    words = scene.words
    layers_ = ", ".join(
        words("%(place)s %(card)s", place=layer_place(words, i), card=plain_word(words, c))
        for i, c in reversed(list(enumerate(ui.pile)))
    )
    made = look(state(scene), scene.seat, ui.pile)
    said = words("%(layers)s.", layers=layers_) if ui.pile else words("Nothing lies on the canvas.")
    return words("%(layers)s %(earned)s", layers=said, earned=earned(scene, made)) if made is not None else said
