"""The present decision: what is asked, what the held tile would earn, and the buttons that answer (region `decision`)."""

from __future__ import annotations

from .....page.core.buttons import button
from .....page.core.markup import Child, Node, el, filled, join
from .....page.view.figures import gained
from .....page.view.phrases import figure
from .....page.view.scene import Scene
from .....page.view.terms import explained
from .....table.game import Decision
from ...rules import box, scoring
from ...rules.decisions import AskChoose, AskDecor, AskPlace, AskStart, Done, Enough, Exchange, Give, Rehang
from ...rules.questions import supply_left
from ...rules.state import CONSOLATION, DECOR_BASE, FURTHER, MUSEUM, is_painting
from .. import readout
from ..names import framed, particulars, piece_name, size_name, title, type_name
from ..signs import cite, icon, note, rect, sheet
from ..terms import TERMS
from ..things import rivals
from ..things.lots import back, gives, painting
from ..things.museum import gains
from ..ui import Held, Ui, answer, ghost, me, offers, own_decision, places, state, swaps, tries_of
from . import bids


def panel(scene: Scene, ui: Ui) -> Node:
    """The panel for the present decision; while others think, for the tile that the seat tries out."""
    d = own_decision(scene)
    if ui.held is not None and not ui.bid:
        return _held(scene, ui, ui.held, d)
    if d is None:
        return _waiting(scene, ui)
    if d.kind == "choose":
        return _choose(scene, ui)
    if d.kind == "bid":
        return bids.panel(scene, ui)
    if d.kind == "take":
        return _take(scene)
    if d.kind == "close":
        return _close(scene)
    return _laid_down(scene, ui, d)


# -- a tile is held ---------------------------------------------------------------------------------------------------


def _about(scene: Scene, held: Held) -> tuple[Child, str]:
    """The heading and the text for the held tile."""
    words, piece = scene.words, held.piece
    if not is_painting(piece):
        d = box.DECOR[piece - DECOR_BASE]
        shields = words.count("one shield", "%(n)s shields", d.shields)
        return words("Decor"), words("%(size)s, %(shields)s", size=size_name(words, d.w, d.h), shields=shields)
    p = box.PAINTINGS[piece]
    what = framed(words, piece)
    size = size_name(words, p.w, p.h)
    if held.source == "lot":
        text = words("%(what)s, %(size)s, value %(value)s", what=what, size=size, value=p.value)
    elif held.source == "assistant":
        text = words("%(what)s, %(size)s, from the assistant", what=what, size=size)
    elif held.source == "museum":
        text = words("%(what)s, %(size)s, from the museum", what=what, size=size)
    else:
        text = particulars(words, piece)
    return cite(title(words, piece)), text


def _held(scene: Scene, ui: Ui, held: Held, d: Decision | None) -> Node:
    head, text = _about(scene, held)
    words = scene.words
    corner: Child = ""
    if held.source in ("lot", "museum"):
        away = words("Another lot") if held.source == "lot" else words("Other ways")
        away = words("Back to bidding") if d is not None and d.kind == "bid" else away
        corner = button(away, "room letgo", cls="quiet an fine")
    t = ghost(scene, ui)
    may = tries_of(scene, held)
    more, chooser = _more(scene, ui, held, d), _chooser(scene, held)
    if not may:
        acts = more
        if d is not None and d.kind == "take":
            acts = el("div", button(words("Take it, hang later"), "room take", cls="do hang", id="take"), cls="acts")
        out = readout.way_out(scene, held.piece) if held.source == "lot" else ""
        why = el("p", el("b", readout.where_it_fits(scene, ui)), " ", out, cls="why")
        return sheet("held bad", head, text, chooser, why, acts, corner=corner)
    if t is None:
        why = el("p", el("b", words("It does not fit here.")), " ", readout.why_not(scene, ui), cls="why")
        hint = el("p", readout.where_it_fits(scene, ui), cls="hint")
        acts = _acts(scene, ui, held, 0, len(may))
        return sheet("held bad", head, text, chooser, why, hint, acts, more, corner=corner)
    made = readout.rows(scene, held, t)
    lines = (readout.row_markup(words, row) for row in made)
    reads = el("ul", *lines, readout.merged(words, made), cls="reads")
    acts = _acts(scene, ui, held, [one.place for one in may].index(ui.place) + 1, len(may))
    kind = "held deco" if held.source == "decor" else "held roomy" if not more else "held"
    return sheet(kind, head, text, chooser, reads, readout.outcome(scene, t), acts, more, corner=corner)


