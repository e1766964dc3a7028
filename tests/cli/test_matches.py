"""`gavel match`: from transcripts, sheets and positions, in as many games as were agreed upon."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.cli.input.matches import MOST_GAMES
from gavel.schemas import shapes
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, post, random_game
from tests.cli.test_terminal import terminal

SETUP: Document = {"players": PLAYERS, "seed": "x"}
Keep = Callable[[str, Any], str]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Writes a document to a file of that name, whose path it returns."""

    def write(name: str, document: Any) -> str:
        file = tmp_path / name
        file.write_text(json.dumps(document))
        return str(file)

    return write


def finished(seed: int) -> tuple[Document, Document]:
    """A transcript of The Estates, and the position that it ends with."""
    transcript, positions = random_game("the-estates", SETUP, Random(seed))
    return transcript, positions[-1]


def sole_winner(seed: int) -> tuple[Document, Document]:
    """The same of the next game that one player alone wins."""
    return next(found for found in map(finished, range(seed, seed + 50)) if len(found[1]["scores"]["winners"]) == 1)


def standings(*sheets: Document, rounds: int, **members: Any) -> Any:
    return post("the-estates", "matches", {"rounds": rounds, "results": [*sheets], **members})


def test_the_longest_match_is_that_of_the_service() -> None:
    assert MOST_GAMES == shapes.MOST_GAMES


def test_transcripts_sheets_and_positions_are_alike(run: Runner, keep: Keep) -> None:
    transcript, position = finished(2)
    bare = {name: transcript[name] for name in ("setup", "actions")}
    replayed = post("the-estates", "replays", transcript)
    files = [
        keep(f"{name}.json", document)
        for name, document in (
            ("transcript", transcript),
            ("bare", bare),
            ("sheet", position["scores"]),
            ("position", position),
            ("replayed", replayed),
        )
    ]
    expected = standings(position["scores"], rounds=3)
    for file in files:
        result = run("match", "the-estates", "--rounds", "3", file)
        assert result.exit_code == 0, result.output
        assert json.loads(result.stdout) == expected
    piped = run("match", "the-estates", "--rounds", "3", "-", stdin=json.dumps(transcript))
    assert json.loads(piped.stdout) == expected


def test_where_two_games_are_won_nobody_needs_to_say_how_many_there_are(run: Runner, keep: Keep) -> None:
    transcript, position = sole_winner(1)
    file = keep("won.json", transcript)
    result = run("match", "the-estates", file, file)
    assert result.exit_code == 0, result.output
    for rounds in (2, 3, 7):
        assert json.loads(result.stdout) == standings(position["scores"], position["scores"], rounds=rounds)
    assert json.loads(result.stdout)["decided_by"] == "two-wins"


def test_where_it_matters_how_many_there_are_it_is_not_guessed(run: Runner, keep: Keep) -> None:
    file = keep("one.json", sole_winner(1)[0])
    result = run("match", "the-estates", file)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "--rounds" in result.stderr
    assert "1 or more" in result.stderr


def test_at_a_terminal_it_is_asked(keep: Keep) -> None:
    file = keep("one.json", sole_winner(1)[0])
    with terminal("match", "the-estates", file, "--language", "de") as at:
        at.until("Wie viele Partien waren vereinbart")
        at.type("0")
        at.until("Wie viele Partien waren vereinbart")
        at.type("1")
        assert at.status() == 0
    assert "Sieg: " in at.shown


def test_options_and_names_go_with_the_files(run: Runner, keep: Keep) -> None:
    transcript, position = finished(2)
    file = keep("one.json", transcript)
    flags = ["--option", "tied_round=all", "--rounds", "2"]
    told = standings(position["scores"], rounds=2, options={"tied_round": "all"})
    assert json.loads(run("match", "the-estates", file, *flags).stdout) == told
    piped = json.dumps({"rounds": 5, "results": [position["scores"]]})
    assert json.loads(run("match", "the-estates", *flags, stdin=piped).stdout) == told


@pytest.mark.parametrize("command", [["match", "the-estates"], ["new", "for-sale"]])
def test_options_of_the_wrong_form_are_the_services_to_refuse(run: Runner, command: list[str]) -> None:
    piped = json.dumps({"options": 3, "players": PLAYERS})
    result = run(*command, "--option", "tied_round=all", stdin=piped)
    assert result.exit_code == 1, result.output
    assert "/options" in {error["pointer"] for error in json.loads(result.stdout)["errors"]}


def test_a_game_that_is_not_over_gives_no_result(run: Runner, keep: Keep) -> None:
    transcript, _ = finished(2)
    begun = {**transcript, "actions": transcript["actions"][:3]}
    del begun["history"]
    file = keep("begun.json", begun)
    result = run("match", "the-estates", "--rounds", "3", file)
    assert result.exit_code == 1
    assert json.loads(result.stdout)["type"] == "/problems/not-finished"
    assert f"{file} gives the match no result." in result.stderr


def test_a_position_that_is_not_the_end_of_a_game_of_the_match_says_why(run: Runner, keep: Keep) -> None:
    begun = json.loads(run("new", "the-estates", "--players", "ann,bob").stdout)
    result = run("match", "the-estates", "--rounds", "3", keep("begun.json", begun))
    assert (result.exit_code, json.loads(result.stdout)["type"]) == (1, "/problems/not-finished")
    other = keep("other.json", json.loads(run("new", "for-sale", "--players", "ann,bob,cy").stdout))
    result = run("match", "the-estates", "--rounds", "3", other)
    assert (result.exit_code, f"{other} is of another game: for-sale." in result.stderr) == (2, True)


def test_a_transcript_that_does_not_hold_gives_no_result(run: Runner, keep: Keep) -> None:
    transcript, _ = finished(2)
    file = keep("forged.json", {**transcript, "actions": [{"type": "pass", "player": "nobody"}]})
    result = run("match", "the-estates", "--rounds", "3", file)
    assert result.exit_code == 1
    assert "is refused" in result.stderr
    assert f"{file} gives the match no result." in result.stderr
    other = keep("history.json", {**transcript, "history": "0" * 64})
    assert run("match", "the-estates", "--rounds", "3", other).exit_code == 1


def test_a_transcript_of_another_game_is_no_game_of_the_match(run: Runner, keep: Keep) -> None:
    file = keep("other.json", {"game": "for-sale", "setup": SETUP, "actions": []})
    result = run("match", "the-estates", "--rounds", "3", file)
    assert result.exit_code == 2
    assert "for-sale" in result.stderr


@pytest.mark.parametrize("files", [(), ("no-such-file.json",)])
@pytest.mark.parametrize("stdin", ["", "{}"])
def test_a_game_without_matches_says_so_and_names_what_scores_it(
    run: Runner, stdin: str, files: tuple[str, ...]
) -> None:
    result = run("match", "for-sale", *files, stdin=stdin)
    assert (result.exit_code, json.loads(result.stdout)["type"]) == (1, "/problems/not-found")
    said = "Refused: Not found. for-sale is not played in matches. gavel score --state FILE scores one game."
    assert " ".join(result.stderr.split()) == said


def test_a_file_in_place_of_the_game_is_named(run: Runner, keep: Keep) -> None:
    file = keep("first.json", {})
    result = run("match", file)
    assert (result.exit_code, f"{file} is a file; the id of its game comes first" in result.stderr) == (2, True)


def test_an_unknown_game_is_the_services_to_refuse(run: Runner) -> None:
    result = run("match", "the-estate", stdin="{}")
    assert (result.exit_code, "Did you mean the-estates?" in result.stderr) == (1, True)
