"""The learned weights for purchases in Avant Carde (see `features`). Those of set 0 were made by `python -m vernissage learn
--patrons 0 --passes 5 --games 900 --seed 7`, and then by `--counted 4 --passes 3 --games 900 --seed 8`; those of the sets 1 to
3 by `--passes 5 --games 1500 --seed 21`. For set 4 the same has learned nothing: its upgrades are no purchases.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
    0: (
        63, 55, 103, 42, 0, 0, 12, -15, 50, 12, 61, 31, -3, -37, 11, 10, 31, 23, -16, -17, 0, 5, -9, 2, 45, 71, 37, -9,
        1, -13, 44,
    ),
    1: (
        69, -47, 129, -64, 0, 0, 2, -26, 60, -70, 62, -6, -3, 3, 22, -5, 38, 13, -12, -10, -10, -10, -7, -7, 27, 10,
        -27, 9, -26, -13, 16,
    ),
    2: (
        53, -3, -52, -12, 0, 0, 34, -13, -37, -31, 66, -10, 2, -25, -16, -32, 39, -8, 0, -10, -5, -5, 4, -2, -8, 7, 30,
        0, 26, -21, 30,
    ),
    3: (
        24, -23, 34, 62, 0, 0, 6, -9, 28, 20, -32, 86, -16, -18, 0, -5, -22, 35, 0, 1, -5, 1, 0, 5, 11, 5, 31, 10, 9,
        -15, 1,
    ),
}  # fmt: skip
"""By patron set, the weights of the features in hundredths of an award."""
