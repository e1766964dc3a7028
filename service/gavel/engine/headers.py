"""What every game's setups, states and tallies have in common, and what can be wrong with it.

Source: the HTTP contract, sections 4 and 5. Pointers are relative to the whole request, state or tally.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gavel.engine.actions import Document
from gavel.engine.dealing import commitment
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER, GameState
from gavel.engine.options import STANDARD, Option, Ruleset, differing
from gavel.engine.verdicts import Violation, pointer

SETUP_CODES = ("variant.unknown", "players.count", "player.unknown", "seed.with-deal", "seed.with-table")
STATE_CODES = (
    "variant.unknown",
    "players.count",
    "player.twice",
    "options.default-given",
    "deal.with-table",
    "deal.wrong-commitment",
)


def edition_faults(ruleset: Ruleset, variant: str, players: int, rule: str) -> list[Violation]:
    """Whether the edition has that variant and is for so many players; `rule` is the clause on player counts."""
    found = []
    if variant not in ruleset.variants:
        figures: dict[str, Any] = {"variant": variant, "ruleset": ruleset.id, "variants": list(ruleset.variants)}
        found.append(Violation("variant.unknown", "/variant", None, figures))
    if players not in ruleset.player_counts:
        figures = {"players": players, "ruleset": ruleset.id, "player_counts": list(ruleset.player_counts)}
        found.append(Violation("players.count", "/players", rule, figures))
    return found


def request_faults(request: Document) -> list[Violation]:
    """What contradicts itself in any game's setup request: its first player, seed and dealer."""
    players = request["players"]
    first = request.get("first_player", players[0])
    found = []
    if first not in players:
        figures = {"player": first, "players": list(players)}
        found.append(Violation("player.unknown", "/first_player", None, figures))
    if "seed" in request and "deal" in request:
        found.append(Violation("seed.with-deal", "/seed"))
    if "seed" in request and request.get("dealer", SERVICE_DEALER) == TABLE_DEALER:
        found.append(Violation("seed.with-table", "/seed"))
    return found


def player_faults(players: Sequence[Mapping[str, Any]]) -> list[Violation]:
    """Ids that stand twice in a state's or tally's `players`."""
    ids = [player["id"] for player in players]
    if len(set(ids)) == len(ids):
        return []
    return [
        Violation("player.twice", pointer("players", seat, "id"), None, {"player": ids[seat]})
        for seat in range(len(ids))
        if ids[seat] in ids[:seat]
    ]


def option_faults(
    declared: Iterable[Option], given: Mapping[str, Any], edition: tuple[str, str, int]
) -> list[Violation]:
    """Options of a state that are not canonical: equal to their default, or a list out of its order."""
    if not given:
        return []
    found = []
    for option in declared:
        if option.id not in given:
            continue
        value = option.value(given[option.id])
        at = pointer("options", option.id)
        if isinstance(value, tuple) and list(value) != given[option.id]:
            found.append(Violation("list.not-ascending", at))
        if value == option.default(*edition):
            found.append(Violation("options.default-given", at, None, {"option": option.id}))
    return found


def _options_of(declared: Iterable[Option], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options as a state object keeps them: canonical values in declared order, whatever the document's order."""
    if not given:
        return given
    return {option.id: option.value(given[option.id]) for option in declared if option.id in given}


def deal_faults(state: Document) -> list[Violation]:
    """A `deal` beside a table as dealer, or a commitment that its seed does not give."""
    deal = state["deal"]
    if deal is None:
        return []
    found = []
    if state["dealer"] == TABLE_DEALER:
        found.append(Violation("deal.with-table", "/deal"))
    if deal["commitment"] != commitment(deal["seed"]):
        found.append(Violation("deal.wrong-commitment", "/deal/commitment"))
    return found


def begin(state: GameState, request: Document, default_ruleset: str, declared: Iterable[Option], phase: str) -> None:
    """Set what all games' states have in common as it is before the first action; the request can be set up."""
    players = request["players"]
    state.ids = tuple(players)
    state.ruleset, state.variant = request.get("ruleset", default_ruleset), request.get("variant", STANDARD)
    given = request.get("options", {})
    state.options = differing(declared, given, state.ruleset, state.variant, len(players))
    state.table_deals = request.get("dealer", SERVICE_DEALER) == TABLE_DEALER
    state.deal = None
    state.phase, state.round, state.ply, state.history = phase, 1, 0, ""


def read(state: GameState, document: Document, declared: Iterable[Option]) -> tuple[str, ...]:
    """Set what all games' states have in common as the document says; returns the players' ids."""
    ids = tuple([player["id"] for player in document["players"]])
    state.ids = ids
    state.ruleset, state.variant = document["ruleset"], document["variant"]
    state.options = _options_of(declared, document["options"])
    state.table_deals = document["dealer"] == TABLE_DEALER
    deal = document["deal"]
    # In the contract's order, whatever the document's.
    state.deal = None if deal is None else {"seed": deal["seed"], "commitment": deal["commitment"]}
    state.phase, state.round, state.ply = document["phase"], document["round"], document["ply"]
    state.history = document["history"]
    return ids


def written(game: str, state: GameState, players: Sequence[Document]) -> dict[str, Any]:
    """The members that all games' states have in common, in the contract's order; the game's own follow them."""
    document = _common(game, state, state.deal, players)
    document["history"] = state.history
    return document


def shown(game: str, state: GameState, players: Sequence[Document]) -> dict[str, Any]:
    """The same of a view: the seed is a secret, and a digest over hidden cards could be guessed."""
    deal = None if state.deal is None else {"commitment": state.deal["commitment"]}
    return _common(game, state, deal, players)


def _common(game: str, state: GameState, deal: Mapping[str, str] | None, players: Sequence[Document]) -> dict[str, Any]:
    return {
        "game": game,
        "schema_version": 1,
        "ruleset": state.ruleset,
        "variant": state.variant,
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in state.options.items()},
        "dealer": TABLE_DEALER if state.table_deals else SERVICE_DEALER,
        "deal": deal,
        "players": players,
        "phase": state.phase,
        "round": state.round,
        "ply": state.ply,
    }
