"""What all tests share: the package whole, with what is made of it; the same examples everywhere."""

from pathlib import Path

from hypothesis import HealthCheck, settings

from build.prepare import prepare

prepare(Path(__file__).parents[1])

# The same examples everywhere, so that a red run can be repeated; no deadline, since machines differ.
settings.register_profile("project", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("project")
