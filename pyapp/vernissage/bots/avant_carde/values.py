"""The learned weights for purchases in Avant Carde (see `features`). They were made by `python -m vernissage learn --patrons 0
--passes 5 --games 900 --seed 7`, and then by `--counted 4 --passes 3 --games 900 --seed 8`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
    0: (
        63, 55, 103, 42, 0, 0, 12, -15, 50, 12, 61, 31, -3, -37, 11, 10, 31, 23, -16, -17, 0, 5, -9, 2, 45, 71, 37, -9,
        1, -13, 44,
    ),
}  # fmt: skip
"""By patron set, the weights of the features in hundredths of an award."""
