"""The sealed operation that sets up a table: its secret, its keys, its first token."""

from collections.abc import Callable, Mapping, Sequence

from gavel.api.body import too_large
from gavel.api.operations.call import Answer, Body
from gavel.api.operations.states import invalid_request, new_game, not_finished
from gavel.api.problems import Problem
from gavel.engine.actions import TABLE
from gavel.engine.common import table_deals
from gavel.engine.game import FINISHED, SPECTATOR
from gavel.engine.records import REFEREE
from gavel.engine.verdicts import pointer
from gavel.schemas import strict_json
from gavel.schemas.explain import SchemaError
from gavel.sealing import base64url
from gavel.sealing.access import REFUSED
from gavel.sealing.coding import base_of, game_of, longest_base_of, room_of
from gavel.sealing.contents import ROOT_BYTES, Clock, Contents, Lasting
from gavel.sealing.guard import Current, begin, current, keep_head, next_game
from gavel.sealing.invitations import Invitation
from gavel.sealing.operations.request import SealedRequest, table_of, view_for
from gavel.sealing.seat_keys import REFEREES, TABLES, VERIFIER_BYTES, SeatKey, new_key, verifier_of
from gavel.sealing.shapes import MOST_OPTIONS
from gavel.sealing.steps import Step, look_at
from gavel.sealing.tokens import FOR_RECORDS, LONGEST, too_long
from gavel.sealing.transcript import seeded

_OF_SEALING = ("verifiers", "referee", "held", "shared", "clock", "names")
"""The members of the request that do not belong to the game's setup."""


def setup(request: SealedRequest) -> Answer:
    """Setup request → token, keys, and a spectator's view; with the invitation to a finished table, its next game."""
    body = request.body
    if len(strict_json.canonical(body.get("options", {}))) > MOST_OPTIONS:
        raise too_large(MOST_OPTIONS)
    game_setup = {name: value for name, value in body.items() if name not in _OF_SEALING}
    if errors := [*_strangers(body), *_used_twice(body), *_wrong_deal(body), *_unguarded(request), *_seats(request)]:
        raise invalid_request(request.sealed.service, errors, request.call)
    before, packing = _table_before(request), request.sealed.packing
    root = request.vault.draw(ROOT_BYTES)
    state, events = new_game(request.sealed.service, body, seeded(game_setup, root), request.call, "")
    keys = _new_keys(body, request.vault.draw)
    clock = Clock(body["clock"], request.now()) if "clock" in body else None
    contents = Contents(
        request.sealed.id,
        Lasting(
            root,
            _room(request, game_setup, clock),
            _verifiers(body, keys),
            hides_reveals=body.get("held", False),
            guarded=request.heads is not None,
            shared=body.get("shared", False),
        ),
        base_of(state, packing, packing.editions.of(state)),
        clock=clock,
    )
    token = request.seal(contents)
    if len(token) > LONGEST - FOR_RECORDS:
        raise too_long()
    begin(request, contents, token, game_setup)
    if before is not None:
        # Several may want to play again: the table that theirs names first is everybody's. Those of the others are
        # known to nobody, and the store forgets them.
        named = before.newest.with_lasting(next=contents.invitation.secret)
        keep_head(request, before, Step(named, None, [], has_withheld=False))
    step = Step(contents, state, events, has_withheld=False)
    return {
        **table_of(contents, token),
        "seat_keys": {player: keys[player].text for player in body["players"] if player in keys},
        **{f"{holder}_key": keys[holder].text for holder in (REFEREE, TABLE) if holder in keys},
        **({"invitation": contents.invitation.text} if contents.lasting.shared else {}),
        **view_for(request, step, SPECTATOR, request.sealed.game.to_act(state)),
    }


