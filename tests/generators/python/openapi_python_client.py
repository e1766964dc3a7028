"""Plays all games with what openapi-python-client generates."""

from typing import Any

from gavel_opc import Client
from gavel_opc import models as m
from gavel_opc.api.auctionland import auctionland_actions, auctionland_setup
from gavel_opc.api.for_sale import for_sale_actions, for_sale_setup
from gavel_opc.api.the_estates import the_estates_actions, the_estates_setup
from play import BASE, PLAYERS, SEED, Game, drawn, play

client = Client(base_url=BASE)


def by_type(game: str, *actions: Any) -> dict[str, Any]:
    """The classes of a game's actions by the type of action that they are."""
    return {each.__name__.removeprefix(game).removesuffix("Action").lower(): each for each in actions}


ForSaleAction = by_type("ForSale", m.ForSaleBidAction, m.ForSalePassAction, m.ForSaleSellAction)


def for_sale_act(at: m.ForSalePosition, action: Any) -> m.ForSalePosition:
    found = for_sale_actions.sync(client=client, body=m.ForSaleActionsRequest(state=at.state, action=action))
    assert isinstance(found, m.ForSalePosition), found
    return found


def for_sale_refused(at: m.ForSalePosition) -> str:
    action = m.ForSaleBidAction(type_=m.ForSaleBidActionType.BID, player=at.to_act[0], amount=999)
    problem = for_sale_actions.sync(client=client, body=m.ForSaleActionsRequest(state=at.state, action=action))
    assert isinstance(problem, m.ForSaleIllegalAction), problem
    why = problem.violations[0]
    assert isinstance(why, m.BidTooHighViolation), why
    return f"{why.amount} is more than {why.maximum}"


def for_sale_begin() -> m.ForSalePosition:
    found = for_sale_setup.sync(client=client, body=m.ForSaleSetupRequest(players=PLAYERS, seed=SEED))
    assert isinstance(found, m.ForSalePosition), found
    return found


for_sale = Game(
    begin=for_sale_begin,
    choices=lambda at: [
        ForSaleAction[legal.type_.value].from_dict(drawn(legal.to_dict())) for legal in at.legal_actions
    ],
    act=for_sale_act,
    refused=for_sale_refused,
)

TheEstatesAction = by_type(
    "TheEstates",
    m.TheEstatesStowAction,
    m.TheEstatesOfferAction,
    m.TheEstatesBidAction,
    m.TheEstatesPassAction,
    m.TheEstatesSellAction,
    m.TheEstatesKeepAction,
    m.TheEstatesPlaceAction,
    m.TheEstatesDiscardAction,
)


def the_estates_act(at: m.TheEstatesPosition, action: Any) -> m.TheEstatesPosition:
    found = the_estates_actions.sync(client=client, body=m.TheEstatesActionsRequest(state=at.state, action=action))
    assert isinstance(found, m.TheEstatesPosition), found
    return found


def the_estates_refused(at: m.TheEstatesPosition) -> str:
    action = m.TheEstatesPassAction(type_=m.TheEstatesPassActionType.PASS, player=at.to_act[0])
    problem = the_estates_actions.sync(client=client, body=m.TheEstatesActionsRequest(state=at.state, action=action))
    assert isinstance(problem, m.TheEstatesIllegalAction), problem
    why = problem.violations[0]
    assert isinstance(why, m.TheEstatesPhaseWrongActionViolation), why
    return f"{why.action} is none of {why.expected}"


def the_estates_begin() -> m.TheEstatesPosition:
    found = the_estates_setup.sync(client=client, body=m.TheEstatesSetupRequest(players=PLAYERS, seed=SEED))
    assert isinstance(found, m.TheEstatesPosition), found
    return found


the_estates = Game(
    begin=the_estates_begin,
    choices=lambda at: [
        TheEstatesAction[legal.type_.value].from_dict(drawn(legal.to_dict())) for legal in at.legal_actions
    ],
    act=the_estates_act,
    refused=the_estates_refused,
)

AuctionlandAction = by_type(
    "Auctionland",
    m.AuctionlandClaimAction,
    m.AuctionlandPlaceAction,
    m.AuctionlandOfferAction,
    m.AuctionlandBidAction,
    m.AuctionlandPassAction,
    m.AuctionlandSellAction,
    m.AuctionlandKeepAction,
)


def auctionland_act(at: m.AuctionlandPosition, action: Any) -> m.AuctionlandPosition:
    found = auctionland_actions.sync(client=client, body=m.AuctionlandActionsRequest(state=at.state, action=action))
    assert isinstance(found, m.AuctionlandPosition), found
    return found


def auctionland_refused(at: m.AuctionlandPosition) -> str:
    action = m.AuctionlandClaimAction(type_=m.AuctionlandClaimActionType.CLAIM, player=at.to_act[0], position=99)
    problem = auctionland_actions.sync(client=client, body=m.AuctionlandActionsRequest(state=at.state, action=action))
    assert isinstance(problem, m.AuctionlandIllegalAction), problem
    why = problem.violations[0]
    assert isinstance(why, m.PositionNotInMarketViolation), why
    return f"{why.position} is none of {why.tiles}"


def auctionland_begin() -> m.AuctionlandPosition:
    found = auctionland_setup.sync(client=client, body=m.AuctionlandSetupRequest(players=PLAYERS, seed=SEED))
    assert isinstance(found, m.AuctionlandPosition), found
    return found


auctionland = Game(
    begin=auctionland_begin,
    choices=lambda at: [
        AuctionlandAction[legal.type_.value].from_dict(drawn(legal.to_dict())) for legal in at.legal_actions
    ],
    act=auctionland_act,
    refused=auctionland_refused,
)

play("for-sale", for_sale)
play("the-estates", the_estates)
play("auctionland", auctionland)
