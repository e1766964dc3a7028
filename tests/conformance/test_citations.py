"""Which clause a refusal cites, reviewed by hand: none of them reads as allowing what is refused.

By game, code and phase the clause, with the types of actions that were refused by it in some case. Whatever else a case
comes to must be added here, and read against its clause: `GET /v1/games/{game}/rules`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from gavel.games.catalogue import games
from tests.conformance.playing import exchanges

Citation = tuple[str, str, str, str]
"""Code, phase, clause without its game, type of action."""

REVIEWED: Mapping[str, Mapping[tuple[str, str, str], str]] = {
    "auctionland": {
        ("bid.too-high", "bidding", "bid"): "bid",
        ("bid.too-low", "bidding", "bid"): "bid",
        ("decline.compulsory", "claim", "bonus"): "decline",
        ("decline.no-bonus", "claim", "bonus"): "decline",
        ("game.finished", "finished", "end"): "claim pass place reveal",
        ("keep.no-room", "settling", "keep"): "keep",
        ("keep.not-enough-money", "settling", "keep"): "keep",
        ("pass.highest-bidder", "bidding", "pass"): "pass",
        ("pass.must-bid", "bidding", "pass"): "pass",
        ("phase.wrong-action", "claim", "claim"): "bid keep offer pass place sell",
        ("phase.wrong-action", "settling", "sell"): "bid offer pass",
        ("phase.wrong-action", "bidding", "auction"): "claim keep sell",
        ("phase.wrong-action", "offer", "offer"): "claim pass place",
        ("phase.wrong-action", "place", "place"): "claim decline offer",
        ("phase.wrong-action", "claim", "bonus"): "offer",
        ("place.not-adjacent", "place", "place"): "place",
        ("place.occupied", "place", "place"): "place",
        ("place.out-of-range", "place", "place"): "place",
        ("place.span-exceeded", "place", "span"): "place",
        ("player.unknown", "claim", "players"): "claim forfeit place",
        ("player.unknown", "offer", "players"): "pass",
        ("position.not-in-market", "claim", "claim"): "claim",
        ("position.not-in-market", "offer", "offer"): "offer",
        ("position.too-expensive", "claim", "skip"): "claim",
        ("position.too-expensive", "offer", "skip"): "offer",
        ("reveal.not-possible", "reveal", "table-reveal"): "reveal",
        ("reveal.wrong-count", "reveal", "table-reveal"): "reveal",
        ("turn.not-yours", "bidding", "auction"): "bid pass",
        ("turn.not-yours", "settling", "auction"): "bid",
        ("turn.not-yours", "claim", "bonus"): "claim decline",
        ("turn.not-yours", "claim", "turn"): "claim pass reveal",
        ("turn.not-yours", "reveal", "table-reveal"): "claim",
        ("turn.not-yours", "offer", "turn"): "offer",
        ("turn.not-yours", "place", "place"): "place",
        ("turn.not-yours", "settling", "sell"): "sell",
        ("correction.changes-nothing", "claim", "correction"): "correct",
        ("correction.failed", "claim", "correction"): "correct",
        ("correction.impossible", "claim", "correction"): "correct",
        ("correction.misshapen", "claim", "correction"): "correct",
        ("correction.protected", "claim", "correction"): "correct",
        ("correction.test-failed", "claim", "correction"): "correct",
        ("correction.too-large", "claim", "correction"): "correct",
        ("default.not-forfeited", "claim", "default"): "default",
        ("default.not-forfeited", "place", "default"): "default",
        ("default.nothing-due", "place", "default"): "default",
        ("forfeit.twice", "claim", "forfeit"): "forfeit",
        ("penalty.no-points", "claim", "penalty"): "penalty",
        ("player.forfeited", "claim", "forfeit"): "claim",
        ("record.too-many", "claim", "penalty"): "penalty",
    },
    "for-sale": {
        ("bid.too-high", "buying", "bid"): "bid",
        ("bid.too-low", "buying", "bid"): "bid",
        ("bid.too-low", "buying", "raise-exceed"): "bid",
        ("bid.too-low", "buying", "raise-match"): "bid",
        ("game.finished", "finished", "end"): "bid pass reveal sell",
        ("house.not-in-hand", "selling", "sell"): "sell",
        ("phase.wrong-action", "selling", "selling"): "bid pass",
        ("phase.wrong-action", "buying", "table-reveal"): "reveal",
        ("phase.wrong-action", "selling", "table-reveal"): "reveal",
        ("phase.wrong-action", "buying", "buying"): "sell",
        ("player.unknown", "buying", "players"): "bid forfeit pass sell",
        ("reveal.not-possible", "buying", "table-reveal"): "reveal",
        ("reveal.not-possible", "selling", "table-reveal"): "reveal",
        ("reveal.wrong-count", "buying", "table-reveal"): "reveal",
        ("reveal.wrong-count", "selling", "table-reveal"): "reveal",
        ("turn.not-yours", "buying", "table-reveal"): "bid",
        ("turn.not-yours", "buying", "turn-order"): "bid pass reveal sell",
        ("turn.not-yours", "selling", "table-reveal"): "reveal sell",
        ("turn.not-yours", "selling", "sell"): "sell",
        ("correction.changes-nothing", "buying", "correction"): "correct",
        ("correction.failed", "buying", "correction"): "correct",
        ("correction.impossible", "buying", "correction"): "correct",
        ("correction.misshapen", "buying", "correction"): "correct",
        ("correction.protected", "buying", "correction"): "correct",
        ("correction.test-failed", "buying", "correction"): "correct",
        ("correction.too-large", "buying", "correction"): "correct",
        ("default.not-forfeited", "buying", "default"): "default",
        ("default.nothing-due", "buying", "default"): "default",
        ("forfeit.twice", "buying", "forfeit"): "forfeit",
        ("penalty.no-points", "buying", "penalty"): "penalty",
        ("player.forfeited", "buying", "forfeit"): "pass",
        ("record.too-many", "buying", "penalty"): "penalty",
    },
    "the-estates": {
        ("bid.too-high", "bidding", "bid"): "bid",
        ("bid.too-low", "bidding", "bid"): "bid",
        ("cube.no-place", "offer", "available-cubes"): "offer",
        ("cube.not-at-an-end", "offer", "available-cubes"): "offer",
        ("cube.not-lower", "placing", "stack"): "place",
        ("discard.has-a-place", "placing", "discard"): "discard",
        ("discard.must-place", "placing", "place"): "discard",
        ("game.finished", "finished", "end"): "bid discard keep offer pass place reveal sell stow",
        ("keep.not-enough-cash", "settling", "keep"): "keep",
        ("lot.beyond-requirement", "placing", "place-cube"): "place",
        ("lot.empty", "placing", "place-rooftop"): "place",
        ("lot.not-next", "placing", "place-cube"): "place",
        ("lot.one-cube-only", "placing", "one-cube-lots"): "place",
        ("lot.roofed", "placing", "place-rooftop"): "place",
        ("permit.not-there", "placing", "use-cancel"): "place",
        ("phase.wrong-action", "offer", "turn"): "bid discard keep pass place sell",
        ("phase.wrong-action", "placing", "place"): "bid keep offer pass sell stow",
        ("phase.wrong-action", "settling", "sell"): "bid discard offer pass place stow",
        ("phase.wrong-action", "bidding", "auction"): "discard keep offer place sell stow",
        ("place.wrong-kind", "placing", "place"): "place",
        ("player.unknown", "offer", "players"): "bid forfeit keep offer",
        ("player.unknown", "bidding", "players"): "pass",
        ("player.unknown", "reveal", "players"): "pass",
        ("requirement.below-developed", "placing", "place-permit"): "place",
        ("requirement.below-developed", "placing", "use-cancel"): "place",
        ("requirement.too-long", "placing", "place-permit"): "place",
        ("requirement.too-short", "placing", "place-permit"): "place",
        ("requirement.too-short", "placing", "use-cancel"): "place",
        ("reveal.not-possible", "reveal", "table-reveal"): "reveal",
        ("rooftop.no-building", "offer", "available-rooftops"): "offer",
        ("special.not-available", "offer", "available"): "offer",
        ("stow.already-done", "offer", "stow"): "stow",
        ("stow.no-cash", "offer", "stow"): "stow",
        ("turn.not-yours", "bidding", "auction"): "bid pass reveal",
        ("turn.not-yours", "settling", "auction"): "bid",
        ("turn.not-yours", "offer", "turn"): "keep pass reveal stow",
        ("turn.not-yours", "settling", "sell"): "keep place sell",
        ("turn.not-yours", "reveal", "table-reveal"): "offer pass stow",
        ("turn.not-yours", "placing", "place"): "place sell",
        ("correction.changes-nothing", "offer", "correction"): "correct",
        ("correction.failed", "offer", "correction"): "correct",
        ("correction.impossible", "offer", "correction"): "correct",
        ("correction.misshapen", "offer", "correction"): "correct",
        ("correction.protected", "offer", "correction"): "correct",
        ("correction.test-failed", "offer", "correction"): "correct",
        ("correction.too-large", "offer", "correction"): "correct",
        ("default.not-forfeited", "bidding", "default"): "default",
        ("default.not-forfeited", "offer", "default"): "default",
        ("default.nothing-due", "bidding", "default"): "default",
        ("forfeit.twice", "offer", "forfeit"): "forfeit",
        ("penalty.no-points", "offer", "penalty"): "penalty",
        ("player.forfeited", "offer", "forfeit"): "offer",
        ("record.too-many", "offer", "penalty"): "penalty",
    },
}


def refusals(answer: Any, body: Any) -> Iterator[tuple[Mapping[str, Any], str, str]]:
    """Every violation of an illegal action in an answer, with the type of action and the phase."""
    if not isinstance(answer, Mapping):
        return
    if str(answer.get("type")).endswith("/illegal-action"):
        for violation in answer["violations"]:
            yield violation, body["action"]["type"], body["state"]["phase"]
    elif answer.get("refused"):
        action, phase = body["actions"][answer["refused"]["index"]], answer["position"]["state"]["phase"]
        for violation in answer["refused"]["problem"]["violations"]:
            yield violation, action["type"], phase


def cited(game: str) -> set[Citation]:
    """What the service cites in all cases of a game."""
    return {
        (violation["code"], phase, violation["rule"].removeprefix(game + "/"), action)
        for exchange in exchanges(game)
        for violation, action, phase in refusals(exchange.answer[2], exchange.body)
    }


@pytest.mark.parametrize("game", games())
def test_every_refusal_of_the_cases_cites_the_clause_that_was_reviewed_for_it(game: str) -> None:
    reviewed = {(*where, action) for where, actions in REVIEWED[game].items() for action in actions.split()}
    assert cited(game) == reviewed
