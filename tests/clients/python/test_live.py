"""The client against the real service: every method, every ruleset, and the refusals that a caller can meet with."""

from random import Random
from typing import Any

import pytest

from gavel.schemas.statuses import STATUS
from gavel_sdk import (
    Client,
    GameClient,
    IllegalAction,
    InvalidRequest,
    InvalidState,
    Json,
    MalformedJson,
    NotFinished,
    NotFound,
    Problem,
    TooLarge,
    UnknownGame,
    concrete,
    problem_from_json,
)
from gavel_sdk.errors import PROBLEMS
from gavel_sdk.types import AnyPosition
from tests.support.contract import read

PLAYERS = ["ann", "bob", "cy", "dee", "eve", "fay"]


class Record:
    """A game played at random: its setup, every action and event, and where it stands."""

    def __init__(self, game: GameClient, players: int = 3, **setup: Any) -> None:
        self.game = game
        self.rng = Random(f"{players} {sorted(setup.items())}")
        if "dealer" not in setup:
            setup["seed"] = "a seed"
        self.setup = {"players": PLAYERS[:players], **setup}
        self.position: AnyPosition = game.setup(PLAYERS[:players], **setup)
        self.actions: list[Json] = []
        self.events: list[Json] = [*self.position["events"]]

    def play(self, actions: int = 10**6) -> "Record":
        while not self.position["finished"] and len(self.actions) < actions:
            action = concrete(self.rng.choice(self.position["legal_actions"]), self.rng)
            self.actions.append(action)
            self.position = self.game.act(self.position["state"], action)
            self.events += self.position["events"]
        return self


# --- what there is --------------------------------------------------------------------------------------------------


def test_the_service_is_alive_and_ready(client: Client) -> None:
    assert client.health()["status"] == "ok"
    assert client.ready()["status"] == "ready"
    assert "for-sale" in client.ready()["games"]


def test_the_catalogue_lists_the_games_with_their_rulesets(client: Client) -> None:
    (summary,) = [game for game in client.games() if game["id"] == "for-sale"]
    assert summary["name"] == "For Sale"
    assert "iello-2015" in [ruleset["id"] for ruleset in summary["rulesets"]]
    assert summary["links"]["self"] == "/v1/games/for-sale"


def test_the_game_sheet_has_what_a_setup_form_needs(game: GameClient) -> None:
    sheet = game.sheet()
    assert sheet["default_ruleset"] == "iello-2015"
    rulesets = {ruleset["id"]: ruleset for ruleset in sheet["rulesets"]}
    assert rulesets["ravensburger-1997"]["player_counts"] == [3, 4, 5]
    assert "short-supply" in rulesets["iello-2015"]["variants"]
    assert {"bid", "pass", "sell", "reveal"} == {action["id"] for action in sheet["action_types"]}
    assert {option["ruling"] for option in sheet["options"]} >= {"R-FS-01", None}


def test_the_contract_and_its_pages_can_be_read(client: Client) -> None:
    assert client.openapi() == read(client.openapi_yaml())
    assert "<html" in client.docs()


def test_every_problem_type_of_the_service_has_an_exception_and_a_page(client: Client) -> None:
    assert PROBLEMS.keys() == STATUS.keys()
    assert all("<html" in client.problem(name) for name in PROBLEMS)
    with pytest.raises(NotFound):
        client.problem("no-such")


