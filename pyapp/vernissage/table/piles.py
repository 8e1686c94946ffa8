"""Face-down piles as counts: what is in a pile is known, its order does not exist until something is drawn."""

from __future__ import annotations

from typing import TypeAlias

Pile: TypeAlias = tuple[int, ...]
"""How many of each kind the pile holds, by kind."""


def kinds(pile: Pile) -> list[int]:
    """The kinds of which there is at least one, in order."""
    return [k for k, n in enumerate(pile) if n]


def less(pile: Pile, kind: int, n: int = 1) -> Pile:
    """The pile without n of a kind. Raises ValueError if it holds fewer."""
    if pile[kind] < n:
        raise ValueError(f"the pile holds {pile[kind]} of kind {kind}, not {n}")
    return (*pile[:kind], pile[kind] - n, *pile[kind + 1 :])


def more(pile: Pile, kind: int, n: int = 1) -> Pile:
    """The pile with n more of a kind."""
    return (*pile[:kind], pile[kind] + n, *pile[kind + 1 :])
