"""What all tests share."""

from hypothesis import HealthCheck, settings

# The same examples everywhere, so that a red run can be repeated; no deadline, since machines differ.
settings.register_profile("project", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("project")
