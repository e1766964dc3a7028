"""What a seat may see on the table now. An allow-list: what is not named here is not shown.

Coins may be kept secret, bought houses and cheques lie face down, choices are sealed, decks and removed cards unseen.
"""

from typing import Any

from gavel.engine.common import dump_seen
from gavel.engine.dealing import size
from gavel.games.for_sale.rules.state import State, by_player, turn_of


def running_view(state: State, viewer: str) -> dict[str, Any]:
    """The state of a running game as `viewer` (a player or `spectator`) sees it."""
    ids = state.ids
    players = [_player(state, seat, viewer) for seat in range(len(ids))]
    return {
        **dump_seen("for-sale", state, players),
        "first_player": ids[state.first_player],
        "turn": turn_of(state),
        "market": {"houses": state.market_houses, "cheques": state.market_cheques},
        "bids": by_player(ids, state.bids),
        "passed": [ids[seat] for seat in state.passed],
        "choices": {
            player: house if player == viewer else None for player, house in by_player(ids, state.choices).items()
        },
        "decks": {"houses": {"hidden": size(state.house_deck)}, "cheques": {"hidden": size(state.cheque_deck)}},
        "removed": {
            "houses": {"hidden": size(state.removed_houses)},
            "cheques": {"hidden": size(state.removed_cheques)},
        },
        "sold": state.sold,
    }


def _player(state: State, seat: int, viewer: str) -> dict[str, Any]:
    own = state.ids[seat] == viewer
    open_money, open_hands = own or state.rules.open_money, own or state.rules.open_hands
    houses, cheques = state.houses[seat], state.cheques[seat]
    return {
        "id": state.ids[seat],
        "coins": state.coins[seat] if open_money else None,
        "houses": houses if open_hands else {"hidden": len(houses)},
        "cheques": cheques if open_hands else {"hidden": len(cheques)},
    }
