"""The first game of Art Society: the second round of a prepared deal, then the beginning of a third."""

from __future__ import annotations

from typing import Any, Final

from ...games.art_society import hanging
from ...table.game import Action, Decision
from ..lesson import ELSE, Lesson, Step, by_verb
from ..words import N_

WANTED: Final = 0
"""The lot that matches two frames."""
RIVAL_BID: Final = 9


def _asks(s: Any, kind: str) -> bool:
    """Whether such a decision is still to come."""
    return any(isinstance(i, Decision) and i.kind == kind for i in s.agenda)


def _bid(_state: Any, _d: Decision, a: Action) -> str:
    if a.verb == "bid" and a.args[0] > RIVAL_BID:
        return ""
    return N_("Too modest: Ines has bid 9, and her tie would beat yours. Take a card from 10 up.")


def _hang(s: Any, _d: Decision, a: Action) -> str:
    if a.verb == "take":
        return "" if a.args == (WANTED,) else N_("No frame of yours would match it. Take the silver one.")
    if a.verb != "hang":
        return N_("It fits on your wall, so let it hang: take it and hang it.")
    player, tile = s.players[0], s.lots[WANTED].tile
    if hanging.matches(player, tile, a.args[0]) < 2:
        return N_("It may hang there, but it touches fewer silver frames. Two are better: look for the best place.")
    return ""


def _assist(s: Any, _d: Decision, a: Action) -> str:
    if a.verb in ("take", "assist"):
        return ""
    return N_("A fine place, but this one is for your assistant, so that you have seen it work.")


_OPENING: Final = (
    Action("hang", (28,)), Action("hang", (28,)),
    *(Action("choose", (f,)) for f in (0, 7, 0)), Action("bid", (3,)), Action("bid", (8,)),
    Action("take", (2,)), Action("hang", (4,)),
    Action("take", (0,)), Action("hang", (4,)), Action("decor", (0, 6)),
    Action("confirm"), Action("confirm"),
    *(Action("choose", (f,)) for f in (2, 0, 0)),
)  # fmt: skip

LESSON: Final = Lesson(
    seats=2,
    settings={},
    seed=256,
    rival="Ines",
    opening=_OPENING,
    others=(Action("bid", (RIVAL_BID,)), Action("take", (2,)), Action("hang", (2,)), Action("confirm"), Action("bid", (7,))),
    steps=(
        Step(
            N_("This wall is yours"),
            N_(
                "Buy paintings, hang them here, and have the most points in the end. Each new one has to touch another along "
                "an edge. The letter and the shape tell its type, the corners its frame."
            ),
            ("own-wall", "own"),
        ),
        Step(
            N_("Three lots for two"),
            N_(
                "Three paintings are for sale, each a lot of its own: always one more than collectors. The one left over "
                "goes to the museum, which then values its type more, by the number that stands above it."
            ),
            ("market",),
        ),
        Step(
            N_("Bid in secret"),
            N_(
                "The highest card takes first, and a played card is gone for good. Between us: Ines has laid a 9, so a 10 is "
                "enough. Press it, then press it again."
            ),
            ("bid-10", "hand"),
            _bid,
        ),
        Step(
            N_("You take first"),
            N_(
                "All cards turn together, and yours beats the 9: you choose before Ines. Equal bids are settled by the next "
                "card down the stacks."
            ),
            ("sale", "own"),
        ),
        Step(
            N_("Hang it"),
            N_(
                "Press the silver City Life under Lots: it appears on your wall where it earns most, beside two silver frames. "
                "Then press Take and hang."
            ),
            ("hang", "lot-0", "market"),
            _hang,
            lambda _s, a: a.verb == "hang",
        ),
        Step(
            N_("Frames bring decor"),
            N_(
                "Its silver frame touches two others: for that you may hang decor with up to two shields. Each shield is a "
                "point. Press Hang it here."
            ),
            ("hang", "decision"),
            by_verb("decor", "swap", why=N_("Decor on the wall is a point already: hang it.")),
            lambda s, _a: not _asks(s, "decor"),
        ),
        Step(
            N_("The museum makes taste"),
            N_(
                "The lot that nobody took has moved its type along the track. At the end paintings of the leading type "
                "are worth 5, then 4, 3, 2; of a type not in the museum, 2. Press Confirm to close the round."
            ),
            ("confirm", "shared"),
            by_verb("confirm", why=N_("It hangs well. Confirm the round.")),
        ),
        Step(
            N_("Two things to watch"),
            N_(
                "Two paintings of one type that touch, on whichever side, are a faux pas: neither is worth anything. And "
                "the leading type earns 3 more in the eyeline, the lit band."
            ),
            ("own-wall", "own"),
        ),
        Step(
            N_("Your gavel"),
            N_(
                "The gavel goes round: now you choose what is sold, by the backs alone. They show size and value, not what is "
                "painted. Press any three, then Call these lots."
            ),
            ("call", "decision:pick", "decision"),
            by_verb("choose", why=ELSE),
            lambda s, _a: not _asks(s, "choose"),
        ),
        Step(
            N_("Bid as you like"),
            N_(
                "The fronts are up. Which one would look good on your wall, and what is it worth to you? Low cards are for "
                "days when any lot will do. Press a card twice."
            ),
            ("hand:bid", "hand"),
            by_verb("bid", why=ELSE),
        ),
        Step(
            N_("Your assistant"),
            N_("It keeps one tile for later: handy when nothing fits. Press a lot, then Give it, where the assistant is."),
            ("assistant", "market:lot", "market"),
            _assist,
            lambda _s, a: a.verb == "assist",
        ),
        Step(
            N_("The last hammer"),
            N_(
                "It ends when a wall is full, when somebody has a second painting that does not fit, or with the last bid "
                "cards. Paintings, shields and the eyeline count; a full wall is 5 more, a bare corner 2 less."
            ),
            ("own-wall", "own"),
        ),
    ),
    learnt=(
        N_("The highest sealed bid takes first; spent cards are gone."),
        N_("Same frames side by side earn decor, same types side by side are a faux pas."),
        N_("What nobody takes makes its type worth more."),
        N_("The assistant keeps one tile for later."),
        N_("A full wall ends the game, and bare corners cost."),
    ),
)

__all__ = ["LESSON"]
