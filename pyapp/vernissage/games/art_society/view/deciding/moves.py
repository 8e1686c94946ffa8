"""What presses, keys and drags do. Every argument is checked against the scene before it is used.

Glossary: a *verb* is the first word after `room` in a `data-do`. Some verbs only change the interface and return a new
`Ui`; the others return answers, which are always legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from .....page.core.presses import numbers, press, whole, word
from .....page.view.phrases import points, series
from .....page.view.presses import by_verb
from .....page.view.scene import Reply, Scene
from .....table.game import Action, packed
from ...rules import box, scoring
from ...rules.decisions import AskChoose, AskDecor, AskTake, Assist, Bid, Choose, Give, Take
from ...rules.questions import supply_left
from ...rules.state import size
from .. import readout
from ..names import hung, listing, piece_name, size_name, tile_name, type_name, valued
from ..preview import covering, museum_values
from ..things import cells, rivals
from ..ui import (
    Held,
    Ui,
    answer,
    can_try,
    ghost,
    hold,
    inside,
    me,
    offers,
    own_decision,
    places,
    revealing,
    seen,
    state,
    swaps,
    trade,
    tries_of,
)  # fmt: skip
from . import bids, trades
from .asked import to_take

ARROWS: Mapping[str, tuple[int, int]] = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def _legal(scene: Scene, ui: Ui, *answers: Action) -> Reply:
    """A reply with these answers if the first one is legal, else no reply."""
    return Reply(ui, answers) if answers and answers[0] in scene.options else Reply(ui)


def _held(scene: Scene, ui: Ui, held: Held | None, place: int = -1, focus: str = "") -> Reply:
    after = hold(scene, ui, held, place)
    if held is None:
        return Reply(after, say=scene.words("Let go."), focus=focus)
    if focus != "wall":
        said = readout.spoken(scene, after)  # what was pressed has told what it is
        if after.place >= 0:
            said = ". ".join((scene.words("Tried: %(where)s", where=said), *_way_back(scene)))
        return Reply(after, say=said, focus=focus)
    # The names of the wall and of its cell tell what is held, where, and what it earns there.
    hangs = after.place >= 0 and answer(scene, held, after.place)
    said = " ".join((readout.enter(scene.words, held), *_way_back(scene))) if hangs else ""
    return Reply(after, say=said, focus=focus)


def _way_back(scene: Scene) -> list[str]:
    """How a tile is let go: once is enough."""
    return [scene.words("Escape: let go.")] if state(scene).round == 1 else []


def _tried(scene: Scene, ui: Ui, held: Held) -> str:
    """What a tile that is tried on the wall would bring there, and how it is hung."""
    words = scene.words
    told = words("%(tile)s. %(where)s", tile=piece_name(words, held.piece), where=readout.spoken(scene, ui))
    hangs = ui.place >= 0 and answer(scene, held, ui.place)
    how = words("Tab: your wall. Enter: %(what)s", what=readout.hang_word(words, held)) if hangs else ""
    return ". ".join(filter(None, (words("Tried: %(where)s", where=told), how)))


# -- presses ----------------------------------------------------------------------------------------------------------


def _lot(scene: Scene, ui: Ui, i: int) -> Reply:
    if i not in can_try(scene):
        return Reply(ui)
    held, here = Held(state(scene).lots[i].tile, "lot", i), f"lot-{i}"
    if ui.held == held and not ui.bid and not revealing(scene, ui):
        return _held(scene, ui, None, focus=here)
    # It is hung on the wall, or by a button after the wall.
    hangs = isinstance(own_decision(scene), AskTake) and places(scene, held)
    return _held(scene, ui, held, focus="wall" if hangs else here)


def _hold(scene: Scene, ui: Ui, source: str, piece: str) -> Reply:
    for held in offers(scene):
        if held.source == source and str(held.piece) == piece:
            return _held(scene, ui, held, focus="wall")
    return Reply(ui)


def _assistant(scene: Scene, ui: Ui) -> Reply:
    held = next((h for h in offers(scene) if h.source == "assistant"), None)
    return _held(scene, ui, held, focus="wall") if held is not None else Reply(ui)


def _assist(scene: Scene, ui: Ui) -> Reply:
    """Gives the held tile to the assistant, in whichever decision that is possible."""
    d, held = own_decision(scene), ui.held
    if d is None:
        return Reply(ui)
    if isinstance(d, AskTake) and held is not None and held.source == "lot" and me(scene).assistant is None:
        return _legal(scene, ui, Take(held.lot), Assist())
    if isinstance(d, AskDecor) and held is not None and held.source == "decor":
        return _legal(scene, ui, Give(held.piece - len(box.PAINTINGS)))
    return _legal(scene, ui, Assist())


def _space(scene: Scene, ui: Ui, space: int) -> Reply:
    """A tap on a space: moves the tile to the fitting place that covers it. If none does, the tile lies over it and the panel
    says why it does not fit.
    """
    if not 0 <= space < box.WALL.width * box.WALL.height:
        return Reply(ui)
    if ui.held is None:
        return trades.at(scene, ui, space)
    t = covering(tries_of(scene, ui.held), ui.held.piece, space)
    w, h = size(ui.held.piece)
    x, y = box.WALL.xy(space)
    place = t.place if t is not None else inside(ui.held.piece, x - (w - 1) / 2, y - (h - 1) / 2)
    return _moved(ui, place)


def _moved(ui: Ui, place: int) -> Reply:
    return Reply(replace(ui, place=place, fresh=False), focus="wall")


def _step(scene: Scene, ui: Ui, by: int, focus: str = "") -> Reply:
    """Moves the tile to the next place in the order of what it earns. If it does not fit where it is, to the best or the worst
    place.
    """
    if ui.held is None:
        return Reply(ui)
    at = [t.place for t in tries_of(scene, ui.held)]
    if not at:
        return Reply(ui, say=scene.words("It fits nowhere on your wall."), refused=True)
    i = (at.index(ui.place) + by) % len(at) if ui.place in at else (0 if by > 0 else -1)
    after = replace(ui, place=at[i], fresh=False)
    if focus:  # its name tells the place
        return Reply(after, focus=focus)
    words = scene.words
    which = words("Place %(n)s of %(all)s", n=i % len(at) + 1, all=len(at))
    return Reply(after, say=words("%(which)s: %(where)s", which=which, where=readout.spoken(scene, after)))


def _hang(scene: Scene, ui: Ui) -> Reply:
    if ui.held is None:
        return _legal(scene, ui, *swaps(scene)[ui.trade : ui.trade + 1]) if ui.trade >= 0 else Reply(ui)
    if ghost(scene, ui) is None:
        return Reply(ui, say=readout.spoken(scene, ui), refused=True, plain=True)
    answers = answer(scene, ui.held, ui.place)
    if not answers:
        return Reply(ui, say=scene.words("Just a try: it is not your turn."), refused=True)
    return _legal(scene, ui, *answers)


def _ghost(scene: Scene, ui: Ui) -> Reply:
    if ui.dragged:  # this click only ends a drag
        return Reply(replace(ui, dragged=False))
    return _hang(scene, ui)


def _let_go(scene: Scene, ui: Ui) -> Reply:
    """Lets go of the tile, or closes the trades."""
    if ui.held is None and ui.trade >= 0:
        return Reply(hold(scene, ui, None), focus="trade")
    held = ui.held
    return _held(scene, ui, None, focus=f"lot-{held.lot}" if held is not None and held.source == "lot" else "")


def _take(scene: Scene, ui: Ui) -> Reply:
    return _legal(scene, ui, Take(ui.held.lot)) if ui.held is not None and ui.held.source == "lot" else Reply(ui)


def _bid(scene: Scene, ui: Ui, card: int) -> Reply:
    if Bid(card) not in scene.options:
        return Reply(ui)
    if ui.bid == card:
        return Reply(ui, (Bid(card),))
    return Reply(
        replace(ui, bid=card, fresh=False), say=bids.lifted(scene.words, card), focus=f"bid-{card}",
    )


def _pick(scene: Scene, ui: Ui, f: int) -> Reply:
    d = own_decision(scene)
    if not isinstance(d, AskChoose) or not 0 <= f < len(box.FORMATS) or len(ui.picks) >= d.left:
        return Reply(ui)
    if supply_left(state(scene))[f] <= ui.picks.count(f):
        return Reply(ui)
    picks = tuple(sorted((*ui.picks, f)))
    done = len(picks) == d.left
    sizes = listing(scene.words, [size_name(scene.words, box.FORMATS[one].w, box.FORMATS[one].h) for one in picks])
    said = scene.words("%(n)s of %(all)s chosen: %(lots)s", n=len(picks), all=d.left, lots=sizes)
    if done:
        said = f"{said}. {scene.words('Enter: %(what)s.', what=scene.words('Call these lots'))}"
    return Reply(replace(ui, picks=picks, fresh=False), say=said, focus="call" if done else f"pick-{f}")


def _unpick(scene: Scene, ui: Ui, i: int) -> Reply:
    if not 0 <= i < len(ui.picks):
        return Reply(ui)
    f = ui.picks[i]
    return Reply(replace(ui, picks=(*ui.picks[:i], *ui.picks[i + 1 :]), fresh=False), focus=f"pick-{f}")


def _call(scene: Scene, ui: Ui) -> Reply:
    d = own_decision(scene)
    if not isinstance(d, AskChoose) or len(ui.picks) != d.left:
        return Reply(ui)
    return _legal(scene, ui, *(Choose(f) for f in ui.picks))


def _pile(scene: Scene, ui: Ui, kind: int) -> Reply:
    if not -1 <= kind < len(box.TYPES):
        return Reply(ui)
    open_ = -1 if kind == ui.pile else kind
    said = "" if open_ >= 0 else scene.words("Closed.")
    focus = "pile-close" if open_ >= 0 else f"pile-{max(ui.pile, 0)}"
    return Reply(replace(ui, pile=open_, fresh=False), say=said, focus=focus)


def _rival(scene: Scene, ui: Ui, seat: int) -> Reply:
    if seat == scene.seat or not -1 <= seat < len(state(scene).players):
        return Reply(ui)
    open_ = -1 if seat == ui.rival else seat
    said = rivals.facts(scene, open_) if open_ >= 0 else scene.words("Closed.")
    # A wall that was shown by itself, while its owner moved, was opened by no button that could have the focus now.
    focus = "rival-back" if open_ >= 0 else f"rival-{ui.rival}" if ui.rival >= 0 else ""
    return Reply(replace(ui, rival=open_, fresh=False), say=said, focus=focus)


def _unlift(scene: Scene, ui: Ui) -> Reply:
    return Reply(replace(ui, bid=0, fresh=False), say=scene.words("Put down."), focus=f"bid-{ui.bid}" if ui.bid else "")


def _seen(scene: Scene, ui: Ui) -> Reply:
    after = replace(ui, seen=seen(scene, ui), fresh=False)
    return Reply(after, say=_tried(scene, after, ui.held) if ui.held is not None else to_take(scene))


def _plain(verb: str) -> Callable[[Scene, Ui, tuple[str, ...]], Reply | None]:
    """Makes the handler of a verb whose press is an answer by itself, with the same arguments."""
    return press(
        lambda scene, ui, args: _legal(scene, ui, *(a for a in scene.options if packed(a) == (verb, args))), numbers
    )


on_press: Final = by_verb(
    {
        "lot": press(_lot, whole),
        "hold": press(_hold, word, word),
        "assistant": press(_assistant),
        "assist": press(_assist),
        "letgo": press(_let_go),
        "space": press(_space, whole),
        "ghost": press(_ghost),
        "step": press(_step, whole),
        "hang": press(_hang),
        "take": press(_take),
        "bid": press(_bid, whole),
        "unlift": press(_unlift),
        "pick": press(_pick, whole),
        "unpick": press(_unpick, whole),
        "call": press(_call),
        "pile": press(_pile, whole),
        "rival": press(_rival, whole),
        "seen": press(_seen),
        "give": _plain("give"),
        "trade": press(trades.show, whole),
        "store": _plain("store"),
        "enough": _plain("enough"),
        "done": _plain("done"),
        "confirm": _plain("confirm"),
        "rehang": _plain("rehang"),
    }
)
"""See `View.press`."""



# -- keys -------------------------------------------------------------------------------------------------------------


def keyed(scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
    """See `View.keyed`: the wall's keys in `own`, arrow keys between the bid cards in `hand`, query letters everywhere."""
    if region == "own" and ui.rival < 0 and not revealing(scene, ui):
        said = _wall_key(scene, ui, key)
        if said is not None:  # the cell that has the focus stays the one that the arrow keys start from
            after = said.ui
            return replace(said, ui=replace(after, cursor=after.place)) if after.held and after.place >= 0 else said
    if region == "hand" and bids.bidding(scene) and key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        return _card_key(scene, ui, key)
    if key == "Escape":
        return _escape(scene, ui)
    told = query(scene, key)
    return Reply(ui, say=told) if told else None


