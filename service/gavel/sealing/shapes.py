"""Shapes of the sealed operations' requests and answers: those of the plain ones with a token in place of the state."""

from typing import Any

from marshmallow.fields import Field

from gavel.schemas import request_shapes as plain
from gavel.schemas.custody_shapes import custody
from gavel.schemas.fields import Items, MapOf, Part, Strict, Tagged
from gavel.schemas.limits import LIMITS
from gavel.schemas.scalars import Bool, Choice, Constant, Int, Name, PlayerId, SeatId, Text
from gavel.schemas.shapes import Fields, digest, schema
from gavel.schemas.vocabulary import Vocabulary, undo
from gavel.sealing.agenda import MOST_SUBSCRIPTIONS
from gavel.sealing.base64url import OF_128_BITS, PATTERN
from gavel.sealing.contents import MOST_RECENT
from gavel.sealing.push_shapes import PushSubscription
from gavel.sealing.receipt_shapes import MOST_CHARACTERS

_LAST_OF_256_BITS = "[AEIMQUYcgkosw048]"
"""The last character of 32 bytes in base64url: two bits are left over, and must be 0."""
_OF_256_BITS = f"{PATTERN}{{42}}{_LAST_OF_256_BITS}"

MOST_OPTIONS = 1 << 16
"""The most bytes of a sealed setup's options: anybody may set up a table with components of their own, at no cost."""

SHORTEST_CLOCK, LONGEST_CLOCK = 10, 30 * 24 * 60 * 60
"""Seconds for an action."""

MOST_ACTIONS = 4096
"""More actions than a sealed transcript has room for."""

MOST_TOKENS = 16
"""The most tokens in a request to merge; the operation itself refuses more tokens than seats."""


# --- parts ------------------------------------------------------------------------------------------------------------


def _token() -> Text:
    text = "The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."
    # A text that is too long has the shape of a token too, so that the service refuses it as too large.
    return Text(0, maximum=LIMITS.body, metadata={"description": text})


def _verifier(**common: bool) -> Text:
    text = (
        "What tells a key that its holder has made: the SHA-256 of the key's secret, 32 random bytes, in base64url "
        "without padding. The key is `gvs1.`, the seat's number from 1, a point and the secret in base64url."
    )
    required = common.get("required", True)
    return Text(43, maximum=43, pattern=f"^{_OF_256_BITS}$", required=required, metadata={"description": text})


def _key(text: str, *, required: bool = True) -> Text:
    name = Name("SeatKey", "A key: it shows and plays one seat of one table. Whoever has it has the seat.")
    pattern = f"^gvs1\\.([1-9][0-9]?|[rt])\\.{_OF_256_BITS}$"
    metadata = {"description": text}
    return Text(50, maximum=51, pattern=pattern, required=required, metadata=metadata, named=name)


def _table_id() -> Text:
    text = "The table's id, the same in all of its tokens."
    return Text(22, maximum=22, pattern=f"^{OF_128_BITS}$", metadata={"description": text})


def _invitation(text: str) -> Text:
    """An invitation, where an answer has one."""
    name = Name("Invitation", "An invitation: whoever has it takes a free seat at one table, and makes its key.")
    pattern = f"^gvi1\\.{OF_128_BITS}$"
    return Text(27, maximum=27, pattern=pattern, required=False, metadata={"description": text}, named=name)


def _names(of: Vocabulary) -> Field[Any]:
    """The member `names` of plain requests."""
    return plain.views(of)().members["names"]


class Waiting(Strict):
    """What an action has turned up waits for another seat's key."""

    by = PlayerId(metadata={"description": "The player whose action it is."})


def _held() -> Part:
    text = (
        "Whose action has turned something up that waits in the token until another seat opens it; null where nothing "
        "waits, or to the one who opens it."
    )
    return Part(Waiting, null=True, metadata={"description": text})


def _public_action(of: Vocabulary) -> Fields:
    prefix = of.shapes.prefix
    hidden = "The action; null where it is not for all to see, as a choice that the others have not met yet."
    return {
        "ply": Int(1),
        "type": Choice(*of.action, named=Name(f"{prefix}ActionType", "A type of action.")),
        "player": PlayerId(),
        "action": Tagged(of.action, null=True, named=Name(f"{prefix}PublicAction", hidden)),
    }


