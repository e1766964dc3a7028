"""The Estates and Auctionland through the same client: whole games, hand-entered ends, and matches."""

from random import Random

import pytest

from gavel_sdk import (
    Client,
    GameClient,
    IllegalAction,
    InvalidRequest,
    Json,
    NotFound,
    concrete,
)
from gavel_sdk.types import AnyPosition, AnyScoresheet

PLAYERS = ["ann", "bob", "cy"]
ESTATES: str = "the-estates"
ISLES: str = "auctionland"
SALE: str = "for-sale"


def played(game: GameClient, seed: str, cash: dict[str, int] | None = None) -> AnyPosition:
    """The end of a random game, which the service finds again in a replay."""
    rng, actions = Random(seed), list[Json]()
    position = game.setup(PLAYERS, seed=seed, cash=cash)
    while not position["finished"]:
        actions.append(concrete(rng.choice(position["legal_actions"]), rng))
        position = game.act(position["state"], actions[-1])
    setup = {"players": PLAYERS, "seed": seed} | ({} if cash is None else {"cash": cash})
    replay = game.replay(setup=setup, actions=actions, history=position["state"]["history"])
    assert replay["history_matches"] is True
    assert replay["position"] == position
    return position


def scored(position: AnyPosition) -> AnyScoresheet:
    assert position["scores"] is not None
    return position["scores"]


@pytest.fixture
def estates(client: Client) -> GameClient:
    return client.game(ESTATES)


@pytest.mark.parametrize("name", ["the-estates", "auctionland"])
def test_a_whole_game_is_played_scored_inspected_and_seen(client: Client, name: str) -> None:
    game = client.game(name)
    position = played(game, "a seed")
    assert scored(position) == game.scores(position["state"], final=True)
    assert {standing["player"] for standing in scored(position)["standings"]} == set(PLAYERS)
    assert game.inspect(position["state"])["valid"]
    assert game.view(position["state"], "ann")["legal_actions"] == []


def test_a_finished_game_of_the_estates_entered_by_hand_scores_the_same(estates: GameClient) -> None:
    position = played(estates, "by hand")
    state = position["state"]
    sheet = estates.tally(state["players"], certificates=state["certificates"], board=state["board"])
    assert sheet["standings"] == scored(position)["standings"]


def test_a_finished_game_of_auctionland_entered_by_hand_scores_the_same(client: Client) -> None:
    game = client.game(ISLES)
    position = played(game, "by hand")
    entered = [{name: player[name] for name in ("id", "money", "island")} for player in position["state"]["players"]]
    assert game.tally(entered)["standings"] == scored(position)["standings"]


def test_a_refusal_in_an_open_auction_lists_what_its_player_may_do_and_no_other(client: Client) -> None:
    game = client.game(ISLES)
    position = game.setup(PLAYERS, seed="a seed")
    while len(position["to_act"]) < 2:
        position = game.act(position["state"], concrete(position["legal_actions"][0], Random(1)))
    player = position["to_act"][-1]
    with pytest.raises(IllegalAction) as caught:
        game.act(position["state"], {"type": "bid", "player": player, "amount": 999})
    assert caught.value.to_act == position["to_act"]
    assert caught.value.legal_actions == [each for each in position["legal_actions"] if each["player"] == player]


def test_a_match_goes_on_with_the_cash_of_the_last_game_until_it_is_over(estates: GameClient) -> None:
    results: list[AnyScoresheet] = []
    cash: dict[str, int] | None = None
    for number in range(3):
        results.append(scored(played(estates, f"game {number}", cash)))
        match = estates.match(3, results)
        assert {each["player"]: each["total"] for each in match["standings"]} == {
            player: sum(each["total"] for sheet in results for each in sheet["standings"] if each["player"] == player)
            for player in PLAYERS
        }
        if match["over"]:
            break
        assert (match["winners"], match["decided_by"]) == ([], None)
        cash = match["cash"]
        assert cash is not None
        opened = estates.setup(PLAYERS, seed="next", cash=cash)["state"]["players"]
        assert {player["id"]: player["cash"] for player in opened} == cash
    assert match["over"]
    assert match["cash"] is None
    assert match["winners"]
    assert match["decided_by"] in {"two-wins", "total", "shared"}
    assert [each["player"] for each in match["standings"] if each["rank"] == 1] == sorted(match["winners"])


def test_a_match_of_one_game_is_won_by_who_won_that(estates: GameClient) -> None:
    sheet = scored(played(estates, "once"))
    match = estates.match(1, iter([sheet]), options={"tied_round": "all"})
    assert match["winners"] == sheet["winners"]


def test_results_that_no_match_can_have_are_raised_with_the_reason(estates: GameClient) -> None:
    sheet = scored(played(estates, "once"))
    with pytest.raises(InvalidRequest) as caught:
        estates.match(1, [sheet, sheet])
    assert caught.value.errors[0]["code"] == "match.too-many-results"


def test_a_match_of_a_game_that_has_none_is_not_found(client: Client) -> None:
    with pytest.raises(NotFound):
        client.game(SALE).match(3, [])
