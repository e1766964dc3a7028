"""The games: one folder each, with everything that is about it."""
