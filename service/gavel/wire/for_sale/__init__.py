"""For Sale at the edge: its schemas and its words."""
