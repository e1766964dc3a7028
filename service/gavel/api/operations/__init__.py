"""The operations of the contract: their table, and their functions."""
