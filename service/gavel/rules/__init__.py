"""The games: pure functions of their arguments, standard library only."""
