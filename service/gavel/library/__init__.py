"""The games as a Python library: documents are checked at the door, and nothing but the standard library is needed."""
