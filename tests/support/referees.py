"""Two ways to referee a game, behind one face: the pure functions, and the service over HTTP.

Both take and give JSON documents, so that one state machine drives either.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import orjson

from gavel.engine import refereeing
from gavel.engine.game import Game
from gavel.engine.records import REFEREE
from gavel.engine.verdicts import Violation
from tests.http.asking import a_client
from tests.support.listing import expanded
from tests.support.play import as_json, written

Json = dict[str, Any]


Reason = tuple[str, str | None]
"""A violation's code and rule."""


class Refused(Exception):
    """An action was refused, for these reasons."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(code for code, _rule in reasons))
        self.reasons = reasons


class Referee(Protocol):
    """What the state machine asks."""

    game: Game[Any]

    def setup(self, request: Json) -> Json:
        """The first position."""

    def act(self, state: Json, action: Json) -> Json:
        """The next position; raises Refused."""

    def refusals(self, state: Json, action: Json) -> list[Reason]:
        """Why an action is refused; no reason if it is legal."""

    def legal_actions(self, state: Json, player: str | None = None, *, expand: bool = False) -> list[Json]:
        """What may be done."""

    def breaches(self, state: Json) -> list[str]:
        """The codes of every broken invariant."""

    def view(self, state: Json, viewer: str) -> bytes:
        """The answer to /views."""

    def replay(self, start: Json, actions: Sequence[Json], digest: str) -> Json:
        """The answer to /replays; `start` is {"setup"} or {"state"}."""


class PureReferee:
    """The pure functions of a game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def setup(self, request: Json) -> Json:
        """The first position; the request is left as it was."""
        given = as_json(request)
        state, events = self.game.setup(request)
        assert request == given
        return self._position(state, events)

    def act(self, state: Json, action: Json) -> Json:
        """The next position, played on a copy that leaves its original as it was; raises Refused."""
        original = self._read(state)
        if refused := self._judge(original, action):
            raise Refused(_reasons(refused))
        twin = self.game.load(self.game.dump(original))
        events = self._play(twin, action)
        assert written(self.game.dump(original)) == written(state)
        return self._position(twin, events)

    def refusals(self, state: Json, action: Json) -> list[Reason]:
        """Why an action is refused; judging changes nothing."""
        judged = self._read(state)
        refused = _reasons(self.game.check(judged, action))
        assert written(self.game.dump(judged)) == written(state)
        return refused

    def legal_actions(self, state: Json, player: str | None = None, *, expand: bool = False) -> list[Json]:
        """What may be done; expanding is the wire's business, so here it is the tests' own."""
        listed: list[Json] = as_json(self.game.legal_actions(self._read(state), player))
        return expanded(listed) if expand else listed

    def breaches(self, state: Json) -> list[str]:
        """The codes of every broken invariant."""
        return [violation.code for violation in self.game.inspect(state)]

    def view(self, state: Json, viewer: str) -> bytes:
        """What an answer to /views is made of, in order."""
        seen = self._read(state)
        game = self.game
        answer = (game.view(seen, viewer), game.to_act(seen), game.legal_actions(seen, viewer))
        return written((*answer, game.default_actions(seen, viewer)))

    def replay(self, start: Json, actions: Sequence[Json], digest: str) -> Json:
        """The whole transcript, played in place."""
        if "setup" in start:
            state, events = self.game.setup(start["setup"])
        else:
            state, events = self._read(start["state"]), []
        everything = [*events]
        for action in actions:
            if refused := self._judge(state, action):
                raise Refused(_reasons(refused))
            events = self._play(state, action)
            everything += events
        return {
            "position": self._position(state, events),
            "applied": len(actions),
            "refused": None,
            "events": as_json(everything),
            "history_matches": state.history == digest,
            "scores_match": None,
        }

    def _judge(self, state: Any, action: Json) -> Sequence[Violation]:
        if action["player"] == REFEREE:
            return refereeing.check(self.game, state, action, lambda _members, _names: ())
        return self.game.check(state, action)

    def _play(self, state: Any, action: Json) -> list[Json]:
        if action["player"] == REFEREE:
            return refereeing.apply(self.game, state, action)
        return self.game.play(state, action)

    def _read(self, document: Json) -> Any:
        state = self.game.load(document)
        assert written(self.game.dump(state)) == written(document)
        return state

    def _position(self, state: Any, events: list[Json]) -> Json:
        finished = state.phase == "finished"
        position: Json = as_json(
            {
                "state": self.game.dump(state),
                "to_act": self.game.to_act(state),
                "legal_actions": self.game.legal_actions(state),
                "default_actions": self.game.default_actions(state),
                "events": events,
                "finished": finished,
                "scores": self.game.scores(state) if finished else None,
            }
        )
        return position


class HttpReferee:
    """The service, asked over HTTP within this process, on the way that requests go now (see `tests.http.asking`)."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def setup(self, request: Json) -> Json:
        """The answer to /setup."""
        return self._answer("setup", request)

    def act(self, state: Json, action: Json) -> Json:
        """The answer to /actions; raises Refused."""
        status, told = self._post("actions", {"state": state, "action": action})
        answer: Json = orjson.loads(told)
        if status != 200:
            assert status == 422, answer
            assert answer["type"].endswith("/problems/illegal-action"), answer
            raise Refused([(violation["code"], violation["rule"]) for violation in answer["violations"]])
        return answer

    def refusals(self, state: Json, action: Json) -> list[Reason]:
        """Why /actions refuses."""
        try:
            self.act(state, action)
        except Refused as refused:
            return refused.reasons
        return []

    def legal_actions(self, state: Json, player: str | None = None, *, expand: bool = False) -> list[Json]:
        """The answer to /legal-actions."""
        asked: Json = {"state": state, "expand": expand}
        if player is not None:
            asked["player"] = player
        listed: list[Json] = self._answer("legal-actions", asked)["legal_actions"]
        return listed

    def breaches(self, state: Json) -> list[str]:
        """The answer to /inspections."""
        return [violation["code"] for violation in self._answer("inspections", {"state": state})["violations"]]

    def view(self, state: Json, viewer: str) -> bytes:
        """The answer to /views as it comes."""
        status, answer = self._post("views", {"state": state, "viewer": viewer})
        assert status == 200, answer
        return answer

    def replay(self, start: Json, actions: Sequence[Json], digest: str) -> Json:
        """The answer to /replays."""
        return self._answer("replays", {**start, "actions": list(actions), "history": digest})

    def _answer(self, operation: str, body: Json) -> Json:
        status, answer = self._post(operation, body)
        assert status == 200, answer
        told: Json = orjson.loads(answer)
        return told

    def _post(self, operation: str, body: Json) -> tuple[int, bytes]:
        response = a_client().post(
            f"/v1/games/{self.game.id}/{operation}", data=written(body), content_type="application/json"
        )
        return response.status_code, response.get_data()


def _reasons(violations: Sequence[Violation]) -> list[Reason]:
    return [(violation.code, violation.rule) for violation in violations]
