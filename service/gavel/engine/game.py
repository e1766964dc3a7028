"""A game as a value: its declarations, and the functions that every game has.

Documents are the JSON objects of the HTTP contract, whose shape the caller has checked; a state is their compact form.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Generic, TypeVar

from gavel.engine import history, judging, listing
from gavel.engine import referee_declarations as referee
from gavel.engine.actions import REVEAL, TABLE, THE_TABLE, ActionForm, Document, Move, Phase
from gavel.engine.candidates import NOT_LEGAL, OUT_OF_RANGE
from gavel.engine.common import table_deals
from gavel.engine.dealing import Shuffle
from gavel.engine.decks import Draw
from gavel.engine.declaration import Declaration
from gavel.engine.declared import rules_by_name
from gavel.engine.events import Event, EventType, Happened, dump_events
from gavel.engine.json_values import as_json_value
from gavel.engine.limits import Limits
from gavel.engine.options import Option, Ruleset, Ruling
from gavel.engine.ranking import Scoresheet
from gavel.engine.records import REFEREE
from gavel.engine.shapes import MOST_PLAYERS
from gavel.engine.state import GameState, Load
from gavel.engine.verdicts import Code, IllegalAction, InvalidState, Violation, in_order

SPECTATOR = "spectator"
RESERVED = (TABLE, SPECTATOR, REFEREE)
"""Ids that no player can have. The actions of a referee, who is no player, stand in `refereeing`."""

FINISHED = "finished"

GAME_FINISHED = Code("game.finished")


S = TypeVar("S", bound=GameState)


DealOf = Callable[[Document, Shuffle], Document]
"""Makes an explicit deal that agrees with the record of a player, and is otherwise in random order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """One game. Its folder's `rules` package exports it as `GAME`."""

    id: str
    name: str
    rulesets: tuple[Ruleset, ...]
    default_ruleset: str
    options: tuple[Option, ...]
    rulings: tuple[Ruling, ...]
    components: Document
    phases: tuple[Phase[S], ...]
    """The phases in the contract's order; one phase of the contract may consist of several with the same name."""
    phase_of: Callable[[S], Phase[S]]
    end_rule: str
    """The clause on a finished game."""
    players_rule: str
    """The clause on the players."""

    event_types: tuple[EventType, ...]
    action_codes: tuple[Code, ...]
    breach_codes: tuple[Code, ...]
    setup_codes: tuple[Code, ...]
    match_codes: tuple[Code, ...] = ()
    match_options: tuple[Option, ...] = ()
    """The options of a match, beside those of each of its games."""

    # Each game names the shapes of the documents that these take as TypedDicts of its own.
    setup: Callable[[Any], tuple[S, list[Event]]]
    """Makes a new game; needs a seed, a deal or a table as dealer, raises InvalidSetup with every violation."""
    breaches: Callable[[S], Iterator[Violation]]
    """Every breach of the game's own invariants in a state, lazily; none if a game can have led to it."""
    in_circulation: Callable[[S], int] = lambda _state: 0
    """The money in hands and bids, which a correction keeps; 0 where the invariants hold all money together."""
    unseen: Callable[[S], Sequence[Any]] | None = None
    """The unseen cards, with repeats, where each listed report of the table names one; None if a report lists them."""
    deal_of: DealOf | None = None
    """None for a game without chance, and for one that does not declare what a record shows of its deal.
    """
    draws: Callable[[Document], Sequence[Draw]] = lambda _setup: ()
    """What is drawn for an explicit deal of a setup, in order."""
    limits: Callable[[S], Limits] | None = None
    """The limits of the games that begin with a state; None if the game does not declare them."""
    scores: Callable[[S], Scoresheet]
    """Makes the scoresheet, without texts; it is interim while the game runs."""
    tally: Callable[[Any], Scoresheet] = lambda _end: _without_tally()
    """Makes the final scoresheet of a hand-entered end; raises InvalidState with every violation."""
    declaration: Declaration[S]
    """The declaration of its documents."""
    match: Callable[[Any], Document] | None = None
    """Makes the standings of a match from final scoresheets; None if the game is not played in matches."""
    load: Load[S] = field(init=False, repr=False)
    """Makes the state of a document, whose shape has been checked; no game need have led to it."""
    dump: Callable[[S], Document] = field(init=False, repr=False)
    """Makes the document of a state, canonical and in the contract's order."""
    running_view: Callable[[S, str], Document] = field(init=False, repr=False)
    """Makes the view of a running game for a player or `spectator`, from a list of the visible members."""
    _by_name: Mapping[str, Phase[S] | None] = field(init=False, repr=False)
    """The phases with a unique name: random play looks them up twice for each move, without a call of `phase_of`."""

    def __post_init__(self) -> None:
        derived = self.declaration.state
        for name, function in (("load", derived.load), ("dump", derived.dump), ("running_view", derived.view)):
            object.__setattr__(self, name, function)
        names = [phase.name for phase in self.phases]
        by_name = {phase.name: phase if names.count(phase.name) == 1 else None for phase in self.phases}
        object.__setattr__(self, "_by_name", by_name)

    # --- declarations -----------------------------------------------------------------------------------------------

    @property
    def phase_names(self) -> tuple[str, ...]:
        """The phases of a state, in the contract's order."""
        return tuple(dict.fromkeys(phase.name for phase in self.phases))

    @property
    def action_types(self) -> tuple[str, ...]:
        """The types of actions in the order of listing; the table's come last."""
        types = dict.fromkeys(action.type for phase in self.phases for action in phase.actions)
        return tuple(sorted(types, key=lambda type_: type_ == REVEAL))

    def action_form(self, type_: str) -> ActionForm:
        """The figures of a type of action."""
        actions = [action for phase in self.phases for action in phase.actions if action.type == type_]
        figures = {name: figure for action in actions for name, figure in action.figures.items()}
        few = tuple([name for name in figures if any(name not in action.figures for action in actions)])
        return ActionForm(figures, actions[0].members if actions[0].exactly_one else (), few)

    @property
    def events(self) -> Mapping[str, tuple[str, ...]]:
        """Event types, each with the clauses that it may cite; one may be declared in several forms."""
        return rules_by_name(self.every_event_type)

    @property
    def every_event_type(self) -> tuple[EventType, ...]:
        """Every type of event: the game's own, those of a referee's actions, and those of a sealed table."""
        of_referees = (
            *referee.event_types(self.id),
            referee.banked_event(self.id),
            referee.result_event(self.id),
        )
        return (*self.event_types, *of_referees, *referee.custody_events(self.id))

    @property
    def illegal_codes(self) -> tuple[Code, ...]:
        """Codes of illegal actions, as declared: those of all games, then the game's own."""
        turn_rules = [rule for each in self.phases for rule in (each.turn_rule, *each.turn_rules.values()) if rule]
        chosen = [phase.turn_rule for phase in self.phases if phase.has_chosen is not None]
        phase_rules = [phase.rule for phase in self.phases if phase.rule]
        return (
            GAME_FINISHED.citing(self.end_rule),
            judging.PLAYER_UNKNOWN.citing(self.players_rule),
            judging.NOT_YOUR_TURN.citing(*turn_rules),
            *([judging.CHOICE_STANDS.citing(*chosen)] if chosen else []),
            judging.WRONG_ACTION.citing(*phase_rules),
            *self._not_legal_codes,
            *self.action_codes,
            *referee.action_codes(self.id),
        )

    @property
    def _not_legal_codes(self) -> tuple[Code, ...]:
        """The codes of moves that are no candidates, with the clauses of the actions that have no other violations."""
        rules = [each.rule for phase in self.phases for each in phase.actions if each.violations is None]
        return tuple([code.citing(*dict.fromkeys(rules)) for code in (NOT_LEGAL, OUT_OF_RANGE) if any(rules)])

    @property
    def seats(self) -> int:
        """The most players that shapes of its documents allow; six, unless an edition is for more."""
        return max(MOST_PLAYERS, *[count for ruleset in self.rulesets for count in ruleset.player_counts])

    @property
    def has_chance(self) -> bool:
        """Whether chance decides anything in the game: only then does the service draw a seed for it."""
        return self.declaration.deal is not None

    def is_repeatable(self, setup: Document) -> bool:
        """Whether a setup leaves nothing to chance, so that it always makes the same game."""
        if "seed" in setup or "deal" in setup or table_deals(setup):
            return True
        return not self.has_chance and isinstance(setup.get("first_player", ""), str)

    @property
    def illegal(self) -> Mapping[str, tuple[str, ...]]:
        """Codes of illegal actions, each with the clauses that it may cite."""
        return rules_by_name(self.illegal_codes)

    @property
    def breach_names(self) -> tuple[str, ...]:
        """The names of the codes of breaches, in states and in tallies."""
        return tuple(rules_by_name(self.every_breach_code))

    @property
    def every_breach_code(self) -> tuple[Code, ...]:
        """Codes of breaches in states and tallies, as declared: the game's, then those of a referee's records."""
        return (*self.breach_codes, *referee.BREACH_CODES)

    @property
    def bad_setup(self) -> tuple[str, ...]:
        """The names of the codes of invalid setups, beside those of the request's shape."""
        return tuple(rules_by_name(self.setup_codes))

    @property
    def bad_match(self) -> tuple[str, ...]:
        """The names of the codes of results that make no match."""
        return tuple(rules_by_name(self.match_codes))

    # --- states -----------------------------------------------------------------------------------------------------

    def open(self, document: Document) -> S:
        """The state of a document, whose shape has been checked; raises InvalidState with every breach."""
        state = self.load(document)
        if breaches := in_order(self.all_breaches(state)):
            raise InvalidState(breaches)
        return state

    def document(self, state: S) -> dict[str, Any]:
        """The document of a state with lists for tuples, as from JSON; it shares nothing with any other."""
        document: dict[str, Any] = as_json_value(self.dump(state))
        return document

    def inspect(self, document: Document) -> list[Violation]:
        """Every breach in the document of a state, whose shape has been checked; by pointer, then code."""
        return in_order(self.all_breaches(self.load(document)))

    def all_breaches(self, state: S) -> Iterator[Violation]:
        """Every breach in a state, lazily: of the game's own invariants, and of those of a referee's records."""
        if state.records is None:
            return self.breaches(state)
        return chain(self.breaches(state), referee.breaches(state.records, state.ids, state.ply))

    def view(self, state: S, viewer: str) -> Document:
        """The view of `viewer` (a player or `spectator`); a finished game lies open to everyone."""
        return self.dump(state) if state.phase == FINISHED else self.running_view(state, viewer)

    # --- legal actions ----------------------------------------------------------------------------------------------

    def to_act(self, state: S) -> tuple[str, ...]:
        """The players who may act now, in the contract's order; `table` if a card has to be reported."""
        names, phase = listing.names_of(state), self.phase_of(state)
        return tuple([names[seat] for seat in listing.seats_to_act(state, phase)])

    def moves(self, state: S) -> list[Move]:
        """The legal moves of everyone, in the contract's order."""
        return (self._by_name[state.phase] or self.phase_of(state)).moves(state)

    def legal_actions(self, state: S, player: str | None = None) -> list[dict[str, Any]]:
        """The legal actions as documents, of everyone or of one player; a forfeited seat has none."""
        phase = self.phase_of(state)
        return listing.legal_actions(state, phase, phase.moves(state), listing.names_of(state), player)

    def default_actions(self, state: S, player: str | None = None) -> dict[str, dict[str, Any]]:
        """The default action of each player to act, or of one of them, by player in seat order."""
        phase = self.phase_of(state)
        return listing.default_actions(state, phase, phase.seats_to_act(state), phase.moves(state), player)

    def choices(self, state: S, player: str | None = None) -> dict[str, Any]:
        """`to_act`, `legal_actions` and `default_actions` under these names, of everyone or of one player.

        To compute them together costs less.
        """
        phase = self.phase_of(state)
        seats, moves = listing.seats_to_act(state, phase), phase.moves(state)
        names = listing.names_of(state)
        return {
            "to_act": tuple(map(names.__getitem__, seats)),
            "legal_actions": listing.legal_actions(state, phase, moves, names, player),
            "default_actions": listing.default_actions(state, phase, seats, moves, player),
        }

    def check(self, state: S, action: Document) -> list[Violation]:
        """Every reason why an action is illegal; empty if it is legal. Pointers are relative to the action."""
        return self.judge(state, action)[1]

    def judge(self, state: S, action: Document) -> tuple[Move, list[Violation]]:
        """The move of an action and its violations; an empty move if the player may not act, or the type is wrong."""
        if state.phase == FINISHED:
            return (), [self.finished_violation()]
        return judging.judged(self.phase_of(state), state, action, self.id, self.players_rule)

    def finished_violation(self) -> Violation:
        """The violation of any action in a finished game."""
        return GAME_FINISHED(rule=self.end_rule)

    # --- playing ----------------------------------------------------------------------------------------------------

    def apply(self, state: S, move: Move) -> list[Happened]:
        """Apply a legal move *in place*, but for the history; returns the events in order."""
        happened: list[Happened] = []
        state.ply += 1
        (self._by_name[state.phase] or self.phase_of(state)).by_type[move[0]].play(state, move, happened)
        return happened

    def play(self, state: S, action: Document, write: history.Write = history.canonical) -> list[Event]:
        """Check an action, apply it *in place* and chain it to the history; returns the events as documents.

        Raises IllegalAction with every violation, and leaves the state unchanged.
        """
        move, violations = self.judge(state, action)
        if violations:
            raise IllegalAction(violations)
        happened = self.apply(state, move)
        state.history = history.advance(state.history, action, write)
        return dump_events(happened, state.ids)

    def move_of(self, state: S, action: Document) -> Move:
        """The move of a legal action, even if its seat is forfeited."""
        return self.phase_of(state).by_type[action["type"]].load(action, _seat(state, action["player"]))


def _without_tally() -> Scoresheet:
    raise TypeError("the game declares no tally")


def _seat(state: GameState, player: str) -> int:
    return THE_TABLE if player == TABLE else state.ids.index(player)


def raise_breaches(breaches: Iterable[Violation]) -> None:
    """Raise InvalidState with these breaches, if there is any."""
    if ordered := in_order(breaches):
        raise InvalidState(ordered)
