"""The shapes of the contract: generated from openapi.yaml by `make clients`."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class MalformedJson(TypedDict):
    """The body is no JSON; `offset` counts the bytes before."""

    type: Literal["/problems/malformed-json"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[400]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    offset: NotRequired[int]
    """How many bytes come before the fault, where that is known."""


class ReceiptBroken(TypedDict):
    """The service has signed no such receipt."""

    type: Literal["/problems/receipt-broken"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[400]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


Game: TypeAlias = str


class UnknownGame(TypedDict):
    """There is no such game."""

    type: Literal["/problems/unknown-game"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[404]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    games: list[Game]
    """The ids of the games that there are."""


class NotFound(TypedDict):
    """There is nothing at this address."""

    type: Literal["/problems/not-found"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[404]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class MethodNotAllowed(TypedDict):
    """The address does not take this method."""

    type: Literal["/problems/method-not-allowed"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[405]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class NotAcceptable(TypedDict):
    """The client does not accept what there is."""

    type: Literal["/problems/not-acceptable"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[406]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class TooLarge(TypedDict):
    """The body is over the limit."""

    type: Literal["/problems/too-large"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[413]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    limit: int
    """The limit that was exceeded, in bytes; for the lines of a batch, in lines."""


class UnsupportedMediaType(TypedDict):
    """The body is of another media type, in another charset, or encoded."""

    type: Literal["/problems/unsupported-media-type"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[415]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


RequestErrorCode: TypeAlias = Literal[
    "cash.player-missing",
    "cash.stranger",
    "cash.wrong-total",
    "clock-unguarded",
    "deal.cube-twice",
    "deal.cubes-missing",
    "deal.market-missing",
    "deal.market-with-service",
    "deal.missing",
    "deal.not-in-deck",
    "deal.rooftops-missing",
    "deal.rooftops-with-table",
    "deal.stack-missing",
    "deal.stack-with-table",
    "deal.with-table",
    "deal.wrong-count",
    "first-player.with-deal",
    "first-player.with-table",
    "format.wrong",
    "heads.unavailable",
    "heads.uncertain",
    "items.not-unique",
    "length.out-of-range",
    "match.after-the-end",
    "match.interim",
    "match.other-players",
    "match.too-many-results",
    "match.wrong-cash",
    "match.wrong-ranks",
    "member.missing",
    "member.unknown",
    "members.at-most-one",
    "members.exactly-one",
    "merge.conflict",
    "merge.not-simultaneous",
    "merge.too-many",
    "merge.unrelated",
    "nonce.without-seed",
    "options.awards-increasing",
    "options.decks-differ",
    "options.house-twice",
    "options.market-too-large",
    "options.money-count",
    "options.no-full-round",
    "player.reserved",
    "player.unknown",
    "players.count",
    "push-key-broken",
    "push-service-unknown",
    "record.impossible",
    "record.not-repeatable",
    "record.of-a-referee",
    "record.of-another-game",
    "renewals-spent",
    "ruleset.unknown",
    "seat-taken",
    "seed.with-deal",
    "seed.with-table",
    "shared-unguarded",
    "tiles.id-twice",
    "tiles.side-twice",
    "type.wrong",
    "value.not-allowed",
    "value.out-of-range",
    "values.too-large",
    "variant.unknown",
    "verifier-used",
]
"""What is wrong with a part of a request."""


class RequestError(TypedDict):
    """One fault of a request: where, what, and in words."""

    pointer: str
    """A JSON pointer (RFC 6901) to the part of the request that is at fault; empty for the whole."""

    code: RequestErrorCode
    """What is wrong: a stable code."""

    detail: str
    """The same in words: a sentence, plain text, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class InvalidRequest(TypedDict):
    """The body does not fit the schema, or the setup contradicts itself."""

    type: Literal["/problems/invalid-request"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    errors: list[RequestError]
    """All that is wrong with the request, by pointer and code."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class NotFinished(TypedDict):
    """A final score was demanded of a running game."""

    type: Literal["/problems/not-finished"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Internal(TypedDict):
    """A defect of the service, logged under the request id."""

    type: Literal["/problems/internal"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[500]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Unavailable(TypedDict):
    """The service is about to stop, or something that it needs does not answer."""

    type: Literal["/problems/unavailable"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[503]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class TooManyRequests(TypedDict):
    """The caller has sent too many requests; `retry_after` says how many seconds to wait."""

    type: Literal["/problems/too-many-requests"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[429]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    retry_after: NotRequired[int]
    """How many seconds to wait, as the header `Retry-After` says too; for the lines of a batch, which have no header."""


class KeyMissing(TypedDict):
    """The service asks for an API key, in `X-API-Key`."""

    type: Literal["/problems/key-missing"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[401]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class KeyRefused(TypedDict):
    """Nobody has this API key, or it has expired."""

    type: Literal["/problems/key-refused"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[403]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Branched(TypedDict):
    """The game has gone on another way."""

    type: Literal["/problems/branched"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[409]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Held(TypedDict):
    """What the last action turned up has not been seen by another seat yet."""

    type: Literal["/problems/held"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[409]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class TableUnknown(TypedDict):
    """There is no record of this table."""

    type: Literal["/problems/table-unknown"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[409]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Sealed(TypedDict):
    """A correction needs a state that has been unsealed before everybody's eyes."""

    type: Literal["/problems/sealed"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[403]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class SealingNotConfigured(TypedDict):
    """The service has no keys for this."""

    type: Literal["/problems/sealing-not-configured"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[501]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class SealBroken(TypedDict):
    """This is no token that the service has sealed for this game."""

    type: Literal["/problems/seal-broken"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[400]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""


class Health(TypedDict):
    """That the process is alive."""

    status: Literal["ok"]
    """That the process is alive."""


class Readiness(TypedDict):
    """That the service can referee, and which games."""

    status: Literal["ready"]
    """That every game is loaded."""

    games: list[str]
    """The ids of the games."""


ProblemName: TypeAlias = Literal[
    "malformed-json",
    "receipt-broken",
    "seal-broken",
    "key-missing",
    "key-refused",
    "sealed",
    "unknown-game",
    "not-found",
    "method-not-allowed",
    "not-acceptable",
    "branched",
    "held",
    "table-unknown",
    "too-large",
    "unsupported-media-type",
    "invalid-request",
    "invalid-state",
    "illegal-action",
    "not-finished",
    "too-many-requests",
    "internal",
    "sealing-not-configured",
    "unavailable",
]
"""The name of a problem type: the last part of its `type`."""


Language: TypeAlias = Literal["en", "fr", "de"]
"""A language that texts are written in."""


BatchOperation: TypeAlias = Literal[
    "setup", "actions", "legal-actions", "scores", "tallies", "views", "inspections", "replays", "matches"
]
"""An operation of a game; `matches` where games are played in matches."""


class BatchLine(TypedDict):
    """One line: an operation on a game, answered under its id."""

    id: NotRequired[Any]
    """Any JSON value; the answer bears it."""

    operation: BatchOperation
    """The operation to call."""

    game: str
    """The id of the game."""

    body: Any
    """The body of that operation's request."""


class BatchAnswer(TypedDict):
    """One line: the status and body that the operation by itself would have answered, under the id; but pointers begin at the line (`/body/...`). The problem of a line that is no call of an operation (`malformed-json`, `too-large`, or `invalid-request` about the line itself) has no `title`, and no `detail` beside its `errors`."""

    id: Any
    """The id of the line; null if it has none, or none that can be read."""

    status: int
    """The status that the operation by itself would have had."""

    body: dict[str, Any]
    """The body that the operation by itself would have had."""


ConflictProblem: TypeAlias = Branched | TableUnknown
"""Why a request is refused; `type` tells which of these problems it is."""


ReceiptRefusal: TypeAlias = MalformedJson | ReceiptBroken
"""Why a request is refused; `type` tells which of these problems it is."""


SealedConflictProblem: TypeAlias = Branched | Held | TableUnknown
"""Why a request is refused; `type` tells which of these problems it is."""


SealedForbiddenProblem: TypeAlias = KeyRefused | Sealed
"""Why a request is refused; `type` tells which of these problems it is."""


SealedReceiptRefusal: TypeAlias = InvalidRequest | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


SealedSetupRefusal: TypeAlias = InvalidRequest | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


NotOpenedProblem: TypeAlias = SealBroken | MalformedJson
"""Why a request is refused; `type` tells which of these problems it is."""


class RulesetName(TypedDict):
    """An edition."""

    id: str
    """The id of the edition."""

    name: str
    """What the edition is called."""


class Links(TypedDict):
    """Where to go on."""

    self: str
    """The address of the game sheet."""

    rules: str
    """The address of the rule clauses."""

    messages: str
    """The address of all sentences as patterns."""


PlayerCount: TypeAlias = int


class CatalogueEntry(TypedDict):
    """A game."""

    id: str
    """The id of the game, as it stands in addresses."""

    name: str
    """What the game is called."""

    player_counts: list[PlayerCount]
    """How many can play, over all editions."""

    rulesets: list[RulesetName]
    """The editions of the rules."""

    links: Links
    """Where to go on: the address of each operation, by name."""


class Catalogue(TypedDict):
    """Every game there is."""

    games: list[CatalogueEntry]
    """The games, by id."""


class InstalledGame(TypedDict):
    """A game, and the distribution that brings it."""

    id: str
    """The id of the game, as it stands in addresses."""

    distribution: str
    """The distribution that brings the game: `gavel` for the service's own."""

    version: str
    """The release of that distribution."""


class Version(TypedDict):
    """What is installed: the service, and every game."""

    version: str
    """The release of the service."""

    contract: int
    """The version of the contract, which is the first part of every address of the API."""

    games: list[InstalledGame]
    """The games, by id."""


class PublicKey(TypedDict):
    """A key that verifies receipts: the public half of an Ed25519 key."""

    kty: Literal["OKP"]
    """The type of key: an octet key pair (RFC 8037)."""

    crv: Literal["Ed25519"]
    """The curve."""

    alg: Literal["Ed25519"]
    """What it is used with (RFC 9864)."""

    use: Literal["sig"]
    """It verifies signatures."""

    kid: str
    """The id of the key."""

    x: str
    """The public key in base64url."""


class KeySet(TypedDict):
    """The public halves of the service's keys, as a JWK set (RFC 7517)."""

    keys: list[PublicKey]
    """The key that signs at the moment comes first; the others have signed before."""


class ReceiptRequest(TypedDict):
    """A receipt to be verified."""

    receipt: str
    """The receipt: a compact JWS, as the service gave it."""


class ReceiptOptions(TypedDict):
    """The options of a game, by name."""


PlayerId: TypeAlias = str
"""The id of a player: what the setup calls them."""


class ReceiptScores(TypedDict):
    """A scoresheet of the game, in no language."""


class RecordReceiptPayload(TypedDict):
    """What a receipt of a replayed record says."""

    origin: Literal["record"]
    """A record that was replayed: anyone may invent one."""

    game: str
    """The id of the game."""

    ruleset: str
    """The edition."""

    variant: str
    """The variant."""

    options: ReceiptOptions
    """The options that differ from their defaults."""

    players: list[PlayerId]
    """The players' ids in seat order."""

    applied: int
    """How many actions were played."""

    history: str
    """The `history` of the last state: the digest of all that was dealt and played."""

    finished: bool
    """Whether the game is over."""

    scores: ReceiptScores | None
    """The final scoresheet, without the reasons of its rulings; null while the game runs."""

    setup: NotRequired[str]
    """Of the record's `setup`, where it begins with one: SHA-256 of its canonical JSON."""

    state: NotRequired[str]
    """Of the record's `state`, where it begins with one instead."""

    record: str
    """Of the record's `actions`: SHA-256 of their canonical JSON (RFC 8785)."""


SeatId: TypeAlias = str
"""The id of a player with a seat; `table`, `spectator` and `referee` are taken."""


class NewKey(TypedDict):
    """A seat of a sealed table was given a new key."""

    seat: SeatId
    """The player whose key is another from then on."""

    by: PlayerId
    """Who gave it: that player, or the referee."""

    ply: int
    """After how many actions."""


class SealedReceiptPayload(TypedDict):
    """What a receipt of a game played in sealed states says."""

    origin: Literal["sealed"]
    """A game that was played in sealed states."""

    game: str
    """The id of the game."""

    ruleset: str
    """The edition."""

    variant: str
    """The variant."""

    options: ReceiptOptions
    """The options that differ from their defaults."""

    players: list[PlayerId]
    """The players' ids in seat order."""

    applied: int
    """How many actions were played."""

    history: str
    """The `history` of the last state: the digest of all that was dealt and played."""

    finished: bool
    """Whether the game is over."""

    scores: ReceiptScores | None
    """The final scoresheet, without the reasons of its rulings; null while the game runs."""

    table: str
    """The id of the sealed table."""

    guarded: bool
    """Whether the guard let the game go on in one line only."""

    unsealed: bool
    """Whether the state was ever given out, to a referee. Known for certain only under the guard."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""


ReceiptPayload: TypeAlias = RecordReceiptPayload | SealedReceiptPayload
"""What a receipt says of a game; `origin` tells how the service knows."""


class VerifiedReceipt(TypedDict):
    """What a receipt says, and which of the service's keys has signed it."""

    kid: str
    """The id of the key."""

    payload: ReceiptPayload
    """What the receipt says: canonical JSON (RFC 8785) in the receipt itself."""


Invitation: TypeAlias = str
"""An invitation: whoever has it takes a free seat at one table, and makes its key."""


class InvitedTable(TypedDict):
    """The table of an invitation: its game, and the token with which sealed operations go on."""

    game: str
    """The id of the game."""

    table: str
    """The table's id, the same in all of its tokens."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    next: NotRequired[Invitation]
    """The invitation to the next game of the same people, once somebody has set that up."""


class PushKey(TypedDict):
    """The public half of the key with which the service signs push messages."""

    public_key: str
    """On the curve P-256, in base64url: the `applicationServerKey` of a subscription."""


class SuggestionLimits(TypedDict):
    """What one search for suggestions may cost at most."""

    playouts: int
    """The most games that one search plays."""

    milliseconds: int
    """The longest time of one search, in milliseconds."""


Source: TypeAlias = str


Variant: TypeAlias = str


class Ruleset(TypedDict):
    """An edition."""

    id: str
    """The id of the edition."""

    name: str
    """What the edition is called."""

    sources: list[Source]
    """The rulebooks that it is made from."""

    player_counts: list[PlayerCount]
    """How many can play this edition."""

    variants: list[Variant]
    """The variants that it has; `standard` first."""


class OptionSchema(TypedDict):
    """The JSON Schema of the option's values."""


class OptionDefault(TypedDict):
    """`value` holds when the setup does not give the option."""

    ruleset: str
    """The edition that this default holds in."""

    variant: str
    """The variant that this default holds in."""

    players: int
    """The number of players that this default holds for."""


class Option(TypedDict):
    """A house rule or ruling."""

    id: str
    """The name of the option, as a setup gives it."""

    name: str
    """What it is called, in the language asked for."""

    ruling: str | None
    """The number of the ruling that it settles; null for a house rule."""

    schema: OptionSchema
    """The JSON Schema of its values."""

    defaults: list[OptionDefault]
    """Its value where a setup does not give it, for each edition, variant and number of players."""

    decides: str
    """What it decides, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""

    sources: list[Source]
    """Where the rulebooks speak of it."""


class Components(TypedDict):
    """What is in the box."""


class Named(TypedDict):
    """A phase or an action type."""

    id: str
    """How documents call it."""

    name: str
    """What it is called in the language of the answer."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class GameSheet(TypedDict):
    """What a setup form needs to know of a game."""

    id: str
    """The id of the game, as it stands in addresses."""

    name: str
    """What the game is called."""

    default_ruleset: str
    """The edition of a setup that names none."""

    rulesets: list[Ruleset]
    """The editions of the rules, with what a setup form must know of each."""

    options: list[Option]
    """House rules and rulings that a setup may change."""

    match_options: list[Option]
    """Rulings that a match of several games may set; none for a game without matches."""

    components: Components
    """What is in the box."""

    phases: list[Named]
    """The phases of a game, as states name them."""

    action_types: list[Named]
    """The types of actions, in the order in which they are listed."""


Ruleset1: TypeAlias = str


class Clause(TypedDict):
    """A rule in our own words."""

    id: str
    """What `rule` names in events and refusals."""

    text: str
    """The clause in our own words, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""

    rulesets: list[Ruleset1]
    """The editions that it holds in, by id."""

    source: str
    """Where a rulebook says so, or that it is our own ruling."""


Clause1: TypeAlias = str


class Situation(TypedDict):
    """A question that comes up at a table, answered by the rules."""

    id: str
    """The id of the player."""

    question: str
    """What a player asks."""

    answer: str
    """What a referee answers; a yes or a no comes first."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""

    clauses: list[Clause1]
    """The clauses that give the answer."""

    case: str
    """The conformance case that shows it, by its number."""


Case: TypeAlias = str


class Irregularity(TypedDict):
    """Something that goes wrong at a table, and what to do about it."""

    id: str
    """The id of the player."""

    happened: str
    """What went wrong."""

    advice: str
    """What a referee is advised to do; no rulebook says it."""

    reason: str
    """Why this is fair."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""

    clauses: list[Clause1]
    """The clauses that bear on it."""

    cases: list[Case]
    """The conformance cases that show it, by number; none where the service has no part in it."""


class Rules(TypedDict):
    """A game's rules in our own words, and what they say to what comes up at a table."""

    clauses: list[Clause]
    """The clauses, in the order of the rulebook."""

    situations: list[Situation]
    """Questions that come up at a table, with the answers of the rules."""

    irregularities: list[Irregularity]
    """What goes wrong at a table, with advice on what to do about it."""


class MessageLabels(TypedDict):
    """What the words of the contract are called."""

    phases: dict[str, str]
    """What each phase is called."""

    action_types: dict[str, str]
    """What each type of action is called."""

    options: dict[str, str]
    """What each option is called."""


Person: TypeAlias = str


class Messages(TypedDict):
    """Every sentence of a game as an ICU MessageFormat pattern. Its arguments are the members of the event or violation: those of an object as `piece_kind`, a list joined by `separator`, a value as `words` has it for its figure, and `<name>_given` = `yes` for all that is neither null nor an empty list."""

    game: str
    """The game's id."""

    language: str
    """The language of all texts here: en, fr or de."""

    events: dict[str, str]
    """The pattern of an event's `text`, by its `type`."""

    violations: dict[str, str]
    """The pattern of a violation's `detail`, by its `code`."""

    labels: MessageLabels
    """Names of phases, action types and options, by id."""

    words: dict[str, dict[str, str]]
    """By figure: the words for its values, where these are terms."""

    people: list[Person]
    """Figures that are players' ids: whoever has names for them puts them in, item by item."""

    separator: str
    """What stands between the items of a list."""

    defaults: dict[str, str]
    """Arguments that a pattern chooses by, for an event or violation that does not give them."""


RuleId: TypeAlias = str
"""The id of a clause of the game's rules, which `/rules` has in words. Public."""


Sentence: TypeAlias = str
"""A sentence in the language asked for: plain text, to be escaped where it is shown as HTML."""


Pointer: TypeAlias = str
"""A JSON pointer (RFC 6901) to the part of the request that is at fault; empty for the whole."""


class AuctionMissingBreach(TypedDict):
    """The breach `auction.missing`. “This phase ({phase}) needs an auction.”"""

    code: Literal["auction.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class AuctionMoneyOutOfPlaceBreach(TypedDict):
    """The breach `auction.money-out-of-place`. “In this game the auctioneer has already received the coins on the tile, so {amount} cannot lie on it.”"""

    code: Literal["auction.money-out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    """The bid that cannot be."""


class AuctionNotOverBreach(TypedDict):
    """The breach `auction.not-over`. “For this phase ({phase}), somebody must have bid and all others must have passed.”"""

    code: Literal["auction.not-over"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class AuctionOutOfPlaceBreach(TypedDict):
    """The breach `auction.out-of-place`. “In this phase ({phase}) there is no auction.”"""

    code: Literal["auction.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class AuctionOverBreach(TypedDict):
    """The breach `auction.over`. “Nobody is left to outbid the highest bidder, so this phase ({phase}) must be over already.”"""

    code: Literal["auction.over"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class AuctionedWrongBreach(TypedDict):
    """The breach `auctioned.wrong`. “Whether a tile has been up for auction in this turn does not fit this phase ({phase}).”"""

    code: Literal["auctioned.wrong"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    auctioned: bool
    """Whether the state says that a tile has been put up for auction in this turn."""

    phase: str
    """The phase that the state names."""


class BidsByAuctioneerBreach(TypedDict):
    """The breach `bids.by-auctioneer`. “{player} is the auctioneer and can neither bid nor pass.”"""

    code: Literal["bids.by-auctioneer"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class BidsNotCoveredBreach(TypedDict):
    """The breach `bids.not-covered`. “A bid of {amount} is more than the bidder can pay.”"""

    code: Literal["bids.not-covered"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    """The bid that cannot be."""

    maximum: int
    """The most that is possible."""


class BidsNotDistinctBreach(TypedDict):
    """The breach `bids.not-distinct`. “The bid of {amount} is made twice, though each bid must exceed the one before.”"""

    code: Literal["bids.not-distinct"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    """The bid that cannot be."""


class BidsTooLowBreach(TypedDict):
    """The breach `bids.too-low`. “A bid of {amount} is not enough: it takes at least {minimum}.”"""

    code: Literal["bids.too-low"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    """The bid that cannot be."""

    minimum: int
    """The least that is possible."""


class BonusFlagMissingBreach(TypedDict):
    """The breach `bonus.flag-missing`. “{player} has a bonus in this turn, so it must be marked as used.”"""

    code: Literal["bonus.flag-missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class BonusFlagWrongBreach(TypedDict):
    """The breach `bonus.flag-wrong`. “{player} cannot have had a bonus at this point of the turn.”"""

    code: Literal["bonus.flag-wrong"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class BonusOutOfPlaceBreach(TypedDict):
    """The breach `bonus.out-of-place`. “In this phase ({phase}) no bonus is due.”"""

    code: Literal["bonus.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class BonusWithoutLineBreach(TypedDict):
    """The breach `bonus.without-line`. “{player} has had a bonus, but no row or column of four tiles.”"""

    code: Literal["bonus.without-line"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class DealWithTableBreach(TypedDict):
    """The breach `deal.with-table`. “A deal cannot be given where the table deals: the service does not know the decks.”"""

    code: Literal["deal.with-table"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer


class DealWrongCommitmentBreach(TypedDict):
    """The breach `deal.wrong-commitment`. “This commitment does not belong to the seed.”"""

    code: Literal["deal.wrong-commitment"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer


class DeckWrongFormBreach(TypedDict):
    """The breach `deck.wrong-form`. “The stack is a list where the service deals, and a count where the table does. Here the dealer is: {dealer}.”"""

    code: Literal["deck.wrong-form"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    dealer: str
    """Who deals in this state."""


class AuctionlandEndWrongReasonBreach(TypedDict):
    """The breach `end.wrong-reason`. “The game cannot have ended for this reason: {ended_by}.”"""

    code: Literal["end.wrong-reason"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ended_by: str | None
    """Why the state says the game has ended; null for no reason."""


class EndedByMissingBreach(TypedDict):
    """The breach `ended-by.missing`. “A game that is over must say why it has ended.”"""

    code: Literal["ended-by.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class EndedByOutOfPlaceBreach(TypedDict):
    """The breach `ended-by.out-of-place`. “In this phase ({phase}) the game has not ended, so there is no reason to give.”"""

    code: Literal["ended-by.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class ForfeitTwiceBreach(TypedDict):
    """The breach `forfeit.twice`. “{seat} has forfeited already.”"""

    code: Literal["forfeit.twice"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    seat: PlayerId
    """Which seat it is about: a player's id."""


class HighBidderPassedBreach(TypedDict):
    """The breach `high-bidder.passed`. “{player} has the highest bid and cannot have passed.”"""

    code: Literal["high-bidder.passed"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class HighBidderWrongBreach(TypedDict):
    """The breach `high-bidder.wrong`. “By the bids, this cannot be the highest bidder: {high_bidder}. / There are bids, so somebody must be the highest bidder.”"""

    code: Literal["high-bidder.wrong"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    high_bidder: PlayerId | None
    """Whom the state names; null for nobody."""

    highest: PlayerId | None
    """Whose bid is the highest; null if there is none."""


class HoldingMissingBreach(TypedDict):
    """The breach `holding.missing`. “This phase ({phase}) needs a tile in hand and a player who places it.”"""

    code: Literal["holding.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class HoldingOutOfPlaceBreach(TypedDict):
    """The breach `holding.out-of-place`. “In this phase ({phase}) nobody has a tile to place.”"""

    code: Literal["holding.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


AuctionlandTileSource: TypeAlias = Literal["claim", "auction", "bonus"]
"""How a player has come to the tile that they must place."""


AuctionlandHoldingWrongSourceBreach = TypedDict(
    "AuctionlandHoldingWrongSourceBreach",
    {
        "code": Literal["holding.wrong-source"],
        "rule": RuleId,
        "detail": Sentence,
        "pointer": Pointer,
        "player": PlayerId,
        "from": AuctionlandTileSource,
    },
)


class IslandFullBreach(TypedDict):
    """The breach `island.full`. “With {tiles} tiles on this island, the game cannot be at this point.”"""

    code: Literal["island.full"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tiles: int
    """How many tiles there are."""


class IslandNotConnectedBreach(TypedDict):
    """The breach `island.not-connected`. “The tiles of an island must be connected edge to edge.”"""

    code: Literal["island.not-connected"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class IslandOutOfRangeBreach(TypedDict):
    """The breach `island.out-of-range`. “The first tile of an island lies within {maximum} cells of the origin.”"""

    code: Literal["island.out-of-range"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    maximum: int
    """The most that is possible."""


class IslandSpanExceededBreach(TypedDict):
    """The breach `island.span-exceeded`. “The island is {span} tiles wide or high; it may be at most {maximum}.”"""

    code: Literal["island.span-exceeded"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    span: int
    """How many tiles the island is wide or high."""

    maximum: int
    """The most that is possible."""


class IslandTwoOnACellBreach(TypedDict):
    """The breach `island.two-on-a-cell`. “Two tiles lie on the same cell.”"""

    code: Literal["island.two-on-a-cell"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""


class MarketEmptyBreach(TypedDict):
    """The breach `market.empty`. “The market is empty, so this phase ({phase}) is not possible.”"""

    code: Literal["market.empty"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class MarketNotFullBreach(TypedDict):
    """The breach `market.not-full`. “Tiles on the market: {count}. Before a turn it is refilled to {expected} from the stack.”"""

    code: Literal["market.not-full"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class MarketTooLongBreach(TypedDict):
    """The breach `market.too-long`. “Tiles on the market: {count}. There can be no more than {maximum}.”"""

    code: Literal["market.too-long"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    maximum: int
    """The most that is possible."""


class MarketTooMuchMoneyBreach(TypedDict):
    """The breach `market.too-much-money`. “On this tile lie {money} coins; there can be {maximum} at most, since a player who skips a tile lays a coin on it and on every tile before it.”"""

    code: Literal["market.too-much-money"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    money: int
    """How much lies on the tile."""

    maximum: int
    """The most that is possible."""


class MoneyNotYetPaidBreach(TypedDict):
    """The breach `money.not-yet-paid`. “There is {money} coins, and nothing has been paid or won yet; it must be {expected}.”"""

    code: Literal["money.not-yet-paid"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    money: int
    """How much the player has."""

    expected: int
    """What there must be."""


class MoneyTooMuchBreach(TypedDict):
    """The breach `money.too-much`. “The players have {total} coins in all; there are only {maximum} in the game.”"""

    code: Literal["money.too-much"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    """How much there is in all."""

    maximum: int
    """The most that is possible."""


class MoneyWrongPriceBreach(TypedDict):
    """The breach `money.wrong-price`. “Going by this player’s coins, the tile of the first auction has cost {price}; no bid leads to that.”"""

    code: Literal["money.wrong-price"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    price: int
    """What the tile of the first auction would have cost."""


class MoneyWrongTotalBreach(TypedDict):
    """The breach `money.wrong-total`. “The players and the market have {total} coins in all; there must be {expected}.”"""

    code: Literal["money.wrong-total"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    """How much there is in all."""

    expected: int
    """What there must be."""


class OptionsAwardsIncreasingBreach(TypedDict):
    """The breach `options.awards-increasing`. “No place may bring more points than the one before it.”"""

    code: Literal["options.awards-increasing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class OptionsDefaultGivenBreach(TypedDict):
    """The breach `options.default-given`. “The option “{option}” has its default value here, so a state leaves it out.”"""

    code: Literal["options.default-given"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    option: str
    """The option in question."""


class OptionsMarketTooLargeBreach(TypedDict):
    """The breach `options.market-too-large`. “A market of {market_size} tiles is too large: only {tiles} are in the game.”"""

    code: Literal["options.market-too-large"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    market_size: int
    """How many tiles the market is to have."""

    tiles: int
    """How many tiles there are."""


class OptionsMoneyCountBreach(TypedDict):
    """The breach `options.money-count`. “Starting amounts: {count}. There must be one for each of the {players} players.”"""

    code: Literal["options.money-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    players: int
    """How many play."""


class PassedByAuctioneerBreach(TypedDict):
    """The breach `passed.by-auctioneer`. “{player} is the auctioneer and can neither bid nor pass.”"""

    code: Literal["passed.by-auctioneer"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class PassedTwiceBreach(TypedDict):
    """The breach `passed.twice`. “{player} passed twice in one auction.”"""

    code: Literal["passed.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class PenaltyNoPointsBreach(TypedDict):
    """The breach `penalty.no-points`. “A penalty of 0 points changes nothing.”"""

    code: Literal["penalty.no-points"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer


class PlayerStrangerBreach(TypedDict):
    """The breach `player.stranger`. “{player} does not sit at this table.”"""

    code: Literal["player.stranger"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class PlayerTwiceBreach(TypedDict):
    """The breach `player.twice`. “{player} is named more than once.”"""

    code: Literal["player.twice"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class AuctionlandPlyImpossibleBreach(TypedDict):
    """The breach `ply.impossible`. “Actions so far: {ply}. For the tiles that have been placed, it takes at least {minimum}.”"""

    code: Literal["ply.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ply: int
    """The number of actions that the state names."""

    minimum: int
    """The least that is possible."""


class RecordStrangerBreach(TypedDict):
    """The breach `record.stranger`. “{player} does not sit at this table, so the referee cannot have acted on that seat.”"""

    code: Literal["record.stranger"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


Term: TypeAlias = str
"""A word of the contract (an id, a type of action, a member), or a pointer; it may be empty."""


class RecordWrongPathsBreach(TypedDict):
    """The breach `record.wrong-paths`. “No correction can have been recorded like this: the places that it names must be in order, and none of them protected.”"""

    code: Literal["record.wrong-paths"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    paths: list[Term]
    """The pointers of the record."""


class RecordWrongPlyBreach(TypedDict):
    """The breach `record.wrong-ply`. “The referee’s action cannot have been number {ply}: there were {plies} actions in all, each counted once and in order.”"""

    code: Literal["record.wrong-ply"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    ply: int
    """The number of actions that the state names."""

    plies: int
    """The plies of the records, as they stand."""


class RevealNothingMissingBreach(TypedDict):
    """The breach `reveal.nothing-missing`. “Nothing is due from the table: no tile is missing on the market.”"""

    code: Literal["reveal.nothing-missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""


class RevealServiceDealsBreach(TypedDict):
    """The breach `reveal.service-deals`. “Where the service deals, it refills the market itself.”"""

    code: Literal["reveal.service-deals"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class AuctionlandRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`. “This cannot be turn {round}: turns are counted from 1, and each took a tile; taken: {taken}.”"""

    code: Literal["round.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int
    """The round or turn that the state names."""

    taken: int
    """How many tiles have been taken."""


class TileMissingBreach(TypedDict):
    """The breach `tile.missing`. “Tiles in all: {count}. There must be {expected}.”"""

    code: Literal["tile.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class AuctionlandTileTwiceBreach(TypedDict):
    """The breach `tile.twice`. “Tile {tile} lies in more than one place.”"""

    code: Literal["tile.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str
    """The id of the tile."""


class AuctionlandTileUnknownBreach(TypedDict):
    """The breach `tile.unknown`. “There is no tile {tile} in this game.”"""

    code: Literal["tile.unknown"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str
    """The id of the tile."""


class AuctionlandTilesIdTwiceBreach(TypedDict):
    """The breach `tiles.id-twice`. “More than one tile has the id {tile}.”"""

    code: Literal["tiles.id-twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str
    """The id of the tile."""


class AuctionlandTilesSideTwiceBreach(TypedDict):
    """The breach `tiles.side-twice`. “The {side} side of tile {tile} is reached more than once.”"""

    code: Literal["tiles.side-twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str
    """The id of the tile."""

    side: str
    """The side of the tile."""


class VariantUnknownBreach(TypedDict):
    """The breach `variant.unknown`. “The ruleset {ruleset} has no variant {variant}; it has: {variants}. / There is no such variant; there are: {allowed}.”"""

    code: Literal["variant.unknown"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    variant: str
    """The variant that the state names."""

    ruleset: str
    """The edition that the state names."""

    variants: list[Term]
    """The variants that the edition has."""


AuctionlandBreach: TypeAlias = (
    AuctionMissingBreach
    | AuctionMoneyOutOfPlaceBreach
    | AuctionNotOverBreach
    | AuctionOutOfPlaceBreach
    | AuctionOverBreach
    | AuctionedWrongBreach
    | BidsByAuctioneerBreach
    | BidsNotCoveredBreach
    | BidsNotDistinctBreach
    | BidsTooLowBreach
    | BonusFlagMissingBreach
    | BonusFlagWrongBreach
    | BonusOutOfPlaceBreach
    | BonusWithoutLineBreach
    | DealWithTableBreach
    | DealWrongCommitmentBreach
    | DeckWrongFormBreach
    | AuctionlandEndWrongReasonBreach
    | EndedByMissingBreach
    | EndedByOutOfPlaceBreach
    | ForfeitTwiceBreach
    | HighBidderPassedBreach
    | HighBidderWrongBreach
    | HoldingMissingBreach
    | HoldingOutOfPlaceBreach
    | AuctionlandHoldingWrongSourceBreach
    | IslandFullBreach
    | IslandNotConnectedBreach
    | IslandOutOfRangeBreach
    | IslandSpanExceededBreach
    | IslandTwoOnACellBreach
    | MarketEmptyBreach
    | MarketNotFullBreach
    | MarketTooLongBreach
    | MarketTooMuchMoneyBreach
    | MoneyNotYetPaidBreach
    | MoneyTooMuchBreach
    | MoneyWrongPriceBreach
    | MoneyWrongTotalBreach
    | OptionsAwardsIncreasingBreach
    | OptionsDefaultGivenBreach
    | OptionsMarketTooLargeBreach
    | OptionsMoneyCountBreach
    | PassedByAuctioneerBreach
    | PassedTwiceBreach
    | PenaltyNoPointsBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | AuctionlandPlyImpossibleBreach
    | RecordStrangerBreach
    | RecordWrongPathsBreach
    | RecordWrongPlyBreach
    | RevealNothingMissingBreach
    | RevealServiceDealsBreach
    | AuctionlandRoundImpossibleBreach
    | TileMissingBreach
    | AuctionlandTileTwiceBreach
    | AuctionlandTileUnknownBreach
    | AuctionlandTilesIdTwiceBreach
    | AuctionlandTilesSideTwiceBreach
    | VariantUnknownBreach
)
"""One reason why a state or tally is impossible, with its figures."""


class AuctionlandInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[AuctionlandBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class BidTooHighViolation(TypedDict):
    """The violation `bid.too-high`. “A bid of {amount} is more than the bidder can pay.”"""

    code: Literal["bid.too-high"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    amount: int
    """How much the action bids."""

    maximum: int
    """The most that would do."""


class BidTooLowViolation(TypedDict):
    """The violation `bid.too-low`. “A bid of {amount} is not enough: it takes at least {minimum}.”"""

    code: Literal["bid.too-low"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    amount: int
    """How much the action bids."""

    minimum: int
    """The least that would be enough."""

    highest: int
    """The highest bid so far; 0 if there is none."""


class CorrectionChangesNothingViolation(TypedDict):
    """The violation `correction.changes-nothing`. “After this correction everything would be as before.”"""

    code: Literal["correction.changes-nothing"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class CorrectionFailedViolation(TypedDict):
    """The violation `correction.failed`. “There is no such place in the state, so this change cannot be made.”"""

    code: Literal["correction.failed"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    path: str
    """The path of the operation that is refused."""


class FaultOfACorrection(TypedDict):
    """What stands against a corrected state; `pointer` leads into that state. Its figures are further members."""

    code: str
    """Which error or breach it is."""

    rule: NotRequired[str]
    """The clause that it breaks; left out for an error of the shape."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    pointer: str
    """Where it is, in the state that the patch leads to."""


class CorrectionImpossibleViolation(TypedDict):
    """The violation `correction.impossible`. “No game can have led to the corrected state; {count} reasons speak against it.”"""

    code: Literal["correction.impossible"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    against: list[FaultOfACorrection]
    """What stands against the state that the patch leads to."""

    count: int
    """How many there are."""


class CorrectionMisshapenViolation(TypedDict):
    """The violation `correction.misshapen`. “What this correction leads to is no state of the game; faults found: {count}.”"""

    code: Literal["correction.misshapen"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    against: list[FaultOfACorrection]
    """What stands against the state that the patch leads to."""

    count: int
    """How many there are."""


class CorrectionProtectedViolation(TypedDict):
    """The violation `correction.protected`. “No correction may touch rules, players, deal, history or the referee’s own record.”"""

    code: Literal["correction.protected"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    path: str
    """The path of the operation that is refused."""


class CorrectionUnbalancedViolation(TypedDict):
    """The violation `correction.unbalanced`. “What lies in hands and bids would change by {change}, and {bank} came from the bank. Say what came from there, or went there.”"""

    code: Literal["correction.unbalanced"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    change: int
    """By how much the correction changes what lies in hands and bids together."""

    bank: int
    """How much of that it says came from the bank; 0 where it says nothing."""


class DeclineCompulsoryViolation(TypedDict):
    """The violation `decline.compulsory`. “A bonus must be taken in this game.”"""

    code: Literal["decline.compulsory"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class DeclineNoBonusViolation(TypedDict):
    """The violation `decline.no-bonus`. “No bonus is due, so there is none to give up.”"""

    code: Literal["decline.no-bonus"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class DefaultNotForfeitedViolation(TypedDict):
    """The violation `default.not-forfeited`. “{seat} has not forfeited; the referee plays only for seats that have.”"""

    code: Literal["default.not-forfeited"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    seat: PlayerId
    """Which seat it is about: a player's id."""


class DefaultNothingDueViolation(TypedDict):
    """The violation `default.nothing-due`. “{seat} has the highest bid and has nothing to do until the others have spoken: {waits_for}. / {seat} has nothing to do now. To act: {to_act}.”"""

    code: Literal["default.nothing-due"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    seat: PlayerId
    """Which seat it is about: a player's id."""

    to_act: NotRequired[list[PlayerId]]
    """Whose turn it is, in seat order."""

    waits_for: NotRequired[list[PlayerId]]
    """For whom the seat waits: it has the highest bid."""


class ForfeitTwiceViolation(TypedDict):
    """The violation `forfeit.twice`. “{seat} has forfeited already.”"""

    code: Literal["forfeit.twice"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    seat: PlayerId
    """Which seat it is about: a player's id."""


class GameFinishedViolation(TypedDict):
    """The violation `game.finished`. “The game is over; nothing more can be done.”"""

    code: Literal["game.finished"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class KeepNoRoomViolation(TypedDict):
    """The violation `keep.no-room`. “With its {tiles} tiles, the island has no room for another.”"""

    code: Literal["keep.no-room"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    tiles: int
    """How many tiles there are."""


class KeepNotEnoughMoneyViolation(TypedDict):
    """The violation `keep.not-enough-money`. “Keeping the tile costs {price} coins, more than the auctioneer has.”"""

    code: Literal["keep.not-enough-money"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    price: int
    """What it would cost."""

    money: int
    """The player's coins. For that player alone."""


class PassHighestBidderViolation(TypedDict):
    """The violation `pass.highest-bidder`. “Whoever has the highest bid, which is {bid}, cannot pass.”"""

    code: Literal["pass.highest-bidder"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    bid: int
    """The highest bid."""


class PassMustBidViolation(TypedDict):
    """The violation `pass.must-bid`. “Between two players, passing is only for those who cannot bid {minimum} coins.”"""

    code: Literal["pass.must-bid"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    minimum: int
    """The least that would be enough."""


class PenaltyNoPointsViolation(TypedDict):
    """The violation `penalty.no-points`. “A penalty of 0 points changes nothing.”"""

    code: Literal["penalty.no-points"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class AuctionlandPhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`. “This action ({action}) does not name the deck that is due in this phase ({phase}): {deck}. / This action ({action}) is not possible in this phase ({phase}).”"""

    code: Literal["phase.wrong-action"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    """The type of the action that was tried."""

    phase: str
    """The phase that the game is in."""

    expected: list[Term]
    """What the rules ask for: a number, or the types of actions that are possible."""


class PlaceNotAdjacentViolation(TypedDict):
    """The violation `place.not-adjacent`. “There the tile would share no edge with a tile of the island.”"""

    code: Literal["place.not-adjacent"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""


class PlaceOccupiedViolation(TypedDict):
    """The violation `place.occupied`. “A tile already lies there.”"""

    code: Literal["place.occupied"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""


class PlaceOutOfRangeViolation(TypedDict):
    """The violation `place.out-of-range`. “That is too far out: a tile lies within {maximum} cells of the origin.”"""

    code: Literal["place.out-of-range"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""

    maximum: int
    """The most that would do."""


class PlaceSpanExceededViolation(TypedDict):
    """The violation `place.span-exceeded`. “With a tile there, the island would be more than {span} tiles wide or high.”"""

    code: Literal["place.span-exceeded"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""

    span: int
    """How many tiles an island may be wide or high."""


class PlayerForfeitedViolation(TypedDict):
    """The violation `player.forfeited`. “{player} has forfeited the game; the referee plays the default actions for that seat.”"""

    code: Literal["player.forfeited"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class PlayerUnknownViolation(TypedDict):
    """The violation `player.unknown`. “{player} is not a player of this game; the players are: {players}.”"""

    code: Literal["player.unknown"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""

    players: list[PlayerId]
    """Who plays."""


class PositionNotInMarketViolation(TypedDict):
    """The violation `position.not-in-market`. “There is no position {position} on the market; it has {tiles} tiles.”"""

    code: Literal["position.not-in-market"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    position: int
    """The position on the market, counted from 1."""

    tiles: int
    """How many tiles there are."""


class PositionTooExpensiveViolation(TypedDict):
    """The violation `position.too-expensive`. “Skipping to position {position} costs {price} coins, more than the player has.”"""

    code: Literal["position.too-expensive"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    position: int
    """The position on the market, counted from 1."""

    price: int
    """What it would cost."""

    money: int
    """The player's coins. For that player alone."""


class RecordTooManyViolation(TypedDict):
    """The violation `record.too-many`. “The referee’s record holds at most {maximum} of these.”"""

    code: Literal["record.too-many"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    maximum: int
    """The most that would do."""


class AuctionlandRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`. “Tile {tile} cannot have been laid out: it does not exist, or it has been seen already.”"""

    code: Literal["reveal.not-possible"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    tile: str
    """The id of the tile."""


class RevealWrongCountViolation(TypedDict):
    """The violation `reveal.wrong-count`. “{count} tiles were laid out; the market takes {expected}.”"""

    code: Literal["reveal.wrong-count"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What the rules ask for: a number, or the types of actions that are possible."""


class AuctionlandTurnNotYoursViolation(TypedDict):
    """The violation `turn.not-yours`. “{chosen_by} has already chosen, and a choice once made stands. To act: {to_act}. / It is not {player}’s turn. To act: {to_act}.”"""

    code: Literal["turn.not-yours"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""

    to_act: list[PlayerId]
    """Whose turn it is, in seat order."""


AuctionlandViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | CorrectionChangesNothingViolation
    | CorrectionFailedViolation
    | CorrectionImpossibleViolation
    | CorrectionMisshapenViolation
    | CorrectionProtectedViolation
    | CorrectionUnbalancedViolation
    | DeclineCompulsoryViolation
    | DeclineNoBonusViolation
    | DefaultNotForfeitedViolation
    | DefaultNothingDueViolation
    | ForfeitTwiceViolation
    | GameFinishedViolation
    | KeepNoRoomViolation
    | KeepNotEnoughMoneyViolation
    | PassHighestBidderViolation
    | PassMustBidViolation
    | PenaltyNoPointsViolation
    | AuctionlandPhaseWrongActionViolation
    | PlaceNotAdjacentViolation
    | PlaceOccupiedViolation
    | PlaceOutOfRangeViolation
    | PlaceSpanExceededViolation
    | PlayerForfeitedViolation
    | PlayerUnknownViolation
    | PositionNotInMarketViolation
    | PositionTooExpensiveViolation
    | RecordTooManyViolation
    | AuctionlandRevealNotPossibleViolation
    | RevealWrongCountViolation
    | AuctionlandTurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class AuctionlandClaimLegalAction(TypedDict):
    """LegalAction `claim`."""

    type: Literal["claim"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    position: int
    """The position on the market, counted from 1."""


class AuctionlandDeclineLegalAction(TypedDict):
    """LegalAction `decline`."""

    type: Literal["decline"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


AuctionlandRotation: TypeAlias = Literal[0, 90, 180, 270]
"""By how many degrees a tile is turned clockwise."""


class AuctionlandPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    x: int
    """A cell to place on: how many east of the origin; west is negative."""

    y: int
    """A cell to place on: how many south of the origin; north is negative."""

    rotation: AuctionlandRotation
    """By how many degrees to turn the tile clockwise."""


class AuctionlandOfferLegalAction(TypedDict):
    """LegalAction `offer`."""

    type: Literal["offer"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    position: int
    """The position on the market, counted from 1."""


class Range(TypedDict):
    """Every integer from `minimum` to `maximum`, both included."""

    minimum: int
    """The least that is allowed."""

    maximum: int
    """The most that is allowed."""


Amount: TypeAlias = Range | int
"""What may be bid: a range, both ends included; one amount where every bid is listed (`expand`)."""


class AuctionlandBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    amount: Amount
    """How much may be bid: a range, or one amount with `expand`."""


class AuctionlandPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class AuctionlandSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class AuctionlandKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


FromItem: TypeAlias = str


AuctionlandTilesDue = TypedDict(
    "AuctionlandTilesDue",
    {
        "count": int,
        "from": list[FromItem],
    },
)


class AuctionlandRevealLegalAction(TypedDict):
    """LegalAction `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who may act so. The action is for this player alone."""

    tiles: AuctionlandTilesDue
    """How many tiles are to be reported, and which can have turned up."""


AuctionlandLegalAction: TypeAlias = (
    AuctionlandClaimLegalAction
    | AuctionlandDeclineLegalAction
    | AuctionlandPlaceLegalAction
    | AuctionlandOfferLegalAction
    | AuctionlandBidLegalAction
    | AuctionlandPassLegalAction
    | AuctionlandSellLegalAction
    | AuctionlandKeepLegalAction
    | AuctionlandRevealLegalAction
)
"""What may be done now: an action to send back, or a range of them."""


class AuctionlandIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    """Which action it is."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[AuctionlandViolation]
    """Every reason, by pointer and code. For whoever tried the action."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: list[AuctionlandLegalAction]
    """What the player who tried may do instead; nothing if it is not their turn. For that player alone."""


AuctionlandRulesetId: TypeAlias = Literal["bga"]
"""The id of an edition of the rules."""


AuctionlandVariant: TypeAlias = Literal["standard"]
"""A way of playing that an edition has."""


AuctionlandTerrain: TypeAlias = Literal["park", "housing", "forest", "water"]
"""What a region of a tile shows."""


AuctionlandSide: TypeAlias = Literal["n", "e", "s", "w"]
"""A side of a tile that is not turned."""


class AuctionlandRegion(TypedDict):
    """A region of a tile: a terrain, and the sides that it reaches."""

    terrain: AuctionlandTerrain
    """What the region shows."""

    sides: list[AuctionlandSide]
    """The sides of the tile that it reaches, before the tile is turned."""


AuctionlandIconId: TypeAlias = Literal["peace", "love", "music"]
"""A kind of icon."""


class AuctionlandTile(TypedDict):
    """A tile: regions, and icons that may repeat."""

    id: str
    """The id of the tile."""

    regions: list[AuctionlandRegion]
    """Its regions."""

    icons: list[AuctionlandIconId]
    """The icons on it; one may be there several times."""


AuctionlandTiles: TypeAlias = Literal["reference"] | list[AuctionlandTile]
"""The tiles in the game: the reference set, or a list of them."""


AuctionlandScoreGridItem: TypeAlias = int


AuctionlandScoreGrid: TypeAlias = Literal["reference"] | list[AuctionlandScoreGridItem]
"""The points for 0, 1, 2 ... tiles: the reference grid, or a list of them."""


AuctionlandCoast: TypeAlias = Literal["open-side", "frame"]
"""Where the island ends: at open sides, or at the frame."""


AuctionlandUnsold: TypeAlias = Literal["auctioneer-free", "discard"]
"""What becomes of a tile that nobody bids for."""


AuctionlandEndCheck: TypeAlias = Literal["end-of-turn", "immediately"]
"""When a full island ends the game."""


FinalTie: TypeAlias = Literal["shared", "none"]
"""What a tie is that the tie-break leaves: shared among all, or won by none."""


AuctionlandAuctionedTileMoney: TypeAlias = Literal["auctioneer", "taker"]
"""Who gets the money that lies on a tile put up for auction."""


AuctionlandBonus: TypeAlias = Literal["compulsory", "optional"]
"""Whether a bonus must be taken."""


IconAward: TypeAlias = int


StartingMoneyItem: TypeAlias = int


class AuctionlandOptions(TypedDict):
    """House rules and rulings; those that are not given follow the edition."""

    tiles: NotRequired[AuctionlandTiles]
    """Which tiles are in the game: Gavel’s reference set (`reference`), which is not the publisher’s, or a list of 8 to 500 other tiles."""

    score_grid: NotRequired[AuctionlandScoreGrid]
    """How many points the largest park and the water bring: Gavel’s reference grid (`reference`), which is not the publisher’s, or 17 figures from 0 to 999, for 0 to 16 tiles."""

    icon_awards: NotRequired[list[IconAward]]
    """How many points the first, second and third place in a kind of icon bring: three figures from 0 to 999, none above the one before."""

    market_size: NotRequired[int]
    """How many tiles the full market has: 1 to 16, and no more than there are in the game."""

    starting_money: NotRequired[list[StartingMoneyItem]]
    """How many coins each player starts with: one figure from 0 to 999 for each, beginning with the first player and going to the left."""

    coast: NotRequired[AuctionlandCoast]
    """Whether water counts on every side beyond which none of the player’s tiles lies (`open-side`) or only on the frame around the island (`frame`)."""

    icons_needed: NotRequired[int]
    """How many of a kind of icon it takes to be ranked in it: 1 or 0."""

    unsold: NotRequired[AuctionlandUnsold]
    """Whether a tile that nobody bids for goes to the auctioneer (`auctioneer-free`) or leaves the game (`discard`)."""

    minimum_bid: NotRequired[Literal[1]]
    """How much the smallest bid is: always 1 coin."""

    end_check: NotRequired[AuctionlandEndCheck]
    """Whether an island of 16 tiles ends the game when the turn is over (`end-of-turn`) or at once (`immediately`)."""

    keep_surcharge: NotRequired[int]
    """How much more than the bid keeping a tile costs: 1 or 0."""

    market_empty: NotRequired[Literal["end"]]
    """What happens when no tile is left to be claimed: always the end of the game (`end`)."""

    final_tie: NotRequired[FinalTie]
    """Whether a tie that coins do not break is a shared win (`shared`) or has no winner (`none`)."""

    open_money: NotRequired[bool]
    """Whether views show everyone’s coins."""

    found_money_pays: NotRequired[bool]
    """Whether the coins on the chosen tile may help to pay for the tiles skipped on the way to it."""

    auctioned_tile_money: NotRequired[AuctionlandAuctionedTileMoney]
    """Whether the coins on a tile put up for auction go to the auctioneer (`auctioneer`) or to its taker (`taker`)."""

    bonus: NotRequired[AuctionlandBonus]
    """Whether a bonus that can be taken must be taken (`compulsory`) or may be declined (`optional`)."""

    two_player_pass: NotRequired[bool]
    """Whether, with two players, the one bidder may pass although able to bid."""


class FirstPlayerDraw(TypedDict):
    """Who begins is drawn from the seed, as docs/shuffle.md writes it down."""

    draw: Literal[True]
    """True: who begins is drawn from the seed, which the commitment covers."""


FirstPlayer: TypeAlias = PlayerId | FirstPlayerDraw
"""Who begins: a player's id, or the wish that the seed draws one; without it, whoever is named first."""


Dealer: TypeAlias = Literal["service", "table"]
"""Who deals: the service, or a real table, whose cards the service learns only as they are turned up."""


StackItem: TypeAlias = str


MarketItem: TypeAlias = str


class AuctionlandDeal(TypedDict):
    """The whole stack, next first; where a table deals, the first market."""

    stack: NotRequired[list[StackItem]]
    """The whole stack, next first; where the service deals."""

    market: NotRequired[list[MarketItem]]
    """The tiles that lie on the market at first; where a table deals."""


class AuctionlandSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[AuctionlandRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[AuctionlandVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[AuctionlandOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[AuctionlandDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class DealRecord(TypedDict):
    """The seed of the service's shuffle, what salts the commitment to it, and that commitment."""

    seed: str
    """What the service shuffled by. For your server alone until the game is over: it gives every card away."""

    nonce: NotRequired[str]
    """What salts the commitment, where the service drew it or the setup brought it. For your server alone until the game is over."""

    commitment: str
    """What binds the dealer to the seed and lets everyone check the shuffle afterwards: SHA-256, in lower-case hex, of `commit-salted/`, the nonce, `/` and the seed; without a nonce, of `commit/` and the seed. Public."""


class AuctionlandPlacement(TypedDict):
    """A tile on an island; x grows east, y grows south."""

    tile: str
    """The id of the tile."""

    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""

    rotation: AuctionlandRotation
    """By how many degrees it is turned clockwise."""


class AuctionlandPlayer(TypedDict):
    """A player's part of the state: for your server alone."""

    id: SeatId
    """The id of the player."""

    money: int
    """The coins in hand. For this player alone, unless `open_money` is in force."""

    island: list[AuctionlandPlacement]
    """The tiles that this player has placed, in the order of placing."""

    bonus_used: bool
    """Whether this player's bonus has been taken in this turn."""


AuctionlandPhase: TypeAlias = Literal["claim", "place", "offer", "bidding", "settling", "reveal", "finished"]
"""A part of a turn or of the game, with its actions."""


Path: TypeAlias = str


class CorrectionRecord(TypedDict):
    """A correction by the referee."""

    ply: int
    """How many actions have been played."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""

    paths: list[Path]
    """Pointers to the members of the state that were corrected, ascending, no deeper than into a list."""

    bank: NotRequired[int]
    """What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what lies in hands and bids together."""


class ForfeitRecord(TypedDict):
    """A seat that the referee has declared forfeited."""

    ply: int
    """How many actions have been played."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class PenaltyRecord(TypedDict):
    """Points given by the referee."""

    ply: int
    """How many actions have been played."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    points: int
    """Added to the total in the order; not 0."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class Unsealing(TypedDict):
    """A referee was given the plain state of a sealed table, or took back what had been turned up there."""

    by: PlayerId
    """Who: the referee."""

    ply: int
    """After how many actions."""


class AuctionlandStall(TypedDict):
    """A tile in the market, and the money that lies on it."""

    tile: str
    """The id of the tile."""

    money: int
    """The coins that lie on it: whoever takes the tile gets them."""


AuctionlandStackItem: TypeAlias = str


AuctionlandStack: TypeAlias = list[AuctionlandStackItem] | int
"""Tiles in the order of drawing; how many, where a table deals."""


AuctionlandHolding = TypedDict(
    "AuctionlandHolding",
    {
        "player": PlayerId,
        "tile": str,
        "from": AuctionlandTileSource,
    },
)


class AuctionlandAuction(TypedDict):
    """A running auction: each bidder's latest bid, who has passed, in order, and money on the tile for its taker."""

    tile: str
    """The id of the tile that is up for auction."""

    bids: dict[PlayerId, int]
    """Each bidder's latest bid, in coins, by id."""

    high_bidder: PlayerId | None
    """Whose bid is the highest; null if there is none."""

    passed: list[PlayerId]
    """Who has passed, in order."""

    money: NotRequired[int]
    """The coins that lie on that tile; left out where there are none, or the ruling R-AL-12 gives them to the auctioneer at once."""


AuctionlandEndReason: TypeAlias = Literal["island-full", "market-empty"]
"""Why the game has ended."""


RemovedItem: TypeAlias = str


class AuctionlandState(TypedDict):
    """The whole state of a game, everyone's cards included: for your server alone."""

    game: Literal["auctionland"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: AuctionlandRulesetId
    """The edition that is played."""

    variant: AuctionlandVariant
    """The variant that is played."""

    options: AuctionlandOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealRecord | None
    """The seed of the shuffle and the commitment to it; null unless the service shuffled."""

    players: list[AuctionlandPlayer]
    """The players' own parts of the state, in seat order, clockwise."""

    phase: AuctionlandPhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: str
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    market: list[AuctionlandStall]
    """The tiles on offer, the oldest first: position 1 is free, and each tile skipped costs 1 coin."""

    stack: AuctionlandStack
    """The tiles that are left, next first. For your server alone."""

    removed: list[RemovedItem]
    """The tiles that were removed from the game, in order."""

    auctioneer: PlayerId
    """Whose turn it is; who puts a tile up for auction."""

    holding: AuctionlandHolding | None
    """The tile that somebody has taken and must place; null in other phases."""

    bonus: PlayerId | None
    """Who has a bonus tile to claim; null where nobody has."""

    auction: AuctionlandAuction | None
    """The running auction; null in other phases."""

    auctioned: bool
    """Whether a tile has been put up for auction in this turn."""

    ended_by: AuctionlandEndReason | None
    """Why the game has ended; null while it runs."""


class AuctionlandClaimAction(TypedDict):
    """Action `claim`."""

    type: Literal["claim"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    position: int
    """The position on the market, counted from 1."""


class AuctionlandDeclineAction(TypedDict):
    """Action `decline`."""

    type: Literal["decline"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class AuctionlandPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    x: int
    """The cell to place on: how many east of the origin; west is negative."""

    y: int
    """The cell to place on: how many south of the origin; north is negative."""

    rotation: AuctionlandRotation
    """By how many degrees to turn the tile clockwise."""


class AuctionlandOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    position: int
    """The position on the market, counted from 1."""


class AuctionlandBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    amount: int
    """How much is bid."""


class AuctionlandPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class AuctionlandSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class AuctionlandKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


AuctionlandDefaultAction: TypeAlias = (
    AuctionlandClaimAction
    | AuctionlandDeclineAction
    | AuctionlandPlaceAction
    | AuctionlandOfferAction
    | AuctionlandBidAction
    | AuctionlandPassAction
    | AuctionlandSellAction
    | AuctionlandKeepAction
)
"""What is played for a seat that nobody plays."""


class AuctionSkippedEvent(TypedDict):
    """The event `auction-skipped`. “The market is empty, so {player} has nothing to offer.”"""

    type: Literal["auction-skipped"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class BidEvent(TypedDict):
    """The event `bid`. “{player} bids {amount}.”"""

    type: Literal["bid"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    amount: int
    """How much cash: of a bid, or stowed away."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class BonusDeclinedEvent(TypedDict):
    """The event `bonus-declined`. “{player} gives the bonus up.”"""

    type: Literal["bonus-declined"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class BonusDueEvent(TypedDict):
    """The event `bonus-due`. “{player} has completed a row or column and gets a bonus tile.”"""

    type: Literal["bonus-due"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandBonusLapsedEvent(TypedDict):
    """The event `bonus-lapsed`. “{player} has completed a row or column, but the bonus lapses: {reason}.”"""

    type: Literal["bonus-lapsed"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    reason: AuctionlandEndReason
    """Why it is so: a full island, or an empty market."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandClaimEvent(TypedDict):
    """The event `claim`. “{player} claims tile {tile} at position {position} for {paid} coins and finds {found} coins on it.”"""

    type: Literal["claim"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    position: int
    """The position on the market, counted from 1."""

    tile: str
    """The id of the tile."""

    paid: int
    """How much was paid for it."""

    found: int
    """The coins that lay on it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class CoinsFoundEvent(TypedDict):
    """The event `coins-found`. “{player} also gets the {amount} coins that lay on the tile.”"""

    type: Literal["coins-found"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    amount: int
    """How much it was."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class CorrectedEvent(TypedDict):
    """The event `corrected`. “The referee corrects the record. The total of the players’ coins changes by {bank}. Reason: {why} / The referee corrects the record. Reason: {why}”"""

    type: Literal["corrected"]
    """Which event it is."""

    why: str
    """The referee's reason."""

    paths: list[Term]
    """Pointers to what was corrected."""

    bank: NotRequired[int]
    """What came from the bank; fewer than 0 went there."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class DefaultPlayedEvent(TypedDict):
    """The event `default-played`. “The referee plays the default action for {seat}.”"""

    type: Literal["default-played"]
    """Which event it is."""

    seat: PlayerId
    """Which seat it is about: a player's id."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class ForfeitedEvent(TypedDict):
    """The event `forfeited`. “{seat} has forfeited the game. Reason: {why}”"""

    type: Literal["forfeited"]
    """Which event it is."""

    seat: PlayerId
    """Which seat it is about: a player's id."""

    why: str
    """The referee's reason."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandGameFinishedEvent(TypedDict):
    """The event `game-finished`. “The game is over: {reason}. Won by: {winners}. / The game is over: {reason}. Nobody wins.”"""

    type: Literal["game-finished"]
    """Which event it is."""

    reason: AuctionlandEndReason
    """Why it is so: a full island, or an empty market."""

    winners: list[PlayerId]
    """Who has won, in seat order."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandGameSetUpEvent(TypedDict):
    """The event `game-set-up`. “The game is set up with {tiles} tiles. The market, from the free end: {market}. Coins, in the order of the seats: {money}. {first_player} begins.”"""

    type: Literal["game-set-up"]
    """Which event it is."""

    first_player: PlayerId
    """Who begins."""

    money: list[int]
    """What each player begins with, in seat order."""

    tiles: int
    """How many tiles are in the game."""

    market: list[Term]
    """The ids of the tiles on the market."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandKeptEvent(TypedDict):
    """The event `kept`. “{player} keeps tile {tile} and pays {price} coins to {bidder}.”"""

    type: Literal["kept"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    bidder: PlayerId
    """Whose bid it was."""

    tile: str
    """The id of the tile."""

    price: int
    """How much was paid for it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class MarketRefilledEvent(TypedDict):
    """The event `market-refilled`. “New on the market, in this order: {tiles}.”"""

    type: Literal["market-refilled"]
    """Which event it is."""

    tiles: list[Term]
    """The ids of the tiles that were added."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandOfferEvent(TypedDict):
    """The event `offer`. “{player} puts tile {tile} from position {position} up for auction, paying {paid} coins, finding {found} coins on it.”"""

    type: Literal["offer"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    position: int
    """The position on the market, counted from 1."""

    tile: str
    """The id of the tile."""

    paid: int
    """How much was paid for it."""

    found: int
    """The coins that lay on it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class PassEvent(TypedDict):
    """The event `pass`. “{player} passes.”"""

    type: Literal["pass"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class PenaltyGivenEvent(TypedDict):
    """The event `penalty-given`. “Points from the referee for {seat}: {points}. Reason: {why}”"""

    type: Literal["penalty-given"]
    """Which event it is."""

    seat: PlayerId
    """Which seat it is about: a player's id."""

    points: int
    """How many points; fewer than 0 take away."""

    why: str
    """The referee's reason."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandPlacedEvent(TypedDict):
    """The event `placed`. “{player} places tile {tile} {direction} {beside}. / {player} places tile {tile}.”"""

    type: Literal["placed"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    tile: str
    """The id of the tile."""

    x: int
    """How many cells east of the origin; west is negative."""

    y: int
    """How many cells south of the origin; north is negative."""

    rotation: AuctionlandRotation
    """By how many degrees it is turned clockwise."""

    beside: NotRequired[str]
    """The tile that it lies next to; left out for an island's first tile."""

    direction: NotRequired[str]
    """On which side of that tile it lies: `right`, `left`, `above` or `below`."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class ResultChangedEvent(TypedDict):
    """The event `result-changed`. “The result of the game is a new one. Won by: {winners}. / The result of the game is a new one. Nobody wins.”"""

    type: Literal["result-changed"]
    """Which event it is."""

    winners: list[PlayerId]
    """Who has won, in seat order."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class SeatRekeyedEvent(TypedDict):
    """The event `seat-rekeyed`. “{seat} has a new key, made by the player (after {ply} actions).”"""

    type: Literal["seat-rekeyed"]
    """Which event it is."""

    seat: PlayerId
    """Which seat it is about: a player's id."""

    by: PlayerId
    """Who did it: `referee`, or the player of that seat."""

    ply: int
    """After how many actions."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandSoldEvent(TypedDict):
    """The event `sold`. “{player} sells tile {tile} to {buyer} for {price} coins.”"""

    type: Literal["sold"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    buyer: PlayerId
    """Who bought."""

    tile: str
    """The id of the tile."""

    price: int
    """How much was paid for it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandTakenFreeEvent(TypedDict):
    """The event `taken-free`. “Nobody has bid, so {player} takes tile {tile} for free.”"""

    type: Literal["taken-free"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    tile: str
    """The id of the tile."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class AuctionlandTileRemovedEvent(TypedDict):
    """The event `tile-removed`. “Nobody has bid, and tile {tile} leaves the game.”"""

    type: Literal["tile-removed"]
    """Which event it is."""

    tile: str
    """The id of the tile."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TurnBeginsEvent(TypedDict):
    """The event `turn-begins`. “Turn {round}: {player} is the auctioneer.”"""

    type: Literal["turn-begins"]
    """Which event it is."""

    round: int
    """Which round or turn, counted from 1."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class UnsealedEvent(TypedDict):
    """The event `unsealed`. “The referee knows what was hidden: the plain state of the table was given out, or what had been turned up was taken back (after {ply} actions).”"""

    type: Literal["unsealed"]
    """Which event it is."""

    by: PlayerId
    """Who did it: `referee`, or the player of that seat."""

    ply: int
    """After how many actions."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


AuctionlandEvent: TypeAlias = (
    AuctionSkippedEvent
    | BidEvent
    | BonusDeclinedEvent
    | BonusDueEvent
    | AuctionlandBonusLapsedEvent
    | AuctionlandClaimEvent
    | CoinsFoundEvent
    | CorrectedEvent
    | DefaultPlayedEvent
    | ForfeitedEvent
    | AuctionlandGameFinishedEvent
    | AuctionlandGameSetUpEvent
    | AuctionlandKeptEvent
    | MarketRefilledEvent
    | AuctionlandOfferEvent
    | PassEvent
    | PenaltyGivenEvent
    | AuctionlandPlacedEvent
    | ResultChangedEvent
    | SeatRekeyedEvent
    | AuctionlandSoldEvent
    | AuctionlandTakenFreeEvent
    | AuctionlandTileRemovedEvent
    | TurnBeginsEvent
    | UnsealedEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


LearntItem: TypeAlias = str


class Undo(TypedDict):
    """Whether taking back what was done takes back all that it told."""

    safe: bool
    """Whether nobody has learnt anything by it that was hidden."""

    learnt: NotRequired[dict[PlayerId, list[LearntItem]]]
    """Who keeps knowledge after an undo, by id in seat order: the types of the events that `reveals` it. Only where it is not safe."""


AuctionlandUnit: TypeAlias = Literal["points"]
"""What a total counts."""


class AuctionlandCounted(TypedDict):
    """Tiles that count, and the points that the grid gives for them."""

    tiles: int
    """How many tiles count."""

    points: int
    """The points that the score grid gives for them."""


class AuctionlandIcon(TypedDict):
    """How many of an icon, the place that they take (null if too few to be ranked), and its points."""

    count: int
    """How many there are."""

    place: int | None
    """The place that they take among all players, from 1; null if too few to be ranked."""

    points: int
    """The points for that place."""


class AuctionlandIcons(TypedDict):
    """By kind of icon."""

    peace: AuctionlandIcon
    """The icons of peace."""

    love: AuctionlandIcon
    """The icons of love."""

    music: AuctionlandIcon
    """The icons of music."""


class AuctionlandBreakdown(TypedDict):
    """A total, broken down."""

    park: AuctionlandCounted
    """The tiles of the largest connected park."""

    water: AuctionlandCounted
    """The tiles with water on a side that counts as coast, by the option `coast`."""

    housing: int
    """How many connected shapes of housing there are."""

    forest: int
    """How many connected shapes of forest there are."""

    product: int
    """The points for both: the one number times the other."""

    icons: AuctionlandIcons
    """The icons, by kind."""


TiebreakItem: TypeAlias = int


class AuctionlandStanding(TypedDict):
    """One player's place."""

    rank: int
    """The place, from 1; equal players share one (1, 1, 3)."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The score, in the scoresheet's unit."""

    penalties: NotRequired[int]
    """The sum of the points that the referee gave; with `total` it makes the order."""

    breakdown: AuctionlandBreakdown
    """What the total is made of, complete enough to check it by hand."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    winner: bool
    """Whether this player has won."""


DecidedBy: TypeAlias = Literal["total", "tiebreak", "shared", "forfeit", "none"]
"""What decided who has won."""


class RefereesRecord(TypedDict):
    """What the referee has done, as it stands in the state."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""


RulingValueItem: TypeAlias = int


RulingValue: TypeAlias = str | int | bool | list[RulingValueItem]
"""The value of an option: a term of the contract, a figure, yes or no, or a list."""


class AuctionlandRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    """The number of the ruling."""

    option: str | None
    """The option that settles it; null if none does."""

    value: RulingValue
    """Its value in this game."""

    why: str
    """Why this is the default, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class AuctionlandScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    """Whether the game is over. False says what it would score now: for your server alone, since it tells what is hidden."""

    unit: AuctionlandUnit
    """What a total counts."""

    standings: list[AuctionlandStanding]
    """Everyone's place, by rank, equal ranks in seat order."""

    winners: list[PlayerId]
    """Who has won, in seat order; nobody where a tie stands and the option `final_tie` is `none`."""

    decided_by: DecidedBy
    """What decided who has won; `none` where a tie stands, `forfeit` where somebody who forfeited would have won."""

    referee: NotRequired[RefereesRecord]
    """What the referee has done, as in the state; left out if that is nothing."""

    rulings: list[AuctionlandRulingInForce]
    """Every ruling with its value in force, by number."""


class DealSeen(TypedDict):
    """The commitment to the seed of the service's shuffle; the seed, and its nonce, once the game is finished."""

    seed: NotRequired[str]
    """What the service shuffled by; only once the game is finished."""

    nonce: NotRequired[str]
    """What salts the commitment, where the service drew it or the setup brought it. Only once the game is finished."""

    commitment: str
    """What binds the dealer to the seed and lets everyone check the shuffle afterwards: SHA-256, in lower-case hex, of `commit-salted/`, the nonce, `/` and the seed; without a nonce, of `commit/` and the seed. Public."""


class AuctionlandSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    """The id of the player."""

    money: int | None
    """The coins in hand. Null where this viewer may not see it."""

    island: list[AuctionlandPlacement]
    """The tiles that this player has placed, in the order of placing."""

    bonus_used: bool
    """Whether this player's bonus has been taken in this turn."""


class Hidden(TypedDict):
    """Cards that a viewer may count and not see."""

    hidden: int
    """How many there are; this viewer may not see which."""


AuctionlandSeenStackItem: TypeAlias = str


AuctionlandSeenStack: TypeAlias = list[AuctionlandSeenStackItem] | int | Hidden
"""How many tiles there are; the tiles themselves once the game is finished."""


class AuctionlandView(TypedDict):
    """A state as one seat sees it, for that seat's browser; a finished game's view is the state."""

    game: Literal["auctionland"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: AuctionlandRulesetId
    """The edition that is played."""

    variant: AuctionlandVariant
    """The variant that is played."""

    options: AuctionlandOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealSeen | None
    """The commitment to the seed; null unless the service shuffled."""

    players: list[AuctionlandSeenPlayer]
    """The players as this viewer sees them, in seat order, clockwise."""

    phase: AuctionlandPhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: NotRequired[str]
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    market: list[AuctionlandStall]
    """The tiles on offer, the oldest first: position 1 is free, and each tile skipped costs 1 coin."""

    stack: AuctionlandSeenStack
    """The tiles that are left, next first. How many there are, until the game is finished."""

    removed: list[RemovedItem]
    """The tiles that were removed from the game, in order."""

    auctioneer: PlayerId
    """Whose turn it is; who puts a tile up for auction."""

    holding: AuctionlandHolding | None
    """The tile that somebody has taken and must place; null in other phases."""

    bonus: PlayerId | None
    """Who has a bonus tile to claim; null where nobody has."""

    auction: AuctionlandAuction | None
    """The running auction; null in other phases."""

    auctioned: bool
    """Whether a tile has been put up for auction in this turn."""

    ended_by: AuctionlandEndReason | None
    """Why the game has ended; null while it runs."""


class AuctionlandSeatView(TypedDict):
    """What one viewer may see, and the viewer's own actions."""

    view: AuctionlandView
    """The state as this viewer may see it. For this viewer alone."""

    legal_actions: list[AuctionlandLegalAction]
    """What this viewer may do. For this viewer alone."""

    default_actions: dict[PlayerId, AuctionlandDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""


class AuctionlandPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: AuctionlandState
    """Everything about the game, everyone's cards included. For your server alone."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; several where choices are simultaneous, `table` where a card has to be reported, nobody once the game is finished. Public."""

    legal_actions: list[AuctionlandLegalAction]
    """What may be done now; each is for the player whom it names, and for nobody else."""

    default_actions: dict[PlayerId, AuctionlandDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    events: list[AuctionlandEvent]
    """What the action caused, in order, automatic steps included. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things, for whoever offers players to take an action back; null where nothing was done, in a replay without actions. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AuctionlandScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


AuctionlandActionRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState | AuctionlandIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


Tile: TypeAlias = str


class AuctionlandRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who acts; `table` reports a card."""

    tiles: list[Tile]
    """The ids of the tiles that were laid out, in the order of the market."""


class PatchAdd(TypedDict):
    """Operation `add` of RFC 6902."""

    op: Literal["add"]
    """Which operation of RFC 6902 it is."""

    path: str
    """A pointer to the place in the state."""

    value: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""


class PatchRemove(TypedDict):
    """Operation `remove` of RFC 6902."""

    op: Literal["remove"]
    """Which operation of RFC 6902 it is."""

    path: str
    """A pointer to the place in the state."""


class PatchReplace(TypedDict):
    """Operation `replace` of RFC 6902."""

    op: Literal["replace"]
    """Which operation of RFC 6902 it is."""

    path: str
    """A pointer to the place in the state."""

    value: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""


PatchOperation: TypeAlias = PatchAdd | PatchRemove | PatchReplace
"""One operation of a JSON Patch (RFC 6902)."""


class AuctionlandRefereeCorrectAction(TypedDict):
    """The referee's action `correct`."""

    type: Literal["correct"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    patch: list[PatchOperation]
    """A JSON Patch (RFC 6902) of the state, of the operations `add`, `remove` and `replace`. All values together have at most 16,384 bytes, each as compact JSON in UTF-8."""

    bank: NotRequired[int]
    """What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what lies in hands and bids together."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class AuctionlandRefereeForfeitAction(TypedDict):
    """The referee's action `forfeit`."""

    type: Literal["forfeit"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class AuctionlandRefereePenaltyAction(TypedDict):
    """The referee's action `penalty`."""

    type: Literal["penalty"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    points: int
    """Added to the total in the order; not 0."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class AuctionlandRefereeDefaultAction(TypedDict):
    """The referee's action `default`."""

    type: Literal["default"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""


AuctionlandAction: TypeAlias = (
    AuctionlandClaimAction
    | AuctionlandDeclineAction
    | AuctionlandPlaceAction
    | AuctionlandOfferAction
    | AuctionlandBidAction
    | AuctionlandPassAction
    | AuctionlandSellAction
    | AuctionlandKeepAction
    | AuctionlandRevealAction
    | AuctionlandRefereeCorrectAction
    | AuctionlandRefereeForfeitAction
    | AuctionlandRefereePenaltyAction
    | AuctionlandRefereeDefaultAction
)
"""What a player does, what the table reports, or what a referee does."""


class AuctionlandActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: AuctionlandState
    """The state to act in, as the last answer gave it. For your server alone."""

    action: AuctionlandAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


AuctionlandStateRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class AuctionlandLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: AuctionlandState
    """The state to list actions of. For your server alone."""

    player: NotRequired[PlayerId]
    """Whose actions to list: a player's id or `table`; everyone's if left out."""

    expand: NotRequired[bool]
    """True lists every bid by itself instead of a range; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    """Who may act now, in seat order, whatever the filter. Public."""

    legal_actions: list[AuctionlandLegalAction]
    """What may be done; each is for the player whom it names, and for nobody else."""


AuctionlandScoresRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class AuctionlandScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: AuctionlandState
    """The state to score. For your server alone."""

    final: NotRequired[bool]
    """True refuses a game that is not over; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    """The id of the player."""

    money: int
    """The coins at the end."""

    island: list[AuctionlandPlacement]
    """The tiles on this player's island, in any order."""


class AuctionlandTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[AuctionlandRulesetId]
    """The edition that was played; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[AuctionlandVariant]
    """The variant that was played; `standard` if left out."""

    options: NotRequired[AuctionlandOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[AuctionlandTallyPlayer]
    """What each player has at the end, in seat order."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: AuctionlandState
    """The state to show. For your server alone."""

    viewer: NotRequired[PlayerId]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[AuctionlandView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: NotRequired[list[AuctionlandLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    default_actions: NotRequired[dict[PlayerId, AuctionlandDefaultAction]]
    """What the viewer does by default, if the viewer is to act. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AuctionlandSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[AuctionlandRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[AuctionlandVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[AuctionlandOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[AuctionlandDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""


class AuctionlandRecord(TypedDict):
    """The record that a state is held against: a transcript that says how its game began, and every action since."""

    game: NotRequired[Literal["auctionland"]]
    """The id of the game."""

    setup: NotRequired[AuctionlandSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[AuctionlandState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[AuctionlandAction]
    """Every action since, the referee's included, in order."""

    history: NotRequired[str]
    """The digest that the record claims for its end, lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[AuctionlandScoresheet]
    """The final scoresheet that the record claims."""


class AuctionlandInspectionsRequest(TypedDict):
    """A state to be inspected, perhaps with its record."""

    state: AuctionlandState
    """The state to inspect; it may be one that no game can lead to. For your server alone."""

    record: NotRequired[AuctionlandRecord]
    """The transcript of the game, as `/replays` takes it: the answer then says where the state departs from what it leads to. With a service as dealer its `setup` needs the `seed` or the `deal`. For your server alone."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandRefused(TypedDict):
    """The first refused action."""

    index: int
    """Which of the actions it is, counted from 0."""

    problem: AuctionlandIllegalAction
    """Why it was refused, as the operation `actions` would have answered."""


class Departure(TypedDict):
    """One place where a stored state departs from what its record leads to."""

    pointer: Pointer
    recorded: NotRequired[Any]
    """Any JSON value, with integers within ±(2^53 - 1)."""

    found: NotRequired[Any]
    """Any JSON value, with integers within ±(2^53 - 1)."""


class AuctionlandRecordVerdict(TypedDict):
    """What the record comes to, and where the state departs from it."""

    agrees: bool
    """Whether every action of the record is legal, it ends as it claims, and leads to this very state, member for member."""

    applied: int
    """How many actions of the record were played."""

    refused: AuctionlandRefused | None
    """The first action of the record that is refused; null if none is."""

    history_matches: bool | None
    """Whether the record ends with the digest that it claims; null if it claims none."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that it claims; null if it claims none."""

    departures: list[Departure]
    """Every place where the state is not what the record leads to, by pointer. None are looked for where an action is refused: what would follow is not known. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AuctionlandInspectionsAnswer(TypedDict):
    """Whether the state is valid, which invariants it breaks, and where it departs from its record."""

    valid: bool
    """Whether a game can have led to this state."""

    violations: list[AuctionlandBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    record: NotRequired[AuctionlandRecordVerdict]
    """What the record comes to; only where the request has one. For your server alone."""


class AuctionlandReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["auctionland"]]
    """The id of the game."""

    setup: NotRequired[AuctionlandSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[AuctionlandState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[AuctionlandAction]
    """The actions since, in order; none gives the position of a stored state."""

    history: NotRequired[str]
    """The digest that the record ends with, to be compared; lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[AuctionlandScoresheet]
    """The final scoresheet that the record claims, to be compared."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    receipt: NotRequired[bool]
    """`true` asks for a signed receipt of the whole record, which the service needs a key for."""


class AuctionlandReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: AuctionlandPosition
    """The last good position; its events are those of the last action."""

    applied: int
    """How many actions were played."""

    refused: AuctionlandRefused | None
    """The first action that was refused; null if none was. For whoever tried it."""

    events: list[AuctionlandEvent]
    """All events of the replay, the setup's first. Public."""

    history_matches: bool | None
    """Whether the record ends with the digest that was given; null if none was."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that was given; null if none was."""

    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""

    receipt: NotRequired[str | None]
    """The receipt that the request asks for: a compact JWS, which /v1/receipts/verify reads. Null where an action was refused, or the record ends otherwise than it claims."""


class AuctionlandSealedSetupRequest(TypedDict):
    """A new game, sealed: who plays, by which rules, who deals; and which players have made their own keys. Options may have 65,536 bytes (as RFC 8785 writes them); more is too large."""

    ruleset: NotRequired[AuctionlandRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[AuctionlandVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[AuctionlandOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    deal: NotRequired[AuctionlandDeal]
    """What lies open on a real table, where one deals; never with the service as dealer. Public."""

    verifiers: NotRequired[dict[PlayerId, str]]
    """By player, what tells a key that the player has made: then the service never has it. For all others the service makes keys."""

    referee: NotRequired[bool]
    """Whether there is a referee: then the answer has a key for one."""

    held: NotRequired[bool]
    """Whether what an action turns up waits in the token until another seat's key opens it, so that nobody can try an action, look, and go back."""

    shared: NotRequired[bool]
    """Whether the answer has an invitation, with which everybody takes a seat of their own, instead of keys of the seats. Only where the service guards tables. A setup that is sent with the invitation to a finished table makes the next table of its players."""

    clock: NotRequired[int]
    """Seconds that each action may take, from 10 to 30 days: then the service plays the default actions of all who are to act. Only where the service guards tables."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


SeatKey: TypeAlias = str
"""A key: it shows and plays one seat of one table. Whoever has it has the seat."""


class Waiting(TypedDict):
    """What an action has turned up waits for another seat's key."""

    by: PlayerId
    """The player whose action it is."""


class TableClock(TypedDict):
    """The time that each action at a table may take."""

    seconds: int
    """Seconds for an action."""

    left: int | None
    """Seconds until the service plays for all who are to act; null while no time runs."""


class Late(TypedDict):
    """A player whose time was up, and for whom the service has played."""

    seat: PlayerId
    """The player."""

    ply: int
    """How many actions had been settled: the player's first one after these is not theirs."""


class AuctionlandSealedSetup(TypedDict):
    """A new sealed table: its token, and its keys."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The keys of the seats for which the request brought no verifier, by player: each for its player alone."""

    referee_key: NotRequired[SeatKey]
    """The referee's key, only where the request asks for one."""

    table_key: NotRequired[SeatKey]
    """The key of who reports the cards, only where a real table deals."""

    invitation: NotRequired[Invitation]
    """The invitation to the table, only where the request asks for one: for all who are to sit there."""

    view: AuctionlandView
    """What a spectator may see."""

    to_act: list[PlayerId]
    """Who may act first, in seat order. Public."""

    events: list[AuctionlandEvent]
    """What setting up caused, in order. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AuctionlandScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""


class AuctionlandSealedActionsRequest(TypedDict):
    """A sealed state and the action proposed in it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    action: AuctionlandAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


AuctionlandActionType: TypeAlias = Literal[
    "claim",
    "decline",
    "place",
    "offer",
    "bid",
    "pass",
    "sell",
    "keep",
    "reveal",
    "correct",
    "forfeit",
    "penalty",
    "default",
]
"""A type of action."""


AuctionlandPublicAction: TypeAlias = (
    AuctionlandClaimAction
    | AuctionlandDeclineAction
    | AuctionlandPlaceAction
    | AuctionlandOfferAction
    | AuctionlandBidAction
    | AuctionlandPassAction
    | AuctionlandSellAction
    | AuctionlandKeepAction
    | AuctionlandRevealAction
    | AuctionlandRefereeCorrectAction
    | AuctionlandRefereeForfeitAction
    | AuctionlandRefereePenaltyAction
    | AuctionlandRefereeDefaultAction
)
"""The action; null where it is not for all to see, as a choice that the others have not met yet."""


class AuctionlandPlayed(TypedDict):
    """An action as the whole table has seen it."""

    ply: int
    """How many actions there had been with this one."""

    type: AuctionlandActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: AuctionlandPublicAction | None
    """The action; null where it is not for all to see yet, as a choice that the others have not met. Public."""


class AuctionlandSealedPosition(TypedDict):
    """A sealed state with what the key's holder may see and do: for that holder alone, the token for everyone."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    view: AuctionlandView
    """What the key's holder may see; what a spectator may see where there is no seat's key."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; nobody while something is held. Public."""

    events: list[AuctionlandEvent]
    """What has just happened, in order, automatic steps included; nothing yet while it is held. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AuctionlandScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""

    legal_actions: list[AuctionlandLegalAction]
    """What the holder of the key may do. For this holder alone."""

    default_actions: dict[PlayerId, AuctionlandDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    actions: NotRequired[list[AuctionlandPlayed]]
    """Only where the request has `since`: the public actions from that ply on, of the last 8 that are settled and those that wait; `sealed/transcripts` tells more."""

    seen: NotRequired[dict[PlayerId, int]]
    """Only of `views` of a guarded table: by player, how many seconds ago their seat last looked, to within 20; a player who never did is missing."""

    token_ply: NotRequired[int]
    """Only of `views`: how many actions had been played, as everybody knows, at the token that was sent. Under the guard the answer may be of a later one; to go back to the token that was sent loses what came since."""


class AuctionlandSealedViewsRequest(TypedDict):
    """A sealed state to be looked at."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    since: NotRequired[int]
    """From which ply on the answer tells the public actions, as far as the token has them. `events` are then all that has happened from that ply on since the token that was sent, as far as those actions reach back to it."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


Token: TypeAlias = str
"""The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class AuctionlandSealedMergesRequest(TypedDict):
    """Sealed states to be made one."""

    tokens: list[Token]
    """Tokens in which choices were made from the same state, each by one player or more; no more than seats."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandSealedSeatsRequest(TypedDict):
    """A sealed state, and a seat that is to have a new key; without a verifier the service makes one. Where the table is guarded, only the referee may leave the verifier out. With an invitation, the seat has to be free."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    seat: SeatId
    """The player whose seat gets the key."""

    verifier: NotRequired[str]
    """What tells a key that its holder has made: the SHA-256 of the key's secret, 32 random bytes, in base64url without padding. The key is `gvs1.`, the seat's number from 1, a point and the secret in base64url."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandSealedSeat(TypedDict):
    """A sealed state one of whose seats has a new key; the token before it still has the old one."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The new key, by its player; nothing where the request brought its verifier."""

    events: list[AuctionlandEvent]
    """That the seat has a new key; nothing where it had it before. Public."""


class AuctionlandSealedUnsealRequest(TypedDict):
    """A sealed state to be opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class AuctionlandUnsealed(TypedDict):
    """The state as it is, everyone's cards included; and a token that says that it has been opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    state: AuctionlandState
    """Everything about the game, everyone's cards included. For the referee alone until the game is finished."""

    events: list[AuctionlandEvent]
    """That it was unsealed; nothing where it was at this ply before, or is finished. Public."""


class AuctionlandSealedReceiptsRequest(TypedDict):
    """The sealed state of a finished game."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class SealedReceipt(TypedDict):
    """What a sealed game has come to, signed."""

    receipt: str
    """The receipt: a compact JWS, which /v1/receipts/verify reads. Public."""


class AuctionlandSealedTranscriptsRequest(TypedDict):
    """A sealed state whose table is to tell what has been played."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandTold(TypedDict):
    """An action as the whole table has seen it, with its events."""

    ply: int
    """How many actions there had been with this one."""

    type: AuctionlandActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: AuctionlandPublicAction | None
    """The action; null where not all have seen it. Public."""

    events: list[AuctionlandEvent] | None
    """What the action has caused; null where the service does not know how the game began."""


class AuctionlandWholeTranscript(TypedDict):
    """A finished game: its setup, and every action since."""

    game: Literal["auctionland"]
    """The id of the game."""

    setup: AuctionlandSetup
    """How the game was set up, with its seed or deal."""

    actions: list[AuctionlandAction]
    """Every action since, the referee's included, in order."""

    history: str
    """The digest that the game has come to, lower-case hex."""


class AuctionlandSealedTranscript(TypedDict):
    """What has been played at a sealed table, as everybody there has seen it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    setup_events: list[AuctionlandEvent] | None
    """What the setup has caused; null where the service does not know it."""

    actions: list[AuctionlandTold]
    """The actions that are settled, by ply: all of them where the guard keeps the table's transcript, and otherwise those that the token has, up to 8, without events."""

    transcript: AuctionlandWholeTranscript | None
    """The game's transcript, for `replays`, with the seed of the deal: after the end, where it is known."""


class SubscriptionKeys(TypedDict):
    """What messages for a browser are sealed with."""

    p256dh: str
    """Its public key on the curve P-256."""

    auth: str
    """Its secret of 16 bytes."""


class PushSubscription(TypedDict):
    """How a browser is called: what `PushSubscription.toJSON()` gives there."""

    endpoint: str
    """The address that its push service has made for it. A secret."""

    expirationTime: NotRequired[int | None]
    """When it ends; the service does not use it."""

    keys: SubscriptionKeys
    """What messages for it are sealed with."""


class AuctionlandSealedSubscriptionsRequest(TypedDict):
    """A seat that is to be called, or not to be."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    subscription: PushSubscription | None
    """The browser that is called, up to 5 of a seat; null ends all of the seat's."""


class AuctionlandSealedSubscription(TypedDict):
    """Whether a seat of a sealed table is called."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    subscribed: bool
    """Whether the seat is called: when its turn begins, when there is something to look at, when the game is over."""


class AuctionlandSealedHeadsRequest(TypedDict):
    """The sealed state that a guarded table goes on from."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandPlayerRecord(TypedDict):
    """What a player with perfect memory knows of a game."""

    game: Literal["auctionland"]
    """The id of the game."""

    seat: SeatId
    """The player who knows this, and to whom actions are suggested."""

    setup: AuctionlandSetup
    """How the game was set up; what chance hides of it (`seed`, `nonce`, the deal of the service) is not looked at."""

    beginning: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""

    events: list[Any]
    """Every event so far, those of the setup first; their words are not looked at."""

    actions: list[AuctionlandAction]
    """The player's own actions so far."""

    view: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""


class AuctionlandSuggestionsRequest(TypedDict):
    """What a player knows, and what a search may cost."""

    record: AuctionlandPlayerRecord
    """What the player knows: a search sees nothing else."""

    playouts: NotRequired[int]
    """How many games the search plays at most; 1000 if left out."""

    milliseconds: NotRequired[int]
    """After how many milliseconds the search ends; 2000 if left out."""

    seed: NotRequired[int]
    """Equal requests get equal answers, unless time ends the search; another seed searches in other games."""


class AuctionlandSuggestion(TypedDict):
    """An action, and what the search thinks of it."""

    action: AuctionlandAction
    """What the player may do."""

    value: float
    """The estimated share of opponents who will end below the player, from 0 to 1; a tie counts half."""

    visits: int
    """How many of the played games began with the action."""


class AuctionlandSuggestionsAnswer(TypedDict):
    """Suggested actions, the best first."""

    player: PlayerId
    """The player of the record."""

    suggestions: list[AuctionlandSuggestion]
    """The actions that were tried, those first that were tried most often; none if the player may not act."""

    playouts: int
    """How many games the search has played."""


class BidsOutOfOrderBreach(TypedDict):
    """The breach `bids.out-of-order`. “These bids cannot have been made in turn, each as high as the rules ask.”"""

    code: Literal["bids.out-of-order"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class BidsOutOfPlaceBreach(TypedDict):
    """The breach `bids.out-of-place`. “There are bids only in a running round of buying. Phase: {phase}.”"""

    code: Literal["bids.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class CardMissingBreach(TypedDict):
    """The breach `card.missing`. “These cards are nowhere: {missing}. / Cards not yet seen: {expected}. Deck and removed cards make {count}.”"""

    code: Literal["card.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    missing: NotRequired[list[int]]
    """The cards that are nowhere, by their values."""

    expected: NotRequired[int]
    """What there must be."""

    count: NotRequired[int]
    """How many there are."""


class CardTwiceBreach(TypedDict):
    """The breach `card.twice`. “Card {card} appears more often than it exists.”"""

    code: Literal["card.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    card: int
    """The card in question, by its value."""


class CardUnknownBreach(TypedDict):
    """The breach `card.unknown`. “There is no card {card} in this game.”"""

    code: Literal["card.unknown"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    card: int
    """The card in question, by its value."""


class ChequesWrongCountBreach(TypedDict):
    """The breach `cheques.wrong-count`. “Cheques: {count}. They do not fit the rounds played, which make it {expected}.”"""

    code: Literal["cheques.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class ChoicesCompleteBreach(TypedDict):
    """The breach `choices.complete`. “All have chosen, so the houses must have been turned up and sold.”"""

    code: Literal["choices.complete"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class ChoicesNotInHandBreach(TypedDict):
    """The breach `choices.not-in-hand`. “{player} has chosen a house that is not in hand.”"""

    code: Literal["choices.not-in-hand"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""

    house: int
    """The house in question, by its value."""


class ChoicesOutOfPlaceBreach(TypedDict):
    """The breach `choices.out-of-place`. “There are choices only in a running round of selling. Phase: {phase}.”"""

    code: Literal["choices.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class CoinsTooFewBreach(TypedDict):
    """The breach `coins.too-few`. “There are {coins} coins, a running bid and what was paid of one included; it must be {minimum}.”"""

    code: Literal["coins.too-few"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    coins: int
    """How many coins there are."""

    minimum: int
    """The least that is possible."""


class CoinsTooManyBreach(TypedDict):
    """The breach `coins.too-many`. “Everybody started with {maximum} coins; nobody can have more, a running bid included.”"""

    code: Literal["coins.too-many"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    coins: int
    """How many coins there are."""

    maximum: int
    """The most that is possible."""


class CoinsWrongTotalBreach(TypedDict):
    """The breach `coins.wrong-total`. “The players have {total} coins in all, bids and what was paid of them included; it must be {expected}.”"""

    code: Literal["coins.wrong-total"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    """How much there is in all."""

    expected: int
    """What there must be."""


class DeckWrongCountBreach(TypedDict):
    """The breach `deck.wrong-count`. “Cards in the deck: {count}. At this point there must be {expected}.”"""

    code: Literal["deck.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class FinishedHousesLeftBreach(TypedDict):
    """The breach `finished.houses-left`. “When the game is over, no house is left in hand; here {count} are.”"""

    code: Literal["finished.houses-left"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""


class HousesWrongCountBreach(TypedDict):
    """The breach `houses.wrong-count`. “The houses do not fit the rounds played: {count} where there must be exactly {expected}. / Houses: {count}. By the rounds played, it must be from {minimum} to {maximum}. / Players with a house from the short last round: {count}. That round shows only {maximum}.”"""

    code: Literal["houses.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: NotRequired[int]
    """What there must be."""

    minimum: NotRequired[int]
    """The least that is possible."""

    maximum: NotRequired[int]
    """The most that is possible."""


class ListNotAscendingBreach(TypedDict):
    """The breach `list.not-ascending`. “This list must be in ascending order.”"""

    code: Literal["list.not-ascending"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer


class MarketNotLowestFirstBreach(TypedDict):
    """The breach `market.not-lowest-first`. “Those who passed took the lowest houses, in order; the houses that {player} holds do not fit that.”"""

    code: Literal["market.not-lowest-first"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class MarketWrongCountBreach(TypedDict):
    """The breach `market.wrong-count`. “Cards on offer: {count}. At this point there must be {expected}.”"""

    code: Literal["market.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class OptionsDecksDifferBreach(TypedDict):
    """The breach `options.decks-differ`. “Both decks need equally many cards; houses: {houses}, cheques: {cheques}.”"""

    code: Literal["options.decks-differ"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    houses: int
    """How many houses there are."""

    cheques: int
    """How many cheques there are."""


class OptionsHouseTwiceBreach(TypedDict):
    """The breach `options.house-twice`. “House {house} is in the deck more than once; all houses are different.”"""

    code: Literal["options.house-twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    house: int
    """The house in question, by its value."""


class OptionsNoFullRoundBreach(TypedDict):
    """The breach `options.no-full-round`. “Not one full round can be played. Houses: {houses}; removed: {removed}; needed for a round: {per_round}.”"""

    code: Literal["options.no-full-round"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    houses: int
    """How many houses there are."""

    removed: int
    """How many houses are removed."""

    per_round: int
    """How many houses a round takes."""


class PassedEverybodyBreach(TypedDict):
    """The breach `passed.everybody`. “Too many have passed: in a running round it is at most {most}.”"""

    code: Literal["passed.everybody"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    most: int
    """How many can have passed at most."""


class PassedOutOfOrderBreach(TypedDict):
    """The breach `passed.out-of-order`. “The players cannot have passed in this order, going clockwise from the first.”"""

    code: Literal["passed.out-of-order"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class PassedOutOfPlaceBreach(TypedDict):
    """The breach `passed.out-of-place`. “There are passes only in a running round of buying. Phase: {phase}.”"""

    code: Literal["passed.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class PhaseImpossibleBreach(TypedDict):
    """The breach `phase.impossible`. “Nobody holds houses any more, so this phase ({phase}) must be over.”"""

    code: Literal["phase.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class PlayersCountBreach(TypedDict):
    """The breach `players.count`. “{ruleset} is not for {players} players; possible numbers: {player_counts}.”"""

    code: Literal["players.count"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer
    players: int
    """How many play."""

    ruleset: str
    """The edition that the state names."""

    player_counts: list[int]
    """The numbers of players that the edition is for."""


class RemovedWrongCountBreach(TypedDict):
    """The breach `removed.wrong-count`. “Removed cards: {count}. The rules remove {expected} from each deck.”"""

    code: Literal["removed.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class ForSaleRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`. “The round cannot be {round}. Rounds in all: {rounds}.”"""

    code: Literal["round.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int
    """The round or turn that the state names."""

    rounds: int
    """How many rounds the game has."""


class SoldWrongCountBreach(TypedDict):
    """The breach `sold.wrong-count`. “Houses sold: {count}. At this point there must be {expected}.”"""

    code: Literal["sold.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class SweepDueBreach(TypedDict):
    """The breach `sweep.due`. “Only {player} still holds houses, so the cheques that are left must have been taken.”"""

    code: Literal["sweep.due"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class TallyWrongCountBreach(TypedDict):
    """The breach `tally.wrong-count`. “Cheques: {count}. A player ends with exactly {expected}. / Cheques: {count}. A player ends with {minimum} to {maximum} of them.”"""

    code: Literal["tally.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    minimum: int
    """The least that is possible."""

    maximum: int
    """The most that is possible."""

    expected: NotRequired[int]
    """What there must be."""


class TallyWrongTotalBreach(TypedDict):
    """The breach `tally.wrong-total`. “Players with a cheque for a house from the short last round: {count}. That round shows only {maximum}. / The cheques do not fit the rounds of a game: {count} where there must be {expected}.”"""

    code: Literal["tally.wrong-total"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: NotRequired[int]
    """What there must be."""

    maximum: NotRequired[int]
    """The most that is possible."""


class TurnImpossibleBreach(TypedDict):
    """The breach `turn.impossible`. “It cannot be {turn}’s turn at this point of the game. Phase: {phase}. / It must be somebody’s turn at this point of the game. Phase: {phase}.”"""

    code: Literal["turn.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    turn: PlayerId | None
    """Whose turn the state says it is; null for nobody."""

    phase: str
    """The phase that the state names."""


ForSaleBreach: TypeAlias = (
    BidsNotDistinctBreach
    | BidsOutOfOrderBreach
    | BidsOutOfPlaceBreach
    | BidsTooLowBreach
    | CardMissingBreach
    | CardTwiceBreach
    | CardUnknownBreach
    | ChequesWrongCountBreach
    | ChoicesCompleteBreach
    | ChoicesNotInHandBreach
    | ChoicesOutOfPlaceBreach
    | CoinsTooFewBreach
    | CoinsTooManyBreach
    | CoinsWrongTotalBreach
    | DealWithTableBreach
    | DealWrongCommitmentBreach
    | DeckWrongCountBreach
    | DeckWrongFormBreach
    | FinishedHousesLeftBreach
    | ForfeitTwiceBreach
    | HousesWrongCountBreach
    | ListNotAscendingBreach
    | MarketNotLowestFirstBreach
    | MarketWrongCountBreach
    | OptionsDecksDifferBreach
    | OptionsDefaultGivenBreach
    | OptionsHouseTwiceBreach
    | OptionsNoFullRoundBreach
    | PassedEverybodyBreach
    | PassedOutOfOrderBreach
    | PassedOutOfPlaceBreach
    | PassedTwiceBreach
    | PenaltyNoPointsBreach
    | PhaseImpossibleBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | PlayersCountBreach
    | RecordStrangerBreach
    | RecordWrongPathsBreach
    | RecordWrongPlyBreach
    | RemovedWrongCountBreach
    | ForSaleRoundImpossibleBreach
    | SoldWrongCountBreach
    | SweepDueBreach
    | TallyWrongCountBreach
    | TallyWrongTotalBreach
    | TurnImpossibleBreach
    | VariantUnknownBreach
)
"""One reason why a state or tally is impossible, with its figures."""


class ForSaleInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[ForSaleBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class HouseNotInHandViolation(TypedDict):
    """The violation `house.not-in-hand`. “House {house} is not in hand.”"""

    code: Literal["house.not-in-hand"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    house: int
    """The house in question, by its value."""

    hand: list[int]
    """The houses that the player has in hand. For that player alone."""


class ForSalePhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`. “This action ({action}) does not name the deck that is due in this phase ({phase}): {deck}. / This action ({action}) is not possible in this phase ({phase}).”"""

    code: Literal["phase.wrong-action"]
    """Which violation it is."""

    rule: NotRequired[RuleId]
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    """The type of the action that was tried."""

    phase: str
    """The phase that the game is in."""

    expected: list[Term]
    """What the rules ask for: a number, or the types of actions that are possible."""

    deck: NotRequired[str]
    """The deck whose cards are due: `houses` or `cheques`."""


class ForSaleRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`. “Card {card} cannot have been turned up: it does not exist, or it has been accounted for.”"""

    code: Literal["reveal.not-possible"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    card: int
    """The card in question, by its value."""


class ForSaleTurnNotYoursViolation(TypedDict):
    """The violation `turn.not-yours`. “{chosen_by} has already chosen, and a choice once made stands. To act: {to_act}. / It is not {player}’s turn. To act: {to_act}.”"""

    code: Literal["turn.not-yours"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""

    to_act: list[PlayerId]
    """Whose turn it is, in seat order."""

    chosen_by: NotRequired[PlayerId]
    """Who has chosen already: a choice stands once it is made."""


ForSaleViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | CorrectionChangesNothingViolation
    | CorrectionFailedViolation
    | CorrectionImpossibleViolation
    | CorrectionMisshapenViolation
    | CorrectionProtectedViolation
    | CorrectionUnbalancedViolation
    | DefaultNotForfeitedViolation
    | DefaultNothingDueViolation
    | ForfeitTwiceViolation
    | GameFinishedViolation
    | HouseNotInHandViolation
    | PenaltyNoPointsViolation
    | ForSalePhaseWrongActionViolation
    | PlayerForfeitedViolation
    | PlayerUnknownViolation
    | RecordTooManyViolation
    | ForSaleRevealNotPossibleViolation
    | RevealWrongCountViolation
    | ForSaleTurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class ForSaleBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    amount: Amount
    """How much may be bid: a range, or one amount with `expand`."""


class ForSalePassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class ForSaleSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    house: int
    """The house that may be put down, by its value."""


FromItem1: TypeAlias = int


Due = TypedDict(
    "Due",
    {
        "count": int,
        "from": list[FromItem1],
    },
)


class ForSaleRevealLegalAction(TypedDict):
    """LegalAction `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who may act so. The action is for this player alone."""

    houses: NotRequired[Due]
    """How many houses are to be reported, and which can have turned up."""

    cheques: NotRequired[Due]
    """How many cheques are to be reported, and which can have turned up."""


ForSaleLegalAction: TypeAlias = (
    ForSaleBidLegalAction | ForSalePassLegalAction | ForSaleSellLegalAction | ForSaleRevealLegalAction
)
"""What may be done now: an action to send back, or a range of them."""


class ForSaleIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    """Which action it is."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[ForSaleViolation]
    """Every reason, by pointer and code. For whoever tried the action."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: list[ForSaleLegalAction]
    """What the player who tried may do instead; nothing if it is not their turn. For that player alone."""


ForSaleRulesetId: TypeAlias = Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]
"""The id of an edition of the rules."""


ForSaleVariant: TypeAlias = Literal["standard", "short-supply"]
"""A way of playing that an edition has."""


ForSaleRaise: TypeAlias = Literal["match", "exceed"]
"""What a bid must be beside the one before."""


ForSaleRefund: TypeAlias = Literal["half-up", "half-down"]
"""How half of an odd bid is rounded for who passes."""


ForSaleLastSeller: TypeAlias = Literal["sweep", "play-on"]
"""What the only player with houses left does."""


ForSaleShortLastRound: TypeAlias = Literal["play", "discard"]
"""What becomes of houses that are too few for a round."""


House: TypeAlias = int


Cheque: TypeAlias = int


ForSaleOptions = TypedDict(
    "ForSaleOptions",
    {
        "houses": NotRequired[list[House]],
        "cheques": NotRequired[list[Cheque]],
        "starting_coins": NotRequired[int],
        "removed": NotRequired[int],
        "raise": NotRequired[ForSaleRaise],
        "refund": NotRequired[ForSaleRefund],
        "reveal_fewer": NotRequired[int],
        "last_seller": NotRequired[ForSaleLastSeller],
        "short_last_round": NotRequired[ForSaleShortLastRound],
        "minimum_opening_bid": NotRequired[Literal[1]],
        "final_tie": NotRequired[FinalTie],
        "open_money": NotRequired[bool],
        "open_hands": NotRequired[bool],
    },
)


class ForSaleDeal(TypedDict):
    """The playing decks in the order of drawing, after the removal."""

    houses: list[House]
    """The house deck in the order of drawing, after the removal."""

    cheques: list[Cheque]
    """The cheque deck in the order of drawing, after the removal."""


class ForSaleSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[ForSaleRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[ForSaleVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[ForSaleOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[ForSaleDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSalePlayer(TypedDict):
    """A player's part of the state: for your server alone."""

    id: SeatId
    """The id of the player."""

    coins: int
    """The coins in hand, without those in a bid. For this player alone, unless `open_money` is in force."""

    houses: list[House]
    """The houses in hand, ascending. For this player alone, unless `open_hands` is in force."""

    cheques: list[Cheque]
    """The cheques in hand, ascending. For this player alone, unless `open_hands` is in force."""


ForSalePhase: TypeAlias = Literal["buying", "selling", "finished"]
"""A part of a turn or of the game, with its actions."""


class ForSaleMarket(TypedDict):
    """What lies open, ascending."""

    houses: list[House]
    """The houses on offer, ascending."""

    cheques: list[Cheque]
    """The cheques on offer, ascending."""


ForSaleDeckItem: TypeAlias = int


ForSaleDeck: TypeAlias = list[ForSaleDeckItem] | int
"""Cards in the order of drawing; how many, where a table deals."""


class ForSaleCards(TypedDict):
    """Cards of both decks; counts where a table deals."""

    houses: ForSaleDeck
    """Of the houses."""

    cheques: ForSaleDeck
    """Of the cheques."""


SoldItem: TypeAlias = int


class ForSaleState(TypedDict):
    """The whole state of a game, everyone's cards included: for your server alone."""

    game: Literal["for-sale"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: ForSaleRulesetId
    """The edition that is played."""

    variant: ForSaleVariant
    """The variant that is played."""

    options: ForSaleOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealRecord | None
    """The seed of the shuffle and the commitment to it; null unless the service shuffled."""

    players: list[ForSalePlayer]
    """The players' own parts of the state, in seat order, clockwise."""

    phase: ForSalePhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: str
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    first_player: PlayerId
    """Who begins the first round."""

    turn: PlayerId | None
    """Whose turn it is; null while cards are sold or reported, and at the end."""

    market: ForSaleMarket
    """What lies open in this round."""

    bids: dict[PlayerId, int]
    """Each player's latest bid in this round, in coins, by id."""

    passed: list[PlayerId]
    """Who has passed in this round, in order."""

    choices: dict[PlayerId, int]
    """The house that each player has put down face down, by id. For your server alone."""

    decks: ForSaleCards
    """What is left of both decks. For your server alone."""

    removed: ForSaleCards
    """What was removed unseen before the game. For your server alone."""

    sold: list[SoldItem]
    """The houses that have been sold, ascending."""


class ForSaleBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    amount: int
    """How much is bid."""


class ForSalePassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class ForSaleSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    house: int
    """The house that is put down, by its value. For this player alone until all have chosen."""


ForSaleDefaultAction: TypeAlias = ForSaleBidAction | ForSalePassAction | ForSaleSellAction
"""What is played for a seat that nobody plays."""


class ChequesRevealedEvent(TypedDict):
    """The event `cheques-revealed`. “Selling, round {round}. Cheques on offer: {cheques}.”"""

    type: Literal["cheques-revealed"]
    """Which event it is."""

    round: int
    """Which round or turn, counted from 1."""

    cheques: list[int]
    """The cheques, ascending."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class ForSaleGameFinishedEvent(TypedDict):
    """The event `game-finished`. “The game is over. Won by: {winners}. / The game is over. Nobody wins.”"""

    type: Literal["game-finished"]
    """Which event it is."""

    winners: list[PlayerId]
    """Who has won, in seat order."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class ForSaleGameSetUpEvent(TypedDict):
    """The event `game-set-up`. “The game is set up. Everybody has {coins} coins; each deck has {cards} cards ({removed} removed unseen). {first_player} begins.”"""

    type: Literal["game-set-up"]
    """Which event it is."""

    first_player: PlayerId
    """Who begins."""

    coins: int
    """The coins that everyone begins with."""

    cards: int
    """How many cards each deck has."""

    removed: int
    """How many cards were removed unseen from each deck."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class HouseSoldEvent(TypedDict):
    """The event `house-sold`. “{player} sells house {house} for the cheque of {cheque}.”"""

    type: Literal["house-sold"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    house: int
    """The house in question, by its value."""

    cheque: int
    """The cheque that it was sold for, by its value."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class HouseTakenEvent(TypedDict):
    """The event `house-taken`. “{player} takes house {house}, pays {paid} coins and gets {refund} coins back.”"""

    type: Literal["house-taken"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    house: int
    """The house in question, by its value."""

    paid: int
    """How many coins were paid."""

    refund: int
    """How many coins came back."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class HouseWonEvent(TypedDict):
    """The event `house-won`. “{player} pays {paid} coins and takes house {house}, the highest of the round.”"""

    type: Literal["house-won"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    house: int
    """The house in question, by its value."""

    paid: int
    """How many coins were paid."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class HousesRevealedEvent(TypedDict):
    """The event `houses-revealed`. “Buying, round {round}. Houses on offer: {houses}.”"""

    type: Literal["houses-revealed"]
    """Which event it is."""

    round: int
    """Which round or turn, counted from 1."""

    houses: list[int]
    """The houses, ascending."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class LeftEmptyHandedEvent(TypedDict):
    """The event `left-empty-handed`. “{player} takes no house and gets {refund} coins back.”"""

    type: Literal["left-empty-handed"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    refund: int
    """How many coins came back."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class LeftoversDiscardedEvent(TypedDict):
    """The event `leftovers-discarded`. “Too few houses are left for a round; {count} cards of each deck leave the game.”"""

    type: Literal["leftovers-discarded"]
    """Which event it is."""

    count: int
    """How many cards of each deck leave the game."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class SellEvent(TypedDict):
    """The event `sell`. “{player} has chosen a house.”"""

    type: Literal["sell"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class SellingBeginsEvent(TypedDict):
    """The event `selling-begins`. “All houses are bought; selling begins.”"""

    type: Literal["selling-begins"]
    """Which event it is."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class SweepEvent(TypedDict):
    """The event `sweep`. “Only {player} still holds houses ({houses}) and takes all cheques that are left: {cheques}.”"""

    type: Literal["sweep"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    houses: list[int]
    """The houses, ascending."""

    cheques: list[int]
    """The cheques, ascending."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


ForSaleEvent: TypeAlias = (
    BidEvent
    | ChequesRevealedEvent
    | CorrectedEvent
    | DefaultPlayedEvent
    | ForfeitedEvent
    | ForSaleGameFinishedEvent
    | ForSaleGameSetUpEvent
    | HouseSoldEvent
    | HouseTakenEvent
    | HouseWonEvent
    | HousesRevealedEvent
    | LeftEmptyHandedEvent
    | LeftoversDiscardedEvent
    | PassEvent
    | PenaltyGivenEvent
    | ResultChangedEvent
    | SeatRekeyedEvent
    | SellEvent
    | SellingBeginsEvent
    | SweepEvent
    | UnsealedEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


ForSaleUnit: TypeAlias = Literal["million", "thousand dollars"]
"""What a total counts."""


class ForSaleBreakdown(TypedDict):
    """A total, broken down."""

    cheques: list[Cheque]
    """The cheques that count, ascending."""

    cheque_total: int
    """What the cheques are worth together."""

    coins: int
    """The coins left, which count 1 each in the scoresheet's unit."""


class ForSaleStanding(TypedDict):
    """One player's place."""

    rank: int
    """The place, from 1; equal players share one (1, 1, 3)."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The score, in the scoresheet's unit."""

    penalties: NotRequired[int]
    """The sum of the points that the referee gave; with `total` it makes the order."""

    breakdown: ForSaleBreakdown
    """What the total is made of, complete enough to check it by hand."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    winner: bool
    """Whether this player has won."""


class ForSaleRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    """The number of the ruling."""

    option: str | None
    """The option that settles it; null if none does."""

    value: RulingValue
    """Its value in this game."""

    why: str
    """Why this is the default, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class ForSaleScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    """Whether the game is over. False says what it would score now: for your server alone, since it tells what is hidden."""

    unit: ForSaleUnit
    """What a total counts."""

    standings: list[ForSaleStanding]
    """Everyone's place, by rank, equal ranks in seat order."""

    winners: list[PlayerId]
    """Who has won, in seat order; nobody where a tie stands and the option `final_tie` is `none`."""

    decided_by: DecidedBy
    """What decided who has won; `none` where a tie stands, `forfeit` where somebody who forfeited would have won."""

    referee: NotRequired[RefereesRecord]
    """What the referee has done, as in the state; left out if that is nothing."""

    rulings: list[ForSaleRulingInForce]
    """Every ruling with its value in force, by number."""


ForSaleSeenHandItem: TypeAlias = int


ForSaleSeenHand: TypeAlias = list[ForSaleSeenHandItem] | Hidden
"""A player's cards; how many there are, for all others."""


class ForSaleSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    """The id of the player."""

    coins: int | None
    """The coins in hand, without those in a bid. Null where this viewer may not see it."""

    houses: ForSaleSeenHand
    """The houses in hand, ascending. How many there are, where this viewer may not see them."""

    cheques: ForSaleSeenHand
    """The cheques in hand, ascending. How many there are, where this viewer may not see them."""


ForSaleSeenDeckItem: TypeAlias = int


ForSaleSeenDeck: TypeAlias = list[ForSaleSeenDeckItem] | int | Hidden
"""How many cards there are; the cards themselves once the game is finished."""


class ForSaleSeenCards(TypedDict):
    """Cards of both decks; counts where a table deals. While they are hidden, how many there are."""

    houses: ForSaleSeenDeck
    """Of the houses."""

    cheques: ForSaleSeenDeck
    """Of the cheques."""


class ForSaleView(TypedDict):
    """A state as one seat sees it, for that seat's browser; a finished game's view is the state."""

    game: Literal["for-sale"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: ForSaleRulesetId
    """The edition that is played."""

    variant: ForSaleVariant
    """The variant that is played."""

    options: ForSaleOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealSeen | None
    """The commitment to the seed; null unless the service shuffled."""

    players: list[ForSaleSeenPlayer]
    """The players as this viewer sees them, in seat order, clockwise."""

    phase: ForSalePhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: NotRequired[str]
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    first_player: PlayerId
    """Who begins the first round."""

    turn: PlayerId | None
    """Whose turn it is; null while cards are sold or reported, and at the end."""

    market: ForSaleMarket
    """What lies open in this round."""

    bids: dict[PlayerId, int]
    """Each player's latest bid in this round, in coins, by id."""

    passed: list[PlayerId]
    """Who has passed in this round, in order."""

    choices: dict[PlayerId, int | None]
    """The house that each player has put down face down, by id. The viewer's own; null for the others."""

    decks: ForSaleSeenCards
    """What is left of both decks. How many there are, until the game is finished."""

    removed: ForSaleSeenCards
    """What was removed unseen before the game. How many there are, until the game is finished."""

    sold: list[SoldItem]
    """The houses that have been sold, ascending."""


class ForSaleSeatView(TypedDict):
    """What one viewer may see, and the viewer's own actions."""

    view: ForSaleView
    """The state as this viewer may see it. For this viewer alone."""

    legal_actions: list[ForSaleLegalAction]
    """What this viewer may do. For this viewer alone."""

    default_actions: dict[PlayerId, ForSaleDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""


class ForSalePosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: ForSaleState
    """Everything about the game, everyone's cards included. For your server alone."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; several where choices are simultaneous, `table` where a card has to be reported, nobody once the game is finished. Public."""

    legal_actions: list[ForSaleLegalAction]
    """What may be done now; each is for the player whom it names, and for nobody else."""

    default_actions: dict[PlayerId, ForSaleDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    events: list[ForSaleEvent]
    """What the action caused, in order, automatic steps included. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things, for whoever offers players to take an action back; null where nothing was done, in a replay without actions. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: ForSaleScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


ForSaleActionRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState | ForSaleIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who acts; `table` reports a card."""

    houses: NotRequired[list[House]]
    """The houses that were turned up, in any order; either these or `cheques`."""

    cheques: NotRequired[list[Cheque]]
    """The cheques that were turned up, in any order; either these or `houses`."""


class ForSaleRefereeCorrectAction(TypedDict):
    """The referee's action `correct`."""

    type: Literal["correct"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    patch: list[PatchOperation]
    """A JSON Patch (RFC 6902) of the state, of the operations `add`, `remove` and `replace`. All values together have at most 16,384 bytes, each as compact JSON in UTF-8."""

    bank: NotRequired[int]
    """What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what lies in hands and bids together."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class ForSaleRefereeForfeitAction(TypedDict):
    """The referee's action `forfeit`."""

    type: Literal["forfeit"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class ForSaleRefereePenaltyAction(TypedDict):
    """The referee's action `penalty`."""

    type: Literal["penalty"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    points: int
    """Added to the total in the order; not 0."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class ForSaleRefereeDefaultAction(TypedDict):
    """The referee's action `default`."""

    type: Literal["default"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""


ForSaleAction: TypeAlias = (
    ForSaleBidAction
    | ForSalePassAction
    | ForSaleSellAction
    | ForSaleRevealAction
    | ForSaleRefereeCorrectAction
    | ForSaleRefereeForfeitAction
    | ForSaleRefereePenaltyAction
    | ForSaleRefereeDefaultAction
)
"""What a player does, what the table reports, or what a referee does."""


class ForSaleActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: ForSaleState
    """The state to act in, as the last answer gave it. For your server alone."""

    action: ForSaleAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


ForSaleStateRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: ForSaleState
    """The state to list actions of. For your server alone."""

    player: NotRequired[PlayerId]
    """Whose actions to list: a player's id or `table`; everyone's if left out."""

    expand: NotRequired[bool]
    """True lists every bid by itself instead of a range; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    """Who may act now, in seat order, whatever the filter. Public."""

    legal_actions: list[ForSaleLegalAction]
    """What may be done; each is for the player whom it names, and for nobody else."""


ForSaleScoresRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: ForSaleState
    """The state to score. For your server alone."""

    final: NotRequired[bool]
    """True refuses a game that is not over; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    """The id of the player."""

    coins: int
    """The coins left at the end."""

    cheques: list[Cheque]
    """The cheques at the end, in any order."""


class ForSaleTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[ForSaleRulesetId]
    """The edition that was played; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[ForSaleVariant]
    """The variant that was played; `standard` if left out."""

    options: NotRequired[ForSaleOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[ForSaleTallyPlayer]
    """What each player has at the end, in seat order."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: ForSaleState
    """The state to show. For your server alone."""

    viewer: NotRequired[PlayerId]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[ForSaleView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: NotRequired[list[ForSaleLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    default_actions: NotRequired[dict[PlayerId, ForSaleDefaultAction]]
    """What the viewer does by default, if the viewer is to act. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class ForSaleSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[ForSaleRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[ForSaleVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[ForSaleOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[ForSaleDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""


class ForSaleRecord(TypedDict):
    """The record that a state is held against: a transcript that says how its game began, and every action since."""

    game: NotRequired[Literal["for-sale"]]
    """The id of the game."""

    setup: NotRequired[ForSaleSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[ForSaleState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[ForSaleAction]
    """Every action since, the referee's included, in order."""

    history: NotRequired[str]
    """The digest that the record claims for its end, lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[ForSaleScoresheet]
    """The final scoresheet that the record claims."""


class ForSaleInspectionsRequest(TypedDict):
    """A state to be inspected, perhaps with its record."""

    state: ForSaleState
    """The state to inspect; it may be one that no game can lead to. For your server alone."""

    record: NotRequired[ForSaleRecord]
    """The transcript of the game, as `/replays` takes it: the answer then says where the state departs from what it leads to. With a service as dealer its `setup` needs the `seed` or the `deal`. For your server alone."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleRefused(TypedDict):
    """The first refused action."""

    index: int
    """Which of the actions it is, counted from 0."""

    problem: ForSaleIllegalAction
    """Why it was refused, as the operation `actions` would have answered."""


class ForSaleRecordVerdict(TypedDict):
    """What the record comes to, and where the state departs from it."""

    agrees: bool
    """Whether every action of the record is legal, it ends as it claims, and leads to this very state, member for member."""

    applied: int
    """How many actions of the record were played."""

    refused: ForSaleRefused | None
    """The first action of the record that is refused; null if none is."""

    history_matches: bool | None
    """Whether the record ends with the digest that it claims; null if it claims none."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that it claims; null if it claims none."""

    departures: list[Departure]
    """Every place where the state is not what the record leads to, by pointer. None are looked for where an action is refused: what would follow is not known. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class ForSaleInspectionsAnswer(TypedDict):
    """Whether the state is valid, which invariants it breaks, and where it departs from its record."""

    valid: bool
    """Whether a game can have led to this state."""

    violations: list[ForSaleBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    record: NotRequired[ForSaleRecordVerdict]
    """What the record comes to; only where the request has one. For your server alone."""


class ForSaleReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["for-sale"]]
    """The id of the game."""

    setup: NotRequired[ForSaleSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[ForSaleState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[ForSaleAction]
    """The actions since, in order; none gives the position of a stored state."""

    history: NotRequired[str]
    """The digest that the record ends with, to be compared; lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[ForSaleScoresheet]
    """The final scoresheet that the record claims, to be compared."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    receipt: NotRequired[bool]
    """`true` asks for a signed receipt of the whole record, which the service needs a key for."""


class ForSaleReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: ForSalePosition
    """The last good position; its events are those of the last action."""

    applied: int
    """How many actions were played."""

    refused: ForSaleRefused | None
    """The first action that was refused; null if none was. For whoever tried it."""

    events: list[ForSaleEvent]
    """All events of the replay, the setup's first. Public."""

    history_matches: bool | None
    """Whether the record ends with the digest that was given; null if none was."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that was given; null if none was."""

    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""

    receipt: NotRequired[str | None]
    """The receipt that the request asks for: a compact JWS, which /v1/receipts/verify reads. Null where an action was refused, or the record ends otherwise than it claims."""


class ForSaleSealedSetupRequest(TypedDict):
    """A new game, sealed: who plays, by which rules, who deals; and which players have made their own keys. Options may have 65,536 bytes (as RFC 8785 writes them); more is too large."""

    ruleset: NotRequired[ForSaleRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[ForSaleVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[ForSaleOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    deal: NotRequired[ForSaleDeal]
    """What lies open on a real table, where one deals; never with the service as dealer. Public."""

    verifiers: NotRequired[dict[PlayerId, str]]
    """By player, what tells a key that the player has made: then the service never has it. For all others the service makes keys."""

    referee: NotRequired[bool]
    """Whether there is a referee: then the answer has a key for one."""

    held: NotRequired[bool]
    """Whether what an action turns up waits in the token until another seat's key opens it, so that nobody can try an action, look, and go back."""

    shared: NotRequired[bool]
    """Whether the answer has an invitation, with which everybody takes a seat of their own, instead of keys of the seats. Only where the service guards tables. A setup that is sent with the invitation to a finished table makes the next table of its players."""

    clock: NotRequired[int]
    """Seconds that each action may take, from 10 to 30 days: then the service plays the default actions of all who are to act. Only where the service guards tables."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleSealedSetup(TypedDict):
    """A new sealed table: its token, and its keys."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The keys of the seats for which the request brought no verifier, by player: each for its player alone."""

    referee_key: NotRequired[SeatKey]
    """The referee's key, only where the request asks for one."""

    table_key: NotRequired[SeatKey]
    """The key of who reports the cards, only where a real table deals."""

    invitation: NotRequired[Invitation]
    """The invitation to the table, only where the request asks for one: for all who are to sit there."""

    view: ForSaleView
    """What a spectator may see."""

    to_act: list[PlayerId]
    """Who may act first, in seat order. Public."""

    events: list[ForSaleEvent]
    """What setting up caused, in order. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: ForSaleScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""


class ForSaleSealedActionsRequest(TypedDict):
    """A sealed state and the action proposed in it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    action: ForSaleAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


ForSaleActionType: TypeAlias = Literal["bid", "pass", "sell", "reveal", "correct", "forfeit", "penalty", "default"]
"""A type of action."""


ForSalePublicAction: TypeAlias = (
    ForSaleBidAction
    | ForSalePassAction
    | ForSaleSellAction
    | ForSaleRevealAction
    | ForSaleRefereeCorrectAction
    | ForSaleRefereeForfeitAction
    | ForSaleRefereePenaltyAction
    | ForSaleRefereeDefaultAction
)
"""The action; null where it is not for all to see, as a choice that the others have not met yet."""


class ForSalePlayed(TypedDict):
    """An action as the whole table has seen it."""

    ply: int
    """How many actions there had been with this one."""

    type: ForSaleActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: ForSalePublicAction | None
    """The action; null where it is not for all to see yet, as a choice that the others have not met. Public."""


class ForSaleSealedPosition(TypedDict):
    """A sealed state with what the key's holder may see and do: for that holder alone, the token for everyone."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    view: ForSaleView
    """What the key's holder may see; what a spectator may see where there is no seat's key."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; nobody while something is held. Public."""

    events: list[ForSaleEvent]
    """What has just happened, in order, automatic steps included; nothing yet while it is held. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: ForSaleScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""

    legal_actions: list[ForSaleLegalAction]
    """What the holder of the key may do. For this holder alone."""

    default_actions: dict[PlayerId, ForSaleDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    actions: NotRequired[list[ForSalePlayed]]
    """Only where the request has `since`: the public actions from that ply on, of the last 8 that are settled and those that wait; `sealed/transcripts` tells more."""

    seen: NotRequired[dict[PlayerId, int]]
    """Only of `views` of a guarded table: by player, how many seconds ago their seat last looked, to within 20; a player who never did is missing."""

    token_ply: NotRequired[int]
    """Only of `views`: how many actions had been played, as everybody knows, at the token that was sent. Under the guard the answer may be of a later one; to go back to the token that was sent loses what came since."""


class ForSaleSealedViewsRequest(TypedDict):
    """A sealed state to be looked at."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    since: NotRequired[int]
    """From which ply on the answer tells the public actions, as far as the token has them. `events` are then all that has happened from that ply on since the token that was sent, as far as those actions reach back to it."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleSealedMergesRequest(TypedDict):
    """Sealed states to be made one."""

    tokens: list[Token]
    """Tokens in which choices were made from the same state, each by one player or more; no more than seats."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleSealedSeatsRequest(TypedDict):
    """A sealed state, and a seat that is to have a new key; without a verifier the service makes one. Where the table is guarded, only the referee may leave the verifier out. With an invitation, the seat has to be free."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    seat: SeatId
    """The player whose seat gets the key."""

    verifier: NotRequired[str]
    """What tells a key that its holder has made: the SHA-256 of the key's secret, 32 random bytes, in base64url without padding. The key is `gvs1.`, the seat's number from 1, a point and the secret in base64url."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleSealedSeat(TypedDict):
    """A sealed state one of whose seats has a new key; the token before it still has the old one."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The new key, by its player; nothing where the request brought its verifier."""

    events: list[ForSaleEvent]
    """That the seat has a new key; nothing where it had it before. Public."""


class ForSaleSealedUnsealRequest(TypedDict):
    """A sealed state to be opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class ForSaleUnsealed(TypedDict):
    """The state as it is, everyone's cards included; and a token that says that it has been opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    state: ForSaleState
    """Everything about the game, everyone's cards included. For the referee alone until the game is finished."""

    events: list[ForSaleEvent]
    """That it was unsealed; nothing where it was at this ply before, or is finished. Public."""


class ForSaleSealedReceiptsRequest(TypedDict):
    """The sealed state of a finished game."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class ForSaleSealedTranscriptsRequest(TypedDict):
    """A sealed state whose table is to tell what has been played."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleTold(TypedDict):
    """An action as the whole table has seen it, with its events."""

    ply: int
    """How many actions there had been with this one."""

    type: ForSaleActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: ForSalePublicAction | None
    """The action; null where not all have seen it. Public."""

    events: list[ForSaleEvent] | None
    """What the action has caused; null where the service does not know how the game began."""


class ForSaleWholeTranscript(TypedDict):
    """A finished game: its setup, and every action since."""

    game: Literal["for-sale"]
    """The id of the game."""

    setup: ForSaleSetup
    """How the game was set up, with its seed or deal."""

    actions: list[ForSaleAction]
    """Every action since, the referee's included, in order."""

    history: str
    """The digest that the game has come to, lower-case hex."""


class ForSaleSealedTranscript(TypedDict):
    """What has been played at a sealed table, as everybody there has seen it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    setup_events: list[ForSaleEvent] | None
    """What the setup has caused; null where the service does not know it."""

    actions: list[ForSaleTold]
    """The actions that are settled, by ply: all of them where the guard keeps the table's transcript, and otherwise those that the token has, up to 8, without events."""

    transcript: ForSaleWholeTranscript | None
    """The game's transcript, for `replays`, with the seed of the deal: after the end, where it is known."""


class ForSaleSealedSubscriptionsRequest(TypedDict):
    """A seat that is to be called, or not to be."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    subscription: PushSubscription | None
    """The browser that is called, up to 5 of a seat; null ends all of the seat's."""


class ForSaleSealedSubscription(TypedDict):
    """Whether a seat of a sealed table is called."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    subscribed: bool
    """Whether the seat is called: when its turn begins, when there is something to look at, when the game is over."""


class ForSaleSealedHeadsRequest(TypedDict):
    """The sealed state that a guarded table goes on from."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSalePlayerRecord(TypedDict):
    """What a player with perfect memory knows of a game."""

    game: Literal["for-sale"]
    """The id of the game."""

    seat: SeatId
    """The player who knows this, and to whom actions are suggested."""

    setup: ForSaleSetup
    """How the game was set up; what chance hides of it (`seed`, `nonce`, the deal of the service) is not looked at."""

    beginning: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""

    events: list[Any]
    """Every event so far, those of the setup first; their words are not looked at."""

    actions: list[ForSaleAction]
    """The player's own actions so far."""

    view: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""


class ForSaleSuggestionsRequest(TypedDict):
    """What a player knows, and what a search may cost."""

    record: ForSalePlayerRecord
    """What the player knows: a search sees nothing else."""

    playouts: NotRequired[int]
    """How many games the search plays at most; 1000 if left out."""

    milliseconds: NotRequired[int]
    """After how many milliseconds the search ends; 2000 if left out."""

    seed: NotRequired[int]
    """Equal requests get equal answers, unless time ends the search; another seed searches in other games."""


class ForSaleSuggestion(TypedDict):
    """An action, and what the search thinks of it."""

    action: ForSaleAction
    """What the player may do."""

    value: float
    """The estimated share of opponents who will end below the player, from 0 to 1; a tie counts half."""

    visits: int
    """How many of the played games began with the action."""


class ForSaleSuggestionsAnswer(TypedDict):
    """Suggested actions, the best first."""

    player: PlayerId
    """The player of the record."""

    suggestions: list[ForSaleSuggestion]
    """The actions that were tried, those first that were tried most often; none if the player may not act."""

    playouts: int
    """How many games the search has played."""


class BidsAndPassedBreach(TypedDict):
    """The breach `bids.and-passed`. “{player} has both bid and passed.”"""

    code: Literal["bids.and-passed"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""


class BidsMissingBreach(TypedDict):
    """The breach `bids.missing`. “Nobody has bid, so there is nothing to sell or keep.”"""

    code: Literal["bids.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class BidsNotRisingBreach(TypedDict):
    """The breach `bids.not-rising`. “Each bid must exceed the one before; here in turn: {bids}.”"""

    code: Literal["bids.not-rising"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    bids: list[int]
    """The bids, in the order of bidding."""


TheEstatesRowId: TypeAlias = Literal["upper", "middle", "lower"]
"""A row of the board, on which buildings stand. (The market's rows have numbers.)"""


class TheEstatesBoardGapBreach(TypedDict):
    """The breach `board.gap`. “Lot {lot} of the {row} row is empty; between Main Street and the last building none may be.”"""

    code: Literal["board.gap"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""


class BoardNotDescendingBreach(TypedDict):
    """The breach `board.not-descending`. “Each cube must be lower than the one below it; here from the bottom up: {cubes}.”"""

    code: Literal["board.not-descending"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    cubes: list[int]
    """The values of the cubes, bottom first."""


class TheEstatesBoardOneCubeLotBreach(TypedDict):
    """The breach `board.one-cube-lot`. “Lot {lot} of the {row} row takes one cube only.”"""

    code: Literal["board.one-cube-lot"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""


class TheEstatesBoardRequirementOutOfBoundsBreach(TypedDict):
    """The breach `board.requirement-out-of-bounds`. “The permits took the requirement of the {row} row out of its bounds ({minimum} to {maximum}).”"""

    code: Literal["board.requirement-out-of-bounds"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    minimum: int
    """The least that is possible."""

    maximum: int
    """The most that is possible."""


class BoardThreeRowsCompleteBreach(TypedDict):
    """The breach `board.three-rows-complete`. “All three rows are complete, though the game ends with the second.”"""

    code: Literal["board.three-rows-complete"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class TheEstatesBoardTooManyLotsBreach(TypedDict):
    """The breach `board.too-many-lots`. “The requirement of the {row} row is {requirement}; developed lots there: {developed}.”"""

    code: Literal["board.too-many-lots"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    developed: int
    """How many lots of the row are developed."""

    requirement: int
    """How many lots the row needs, or would need."""


class TheEstatesBoardWrongRequirementBreach(TypedDict):
    """The breach `board.wrong-requirement`. “The requirement of the {row} row is {requirement}; its permits make it {expected}.”"""

    code: Literal["board.wrong-requirement"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    requirement: int
    """How many lots the row needs, or would need."""

    expected: int
    """What there must be."""


class CashBoxTooFullBreach(TypedDict):
    """The breach `cash-box.too-full`. “There is more in the cash box than the turns played allow, which is {maximum} million at most.”"""

    code: Literal["cash-box.too-full"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    cash_box: int
    """How much the cash box holds."""

    maximum: int
    """The most that is possible."""


class CashWrongTotalBreach(TypedDict):
    """The breach `cash.wrong-total`. “The players have {total} million in all, cash boxes included; it must be {expected}.”"""

    code: Literal["cash.wrong-total"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    """How much there is in all."""

    expected: int
    """What there must be."""


TheEstatesColour: TypeAlias = Literal["blue", "green", "yellow", "purple", "red", "white"]
"""A company, by the colour of its cubes and its certificate."""


class TheEstatesCertificateColourNotBuiltBreach(TypedDict):
    """The breach `certificate.colour-not-built`. “There is no {colour} cube on the board, so nobody can hold its certificate.”"""

    code: Literal["certificate.colour-not-built"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    """The company, by its colour."""


class TheEstatesCertificateMissingBreach(TypedDict):
    """The breach `certificate.missing`. “There is a {colour} cube on the board, so somebody must hold its certificate.”"""

    code: Literal["certificate.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    """The company, by its colour."""


class TheEstatesCubeTwiceBreach(TypedDict):
    """The breach `cube.twice`. “The {colour} {value} lies in more than one place.”"""

    code: Literal["cube.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    """The company, by its colour."""

    value: int
    """The value of the piece."""


class CubesTooManyBreach(TypedDict):
    """The breach `cubes.too-many`. “Cubes on the board: {count}. Only {maximum} are in the game.”"""

    code: Literal["cubes.too-many"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    maximum: int
    """The most that is possible."""


class CubesWrongCountBreach(TypedDict):
    """The breach `cubes.wrong-count`. “Cubes in all: {count}. There must be {expected} in the game.”"""

    code: Literal["cubes.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class EndOverdueBreach(TypedDict):
    """The breach `end.overdue`. “The game must have ended before this turn, so this phase ({phase}) is not possible.”"""

    code: Literal["end.overdue"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


TheEstatesEndReason: TypeAlias = Literal["two-rows-complete", "nothing-left-to-complete"]
"""Why the game has ended."""


class TheEstatesEndWrongReasonBreach(TypedDict):
    """The breach `end.wrong-reason`. “The game cannot have ended for this reason: {ended_by}. The board and the supply say: {reason}. / The game cannot have ended for this reason: {ended_by}. By the board and the supply, it is not over.”"""

    code: Literal["end.wrong-reason"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ended_by: str | None
    """Why the state says the game has ended; null for no reason."""

    reason: TheEstatesEndReason | None
    """Why the game has really ended; null if it has not."""


class ListOutOfOrderBreach(TypedDict):
    """The breach `list.out-of-order`. “The order in this list must be: permits by value, mayor, cancel cube.”"""

    code: Literal["list.out-of-order"]
    """Which breach it is."""

    rule: NotRequired[RuleId]
    detail: Sentence
    pointer: Pointer


class MarketRowTooLongBreach(TypedDict):
    """The breach `market.row-too-long`. “Cubes in this market row: {count}. There can be no more than {maximum}.”"""

    code: Literal["market.row-too-long"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    maximum: int
    """The most that is possible."""


class TheEstatesMayorTwiceBreach(TypedDict):
    """The breach `mayor.twice`. “The mayor stands in front of the {row} row and of another.”"""

    code: Literal["mayor.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""


class PermitTwiceBreach(TypedDict):
    """The breach `permit.twice`. “Permit {value} lies in more than one place.”"""

    code: Literal["permit.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    value: int
    """The value of the piece."""


class PieceNotOfferableBreach(TypedDict):
    """The breach `piece.not-offerable`. “This piece has no place on the board, so it cannot have been offered.”"""

    code: Literal["piece.not-offerable"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


class PiecesWrongCountBreach(TypedDict):
    """The breach `pieces.wrong-count`. “Pieces offered so far: {count}. At this point there must be {expected}.”"""

    code: Literal["pieces.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class PlacingMissingBreach(TypedDict):
    """The breach `placing.missing`. “This phase ({phase}) needs a piece to be placed and a player who places it.”"""

    code: Literal["placing.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class PlacingOutOfPlaceBreach(TypedDict):
    """The breach `placing.out-of-place`. “In this phase ({phase}) no piece is being placed.”"""

    code: Literal["placing.out-of-place"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str
    """The phase that the state names."""


class TheEstatesPlyImpossibleBreach(TypedDict):
    """The breach `ply.impossible`. “Actions so far: {ply}. By the turns played, there must be exactly {expected}. / Actions so far: {ply}. By the turns played, there must be from {minimum} to {maximum}.”"""

    code: Literal["ply.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ply: int
    """The number of actions that the state names."""

    minimum: int
    """The least that is possible."""

    maximum: int
    """The most that is possible."""

    expected: NotRequired[int]
    """What there must be."""


class RooftopTooOftenBreach(TypedDict):
    """The breach `rooftop.too-often`. “There are two rooftops of each value; here are more of {value}.”"""

    code: Literal["rooftop.too-often"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    value: int
    """The value of the piece."""


class RooftopsWrongCountBreach(TypedDict):
    """The breach `rooftops.wrong-count`. “Rooftops in all: {count}. There must be {expected}.”"""

    code: Literal["rooftops.wrong-count"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    """How many there are."""

    expected: int
    """What there must be."""


class TheEstatesRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`. “This cannot be turn {round}: turns are counted from 1.”"""

    code: Literal["round.impossible"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int
    """The round or turn that the state names."""


class SpecialMissingBreach(TypedDict):
    """The breach `special.missing`. “This is nowhere: {piece}.”"""

    code: Literal["special.missing"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    piece: str
    """The permit, mayor or cancel cube in question."""


class SpecialTwiceBreach(TypedDict):
    """The breach `special.twice`. “This is in more than one place: {piece}.”"""

    code: Literal["special.twice"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer
    piece: str
    """The permit, mayor or cancel cube in question."""


class StowedEmptyBoxBreach(TypedDict):
    """The breach `stowed.empty-box`. “Cash was put into the cash box in this turn, so the box cannot be empty.”"""

    code: Literal["stowed.empty-box"]
    """Which breach it is."""

    rule: RuleId
    detail: Sentence
    pointer: Pointer


TheEstatesBreach: TypeAlias = (
    AuctionMissingBreach
    | AuctionOutOfPlaceBreach
    | BidsAndPassedBreach
    | BidsByAuctioneerBreach
    | BidsMissingBreach
    | BidsNotCoveredBreach
    | BidsNotRisingBreach
    | BidsTooLowBreach
    | TheEstatesBoardGapBreach
    | BoardNotDescendingBreach
    | TheEstatesBoardOneCubeLotBreach
    | TheEstatesBoardRequirementOutOfBoundsBreach
    | BoardThreeRowsCompleteBreach
    | TheEstatesBoardTooManyLotsBreach
    | TheEstatesBoardWrongRequirementBreach
    | CashBoxTooFullBreach
    | CashWrongTotalBreach
    | TheEstatesCertificateColourNotBuiltBreach
    | TheEstatesCertificateMissingBreach
    | TheEstatesCubeTwiceBreach
    | CubesTooManyBreach
    | CubesWrongCountBreach
    | DealWithTableBreach
    | DealWrongCommitmentBreach
    | DeckWrongFormBreach
    | EndOverdueBreach
    | TheEstatesEndWrongReasonBreach
    | EndedByMissingBreach
    | EndedByOutOfPlaceBreach
    | ForfeitTwiceBreach
    | ListOutOfOrderBreach
    | MarketRowTooLongBreach
    | TheEstatesMayorTwiceBreach
    | OptionsDefaultGivenBreach
    | PassedOutOfOrderBreach
    | PassedTwiceBreach
    | PenaltyNoPointsBreach
    | PermitTwiceBreach
    | PieceNotOfferableBreach
    | PiecesWrongCountBreach
    | PlacingMissingBreach
    | PlacingOutOfPlaceBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | PlayersCountBreach
    | TheEstatesPlyImpossibleBreach
    | RecordStrangerBreach
    | RecordWrongPathsBreach
    | RecordWrongPlyBreach
    | RevealServiceDealsBreach
    | RooftopTooOftenBreach
    | RooftopsWrongCountBreach
    | TheEstatesRoundImpossibleBreach
    | SpecialMissingBreach
    | SpecialTwiceBreach
    | StowedEmptyBoxBreach
    | TurnImpossibleBreach
    | VariantUnknownBreach
)
"""One reason why a state or tally is impossible, with its figures."""


class TheEstatesInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    """The address of the page about this type of problem."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[TheEstatesBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesCubeNoPlaceViolation(TypedDict):
    """The violation `cube.no-place`. “The {colour} {value} has no place on the board, so it may not be offered.”"""

    code: Literal["cube.no-place"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    """The company, by its colour."""

    value: int
    """The value of the piece."""


class CubeNotAtAnEndViolation(TypedDict):
    """The violation `cube.not-at-an-end`. “There is no cube to choose at the {end} end of market row {row}; cubes there: {cubes}. One that lies alone counts as the left one.”"""

    code: Literal["cube.not-at-an-end"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: int
    """The row of the market, by number."""

    end: str
    """The end of the market's row."""

    cubes: int
    """How many cubes are left in that row of the market."""


class CubeNotLowerViolation(TypedDict):
    """The violation `cube.not-lower`. “Only a lower cube goes on top: {value} does not go on {top}.”"""

    code: Literal["cube.not-lower"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    value: int
    """The value of the piece."""

    top: int
    """The value of the cube on top."""


class TheEstatesPieceCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    """That it is a cube."""

    colour: TheEstatesColour
    """The company that it belongs to."""

    value: int
    """Its value, 1 to 6."""


class TheEstatesPieceRooftop(TypedDict):
    """A rooftop."""

    kind: Literal["rooftop"]
    """That it is a rooftop."""

    value: int
    """Its value, 1 to 6."""


class TheEstatesPiecePermit(TypedDict):
    """A permit."""

    kind: Literal["permit"]
    """That it is a permit."""

    value: int
    """Its value, 1 to 3."""


class TheEstatesPieceMayor(TypedDict):
    """A mayor."""

    kind: Literal["mayor"]
    """That it is the mayor."""


class TheEstatesPieceCancel(TypedDict):
    """A cancel."""

    kind: Literal["cancel"]
    """That it is the cancel cube."""


TheEstatesPiece: TypeAlias = (
    TheEstatesPieceCube | TheEstatesPieceRooftop | TheEstatesPiecePermit | TheEstatesPieceMayor | TheEstatesPieceCancel
)
"""A piece that is up for auction, or to be placed."""


class TheEstatesDiscardHasAPlaceViolation(TypedDict):
    """The violation `discard.has-a-place`. “Only what has no place may be discarded. Places for {piece}: {places}.”"""

    code: Literal["discard.has-a-place"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece
    """The piece in question."""

    places: int
    """In how many places it could be put."""


class TheEstatesDiscardMustPlaceViolation(TypedDict):
    """The violation `discard.must-place`. “This must be placed and cannot be discarded: {piece}.”"""

    code: Literal["discard.must-place"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece
    """The piece in question."""


class KeepNotEnoughCashViolation(TypedDict):
    """The violation `keep.not-enough-cash`. “Keeping the piece costs {price} million, more than the auctioneer has in hand.”"""

    code: Literal["keep.not-enough-cash"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    price: int
    """What it would cost."""

    cash: int
    """The player's cash. For that player alone."""


class TheEstatesLotBeyondRequirementViolation(TypedDict):
    """The violation `lot.beyond-requirement`. “Lot {lot} lies beyond the requirement of the {row} row, which is {requirement}.”"""

    code: Literal["lot.beyond-requirement"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""

    requirement: int
    """How many lots the row needs, or would need."""


class TheEstatesLotEmptyViolation(TypedDict):
    """The violation `lot.empty`. “No building stands on lot {lot} of the {row} row; developed lots there: {developed}.”"""

    code: Literal["lot.empty"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""

    developed: int
    """How many lots of the row are developed."""


class TheEstatesLotNotNextViolation(TypedDict):
    """The violation `lot.not-next`. “The next lot of the {row} row is {next}; building on lot {lot} would leave a gap.”"""

    code: Literal["lot.not-next"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""

    next: int
    """The lot that would be the next to be developed."""


class TheEstatesLotOneCubeOnlyViolation(TypedDict):
    """The violation `lot.one-cube-only`. “Lot {lot} of the {row} row takes one cube only.”"""

    code: Literal["lot.one-cube-only"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""


class TheEstatesLotRoofedViolation(TypedDict):
    """The violation `lot.roofed`. “The building on lot {lot} of the {row} row has a rooftop: nothing more can be added to it.”"""

    code: Literal["lot.roofed"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    lot: int
    """The lot, from Main Street, 1 to 10."""


class TheEstatesPermitNotThereViolation(TypedDict):
    """The violation `permit.not-there`. “Permit {permit} is not in the {row} row; permits there: {permits}. / Permit {permit} is not in the {row} row, nor is any other.”"""

    code: Literal["permit.not-there"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    permit: int
    """The value of the permit."""

    permits: list[int]
    """The values of the permits that stand in the row."""


class TheEstatesPhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`. “This action ({action}) does not name the deck that is due in this phase ({phase}): {deck}. / This action ({action}) is not possible in this phase ({phase}).”"""

    code: Literal["phase.wrong-action"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    """The type of the action that was tried."""

    phase: str
    """The phase that the game is in."""

    expected: list[Term]
    """What the rules ask for: a number, or the types of actions that are possible."""


class TheEstatesPlaceWrongKindViolation(TypedDict):
    """The violation `place.wrong-kind`. “To be placed: {piece}. Besides the row, that takes: {needed}. Given: {given}. / To be placed: {piece}. Besides the row, that takes: {needed}. / To be placed: {piece}. That takes the row alone. Given besides: {given}.”"""

    code: Literal["place.wrong-kind"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece
    """The piece in question."""

    needed: list[Term]
    """The members that placing this piece needs."""

    given: list[Term]
    """The members that were given."""


class TheEstatesRequirementBelowDevelopedViolation(TypedDict):
    """The violation `requirement.below-developed`. “The requirement of the {row} row would be {requirement}, less than the lots developed there: {developed}.”"""

    code: Literal["requirement.below-developed"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    requirement: int
    """How many lots the row needs, or would need."""

    developed: int
    """How many lots of the row are developed."""


class TheEstatesRequirementTooLongViolation(TypedDict):
    """The violation `requirement.too-long`. “The requirement of the {row} row would be {requirement}; it may be at most {maximum}.”"""

    code: Literal["requirement.too-long"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    requirement: int
    """How many lots the row needs, or would need."""

    maximum: int
    """The most that would do."""


class TheEstatesRequirementTooShortViolation(TypedDict):
    """The violation `requirement.too-short`. “The requirement of the {row} row would be {requirement}; it may not be less than {minimum}.”"""

    code: Literal["requirement.too-short"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    """The row of the board."""

    requirement: int
    """How many lots the row needs, or would need."""

    minimum: int
    """The least that would be enough."""


class TheEstatesRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`. “Rooftop {rooftop} cannot have been turned up; still possible: {possible}.”"""

    code: Literal["reveal.not-possible"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    rooftop: int
    """The value that was reported."""

    possible: list[int]
    """The values that can have turned up, ascending."""


class RooftopNoBuildingViolation(TypedDict):
    """The violation `rooftop.no-building`. “A rooftop may be offered only while a building without one stands.”"""

    code: Literal["rooftop.no-building"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class SpecialNotAvailableViolation(TypedDict):
    """The violation `special.not-available`. “This is no longer available: {piece}. Available: {available}. / This is no longer available: {piece}. Nor is any other permit, the mayor or the cancel cube.”"""

    code: Literal["special.not-available"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: str
    """The permit, mayor or cancel cube in question."""

    available: list[Term]
    """The permits, mayor and cancel cube that can still be offered."""


class StowAlreadyDoneViolation(TypedDict):
    """The violation `stow.already-done`. “Cash has already been put into the cash box in this turn.”"""

    code: Literal["stow.already-done"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class StowNoCashViolation(TypedDict):
    """The violation `stow.no-cash`. “There is no cash in hand for the cash box.”"""

    code: Literal["stow.no-cash"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    cash: int
    """The player's cash. For that player alone."""


class TheEstatesTurnNotYoursViolation(TypedDict):
    """The violation `turn.not-yours`. “{chosen_by} has already chosen, and a choice once made stands. To act: {to_act}. / It is not {player}’s turn. To act: {to_act}.”"""

    code: Literal["turn.not-yours"]
    """Which violation it is."""

    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    """Whom it is about."""

    to_act: list[PlayerId]
    """Whose turn it is, in seat order."""


TheEstatesViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | CorrectionChangesNothingViolation
    | CorrectionFailedViolation
    | CorrectionImpossibleViolation
    | CorrectionMisshapenViolation
    | CorrectionProtectedViolation
    | CorrectionUnbalancedViolation
    | TheEstatesCubeNoPlaceViolation
    | CubeNotAtAnEndViolation
    | CubeNotLowerViolation
    | DefaultNotForfeitedViolation
    | DefaultNothingDueViolation
    | TheEstatesDiscardHasAPlaceViolation
    | TheEstatesDiscardMustPlaceViolation
    | ForfeitTwiceViolation
    | GameFinishedViolation
    | KeepNotEnoughCashViolation
    | TheEstatesLotBeyondRequirementViolation
    | TheEstatesLotEmptyViolation
    | TheEstatesLotNotNextViolation
    | TheEstatesLotOneCubeOnlyViolation
    | TheEstatesLotRoofedViolation
    | PenaltyNoPointsViolation
    | TheEstatesPermitNotThereViolation
    | TheEstatesPhaseWrongActionViolation
    | TheEstatesPlaceWrongKindViolation
    | PlayerForfeitedViolation
    | PlayerUnknownViolation
    | RecordTooManyViolation
    | TheEstatesRequirementBelowDevelopedViolation
    | TheEstatesRequirementTooLongViolation
    | TheEstatesRequirementTooShortViolation
    | TheEstatesRevealNotPossibleViolation
    | RooftopNoBuildingViolation
    | SpecialNotAvailableViolation
    | StowAlreadyDoneViolation
    | StowNoCashViolation
    | TheEstatesTurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class TheEstatesStowLegalAction(TypedDict):
    """LegalAction `stow`."""

    type: Literal["stow"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


TheEstatesEnd: TypeAlias = Literal["left", "right"]
"""The end of a row of the market."""


class TheEstatesOfferedCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    """That it is a cube."""

    row: int
    """The row of the market, 1 to 3, numbered as people point at it. (Rows of the board have names: `upper`.)"""

    end: TheEstatesEnd
    """The end of that row; `left` where one cube is left."""


class TheEstatesOfferedRooftop(TypedDict):
    """A rooftop."""

    kind: Literal["rooftop"]
    """That it is a rooftop."""


class TheEstatesOfferedPermit(TypedDict):
    """A permit."""

    kind: Literal["permit"]
    """That it is a permit."""

    value: int
    """Its value, 1 to 3."""


class TheEstatesOfferedMayor(TypedDict):
    """A mayor."""

    kind: Literal["mayor"]
    """That it is the mayor."""


class TheEstatesOfferedCancel(TypedDict):
    """A cancel."""

    kind: Literal["cancel"]
    """That it is the cancel cube."""


TheEstatesOffered: TypeAlias = (
    TheEstatesOfferedCube
    | TheEstatesOfferedRooftop
    | TheEstatesOfferedPermit
    | TheEstatesOfferedMayor
    | TheEstatesOfferedCancel
)
"""A piece as it is offered: a cube is named by its place in the market, since that tells which it is."""


class TheEstatesOfferLegalAction(TypedDict):
    """LegalAction `offer`."""

    type: Literal["offer"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    piece: TheEstatesOffered
    """The piece that may be offered."""


class TheEstatesBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    amount: Amount
    """How much may be bid: a range, or one amount with `expand`."""


class TheEstatesPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class TheEstatesSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class TheEstatesKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


TheEstatesEffect: TypeAlias = Literal["shorten", "lengthen"]
"""What a permit does to the requirement of its row."""


class TheEstatesPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""

    row: TheEstatesRowId
    """The row of the board: `upper`, `middle` or `lower`. (Rows of the market have numbers.)"""

    lot: NotRequired[int]
    """For a cube or a rooftop: the lot, from Main Street, 1 to 10."""

    effect: NotRequired[TheEstatesEffect]
    """For a permit: whether it shortens or lengthens the row."""

    permit: NotRequired[int]
    """For the cancel cube: the value of the permit that goes with it."""


class TheEstatesDiscardLegalAction(TypedDict):
    """LegalAction `discard`."""

    type: Literal["discard"]
    """Which action it is."""

    player: PlayerId
    """Who may act so. The action is for this player alone."""


class TheEstatesRevealLegalAction(TypedDict):
    """LegalAction `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who may act so. The action is for this player alone."""

    rooftop: int
    """A value that can have turned up."""


TheEstatesLegalAction: TypeAlias = (
    TheEstatesStowLegalAction
    | TheEstatesOfferLegalAction
    | TheEstatesBidLegalAction
    | TheEstatesPassLegalAction
    | TheEstatesSellLegalAction
    | TheEstatesKeepLegalAction
    | TheEstatesPlaceLegalAction
    | TheEstatesDiscardLegalAction
    | TheEstatesRevealLegalAction
)
"""What may be done now: an action to send back, or a range of them."""


class TheEstatesIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    """Which action it is."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[TheEstatesViolation]
    """Every reason, by pointer and code. For whoever tried the action."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: list[TheEstatesLegalAction]
    """What the player who tried may do instead; nothing if it is not their turn. For that player alone."""


TheEstatesRulesetId: TypeAlias = Literal["capstone-2018"]
"""The id of an edition of the rules."""


TheEstatesVariant: TypeAlias = Literal["standard"]
"""A way of playing that an edition has."""


TheEstatesEndWhen: TypeAlias = Literal["no-completion-possible", "roofs-gone", "either-supply-gone"]
"""When the game ends before two rows are complete."""


TheEstatesUnroofed: TypeAlias = Literal["negative", "nothing"]
"""What a building without a rooftop scores."""


TheEstatesZeroRequirement: TypeAlias = Literal["complete", "illegal"]
"""What a row is that requires no lot."""


class TheEstatesOptions(TypedDict):
    """House rules and rulings; those that are not given follow the edition."""

    end_when: NotRequired[TheEstatesEndWhen]
    """Whether, besides two complete rows, the game ends when nothing can be completed any more (`no-completion-possible`), only when the rooftops are gone (`roofs-gone`), or when either rooftops or cubes are gone (`either-supply-gone`)."""

    unroofed: NotRequired[TheEstatesUnroofed]
    """Whether a building without a rooftop counts minus (`negative`) or nothing (`nothing`)."""

    minimum_bid: NotRequired[Literal[1]]
    """How much the smallest bid is: always 1 million, since 0 would be a pass."""

    max_requirement: NotRequired[int]
    """How many lots a row can require at most: 9, so that the permit finds a lot behind them, or all 10."""

    zero_requirement: NotRequired[TheEstatesZeroRequirement]
    """Whether a row may come to require no lot at all, and is then complete (`complete`), or may not (`illegal`)."""

    unplaceable_cube: NotRequired[Literal["not-offerable"]]
    """What happens to a cube that has no legal place: in any case, it may not be offered (`not-offerable`)."""

    discard_placeable: NotRequired[bool]
    """Whether a permit, the mayor or the cancel cube may be discarded although there is a place for it."""

    final_tie: NotRequired[FinalTie]
    """Whether a tie that cash does not break is a shared win (`shared`) or has no winner (`none`)."""

    open_money: NotRequired[bool]
    """Whether views show everyone’s cash in hand; cash boxes stay hidden."""


class TheEstatesCube(TypedDict):
    """A floor cube."""

    colour: TheEstatesColour
    """The company that it belongs to."""

    value: int
    """Its value, which counts for the building and must fall from bottom to top."""


Cube: TypeAlias = list[TheEstatesCube]


Rooftop: TypeAlias = int


class TheEstatesDeal(TypedDict):
    """The market, row by row, and the rooftops, next first; where a table deals, the market alone."""

    cubes: NotRequired[list[Cube]]
    """The market, row by row, each from left to right."""

    rooftops: NotRequired[list[Rooftop]]
    """The rooftops, next first; not where a table deals."""


class TheEstatesSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[TheEstatesRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[TheEstatesVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[TheEstatesOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[TheEstatesDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""

    cash: NotRequired[dict[PlayerId, int]]
    """What each player begins with, by id, where a match carries cash over; 12 each if left out."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesPlayer(TypedDict):
    """A player's part of the state: for your server alone."""

    id: SeatId
    """The id of the player."""

    cash: int
    """The cash in hand. For this player alone, unless `open_money` is in force."""

    cash_box: int
    """The cash stowed away, worth a point each million. For this player alone."""


TheEstatesPhase: TypeAlias = Literal["offer", "reveal", "bidding", "settling", "placing", "finished"]
"""A part of a turn or of the game, with its actions."""


class TheEstatesCertificates(TypedDict):
    """Who holds each company's certificate."""

    blue: NotRequired[PlayerId]
    """Who holds the blue company's certificate."""

    green: NotRequired[PlayerId]
    """Who holds the green company's certificate."""

    yellow: NotRequired[PlayerId]
    """Who holds the yellow company's certificate."""

    purple: NotRequired[PlayerId]
    """Who holds the purple company's certificate."""

    red: NotRequired[PlayerId]
    """Who holds the red company's certificate."""

    white: NotRequired[PlayerId]
    """Who holds the white company's certificate."""


TheEstatesSpecial: TypeAlias = Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]
"""A piece that is neither cube nor rooftop."""


class TheEstatesBuilding(TypedDict):
    """A developed lot: cubes, bottom first, and a rooftop."""

    cubes: list[TheEstatesCube]
    """Its cubes, bottom first; the top one's colour says whose it is."""

    rooftop: int | None
    """The value of its rooftop; null while it has none."""


class TheEstatesPermit(TypedDict):
    """A permit on the board."""

    value: int
    """By how many lots it changes the requirement."""

    effect: TheEstatesEffect
    """Whether the permit shortens or lengthens the row."""


class TheEstatesRow(TypedDict):
    """A row: developed lots from Main Street on, permits in the order of placing, requirement, mayor."""

    lots: list[TheEstatesBuilding]
    """The developed lots, in order from Main Street; lot 1 first."""

    permits: list[TheEstatesPermit]
    """The permits that stand in the row, in the order of placing."""

    requirement: int
    """How many lots the row needs to be complete."""

    mayor: bool
    """Whether the mayor stands in front of it, which doubles its points."""


class TheEstatesBoard(TypedDict):
    """The three rows."""

    upper: TheEstatesRow
    """The upper row."""

    middle: TheEstatesRow
    """The middle row."""

    lower: TheEstatesRow
    """The lower row."""


TheEstatesRooftop: TypeAlias = int


TheEstatesRooftops: TypeAlias = list[TheEstatesRooftop] | int
"""Rooftops in the order of drawing; how many, where a table deals."""


class TheEstatesAuction(TypedDict):
    """A running auction; `turn` is null once everyone has spoken."""

    piece: TheEstatesPiece
    """What is up for auction."""

    bids: dict[PlayerId, int]
    """The bids so far, in cash, by id."""

    passed: list[PlayerId]
    """Who has passed, in order."""

    turn: PlayerId | None
    """Whose turn it is to bid or pass; null once everyone has spoken."""


class TheEstatesPlacing(TypedDict):
    """The piece that has a taker and no place yet."""

    player: PlayerId
    """Who has taken the piece and must place it."""

    piece: TheEstatesPiece
    """The piece."""


MarketItem1: TypeAlias = list[TheEstatesCube]


class TheEstatesState(TypedDict):
    """The whole state of a game, everyone's cards included: for your server alone."""

    game: Literal["the-estates"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: TheEstatesRulesetId
    """The edition that is played."""

    variant: TheEstatesVariant
    """The variant that is played."""

    options: TheEstatesOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealRecord | None
    """The seed of the shuffle and the commitment to it; null unless the service shuffled."""

    players: list[TheEstatesPlayer]
    """The players' own parts of the state, in seat order, clockwise."""

    phase: TheEstatesPhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: str
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    certificates: TheEstatesCertificates
    """Who holds each company's certificate, by colour; a colour without a holder is left out."""

    market: list[MarketItem1]
    """The cubes on offer: the market's rows 1 to 3, each from left to right."""

    specials: list[TheEstatesSpecial]
    """The permits, mayor and cancel cube that have not been offered yet."""

    out_of_game: list[TheEstatesSpecial]
    """Those of them that were discarded or used up."""

    board: TheEstatesBoard
    """The three rows of the board."""

    rooftops: TheEstatesRooftops
    """The rooftops that are left, next first. For your server alone."""

    auctioneer: PlayerId
    """Who offers a piece in this turn."""

    stowed: bool
    """Whether the auctioneer has stowed cash in this turn."""

    auction: TheEstatesAuction | None
    """The running auction; null in other phases."""

    placing: TheEstatesPlacing | None
    """The piece that is to be placed, and by whom; null in other phases."""

    ended_by: TheEstatesEndReason | None
    """Why the game has ended; null while it runs."""


class TheEstatesStowAction(TypedDict):
    """Action `stow`."""

    type: Literal["stow"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class TheEstatesOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    piece: TheEstatesOffered
    """The piece that is offered."""


class TheEstatesBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    amount: int
    """How much is bid."""


class TheEstatesPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class TheEstatesSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class TheEstatesKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


class TheEstatesPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""

    row: TheEstatesRowId
    """The row of the board: `upper`, `middle` or `lower`. (Rows of the market have numbers.)"""

    lot: NotRequired[int]
    """For a cube or a rooftop: the lot, from Main Street, 1 to 10."""

    effect: NotRequired[TheEstatesEffect]
    """For a permit: whether it shortens or lengthens the row."""

    permit: NotRequired[int]
    """For the cancel cube: the value of the permit that goes with it."""


class TheEstatesDiscardAction(TypedDict):
    """Action `discard`."""

    type: Literal["discard"]
    """Which action it is."""

    player: PlayerId
    """Who acts; `table` reports a card."""


TheEstatesDefaultAction: TypeAlias = (
    TheEstatesStowAction
    | TheEstatesOfferAction
    | TheEstatesBidAction
    | TheEstatesPassAction
    | TheEstatesSellAction
    | TheEstatesKeepAction
    | TheEstatesPlaceAction
    | TheEstatesDiscardAction
)
"""What is played for a seat that nobody plays."""


class TheEstatesAuctionBeginsEvent(TypedDict):
    """The event `auction-begins`. “Up for auction: {piece}.”"""

    type: Literal["auction-begins"]
    """Which event it is."""

    piece: TheEstatesPiece
    """The piece in question."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesCertificateTakenEvent(TypedDict):
    """The event `certificate-taken`. “{player} takes the {colour} certificate.”"""

    type: Literal["certificate-taken"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    colour: TheEstatesColour
    """The company, by its colour."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesDiscardedEvent(TypedDict):
    """The event `discarded`. “{player} removes {piece} from the game.”"""

    type: Literal["discarded"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    piece: TheEstatesPiece
    """The piece in question."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesGameFinishedEvent(TypedDict):
    """The event `game-finished`. “The game is over: {reason}. Won by: {winners}. / The game is over: {reason}. Nobody wins.”"""

    type: Literal["game-finished"]
    """Which event it is."""

    reason: TheEstatesEndReason
    """Why the game has ended."""

    winners: list[PlayerId]
    """Who has won, in seat order."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesGameSetUpEvent(TypedDict):
    """The event `game-set-up`. “The game is set up: {cubes} cubes on the market, {rooftops} rooftops face down, {cash} million in all. {first_player} begins.”"""

    type: Literal["game-set-up"]
    """Which event it is."""

    first_player: PlayerId
    """Who begins."""

    cash: int
    """The cash in the game, that of all players together."""

    cubes: int
    """How many cubes lie on the market."""

    rooftops: int
    """How many rooftops there are."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesKeptEvent(TypedDict):
    """The event `kept`. “{player} keeps the piece and pays {price} million to {bidder}.”"""

    type: Literal["kept"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    bidder: PlayerId
    """Whose bid it was."""

    price: int
    """How much was paid for it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesOfferEvent(TypedDict):
    """The event `offer`. “{player} offers {piece}.”"""

    type: Literal["offer"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    piece: TheEstatesOffered
    """The piece in question."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesPlacedEvent(TypedDict):
    """The event `placed`. “{player} places {piece} on lot {lot} of the {row} row. / {player} places {piece} to {effect} the {row} row, which now requires {requirement} lots. / {player} cancels permit {permit}; the {row} row now requires {requirement} lots. / {player} places the mayor in front of the {row} row.”"""

    type: Literal["placed"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    piece: TheEstatesPiece
    """The piece in question."""

    row: TheEstatesRowId
    """The row of the board."""

    lot: NotRequired[int]
    """The lot, from Main Street, 1 to 10."""

    effect: NotRequired[TheEstatesEffect]
    """Whether the permit shortens or lengthens the row."""

    requirement: NotRequired[int]
    """How many lots the row needs, or would need."""

    permit: NotRequired[int]
    """The value of the permit."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class RooftopRevealedEvent(TypedDict):
    """The event `rooftop-revealed`. “Turned up: rooftop {value}.”"""

    type: Literal["rooftop-revealed"]
    """Which event it is."""

    value: int
    """The value of the rooftop."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesSoldEvent(TypedDict):
    """The event `sold`. “{player} sells the piece to {buyer} for {price} million.”"""

    type: Literal["sold"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    buyer: PlayerId
    """Who bought."""

    price: int
    """How much was paid for it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class StowEvent(TypedDict):
    """The event `stow`. “{player} puts {amount} million into the cash box.”"""

    type: Literal["stow"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    amount: int
    """How much cash: of a bid, or stowed away."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


class TheEstatesTakenFreeEvent(TypedDict):
    """The event `taken-free`. “Nobody has bid, so {player} takes the piece for free.”"""

    type: Literal["taken-free"]
    """Which event it is."""

    player: PlayerId
    """Whom it happened to, or who did it."""

    rule: RuleId
    reveals: NotRequired[list[PlayerId]]
    """To whom this shows what was hidden from them and cannot be taken back by undoing, in seat order: cards turned up, choices laid open, a finished game. Absent where nobody learns anything; what a player says or does in the open is no such thing."""

    text: Sentence


TheEstatesEvent: TypeAlias = (
    TheEstatesAuctionBeginsEvent
    | BidEvent
    | TheEstatesCertificateTakenEvent
    | CorrectedEvent
    | DefaultPlayedEvent
    | TheEstatesDiscardedEvent
    | ForfeitedEvent
    | TheEstatesGameFinishedEvent
    | TheEstatesGameSetUpEvent
    | TheEstatesKeptEvent
    | TheEstatesOfferEvent
    | PassEvent
    | PenaltyGivenEvent
    | TheEstatesPlacedEvent
    | ResultChangedEvent
    | RooftopRevealedEvent
    | SeatRekeyedEvent
    | TheEstatesSoldEvent
    | StowEvent
    | TheEstatesTakenFreeEvent
    | TurnBeginsEvent
    | UnsealedEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


TheEstatesUnit: TypeAlias = Literal["points"]
"""What a total counts."""


Cube1: TypeAlias = int


class TheEstatesScoredBuilding(TypedDict):
    """What one building scores for the holder of its colour."""

    row: TheEstatesRowId
    """The row of the board that it stands in."""

    lot: int
    """The lot that it stands on, from Main Street, 1 to 10."""

    colour: TheEstatesColour
    """The colour of its top cube: whoever holds that certificate scores it."""

    cubes: list[Cube1]
    """The values of its cubes, bottom first."""

    rooftop: int | None
    """The value of its rooftop; null if it has none."""

    complete: bool
    """Whether its row is complete, so that it counts plus."""

    mayor: bool
    """Whether the mayor doubles it."""

    points: int
    """What it scores, minus in a row that is not complete."""


class TheEstatesBreakdown(TypedDict):
    """A total, broken down."""

    cash_box: int
    """The cash stowed away, a point each."""

    buildings: list[TheEstatesScoredBuilding]
    """Every building that counts for this player."""


class TheEstatesStanding(TypedDict):
    """One player's place."""

    rank: int
    """The place, from 1; equal players share one (1, 1, 3)."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The score, in the scoresheet's unit."""

    penalties: NotRequired[int]
    """The sum of the points that the referee gave; with `total` it makes the order."""

    breakdown: TheEstatesBreakdown
    """What the total is made of, complete enough to check it by hand."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    winner: bool
    """Whether this player has won."""


class TheEstatesRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    """The number of the ruling."""

    option: str | None
    """The option that settles it; null if none does."""

    value: RulingValue
    """Its value in this game."""

    why: str
    """Why this is the default, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class TheEstatesScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    """Whether the game is over. False says what it would score now: for your server alone, since it tells what is hidden."""

    unit: TheEstatesUnit
    """What a total counts."""

    standings: list[TheEstatesStanding]
    """Everyone's place, by rank, equal ranks in seat order."""

    winners: list[PlayerId]
    """Who has won, in seat order; nobody where a tie stands and the option `final_tie` is `none`."""

    decided_by: DecidedBy
    """What decided who has won; `none` where a tie stands, `forfeit` where somebody who forfeited would have won."""

    referee: NotRequired[RefereesRecord]
    """What the referee has done, as in the state; left out if that is nothing."""

    rulings: list[TheEstatesRulingInForce]
    """Every ruling with its value in force, by number."""


class TheEstatesSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    """The id of the player."""

    cash: int | None
    """The cash in hand. Null where this viewer may not see it."""

    cash_box: int | None
    """The cash stowed away, worth a point each million. Null where this viewer may not see it."""


TheEstatesSeenRooftop: TypeAlias = int


TheEstatesSeenRooftops: TypeAlias = list[TheEstatesSeenRooftop] | int | Hidden
"""How many rooftops there are; the rooftops themselves once the game is finished."""


class TheEstatesView(TypedDict):
    """A state as one seat sees it, for that seat's browser; a finished game's view is the state."""

    game: Literal["the-estates"]
    """The id of the game."""

    schema_version: Literal[1]
    """The version of this shape."""

    ruleset: TheEstatesRulesetId
    """The edition that is played."""

    variant: TheEstatesVariant
    """The variant that is played."""

    options: TheEstatesOptions
    """Options that differ from their defaults."""

    dealer: Dealer
    """Who deals."""

    deal: DealSeen | None
    """The commitment to the seed; null unless the service shuffled."""

    players: list[TheEstatesSeenPlayer]
    """The players as this viewer sees them, in seat order, clockwise."""

    phase: TheEstatesPhase
    """The part of the game or turn that it is in."""

    round: int
    """The round, or in games of turns the turn, counted from 1."""

    ply: int
    """How many actions have been played."""

    history: NotRequired[str]
    """The digest of everything since the setup, lower-case hex: compare and set on it when you store a state. Left out of views until the game is finished."""

    corrections: NotRequired[list[CorrectionRecord]]
    """The referee's corrections so far, by ply; absent while there are none."""

    forfeits: NotRequired[list[ForfeitRecord]]
    """The referee's forfeits so far, by ply; absent while there are none."""

    penalties: NotRequired[list[PenaltyRecord]]
    """The referee's penalties so far, by ply; absent while there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    certificates: TheEstatesCertificates
    """Who holds each company's certificate, by colour; a colour without a holder is left out."""

    market: list[MarketItem1]
    """The cubes on offer: the market's rows 1 to 3, each from left to right."""

    specials: list[TheEstatesSpecial]
    """The permits, mayor and cancel cube that have not been offered yet."""

    out_of_game: list[TheEstatesSpecial]
    """Those of them that were discarded or used up."""

    board: TheEstatesBoard
    """The three rows of the board."""

    rooftops: TheEstatesSeenRooftops
    """The rooftops that are left, next first. How many there are, until the game is finished."""

    auctioneer: PlayerId
    """Who offers a piece in this turn."""

    stowed: bool
    """Whether the auctioneer has stowed cash in this turn."""

    auction: TheEstatesAuction | None
    """The running auction; null in other phases."""

    placing: TheEstatesPlacing | None
    """The piece that is to be placed, and by whom; null in other phases."""

    ended_by: TheEstatesEndReason | None
    """Why the game has ended; null while it runs."""


class TheEstatesSeatView(TypedDict):
    """What one viewer may see, and the viewer's own actions."""

    view: TheEstatesView
    """The state as this viewer may see it. For this viewer alone."""

    legal_actions: list[TheEstatesLegalAction]
    """What this viewer may do. For this viewer alone."""

    default_actions: dict[PlayerId, TheEstatesDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""


class TheEstatesPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: TheEstatesState
    """Everything about the game, everyone's cards included. For your server alone."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; several where choices are simultaneous, `table` where a card has to be reported, nobody once the game is finished. Public."""

    legal_actions: list[TheEstatesLegalAction]
    """What may be done now; each is for the player whom it names, and for nobody else."""

    default_actions: dict[PlayerId, TheEstatesDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    events: list[TheEstatesEvent]
    """What the action caused, in order, automatic steps included. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things, for whoever offers players to take an action back; null where nothing was done, in a replay without actions. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: TheEstatesScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


TheEstatesActionRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState | TheEstatesIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    """Which action it is."""

    player: Literal["table"]
    """Who acts; `table` reports a card."""

    rooftop: int
    """The value of the rooftop that was turned up."""


class TheEstatesRefereeCorrectAction(TypedDict):
    """The referee's action `correct`."""

    type: Literal["correct"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    patch: list[PatchOperation]
    """A JSON Patch (RFC 6902) of the state, of the operations `add`, `remove` and `replace`. All values together have at most 16,384 bytes, each as compact JSON in UTF-8."""

    bank: NotRequired[int]
    """What came from the bank into hands and bids; fewer than 0 went there. Without it, a correction keeps what lies in hands and bids together."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class TheEstatesRefereeForfeitAction(TypedDict):
    """The referee's action `forfeit`."""

    type: Literal["forfeit"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class TheEstatesRefereePenaltyAction(TypedDict):
    """The referee's action `penalty`."""

    type: Literal["penalty"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""

    points: int
    """Added to the total in the order; not 0."""

    reason: str
    """Why, in the referee's own words; everybody may read it."""


class TheEstatesRefereeDefaultAction(TypedDict):
    """The referee's action `default`."""

    type: Literal["default"]
    """Which action it is."""

    player: Literal["referee"]
    """Who acts; `table` reports a card."""

    seat: SeatId
    """Which seat it is about: a player's id."""


TheEstatesAction: TypeAlias = (
    TheEstatesStowAction
    | TheEstatesOfferAction
    | TheEstatesBidAction
    | TheEstatesPassAction
    | TheEstatesSellAction
    | TheEstatesKeepAction
    | TheEstatesPlaceAction
    | TheEstatesDiscardAction
    | TheEstatesRevealAction
    | TheEstatesRefereeCorrectAction
    | TheEstatesRefereeForfeitAction
    | TheEstatesRefereePenaltyAction
    | TheEstatesRefereeDefaultAction
)
"""What a player does, what the table reports, or what a referee does."""


class TheEstatesActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: TheEstatesState
    """The state to act in, as the last answer gave it. For your server alone."""

    action: TheEstatesAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


TheEstatesStateRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: TheEstatesState
    """The state to list actions of. For your server alone."""

    player: NotRequired[PlayerId]
    """Whose actions to list: a player's id or `table`; everyone's if left out."""

    expand: NotRequired[bool]
    """True lists every bid by itself instead of a range; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    """Who may act now, in seat order, whatever the filter. Public."""

    legal_actions: list[TheEstatesLegalAction]
    """What may be done; each is for the player whom it names, and for nobody else."""


TheEstatesScoresRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: TheEstatesState
    """The state to score. For your server alone."""

    final: NotRequired[bool]
    """True refuses a game that is not over; false if left out."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    """The id of the player."""

    cash: int
    """The cash in hand at the end."""

    cash_box: int
    """The cash stowed away at the end."""


class TheEstatesTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[TheEstatesRulesetId]
    """The edition that was played; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[TheEstatesVariant]
    """The variant that was played; `standard` if left out."""

    options: NotRequired[TheEstatesOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[TheEstatesTallyPlayer]
    """What each player has at the end, in seat order."""

    certificates: TheEstatesCertificates
    """Who holds each company's certificate, by colour; a colour without a holder is left out."""

    board: TheEstatesBoard
    """The three rows of the board at the end."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: TheEstatesState
    """The state to show. For your server alone."""

    viewer: NotRequired[PlayerId]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[TheEstatesView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: NotRequired[list[TheEstatesLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    default_actions: NotRequired[dict[PlayerId, TheEstatesDefaultAction]]
    """What the viewer does by default, if the viewer is to act. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[TheEstatesRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[TheEstatesVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[TheEstatesOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    seed: NotRequired[str]
    """What the service shuffles by, so that the deal can be repeated. Whoever knows it knows every hidden card; leave it out to have 256 random bits drawn."""

    nonce: NotRequired[str]
    """What salts the commitment to the `seed` that you give, so that nobody can find the seed by guessing: 32 random bytes in lower-case hex. Where the service draws the seed, it draws this too. For your server alone."""

    deal: NotRequired[TheEstatesDeal]
    """The order of every deck, instead of a shuffle. For your server alone."""

    cash: NotRequired[dict[PlayerId, int]]
    """What each player begins with, by id, where a match carries cash over; 12 each if left out."""


class TheEstatesRecord(TypedDict):
    """The record that a state is held against: a transcript that says how its game began, and every action since."""

    game: NotRequired[Literal["the-estates"]]
    """The id of the game."""

    setup: NotRequired[TheEstatesSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[TheEstatesState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[TheEstatesAction]
    """Every action since, the referee's included, in order."""

    history: NotRequired[str]
    """The digest that the record claims for its end, lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[TheEstatesScoresheet]
    """The final scoresheet that the record claims."""


class TheEstatesInspectionsRequest(TypedDict):
    """A state to be inspected, perhaps with its record."""

    state: TheEstatesState
    """The state to inspect; it may be one that no game can lead to. For your server alone."""

    record: NotRequired[TheEstatesRecord]
    """The transcript of the game, as `/replays` takes it: the answer then says where the state departs from what it leads to. With a service as dealer its `setup` needs the `seed` or the `deal`. For your server alone."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesRefused(TypedDict):
    """The first refused action."""

    index: int
    """Which of the actions it is, counted from 0."""

    problem: TheEstatesIllegalAction
    """Why it was refused, as the operation `actions` would have answered."""


class TheEstatesRecordVerdict(TypedDict):
    """What the record comes to, and where the state departs from it."""

    agrees: bool
    """Whether every action of the record is legal, it ends as it claims, and leads to this very state, member for member."""

    applied: int
    """How many actions of the record were played."""

    refused: TheEstatesRefused | None
    """The first action of the record that is refused; null if none is."""

    history_matches: bool | None
    """Whether the record ends with the digest that it claims; null if it claims none."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that it claims; null if it claims none."""

    departures: list[Departure]
    """Every place where the state is not what the record leads to, by pointer. None are looked for where an action is refused: what would follow is not known. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesInspectionsAnswer(TypedDict):
    """Whether the state is valid, which invariants it breaks, and where it departs from its record."""

    valid: bool
    """Whether a game can have led to this state."""

    violations: list[TheEstatesBreach]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    record: NotRequired[TheEstatesRecordVerdict]
    """What the record comes to; only where the request has one. For your server alone."""


class TheEstatesReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["the-estates"]]
    """The id of the game."""

    setup: NotRequired[TheEstatesSetup]
    """The setup that the record begins with, with its seed or deal; either this or `state`."""

    state: NotRequired[TheEstatesState]
    """The state that the record goes on from; either this or `setup`. For your server alone."""

    actions: list[TheEstatesAction]
    """The actions since, in order; none gives the position of a stored state."""

    history: NotRequired[str]
    """The digest that the record ends with, to be compared; lower-case hex."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[TheEstatesScoresheet]
    """The final scoresheet that the record claims, to be compared."""

    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    receipt: NotRequired[bool]
    """`true` asks for a signed receipt of the whole record, which the service needs a key for."""


class TheEstatesReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: TheEstatesPosition
    """The last good position; its events are those of the last action."""

    applied: int
    """How many actions were played."""

    refused: TheEstatesRefused | None
    """The first action that was refused; null if none was. For whoever tried it."""

    events: list[TheEstatesEvent]
    """All events of the replay, the setup's first. Public."""

    history_matches: bool | None
    """Whether the record ends with the digest that was given; null if none was."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that was given; null if none was."""

    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""

    receipt: NotRequired[str | None]
    """The receipt that the request asks for: a compact JWS, which /v1/receipts/verify reads. Null where an action was refused, or the record ends otherwise than it claims."""


TheEstatesTiedRound: TypeAlias = Literal["nobody", "all"]
"""Who is credited with a game that is tied after its tie-break."""


TheEstatesMatchTie: TypeAlias = Literal["checks", "shared"]
"""What tells equal totals of a match apart."""


TheEstatesNextStarter: TypeAlias = Literal["draw", "winner", "loser"]
"""Who begins the next game of a match."""


class TheEstatesMatchOptions(TypedDict):
    """Rulings on matches."""

    tied_round: NotRequired[TheEstatesTiedRound]
    """Whether a game of a match that its tie-break leaves tied is won by nobody (`nobody`) or by all who tie (`all`)."""

    match_tie: NotRequired[TheEstatesMatchTie]
    """Whether equal totals of a match are decided by cash in hand and cash box together, as held at the end of the last game (`checks`), or shared at once (`shared`)."""

    next_starter: NotRequired[TheEstatesNextStarter]
    """Who begins the next game of a match: whoever the draw names (`draw`), the winner of the last game (`winner`) or its loser (`loser`)."""


class TheEstatesMatchesRequest(TypedDict):
    """The final scoresheets of a match's games so far."""

    rounds: int
    """How many games the match is played over."""

    results: list[TheEstatesScoresheet]
    """The final scoresheets of the games so far, in order, as `/scores` or `/tallies` gave them."""

    options: NotRequired[TheEstatesMatchOptions]
    """Rulings on matches that differ from their defaults."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesMatchStanding(TypedDict):
    """One player's place in the match."""

    rank: int
    """The place in the match, from 1; equal players share one."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The totals of all games, added up."""

    penalties: NotRequired[int]
    """The sum of the points that referees gave, if it is not 0."""

    wins: int
    """How many games this player has won."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    forfeited: NotRequired[int]
    """The game, from 1, that this player has forfeited: they play no further one, and cannot win. Absent otherwise."""


MatchDecidedBy: TypeAlias = Literal["two-wins", "total", "tiebreak", "shared", "forfeit", "none"]
"""What decided who has won the match."""


class TheEstatesMatchesAnswer(TypedDict):
    """The standings of a match, and what the next setup takes: everyone's cash, and who begins."""

    standings: list[TheEstatesMatchStanding]
    """Everyone's place in the match, by rank."""

    over: bool
    """Whether the match is decided: by two wins, by the agreed number of games, or because one seat at most can win."""

    winners: list[PlayerId]
    """Who has won the match, in seat order; nobody while it goes on."""

    decided_by: MatchDecidedBy | None
    """What decided the match; `forfeit` where that others have forfeited did. Null while it goes on."""

    cash: dict[PlayerId, int] | None
    """What each player who plays on begins the next game with, by id: what they have, or 12 each where somebody has left with theirs. Null once the match is over."""

    first_player: PlayerId | None
    """Who begins the next game; null where that is drawn, or the match is over."""

    rulings: list[TheEstatesRulingInForce]
    """Every ruling on matches with its value in force, by number."""


class TheEstatesSealedSetupRequest(TypedDict):
    """A new game, sealed: who plays, by which rules, who deals; and which players have made their own keys. Options may have 65,536 bytes (as RFC 8785 writes them); more is too large."""

    ruleset: NotRequired[TheEstatesRulesetId]
    """The edition to play; the game sheet's `default_ruleset` if left out."""

    variant: NotRequired[TheEstatesVariant]
    """The variant to play; `standard` if left out."""

    options: NotRequired[TheEstatesOptions]
    """House rules and rulings that differ from their defaults."""

    players: list[SeatId]
    """Who plays, in seat order, clockwise; each id once."""

    first_player: NotRequired[FirstPlayer]
    """Who begins: one of the players; the first of them if left out."""

    dealer: NotRequired[Dealer]
    """Who deals; the service if left out. `table` excludes a seed and, in most games, a deal."""

    deal: NotRequired[TheEstatesDeal]
    """What lies open on a real table, where one deals; never with the service as dealer. Public."""

    cash: NotRequired[dict[PlayerId, int]]
    """What each player begins with, by id, where a match carries cash over; 12 each if left out."""

    verifiers: NotRequired[dict[PlayerId, str]]
    """By player, what tells a key that the player has made: then the service never has it. For all others the service makes keys."""

    referee: NotRequired[bool]
    """Whether there is a referee: then the answer has a key for one."""

    held: NotRequired[bool]
    """Whether what an action turns up waits in the token until another seat's key opens it, so that nobody can try an action, look, and go back."""

    shared: NotRequired[bool]
    """Whether the answer has an invitation, with which everybody takes a seat of their own, instead of keys of the seats. Only where the service guards tables. A setup that is sent with the invitation to a finished table makes the next table of its players."""

    clock: NotRequired[int]
    """Seconds that each action may take, from 10 to 30 days: then the service plays the default actions of all who are to act. Only where the service guards tables."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesSealedSetup(TypedDict):
    """A new sealed table: its token, and its keys."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The keys of the seats for which the request brought no verifier, by player: each for its player alone."""

    referee_key: NotRequired[SeatKey]
    """The referee's key, only where the request asks for one."""

    table_key: NotRequired[SeatKey]
    """The key of who reports the cards, only where a real table deals."""

    invitation: NotRequired[Invitation]
    """The invitation to the table, only where the request asks for one: for all who are to sit there."""

    view: TheEstatesView
    """What a spectator may see."""

    to_act: list[PlayerId]
    """Who may act first, in seat order. Public."""

    events: list[TheEstatesEvent]
    """What setting up caused, in order. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: TheEstatesScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""


class TheEstatesSealedActionsRequest(TypedDict):
    """A sealed state and the action proposed in it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    action: TheEstatesAction
    """What the player does. Set its `player` on your server, from who is logged in; never trust what a browser sends."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


TheEstatesActionType: TypeAlias = Literal[
    "stow",
    "offer",
    "bid",
    "pass",
    "sell",
    "keep",
    "place",
    "discard",
    "reveal",
    "correct",
    "forfeit",
    "penalty",
    "default",
]
"""A type of action."""


TheEstatesPublicAction: TypeAlias = (
    TheEstatesStowAction
    | TheEstatesOfferAction
    | TheEstatesBidAction
    | TheEstatesPassAction
    | TheEstatesSellAction
    | TheEstatesKeepAction
    | TheEstatesPlaceAction
    | TheEstatesDiscardAction
    | TheEstatesRevealAction
    | TheEstatesRefereeCorrectAction
    | TheEstatesRefereeForfeitAction
    | TheEstatesRefereePenaltyAction
    | TheEstatesRefereeDefaultAction
)
"""The action; null where it is not for all to see, as a choice that the others have not met yet."""


class TheEstatesPlayed(TypedDict):
    """An action as the whole table has seen it."""

    ply: int
    """How many actions there had been with this one."""

    type: TheEstatesActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: TheEstatesPublicAction | None
    """The action; null where it is not for all to see yet, as a choice that the others have not met. Public."""


class TheEstatesSealedPosition(TypedDict):
    """A sealed state with what the key's holder may see and do: for that holder alone, the token for everyone."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    view: TheEstatesView
    """What the key's holder may see; what a spectator may see where there is no seat's key."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; nobody while something is held. Public."""

    events: list[TheEstatesEvent]
    """What has just happened, in order, automatic steps included; nothing yet while it is held. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: TheEstatesScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""

    legal_actions: list[TheEstatesLegalAction]
    """What the holder of the key may do. For this holder alone."""

    default_actions: dict[PlayerId, TheEstatesDefaultAction]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    actions: NotRequired[list[TheEstatesPlayed]]
    """Only where the request has `since`: the public actions from that ply on, of the last 8 that are settled and those that wait; `sealed/transcripts` tells more."""

    seen: NotRequired[dict[PlayerId, int]]
    """Only of `views` of a guarded table: by player, how many seconds ago their seat last looked, to within 20; a player who never did is missing."""

    token_ply: NotRequired[int]
    """Only of `views`: how many actions had been played, as everybody knows, at the token that was sent. Under the guard the answer may be of a later one; to go back to the token that was sent loses what came since."""


class TheEstatesSealedViewsRequest(TypedDict):
    """A sealed state to be looked at."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    since: NotRequired[int]
    """From which ply on the answer tells the public actions, as far as the token has them. `events` are then all that has happened from that ply on since the token that was sent, as far as those actions reach back to it."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesSealedMergesRequest(TypedDict):
    """Sealed states to be made one."""

    tokens: list[Token]
    """Tokens in which choices were made from the same state, each by one player or more; no more than seats."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesSealedSeatsRequest(TypedDict):
    """A sealed state, and a seat that is to have a new key; without a verifier the service makes one. Where the table is guarded, only the referee may leave the verifier out. With an invitation, the seat has to be free."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    seat: SeatId
    """The player whose seat gets the key."""

    verifier: NotRequired[str]
    """What tells a key that its holder has made: the SHA-256 of the key's secret, 32 random bytes, in base64url without padding. The key is `gvs1.`, the seat's number from 1, a point and the secret in base64url."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesSealedSeat(TypedDict):
    """A sealed state one of whose seats has a new key; the token before it still has the old one."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The new key, by its player; nothing where the request brought its verifier."""

    events: list[TheEstatesEvent]
    """That the seat has a new key; nothing where it had it before. Public."""


class TheEstatesSealedUnsealRequest(TypedDict):
    """A sealed state to be opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class TheEstatesUnsealed(TypedDict):
    """The state as it is, everyone's cards included; and a token that says that it has been opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    state: TheEstatesState
    """Everything about the game, everyone's cards included. For the referee alone until the game is finished."""

    events: list[TheEstatesEvent]
    """That it was unsealed; nothing where it was at this ply before, or is finished. Public."""


class TheEstatesSealedReceiptsRequest(TypedDict):
    """The sealed state of a finished game."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""


class TheEstatesSealedTranscriptsRequest(TypedDict):
    """A sealed state whose table is to tell what has been played."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesTold(TypedDict):
    """An action as the whole table has seen it, with its events."""

    ply: int
    """How many actions there had been with this one."""

    type: TheEstatesActionType
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: TheEstatesPublicAction | None
    """The action; null where not all have seen it. Public."""

    events: list[TheEstatesEvent] | None
    """What the action has caused; null where the service does not know how the game began."""


class TheEstatesWholeTranscript(TypedDict):
    """A finished game: its setup, and every action since."""

    game: Literal["the-estates"]
    """The id of the game."""

    setup: TheEstatesSetup
    """How the game was set up, with its seed or deal."""

    actions: list[TheEstatesAction]
    """Every action since, the referee's included, in order."""

    history: str
    """The digest that the game has come to, lower-case hex."""


class TheEstatesSealedTranscript(TypedDict):
    """What has been played at a sealed table, as everybody there has seen it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    setup_events: list[TheEstatesEvent] | None
    """What the setup has caused; null where the service does not know it."""

    actions: list[TheEstatesTold]
    """The actions that are settled, by ply: all of them where the guard keeps the table's transcript, and otherwise those that the token has, up to 8, without events."""

    transcript: TheEstatesWholeTranscript | None
    """The game's transcript, for `replays`, with the seed of the deal: after the end, where it is known."""


class TheEstatesSealedSubscriptionsRequest(TypedDict):
    """A seat that is to be called, or not to be."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    subscription: PushSubscription | None
    """The browser that is called, up to 5 of a seat; null ends all of the seat's."""


class TheEstatesSealedSubscription(TypedDict):
    """Whether a seat of a sealed table is called."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    subscribed: bool
    """Whether the seat is called: when its turn begins, when there is something to look at, when the game is over."""


class TheEstatesSealedHeadsRequest(TypedDict):
    """The sealed state that a guarded table goes on from."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesPlayerRecord(TypedDict):
    """What a player with perfect memory knows of a game."""

    game: Literal["the-estates"]
    """The id of the game."""

    seat: SeatId
    """The player who knows this, and to whom actions are suggested."""

    setup: TheEstatesSetup
    """How the game was set up; what chance hides of it (`seed`, `nonce`, the deal of the service) is not looked at."""

    beginning: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""

    events: list[Any]
    """Every event so far, those of the setup first; their words are not looked at."""

    actions: list[TheEstatesAction]
    """The player's own actions so far."""

    view: Any
    """Any JSON value, with integers within ±(2^53 - 1)."""


class TheEstatesSuggestionsRequest(TypedDict):
    """What a player knows, and what a search may cost."""

    record: TheEstatesPlayerRecord
    """What the player knows: a search sees nothing else."""

    playouts: NotRequired[int]
    """How many games the search plays at most; 1000 if left out."""

    milliseconds: NotRequired[int]
    """After how many milliseconds the search ends; 2000 if left out."""

    seed: NotRequired[int]
    """Equal requests get equal answers, unless time ends the search; another seed searches in other games."""


class TheEstatesSuggestion(TypedDict):
    """An action, and what the search thinks of it."""

    action: TheEstatesAction
    """What the player may do."""

    value: float
    """The estimated share of opponents who will end below the player, from 0 to 1; a tie counts half."""

    visits: int
    """How many of the played games began with the action."""


class TheEstatesSuggestionsAnswer(TypedDict):
    """Suggested actions, the best first."""

    player: PlayerId
    """The player of the record."""

    suggestions: list[TheEstatesSuggestion]
    """The actions that were tried, those first that were tried most often; none if the player may not act."""

    playouts: int
    """How many games the search has played."""


class AnyStanding(TypedDict):
    """One player's place."""

    rank: int
    """The place, from 1; equal players share one (1, 1, 3)."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The score, in the scoresheet's unit."""

    penalties: NotRequired[int]
    """The sum of the points that the referee gave; with `total` it makes the order."""

    breakdown: dict[str, Any]
    """What the total is made of, complete enough to check it by hand."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    winner: bool
    """Whether this player has won."""


class AnyRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    """The number of the ruling."""

    option: str | None
    """The option that settles it; null if none does."""

    value: RulingValue
    """Its value in this game."""

    why: str
    """Why this is the default, in the language asked for."""

    lang: NotRequired[Literal["en"]]
    """English: some sentence here has no translation into the language asked for. Absent where all have one."""


class AnyScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    """Whether the game is over. False says what it would score now: for your server alone, since it tells what is hidden."""

    unit: str
    """What a total counts."""

    standings: list[AnyStanding]
    """Everyone's place, by rank, equal ranks in seat order."""

    winners: list[PlayerId]
    """Who has won, in seat order; nobody where a tie stands and the option `final_tie` is `none`."""

    decided_by: DecidedBy
    """What decided who has won; `none` where a tie stands, `forfeit` where somebody who forfeited would have won."""

    referee: NotRequired[RefereesRecord]
    """What the referee has done, as in the state; left out if that is nothing."""

    rulings: list[AnyRulingInForce]
    """Every ruling with its value in force, by number."""


class AnySeatView(TypedDict):
    """What one viewer may see, and the viewer's own actions."""

    view: dict[str, Any]
    """The state as this viewer may see it. For this viewer alone."""

    legal_actions: list[dict[str, Any]]
    """What this viewer may do. For this viewer alone."""

    default_actions: dict[str, dict[str, Any]]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""


class AnyPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: dict[str, Any]
    """Everything about the game, everyone's cards included. For your server alone."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; several where choices are simultaneous, `table` where a card has to be reported, nobody once the game is finished. Public."""

    legal_actions: list[dict[str, Any]]
    """What may be done now; each is for the player whom it names, and for nobody else."""

    default_actions: dict[str, dict[str, Any]]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    events: list[dict[str, Any]]
    """What the action caused, in order, automatic steps included. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things, for whoever offers players to take an action back; null where nothing was done, in a replay without actions. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AnyScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    """Who may act now, in seat order, whatever the filter. Public."""

    legal_actions: list[dict[str, Any]]
    """What may be done; each is for the player whom it names, and for nobody else."""


class AnyViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[dict[str, Any]]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: NotRequired[list[dict[str, Any]]]
    """What the viewer may do. Only where the request names one `viewer`."""

    default_actions: NotRequired[dict[str, dict[str, Any]]]
    """What the viewer does by default, if the viewer is to act. Only where the request names one `viewer`."""

    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    """Which action it is."""

    title: str
    """What the type of problem is called, in the language asked for."""

    status: Literal[422]
    """The HTTP status."""

    detail: str
    """What is wrong this time, in a sentence: plain text, in the language asked for."""

    instance: str
    """The request id; in a batch, with the number of the line."""

    violations: list[dict[str, Any]]
    """Every reason, by pointer and code. For whoever tried the action."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    """Who may act now, in seat order. Public."""

    legal_actions: list[dict[str, Any]]
    """What the player who tried may do instead; nothing if it is not their turn. For that player alone."""


class AnyRefused(TypedDict):
    """The first refused action."""

    index: int
    """Which of the actions it is, counted from 0."""

    problem: AnyIllegalAction
    """Why it was refused, as the operation `actions` would have answered."""


class AnyRecordVerdict(TypedDict):
    """What the record comes to, and where the state departs from it."""

    agrees: bool
    """Whether every action of the record is legal, it ends as it claims, and leads to this very state, member for member."""

    applied: int
    """How many actions of the record were played."""

    refused: AnyRefused | None
    """The first action of the record that is refused; null if none is."""

    history_matches: bool | None
    """Whether the record ends with the digest that it claims; null if it claims none."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that it claims; null if it claims none."""

    departures: list[Departure]
    """Every place where the state is not what the record leads to, by pointer. None are looked for where an action is refused: what would follow is not known. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AnyInspectionsAnswer(TypedDict):
    """Whether the state is valid, which invariants it breaks, and where it departs from its record."""

    valid: bool
    """Whether a game can have led to this state."""

    violations: list[dict[str, Any]]
    """Every broken invariant, by pointer and code. For your server alone."""

    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    record: NotRequired[AnyRecordVerdict]
    """What the record comes to; only where the request has one. For your server alone."""


class AnyReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: AnyPosition
    """The last good position; its events are those of the last action."""

    applied: int
    """How many actions were played."""

    refused: AnyRefused | None
    """The first action that was refused; null if none was. For whoever tried it."""

    events: list[dict[str, Any]]
    """All events of the replay, the setup's first. Public."""

    history_matches: bool | None
    """Whether the record ends with the digest that was given; null if none was."""

    scores_match: bool | None
    """Whether the record ends with the scoresheet that was given; null if none was."""

    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""

    receipt: NotRequired[str | None]
    """The receipt that the request asks for: a compact JWS, which /v1/receipts/verify reads. Null where an action was refused, or the record ends otherwise than it claims."""


class AnySealedSetup(TypedDict):
    """A new sealed table: its token, and its keys."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The keys of the seats for which the request brought no verifier, by player: each for its player alone."""

    referee_key: NotRequired[SeatKey]
    """The referee's key, only where the request asks for one."""

    table_key: NotRequired[SeatKey]
    """The key of who reports the cards, only where a real table deals."""

    invitation: NotRequired[Invitation]
    """The invitation to the table, only where the request asks for one: for all who are to sit there."""

    view: dict[str, Any]
    """What a spectator may see."""

    to_act: list[PlayerId]
    """Who may act first, in seat order. Public."""

    events: list[dict[str, Any]]
    """What setting up caused, in order. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AnyScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""


class AnyPlayed(TypedDict):
    """An action as the whole table has seen it."""

    ply: int
    """How many actions there had been with this one."""

    type: str
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: dict[str, Any] | None
    """The action; null where it is not for all to see yet, as a choice that the others have not met. Public."""


class AnySealedPosition(TypedDict):
    """A sealed state with what the key's holder may see and do: for that holder alone, the token for everyone."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    view: dict[str, Any]
    """What the key's holder may see; what a spectator may see where there is no seat's key."""

    to_act: list[PlayerId]
    """Who may act now, in seat order; nobody while something is held. Public."""

    events: list[dict[str, Any]]
    """What has just happened, in order, automatic steps included; nothing yet while it is held. Public."""

    undo: Undo | None
    """Whether what led to `events` can be undone without anybody keeping knowledge of hidden things; null where nothing has happened. Public."""

    finished: bool
    """Whether the game is over. Public."""

    scores: AnyScoresheet | None
    """The final scoresheet; null while the game runs. Public."""

    held: Waiting | None
    """Whose action has turned something up that waits in the token until another seat opens it; null where nothing waits, or to the one who opens it."""

    clock: NotRequired[TableClock]
    """The clock; absent at a table that has none."""

    late: NotRequired[list[Late]]
    """For whom the service has played since their time was up, the last 8; absent where it never did."""

    legal_actions: list[dict[str, Any]]
    """What the holder of the key may do. For this holder alone."""

    default_actions: dict[str, dict[str, Any]]
    """The default action of each player who is to act, by id in seat order, ready to be sent: legal, the same by a written rule at every table, giving nothing away and gaining nothing. None of the table, nor of a player of whom nothing is due; to a viewer, only the viewer's own."""

    actions: NotRequired[list[AnyPlayed]]
    """Only where the request has `since`: the public actions from that ply on, of the last 8 that are settled and those that wait; `sealed/transcripts` tells more."""

    seen: NotRequired[dict[PlayerId, int]]
    """Only of `views` of a guarded table: by player, how many seconds ago their seat last looked, to within 20; a player who never did is missing."""

    token_ply: NotRequired[int]
    """Only of `views`: how many actions had been played, as everybody knows, at the token that was sent. Under the guard the answer may be of a later one; to go back to the token that was sent loses what came since."""


class AnySealedSeat(TypedDict):
    """A sealed state one of whose seats has a new key; the token before it still has the old one."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    seat_keys: dict[PlayerId, SeatKey]
    """The new key, by its player; nothing where the request brought its verifier."""

    events: list[dict[str, Any]]
    """That the seat has a new key; nothing where it had it before. Public."""


class AnyUnsealed(TypedDict):
    """The state as it is, everyone's cards included; and a token that says that it has been opened."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    state: dict[str, Any]
    """Everything about the game, everyone's cards included. For the referee alone until the game is finished."""

    events: list[dict[str, Any]]
    """That it was unsealed; nothing where it was at this ply before, or is finished. Public."""


class AnyTold(TypedDict):
    """An action as the whole table has seen it, with its events."""

    ply: int
    """How many actions there had been with this one."""

    type: str
    """What kind of action it was."""

    player: PlayerId
    """Whose action it was."""

    action: dict[str, Any] | None
    """The action; null where not all have seen it. Public."""

    events: list[Any] | None
    """What the action has caused; null where the service does not know how the game began."""


class AnyWholeTranscript(TypedDict):
    """A finished game: its setup, and every action since."""

    game: str
    """The id of the game."""

    setup: dict[str, Any]
    """How the game was set up, with its seed or deal."""

    actions: list[dict[str, Any]]
    """Every action since, the referee's included, in order."""

    history: str
    """The digest that the game has come to, lower-case hex."""


class AnySealedTranscript(TypedDict):
    """What has been played at a sealed table, as everybody there has seen it."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    setup_events: list[Any] | None
    """What the setup has caused; null where the service does not know it."""

    actions: list[AnyTold]
    """The actions that are settled, by ply: all of them where the guard keeps the table's transcript, and otherwise those that the token has, up to 8, without events."""

    transcript: AnyWholeTranscript | None
    """The game's transcript, for `replays`, with the seed of the deal: after the end, where it is known."""


class AnySealedSubscription(TypedDict):
    """Whether a seat of a sealed table is called."""

    token: str
    """The sealed state, just as it was answered: up to 16,384 characters, what is longer is too large."""

    table: str
    """The table's id, the same in all of its tokens."""

    head: str
    """Everybody at one point of one game has this text, and nobody else has it: people compare it."""

    guarded: bool
    """Whether the service keeps the head of this table, so that no move can be taken back."""

    free_seats: NotRequired[list[PlayerId]]
    """The players of a shared table whose seats nobody has taken yet; absent where there are none."""

    unsealed: NotRequired[list[Unsealing]]
    """Every time that a referee came to know what was hidden, in order; absent before the first. Public."""

    rekeyed: NotRequired[list[NewKey]]
    """Every new key that a seat was given, in order; absent while there was none. Public."""

    subscribed: bool
    """Whether the seat is called: when its turn begins, when there is something to look at, when the game is over."""


class AnySuggestion(TypedDict):
    """An action, and what the search thinks of it."""

    action: dict[str, Any]
    """What the player may do."""

    value: float
    """The estimated share of opponents who will end below the player, from 0 to 1; a tie counts half."""

    visits: int
    """How many of the played games began with the action."""


class AnySuggestionsAnswer(TypedDict):
    """Suggested actions, the best first."""

    player: PlayerId
    """The player of the record."""

    suggestions: list[AnySuggestion]
    """The actions that were tried, those first that were tried most often; none if the player may not act."""

    playouts: int
    """How many games the search has played."""


class AnyMatchStanding(TypedDict):
    """One player's place in the match."""

    rank: int
    """The place in the match, from 1; equal players share one."""

    player: PlayerId
    """Whose place it is."""

    total: int
    """The totals of all games, added up."""

    penalties: NotRequired[int]
    """The sum of the points that referees gave, if it is not 0."""

    wins: int
    """How many games this player has won."""

    tiebreak: list[TiebreakItem]
    """The figures that break a tie, in order; more is better."""

    forfeited: NotRequired[int]
    """The game, from 1, that this player has forfeited: they play no further one, and cannot win. Absent otherwise."""


class AnyMatchesAnswer(TypedDict):
    """The standings of a match, and what the next setup takes: everyone's cash, and who begins."""

    standings: list[AnyMatchStanding]
    """Everyone's place in the match, by rank."""

    over: bool
    """Whether the match is decided: by two wins, by the agreed number of games, or because one seat at most can win."""

    winners: list[PlayerId]
    """Who has won the match, in seat order; nobody while it goes on."""

    decided_by: MatchDecidedBy | None
    """What decided the match; `forfeit` where that others have forfeited did. Null while it goes on."""

    cash: dict[PlayerId, int] | None
    """What each player who plays on begins the next game with, by id: what they have, or 12 each where somebody has left with theirs. Null once the match is over."""

    first_player: PlayerId | None
    """Who begins the next game; null where that is drawn, or the match is over."""

    rulings: list[AnyRulingInForce]
    """Every ruling on matches with its value in force, by number."""
