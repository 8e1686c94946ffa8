"""Avant Carde as text: its moves, and its positions, written down and read back (see `vernissage.table.notation`).

A card is its colour's first letter and its number (white and gray are `w` and `g`): `r3`, `r11`, `w1`; a card that is not
known is `?`. In positions `o2*3` are three alike, and a power is its patron's name and its own: `snob.trash`. A laid card is
`laid r3 up 3,5,r patrons gallerist powers used was -`: how it lies, what it counts as, whose powers it has, its powers for the
buy part and those of them that were used, and what it counted as before it was turned down or went. Places in a line are
counted from 0.

Moves, chance's first:

    starter orange-blue    turn r3    first 2    draw r3
    play r3      stop      skip
    buy 4        tuck 4    use snob.trash at 2    change    claim 2    end    forgo
    upgrade r3 at 2 from 3 to 5        upgrade b7 in discard from 7 to award
    number 5     colour red            copy r3 at 2          draw    bank    promote    reserve    use
    discard r3   conceal r3            conceal r3 at 2       unveil r3 at 2      collect 4    forge 4    forge
    trash r3 at 2                      trash r3 in discard   impersonate r3 of 1 at 2    impersonate p4 (alone)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from ...table.game import BACK, Action, Decision, Step, packed
from ...table.notation import Counts, LineReader, agenda_lines, line, yes
from .rules import box, state
from .rules.answers import (
    Colour,
    Conceal,
    ConcealLaid,
    Copy,
    Discard,
    DrawCard,
    Impersonate,
    Play,
    Starter,
    Trash,
    TurnUp,
    Unveil,
    Upgrade,
    Use,
)
from .rules.game import MIX, AvantCarde
from .rules.patrons import OWNER, PATRONS, POWERS, SETS
from .rules.patrons.common import IN_LINE
from .rules.patrons.singaporeans import AWARD
from .rules.questions import QUESTIONS
from .rules.state import EMPTY, Buy, Cards, Laid, Player, Stack, State

_LETTERS: Final = "orbpwg"
_CARDS: Final = tuple(f"{_LETTERS[c.colour]}{c.number}" for c in box.CARDS)
_STARTERS: Final = tuple("-".join(box.COLOURS[c] for c in pair) for pair in box.STARTER_PAIRS)
_SET_NAMES: Final = tuple(one.key for one in SETS)
_PATRON_NAMES: Final = tuple(patron.key for patron in PATRONS)
_POWER_NAMES: Final = tuple(f"{PATRONS[owner].key}.{power.key}" for owner, power in zip(OWNER, POWERS, strict=True))
_LIES: Final = ("up", "concealed", "turned", "gone")
_PARTS: Final = ("deal", "play", "buy")

_DONE: Final[Counts] = {
    "open_round": 0, "open_lines": 0, "begin_line": 1, "end_line": 1, "reveal": 0, "open_turn": 1, "close_turn": 1,
    "end_round": 0, "bought": 4, "draw": 4, "into": 3, "as": 3, "after": 3, "laid": 2, "power": 4, "take": 4,
    "take_on": range(2, 100), "take_number": 3, "unveil": 2, "awake": 2, "gambled": 2, "autos": 1, "money": 3, "tucks": 3,
    "offer": 2, "promoted": 3, "shmooze": 2, "design": 2, "upgrades": 3, "climb": 2, "gamble": 2, "protest": 2, "award": 2,
    "criticise": 2,
}  # fmt: skip
_LASTING: Final[Counts] = {
    "owed": 2, "design": 0, "tint": 1, "copied": 2, "reserve": 0, "shmooze": 0, "hoard": 2, "protest": 0, "promote": 1,
    "advanced": 1, "climb": 0,
}  # fmt: skip

# -- moves ------------------------------------------------------------------------------------------------------------


def _at(s: State, d: Decision, i: int) -> str:
    return f"{card_text(s.players[d.seat].line[i].card)} at {i}"


def _held(s: State, d: Decision, where: int, which: int) -> str:
    """A card of the line, or of the discard pile."""
    return _at(s, d, which) if where == IN_LINE else f"{card_text(which)} in discard"


def _impersonate(s: State, _d: Decision, a: Impersonate) -> str:
    if len(s.players) == 1:
        return f"impersonate {card_text(a.which)}"
    return f"impersonate {card_text(s.players[a.whom].line[a.which].card)} of {a.whom} at {a.which}"


def _upgrade(s: State, d: Decision, a: Upgrade) -> str:
    goal = "award" if a.goal == AWARD else a.goal
    return f"upgrade {_held(s, d, a.where, a.which)} from {a.level} to {goal}"


def _of_card(_s: State, _d: Decision, a: TurnUp | DrawCard | Play | Discard | Conceal) -> str:
    return f"{a.verb} {card_text(a.card)}"


def _plain(_s: State, _d: Decision, a: Action) -> str:
    return line(*packed(a))


def _laid_card(s: State, d: Decision, a: Copy | Unveil | ConcealLaid) -> str:
    return f"{a.verb.removesuffix('_laid')} {_at(s, d, a.place)}"


_MOVES: Final[Mapping[type[Any], Callable[[State, Decision, Any], str]]] = {
    Starter: lambda _s, _d, a: f"starter {_STARTERS[a.deck]}",
    **dict.fromkeys((TurnUp, DrawCard, Play, Discard, Conceal), _of_card),
    Use: lambda _s, _d, a: f"use {_POWER_NAMES[a.power]} at {a.place}",
    Upgrade: _upgrade,
    Colour: lambda _s, _d, a: f"colour {box.COLOURS[a.colour]}",
    **dict.fromkeys((Copy, Unveil, ConcealLaid), _laid_card),
    Trash: lambda s, d, a: f"trash {_held(s, d, a.where, a.which)}",
    Impersonate: _impersonate,
}
"""By kind, how an answer is written that says more than its verb and its numbers."""


def move_text(s: State, d: Decision, a: Action) -> str:
    """See `Notation.move_text`."""
    return _MOVES.get(type(a), _plain)(s, d, a)


# -- writing ----------------------------------------------------------------------------------------------------------


def position_text(s: State) -> str:
    """See `Notation.position_text`."""
    lines = [
        f"{AvantCarde.key} {len(s.players)}",
        line("sets", (_SET_NAMES[k] for k in s.sets)),
        f"round {s.round}",
        f"part {_PARTS[s.part]}",
        f"first {s.first}",
        f"over {yes(s.over)}",
        f"awards {s.awards}",
        f"extras {s.extras}",
        f"outside {s.outside}",
        f"gems {s.gems}",
        line("starters", (name for k, name in enumerate(_STARTERS) if s.starters >> k & 1)),
        line("buys", (f"{b.seat}:{b.number}{'*' if b.copied else ''}" for b in s.buys)),
        line("trash", _heap(s.trash)),
        *(_stack(number, x) for number, x in zip(box.PATRONS, s.stacks, strict=True)),
    ]
    for seat, p in enumerate(s.players):
        lines += ["", f"seat {seat}", *_player(p)]
    return "\n".join([*lines, "", *agenda_lines(s.agenda, QUESTIONS)]).rstrip("\n") + "\n"


def card_text(card: int) -> str:
    """A card: its colour's letter and its number; `?` where it is not known."""
    return "?" if card == BACK else _CARDS[card]


