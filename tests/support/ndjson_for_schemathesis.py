"""How Schemathesis writes and reads NDJSON: any value that it thinks of is a line, any text is the body itself."""

import json
from typing import Any

import schemathesis
from schemathesis import DeserializationContext, Response, SerializationContext

NDJSON = "application/x-ndjson"


@schemathesis.serializer(NDJSON)
def written(_context: SerializationContext, value: Any) -> bytes:
    text = value if isinstance(value, str) else json.dumps(value) + "\n"
    return text.encode("utf-8", "surrogatepass")


@schemathesis.deserializer(NDJSON)
def read(_context: DeserializationContext, response: Response) -> list[Any]:
    return [json.loads(line) for line in response.content.splitlines()]