def _acts(scene: Scene, ui: Ui, held: Held, place: int, count: int) -> Node:
    """The stepper through the places, and the button that hangs the tile. `place` counts from 1; 0 means that it does not fit
    here.
    """
    words = scene.words
    if place:
        named, worth = readout.ranked(words, [one.points for one in tries_of(scene, held)], place)
    else:
        named, worth = words("It does not fit"), words.count("%(n)s place does", "%(n)s places do", count)
    off = count == (1 if place else 0)  # from the only place no step leads on
    return el(
        "div",
        button("", "room step -1", cls="step", sign="previous", label=words("Previous place"), id="place-previous", off=off),
        el("p", el("b", named), el("span", worth), cls="place"),
        button("", "room step 1", cls="step", sign="next", label=words("Next place"), id="place-next", off=off),
        _hang_button(scene, ui, held),
        cls="acts",
    )



def _hang_button(scene: Scene, ui: Ui, held: Held) -> Node:
    words, d = scene.words, own_decision(scene)
    if not answer(scene, held, max(ui.place, 0)):
        if d is not None and d.kind == "bid":
            return button(words("Back to bidding"), "room letgo", cls="hang", id="hang")
        return el("p", words("Just a try: it is not your turn."), cls="later")
    look = "hang" if _loses(scene, ui) else "do hang"
    return button(readout.hang_word(words, held), "room hang", cls=look, id="hang", off=ghost(scene, ui) is None)


def _loses(scene: Scene, ui: Ui) -> bool:
    """Whether the held tile would cost points where it is, and the assistant can keep it."""
    t = ghost(scene, ui)
    return t is not None and t.points < 0 and (Done() in scene.options or gives(scene, ui))


def _more(scene: Scene, ui: Ui, held: Held, d: Decision | None) -> Child:
    """The other possible answers as a row of quiet buttons; empty if there are none."""
    words, verbs = scene.words, {a.verb for a in scene.options}
    out: list[Child] = []
    if d is None:
        return ""
    if held.source == "lot" and d.kind == "take":
        out.append(button(words("Take it, hang later"), "room take", cls="quiet", id="take"))
    if "done" in verbs:
        look = "" if _loses(scene, ui) else "quiet"
        out.append(button(words("Leave it with the assistant"), "room done", cls=look, id="done"))
    if held.source == "assistant" and d.kind in ("place", "decor"):
        first = next((h for h in offers(scene) if h.source in ("won", "decor")), None)
        if first is not None:
            text = words("Back to the new painting") if first.source == "won" else words("Back to the decor")
            out.append(button(text, f"room hold {first.source} {first.piece}", cls="quiet", id="back-to"))
        elif d.kind == "place":
            out.append(button(words("Other ways"), "room letgo", cls="quiet", id="back-to"))
    if isinstance(d, AskDecor):
        out += (_trade(scene), decor_more(scene, d))
    return el("div", *out, cls="more fine") if any(out) else ""


def decor_more(scene: Scene, d: AskDecor) -> Child:
    """The button to take no decor, or no more of it; empty if the rules do not allow that."""
    words = scene.words
    if Enough() not in scene.options:
        return ""
    text = words("That is enough") if d.which == FURTHER else words("Go without")
    return button(text, "room enough", cls="quiet", id="enough")


def _trade(scene: Scene) -> Child:
    return button(scene.words("Trade old decor"), "room trade 0", cls="quiet", id="trade") if swaps(scene) else ""


def _chooser(scene: Scene, held: Held) -> Child:
    """The decor tiles to choose from, drawn to scale, each with its shields."""
    d = own_decision(scene)
    if not isinstance(d, AskDecor):
        return ""
    return _kinds(scene, held)


def _kinds(scene: Scene, held: Held | None) -> Node:
    return el("ul", *(_kind(scene, h, held) for h in offers(scene) if h.source == "decor"), cls="kinds")


def _kind(scene: Scene, one: Held, held: Held | None) -> Node:
    words = scene.words
    d = box.DECOR[one.piece - DECOR_BASE]
    w, h = d.w * 12, d.h * 12
    label = words("%(tile)s, %(left)s left", tile=piece_name(words, one.piece), left=state(scene).decor[one.piece - DECOR_BASE])
    if not places(scene, one):
        label = f"{label}, {words('fits nowhere')}"
    shape = rect("decor-bg", 19 - w / 2, 19 - h / 2, w, h)
    on = one == held
    press = el(
        "button",
        el("svg", shape, cls="kind-art", viewBox="0 0 38 38", aria_hidden="true"),
        el("b", f"+{d.shields}"),
        type="button",
        cls="kind on" if on else "kind",
        id=f"kind-{one.piece - DECOR_BASE}",
        data_do=f"room hold decor {one.piece}",
        aria_pressed="true" if on else "false",
        aria_label=label,
    )
    return el("li", press)


