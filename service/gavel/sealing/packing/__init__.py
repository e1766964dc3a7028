"""The compact form of a state, derived from a game's schema: values only, with words and tiles as integers."""
