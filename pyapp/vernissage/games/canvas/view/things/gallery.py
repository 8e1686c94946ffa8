"""All players' finished paintings, tokens, ribbons and points; a press enlarges a seat's (regions `others`, `own`)."""

from __future__ import annotations

from .....art import easels
from .....art.documents import FOLDER
from .....art.papers import SEAT_PAPERS
from .....page.core.buttons import button
from .....page.core.icons import icon
from .....page.core.markup import Node, el
from .....page.core.words import Words
from .....page.view.faces import seat_face
from .....page.view.figures import gained
from .....page.view.phrases import listing, name, points, signed
from .....page.view.scene import Drawing, Scene
from .....table.game import Seat
from ...rules import box, layers, scoring
from ...rules.state import NO_AUTOMATON, Painting, Player
from ..names import condition, described, painting_title, plain_word, ribbons, slot_icons, tokens
from ..signs import background, ribbon, stack, strip, token
from ..ui import Ui, state
from .cards import face


def pile_of(painting: Painting) -> tuple[int, int, int]:
    """A painting's cards from the bottom up."""
    return painting.bottom, painting.middle, painting.top


def picture(seat: Seat, painting: Painting, cls: str = "cv-pic", *, named: bool = False) -> Node:
    """A finished painting without its frame; with `named`, its layers have names for motion."""
    return stack(pile_of(painting), background(seat, painting.background), cls, named=named)


def framed(scene: Scene, seat: Seat, i: int, where: str = "painting") -> Node:
    """A framed painting; a press opens it large, to look at and save. `where` tells ids in several places apart."""
    painting = state(scene).players[seat].paintings[i]
    label = scene.words("%(title)s: look at it and save it", title=painting_title(scene.words, painting))
    return el(
        "button",
        picture(seat, painting, named=where == "newest"),
        el("span", icon("save"), cls="cv-keep", aria_hidden="true"),
        type="button",
        id=f"{where}-{seat}-{i}",
        cls="cv-frame",
        data_do=f"drawing {seat} {i}",
        aria_label=label,
    )


def newest(scene: Scene) -> Node:
    """The painting that the seat has just completed, with what it earned, in place of the composer."""
    words, s = scene.words, state(scene)
    player = s.players[scene.seat]
    painting = player.paintings[-1]
    rows, total = [], 0
    for i, (c, held, n) in enumerate(zip(s.conditions, player.ribbons, painting.ribbons, strict=True)):
        if n:
            won = box.POINTS[c][held] - box.POINTS[c][held - n]
            told = el("span", condition(words, c), el("small", ribbons(words, n)) if n > 1 else "", cls="tx")
            rows.append(el("li", ribbon(i), told, el("b", gained(words, won), cls="va")))
            total += won
    if painting.bonus:
        extra = painting.bonus * box.BONUS_POINTS[s.edition]
        value = el("b", gained(words, extra), cls="va")
        rows.append(el("li", icon("bonus"), el("span", words("Bonus icons"), cls="tx"), value))
        total += extra
    if not rows:
        rows.append(el("li", el("span", words("no ribbon"), cls="tx")))
    count = words("Painting %(n)s of %(all)s", n=len(player.paintings), all=box.PAINTINGS)
    return el(
        "section",
        el(
            "div",
            framed(scene, scene.seat, len(player.paintings) - 1, "newest").having(data_at="canvas"),
            strip(layers.visible(*pile_of(painting)), pile_of(painting), ident="slots"),
            el("p", el("cite", painting_title(words, painting)), cls="cv-title"),
            cls="cv-canvas",
        ),
        el(
            "div",
            el("h2", count),
            el("ul", *rows, cls="cv-won"),
            el("p", el("span", words("It earned"), cls="tx"), el("b", gained(words, total), cls="va"), cls="cv-sum"),
            cls="cv-side",
            data_at="earned",
        ),
        cls="cv-easel hung",
        aria_label=words("Your newest painting"),
    )


def drawings(scene: Scene) -> list[tuple[tuple[str, ...], str]]:
    """See `View.drawings`: every finished painting."""
    s = state(scene)
    seats = len(s.players)
    return [
        ((str(seat), str(i)), painting_title(scene.words, painting))
        for seat in ((scene.seat + i) % seats for i in range(seats))
        for i, painting in enumerate(s.players[seat].paintings)
    ]


def _framed(words: Words, seat: Seat, painting: Painting) -> str:
    """A finished painting with frame, plate and strip, in the units of `FRAMED`."""
    hrefs = [FOLDER + file for file in easels.stack_files(*pile_of(painting), seat * box.BACKGROUNDS + painting.background)]
    seen = layers.visible(*pile_of(painting))
    slots = [layers.icons(seen, slot) for slot in range(layers.WIDTH)]
    return easels.painting(hrefs, painting_title(words, painting), slots)