def _escape(scene: Scene, ui: Ui) -> Reply | None:
    """Closes the topmost open thing."""
    if ui.pile >= 0:
        return _pile(scene, ui, ui.pile)
    if ui.rival >= 0:
        return _rival(scene, ui, -1)
    if ui.bid:
        return _unlift(scene, ui)
    return _let_go(scene, ui) if ui.held is not None or ui.trade >= 0 else None


def _wall_key(scene: Scene, ui: Ui, key: str) -> Reply | None:
    by = 1 if key in ("n", "N", "PageDown") else -1 if key in ("p", "P", "PageUp") else 0
    if ui.held is None and trade(scene, ui) is None:
        return _look(ui, key)
    if key in ("Enter", " "):
        return _hang(scene, ui)
    if ui.held is None:
        return trades.show(scene, ui, (ui.trade + by) % len(swaps(scene)), "wall") if by else _look(ui, key)
    if by:
        return _step(scene, ui, by, "wall")
    to = _gone(key, max(ui.place, 0))
    return None if to is None else _moved(ui, inside(ui.held.piece, *to))


def _look(ui: Ui, key: str) -> Reply | None:
    """Moves the cursor over the wall. The cell under it says what hangs there."""
    to = _gone(key, cells.cursor(ui))
    if to is None:
        return None
    x, y = (min(max(at, 0), size - 1) for at, size in zip(to, (box.WALL.width, box.WALL.height), strict=True))
    return Reply(replace(ui, cursor=box.WALL.at(x, y), fresh=False), focus="wall")


