"""How powers are used: as a card is played, on the own turn to buy, or copied from another card (AC-7).

Steps of its own:

    as, after (seat, place, patron)            the powers of a card that is being played
    laid (seat, place)                         the card has been played: those who wait for that are told
    power (seat, place, power, reach)          one use of one power
    take (seat, place, patron, reach)          the card takes a patron's powers on, those that can be copied
    unveil (seat, place), awake (seat, place)  a concealed card is turned up; it uses its play powers, as if just played
    gambled (seat, card)                       a card drawn for the end of the line
    autos (seat)                               whatever leaves no choice is used
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....table.game import Action, Decision, Seat, Step, Tell
from ....table.question import Question
from . import box, flow
from .answers import Copy, UseIt
from .decisions import AskCopy, AskPower, PatronAsks
from .events import Copied, Gambled, Played, Unveiled
from .patrons import AFTER_POWERS, AS_POWERS, BUY_POWERS, COPIED_BUY, COPIED_PLAY, POWERS, REACH, roster
from .patrons import QUESTIONS as PATRON_QUESTIONS
from .patrons import STEPS as PATRON_STEPS
from .patrons.common import suits, unjudged
from .patrons.power import COPIES, SKIP, Ask, Run
from .state import BUY, CONCEALED, UP, Laid, Player, State, lasts, plus, set_laid

USE: Final = UseIt()


def laid(s: State, card: int) -> Laid:
    """A card face up in a line, with the powers of its patron."""
    patron = roster(s.sets).patron[box.NUMBER[card]]
    if patron < 0:
        return Laid(card, box.MASK[card], UP, (), (), ())
    return Laid(card, box.MASK[card], UP, (patron,), BUY_POWERS[patron], ())


def lay(s: State, seat: Seat, card: int) -> None:
    """Plays a card face up at the end of the line; its powers come next (AC-2.4)."""
    p = s.players[seat]
    i = len(p.line)
    new = laid(s, card)
    p.line = (*p.line, new)
    items: list[Decision | Step] = [Step("laid", (seat, i))]
    if new.patrons:
        (patron,) = new.patrons
        if AS_POWERS[patron]:
            items.insert(0, Step("as", (seat, i, patron)))
        if AFTER_POWERS[patron]:
            items.append(Step("after", (seat, i, patron)))
    flow.push(s, *items)


def limit(p: Player) -> int:
    """How often a once-a-turn power can be used this turn (AC-7.3)."""
    return 2 if lasts(p, "protest") else 1


def available(p: Player, x: Laid, pid: int) -> bool:
    """Whether a card's power has a use left this turn (AC-7.3, AC-LO.6)."""
    power, used = POWERS[pid], x.used.count(pid)
    if power.once:
        return used < x.powers.count(pid) and p.once.count(pid) < limit(p)
    return used < x.powers.count(pid) * (1 + lasts(p, "design") if power.copied else 1)


def usable(s: State, seat: Seat, *, auto: bool = False) -> list[tuple[int, int]]:
    """The powers that the seat can use now on its turn to buy: (place, power); with `auto` those that leave no choice."""
    p = s.players[seat]
    out: list[tuple[int, int]] = []
    for i, x in enumerate(p.line):
        if x.state == UP and x.powers:
            out += [
                (i, pid)
                for pid in dict.fromkeys(x.powers)
                if POWERS[pid].auto == auto and available(p, x, pid) and POWERS[pid].when(s, seat, i)
            ]
    return out


def use(s: State, seat: Seat, i: int, pid: int) -> None:
    """Uses a power of a card in the line on the own turn to buy."""
    p = s.players[seat]
    x = p.line[i]
    set_laid(p, i, x._replace(used=(*x.used, pid)))
    if POWERS[pid].once:
        p.once = (*p.once, pid)
    _fragment(s, seat, i, pid, -1, 0)


