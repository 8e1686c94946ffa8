"""The readout of the held tile: what it earns where it is, row by row, or why it does not fit there (AS-4.6).

A row consists of an icon, a text and a value. A painting always has five rows, so that nothing jumps while it moves. Rows that
change nothing are quiet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....page.core.markup import NOTHING, Child, Node, el, filled, join
from ....page.core.words import Words
from ....page.view.figures import gained, total
from ....page.view.phrases import scored, series
from ....page.view.scene import Scene
from ....page.view.terms import explained
from ..rules import box, hanging, scoring
from ..rules.state import Placed, is_painting, masks, size
from .names import frames_match, listing, piece_name, place_name, spread, title, type_name
from .preview import Try, decor_limit, museum_values, nearest
from .signs import cite, figure, icon
from .terms import TERMS
from .things.wall import reason
from .ui import FRAME, Held, Ui, me, state, tries_of


class Row(NamedTuple):
    """One row: icon, text, value, tone (`gain`, `loss`, `nil`), and a short noun that names it while it is nil."""

    sign: str
    text: Child
    value: Child
    tone: str
    noun: str


def _tone(v: int) -> str:
    return "gain" if v > 0 else "loss" if v < 0 else "nil"


def _worth_row(scene: Scene, piece: int, t: Try) -> Row:
    words, kind = scene.words, box.PAINTINGS[piece].type
    worth = museum_values(state(scene)).worth[kind]
    if t.faux_pas:
        text = words("%(type)s, but in a faux pas", type=type_name(words, kind))
        return Row("museum", text, gained(words, 0), "nil", words("prestige"))
    return Row(
        "museum",
        words("%(type)s, worth \N{MULTIPLICATION SIGN}%(worth)s", type=type_name(words, kind), worth=worth),
        gained(words, t.prestige),
        "gain",
        words("prestige"),
    )


def _eyeline_row(scene: Scene, piece: int, t: Try) -> Row:
    words, kind = scene.words, box.PAINTINGS[piece].type
    if t.eyeline:
        return Row("eyeline", words("Hangs in the eyeline"), gained(words, t.eyeline), "gain", words("eyeline"))
    if not t.in_band:
        return Row("eyeline", words("Outside the eyeline"), gained(words, 0), "nil", words("eyeline"))
    if museum_values(state(scene)).best is None:
        return Row("eyeline", words("In the eyeline, but no type leads yet"), gained(words, 0), "nil", words("eyeline"))
    return Row(
        "eyeline",
        words("In the eyeline, but %(type)s does not lead", type=type_name(words, kind)),
        gained(words, 0),
        "nil",
        words("eyeline"),
    )


def _frames_row(scene: Scene, held: Held, t: Try) -> Row:
    words, k, noun = scene.words, len(t.matches), scene.words("frames")
    if not k:
        return Row("match", words("No frame matches"), words("none"), "nil", noun)
    text = frames_match(words, box.PAINTINGS[held.piece].frame, k)
    d = scene.decision
    if d is not None and d.kind == "start":
        return Row("match", text, gained(words, 0), "nil", noun)
    if FRAME in scene.settings:
        return Row("match", text, gained(words, k), "gain", noun)
    limit = _decor(scene, held, t)
    if t.full:
        return Row("match", text, words("none, the wall is full"), "nil", noun)
    if not limit:
        return Row("match", text, words("no room for decor"), "nil", noun)
    value = words("decor, up to %(n)s in all", n=limit) if k > 3 else words("decor, up to %(n)s", n=limit)
    return Row("match", text, value, "gain", noun)


def _decor(scene: Scene, held: Held, t: Try) -> int:
    """The most shields of the decor that the matching frames of a try bring; 0 for none."""
    if FRAME in scene.settings:
        return 0
    after = me(scene).taken | masks(*size(held.piece))[t.place]
    return decor_limit(state(scene), scene.seat, after, len(t.matches)) if t.matches else 0


def _clash_row(scene: Scene, t: Try) -> Row:
    words, hung = scene.words, me(scene).hung
    if not t.faux_pas:
        return Row("faux-pas", words("Faux pas"), words("none"), "nil", "")
    with_ = [cite(title(words, hung[i].piece)) for i in t.faux_pas]
    if len(with_) > 2:
        text: Child = words.count("Faux pas with %(n)s painting", "Faux pas with %(n)s paintings", len(with_))
    else:
        text = filled(words("Faux pas with %(works)s"), works=_listed(words, with_))
    return Row("faux-pas", text, gained(words, -t.lost), "loss", "")


def _corner_row(words: Words, t: Try) -> Row:
    gain = t.corners * -box.CORNER_POINTS + (box.FULL_POINTS if t.full else 0)
    if t.full:
        text = words("Fills the gallery")
    elif t.corners:
        text = words.count("Covers a bare corner", "Covers %(n)s bare corners", t.corners)
    else:
        text = words("Covers no bare corner")
    return Row("corner", text, gained(words, gain), _tone(gain), words("corner"))


def rows(scene: Scene, held: Held, t: Try) -> list[Row]:
    """The rows of a try: five for a painting, two for decor."""
    words = scene.words
    if not is_painting(held.piece):
        text = words.count("Decor with one shield", "Decor with %(n)s shields", t.shields)
        return [Row("shield", text, gained(words, t.shields), "gain", ""), _corner_row(words, t)._replace(noun="")]
    return [
        _worth_row(scene, held.piece, t),
        _eyeline_row(scene, held.piece, t),
        _frames_row(scene, held, t),
        _clash_row(scene, t),
        _corner_row(words, t),
    ]


def row_markup(words: Words, row: Row) -> Node:
    """A row as markup. Its sign can be pressed for an explanation."""
    term = TERMS.get(row.sign)
    sign = explained(words, term, icon(row.sign), where="-row") if term is not None else icon(row.sign)
    return el("li", sign, el("span", row.text, cls="tx"), el("span", row.value, cls="va"), cls=row.tone)


def merged(words: Words, made: list[Row]) -> Node:
    """All quiet rows as one row, for the smallest screens."""
    nouns = [row.noun for row in made if row.tone == "nil" and row.noun]
    if not nouns:
        return NOTHING
    return el("li", el("span", words("Brings nothing: %(what)s", what=", ".join(nouns)), cls="tx"), cls="nil merged")


def outcome(scene: Scene, t: Try) -> Node:
    """The line with the score after hanging the tile; in a puzzle, with what that brings."""
    if FRAME in scene.settings:
        brings = el("span", el("b", gained(scene.words, t.points)), cls="va")
        return el("p", el("span", scene.words("Total")), brings, cls="sum")
    now = scoring.scores(state(scene))[scene.seat]
    then = el("b", total(scene.words, now + t.points))
    turns = el("span", scene.words("becomes"), cls="vh")
    values = el("span", el("span", figure(now), cls="was"), icon("next"), turns, then, cls="va")
    return el("p", el("span", scene.words("If the game ended now")), values, cls="sum")


def _listed(words: Words, parts: Sequence[Child]) -> Node:
    """A list of things like `listing`, but of markup."""
    if len(parts) < 2:
        return join(parts)
    first = [part for one in parts[:-1] for part in (", ", one)][1:]
    return filled(words("%(first)s and %(last)s"), first=join(first), last=parts[-1])


def why_not(scene: Scene, ui: Ui) -> Child:
    """Why the held tile cannot hang where it is; titles of works are marked up."""
    if ui.held is None:
        return ""
    why, hit = reason(me(scene), ui.held.piece, ui.place)
    if why != "covers" or len(hit) > _NAMED:
        return _why_plain(scene, why, hit)
    words = scene.words
    shown = [cite(piece_name(words, t.piece)) if is_painting(t.piece) else piece_name(words, t.piece) for t in hit]
    return filled(words("It would cover %(tiles)s."), tiles=_listed(words, shown))


_NAMED: Final = 3
"""If more tiles than this are in the way, only their number is told."""


def _why_plain(scene: Scene, why: str, hit: Sequence[Placed]) -> str:
    """A reason that a tile cannot hang somewhere, in plain text; see `wall.reason`."""
    words = scene.words
    if why == "covers" and len(hit) > _NAMED:
        return words.count("It would cover %(n)s tile.", "It would cover %(n)s tiles.", len(hit))
    if why == "covers":
        return words("It would cover %(tiles)s.", tiles=listing(words, [piece_name(words, t.piece) for t in hit]))
    if why == "alone":
        return words("It would touch no other tile.")
    if not me(scene).taken:
        return words("The first painting must cover a star.")
    return words("The painting you still have to hang would have no place left.")


def where_it_fits(scene: Scene, ui: Ui) -> str:
    """At how many places the tile fits, and the nearest of them (plain text)."""
    words = scene.words
    if ui.held is None:
        return ""
    may = tries_of(scene, ui.held)
    if not may:
        return words("It fits nowhere on your wall.")
    near = nearest(may, ui.place)
    count = words.count("It fits in one place, lit on the wall.", "It fits in %(n)s places, lit on the wall.", len(may))
    if near is None:
        return count
    return words("%(count)s The nearest: %(place)s.", count=count, place=place_name(words, near.place))


def way_out(scene: Scene, tile: int) -> Node:
    """What can become of a lot that fits nowhere, in sentences, and a sign that explains the museum (AS-8.1 to AS-8.5)."""
    words, player = scene.words, me(scene)
    ways = [words("Your assistant can keep it.")] if player.assistant is None else []
    n = len(hanging.exchanges(state(scene), player, tile))
    if n:
        ways.append(words.count("The museum changes it for one of its type: %(n)s fits.",
                                "The museum changes it for one of its type: %(n)s fit.", n))  # fmt: skip
    else:
        ways.append(words("The museum has none that fits: put aside, it costs 2 points and brings decor of 1 shield."))
    ends = "" if n else last_excess(scene)
    return join((" ".join(ways), " ", ends, " ", explained(words, TERMS["museum"], icon("museum"), where="-out")))


def last_excess(scene: Scene) -> Node:
    """What a painting put aside means for the end of the game (AS-8.5)."""
    return el("b", excess_ends(scene))


def excess_ends(scene: Scene) -> str:
    """The same in plain text: the first one warns, the second one ends the game."""
    words = scene.words
    if me(scene).excess:
        return words("It is your second excess painting: the game ends with this round.")
    return words("A second one ends the game.")


def spoken(scene: Scene, ui: Ui) -> str:
    """What a screen reader says of the ghost: its place, whether it fits there, what it earns."""
    if ui.held is None:
        return ""
    if ui.place < 0:
        out = scene.words("It fits nowhere on your wall.")
        last = ui.held.source == "lot" and not hanging.exchanges(state(scene), me(scene), ui.held.piece)
        return f"{out} {excess_ends(scene)}" if last else out
    where = spread(scene.words, ui.held.piece, ui.place)
    return scene.words("%(place)s, %(what)s", place=where, what=held_there(scene, ui))


def to_be_had(scene: Scene) -> str:
    """The lots that the seat can take now, in one sentence; empty if it takes none."""
    d, words = scene.decision, scene.words
    if d is None or d.seat != scene.seat or d.kind != "take":
        return ""
    left = [title(words, lot.tile) for lot in state(scene).lots if lot.taker is None]
    return words("To be had: %(lots)s.", lots=series(words, left))


def held_there(scene: Scene, ui: Ui) -> str:
    """What the held tile earns where it is, or why it does not fit there; empty if none is held."""
    if ui.held is None:
        return ""
    t = next((one for one in tries_of(scene, ui.held) if one.place == ui.place), None)
    if t is None:
        why = _why_plain(scene, *reason(me(scene), ui.held.piece, ui.place))
        return scene.words("does not fit. %(why)s", why=why)
    return earning(scene, ui.held, t)


def brief(scene: Scene, t: Try) -> str:
    """What a tile earns at a place where it fits, in a few words."""
    points = scored(scene.words, t.points)
    return scene.words("%(points)s, faux pas", points=points) if t.faux_pas else points


def earning(scene: Scene, held: Held, t: Try) -> str:
    """What a tile earns at a place where it fits, and why, in a few words."""
    words, d = scene.words, scene.decision
    more: list[str] = []
    if d is not None and d.kind == "start":
        over = masks(*size(held.piece))[t.place]
        more.append(words("on both stars") if all(over >> star & 1 for star in box.STARS) else words("on a star"))
    limit = _decor(scene, held, t)  # which only frames bring
    if t.matches and not limit:
        more.append(frames_match(words, box.PAINTINGS[held.piece].frame, len(t.matches)))
    if t.faux_pas:
        more.append(words("faux pas"))
    if t.eyeline:
        more.append(words("eyeline"))
    if t.corners:
        more.append(words("corner"))
    more.append(scored(words, t.points))
    if limit:
        more.append(words.count("and decor of one shield", "and up to %(n)s shields", limit))
    return ", ".join(more)


def there(scene: Scene, held: Held, t: Try) -> str:
    """What is heard where a tile is held: which place of how many it is, the best first, and what it earns there."""
    words, tries = scene.words, tries_of(scene, held)
    n = [one.place for one in tries].index(t.place) + 1
    best = n == 1 and t.points != tries[-1].points
    which = words("Best of %(n)s places", n=len(tries)) if best else words("Place %(n)s of %(all)s", n=n, all=len(tries))
    return words("%(which)s: %(where)s", which=which, where=earning(scene, held, t))


def hang_word(words: Words, held: Held) -> str:
    """What hanging the held tile is called."""
    if held.source == "lot":
        return words("Take and hang")
    return words("Exchange and hang") if held.source == "museum" else words("Hang it here")


def enter(words: Words, held: Held) -> str:
    """What Enter does on the wall where the held tile can hang."""
    return words("Enter: %(what)s.", what=hang_word(words, held))


def bare(words: Words, taken: int, space: int) -> str:
    """The name of a bare space, on a wall where `taken` are covered."""
    if not taken and space in box.STARS:
        return words("empty, a star")
    if space in box.CORNERS:
        return words("empty, a corner")
    return lies(words, words("empty"), space)


def lies(words: Words, what: str, space: int) -> str:
    """What is at a space, and whether that is in the eyeline."""
    return words("%(what)s, in the eyeline", what=what) if box.EYELINE >> space & 1 else what


def ranked(words: Words, points: list[int], place: int) -> tuple[str, str]:
    """Which place is shown, and what it earns beside the others. `points` are those of all places, best first; `place` counts
    from 1.
    """
    if len(points) == 1:
        return words("The only place"), ""
    less = points[0] - points[place - 1]
    if points[0] == points[-1]:
        worth = words("equal points")
    else:
        worth = words("earns %(n)s less", n=less) if less else words("none earns more")
    return words("Place %(n)s of %(all)s", n=place, all=len(points)), worth
