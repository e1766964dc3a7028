"""The judgement of an action in a running game: its player, the turn, the phase, then the action's own violations.

Pointers are relative to the action.
"""

from typing import TypeVar

from gavel.engine import listing, records
from gavel.engine import referee_declarations as referee
from gavel.engine.actions import NOBODY, REVEAL, TABLE, THE_TABLE, Document, Move, Phase
from gavel.engine.candidates import violations_of
from gavel.engine.kinds import PLAYER, PLAYERS, TEXT, TEXTS
from gavel.engine.state import GameState
from gavel.engine.verdicts import Code, Violation

S = TypeVar("S", bound=GameState)

PLAYER_UNKNOWN = Code("player.unknown", figures={"player": PLAYER, "players": PLAYERS})
NOT_YOUR_TURN = Code("turn.not-yours", figures={"player": PLAYER, "to_act": PLAYERS})
_CHOSEN_BY = PLAYER.meaning("Who has chosen already: a choice stands once it is made.")
CHOICE_STANDS = Code("turn.not-yours", figures={"player": PLAYER, "chosen_by": _CHOSEN_BY, "to_act": PLAYERS})
"""The form of the code for a player who has chosen already: a choice stands once it is made."""
WRONG_ACTION = Code("phase.wrong-action", figures={"action": TEXT, "phase": TEXT, "expected": TEXTS})


def judged(phase: Phase[S], state: S, action: Document, game: str, players_rule: str) -> tuple[Move, list[Violation]]:
    """The move of an action and its violations; an empty move if the player may not act, or the type is wrong.

    `game`: its id, for clauses that all games share; `players_rule`: the clause on the players.
    """
    seat, refused = _actor(phase, state, action, game, players_rule)
    if refused is not None:
        return (), [refused]
    declared = phase.by_type.get(action["type"])
    if declared is None:
        return (), [_wrong_action(state, phase, seat, action)]
    move = declared.load(action, seat)
    return move, [*violations_of(declared, state, move)]


def _actor(phase: Phase[S], state: S, action: Document, game: str, players_rule: str) -> tuple[int, Violation | None]:
    """The seat of an action's player, and the first violation that forbids that player to act.

    In this order: the player is unknown, has forfeited, or is not to act.
    """
    player, ids = action["player"], state.ids
    if player in ids:
        seat = ids.index(player)
    elif player == TABLE and action["type"] == REVEAL:
        seat = THE_TABLE
    else:
        return NOBODY, PLAYER_UNKNOWN("/player", rule=players_rule, player=player, players=list(ids))
    if state.records is not None and player in state.records.forfeited:
        rule = referee.clause_of(game, records.FORFEIT)
        return seat, referee.FORFEITED("/player", rule=rule, player=player)
    if seat not in phase.seats_to_act(state):
        return seat, _not_your_turn(phase, state, action)
    return seat, None


def _not_your_turn(phase: Phase[S], state: S, action: Document) -> Violation:
    """The violation by a player who is not to act: it is another's turn, or the player's choice stands."""
    player, names = action["player"], listing.names_of(state)
    to_act = [names[seat] for seat in listing.seats_to_act(state, phase)]
    if phase.has_chosen is not None and player != TABLE and phase.has_chosen(state, state.ids.index(player)):
        figures = {"player": player, "chosen_by": player, "to_act": to_act}
        return CHOICE_STANDS("/player", rule=phase.turn_rule, **figures)
    rule = phase.turn_rules.get(action["type"], phase.turn_rule)
    return NOT_YOUR_TURN("/player", rule=rule, player=player, to_act=to_act)


def _wrong_action(state: S, phase: Phase[S], seat: int, action: Document) -> Violation:
    expected = dict.fromkeys([move[0] for move in phase.moves(state) if move[1] == seat])
    figures = {"action": action["type"], "phase": state.phase, "expected": list(expected)}
    return WRONG_ACTION("/type", rule=phase.rule, **figures)
