"""What the rules of a game really say: events of random games, and violations of actions and states gone wrong."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from gavel.api.operations.call import Call
from gavel.api.operations.states import with_nested_details
from gavel.api.service import GameService
from gavel.conformance.cases import cases
from gavel.conformance.runner import run_case
from gavel.engine import refereeing
from gavel.engine.actions import TABLE
from gavel.engine.game import Game
from gavel.engine.json_values import as_json_value
from gavel.engine.verdicts import InvalidSetup, InvalidState, Violation
from gavel.i18n.translator import translator_for
from gavel.schemas.explain import SchemaError, schema_errors
from tests.conformance.playing import service
from tests.support.rare_cases import Rare

Json: TypeAlias = Any
PLAYERS = ("ann", "bob", "cy", "dee", "eve", "fay")
STRANGER = "zoe"
DEALERS = ("service", "table")
UNSPOILT = ("game", "schema_version", "options", "history", "deal")


def setups(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """A setup request for every ruleset, variant, player count and dealer."""
    for ruleset in game.rulesets:
        for variant in ruleset.variants:
            for count in ruleset.player_counts:
                for dealer in DEALERS:
                    seed = {"seed": "a recording"} if dealer == "service" else {}
                    yield {
                        "ruleset": ruleset.id,
                        "variant": variant,
                        "players": list(PLAYERS[:count]),
                        "dealer": dealer,
                        **seed,
                    }


def concrete(action: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
    """A listed action with a value drawn for its range, and cards for its reveal."""
    return {name: _drawn(value, dice) for name, value in action.items()}


def _drawn(value: Json, dice: random.Random) -> Json:
    if isinstance(value, dict) and "minimum" in value:
        return dice.randint(value["minimum"], value["maximum"])
    if isinstance(value, dict) and "count" in value:
        return dice.sample(value["from"], value["count"])
    return value


def spoilt(value: Json, dice: random.Random) -> Json:
    """`value` with something changed, but of the same JSON type."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return max(0, value + dice.choice((-100, -1, 1, 2, 100)))
    if isinstance(value, list):
        items = list(value)
        if items and dice.random() < 0.5:
            items[dice.randrange(len(items))] = spoilt(dice.choice(items), dice)
        elif items and dice.random() < 0.5:
            items.pop(dice.randrange(len(items)))
        elif items:
            items.insert(dice.randrange(len(items) + 1), dice.choice(items))
        return items
    name = dice.choice(list(value)) if value else None
    return value if name is None else {**value, name: spoilt(value[name], dice)}


