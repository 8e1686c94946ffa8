"""Advice in Canvas. Answers are told as what could be done; for the terms see `bots.canvas.Search.weigh`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from ....bots.bot import Term, Weighed
from ....page.core.markup import Content, el, join
from ....page.core.words import N_, Words
from ....page.view import compared
from ....page.view.reasons import Counsel, Reason
from ....page.view.scene import Reply, Scene
from ....table.game import Action, packed
from ....table.match import Match
from ..rules import layers
from ..rules.decisions import Paint, Take
from .deciding import moves
from .names import condition, plain_word, ribbons, tokens
from .signs import background, stack, strip
from .things import titles
from .ui import Ui, let_go, me, state


class CanvasCounsel:
    """The words of Canvas's answers and terms. See `Counsel`."""

    about = N_("about %(points)s points")

    def move(self, scene: Scene, one: Weighed) -> str:
        """See `Counsel.move`."""
        words, a, s = scene.words, one.action, state(scene)
        if isinstance(a, Take):
            card = plain_word(words, s.row[a.place])
            if not a.place:
                return words("Take the card %(card)s for free", card=card)
            return words("Take the card %(card)s for %(cost)s", card=card, cost=tokens(words, a.place))
        if not isinstance(a, Paint):
            raise TypeError(f"nobody advises to {a.verb}")
        said = words("Complete a painting: %(title)s.", title=titles.title_of(words, *a.pile))
        pile = ", ".join(plain_word(words, card) for card in a.pile)
        return words("%(first)s %(second)s", first=said, second=words("From the bottom up: %(cards)s.", cards=pile))

    def reasons(self, scene: Scene, one: Weighed) -> list[Reason]:
        """See `Counsel.reasons`."""
        texts = {**_TEXTS, "promise": _hand if isinstance(one.action, Take) else _left}
        return [Reason(texts[t.name](scene.words, t), t.points, t.scored) for t in one.terms if t.name != "held"]

    def show(self, scene: Scene, ui: Ui, one: Weighed) -> Reply:
        """See `Counsel.show`. It looks at a card of the row, or lays the three cards of a painting."""
        a, calm = one.action, replace(let_go(ui) if ui.take >= 0 else ui, open=-1)
        if not isinstance(a, Paint):
            return moves.on_press(scene, calm, "row", (str(packed(a)[1][0]),))
        after = replace(calm, pile=a.pile, at=len(a.pile) - 1, picked=-1, fresh=False)
        return Reply(after, say=self.move(scene, one), focus="paint")

    def board(self, scene: Scene, played: Action, better: Action | None) -> Content:
        """See `Counsel.board`: the row; or the hand, each card with its layer in the painting and in the better one; or the
        painting and the card to take.
        """
        cards, cls = state(scene).row, "vs-cv"
        if isinstance(played, Take) and not isinstance(better, Paint):
            row = [(Take(i), stack((card,), "", cls)) for i, card in enumerate(cards)]
            return compared.row(row, played, better)
        works: dict[Paint | Take, Content] = {}
        for a in (played, better):
            if isinstance(a, Paint):
                works[a] = stack(a.pile, background(scene.seat, a.background), cls)
            elif isinstance(a, Take):
                works[a] = stack((cards[a.place],), "", cls)
        if not (isinstance(played, Paint) and isinstance(better, Paint)):
            signed: list[tuple[Action, Content]] = []
            for a, work in works.items():
                icons = layers.visible(*a.pile) if isinstance(a, Paint) else layers.PICTURES[cards[a.place]]
                signed.append((a, el("div", work, strip(icons), cls="vs-work")))
            return compared.row(signed, played, better)
        out = []
        for card in me(scene).hand:
            marked = [
                el("span", compared.sign(which), a.pile.index(card) + 1, cls="vs-layer")
                for which, a in (("played", played), ("better", better))
                if card in a.pile
            ]
            out.append(el("li", stack((card,), "", cls), el("span", *marked, cls="vs-layers")))
        work = compared.row([(played, works[played])], played, None)
        return join((work, el("ol", *out, cls="vs-row")))

    def undone(self, match: Match[Any], ply: int) -> bool:
        """See `Counsel.undone`. The rules of this game let nobody take an answer back."""
        return False


def _hand(words: Words, _: Term) -> str:
    return words("Room for better paintings")


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
