"""The OpenAPI document, made from schemas, operations and real examples."""
