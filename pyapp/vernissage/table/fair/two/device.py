"""One device at a table of several: joining, opening links, agreeing, and the message that its person is about to send.

The order matters in which a message is made: `Draft.finish`; then what `Device.kept` gives is stored and read back; then
`Device.sent`; and only then anybody sees the link. A device that is cut off at any moment never sends two messages for one.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias

from ...game import Game, Seat
from ...link import BadLink, Player
from ...match import Match
from ...slices import whole
from ..curves import Curves
from ..entries import MASTER, line_of, master_of
from ..trouble import Fork, Refused
from .basis import DRAWS, SIZE, digest, grown
from .draft import Draft, Keys, Sent, left_off, own_match
from .elements import Elements
from .entries import Entry, Invitation, Party, Table, distinct
from .items import Note, consent
from .linked import Linked
from .record import Record
from .text import LONGEST, ROOM, decode, decoding, encode, encode_invitation

News: TypeAlias = Literal["invited", "new", "same", "old", "consents", "stepped"]
"""What a link brought: an invitation; messages that were not known; what is known; less than that; consents; a step over us."""
FIELDS: Final = ("line", "name", "bots", "asked", "link", "other")
"""The fields of a stored device."""


class Device:
    """What one person has: a master secret, an entry, and the newest link of a game. An onlooker has a link only."""

    def __init__(self, games: Mapping[str, Game[Any]], curves: Curves, master: bytes | None = None) -> None:
        """`master` is `MASTER` random bytes, for this one game; None for an onlooker. Raises ValueError for another length."""
        if master is not None and len(master) != MASTER:
            raise ValueError(f"a master has {MASTER} bytes, not {len(master)}")
        self.games, self.curves, self.master = games, curves, master
        self.entry: Entry | None = None
        self.invitation: Invitation | None = None
        self.linked: Linked | None = None
        self.ahead = ""
        """A link in which all others go on without this party, until its person has said what to do."""
        self.forks: dict[Party, str] = {}
        """The other link of a fork, by who has signed the message where it parts: proofs, of whom none displaces another's."""
        self._keys: Keys | None = None
        self._written: tuple[Linked, str] | None = None
        """The link at hand as text, which is asked for several times a message."""

    # -- who this is --------------------------------------------------------------------------------------------------

    @property
    def keys(self) -> Keys:
        """The party's secrets. Raises Refused for an onlooker."""
        if self._keys is None:
            if self.master is None:
                raise Refused("own")
            secret = digest("key", self.master)
            key = self.curves.public(secret)
            chain = grown(digest("chain", self.master), key, DRAWS)
            self._keys = Keys(self.curves, secret, key, chain, digest("secrets", self.master))
        return self._keys

    @property
    def record(self) -> Record | None:
        """The record, as soon as all have joined."""
        return None if self.linked is None else self.linked.record

    @property
    def party(self) -> Party | None:
        """The place among the parties; None before the game has begun, and for onlookers."""
        if self.linked is None or self.master is None:
            return None
        return next((i for i, e in enumerate(self.linked.record.table.entries) if e.key == self.keys.key), None)

    @property
    def seat(self) -> Seat | None:
        """The seat of this device's person; None before the game has begun, and for onlookers."""
        return None if self.record is None or self.party is None else self.record.table.person(self.party)

    @property
    def place(self) -> Party | None:
        """The place of this device's entry; None as `party`."""
        return self.party

    @property
    def next(self) -> Party | None:
        """Whose message is next, after a step to which all have agreed; None when the game is over."""
        record, step = self.record, self.agreed()
        if record is None or step is None:
            return None if record is None else record.author()
        return record.author_after(step)

    @property
    def addressee(self) -> Party | None:
        """Who is to get the newest link: who has yet to agree to a step, if consents are gathered, else whose message is next.
        None if that is this party, or the game is over.
        """
        linked, record = self.linked, self.record
        if linked is None or record is None:
            return None
        waited = record.author()
        missing = [] if waited is None or not linked.consents else [p for p in record.asked(waited) if p not in linked.consents]
        if self.party in missing:
            missing.remove(self.party)
        who = missing[0] if missing else self.next
        return None if who == self.party else who

    @property
    def line(self) -> str:
        """The line of 43 characters that restores this party on another device. Raises Refused for an onlooker."""
        if self.master is None:
            raise Refused("own")
        return line_of(self.master)

    @property
    def text(self) -> str:
        """The newest link; empty if there is none yet."""
        linked = self.linked
        if linked is None:
            return "" if self.invitation is None else encode_invitation(self.invitation)
        if self._written is None or self._written[0] is not linked:
            self._written = linked, encode(linked)
        return self._written[1]

    # -- joining ------------------------------------------------------------------------------------------------------

    def join(self, invitation: Invitation, name: str, bots: Sequence[Player] = ()) -> Invitation | Linked:
        """Takes the next free place under this name, with the bots that this device runs. Returns the invitation to pass on,
        or, if that was the last place, the link with the first message. Raises Refused if no place is free, or a name is taken.
        """
        if len(invitation.entries) >= invitation.parties:
            raise Refused("full")
        entry = Entry(name, self.keys.key, self.keys.anchor(unread=invitation.unread), tuple(bots))
        joined = replace(invitation, entries=(*invitation.entries, entry))
        distinct(joined.entries)
        self.entry, self.invitation = entry, joined
        if len(joined.entries) < joined.parties:
            return joined
        table = Table(joined.game, joined.options, joined.entries, joined.live)
        secrets = [(e.anchor[SIZE:],) for e in table.entries] if table.unread else []
        record = Record(table, Elements([(e.anchor[:SIZE],) for e in table.entries], secrets))
        record.elements.own(joined.parties - 1, *self.keys.chains(unread=table.unread))
        sent = Draft(Linked(record, {}), joined.parties - 1, self.keys).finish()
        self._take(sent.linked)
        return sent.linked

    # -- links --------------------------------------------------------------------------------------------------------

    def receive(self, text: str) -> News:
        """Opens a link. Raises BadLink and Refused for one that is not right, and Fork if it and what is known here cannot both
        be; whatever is raised, nothing has changed but `forks`.
        """
        return whole(self.receiving(text))

    def receiving(self, text: str, room: int = ROOM) -> Generator[float, None, News]:
        """Opens a link as `receive` does, in slices: yields which part of it has been read, 0 to 1. Raises
        Refused, Fork and BadLink as it does. `room`: so many characters are to be left for the next message; 0 for
        a link of one's own.
        """
        if text and text == self.text:
            return "same"
        found = yield from decoding(text, self.games, self.curves, self.linked, LONGEST - room)
        distinct(() if isinstance(found, Linked) and found.record.laid else found.entries)
        if isinstance(found, Invitation):
            return self._invited(found)
        self._check_own(found.record)
        mine = self.linked
        if mine is not None:
            a, b = mine.record, found.record
            if a.table.id != b.table.id:
                raise Refused("game")
            if k := _parting(a, b):
                self.forks.setdefault(b.authors[k - 1], text)
                raise Fork((a.authors[k - 1], b.authors[k - 1]), k, self.text, text)
            if len(b.heads) < len(a.heads):
                found = replace(mine, returns=mine.returns_with(found))
                return "old" if found.returns.keys() == mine.returns.keys() else self._more_consents(mine, found)
            if len(b.heads) == len(a.heads):
                return self._more_consents(mine, found)
            if self.party in b.gone and any(step.party == self.party for step in b.steps[len(a.steps) :]):
                known = decode(self.ahead, self.games, self.curves, mine) if self.ahead else None
                if not isinstance(known, Linked) or known.record.heads[: len(b.heads)] != b.heads:
                    self.ahead = text  # `follow` is for its person to press
                return "stepped"
            found = replace(found, returns=found.returns_with(mine))
        self._take(found)
        return "new"

    def _more_consents(self, mine: Linked, found: Linked) -> News:
        """The same messages: whoever has agreed there has agreed here. Of two reasons all devices take the one that more have
        signed, of equally many the smaller number: whoever has signed the other one is asked once more.
        """
        consents, reason = {**found.consents, **mine.consents}, mine.reason if mine.consents else found.reason
        if mine.consents and found.consents and mine.reason != found.reason:
            taken = min(mine, found, key=lambda one: (-len(one.consents), one.reason))
            reason, consents = taken.reason, dict(taken.consents)
        returns = mine.returns_with(found)
        if (reason, consents.keys(), returns.keys()) == (mine.reason, mine.consents.keys(), mine.returns.keys()):
            return "same"
        self._take(replace(mine, reason=reason, consents=consents, returns=returns))
        return "consents"

    def follow(self, text: str) -> None:
        """Goes on from another link: a person's decision. Where what was known parts from it, that is one of the forks now.
        Raises Refused if it is of another game, or not this device's.
        """
        found, mine = decode(text, self.games, self.curves, self.linked), self.record
        if not isinstance(found, Linked) or (mine and mine.table.id != found.record.table.id):
            raise Refused("game")
        self._check_own(found.record)
        self.forks = {party: link for party, link in self.forks.items() if link != text}
        if mine and (k := _parting(mine, found.record)):
            self.forks.setdefault(mine.authors[k - 1], self.text)
        self.ahead = ""
        self._take(found)

    def _take(self, linked: Linked) -> None:
        self.linked = linked
        party = self.party
        if party is not None:
            linked.record.elements.own(party, *self.keys.chains(unread=linked.record.table.unread))

    def _check_own(self, found: Record) -> None:
        if self.master is None:
            return
        entries = found.table.entries
        if self.entry is None:  # restored by its line: where it has signed, else it would show there what it must not
            mine = next((e for p, e in enumerate(entries) if e.key == self.keys.key and p in found.authors), None)
            if mine is None or mine.anchor != self.keys.anchor(unread=found.table.unread):
                raise Refused("own")
            self.entry = mine
        if self.entry not in entries:
            raise Refused("own")
        asked = self.invitation
        if asked is not None:
            table = found.table
            same = (asked.game, asked.live, dict(asked.options)) == (table.game, table.live, dict(table.options))
            if not same or len(entries) != asked.parties or not _continues(asked.entries, entries):
                raise Refused("game")

    def _invited(self, found: Invitation) -> News:
        known, begun = self.invitation, self.linked is not None
        if known is not None:
            earlier, later = sorted((known.entries, found.entries), key=len)
            other = (found.game, found.parties, found.live) != (known.game, known.parties, known.live)
            other |= dict(found.options) != dict(known.options)
            if other or not _continues(earlier, later):
                raise Refused("game" if self.entry is None or other else "own")
            if begun or len(found.entries) <= len(known.entries):
                return "same" if found == known and not begun else "old"
        if begun:
            return "old"
        self.invitation = found
        return "invited"

    # -- playing ------------------------------------------------------------------------------------------------------

    def draft(self, notes: Sequence[Note] = ()) -> Draft:
        """The message of this party, begun. If everybody has agreed to go on without the one who is waited for, it begins with
        that; and with whoever wants to come back, if that can be now. Raises Refused if it is not this party's turn.
        """
        if self.linked is None or self.party is None:
            raise Refused("own")
        agreed = self.agreed()
        steps, backs = [agreed] if agreed else [], [Note("back", party) for party in sorted(self.linked.returns)]
        try:
            return Draft(self.linked, self.party, self.keys, [*steps, *backs, *notes])
        except Refused:
            return Draft(self.linked, self.party, self.keys, [*steps, *notes])

    def pausing(self) -> Match[Any] | None:
        """The match as this party alone has it: in the middle of its part, while another's element is waited for, or with its
        concealed cards. None if it has what all have, or what it has answered cannot be read.
        """
        record, me = self.record, self.party
        if record is None or me is None:
            return None
        try:
            if record.round is not None:
                return own_match(record, me)
            part = left_off(record, me, self.keys)
        except Refused:
            return None
        return None if part is None else record.part_so_far(me, part)[0]

    def sent(self, message: Sent) -> None:
        """Takes over a message that was stored and read back: it is final now. Raises Refused if it does not follow."""
        known = self.record
        if known is None or message.linked.record.heads[: len(known.heads)] != known.heads:
            raise Refused("game")
        self.ahead = ""
        self._take(message.linked)

    # -- going on without somebody -----------------------------------------------------------------------------------------

    def may_agree(self) -> bool:
        """Whether this person can agree to go on without the one who is waited for: another one, with two others left."""
        r, me = self.record, self.party
        waited = None if r is None else r.author()
        if r is None or waited is None or me is None or me in r.gone or len(r.authors) < r.parties:
            return False
        return waited != me and len(r.asked(waited)) >= 2

    def agree(self, reason: int) -> str:
        """Signs that this person agrees to go on without the one who is waited for; to be called by a press of the person only.
        Returns the link to pass on. Raises Refused where that cannot be.
        """
        linked, me = self.linked, self.party
        if linked is None or me is None or not self.may_agree():
            raise Refused("turn")
        reason = linked.reason if linked.consents else reason
        r = linked.record
        said = consent(r.table.id, r.at, r.heads[-1], r.author() or 0, reason)
        consents = {**linked.consents, me: self.curves.sign(self.keys.secret, said)}
        self._take(replace(linked, reason=reason, consents=consents))
        return self.text

    def come_back(self) -> str:
        """Signs that this person, whom the others have gone on without, wants to come back; by a press of the person only.
        Returns the link to pass on, to whoever is next. Raises Refused where that cannot be.
        """
        linked, me = self.linked, self.party
        said = b"" if linked is None or me is None else linked.record.returning(me)
        if linked is None or me is None or not said:
            raise Refused("turn")
        self._take(replace(linked, returns={**linked.returns, me: self.curves.sign(self.keys.secret, said)}))
        return self.text

    def agreed(self) -> Note | None:
        """The step that everybody has agreed to; None if there is none."""
        linked = self.linked
        waited = None if linked is None else linked.record.author()
        if linked is None or waited in (None, self.party) or not linked.consents:
            return None  # the one who is waited for answers, and that ends it
        if waited is None or set(linked.record.asked(waited)) != set(linked.consents):
            return None
        return Note("step", waited, linked.reason)

    # -- storing ------------------------------------------------------------------------------------------------------

    def stored(self) -> dict[str, str]:
        """The device as it is to be stored; `restored` reads it back."""
        entry = self.entry
        return {
            "line": "" if self.master is None else self.line,
            "name": "" if entry is None else entry.name,
            "bots": "" if entry is None else "\n".join(f"{bot.level}{bot.name}" for bot in entry.bots),
            "asked": "" if self.invitation is None else encode_invitation(self.invitation),
            "link": "" if self.linked is None else self.text,
            "other": "\n".join(f"{who} {link}" for who, link in (("ahead", self.ahead), *self.forks.items()) if link),
        }

    def kept(self, message: Sent) -> dict[str, str]:
        """The device as it is to be stored before the message's link is shown to anybody."""
        return {**self.stored(), "link": message.text}


