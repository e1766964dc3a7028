"""JSON to domain and back: strict JSON, schemas, and the acceptors compiled from them."""