def _gone(key: str, space: int) -> tuple[int, int] | None:
    """The column and row to which a key leads from a space; they may lie outside the wall. None for other keys."""
    x, y = box.WALL.xy(space)
    if key in ARROWS:
        return x + ARROWS[key][0], y + ARROWS[key][1]
    return {
        "Home": (0, y),
        "End": (box.WALL.width, y),
        "Ctrl+Home": (0, 0),
        "Ctrl+End": (box.WALL.width, box.WALL.height),
    }.get(key)


def _card_key(scene: Scene, ui: Ui, key: str) -> Reply:
    cards = bids.cards_in_hand(me(scene))
    if key in ("Home", "End"):
        card = cards[0 if key == "Home" else -1]
    elif not ui.bid:
        card = cards[0]
    else:
        card = cards[(cards.index(ui.bid) + (1 if key == "ArrowRight" else -1)) % len(cards)]
    reply = _bid(scene, ui, card) if card != ui.bid else Reply(ui)
    return reply if not ui.bid else replace(reply, say="")  # a card's own name tells it when the focus comes


def query(scene: Scene, key: str) -> str:
    """The answer to a query letter: w the own wall, l the lots, m the museum, r the rivals, e what ends the game."""
    words, s = scene.words, state(scene)
    if key == "w":
        works = [hung(words, t.piece, t.place) for t in me(scene).hung]
        if (kept := me(scene).assistant) is not None:
            works.append(words("the assistant keeps %(tile)s", tile=tile_name(words, kept)))
        wall = words("Your wall: %(filled)s of %(all)s spaces. %(works)s", filled=me(scene).taken.bit_count(),
                     all=box.WALL.width * box.WALL.height, works=series(words, works))  # fmt: skip
        score = words("Your score now: %(points)s", points=points(words, scoring.scores(s)[scene.seat]))
        return f"{wall.rstrip('. ')}. {score}."
    if key == "l":
        lots = [valued(words, lot.tile) for lot in s.lots if lot.taker is None and lot.tile >= 0]
        return words("Lots: %(lots)s", lots=series(words, lots)) if lots else words("No lots are up yet.")
    if key == "m":
        worth = museum_values(s).worth
        order = sorted(range(len(box.TYPES)), key=lambda t: (-worth[t], -s.track[t]))
        told = [
            words(
                "%(type)s \N{MULTIPLICATION SIGN}%(worth)s at %(at)s", type=type_name(words, t), worth=worth[t], at=s.track[t]
            )
            for t in order
        ]
        return words("Museum: %(types)s", types=listing(words, told))
    if key == "r":
        return " ".join(f"{rivals.facts(scene, seat)}." for seat in range(len(s.players)) if seat != scene.seat)
    return bids.ending(scene) if key == "e" else ""