def _heap(cards: Cards) -> list[str]:
    counted = [(card, len(list(alike))) for card, alike in groupby(cards)]
    return [card_text(card) if n == 1 else f"{card_text(card)}*{n}" for card, n in counted]


def _stack(number: int, x: Stack) -> str:
    top = "none" if x.top == EMPTY else card_text(x.top)
    return " ".join([f"stack {number} top {top} rest", *_heap(x.rest), "under", *map(card_text, x.under)])


def mask_text(mask: int) -> str:
    """What a card counts as: numbers, then letters of colours; `-` for nothing."""
    parts = [str(n) for n, bit in enumerate(box.NUMBER_BIT) if mask & bit]
    parts += [_LETTERS[c] for c in box.REAL if mask & box.COLOUR_BIT[c]]
    return ",".join(parts) or "-"


def _powers(powers: Iterable[int]) -> list[str]:
    return [_POWER_NAMES[k] for k in powers]


def _laid(x: Laid) -> str:
    patrons = [_PATRON_NAMES[k] for k in x.patrons]
    words = [f"laid {card_text(x.card)} {_LIES[x.state]} {mask_text(x.mask)}", "patrons", *patrons]
    return " ".join([*words, "powers", *_powers(x.powers), "used", *_powers(x.used), "was", mask_text(x.was)])


