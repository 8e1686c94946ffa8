"""Art Society's lesson: the third and fourth round of a prepared deal, and the gavel that opens the fifth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....page.core.words import N_
from ....page.view.lesson import ELSE, Lesson, LessonStep, by_answer, by_verb
from ....table.game import Action, Decision
from ..rules import hanging
from ..rules.decisions import AskChoose, AskDecor, Assist, Bid, Choose, Confirm, Decor, Done, Enough, Hang, Take

WANTED: Final = 2
"""The index of the lot that matches two frames."""
RIVAL_BID: Final = 9
LOW_BID: Final = 7
"""The bid that the rival plays next. It wins the one lot that would make no faux pas on the pupil's wall."""


_KINDS: Final[Mapping[str, Callable[..., Action]]] = {
    "hang": Hang, "choose": Choose, "bid": Bid, "take": Take, "decor": Decor, "confirm": Confirm, "done": Done,
    "assist": Assist, "enough": Enough,
}  # fmt: skip


def _answers(text: str) -> tuple[Action, ...]:
    """Answers written as words: "hang 40, choose 2"."""
    each = (one.split() for one in text.split(", "))
    return tuple(_KINDS[verb](*map(int, numbers)) for verb, *numbers in each)


def _asks(s: Any, kind: type[AskChoose | AskDecor]) -> bool:
    """Whether a decision of this kind is pending or still to come."""
    return any(isinstance(i, kind) for i in s.agenda)


def _bid(_state: Any, _d: Decision, a: Action) -> str:
    if isinstance(a, Bid) and a.card > RIVAL_BID:
        return ""
    return N_("Too modest: Ines has 9, and her tie would beat yours. Take a card from 10 up.")


def _bid_low(_state: Any, _d: Decision, a: Action) -> str:
    return "" if isinstance(a, Bid) and a.card < LOW_BID else N_("Save that one for a better sale: a low card will do.")


def _hang(s: Any, _d: Decision, a: Action) -> str:
    if isinstance(a, Take):
        return "" if a.lot == WANTED else N_("No frame of yours would match it. Take the Portrait.")
    if not isinstance(a, Hang):
        return N_("It fits on your wall, so let it hang: take it and hang it.")
    player, tile = s.players[0], s.lots[WANTED].tile
    if hanging.matches(player, tile, a.at) < 2:
        return N_("It may hang there, but it touches fewer ebony frames. Two are better: look for the best place.")
    return ""


def _assist(_state: Any, _d: Decision, a: Action) -> str:
    if isinstance(a, Take | Assist | Confirm):
        return ""
    return N_("That would be a faux pas, and cost you points. Give it to your assistant.")


_OPENING: Final = _answers(
    "hang 40, hang 30, "
    "choose 2, choose 4, choose 6, bid 2, bid 3, take 1, hang 4, decor 0 3, take 0, hang 15, confirm, confirm, "
    "choose 1, choose 5, choose 5, bid 5, bid 3, take 1, hang 13, take 0, hang 1, decor 0 0, confirm, confirm, "
    "choose 0, choose 4, choose 5"
)

LESSON: Final = Lesson(
    seats=2,
    settings={},
    seed=3107,
    rival="Ines",
    opening=_OPENING,
    others=_answers(
        f"bid {RIVAL_BID}, take 0, hang 40, confirm, choose 6, choose 8, choose 11, bid {LOW_BID}, take 1, hang 8, confirm"
    ),
    steps=(
        LessonStep(
            N_("Your wall"),
            N_(
                "Buy paintings and hang them here, each touching another. Most points win. The badge tells the "
                "type, the corners the frame."
            ),
            ("own-wall", "own"),
        ),
        LessonStep(
            N_("Bid in secret"),
            N_(
                "Three lots are for sale, you and Ines take one each. The higher card chooses first; both are spent. "
                "Between us: Ines will lay 9. Choose your 10 and press Bid 10."
            ),
            ("decision:bid 10", "bid-10", "hand"),
            _bid,
        ),
        LessonStep(
            N_("Hang it"),
            N_(
                "The cards turn: 10 beats 9. Press the Portrait under Lots: it finds its best place, beside two ebony frames. "
                "Then press Take and hang."
            ),
            ("hang", f"lot-{WANTED}", "market"),
            _hang,
            lambda _s, a: isinstance(a, Hang),
        ),
        LessonStep(
            N_("Frames bring decor"),
            N_("Two frames match, so you get decor with up to two shields. Each is a point. Press Hang it here."),
            ("hang", "decision"),
            by_answer(Decor(1, 3), why=N_("A good place too, but you will want that room. Put it back.")),
            lambda s, _a: not _asks(s, AskDecor),
        ),
        LessonStep(
            N_("The museum"),
            N_(
                "The painting nobody takes moves its type on by its value, here 5. Paintings of the leading type are "
                "worth 5, then 4, 3, 2; of a type that the museum lacks, 2. Then press Confirm."
            ),
            ("confirm", "shared"),
            by_verb("confirm", why=N_("It hangs well. Confirm the round.")),
        ),
        LessonStep(
            N_("Bid low"),
            N_("New lots. Save your high cards this time: choose your 1 and press Bid 1."),
            ("decision:bid 1", "bid-1", "hand"),
            _bid_low,
        ),
        LessonStep(
            N_("Your assistant"),
            N_(
                "Press a Still Life. It fits only beside another one: a faux pas, both worth nothing. So press "
                "Hand over, then Confirm: the assistant keeps it for a round in which it fits."
            ),
            ("confirm", "assistant", "market:lot", "market"),
            _assist,
            lambda _s, a: isinstance(a, Confirm),
            explains="faux-pas",
        ),
        LessonStep(
            N_("Your gavel"),
            N_(
                "Now you choose what is sold, by the backs alone: size, value, and beside it how many are left. Press any "
                "three, then Call these lots."
            ),
            ("call", "decision:pick", "decision"),
            by_verb("choose", why=ELSE),
            lambda s, _a: not _asks(s, AskChoose),
        ),
        LessonStep(
            N_("The end"),
            N_(
                "The game ends when a wall is full (5 points), the bids are spent, or somebody's second painting fits nowhere. "
                "A bare corner costs 2. In the eyeline, the lit band, the leading type earns 3 more."
            ),
            ("own-wall", "own"),
        ),
    ),
    learnt=(
        N_("The highest sealed bid takes first; spent cards are gone."),
        N_("The same frames side by side earn decor, the same types are a faux pas."),
        N_("What nobody takes makes its type worth more."),
        N_("The assistant keeps one tile for later."),
        N_("A full wall ends the game, and bare corners cost points."),
    ),
)

__all__ = ["LESSON"]
