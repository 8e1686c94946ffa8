"""What was learned about buys in Avant Carde, made by `python -m vernissage learn --patrons 0 --passes 5
--games 900 --seed 7` (see `features`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
    0: (
        62, 70, 108, 30, 0, 0, 13, -8, 50, 7, 70, 51, -11, -38, 4, 11, 25, 23, -27, -26, -8, 5, -3, -2, 53, 46, 43, 3,
        15, -15, 52,
    ),
}  # fmt: skip
"""By patron set, the weights of the features in hundredths of an award."""
