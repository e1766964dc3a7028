"""Checks of a game from another distribution: its words, its shapes, and what random play finds.

`gavel check-game` prints what they find; a service makes them when it starts, and does not start with a game that has
a defect. Random play is seeded: the same game always gets the same answer.
"""

from gavel.checking.checks import CHECKS, MAKES_CONTRACTS, Defect, defects_of, refuse_defects

__all__ = ["CHECKS", "MAKES_CONTRACTS", "Defect", "defects_of", "refuse_defects"]