def _table_before(request: SealedRequest) -> Current | None:
    """The finished table whose people play again: its invitation stands where a key does. Raises Problem.

    Whoever sets its next game up may be anybody who has the link: the game has a referee only if this one has.
    """
    key = request.key
    if not isinstance(key, Invitation):
        return None
    if not request.body.get("shared", False):
        raise Problem(REFUSED)
    heads = request.heads
    if heads is None or (head := heads.read(key.table)) is None:
        raise Problem("table-unknown")
    if game_of(request.vault.unseal(head.token)) != request.sealed.id:
        raise Problem(REFUSED)
    before = current(request, head.token)
    state = look_at(request.sealed, before.newest, SPECTATOR).state
    if state.phase != FINISHED:
        raise not_finished(request.sealed.service, state.phase, request.call)
    if next_game(heads, before.newest) is not None:
        raise Problem("branched")
    if request.body.get("referee", False) and not before.newest.has_referee:
        unknown = SchemaError("/referee", "value.not-allowed", {"allowed": [False]})
        raise invalid_request(request.sealed.service, [unknown], request.call)
    return before


# --- what cannot be sealed --------------------------------------------------------------------------------------------


def _strangers(body: Body) -> list[SchemaError]:
    players = body["players"]
    return [
        SchemaError(pointer("verifiers", player), "player.unknown", {"player": player, "players": players})
        for player in body.get("verifiers", {})
        if player not in players
    ]


def _used_twice(body: Body) -> list[SchemaError]:
    """Errors for verifiers that an earlier player has: one key would open both seats."""
    given = body.get("verifiers", {})
    kept = [verifier_of(base64url.decode(verifier)) for verifier in given.values()]
    return [
        SchemaError(pointer("verifiers", player), "verifier-used", {})
        for at, player in enumerate(given)
        if kept[at] in kept[:at]
    ]


def _seats(request: SealedRequest) -> Sequence[SchemaError]:
    """Errors for more seats than one's own at the next game of a shared table, where all may sit who have the link."""
    given = request.body.get("verifiers", {})
    if not isinstance(request.key, Invitation) or len(given) <= 1:
        return ()
    return [SchemaError("/verifiers", "members.at-most-one", {"members": [*given]})]


def _wrong_deal(body: Body) -> Sequence[SchemaError]:
    """Errors for a deal in the request: nobody chooses the cards that the service deals at a sealed table."""
    return [SchemaError("/deal", "member.unknown", {})] if "deal" in body and not table_deals(body) else ()


def _unguarded(request: SealedRequest) -> Sequence[SchemaError]:
    """Errors for what needs the newest token where no store has it: an invitation, which lacks it, and a clock."""
    if request.heads is not None:
        return ()
    return [
        SchemaError(pointer(name), f"{name}-unguarded", {}) for name in ("shared", "clock") if request.body.get(name)
    ]


# --- keys and lengths -------------------------------------------------------------------------------------------------


def _new_keys(body: Body, draw: Callable[[int], bytes]) -> dict[str, SeatKey]:
    """The keys that the service makes, by their holders."""
    given, players = body.get("verifiers", {}), body["players"]
    # At a shared table, whoever takes a seat makes its key.
    keyed = players if body.get("shared", False) else given
    keys = {player: new_key(str(seat), draw) for seat, player in enumerate(players, start=1) if player not in keyed}
    if body.get("referee", False):
        keys[REFEREE] = new_key(REFEREES, draw)
    if table_deals(body):
        keys[TABLE] = new_key(TABLES, draw)
    return keys


def _verifiers(body: Body, keys: Mapping[str, SeatKey]) -> tuple[bytes | None, ...]:
    given = body.get("verifiers", {})
    return tuple(
        [
            verifier_of(base64url.decode(given[holder]))
            if holder in given
            else keys[holder].verifier
            if holder in keys
            else None
            for holder in (*body["players"], REFEREE, TABLE)
        ]
    )


def _room(request: SealedRequest, game_setup: Body, clock: Clock | None) -> int:
    """The room for the contents of every table with this setup."""
    sealed, root, referee = request.sealed, bytes(ROOT_BYTES), request.body.get("referee", False)
    state, _events = sealed.game.setup(seeded(game_setup, root))
    keys = (bytes(VERIFIER_BYTES),) * len(game_setup["players"])
    verifiers = (*keys, keys[0] if referee else None, keys[0] if table_deals(game_setup) else None)
    first = Contents(sealed.id, Lasting(root, 0, verifiers), longest_base_of(state, sealed.packing), clock=clock)
    grown = sealed.service.game.declaration.growth
    return room_of(first, sealed.packing, None if grown is None else grown(sealed.game.dump(state)))
