"""The table of an invitation: the guard's record has its newest token, and the token says which game it is."""

from gavel.api.operations.call import Answer
from gavel.api.problems import Problem
from gavel.sealing.access import REFUSED, Key, require_key
from gavel.sealing.coding import decode, game_of
from gavel.sealing.games import sealed_game
from gavel.sealing.heads import Heads, HeadsUnavailable
from gavel.sealing.invitations import Invitation
from gavel.sealing.tokens import Vault


def find_table(key: Key | None, vault: Vault, heads: Heads | None) -> Answer:
    """An invitation → the game of its table, its id and its newest token; raises Problem."""
    invitation = require_key(key)
    if not isinstance(invitation, Invitation):
        raise Problem(REFUSED)
    head = None if heads is None else heads.read(invitation.table)
    if head is None:
        raise Problem("table-unknown")
    try:
        raw = vault.unseal(head.token)
        game = game_of(raw)
        contents = decode(raw, game, sealed_game(game).packing)
    except Problem:
        raise HeadsUnavailable("a record has no token that the service can open") from None
    if contents.table != invitation.table:
        raise HeadsUnavailable("a record is another one's")
    return {"game": game, "table": contents.table, "token": head.token}
