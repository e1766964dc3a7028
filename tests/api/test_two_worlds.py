"""Whoever may not see something learns nothing of it: not from answers, not from refusals, not from their size.

Two states that differ only in what a player may not see are two worlds for that player. All that may reach the player's
browser is the same bytes in both: views, own legal actions and refusals, and events until one reveals something.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.engine.game import Game
from tests.api.test_refusals import refusals_of_cases
from tests.support.browsers import REVEALING, Told, ask, asked_of, told_of, tries
from tests.support.hooks import hooks_of
from tests.support.play import Combination, combinations, concrete, every_combination, some_combinations
from tests.support.two_worlds import another_world, viewers

Json = dict[str, Any]
Worlds = tuple[Json, Json, str, list[Json]]


def pairs(
    combination: Combination, options: Json, rng: Random, share: float, *, refereed: float = 0.0
) -> Iterator[Worlds]:
    """Two worlds of some positions of a random game: both states, who cannot tell them, and what has been tried.

    `refereed`: how often a referee acts instead of a player.
    """
    service = registry()[combination.game.id]
    position = ask(service, "setup", combination.request(options, rng))
    tried: list[Json] = []
    while not position["finished"]:
        state = position["state"]
        tried = [concrete(action, rng) for action in position["legal_actions"][-3:]] + tried[:6]
        viewer = rng.choice(viewers(state))
        other = another_world(combination.game, state, viewer, rng) if rng.random() < share else None
        if other is not None:
            yield state, other, viewer, tried
        listed = position["legal_actions"]
        # Of a seat that is forfeited nothing is listed.
        own = concrete(rng.choice(listed), rng) if listed else default_of(next(iter(position["default_actions"])))
        action = rng.choice(of_a_referee(state, rng)) if rng.random() < refereed else own
        acted = ask(service, "actions", {"state": state, "action": action})
        position = acted if "state" in acted else ask(service, "actions", {"state": state, "action": own})


def default_of(seat: str) -> Json:
    """What a referee plays for a seat that is forfeited."""
    return {"type": "default", "player": "referee", "seat": seat}


def of_a_referee(state: Json, rng: Random) -> list[Json]:
    """One action of each type, which may not be allowed: corrections of what everybody, one and nobody can see."""
    seat = rng.choice(state["players"])["id"]
    whose = {"player": "referee", "seat": seat, "reason": "Late."}
    hooks = hooks_of(registry()[state["game"]].game)
    money = hooks.MONEY
    amounts = [player[money] for player in state["players"]]
    payer, payee = rng.sample(range(len(amounts)), 2)
    paid = [{"op": "replace", "path": f"/players/{payer}/{money}", "value": amounts[payer] - 1}]
    if not hooks.MONEY_MAY_LEAVE:
        paid.append({"op": "replace", "path": f"/players/{payee}/{money}", "value": amounts[payee] + 1})
    decks = {f"/decks/{name}": deck for name, deck in state.get("decks", {}).items()}
    decks |= {f"/{name}": state[name] for name in ("rooftops", "stack") if name in state}
    path, deck = rng.choice([*decks.items()])
    hidden = [{"op": "replace", "path": path, "value": rng.sample(deck, len(deck)) if isinstance(deck, list) else deck}]
    bank = {"bank": -1} if hooks.MONEY_MAY_LEAVE else {}
    corrections: list[Json] = [{"patch": paid, **bank}, {"patch": hidden}, {"patch": [*paid, *hidden], **bank}]
    return [
        {"type": "penalty", "points": rng.choice((-3, 4)), **whose},
        *([{"type": "forfeit", **whose}] if len(state.get("forfeits", ())) < 2 else []),
        default_of(seat),
        *[{"type": "correct", "player": "referee", **each, "reason": "Misread."} for each in corrections],
    ]


def both_told(game: Game[Any], worlds: Worlds, player: str, rng: Random) -> Iterator[tuple[Json, Told, Told]]:
    """What a viewer may be told of each thing that a player may try, in either world."""
    state, other, viewer, tried = worlds
    service = registry()[game.id]
    for action in tries(service, state, player, tried, rng):
        yield action, told_of(service, state, action, viewer), told_of(service, other, action, viewer)


def nothing_is_given_away(game: Game[Any], worlds: Worlds, rng: Random) -> None:
    """What reaches the viewer's browser is the same in both worlds, whoever acts, however it is asked."""
    state, other, viewer, _tried = worlds
    service = registry()[game.id]
    assert asked_of(service, other, viewer) == asked_of(service, state, viewer)
    if viewer != "spectator":
        for action, here, there in both_told(game, worlds, viewer, rng):
            assert there[:2] == here[:2], action
    for player in rng.sample(viewers(state)[:-1], 1):
        for action, here, there in both_told(game, worlds, player, rng):
            if not here.refused and not there.refused:
                assert there.seen == here.seen, action