def _fragment(s: State, seat: Seat, i: int, pid: int, mark: int, skip: int) -> None:
    """Puts a power's effect on the agenda."""
    flow.push(
        s,
        *(
            item.asked(seat, i, mark, skip, *item.args) if isinstance(item, Ask) else Step(item.kind, (seat, i, *item.args))
            for item in POWERS[pid].effect
        ),
    )


def _repeated(p: Player, pids: Sequence[int]) -> list[int]:
    """Powers of one card in the order of their use, copied once for each Designer played; those of once a turn are not, even
    if a Protester allows two uses (AC-7.3, AC-LO.6).
    """
    again = [pid for pid in pids if POWERS[pid].copied and not POWERS[pid].once]
    return [*pids, *again * lasts(p, "design")]


# -- steps -----------------------------------------------------------------------------------------------------------


def _uses(s: State, seat: Seat, i: int, pids: Sequence[int]) -> None:
    flow.push(s, *(Step("power", (seat, i, pid, POWERS[pid].reach)) for pid in _repeated(s.players[seat], pids)))


def _as(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, i, patron = args
    _uses(s, seat, i, AS_POWERS[patron])


def _after(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, i, patron = args
    _uses(s, seat, i, AFTER_POWERS[patron])


def _laid(s: State, args: tuple[int, ...], tell: Tell) -> None:
    seat, i = args
    x = s.players[seat].line[i]
    tell(Played(seat, i, x.card, x.mask, to=flow.only(s, seat)))
    for hook in roster(s.sets).played:
        hook(s, seat, i, tell)


def _power(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """Uses a power at once, or asks whether to, as far as it may be used once more."""
    seat, i, pid, _ = args
    p, power = s.players[seat], POWERS[pid]
    if (power.once and p.once.count(pid) >= limit(p)) or not power.when(s, seat, i):
        return
    if isinstance(power.effect[0], Ask):
        _fragment(s, seat, i, pid, pid if power.once else -1, 1)
    elif power.auto:
        if power.once:
            p.once = (*p.once, pid)
        _fragment(s, seat, i, pid, -1, 1)
    else:
        flow.push(s, AskPower(seat, i, pid if power.once else -1, 1, pid))


def _take(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """A card takes on the powers of a patron: play powers are used at once, those for the buy part then (AC-NY.6); in the
    buy part all of them are used at once (AC-PA.3, AC-SI.5).
    """
    seat, i, patron, _ = args
    if s.part == BUY:
        _uses(s, seat, i, (*COPIED_PLAY[patron], *COPIED_BUY[patron]))
        return
    p = s.players[seat]
    x = p.line[i]
    set_laid(p, i, x._replace(patrons=(*x.patrons, patron), powers=(*x.powers, *COPIED_BUY[patron])))
    _uses(s, seat, i, COPIED_PLAY[patron])


def take_on(s: State, seat: Seat, i: int, patrons: Sequence[int]) -> None:
    """Lets the card at a place in the seat's line copy the powers of these patrons."""
    flow.push(s, *(Step("take", (seat, i, patron, REACH[patron])) for patron in patrons))


def _take_on(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, i, *patrons = args
    take_on(s, seat, i, patrons)


def _take_number(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    seat, i, number = args
    take_on(s, seat, i, (roster(s.sets).patron[number],))


def _unveil(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """A concealed card lies number side up from now on (AC-5.2)."""
    seat, i = args
    p = s.players[seat]
    x = p.line[i]
    fresh = laid(s, x.card)
    set_laid(p, i, fresh if x.state == CONCEALED else x._replace(mask=fresh.mask, state=UP))
    tell(Unveiled(seat, i, x.card, to=flow.only(s, seat)))


def _awake(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """An unveiled card uses its play powers as if it had just been played (AC-LO.3)."""
    seat, i = args
    for patron in s.players[seat].line[i].patrons[:1]:
        _uses(s, seat, i, (*AS_POWERS[patron], *AFTER_POWERS[patron]))


def _gambled(s: State, args: tuple[int, ...], tell: Tell) -> None:
    """A card drawn to match what the next card of the line would have to match joins it for $1, or is discarded (AC-5.1,
    AC-SI.3).
    """
    seat, card = args
    p = s.players[seat]
    joins = bool(flow.target(p.line) & box.MASK[card])
    tell(Gambled(seat, card, joins))
    if joins:
        p.line = (*p.line, laid(s, card))
        flow.gain(s, seat, 1, tell, len(p.line) - 1)
    else:
        p.discard = plus(p.discard, card)


def _autos(s: State, args: tuple[int, ...], _tell: Tell) -> None:
    """Uses the first power that leaves no choice, then looks again."""
    (seat,) = args
    found = usable(s, seat, auto=True)
    if found:
        flow.push(s, Step("autos", args))
        use(s, seat, *found[0])


STEPS: Final[Mapping[str, Run]] = {
    **PATRON_STEPS,
    "as": _as,
    "after": _after,
    "laid": _laid,
    "power": _power,
    "take": _take,
    "take_on": _take_on,
    "take_number": _take_number,
    "unveil": _unveil,
    "awake": _awake,
    "gambled": _gambled,
    "autos": _autos,
}


# -- questions -------------------------------------------------------------------------------------------------------


def _power_options(_s: State, _d: AskPower) -> list[UseIt]:
    return [USE]


def _use_power(s: State, d: AskPower, _a: UseIt, _tell: Tell) -> None:
    _fragment(s, d.seat, d.place, d.which, -1, 1)


def _copy_options(s: State, d: AskCopy) -> list[Copy]:
    """The cards with powers played before; alike ones once. One that must still match copies what can make it match."""
    i = d.place
    line = s.players[d.seat].line
    fits = not unjudged(s, d.seat, i) or suits(s, d.seat, i, line[i].mask)
    aim = flow.target(line[:i])
    out, seen = [], set()
    for j, x in enumerate(line):
        if j != i and x.state == UP and x.patrons and x.patrons not in seen:
            seen.add(x.patrons)
            if fits or copied_reach(x) & aim:
                out.append(Copy(j))
    return out


def copied_reach(x: Laid) -> int:
    """What a card that copies this one could become while it is played."""
    reach = 0
    for patron in x.patrons:
        reach |= REACH[patron]
    return reach & ~COPIES


def _copy(s: State, d: AskCopy, a: Copy, tell: Tell) -> None:
    tell(Copied(d.seat, d.place, a.place, to=flow.only(s, d.seat)))
    take_on(s, d.seat, d.place, s.players[d.seat].line[a.place].patrons)


QUESTIONS: Final[Mapping[str, Question[State]]] = {
    **PATRON_QUESTIONS,
    **{q.kind: q for q in (Question(AskPower, _power_options, _use_power), Question(AskCopy, _copy_options, _copy))},
}
"""Every question of a patron by its kind. Its options are those but for skipping it: `options` adds that."""


def options(s: State, d: PatronAsks) -> list[Action]:
    """The answers to a patron's question. What must still match its neighbour cannot be left as it is (AC-NY.4)."""
    out = list(QUESTIONS[d.kind].options(s, d))
    if d.may_skip:
        i = d.place
        if s.part == BUY or not unjudged(s, d.seat, i) or suits(s, d.seat, i, s.players[d.seat].line[i].mask):
            out.append(SKIP)
    return out


def idle(s: State, d: PatronAsks) -> bool:
    """Whether a patron's question leaves nothing to choose from but skipping it."""
    out = options(s, d)
    return not out or out == [SKIP]


def answer(s: State, d: PatronAsks, a: Action, tell: Tell) -> None:
    """Carries an answer to a patron's question out."""
    if a == SKIP:
        return
    if d.power >= 0:
        p = s.players[d.seat]
        p.once = (*p.once, d.power)
    QUESTIONS[d.kind].answer(s, d, a, tell)