def _public(of: Vocabulary) -> Items:
    one = schema(f"{of.shapes.prefix}Played", _public_action(of), "An action as the whole table has seen it.")
    text = (
        f"Only where the request has `since`: the public actions from that ply on, of the last {MOST_RECENT} that are "
        "settled and those that wait; `sealed/transcripts` tells more."
    )
    return Items(Part(one), maximum=MOST_RECENT + of.game.seats, required=False, metadata={"description": text})


def _table(of: Vocabulary) -> Fields:
    """The members of all answers that identify a table and its newest token."""
    free = "The players of a shared table whose seats nobody has taken yet; absent where there are none."
    head = "Everybody at one point of one game has this text, and nobody else has it: people compare it."
    guarded = "Whether the service keeps the head of this table, so that no move can be taken back."
    return {
        "token": _token(),
        "table": _table_id(),
        "head": Text(22, maximum=22, pattern=f"^{OF_128_BITS}$", metadata={"description": head}),
        "guarded": Bool(metadata={"description": guarded}),
        "free_seats": Items(PlayerId(), 1, maximum=of.game.seats, required=False, metadata={"description": free}),
        **custody(),
    }


class TableClock(Strict):
    """The time that each action at a table may take."""

    seconds = Int(1, metadata={"description": "Seconds for an action."})
    left = Int(
        null=True,
        metadata={"description": "Seconds until the service plays for all who are to act; null while no time runs."},
    )


class Late(Strict):
    """A player whose time was up, and for whom the service has played."""

    seat = PlayerId(metadata={"description": "The player."})
    ply = Int(
        metadata={"description": "How many actions had been settled: the player's first one after these is not theirs."}
    )


def _clock() -> Fields:
    """The members that only a table with a clock has."""
    clock = "The clock; absent at a table that has none."
    late = (
        f"For whom the service has played since their time was up, the last {MOST_RECENT}; absent where it never did."
    )
    return {
        "clock": Part(TableClock, required=False, metadata={"description": clock}),
        "late": Items(Part(Late), 1, maximum=MOST_RECENT, required=False, metadata={"description": late}),
    }


def _view_members(of: Vocabulary, description: str) -> Fields:
    """The members of an answer that show a table's view and its latest events."""
    return {
        "view": Part(of.view, metadata={"description": description}),
        "to_act": of.to_act,
        "events": of.events,
        "undo": undo(of),
        "finished": Bool(),
        "scores": Part(of.scoresheet, null=True),
        "held": _held(),
        **_clock(),
    }


# --- requests ---------------------------------------------------------------------------------------------------------


def setup(of: Vocabulary) -> type[Strict]:
    """The request of a setup: a new game, and the verifiers of existing keys."""
    members_of_plain = {name: field for name, field in of.setup().members.items() if name not in ("seed", "nonce")}
    verifiers = (
        "By player, what tells a key that the player has made: then the service never has it. For all others the "
        "service makes keys."
    )
    shared = (
        "Whether the answer has an invitation, with which everybody takes a seat of their own, instead of keys of "
        "the seats. Only where the service guards tables. A setup that is sent with the invitation to a finished table "
        "makes the next table of its players."
    )
    clock = (
        "Seconds that each action may take, from 10 to 30 days: then the service plays the default actions of all who "
        "are to act. Only where the service guards tables."
    )
    members: Fields = {
        **members_of_plain,
        "verifiers": MapOf(
            _verifier(), PlayerId(), maximum=of.game.seats, required=False, metadata={"description": verifiers}
        ),
        "referee": Bool(
            required=False, metadata={"description": "Whether there is a referee: then the answer has a key for one."}
        ),
        "held": Bool(
            required=False,
            metadata={
                "description": "Whether what an action turns up waits in the token until another seat's key opens it, "
                "so that nobody can try an action, look, and go back."
            },
        ),
        "shared": Bool(required=False, metadata={"description": shared}),
        "clock": Int(SHORTEST_CLOCK, maximum=LONGEST_CLOCK, required=False, metadata={"description": clock}),
        "names": _names(of),
    }
    return schema(
        f"{of.shapes.prefix}SealedSetupRequest",
        members,
        "A new game, sealed: who plays, by which rules, who deals; and which players have made their own keys. "
        "Options may have 65,536 bytes (as RFC 8785 writes them); more is too large.",
    )


def actions(of: Vocabulary) -> type[Strict]:
    """The request to play an action: a token and the action."""
    members: Fields = {"token": _token(), "action": of.any_action, "names": _names(of)}
    return schema(f"{of.shapes.prefix}SealedActionsRequest", members, "A sealed state and the action proposed in it.")


