"""The table of an invitation: the guard's record has its newest token, and the token says which game it is."""

from functools import partial

from gavel.api.operations.call import Answer
from gavel.api.problems import Problem
from gavel.sealing.access import REFUSED, Key, require_key
from gavel.sealing.coding import decode, game_of
from gavel.sealing.contents import Contents
from gavel.sealing.games import sealed_game
from gavel.sealing.guard import newest_of, next_game
from gavel.sealing.heads import Heads
from gavel.sealing.invitations import Invitation
from gavel.sealing.tokens import Vault


def find_table(key: Key | None, vault: Vault, heads: Heads | None) -> Answer:
    """An invitation → the game of its table, its id, its newest token, and the next invitation; raises Problem."""
    invitation = require_key(key)
    if not isinstance(invitation, Invitation):
        raise Problem(REFUSED)
    if heads is None or (found := newest_contents(vault, heads, invitation.table)) is None:
        raise Problem("table-unknown")
    newest, token = found
    following = next_game(heads, newest)
    return {
        "game": newest.game,
        "table": newest.table,
        "token": token,
        **({} if following is None else {"next": following.text}),
    }


def newest_contents(vault: Vault, heads: Heads, table: str) -> tuple[Contents, str] | None:
    """The contents of a table's newest token, and the token; None for a table without a record. Raises Problem."""
    head = heads.read(table)
    return None if head is None else (newest_of(partial(_unseal, vault), table, head), head.token)


def _unseal(vault: Vault, token: str) -> Contents:
    """The contents of a token of any game; raises Problem."""
    raw = vault.unseal(token)
    game = game_of(raw)
    return decode(raw, game, sealed_game(game).packing)
