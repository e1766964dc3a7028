"""Strict JSON, marshmallow fields, acceptors compiled from them, and JSON Schema: what may come in and go out."""
