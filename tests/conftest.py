"""Hypothesis: no timing assertions, and a larger profile by `HYPOTHESIS_PROFILE=long`."""

import os

from hypothesis import HealthCheck, settings

# How fast data is drawn depends on the machine and on who shares it: no test's business.
UNTIMED = [HealthCheck.too_slow]

settings.register_profile("default", deadline=None, suppress_health_check=UNTIMED)
settings.register_profile("long", deadline=None, suppress_health_check=UNTIMED, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
