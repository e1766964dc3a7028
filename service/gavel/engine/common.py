"""What every game's setups, states and tallies have in common, and what can be wrong with it.

Source: the HTTP contract, sections 4 and 5. Pointers are relative to the whole request, state or tally.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from gavel.engine import records
from gavel.engine.actions import Document
from gavel.engine.dealing import commitment, deal_in_order, shuffled
from gavel.engine.documents import CommonState, CommonView, RecordsDocument
from gavel.engine.invariants import repeats
from gavel.engine.judging import PLAYER_UNKNOWN
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, TEXT, TEXTS
from gavel.engine.options import STANDARD, Option, Ruleset, differing
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER, GameState
from gavel.engine.verdicts import Code, Violation, pointer

P = TypeVar("P")
"""A player of a document."""

FIRST_PLAYER = "first-player"
"""The label by which a seed draws who begins: no deck is called so."""

VARIANT_UNKNOWN = Code("variant.unknown", figures={"variant": TEXT, "ruleset": TEXT, "variants": TEXTS})
PLAYERS_COUNT = Code("players.count", figures={"players": INTEGER, "ruleset": TEXT, "player_counts": INTEGERS})
SEED_WITH_DEAL = Code("seed.with-deal")
SEED_WITH_TABLE = Code("seed.with-table")
NONCE_WITHOUT_SEED = Code("nonce.without-seed")
FIRST_WITH_DEAL = Code("first-player.with-deal")
FIRST_WITH_TABLE = Code("first-player.with-table")
STRANGER = Code("player.stranger", figures={"player": PLAYER})
"""A game declares it anew, citing its clause."""
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
STATE_CODES = (VARIANT_UNKNOWN, PLAYER_TWICE, DEFAULT_GIVEN, DEAL_WITH_TABLE, WRONG_COMMITMENT, WRONG_FORM)
"""Of every game. `list.not-ascending`: games with an option that is an ordered list. `players.count`: games of which
not every edition is for as many as the shape of a state has room for."""


def edition_violations(ruleset: Ruleset, variant: str, players: int, rule: str) -> list[Violation]:
    """Whether the edition has that variant and is for so many players; `rule` is the clause on player counts."""
    found = []
    if variant not in ruleset.variants:
        found.append(VARIANT_UNKNOWN("/variant", variant=variant, ruleset=ruleset.id, variants=list(ruleset.variants)))
    if players not in ruleset.player_counts:
        counts = list(ruleset.player_counts)
        found.append(PLAYERS_COUNT("/players", rule=rule, players=players, ruleset=ruleset.id, player_counts=counts))
    return found


def table_deals(request: Document) -> bool:
    """Whether a setup request has a physical table deal."""
    return bool(request.get("dealer") == TABLE_DEALER)


def request_violations(request: Document) -> Iterator[Violation]:
    """What contradicts itself in any game's setup request: its first player, seed and dealer."""
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
    """The seat that begins: the one named, the one that the seed draws, or the first; the request can be set up."""
    players: Sequence[str] = request["players"]
    first = request.get("first_player", players[0])
    return players.index(first if isinstance(first, str) else shuffled(players, request["seed"], FIRST_PLAYER)[0])


def player_breaches(ids: Sequence[str]) -> Iterable[Violation]:
    """Ids that stand twice in a state's or tally's `players`."""
    return () if len(set(ids)) == len(ids) else _players_twice(ids)


def _players_twice(ids: Sequence[str]) -> Iterator[Violation]:
    for seat, player in repeats(ids):
        yield PLAYER_TWICE(pointer("players", seat, "id"), player=player)


def stranger_breaches(
    code: Code, ids: Sequence[str], names: Sequence[str], named: Iterable[tuple[str, int]]
) -> Iterable[Violation]:
    """Players named who do not sit at the table: `names` has them behind its ids, `named` where each seat is named."""
    return [code(at, player=names[seat]) for at, seat in named if seat >= len(ids)]


