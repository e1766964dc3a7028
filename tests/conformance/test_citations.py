"""Which clause a refusal cites, reviewed by hand: none of them reads as allowing what is refused.

Each game's hooks have them. Whatever else a case comes to must be added there, and read against its clause:
`GET /v1/games/{game}/rules`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from gavel.catalogue import games
from tests.conformance.playing import exchanges
from tests.support.hooks import hooks_of

Citation = tuple[str, str, str, str]
"""Code, phase, clause without its game, type of action."""


def refusals(answer: Any, body: Any) -> Iterator[tuple[Mapping[str, Any], str, str]]:
    """Every violation of an illegal action in an answer, with the type of action and the phase."""
    if not isinstance(answer, Mapping):
        return
    if str(answer.get("type")).endswith("/illegal-action"):
        for violation in answer["violations"]:
            yield violation, body["action"]["type"], body["state"]["phase"]
    elif answer.get("refused"):
        action, phase = body["actions"][answer["refused"]["index"]], answer["position"]["state"]["phase"]
        for violation in answer["refused"]["problem"]["violations"]:
            yield violation, action["type"], phase


def cited(game: str) -> set[Citation]:
    """What the service cites in all cases of a game."""
    return {
        (violation["code"], phase, violation["rule"].removeprefix(game + "/"), action)
        for exchange in exchanges(game)
        for violation, action, phase in refusals(exchange.answer[2], exchange.body)
    }


@pytest.mark.parametrize("game", games())
def test_every_refusal_of_the_cases_cites_the_clause_that_was_reviewed_for_it(game: str) -> None:
    reviewed = hooks_of(games()[game]).CITATIONS
    assert cited(game) == {(*where, action) for where, actions in reviewed.items() for action in actions.split()}
