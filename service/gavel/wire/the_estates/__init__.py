"""The Estates on the wire: shapes, words and examples."""