def option_breaches(
    declared: Iterable[Option], given: Mapping[str, Any], edition: tuple[str, str, int]
) -> Iterable[Violation]:
    """Options as a state keeps them that are not canonical: equal to their default, or a list out of its order."""
    return _not_canonical(declared, given, edition) if given else ()


def _not_canonical(
    declared: Iterable[Option], given: Mapping[str, Any], edition: tuple[str, str, int]
) -> Iterator[Violation]:
    for option in declared:
        if option.id not in given:
            continue
        # An ordered list is kept as it was given, and all else in its canonical form.
        value = kept = given[option.id]
        at = pointer("options", option.id)
        if isinstance(kept, tuple) and (value := option.value(kept)) != kept:
            yield NOT_ASCENDING(at)
        if value == option.default(*edition):
            yield DEFAULT_GIVEN(at, option=option.id)


def deal_breaches(state: GameState) -> Iterable[Violation]:
    """A `deal` beside a table as dealer, or a commitment that its seed and nonce do not give."""
    deal = state.deal
    if deal is None:
        return ()
    found = [DEAL_WITH_TABLE("/deal")] if state.table_deals else []
    if deal["commitment"] != commitment(deal["seed"], deal.get("nonce")):
        found.append(WRONG_COMMITMENT("/deal/commitment"))
    return found


def form_breaches(state: GameState, *piles: tuple[str, object]) -> Iterable[Violation]:
    """Piles, each with its pointer: cards where the service deals, their number where a table does."""
    by_table = state.table_deals
    return [WRONG_FORM(at, dealer=dealer_of(state)) for at, pile in piles if isinstance(pile, int) is not by_table]


def dealer_of(state: GameState) -> str:
    """Who deals, as a document says it."""
    return TABLE_DEALER if state.table_deals else SERVICE_DEALER


def begin_common(
    state: GameState, request: Document, default_ruleset: str, declared: Iterable[Option], phase: str
) -> None:
    """Set what all games' states have in common as it is before the first action; the request can be set up."""
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
    """Every other seat at a table of so many, clockwise from the left of this one."""
    return (*range(seat + 1, seats), *range(seat))


class Seats(dict[str, int]):
    """Seats by name. A player who is not at the table gets a seat beyond it, so that every state can be loaded."""

    __slots__ = ("_beyond", "strangers")

    def __init__(self, ids: Sequence[str]) -> None:
        self._beyond = len(ids)
        self.strangers: list[str] = []
        """The names of those who sit beyond the table, in the order of their seats."""
        for seat, player in enumerate(ids):  # twice as fast as giving all to dict's own constructor
            self[player] = seat

    def __missing__(self, player: str) -> int:
        seat = self[player] = self._beyond + len(self.strangers)
        self.strangers.append(player)
        return seat


def load_common(
    state: GameState, document: Document, declared: Iterable[Option], like: GameState | None = None
) -> tuple[str, ...]:
    """Set what all games' states have in common as the document says; returns the players' ids.

    `like`: a state with the document's options, which may take long to bring into their form.
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


def dump_common(game: str, state: GameState, players: Sequence[P]) -> CommonState[P]:
    """The members that all games' states have in common, in the contract's order; the game's own follow them."""
    return {**_common(game, state, state.deal, players), "history": state.history, **_records(state)}


def dump_seen(game: str, state: GameState, players: Sequence[Document]) -> dict[str, Any]:
    """What the views of all games have: no seed, no nonce, and no digest, from which hidden cards could be guessed."""
    deal = None if state.deal is None else {"commitment": state.deal["commitment"]}
    return {**_common(game, state, deal, players), **_records(state)}


def _common(game: str, state: GameState, deal: Mapping[str, str] | None, players: Sequence[P]) -> CommonView[P]:
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


def _records(state: GameState) -> RecordsDocument:
    return {} if state.records is None else state.records.dump()


def _dump_options(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


def load_options(declared: Iterable[Option], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options as a state keeps them: in declared order, whatever the document's; an ordered list as it was given."""
    found = {}
    for option in declared:
        if option.id in given:
            value = option.value(given[option.id])
            found[option.id] = tuple(given[option.id]) if isinstance(value, tuple) else value
    return found
