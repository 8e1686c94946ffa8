"""What was learned about buys in Avant Carde, made by `python -m vernissage learn` (see `avant_carde_features`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[int, tuple[int, ...]]] = {
}
"""By patron set, the weights of the features in hundredths of an award."""
