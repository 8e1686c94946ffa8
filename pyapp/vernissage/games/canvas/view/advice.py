"""Advice in Canvas. Answers are told in the sentences of the log; for the terms see `bots.canvas.Search.weigh`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....page.core.markup import Content, el, join
from ....page.core.words import Words
from ....page.view.reasons import Counsel, Reason
from ....page.view.scene import Reply, Scene
from ....table.game import Action, packed
from ....table.match import Match
from ..rules.decisions import Paint, Take
from ..rules.events import Painted, Took
from . import log
from .deciding import moves
from .names import condition, plain_word, ribbons, tokens
from .signs import stack
from .things.gallery import picture
from .ui import Ui, let_go, state


class CanvasCounsel:
    """The words of Canvas's answers and terms. See `Counsel`."""

    def move(self, scene: Scene, one: Weighed) -> str:
        """See `Counsel.move`."""
        words, a, s = scene.words, one.action, state(scene)
        if isinstance(a, Take):
            return log.told(Took(scene.seat, a.place, s.row[a.place], s.on_row[a.place]), scene)
        if not isinstance(a, Paint):
            raise TypeError(f"nobody advises to {a.verb}")
        said = log.told(Painted(scene.seat, *a.pile, a.background), scene)
        pile = ", ".join(plain_word(words, card) for card in a.pile)
        return words("%(first)s %(second)s", first=said, second=words("From the bottom up: %(cards)s.", cards=pile))

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """See `Counsel.reasons`."""
        texts = {**_TEXTS, "promise": _hand if isinstance(one.action, Take) else _left}
        return [Reason(texts[t.name](scene.words, t), t.points, t.scored) for t in one.terms if t.name != "held"]

    def show(self, scene: Scene, ui: Ui, one: Weighed, *, wide: bool) -> Reply:
        """See `Counsel.show`. It looks at a card of the row, or lays the three cards of a painting."""
        a, calm = one.action, replace(let_go(ui) if ui.take >= 0 else ui, open=-1)
        if not isinstance(a, Paint):
            return moves.on_press(scene, calm, "row", (str(packed(a)[1][0]),))
        after = replace(calm, pile=a.pile, at=len(a.pile) - 1, picked=-1, fresh=False)
        return Reply(after, say=self.move(scene, one), focus="paint")

    def board(self, scene: Scene, action: Action) -> Content:
        """See `Counsel.board`: the newest painting and the hand."""
        player = state(scene).players[scene.seat]
        works = [picture(scene.seat, player.paintings[-1])] if player.paintings else []
        return join((*works, *(el("span", stack((card,)), cls="cv-mini") for card in player.hand)))

    def undone(self, match: Match[Any], ply: int) -> bool:
        """See `Counsel.undone`. The rules of this game let nobody take an answer back."""
        return False


def _hand(words: Words, _: Term) -> str:
    return words("What your paintings would promise in all")


def _left(words: Words, _: Term) -> str:
    return words("What later paintings promise")


def _tokens(words: Words, t: Term) -> str:
    got, spent = t.details
    if not spent:
        return words("It brings %(tokens)s", tokens=tokens(words, got))
    if not got:
        return words("It costs %(tokens)s", tokens=tokens(words, spent))
    return words("It costs %(spent)s and brings %(got)s", spent=tokens(words, spent), got=tokens(words, got))


_TEXTS: Final[Mapping[str, Callable[[Words, Term], str]]] = {
    "ribbons": lambda w, t: w("%(ribbons)s for %(card)s", ribbons=ribbons(w, t.details[1]), card=condition(w, t.details[0])),
    "bonus": lambda w, _: w("Bonus icons"),
    "tokens": _tokens,
    "rival": lambda w, _: w("It leaves the next player more to choose from"),
}


COUNSEL: Final[Counsel] = CanvasCounsel()
