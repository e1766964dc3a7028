"""A state's members are declared once; documents, views, copies, tokens, shapes and descriptions follow from that."""

from random import Random
from typing import Any

import pytest

from gavel.engine.deriving import Derived, derive
from gavel.engine.game import FINISHED, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.members import OWNER, each, group, integer, members, seat, worked_out
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.invariants import STRANGER
from gavel.games.for_sale.rules.rulesets import OPTIONS, rules_for
from gavel.games.for_sale.rules.state import STATE, Cards, State
from gavel.schemas.fields import Strict
from gavel.schemas.members import state_shapes
from gavel.schemas.shapes import schema
from gavel.schemas.validators import compile_validator
from tests.support.play import concrete, every_game


@members
class Purse:
    """What lies in a purse."""

    gold: int = integer("The gold in it.")


@members
class Longer(State):
    """For Sale with three members more, each declared here and nowhere else."""

    luck: list[int] = each(integer("How lucky one is."), seen=OWNER)
    banker: int = seat("Who keeps the bank.")
    purse: Purse = group(Purse, "The bank.")


LONGER: Derived[Longer] = derive(Longer, "for-sale", OPTIONS, rules_for)


def played(plies: int, seed: str = "members") -> dict[str, Any]:
    """A document of For Sale after so many random actions."""
    dice = Random(seed)
    state, _events = GAME.setup({"players": ["ann", "bob", "cy"], "seed": seed})
    for _ in range(plies):
        GAME.play(state, concrete(dice.choice(GAME.legal_actions(state)), dice))
    return GAME.document(state)


def longer(plies: int = 3) -> dict[str, Any]:
    document = played(plies)
    document["players"] = [{**player, "luck": 5 + seat} for seat, player in enumerate(document["players"])]
    return {**document, "banker": "bob", "purse": {"gold": 7}}


def shape(derived: Derived[Any], what: str) -> Strict:
    """The schema of the members of a state or a view that are the game's own, those of players included."""
    shapes = state_shapes("Test", derived, 6)
    own = {"state": shapes.state, "player": shapes.player, "seen": shapes.seen, "seen_player": shapes.seen_player}
    return schema(f"Test{what}", own[what], "Members.")()


def test_a_member_that_is_added_in_one_place_is_in_the_document() -> None:
    document = longer()
    state = LONGER.load(document)
    assert (state.luck, state.banker, state.purse) == ([5, 6, 7], 1, Purse(7))
    assert as_json_value(LONGER.dump(state)) == document


def test_it_is_in_every_view_and_hidden_from_those_who_may_not_see_it() -> None:
    state = LONGER.load(longer())
    seen = {viewer: LONGER.view(state, viewer) for viewer in ("ann", "bob", "spectator")}
    assert [player["luck"] for player in seen["bob"]["players"]] == [None, 6, None]
    assert [player["luck"] for player in seen["spectator"]["players"]] == [None, None, None]
    assert all((view["banker"], view["purse"]) == ("bob", {"gold": 7}) for view in seen.values())


def test_it_is_in_the_contract_with_its_description() -> None:
    state, player, seen = (shape(LONGER, what) for what in ("state", "player", "seen_player"))
    assert state.members["banker"].metadata["description"] == "Who keeps the bank."
    assert player.members["luck"].metadata["description"] == "How lucky one is. For this player alone."
    assert seen.members["luck"].metadata["description"] == "How lucky one is. Null where this viewer may not see it."
    assert seen.members["luck"].allow_none
    document = longer()
    own = {name: document[name] for name in state.members}
    accepts = compile_validator(state)
    assert accepts(own)
    assert not accepts({**own, "banker": None})
    assert not accepts({**own, "purse": {"gold": 7, "silver": 1}})


