"""What mypy must refuse, each mistake with its code; nothing in here is ever run."""

from gavel_sdk import Client
from gavel_sdk.aio import AsyncClient
from gavel_sdk.types import ForSalePosition, TheEstatesState


def mistakes(client: Client, position: ForSalePosition, estates: TheEstatesState) -> None:
    state = position["state"]
    game = client.game("for-sale")
    state["playerz"]  # type: ignore[typeddict-item]  # a typo is no member
    state["players"][0]["money"]  # type: ignore[typeddict-item]  # a member of another game
    game.act(state, {"type": "bid", "player": "ann", "amount": "3"})  # type: ignore[typeddict-item]  # no number
    game.act(state, {"type": "bid", "player": "ann"})  # type: ignore[misc, arg-type]  # a bid of nothing
    game.act(state, {"type": "offer", "player": "ann"})  # type: ignore[misc, arg-type]  # no action of this game
    game.act(estates, {"type": "pass", "player": "ann"})  # type: ignore[arg-type]  # the state of another game
    game.act(state, position["legal_actions"][0])  # type: ignore[arg-type]  # listed, not chosen
    game.setup(["ann", "bob"], ruleset="first")  # type: ignore[arg-type]  # no such edition
    game.setup(["ann", "bob"], cash={"ann": 3})  # type: ignore[call-arg]  # played alone, not in matches
    game.match(3, [])  # type: ignore[attr-defined]  # the same
    sealed = game.sealed("token", "key")
    sealed.act({"type": "offer", "player": "ann"})  # type: ignore[misc, arg-type]  # no action of this game
    sealed.view()["state"]  # type: ignore[typeddict-item]  # nobody has the state
    game.sealed_setup(["ann", "bob", "cy"], seed="s")  # type: ignore[call-arg]  # nobody knows the seed
    game.choose(position["legal_actions"][0], "3")  # type: ignore[arg-type]  # no number


async def forgotten(client: AsyncClient) -> None:
    game = client.game("for-sale")
    game.setup(["ann", "bob"])["state"]  # type: ignore[index]  # not awaited
