"""The compact form of a state: values only, words and tiles as integers, made from a game's schema."""
