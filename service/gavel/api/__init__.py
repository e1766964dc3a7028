"""The operations of the contract, their problems and batches: pure functions of parsed JSON."""