def _player(p: Player) -> list[str]:
    return [
        *(line(name, _heap(cards)) for name, cards in zip(_HEAPS, (p.hand, p.deck, p.discard, p.pool, p.open), strict=True)),
        f"awards {p.awards}",
        f"gem {yes(p.gem)}",
        f"change {yes(p.change)}",
        f"change-spent {yes(p.spent_change)}",
        f"money {p.money}",
        f"made {p.made}",
        f"peak {p.peak}",
        f"claimed {p.claimed}",
        f"tucks {p.tucks}",
        f"upgrades {p.upgrades}",
        line("once", _powers(p.once)),
        *(_laid(x) for x in p.line),
        *(line(f"lasts {e.kind}", e.args) for e in p.lasting),
    ]


_HEAPS: Final = ("hand", "deck", "discard", "pool", "open")

# -- reading ----------------------------------------------------------------------------------------------------------


def parse_position(text: str) -> State:
    """See `Notation.parse_position`."""
    return _Reader(text).position()


class _Reader(LineReader):
    """Reads a position of Avant Carde."""

    def position(self) -> State:
        seats = self.number(AvantCarde.key)
        if seats not in box.SEATS:
            self.bad(f"Avant Carde seats {box.SEATS[0]} to {box.SEATS[-1]}, not {seats}")
        sets = tuple(self.choice(word, _SET_NAMES, "set of patrons") for word in self.fields("sets"))
        if len(sets) != len(MIX):
            self.bad(f"{len(MIX)} sets should follow here, for the numbers from 2, not {len(sets)}")
        s = state.new(seats, sets, 0)
        s.round = self.number("round")
        s.part = self.one("part", parse=lambda word: self.choice(word, _PARTS, "part of a round"))
        s.first = self.number("first", most=seats - 1)
        s.over = self.flag("over")
        s.awards, s.extras, s.outside = self.number("awards"), self.number("extras"), self.number("outside")
        s.gems = self.number("gems")
        s.starters = sum(1 << k for k in {self.choice(word, _STARTERS, "starter deck") for word in self.fields("starters")})
        s.buys = tuple(self._buy(word, seats) for word in self.fields("buys"))
        s.trash = self._heap(self.fields("trash"))
        s.stacks = tuple(self._stack(number) for number in box.PATRONS)
        s.players = [self._player(seat) for seat in range(seats)]
        s.agenda = self.agenda(seats, QUESTIONS, _DONE)
        self._check(s)
        return s

    def _card(self, word: str) -> int:
        return BACK if word == "?" else self.choice(word, _CARDS, "card")

    def _heap(self, words: Sequence[str]) -> Cards:
        cards: list[int] = []
        for word in words:
            name, times, count = word.partition("*")
            cards += [self._card(name)] * (self.figure(count, len(box.CARDS) * 10) if times else 1)
        return tuple(sorted(cards))

    def _buy(self, word: str, seats: int) -> Buy:
        seat, colon, number = word.removesuffix("*").partition(":")
        if not colon:
            self.bad(f"'{word}' is no buy: one is written 0:4, or 0:4* once a Forger has copied it")
        return Buy(self.figure(seat, seats - 1), self.figure(number, box.PATRONS[-1], box.PATRONS[0]), word.endswith("*"))

    def _parts(self, words: Sequence[str], *keys: str) -> list[list[str]]:
        """What follows each of the key words, which stand in this order."""
        where = [words.index(key) if words.count(key) == 1 else -1 for key in keys]
        if -1 in where or where != sorted(where) or where[0]:
            self.bad(f"{', '.join(f'{key!r}' for key in keys)} should follow in this order, each once")
        return [list(words[a + 1 : b]) for a, b in zip(where, [*where[1:], len(words)], strict=True)]

    def _stack(self, number: int) -> Stack:
        top, rest, under = self._parts(self.fields("stack", str(number)), "top", "rest", "under")
        if len(top) != 1:
            self.bad("one card, or none, is on top")
        return Stack(
            EMPTY if top == ["none"] else self._card(top[0]),
            self._heap(rest),
            tuple([self.choice(word, _CARDS, "card") for word in under]),
        )

    def _mask(self, word: str) -> int:
        mask = 0
        for part in word.split(",") if word != "-" else ():
            if part in _LETTERS[: len(box.REAL)]:
                mask |= box.COLOUR_BIT[_LETTERS.index(part)]
            else:
                mask |= box.NUMBER_BIT[self.figure(part, box.HIGH[-1])]
        return mask

    def _powers(self, words: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.choice(word, _POWER_NAMES, "power") for word in words)

    def _laid(self) -> Laid:
        words = self.fields("laid")
        if len(words) < 3:
            self.bad("a card, how it lies and what it counts as should follow here")
        patrons, powers, used, was = self._parts(words[3:], "patrons", "powers", "used", "was")
        if len(was) != 1:
            self.bad("what the card counted as before, or -, should follow after 'was'")
        return Laid(
            self._card(words[0]),
            self._mask(words[2]),
            self.choice(words[1], _LIES, "way to lie"),
            tuple(self.choice(word, _PATRON_NAMES, "patron") for word in patrons),
            self._powers(powers),
            self._powers(used),
            self._mask(was[0]),
        )

    def _player(self, seat: int) -> Player:
        if self.number("seat") != seat:
            self.bad(f"seat {seat} should stand here")
        hand, deck, discard, pool, opened = (self._heap(self.fields(name)) for name in _HEAPS)
        awards = self.number("awards")
        gem, change, spent = self.flag("gem"), self.flag("change"), self.flag("change-spent")
        money, made, peak = self.number("money"), self.number("made"), self.number("peak")
        claimed, tucks, upgrades = self.number("claimed"), self.number("tucks"), self.number("upgrades")
        once = self._powers(self.fields("once"))
        laid: list[Laid] = []
        while self.more("laid"):
            laid.append(self._laid())
        lasting: list[Step] = []
        while self.more("lasts"):
            lasting.append(self.step(self.fields("lasts"), _LASTING))
        return Player(
            hand, deck, discard, tuple(laid), awards, gem, change, tuple(lasting), once, money, made, peak, claimed, tucks,
            upgrades, spent, pool, opened,
        )  # fmt: skip

    def _check(self, s: State) -> None:
        """Refuses a position with a card, award or gem missing or too many."""
        game, seats = AvantCarde(), len(s.players)
        awards = game.pieces(s)["awards"]
        difficulty = box.SOLO_AWARDS.index(awards) if seats == 1 and awards in box.SOLO_AWARDS else 0
        self.check(game, s, s.agenda, s.over, game.pieces(state.new(seats, s.sets, difficulty)))
        if s.agenda and s.agenda[-1].kind != "play":  # what another is asked while lines are played is not to be known
            self.answerable(game, s)
