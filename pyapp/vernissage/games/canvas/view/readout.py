"""How a pile meets the scoring cards, in words: what it earns, or why it does not meet a condition (CV-3.7, CV-4).

For the *figures* of a reading see `vernissage.games.canvas.rules.reading`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....page.core.words import Words
from ....page.view.phrases import listing, points
from ....page.view.scene import Scene
from ..rules import box
from ..rules.layers import Picture
from ..rules.reading import Preview, Reading
from ..rules.state import State
from .names import condition, element, elements_count, ribbons, slot_icons, titled
from .preview import Pile, look, picture_of, so_far
from .ui import Ui, me, state

Figures = tuple[int, ...]
CONSISTENT: Final = 6
"""How many elements Consistency asks for (CV-4.10)."""


def _composition(w: Words, bare: Figures, _edition: int) -> str:
    if len(bare) == 1:
        return w("Slot %(n)s shows nothing.", n=bare[0] + 1)
    return w("Slots %(slots)s show nothing.", slots=listing(w, [str(slot + 1) for slot in bare]))


def _consistency(w: Words, figures: Figures, _edition: int) -> str:
    n = figures[0]
    if n < CONSISTENT:
        return w.count("Only %(n)s element shows, not six.", "Only %(n)s elements show, not six.", n)
    return w.count("%(n)s element shows, not six.", "%(n)s elements show, not six.", n)


def _emphasis(w: Words, figures: Figures, _edition: int) -> str:
    n = figures[0]
    return w.count("%(n)s Hue shows, not one.", "%(n)s Hues show, not one.", n) if n else w("No Hue shows.")


def _hierarchy(w: Words, figures: Figures, edition: int) -> str:
    mine, other = figures
    e = box.TEXTURE if edition == box.RULEBOOK else box.TONE
    if not mine:
        return w("No Texture shows.") if e == box.TEXTURE else w("No Tone shows.")
    return (
        w("%(mine)s, but another element shows as often: %(n)s.", mine=elements_count(w, e, mine), n=other)
        if mine == other
        else w("%(mine)s, but another element shows more often: %(n)s.", mine=elements_count(w, e, mine), n=other)
    )


def _movement(w: Words, runs: Figures, _edition: int) -> str:
    e = max(range(len(runs)), key=lambda i: runs[i])
    if runs[e] < 2:
        return w("No element shows in slots side by side.")
    return w("%(element)s in two slots side by side, not three.", element=element(w, e))


def _proportion(w: Words, counts: Figures, _edition: int) -> str:
    e = max(range(len(counts)), key=lambda i: counts[i])
    if counts[e] < 3:
        return w("At most %(most)s: three are needed.", most=elements_count(w, e, counts[e]))
    return w("%(three)s, but no two more are alike.", three=elements_count(w, e, counts[e]))


def _proximity(w: Words, figures: Figures, _edition: int) -> str:
    textures, tones = figures
    if not textures:
        return w("No Texture shows.")
    return w("No Tone is beside a Texture.") if tones else w("No Tone shows.")


def _repetition(w: Words, figures: Figures, _edition: int) -> str:
    return w("One Shape shows, not two.") if figures[0] else w("No Shape shows.")


def _space(w: Words, figures: Figures, _edition: int) -> str:
    hues, shapes = figures
    if not hues:
        return w("No Hue shows.")
    return w("Hue and Shape are too near each other.") if shapes else w("No Shape shows.")


def _style(w: Words, figures: Figures, _edition: int) -> str:
    n = figures[0]
    return w.count("%(n)s Texture shows, not three.", "%(n)s Textures show, not three.", n) if n else w("No Texture shows.")


def _symmetry(w: Words, _counts: Figures, _edition: int) -> str:
    return w("No element mirrors itself.")


def _unity(w: Words, counts: Figures, _edition: int) -> str:
    e = max(range(len(counts)), key=lambda i: counts[i])
    return w("At most %(most)s: three are needed.", most=elements_count(w, e, counts[e]))


def _variety(w: Words, counts: Figures, _edition: int) -> str:
    return w("Missing: %(elements)s.", elements=listing(w, [element(w, e) for e, n in enumerate(counts) if not n]))


_WHY: Mapping[str, Callable[[Words, Figures, int], str]] = {
    "composition": _composition,
    "consistency": _consistency,
    "emphasis": _emphasis,
    "hierarchy": _hierarchy,
    "movement": _movement,
    "proportion": _proportion,
    "proximity": _proximity,
    "repetition": _repetition,
    "space": _space,
    "style": _style,
    "symmetry": _symmetry,
    "unity": _unity,
    "variety": _variety,
}


def why_not(words: Words, reading: Reading, edition: int) -> str:
    """Why a picture does not meet a scoring card (plain text). Only for a card that is not met."""
    return _WHY[box.CONDITIONS[reading.condition]](words, reading.figures, edition)


def readings(scene: Scene, pile: Pile) -> tuple[Reading, ...]:
    """How a pile meets the scoring cards in play: the rules' preview; for fewer than three cards, how far it is."""
    s = state(scene)
    made = look(s, scene.seat, pile)
    return so_far(s, pile) if made is None else made.readings


def lit_icons(scene: Scene, ui: Ui) -> Picture:
    """The icons of the pile that earn the ribbons of the lit scoring card."""
    lit = 0
    if ui.lit >= 0 and ui.pile:
        for group in readings(scene, ui.pile)[ui.lit].groups:
            lit |= group
    return lit


def verdict(words: Words, s: State, reading: Reading, *, whole: bool) -> str:
    """The result of a reading in a few words: ribbons, or that none are left, or why the condition is not met."""
    if reading.taken:
        return ribbons(words, reading.taken)
    if reading.met:
        return words("Met, but the card pays for no more ribbons.") if whole else words("Met so far.")
    return why_not(words, reading, s.edition)


def spoken(scene: Scene, ui: Ui) -> str:
    """The pile in the composer, for a screen reader: its title, what shows, what it would earn."""
    words = scene.words
    if not ui.pile:
        return words("Nothing lies on the canvas.")
    named, shown = titled(words, ui.pile), slot_icons(words, picture_of(ui.pile))
    shown = words("Painting “%(title)s”: %(icons)s.", title=named, icons=shown)
    made = look(state(scene), scene.seat, ui.pile)
    return words("%(shown)s %(earned)s", shown=shown, earned=earned(scene, made)) if made is not None else shown


def earned(scene: Scene, made: Preview) -> str:
    """What a preview would earn, in one sentence."""
    words = scene.words
    parts = [
        words("%(ribbons)s for %(card)s", ribbons=ribbons(words, r.taken), card=condition(words, r.condition))
        for r in made.readings
        if r.taken
    ]
    if made.bonus:
        parts.append(words("%(points)s for bonus icons", points=points(words, made.bonus)))
    what = listing(words, parts) if parts else words("no ribbon")
    return words("It would earn %(what)s: %(points)s.", what=what, points=points(words, made.points))


def ends(scene: Scene) -> str:
    """How near each player is to the end of the game (CV-5.1), in one sentence."""
    words, s = scene.words, state(scene)
    mine = len(me(scene).paintings)
    most = max(len(p.paintings) for p in s.players)
    if len(s.players) == 1:
        return words("Your third painting ends the game. You have made %(n)s.", n=mine)
    return words("The game ends when everybody has three paintings. You have %(n)s, the most is %(most)s.", n=mine, most=most)
