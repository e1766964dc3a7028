"""Strict JSON, marshmallow fields, JSON Schema and its validators: shapes of requests and answers."""
