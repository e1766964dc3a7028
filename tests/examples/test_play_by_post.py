"""Whole games by post: every player is a process of its own, with nothing but its key and the letters that it gets."""

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from examples import play_by_post
from gavel.api.registry import registry
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel_sdk import Client
from tests.sealing.table import key_file
from tests.support.serving import in_this_process

PATIENCE = 120
"""Seconds after which a program that does not end is given up."""


class Watched:
    """A service with keys, and all that it has been asked."""

    def __init__(self) -> None:
        self._app = create_app(Settings(keys=key_file()))
        self.asked: list[tuple[str, str | None, dict[str, Any]]] = []
        """Of each request the path, the key, and the body."""

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        body = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
        self.asked.append((environ["PATH_INFO"], environ.get("HTTP_AUTHORIZATION"), json.loads(body)))
        return self._app({**environ, "wsgi.input": BytesIO(body)}, start_response)

    def by_key(self, operation: str) -> dict[str | None, int]:
        """How often the holder of each key has asked for it."""
        found: dict[str | None, int] = defaultdict(int)
        for path, key, _body in self.asked:
            found[key] += path.endswith(f"/sealed/{operation}")
        return {key: count for key, count in found.items() if count}


TABLES = [
    ("for-sale", 3),
    ("for-sale", 5),
    ("the-estates", 2),
    ("the-estates", 4),
    ("auctionland", 2),
    ("auctionland", 4),
]


def test_all_games_are_played() -> None:
    assert {game for game, _players in TABLES} == set(registry())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_goes_by_post(game: str, players: int) -> None:
    watched = Watched()
    with in_this_process(watched) as url:
        played = play_by_post.play(url, game, players, seed=f"{game} {players}")
        with Client(url) as client:
            ended = client.game(game).sealed(played.letters[-1]["token"]).unseal()["state"]
            sheet = client.game(game).scores(ended, final=True)
            assert client.game(game).inspect(ended)["violations"] == []
    assert played.sheets == [sheet] * players
    watched.asked = [each for each in watched.asked if "state" not in each[2]]

    # Nobody but the players has asked anything, each with their own key; the postman set up, and opened the end.
    assert all(path.startswith(f"/v1/games/{game}/sealed/") for path, _key, _body in watched.asked)
    assert watched.by_key("setup") == watched.by_key("unseal") == {None: 1}
    assert len(watched.by_key("actions")) == len(watched.by_key("views")) == players
    assert None not in {*watched.by_key("actions"), *watched.by_key("views"), *watched.by_key("merges")}
    [(_path, _key, setup)] = [each for each in watched.asked if each[0].endswith("/setup")]
    assert len(setup["verifiers"]) == players

    # A letter is a token: all of one length, and no key is in any.
    assert {len(letter["token"]) for letter in played.letters} == {len(played.letters[0]["token"])}
    keys = [str(key).rpartition(".")[2] for key in watched.by_key("views")]
    assert all(len(key) == 43 for key in keys)
    assert not any(key in json.dumps([setup, played.letters]) for key in keys)


def test_simultaneous_choices_come_from_tokens_of_their_own_and_are_merged() -> None:
    watched = Watched()
    with in_this_process(watched) as url:
        play_by_post.play(url, "for-sale", 4, seed="s")
    sales = [
        body for path, _key, body in watched.asked if path.endswith("/actions") and body["action"]["type"] == "sell"
    ]
    houses = len({sale["action"]["house"] for sale in sales})
    assert (houses, len(sales)) == (28, 28)
    # Each round, all four choose on one and the same token, and the first seat adds three tokens to its own.
    assert (
        sorted([sale["token"] for sale in sales].count(token) for token in {sale["token"] for sale in sales}) == [4] * 7
    )
    [collected] = watched.by_key("merges").values()
    assert collected == 7 * 3


def test_it_runs_as_it_is_told(sealing_server: str) -> None:
    done = run("--gavel", sealing_server, "--game", "the-estates", "--players", "3")
    assert (done.returncode, done.stderr) == (0, "")
    *standings, letters, receipt = done.stdout.splitlines()
    assert standings[0][:3] == "1. "
    assert letters.endswith("each of 796 characters")
    with Client(sealing_server) as client:
        told = client.verify_receipt(receipt)["payload"]
        assert (told["game"], told["finished"], told["players"]) == ("the-estates", True, ["ann", "bob", "cy"])


def test_a_refusal_is_told_and_leaves_no_player_behind(sealing_server: str) -> None:
    done = run("--gavel", sealing_server, "--game", "for-sale", "--players", "2")
    assert done.returncode == 1
    assert done.stderr.startswith("Invalid request (422)")


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """The example as it is started by hand."""
    command = [sys.executable, str(Path(play_by_post.__file__)), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
