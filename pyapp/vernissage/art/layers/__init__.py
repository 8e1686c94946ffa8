"""The layers of Canvas: sixty transparent pictures, of which any three in any order make one; and fifteen backgrounds.

Each shows the word of its card: a right word is the thing itself (a harbour, a piano), a left word somebody or something in
that mood (a shy stag, a stubborn goat). `stage` has the rules by which they fit together. Only the build imports this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.canvas.rules.box import BACKGROUNDS, DECK, SEATS
from . import air, beasts, far, frames, front, heroes, left, objects, right, sky
from .backgrounds import PLACES
from .stage import HEIGHT, WIDTH, P, Stage

if TYPE_CHECKING:
    from collections.abc import Callable

DRAWN: Final[tuple[Callable[[Stage], None], ...]] = (
    heroes.absent_minded, right.amber, left.borrowed, frames.ceremonial, right.curious, beasts.drowsy, left.enchanted,
    left.forgotten, objects.glass, beasts.homesick, air.impossible, heroes.invisible, far.lopsided, heroes.lost,
    left.melancholy, objects.nameless, air.paper, right.patient, heroes.polite, beasts.reluctant, front.restless,
    beasts.runaway, beasts.shy, left.sleepless, right.stubborn, right.tender, air.unfinished, objects.velvet,
    air.weightless, front.whispering,
    sky.afternoon, front.applause, objects.carousel, sky.comet, frames.daydream, objects.door, objects.echo,
    heroes.farewell, front.garden, far.giant, far.harbour, far.horizon, far.kingdom, front.labyrinth, air.lullaby,
    air.masquerade, sky.moon, objects.orchestra, objects.piano, front.picnic, air.promise, left.rumour, objects.staircase,
    front.tea_party, sky.tempest, air.umbrella, sky.voyage, heroes.waltz, frames.wedding, air.whale,
)  # fmt: skip
"""The functions that draw the layers, by card: the thirty left words in their order, then the thirty right ones."""

NUMBER_OF_BACKGROUNDS: Final = SEATS[-1] * BACKGROUNDS


def layer(card: int) -> str:
    """Give the layer of a card, 0 to 59: SVG markup on a transparent ground, 300 by 400 units, with ids that no other layer
    has.

    Raises IndexError for a card that is not in the box.
    """
    if card not in DECK:
        raise IndexError(f"There is no art card {card}.")
    cv = Stage(f"k{card}v")
    DRAWN[card](cv)
    return cv.layer()


def background(number: int) -> str:
    """Give a background, 0 to 14: SVG markup of 300 by 400 units; number // 3 is the seat whose three they are (CV-1.4).

    Raises IndexError for a background that is not in the box.
    """
    if not 0 <= number < NUMBER_OF_BACKGROUNDS:
        raise IndexError(f"There is no background {number}.")
    paint, hours = PLACES[number // BACKGROUNDS]
    cv = Stage(f"g{number}v")
    paint(cv, hours[number % BACKGROUNDS])
    return cv.layer()


def vignette() -> str:
    """Give the picture that darkens the corners of a painting, so that its layers look like one picture."""
    cv = Stage("vignette")
    dark = cv.rad(((0.55, P.ink, 0), (1, P.ink, 0.4)), 0.48, 0.44, 0.8)
    cv.put(f'<path d="M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}z" fill="{dark}"/>')
    return cv.layer()


def document(markup: str) -> str:
    """Give a layer's or a background's markup as a document."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{markup}</svg>'
    )
