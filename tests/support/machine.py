"""Random games of any registered game, with everything that must hold at every step. One machine for every referee."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from gavel.engine import history
from gavel.engine.game import FINISHED, Game
from tests.support.hooks import hooks_of
from tests.support.listing import action_validator, any_action, expanded, mutations, samples, stands_for
from tests.support.play import Combination, concrete, is_due
from tests.support.referees import Referee
from tests.support.two_worlds import another_world, viewers

Json = dict[str, Any]

SEEDS = st.integers(0, 2**32 - 1)
LONGEST = 2000
"""No random game takes so many plies."""


class GameMachine(RuleBasedStateMachine):
    """One game of one combination, whose options Hypothesis draws. Finished games are kept for the last questions."""

    combination: ClassVar[Combination]
    referee: ClassVar[Referee]
    judged: ClassVar[int]
    """How many actions out of the listing, and how many beside it, are judged at each step."""

    # --- the moves --------------------------------------------------------------------------------------------------

    @initialize(data=st.data(), seed=SEEDS)
    def set_up(self, data: st.DataObject, seed: int) -> None:
        """A new game."""
        self.rng = Random(seed)
        self.game = self.combination.game
        self.hooks = hooks_of(self.game)
        combination = self.combination
        options = data.draw(
            st.just({}) | self.hooks.options(combination.ruleset, combination.variant, combination.players)
        )
        self.request = combination.request(options, self.rng)
        self.position = self.referee.setup(self.request)
        self.states = [self.position["state"]]
        self.actions: list[Json] = []
        self.events = list(self.position["events"])
        self._sound()

    @precondition(lambda self: not self.position["finished"])
    @rule(plies=st.integers(1, 25), seed=SEEDS)
    def play(self, plies: int, seed: int) -> None:
        """Some moves, each followed by every question that costs little."""
        rng = Random(seed)
        for _ in range(plies):
            if self.position["finished"]:
                return
            self._play(concrete(rng.choice(self.position["legal_actions"]), rng))
            self._sound()

    @rule(seed=SEEDS, points=st.integers(-9, 9).filter(bool))
    def a_referee_gives_points(self, seed: int, points: int) -> None:
        """From then on the state has a record, also when the game is over."""
        before = self.position
        seat = Random(seed).choice(self.state["players"])["id"]
        self._play({"type": "penalty", "player": "referee", "seat": seat, "points": points, "reason": "Late."})
        assert self.position["to_act"] == before["to_act"]
        assert self.position["legal_actions"] == before["legal_actions"]
        self._sound()

    @precondition(lambda self: not self.position["finished"])
    @rule(seed=SEEDS)
    def what_is_hidden_is_not_shown(self, seed: int) -> None:
        """Two worlds that differ only in what a viewer may not see look the same to that viewer."""
        rng = Random(seed)
        for viewer in viewers(self.state):
            other = another_world(self.game, self.state, viewer, rng)
            if other is not None:
                assert self.referee.view(other, viewer) == self.referee.view(self.state, viewer)

    @rule(data=st.data())
    def any_action_is_judged(self, data: st.DataObject) -> None:
        """Whatever has the right shape is accepted or refused, and accepted only if it is listed."""
        action = data.draw(any_action(self.game.id))
        by_somebody = {**action, "player": data.draw(st.sampled_from([*viewers(self.state), "table"]))}
        for each in (action, by_somebody):
            if action_validator(self.game.id)(each):
                self._judge_beside(each)

    @rule(seed=SEEDS)
    def a_part_can_be_replayed(self, seed: int) -> None:
        """From any state on, the same actions lead to the same state."""
        start = Random(seed).randrange(len(self.states))
        self._replay({"state": self.states[start]}, start)

    def teardown(self) -> None:
        """Play on to the end, and replay the whole game; unless something has failed already."""
        if sys.exc_info()[0] is not None or not hasattr(self, "position"):
            return
        while not self.position["finished"]:
            self._play(concrete(self.rng.choice(self.position["legal_actions"]), self.rng))
            assert not self.referee.breaches(self.state)
        self._sound()
        self._replay({"setup": self.request}, 0)
        self._replay({"state": self.states[middle := self.rng.randrange(len(self.states))]}, middle)

    # --- what must hold ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Json:
        """The state on the table."""
        state: Json = self.position["state"]
        return state

    def _play(self, action: Json) -> None:
        before = self.state
        self.position = self.referee.act(before, action)
        self.states.append(self.state)
        self.actions.append(action)
        self.events += self.position["events"]
        assert self.state["ply"] == before["ply"] + 1 == len(self.actions) < LONGEST
        assert self.state["history"] == history.advance(before["history"], action)
        self.hooks.conserved(before, self.state, self.position["events"])

    def _sound(self) -> None:
        assert not self.referee.breaches(self.state)
        assert self.position["finished"] == (self.state["phase"] == FINISHED) == (self.position["scores"] is not None)
        listed = self.position["legal_actions"]
        assert bool(listed) != self.position["finished"]
        self._all_who_act_have_something_to_do(listed)
        for event in self.position["events"]:
            assert event["rule"] in self.game.events[event["type"]]
        self._listing_is_judging(listed)

    def _all_who_act_have_something_to_do(self, listed: list[Json]) -> None:
        """But for a highest bidder who cannot raise: leaving that one out would tell what is in the purse."""
        acting = list(dict.fromkeys(action["player"] for action in listed))
        assert acting == [player for player in self.position["to_act"] if player in acting]
        idle = [player for player in self.position["to_act"] if player not in acting]
        assert idle in ([], [(self.state.get("auction") or {}).get("high_bidder")])

    def _listing_is_judging(self, listed: list[Json]) -> None:
        rng = self.rng
        anybody = rng.choice([*viewers(self.state), "table"])
        if anybody != "spectator":
            own = [action for action in listed if action["player"] == anybody]
            assert self.referee.legal_actions(self.state, anybody) == own
        one_by_one = expanded(listed)
        assert self.referee.legal_actions(self.state, expand=True) == one_by_one
        legal = [action for action in one_by_one if not any(map(is_due, action.values()))]
        for action in self._some(legal, rng):
            assert not self.referee.refusals(self.state, action), action
        some = samples(listed, rng)
        ids = [seat["id"] for seat in self.state["players"]]
        beside = [other for action in self._some(some, rng) for other in mutations(self.game.id, action, ids, some)]
        for action in self._some(beside, rng):
            self._judge_beside(action)

    def _some(self, actions: list[Json], rng: Random) -> list[Json]:
        return rng.sample(actions, min(self.judged, len(actions)))

    def _judge_beside(self, action: Json) -> None:
        """What is not listed is refused, or goes unlisted by the rules; with a code that the game declares."""
        listed = self.position["legal_actions"]
        refused = self.referee.refusals(self.state, action)
        if any(stands_for(each, action) for each in listed):
            assert not refused, (action, refused)
        elif not refused:
            summed_up = any(is_due(value) for each in listed for value in each.values())
            assert not summed_up, action
            assert self.hooks.goes_unlisted(self.state, action), action
        for code, clause in refused:
            assert clause in self.game.illegal[code]

    def _replay(self, start: Json, first: int) -> None:
        answer = self.referee.replay(start, self.actions[first:], self.state["history"])
        assert answer["position"]["state"] == self.state
        assert answer["applied"] == len(self.actions) - first
        assert answer["refused"] is None
        assert answer["history_matches"] is True
        assert answer["position"]["scores"] == self.position["scores"]
        if "setup" in start:
            assert answer["events"] == self.events


def run(combination: Combination, referee: Callable[[Game[Any]], Referee], judged: int, examples: int) -> None:
    """Let the machine play so many games of a combination."""
    attributes = {"combination": combination, "referee": referee(combination.game), "judged": judged}
    machine = type("Machine", (GameMachine,), attributes)
    # Explaining a failure takes longer than finding it, where each example is a whole game.
    phases = [phase for phase in Phase if phase is not Phase.explain]
    run_state_machine_as_test(machine, settings=settings(max_examples=examples, stateful_step_count=12, phases=phases))
