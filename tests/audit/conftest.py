"""The command in this process, as the tests of all commands have it."""

from tests.cli.conftest import run

__all__ = ["run"]
