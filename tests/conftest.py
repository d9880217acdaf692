"""What holds for every test: nothing of this machine shows in what is printed, a property tries the same examples on each run,
and no clock is held to how slow a machine is.
"""

import os
import signal
import sys

from hypothesis import HealthCheck, settings

from tests.properties.effort import EFFORT

for name in list(os.environ):
    ours = name.startswith("ADJUDICATOR_") and name != "ADJUDICATOR_EFFORT"
    if ours or name.startswith("LC_") or name in ("LANGUAGE", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        del os.environ[name]
if sys.platform == "linux":
    os.environ["LANG"] = "C.UTF-8"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as below nohup or `&`: what Ctrl-C does could not be tested
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "adjudicator",
    deadline=None,
    derandomize=EFFORT == 1,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("adjudicator")
