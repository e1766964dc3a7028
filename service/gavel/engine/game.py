"""What a game is: the protocol that every package `gavel.games.<game>.rules` fulfils, and how a game is played on.

A game is a package of pure functions. Documents are the JSON objects of the HTTP contract, whose shape the caller has
checked; a state object is their compact form. Actions and events are documents.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from gavel.engine import history
from gavel.engine.options import Option, Ruleset, Ruling
from gavel.engine.verdicts import IllegalAction, Violation

TABLE = "table"
SPECTATOR = "spectator"
RESERVED = (TABLE, SPECTATOR)

SERVICE_DEALER = "service"
TABLE_DEALER = "table"
FINISHED = "finished"

Document = Mapping[str, Any]
Action = Mapping[str, Any]
Event = dict[str, Any]


class GameState(Protocol):
    """What the common code needs to know of any game's state."""

    ruleset: str
    variant: str
    options: Document
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    phase: str
    round: int
    ply: int
    history: str

    def copy(self) -> "GameState":
        """A state that may be changed without changing this one."""


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """One game: a package `gavel.games.<game>.rules` whose `__init__` exports exactly these names."""

    @property
    def ID(self) -> str:  # noqa: N802
        """The game's id in the contract."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """What people call it."""

    @property
    def RULESETS(self) -> tuple[Ruleset, ...]:  # noqa: N802
        """Its editions."""

    @property
    def DEFAULT_RULESET(self) -> str:  # noqa: N802
        """The edition of a setup that names none."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]:  # noqa: N802
        """House rules and rulings that a setup may give."""

    @property
    def RULINGS(self) -> tuple[Ruling, ...]:  # noqa: N802
        """The numbered rulings, in order."""

    @property
    def COMPONENTS(self) -> Document:  # noqa: N802
        """What is in the box."""

    @property
    def PHASES(self) -> tuple[str, ...]:  # noqa: N802
        """The phases of a state."""

    @property
    def ACTION_TYPES(self) -> tuple[str, ...]:  # noqa: N802
        """The types of actions, in the order of listing."""

    @property
    def EVENTS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """Event types, each with the clauses that it may name."""

    @property
    def ILLEGAL(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """Codes of illegal actions, each with the clauses that it may name."""

    @property
    def IMPOSSIBLE(self) -> tuple[str, ...]:  # noqa: N802
        """Codes of impossible states and tallies."""

    @property
    def BAD_SETUP(self) -> tuple[str, ...]:  # noqa: N802
        """Codes of impossible setups, beside those of the request's shape."""

    def setup(self, request: Document) -> tuple[S, list[Event]]:
        """A new game. Needs a seed, a deal or a table as dealer; raises InvalidSetup with every fault."""

    def faults(self, state: Document) -> list[Violation]:
        """Every broken invariant of a state of the right shape; none if a game can have led to it."""

    def opened(self, state: Document) -> S:
        """The state object of a document of the right shape; raises InvalidState with every fault."""

    def read(self, state: Document) -> S:
        """The state object of a document without faults."""

    def write(self, state: S) -> dict[str, Any]:
        """The document of a state, canonical and in the contract's order."""

    def to_act(self, state: S) -> tuple[str, ...]:
        """Who may act now, in the contract's order; `table` where a card has to be reported."""

    def legal_actions(self, state: S, player: str | None = None) -> list[Event]:
        """What may be done now, by everyone or by one player, in the contract's order; bids as ranges."""

    def refusals(self, state: S, action: Action) -> list[Violation]:
        """Why `action` is illegal; empty if it is legal. Pointers are relative to the action."""

    def unlisted(self, state: S, action: Action) -> bool:
        """Whether a legal action is one that the listing leaves out or sums up, as the game's rules declare."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Play a legal action *in place*, all but the history; returns what happened, in order."""

    def scores(self, state: S) -> dict[str, Any]:
        """The scoresheet, without words; interim while the game runs."""

    def tally(self, tally: Document) -> dict[str, Any]:
        """The final scoresheet of a hand-entered end; raises InvalidState with every fault."""

    def view(self, state: S, viewer: str) -> dict[str, Any]:
        """What `viewer` (a player or `spectator`) may see on the table now, by allow-list."""


class PlaysMatches(Protocol):
    """What a game exports beside, if several games of it make a match."""

    @property
    def BAD_MATCH(self) -> tuple[str, ...]:  # noqa: N802
        """Codes of results that make no match."""

    def match(self, request: Document) -> dict[str, Any]:
        """The standings after these final scoresheets; raises InvalidSetup with every fault."""


def judge(game: Game[S], state: S, action: Action) -> None:
    """Raise IllegalAction with every reason if `action` may not be played in `state`."""
    if violations := game.refusals(state, action):
        raise IllegalAction(violations)


def play(game: Game[S], state: S, action: Action) -> list[Event]:
    """Play a legal action in place and chain it to the history; returns the events."""
    events = game.apply(state, action)
    state.history = history.advance(state.history, action)
    return events


def replaced(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """`values` with the one of `seat` replaced."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def wrong_action(kind: str, phase: str, expected: Sequence[str], rule: str, **figures: str) -> list[Violation]:
    """The violation of an action whose type the phase does not know, with the types that it expects."""
    told = {"action": kind, "phase": phase, "expected": list(expected), **figures}
    return [Violation("phase.wrong-action", "/type", rule, told)]


def who_refuses(
    state: GameState, action: Action, to_act: Sequence[str], *, finished: str, player: str, turn: str
) -> list[Violation]:
    """The first three questions put to any action: is the game over, who is that, is it their turn.

    `finished`, `player` and `turn` are the clauses to name.
    """
    actor = action["player"]
    if state.phase == FINISHED:
        return [Violation("game.finished", "", finished)]
    if actor not in state.ids and not (actor == TABLE and action["type"] == "reveal"):
        return [Violation("player.unknown", "/player", player, {"player": actor, "players": list(state.ids)})]
    if actor not in to_act:
        return [Violation("turn.not-yours", "/player", turn, {"player": actor, "to_act": list(to_act)})]
    return []