def exhibition(scene: Scene, seat: Seat) -> Drawing:
    """A seat's finished paintings side by side; a bare wall if there are none."""
    words, paintings = scene.words, state(scene).players[seat].paintings
    wide, tall = easels.FRAMED
    gap = easels.FRAME
    hung = "".join(
        f'<g transform="translate({gap + (wide + gap) * i} {gap})">{_framed(words, seat, p)}</g>'
        for i, p in enumerate(paintings)
    )
    w, h = gap + (wide + gap) * max(1, len(paintings)), tall + 2 * gap
    wall = f'<path d="M0 0h{w}v{h}H0z" fill="var(--paper-{SEAT_PAPERS[seat]})"/>'
    title = words("%(name)s's paintings", name=scene.names[seat])
    return Drawing(title, listing(words, [painting_title(words, p) for p in paintings]), wall + hung, w, h)


def drawing(scene: Scene, what: tuple[str, ...]) -> Drawing | None:
    """See `View.drawing`: a finished painting with frame, plate and strip; the arguments are its seat and number."""
    words, s = scene.words, state(scene)
    at = next(
        ((seat, i) for seat, p in enumerate(s.players) for i in range(len(p.paintings)) if (str(seat), str(i)) == what), None
    )
    if at is None:
        return None
    painting = s.players[at[0]].paintings[at[1]]
    seen = layers.visible(*pile_of(painting))
    bottom, middle, top = (plain_word(words, c) for c in pile_of(painting))
    about = words(
        "Three layers: %(top)s over %(middle)s over %(bottom)s. Visible: %(seen)s. It won %(won)s.",
        top=top,
        middle=middle,
        bottom=bottom,
        seen=slot_icons(words, seen),
        won=worth(scene, painting),
    )
    wide, tall = easels.FRAMED
    framed_ = 0, 0, wide, tall - easels.PLATE
    return Drawing(painting_title(words, painting), about, _framed(words, at[0], painting), wide, tall, framed_)


def medals(player: Player) -> Node:
    """A player's ribbons, counted by scoring card."""
    out = (
        el("span", ribbon(i, empty=not n), el("b", n), cls="cv-count" if n else "cv-count nil")
        for i, n in enumerate(player.ribbons)
    )
    return el("span", *out, cls="cv-medals")


def facts(scene: Scene, seat: Seat) -> str:
    """A seat's points, ribbons, tokens, paintings and cards, for a screen reader."""
    words, s = scene.words, state(scene)
    player = s.players[seat]
    won = [
        words("%(ribbons)s for %(card)s", ribbons=ribbons(words, n), card=condition(words, c))
        for c, n in zip(s.conditions, player.ribbons, strict=False)
        if n
    ]
    won += _bonus(scene, sum(p.bonus for p in player.paintings))
    works = [painting_title(words, p) for p in player.paintings]
    return words(
        "%(name)s: %(points)s, %(ribbons)s; %(tokens)s; paintings: %(works)s; hand: %(hand)s.",
        name=name(scene, seat),
        points=points(words, scoring.score(s, seat)),
        ribbons=listing(words, won) or words("no ribbon"),
        tokens=tokens(words, player.tokens),
        works=", ".join(works) or words("none"),
        hand=", ".join(plain_word(words, c) for c in player.hand) or words("none"),
    )


def others(scene: Scene, ui: Ui) -> Node:
    """The region `others`: all players; the viewer comes first."""
    seats = len(state(scene).players)
    order = [(scene.seat + i) % seats for i in range(seats)]
    shown = [el("li", _seat(scene, ui, seat), cls=f"paper-{SEAT_PAPERS[seat]}") for seat in order]
    if state(scene).automaton != NO_AUTOMATON:
        shown.append(el("li", _automaton(scene)))
    return el("div", el("h2", scene.words("Players and paintings"), cls="vh"), el("ul", *shown), cls=f"cv-others n{len(shown)}")


def _seat(scene: Scene, ui: Ui, seat: Seat) -> Node:
    words, s = scene.words, state(scene)
    player = s.players[seat]
    d = scene.decision
    now = d is not None and d.seat == seat
    works = [el("span", picture(seat, p), cls="cv-mini", data_at=f"work-{seat}-{i}") for i, p in enumerate(player.paintings)]
    works += [el("span", cls="cv-mini none")] * (box.PAINTINGS - len(works))
    head = el(
        "span",
        seat_face(scene, seat),
        el("i", cls="seat"),
        el("b", name(scene, seat), cls="cv-n"),
        token(player.tokens).having(data_at=f"purse-{seat}"),
        el("span", scoring.score(s, seat), cls="cv-pts", data_at=f"points-{seat}", data_held=""),
        cls="cv-seat-h",
    )
    return el(
        "button",
        head,
        el("span", *works, cls="cv-works"),
        medals(player),
        type="button",
        id=f"seat-{seat}",
        data_at=f"seat-{seat}",
        cls=f"cv-seat{' now' if now else ''}",
        data_do=f"room seat {seat}",
        aria_pressed="true" if ui.open == seat else "false",
        aria_label=words("%(facts)s Press to enlarge.", facts=facts(scene, seat)),
    )


