"""`gavel suggest`: the best actions of a player, by the transcript of a game."""

import json
from pathlib import Path
from random import Random

import pytest

from gavel import games
from gavel.search import suggest
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, random_game

SETUP: Document = {"players": PLAYERS, "seed": "x"}


def suggested(run: Runner, transcript: Document, *flags: str) -> Document:
    result = run("suggest", "--playouts", "30", *flags, stdin=json.dumps(transcript))
    assert result.exit_code == 0, result.stderr
    document: Document = json.loads(result.stdout)
    return document


@pytest.mark.parametrize("game", games.ids())
def test_it_suggests_what_the_library_suggests(run: Runner, game: str) -> None:
    transcript, _positions = random_game(game, SETUP, Random(5), most=9)
    document = suggested(run, transcript, "--seed", "3")
    state = games.load(game).replay(transcript)
    player = state.to_act[0]
    found = suggest(games.load(game), state.record(player), playouts=30, seed=3)
    assert document == {
        "player": player,
        "suggestions": [{"action": each.action, "value": each.value, "visits": each.visits} for each in found],
    }


def test_a_player_who_is_not_to_act_has_no_suggestions(run: Runner) -> None:
    transcript, _positions = random_game("for-sale", SETUP, Random(5), most=0)
    assert suggested(run, transcript, "--player", "cy") == {"player": "cy", "suggestions": []}
    result = run("suggest", "--player", "cy", "--text", stdin=json.dumps(transcript))
    assert result.stdout == "cy is not to act, so there is nothing to suggest.\n"


def test_after_the_end_it_says_that_the_game_is_over(run: Runner) -> None:
    transcript, _positions = random_game("for-sale", {**SETUP, "options": {"removed": 27}}, Random(5))
    result = run("suggest", "--text", stdin=json.dumps(transcript))
    assert result.stdout == "The game is over, so there is nothing to suggest.\n"


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Suggested to ann"), ("fr", "Suggestions pour ann"), ("de", "Vorschläge für ann")],
)
def test_a_terminal_gets_a_table(run: Runner, language: str, title: str) -> None:
    transcript, _positions = random_game("for-sale", SETUP, Random(5), most=0)
    flags = ("--playouts", "20", "--seconds", "5", "--text", "--language", language)
    result = run("suggest", *flags, stdin=json.dumps(transcript))
    assert (result.exit_code, result.stdout.startswith(title)) == (0, True)


@pytest.mark.parametrize(
    ("change", "said", "status"),
    [
        ({"actions": [{"type": "bid", "player": "ann", "amount": 99}]}, "99", 1),
        ({"history": "0" * 64}, "The digest is not that of the record", 1),
        ({"setup": {"players": ["ann"]}}, "/setup/players", 1),
        ({"actions": [{"type": "forfeit", "player": "referee", "seat": "cy", "reason": "ill"}]}, "A referee has", 2),
    ],
    ids=["illegal", "digest", "setup", "referee"],
)
def test_a_transcript_that_it_cannot_use_is_refused(run: Runner, change: Document, said: str, status: int) -> None:
    transcript = {"game": "for-sale", "setup": SETUP, "actions": [], **change}
    result = run("suggest", stdin=json.dumps(transcript))
    assert (result.exit_code, said in result.stderr) == (status, True), result.stderr


def test_a_transcript_that_begins_with_a_state_is_refused(run: Runner) -> None:
    _transcript, positions = random_game("for-sale", SETUP, Random(5), most=3)
    transcript = {"game": "for-sale", "state": positions[-1]["state"], "actions": []}
    result = run("suggest", stdin=json.dumps(transcript))
    assert (result.exit_code, "from the setup on" in result.stderr) == (2, True)


def test_a_player_who_does_not_play_is_wrong_usage(run: Runner) -> None:
    transcript = {"game": "for-sale", "setup": SETUP, "actions": []}
    result = run("suggest", "--player", "zoe", stdin=json.dumps(transcript))
    assert (result.exit_code, "zoe does not play in this game: there are ann, bob, cy." in result.stderr) == (2, True)


def test_it_reads_the_game_as_the_other_commands_of_play_do(run: Runner, tmp_path: Path) -> None:
    transcript, positions = random_game("for-sale", SETUP, Random(5), most=2)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(transcript))
    player = positions[-1]["to_act"][0]
    listed = json.loads(run("legal", "--player", player, "--state", str(file)).stdout)
    found = json.loads(run("suggest", "--player", player, "--state", str(file), "--playouts", "20").stdout)
    assert {each["action"]["type"] for each in found["suggestions"]} <= {
        each["type"] for each in listed["legal_actions"]
    }


def test_a_position_is_not_enough(run: Runner) -> None:
    _transcript, positions = random_game("for-sale", SETUP, Random(5), most=2)
    result = run("suggest", stdin=json.dumps(positions[-1]))
    assert (result.exit_code, "A search needs the transcript" in result.stderr) == (2, True)
