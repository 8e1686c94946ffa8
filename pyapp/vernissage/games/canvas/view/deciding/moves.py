"""What presses, keys and drags do. Every argument is checked against the scene before it is used.

Glossary: a *verb* is the first word after `room` in a `data-do`. `take`, `paint` and `name` return answers, which are
always legal; the other verbs only change the interface and return a new `Ui`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from .....page.core.messages import Phase
from .....page.core.presses import numbers, press, whole
from .....page.view import arranging
from .....page.view.arranging import Arrangement
from .....page.view.presses import aimed, by_verb
from .....page.view.scene import Reply, Scene
from .....table.game import Action
from ...rules import box
from ...rules.decisions import Name, Take
from ...rules.questions import backgrounds_left
from ...rules.state import NO_AUTOMATON
from .. import readout
from ..names import condition, described, explained, layer_place, plain_word, ribbons
from ..preview import best, orders
from ..things import gallery
from ..things.cards import cost, take_word
from ..ui import Ui, answer, arranged, exchanged, lay, let_go, look_at, me, own_turn, painting_done, state, within_reach
from . import decision

Args = tuple[str, ...]


def _legal(scene: Scene, ui: Ui, action: Action) -> Reply:
    """A reply with this answer if it is legal, else no reply."""
    return Reply(ui, (action,)) if action in scene.options else Reply(ui)


def _told(scene: Scene, ui: Ui, focus: str = "") -> Reply:
    """A reply after the pile has changed: it says how the cards lie and what they would earn."""
    return Reply(ui, say=decision.spoken_order(scene, ui), focus=focus)


# -- presses ----------------------------------------------------------------------------------------------------------


def _row(scene: Scene, ui: Ui, n: int) -> Reply:
    """The first press looks at a card of the row; the second one takes it."""
    s = state(scene)
    if not 0 <= n < len(s.row):
        return Reply(ui)
    if ui.take == n:
        return _take(scene, ui, n) if within_reach(scene, n) else _letgo(scene, ui)
    after = look_at(scene, ui, n)
    words = scene.words
    said: list[str] = []  # the card itself has told what it is
    if within_reach(scene, n):
        said.append(words("Enter: %(what)s.", what=take_word(words, n)))
    if not me(scene).hand:  # once is enough
        said.append(words("Escape: let go."))
    if len(after.pile) == box.LAYERS:
        said.append(words("Then: %(painting)s", painting=readout.spoken(scene, after)))
    return Reply(after, say=" ".join(said), focus=f"row-{n}")


def _letgo(scene: Scene, ui: Ui) -> Reply:
    return Reply(let_go(ui), say=scene.words("Let go."), focus=f"row-{ui.take}") if ui.take >= 0 else Reply(ui)


def _take(scene: Scene, ui: Ui, n: int) -> Reply:
    return _legal(scene, ui, Take(n))


def _lay(scene: Scene, ui: Ui, card: int) -> Reply:
    player = me(scene)
    if card not in player.hand or painting_done(player):
        return Reply(ui)
    return _told(scene, lay(replace(ui, open=-1), card), f"hand-{card}")


def _place(scene: Scene, ui: Ui, i: int) -> Reply:
    """A press on a layer picks it up; then a press on another layer swaps the two, and one on the same layer puts it down."""
    if not 0 <= i < len(ui.pile):
        return Reply(ui)
    if ui.picked < 0 or ui.picked >= len(ui.pile):
        said = scene.words("%(card)s is picked up.", card=plain_word(scene.words, ui.pile[i]))
        return Reply(replace(ui, picked=i, at=i, fresh=False), say=said, focus="pile")
    pile = exchanged(ui.pile, ui.picked, i)
    return replace(_told(scene, replace(ui, pile=pile, at=i, picked=-1, fresh=False), "pile"), slides=True)


def _order(scene: Scene, ui: Ui, i: int, focus: str = "") -> Reply:
    """Lays the three cards in their i-th best order."""
    if len(ui.pile) != box.LAYERS:
        return Reply(ui)
    found = orders(state(scene), scene.seat, ui.pile)
    if not 0 <= i < len(found):
        return Reply(ui)
    after = replace(ui, pile=found[i].pile, picked=-1, fresh=False)
    said = scene.words("Order %(n)s of %(all)s. %(what)s", n=i + 1, all=len(found), what=decision.spoken_order(scene, after))
    return Reply(after, say=said, focus=focus or f"order-{i}", slides=True)


def _step(scene: Scene, ui: Ui, by: int, focus: str = "") -> Reply:
    """Lays the next order, by what the orders earn."""
    if len(ui.pile) != box.LAYERS:
        return Reply(ui, say=scene.words("Three cards make a painting."), refused=True)
    piles = [o.pile for o in orders(state(scene), scene.seat, ui.pile)]
    return _order(scene, ui, (piles.index((ui.pile[0], ui.pile[1], ui.pile[2])) + by) % len(piles), focus)


def _best(scene: Scene, ui: Ui) -> Reply:
    order = best(state(scene), scene.seat, me(scene).hand)
    if order is None or painting_done(me(scene)):
        return Reply(ui)
    after = replace(ui, pile=order.pile, take=-1, kept=(), at=box.LAYERS - 1, picked=-1, open=-1, fresh=False)
    return _told(scene, after, "paint" if scene.options else "order-0")


def _background(scene: Scene, ui: Ui, b: int, focus: str = "pile") -> Reply:
    if b not in backgrounds_left(state(scene), scene.seat):
        return Reply(ui)
    return Reply(replace(ui, background=b, hung=False, fresh=False), say=scene.words("Background %(n)s", n=b + 1), focus=focus)


def _next_background(scene: Scene, ui: Ui) -> Reply:
    left = backgrounds_left(state(scene), scene.seat)
    if not left:
        return Reply(ui)
    at = left.index(ui.background) if ui.background in left else -1
    return _background(scene, ui, left[(at + 1) % len(left)])


def _paint(scene: Scene, ui: Ui) -> Reply:
    action = answer(scene, ui)
    if action is not None:
        return Reply(ui, (action,))
    words = scene.words
    if not own_turn(scene):
        said = words("It is not your turn.")
    elif any(c in state(scene).row for c in ui.pile):
        said = words("A card of the row lies on the canvas: it is not yours yet.")
    else:
        said = words("Three cards make a painting.")
    return Reply(ui, say=said, refused=True)


def _light(scene: Scene, ui: Ui, i: int) -> Reply:
    """Lights the icons that earn a scoring card's ribbons."""
    s, words = state(scene), scene.words
    if not 0 <= i < len(s.conditions):
        return Reply(ui)
    lit = -1 if ui.lit == i else i
    said = words(
        "%(card)s: %(asks)s", card=condition(words, s.conditions[i]), asks=explained(words, s.conditions[i], s.edition)
    )
    if lit >= 0 and ui.pile:
        told = readout.verdict(words, s, readout.readings(scene, ui.pile)[i], whole=len(ui.pile) == box.LAYERS)
        said = words("%(first)s %(second)s", first=said, second=told)
    return Reply(replace(ui, lit=lit, fresh=False), say=said if lit >= 0 else words("Nothing is highlighted."))