# -- nothing is held --------------------------------------------------------------------------------------------------


def _laid_down(scene: Scene, ui: Ui, d: Decision) -> Node:
    """The panel if a tile must be placed and none is held: the ways to go on."""
    words, player = scene.words, me(scene)
    verbs = {a.verb for a in scene.options}
    if isinstance(d, AskDecor):
        free = d.which == CONSOLATION
        shields = words.count("One shield.", "Up to %(n)s shields.", d.budget)
        text = words("It comes with your excess painting.") if free else shields
        give = [_give_button(scene, a.decor) for a in scene.options if isinstance(a, Give)]
        more = el("div", _trade(scene), decor_more(scene, d), cls="more fine")
        hold = hold_assistant(scene, verbs)
        return sheet("down", words("Decor"), text, _kinds(scene, None), el("div", *give, hold, cls="ways"), more)
    piece = d.tile if isinstance(d, AskStart | AskPlace) else player.assistant
    if piece is None:
        raise ValueError(f"{d.kind} is asked without a tile to hang")
    head = cite(title(words, piece)) if is_painting(piece) else piece_name(words, piece)
    ways: list[Child] = []
    first = next((h for h in offers(scene) if h.source in ("won", "assistant") and h.piece == piece and places(scene, h)), None)
    if first is not None:
        ways.append(button(words("Try it on the wall"), f"room hold {first.source} {first.piece}", cls="do", id="hold"))
    if "assist" in verbs:
        ways.append(button(words("Give it to the assistant"), "room assist", cls="" if first is not None else "do", id="give"))
    if d.kind != "after":
        ways.append(hold_assistant(scene, verbs))
    ways.append(_exchanges(scene))
    if "store" in verbs:
        text = words("Put it aside: \N{MINUS SIGN}2, and decor of 1 shield")
        ways.append(button(text, "room store", cls="" if any(ways) else "do", id="store"))
    if "done" in verbs:
        ways.append(button(words("Leave it with the assistant"), "room done", id="done"))
    text = framed(words, piece) if is_painting(piece) else ""
    why: Child = ""
    if first is None and d.kind != "after":
        last = (" ", readout.last_excess(scene)) if "store" in verbs else ()
        why = el("p", el("b", words("It fits nowhere on your wall.")), *last, cls="why")
    return sheet("down", head, text, why, el("div", *ways, cls="ways"))


def _give_button(scene: Scene, kind: int) -> Node:
    words = scene.words
    text = words("Give the assistant: %(tile)s", tile=piece_name(words, DECOR_BASE + kind))
    return button(text, f"room give {kind}", id=f"give-{kind}")


def hold_assistant(scene: Scene, verbs: set[str], kind: str = "") -> Child:
    """The button that takes up the assistant's tile; empty if that tile cannot be hung now."""
    words, piece = scene.words, me(scene).assistant
    if piece is None or "hang_assistant" not in verbs:
        return ""
    return button(words("Hang the assistant's tile first"), f"room hold assistant {piece}", cls=kind, id="hold-assistant")


def _exchanges(scene: Scene) -> Child:
    words = scene.words
    ways = [a.tile for a in scene.options if isinstance(a, Exchange)]
    if not ways:
        return ""
    head = el("h2", explained(words, TERMS["museum"], words("Exchange it at the museum for"), where="-exchange"), cls="ways-h")
    return join((head, *(_exchange(scene, t) for t in ways)))


def _exchange(scene: Scene, tile: int) -> Node:
    words = scene.words
    told = el("span", cite(title(words, tile)), el("small", particulars(words, tile)))
    return el(
        "button", painting(scene, tile, 11), told, type="button", cls="way", id=f"museum-{tile}",
        data_do=f"room hold museum {tile}"
    )


def _take(scene: Scene) -> Node:
    words = scene.words
    count = sum(1 for lot in state(scene).lots if lot.taker is None)
    head = words.count("One lot is left", "%(n)s lots are left", count)
    text = words("Press a lot to try it on your wall.")
    body = el("ul", rivals.fate(scene), note("hang", words("That decides nothing yet.")), cls="reads fine")
    return sheet("take", head, text, el("p", text, cls="only-narrow say"), body)