def _parting(a: Record, b: Record) -> int:
    """The first message in which two records of one game differ; 0 if one goes on from the other."""
    return next((k for k, (one, two) in enumerate(zip(a.heads, b.heads, strict=False)) if one != two), 0)


def _continues(known: tuple[Entry, ...], entries: tuple[Entry, ...]) -> bool:
    """Whether these entries begin with those that were known, and nobody of the others has brought bots: so many players were
    not asked for.
    """
    return entries[: len(known)] == known and not any(e.bots for e in entries[len(known) :])


def restored(games: Mapping[str, Game[Any]], curves: Curves, fields: Mapping[str, str]) -> Device:
    """The device that `Device.stored` wrote. Raises BadLink, Refused or ValueError if what is stored is not whole."""
    device = Device(games, curves, master_of(fields["line"]) if fields["line"] else None)
    if fields["asked"]:
        found = decode(fields["asked"], games, curves)
        if not isinstance(found, Invitation):
            raise BadLink("damaged")
        device.invitation = found
    if fields["name"] and device.invitation is not None:  # a device restored by its line finds its entry in the link
        bots = tuple(Player(line[1:], int(line[0])) for line in fields["bots"].splitlines())
        anchor = device.keys.anchor(unread=device.invitation.unread)
        device.entry = Entry(fields["name"], device.keys.key, anchor, bots)
    if fields["link"]:
        linked = decode(fields["link"], games, curves)
        if not isinstance(linked, Linked):
            raise BadLink("damaged")
        device._check_own(linked.record)  # noqa: SLF001 - this module's own class
        device._take(linked)  # noqa: SLF001
    for line in fields["other"].splitlines():
        who, _, link = line.rpartition(" ")
        if who == "ahead":
            device.ahead = link
        else:
            device.forks[int(who or -1)] = link  # older versions of the page kept one, and not by whom it is
    return device
