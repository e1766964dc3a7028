"""Games of every kind played sealed and plain in step: same states, views, events, scores; tokens of one length."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from gavel.engine.events import learnt
from gavel.engine.game import SPECTATOR
from gavel.engine.json_values import as_json_value
from gavel.sealing.coding import base_of, decode, encode
from gavel.sealing.contents import Contents
from gavel.sealing.games import sealed_games
from gavel.sealing.hidden import has_turned_up, hidden_from
from gavel.sealing.keys import load
from gavel.sealing.steps import state_of
from gavel.sealing.tokens import KeyVault, filled_length
from tests.sealing.table import SEALING_KEY, Answer, Room, Table, key_file
from tests.support.hooks import hooks_of
from tests.support.play import Combination, concrete, every_combination, some_quick_all_long
from tests.support.two_worlds import another_world

Json = dict[str, Any]

KEYS = load(Path(key_file(SEALING_KEY)))
VAULT = KeyVault(KEYS)
ROOM = Room(keys=key_file(SEALING_KEY))
SEEDS = st.integers(0, 2**32 - 1)


def contents_of(game: str, token: str) -> Contents:
    """What a token holds, as only the service can know."""
    return decode(VAULT.unseal(token), game, sealed_games()[game].packing)


def full_state(game: str, token: str) -> Json:
    """The whole state of a token, with all that is pending."""
    sealed, contents = sealed_games()[game], contents_of(game, token)
    found: Json = as_json_value(sealed.game.dump(state_of(sealed, contents, contents.pending)))
    return found


def without_token(answer: Answer) -> Json:
    """What an answer tells its reader."""
    return {name: value for name, value in answer.body.items() if name not in ("token", "head", "table")}


class InStep(RuleBasedStateMachine):
    """One game, sealed by its tokens and plain by its states; simultaneous choices are made in turn or apart."""

    combination: Combination

    @initialize(data=st.data(), seed=SEEDS, held=st.booleans(), referee=st.booleans())
    def set_up(self, data: st.DataObject, seed: int, held: bool, referee: bool) -> None:
        """A sealed table, and the plain state that it begins with."""
        combination, self.rng = self.combination, Random(seed)
        self.game, self.sealed = combination.game, sealed_games()[combination.game.id]
        drawn = hooks_of(self.game).options(combination.ruleset, combination.variant, combination.players)
        request = combination.request(data.draw(st.just({}) | drawn), self.rng)
        if combination.dealer == "service":
            request = {name: value for name, value in request.items() if name not in ("seed", "deal")}
        answer = ROOM.ask(self.game.id, "setup", {**request, "held": held, "referee": referee})
        # Only own tiles, and very many of them, make a token too long.
        self.over = answer.status == 413
        if self.over:
            return
        self.table = Table(ROOM, self.game.id, {**request, "held": held, "referee": referee})
        self.length = len(self.table.token)
        self.base: Json = full_state(self.game.id, self.table.token)
        self.pending: list[Json] = []
        self.finished = False
        self._same()

    @precondition(lambda self: not self.over and not self.finished)
    @rule(plies=st.integers(1, 20), seed=SEEDS)
    def play(self, plies: int, seed: int) -> None:
        """Some actions, each by whoever may act; choices that are made apart are merged."""
        rng = Random(seed)
        for _ in range(plies):
            if not self.finished:
                self._choose_apart(rng) if len(self._choosers()) > 1 and rng.random() < 0.4 else self._act(rng)
        self._same()

    @precondition(lambda self: not self.over and not self.finished)
    @rule(seed=SEEDS)
    def what_is_hidden_is_not_shown(self, seed: int) -> None:
        """Two tables that differ only in what a seat may not see look the same to it, also in what they refuse.

        Where what is turned up is held, not even an action of its own tells it which of the two it is at.
        """
        rng, game = Random(seed), self.game
        state, contents = self._state(), contents_of(game.id, self.table.token)
        viewer = rng.choice(self.table.players)
        other = another_world(game, state, viewer, rng)
        if other is None or contents.withheld_from is not None:
            return
        worlds = [self._sealed(contents, each) for each in (state, other)]
        assert {len(token) for token in worlds} == {self.length}
        one, two = (without_token(self.table.view(viewer, token, since=0)) for token in worlds)
        assert one == two
        one, two = (without_token(self.table.ask("actions", self._wrong(token, viewer), viewer)) for token in worlds)
        assert {**one, "instance": ""} == {**two, "instance": ""}
        listed = self.table.view(viewer, worlds[0])["legal_actions"]
        if listed and contents.lasting.hides_reveals:
            action = concrete(rng.choice(listed), rng)
            one, two = (without_token(self.table.act(action, token)) for token in worlds)
            assert one == two

    @precondition(lambda self: self.over or self.finished)
    @rule()
    def leave_it_there(self) -> None:
        """Nothing more can be done; there has to be something for each step."""

    def teardown(self) -> None:
        """Play on to the end; the record leads from the setup's state to the last."""
        if self.over or not hasattr(self, "finished"):
            return
        while not self.finished:
            self._act(self.rng)
        self._same()
        seen = self.table.view()
        assert seen["scores"] == ROOM.plain(self.game.id, "scores", {"state": self._state(), "final": True})
        assert seen["view"] == self._state() == self.table.good("unseal", {"token": self.table.token})["state"]

    # --- in step ------------------------------------------------------------------------------------------------------

    def _state(self) -> Json:
        """The plain state: choices that wait are played in seat order."""
        state, seats = self.game.load(self.base), [*self.table.players, "table"]
        for action in sorted(self.pending, key=lambda each: seats.index(each["player"])):
            self.game.play(state, action)
        found: Json = as_json_value(self.game.dump(state))
        return found

    def _choosers(self) -> list[str]:
        state = self.game.load(self._state())
        return list(self.game.to_act(state)) if self.game.phase_of(state).has_chosen is not None else []

    def _act(self, rng: Random) -> None:
        state = self.game.load(self._state())
        action = as_json_value(concrete(rng.choice(self.game.legal_actions(state)), rng))
        player, hidden = action["player"], hidden_from(self.game, state, action["player"])
        answer = self.table.act(action)
        holds = bool(answer["held"])
        answer = self._taken(answer)
        events = as_json_value(self.game.play(state, action))
        turned_up = player in self.table.players and has_turned_up(hidden, hidden_from(self.game, state, player))
        assert player in learnt(events, state.ids) or not turned_up, "events name all who learn something"
        assert holds == (turned_up and self.table.request["held"])
        assert [{name: each[name] for name in each if name != "text"} for each in answer["events"]] == events
        self._played(action)

    def _choose_apart(self, rng: Random) -> None:
        """Everybody who is to choose does so from the same token; then somebody joins them."""
        base, tokens = self.table.token, []
        for player in self._choosers():
            action = as_json_value(concrete(rng.choice(self.table.view(player, base)["legal_actions"]), rng))
            tokens.append(self.table.act(action, base)["token"])
            self._played(action)
        rng.shuffle(tokens)
        merged = self.table.good("merges", {"tokens": tokens}, rng.choice(self.table.players))
        self.table.token = merged["token"]
        self._taken(merged)

    def _taken(self, answer: Answer) -> Answer:
        """The answer as it is for everybody: what is held is opened by another seat."""
        assert len(answer["token"]) == self.length
        if answer["held"]:
            others = [player for player in self.table.players if player != answer["held"]["by"]]
            answer = self.table.view(self.rng.choice(others))
            self.table.token = answer["token"]
        assert len(answer["token"]) == self.length
        return answer

    def _played(self, action: Json) -> None:
        self.pending.append(action)
        state = self.game.load(self._state())
        has_chosen = self.game.phase_of(state).has_chosen
        seat = self.table.players.index(action["player"]) if action["player"] in self.table.players else None
        if has_chosen is None or seat is None or not has_chosen(state, seat):
            self.base, self.pending = as_json_value(self.game.dump(state)), []
        self.finished = state.phase == "finished"

    def _same(self) -> None:
        """Sealed and plain are at the same point, to everybody."""
        state, token = self._state(), self.table.token
        assert full_state(self.game.id, token) == state
        contents = contents_of(self.game.id, token)
        raw = encode(contents, self.sealed.packing)
        assert len(raw) == filled_length(contents.lasting.room), "the room was large enough"
        for viewer in (*self.table.players, SPECTATOR):
            seen = self.table.view(None if viewer == SPECTATOR else viewer).body
            expected = ROOM.plain(self.game.id, "views", {"state": state, "viewer": viewer})
            assert {name: seen[name] for name in expected} == expected
            assert seen["held"] is None

    def _sealed(self, contents: Contents, state: Json) -> str:
        """The token of the same table in another state."""
        base = base_of(self.game.load(state), self.sealed.packing, contents.base.edition)
        other = contents._replace(base=base, pending=())
        return VAULT.seal(encode(other, self.sealed.packing))

    @staticmethod
    def _wrong(token: str, player: str) -> Json:
        """An action that no seat may play at any time."""
        return {"token": token, "action": {"type": "bid", "player": player, "amount": 10**6}}


