"""What the rules of a game really say: events of random games, and violations of actions and states gone wrong."""

import copy
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from gavel.rules.game import TABLE, Game, judge, play
from gavel.rules.verdicts import InvalidSetup, InvalidState, Violation
from gavel.wire.desks import Desk
from gavel.wire.plain import plain
from tests.support.rare_cases import Rare

Json: TypeAlias = Any
PLAYERS = ("ann", "bob", "cy", "dee", "eve", "fay")
STRANGER = "zoe"
DEALERS = ("service", "table")
UNSPOILT = ("game", "schema_version", "options", "history", "deal")
MOST_LEARNT = 500


def setups(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """A setup request for every ruleset, variant, player count and dealer."""
    for ruleset in game.RULESETS:
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


class Pool:
    """What has stood under each member name anywhere in the documents that were learnt, each value once."""

    def __init__(self) -> None:
        self._values: dict[str, dict[str, Json]] = defaultdict(dict)

    def learn(self, value: Json) -> None:
        """Learn every member of this document, at any depth."""
        if isinstance(value, list):
            for item in value:
                self.learn(item)
        elif isinstance(value, dict):
            for name, member in value.items():
                if len(self._values[name]) < MOST_LEARNT:
                    self._values[name].setdefault(json.dumps(member), member)
                self.learn(member)

    def spoilt(self, value: Json, dice: random.Random, name: str = "") -> Json:
        """`value`, the member `name`, with something in it changed; what it becomes may be of another JSON type."""
        known = self._values.get(name)
        if known and dice.random() < 0.3:
            return copy.deepcopy(dice.choice(list(known.values())))
        if isinstance(value, bool) or value is None or isinstance(value, str):
            return value
        if isinstance(value, int):
            return max(0, value + dice.choice((-100, -1, 1, 2, 100)))
        if isinstance(value, list):
            return self._spoilt_list(value, dice)
        member = dice.choice(list(value)) if value else None
        return value if member is None else {**value, member: self.spoilt(value[member], dice, member)}

    def _spoilt_list(self, items: Sequence[Json], dice: random.Random) -> list[Json]:
        changed = list(items)
        if changed and dice.random() < 0.5:
            at = dice.randrange(len(changed))
            changed[at] = self.spoilt(dice.choice((changed[at], dice.choice(changed))), dice)
        elif changed and dice.random() < 0.5:
            changed.pop(dice.randrange(len(changed)))
        elif changed:
            changed.insert(dice.randrange(len(changed) + 1), dice.choice(changed))
        return changed


class Recorder:
    """Plays games at `desk`, trying wrong actions and states on the way, and keeps what the rules say.

    `events` by type and figures of `violations` by code. Games are random, and the same for the same `seed`. Only what
    has the shape that the contract asks for is tried.
    """

    def __init__(self, desk: Desk, seed: int = 1) -> None:
        self.desk = desk
        self.game: Game[Any] = desk.game
        self.dice = random.Random(seed)
        self.events: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self.violations: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self._actions: list[dict[str, Any]] = []
        self._known_actions = Pool()
        self._known_states = Pool()

    def play_all(self) -> None:
        """Play a game of every plain setup."""
        for setup in setups(self.game):
            self.play(setup)

    def play(self, setup: Mapping[str, Any]) -> None:
        """Play a game, or keep why it cannot be set up."""
        assert self.desk.accepts["setup"](setup)
        try:
            state, events = self.game.setup(setup)
        except InvalidSetup as refusal:
            self._keep(refusal.violations)
            return
        self._try_wrong_headers(plain(self.game.write(state)))
        while True:
            for event in events:
                self.events[event["type"]].append(event)
            document = plain(self.game.write(state))
            self._try_wrong_actions(state, document)
            self._try_wrong_states(document)
            legal = self.game.legal_actions(state)
            if not legal:
                return
            action = concrete(self.dice.choice(legal), self.dice)
            self._actions.append(action)
            self._known_actions.learn(action)
            events = play(self.game, state, action)

    def try_rare(self, rare: Rare) -> None:
        """Try everything that random games hardly ever come to."""
        for setup in rare.setups:
            self.play(setup)
        for setup, actions, action in rare.refused:
            state = self._after(setup, actions)
            assert self.desk.accepts["actions"]({"state": plain(self.game.write(state)), "action": action})
            self._keep(self.game.refusals(state, action))
        for setup, actions, changes in rare.states:
            self._changed(self._after(setup, actions), changes)
        for setup, changes in rare.ends:
            self._changed(self._at_the_end(setup), changes)
        for tally in rare.tallies:
            self.tally(tally)
        for request in rare.matches:
            self.match(request)

    def tally(self, tally: Mapping[str, Any]) -> None:
        """Keep why a hand-entered end is refused."""
        assert self.desk.accepts["tallies"](tally)
        try:
            self.game.tally(tally)
        except InvalidState as refusal:
            self._keep(refusal.violations)

    def match(self, request: Mapping[str, Any]) -> None:
        """Keep why the results of a match are refused."""
        assert self.desk.matches is not None and self.desk.accepts["matches"](request)
        try:
            self.desk.matches.match(request)
        except InvalidSetup as refusal:
            self._keep(refusal.violations)

    def _after(self, setup: Mapping[str, Any], actions: Sequence[Json]) -> Any:
        state, _events = self.game.setup(setup)
        for action in actions:
            judge(self.game, state, action)
            play(self.game, state, action)
        return state

    def _at_the_end(self, setup: Mapping[str, Any]) -> Any:
        state, _events = self.game.setup(setup)
        while legal := self.game.legal_actions(state):
            play(self.game, state, concrete(self.dice.choice(legal), self.dice))
        return state

    def _changed(self, state: Any, changes: Mapping[str, Any]) -> None:
        document = {**plain(self.game.write(state)), **changes}
        assert self.desk.accepts["inspections"]({"state": document})
        self._keep(self.game.faults(document))

    def _keep(self, violations: Sequence[Violation]) -> None:
        for violation in violations:
            self.violations[violation.code].append(violation.figures)

    def _try_wrong_headers(self, document: Mapping[str, Any]) -> None:
        edition = (document["ruleset"], document["variant"], len(document["players"]))
        for option in self.game.OPTIONS:
            self._try_state(plain({**document, "options": {option.id: option.default(*edition)}}))
        if document["deal"]:
            self._try_state({**document, "deal": {**document["deal"], "commitment": "0" * 64}})

    def _try_wrong_actions(self, state: Any, document: Mapping[str, Any]) -> None:
        for action in self.dice.choices(self._actions, k=4) if self._actions else ():
            wrong = {**self._known_actions.spoilt(action, self.dice), "type": action["type"]}
            if wrong["player"] != TABLE:
                wrong["player"] = self.dice.choice((*state.ids, *self.game.to_act(state), STRANGER))
            if self.desk.accepts["actions"]({"state": document, "action": wrong}):
                self._keep(self.game.refusals(state, wrong))

    def _try_wrong_states(self, document: Mapping[str, Any]) -> None:
        """Spoil a member: a part of it is changed, or taken from another state."""
        if self.dice.random() < 0.1:
            self._known_states.learn(document)
        for _ in range(3):
            name = self.dice.choice([name for name in document if name not in UNSPOILT])
            self._try_state({**document, name: self._known_states.spoilt(document[name], self.dice, name)})

    def _try_state(self, document: Mapping[str, Any]) -> None:
        if self.desk.accepts["inspections"]({"state": document}):
            self._keep(self.game.faults(document))
