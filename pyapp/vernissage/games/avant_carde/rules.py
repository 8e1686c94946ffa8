"""The rules of Avant Carde: rounds, lines and turns to buy (AC-1 to AC-4, AC-9); what patrons do is in `patrons`.

Decisions and their answers; chance's first:

    starter (seat)           starter (deck)
    turn (number)            turn (card)            the next top of a gallery stack
    first                    first (seat)
    draw (seat)              draw (card)
    play                     whatever `question` asks: a line, or a patron's question
    line                     play (card), stop
    buy                      buy (number), tuck (number), use (place, power), change, claim (awards), end, forgo,
                             upgrade (0 in the line or 1 in the discard pile, place or card, number from, number to: 8 an award)

While lines are played nobody may know what another is asked: `decision` says only that a seat plays, `question` what it
is asked, to whoever sees the seat's own view.

Patrons' questions have the arguments (place, power, may skip, ...) of `patrons.power`; with `skip` where they may be left:

    change (.., mask)        number (n), colour (c)          odd                      number (n)
    copy                     copy (place)                    deal                     draw, bank
    draw_more (.., n)        draw                            swap                     discard (card)
    hoard, tint              colour (c)                      conceal, complete        conceal (card)
    hip                      draw, unveil (place)            advance                  draw
    promote                  promote                         power (.., power)        use
    trash, invest (.., where)  trash (0 line or 1 discard pile, place or card)
    future                   trash (..), conceal_laid (place)   eccentric             conceal_laid (place)
    unveil (.., money)       unveil (place)                  impersonate              impersonate (seat, place)
    copy_buy                 forge (number), reserve         forge (.., buy)          forge: on another's turn
    collect                  collect (number)

Events, each with the seat first unless it has none: starter, turned (number, card), first, round (round, first), drew (card),
shuffled, played (place, card, mask), changed (place, mask), copied (place, from), named (place, colour), concealed (place,
and the card for the seat itself), unveiled (place, card), discarded (card), ready; the reveal, then for each seat line
(cards, -1 concealed) and left (cards); turn, money (dollars, sum, source: a place, or -1 line, -2 gem, -3 change), used (place,
power), bought (number, card, cost), tucked (number, card), trashed (card), turned_down (place, card), gambled (card, joined),
upgraded (card, to), impersonated (of whom, place), reserved, awards (how many), last_award, took_change, gem, end (by awards).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain

from ...table.chance import Rng
from ...table.game import CHANCE, Action, Decision, Event, Options, Seat, Step, Tell, pending
from . import box, flow, hidden, rounds, scoring, state, using
from .patrons import SETS, roster
from .patrons.power import COPIES
from .state import EMPTY, GONE, PLAY, UP, Cards, Stack, State, minus, stack

STOP = Action("stop")
_PLAY = tuple(Action("play", (card,)) for card in range(len(box.CARDS)))
_DRAW = tuple(Action("draw", (card,)) for card in range(len(box.CARDS)))
_TURN = tuple(Action("turn", (card,)) for card in range(len(box.CARDS)))
_BUY = tuple(Action("buy", (n,)) for n in range(box.PATRONS.stop))
_TUCK = tuple(Action("tuck", (n,)) for n in range(box.PATRONS.stop))
_CLAIM = tuple(Action("claim", (n,)) for n in range(40))
CHANGE, END, FORGO = Action("change"), Action("end"), Action("forgo")
_PIECES = tuple(f"card {card}" for card in range(len(box.CARDS)))

MIX = ("twos", "threes", "fours", "fives", "sixes", "sevens")
"""The options that give one number the patron of a set of its own: 0 for that of the option `patrons`, else a set, from 1."""
MIXED = len(SETS)
"""As the option `patrons`: number by number, by the options of `MIX`; one that is left at 0 is the first set's."""


