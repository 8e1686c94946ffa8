"""What was learned about buys in Avant Carde, made by `python -m vernissage learn` (see `features`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
    0: (
        32, 39, 62, -37, 0, 0, 13, 1, 24, -6, 70, 72, -9, -38, -5, 12, 29, 49, -24, -27, -5, -6, 0, 17, 20, 38, 44, 23,
        -1, -12, 57,
    ),
}  # fmt: skip
"""By patron set, the weights of the features in hundredths of an award."""
