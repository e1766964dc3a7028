"""For Sale in a terminal: the general tables do; only the houses to be sold are chosen in secret."""

from gavel.cli.look import Look

LOOK = Look(sealed=frozenset({"sell"}))
