"""The present decision: what is asked, what the held tile would bring, and the buttons that answer (region `decision`)."""

from __future__ import annotations

from html import escape

from ...games.art_society import box, scoring
from ...games.art_society.options import supply_left
from ...games.art_society.state import CONSOLATION, DECOR_BASE, FURTHER, MUSEUM, Piece, is_painting
from ...table.game import Decision
from ..acts import button
from ..scene import Scene
from . import bids, readout
from .lots import back, sketch
from .names import described, framed, piece_name, size_name, title, type_name
from .signs import cite, filled, icon, n, signed
from .ui import Held, Ui, answer, asked, found, ghost, me, offers, places, state, swaps


def sheet(kind: str, head: str, text: str, body: str, corner: str = "") -> str:
    """A decision's panel: heading and text (markup), body, and a button in the head's corner."""
    said = f'<p class="fine">{text}</p>' if text else ""
    return f'<div class="decide {kind}"><div class="dc-h"><h2>{head}</h2>{said}{corner}</div>{body}</div>'


def note(sign: str, text: str, *, fine: bool = False) -> str:
    """A row that only tells something; `fine` as in `lesson`."""
    return f'<li class="nil note{" fine" if fine else ""}">{icon(sign)}<span class="tx">{text}</span></li>'


def panel(scene: Scene, ui: Ui) -> str:
    """The panel for what is asked now, or for what is tried out while others think."""
    d = asked(scene)
    if ui.held is not None and not ui.bid:
        return _held(scene, ui, ui.held, d)
    if d is None:
        return _waiting(scene)
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


def _about(scene: Scene, held: Held) -> tuple[str, str]:
    """Heading and text, as markup, for the held tile."""
    words, piece = scene.words, held.piece
    if not is_painting(piece):
        d = box.DECOR[piece - DECOR_BASE]
        shields = words.count("one shield", "%(n)s shields", d.shields)
        return escape(words("Decor")), escape(words("%(size)s, %(shields)s", size=size_name(words, d.w, d.h), shields=shields))
    p = box.PAINTINGS[piece]
    what = framed(words, piece)
    size = size_name(words, p.w, p.h)
    if held.source == "lot":
        text = words("%(what)s, %(size)s, lot %(value)s", what=what, size=size, value=p.value)
    elif held.source == "assistant":
        text = words("%(what)s, %(size)s, from the assistant", what=what, size=size)
    elif held.source == "museum":
        text = words("%(what)s, %(size)s, from the museum", what=what, size=size)
    else:
        text = words("%(what)s, %(size)s", what=what, size=size)
    return cite(title(words, piece)), escape(text)


def _held(scene: Scene, ui: Ui, held: Held, d: Decision | None) -> str:
    head, text = _about(scene, held)
    words = scene.words
    corner = ""
    if held.source in ("lot", "museum"):
        away = words("Back to bidding") if d is not None and d.kind == "bid" else words("Another one")
        corner = button(away, "letgo", kind="quiet an fine")
    t = ghost(scene, ui)
    may = found(scene, held)
    more = _more(scene, ui, held, d)
    if not may:
        only = button(words("Only take it"), "take", kind="do hang", ident="take") if d is not None and d.kind == "take" else ""
        why = f'<p class="why"><b>{escape(readout.where_it_fits(scene, ui))}</b></p>'
        acts = f'<div class="acts">{only}</div>' if only else more
        return sheet("held bad", head, text, f"{_chooser(scene, held)}{why}{acts}", corner)
    if t is None:
        body = (
            f'<p class="why"><b>{escape(words("It does not fit here."))}</b> {readout.why_not(scene, ui)}</p>'
            f'<p class="hint">{escape(readout.where_it_fits(scene, ui))}</p>'
        )
        return sheet(
            "held bad", head, text, f"{_chooser(scene, held)}{body}{_acts(scene, ui, held, 0, len(may))}{more}", corner
        )
    made = readout.rows(scene, held, t)
    lines = "".join(readout.row_markup(words, row) for row in made) + readout.merged(words, made)
    reads = f'<ul class="reads">{lines}</ul>{readout.total(scene, t)}'
    place = [one.place for one in may].index(ui.place) + 1
    kind = "held deco" if held.source == "decor" else "held roomy" if not more else "held"
    return sheet(kind, head, text, f"{_chooser(scene, held)}{reads}{_acts(scene, ui, held, place, len(may))}{more}", corner)


