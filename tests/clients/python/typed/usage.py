"""A program that uses the client with the types of its games: it must satisfy mypy, and it runs."""

from gavel_sdk import Client, IllegalAction, choose
from gavel_sdk.aio import AsyncClient
from gavel_sdk.types import AnyPosition, ForSalePosition, ForSaleScoresheet, ForSaleState

PLAYERS = ["ann", "bob", "cy"]


def coins(state: ForSaleState) -> list[int]:
    return [player["coins"] for player in state["players"]]


def first_bid(client: Client) -> ForSalePosition:
    """The position after the first listed action, a bid of 3 if it is one; every hand is asked for beside it."""
    game = client.game("for-sale")
    position = game.setup(PLAYERS, ruleset="iello-2015", options={"short_last_round": "discard"}, seed="s")
    listed = position["legal_actions"][0]
    amount = 3 if listed["type"] == "bid" else None
    return game.act(position["state"], game.choose(listed, amount), viewers=[*PLAYERS, "spectator"])


def hands(position: ForSalePosition) -> dict[str, list[int | None]]:
    """What each viewer sees of everybody's coins."""
    return {
        viewer: [player["coins"] for player in seen["view"]["players"]]
        for viewer, seen in position.get("views", {}).items()
    }


def told(position: ForSalePosition) -> list[str]:
    """Each event with its own members: they are told apart by their type."""
    return [
        f"{event['player']}: {event['amount']}" if event["type"] == "bid" else event["text"]
        for event in position["events"]
    ]


def refused(client: Client, state: ForSaleState) -> list[str]:
    """Why an action is refused."""
    try:
        client.game("for-sale").act(state, {"type": "bid", "player": "bob", "amount": 1})
    except IllegalAction as refusal:
        return [violation["code"] for violation in refusal.violations]
    return []


def ended(client: Client, state: ForSaleState) -> ForSaleScoresheet:
    """How it would end now."""
    return client.game("for-sale").scores(state)


def any_game(client: Client, game: str) -> AnyPosition:
    """For whichever game the service has."""
    played = client.game(game)
    position = played.setup(PLAYERS, seed="s")
    listed = position["legal_actions"][0]
    return played.act(position["state"], choose(listed, listed["amount"]["maximum"] if "amount" in listed else None))


async def awaited(client: AsyncClient) -> ForSalePosition:
    """The same, asynchronous."""
    game = client.game("for-sale")
    position = await game.setup(PLAYERS, seed="s")
    return await game.act(position["state"], game.choose(position["legal_actions"][0], 3))
