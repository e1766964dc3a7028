"""What needs a program that a machine may lack: the test is left out and says so, or fails where all must run."""

import os
import shutil
from typing import NoReturn

import pytest

EVERYTHING = "GAVEL_EVERYTHING"
"""Set where nothing may be left out."""


def program(name: str, left_out: str) -> str:
    """Where the program is; without it the test ends here, naming what is left out."""
    return shutil.which(name) or _leave_out(f"{name} is not installed: left out is {left_out}")


def _leave_out(why: str) -> NoReturn:
    """End the test here.

    The one skip of the suite: what a machine lacks is nobody's fault, `-ra` names all that was left out and why, and
    where GAVEL_EVERYTHING is set, as in `.ci/run`, the test fails instead.
    """
    if os.environ.get(EVERYTHING):
        pytest.fail(why)
    pytest.skip(why)  # a program that this machine lacks: `why` names it and what is left out