def test_it_is_in_tokens_and_in_copies() -> None:
    state = LONGER.load(longer())
    figures = LONGER.pack(state)
    other = LONGER.load(longer(4))
    LONGER.unpack(other, iter(figures))
    assert (other.luck, other.banker, other.purse) == (state.luck, state.banker, state.purse)
    copied = LONGER.copy(state)
    assert copied == state
    copied.luck[0] += 1
    copied.purse.gold += 1
    assert (state.luck[0], state.purse.gold) == (5, 7)


def test_a_stranger_in_it_is_told() -> None:
    state = LONGER.load({**longer(), "banker": "zoe"})
    found = LONGER.stranger_breaches(state, STRANGER)
    assert [(each.pointer, each.figures) for each in found] == [("/banker", {"player": "zoe"})]


@pytest.mark.parametrize("game", every_game())
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_copy_goes_its_own_way_through_a_whole_game(game: Game[Any], seed: str) -> None:
    dice, derived = Random(seed), game.declaration.state
    state, _events = game.setup({"players": ["ann", "bob", "cy", "dee"], "seed": seed})
    while state.phase != FINISHED:
        before, copied = game.document(state), derived.copy(state)
        assert copied == state
        game.play(copied, concrete(dice.choice(game.legal_actions(copied)), dice))
        assert game.document(state) == before
        state = copied


# --- what may be left out or called otherwise -------------------------------------------------------------------------


@members
class Loan:
    """Gold that somebody owes."""

    debtor: int = seat("Who owes it.", called="from")
    interest: int = integer("What is owed above it.", left_out=True)


@members
class Bank(State):
    """For Sale with a loan that there may be, and with what is worked out by seat."""

    loan: Loan | None = group(Loan, "The loan; null where there is none.", null=True)
    ranks: list[int | None] = worked_out()


BANK: Derived[Bank] = derive(Bank, "for-sale", OPTIONS, rules_for)


@pytest.mark.parametrize("loan", [None, {"from": "bob"}, {"from": "cy", "interest": 3}])
def test_what_may_be_null_or_left_out_comes_back_as_it_was(loan: dict[str, Any] | None) -> None:
    document = {**played(3), "loan": loan}
    state, other = BANK.load(document), BANK.load({**played(4), "loan": None})
    assert as_json_value(BANK.dump(state)) == document
    BANK.unpack(other, iter(BANK.pack(state)))
    assert other.loan == state.loan == BANK.copy(state).loan
    assert compile_validator(shape(BANK, "state"))({"loan": loan, **_own_of(document)})


def _own_of(document: dict[str, Any]) -> dict[str, Any]:
    return {member.key: document[member.key] for member in STATE.members if not member.each}


def test_what_is_worked_out_is_in_no_document_and_forgotten_when_loaded() -> None:
    state = BANK.load({**played(3), "loan": None})
    assert state.ranks == [None] * len(state.ids)
    state.ranks[0] = 1
    copied = BANK.copy(state)
    copied.ranks[0] = 2
    assert (state.ranks[0], "ranks" in BANK.dump(state)) == (1, False)


def test_every_way_in_which_cards_can_be_out_of_order_is_told_by_its_pointer() -> None:
    document = played(12)
    for pointer, cards in _lists_that_ascend(document):
        cards.reverse()
        state = STATE.load(document)
        assert [each.pointer for each in STATE.order_breaches(state)] == [pointer]
        cards.reverse()
    assert [*STATE.order_breaches(STATE.load(document))] == []


def _lists_that_ascend(document: dict[str, Any]) -> list[tuple[str, Cards]]:
    """Those of the document with two cards or more."""
    hands = [(f"/players/{number}/houses", player["houses"]) for number, player in enumerate(document["players"])]
    found = [
        *hands,
        ("/market/houses", document["market"]["houses"]),
        ("/removed/houses", document["removed"]["houses"]),
    ]
    long_enough = [(pointer, cards) for pointer, cards in found if len(cards) > 1]
    assert len(long_enough) > 2, "the position has lists of every kind"
    return long_enough