def automaton_facts(scene: Scene) -> str:
    """What the automaton has (CV-6.1), in one sentence."""
    words, s = scene.words, state(scene)
    told = words("The automaton has %(tokens)s.", tokens=tokens(words, s.automaton))
    if not s.gone:
        return told
    last = words("It took %(card)s last.", card=plain_word(words, s.gone[-1]))
    return words("%(first)s %(second)s", first=told, second=last)


def _automaton(scene: Scene) -> Node:
    words, s = scene.words, state(scene)
    purse = token(s.automaton).having(data_at="purse-automaton")
    head = el("span", el("i", cls="seat bot"), el("b", words("Automaton"), cls="cv-n"), purse, cls="cv-seat-h")
    last = s.gone[-3:]
    took = [el("span", stack((card,)), cls="cv-mini") for card in reversed(last)]
    works = el("span", *took, cls="cv-works", aria_hidden="true") if took else ""
    count = words.count("%(n)s card taken out of the game", "%(n)s cards taken out of the game", len(s.gone))
    return el("div", head, works, el("p", count, cls="hint"), cls="cv-seat auto", data_at="automaton")


def enlarged(scene: Scene, seat: Seat, *, back: bool) -> Node:
    """A seat's paintings, enlarged, and its hand, in the composer's place; `back`: with a button that leads back."""
    words, s = scene.words, state(scene)
    player = s.players[seat]
    works = [_work(scene, seat, i) for i in range(len(player.paintings))] or [el("li", words("No painting yet."), cls="hint")]
    cards = [
        el("li", el("span", face(scene, c), cls="cv-card", role="img", aria_label=described(words, c))) for c in player.hand
    ]
    holds = el("div", el("h3", words("In hand")), el("ol", *cards, cls="cv-row"), cls="cv-holds") if cards else ""
    title = words("Your paintings") if seat == scene.you else words("%(name)s's paintings", name=scene.names[seat])
    text = words("%(points)s, %(tokens)s", points=points(words, scoring.score(s, seat)), tokens=tokens(words, player.tokens))
    leave = button(words("Back"), f"room seat {seat}", id="seat-back") if back else ""
    return el(
        "section",
        el("div", el("div", el("h2", title), el("p", text)), leave, cls="cv-gal-h"),
        el("ol", *works, cls="cv-gal"),
        holds,
        cls=f"cv-gallery paper-{SEAT_PAPERS[seat]}",
        aria_label=title,
    )


def _work(scene: Scene, seat: Seat, i: int) -> Node:
    words, painting = scene.words, state(scene).players[seat].paintings[i]
    title = painting_title(words, painting)
    seen = layers.visible(*pile_of(painting))
    won = [el("span", ribbon(i), el("b", n), cls="cv-count") for i, n in enumerate(painting.ribbons) if n]
    if painting.bonus:
        extra = painting.bonus * box.BONUS_POINTS[state(scene).edition]
        won.append(el("span", icon("bonus"), el("b", signed(extra)), cls="cv-count"))
    return el(
        "li",
        framed(scene, seat, i),
        el(
            "div",
            el("cite", title),
            strip(seen, pile_of(painting)),
            el("p", *won, cls="cv-medals", aria_hidden="true"),
            el("p", words("%(seen)s. It won %(won)s.", seen=slot_icons(words, seen), won=worth(scene, painting)), cls="vh"),
        ),
    )


def worth(scene: Scene, painting: Painting) -> str:
    """What a finished painting has earned: ribbons and bonuses (plain text)."""
    words, s = scene.words, state(scene)
    parts = [
        words("%(ribbons)s for %(card)s", ribbons=ribbons(words, n), card=condition(words, c))
        for c, n in zip(s.conditions, painting.ribbons, strict=True)
        if n
    ]
    parts += _bonus(scene, painting.bonus)
    return listing(words, parts) if parts else words("no ribbon")


def _bonus(scene: Scene, n: int) -> list[str]:
    """What so many bonus icons bring; nothing for none."""
    extra = points(scene.words, n * box.BONUS_POINTS[state(scene).edition])
    return [scene.words("%(points)s for bonus icons", points=extra)] if n else []
