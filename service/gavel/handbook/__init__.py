"""The referee's handbook, made from situations, irregularities and clauses: `python -m gavel.handbook FOLDER`."""
