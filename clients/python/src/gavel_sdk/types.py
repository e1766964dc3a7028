"""The shapes of the contract: generated from openapi.yaml by `make clients`."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class MalformedJson(TypedDict):
    """The body is no JSON; `offset` counts the bytes before."""

    type: Literal["/problems/malformed-json"]
    title: str
    status: Literal[400]
    detail: str
    instance: str
    offset: NotRequired[int]


Game: TypeAlias = str


class UnknownGame(TypedDict):
    """There is no such game."""

    type: Literal["/problems/unknown-game"]
    title: str
    status: Literal[404]
    detail: str
    instance: str
    games: list[Game]


class NotFound(TypedDict):
    """There is nothing at this address."""

    type: Literal["/problems/not-found"]
    title: str
    status: Literal[404]
    detail: str
    instance: str


class MethodNotAllowed(TypedDict):
    """The address does not take this method."""

    type: Literal["/problems/method-not-allowed"]
    title: str
    status: Literal[405]
    detail: str
    instance: str


class NotAcceptable(TypedDict):
    """The client does not accept what there is."""

    type: Literal["/problems/not-acceptable"]
    title: str
    status: Literal[406]
    detail: str
    instance: str


class TooLarge(TypedDict):
    """The body is over the limit."""

    type: Literal["/problems/too-large"]
    title: str
    status: Literal[413]
    detail: str
    instance: str
    limit: int


class UnsupportedMediaType(TypedDict):
    """The body is of another media type, in another charset, or encoded."""

    type: Literal["/problems/unsupported-media-type"]
    title: str
    status: Literal[415]
    detail: str
    instance: str


RequestErrorCode: TypeAlias = Literal[
    "cash.player-missing",
    "cash.stranger",
    "cash.wrong-total",
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
    "format.wrong",
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
    "options.awards-increasing",
    "options.decks-differ",
    "options.house-twice",
    "options.market-too-large",
    "options.money-count",
    "options.no-full-round",
    "player.reserved",
    "player.unknown",
    "players.count",
    "ruleset.unknown",
    "seed.with-deal",
    "seed.with-table",
    "tiles.id-twice",
    "tiles.side-twice",
    "type.wrong",
    "value.not-allowed",
    "value.out-of-range",
    "variant.unknown",
]
"""What is wrong with a part of a request."""


class RequestError(TypedDict):
    """One fault of a request: where, what, and in words."""

    pointer: str
    code: RequestErrorCode
    detail: str


class InvalidRequest(TypedDict):
    """The body does not fit the schema, or the setup contradicts itself."""

    type: Literal["/problems/invalid-request"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    errors: list[RequestError]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class NotFinished(TypedDict):
    """A final score was demanded of a running game."""

    type: Literal["/problems/not-finished"]
    title: str
    status: Literal[422]
    detail: str
    instance: str


class Internal(TypedDict):
    """A defect of the service, logged under the request id."""

    type: Literal["/problems/internal"]
    title: str
    status: Literal[500]
    detail: str
    instance: str


class Unavailable(TypedDict):
    """The service is about to stop, or something that it needs does not answer."""

    type: Literal["/problems/unavailable"]
    title: str
    status: Literal[503]
    detail: str
    instance: str


class TooManyRequests(TypedDict):
    """What stands in front of the service limits how much one client may ask."""

    type: Literal["/problems/too-many-requests"]
    title: str
    status: Literal[429]
    detail: str
    instance: str


class KeyMissing(TypedDict):
    """What stands in front of the service asks for a key, in `X-API-Key`."""

    type: Literal["/problems/key-missing"]
    title: str
    status: Literal[401]
    detail: str
    instance: str


class KeyRefused(TypedDict):
    """What stands in front of the service does not take this key."""

    type: Literal["/problems/key-refused"]
    title: str
    status: Literal[403]
    detail: str
    instance: str


class Branched(TypedDict):
    """Reserved: the game has gone on another way."""

    type: Literal["/problems/branched"]
    title: str
    status: Literal[409]
    detail: str
    instance: str


class TableUnknown(TypedDict):
    """Reserved: there is no record of this table."""

    type: Literal["/problems/table-unknown"]
    title: str
    status: Literal[409]
    detail: str
    instance: str


class SealingNotConfigured(TypedDict):
    """Reserved: the service has no keys to seal states with."""

    type: Literal["/problems/sealing-not-configured"]
    title: str
    status: Literal[501]
    detail: str
    instance: str


class Health(TypedDict):
    """That the process is alive."""

    status: Literal["ok"]


class Readiness(TypedDict):
    """That the service can referee, and which games."""

    status: Literal["ready"]
    games: list[str]


ProblemName: TypeAlias = Literal[
    "malformed-json",
    "key-missing",
    "key-refused",
    "unknown-game",
    "not-found",
    "method-not-allowed",
    "not-acceptable",
    "branched",
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
    game: str
    body: Any
    """The body of that operation's request."""


class BatchAnswer(TypedDict):
    """One line: the status and body that the operation by itself would have answered, under the id; but pointers begin at the line (`/body/...`). The problem of a line that is no call of an operation (`malformed-json`, `too-large`, or `invalid-request` about the line itself) has no `title`, and no `detail` beside its `errors`."""

    id: Any
    """The id of the line; null if it has none, or none that can be read."""

    status: int
    body: dict[str, Any]


ConflictProblem: TypeAlias = Branched | TableUnknown
"""Why a request is refused; `type` tells which of these problems it is."""


class RulesetName(TypedDict):
    """An edition."""

    id: str
    name: str


class Links(TypedDict):
    """Where to go on."""

    self: str
    rules: str
    messages: str


PlayerCount: TypeAlias = int


class CatalogueEntry(TypedDict):
    """A game."""

    id: str
    name: str
    player_counts: list[PlayerCount]
    rulesets: list[RulesetName]
    links: Links


class Catalogue(TypedDict):
    """Every game there is."""

    games: list[CatalogueEntry]


Source: TypeAlias = str


Variant: TypeAlias = str


class Ruleset(TypedDict):
    """An edition."""

    id: str
    name: str
    sources: list[Source]
    player_counts: list[PlayerCount]
    variants: list[Variant]


class OptionSchema(TypedDict):
    """The JSON Schema of the option's values."""


class OptionDefault(TypedDict):
    """`value` holds when the setup does not give the option."""

    ruleset: str
    variant: str
    players: int


class Option(TypedDict):
    """A house rule or ruling."""

    id: str
    name: str
    ruling: str | None
    schema: OptionSchema
    defaults: list[OptionDefault]
    decides: str
    sources: list[Source]


class Components(TypedDict):
    """What is in the box."""


class Named(TypedDict):
    """A phase or an action type."""

    id: str
    """How documents call it."""

    name: str
    """What it is called in the language of the answer."""


class GameSheet(TypedDict):
    """What a setup form needs to know of a game."""

    id: str
    name: str
    default_ruleset: str
    rulesets: list[Ruleset]
    options: list[Option]
    match_options: list[Option]
    components: Components
    phases: list[Named]
    action_types: list[Named]


Ruleset1: TypeAlias = str


class Clause(TypedDict):
    """A rule in our own words."""

    id: str
    text: str
    rulesets: list[Ruleset1]
    source: str


Clause1: TypeAlias = str


class Situation(TypedDict):
    """A question that comes up at a table, answered by the rules."""

    id: str
    question: str
    """What a player asks."""

    answer: str
    """What a referee answers; a yes or a no comes first."""

    clauses: list[Clause1]
    """The clauses that give the answer."""

    case: str
    """The conformance case that shows it, by its number."""


class Irregularity(TypedDict):
    """Something that goes wrong at a table, and what to do about it."""

    id: str
    happened: str
    """What went wrong."""

    advice: str
    """What a referee is advised to do; no rulebook says it."""

    reason: str
    """Why this is fair."""

    clauses: list[Clause1]
    """The clauses that bear on it."""