def sentences_are_for_everybody(game: Game[Any], worlds: Worlds, rng: Random) -> int:
    """Whoever hears why another is refused learns no more: sentences say nothing that only the actor may see."""
    state = worlds[0]
    heard = 0
    for action, here, there in both_told(game, worlds, rng.choice(viewers(state)[:-1]), rng):
        if here.problem is not None and there.problem is not None:
            said, otherwise = (
                {(each["code"], each["pointer"]): each["detail"] for each in told["violations"]}
                for told in (here.problem, there.problem)
            )
            both = said.keys() & otherwise.keys()
            assert {key: said[key] for key in both} == {key: otherwise[key] for key in both}, action
            assert here.problem["to_act"] == there.problem["to_act"], action
            heard += len(both)
    return heard


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_two_worlds_are_the_same_to_whoever_cannot_tell_them(combination: Combination) -> None:
    rng = Random(f"browsers {combination}")
    for worlds in pairs(combination, {}, rng, share=0.02):
        nothing_is_given_away(combination.game, worlds, rng)
        if worlds[2] == "spectator":
            sentences_are_for_everybody(combination.game, worlds, rng)


def refereed_worlds_are_alike(combination: Combination, rng: Random) -> int:
    """Views of states with records, and what the referee does next, as far as nothing is turned up; how many were."""
    service = registry()[combination.game.id]
    alike = 0
    for worlds in pairs(combination, {}, rng, share=0.04, refereed=0.2):
        state, other, viewer, _tried = worlds
        if any(name in state for name in ("corrections", "forfeits", "penalties")):
            nothing_is_given_away(combination.game, worlds, rng)
            for action in rng.sample(of_a_referee(state, rng), 3):
                here, there = (told_of(service, each, action, viewer) for each in (state, other))
                if not here.refused and not there.refused:
                    assert there.seen == here.seen, action
                    alike += 1
    return alike


@pytest.mark.parametrize("game", registry())
def test_two_worlds_with_a_referees_records_are_the_same_too(game: str) -> None:
    rng = Random(f"refereed {game}")
    alike = 0
    for combination in rng.sample(list(combinations(registry()[game].game)), 6):
        alike += refereed_worlds_are_alike(combination, rng)
        if alike > 5:
            return
    raise AssertionError(f"too few were alike: {alike}")


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_two_worlds_with_a_referees_records_are_the_same_in_every_combination(combination: Combination) -> None:
    refereed_worlds_are_alike(combination, Random(f"refereed {combination}"))


@pytest.mark.parametrize("game", registry())
@given(data=st.data())
@settings(max_examples=3, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
def test_two_worlds_are_the_same_whatever_the_options(game: str, data: st.DataObject) -> None:
    rules = registry()[game].game
    combination = data.draw(st.sampled_from(list(combinations(rules))))
    hooks = hooks_of(rules)
    options = data.draw(hooks.options(combination.ruleset, combination.variant, combination.players))
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    for worlds in pairs(combination, options, rng, share=0.03):
        nothing_is_given_away(rules, worlds, rng)


@pytest.mark.parametrize("game", registry())
def test_a_sentence_about_one_player_gives_nothing_away_to_the_others(game: str) -> None:
    rules, rng = registry()[game].game, Random(f"sentences {game}")
    heard = 0
    for combination in [each for each in some_combinations() if each.game is rules]:
        for worlds in pairs(combination, {}, rng, share=0.06):
            state, _other, _viewer, tried = worlds
            unseen = another_world(rules, state, "spectator", rng)
            if unseen is not None:
                heard += sentences_are_for_everybody(rules, (state, unseen, "spectator", tried), rng)
    assert heard > 30


@pytest.mark.parametrize("game", registry())
def test_what_reveals_something_is_an_event_of_the_game(game: str) -> None:
    declared = {each.type for each in registry()[game].game.every_event_type if each.reveals is not None}
    assert declared - {"game-set-up"} == REVEALING[game]


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_two_worlds_are_the_same_at_many_positions(combination: Combination) -> None:
    rng = Random(f"many browsers {combination}")
    for worlds in pairs(combination, {}, rng, share=0.4):
        nothing_is_given_away(combination.game, worlds, rng)
        if worlds[2] == "spectator":
            sentences_are_for_everybody(combination.game, worlds, rng)


# --- every code -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry())
def test_no_sentence_of_any_code_gives_away_what_its_actor_has(game: str) -> None:
    """Wherever a case has an action refused: as often as the codes are the same in another world, so are the words.

    A finished game lies open to all, and what the table reports is reported by somebody who sees everything.
    """
    service, rng = registry()[game], Random(f"codes {game}")
    met: set[str] = set()
    for state, action in refusals_of_cases(game):
        if action["type"] == "reveal":
            continue
        here = told_of(service, state, action, "spectator").problem
        for _ in range(5):
            other = another_world(service.game, state, "spectator", rng)
            there = None if other is None else told_of(service, other, action, "spectator").problem
            if here is not None and there is not None and codes_of(here) == codes_of(there):
                assert [each["detail"] for each in here["violations"]] == [
                    each["detail"] for each in there["violations"]
                ]
                met.update(codes_of(here))
                break
    reported = {code for code in service.game.illegal if code.startswith("reveal.")}
    assert met == set(service.game.illegal) - reported - {"game.finished"}


def codes_of(problem: Json) -> list[str]:
    return [each["code"] for each in problem["violations"]]