def play(combination: Combination, examples: int, steps: int) -> None:
    """Whole games of one kind in step."""
    machine = type("Machine", (InStep,), {"combination": combination})
    phases = [phase for phase in Phase if phase is not Phase.explain]
    every = list(HealthCheck)
    asked = settings(
        max_examples=examples, stateful_step_count=steps, phases=phases, suppress_health_check=every, deadline=None
    )
    run_state_machine_as_test(machine, settings=asked)


@pytest.mark.parametrize("combination", some_quick_all_long())
def test_a_game_goes_sealed_as_it_goes_plain(combination: Combination) -> None:
    play(combination, examples=1, steps=5)


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_many_games_go_sealed_as_they_go_plain(combination: Combination) -> None:
    """Each edition, variant, number of players and dealer, with options as they are drawn."""
    play(combination, examples=6, steps=20)


MOST = {"for-sale": 800, "the-estates": 1000, "auctionland": 1400}
"""Characters that tokens of games with short ids may have, where the service deals."""


@pytest.mark.parametrize("combination", [each for each in every_combination() if each.dealer == "service"], ids=str)
def test_a_token_is_short_enough_for_a_link(combination: Combination) -> None:
    request = {"ruleset": combination.ruleset, "variant": combination.variant, "referee": True, "held": True}
    players = ["ann", "bob", "cy", "dee", "eve", "flo"][: combination.players]
    table = ROOM.table(combination.game.id, **{**request, "players": players})
    assert len(table.token) <= MOST[combination.game.id]


def test_the_length_of_a_token_follows_from_what_everybody_knows() -> None:
    """Of one setup, all tables have it; the names and the options make it longer, and nothing else does."""
    lengths = {len(ROOM.table(held=held).token) for held in (True, False) for _again in range(3)}
    assert len(lengths) == 1
    long = ROOM.table(players=["ann" * 20, "bob" * 20, "cy" * 30])
    assert len(long.token) > max(lengths)


def test_what_the_referee_writes_makes_a_token_longer_and_no_hidden_card_does() -> None:
    table = ROOM.table(referee=True)
    lengths = [len(table.token)]
    for number in range(4):
        reason = json.dumps("x" * 120 * (number + 1))
        action = {"type": "penalty", "player": "referee", "seat": "ann", "points": 1, "reason": reason}
        lengths.append(len(table.act(action)["token"]))
    assert lengths == sorted(lengths)
    assert lengths[-1] > lengths[0]