def _seat(scene: Scene, ui: Ui, seat: int) -> Reply:
    """Enlarges a seat's paintings, or closes them if they are open."""
    if not 0 <= seat < len(state(scene).players):
        return Reply(ui)
    open_ = -1 if ui.open == seat else seat
    said = gallery.facts(scene, seat) if open_ >= 0 else ""
    focus = "seat-back" if open_ >= 0 else f"seat-{seat}"
    return Reply(replace(ui, open=open_, fresh=False), say=said, focus=focus, fold=open_ >= 0)


def _arrange(scene: Scene, ui: Ui, places: tuple[int, ...]) -> Reply:
    """Arranges the hand: see `arranging.pressed`."""
    done = arranging.pressed(
        scene.words, ui.hand, scene.seat, me(scene).hand, places, partial(plain_word, scene.words)
    )
    return Reply(ui) if done is None else _arranged(scene, ui, done, places[-1] if places else -1)


def _arranged(scene: Scene, ui: Ui, done: tuple[Arrangement, str], place: int) -> Reply:
    """A reply after the hand was arranged. The focus goes to the card at a place; -1: to the button that arranges."""
    after = replace(ui, hand=done[0], fresh=False)
    focus = "arrange" if place < 0 else f"hand-{arranged(scene, after)[place]}"
    return Reply(after, say=done[1], focus=focus, slides=True)


