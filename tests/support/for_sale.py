"""For Sale's hooks for the tests of all games (see `tests.support.hooks`)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from gavel.games.for_sale.rules.rulesets import Rules, rules_for
from tests.support.play import as_json

Json = dict[str, Any]

DECKS = ("houses", "cheques")


# --- setting up -----------------------------------------------------------------------------------------------------


@st.composite
def options(draw: st.DrawFn, ruleset: str, variant: str, players: int) -> Json:
    """House rules and rulings; decks of one's own are kept small."""
    fewer = draw(st.integers(0, 1))
    chosen: Json = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "starting_coins": st.integers(0, 40),
                "raise": st.sampled_from(["match", "exceed"]),
                "refund": st.sampled_from(["half-up", "half-down"]),
                "last_seller": st.sampled_from(["sweep", "play-on"]),
                "short_last_round": st.sampled_from(["play", "discard"]),
                "minimum_opening_bid": st.just(1),
                "final_tie": st.sampled_from(["shared", "none"]),
                "open_money": st.booleans(),
                "open_hands": st.booleans(),
            },
        )
    )
    if draw(st.booleans()):
        cards = draw(st.integers(players, 4 * players))
        chosen["houses"] = draw(st.lists(st.integers(1, 999), min_size=cards, max_size=cards, unique=True))
        chosen["cheques"] = draw(st.lists(st.integers(0, 20), min_size=cards, max_size=cards))
        chosen["removed"] = draw(st.integers(0, cards - players))
    if draw(st.booleans()):
        chosen["reveal_fewer"] = fewer
    return chosen


def dealing(request: Json, rng: Random) -> Json:
    """A seed or, one time in three, a deal; nothing where a table deals."""
    if request["dealer"] == "table":
        return {}
    if rng.randrange(3):
        return {"seed": f"seed {rng.randrange(10**9)}"}
    rules = rules_of(request)
    return {
        "deal": {
            "houses": rng.sample(rules.houses, rules.deck_size),
            "cheques": rng.sample(rules.cheques, rules.deck_size),
        }
    }


def rules_of(document: Mapping[str, Any]) -> Rules:
    """The rules in force in a setup request or state."""
    return rules_for(document["ruleset"], document["variant"], document["options"], len(document["players"]))


# --- conservation ---------------------------------------------------------------------------------------------------


def conserved(before: Json, after: Json, events: Sequence[Json]) -> None:
    """Coins go only to the box, as the events tell; cards change places only, and hands only as the events tell."""
    for player in [seat["id"] for seat in before["players"]]:
        _coins_conserved(before, after, [event for event in events if event.get("player") == player], player)
        _hands_conserved(before, after, [event for event in events if event.get("player") == player], player)
    for name in DECKS:
        revealed = [card for event in events if event["type"] == f"{name}-revealed" for card in event[name]]
        _cards_conserved(before, after, name, revealed)


def _coins_conserved(before: Json, after: Json, events: Sequence[Json], player: str) -> None:
    paid = sum(event["paid"] for event in events if event["type"] in ("house-taken", "house-won"))
    assert _wealth(before, player) - _wealth(after, player) == paid >= 0
    back = [event["refund"] for event in events if "refund" in event]
    if back:
        assert back[0] + paid == before["bids"].get(player, 0)


def _wealth(state: Json, player: str) -> int:
    """Coins in hand and in a bid that still stands."""
    coins: int = _seat(state, player)["coins"]
    return coins + (0 if player in state["passed"] else state["bids"].get(player, 0))


def _hands_conserved(before: Json, after: Json, events: Sequence[Json], player: str) -> None:
    was, now = _seat(before, player), _seat(after, player)
    bought = [event["house"] for event in events if event["type"] in ("house-taken", "house-won")]
    sold = [event["house"] for event in events if event["type"] == "house-sold"]
    paid = [event["cheque"] for event in events if event["type"] == "house-sold"]
    for event in events:
        if event["type"] == "sweep":
            sold += event["houses"]
            paid += event["cheques"]
    assert Counter(now["houses"]) + Counter(sold) == Counter(was["houses"]) + Counter(bought)
    assert Counter(now["cheques"]) == Counter(was["cheques"]) + Counter(paid)
    assert len(sold) == len(paid)


