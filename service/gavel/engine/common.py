"""The common members of every game's setups, states and tallies, and the violations in them.

Source: the HTTP contract, sections 4 and 5. Pointers are relative to the whole request, state or tally.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from gavel.engine import records
from gavel.engine.actions import Document
from gavel.engine.dealing import commitment, deal_in_order, shuffled
from gavel.engine.invariants import repeats
from gavel.engine.judging import PLAYER_UNKNOWN
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, TEXT, TEXTS
from gavel.engine.options import STANDARD, Option, Ruleset, differing
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER, GameState
from gavel.engine.verdicts import Code, Violation, pointer

FIRST_PLAYER = "first-player"
"""The label by which a seed draws the first player; no deck has this label."""

VARIANT_UNKNOWN = Code("variant.unknown", figures={"variant": TEXT, "ruleset": TEXT, "variants": TEXTS})
PLAYERS_COUNT = Code("players.count", figures={"players": INTEGER, "ruleset": TEXT, "player_counts": INTEGERS})
SEED_WITH_DEAL = Code("seed.with-deal")
SEED_WITH_TABLE = Code("seed.with-table")
NONCE_WITHOUT_SEED = Code("nonce.without-seed")
FIRST_WITH_DEAL = Code("first-player.with-deal")
FIRST_WITH_TABLE = Code("first-player.with-table")
STRANGER = Code("player.stranger", figures={"player": PLAYER})
"""A game declares this code again, with its clause."""
PLAYER_TWICE = Code("player.twice", figures={"player": PLAYER})
DEFAULT_GIVEN = Code("options.default-given", figures={"option": TEXT})
NOT_ASCENDING = Code("list.not-ascending")
DEAL_WITH_TABLE = Code("deal.with-table")
WRONG_COMMITMENT = Code("deal.wrong-commitment")
WRONG_FORM = Code("deck.wrong-form", figures={"dealer": TEXT})

SETUP_CODES = (
    VARIANT_UNKNOWN,
    PLAYER_UNKNOWN,
    SEED_WITH_DEAL,
    NONCE_WITHOUT_SEED,
    SEED_WITH_TABLE,
    FIRST_WITH_DEAL,
    FIRST_WITH_TABLE,
)
BREACH_CODES = (VARIANT_UNKNOWN, PLAYER_TWICE, DEFAULT_GIVEN, DEAL_WITH_TABLE, WRONG_COMMITMENT, WRONG_FORM)
"""The codes of every game, but for two. `list.not-ascending`: games with an option that is an ordered list.
`players.count`: games with an edition for fewer players than the shape of a state allows.
"""


def edition_violations(ruleset: Ruleset, variant: str, players: int, rule: str) -> list[Violation]:
    """The violations if an edition lacks that variant or number of players; `rule`: the clause on player counts."""
    wrong = []
    if variant not in ruleset.variants:
        wrong.append(VARIANT_UNKNOWN("/variant", variant=variant, ruleset=ruleset.id, variants=list(ruleset.variants)))
    if players not in ruleset.player_counts:
        counts = list(ruleset.player_counts)
        wrong.append(PLAYERS_COUNT("/players", rule=rule, players=players, ruleset=ruleset.id, player_counts=counts))
    return wrong


def table_deals(request: Document) -> bool:
    """Whether a setup request names a physical table as the dealer."""
    return bool(request.get("dealer") == TABLE_DEALER)


def request_violations(request: Document) -> Iterator[Violation]:
    """Contradictions between members of any game's setup request: first player, seed and dealer."""
    players = request["players"]
    first, by_table = request.get("first_player", players[0]), table_deals(request)
    if isinstance(first, str) and first not in players:
        yield PLAYER_UNKNOWN("/first_player", player=first, players=list(players))
    if "seed" in request and "deal" in request:
        yield SEED_WITH_DEAL("/seed")
    if "seed" in request and by_table:
        yield SEED_WITH_TABLE("/seed")
    if "nonce" in request and "seed" not in request:
        yield NONCE_WITHOUT_SEED("/nonce")
    if not isinstance(first, str) and "deal" in request:
        yield FIRST_WITH_DEAL("/first_player")
    if not isinstance(first, str) and by_table:
        yield FIRST_WITH_TABLE("/first_player")


def first_seat(request: Document) -> int:
    """The seat of the first player: as the request names it, as the seed draws it, or seat 0; for a valid request."""
    players: Sequence[str] = request["players"]
    first = request.get("first_player", players[0])
    return players.index(first if isinstance(first, str) else shuffled(players, request["seed"], FIRST_PLAYER)[0])


def player_breaches(ids: Sequence[str]) -> Iterable[Violation]:
    """Breaches for ids that occur twice in the `players` of a state or tally."""
    return () if len(set(ids)) == len(ids) else _players_twice(ids)


def _players_twice(ids: Sequence[str]) -> Iterator[Violation]:
    for seat, player in repeats(ids):
        yield PLAYER_TWICE(pointer("players", seat, "id"), player=player)


def option_breaches(declared: Iterable[Option], state: GameState) -> Iterable[Violation]:
    """Breaches for options of a state that are not canonical: equal to their default, or an unordered list."""
    return _not_canonical(declared, state) if state.options else ()


