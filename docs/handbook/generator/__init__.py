"""The referee's handbook, made from each game's situations, irregularities and clauses: `python -m docs.handbook.generator`."""
