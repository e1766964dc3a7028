"""Plays all games with what openapi-generator's python generates."""

from collections.abc import Callable
from typing import Any, TypeVar

import gavel_og as api
from play import BASE, PLAYERS, SEED, Game, drawn, play

P = TypeVar("P")
A = TypeVar("A")

client = api.ApiClient(api.Configuration(host=BASE))


def why_refused(act: Callable[[P, A], object], at: P, action: A) -> Any:
    """The first violation of an action that is illegal, as the class of its code."""
    try:
        act(at, action)
    except api.ApiException as error:
        refusal = error.data
    else:
        raise ValueError("not refused")
    assert refusal is not None
    problem = refusal.actual_instance
    if problem.type != "/problems/illegal-action":
        raise ValueError(problem.type)
    return problem.violations[0].actual_instance


def members(legal: Any) -> dict[str, Any]:
    """Of a listed action, which the tool types as one that may be none."""
    found: dict[str, Any] = legal.actual_instance.to_dict()
    return found


for_sale_api = api.ForSaleApi(client)


def for_sale_act(at: api.ForSalePosition, action: api.ForSaleAction) -> api.ForSalePosition:
    return for_sale_api.for_sale_actions(api.ForSaleActionsRequest(state=at.state, action=action))


def for_sale_refused(at: api.ForSalePosition) -> str:
    why = why_refused(
        for_sale_act, at, api.ForSaleAction(api.ForSaleBidAction(type="bid", player=at.to_act[0], amount=999))
    )
    assert isinstance(why, api.BidTooHighViolation)
    return f"{why.amount} is more than {why.maximum}"


for_sale = Game(
    begin=lambda: for_sale_api.for_sale_setup(api.ForSaleSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.ForSaleAction.from_dict(drawn(members(legal))) for legal in at.legal_actions],
    act=for_sale_act,
    refused=for_sale_refused,
)

the_estates_api = api.TheEstatesApi(client)


def the_estates_act(at: api.TheEstatesPosition, action: api.TheEstatesAction) -> api.TheEstatesPosition:
    return the_estates_api.the_estates_actions(api.TheEstatesActionsRequest(state=at.state, action=action))


def the_estates_refused(at: api.TheEstatesPosition) -> str:
    why = why_refused(
        the_estates_act, at, api.TheEstatesAction(api.TheEstatesPassAction(type="pass", player=at.to_act[0]))
    )
    assert isinstance(why, api.TheEstatesPhaseWrongActionViolation)
    return f"{why.action} is none of {why.expected}"


the_estates = Game(
    begin=lambda: the_estates_api.the_estates_setup(api.TheEstatesSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.TheEstatesAction.from_dict(drawn(members(legal))) for legal in at.legal_actions],
    act=the_estates_act,
    refused=the_estates_refused,
)

auctionland_api = api.AuctionlandApi(client)


def auctionland_act(at: api.AuctionlandPosition, action: api.AuctionlandAction) -> api.AuctionlandPosition:
    return auctionland_api.auctionland_actions(api.AuctionlandActionsRequest(state=at.state, action=action))


def auctionland_refused(at: api.AuctionlandPosition) -> str:
    why = why_refused(
        auctionland_act,
        at,
        api.AuctionlandAction(api.AuctionlandClaimAction(type="claim", player=at.to_act[0], position=99)),
    )
    assert isinstance(why, api.PositionNotInMarketViolation)
    return f"{why.position} is none of {why.tiles}"


auctionland = Game(
    begin=lambda: auctionland_api.auctionland_setup(api.AuctionlandSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.AuctionlandAction.from_dict(drawn(members(legal))) for legal in at.legal_actions],
    act=auctionland_act,
    refused=auctionland_refused,
)

play("for-sale", for_sale)
play("the-estates", the_estates)
play("auctionland", auctionland)
