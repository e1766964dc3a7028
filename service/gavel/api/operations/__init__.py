"""The operations of the contract: the table of them, and what each does."""
