"""Gavel: a stateless referee for tabletop games, over HTTP."""

__version__ = "0.1.0"
