"""Sealed states and receipts: what only this service can open, what everyone can check. Needs the extra `sealing`."""
