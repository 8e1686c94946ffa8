"""What presses, keys and drags do. Every argument is checked against the scene before it is used.

Glossary: a *verb* is the first word after `room` in a `data-do`. `give` carries a whole answer; an illegal one changes
nothing. `end` asks for a second press if something would be lost. The other verbs only change the interface.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from .....page.core.messages import Phase
from .....page.core.presses import numbers, one_of, press, whole, word
from .....page.view import arranging
from .....page.view.arranging import Arrangement
from .....page.view.phrases import listing, named, series
from .....page.view.presses import by_verb
from .....page.view.scene import Reply, Scene
from .....table.game import Revealed, packed
from ...rules import box
from ...rules.answers import Buy, Tuck, Upgrade
from ...rules.decisions import AskBuy, AskLine
from ...rules.events import Drew, LeftInHand, LineShown, Money, Ready, RoundBegun, TurnBegun, Turned
from ...rules.flow import LINE
from ...rules.patrons.power import SKIP
from ...rules.questions import END, STOP
from ...rules.state import UP
from ..log import told
from ..names import awards, card_word, cards, laid_word, money
from ..patrons import patron_name, patron_of, patron_text, with_patron
from ..things import purse
from ..things.gallery import by_number
from ..things.line import by_card, followed_by, laid_told, twos
from ..things.others import facts
from ..ui import Ui, arranged, buying, hand_ids, me, own_decision, playing, state, touched
from .decision import sentence, unfinished

Args = tuple[str, ...]
PILES = ("deck", "discard", "trash")


def _give(scene: Scene, ui: Ui, verb: str, given: tuple[int, ...]) -> Reply:
    """A reply with the answer if it is legal now, else no reply."""
    action = next((a for a in scene.options if packed(a) == (verb, given)), None)
    if action == STOP:
        return _stop(scene, ui)
    return Reply(ui) if action is None else Reply(ui, (action,))


def _stop(scene: Scene, ui: Ui) -> Reply:
    """Ends the own line. If it is empty and need not be, that takes a second press."""
    if not me(scene).line and by_card(scene) and not ui.ending:
        said = scene.words("Your line is empty: press once more to leave it so.")
        return Reply(touched(ui, ending=True), say=said, refused=True)
    return Reply(ui, (STOP,))


def _end(scene: Scene, ui: Ui) -> Reply:
    if END not in scene.options:
        return Reply(ui)
    lost = unfinished(scene)
    if lost and not ui.ending:
        return Reply(touched(ui, ending=True), say=lost, focus="end")
    return Reply(ui, (END,))


def _patron(scene: Scene, ui: Ui, number: int) -> Reply:
    """Opens the explanation of the patron with this number, or closes it if it is open."""
    if number and number not in box.PATRONS:
        none = scene.words("A %(number)s has no patron.", number=number)
        return Reply(ui, say=none) if number in box.NUMBER else Reply(ui)
    if not number or ui.patron == number:
        back = f"patron-{ui.patron}" if ui.patron else ""
        return Reply(touched(ui, patron=0), focus=back, say=scene.words("Closed."))
    patron = patron_of(state(scene).sets, number)
    words = scene.words
    said = words("%(patron)s. %(text)s", patron=patron_name(words, patron), text=patron_text(words, patron))
    return Reply(touched(ui, patron=number, seat=-1), say=said)


def _cannot(scene: Scene, ui: Ui, held: int) -> Reply:
    """Says why a card of the hand cannot be played now, and explains its patron if it has one."""
    if held not in me(scene).hand:
        return Reply(ui)
    words, card = scene.words, card_word(scene.words, held)
    before = next((x for x in reversed(me(scene).line) if x.state == UP), None)
    d = own_decision(scene)
    if d is None or not isinstance(d, AskLine) or before is None:
        said = words("%(card)s cannot be played now.", card=card)
    else:
        said = words(
            "%(card)s cannot follow %(other)s: neither colour nor number is the same.",
            card=card,
            other=laid_word(words, before.card, before.mask),
        )
    number = box.NUMBER[held]
    after = touched(ui, patron=number, seat=-1) if number in box.PATRONS else ui
    return Reply(after, say=said, refused=True)


def _seat(scene: Scene, ui: Ui, seat: int) -> Reply:
    """Enlarges a seat's line, or closes it if it is open."""
    if not 0 <= seat < len(state(scene).players) or seat == scene.seat:
        return Reply(ui)
    if ui.seat == seat:
        return Reply(touched(ui, seat=-1), focus=f"seat-{seat}", say=scene.words("Closed."), fold=False)
    return Reply(touched(ui, seat=seat), say=facts(scene, seat), focus="seat-back", fold=True)


