"""What the rules of a game really say: events of random games, and violations of actions and states gone wrong."""

import copy
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from gavel.rules.game import TABLE, Game, play
from gavel.rules.verdicts import InvalidSetup, InvalidState, Violation
from gavel.wire.desks import Desk
from gavel.wire.plain import plain

Json: TypeAlias = Any
PLAYERS = ("ann", "bob", "cy", "dee", "eve", "fay")
STRANGER = "zoe"
DEALERS = ("service", "table")


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


def spoilt(value: Json, dice: random.Random) -> Json:
    """`value` with something changed, but of the same JSON type."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, int):
        return max(0, value + dice.choice((-100, -1, 1, 2, 100)))
    if isinstance(value, list | tuple):
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
        self._states: list[dict[str, Any]] = []

    def play_all(self) -> None:
        """Play a game of every plain setup."""
        for setup in setups(self.game):
            self.play(setup)

    def play(self, setup: Mapping[str, Any]) -> None:
        """Play a game, or keep why it cannot be set up."""
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
            events = play(self.game, state, action)

    def tally(self, tally: Mapping[str, Any]) -> None:
        """Keep why a hand-entered end is refused."""
        try:
            self.game.tally(tally)
        except InvalidState as refusal:
            self._keep(refusal.violations)

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
            wrong = {**spoilt(action, self.dice), "type": action["type"]}
            if wrong["player"] != TABLE:
                wrong["player"] = self.dice.choice((*state.ids, *self.game.to_act(state), STRANGER))
            if self.desk.accepts["actions"]({"state": document, "action": wrong}):
                self._keep(self.game.refusals(state, wrong))

    def _try_wrong_states(self, document: Mapping[str, Any]) -> None:
        """Spoil a member, or take it from another state: either way the document keeps its shape."""
        if self.dice.random() < 0.1:
            self._states.append(copy.deepcopy(dict(document)))
        for _ in range(3):
            wrong = copy.deepcopy(dict(document))
            name = self.dice.choice(self._members(wrong))
            if self.dice.random() < 0.5 and self._states:
                wrong[name] = copy.deepcopy(self.dice.choice(self._states)[name])
            else:
                wrong[name] = spoilt(wrong[name], self.dice)
            self._try_state(wrong)

    def _try_state(self, document: Mapping[str, Any]) -> None:
        if self.desk.accepts["inspections"]({"state": document}):
            self._keep(self.game.faults(document))

    def _members(self, document: Mapping[str, Any]) -> list[str]:
        return [name for name in document if name not in ("game", "schema_version", "options", "history", "deal")]
