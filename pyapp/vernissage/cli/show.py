"""Positions for reading: the table in letters as comments, and the text notation, so that the whole can be read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games import GAMES
from ..games.notations import NOTATIONS
from ..library.letters import table_text
from ..table.chance import Rng
from ..table.game import CHANCE, Game, quiet
from ..table.match import chance_answer
from ..table.notation import BadNotation


def drawn(game: Game[Any], s: Any) -> str:
    """The position with the table above it as comments."""
    picture = "".join(f"# {line}".rstrip() + "\n" for line in table_text(game, s).splitlines())
    return f"{picture}\n{NOTATIONS[game.key].position_text(s)}"


def read(text: str) -> tuple[Game[Any], Any]:
    """The game and the position that a text notes. Raises BadNotation."""
    said = [(n, line.split()) for n, line in enumerate(text.splitlines(), start=1) if line.strip() and not line.startswith("#")]
    at, words = said[0] if said else (1, [""])
    if words[0] not in NOTATIONS:
        raise BadNotation(at, f"a position begins with its game ({', '.join(NOTATIONS)}), not with '{words[0]}'")
    return GAMES[words[0]], NOTATIONS[words[0]].parse_position(text)


def reached(game: Game[Any], seats: int, options: Mapping[str, int], seed: int, answers: int) -> Any:
    """The position of a random game after so many answers, chance's included, or at its end. The seed draws everything."""
    rng = Rng(seed)
    s = game.new(seats, {**game.defaults, **options})
    for ply in range(answers):
        d = game.decision(s)
        if d is None:
            break
        a = chance_answer(game, s, d, seed, ply) if d.seat == CHANCE else rng.pick(game.options(s, d))
        game.advance(s, a, quiet)
    return s
