"""Builds positions of Avant Carde for tests and plays them on.

Cards are written as colour and number, such as r4 or w1; in a line `~r4` is concealed, `r4=1` counts as a 1, `r4=b` as blue.
"""

from collections.abc import Mapping, Sequence

from tests.games.unpacked import Answering
from vernissage.games.avant_carde.rules import answers, box, using
from vernissage.games.avant_carde.rules.answers import Play
from vernissage.games.avant_carde.rules.decisions import AskLine
from vernissage.games.avant_carde.rules.game import AvantCarde, question
from vernissage.games.avant_carde.rules.patrons import OWNER, PATRONS, POWERS
from vernissage.games.avant_carde.rules.state import (
    CONCEALED,
    EMPTY,
    GONE,
    PLAY,
    UP,
    Laid,
    Player,
    Stack,
    State,
    new,
    set_stack,
)
from vernissage.table.game import CHANCE, Event, Seat, Step

GAME = AvantCarde()
_ANSWERING = Answering(GAME, answers)
do, options, args, verbs = _ANSWERING.do, _ANSWERING.options, _ANSWERING.args, _ANSWERING.verbs
NY, TO, PA, LO, SI = range(5)
LETTERS = "orbpwg"


def card(text: str) -> int:
    return box.CARD[int(text[1:]), LETTERS.index(text[0])]


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(card(t) for t in text.split()))


def name(c: int) -> str:
    return LETTERS[box.CARDS[c].colour] + str(box.CARDS[c].number)


def names(heap: Sequence[int]) -> str:
    return " ".join(name(c) for c in heap)


def sets_of(which: int | Mapping[int, int]) -> tuple[int, ...]:
    """One set for all, or by number (New Yorkers for the rest)."""
    return (which,) * 6 if isinstance(which, int) else tuple(which.get(n, NY) for n in box.PATRONS)


def laid(s: State, text: str) -> Laid:
    text, _, to = text.partition("=")
    x = using.laid(s, card(text.lstrip("~")))
    if text[0] == "~":
        return Laid(x.card, 0, CONCEALED, (), (), ())
    if to.isdigit():
        x = x._replace(mask=x.mask & box.COLOUR_BITS | box.NUMBER_BIT[int(to)])
    elif to:
        x = x._replace(mask=x.mask & box.NUMBER_BITS | box.COLOUR_BIT[LETTERS.index(to)])
    return x


def table(
    hand: str = "",
    *others: str,
    line: str = "",
    deck: str = "",
    discard: str = "",
    sets: int | Mapping[int, int] = NY,
    first: Seat = 0,
    tops: str = "r2 r3 r4 r5 r6 r7",
    round_no: int = 1,
    lasting: tuple[Step, ...] = (),
) -> State:
    """Seat 0 is laying its line, with these cards in hand; the others, if any, have laid theirs. Alone without others."""
    s = new(1 + len(others), sets_of(sets), 1)
    s.part, s.round, s.first, s.starters = PLAY, round_no, first, 0
    for top in tops.split():
        gallery(s, top)
    p = s.players[0]
    p.hand, p.deck, p.discard = cards(hand), cards(deck), cards(discard)
    p.line = tuple(laid(s, t) for t in line.split())
    p.lasting = lasting
    p.pool, p.open = tuple(sorted([*p.hand, *p.deck, *(x.card for x in p.line)])), p.discard
    for seat, text in enumerate(others, 1):
        s.players[seat].line = tuple(laid(s, t) for t in text.split())
        s.players[seat].pool = tuple(sorted(x.card for x in s.players[seat].line))
    s.agenda = (Step("reveal"), Step("end_line", (0,)), AskLine(0))
    return s


def gallery(s: State, *stack: str) -> None:
    """The stack of a number: these cards from the top down, known, and no more."""
    first = card(stack[0])
    number = box.NUMBER[first]
    if len(stack) > 1:
        set_stack(s, number, Stack(first, (), tuple(card(t) for t in stack[1:])))
        return
    rest = sorted([box.CARD[number, c] for c in box.REAL] * box.COPIES[number])
    rest.remove(first)
    set_stack(s, number, Stack(first, tuple(rest), ()))


def empty(s: State, *numbers: int) -> None:
    for n in numbers:
        set_stack(s, n, Stack(EMPTY, (), ()))


def top(s: State, number: int) -> str:
    return name(s.stacks[number - 2].top)


def play(s: State, *what: str) -> State:
    """Plays cards one after the other; what their powers ask must be answered in between."""
    for text in what:
        s = do(s, "play", card(text))
    return s


def buying(hand: str = "", *others: str, **more: object) -> State:
    """Seat 0's turn to buy, if it is the first player: `table`, with all lines shown."""
    return do(table(hand, *others, **more), "stop")  # type: ignore[arg-type]


def can_play(s: State) -> str:
    return names([a.card for a in options(s, "play") if isinstance(a, Play)])


def asked(s: State) -> tuple[Seat, str]:
    d = question(s)
    return d.seat, d.kind


def me(s: State) -> Player:
    return s.players[0]


def money(s: State, seat: Seat = 0) -> int:
    return s.players[seat].money


def line(s: State, seat: Seat = 0) -> str:
    """The line as it lies, without what is gone."""
    return " ".join(("" if x.state == UP else "~") + name(x.card) for x in s.players[seat].line if x.state != GONE)


def powers(s: State, place: int | None = None) -> list[str]:
    """The powers that can be used now, as patron.power, those of one place only if it is given."""
    return [f"{PATRONS[OWNER[pid]].key}.{POWERS[pid].key}" for i, pid in args(s, "use") if place in (None, i)]


def use(s: State, key: str, place: int | None = None, told: list[Event] | None = None) -> State:
    """Uses the first power of that name, at that place if it is given."""
    found = [a for a in args(s, "use") if place in (None, a[0])]
    at = powers(s, place).index(key)
    return do(s, "use", *found[at], told=told)


def chance(s: State, *what: str) -> State:
    """Lets chance draw or turn these cards."""
    for text in what:
        d = GAME.decision(s)
        assert d is not None
        assert d.seat == CHANCE, f"{text} is not drawn: {d}"
        s = do(s, d.kind, card(text))
    return s


def end(s: State) -> State:
    return do(s, "end")


def number_of(s: State, place: int) -> list[int]:
    """The numbers that a laid card counts as."""
    return [n for n in range(15) if s.players[0].line[place].mask & box.NUMBER_BIT[n]]
