"""What a link holds, and whether all of it is signed that has to be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..curves import Curves
from ..trouble import Refused
from .entries import Entry, Party
from .items import consent
from .record import Record


@dataclass(frozen=True)
class Linked:
    """What a link holds: a record, the latest signature of each party, the signatures that accompany notes by message and
    party, the consents gathered so far for going on without the one who is waited for, for one reason, and the signatures of
    those who were left out and want to come back.
    """

    record: Record
    signatures: Mapping[Party, bytes]
    proofs: Mapping[tuple[int, Party], bytes] = field(default_factory=dict)
    reason: int = 0
    consents: Mapping[Party, bytes] = field(default_factory=dict)
    returns: Mapping[Party, bytes] = field(default_factory=dict)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who sits there."""
        return self.record.table.entries

    def returns_with(self, other: Linked) -> dict[Party, bytes]:
        """The signatures of those who want to come back, of both: they are for a step, whatever was sent since, and whoever
        carried a link may have left them out.
        """
        same = [p for p in other.returns if (said := self.record.returning(p)) and said == other.record.returning(p)]
        return {**{p: other.returns[p] for p in same}, **self.returns}


def waited_for(r: Record) -> Party:
    """Whose message is next. Raises Refused if the game is over."""
    party = r.author()
    if party is None:
        raise Refused("over", at=r.at)
    return party


def verify(linked: Linked, curves: Curves, known: Linked | None = None) -> None:
    """Raises Refused unless each party has signed its latest message, and so all before; and everybody who had to agree to a
    step, or came back, has signed that. What `known`, an earlier state of it, has verified is not verified again.
    """
    r, entries = linked.record, linked.record.table.entries
    for party in sorted(set(r.authors)):
        if known is not None and party not in r.authors[len(known.record.authors) :]:
            latest = linked.signatures[party], r.boxed[party]  # the box, or its digest, is the carrier's word too
            if latest == (known.signatures[party], known.record.boxed[party]):
                continue
        if not curves.verify(entries[party].key, r.signed(party), linked.signatures[party]):
            raise Refused("signature", party, r.at - 1)
    for k, party, said in r.owed():
        if not curves.verify(entries[party].key, said, linked.proofs[k, party]):
            raise Refused("consent", party, k)
    for party, signature in linked.returns.items():
        if not curves.verify(entries[party].key, r.returning(party), signature):
            raise Refused("consent", party, r.at)
    for party, signature in linked.consents.items():
        waited = waited_for(r)
        said = consent(r.table.id, r.at, r.heads[-1], waited, linked.reason)
        due = len(r.asked(waited)) >= 2 and r.laid and linked.reason
        if not due or not curves.verify(entries[party].key, said, signature):
            raise Refused("consent", party, r.at)