def _cards_conserved(before: Json, after: Json, name: str, revealed: Sequence[int]) -> None:
    known, unknown = _places(before, name)
    known_now, unknown_now = _places(after, name)
    if before["dealer"] == "table":
        known += Counter(revealed)
        unknown -= len(revealed)
    assert known_now == known
    assert unknown_now == unknown


def _places(state: Json, name: str) -> tuple[Counter[int], int]:
    """The cards of one deck wherever they are known to lie, and the number of those of which only the table knows."""
    known = Counter(state["market"][name])
    for seat in state["players"]:
        known.update(seat[name])
    if name == "houses":
        known.update(state["sold"])
    if state["dealer"] == "table":
        return known, state["decks"][name] + state["removed"][name]
    known.update(state["decks"][name])
    known.update(state["removed"][name])
    return known, 0


def _seat(state: Json, player: str) -> Json:
    return next(seat for seat in state["players"] if seat["id"] == player)


# --- the listing ----------------------------------------------------------------------------------------------------


def goes_unlisted(_state: Json, _action: Json) -> bool:
    """All that is legal is listed or summed up."""
    return False


# --- another world --------------------------------------------------------------------------------------------------


def another_world(state: Json, viewer: str, rng: Random) -> Json:
    """Other players' coins, hands and choices, the decks and the removed cards are dealt anew, as far as hidden."""
    other: Json = as_json(state)
    if state["phase"] == "finished":
        return other
    rules = rules_of(state)
    hidden = [seat for seat in other["players"] if seat["id"] != viewer]
    # Before two rounds are over, what everybody has can be told from what lies open.
    if not rules.open_money and (state["phase"] != "buying" or state["round"] > 2):
        for seat in hidden:
            seat["coins"] = rng.randint(0, max(0, rules.starting_coins - state["bids"].get(seat["id"], 0)))
    for name, full in zip(DECKS, (rules.houses, rules.cheques), strict=True):
        _deal_anew(other, name, full, [] if rules.open_hands else [seat[name] for seat in hidden], rng)
    for seat in hidden:
        if seat["id"] in other["choices"] and seat["houses"]:
            other["choices"][seat["id"]] = rng.choice(seat["houses"])
    return other


def _deal_anew(state: Json, name: str, full: Sequence[int], hands: list[list[int]], rng: Random) -> None:
    """Put all hidden cards of one deck together, shuffle them, and fill every hidden place with as many as before."""
    hidden = [*hands]
    if state["dealer"] == "service":
        hidden += [state["removed"][name], state["decks"][name]]
        pool = [card for place in hidden for card in place]
    else:
        known, _unknown = _places(state, name)
        pool = list((Counter(full) - known).elements()) + [card for hand in hands for card in hand]
    rng.shuffle(pool)
    for place in hidden:
        dealt, pool = pool[: len(place)], pool[len(place) :]
        place[:] = dealt if place is state["decks"][name] else sorted(dealt)


# --- what is known of it --------------------------------------------------------------------------------------------

MONEY = "coins"
MONEY_MAY_LEAVE = True
OPTION: Json = {"starting_coins": 17}

CITATIONS: Mapping[tuple[str, str, str], str] = {
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
    ("correction.unbalanced", "buying", "correction"): "correct",
    ("default.not-forfeited", "buying", "default"): "default",
    ("default.nothing-due", "buying", "default"): "default",
    ("forfeit.twice", "buying", "forfeit"): "forfeit",
    ("penalty.no-points", "buying", "penalty"): "penalty",
    ("player.forfeited", "buying", "forfeit"): "pass",
    ("record.too-many", "buying", "penalty"): "penalty",
}