def _choose(scene: Scene, ui: Ui) -> Node:
    """The auctioneer's choice of paintings, of which only the backs are known (AS-2.1)."""
    words, s = scene.words, state(scene)
    d = own_decision(scene)
    need = d.left if isinstance(d, AskChoose) else 0
    left = list(supply_left(s))
    for f in ui.picks:
        left[f] -= 1
    done = len(ui.picks) >= need
    k = 6 if scene.compact or scene.market.high < 78 else 7
    out = []
    for f, shape in enumerate(box.FORMATS):
        label = words(
            "Value %(value)s, %(size)s, %(left)s left", value=shape.value, size=size_name(words, shape.w, shape.h), left=left[f]
        )
        told = el("span", el("b", shape.value), f" \N{MULTIPLICATION SIGN}{left[f]}")
        act = None if done or left[f] <= 0 else f"pick {f}"
        out.append(_back(f, k, f"pick-{f}", label, act, told))
    picked = []
    for i in range(need):
        if i < len(ui.picks):
            f = ui.picks[i]
            label = words(
                "Put back: value %(value)s, %(size)s",
                value=box.FORMATS[f].value,
                size=size_name(words, box.FORMATS[f].w, box.FORMATS[f].h),
            )
            picked.append(_back(f, k - 2, f"unpick-{i}", label, f"unpick {i}", el("b", box.FORMATS[f].value), on=True))
        else:
            picked.append(el("li", cls="slot"))
    missing = need - len(ui.picks)
    text = (
        words.count("One more, by its back.", "%(n)s more, by their backs.", missing)
        if missing
        else words("Call them, and their fronts are turned up.")
    )
    call = button(words("Call these lots"), "room call", cls="do hang", id="call", off=not done)
    chosen = el("h3", words("Chosen"), cls="ways-h fine"), el("ul", *picked, cls=f"backs picked n{need}")
    return sheet(
        "choose",
        words("Choose the lots"),
        text,
        el("p", text, cls="only-narrow say fine"),
        el("ul", *out, cls="backs"),
        el("div", *chosen, el("div", call, cls="acts"), cls="called"),
    )


def _back(f: int, k: int, ident: str, label: str, act: str | None, told: Child = "", *, on: bool = False) -> Node:
    """A painting's back as a button; without an `act` it cannot be pressed."""
    press = el(
        "button", back(f, k, bare=True), told, type="button", cls="backb on" if on else "backb", id=ident, aria_label=label,
        disabled="" if act is None else None, data_do=act and f"room {act}",
    )  # fmt: skip
    return el("li", press)


def _close(scene: Scene) -> Node:
    """The end of a round: the buttons to confirm it, or to hang this round's tiles again (AS-4.5)."""
    words, s = scene.words, state(scene)
    rows: list[Child] = []
    for lot in s.lots:
        if lot.taker == MUSEUM:
            kind = box.PAINTINGS[lot.tile].type
            said = words("%(title)s went to the museum. %(type)s stands at %(at)s.")
            said_of = filled(said, title=cite(title(words, lot.tile)), type=type_name(words, kind), at=s.track[kind])
            rows += (note("museum", said_of), _taste(scene))
    again = next((a for a in scene.options if isinstance(a, Rehang)), None)
    stays = words("Once you confirm, everything stays where it is.")
    rows.append(note("undo", stays if again else words("You cannot hang again any more this round."), fine=True))
    back_ = button(words("Hang again"), "room rehang", cls="fine", sign="undo", id="rehang") if again is not None else ""
    acts = el("div", back_, button(words("Confirm"), "room confirm", cls="do hang", id="confirm"), cls="acts")
    return sheet("close", words("Everything is placed"), "", el("ul", *rows, cls="reads"), acts)


def _taste(scene: Scene) -> Child:
    """How the last move of a marker has changed the seat's score, as a row; empty if it has not."""
    changed = gains(scene)
    gain = changed[scene.seat] if changed else 0
    if not gain:
        return ""
    now = figure(scoring.scores(state(scene))[scene.seat])
    text = el("span", scene.words("Your score is now %(n)s:", n=now), cls="tx")
    look = "gain note" if gain > 0 else "loss note"
    return el("li", icon("hang"), text, el("span", gained(scene.words, gain), cls="va"), cls=look)


def _waiting(scene: Scene, ui: Ui) -> Node:
    """The panel while another seat thinks; the title says which one, and what about."""
    words, d = scene.words, scene.decision
    if d is None:
        return sheet("wait", words("The game is over"), "")
    row = rivals.fate(scene)
    if row == "" and any(h.source == "lot" for h in offers(scene)):
        row = note("hang", words("Try any lot on your wall while you wait."), fine=True)
    moving = rivals.watched(scene) if ui.fresh else None
    walls: Child = "" if moving is None else rivals.beside(scene, moving)
    return sheet("wait", words("A moment"), "", el("ul", row, cls="reads"), walls)