class AvantCarde:
    """Avant Carde as a `Game`."""

    key = "avant-carde"
    edition = 1
    seats = box.SEATS
    longest = 100_000
    defaults: Options = {"patrons": 0, "difficulty": 1, **dict.fromkeys(MIX, 0)}

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def new(self, seats: int, options: Options) -> State:
        """See `Game.new`. The option `patrons` chooses a set or `MIXED`, those of `MIX` another for one number (AC-1.6);
        `difficulty` is for a solo game, 0 to 3 (AC-9.1).
        """
        highest = {"patrons": MIXED, "difficulty": len(box.SOLO_AWARDS) - 1, **dict.fromkeys(MIX, len(SETS))}
        for name, value in options.items():
            if name not in highest or not 0 <= value <= highest[name]:
                raise ValueError(f"Avant Carde has no option {name}={value}")
        chosen = {**self.defaults, **options}
        whole = chosen["patrons"] % MIXED
        sets = tuple(chosen[name] - 1 if chosen[name] else whole for name in MIX)
        return state.new(seats, sets, chosen["difficulty"])

    def decision(self, s: State) -> Decision | None:
        """See `Game.decision`. While lines are played, it tells no more than whose line it is (AC-2.3)."""
        d = pending(s.agenda)
        if d is not None and s.part == PLAY and d.seat != CHANCE:
            return Decision(d.seat, "play")
        return d

    def options(self, s: State, d: Decision) -> Sequence[Action]:
        """See `Game.options`."""
        return _options(s, question(s) if d.kind == "play" else d)

    def odds(self, s: State, d: Decision) -> Sequence[int]:
        """See `Game.odds`."""
        if d.kind in ("draw", "turn"):
            cards = s.players[d.args[0]].deck if d.kind == "draw" else stack(s, d.args[0]).rest
            return [cards.count(card) for card in dict.fromkeys(cards)]
        return [1] * len(_options(s, d))

    def advance(self, s: State, a: Action, tell: Tell) -> None:
        """See `Game.advance`."""
        d = pending(s.agenda)
        if d is None:
            raise ValueError("the game is over")
        s.agenda = s.agenda[:-1]
        run = _ANSWERS.get(d.kind)
        if run is None:
            using.answer(s, d, a, tell)
        else:
            run(s, d, a, tell)
        _run(s, tell)

    def copy(self, s: State) -> State:
        """See `Game.copy`."""
        return s.copy()

    def view(self, s: State, seat: Seat | None) -> State:
        """See `Game.view`."""
        return hidden.view(s, seat)

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:
        """See `Game.imagine`."""
        return hidden.imagine(self, s, seat, rng)

    def scores(self, s: State) -> tuple[int, ...]:
        """See `Game.scores`."""
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[Seat, ...]:
        """See `Game.winners`."""
        return scoring.winners(s)

    def pieces(self, s: State) -> Mapping[str, int]:
        """See `Game.pieces`: every card by its face, awards (those from outside taken off), gems."""
        found = Counter(chain.from_iterable(heaps(s)))
        out = {name: found[card] for card, name in enumerate(_PIECES)}
        out["awards"] = s.awards + s.extras - s.outside + sum(p.awards for p in s.players)
        out["gems"] = s.gems + sum(p.gem for p in s.players)
        return out


def heaps(s: State) -> list[Cards]:
    """Every card, in the heaps where they are: always as many heaps, in the same order."""
    out = [s.trash, *[heap if s.starters >> k & 1 else () for k, heap in enumerate(box.STARTERS)]]
    for x in s.stacks:
        out += x.rest, x.under, () if x.top == EMPTY else (x.top,)
    for p in s.players:
        out += p.hand, p.deck, p.discard, tuple([x.card for x in p.line if x.state != GONE])
    return out


def question(s: State) -> Decision:
    """What the seat whose turn it is is really asked: in its own view, while lines are played (AC-2.3)."""
    d = pending(s.agenda)
    if d is None:
        raise ValueError("the game is over")
    return d


def _options(s: State, d: Decision) -> list[Action]:
    make = _OPTIONS.get(d.kind)
    return using.options(s, d) if make is None else make(s, d)


# -- options ---------------------------------------------------------------------------------------------------------


def _starter_options(s: State, _d: Decision) -> list[Action]:
    return [Action("starter", (k,)) for k in range(len(box.STARTERS)) if s.starters >> k & 1]


def _turn_options(s: State, d: Decision) -> list[Action]:
    return [_TURN[card] for card in dict.fromkeys(stack(s, d.args[0]).rest)]


def _first_options(s: State, _d: Decision) -> list[Action]:
    return [Action("first", (seat,)) for seat in range(len(s.players))]


def _draw_options(s: State, d: Decision) -> list[Action]:
    return [_DRAW[card] for card in dict.fromkeys(s.players[d.args[0]].deck)]


def _line_options(s: State, d: Decision) -> list[Action]:
    """The cards that can follow, as they are or by a power that acts while they are played, and stopping (AC-2.1, AC-2.5)."""
    p = s.players[d.seat]
    return [*(_PLAY[card] for card in followers(s, d.seat, dict.fromkeys(p.hand))), STOP]


def followers(s: State, seat: Seat, cards: Sequence[int] | Mapping[int, None]) -> list[int]:
    """Those of the cards that could be played next."""
    line = s.players[seat].line
    aim = flow.target(line)
    reach = roster(s.sets).reach
    out = []
    for card in cards:
        can = box.MASK[card] | reach[box.NUMBER[card]]
        if can & COPIES:
            for x in line:
                if x.state == UP:
                    can |= using.copied_reach(x)
        if can & ~COPIES & aim:
            out.append(card)
    return out


