"""FastAPI and pydantic: models from the contract check the request; the prepared answer is written anew by orjson."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

import orjson
from fastapi import FastAPI, Response

FOLDER = Path(os.environ["PEERS_FOLDER"])
sys.path.insert(0, str(FOLDER))
app = FastAPI(openapi_url=None)


def _serve(game: str, model: Any) -> None:
    prepared = orjson.loads((FOLDER / f"{game}.answer.json").read_bytes())

    async def act(body: model) -> Response:  # noqa: ARG001  # FastAPI checks it
        """The prepared answer, to whatever has the shape of a request."""
        return Response(orjson.dumps(prepared), media_type="application/json")

    app.post(f"/v1/games/{game}/actions")(act)


for _path in sorted(FOLDER.glob("*.answer.json")):
    _game = _path.name.removesuffix(".answer.json")
    _serve(_game, importlib.import_module(f"{_game.replace('-', '_')}_models").Request)
