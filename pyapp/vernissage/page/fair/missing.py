"""Going on without waiting for somebody, coming back, and leaving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ...table.fair import device as older
from ...table.fair.editions import Record
from ...table.fair.record import Record as OlderRecord
from ...table.fair.report import Noted, What, noted
from ...table.fair.standing import Unusual
from ...table.fair.two import device as newer
from ...table.fair.two.draft import Draft as NewerDraft
from ...table.fair.two.entries import Party
from ...table.game import Seat
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Node, el, join
from ..core.messages import Focus, Say
from ..core.words import N_, Words
from .hand import Hand


def skipped(record: OlderRecord, steps: Sequence[Unusual]) -> list[Seat]:
    """The seats for which nobody waits any more after these steps. Raises Refused if a step is not possible."""
    trial, out = record.copy(), []
    for what in steps:
        seat = trial.author()
        trial.step_over(what)
        if seat is not None:
            out.append(seat)
    return out


_TOLD: Final[Mapping[What, str]] = {
    "alone": N_("From message %(n)s on nobody waits for %(name)s: each opens their own part."),
    "without": N_("From message %(n)s on the game goes on without %(name)s."),
    "step": N_("From message %(n)s on the game goes on without %(name)s."),
    "shut": N_("With message %(n)s the part of %(name)s could not be opened: it is opened by its owner."),
    "untold": N_(
        "Nobody can check what %(name)s did in the round of message %(n)s: what was concealed was never told. %(name)s cannot "
        "come back."
    ),
    "back": N_("With message %(n)s %(name)s has come back."),
    "leave": N_("With message %(n)s %(name)s has left the game."),
}


def told(words: Words, record: Record, notes: Iterable[Noted]) -> list[str]:
    """Sentences on what did not go the usual way."""
    names = [e.name for e in record.table.entries]
    return [words(_TOLD[note.what], n=note.at, name=names[note.who]) for note in notes]


def unchecked(words: Words, record: Record | None) -> Node:
    """What is said beside the scores of a game in which somebody has never told what was concealed; else nothing."""
    found = [note for note in noted(record) if note.what == "untold"] if record is not None else []
    return join(el("p", said, cls="note") for said in told(words, record, found)) if record is not None and found else NOTHING


# -- edition 2: everybody else agrees ----------------------------------------------------------------------------------


_REASONS: Final = (("said",), ("silent",), ("lost",))
"""Why people go on without somebody: that person said so, was asked and is silent, has lost the device."""


def agree(hand: Hand, args: tuple[str, ...]) -> Done:
    """Signs that this person agrees to go on without the one who is waited for; the reason is the press's."""
    device = hand.device
    if hand.sheet != "missing" or not isinstance(device, newer.Device) or args[:1] not in _REASONS or not device.may_agree():
        return UNUSED
    if not hand.signs(lambda here: here.agree(1 + _REASONS.index(args[:1]))):
        return done()
    return hand.sit() + hand.open("missing")


def may_come_back(hand: Hand) -> bool:
    """Whether this device looks on as the others go on without this person, who has not said yet to want to come back."""
    device = hand.device
    linked, me = (device.linked, device.party) if isinstance(device, newer.Device) else (None, None)
    return linked is not None and me is not None and me not in linked.returns and bool(linked.record.returning(me))


def has_left(hand: Hand) -> bool:
    """Whether this person has left the game for good, or was left out for good."""
    device = hand.device
    record, me = (device.record, device.party) if isinstance(device, newer.Device) else (None, None)
    return record is not None and me is not None and me in record.gone and not record.returning(me)


def untold(hand: Hand) -> bool:
    """Whether this person was left out for good: what was sealed or concealed had not been told."""
    left = () if hand.record is None else noted(hand.record)
    return has_left(hand) and all((note.what, note.who) != ("leave", hand.device and hand.device.place) for note in left)


def seals(record: Record, party: Party | None) -> bool:
    """Whether a party has sealed what is shut: left out, it could come back only until all others have opened theirs."""
    return not isinstance(record, OlderRecord) and party is not None and party in record.shut_boxes()


def conceals(record: Record, party: Party | None) -> bool:
    """Whether what a party has concealed is still to be told, so that it could not come back once it is left out."""
    return not isinstance(record, OlderRecord) and record.round is not None and party in record.round.owed


NO_WAY_BACK: Final = N_("What you had sealed or concealed was never told, so you cannot come back.")


def come_back(hand: Hand, args: tuple[str, ...]) -> Done:
    """Follows the others, who have gone on without this person, and signs that this person wants to come back."""
    device = hand.device
    if not isinstance(device, newer.Device):
        return UNUSED
    if hand.is_left_behind:
        device.follow(device.ahead)
    if not may_come_back(hand):
        if device.record is None or not untold(hand) or hand.save(**hand.fields_of(device.record)) is not None:
            return UNUSED
        return hand.sit() + done(Say(hand.app.words(NO_WAY_BACK), shown=True))
    if not hand.signs(newer.Device.come_back):
        return done()
    return hand.sit() + _goes_out(hand, hand.app.words("You are in again with one of the next messages."))


def _goes_out(hand: Hand, said: str) -> Done:
    """What was made here is to be sent; at a live table that happens by itself, and is said."""
    if not hand.plays_live:
        return hand.open("send")
    hand.app.dialog = None
    return done(Say(said), Focus("title"))


def may_leave_game(hand: Hand) -> bool:
    """Whether this person can leave the game with the message that is next, whatever is answered of it by now."""
    play = hand.playing
    if play is None or not isinstance(play.draft, NewerDraft):
        return False
    draft = hand.drafted(anew=True)
    return isinstance(draft, NewerDraft) and draft.may_leave


def leave_game(hand: Hand, args: tuple[str, ...]) -> Done:
    """Leaves the game: the own last message. The first press asks whether people are sure."""
    device = hand.device
    if hand.sheet != "leave" or not isinstance(device, newer.Device) or not may_leave_game(hand):
        return UNUSED
    if not hand.sure:
        hand.sure = True
        return done(Say(hand.app.words("Press once more to leave for good.")), Focus("linked-leave"))
    draft = device.draft()
    draft.leave()
    sent = hand.ready(draft)
    if sent is None:
        return hand.open("trouble")
    if hand.finish(sent) is not None:
        return done(Say(hand.app.words("This could not be saved, so it was not sent: try again.")))
    return hand.sit() + _goes_out(hand, hand.app.words("You have left the game."))


# -- edition 1 --------------------------------------------------------------------------------------------------------


def go_on(hand: Hand, args: tuple[str, ...]) -> Done:
    """Begins the own message without waiting for those who do not answer. It becomes final only when it is sent."""
    device = hand.device
    if hand.sheet != "missing" or not isinstance(device, older.Device) or hand.record is None:
        return UNUSED
    steps = device.stands_in()
    if not steps or hand.save(stage="turn", steps=steps, draft=()) is not None:
        return UNUSED
    said = hand.app.words("Nothing is final yet: you can still wait.")
    return hand.sit() + done(Say(said))


def wait(hand: Hand, args: tuple[str, ...]) -> Done:
    """Goes back to waiting. The answers of the message that was begun without the others are dropped."""
    record = hand.record
    if hand.kept is None or not hand.kept.steps or record is None:
        return UNUSED
    hand.save(**{**hand.fields_of(record), "given": hand.kept.given})
    return hand.sit()
