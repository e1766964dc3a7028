"""The Estates: its rules, clauses, texts, schemas, examples, cases and its look in a terminal."""
