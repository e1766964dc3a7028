"""Actions and views as numbers: every action has one index, and every view equally many numbers."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gavel import games
from tests.library.test_possible import TABLE
from tests.rules.test_declared_games import imported
from tests.support.plugins import EXAMPLES

PLAYERS = ["ann", "bob", "cy", "dan", "eve", "fay"]
COUNTS = {"for-sale": (3, 6), "the-estates": (2, 5), "auctionland": (2, 4)}
VARIED = [
    ("for-sale", 4, {"ruleset": "ravensburger-1997"}),
    ("for-sale", 3, {"options": {"open_money": True, "open_hands": True, "starting_coins": 40}}),
    ("the-estates", 3, {"options": {"open_money": True, "max_requirement": 10}}),
    *[(game, 4, {"dealer": "table", **TABLE[game]}) for game in TABLE],
]


def agree(game: games.Game, players: list[str], setup: dict[str, Any], seed: int) -> None:
    """Play one game, every other one by the lowest bids: its actions, views and length fit its encoding."""
    encoding, random = game.encoding({"players": players, **setup}), Random(seed)
    given: dict[str, Any] = setup if "dealer" in setup else {**setup, "seed": f"{seed}"}
    state, plies = game.new(players, **given), 0
    size = encoding.observation_size
    while not state.finished:
        due = state.chance()
        legal = [due.draw(random)] if due else state.legal_actions(expand=True)
        for action in legal if not due else ():
            index = encoding.encode(action)
            assert 0 <= index < encoding.size
            assert encoding.decode(index, action["player"]) == action
        for player in players[:2]:
            assert len(encoding.observation(state.view(player), player)) == size
        low = min(legal, key=lambda action: action.get("amount", 10**6) if action["type"] == "bid" else 10**6)
        state.play(low if seed % 2 and random.random() < 0.95 else random.choice(legal))
        plies += 1
    assert len(encoding.observation(state.view(players[0]), players[0])) == size
    assert plies <= encoding.longest


@pytest.mark.parametrize("game", games.ids())
def test_actions_views_and_lengths_of_games_fit_their_encoding(game: str) -> None:
    for number in COUNTS[game]:
        for seed in range(2):
            agree(games.load(game), PLAYERS[:number], {}, seed)


@pytest.mark.parametrize(("game", "number", "setup"), VARIED, ids=str)
def test_editions_options_and_tables_have_encodings_of_their_own(game: str, number: int, setup: dict[str, Any]) -> None:
    agree(games.load(game), PLAYERS[:number], setup, 1)


@pytest.mark.parametrize(
    ("module", "folder", "number", "options"),
    [
        ("goofspiel", "goofspiel", 4, {}),
        ("liars_dice", "liars-dice", 3, {"dice": 2}),
        ("hexgame", "hex", 2, {"size": 4}),
        ("german_whist", "german-whist", 2, {}),
    ],
)
def test_games_of_other_distributions_have_encodings(
    module: str, folder: str, number: int, options: dict[str, Any]
) -> None:
    game = games.Game(imported(module, EXAMPLES / folder))
    for seed in range(2):
        agree(game, PLAYERS[:number], {"options": options} if options else {}, seed)


def test_every_index_has_one_action_and_every_action_one_index() -> None:
    encoding = games.load("the-estates").encoding({"players": PLAYERS[:3]})
    actions = [encoding.decode(index) for index in range(encoding.size)]
    assert [encoding.encode(action) for action in actions] == [*range(encoding.size)]
    assert all("player" not in action for action in actions)
    assert encoding.decode(0, "ann")["player"] == "ann"


def test_players_are_counted_from_the_viewer() -> None:
    game = games.load("for-sale")
    encoding, state = game.encoding({"players": PLAYERS[:3]}), game.new(PLAYERS[:3], seed="a game", first_player="bob")
    of_each = {player: encoding.observation(state.view(player), player) for player in PLAYERS[:3]}
    # For each player coins and two hands of a length and 30 cards; then who goes first.
    first = 3 + 3 * (1 + 31 + 31)
    assert [of_each[player][first] for player in PLAYERS[:3]] == [1, 0, 2]
    assert [of_each[player][3] for player in PLAYERS[:3]] == [28, 28, 28]
    assert of_each["ann"][3 + 63] == -1


def test_what_is_hidden_is_in_no_observation() -> None:
    game = games.load("for-sale")
    encoding = game.encoding({"players": PLAYERS[:3]})
    seen = []
    for index in (0, 1):
        state = game.new(PLAYERS[:3], seed="a game")
        while state.phase != "selling":
            state.play(next(iter(state.default_actions().values())))
        state.play(state.legal_actions("bob")[index])
        seen.append({player: encoding.observation(state.view(player), player) for player in ("ann", "bob")})
    assert seen[0]["ann"] == seen[1]["ann"]
    assert seen[0]["bob"] != seen[1]["bob"]


def test_what_has_no_index_is_refused() -> None:
    encoding = games.load("for-sale").encoding({"players": PLAYERS[:3]})
    for action in ({"type": "bid", "amount": 29}, {"type": "reveal", "player": "table", "houses": [1, 2, 3]}, {}):
        with pytest.raises(ValueError, match="no action of the game"):
            encoding.encode(action)
    for index in (-1, encoding.size):
        with pytest.raises(IndexError, match="from 0 to"):
            encoding.decode(index)


def test_a_setup_that_is_none_has_no_encoding() -> None:
    with pytest.raises(games.InvalidDocument):
        games.load("for-sale").encoding({"players": "ann"})
    with pytest.raises(games.InvalidSetup):
        games.load("for-sale").encoding({"players": PLAYERS[:2]})


def test_a_game_that_does_not_declare_its_limits_has_no_encoding() -> None:
    game = games.Game(replace(imported("hexgame", EXAMPLES / "hex"), limits=None))
    with pytest.raises(NotImplementedError, match="hex does not declare its limits"):
        game.encoding({"players": PLAYERS[:2]})