def _buy_options(s: State, d: Decision) -> list[Action]:
    """What can be done on the turn to buy, in any order (AC-3.6)."""
    p = s.players[d.seat]
    out = [_BUY[n] for n in flow.for_sale(s, range(box.PATRONS.start, min(p.money + 1, box.PATRONS.stop)))]
    if p.tucks:
        out += [_TUCK[n] for n in box.PATRONS if s.stacks[n - 2].rest or s.stacks[n - 2].under]
    out += [Action("use", found) for found in using.usable(s, d.seat)]
    if p.change:
        out.append(CHANGE)
    the = roster(s.sets)
    for offer in the.offers:
        out += offer(s, d.seat)
    claims = flow.due(s, d.seat, by_peak=the.by_peak)
    if claims > 0:
        out += [*_CLAIM[1 : claims + 1], END, FORGO]
    else:
        out.append(END)
    return out


_OPTIONS: Mapping[str, Callable[[State, Decision], list[Action]]] = {
    "starter": _starter_options,
    "turn": _turn_options,
    "first": _first_options,
    "draw": _draw_options,
    "line": _line_options,
    "buy": _buy_options,
}


# -- answers: each takes the decision, already off the agenda, and its answer -----------------------------------------


def _starter(s: State, d: Decision, a: Action, tell: Tell) -> None:
    s.starters &= ~(1 << a.args[0])
    s.players[d.args[0]].deck = box.STARTERS[a.args[0]]
    tell(Event("starter", (d.args[0], a.args[0])))


def _turn(s: State, d: Decision, a: Action, tell: Tell) -> None:
    x = stack(s, d.args[0])
    state.set_stack(s, d.args[0], Stack(a.args[0], minus(x.rest, a.args[0]), x.under))
    tell(Event("turned", (d.args[0], a.args[0])))


def _first(s: State, _d: Decision, a: Action, tell: Tell) -> None:
    s.first = a.args[0]
    tell(Event("first", a.args))


def _draw(s: State, d: Decision, a: Action, tell: Tell) -> None:
    seat, card = d.args[0], a.args[0]
    p = s.players[seat]
    p.deck = minus(p.deck, card)
    into = s.agenda[-1]
    s.agenda = s.agenda[:-1]
    flow.put(s, seat, card, into.args[1], into.args[2], tell)


def _line(s: State, d: Decision, a: Action, _tell: Tell) -> None:
    if a == STOP:
        return
    p = s.players[d.seat]
    p.hand = minus(p.hand, a.args[0])
    s.agenda = (*s.agenda, d)
    using.lay(s, d.seat, a.args[0])


def _buy(s: State, d: Decision, a: Action, tell: Tell) -> None:
    if a.verb in ("end", "forgo"):
        claims = flow.due(s, d.seat, by_peak=roster(s.sets).by_peak)
        if a == END and claims > 0:
            _claim(s, d.seat, claims, tell)
        return
    s.agenda = (*s.agenda, d, Step("autos", (d.seat,)))
    p = s.players[d.seat]
    if a.verb == "buy":
        flow.buy(s, d.seat, a.args[0], a.args[0], tell)
    elif a.verb == "tuck":
        p.tucks -= 1
        flow.tuck(s, a.args[0], tell)
    elif a.verb == "use":
        tell(Event("used", (d.seat, *a.args)))
        using.use(s, d.seat, *a.args)
    elif a == CHANGE:
        p.change, p.spent_change = False, True
        flow.gain(s, d.seat, 1, tell, flow.CHANGE)
    elif a.verb == "claim":
        _claim(s, d.seat, a.args[0], tell)
    else:
        roster(s.sets).answers[a.verb](s, d.seat, a, tell)


def _claim(s: State, seat: Seat, n: int, tell: Tell) -> None:
    s.players[seat].claimed += n
    flow.take_awards(s, seat, n, tell)


_ANSWERS: Mapping[str, Callable[[State, Decision, Action, Tell], None]] = {
    "starter": _starter,
    "turn": _turn,
    "first": _first,
    "draw": _draw,
    "line": _line,
    "buy": _buy,
}


# -- running ----------------------------------------------------------------------------------------------------------


_STEPS: Mapping[str, Callable[[State, tuple[int, ...], Tell], None]] = {
    **using.STEPS,
    "draw": flow.run_draw,
    **rounds.STEPS,
}


def _run(s: State, tell: Tell) -> None:
    """Carries out the steps on top of the agenda, down to the next decision that leaves a choice."""
    while s.agenda:
        top = s.agenda[-1]
        if isinstance(top, Step):
            s.agenda = s.agenda[:-1]
            _STEPS[top.kind](s, top.args, tell)
        elif top.kind in _OPTIONS or not using.idle(s, top):
            return
        else:
            s.agenda = s.agenda[:-1]


__all__ = ["MIX", "AvantCarde", "followers", "heaps", "question"]
