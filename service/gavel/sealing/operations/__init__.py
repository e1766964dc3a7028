"""The sealed operations: as the plain ones, with a token for the state and a key for the player."""
