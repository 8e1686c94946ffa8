"""What all tests share: the package whole, with what is made of it; the same examples everywhere."""

import gc
import os
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from build.prepare import prepare

prepare(Path(__file__).parents[1])
gc.set_threshold(100_000)  # games make many objects, hardly any in circles; the page too collects rarely

# The same examples everywhere, so that a red run can be repeated; no deadline, since machines differ. Hypothesis would also try
# numbers and texts of the modules that are loaded just then, so any change anywhere would give all tests other examples; and
# reading all of them takes each process some seconds.
assert hasattr(providers, "_get_local_constants")
providers._get_local_constants = Constants
settings.register_profile("project", derandomize=True, max_examples=30, deadline=None,
                          suppress_health_check=[HealthCheck.too_slow])  # fmt: skip
# What is `long` plays the laws of all games once more, with three times as many.
settings.register_profile("many", settings.get_profile("project"), max_examples=100)
# Where faults are planted (tests/plant), a fault has to be found, not to be told by the smallest example.
settings.register_profile("plant", settings.get_profile("project"), max_examples=60, phases=(Phase.explicit, Phase.generate),
                          report_multiple_bugs=False)  # fmt: skip
settings.load_profile(os.environ.get("VERNISSAGE_EXAMPLES", "project"))


def pytest_collection_finish() -> None:
    """What is imported by then stays: the collector need not go through it again and again."""
    gc.freeze()
