"""Does what falls due at guarded tables while nobody asks: plays when a clock has run out, and calls players."""