def _acts(scene: Scene, ui: Ui, held: Held, place: int, count: int) -> str:
    """The stepper through the places and the button that hangs; `place` counts from 1, 0 is not a place."""
    words = scene.words
    if place:
        may = found(scene, held)
        less = may[0].points - may[place - 1].points
        named = words("Place %(n)s of %(all)s", n=place, all=count)
        worth = words("earns most") if not less else words("earns %(n)s less", n=less)
    else:
        named, worth = words("Not a place"), words.count("%(n)s that fits", "%(n)s that fit", count)
    off = count == 0
    steps = (
        button("", "step -1", kind="step", sign="previous", label=words("Previous place"), ident="place-previous", off=off)
        + f'<p class="place"><b>{escape(named)}</b><span>{escape(worth)}</span></p>'
        + button("", "step 1", kind="step", sign="next", label=words("Next place"), ident="place-next", off=off)
    )
    return f'<div class="acts">{steps}{_hang_button(scene, ui, held)}</div>'


def _hang_button(scene: Scene, ui: Ui, held: Held) -> str:
    words, d = scene.words, asked(scene)
    if not answer(scene, held, max(ui.place, 0)):
        if d is not None and d.kind == "bid":
            return button(words("Back to bidding"), "letgo", kind="hang", ident="hang")
        return f'<p class="later">{escape(words("Only a try: it is not your turn to take."))}</p>'
    text = words("Hang it here")
    if held.source == "lot":
        text = words("Take and hang")
    elif held.source == "museum":
        text = words("Exchange and hang")
    return button(text, "hang", kind="do hang", ident="hang", off=ghost(scene, ui) is None)


def _more(scene: Scene, ui: Ui, held: Held, d: Decision | None) -> str:
    """What else can be done instead, in a row of quiet buttons; empty if nothing."""
    words, verbs = scene.words, {a.verb for a in scene.options}
    out = ""
    if d is None:
        return ""
    if held.source == "lot" and d.kind == "take":
        out += button(words("Only take it"), "take", kind="quiet", ident="take")
    if "done" in verbs:
        out += button(words("Leave it with the assistant"), "done", kind="quiet", ident="done")
    if held.source == "assistant" and d.kind in ("place", "decor"):
        first = next((h for h in offers(scene) if h.source in ("won", "decor")), None)
        if first is not None:
            text = words("Back to the new painting") if first.source == "won" else words("Back to the decor")
            out += button(text, f"hold {first.source} {first.piece}", kind="quiet", ident="back-to")
        elif d.kind == "place":
            out += button(words("Other ways"), "letgo", kind="quiet", ident="back-to")
    if d.kind == "decor":
        out += _trade(scene) + decor_more(scene, d)
    return f'<div class="more fine">{out}</div>' if out else ""


def decor_more(scene: Scene, d: Decision) -> str:
    """The button that goes without the decor, or without more of it, if that may be."""
    words = scene.words
    if not any(a.verb == "enough" for a in scene.options):
        return ""
    text = words("That is enough") if d.args[1] == FURTHER else words("Go without")
    return button(text, "enough", kind="quiet", ident="enough")


def _trade(scene: Scene) -> str:
    return button(scene.words("Trade old decor"), "trade 0", kind="quiet", ident="trade") if swaps(scene) else ""


def _chooser(scene: Scene, held: Held) -> str:
    """The decor tiles to choose from, to scale, each with its shields."""
    d = asked(scene)
    if d is None or d.kind != "decor":
        return ""
    return f'<ul class="kinds">{"".join(_kind(scene, h, held) for h in offers(scene) if h.source == "decor")}</ul>'


def _kind(scene: Scene, one: Held, held: Held | None) -> str:
    words = scene.words
    d = box.DECOR[one.piece - DECOR_BASE]
    w, h = d.w * 12, d.h * 12
    fits = words("fits nowhere") if not places(scene, one) else ""
    label = words("%(tile)s, %(left)s left", tile=piece_name(words, one.piece), left=state(scene).decor[one.piece - DECOR_BASE])
    art = (
        f'<svg class="kind-art" viewBox="0 0 38 38" aria-hidden="true"><rect class="decor-bg" x="{n(19 - w / 2)}" '
        f'y="{n(19 - h / 2)}" width="{w}" height="{h}"/></svg>'
    )
    on = one == held
    return (
        f'<li><button type="button" class="kind{" on" if on else ""}" id="kind-{one.piece - DECOR_BASE}" data-act="hold '
        f'decor {one.piece}" '
        f'aria-pressed="{"true" if on else "false"}" '
        f'aria-label="{escape(label)}{", " + escape(fits) if fits else ""}">{art}<b>+{d.shields}</b></button></li>'
    )


# -- nothing is held --------------------------------------------------------------------------------------------------


