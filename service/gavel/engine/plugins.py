"""The plug-in API: its version, and the error of a game of another distribution that cannot be used."""

from typing import Final

API: Final = 1
"""The version of the plug-in API, which the name of an entry point ends with."""


class BadPlugin(RuntimeError):
    """A game of another distribution cannot be used; the text says which, and why.

    A RuntimeError, since gunicorn ends with its text alone when an app raises one while it loads.
    """