on_press: Final = by_verb(
    {
        "row": press(_row, whole),
        "letgo": press(_letgo),
        "take": press(_take, whole),
        "lay": press(_lay, whole),
        "place": press(_place, whole),
        "order": press(_order, whole),
        "best": press(_best),
        "background": press(_background, whole),
        "paint": press(_paint),
        "light": press(_light, whole),
        "seat": press(_seat, whole),
        "arrange": press(_arrange, numbers),
        "name": press(lambda scene, ui, seat: _legal(scene, ui, Name(seat)), whole),
    }
)
"""See `View.press`."""



# -- keys -------------------------------------------------------------------------------------------------------------


def keyed(scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
    """See `View.keyed`: the composer's keys in `own`, arrows in `decision`, letters and digits everywhere."""
    if region == "own" and ui.open < 0:
        said = _composer_key(scene, ui, key)
        if said is not None:
            return said
    if region == "hand":
        done = arranging.keyed(scene.words, ui.hand, scene.seat, me(scene).hand, key, partial(plain_word, scene.words))
        if done is not None:
            return _arranged(scene, ui, done, done[0].held)
    if region == "decision" and key in ("ArrowLeft", "ArrowRight") and len(ui.pile) == box.LAYERS:
        return _step(scene, ui, 1 if key == "ArrowRight" else -1)
    if key == "Escape":
        return _escape(scene, ui)
    if len(key) == 1 and "1" <= key <= str(box.HAND):
        return _figure(scene, ui, int(key) - 1, region)
    made = _letter(scene, ui, key.lower())
    if made is not None:
        return made
    told = query(scene, key.lower())
    return Reply(ui, say=told) if told else None


def _letter(scene: Scene, ui: Ui, key: str) -> Reply | None:
    if key in ("n", "p"):
        return _step(scene, ui, 1 if key == "n" else -1, "pile")
    if key == "b":
        return _next_background(scene, ui)
    return _paint(scene, ui) if key == "c" else None


def _figure(scene: Scene, ui: Ui, i: int, region: str) -> Reply | None:
    """A digit: in the row it looks at a card; elsewhere it lays a card of the hand, or takes it off."""
    if region == "market":
        return _row(scene, ui, i)
    hand = arranged(scene, ui)
    if i >= len(hand):
        return Reply(ui, say=scene.words("You have no card %(n)s.", n=i + 1), refused=True)
    reply = _lay(scene, ui, hand[i])
    return replace(reply, focus="pile") if region == "own" else reply


def _escape(scene: Scene, ui: Ui) -> Reply | None:
    """Closes the topmost open thing."""
    if ui.open >= 0:
        return _seat(scene, ui, ui.open)
    if ui.picked >= 0:
        return Reply(replace(ui, picked=-1), say=scene.words("Put down."), focus="pile")
    if ui.take >= 0:
        return _letgo(scene, ui)
    return _light(scene, ui, ui.lit) if ui.lit >= 0 else None


def _composer_key(scene: Scene, ui: Ui, key: str) -> Reply | None:
    if key not in ("ArrowUp", "ArrowDown", "Home", "End", "Enter", " ", "Delete", "Backspace"):
        return None
    ui = replace(ui, hung=False)
    if not ui.pile:
        return Reply(ui, say=scene.words("Nothing lies on the canvas."), refused=True)
    if key in ("ArrowUp", "ArrowDown", "Home", "End"):
        last = len(ui.pile) - 1
        to = {"ArrowUp": min(ui.at + 1, last), "ArrowDown": max(min(ui.at, last) - 1, 0), "Home": last, "End": 0}[key]
        if 0 <= ui.picked <= last:
            pile = exchanged(ui.pile, ui.picked, to)
            return replace(_told(scene, replace(ui, pile=pile, picked=to, at=to, fresh=False), "pile"), slides=True)
        said = scene.words("%(place)s %(card)s", place=layer_place(scene.words, to), card=described(scene.words, ui.pile[to]))
        return Reply(replace(ui, at=to, fresh=False), say=said, focus="pile")
    if key in ("Enter", " "):
        if 0 <= ui.picked < len(ui.pile):
            return Reply(replace(ui, picked=-1, fresh=False), say=scene.words("Put down."), focus="pile")
        return _place(scene, ui, min(ui.at, len(ui.pile) - 1))
    return _told(scene, lay(ui, ui.pile[min(ui.at, len(ui.pile) - 1)]), "pile")


def query(scene: Scene, key: str) -> str:
    """The answer to a query letter: w the own things, l the row, m the scoring cards, r the others, e what ends the game."""
    words, s = scene.words, state(scene)
    if key == "w":
        return gallery.facts(scene, scene.seat)
    if key == "l":
        cards = [
            words("%(n)s, %(cost)s: %(card)s", n=n + 1, cost=cost(scene, n), card=described(words, c))
            for n, c in enumerate(s.row)
        ]
        return words("The row: %(cards)s.", cards=". ".join(cards)) if cards else words("The row is empty.")
    if key == "m":
        return " ".join(
            words(
                "%(card)s: %(asks)s You have %(held)s.",
                card=condition(words, c),
                asks=explained(words, c, s.edition),
                held=ribbons(words, n),
            )
            for c, n in zip(s.conditions, me(scene).ribbons, strict=False)
        )
    if key == "r":
        told = [gallery.facts(scene, seat) for seat in range(len(s.players)) if seat != scene.seat]
        return " ".join(told) if s.automaton == NO_AUTOMATON else gallery.automaton_facts(scene)
    return readout.ends(scene) if key == "e" else ""


# -- the pointer ------------------------------------------------------------------------------------------------------


def pointed(scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
    """See `View.pointed`. Layers are dragged to another place of the pile, cards of the hand out of it onto the canvas, cards
    of the row out of it into the hand.
    """
    verb, value = aimed(act)
    if verb == "row":
        out = phase == "up" and value is not None and not -0.1 <= y <= 1.1
        return Reply(ui, (Take(value),)) if out and value is not None and within_reach(scene, value) else None
    if phase == "down":
        card = -1
        if verb == "lay" and value in me(scene).hand and value not in ui.pile and not painting_done(me(scene)):
            card = value if value is not None else -1
        elif verb == "place" and value is not None and 0 <= value < len(ui.pile):
            card = ui.pile[value]
        return Reply(replace(ui, drag=card, before=ui.pile)) if card >= 0 or ui.drag >= 0 else None
    if ui.drag < 0:
        return None
    if phase == "move":
        return _dragged(ui, verb, x, y)
    pile = ui.before if phase == "cancel" else ui.pile
    at = ui.before.index(ui.drag) if phase == "cancel" and ui.drag in ui.before else ui.at
    after = replace(ui, drag=-1, before=(), pile=pile, at=at)
    return _told(scene, after) if pile != ui.before else Reply(after)


def _dragged(ui: Ui, verb: str, x: float, y: float) -> Reply | None:
    """Follows the pointer: the layer moves to its place in the pile (the top one is highest), or it has left the hand."""
    if verb == "place":
        if ui.drag not in ui.pile:  # a key has taken it off during the drag
            return None
        to = min(max(int((1 - y) * box.LAYERS), 0), len(ui.pile) - 1)
        at = ui.pile.index(ui.drag)
        return None if to == at else Reply(replace(ui, pile=exchanged(ui.pile, at, to), at=to, picked=-1, fresh=False))
    outside = not (-0.02 <= x <= 1.02 and -0.1 <= y <= 1.1)
    if outside == (ui.drag in ui.pile):
        return None
    return Reply(lay(replace(ui, open=-1), ui.drag) if outside else replace(ui, pile=ui.before, fresh=False))