def test_sentences_can_be_said_elsewhere(service_url: str, game: GameClient) -> None:
    with Client(service_url, language="de") as client:
        german = client.game("for-sale").messages()
    assert german["language"] == "de"
    assert "{player}" in german["events"]["bid"]
    assert german["events"].keys() == game.messages()["events"].keys()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_words_follow_the_clients_language(service_url: str, game: GameClient, language: str) -> None:
    with Client(service_url, language=language) as client:
        foreign = client.game("for-sale")
        assert foreign.rules()["clauses"][0]["text"] != game.rules()["clauses"][0]["text"]
        position = foreign.setup(PLAYERS[:3], seed="s")
        assert position["events"][0]["text"] != game.setup(PLAYERS[:3], seed="s")["events"][0]["text"]


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "players", "setup"),
    [
        ("ravensburger-1997", 5, {}),
        ("ravensburger-1997", 3, {"variant": "short-supply"}),
        ("iello-2015", 4, {}),
        ("iello-2015", 5, {"variant": "short-supply", "options": {"short_last_round": "discard"}}),
        ("heidelberger-2015", 6, {"variant": "short-supply"}),
        ("ueberplay-2005", 3, {}),
        ("ueberplay-2005", 4, {"dealer": "table"}),
        ("ravensburger-1997", 4, {"dealer": "table"}),
    ],
)
def test_a_whole_game_can_be_played_told_checked_and_replayed(
    game: GameClient, ruleset: str, players: int, setup: dict[str, Any]
) -> None:
    record = Record(game, players, ruleset=ruleset, **setup).play()
    position = record.position
    assert not position["to_act"]
    assert not position["legal_actions"]
    assert position["scores"] is not None
    assert position["scores"] == game.scores(position["state"], final=True)
    assert position["scores"]["final"]
    assert {standing["player"] for standing in position["scores"]["standings"]} == set(PLAYERS[:players])
    assert [standing["player"] for standing in position["scores"]["standings"] if standing["winner"]] == sorted(
        position["scores"]["winners"]
    )
    clauses = {clause["id"] for clause in game.rules()["clauses"]}
    assert all(event["text"] and event["rule"] in clauses for event in record.events)

    replay = game.replay(setup=record.setup, actions=record.actions, history=position["state"]["history"])
    assert replay["history_matches"] is True
    assert replay["refused"] is None
    assert replay["applied"] == len(record.actions)
    assert replay["events"] == record.events
    assert replay["position"] == position


def test_a_finished_game_entered_by_hand_scores_the_same(game: GameClient) -> None:
    position = Record(game, 4).play().position
    entered = [{name: player[name] for name in ("id", "coins", "cheques")} for player in position["state"]["players"]]
    sheet = game.tally(entered, ruleset="iello-2015", variant="standard", options={})
    assert position["scores"] is not None
    assert sheet["standings"] == position["scores"]["standings"]


# --- one position ---------------------------------------------------------------------------------------------------


@pytest.fixture
def position(game: GameClient) -> AnyPosition:
    """Three players; ann has bid 3 and bob is to act."""
    position = game.setup(PLAYERS[:3], seed="s", first_player="ann")
    return game.act(position["state"], {"type": "bid", "player": "ann", "amount": 3})


def test_an_action_gives_the_next_position_and_its_events(position: AnyPosition) -> None:
    (event,) = position["events"]
    assert event == {"type": "bid", "rule": "for-sale/bid", "player": "ann", "amount": 3, "text": event["text"]}
    assert position["to_act"] == ["bob"]
    assert not position["finished"]
    assert position["scores"] is None


def test_legal_actions_can_be_expanded_and_filtered(game: GameClient, position: AnyPosition) -> None:
    listed = game.legal_actions(position["state"])
    assert listed["legal_actions"] == position["legal_actions"]
    bid, leave = listed["legal_actions"]
    expanded = game.legal_actions(position["state"], expand=True)["legal_actions"]
    amounts = range(bid["amount"]["minimum"], bid["amount"]["maximum"] + 1)
    assert expanded == [*({**bid, "amount": amount} for amount in amounts), leave]
    assert game.legal_actions(position["state"], "ann")["legal_actions"] == []
    assert game.legal_actions(position["state"], "ann")["to_act"] == ["bob"]


def test_an_illegal_action_is_raised_with_what_is_wrong_and_what_would_be_legal(
    game: GameClient, position: AnyPosition
) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.act(position["state"], {"type": "bid", "player": "bob", "amount": 2}, request_id="my-table")
    refusal = caught.value
    (violation,) = refusal.violations
    assert (violation["code"], violation["rule"], violation["pointer"]) == (
        "bid.too-low",
        "for-sale/raise-exceed",
        "/action/amount",
    )
    assert violation["minimum"] == 4
    assert [violation["clause"]] == [
        each["text"] for each in game.rules()["clauses"] if each["id"] == "for-sale/raise-exceed"
    ]
    assert violation["clause"] in str(refusal)
    assert refusal.to_act == position["to_act"]
    assert refusal.legal_actions == position["legal_actions"]
    assert refusal.request_id == "my-table"
    assert violation["detail"] in str(refusal)
    assert "my-table" in str(refusal)