def _laid_down(scene: Scene, ui: Ui, d: Decision) -> str:
    """A tile must be placed and none is over the wall: the ways that are open."""
    words, player = scene.words, me(scene)
    verbs = {a.verb for a in scene.options}
    if d.kind == "decor":
        budget, which = d.args[:2]
        head = escape(words("Decor"))
        text = words("It comes with the excess painting.") if which == CONSOLATION else words("Up to %(n)s shields.", n=budget)
        chooser = "".join(_kind(scene, h, None) for h in offers(scene) if h.source == "decor")
        give = "".join(_give_button(scene, a.args[0]) for a in scene.options if a.verb == "give")
        more = f'<div class="more fine">{_trade(scene)}{decor_more(scene, d)}</div>'
        hold = hold_assistant(scene, verbs)
        return sheet("down", head, escape(text), f'<ul class="kinds">{chooser}</ul><div class="ways">{give}{hold}</div>{more}')
    piece: Piece = player.assistant if d.kind == "after" and player.assistant is not None else d.args[0]
    head = cite(title(words, piece)) if is_painting(piece) else escape(piece_name(words, piece))
    ways = ""
    first = next((h for h in offers(scene) if h.source in ("won", "assistant") and h.piece == piece and places(scene, h)), None)
    if first is not None:
        ways += button(words("Hold it over the wall"), f"hold {first.source} {first.piece}", kind="do", ident="hold")
    if "assist" in verbs:
        ways += button(words("Give it to the assistant"), "assist", kind="" if first is not None else "do", ident="give")
    if d.kind != "after":
        ways += hold_assistant(scene, verbs)
    ways += _exchanges(scene)
    if "store" in verbs:
        text = words("Store it as an excess painting (\N{MINUS SIGN}2)")
        ways += button(text, "store", kind="" if ways else "do", ident="store")
    if "done" in verbs:
        ways += button(words("Leave it with the assistant"), "done", ident="done")
    text = framed(words, piece) if is_painting(piece) else ""
    why = (
        ""
        if first is not None or d.kind == "after"
        else f'<p class="why"><b>{escape(words("It fits nowhere on your wall."))}</b></p>'
    )
    return sheet("down", head, escape(text), f'{why}<div class="ways">{ways}</div>')


def _give_button(scene: Scene, kind: int) -> str:
    words = scene.words
    text = words("Give the assistant: %(tile)s", tile=piece_name(words, DECOR_BASE + kind))
    return button(text, f"give {kind}", ident=f"give-{kind}")


def hold_assistant(scene: Scene, verbs: set[str], kind: str = "") -> str:
    """The button that takes the assistant's tile up, if it can be hung."""
    words, piece = scene.words, me(scene).assistant
    if piece is None or "hang_assistant" not in verbs:
        return ""
    return button(words("Hang the assistant's tile first"), f"hold assistant {piece}", kind=kind, ident="hold-assistant")


def _exchanges(scene: Scene) -> str:
    words = scene.words
    ways = [a.args[0] for a in scene.options if a.verb == "exchange"]
    if not ways:
        return ""
    head = f'<h2 class="ways-h">{escape(words("Exchange it at the museum for"))}</h2>'
    return head + "".join(
        f'<button type="button" class="way" id="museum-{t}" data-act="hold museum '
        f'{t}">{sketch(scene, t)}<span>{cite(title(words, t))}'
        f"<small>{escape(described(words, t).removeprefix(title(words, t) + ': '))}</small></span></button>"
        for t in ways
    )


def _take(scene: Scene) -> str:
    words = scene.words
    count = sum(1 for lot in state(scene).lots if lot.taker is None)
    text = words.count(
        "%(n)s lot is left. Press it to try it on your wall.", "%(n)s lots are left. Press one to try it on your wall.", count
    )
    body = f'<ul class="reads fine">{note("hang", escape(words("Nothing is taken before you say so.")))}</ul>'
    return sheet("take", escape(words("Choose a lot")), escape(text), f'<p class="only-narrow say">{escape(text)}</p>{body}')


