"""How often a test is run."""

from typing import Any

import pytest


def seldom(*values: object) -> Any:
    """A parameter of what takes long and seldom breaks."""
    return pytest.param(*values, marks=pytest.mark.long)
