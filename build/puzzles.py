"""The packs of puzzles: found in games of bots, counted, sorted. They are kept in git, because finding them
takes half an hour.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vernissage.lab.puzzles import find
from vernissage.puzzles.kinds import KINDS, pack_of
from vernissage.puzzles.puzzle import packed, unpacked

from .places import PACKAGE

WANTED: Final = 110
"""The number of puzzles in a game's pack."""
SEED: Final = 1
LATER: Final = 10_000
"""Added to the seeds of games that are searched to fill up a pack: no pack has reached so far."""


def pack(game: str, wanted: int = WANTED, *, keep: bool = False) -> Path:
    """Finds a game's puzzles and writes its pack. Returns the file's path. `keep`: puzzles of the present pack stay, except
    dull ones; the missing ones are found in other games.
    """
    file = PACKAGE / pack_of(game)
    kept = [one.position for one in unpacked(KINDS[game], file.read_text(encoding="utf-8"))] if keep else []
    seed = SEED + LATER * keep
    found = find(game, wanted, seed, lambda n: print(f"  {game}: {n} of {wanted}", end="\r", flush=True), kept)
    file.write_text(packed((one.fields, one.counted) for one in found), encoding="utf-8")
    missed = [sum(one.misses[i] for one in found) / len(found) for i in range(3)]
    print(f"{game}: {len(found)} puzzles, {file.stat().st_size:,} bytes; missed by the strongest bot {missed[0]:.0f} %, "
          f"by the greedy one {missed[1]:.0f} %, by eye {missed[2]:.0f} %")
    return file
