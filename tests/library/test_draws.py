"""What chance draws for an explicit deal: any draw makes a game, and no draw misses a card of the deck."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from gavel import games
from tests.library.test_possible import PLAYERS
from tests.rules.test_declared_games import imported
from tests.support.plugins import EXAMPLES

OTHERS = {"german-whist": "german_whist", "goofspiel": "goofspiel", "liars-dice": "liars_dice"}
GAMES = [*games.ids(), *OTHERS]


def game_of(name: str) -> games.Game:
    return games.Game(imported(OTHERS[name], EXAMPLES / name)) if name in OTHERS else games.load(name)


def dealt(game: games.Game, setup: dict[str, Any], random: Random) -> dict[str, Any]:
    """A deal at random."""
    deal = {}
    for draw in game.draws(setup):
        drawn = random.choices(draw.cards, k=draw.number) if draw.again else random.sample(draw.cards, draw.number)
        deal[draw.name] = draw.dealt(drawn)
    return deal


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_makes_a_game(name: str) -> None:
    game = game_of(name)
    setup: dict[str, Any] = {"players": PLAYERS[: game.player_counts[-1]]}
    for number in range(20):
        deal = dealt(game, setup, Random(number))
        state = game.new(**setup, deal=deal)
        assert state.transcript()["setup"]["deal"] == deal
        assert game.replay(state.transcript()).document() == state.document()


@pytest.mark.parametrize("name", GAMES)
def test_the_draws_have_all_cards_of_a_shuffled_deal(name: str) -> None:
    game = game_of(name)
    setup: dict[str, Any] = {"players": PLAYERS[: game.player_counts[-1]]}
    world = game.possible(game.new(**setup, seed="a game").record(PLAYERS[0]), Random(1))
    deal = world.transcript()["setup"]["deal"]
    for draw in game.draws(setup):
        rows = deal[draw.name]
        found = Counter(str(card) for row in (rows if draw.row else [rows]) for card in row)
        assert found.total() == draw.number
        assert draw.again or found <= Counter(map(str, draw.cards))


def test_a_game_without_chance_draws_nothing() -> None:
    hex_ = games.Game(imported("hexgame", EXAMPLES / "hex"))
    assert hex_.draws({"players": PLAYERS[:2]}) == ()


def test_a_setup_that_is_none_is_refused() -> None:
    with pytest.raises(games.InvalidDocument):
        games.load("for-sale").draws({"players": ["ann"]})
