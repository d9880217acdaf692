"""What holds for every test: a property tries the same examples on each run, and no clock is held to how slow a machine is."""

from hypothesis import HealthCheck, settings

from tests.properties.effort import EFFORT

settings.register_profile(
    "adjudicator",
    deadline=None,
    derandomize=EFFORT == 1,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("adjudicator")
