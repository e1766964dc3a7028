"""How fast Gavel is, as ratios to yardsticks of the same run: `make bench`, or `make bench BENCH=short` for a glance.

Speeds of a shared machine drift from minute to minute; ratios to something that is measured in the same breath hold.
"""
