"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples everywhere, so that a red run can be repeated; no deadline, since machines differ.
settings.register_profile("project", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("project")

SITE = Path(__file__).parent / "e2e", Path(__file__).parent / "build"
"""Tests that build the one site in dist/, or open it: where tests run side by side, these go one after the other."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the tests of SITE together."""
    for item in items:
        if any(folder in item.path.parents for folder in SITE):
            item.add_marker(pytest.mark.xdist_group("site"))
