"""Positions of Art Society for reading: the text notation, with every wall drawn in letters above it."""

from __future__ import annotations

from ..games.art_society.notation import picture, write
from ..games.art_society.rules import ArtSociety
from ..games.art_society.state import State
from ..table.chance import Rng
from ..table.game import CHANCE, quiet
from ..table.match import chance_answer


def drawn(s: State) -> str:
    """The position with its walls as comments, so that the whole can be read back."""
    out = []
    for seat, p in enumerate(s.players):
        out.append(f"# seat {seat}\n")
        out += [f"# {line}\n" for line in picture(p).splitlines()]
        out.append("\n")
    return "".join(out) + write(s)


def reached(seats: int, seed: int, answers: int) -> State:
    """The position of a random game after so many answers, chance's included, or at its end. The seed draws everything."""
    game, rng = ArtSociety(), Rng(seed)
    s = game.new(seats, game.defaults)
    for ply in range(answers):
        d = game.decision(s)
        if d is None:
            break
        a = chance_answer(game, s, d, seed, ply) if d.seat == CHANCE else rng.pick(game.options(s, d))
        game.advance(s, a, quiet)
    return s
