"""`gavel replay`: transcripts of any length, and what is wrong with broken ones."""

import json
from pathlib import Path
from random import Random

import pytest

from gavel.cli.input import transcripts
from gavel.games.auctionland.rules import GAME
from gavel.schemas.limits import LIMITS
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, post, random_game

SETUP: Document = {"players": PLAYERS, "seed": "x"}


@pytest.fixture(scope="module")
def transcript() -> Document:
    return random_game("for-sale", SETUP, Random(5))[0]


def replayed(run: Runner, transcript: Document, *flags: str) -> tuple[int, Document]:
    result = run("replay", "-", *flags, stdin=json.dumps(transcript))
    document: Document = json.loads(result.stdout)
    return result.exit_code, document


def whole(transcript: Document) -> Document:
    """The answer to the whole transcript at once."""
    answer: Document = post("for-sale", "replays", transcript)
    return answer


@pytest.mark.parametrize("piece", [1, 7, 1000])
def test_a_transcript_in_pieces_is_answered_as_in_one(
    run: Runner, transcript: Document, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transcripts, "PIECE", piece)
    assert replayed(run, transcript) == (0, whole(transcript))


@pytest.mark.parametrize("piece", [1, 7, 1000])
def test_a_refused_action_has_its_place_in_the_file(
    run: Runner, transcript: Document, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions = [*transcript["actions"]]
    actions[20] = {**actions[20], "player": "dee"}
    monkeypatch.setattr(transcripts, "PIECE", piece)
    broken = {**transcript, "actions": actions}
    status, document = replayed(run, broken)
    assert status == 1
    assert document["refused"]["index"] == document["applied"] == 20
    pointers = [each["pointer"] for each in document["refused"]["problem"]["violations"]]
    assert pointers == ["/actions/20/player"]
    assert document["history_matches"] is False
    assert document["position"] == whole(broken)["position"]


def test_a_malformed_action_has_its_place_in_the_file(
    run: Runner, transcript: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transcripts, "PIECE", 7)
    actions = [*transcript["actions"]]
    actions[20] = {**actions[20], "colour": "red"}
    status, document = replayed(run, {**transcript, "actions": actions})
    assert (status, document["type"]) == (1, "/problems/invalid-request")
    assert [each["pointer"] for each in document["errors"]] == ["/actions/20/colour"]


def test_a_digest_that_differs_is_a_refusal(run: Runner, transcript: Document) -> None:
    result = run("replay", "-", stdin=json.dumps({**transcript, "history": "0" * 64}))
    assert result.exit_code == 1
    assert json.loads(result.stdout)["history_matches"] is False
    assert "digest" in result.stderr


@pytest.mark.parametrize("piece", [7, 1000])
def test_scores_that_are_claimed_are_verified(run: Runner, piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcripts, "PIECE", piece)
    transcript, positions = random_game("for-sale", SETUP, Random(5))
    scores = positions[-1]["scores"]
    status, document = replayed(run, {**transcript, "scores": scores}, "--language", "de")
    assert (status, document["scores_match"]) == (0, True)
    result = run("replay", "-", stdin=json.dumps({**transcript, "scores": {**scores, "winners": []}}))
    assert (result.exit_code, json.loads(result.stdout)["scores_match"]) == (1, False)
    assert "scores" in result.stderr


def test_nothing_in_a_transcript_is_ignored(run: Runner, transcript: Document) -> None:
    status, document = replayed(run, {**transcript, "note": "a fine game"})
    assert (status, [each["pointer"] for each in document["errors"]]) == (1, ["/note"])
    status, document = replayed(run, transcript, "--game", "auctionland")
    assert status == 1
    assert "/game" in [each["pointer"] for each in document["errors"]]


def test_without_a_digest_none_is_verified(run: Runner, transcript: Document) -> None:
    bare = {name: value for name, value in transcript.items() if name != "history"}
    status, document = replayed(run, bare)
    assert (status, document["history_matches"]) == (0, None)


def test_the_game_is_named_by_the_transcript_by_its_state_or_by_an_option(run: Runner, transcript: Document) -> None:
    nameless = {name: value for name, value in transcript.items() if name != "game"}
    assert run("replay", "-", stdin=json.dumps(nameless)).exit_code == 2
    assert replayed(run, nameless, "--game", "for-sale")[0] == 0
    state = post("for-sale", "setup", SETUP)["state"]
    assert replayed(run, {"state": state, "actions": []})[0] == 0


def test_a_transcript_longer_than_any_request_is_replayed(run: Runner, tmp_path: Path) -> None:
    transcript = long_game()
    assert len(transcript["actions"]) > LIMITS.replay
    file = tmp_path / "long.json"
    file.write_text(json.dumps(transcript))
    result = run("replay", str(file))
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert (document["applied"], document["history_matches"]) == (len(transcript["actions"]), True)


def long_game() -> Document:
    """Auctionland with fortunes, where everyone raises by one as long as somebody can."""
    setup: Document = {"players": PLAYERS, "seed": "x", "options": {"starting_money": [999, 999, 999]}}
    state, _events = GAME.setup(setup)
    actions: list[Document] = []
    rng = Random(1)
    while len(actions) <= LIMITS.replay and state.phase != "finished":
        listed = GAME.legal_actions(state)
        last = actions[-1]["player"] if actions else None
        raises = [each for each in listed if each["type"] == "bid" and each["player"] != last]
        chosen = raises[0] if raises else rng.choice([each for each in listed if each["type"] != "bid"])
        action = {**chosen, "amount": chosen["amount"]["minimum"]} if raises else chosen
        actions.append(action)
        GAME.play(state, action)
    return {"game": "auctionland", "setup": setup, "actions": actions, "history": state.history}


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["replay", "-"], "Ce qui a été lu est une position, sans les actions"),
        (["replay", "-", "--game", "for-sale"], "Ce qui a été lu est une position, sans les actions"),
        (["tally", "for-sale"], "Ce qui a été lu est une position\xa0: gavel score"),
    ],
)
def test_a_position_in_the_place_of_something_else_is_called_one(run: Runner, command: list[str], said: str) -> None:
    position = run("new", "for-sale", "--players", "ann,bob,cy").stdout
    result = run(*command, "--language", "fr", stdin=position)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
