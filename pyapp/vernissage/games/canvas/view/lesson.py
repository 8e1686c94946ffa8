"""Canvas's lesson: a prepared deal, played until the first painting is complete."""

from __future__ import annotations

from typing import Any, Final

from ....page.core.words import N_
from ....page.view.lesson import Lesson, LessonStep, by_answer, by_verb
from ....table.game import Action, Decision, apply
from ..rules import scoring
from ..rules.decisions import Paint, Take
from ..rules.game import Canvas


def _best(s: Any, d: Decision, a: Action) -> str:
    """Judges a painting: it must score as much as the best order of its three cards."""
    if not isinstance(a, Paint):
        return N_("You could, but your three cards make a painting now. Complete it.")
    game = Canvas()
    points = {b: scoring.score(apply(game, s, b), d.seat) for b in game.options(s, d) if isinstance(b, Paint)}
    return "" if points[a] == max(points.values()) else N_("Another order earns more: press the first of the six, +8.")


LESSON: Final = Lesson(
    seats=2,
    settings={},
    seed=7288,
    rival="Oskar",
    opening=(Take(0), Take(2)),
    others=(Take(0), Take(0), Take(0)),
    steps=(
        LessonStep(
            N_("Three layers, one painting"),
            N_(
                "Three transparent cards, one on another, make a painting. You make three; the ribbons that they win are your "
                "points. Backgrounds are for the eye only."
            ),
            ("own",),
        ),
        LessonStep(
            N_("Icons in five slots"),
            N_(
                "Only these five slots count. Four elements: a drop is Hue, a triangle Shape, a grid Texture, a half-dark "
                "disc Tone. A rosette is a bonus: a point for each element of its sort."
            ),
            ("slots", "own"),
        ),
        LessonStep(
            N_("What the jury likes"),
            N_(
                "A painting wins the ribbon of every card whose wish it meets. The figures: what one, two or more such "
                "ribbons are worth in all. Press a card to read more."
            ),
            ("shared",),
        ),
        LessonStep(
            N_("The free end"),
            N_(
                "The first card is free, and this one even brings the token that Oskar, your rival, left on it. Press it, "
                "then take it."
            ),
            ("decision:take 0", "row-0"),
            by_answer(Take(0), why=N_("That one costs tokens. For now take the free card, and the token on it.")),
        ),
        LessonStep(
            N_("Pay to reach further"),
            N_(
                "Now the third card: a token goes on each one that you pass over, for whoever takes it. Press it, see what it "
                "would win, take it."
            ),
            ("decision:take 2", "row-2"),
            by_answer(Take(2), why=N_("Not this one: the third card of the row goes best with your two.")),
        ),
        LessonStep(
            N_("The top one wins"),
            N_(
                "Icons cover those below, so order counts: these are the points of the six orders. Press another, look; then "
                "press +8 again and complete the painting."
            ),
            ("paint", "decision"),
            _best,
        ),
        LessonStep(
            N_("It hangs"),
            N_(
                "Your painting, and what it won. The second ribbon of a colour is usually worth more than the first: repeat "
                "what you are good at."
            ),
            ("own",),
        ),
        LessonStep(
            N_("And again"),
            N_(
                "A turn is one of two: take a card or, with three in hand, complete a painting. You hold five at most. Now "
                "take any card that you can pay for."
            ),
            ("take", "market:row"),
            by_verb("take", why=N_("Take a card of the row.")),
        ),
        LessonStep(
            N_("The last stroke"),
            N_(
                "After your third painting you stop. Once all have theirs, ribbons and bonuses are counted; tokens break "
                "ties. Everybody's cards are open: press a name."
            ),
            ("others",),
        ),
    ),
    learnt=(
        N_("Three cards make a painting; what lies on top counts."),
        N_("The first card is free, each further one a token more."),
        N_("Ribbons of a colour score together."),
        N_("Three paintings each end the game."),
    ),
)

__all__ = ["LESSON"]