@pytest.mark.parametrize("player", ["ann", "zoe"])
def test_a_refusal_out_of_turn_or_to_a_stranger_lists_no_action(
    game: GameClient, position: AnyPosition, player: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.act(position["state"], {"type": "pass", "player": player})
    assert (caught.value.to_act, caught.value.legal_actions) == (["bob"], [])


def test_scores_are_interim_while_the_game_runs(game: GameClient, position: AnyPosition) -> None:
    sheet = game.scores(position["state"])
    assert not sheet["final"]
    assert [standing["total"] for standing in sheet["standings"]] == [28, 28, 28]
    assert "R-FS-01" in {ruling["id"] for ruling in sheet["rulings"]}
    with pytest.raises(NotFinished):
        game.scores(position["state"], final=True)


def test_a_view_shows_what_its_viewer_may_see(game: GameClient, position: AnyPosition) -> None:
    view = game.view(position["state"], "bob")
    assert [player["coins"] for player in view["view"]["players"]] == [None, 28, None]
    assert view["legal_actions"] == position["legal_actions"]
    assert game.view(position["state"], "spectator")["legal_actions"] == []


def test_an_impossible_state_is_told_by_an_inspection_and_raised_elsewhere(
    game: GameClient, position: AnyPosition
) -> None:
    assert game.inspect(position["state"])["valid"]
    rich = {**position["state"], "players": [{**player, "coins": 999} for player in position["state"]["players"]]}
    inspection = game.inspect(rich)
    assert not inspection["valid"]
    with pytest.raises(InvalidState) as caught:
        game.legal_actions(rich)
    assert caught.value.violations == inspection["violations"] != []


def test_a_state_is_held_against_its_record(game: GameClient) -> None:
    setup: Any = {"players": list(PLAYERS), "seed": "record"}
    begun = game.setup(**setup)
    record: Any = {"setup": setup, "actions": []}
    assert game.inspect(begun["state"], record=record)["record"]["agrees"]
    decks: Any = begun["state"]["decks"]
    first, second, *others = decks["cheques"]
    stacked: Any = {**begun["state"], "decks": {**decks, "cheques": [second, first, *others]}}
    found = game.inspect(stacked, record=record)
    assert found["valid"]
    assert [each["pointer"] for each in found["record"]["departures"]] == ["/decks/cheques/0", "/decks/cheques/1"]


def test_who_begins_can_be_drawn_from_the_seed(game: GameClient) -> None:
    opened = [game.setup(PLAYERS, first_player={"draw": True}, seed=f"seed {n}")["to_act"] for n in range(12)]
    assert len({beginner for (beginner,) in opened}) > 1


def test_sentences_say_the_names_that_a_call_brings(game: GameClient, position: AnyPosition) -> None:
    bid = {"type": "bid", "player": "bob", "amount": 4}
    acted = game.act(position["state"], bid, names={"bob": "Robert"}, viewers=["bob", "spectator"])
    assert acted["events"][0]["text"].startswith("Robert ")
    assert list(acted["views"]) == ["bob", "spectator"]
    seen = game.view(acted["state"], viewers=iter(["bob", "spectator"]))
    assert seen["views"] == acted["views"]


def test_a_transcript_is_replayed_as_it_is(game: GameClient) -> None:
    record = Record(game).play()
    scores = game.scores(record.position["state"])
    transcript: Json = {"game": "for-sale", "setup": record.setup, "actions": record.actions, "scores": scores}
    replay = game.replay(**transcript, history=record.position["state"]["history"])
    assert (replay["history_matches"], replay["scores_match"]) == (True, True)


def test_a_replay_stops_at_the_first_refused_action_and_tells_why(game: GameClient, position: AnyPosition) -> None:
    low = {"type": "bid", "player": "bob", "amount": 1}
    replay = game.replay(state=position["state"], actions=[{"type": "bid", "player": "bob", "amount": 4}, low])
    assert (replay["applied"], replay["history_matches"]) == (1, None)
    assert replay["refused"] is not None
    assert replay["refused"]["index"] == 1
    assert isinstance(problem_from_json(replay["refused"]["problem"]), IllegalAction)
    assert replay["position"]["to_act"] == ["cy"]
    assert game.replay(state=position["state"], actions=[], history="0" * 64)["history_matches"] is False


def test_a_request_that_does_not_fit_the_contract_is_raised_with_every_error(game: GameClient) -> None:
    with pytest.raises(InvalidRequest) as caught:
        game.act({"moon": "full"}, {"type": "jump"})
    pointers = {error["pointer"] for error in caught.value.errors}
    assert {"/state/moon", "/action/type"} <= pointers


def test_a_game_that_the_service_has_not_is_raised_with_those_it_has(client: Client) -> None:
    with pytest.raises(UnknownGame) as caught:
        client.game("chess").rules()
    assert "for-sale" in caught.value.games


def test_a_body_nested_too_deep_or_too_large_is_raised_as_such(game: GameClient) -> None:
    deep: Any = {}
    for _ in range(100):
        deep = {"deeper": deep}
    with pytest.raises(MalformedJson):
        game.inspect(deep)
    with pytest.raises(TooLarge) as caught:
        game.inspect({"moon": "x" * 2**21})
    assert caught.value.limit == 2**20


# --- batches --------------------------------------------------------------------------------------------------------


def test_a_batch_answers_as_the_single_calls_do(client: Client, game: GameClient, position: AnyPosition) -> None:
    state = position["state"]
    bid = {"type": "bid", "player": "bob", "amount": 5}
    bodies: list[tuple[str, Json]] = [
        ("actions", {"state": state, "action": bid}),
        ("scores", {"state": state}),
        ("scores", {"state": state, "final": True}),
        ("actions", {"state": state, "action": {**bid, "amount": 1}}),
        ("views", {"state": state, "viewer": "cy"}),
    ]
    lines = [
        {"id": [n, name], "operation": name, "game": "for-sale", "body": body} for n, (name, body) in enumerate(bodies)
    ]
    acted, scored, final, refused, seen = client.batch([*lines[:4], lines[4]])
    assert [each.id for each in (acted, scored, final, refused, seen)] == [line["id"] for line in lines]
    assert acted.unwrap() == game.act(state, bid)
    assert scored.unwrap() == game.scores(state)
    assert isinstance(final.problem, NotFinished)
    assert isinstance(refused.problem, IllegalAction)
    assert [violation["code"] for violation in refused.problem.violations] == ["bid.too-low"]
    assert seen.unwrap() == game.view(state, "cy")


@pytest.mark.parametrize("portion", [64 * 1024, 2**30])
def test_a_batch_of_a_thousand_states_comes_through_in_portions_or_at_once(
    client: Client, position: AnyPosition, portion: int
) -> None:
    line = {"operation": "legal-actions", "game": "for-sale", "body": {"state": position["state"], "expand": True}}
    answers = list(client.batch(({"id": n, **line} for n in range(1000)), portion=portion))
    assert [each.id for each in answers] == list(range(1000))
    assert {len(each.unwrap()["legal_actions"]) for each in answers} == {26}


def test_a_line_that_is_nothing_the_service_knows_gets_a_problem_of_its_own(client: Client) -> None:
    setup = {"operation": "setup", "game": "for-sale", "body": {"players": PLAYERS[:3], "seed": "s"}}
    strange, unknown, good = client.batch([{"id": 1}, {**setup, "id": 2, "game": "chess"}, {**setup, "id": 3}])
    assert isinstance(strange.problem, InvalidRequest)
    assert isinstance(unknown.problem, UnknownGame)
    assert isinstance(good.problem, Problem | None)
    assert good.unwrap()["to_act"] == ["ann"]
