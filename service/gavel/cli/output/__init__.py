"""What commands write: JSON, tables and sentences for people, and the exit status."""
