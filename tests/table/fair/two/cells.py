"""Against whom: what is tried, by attacker's size, and the word for what comes of it. The README's table is made of this one.

I impossible; D detected, with proof or a refusal; T possible, and told in the page; - nothing to try. Other words say how far
it goes: the chance of a try, what is bounded, what only delays.
"""

from collections.abc import Callable
from typing import Final, TypeVar

SIZES: Final = ("one", "host", "pair", "n-1", "carrier")
"""One party with a changed program; one with bots; two; all but one (of three a pair); who only passes links on."""

_ROWS: Final = {
    "choose the set-up": "I I I I I",
    "see the set-up, then 'lose' the table": "T T T T I",
    "steer a draw or hand by messages, masters, joining": "I I I I I",
    "foresee a public draw": "I I T T I",
    "look ahead in the own deck in one's part, by link": "T T T T I",
    "look ahead in the own deck in one's part, live": "31-pauses 31-pauses T T I",
    "read a sealed part before the own seal, by link": "I I T T T",
    "read a sealed part before the own seal, live": "I I I I I",
    "change what is sealed, signed, named": "I I I I I",
    "seal something illegal": "D D D D -",
    "see another's concealed card": "I I I I I",
    "turn up another card than the one concealed": "D D D D D",
    "conceal a card that was not in hand": "D D D D -",
    "never tell what was concealed": "T T T T -",
    "say falsely that a box is shut": "T T T T -",
    "go on without somebody present": "I I I T I",
    "hide an answer and use consents": "D D D D delay",
    "leave to have a draw made anew": "T T T T I",
    "two histories": "D D D D I",
    "change, lengthen a link or box": "D D D D D",
    "equal words at two tables": "2^-36.8 2^-36.8 2^-36.8 2^-36.8 2^-36.8",
    "exhaust a live table": "bounded bounded bounded T I",
    "stay away": "T T T T delay",
}
CELLS: Final = {what: dict(zip(SIZES, row.split(), strict=True)) for what, row in _ROWS.items()}
TRIED: Final[set[tuple[str, str]]] = set()
"""The cells that tests say they try."""

F = TypeVar("F", bound=Callable[..., None])


def cell(what: str, *sizes: str) -> Callable[[F], F]:
    """Says of a test which cells it tries."""
    for who in sizes:
        assert who in CELLS[what]
        TRIED.add((what, who))
    return lambda test: test


def table() -> str:
    """The README's table."""
    rows = [("what", *SIZES), ("---",) * (1 + len(SIZES))]
    rows += [(what, *(row[who] for who in SIZES)) for what, row in CELLS.items()]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