def _pile(scene: Scene, ui: Ui, pile: str) -> Reply:
    if ui.pile == pile:
        return Reply(touched(ui, pile=""), say=scene.words("Closed."))
    return Reply(touched(ui, pile=pile), say=pile_facts(scene, pile))


def pile_facts(scene: Scene, pile: str) -> str:
    """The content of a pile, in one sentence."""
    words, held = scene.words, purse.heap(scene, pile)
    name = {"deck": words("Deck"), "discard": words("Discard"), "trash": words("Trash")}[pile]
    if not held:
        return words("%(pile)s: nothing.", pile=name)
    each = [
        words("%(n)s times %(card)s", n=held.count(c), card=card_word(words, c)) if held.count(c) > 1 else card_word(words, c)
        for c in dict.fromkeys(held)
    ]
    return words("%(pile)s, %(n)s: %(cards)s.", pile=name, n=cards(words, len(held)), cards=listing(words, each))


def _lift(scene: Scene, ui: Ui, where: int, which: int) -> Reply:
    """Picks a card for upgrading; a second press lets it go."""
    picked = where, which
    if not any(isinstance(a, Upgrade) and a[:2] == picked for a in scene.options):
        return Reply(ui)
    return Reply(touched(ui, lift=(-1, -1) if ui.lift == picked else picked), focus=f"lift-{where}-{which}")


def _arrange(scene: Scene, ui: Ui, places: tuple[int, ...]) -> Reply:
    """Arranges the hand: see `arranging.pressed`."""
    done = arranging.pressed(scene.words, ui.hand, scene.seat, me(scene).hand, places, partial(card_word, scene.words))
    return Reply(ui) if done is None else _arranged(scene, ui, done, places[-1] if places else -1)


def _arranged(scene: Scene, ui: Ui, done: tuple[Arrangement, str], place: int) -> Reply:
    """A reply after the hand was arranged. The focus goes to the card at a place; -1: to the button that arranges."""
    after = touched(ui, hand=done[0])
    focus = "arrange" if place < 0 else hand_ids(arranged(scene, after))[place]
    return Reply(after, say=done[1], focus=focus, slides=True)


on_press: Final = by_verb(
    {
        "give": press(_give, word, numbers),
        "end": press(_end),
        "cannot": press(_cannot, whole),
        "patron": press(_patron, whole),
        "seat": press(_seat, whole),
        "pile": press(_pile, one_of(PILES)),
        "lift": press(_lift, whole, whole),
        "arrange": press(_arrange, numbers),
    }
)
"""See `View.press`."""


# -- keys -------------------------------------------------------------------------------------------------------------


