"""The example: a whole random game over HTTP, its events told, its scoresheet a table."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gavel_sdk
from gavel_sdk import Client

EXAMPLE = Path(__file__).parents[3] / "clients/python/examples/random_game.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(gavel_sdk.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, []),
        (5, ["--players", "5", "--ruleset", "ravensburger-1997"]),
        (3, ["--players", "3", "--ruleset", "ueberplay-2005", "--dealer", "table"]),
        (6, ["--players", "6", "--ruleset", "heidelberger-2015", "--variant", "short-supply", "--language", "de"]),
    ],
)
def test_a_whole_game_is_told_and_ends_with_the_scoresheet(service_url: str, players: int, options: list[str]) -> None:
    done = run(service_url, *options)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    story, _, end = done.stdout.rpartition("\n\nrank")
    # Everyone acts at least once in each of the rounds of both phases.
    assert len(story.splitlines()) > 2 * players
    head, rule, *rows = end.splitlines()
    assert head.split() == ["player", "total", "cheques", "cheque", "total", "coins", "tie-break"]
    assert set(rule) == {"-", " "}
    assert len({row.split()[1] for row in rows[:players]}) == players
    assert rows[0].split()[0] == "1"
    assert rows[players] == ""
    assert rows[players + 1].startswith("Totals in ")


@pytest.mark.parametrize(
    ("game", "players"), [("the-estates", n) for n in (2, 3, 5)] + [("auctionland", n) for n in (2, 4, 6)]
)
def test_the_other_games_are_played_to_their_end_as_well(service_url: str, game: str, players: int) -> None:
    done = run(service_url, "--game", game, "--players", str(players), "--seed", "a")
    assert done.returncode == 0, done.stderr
    story, _, end = done.stdout.rpartition("\n\nrank")
    assert len(story.splitlines()) > 2 * players
    rows = end.splitlines()[2 : 2 + players]
    assert len({row.split()[1] for row in rows}) == players
    assert end.splitlines()[-1].startswith("Totals in points. Won by ")


def test_the_same_seed_plays_the_same_game(service_url: str) -> None:
    first, second, other = (run(service_url, "--players", "3", "--seed", seed).stdout for seed in ("a", "a", "b"))
    assert first == second != other


def test_the_scoresheet_shown_is_that_of_the_service(service_url: str) -> None:
    out = run(service_url, "--players", "3", "--seed", "a").stdout
    with Client(service_url) as client:
        first = client.game("for-sale").setup(["ann", "bob", "cy"], seed="a")["events"]
    assert out.splitlines()[: len(first)] == [event["text"] for event in first]


def test_a_refusal_is_told_and_the_exit_code_is_1(service_url: str) -> None:
    done = run(service_url, "--game", "chess")
    assert done.returncode == 1
    assert "  games: auctionland, for-sale, the-estates" in done.stderr.splitlines()
    assert done.stdout == ""


def test_a_service_that_is_not_there_is_told_and_the_exit_code_is_1() -> None:
    # Port 1 of the loopback is not served.
    done = run("http://127.0.0.1:1")
    assert done.returncode == 1
    assert "127.0.0.1" in done.stderr
    assert "Traceback" not in done.stderr
