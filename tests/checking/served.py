"""Plays games of an installed distribution over HTTP, in a batch and sealed; its tests run it."""

import json
import sys
from dataclasses import replace
from typing import Any

from flask.testing import FlaskClient

from gavel import games
from gavel.http.app import create_app
from gavel.http.settings import from_environment
from gavel.openapi.example_stores import EXAMPLE_PUSH

Json = dict[str, Any]


class Service:
    """A service of one game, whose every answer has to be a success."""

    def __init__(self, client: FlaskClient, game: str) -> None:
        self.client = client
        self.home = f"/v1/games/{game}"

    def ask(self, operation: str, body: Json, language: str = "fr", key: str = "") -> Json:
        """The answer to an operation."""
        headers = {"Accept-Language": language, **({"Authorization": f"Bearer {key}"} if key else {})}
        answer = self.client.post(f"{self.home}/{operation}", json=body, headers=headers)
        assert answer.status_code == 200, (self.home, operation, answer.get_data(as_text=True))
        assert answer.headers["Content-Language"] == language
        document: Json = answer.get_json()
        return document


def short(service: Service) -> Json:
    """Options with which a game is short: integers little above the fewest."""
    options = service.client.get(service.home).get_json()["options"]
    integers = [each for each in options if each["schema"].get("type") == "integer"]
    return {each["id"]: min(each["schema"]["minimum"] + 3, each["schema"]["maximum"]) for each in integers}


def play_open(service: Service, players: list[str]) -> None:
    """A game by its default actions, and everything that can be asked about it."""
    setup = {"players": players, "seed": "a game", "options": short(service)}
    position = service.ask("setup", {**setup, "viewers": [*players, "spectator"]})
    begun, actions = position["state"], []
    while not position["finished"]:
        player, action = next(iter(position["default_actions"].items()))
        assert service.ask("legal-actions", {"state": position["state"], "player": player})["legal_actions"]
        position = service.ask("actions", {"state": position["state"], "action": action})
        actions.append(action)
        assert all(event["lang"] == "en" for event in position["events"] if event["type"] != "game-finished")
        assert service.ask("inspections", {"state": position["state"]})["valid"]
    state = position["state"]
    assert service.ask("views", {"state": begun, "viewer": players[0]})["view"]["players"]
    assert service.ask("scores", {"state": state, "final": True})["final"]
    record = {"setup": setup, "actions": actions, "history": state["history"]}
    assert service.ask("replays", record)["position"]["state"] == state
    line = {"id": 1, "operation": "replays", "game": state["game"], "body": record}
    batch = service.client.post("/v1/batch", data=json.dumps(line), content_type="application/x-ndjson")
    assert json.loads(batch.get_data())["status"] == 200, batch.get_data(as_text=True)


def play_sealed(service: Service, players: list[str]) -> None:
    """A game at a sealed table by its default actions, to its receipt."""
    table = service.ask("sealed/setup", {"players": players, "options": short(service)})
    token, keys = table["token"], table["seat_keys"]
    for _turn in range(10_000):
        to_act = service.ask("sealed/views", {"token": token})["to_act"]
        if not to_act:
            break
        seen = service.ask("sealed/views", {"token": token}, key=keys[to_act[0]])
        body = {"token": token, "action": seen["default_actions"][to_act[0]]}
        token = service.ask("sealed/actions", body, key=keys[to_act[0]])["token"]
    receipt = service.ask("sealed/receipts", {"token": token})["receipt"]
    answer = service.client.post("/v1/receipts/verify", json={"receipt": receipt})
    assert answer.status_code == 200, answer.get_data(as_text=True)


def play_in_python(game: str, players: list[str]) -> None:
    """A game by the library, which needs no service."""
    state = games.load(game).new(players, seed="a game")
    while not state.finished:
        assert state.legal_actions(expand=True)
        action = next(iter(state.default_actions().values()))
        refused = state.why_not({**action, "player": "nobody"})
        assert [each.code for each in refused] == ["player.unknown"]
        state.play(action)
    assert games.load(game).replay(state.transcript()).document() == state.document()
    assert games.load(game).read(state.document()).scores() == state.scores()


def play(client: FlaskClient, game: str) -> None:
    """Play the game openly with the fewest and the most players, and sealed with the most."""
    service = Service(client, game)
    catalogue = client.get("/v1/games").get_json()
    [entry] = [each for each in catalogue["games"] if each["id"] == game]
    for count in (min(entry["player_counts"]), max(entry["player_counts"])):
        players = [f"p{number}" for number in range(1, count + 1)]
        play_open(service, players)
        play_in_python(game, players)
    play_sealed(service, players)


def main() -> None:
    """Play the games one after the other with the keys of a file; print the contract."""
    keys, *played = sys.argv[1:]
    settings = from_environment({"GAVEL_KEYS": keys, "GAVEL_SUGGESTIONS": "unix:/nowhere"})
    client = create_app(replace(settings, push=EXAMPLE_PUSH)).test_client()
    for game in played:
        play(client, game)
    print(client.get("/openapi.json").get_data(as_text=True))


if __name__ == "__main__":
    main()
