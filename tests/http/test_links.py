"""Whoever knows nothing but the links of the contract can play a game from its setup to its end."""

import json
import re
from functools import cache
from typing import Any

import pytest

from gavel.api.registry import registry
from tests.http.asking import a_client
from tests.support.contract import document

MOST_STEPS = 10_000

Json = dict[str, Any]


@cache
def posts_by_id() -> dict[str, tuple[str, Json]]:
    """The path and the description of each POST, by its operationId."""
    return {
        methods["post"]["operationId"]: (path, methods["post"])
        for path, methods in document()["paths"].items()
        if "post" in methods
    }


class Exchange:
    """A request to an operation and its answer, from which links lead on."""

    def __init__(self, identity: str, body: Json) -> None:
        path, self.operation = posts_by_id()[identity]
        self.body = body
        response = a_client().post(path, data=json.dumps(body), content_type="application/json")
        assert response.status_code == 200, response.text
        self.answer: Json = json.loads(response.data)

    @property
    def links(self) -> dict[str, Json]:
        links: dict[str, Json] = self.operation["responses"]["200"].get("links", {})
        return links

    def follow(self, link: str) -> "Exchange":
        found = self.links[link]
        return Exchange(found["operationId"], json.loads(self._evaluated(found["requestBody"])))

    def _evaluated(self, body: str) -> str:
        """A link's request body with the expressions in braces worked out (OpenAPI 3.1, section 4.8.20.3)."""
        return re.sub(r"{([$][^}]*)}", lambda found: json.dumps(self._value(found[1])), body)

    def _value(self, expression: str) -> Any:
        source, _, pointer = expression.partition("#")
        found: Any = {"$request.body": self.body, "$response.body": self.answer}[source]
        for step in pointer.split("/")[1:]:
            found = found[int(step)] if isinstance(found, list) else found[step.replace("~1", "/").replace("~0", "~")]
        return found


def first_example(identity: str) -> Json:
    _path, operation = posts_by_id()[identity]
    examples = operation["requestBody"]["content"]["application/json"]["examples"]
    body: Json = next(iter(examples.values()))["value"]
    return body


@pytest.mark.parametrize("game", registry())
def test_a_game_can_be_played_along_the_links(game: str) -> None:
    position = Exchange(f"{game}-setup", first_example(f"{game}-setup"))
    steps = 0
    while not position.answer["finished"]:
        steps += 1
        assert steps < MOST_STEPS
        listed = position.follow("LegalActions")
        assert listed.answer["to_act"] == position.answer["to_act"]
        position = listed.follow("PlayTheFirst")
    assert position.answer["state"]["ply"] == steps
    assert position.follow("Scores").answer == position.answer["scores"]
    assert position.follow("LegalActions").answer == {"to_act": [], "legal_actions": []}


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize("source", ["setup", "actions"])
def test_every_link_of_a_position_leads_somewhere(game: str, source: str) -> None:
    position = Exchange(f"{game}-{source}", first_example(f"{game}-{source}"))
    assert set(position.links) == {"LegalActions", "Scores", "Views", "Inspections"}
    for link in position.links:
        assert position.follow(link).answer


@pytest.mark.parametrize("game", registry())
def test_the_link_to_the_legal_actions_leaves_nothing_to_choose_but_which(game: str) -> None:
    position = Exchange(f"{game}-setup", first_example(f"{game}-setup"))
    listed = position.follow("LegalActions").answer["legal_actions"]
    assert not any(isinstance(each.get("amount"), dict) for each in listed)