def views(of: Vocabulary) -> type[Strict]:
    """The request of a view: a token, and the ply from which to list actions."""
    text = (
        "From which ply on the answer tells the public actions, as far as the token has them. `events` are then all "
        "that has happened from that ply on since the token that was sent, as far as those actions reach back to it."
    )
    members: Fields = {
        "token": _token(),
        "since": Int(0, required=False, metadata={"description": text}),
        "names": _names(of),
    }
    return schema(f"{of.shapes.prefix}SealedViewsRequest", members, "A sealed state to be looked at.")


def merges(of: Vocabulary) -> type[Strict]:
    """The request to merge tokens of simultaneous choices."""
    text = "Tokens in which choices were made from the same state, each by one player or more; no more than seats."
    tokens = Items(_token(), 2, maximum=MOST_TOKENS, metadata={"description": text})
    members: Fields = {"tokens": tokens, "names": _names(of)}
    return schema(f"{of.shapes.prefix}SealedMergesRequest", members, "Sealed states to be made one.")


def seats(of: Vocabulary) -> type[Strict]:
    """The request of a key: a token and the seat that gets the key."""
    members: Fields = {
        "token": _token(),
        "seat": SeatId(metadata={"description": "The player whose seat gets the key."}),
        "verifier": _verifier(required=False),
        "names": _names(of),
    }
    doc = (
        "A sealed state, and a seat that is to have a new key; without a verifier the service makes one. Where the "
        "table is guarded, only the referee may leave the verifier out. With an invitation, the seat has to be free."
    )
    return schema(f"{of.shapes.prefix}SealedSeatsRequest", members, doc)


def unseal(of: Vocabulary) -> type[Strict]:
    """The request to unseal a token."""
    return schema(f"{of.shapes.prefix}SealedUnsealRequest", {"token": _token()}, "A sealed state to be opened.")


def receipts(of: Vocabulary) -> type[Strict]:
    """The request of a receipt: a token of a finished game."""
    doc = "The sealed state of a finished game."
    return schema(f"{of.shapes.prefix}SealedReceiptsRequest", {"token": _token()}, doc)


def transcripts(of: Vocabulary) -> type[Strict]:
    """The request to be told what has been played: a token."""
    members: Fields = {"token": _token(), "names": _names(of)}
    doc = "A sealed state whose table is to tell what has been played."
    return schema(f"{of.shapes.prefix}SealedTranscriptsRequest", members, doc)


def subscriptions(of: Vocabulary) -> type[Strict]:
    """The request of a player who wants to be called: a token and a subscription."""
    text = f"The browser that is called, up to {MOST_SUBSCRIPTIONS} of a seat; null ends all of the seat's."
    members: Fields = {
        "token": _token(),
        "subscription": Part(PushSubscription, null=True, metadata={"description": text}),
    }
    return schema(
        f"{of.shapes.prefix}SealedSubscriptionsRequest", members, "A seat that is to be called, or not to be."
    )


def heads(of: Vocabulary) -> type[Strict]:
    """The request to restore a head: the token to go on from."""
    members: Fields = {"token": _token(), "names": _names(of)}
    return schema(
        f"{of.shapes.prefix}SealedHeadsRequest", members, "The sealed state that a guarded table goes on from."
    )


# --- answers ----------------------------------------------------------------------------------------------------------

_OWN = "What the key's holder may see; what a spectator may see where there is no seat's key."


_BEHIND = (
    "Only of `views`: how many actions had been played, as everybody knows, at the token that was sent. Under the "
    "guard the answer may be of a later one; to go back to the token that was sent loses what came since."
)


_SEEN = (
    "Only of `views` of a guarded table: by player, how many seconds ago their seat last looked, to within 20; a "
    "player who never did is missing."
)


def position(of: Vocabulary) -> type[Strict]:
    """The answer with a position: its view, and the legal actions of the key's holder."""
    members: Fields = {
        **_table(of),
        **_view_members(of, _OWN),
        "legal_actions": of.listed,
        "default_actions": of.defaults,
        "actions": _public(of),
        "seen": MapOf(Int(), PlayerId(), maximum=of.game.seats, required=False, metadata={"description": _SEEN}),
        "token_ply": Int(required=False, metadata={"description": _BEHIND}),
    }
    return schema(
        f"{of.shapes.prefix}SealedPosition",
        members,
        "A sealed state with what the key's holder may see and do: for that holder alone, the token for everyone.",
    )


