"""The rules' results for the positions in diagrams, none of whose figures is computed by hand."""

from typing import Any

from gavel.handbook.examples import client, exchanges


def tally(game: str, body: dict[str, Any]) -> dict[str, Any]:
    """The standing of each player by id, of an end position."""
    response = client().post(f"/v1/games/{game}/tallies", json=body)
    assert response.status_code == 200, response.get_json()
    return {line["player"]: line for line in response.get_json()["standings"]}


def events(game: str, case: str, *types: str) -> list[dict[str, Any]]:
    """The events of these types in a conformance case, in order."""
    return [
        event
        for exchange in exchanges(game, case, "en")
        for event in exchange.answer.get("events", ())
        if event["type"] in types
    ]
