"""The floor F: Flask and orjson echoing a body, which is the least that any JSON service on Flask can cost.

Served as `benchmarks.floor:app`, with the same gunicorn settings as the service.
"""

import orjson
from flask import Flask, Response, request

app = Flask("floor")


@app.post("/echo")
def echo() -> Response:
    """The body, parsed and written again."""
    return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")
