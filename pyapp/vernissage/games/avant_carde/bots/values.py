"""The learned weights for purchases in Avant Carde (see `features`). Those of set 0 were made by `python -m vernissage learn
avant-carde --patrons 0 --passes 5 --games 900 --seed 7`, and then by `--counted 4 --passes 3 --games 900 --seed 8`; those of
the sets 1 to 3 by `--passes 5 --games 1500 --seed 21`. For set 4 the same has learned nothing: its upgrades are no purchases.

Late in the game little is at stake, and what whole games taught of the last two times was mostly noise. Play-outs have
corrected that, by `--seed 31` and `--decisions 3000` for set 0, 600 for the sets 1 and 2, and 2400 for set 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
    0: (
        63, 55, 103, 42, 0, 0, 12, -15, 50, 12, 61, 31, 0, -39, 4, -6, 27, 15, -2, -7, -1, 0, 4, 3, 45, 71, 37, 6, 1, 1,
        -24, 1, -13, -13, -13, -20, 44, 44, 58, 3,
    ),
    1: (
        69, -47, 129, -64, 0, 0, 2, -26, 60, -70, 62, -6, -4, -9, 17, -26, 48, -9, -5, -3, 2, -4, 10, -1, 27, 10, -36,
        4, -26, -26, -17, -10, -13, -13, -19, -31, 16, 16, 63, 0,
    ),
    2: (
        53, -3, -52, -12, 0, 0, 34, -13, -37, -31, 66, -10, -2, -31, -26, -38, 38, -13, -3, -7, -7, -7, 10, -4, -8, 7,
        17, 0, 26, 26, 24, 27, -21, -21, -31, -34, 30, 30, 32, 12,
    ),
    3: (
        24, -23, 34, 62, 0, 0, 6, -9, 28, 20, -32, 86, -17, -26, -1, -21, -31, 32, -6, -5, -2, -3, -4, 3, 11, 5, 26, 5,
        9, 9, 7, 12, -15, -15, -9, -26, 1, 1, 43, 2,
    ),
}  # fmt: skip
"""By patron set, the weights of the features in hundredths of an award."""
