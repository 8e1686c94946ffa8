"""What can be answered while something lies face down: every answer that is legal whatever it is.

Glossary: a *world* is a state that could be the true one, by what lies face down. A *forced* answer is one that the record
gives by itself: there is no other, for chance neither, or the seat has left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeAlias

from ..game import BACK, CHANCE, Action, Decision, Game, Seat, quiet

WORLDS: Final = 64
"""How many worlds are looked at, at the most. If there are more, nothing can be answered blind."""

Asks: TypeAlias = Callable[[Any, Decision, Action], bool]


def forced(game: Game[Any], s: Any, d: Decision, gone: frozenset[Seat], asks: Asks | None = None) -> Action | None:
    """The forced answer to a public decision; None if there is a choice, or the decision is secret, or `asks` says that the
    seat has to show something with it.
    """
    if game.secret(s, d) is not None:
        return None
    options = game.options(s, d)
    if asks is not None and asks(s, d, options[0]):
        return None
    return options[0] if d.seat in gone or len(options) == 1 else None


def public_chance(game: Game[Any], s: Any, d: Decision | None) -> bool:
    """Whether this decision is a draw that everybody may see."""
    return d is not None and d.seat == CHANCE and game.secret(s, d) is None


def worlds(game: Game[Any], states: Sequence[Any], gone: frozenset[Seat], asks: Asks | None = None) -> list[Any]:
    """All worlds that chance can make of these states, forced answers given; none if they are too many."""
    left, out = list(states), []
    while left:
        s = left.pop()
        d = game.decision(s)
        if d is None or game.secret(s, d) is not None:
            out.append(s)
        elif (a := forced(game, s, d, gone, asks)) is not None:
            left.append(after(game, s, a))
        elif d.seat == CHANCE:
            left += [after(game, s, a) for a in game.options(s, d)]
        else:
            out.append(s)
        if len(out) + len(left) > WORLDS:
            return []
    return out


def common(game: Game[Any], seen: Sequence[Any], seat: Seat) -> list[Action]:
    """What the seat can answer in every one of the worlds; empty unless all of them ask it the same public question."""
    if not seen:
        return []
    d = game.decision(seen[0])
    if d is None or d.seat != seat or any(game.decision(w) != d or game.secret(w, d) is not None for w in seen):
        return []
    lists = [game.options(w, d) for w in seen]
    return [a for a in lists[0] if all(a in other for other in lists[1:])]


def after(game: Game[Any], s: Any, a: Action) -> Any:
    """The state after a legal answer; `s` stays as it was."""
    out = game.copy(s)
    game.advance(out, a, quiet)
    return out


def veiled(seen: Sequence[Any]) -> Any:
    """What all worlds have in common, as one of their states, with `BACK` for whatever number differs between them. For the eye
    only: rules cannot be asked about it.
    """
    first = seen[0]
    if all(other == first for other in seen[1:]):
        return first
    if is_dataclass(first) and not isinstance(first, type):
        return _made(first, lambda name: veiled([getattr(other, name) for other in seen]))
    if isinstance(first, list | tuple) and all(type(o) is type(first) and len(o) == len(first) for o in seen):
        parts = [veiled(column) for column in zip(*seen, strict=True)]
        return type(first)(*parts) if hasattr(first, "_fields") else type(first)(parts)
    return BACK if isinstance(first, int) else first


def _made(like: Any, value: Callable[[str], Any]) -> Any:
    return type(like)(**{f.name: value(f.name) for f in fields(like)})
