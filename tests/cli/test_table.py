"""`gavel table` by script: whole games of each kind, and everything that can be ordered at the table."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, random_game, setup_at_the_table, typed
from tests.support.transcripts import transcript_errors

GAMES = ["for-sale", "the-estates", "auctionland"]
NAMES = ",".join(PLAYERS)


def script(game: str, positions: list[Document], actions: list[Document], rng: Random) -> list[str]:
    lines = []
    for position, action in zip(positions, actions, strict=False):
        lines += typed(game, position, action, rng)
    return lines


def opening(deal: Document) -> list[str]:
    """The lines that tell what lies open at the beginning."""
    rows = [" ".join(cube["colour"][0] + str(cube["value"]) for cube in row) for row in deal.get("cubes", [])]
    return [*rows, *([" ".join(deal["market"])] if "market" in deal else [])]


QUICK = {("for-sale", "table"), ("the-estates", "service"), ("auctionland", "table")}
"""Each game and each dealer; the other pairs run with the long tests."""


@pytest.mark.parametrize(
    ("game", "dealer"),
    [
        pytest.param(game, dealer, marks=() if (game, dealer) in QUICK else pytest.mark.long)
        for game in GAMES
        for dealer in ("service", "table")
    ],
)
def test_a_whole_game_is_refereed_and_its_transcript_verified(
    run: Runner, tmp_path: Path, game: str, dealer: str
) -> None:
    rng = Random(f"{game}/{dealer}")
    setup: Document = {"players": PLAYERS, "seed": "evening"} if dealer == "service" else setup_at_the_table(game, rng)
    transcript, positions = random_game(game, setup, rng)
    file = tmp_path / "evening.json"
    seed = ["--dealer", "service", "--seed", "evening"] if dealer == "service" else []
    lines = [*opening(setup.get("deal", {})), *script(game, positions, transcript["actions"], rng), "quit"]
    result = run("table", game, "--players", NAMES, *seed, "--save", str(file), stdin="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    saved = json.loads(file.read_text())
    assert saved["actions"] == transcript["actions"]
    assert saved["history"] == transcript["history"]
    assert saved["scores"] == positions[-1]["scores"]
    assert transcript_errors(saved) == []
    assert positions[-1]["events"][-1]["text"] in " ".join(result.stdout.split())
    assert run("replay", str(file)).exit_code == 0