def set_up(of: Vocabulary) -> type[Strict]:
    """The answer to a setup: the position of a new table, and its new keys."""
    keys = "The keys of the seats for which the request brought no verifier, by player: each for its player alone."
    members: Fields = {
        **_table(of),
        "seat_keys": MapOf(
            _key("The key of that seat."), PlayerId(), maximum=of.game.seats, metadata={"description": keys}
        ),
        "referee_key": _key("The referee's key, only where the request asks for one.", required=False),
        "table_key": _key("The key of who reports the cards, only where a real table deals.", required=False),
        "invitation": _invitation(
            "The invitation to the table, only where the request asks for one: for all who are to sit there."
        ),
        **_view_members(of, "What a spectator may see."),
    }
    return schema(f"{of.shapes.prefix}SealedSetup", members, "A new sealed table: its token, and its keys.")


def rekeyed(of: Vocabulary) -> type[Strict]:
    """The answer with a seat's new key."""
    keys = "The new key, by its player; nothing where the request brought its verifier."
    made = MapOf(_key("The key of that seat."), PlayerId(), maximum=1, metadata={"description": keys})
    doc = "A sealed state one of whose seats has a new key; the token before it still has the old one."
    return schema(f"{of.shapes.prefix}SealedSeat", {**_table(of), "seat_keys": made, "events": of.events}, doc)


def unsealed(of: Vocabulary) -> type[Strict]:
    """The answer with the plain state."""
    doc = "The state as it is, everyone's cards included; and a token that says that it has been opened."
    return schema(f"{of.shapes.prefix}Unsealed", {**_table(of), "state": Part(of.state), "events": of.events}, doc)


def transcribed(of: Vocabulary) -> type[Strict]:
    """The answer with what has been played."""
    prefix = of.shapes.prefix
    happened = "What the action has caused; null where the service does not know how the game began."
    one = schema(
        f"{prefix}Told",
        {**_public_action(of), "events": _events(of, happened)},
        "An action as the whole table has seen it, with its events.",
    )
    actions = (
        "The actions that are settled, by ply: all of them where the guard keeps the table's transcript, and otherwise "
        f"those that the token has, up to {MOST_RECENT}, without events."
    )
    whole = "The game's transcript, for `replays`, with the seed of the deal: after the end, where it is known."
    members: Fields = {
        **_table(of),
        "setup_events": _events(of, "What the setup has caused; null where the service does not know it."),
        "actions": Items(Part(one), maximum=MOST_ACTIONS, metadata={"description": actions}),
        "transcript": Part(_whole(of), null=True, metadata={"description": whole}),
    }
    doc = "What has been played at a sealed table, as everybody there has seen it."
    return schema(f"{prefix}SealedTranscript", members, doc)


def _events(of: Vocabulary, text: str) -> Items:
    return Items(of.events.inner, maximum=of.events.maximum, null=True, metadata={"description": text})


def _whole(of: Vocabulary) -> type[Strict]:
    members: Fields = {
        "game": Constant(of.game.id, metadata={"description": "The id of the game."}),
        "setup": Part(of.setup),
        "actions": Items(of.any_action, maximum=MOST_ACTIONS),
        "history": digest(),
    }
    return schema(f"{of.shapes.prefix}WholeTranscript", members, "A finished game: its setup, and every action since.")


def subscribed(of: Vocabulary) -> type[Strict]:
    """The answer to a subscription."""
    text = (
        "Whether the seat is called: when its turn begins, when there is something to look at, when the game is over."
    )
    members: Fields = {**_table(of), "subscribed": Bool(metadata={"description": text})}
    return schema(f"{of.shapes.prefix}SealedSubscription", members, "Whether a seat of a sealed table is called.")


class InvitedTable(Strict):
    """The table of an invitation: its game, and the token with which sealed operations go on."""

    game = Text(maximum=64, metadata={"description": "The id of the game."})
    table = _table_id()
    token = _token()
    next = _invitation("The invitation to the next game of the same people, once somebody has set that up.")


class SealedReceipt(Strict):
    """What a sealed game has come to, signed."""

    receipt = Text(
        maximum=MOST_CHARACTERS,
        metadata={"description": "The receipt: a compact JWS, which /v1/receipts/verify reads. Public."},
    )


def receipt(_of: Vocabulary) -> type[Strict]:
    """The answer with a receipt."""
    return SealedReceipt
