"""Strict JSON, marshmallow fields, acceptors compiled from them, and JSON Schema: shapes of requests and answers."""
