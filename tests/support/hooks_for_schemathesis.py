"""What Schemathesis has to be told: how NDJSON is written and read, and that a link's request body is JSON.

In NDJSON, any value that it thinks of is a line, any text is the body itself. Of a link's body it knows either one
expression or an object with expressions for values; the contract has the object as JSON, which every tool takes.
"""

import json
import re
from typing import Any

import schemathesis
from schemathesis import DeserializationContext, HookContext, Response, SerializationContext

NDJSON = "application/x-ndjson"


@schemathesis.serializer(NDJSON)
def written(_context: SerializationContext, value: Any) -> bytes:
    text = value if isinstance(value, str) else json.dumps(value) + "\n"
    return text.encode("utf-8", "surrogatepass")


@schemathesis.deserializer(NDJSON)
def read(_context: DeserializationContext, response: Response) -> list[Any]:
    return [json.loads(line) for line in response.content.splitlines()]


@schemathesis.hook
def before_load_schema(_context: HookContext, raw_schema: dict[str, Any]) -> None:
    for path in raw_schema["paths"].values():
        for operation in path.values():
            for link in operation["responses"]["200"].get("links", {}).values():
                link["requestBody"] = json.loads(re.sub(r"{([$][^}]*)}", r'"\1"', link["requestBody"]))