def _choose(scene: Scene, ui: Ui) -> str:
    """The auctioneer's choice by backs alone (AS-2.1)."""
    words, s = scene.words, state(scene)
    d = asked(scene)
    need = d.args[0] if d is not None else 0
    left = list(supply_left(s))
    for f in ui.picks:
        left[f] -= 1
    done = len(ui.picks) >= need
    out = ""
    for f, shape in enumerate(box.FORMATS):
        label = words(
            "Value %(value)s, %(size)s, %(left)s left", value=shape.value, size=size_name(words, shape.w, shape.h), left=left[f]
        )
        off = ' disabled=""' if done or left[f] <= 0 else f' data-act="pick {f}"'
        out += (
            f'<li><button type="button" class="backb" id="pick-{f}" '
            f'aria-label="{escape(label)}"{off}>{back(f, 8, "")}<span><b>{shape.value}</b> '
            f"\N{MULTIPLICATION SIGN}{left[f]}</span></button></li>"
        )
    picked = ""
    for i in range(need):
        if i < len(ui.picks):
            f = ui.picks[i]
            label = words(
                "Put back: value %(value)s, %(size)s",
                value=box.FORMATS[f].value,
                size=size_name(words, box.FORMATS[f].w, box.FORMATS[f].h),
            )
            picked += (
                f'<li><button type="button" class="backb on" id="unpick-{i}" data-act="unpick {i}" '
                f'aria-label="{escape(label)}">{back(f, 8, "")}</button></li>'
            )
        else:
            picked += '<li class="slot"></li>'
    missing = need - len(ui.picks)
    text = (
        words.count("Choose %(n)s more by its back.", "Choose %(n)s more by their backs.", missing)
        if missing
        else words("Ready. Their fronts are turned when you call them.")
    )
    call = button(words("Call these lots"), "call", kind="do hang", ident="call", off=not done)
    chosen = f'<h3 class="ways-h fine">{escape(words("Chosen"))}</h3><ul class="backs picked n{need}">{picked}</ul>'
    body = (
        f'<p class="only-narrow say fine">{escape(text)}</p><ul class="backs">{out}</ul>'
        f'<div class="called">{chosen}<div class="acts">{call}</div></div>'
    )
    return sheet("choose", escape(words("You are the auctioneer")), escape(text), body)


def _close(scene: Scene) -> str:
    """The end of a round: confirm, or hang this round's tiles again (AS-4.5)."""
    words, s = scene.words, state(scene)
    rows = ""
    for lot in s.lots:
        if lot.taker == MUSEUM:
            kind = box.PAINTINGS[lot.tile].type
            named, at = escape(type_name(words, kind)), str(s.track[kind])
            said = words("%(title)s went to the museum. %(type)s stands at %(at)s.")
            rows += note("museum", filled(said, title=cite(title(words, lot.tile)), type=named, at=at)) + _taste(scene)
    again = next((a for a in scene.options if a.verb == "rehang"), None)
    if again is None:
        rows += note("undo", escape(words("You have hung this round again as often as you may.")), fine=True)
    else:
        rows += note("undo", escape(words("After that they stay where they are.")), fine=True)
    acts = button(words("Hang again"), "rehang", kind="fine", sign="undo", ident="rehang") if again is not None else ""
    acts += button(words("Confirm"), "confirm", kind="do hang", ident="confirm")
    text = escape(words("Confirm it, or hang this round's tiles again."))
    return sheet(
        "close", escape(words("The round is hung")), text, f'<ul class="reads">{rows}</ul><div class="acts">{acts}</div>'
    )


def _taste(scene: Scene) -> str:
    """What the marker's move has just changed in the seat's score, as a row; empty if nothing (AS-9.1, AS-12.1, AS-12.3)."""
    s = state(scene)
    event = next((e for e in scene.news if e.kind == "museum"), None)
    if event is None:
        return ""
    before, kind = s.copy(), box.PAINTINGS[event.args[0]].type
    before.track = (*s.track[:kind], event.args[1], *s.track[kind + 1 :])
    before.museum = (*s.museum[:kind], s.museum[kind][:-1], *s.museum[kind + 1 :])
    gain = scoring.scores(s)[scene.seat] - scoring.scores(before)[scene.seat]
    if not gain:
        return ""
    text = escape(scene.words("Your paintings, by what their types are worth now"))
    look = "gain" if gain > 0 else "loss"
    return f'<li class="{look} note">{icon("hang")}<span class="tx">{text}</span><span class="va">{signed(gain)}</span></li>'


def _waiting(scene: Scene) -> str:
    """Somebody else thinks."""
    words, d = scene.words, scene.decision
    if d is None:
        return sheet("wait", escape(words("The game is over")), "", "")
    who = escape(scene.names[d.seat])
    doing = {
        "start": words("%(name)s hangs the first painting."),
        "choose": words("%(name)s chooses what is auctioned."),
        "bid": words("%(name)s chooses a bid."),
        "take": words("%(name)s chooses a lot."),
        "place": words("%(name)s hangs a painting."),
        "decor": words("%(name)s hangs decor."),
        "after": words("%(name)s thinks about the assistant's tile."),
        "close": words("%(name)s looks over the round."),
    }[d.kind]
    rows = ""
    if any(h.source == "lot" for h in offers(scene)):
        rows = note("hang", escape(words("Try any lot on your wall while you wait.")), fine=True)
    said = filled(doing, name=f"<b>{who}</b>")
    return sheet("wait", escape(words("A moment")), said, f'<p class="only-narrow say">{said}</p><ul class="reads">{rows}</ul>')
