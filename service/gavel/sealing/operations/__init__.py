"""The sealed operations: they take a token in place of a state, and a key in place of a player's name."""