def keyed(scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
    """See `View.keyed`: digits play a card of the hand or buy from a stack, S ends the line, query letters tell something."""
    if region == "hand":
        done = arranging.keyed(scene.words, ui.hand, scene.seat, me(scene).hand, key, partial(card_word, scene.words))
        if done is not None:
            return _arranged(scene, ui, done, done[0].held)
    if key == "Escape":
        return _escape(scene, ui)
    if len(key) == 1 and "1" <= key <= "9":
        return _figure(scene, ui, int(key), region)
    if key.lower() == "s":
        return _done(scene, ui)
    said = query(scene, key.lower())
    return Reply(ui, say=said) if said else None


def _escape(scene: Scene, ui: Ui) -> Reply | None:
    if ui.seat >= 0:
        return _seat(scene, ui, ui.seat)
    if ui.patron:
        return _patron(scene, ui, 0)
    if ui.pile:
        return _pile(scene, ui, ui.pile)
    return None


def _figure(scene: Scene, ui: Ui, n: int, region: str) -> Reply:
    """Plays the n-th card of the hand; in the buy part, buys from stack n."""
    words = scene.words
    if region == "market" or buying(scene):
        action = by_number(scene).get(n)
        if action is None:
            return Reply(
                ui,
                say=words("Nothing to buy from the %(number)ss now.", number=n)
                if n in box.PATRONS
                else words("There is no such stack."),
                refused=True,
            )
        return Reply(ui, (action,)) if action in scene.options else Reply(ui)
    hand = arranged(scene, ui)
    if n > len(hand):
        return Reply(ui, say=words("You have no card %(n)s.", n=n), refused=True)
    card = hand[n - 1]
    action = by_card(scene).get(card)
    if action is None:
        return Reply(ui, say=words("%(card)s cannot follow now.", card=card_word(words, card)), refused=True)
    return Reply(ui, (action,))


def _done(scene: Scene, ui: Ui) -> Reply:
    """Ends the line or the turn, or declines the use of a power."""
    if STOP in scene.options:
        return _stop(scene, ui)
    if SKIP in scene.options:
        return Reply(ui, (SKIP,))
    if END in scene.options:
        return _end(scene, ui)
    return Reply(ui, say=scene.words("There is nothing to end now."), refused=True)


def laid(scene: Scene) -> str:
    """See `View.laid`: the gallery with its patrons, and who is first."""
    return " ".join((query(scene, "l"), *(told(e, scene) for e in scene.news if isinstance(e, RoundBegun))))


def heard(scene: Scene, ui: Ui) -> tuple[str, ...]:
    """See `View.heard`: how all stand and the hand before the line's first card, then the line as it grows and what can follow;
    on the turn to buy what is new and what can be done, and what the money is worth once there is more of it.
    """
    words, held, d = scene.words, arranged(scene, ui), own_decision(scene)
    if isinstance(d, AskBuy):
        more = any(isinstance(e, Money) and e.seat == scene.seat for e in scene.news)
        turned = [e for e in scene.news if isinstance(e, Turned)] if _begun(scene) else []
        new = {e.number: with_patron(words, state(scene).sets, e.card) for e in turned}
        fresh = [words("New in the gallery: %(cards)s.", cards="; ".join(new[n] for n in sorted(new)))] if new else []
        note = [f"{purse.award_note(scene)}."] if more else []
        return (*fresh, sentence(scene, ui), _can(scene), *note, _ends(scene, words("End my turn")))
    if not isinstance(d, AskLine):
        return (sentence(scene, ui),)
    if me(scene).line:
        return laid_told(scene), followed_by(scene, held), _ends(scene, words("End my line"))
    hand = words("Your hand: %(cards)s.", cards=", ".join(card_word(words, card) for card in held))
    s = state(scene)
    have = [words("%(name)s %(bid)s", name=named(scene, seat), bid=p.awards) for seat, p in enumerate(s.players)]
    stand = words("Awards: %(left)s left; %(each)s.", left=s.awards, each=listing(words, have))
    return sentence(scene, ui), stand, hand


def _ends(scene: Scene, what: str) -> str:
    return scene.words("S: %(what)s.", what=what)


def _begun(scene: Scene) -> bool:
    """Whether the own turn to buy has only begun."""
    return any(isinstance(e, TurnBegun) and e.seat == scene.seat for e in scene.news)


def _can(scene: Scene) -> str:
    """Which cards can be bought and how many tucked, in one sentence."""
    words, stacks = scene.words, state(scene).stacks
    buy = ", ".join(card_word(words, stacks[a.number - 2].top) for a in scene.options if isinstance(a, Buy))
    can = [words("Can be bought: %(cards)s", cards=buy) if buy else words("No card is that cheap")]
    if any(isinstance(a, Tuck) for a in scene.options):
        can.append(
            words.count("one card can be tucked in the gallery", "%(n)s cards can be tucked in the gallery", me(scene).tucks)
        )
    return f"{series(words, can)}."


def spared(scene: Scene) -> list[str]:
    """See `View.spared`: the cards that were drawn, while the hand is yet to be told; the own line once all are shown, and that
    they are; that a turn to buy has begun, as its money is told; while it is asked what to buy that money, too, and what has
    come into the gallery.
    """
    kinds: tuple[type, ...] = (Revealed, TurnBegun, Ready, LineShown, LeftInHand)
    if isinstance(own_decision(scene), AskBuy) and _begun(scene):
        kinds = (*kinds, Turned, Money)
    mine = [e for e in scene.news if isinstance(e, kinds) and getattr(e, "seat", scene.seat) == scene.seat]
    out = [told(e, scene) for e in mine if not isinstance(e, Money) or e.source == LINE]
    out += [told(e, scene) for e in scene.news if isinstance(e, TurnBegun) and e.seat != scene.seat]
    drawn = (Drew(scene.seat, card) for card in me(scene).hand)
    return [*out, *(told(one, scene) for one in drawn)] if playing(scene) and not me(scene).line else out


def query(scene: Scene, key: str) -> str:
    """The answer to a query letter: w the own line, c the hand, l the gallery, m money and awards, r the others, e the end."""
    words, s, p = scene.words, state(scene), me(scene)
    if key == "w":
        return laid_told(scene)
    if key == "c":
        can = by_card(scene)
        held = [
            words("%(n)s, %(card)s", n=i + 1, card=card_word(words, c))
            if c in can
            else words("%(n)s, %(card)s, cannot follow", n=i + 1, card=card_word(words, c))
            for i, c in enumerate(p.hand)
        ]
        return words("Your hand: %(cards)s.", cards=series(words, held)) if held else words("Your hand is empty.")
    if key == "l":
        tops = (with_patron(words, s.sets, x.top) for x in s.stacks if x.top >= 0)
        return words("The gallery: %(cards)s.", cards=series(words, tops))
    if key == "m":
        said = words("%(money)s; %(awards)s.", money=money(words, purse.sum_of(scene)), awards=purse.award_note(scene))
        return said if playing(scene) else words("%(first)s %(second)s.", first=said, second=twos(scene))
    if key == "r":
        return " ".join(facts(scene, seat) for seat in range(len(s.players)) if seat != scene.seat) or words("You are alone.")
    if key == "e":
        return words("The game ends when the last award is taken: %(awards)s left.", awards=awards(words, s.awards))
    return ""


# -- the pointer ------------------------------------------------------------------------------------------------------


def pointed(scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
    """See `View.pointed`. A card of the hand that is dragged up out of the hand is played."""
    if phase == "down":
        card = next((card for card, action in by_card(scene).items() if f"give {action.verb} {card}" == act), -1)
        if card < 0:
            return Reply(replace(ui, drag=-1, over=False)) if ui.drag >= 0 else None
        return Reply(replace(ui, drag=card, over=False))
    if ui.drag < 0:
        return None
    if phase == "move":
        over = y < -0.05
        return Reply(replace(ui, over=over)) if over != ui.over else None
    after = replace(ui, drag=-1, over=False)
    action = by_card(scene).get(ui.drag)
    if phase == "up" and y < -0.05 and action is not None and own_decision(scene) is not None:
        return Reply(after, (action,))
    return Reply(after)