def _not_canonical(declared: Iterable[Option], state: GameState) -> Iterator[Violation]:
    given = state.options
    for option in declared:
        if option.id not in given:
            continue
        # An ordered list is kept as it was given, and all else in its canonical form.
        value = kept = given[option.id]
        at = pointer("options", option.id)
        if isinstance(kept, tuple) and (value := option.value(kept)) != kept:
            yield NOT_ASCENDING(at)
        if value == option.default(state.ruleset, state.variant, len(state.ids)):
            yield DEFAULT_GIVEN(at, option=option.id)


def deal_breaches(state: GameState) -> Iterable[Violation]:
    """Breaches for a `deal` where a table deals, or for a commitment that does not follow from seed and nonce."""
    deal = state.deal
    if deal is None:
        return ()
    breaches = [DEAL_WITH_TABLE("/deal")] if state.table_deals else []
    if deal["commitment"] != commitment(deal["seed"], deal.get("nonce")):
        breaches.append(WRONG_COMMITMENT("/deal/commitment"))
    return breaches


def dealer_of(state: GameState) -> str:
    """The dealer in a state's document."""
    return TABLE_DEALER if state.table_deals else SERVICE_DEALER


def begin_common(
    state: GameState, request: Document, default_ruleset: str, declared: Iterable[Option], phase: str
) -> None:
    """Set the common members of a state to their values before the first action; the request must be valid."""
    players = request["players"]
    state.ids, state.strangers = tuple(players), ()
    state.ruleset, state.variant = request.get("ruleset", default_ruleset), request.get("variant", STANDARD)
    given = request.get("options", {})
    state.options = differing(declared, given, state.ruleset, state.variant, len(players))
    state.table_deals = table_deals(request)
    state.deal = None
    state.phase, state.round, state.ply, state.history = phase, 1, 0, ""
    state.records = None


@lru_cache(maxsize=1 << 6)
def others_from_left(seats: int, seat: int) -> tuple[int, ...]:
    """All other seats at a table of `seats`, clockwise from the left of `seat`."""
    return (*range(seat + 1, seats), *range(seat))


class Seats(dict[str, int]):
    """Seats by name. An unknown player gets a seat beyond the table, so that every state can be loaded."""

    __slots__ = ("_beyond", "strangers")

    def __init__(self, ids: Sequence[str]) -> None:
        self._beyond = len(ids)
        self.strangers: list[str] = []
        """The unknown players, in the order of their seats beyond the table."""
        for seat, player in enumerate(ids):  # twice as fast as giving all to dict's own constructor
            self[player] = seat

    def __missing__(self, player: str) -> int:
        seat = self[player] = self._beyond + len(self.strangers)
        self.strangers.append(player)
        return seat


def load_common(
    state: GameState, document: Document, declared: Iterable[Option], like: GameState | None = None
) -> tuple[str, ...]:
    """Set the common members of a state from its document; returns the players' ids.

    `like`: a state with the same options, whose canonical form may take long to compute.
    """
    ids = tuple([player["id"] for player in document["players"]])
    state.ids = ids
    state.ruleset, state.variant = document["ruleset"], document["variant"]
    if like is not None:
        state.options = like.options
    else:
        state.options = load_options(declared, document["options"]) if document["options"] else {}
    state.table_deals = document["dealer"] == TABLE_DEALER
    deal = document["deal"]
    state.deal = None if deal is None else deal_in_order(deal["seed"], deal.get("nonce"), deal["commitment"])
    state.phase, state.round, state.ply = document["phase"], document["round"], document["ply"]
    state.history = document["history"]
    state.records = records.load(document)
    return ids


def dump_common(game: str, state: GameState, players: Sequence[Document]) -> dict[str, Any]:
    """The common members of a state's document, in the contract's order; the game's own follow them."""
    return {**_common(game, state, state.deal, players), "history": state.history, **_records(state)}


def dump_seen(game: str, state: GameState, players: Sequence[Document]) -> dict[str, Any]:
    """The common members of a view: without seed, nonce and digest, which would help to guess hidden cards."""
    deal = None if state.deal is None else {"commitment": state.deal["commitment"]}
    return {**_common(game, state, deal, players), **_records(state)}


def _common(game: str, state: GameState, deal: Mapping[str, str] | None, players: Sequence[Document]) -> dict[str, Any]:
    return {
        "game": game,
        "schema_version": 1,
        "ruleset": state.ruleset,
        "variant": state.variant,
        "options": _dump_options(state.options) if state.options else {},
        "dealer": dealer_of(state),
        "deal": deal,
        "players": players,
        "phase": state.phase,
        "round": state.round,
        "ply": state.ply,
    }


def _records(state: GameState) -> dict[str, list[records.Record]]:
    return {} if state.records is None else state.records.dump()


def _dump_options(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def load_options(declared: Iterable[Option], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options in the form of a state: in declared order, whatever the document's; an ordered list stays as given."""
    options = {}
    for option in declared:
        if option.id in given:
            value = option.value(given[option.id])
            options[option.id] = tuple(given[option.id]) if isinstance(value, tuple) else value
    return options
