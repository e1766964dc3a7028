"""Sealed states, which only this service can open, and receipts, which everyone can check; the extra `sealing`."""
