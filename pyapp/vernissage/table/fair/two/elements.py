"""What is known of the chains of all parties."""

from __future__ import annotations

from collections.abc import Sequence

from ..trouble import Refused
from .basis import DRAWS, LABELS, taken_back
from .entries import Party


class Elements:
    """What is known of all parties' chains. Which element fits was bound at joining, so that none can be known wrongly."""

    def __init__(self, lines: Sequence[tuple[bytes, ...]], secrets: Sequence[tuple[bytes, ...]] = ()) -> None:
        """`lines`: by party, its chain as far as it is known, the anchor first; `secrets`: the same of the other chain, at a
        live table.
        """
        self._lines, self._secrets = list(lines), list(secrets)

    def of(self, party: Party, label: int) -> bytes:
        """A party's element of a label. Raises Refused if it is not known."""
        if not 0 <= label + 1 < len(self._lines[party]):
            raise Refused("element", party)
        return self._lines[party][label + 1]

    def secret(self, party: Party, place: int) -> bytes:
        """A party's secret at a place of its chain of secrets. Raises Refused if it is not known."""
        if not 0 <= place < len(self._secrets[party]):
            raise Refused("used up" if place > LABELS else "element", party)
        return self._secrets[party][place]

    def own(self, party: Party, *chains: tuple[bytes, ...]) -> None:
        """Takes over the whole chains of this device's party. Raises Refused if they are others than what the others have."""
        for lines, chain in zip((self._lines, self._secrets), chains, strict=False):
            if chain[: len(lines[party])] != lines[party]:
                raise Refused("element", party)
            lines[party] = chain

    def fits(self, key: bytes, party: Party, label: int, element: bytes) -> bool:
        """Whether these bytes are the party's element of a label."""
        line, known = taken_back(key, DRAWS, label + 1, element), self._lines[party]
        return line[: len(known)] == known[: len(line)]

    def learn(self, key: bytes, party: Party, label: int, element: bytes) -> None:
        """Takes over a party's element that fits."""
        line = taken_back(key, DRAWS, label + 1, element)
        if len(line) > len(self._lines[party]):
            self._lines[party] = line
