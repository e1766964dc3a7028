"""The definition of a game, and the common part of all games; it uses the standard library only."""
