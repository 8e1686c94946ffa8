"""Art Society on the page: what its table looks like, what presses on it do, and its words."""

from __future__ import annotations

from typing import Final

from ...core.words import N_
from ...view.entry import Show

SHOW: Final = Show(
    "art-society",
    N_("Art Society"),
    N_("Buy paintings at auction, hang them by the rules of taste, and let the museum decide what was worth it."),
    N_("Bid, hang, and mind the neighbours"),
    40,
    (2, 4),
    tabs=(("market", N_("Lots")), ("shared", N_("Museum")), ("others", N_("Rivals"))),
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
)
