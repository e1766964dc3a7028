"""`gavel table`: a referee for a real table, in the terminal."""
