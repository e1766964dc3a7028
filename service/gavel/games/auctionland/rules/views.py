"""What a seat may see on the table now. An allow-list: what is not named here is not shown.

Money is kept secret (unless R-AL-10 lays it open) and the stack lies face down. All else lies open.
"""

from typing import Any

from gavel.engine.common import dump_seen
from gavel.engine.dealing import size
from gavel.games.auctionland.rules.state import (
    ID,
    State,
    dump_market,
    dump_open,
    dump_turn,
)


def running_view(state: State, viewer: str) -> dict[str, Any]:
    """The state of a running game as `viewer` (a player or `spectator`) sees it."""
    players = [_player(state, seat, viewer) for seat in range(len(state.ids))]
    return {
        **dump_seen(ID, state, players),
        "market": dump_market(state),
        "stack": {"hidden": size(state.stack)},
        **dump_turn(state),
    }


def _player(state: State, seat: int, viewer: str) -> dict[str, Any]:
    shown = state.ids[seat] == viewer or state.rules.open_money
    return {
        "id": state.ids[seat],
        "money": state.money[seat] if shown else None,
        **dump_open(state, seat),
    }
