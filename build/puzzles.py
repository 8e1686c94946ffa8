"""The packs of puzzles: found in bots' games, counted, sorted. They are kept in git, since finding them takes half an hour."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from .places import PACKAGE

PACKS: Final = PACKAGE / "puzzles" / "packs"
WANTED: Final = 110
"""So many puzzles a game."""
SEED: Final = 1
LATER: Final = 10_000
"""So much higher are the seeds of what is found to fill a pack up: no pack came so far."""


def pack(game: str, wanted: int = WANTED, *, keep: bool = False) -> Path:
    """Finds a game's puzzles and writes its pack; gives the file's place. With `keep` those of the pack stay, but for the dull
    ones, and only what is missing is found, in other games than they came from.
    """
    finding = importlib.import_module("vernissage.lab.puzzles")
    puzzle = importlib.import_module("vernissage.puzzles.puzzle")
    kinds = importlib.import_module("vernissage.puzzles.kinds").KINDS
    file = PACKS / f"{game}.txt"
    kept = [one.position for one in puzzle.unpacked(kinds[game], file.read_text(encoding="utf-8"))] if keep else []
    seed = SEED + LATER * keep
    found = finding.find(game, wanted, seed, lambda n: print(f"  {game}: {n} of {wanted}", end="\r", flush=True), kept)
    PACKS.mkdir(exist_ok=True)
    file.write_text(puzzle.packed((one.fields, one.counted) for one in found), encoding="utf-8")
    missed = [sum(one.misses[i] for one in found) / len(found) for i in range(3)]
    print(f"{file.name}: {len(found)} puzzles, {file.stat().st_size:,} bytes; missed by the strongest bot {missed[0]:.0f} %, "
          f"by the greedy one {missed[1]:.0f} %, by eye {missed[2]:.0f} %")
    return file
