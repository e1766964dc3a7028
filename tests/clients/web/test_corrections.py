"""What can be corrected in a form: the page and the command find the same; the service judges their patches."""

import json
import subprocess
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.catalogue import games
from gavel.cli.output.look import look_of
from gavel.cli.table.corrections import (
    Figures,
    Piece,
    Pieces,
    Piles,
    alternatives,
    destinations,
    exchanged,
    figures,
    moved,
    recorded,
    uppermost,
)
from tests.cli.playing import BACKEND, PLAYERS, random_game, setup_at_the_table, sheet
from tests.support.left_out import program

UNITS = Path(__file__).parent / "units"
PLIES = (4, 18, 35, 60)
SENT = 30
"""How many exchanges of each kind of piece are sent to the service."""


def states_of(game: str) -> list[Any]:
    """States of games that a service deals and of games at a real table, early and late."""
    return [
        random_game(game, setup, Random(plies), most=plies)[1][-1]["state"]
        for plies in PLIES
        for setup in ({"players": PLAYERS, "seed": str(plies)}, setup_at_the_table(game, Random(plies)))
    ]


def pairs(game: str, kind: Pieces | Piles, state: Any) -> Iterator[tuple[Piece, Piece, Any]]:
    """What may be wrong, what may be right instead, and the patch."""
    if isinstance(kind, Pieces):
        for wrong in recorded(kind, state):
            for right in alternatives(kind, state, sheet(game), wrong):
                yield wrong, right, exchanged(kind, state, wrong, right)
    else:
        for wrong in uppermost(kind, state):
            for right in destinations(kind, state, wrong):
                yield wrong, right, moved(kind, state, wrong, right)


def found_by_the_command(game: str, state: Any) -> list[Any]:
    """What `gavel table` finds to correct, in the form of units/corrections.mjs."""
    found: list[Any] = []
    for kind in look_of(game).corrections:
        if isinstance(kind, Figures):
            listed: list[Any] = [[each.place, each.value, each.choices, each.where[1]] for each in figures(kind, state)]
        else:
            grouped = groupby(pairs(game, kind, state), key=lambda pair: pair[0])
            listed = [
                [_shown(wrong), [[_shown(right), patch] for _, right, patch in group]] for wrong, group in grouped
            ]
        found.append([kind.kind, listed])
    as_json: list[Any] = json.loads(json.dumps(found))
    return as_json


def _shown(piece: Any) -> list[Any]:
    return [piece.place, piece.value, None if piece.where is None else piece.where[1]]


@pytest.mark.parametrize("game", games())
def test_the_page_and_the_command_correct_alike(game: str) -> None:
    node = program("node", "the comparison of the table's corrections with the command's")
    states = states_of(game)
    printed = subprocess.run(
        [node, str(UNITS / "corrections.mjs"), game],
        input=json.dumps({"sheet": sheet(game), "states": states}),
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    for state, on_the_page in zip(states, json.loads(printed.stdout), strict=True):
        assert on_the_page == found_by_the_command(game, state)


@pytest.mark.parametrize("game", games())
def test_a_piece_can_be_exchanged_or_moved_wherever_the_rules_allow_what_results(game: str) -> None:
    changes: dict[str, list[Any]] = {}
    for state in states_of(game):
        for kind in look_of(game).corrections:
            if not isinstance(kind, Figures):
                changes.setdefault(kind.kind, []).extend((state, patch) for _, _, patch in pairs(game, kind, state))
    verdicts = {kind: {_verdict(game, *each) for each in _some(listed)} for kind, listed in changes.items()}
    assert verdicts
    for codes in verdicts.values():
        assert "legal" in codes
        assert codes <= {"legal", "correction.impossible"}


def _some(listed: list[Any]) -> list[Any]:
    return Random(len(listed)).sample(listed, min(SENT, len(listed)))


def _verdict(game: str, state: Any, patch: Any) -> Any:
    action = {"type": "correct", "player": "referee", "patch": patch, "reason": "Misread"}
    answer = BACKEND.post(game, "actions", {"state": state, "action": action})
    return "legal" if answer.ok else answer.document["violations"][0]["code"]
