"""The programme: which games the house shows, and how the page speaks of each.

A game of the programme can be played once it is in `GAMES` and has a view.

Glossary: a *tab* is a region that a phone keeps in the sheet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.words import N_
from ..view.settings import Setting
from .avant_carde.settings import SETTINGS as AVANT_CARDE
from .canvas.settings import SETTINGS as CANVAS


class Show(NamedTuple):
    """A game in the programme. All texts are phrases for the catalogue."""

    key: str
    title: str
    about: str
    """What it is about, in one sentence."""
    line: str
    """What stands at the foot of its poster; empty for none."""
    minutes: int
    """How long a game takes, about."""
    players: tuple[int, int]
    """The fewest and the most."""
    tabs: tuple[tuple[str, str], ...] = ()
    """The regions in a phone's sheet with their names, in order."""
    settings: tuple[Setting, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()
    """Keys at its table, as they are called on a keyboard, and what they do."""
    prefix: str = ""
    """Begins the numbers of the clauses of its rules text; empty if there is none yet."""


PROGRAMME: Final = (
    Show(
        "art-society",
        N_("Art Society"),
        N_("Buy paintings at auction, hang them by the rules of taste, and let the museum decide what was worth it."),
        N_("Bid, hang, and mind the neighbours"),
        40,
        (2, 4),
        tabs=(("market", N_("Lots")), ("shared", N_("Museum")), ("others", N_("Rivals"))),
        settings=(
            Setting(
                "open_stacks",
                N_("Open stacks"),
                N_("Everybody's played bids can be looked at all the time, not only when a tie is settled."),
            ),
        ),
        keys=(
            (N_("Arrows"), N_("on your wall: move what you hold, or look around")),
            ("N, P", N_("on your wall: next and previous place that fits, best first")),
            (N_("Enter"), N_("on your wall: hang it here")),
            ("W", N_("read out your wall")),
            ("L", N_("read out the lots")),
            ("M", N_("read out the museum and the prestige")),
            ("R", N_("read out the rivals")),
            ("E", N_("say what may end the game")),
        ),
        prefix="AS",
    ),
    Show(
        "canvas",
        N_("Canvas"),
        N_("Lay transparent cards over one another, and make paintings whose colours win ribbons."),
        "",  # its poster has no room for a line under the picture
        25,
        (1, 5),
        tabs=(("market", N_("Row")), ("shared", N_("Scoring")), ("others", N_("Paintings"))),
        settings=CANVAS,
        keys=(
            (N_("Up, down"), N_("on the canvas: go from layer to layer, or move the one picked up")),
            (N_("Enter"), N_("on the canvas: pick a layer up, put it down")),
            ("1-5", N_("lay a card of your hand, or take it off; in the row: look at that card")),
            ("N, P", N_("next and previous order of the three cards, best first")),
            ("B", N_("another background")),
            ("C", N_("complete the painting")),
            ("W", N_("say what is yours")),
            ("L", N_("read out the row")),
            ("M", N_("read out the scoring cards")),
            ("R", N_("read out the others")),
            ("E", N_("say what ends the game")),
        ),
        prefix="CV",
    ),
    Show(
        "avant-carde",
        N_("Avant Carde"),
        N_("Build a collection that matches card by card, and play ever longer lines from it."),
        N_("One card leads to another"),
        35,
        (1, 5),
        tabs=(("market", N_("Gallery")), ("shared", N_("Awards")), ("others", N_("Others"))),
        settings=AVANT_CARDE,
        keys=(
            ("1 \N{EN DASH} 9", N_("play a card of your hand; when you buy: the stack of that number")),
            ("S", N_("end your line or your turn, or do without a power")),
            ("C", N_("read out the cards of your hand")),
            ("W", N_("read out your line")),
            ("L", N_("read out the gallery")),
            ("M", N_("read out money and awards")),
            ("R", N_("read out the others")),
            ("E", N_("say what ends the game")),
        ),
        prefix="AC",
    ),
)
"""The games in the order of their posters."""


def show(key: str) -> Show:
    """A game's entry. A game that is not in the programme goes by its key."""
    return next((s for s in PROGRAMME if s.key == key), Show(key, key, "", "", 0, (1, 1)))


LEVELS: Final = ("", "random", "greedy", "search")
"""A bot's level as saves and links number it: 0 is a person."""

LEVEL_NAMES: Final = {"random": N_("Visitor"), "greedy": N_("Collector"), "search": N_("Curator")}
"""What people call a bot's level."""

LEVEL_HINTS: Final = {"random": N_("easy"), "greedy": N_("medium"), "search": N_("strong")}
"""How strong a level plays, in a word."""
