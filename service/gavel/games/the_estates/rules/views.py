"""What a seat may see on the table now. An allow-list: what is not named here is not shown.

Money need not be shown and a cash box may be inspected by nobody else; rooftops lie face down. All else lies open.
"""

from typing import Any

from gavel.engine.common import dump_seen
from gavel.engine.dealing import size
from gavel.games.the_estates.rules.state import State, dump_table, dump_turn


def running_view(state: State, viewer: str) -> dict[str, Any]:
    """The state of a running game as `viewer` (a player or `spectator`) sees it."""
    players = [_player(state, seat, viewer) for seat in range(len(state.ids))]
    return {
        **dump_seen("the-estates", state, players),
        **dump_table(state),
        "rooftops": {"hidden": size(state.rooftops)},
        **dump_turn(state),
    }


def _player(state: State, seat: int, viewer: str) -> dict[str, Any]:
    own = state.ids[seat] == viewer
    return {
        "id": state.ids[seat],
        "cash": state.cash[seat] if own or state.rules.open_money else None,
        "cash_box": state.boxes[seat] if own else None,
    }
