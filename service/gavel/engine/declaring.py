"""A game from its declaration: what most games have alike is worked out, and stands in no game's files."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from gavel.engine import common, decks, ranking
from gavel.engine.actions import REVEAL, Document, Phase
from gavel.engine.choosing import Choice
from gavel.engine.dealing import Shuffle
from gavel.engine.decks import Chance, EachCardOnce, Shown
from gavel.engine.declaration import Declaration
from gavel.engine.declared import codes_in, event_types_in
from gavel.engine.deriving import Derived, options_as_rules
from gavel.engine.events import Happened
from gavel.engine.game import FINISHED, Game
from gavel.engine.inspecting import BREACH_CODES, Inspection
from gavel.engine.invariants import Invariant
from gavel.engine.limits import Limits
from gavel.engine.options import STANDARD, Option, Ruleset, RulesFor, Ruling, rulings_in_force
from gavel.engine.reporting import NOT_POSSIBLE, WRONG_COUNT
from gavel.engine.setting_up import DECK_CODES, NO_TABLE, SETUP_CODES, SetUp
from gavel.engine.shapes import FEWEST_PLAYERS, MOST_SEATS, Object, Shape
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code

S = TypeVar("S", bound=GameState)


def declare_game(
    module: str,
    *,
    id: str,  # the name of the member
    name: str,
    players: Iterable[int],
    state: Derived[S],
    phases: Sequence[Phase[S]],
    begin: Callable[[S, int, list[Happened]], None],
    scores: Callable[[S], ranking.Scoresheet],
    breakdown: Mapping[str, Shape],
    unit: str = "points",
    chance: Chance = (),
    shown: Shown | None = None,
    limits: Callable[[S], Limits] | None = None,
    invariants: Sequence[Invariant[S]] = (),
    options: Sequence[Option] = (),
    rulings: Sequence[Ruling] = (),
    rulesets: Sequence[Ruleset] = (),
    rules_for: RulesFor[Any] | None = None,
    action_codes: Sequence[Code] = (),
    modules: Sequence[ModuleType] = (),
    components: Document | None = None,
) -> Game[S]:
    """The game of a module, `__name__`: its codes and event types are collected from there and from `modules`.

    `players`: the numbers of players; `begin`: does what the rules do once the decks are shuffled, by the first
    player's seat; `shown`: what a player's record shows of `chance`, without which `possible` makes no worlds;
    `limits`: the limits of a game, without which there is no `encoding`; `breakdown`: the members of the breakdown of a
    total; `action_codes`: the codes of violations by actions, all others being those of invariants. The game has the
    clauses `<id>/players`, `<id>/setup` and `<id>/end`, beside those that its declarations cite.
    """
    declaring = (import_module(module), *modules)
    counts = {*players, *[count for ruleset in rulesets for count in ruleset.player_counts]}
    if not counts or min(counts) < FEWEST_PLAYERS or max(counts) > MOST_SEATS:
        raise ValueError(f"a game has {FEWEST_PLAYERS} to {MOST_SEATS} players, not {sorted(counts)}")
    editions = tuple(rulesets) or (Ruleset(STANDARD, name, (), tuple(sorted(counts)), (STANDARD,)),)
    players_rule, setup_rule, end_rule = f"{id}/players", f"{id}/setup", f"{id}/end"
    by_table = not chance or any(REVEAL in phase.by_type for phase in phases)
    finished: Phase[S] = Phase(FINISHED)
    all_phases = (*phases, finished)
    by_name = {phase.name: phase for phase in all_phases}

    def rules_of(setup: Document) -> Any:
        return state.begin(setup, editions[0].id, phases[0].name).rules

    def deal_of(record: Document, shuffle: Shuffle) -> Document:
        rules, known = rules_of(record["setup"]), shown(record) if shown else {}
        players = len(record["setup"]["players"])
        return {each.name: each.completed(known[each.name], rules, players, shuffle) for each in chance}

    return Game(
        id=id,
        name=name,
        rulesets=editions,
        default_ruleset=editions[0].id,
        options=tuple(options),
        rulings=tuple(rulings),
        components=components or {},
        phases=all_phases,
        phase_of=lambda s: by_name[s.phase],
        end_rule=end_rule,
        players_rule=players_rule,
        event_types=event_types_in(*declaring),
        action_codes=(*action_codes, *_report_codes(phases)),
        breach_codes=(
            *BREACH_CODES,
            common.STRANGER.citing(players_rule),
            *([] if by_table else [NO_TABLE.citing(setup_rule)]),
            *[each.code for each in invariants if isinstance(each, Choice | EachCardOnce)],
            *[code for code in codes_in(*declaring) if code not in action_codes],
        ),
        setup_codes=(*SETUP_CODES, *[code.citing(setup_rule) for code in DECK_CODES if chance]),
        deal_of=deal_of if shown else None,
        draws=lambda setup: [each.draw(rules_of(setup), len(setup["players"])) for each in chance],
        limits=limits,
        setup=SetUp(
            state=state,
            rulesets=editions,
            chance=chance,
            rules_for=rules_for or options_as_rules(options),
            first_phase=phases[0].name,
            begin=begin,
            players_rule=players_rule,
            setup_rule=setup_rule,
            by_table=by_table,
        ),
        breaches=Inspection(
            state=state,
            rulesets=editions,
            options=options,
            invariants=invariants,
            players_rule=players_rule,
            setup_rule=setup_rule,
            by_table=by_table,
        ),
        scores=scores,
        declaration=Declaration(
            state=state,
            deal=decks.deal_of(chance),
            tallied=None,
            breakdown=Object(breakdown, title="Breakdown", doc="A total, broken down."),
            units=(unit,),
        ),
    )


def scoresheet(
    state: S,
    totals: Sequence[int],
    breakdowns: Sequence[ranking.Breakdown],
    *,
    tiebreaks: Sequence[Sequence[int]] | None = None,
    unit: str = "points",
    rulings: Sequence[Ruling] = (),
    tie_is_shared: bool = True,
) -> ranking.Scoresheet:
    """The scoresheet of a state, by each seat's total, its breakdown and its tie-breaks, if there are any."""
    return ranking.scoresheet(
        state.ids,
        totals,
        tiebreaks or [()] * len(totals),
        breakdowns,
        unit=unit,
        final=state.phase == FINISHED,
        tie_is_shared=tie_is_shared,
        rulings=rulings_in_force(rulings, vars(state.rules)) if rulings else [],
        records=state.records,
    )


def _report_codes(phases: Sequence[Phase[Any]]) -> list[Code]:
    """The codes of a table's reports, with the clauses of the phases that have one."""
    rules = dict.fromkeys([phase.rule for phase in phases if REVEAL in phase.by_type])
    return [code.citing(*rules) for code in (WRONG_COUNT, NOT_POSSIBLE) if rules]
