"""Plays all games with the models that datamodel-code-generator generates, and httpx."""

from typing import Any, TypeVar

import gavel_models as m
import httpx
from play import BASE, PLAYERS, SEED, Game, drawn, play
from pydantic import BaseModel

http = httpx.Client(base_url=BASE)

M = TypeVar("M", bound=BaseModel)


def members(model: BaseModel) -> dict[str, Any]:
    return model.model_dump(mode="json", by_alias=True, exclude_unset=True)


def post(path: str, body: BaseModel, answer: type[M], status: int = 200) -> M:
    """The validated answer to a validated body."""
    found = http.post(path, json=members(body))
    if found.status_code != status:
        raise ValueError(found.text)
    return answer.model_validate(found.json())


def for_sale_act(at: m.ForSalePosition, action: m.ForSaleAction) -> m.ForSalePosition:
    body = m.ForSaleActionsRequest(state=at.state, action=action)
    return post("/v1/games/for-sale/actions", body, m.ForSalePosition)


def for_sale_refused(at: m.ForSalePosition) -> str:
    action = m.ForSaleAction.model_validate({"type": "bid", "player": at.to_act[0].root, "amount": 999})
    body = m.ForSaleActionsRequest(state=at.state, action=action)
    problem = post("/v1/games/for-sale/actions", body, m.ForSaleActionRefusal, 422).root
    assert isinstance(problem, m.ForSaleIllegalAction), problem
    why = problem.violations[0].root
    assert isinstance(why, m.BidTooHighViolation), why
    return f"{why.amount} is more than {why.maximum}"


def for_sale_begin() -> m.ForSalePosition:
    body = m.ForSaleSetupRequest.model_validate({"players": PLAYERS, "seed": SEED})
    return post("/v1/games/for-sale/setup", body, m.ForSalePosition)


for_sale = Game(
    begin=for_sale_begin,
    choices=lambda at: [m.ForSaleAction.model_validate(drawn(members(legal))) for legal in at.legal_actions],
    act=for_sale_act,
    refused=for_sale_refused,
)


def the_estates_act(at: m.TheEstatesPosition, action: m.TheEstatesAction) -> m.TheEstatesPosition:
    body = m.TheEstatesActionsRequest(state=at.state, action=action)
    return post("/v1/games/the-estates/actions", body, m.TheEstatesPosition)


def the_estates_refused(at: m.TheEstatesPosition) -> str:
    action = m.TheEstatesAction.model_validate({"type": "pass", "player": at.to_act[0].root})
    body = m.TheEstatesActionsRequest(state=at.state, action=action)
    problem = post("/v1/games/the-estates/actions", body, m.TheEstatesActionRefusal, 422).root
    assert isinstance(problem, m.TheEstatesIllegalAction), problem
    why = problem.violations[0].root
    assert isinstance(why, m.TheEstatesPhaseWrongActionViolation), why
    return f"{why.action} is none of {why.expected}"


def the_estates_begin() -> m.TheEstatesPosition:
    body = m.TheEstatesSetupRequest.model_validate({"players": PLAYERS, "seed": SEED})
    return post("/v1/games/the-estates/setup", body, m.TheEstatesPosition)


the_estates = Game(
    begin=the_estates_begin,
    choices=lambda at: [m.TheEstatesAction.model_validate(drawn(members(legal))) for legal in at.legal_actions],
    act=the_estates_act,
    refused=the_estates_refused,
)


def auctionland_act(at: m.AuctionlandPosition, action: m.AuctionlandAction) -> m.AuctionlandPosition:
    body = m.AuctionlandActionsRequest(state=at.state, action=action)
    return post("/v1/games/auctionland/actions", body, m.AuctionlandPosition)


def auctionland_refused(at: m.AuctionlandPosition) -> str:
    action = m.AuctionlandAction.model_validate({"type": "claim", "player": at.to_act[0].root, "position": 99})
    body = m.AuctionlandActionsRequest(state=at.state, action=action)
    problem = post("/v1/games/auctionland/actions", body, m.AuctionlandActionRefusal, 422).root
    assert isinstance(problem, m.AuctionlandIllegalAction), problem
    why = problem.violations[0].root
    assert isinstance(why, m.PositionNotInMarketViolation), why
    return f"{why.position} is none of {why.tiles}"


def auctionland_begin() -> m.AuctionlandPosition:
    body = m.AuctionlandSetupRequest.model_validate({"players": PLAYERS, "seed": SEED})
    return post("/v1/games/auctionland/setup", body, m.AuctionlandPosition)


auctionland = Game(
    begin=auctionland_begin,
    choices=lambda at: [m.AuctionlandAction.model_validate(drawn(members(legal))) for legal in at.legal_actions],
    act=auctionland_act,
    refused=auctionland_refused,
)

play("for-sale", for_sale)
play("the-estates", the_estates)
play("auctionland", auctionland)