class Rules(TypedDict):
    """A game's rules in our own words, and what they say to what comes up at a table."""

    clauses: list[Clause]
    situations: list[Situation]
    irregularities: list[Irregularity]


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
    """By figure: what is said for its values, those that are words."""

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
    """The breach `auction.missing`."""

    code: Literal["auction.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class AuctionNotOverBreach(TypedDict):
    """The breach `auction.not-over`."""

    code: Literal["auction.not-over"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class AuctionOutOfPlaceBreach(TypedDict):
    """The breach `auction.out-of-place`."""

    code: Literal["auction.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class AuctionOverBreach(TypedDict):
    """The breach `auction.over`."""

    code: Literal["auction.over"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class AuctionedWrongBreach(TypedDict):
    """The breach `auctioned.wrong`."""

    code: Literal["auctioned.wrong"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    auctioned: bool
    phase: str


PlayerId: TypeAlias = str
"""The id of a player: what the setup calls them."""


class BidsByAuctioneerBreach(TypedDict):
    """The breach `bids.by-auctioneer`."""

    code: Literal["bids.by-auctioneer"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class BidsNotCoveredBreach(TypedDict):
    """The breach `bids.not-covered`."""

    code: Literal["bids.not-covered"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    maximum: int


class BidsNotDistinctBreach(TypedDict):
    """The breach `bids.not-distinct`."""

    code: Literal["bids.not-distinct"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int


class BidsTooLowBreach(TypedDict):
    """The breach `bids.too-low`."""

    code: Literal["bids.too-low"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    amount: int
    minimum: int


class BonusFlagMissingBreach(TypedDict):
    """The breach `bonus.flag-missing`."""

    code: Literal["bonus.flag-missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class BonusFlagWrongBreach(TypedDict):
    """The breach `bonus.flag-wrong`."""

    code: Literal["bonus.flag-wrong"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class BonusOutOfPlaceBreach(TypedDict):
    """The breach `bonus.out-of-place`."""

    code: Literal["bonus.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class BonusWithoutLineBreach(TypedDict):
    """The breach `bonus.without-line`."""

    code: Literal["bonus.without-line"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class DealWithTableBreach(TypedDict):
    """The breach `deal.with-table`."""

    code: Literal["deal.with-table"]
    detail: Sentence
    pointer: Pointer


class DealWrongCommitmentBreach(TypedDict):
    """The breach `deal.wrong-commitment`."""

    code: Literal["deal.wrong-commitment"]
    detail: Sentence
    pointer: Pointer


class DeckWrongFormBreach(TypedDict):
    """The breach `deck.wrong-form`."""

    code: Literal["deck.wrong-form"]
    detail: Sentence
    pointer: Pointer
    dealer: str


class AuctionlandEndWrongReasonBreach(TypedDict):
    """The breach `end.wrong-reason`."""

    code: Literal["end.wrong-reason"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ended_by: str | None


class EndedByMissingBreach(TypedDict):
    """The breach `ended-by.missing`."""

    code: Literal["ended-by.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class EndedByOutOfPlaceBreach(TypedDict):
    """The breach `ended-by.out-of-place`."""

    code: Literal["ended-by.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class HighBidderPassedBreach(TypedDict):
    """The breach `high-bidder.passed`."""

    code: Literal["high-bidder.passed"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class HighBidderWrongBreach(TypedDict):
    """The breach `high-bidder.wrong`."""

    code: Literal["high-bidder.wrong"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    high_bidder: PlayerId | None
    highest: PlayerId | None


class HoldingMissingBreach(TypedDict):
    """The breach `holding.missing`."""

    code: Literal["holding.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class HoldingOutOfPlaceBreach(TypedDict):
    """The breach `holding.out-of-place`."""

    code: Literal["holding.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


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
    """The breach `island.full`."""

    code: Literal["island.full"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tiles: int


class IslandNotConnectedBreach(TypedDict):
    """The breach `island.not-connected`."""

    code: Literal["island.not-connected"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class IslandOutOfRangeBreach(TypedDict):
    """The breach `island.out-of-range`."""

    code: Literal["island.out-of-range"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    maximum: int


class IslandSpanExceededBreach(TypedDict):
    """The breach `island.span-exceeded`."""

    code: Literal["island.span-exceeded"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    span: int
    maximum: int


class IslandTwoOnACellBreach(TypedDict):
    """The breach `island.two-on-a-cell`."""

    code: Literal["island.two-on-a-cell"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    x: int
    y: int


class MarketEmptyBreach(TypedDict):
    """The breach `market.empty`."""

    code: Literal["market.empty"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class MarketNotFullBreach(TypedDict):
    """The breach `market.not-full`."""

    code: Literal["market.not-full"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class MarketTooLongBreach(TypedDict):
    """The breach `market.too-long`."""

    code: Literal["market.too-long"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    maximum: int


class MoneyTooMuchBreach(TypedDict):
    """The breach `money.too-much`."""

    code: Literal["money.too-much"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    maximum: int


class MoneyWrongTotalBreach(TypedDict):
    """The breach `money.wrong-total`."""

    code: Literal["money.wrong-total"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    expected: int


class OptionsAwardsIncreasingBreach(TypedDict):
    """The breach `options.awards-increasing`."""

    code: Literal["options.awards-increasing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class OptionsDefaultGivenBreach(TypedDict):
    """The breach `options.default-given`."""

    code: Literal["options.default-given"]
    detail: Sentence
    pointer: Pointer
    option: str


class OptionsMarketTooLargeBreach(TypedDict):
    """The breach `options.market-too-large`."""

    code: Literal["options.market-too-large"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    market_size: int
    tiles: int


class OptionsMoneyCountBreach(TypedDict):
    """The breach `options.money-count`."""

    code: Literal["options.money-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    players: int


class PassedByAuctioneerBreach(TypedDict):
    """The breach `passed.by-auctioneer`."""

    code: Literal["passed.by-auctioneer"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class PassedTwiceBreach(TypedDict):
    """The breach `passed.twice`."""

    code: Literal["passed.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class PlayerStrangerBreach(TypedDict):
    """The breach `player.stranger`."""

    code: Literal["player.stranger"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class PlayerTwiceBreach(TypedDict):
    """The breach `player.twice`."""

    code: Literal["player.twice"]
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class AuctionlandPlyImpossibleBreach(TypedDict):
    """The breach `ply.impossible`."""

    code: Literal["ply.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ply: int
    minimum: int


class RevealNothingMissingBreach(TypedDict):
    """The breach `reveal.nothing-missing`."""

    code: Literal["reveal.nothing-missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int


class RevealServiceDealsBreach(TypedDict):
    """The breach `reveal.service-deals`."""

    code: Literal["reveal.service-deals"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class AuctionlandRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`."""

    code: Literal["round.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int
    taken: int


class TileMissingBreach(TypedDict):
    """The breach `tile.missing`."""

    code: Literal["tile.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class AuctionlandTileTwiceBreach(TypedDict):
    """The breach `tile.twice`."""

    code: Literal["tile.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str


class AuctionlandTileUnknownBreach(TypedDict):
    """The breach `tile.unknown`."""

    code: Literal["tile.unknown"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str


class AuctionlandTilesIdTwiceBreach(TypedDict):
    """The breach `tiles.id-twice`."""

    code: Literal["tiles.id-twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str


class AuctionlandTilesSideTwiceBreach(TypedDict):
    """The breach `tiles.side-twice`."""

    code: Literal["tiles.side-twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    tile: str
    side: str


class VariantUnknownBreach(TypedDict):
    """The breach `variant.unknown`."""

    code: Literal["variant.unknown"]
    detail: Sentence
    pointer: Pointer
    variant: str
    ruleset: str
    variants: list[Variant]


AuctionlandBreach: TypeAlias = (
    AuctionMissingBreach
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
    | MoneyTooMuchBreach
    | MoneyWrongTotalBreach
    | OptionsAwardsIncreasingBreach
    | OptionsDefaultGivenBreach
    | OptionsMarketTooLargeBreach
    | OptionsMoneyCountBreach
    | PassedByAuctioneerBreach
    | PassedTwiceBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | AuctionlandPlyImpossibleBreach
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
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[AuctionlandBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class BidTooHighViolation(TypedDict):
    """The violation `bid.too-high`."""

    code: Literal["bid.too-high"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    amount: int
    maximum: int


class BidTooLowViolation(TypedDict):
    """The violation `bid.too-low`."""

    code: Literal["bid.too-low"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    amount: int
    minimum: int
    highest: int


class GameFinishedViolation(TypedDict):
    """The violation `game.finished`."""

    code: Literal["game.finished"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class KeepNoRoomViolation(TypedDict):
    """The violation `keep.no-room`."""

    code: Literal["keep.no-room"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    tiles: int


class KeepNotEnoughMoneyViolation(TypedDict):
    """The violation `keep.not-enough-money`."""

    code: Literal["keep.not-enough-money"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    price: int
    money: int


class PassHighestBidderViolation(TypedDict):
    """The violation `pass.highest-bidder`."""

    code: Literal["pass.highest-bidder"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    bid: int


ExpectedItem: TypeAlias = str


class AuctionlandPhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`."""

    code: Literal["phase.wrong-action"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    phase: str
    expected: list[ExpectedItem]


class PlaceNotAdjacentViolation(TypedDict):
    """The violation `place.not-adjacent`."""

    code: Literal["place.not-adjacent"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    y: int


class PlaceOccupiedViolation(TypedDict):
    """The violation `place.occupied`."""

    code: Literal["place.occupied"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    y: int


class PlaceOutOfRangeViolation(TypedDict):
    """The violation `place.out-of-range`."""

    code: Literal["place.out-of-range"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    y: int
    maximum: int


class PlaceSpanExceededViolation(TypedDict):
    """The violation `place.span-exceeded`."""

    code: Literal["place.span-exceeded"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    x: int
    y: int
    span: int


class PlayerUnknownViolation(TypedDict):
    """The violation `player.unknown`."""

    code: Literal["player.unknown"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    players: list[PlayerId]


class PositionNotInMarketViolation(TypedDict):
    """The violation `position.not-in-market`."""

    code: Literal["position.not-in-market"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    position: int
    tiles: int


class PositionTooExpensiveViolation(TypedDict):
    """The violation `position.too-expensive`."""

    code: Literal["position.too-expensive"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    position: int
    price: int
    money: int


class AuctionlandRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`."""

    code: Literal["reveal.not-possible"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    tile: str


class RevealWrongCountViolation(TypedDict):
    """The violation `reveal.wrong-count`."""

    code: Literal["reveal.wrong-count"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class TurnNotYoursViolation(TypedDict):
    """The violation `turn.not-yours`."""

    code: Literal["turn.not-yours"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    to_act: list[PlayerId]


AuctionlandViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | GameFinishedViolation
    | KeepNoRoomViolation
    | KeepNotEnoughMoneyViolation
    | PassHighestBidderViolation
    | AuctionlandPhaseWrongActionViolation
    | PlaceNotAdjacentViolation
    | PlaceOccupiedViolation
    | PlaceOutOfRangeViolation
    | PlaceSpanExceededViolation
    | PlayerUnknownViolation
    | PositionNotInMarketViolation
    | PositionTooExpensiveViolation
    | AuctionlandRevealNotPossibleViolation
    | RevealWrongCountViolation
    | TurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class AuctionlandClaimLegalAction(TypedDict):
    """LegalAction `claim`."""

    type: Literal["claim"]
    player: PlayerId
    position: int


AuctionlandRotation: TypeAlias = Literal[0, 90, 180, 270]
"""By how many degrees a tile is turned clockwise."""


class AuctionlandPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    player: PlayerId
    x: int
    y: int
    rotation: AuctionlandRotation


class AuctionlandOfferLegalAction(TypedDict):
    """LegalAction `offer`."""

    type: Literal["offer"]
    player: PlayerId
    position: int


class Range(TypedDict):
    """Every integer from `minimum` to `maximum`, both included."""

    minimum: int
    maximum: int


Amount: TypeAlias = Range | int
"""What may be bid: a range, both ends included; one amount where every bid is listed (`expand`)."""


class AuctionlandBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: Amount


class AuctionlandPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: PlayerId


class AuctionlandSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: PlayerId


class AuctionlandKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    player: PlayerId


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
    player: Literal["table"]
    tiles: AuctionlandTilesDue


AuctionlandLegalAction: TypeAlias = (
    AuctionlandClaimLegalAction
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
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[AuctionlandViolation]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    legal_actions: list[AuctionlandLegalAction]


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
    sides: list[AuctionlandSide]


AuctionlandIconId: TypeAlias = Literal["peace", "love", "music"]
"""A kind of icon."""


class AuctionlandTile(TypedDict):
    """A tile: regions, and icons that may repeat."""

    id: str
    regions: list[AuctionlandRegion]
    icons: list[AuctionlandIconId]


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


IconAward: TypeAlias = int


StartingMoneyItem: TypeAlias = int


class AuctionlandOptions(TypedDict):
    """Own tiles and figures, and rulings; those that are not given are at their defaults."""

    tiles: NotRequired[AuctionlandTiles]
    score_grid: NotRequired[AuctionlandScoreGrid]
    icon_awards: NotRequired[list[IconAward]]
    market_size: NotRequired[int]
    starting_money: NotRequired[list[StartingMoneyItem]]
    coast: NotRequired[AuctionlandCoast]
    icons_needed: NotRequired[int]
    unsold: NotRequired[AuctionlandUnsold]
    minimum_bid: NotRequired[Literal[1]]
    end_check: NotRequired[AuctionlandEndCheck]
    keep_surcharge: NotRequired[int]
    market_empty: NotRequired[Literal["end"]]
    final_tie: NotRequired[FinalTie]
    open_money: NotRequired[bool]


SeatId: TypeAlias = str
"""The id of a player with a seat; `table` and `spectator` are taken."""


Dealer: TypeAlias = Literal["service", "table"]
"""Who deals: the service, or a real table, whose cards the service learns only as they are turned up."""


StackItem: TypeAlias = str


MarketItem: TypeAlias = str


class AuctionlandDeal(TypedDict):
    """The whole stack, next first; where a table deals, the first market."""

    stack: NotRequired[list[StackItem]]
    market: NotRequired[list[MarketItem]]


class AuctionlandSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[AuctionlandRulesetId]
    variant: NotRequired[AuctionlandVariant]
    options: NotRequired[AuctionlandOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[AuctionlandDeal]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class DealRecord(TypedDict):
    """The seed of the service's shuffle, and the commitment to it."""

    seed: str
    commitment: str


class AuctionlandPlacement(TypedDict):
    """A tile on an island; x grows east, y grows south."""

    tile: str
    x: int
    y: int
    rotation: AuctionlandRotation


class AuctionlandPlayer(TypedDict):
    """A player's part of the state."""

    id: SeatId
    money: int
    island: list[AuctionlandPlacement]
    bonus_used: bool


AuctionlandPhase: TypeAlias = Literal["claim", "place", "offer", "bidding", "settling", "reveal", "finished"]
"""A part of a turn or of the game, with its actions."""


class AuctionlandStall(TypedDict):
    """A tile in the market, and the money that lies on it."""

    tile: str
    money: int


AuctionlandStackItem: TypeAlias = str


AuctionlandStack: TypeAlias = list[AuctionlandStackItem] | int
"""Tiles, next first; how many, where a table deals."""


AuctionlandHolding = TypedDict(
    "AuctionlandHolding",
    {
        "player": PlayerId,
        "tile": str,
        "from": AuctionlandTileSource,
    },
)


class AuctionlandAuction(TypedDict):
    """A running auction: each bidder's latest bid, and who has passed, in order."""

    tile: str
    bids: dict[PlayerId, int]
    high_bidder: PlayerId | None
    passed: list[PlayerId]


AuctionlandEndReason: TypeAlias = Literal["island-full", "market-empty"]
"""Why the game has ended."""


RemovedItem: TypeAlias = str


class AuctionlandState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["auctionland"]
    schema_version: Literal[1]
    ruleset: AuctionlandRulesetId
    variant: AuctionlandVariant
    options: AuctionlandOptions
    dealer: Dealer
    deal: DealRecord | None
    players: list[AuctionlandPlayer]
    phase: AuctionlandPhase
    round: int
    ply: int
    history: str
    market: list[AuctionlandStall]
    stack: AuctionlandStack
    removed: list[RemovedItem]
    auctioneer: PlayerId
    holding: AuctionlandHolding | None
    bonus: PlayerId | None
    auction: AuctionlandAuction | None
    auctioned: bool
    ended_by: AuctionlandEndReason | None


class AuctionSkippedEvent(TypedDict):
    """The event `auction-skipped`."""

    type: Literal["auction-skipped"]
    player: PlayerId
    rule: RuleId
    text: Sentence


class BidEvent(TypedDict):
    """The event `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: int
    rule: RuleId
    text: Sentence


class BonusDueEvent(TypedDict):
    """The event `bonus-due`."""

    type: Literal["bonus-due"]
    player: PlayerId
    rule: RuleId
    text: Sentence


class AuctionlandClaimEvent(TypedDict):
    """The event `claim`."""

    type: Literal["claim"]
    player: PlayerId
    position: int
    tile: str
    paid: int
    found: int
    rule: RuleId
    text: Sentence


class AuctionlandGameFinishedEvent(TypedDict):
    """The event `game-finished`."""

    type: Literal["game-finished"]
    reason: AuctionlandEndReason
    winners: list[PlayerId]
    rule: RuleId
    text: Sentence


class AuctionlandGameSetUpEvent(TypedDict):
    """The event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: PlayerId
    money: list[int]
    tiles: int
    market: list[MarketItem]
    rule: RuleId
    text: Sentence


class AuctionlandKeptEvent(TypedDict):
    """The event `kept`."""

    type: Literal["kept"]
    player: PlayerId
    bidder: PlayerId
    tile: str
    price: int
    rule: RuleId
    text: Sentence


Tile: TypeAlias = str


class MarketRefilledEvent(TypedDict):
    """The event `market-refilled`."""

    type: Literal["market-refilled"]
    tiles: list[Tile]
    rule: RuleId
    text: Sentence


class AuctionlandOfferEvent(TypedDict):
    """The event `offer`."""

    type: Literal["offer"]
    player: PlayerId
    position: int
    tile: str
    paid: int
    found: int
    rule: RuleId
    text: Sentence


class PassEvent(TypedDict):
    """The event `pass`."""

    type: Literal["pass"]
    player: PlayerId
    rule: RuleId
    text: Sentence


class AuctionlandPlacedEvent(TypedDict):
    """The event `placed`."""

    type: Literal["placed"]
    player: PlayerId
    tile: str
    x: int
    y: int
    rotation: AuctionlandRotation
    rule: RuleId
    text: Sentence


class AuctionlandSoldEvent(TypedDict):
    """The event `sold`."""

    type: Literal["sold"]
    player: PlayerId
    buyer: PlayerId
    tile: str
    price: int
    rule: RuleId
    text: Sentence


class AuctionlandTakenFreeEvent(TypedDict):
    """The event `taken-free`."""

    type: Literal["taken-free"]
    player: PlayerId
    tile: str
    rule: RuleId
    text: Sentence


class AuctionlandTileRemovedEvent(TypedDict):
    """The event `tile-removed`."""

    type: Literal["tile-removed"]
    tile: str
    rule: RuleId
    text: Sentence


class TurnBeginsEvent(TypedDict):
    """The event `turn-begins`."""

    type: Literal["turn-begins"]
    round: int
    player: PlayerId
    rule: RuleId
    text: Sentence


AuctionlandEvent: TypeAlias = (
    AuctionSkippedEvent
    | BidEvent
    | BonusDueEvent
    | AuctionlandClaimEvent
    | AuctionlandGameFinishedEvent
    | AuctionlandGameSetUpEvent
    | AuctionlandKeptEvent
    | MarketRefilledEvent
    | AuctionlandOfferEvent
    | PassEvent
    | AuctionlandPlacedEvent
    | AuctionlandSoldEvent
    | AuctionlandTakenFreeEvent
    | AuctionlandTileRemovedEvent
    | TurnBeginsEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


AuctionlandUnit: TypeAlias = Literal["points"]
"""What a total counts."""


class AuctionlandCounted(TypedDict):
    """Tiles that count, and the points that the grid gives for them."""

    tiles: int
    points: int


class AuctionlandIcon(TypedDict):
    """How many of an icon, the place that they take (null if too few to be ranked), and its points."""

    count: int
    place: int | None
    points: int


class AuctionlandIcons(TypedDict):
    """By kind of icon."""

    peace: AuctionlandIcon
    love: AuctionlandIcon
    music: AuctionlandIcon


class AuctionlandBreakdown(TypedDict):
    """A total, broken down."""

    park: AuctionlandCounted
    water: AuctionlandCounted
    housing: int
    forest: int
    product: int
    icons: AuctionlandIcons


TiebreakItem: TypeAlias = int


class AuctionlandStanding(TypedDict):
    """One player's place."""

    rank: int
    player: PlayerId
    total: int
    breakdown: AuctionlandBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


DecidedBy: TypeAlias = Literal["total", "tiebreak", "shared", "none"]
"""What decided who has won."""


RulingValueItem: TypeAlias = int


RulingValue: TypeAlias = str | int | bool | list[RulingValueItem]
"""The value of an option: a term of the contract, a figure, yes or no, or a list."""


class AuctionlandRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: RulingValue
    why: str


class AuctionlandScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: AuctionlandUnit
    standings: list[AuctionlandStanding]
    winners: list[PlayerId]
    decided_by: DecidedBy
    rulings: list[AuctionlandRulingInForce]


class DealSeen(TypedDict):
    """The commitment to the seed of the service's shuffle; the seed itself once the game is finished."""

    seed: NotRequired[str]
    commitment: str


class AuctionlandSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    money: int | None
    island: list[AuctionlandPlacement]
    bonus_used: bool


class Hidden(TypedDict):
    """Cards that a viewer may count and not see."""

    hidden: int


AuctionlandSeenStackItem: TypeAlias = str


AuctionlandSeenStack: TypeAlias = list[AuctionlandSeenStackItem] | int | Hidden
"""How many tiles are left; the tiles themselves once the game is finished."""


class AuctionlandView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["auctionland"]
    schema_version: Literal[1]
    ruleset: AuctionlandRulesetId
    variant: AuctionlandVariant
    options: AuctionlandOptions
    dealer: Dealer
    deal: DealSeen | None
    players: list[AuctionlandSeenPlayer]
    phase: AuctionlandPhase
    round: int
    ply: int
    history: NotRequired[str]
    market: list[AuctionlandStall]
    stack: AuctionlandSeenStack
    removed: list[RemovedItem]
    auctioneer: PlayerId
    holding: AuctionlandHolding | None
    bonus: PlayerId | None
    auction: AuctionlandAuction | None
    auctioned: bool
    ended_by: AuctionlandEndReason | None


class AuctionlandSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: AuctionlandView
    legal_actions: list[AuctionlandLegalAction]


class AuctionlandPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: AuctionlandState
    to_act: list[PlayerId]
    legal_actions: list[AuctionlandLegalAction]
    events: list[AuctionlandEvent]
    finished: bool
    scores: AuctionlandScoresheet | None
    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


AuctionlandActionRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState | AuctionlandIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


class AuctionlandClaimAction(TypedDict):
    """Action `claim`."""

    type: Literal["claim"]
    player: PlayerId
    position: int


class AuctionlandPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    player: PlayerId
    x: int
    y: int
    rotation: AuctionlandRotation


class AuctionlandOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    player: PlayerId
    position: int


class AuctionlandBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: int


class AuctionlandPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: PlayerId


class AuctionlandSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: PlayerId


class AuctionlandKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    player: PlayerId


class AuctionlandRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    tiles: list[Tile]


AuctionlandAction: TypeAlias = (
    AuctionlandClaimAction
    | AuctionlandPlaceAction
    | AuctionlandOfferAction
    | AuctionlandBidAction
    | AuctionlandPassAction
    | AuctionlandSellAction
    | AuctionlandKeepAction
    | AuctionlandRevealAction
)
"""What a player does, or what the table reports."""


class AuctionlandActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: AuctionlandState
    action: AuctionlandAction
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


AuctionlandStateRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class AuctionlandLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: AuctionlandState
    player: NotRequired[PlayerId]
    expand: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    legal_actions: list[AuctionlandLegalAction]


AuctionlandScoresRefusal: TypeAlias = InvalidRequest | AuctionlandInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class AuctionlandScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: AuctionlandState
    final: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    money: int
    island: list[AuctionlandPlacement]


class AuctionlandTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[AuctionlandRulesetId]
    variant: NotRequired[AuctionlandVariant]
    options: NotRequired[AuctionlandOptions]
    players: list[AuctionlandTallyPlayer]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: AuctionlandState
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
    legal_actions: NotRequired[list[AuctionlandLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AuctionlandInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: AuctionlandState
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[AuctionlandBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AuctionlandSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[AuctionlandRulesetId]
    variant: NotRequired[AuctionlandVariant]
    options: NotRequired[AuctionlandOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[AuctionlandDeal]


class AuctionlandReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["auctionland"]]
    """The id of the game."""

    setup: NotRequired[AuctionlandSetup]
    state: NotRequired[AuctionlandState]
    actions: list[AuctionlandAction]
    history: NotRequired[str]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[AuctionlandScoresheet]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class AuctionlandRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: AuctionlandIllegalAction


class AuctionlandReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: AuctionlandPosition
    applied: int
    refused: AuctionlandRefused | None
    events: list[AuctionlandEvent]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[PlayerId, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class BidsOutOfOrderBreach(TypedDict):
    """The breach `bids.out-of-order`."""

    code: Literal["bids.out-of-order"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class BidsOutOfPlaceBreach(TypedDict):
    """The breach `bids.out-of-place`."""

    code: Literal["bids.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class CardMissingBreach(TypedDict):
    """The breach `card.missing`."""

    code: Literal["card.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    missing: NotRequired[list[int]]
    expected: NotRequired[int]
    count: NotRequired[int]


class CardTwiceBreach(TypedDict):
    """The breach `card.twice`."""

    code: Literal["card.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    card: int


class CardUnknownBreach(TypedDict):
    """The breach `card.unknown`."""

    code: Literal["card.unknown"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    card: int


class ChequesWrongCountBreach(TypedDict):
    """The breach `cheques.wrong-count`."""

    code: Literal["cheques.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class ChoicesCompleteBreach(TypedDict):
    """The breach `choices.complete`."""

    code: Literal["choices.complete"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class ChoicesNotInHandBreach(TypedDict):
    """The breach `choices.not-in-hand`."""

    code: Literal["choices.not-in-hand"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId
    house: int


class ChoicesOutOfPlaceBreach(TypedDict):
    """The breach `choices.out-of-place`."""

    code: Literal["choices.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class CoinsTooManyBreach(TypedDict):
    """The breach `coins.too-many`."""

    code: Literal["coins.too-many"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    coins: int
    maximum: int


class DeckWrongCountBreach(TypedDict):
    """The breach `deck.wrong-count`."""

    code: Literal["deck.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class FinishedHousesLeftBreach(TypedDict):
    """The breach `finished.houses-left`."""

    code: Literal["finished.houses-left"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int


class HousesWrongCountBreach(TypedDict):
    """The breach `houses.wrong-count`."""

    code: Literal["houses.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: NotRequired[int]
    minimum: NotRequired[int]
    maximum: NotRequired[int]


class ListNotAscendingBreach(TypedDict):
    """The breach `list.not-ascending`."""

    code: Literal["list.not-ascending"]
    detail: Sentence
    pointer: Pointer


class MarketNotLowestFirstBreach(TypedDict):
    """The breach `market.not-lowest-first`."""

    code: Literal["market.not-lowest-first"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class MarketWrongCountBreach(TypedDict):
    """The breach `market.wrong-count`."""

    code: Literal["market.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class OptionsDecksDifferBreach(TypedDict):
    """The breach `options.decks-differ`."""

    code: Literal["options.decks-differ"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    houses: int
    cheques: int


class OptionsHouseTwiceBreach(TypedDict):
    """The breach `options.house-twice`."""

    code: Literal["options.house-twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    house: int


class OptionsNoFullRoundBreach(TypedDict):
    """The breach `options.no-full-round`."""

    code: Literal["options.no-full-round"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    houses: int
    removed: int
    per_round: int


class PassedEverybodyBreach(TypedDict):
    """The breach `passed.everybody`."""

    code: Literal["passed.everybody"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    most: int


class PassedOutOfOrderBreach(TypedDict):
    """The breach `passed.out-of-order`."""

    code: Literal["passed.out-of-order"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class PassedOutOfPlaceBreach(TypedDict):
    """The breach `passed.out-of-place`."""

    code: Literal["passed.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class PhaseImpossibleBreach(TypedDict):
    """The breach `phase.impossible`."""

    code: Literal["phase.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class PlayersCountBreach(TypedDict):
    """The breach `players.count`."""

    code: Literal["players.count"]
    detail: Sentence
    pointer: Pointer
    players: int
    ruleset: str
    player_counts: list[int]


class RemovedWrongCountBreach(TypedDict):
    """The breach `removed.wrong-count`."""

    code: Literal["removed.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class ForSaleRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`."""

    code: Literal["round.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int
    rounds: int


class SoldWrongCountBreach(TypedDict):
    """The breach `sold.wrong-count`."""

    code: Literal["sold.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class SweepDueBreach(TypedDict):
    """The breach `sweep.due`."""

    code: Literal["sweep.due"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class TallyWrongCountBreach(TypedDict):
    """The breach `tally.wrong-count`."""

    code: Literal["tally.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    minimum: int
    maximum: int


class TallyWrongTotalBreach(TypedDict):
    """The breach `tally.wrong-total`."""

    code: Literal["tally.wrong-total"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: NotRequired[int]
    maximum: NotRequired[int]


class TurnImpossibleBreach(TypedDict):
    """The breach `turn.impossible`."""

    code: Literal["turn.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    turn: PlayerId | None
    phase: str


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
    | CoinsTooManyBreach
    | DealWithTableBreach
    | DealWrongCommitmentBreach
    | DeckWrongCountBreach
    | DeckWrongFormBreach
    | FinishedHousesLeftBreach
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
    | PhaseImpossibleBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | PlayersCountBreach
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
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[ForSaleBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class HouseNotInHandViolation(TypedDict):
    """The violation `house.not-in-hand`."""

    code: Literal["house.not-in-hand"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    house: int
    hand: list[int]


class ForSalePhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`."""

    code: Literal["phase.wrong-action"]
    rule: NotRequired[RuleId]
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    phase: str
    expected: list[ExpectedItem]
    deck: NotRequired[str]


class ForSaleRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`."""

    code: Literal["reveal.not-possible"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    card: int


ForSaleViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | GameFinishedViolation
    | HouseNotInHandViolation
    | ForSalePhaseWrongActionViolation
    | PlayerUnknownViolation
    | ForSaleRevealNotPossibleViolation
    | RevealWrongCountViolation
    | TurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class ForSaleBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: Amount


class ForSalePassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: PlayerId


class ForSaleSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: PlayerId
    house: int


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
    player: Literal["table"]
    houses: NotRequired[Due]
    cheques: NotRequired[Due]


ForSaleLegalAction: TypeAlias = (
    ForSaleBidLegalAction | ForSalePassLegalAction | ForSaleSellLegalAction | ForSaleRevealLegalAction
)
"""What may be done now: an action to send back, or a range of them."""


class ForSaleIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[ForSaleViolation]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    legal_actions: list[ForSaleLegalAction]


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
    cheques: list[Cheque]


class ForSaleSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[ForSaleRulesetId]
    variant: NotRequired[ForSaleVariant]
    options: NotRequired[ForSaleOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[ForSaleDeal]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSalePlayer(TypedDict):
    """A player's part of the state."""

    id: SeatId
    coins: int
    houses: list[House]
    cheques: list[Cheque]


ForSalePhase: TypeAlias = Literal["buying", "selling", "finished"]
"""A part of a turn or of the game, with its actions."""


class ForSaleMarket(TypedDict):
    """What lies open, ascending."""

    houses: list[House]
    cheques: list[Cheque]


ForSaleDeckItem: TypeAlias = int


ForSaleDeck: TypeAlias = list[ForSaleDeckItem] | int
"""Cards in the order of drawing; how many, where a table deals."""


class ForSaleCards(TypedDict):
    """Cards of both decks; counts where a table deals."""

    houses: ForSaleDeck
    cheques: ForSaleDeck


SoldItem: TypeAlias = int


class ForSaleState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["for-sale"]
    schema_version: Literal[1]
    ruleset: ForSaleRulesetId
    variant: ForSaleVariant
    options: ForSaleOptions
    dealer: Dealer
    deal: DealRecord | None
    players: list[ForSalePlayer]
    phase: ForSalePhase
    round: int
    ply: int
    history: str
    first_player: PlayerId
    turn: PlayerId | None
    market: ForSaleMarket
    bids: dict[PlayerId, int]
    passed: list[PlayerId]
    choices: dict[PlayerId, int]
    decks: ForSaleCards
    removed: ForSaleCards
    sold: list[SoldItem]


class ChequesRevealedEvent(TypedDict):
    """The event `cheques-revealed`."""

    type: Literal["cheques-revealed"]
    round: int
    cheques: list[int]
    rule: RuleId
    text: Sentence


class ForSaleGameFinishedEvent(TypedDict):
    """The event `game-finished`."""

    type: Literal["game-finished"]
    winners: list[PlayerId]
    rule: RuleId
    text: Sentence


class ForSaleGameSetUpEvent(TypedDict):
    """The event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: PlayerId
    coins: int
    cards: int
    removed: int
    rule: RuleId
    text: Sentence


class HouseSoldEvent(TypedDict):
    """The event `house-sold`."""

    type: Literal["house-sold"]
    player: PlayerId
    house: int
    cheque: int
    rule: RuleId
    text: Sentence


class HouseTakenEvent(TypedDict):
    """The event `house-taken`."""

    type: Literal["house-taken"]
    player: PlayerId
    house: int
    paid: int
    refund: int
    rule: RuleId
    text: Sentence


class HouseWonEvent(TypedDict):
    """The event `house-won`."""

    type: Literal["house-won"]
    player: PlayerId
    house: int
    paid: int
    rule: RuleId
    text: Sentence


class HousesRevealedEvent(TypedDict):
    """The event `houses-revealed`."""

    type: Literal["houses-revealed"]
    round: int
    houses: list[int]
    rule: RuleId
    text: Sentence


class LeftEmptyHandedEvent(TypedDict):
    """The event `left-empty-handed`."""

    type: Literal["left-empty-handed"]
    player: PlayerId
    refund: int
    rule: RuleId
    text: Sentence


class LeftoversDiscardedEvent(TypedDict):
    """The event `leftovers-discarded`."""

    type: Literal["leftovers-discarded"]
    count: int
    rule: RuleId
    text: Sentence


class SellEvent(TypedDict):
    """The event `sell`."""

    type: Literal["sell"]
    player: PlayerId
    rule: RuleId
    text: Sentence


class SellingBeginsEvent(TypedDict):
    """The event `selling-begins`."""

    type: Literal["selling-begins"]
    rule: RuleId
    text: Sentence


class SweepEvent(TypedDict):
    """The event `sweep`."""

    type: Literal["sweep"]
    player: PlayerId
    houses: list[int]
    cheques: list[int]
    rule: RuleId
    text: Sentence


ForSaleEvent: TypeAlias = (
    BidEvent
    | ChequesRevealedEvent
    | ForSaleGameFinishedEvent
    | ForSaleGameSetUpEvent
    | HouseSoldEvent
    | HouseTakenEvent
    | HouseWonEvent
    | HousesRevealedEvent
    | LeftEmptyHandedEvent
    | LeftoversDiscardedEvent
    | PassEvent
    | SellEvent
    | SellingBeginsEvent
    | SweepEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


ForSaleUnit: TypeAlias = Literal["million", "thousand dollars"]
"""What a total counts."""


class ForSaleBreakdown(TypedDict):
    """A total, broken down."""

    cheques: list[Cheque]
    cheque_total: int
    coins: int


class ForSaleStanding(TypedDict):
    """One player's place."""

    rank: int
    player: PlayerId
    total: int
    breakdown: ForSaleBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


class ForSaleRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: RulingValue
    why: str


class ForSaleScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: ForSaleUnit
    standings: list[ForSaleStanding]
    winners: list[PlayerId]
    decided_by: DecidedBy
    rulings: list[ForSaleRulingInForce]


ForSaleSeenHandItem: TypeAlias = int


ForSaleSeenHand: TypeAlias = list[ForSaleSeenHandItem] | Hidden
"""A player's cards; how many there are, for all others."""


class ForSaleSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    coins: int | None
    houses: ForSaleSeenHand
    cheques: ForSaleSeenHand


ForSaleSeenDeckItem: TypeAlias = int


ForSaleSeenDeck: TypeAlias = list[ForSaleSeenDeckItem] | int | Hidden
"""How many cards there are; the cards themselves once the game is finished."""


class ForSaleSeenCards(TypedDict):
    """Cards of both decks as a viewer counts them; the cards themselves once the game is finished."""

    houses: ForSaleSeenDeck
    cheques: ForSaleSeenDeck


class ForSaleView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["for-sale"]
    schema_version: Literal[1]
    ruleset: ForSaleRulesetId
    variant: ForSaleVariant
    options: ForSaleOptions
    dealer: Dealer
    deal: DealSeen | None
    players: list[ForSaleSeenPlayer]
    phase: ForSalePhase
    round: int
    ply: int
    history: NotRequired[str]
    first_player: PlayerId
    turn: PlayerId | None
    market: ForSaleMarket
    bids: dict[PlayerId, int]
    passed: list[PlayerId]
    choices: dict[PlayerId, int | None]
    decks: ForSaleSeenCards
    removed: ForSaleSeenCards
    sold: list[SoldItem]


class ForSaleSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: ForSaleView
    legal_actions: list[ForSaleLegalAction]


class ForSalePosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: ForSaleState
    to_act: list[PlayerId]
    legal_actions: list[ForSaleLegalAction]
    events: list[ForSaleEvent]
    finished: bool
    scores: ForSaleScoresheet | None
    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


ForSaleActionRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState | ForSaleIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: int


class ForSalePassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: PlayerId


class ForSaleSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: PlayerId
    house: int


class ForSaleRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    houses: NotRequired[list[House]]
    cheques: NotRequired[list[Cheque]]


ForSaleAction: TypeAlias = ForSaleBidAction | ForSalePassAction | ForSaleSellAction | ForSaleRevealAction
"""What a player does, or what the table reports."""


class ForSaleActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: ForSaleState
    action: ForSaleAction
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


ForSaleStateRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: ForSaleState
    player: NotRequired[PlayerId]
    expand: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    legal_actions: list[ForSaleLegalAction]


ForSaleScoresRefusal: TypeAlias = InvalidRequest | ForSaleInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class ForSaleScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: ForSaleState
    final: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    coins: int
    cheques: list[Cheque]


class ForSaleTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[ForSaleRulesetId]
    variant: NotRequired[ForSaleVariant]
    options: NotRequired[ForSaleOptions]
    players: list[ForSaleTallyPlayer]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: ForSaleState
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
    legal_actions: NotRequired[list[ForSaleLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class ForSaleInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: ForSaleState
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[ForSaleBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class ForSaleSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[ForSaleRulesetId]
    variant: NotRequired[ForSaleVariant]
    options: NotRequired[ForSaleOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[ForSaleDeal]


class ForSaleReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["for-sale"]]
    """The id of the game."""

    setup: NotRequired[ForSaleSetup]
    state: NotRequired[ForSaleState]
    actions: list[ForSaleAction]
    history: NotRequired[str]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[ForSaleScoresheet]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class ForSaleRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: ForSaleIllegalAction


class ForSaleReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: ForSalePosition
    applied: int
    refused: ForSaleRefused | None
    events: list[ForSaleEvent]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[PlayerId, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class BidsAndPassedBreach(TypedDict):
    """The breach `bids.and-passed`."""

    code: Literal["bids.and-passed"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    player: PlayerId


class BidsMissingBreach(TypedDict):
    """The breach `bids.missing`."""

    code: Literal["bids.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class BidsNotRisingBreach(TypedDict):
    """The breach `bids.not-rising`."""

    code: Literal["bids.not-rising"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    bids: list[int]


TheEstatesRowId: TypeAlias = Literal["upper", "middle", "lower"]
"""A row of the board, on which buildings stand. (The market's rows have numbers.)"""


class TheEstatesBoardGapBreach(TypedDict):
    """The breach `board.gap`."""

    code: Literal["board.gap"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int


class BoardNotDescendingBreach(TypedDict):
    """The breach `board.not-descending`."""

    code: Literal["board.not-descending"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    cubes: list[int]


class TheEstatesBoardOneCubeLotBreach(TypedDict):
    """The breach `board.one-cube-lot`."""

    code: Literal["board.one-cube-lot"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int


class TheEstatesBoardRequirementOutOfBoundsBreach(TypedDict):
    """The breach `board.requirement-out-of-bounds`."""

    code: Literal["board.requirement-out-of-bounds"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    minimum: int
    maximum: int


class BoardThreeRowsCompleteBreach(TypedDict):
    """The breach `board.three-rows-complete`."""

    code: Literal["board.three-rows-complete"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class TheEstatesBoardTooManyLotsBreach(TypedDict):
    """The breach `board.too-many-lots`."""

    code: Literal["board.too-many-lots"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    developed: int
    requirement: int


class TheEstatesBoardWrongRequirementBreach(TypedDict):
    """The breach `board.wrong-requirement`."""

    code: Literal["board.wrong-requirement"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    requirement: int
    expected: int


class CashBoxTooFullBreach(TypedDict):
    """The breach `cash-box.too-full`."""

    code: Literal["cash-box.too-full"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    cash_box: int
    maximum: int


class CashWrongTotalBreach(TypedDict):
    """The breach `cash.wrong-total`."""

    code: Literal["cash.wrong-total"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    total: int
    expected: int


TheEstatesColour: TypeAlias = Literal["blue", "green", "yellow", "purple", "red", "white"]
"""A company, by the colour of its cubes and its certificate."""


class TheEstatesCertificateColourNotBuiltBreach(TypedDict):
    """The breach `certificate.colour-not-built`."""

    code: Literal["certificate.colour-not-built"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour


class TheEstatesCertificateMissingBreach(TypedDict):
    """The breach `certificate.missing`."""

    code: Literal["certificate.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour


class TheEstatesCubeTwiceBreach(TypedDict):
    """The breach `cube.twice`."""

    code: Literal["cube.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    value: int


class CubesTooManyBreach(TypedDict):
    """The breach `cubes.too-many`."""

    code: Literal["cubes.too-many"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    maximum: int


class CubesWrongCountBreach(TypedDict):
    """The breach `cubes.wrong-count`."""

    code: Literal["cubes.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class EndOverdueBreach(TypedDict):
    """The breach `end.overdue`."""

    code: Literal["end.overdue"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


TheEstatesEndReason: TypeAlias = Literal["two-rows-complete", "nothing-left-to-complete"]
"""Why the game has ended."""


class TheEstatesEndWrongReasonBreach(TypedDict):
    """The breach `end.wrong-reason`."""

    code: Literal["end.wrong-reason"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ended_by: str | None
    reason: TheEstatesEndReason | None


class ListOutOfOrderBreach(TypedDict):
    """The breach `list.out-of-order`."""

    code: Literal["list.out-of-order"]
    detail: Sentence
    pointer: Pointer


class MarketRowTooLongBreach(TypedDict):
    """The breach `market.row-too-long`."""

    code: Literal["market.row-too-long"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    maximum: int


class TheEstatesMayorTwiceBreach(TypedDict):
    """The breach `mayor.twice`."""

    code: Literal["mayor.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId


class PermitTwiceBreach(TypedDict):
    """The breach `permit.twice`."""

    code: Literal["permit.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    value: int


class PieceNotOfferableBreach(TypedDict):
    """The breach `piece.not-offerable`."""

    code: Literal["piece.not-offerable"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer


class PiecesWrongCountBreach(TypedDict):
    """The breach `pieces.wrong-count`."""

    code: Literal["pieces.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class PlacingMissingBreach(TypedDict):
    """The breach `placing.missing`."""

    code: Literal["placing.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class PlacingOutOfPlaceBreach(TypedDict):
    """The breach `placing.out-of-place`."""

    code: Literal["placing.out-of-place"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    phase: str


class TheEstatesPlyImpossibleBreach(TypedDict):
    """The breach `ply.impossible`."""

    code: Literal["ply.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    ply: int
    minimum: int
    maximum: int


class RooftopTooOftenBreach(TypedDict):
    """The breach `rooftop.too-often`."""

    code: Literal["rooftop.too-often"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    value: int


class RooftopsWrongCountBreach(TypedDict):
    """The breach `rooftops.wrong-count`."""

    code: Literal["rooftops.wrong-count"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    count: int
    expected: int


class TheEstatesRoundImpossibleBreach(TypedDict):
    """The breach `round.impossible`."""

    code: Literal["round.impossible"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    round: int


class SpecialMissingBreach(TypedDict):
    """The breach `special.missing`."""

    code: Literal["special.missing"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    piece: str


class SpecialTwiceBreach(TypedDict):
    """The breach `special.twice`."""

    code: Literal["special.twice"]
    rule: RuleId
    detail: Sentence
    pointer: Pointer
    piece: str


class StowedEmptyBoxBreach(TypedDict):
    """The breach `stowed.empty-box`."""

    code: Literal["stowed.empty-box"]
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
    | ListOutOfOrderBreach
    | MarketRowTooLongBreach
    | TheEstatesMayorTwiceBreach
    | OptionsDefaultGivenBreach
    | PassedOutOfOrderBreach
    | PassedTwiceBreach
    | PermitTwiceBreach
    | PieceNotOfferableBreach
    | PiecesWrongCountBreach
    | PlacingMissingBreach
    | PlacingOutOfPlaceBreach
    | PlayerStrangerBreach
    | PlayerTwiceBreach
    | PlayersCountBreach
    | TheEstatesPlyImpossibleBreach
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
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[TheEstatesBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesCubeNoPlaceViolation(TypedDict):
    """The violation `cube.no-place`."""

    code: Literal["cube.no-place"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    colour: TheEstatesColour
    value: int


class CubeNotAtAnEndViolation(TypedDict):
    """The violation `cube.not-at-an-end`."""

    code: Literal["cube.not-at-an-end"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: int
    end: str
    cubes: int


class CubeNotLowerViolation(TypedDict):
    """The violation `cube.not-lower`."""

    code: Literal["cube.not-lower"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    value: int
    top: int


class TheEstatesPieceCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    colour: TheEstatesColour
    value: int


class TheEstatesPieceRooftop(TypedDict):
    """A rooftop."""

    kind: Literal["rooftop"]
    value: int


class TheEstatesPiecePermit(TypedDict):
    """A permit."""

    kind: Literal["permit"]
    value: int


class TheEstatesPieceMayor(TypedDict):
    """A mayor."""

    kind: Literal["mayor"]


class TheEstatesPieceCancel(TypedDict):
    """A cancel."""

    kind: Literal["cancel"]


TheEstatesPiece: TypeAlias = (
    TheEstatesPieceCube | TheEstatesPieceRooftop | TheEstatesPiecePermit | TheEstatesPieceMayor | TheEstatesPieceCancel
)
"""A piece that is up for auction, or to be placed."""


class TheEstatesDiscardHasAPlaceViolation(TypedDict):
    """The violation `discard.has-a-place`."""

    code: Literal["discard.has-a-place"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece
    places: int


class TheEstatesDiscardMustPlaceViolation(TypedDict):
    """The violation `discard.must-place`."""

    code: Literal["discard.must-place"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece


class KeepNotEnoughCashViolation(TypedDict):
    """The violation `keep.not-enough-cash`."""

    code: Literal["keep.not-enough-cash"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    price: int
    cash: int


class TheEstatesLotBeyondRequirementViolation(TypedDict):
    """The violation `lot.beyond-requirement`."""

    code: Literal["lot.beyond-requirement"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int
    requirement: int


class TheEstatesLotEmptyViolation(TypedDict):
    """The violation `lot.empty`."""

    code: Literal["lot.empty"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int
    developed: int


class TheEstatesLotNotNextViolation(TypedDict):
    """The violation `lot.not-next`."""

    code: Literal["lot.not-next"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int
    next: int


class TheEstatesLotOneCubeOnlyViolation(TypedDict):
    """The violation `lot.one-cube-only`."""

    code: Literal["lot.one-cube-only"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int


class TheEstatesLotRoofedViolation(TypedDict):
    """The violation `lot.roofed`."""

    code: Literal["lot.roofed"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    lot: int


class TheEstatesPermitNotThereViolation(TypedDict):
    """The violation `permit.not-there`."""

    code: Literal["permit.not-there"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    permit: int
    permits: list[int]


class TheEstatesPhaseWrongActionViolation(TypedDict):
    """The violation `phase.wrong-action`."""

    code: Literal["phase.wrong-action"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    action: str
    phase: str
    expected: list[ExpectedItem]


NeededItem: TypeAlias = str


GivenItem: TypeAlias = str


class TheEstatesPlaceWrongKindViolation(TypedDict):
    """The violation `place.wrong-kind`."""

    code: Literal["place.wrong-kind"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: TheEstatesPiece
    needed: list[NeededItem]
    given: list[GivenItem]


class TheEstatesRequirementBelowDevelopedViolation(TypedDict):
    """The violation `requirement.below-developed`."""

    code: Literal["requirement.below-developed"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    requirement: int
    developed: int


class TheEstatesRequirementTooLongViolation(TypedDict):
    """The violation `requirement.too-long`."""

    code: Literal["requirement.too-long"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    requirement: int
    maximum: int


class TheEstatesRequirementTooShortViolation(TypedDict):
    """The violation `requirement.too-short`."""

    code: Literal["requirement.too-short"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    row: TheEstatesRowId
    requirement: int
    minimum: int


class TheEstatesRevealNotPossibleViolation(TypedDict):
    """The violation `reveal.not-possible`."""

    code: Literal["reveal.not-possible"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    rooftop: int
    possible: list[int]


class RooftopNoBuildingViolation(TypedDict):
    """The violation `rooftop.no-building`."""

    code: Literal["rooftop.no-building"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


AvailableItem: TypeAlias = str


class SpecialNotAvailableViolation(TypedDict):
    """The violation `special.not-available`."""

    code: Literal["special.not-available"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    piece: str
    available: list[AvailableItem]


class StowAlreadyDoneViolation(TypedDict):
    """The violation `stow.already-done`."""

    code: Literal["stow.already-done"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer


class StowNoCashViolation(TypedDict):
    """The violation `stow.no-cash`."""

    code: Literal["stow.no-cash"]
    rule: RuleId
    clause: Sentence
    detail: Sentence
    pointer: Pointer
    cash: int


TheEstatesViolation: TypeAlias = (
    BidTooHighViolation
    | BidTooLowViolation
    | TheEstatesCubeNoPlaceViolation
    | CubeNotAtAnEndViolation
    | CubeNotLowerViolation
    | TheEstatesDiscardHasAPlaceViolation
    | TheEstatesDiscardMustPlaceViolation
    | GameFinishedViolation
    | KeepNotEnoughCashViolation
    | TheEstatesLotBeyondRequirementViolation
    | TheEstatesLotEmptyViolation
    | TheEstatesLotNotNextViolation
    | TheEstatesLotOneCubeOnlyViolation
    | TheEstatesLotRoofedViolation
    | TheEstatesPermitNotThereViolation
    | TheEstatesPhaseWrongActionViolation
    | TheEstatesPlaceWrongKindViolation
    | PlayerUnknownViolation
    | TheEstatesRequirementBelowDevelopedViolation
    | TheEstatesRequirementTooLongViolation
    | TheEstatesRequirementTooShortViolation
    | TheEstatesRevealNotPossibleViolation
    | RooftopNoBuildingViolation
    | SpecialNotAvailableViolation
    | StowAlreadyDoneViolation
    | StowNoCashViolation
    | TurnNotYoursViolation
)
"""One reason why an action is illegal, with its figures."""


class TheEstatesStowLegalAction(TypedDict):
    """LegalAction `stow`."""

    type: Literal["stow"]
    player: PlayerId


TheEstatesEnd: TypeAlias = Literal["left", "right"]
"""The end of a row of the market."""


class TheEstatesOfferedCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    row: int
    end: TheEstatesEnd


class TheEstatesOfferedRooftop(TypedDict):
    """A rooftop."""

    kind: Literal["rooftop"]


class TheEstatesOfferedPermit(TypedDict):
    """A permit."""

    kind: Literal["permit"]
    value: int


class TheEstatesOfferedMayor(TypedDict):
    """A mayor."""

    kind: Literal["mayor"]


class TheEstatesOfferedCancel(TypedDict):
    """A cancel."""

    kind: Literal["cancel"]


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
    player: PlayerId
    piece: TheEstatesOffered


class TheEstatesBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: Amount


class TheEstatesPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: PlayerId


class TheEstatesSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: PlayerId


class TheEstatesKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    player: PlayerId


TheEstatesEffect: TypeAlias = Literal["shorten", "lengthen"]
"""What a permit does to the requirement of its row."""


class TheEstatesPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    player: PlayerId
    row: TheEstatesRowId
    lot: NotRequired[int]
    effect: NotRequired[TheEstatesEffect]
    permit: NotRequired[int]


class TheEstatesDiscardLegalAction(TypedDict):
    """LegalAction `discard`."""

    type: Literal["discard"]
    player: PlayerId


class TheEstatesRevealLegalAction(TypedDict):
    """LegalAction `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    rooftop: int


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
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[TheEstatesViolation]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    legal_actions: list[TheEstatesLegalAction]


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
    """Rulings; those that are not given are at their defaults."""

    end_when: NotRequired[TheEstatesEndWhen]
    unroofed: NotRequired[TheEstatesUnroofed]
    minimum_bid: NotRequired[Literal[1]]
    max_requirement: NotRequired[int]
    zero_requirement: NotRequired[TheEstatesZeroRequirement]
    unplaceable_cube: NotRequired[Literal["not-offerable"]]
    discard_placeable: NotRequired[bool]
    final_tie: NotRequired[FinalTie]
    open_money: NotRequired[bool]


class TheEstatesCube(TypedDict):
    """A floor cube."""

    colour: TheEstatesColour
    value: int


Cube: TypeAlias = list[TheEstatesCube]


Rooftop: TypeAlias = int


class TheEstatesDeal(TypedDict):
    """The market, row by row, and the rooftops, next first; where a table deals, the market alone."""

    cubes: NotRequired[list[Cube]]
    rooftops: NotRequired[list[Rooftop]]


class TheEstatesSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[TheEstatesRulesetId]
    variant: NotRequired[TheEstatesVariant]
    options: NotRequired[TheEstatesOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[TheEstatesDeal]
    cash: NotRequired[dict[PlayerId, int]]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesPlayer(TypedDict):
    """A player's part of the state."""

    id: SeatId
    cash: int
    cash_box: int


TheEstatesPhase: TypeAlias = Literal["offer", "reveal", "bidding", "settling", "placing", "finished"]
"""A part of a turn or of the game, with its actions."""


class TheEstatesCertificates(TypedDict):
    """Who holds each company's certificate."""

    blue: NotRequired[PlayerId]
    green: NotRequired[PlayerId]
    yellow: NotRequired[PlayerId]
    purple: NotRequired[PlayerId]
    red: NotRequired[PlayerId]
    white: NotRequired[PlayerId]


TheEstatesSpecial: TypeAlias = Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]
"""A piece that is neither cube nor rooftop."""


class TheEstatesBuilding(TypedDict):
    """A developed lot: cubes, bottom first, and a rooftop."""

    cubes: list[TheEstatesCube]
    rooftop: int | None


class TheEstatesPermit(TypedDict):
    """A permit on the board."""

    value: int
    effect: TheEstatesEffect


class TheEstatesRow(TypedDict):
    """A row: developed lots from Main Street on, permits in the order of placing, requirement, mayor."""

    lots: list[TheEstatesBuilding]
    permits: list[TheEstatesPermit]
    requirement: int
    mayor: bool


class TheEstatesBoard(TypedDict):
    """The three rows."""

    upper: TheEstatesRow
    middle: TheEstatesRow
    lower: TheEstatesRow


TheEstatesRooftop: TypeAlias = int


TheEstatesRooftops: TypeAlias = list[TheEstatesRooftop] | int
"""Rooftops, next first; how many, where a table deals."""


class TheEstatesAuction(TypedDict):
    """A running auction; `turn` is null once everyone has spoken."""

    piece: TheEstatesPiece
    bids: dict[PlayerId, int]
    passed: list[PlayerId]
    turn: PlayerId | None


class TheEstatesPlacing(TypedDict):
    """The piece that has a taker and no place yet."""

    player: PlayerId
    piece: TheEstatesPiece


MarketItem2: TypeAlias = list[TheEstatesCube]


class TheEstatesState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["the-estates"]
    schema_version: Literal[1]
    ruleset: TheEstatesRulesetId
    variant: TheEstatesVariant
    options: TheEstatesOptions
    dealer: Dealer
    deal: DealRecord | None
    players: list[TheEstatesPlayer]
    phase: TheEstatesPhase
    round: int
    ply: int
    history: str
    certificates: TheEstatesCertificates
    market: list[MarketItem2]
    specials: list[TheEstatesSpecial]
    out_of_game: list[TheEstatesSpecial]
    board: TheEstatesBoard
    rooftops: TheEstatesRooftops
    auctioneer: PlayerId
    stowed: bool
    auction: TheEstatesAuction | None
    placing: TheEstatesPlacing | None
    ended_by: TheEstatesEndReason | None


class TheEstatesAuctionBeginsEvent(TypedDict):
    """The event `auction-begins`."""

    type: Literal["auction-begins"]
    piece: TheEstatesPiece
    rule: RuleId
    text: Sentence


class TheEstatesCertificateTakenEvent(TypedDict):
    """The event `certificate-taken`."""

    type: Literal["certificate-taken"]
    player: PlayerId
    colour: TheEstatesColour
    rule: RuleId
    text: Sentence


class TheEstatesDiscardedEvent(TypedDict):
    """The event `discarded`."""

    type: Literal["discarded"]
    player: PlayerId
    piece: TheEstatesPiece
    rule: RuleId
    text: Sentence


class TheEstatesGameFinishedEvent(TypedDict):
    """The event `game-finished`."""

    type: Literal["game-finished"]
    reason: TheEstatesEndReason
    winners: list[PlayerId]
    rule: RuleId
    text: Sentence


class TheEstatesGameSetUpEvent(TypedDict):
    """The event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: PlayerId
    cash: int
    cubes: int
    rooftops: int
    rule: RuleId
    text: Sentence


class TheEstatesKeptEvent(TypedDict):
    """The event `kept`."""

    type: Literal["kept"]
    player: PlayerId
    bidder: PlayerId
    price: int
    rule: RuleId
    text: Sentence


class TheEstatesOfferEvent(TypedDict):
    """The event `offer`."""

    type: Literal["offer"]
    player: PlayerId
    piece: TheEstatesOffered
    rule: RuleId
    text: Sentence


class TheEstatesPlacedEvent(TypedDict):
    """The event `placed`."""

    type: Literal["placed"]
    player: PlayerId
    piece: TheEstatesPiece
    row: TheEstatesRowId
    lot: NotRequired[int]
    effect: NotRequired[TheEstatesEffect]
    requirement: NotRequired[int]
    permit: NotRequired[int]
    rule: RuleId
    text: Sentence


class RooftopRevealedEvent(TypedDict):
    """The event `rooftop-revealed`."""

    type: Literal["rooftop-revealed"]
    value: int
    rule: RuleId
    text: Sentence


class TheEstatesSoldEvent(TypedDict):
    """The event `sold`."""

    type: Literal["sold"]
    player: PlayerId
    buyer: PlayerId
    price: int
    rule: RuleId
    text: Sentence


class StowEvent(TypedDict):
    """The event `stow`."""

    type: Literal["stow"]
    player: PlayerId
    amount: int
    rule: RuleId
    text: Sentence


class TheEstatesTakenFreeEvent(TypedDict):
    """The event `taken-free`."""

    type: Literal["taken-free"]
    player: PlayerId
    rule: RuleId
    text: Sentence


TheEstatesEvent: TypeAlias = (
    TheEstatesAuctionBeginsEvent
    | BidEvent
    | TheEstatesCertificateTakenEvent
    | TheEstatesDiscardedEvent
    | TheEstatesGameFinishedEvent
    | TheEstatesGameSetUpEvent
    | TheEstatesKeptEvent
    | TheEstatesOfferEvent
    | PassEvent
    | TheEstatesPlacedEvent
    | RooftopRevealedEvent
    | TheEstatesSoldEvent
    | StowEvent
    | TheEstatesTakenFreeEvent
    | TurnBeginsEvent
)
"""Something that happened, in the order in which it did; the whole table sees it."""


TheEstatesUnit: TypeAlias = Literal["points"]
"""What a total counts."""


Cube1: TypeAlias = int


class TheEstatesScoredBuilding(TypedDict):
    """What one building scores for the holder of its colour."""

    row: TheEstatesRowId
    lot: int
    colour: TheEstatesColour
    cubes: list[Cube1]
    rooftop: int | None
    complete: bool
    mayor: bool
    points: int


class TheEstatesBreakdown(TypedDict):
    """A total, broken down."""

    cash_box: int
    buildings: list[TheEstatesScoredBuilding]


class TheEstatesStanding(TypedDict):
    """One player's place."""

    rank: int
    player: PlayerId
    total: int
    breakdown: TheEstatesBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


class TheEstatesRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: RulingValue
    why: str


class TheEstatesScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: TheEstatesUnit
    standings: list[TheEstatesStanding]
    winners: list[PlayerId]
    decided_by: DecidedBy
    rulings: list[TheEstatesRulingInForce]


class TheEstatesSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: SeatId
    cash: int | None
    cash_box: int | None


TheEstatesSeenRooftop: TypeAlias = int


TheEstatesSeenRooftops: TypeAlias = list[TheEstatesSeenRooftop] | int | Hidden
"""How many rooftops are left; the rooftops themselves once the game is finished."""


class TheEstatesView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["the-estates"]
    schema_version: Literal[1]
    ruleset: TheEstatesRulesetId
    variant: TheEstatesVariant
    options: TheEstatesOptions
    dealer: Dealer
    deal: DealSeen | None
    players: list[TheEstatesSeenPlayer]
    phase: TheEstatesPhase
    round: int
    ply: int
    history: NotRequired[str]
    certificates: TheEstatesCertificates
    market: list[MarketItem2]
    specials: list[TheEstatesSpecial]
    out_of_game: list[TheEstatesSpecial]
    board: TheEstatesBoard
    rooftops: TheEstatesSeenRooftops
    auctioneer: PlayerId
    stowed: bool
    auction: TheEstatesAuction | None
    placing: TheEstatesPlacing | None
    ended_by: TheEstatesEndReason | None


class TheEstatesSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: TheEstatesView
    legal_actions: list[TheEstatesLegalAction]


class TheEstatesPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: TheEstatesState
    to_act: list[PlayerId]
    legal_actions: list[TheEstatesLegalAction]
    events: list[TheEstatesEvent]
    finished: bool
    scores: TheEstatesScoresheet | None
    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


TheEstatesActionRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState | TheEstatesIllegalAction
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesStowAction(TypedDict):
    """Action `stow`."""

    type: Literal["stow"]
    player: PlayerId


class TheEstatesOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    player: PlayerId
    piece: TheEstatesOffered


class TheEstatesBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: PlayerId
    amount: int


class TheEstatesPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: PlayerId


class TheEstatesSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: PlayerId


class TheEstatesKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    player: PlayerId


class TheEstatesPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    player: PlayerId
    row: TheEstatesRowId
    lot: NotRequired[int]
    effect: NotRequired[TheEstatesEffect]
    permit: NotRequired[int]


class TheEstatesDiscardAction(TypedDict):
    """Action `discard`."""

    type: Literal["discard"]
    player: PlayerId


class TheEstatesRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    rooftop: int


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
)
"""What a player does, or what the table reports."""


class TheEstatesActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: TheEstatesState
    action: TheEstatesAction
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


TheEstatesStateRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: TheEstatesState
    player: NotRequired[PlayerId]
    expand: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    legal_actions: list[TheEstatesLegalAction]


TheEstatesScoresRefusal: TypeAlias = InvalidRequest | TheEstatesInvalidState | NotFinished
"""Why a request is refused; `type` tells which of these problems it is."""


class TheEstatesScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: TheEstatesState
    final: NotRequired[bool]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesTallyPlayer(TypedDict):
    """A player's end position."""

    id: SeatId
    cash: int
    cash_box: int


class TheEstatesTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[TheEstatesRulesetId]
    variant: NotRequired[TheEstatesVariant]
    options: NotRequired[TheEstatesOptions]
    players: list[TheEstatesTallyPlayer]
    certificates: TheEstatesCertificates
    board: TheEstatesBoard
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesViewsRequest(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: TheEstatesState
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
    legal_actions: NotRequired[list[TheEstatesLegalAction]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: TheEstatesState
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[TheEstatesBreach]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[TheEstatesRulesetId]
    variant: NotRequired[TheEstatesVariant]
    options: NotRequired[TheEstatesOptions]
    players: list[SeatId]
    first_player: NotRequired[PlayerId]
    dealer: NotRequired[Dealer]
    seed: NotRequired[str]
    deal: NotRequired[TheEstatesDeal]
    cash: NotRequired[dict[PlayerId, int]]


class TheEstatesReplaysRequest(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["the-estates"]]
    """The id of the game."""

    setup: NotRequired[TheEstatesSetup]
    state: NotRequired[TheEstatesState]
    actions: list[TheEstatesAction]
    history: NotRequired[str]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[TheEstatesScoresheet]
    viewers: NotRequired[list[PlayerId]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class TheEstatesRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: TheEstatesIllegalAction


class TheEstatesReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: TheEstatesPosition
    applied: int
    refused: TheEstatesRefused | None
    events: list[TheEstatesEvent]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[PlayerId, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


TheEstatesTiedRound: TypeAlias = Literal["nobody", "all"]
"""Who is credited with a game that is tied after its tie-break."""


TheEstatesMatchTie: TypeAlias = Literal["checks", "shared"]
"""What tells equal totals of a match apart."""


TheEstatesNextStarter: TypeAlias = Literal["draw", "winner", "loser"]
"""Who begins the next game of a match."""


class TheEstatesMatchOptions(TypedDict):
    """Rulings on matches."""

    tied_round: NotRequired[TheEstatesTiedRound]
    match_tie: NotRequired[TheEstatesMatchTie]
    next_starter: NotRequired[TheEstatesNextStarter]


class TheEstatesMatchesRequest(TypedDict):
    """The final scoresheets of a match's games so far."""

    rounds: int
    results: list[TheEstatesScoresheet]
    options: NotRequired[TheEstatesMatchOptions]
    names: NotRequired[dict[PlayerId, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesMatchStanding(TypedDict):
    """One player's place in the match."""

    rank: int
    player: PlayerId
    total: int
    wins: int
    tiebreak: list[TiebreakItem]


MatchDecidedBy: TypeAlias = Literal["two-wins", "total", "tiebreak", "shared"]
"""What decided who has won the match."""


class TheEstatesMatchesAnswer(TypedDict):
    """The standings of a match, and what the next setup takes: everyone's cash, and who begins."""

    standings: list[TheEstatesMatchStanding]
    over: bool
    winners: list[PlayerId]
    decided_by: MatchDecidedBy | None
    cash: dict[PlayerId, int] | None
    first_player: PlayerId | None
    rulings: list[TheEstatesRulingInForce]


class AnyStanding(TypedDict):
    """One player's place."""

    rank: int
    player: PlayerId
    total: int
    breakdown: dict[str, Any]
    tiebreak: list[TiebreakItem]
    winner: bool


class AnyRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: RulingValue
    why: str


class AnyScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: str
    standings: list[AnyStanding]
    winners: list[PlayerId]
    decided_by: DecidedBy
    rulings: list[AnyRulingInForce]


class AnySeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: dict[str, Any]
    legal_actions: list[dict[str, Any]]


class AnyPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: dict[str, Any]
    to_act: list[PlayerId]
    legal_actions: list[dict[str, Any]]
    events: list[dict[str, Any]]
    finished: bool
    scores: AnyScoresheet | None
    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[PlayerId]
    legal_actions: list[dict[str, Any]]


class AnyViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[dict[str, Any]]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[PlayerId]
    legal_actions: NotRequired[list[dict[str, Any]]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[dict[str, Any]]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AnyIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[dict[str, Any]]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[PlayerId]
    legal_actions: list[dict[str, Any]]


class AnyRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: AnyIllegalAction


class AnyReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: AnyPosition
    applied: int
    refused: AnyRefused | None
    events: list[dict[str, Any]]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyMatchStanding(TypedDict):
    """One player's place in the match."""

    rank: int
    player: PlayerId
    total: int
    wins: int
    tiebreak: list[TiebreakItem]


class AnyMatchesAnswer(TypedDict):
    """The standings of a match, and what the next setup takes: everyone's cash, and who begins."""

    standings: list[AnyMatchStanding]
    over: bool
    winners: list[PlayerId]
    decided_by: MatchDecidedBy | None
    cash: dict[PlayerId, int] | None
    first_player: PlayerId | None
    rulings: list[AnyRulingInForce]
