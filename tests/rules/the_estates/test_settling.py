"""Settling: the auctioneer sells for the highest bid, or pays as much to keep the piece."""

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.state import State
from tests.support.the_estates_script import call_out, document, new_game, refused, told


def settling(*calls: str, cash: dict[str, int] | None = None) -> State:
    state = new_game(cash=cash)
    call_out(state, "ann offers mayor", *calls)
    return state


@pytest.mark.parametrize(
    ("calls", "bidder", "price"),
    [
        (["bob bids 4", "cy bids 7"], "cy", 7),
        (["bob bids 4", "cy passes"], "bob", 4),
        (["bob passes", "cy bids 12"], "cy", 12),
    ],
)
def test_the_highest_bidder_pays_the_auctioneer_or_the_other_way_round(
    calls: list[str], bidder: str, price: int
) -> None:
    sold = settling(*calls)
    seat = sold.ids.index(bidder)
    assert told(call_out(sold, "ann sells"), "sold") == [{"player": "ann", "buyer": bidder, "price": price}]
    assert (sold.cash[0], sold.cash[seat]) == (12 + price, 12 - price)
    assert document(sold)["placing"]["player"] == bidder
    kept = settling(*calls)
    assert told(call_out(kept, "ann keeps"), "kept") == [{"player": "ann", "bidder": bidder, "price": price}]
    assert (kept.cash[0], kept.cash[seat]) == (12 - price, 12 + price)
    assert document(kept)["placing"]["player"] == "ann"


def test_an_auctioneer_without_that_much_cash_can_only_sell() -> None:
    state = settling("bob bids 3", "cy passes", cash={"ann": 2, "bob": 22, "cy": 12})
    assert refused(state, "ann keeps") == [
        Violation("keep.not-enough-cash", "", "the-estates/keep", {"price": 3, "cash": 2})
    ]
    assert GAME.legal_actions(state) == [{"type": "sell", "player": "ann"}]
    enough = settling("bob bids 2", "cy passes", cash={"ann": 2, "bob": 22, "cy": 12})
    assert [action["type"] for action in GAME.legal_actions(enough)] == ["sell", "keep"]


def test_cash_in_the_cash_box_cannot_pay() -> None:
    state = new_game(cash={"ann": 3, "bob": 21, "cy": 12})
    call_out(state, "ann stows", "ann offers mayor", "bob bids 3", "cy passes")
    assert [violation.code for violation in refused(state, "ann keeps")] == ["keep.not-enough-cash"]


@pytest.mark.parametrize(("bid", "expected"), [(3, ["sell", "keep"]), (13, ["sell"])])
def test_settling_is_selling_or_keeping(bid: int, expected: list[str]) -> None:
    state = settling(f"bob bids {bid}", "cy passes", cash={"ann": 12, "bob": 14, "cy": 10})
    figures = {"action": "place", "phase": "settling", "expected": expected}
    assert refused(state, "ann places upper") == [Violation("phase.wrong-action", "/type", "the-estates/sell", figures)]


def test_only_the_auctioneer_settles() -> None:
    state = settling("bob bids 3", "cy passes")
    figures = {"player": "bob", "to_act": ["ann"]}
    assert refused(state, "bob sells") == [Violation("turn.not-yours", "/player", "the-estates/sell", figures)]
    assert document(state)["auction"] == {
        "piece": {"kind": "mayor"},
        "bids": {"bob": 3},
        "passed": ["cy"],
        "turn": None,
    }
