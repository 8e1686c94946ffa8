"""How often a test is run."""

from collections.abc import Iterable
from typing import Any

import pytest


def seldom(*values: object) -> Any:
    """A parameter of what takes long and seldom breaks."""
    return pytest.param(*values, marks=pytest.mark.long)


def rest_seldom(cases: Iterable[Any], often: int = 1) -> list[Any]:
    """Parameters of which the first ones (`often` of them) are run on each change, and the rest with what takes long."""
    found = list(cases)
    return found[:often] + [seldom(*(case if type(case) is tuple else [case])) for case in found[often:]]
