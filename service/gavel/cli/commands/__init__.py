"""The commands of `gavel`, by kind."""