def varied(action: Mapping[str, Any], other: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
    """An action with a member as another one has it, or with a figure changed."""
    name = dice.choice([name for name in {**action, **other} if name != "type"])
    if name in other and dice.random() < 0.6:
        return {**action, name: other[name]}
    return {**action, name: spoilt(action.get(name, 1), dice)}


def _refused_of_a_referee(round_: int, seat: str) -> Iterator[Json]:
    """Corrections that are refused, each for another reason; and penalties until they are too many."""
    for patch in (
        [{"op": "remove", "path": "/ply"}],
        [{"op": "remove", "path": "/nothing"}],
        [{"op": "replace", "path": "/round", "value": round_}],
        [{"op": "replace", "path": "/round", "value": "first"}],
        [{"op": "replace", "path": "/round", "value": 99}],
    ):
        yield {"type": "correct", "player": "referee", "patch": patch, "reason": "Misread."}
    for points in range(1, 101):
        yield {"type": "penalty", "player": "referee", "seat": seat, "points": points, "reason": "Again."}


def _corrections(game: str) -> list[Json]:
    """What is asked for the corrections that the conformance cases have accepted."""
    asked: list[Json] = []

    def send(method: str, path: str, body: Any, key: str | None) -> Any:
        replied = service()(method, path, body, key)
        if path.endswith("/actions") and replied[0] == 200 and body["action"]["type"] == "correct":
            asked.append(body)
        return replied

    for case in cases(game):
        if f"{game}/correction" in case.clauses:
            run_case(case, send)
    return asked


class Recorder:
    """Plays games at `service`, trying wrong actions and states on the way, and keeps what the rules say.

    `events` by type and figures of `violations` by code. Games are random, and the same for the same `seed`. Only what
    has the shape that the contract asks for is tried.
    """

    def __init__(self, service: GameService, seed: int = 1) -> None:
        self.service = service
        self.game: Game[Any] = service.game
        self.dice = random.Random(seed)
        self.events: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self.violations: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self._actions: list[dict[str, Any]] = []
        self._states: list[Mapping[str, Any]] = []

    def play_all(self) -> None:
        """Play a game of every plain setup."""
        for setup in setups(self.game):
            self.play(setup)

    def play(self, setup: Mapping[str, Any]) -> None:
        """Play a game, or keep why it cannot be set up."""
        if not self.service.schemas.accepts["setup"](setup):
            found = schema_errors(self.service.schemas.requests["setup"], setup)
            self._keep([each for each in found if each.code in self.service.request_codes])
            return
        try:
            state, events = self.game.setup(setup)
        except InvalidSetup as refusal:
            self._keep(refusal.violations)
            return
        self._try_wrong_headers(as_json_value(self.game.dump(state)))
        while True:
            for event in events:
                self.events[event["type"]].append(event)
            document = as_json_value(self.game.dump(state))
            self._try_wrong_actions(state, document)
            self._try_wrong_states(document)
            legal = self.game.legal_actions(state)
            if not legal:
                return
            action = concrete(self.dice.choice(legal), self.dice)
            self._actions.append(action)
            events = self.game.play(state, action)

    def try_rare(self, rare: Rare) -> None:
        """Try everything that random games hardly ever come to."""
        for setup in rare.setups:
            self.play(setup)
        for setup, actions, action in rare.refused:
            state = self._after(setup, actions)
            document = as_json_value(self.game.dump(state))
            assert self.service.schemas.accepts["actions"]({"state": document, "action": action})
            self._keep(self.game.check(state, action))
        for setup, actions, changes in rare.states:
            self._changed(self._after(setup, actions), changes)
        for setup, changes in rare.ends:
            self._changed(self._at_the_end(setup), changes)
        for tally in rare.tallies:
            self.tally(tally)
        for request in rare.matches:
            self.match(request)

    def referee(self) -> None:
        """Keep what happens by each of a referee's actions, and why each may be refused."""
        setup = next(iter(setups(self.game)))
        state, _events = self.game.setup(setup)
        seat = next(player for player in self.game.default_actions(state))
        others = [player for player in state.ids if player != seat]

        def of(kind: str, **members: Any) -> Json:
            return {"type": kind, "player": "referee", **members}

        def act(action: Json) -> None:
            why = refereeing.check(self.game, state, action, self.service.shape_check)
            self._keep(
                [with_nested_details(self.service, each, Call(translator_for("en"), "recorded")) for each in why]
            )
            if not why:
                for event in refereeing.apply(self.game, state, action):
                    self.events[event["type"]].append(event)

        act(of("default", seat=seat))
        act(of("penalty", seat=seat, points=0, reason="None."))
        for points in (-5, -1, 1):
            act(of("penalty", seat=others[0], points=points, reason="Looked."))
        act(of("forfeit", seat=seat, reason="Left."))
        act(of("forfeit", seat=seat, reason="Left."))
        self._keep(self.game.check(state, self.game.default_actions(state)[seat]))
        act(of("default", seat=seat))
        act(of("forfeit", seat=others[-1], reason="Left."))
        for player in (seat, others[-1]):
            if player not in self.game.default_actions(state):
                act(of("default", seat=player))
        for action in _refused_of_a_referee(state.round, others[0]):
            act(action)
        self._changed_after_the_end(setup)
        document = as_json_value(self.game.dump(state))
        forfeits = [{**each, "seat": "zoe", "ply": 999} for each in document["forfeits"]] * 2
        corrections = [{"ply": 1, "reason": "?", "paths": ["/ply"]}]
        penalties = [{**document["penalties"][0], "points": 0}]
        self._changed(state, {"forfeits": forfeits, "corrections": corrections, "penalties": penalties})
        self._correct()

    def _correct(self) -> None:
        """Keep what happens by corrections, and why they are refused where they say that something went to the bank."""
        for body in _corrections(self.game.id):
            state, unbalanced = self.game.load(body["state"]), {**body["action"], "bank": -1}
            if "bank" not in body["action"]:
                why = refereeing.check(self.game, state, unbalanced, self.service.shape_check)
                self._keep(
                    [with_nested_details(self.service, each, Call(translator_for("en"), "recorded")) for each in why]
                )
            self.events["corrected"] += refereeing.apply(self.game, state, body["action"])

    def _changed_after_the_end(self, setup: Json) -> None:
        """Keep what happens where a referee changes who has won a game that is over; at last nobody has."""
        state = self._at_the_end(setup)
        for seat in state.ids:
            action = {"type": "forfeit", "player": "referee", "seat": seat, "reason": "Was not there."}
            for event in refereeing.apply(self.game, state, action):
                self.events[event["type"]].append(event)

    def tally(self, tally: Mapping[str, Any]) -> None:
        """Keep why a hand-entered end is refused."""
        assert self.service.schemas.accepts["tallies"](tally)
        try:
            self.game.tally(tally)
        except InvalidState as refusal:
            self._keep(refusal.violations)

    def match(self, request: Mapping[str, Any]) -> None:
        """Keep why the results of a match are refused."""
        assert self.game.match is not None
        assert self.service.schemas.accepts["matches"](request)
        try:
            self.game.match(request)
        except InvalidSetup as refusal:
            self._keep(refusal.violations)

    def _after(self, setup: Mapping[str, Any], actions: Sequence[Json]) -> Any:
        state, _events = self.game.setup(setup)
        for action in actions:
            self.game.play(state, action)
        return state

    def _at_the_end(self, setup: Mapping[str, Any]) -> Any:
        state, _events = self.game.setup(setup)
        while legal := self.game.legal_actions(state):
            self.game.play(state, concrete(self.dice.choice(legal), self.dice))
        return state

    def _changed(self, state: Any, changes: Mapping[str, Any]) -> None:
        document = {**as_json_value(self.game.dump(state)), **changes}
        assert self.service.schemas.accepts["inspections"]({"state": document})
        self._keep(self.game.inspect(document))

    def _keep(self, violations: Sequence[Violation | SchemaError]) -> None:
        for violation in violations:
            self.violations[violation.code].append(violation.figures)

    def _try_wrong_headers(self, document: Mapping[str, Any]) -> None:
        edition = (document["ruleset"], document["variant"], len(document["players"]))
        for option in self.game.options:
            self._try_state(as_json_value({**document, "options": {option.id: option.default(*edition)}}))
        if document["deal"]:
            self._try_state({**document, "deal": {**document["deal"], "commitment": "0" * 64}})

    def _try_wrong_actions(self, state: Any, document: Mapping[str, Any]) -> None:
        for action in self.dice.choices(self._actions, k=4) if self._actions else ():
            wrong = varied(action, self.dice.choice(self._actions), self.dice)
            if wrong["player"] != TABLE:
                wrong["player"] = self.dice.choice((*state.ids, *self.game.to_act(state), STRANGER))
            if self.service.schemas.accepts["actions"]({"state": document, "action": wrong}):
                self._keep(self.game.check(state, wrong))

    def _try_wrong_states(self, document: Mapping[str, Any]) -> None:
        if self.dice.random() < 0.1:
            self._states.append(document)
        for _ in range(3):
            name = self.dice.choice([name for name in document if name not in UNSPOILT])
            if self.dice.random() < 0.5 and self._states:
                self._try_state({**document, name: self.dice.choice(self._states)[name]})
            else:
                self._try_state({**document, name: spoilt(document[name], self.dice)})

    def _try_state(self, document: Mapping[str, Any]) -> None:
        if self.service.schemas.accepts["inspections"]({"state": document}):
            self._keep(self.game.inspect(document))
