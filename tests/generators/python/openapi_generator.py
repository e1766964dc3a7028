"""Plays all games with what openapi-generator's python generates."""

from typing import Any

import gavel_og as api
from play import BASE, PLAYERS, SEED, Game, amount_of, play

client = api.ApiClient(api.Configuration(host=BASE))


def concrete(legal: Any) -> dict[str, Any]:
    """A legal action as the members of an action: an amount is drawn."""
    members: dict[str, Any] = legal.actual_instance.to_dict()
    if isinstance(members.get("amount"), dict):
        members["amount"] = amount_of(**members["amount"])
    return members


def why_refused(error: api.ApiException) -> Any:
    """The first violation of an illegal action, as the class of its code."""
    assert error.data is not None
    problem = error.data.actual_instance
    if problem.type != "/problems/illegal-action":
        raise ValueError(problem.type)
    return problem.violations[0].actual_instance


for_sale_api = api.ForSaleApi(client)


def for_sale_act(at: api.ForSalePosition, action: api.ForSaleAction) -> api.ForSalePosition:
    return for_sale_api.for_sale_actions(api.ForSaleActionsRequest(state=at.state, action=action))


def for_sale_refused(at: api.ForSalePosition) -> str:
    try:
        for_sale_act(at, api.ForSaleAction(api.ForSaleBidAction(type="bid", player=at.to_act[0], amount=999)))
    except api.ApiException as error:
        why = why_refused(error)
        assert isinstance(why, api.BidTooHighViolation)
        return f"{why.amount} is more than {why.maximum}"
    raise ValueError("not refused")


for_sale = Game(
    begin=lambda: for_sale_api.for_sale_setup(api.ForSaleSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.ForSaleAction.from_dict(concrete(legal)) for legal in at.legal_actions],
    act=for_sale_act,
    is_over=lambda at: at.finished,
    ply=lambda at: at.state.ply,
    refused=for_sale_refused,
)

the_estates_api = api.TheEstatesApi(client)


def the_estates_act(at: api.TheEstatesPosition, action: api.TheEstatesAction) -> api.TheEstatesPosition:
    return the_estates_api.the_estates_actions(api.TheEstatesActionsRequest(state=at.state, action=action))


def the_estates_refused(at: api.TheEstatesPosition) -> str:
    try:
        the_estates_act(at, api.TheEstatesAction(api.TheEstatesPassAction(type="pass", player=at.to_act[0])))
    except api.ApiException as error:
        why = why_refused(error)
        assert isinstance(why, api.TheEstatesPhaseWrongActionViolation)
        return f"{why.action} is none of {why.expected}"
    raise ValueError("not refused")


the_estates = Game(
    begin=lambda: the_estates_api.the_estates_setup(api.TheEstatesSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.TheEstatesAction.from_dict(concrete(legal)) for legal in at.legal_actions],
    act=the_estates_act,
    is_over=lambda at: at.finished,
    ply=lambda at: at.state.ply,
    refused=the_estates_refused,
)

auctionland_api = api.AuctionlandApi(client)


def auctionland_act(at: api.AuctionlandPosition, action: api.AuctionlandAction) -> api.AuctionlandPosition:
    return auctionland_api.auctionland_actions(api.AuctionlandActionsRequest(state=at.state, action=action))


def auctionland_refused(at: api.AuctionlandPosition) -> str:
    try:
        auctionland_act(
            at, api.AuctionlandAction(api.AuctionlandClaimAction(type="claim", player=at.to_act[0], position=99))
        )
    except api.ApiException as error:
        why = why_refused(error)
        assert isinstance(why, api.PositionNotInMarketViolation)
        return f"{why.position} is none of {why.tiles}"
    raise ValueError("not refused")


auctionland = Game(
    begin=lambda: auctionland_api.auctionland_setup(api.AuctionlandSetupRequest(players=PLAYERS, seed=SEED)),
    choices=lambda at: [api.AuctionlandAction.from_dict(concrete(legal)) for legal in at.legal_actions],
    act=auctionland_act,
    is_over=lambda at: at.finished,
    ply=lambda at: at.state.ply,
    refused=auctionland_refused,
)

play("for-sale", for_sale)
play("the-estates", the_estates)
play("auctionland", auctionland)
