"""Going on without waiting for somebody: when the first seat does not open what is sealed, or when somebody has left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ...table.fair.record import Record
from ...table.fair.standing import Note, Unusual
from ...table.game import Seat
from ..core.done import UNUSED, Done, done
from ..core.messages import Say
from ..core.words import N_, Words
from .hand import Hand


def skipped(record: Record, steps: Sequence[Unusual]) -> list[Seat]:
    """The seats for which nobody waits any more after these steps. Raises Refused if a step is not possible."""
    trial, out = record.copy(), []
    for what in steps:
        seat = trial.author()
        trial.step_over(what)
        if seat is not None:
            out.append(seat)
    return out


_TOLD: Final[Mapping[Unusual, str]] = {
    "alone": N_("From message %(n)s on nobody waits for %(name)s: each opens their own part."),
    "without": N_("From message %(n)s on the game goes on without %(name)s."),
    "shut": N_("With message %(n)s the part of %(name)s could not be opened: it is opened by its owner."),
}


def told(words: Words, record: Record, notes: Iterable[Note]) -> list[str]:
    """Sentences on what did not go the usual way."""
    names = [e.name for e in record.table.entries]
    return [words(_TOLD[note.what], n=note.at, name=names[note.seat]) for note in notes]


def go_on(hand: Hand, args: tuple[str, ...]) -> Done:
    """Begins the own message without waiting for those who do not answer. It becomes final only when it is sent."""
    device = hand.device
    if hand.sheet != "missing" or device is None or hand.record is None:
        return UNUSED
    steps = device.stands_in()
    if not steps or hand.save(stage="turn", steps=steps, draft=()) is not None:
        return UNUSED
    said = hand.app.words("Nothing is final yet: you can still wait.")
    return hand.sit() + done(Say(said, urgent=True))


def wait(hand: Hand, args: tuple[str, ...]) -> Done:
    """Goes back to waiting. The answers of the message that was begun without the others are dropped."""
    record = hand.record
    if hand.kept is None or not hand.kept.steps or record is None:
        return UNUSED
    hand.save(**{**hand.standing(record), "given": hand.kept.given})
    return hand.sit()
