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


class RequestError(TypedDict):
    """One fault of a request: where, what, and in words."""

    pointer: str
    code: Literal[
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


class RulesetName(TypedDict):
    """An edition."""

    id: str
    name: str


class Links(TypedDict):
    """Where to go on."""

    self: str
    rules: str


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
    ruling: str | None
    schema: OptionSchema
    defaults: list[OptionDefault]
    decides: str
    sources: list[Source]


class Components(TypedDict):
    """What is in the box."""


Phase: TypeAlias = str


ActionType: TypeAlias = str


class GameSheet(TypedDict):
    """What a setup form needs to know of a game."""

    id: str
    name: str
    default_ruleset: str
    rulesets: list[Ruleset]
    options: list[Option]
    components: Components
    phases: list[Phase]
    action_types: list[ActionType]


Ruleset1: TypeAlias = str


class Clause(TypedDict):
    """A rule in our own words."""

    id: str
    text: str
    rulesets: list[Ruleset1]
    source: str


class Rules(TypedDict):
    """A game's rule clauses."""

    clauses: list[Clause]


class AuctionlandRegion(TypedDict):
    """A region of a tile: a terrain, and the sides that it reaches."""

    terrain: Literal["park", "housing", "forest", "water"]
    sides: list[Literal["n", "e", "s", "w"]]


class AuctionlandTile(TypedDict):
    """A tile: regions, and icons that may repeat."""

    id: str
    regions: list[AuctionlandRegion]
    icons: list[Literal["peace", "love", "music"]]


ScoreGridItem: TypeAlias = int


IconAward: TypeAlias = int


StartingMoneyItem: TypeAlias = int


class AuctionlandOptions(TypedDict):
    """Own tiles and figures, and rulings; those that are not given are at their defaults."""

    tiles: NotRequired[Literal["reference"] | list[AuctionlandTile]]
    score_grid: NotRequired[Literal["reference"] | list[ScoreGridItem]]
    icon_awards: NotRequired[list[IconAward]]
    market_size: NotRequired[int]
    starting_money: NotRequired[list[StartingMoneyItem]]
    coast: NotRequired[Literal["open-side", "frame"]]
    icons_needed: NotRequired[int]
    unsold: NotRequired[Literal["auctioneer-free", "discard"]]
    minimum_bid: NotRequired[Literal[1]]
    end_check: NotRequired[Literal["end-of-turn", "immediately"]]
    keep_surcharge: NotRequired[int]
    market_empty: NotRequired[Literal["end"]]
    final_tie: NotRequired[Literal["shared", "none"]]
    open_money: NotRequired[bool]


StackItem: TypeAlias = str


MarketItem: TypeAlias = str


class AuctionlandDeal(TypedDict):
    """The whole stack, next first; where a table deals, the first market."""

    stack: NotRequired[list[StackItem]]
    market: NotRequired[list[MarketItem]]


Player: TypeAlias = str


Viewer: TypeAlias = str


class AuctionlandSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[Literal["bga"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[AuctionlandOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[AuctionlandDeal]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
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
    rotation: Literal[0, 90, 180, 270]


class AuctionlandPlayer(TypedDict):
    """A player's part of the state."""

    id: str
    money: int
    island: list[AuctionlandPlacement]
    bonus_used: bool


class AuctionlandStall(TypedDict):
    """A tile in the market, and the money that lies on it."""

    tile: str
    money: int


AuctionlandHolding = TypedDict(
    "AuctionlandHolding",
    {
        "player": str,
        "tile": str,
        "from": Literal["claim", "auction", "bonus"],
    },
)


PassedItem: TypeAlias = str


class AuctionlandAuction(TypedDict):
    """A running auction: each bidder's latest bid, and who has passed, in order."""

    tile: str
    bids: dict[str, int]
    high_bidder: str | None
    passed: list[PassedItem]


RemovedItem: TypeAlias = str


class AuctionlandState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["auctionland"]
    schema_version: Literal[1]
    ruleset: Literal["bga"]
    variant: Literal["standard"]
    options: AuctionlandOptions
    dealer: Literal["service", "table"]
    deal: DealRecord | None
    players: list[AuctionlandPlayer]
    phase: Literal["claim", "place", "offer", "bidding", "settling", "reveal", "finished"]
    round: int
    ply: int
    history: str
    market: list[AuctionlandStall]
    stack: list[StackItem] | int
    removed: list[RemovedItem]
    auctioneer: str
    holding: AuctionlandHolding | None
    bonus: str | None
    auction: AuctionlandAuction | None
    auctioned: bool
    ended_by: Literal["island-full", "market-empty"] | None


class AuctionlandClaimLegalAction(TypedDict):
    """LegalAction `claim`."""

    type: Literal["claim"]
    player: str
    position: int


class AuctionlandPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    player: str
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class AuctionlandOfferLegalAction(TypedDict):
    """LegalAction `offer`."""

    type: Literal["offer"]
    player: str
    position: int


class Range(TypedDict):
    """Every integer from `minimum` to `maximum`, both included."""

    minimum: int
    maximum: int


class AuctionlandBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: str
    amount: Range | int


class AuctionlandPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: str


class AuctionlandSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: str


class AuctionlandKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    player: str


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


MoneyItem: TypeAlias = int


class AuctionlandGameSetUpEvent(TypedDict):
    """Event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: str
    money: list[MoneyItem]
    tiles: int
    market: list[MarketItem]
    rule: str
    text: str


class AuctionlandTurnBeginsEvent(TypedDict):
    """Event `turn-begins`."""

    type: Literal["turn-begins"]
    round: int
    player: str
    rule: str
    text: str


class AuctionlandClaimEvent(TypedDict):
    """Event `claim`."""

    type: Literal["claim"]
    player: str
    position: int
    tile: str
    paid: int
    found: int
    rule: str
    text: str


class AuctionlandPlacedEvent(TypedDict):
    """Event `placed`."""

    type: Literal["placed"]
    player: str
    tile: str
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]
    rule: str
    text: str


class AuctionlandBonusDueEvent(TypedDict):
    """Event `bonus-due`."""

    type: Literal["bonus-due"]
    player: str
    rule: str
    text: str


class AuctionlandOfferEvent(TypedDict):
    """Event `offer`."""

    type: Literal["offer"]
    player: str
    position: int
    tile: str
    paid: int
    found: int
    rule: str
    text: str


class AuctionlandAuctionSkippedEvent(TypedDict):
    """Event `auction-skipped`."""

    type: Literal["auction-skipped"]
    player: str
    rule: str
    text: str


class AuctionlandBidEvent(TypedDict):
    """Event `bid`."""

    type: Literal["bid"]
    player: str
    amount: int
    rule: str
    text: str


class AuctionlandPassEvent(TypedDict):
    """Event `pass`."""

    type: Literal["pass"]
    player: str
    rule: str
    text: str


class AuctionlandTakenFreeEvent(TypedDict):
    """Event `taken-free`."""

    type: Literal["taken-free"]
    player: str
    tile: str
    rule: str
    text: str


class AuctionlandTileRemovedEvent(TypedDict):
    """Event `tile-removed`."""

    type: Literal["tile-removed"]
    tile: str
    rule: str
    text: str


class AuctionlandSoldEvent(TypedDict):
    """Event `sold`."""

    type: Literal["sold"]
    player: str
    buyer: str
    tile: str
    price: int
    rule: str
    text: str


class AuctionlandKeptEvent(TypedDict):
    """Event `kept`."""

    type: Literal["kept"]
    player: str
    bidder: str
    tile: str
    price: int
    rule: str
    text: str


Tile: TypeAlias = str


class AuctionlandMarketRefilledEvent(TypedDict):
    """Event `market-refilled`."""

    type: Literal["market-refilled"]
    tiles: list[Tile]
    rule: str
    text: str


Winner: TypeAlias = str


class AuctionlandGameFinishedEvent(TypedDict):
    """Event `game-finished`."""

    type: Literal["game-finished"]
    reason: Literal["island-full", "market-empty"]
    winners: list[Winner]
    rule: str
    text: str


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
    player: str
    total: int
    breakdown: AuctionlandBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


ValueItem: TypeAlias = int


class AuctionlandRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: str | int | bool | list[ValueItem]
    why: str


class AuctionlandScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: Literal["points"]
    standings: list[AuctionlandStanding]
    winners: list[Winner]
    decided_by: Literal["total", "tiebreak", "shared", "none"]
    rulings: list[AuctionlandRulingInForce]


class DealSeen(TypedDict):
    """The commitment to the seed of the service's shuffle; the seed itself once the game is finished."""

    seed: NotRequired[str]
    commitment: str


class AuctionlandSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: str
    money: int | None
    island: list[AuctionlandPlacement]
    bonus_used: bool


class Hidden(TypedDict):
    """Cards that a viewer may count and not see."""

    hidden: int


class AuctionlandView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["auctionland"]
    schema_version: Literal[1]
    ruleset: Literal["bga"]
    variant: Literal["standard"]
    options: AuctionlandOptions
    dealer: Literal["service", "table"]
    deal: DealSeen | None
    players: list[AuctionlandSeenPlayer]
    phase: Literal["claim", "place", "offer", "bidding", "settling", "reveal", "finished"]
    round: int
    ply: int
    history: NotRequired[str]
    market: list[AuctionlandStall]
    stack: list[StackItem] | int | Hidden
    removed: list[RemovedItem]
    auctioneer: str
    holding: AuctionlandHolding | None
    bonus: str | None
    auction: AuctionlandAuction | None
    auctioned: bool
    ended_by: Literal["island-full", "market-empty"] | None


LegalActions: TypeAlias = (
    AuctionlandClaimLegalAction
    | AuctionlandPlaceLegalAction
    | AuctionlandOfferLegalAction
    | AuctionlandBidLegalAction
    | AuctionlandPassLegalAction
    | AuctionlandSellLegalAction
    | AuctionlandKeepLegalAction
    | AuctionlandRevealLegalAction
)


class AuctionlandSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: AuctionlandView
    legal_actions: list[LegalActions]


ToActItem: TypeAlias = str


Events: TypeAlias = (
    AuctionlandGameSetUpEvent
    | AuctionlandTurnBeginsEvent
    | AuctionlandClaimEvent
    | AuctionlandPlacedEvent
    | AuctionlandBonusDueEvent
    | AuctionlandOfferEvent
    | AuctionlandAuctionSkippedEvent
    | AuctionlandBidEvent
    | AuctionlandPassEvent
    | AuctionlandTakenFreeEvent
    | AuctionlandTileRemovedEvent
    | AuctionlandSoldEvent
    | AuctionlandKeptEvent
    | AuctionlandMarketRefilledEvent
    | AuctionlandGameFinishedEvent
)


class AuctionlandPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: AuctionlandState
    to_act: list[ToActItem]
    legal_actions: list[LegalActions]
    events: list[Events]
    finished: bool
    scores: AuctionlandScoresheet | None
    views: NotRequired[dict[str, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AuctionlandClaimAction(TypedDict):
    """Action `claim`."""

    type: Literal["claim"]
    player: str
    position: int


class AuctionlandPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    player: str
    x: int
    y: int
    rotation: Literal[0, 90, 180, 270]


class AuctionlandOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    player: str
    position: int


class AuctionlandBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: str
    amount: int


class AuctionlandPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: str


class AuctionlandSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: str


class AuctionlandKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    player: str


class AuctionlandRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    tiles: list[Tile]


class AuctionlandActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: AuctionlandState
    action: (
        AuctionlandClaimAction
        | AuctionlandPlaceAction
        | AuctionlandOfferAction
        | AuctionlandBidAction
        | AuctionlandPassAction
        | AuctionlandSellAction
        | AuctionlandKeepAction
        | AuctionlandRevealAction
    )
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandBrokenInvariant(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "auction.missing",
        "auction.not-over",
        "auction.out-of-place",
        "auction.over",
        "auctioned.wrong",
        "bids.by-auctioneer",
        "bids.not-covered",
        "bids.not-distinct",
        "bids.too-low",
        "bonus.flag-missing",
        "bonus.flag-wrong",
        "bonus.out-of-place",
        "bonus.without-line",
        "deal.with-table",
        "deal.wrong-commitment",
        "deck.wrong-form",
        "end.wrong-reason",
        "ended-by.missing",
        "ended-by.out-of-place",
        "high-bidder.passed",
        "high-bidder.wrong",
        "holding.missing",
        "holding.out-of-place",
        "holding.wrong-source",
        "island.full",
        "island.not-connected",
        "island.out-of-range",
        "island.span-exceeded",
        "island.two-on-a-cell",
        "market.empty",
        "market.not-full",
        "market.too-long",
        "money.too-much",
        "money.wrong-total",
        "options.awards-increasing",
        "options.default-given",
        "options.market-too-large",
        "options.money-count",
        "passed.by-auctioneer",
        "passed.twice",
        "player.stranger",
        "player.twice",
        "ply.impossible",
        "reveal.nothing-missing",
        "reveal.service-deals",
        "round.impossible",
        "tile.missing",
        "tile.twice",
        "tile.unknown",
        "tiles.id-twice",
        "tiles.side-twice",
        "variant.unknown",
    ]
    rule: NotRequired[str]
    detail: str
    pointer: str


class AuctionlandInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[AuctionlandBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AuctionlandRefusal(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "bid.too-high",
        "bid.too-low",
        "game.finished",
        "keep.no-room",
        "keep.not-enough-money",
        "pass.highest-bidder",
        "phase.wrong-action",
        "place.not-adjacent",
        "place.occupied",
        "place.out-of-range",
        "place.span-exceeded",
        "player.unknown",
        "position.not-in-market",
        "position.too-expensive",
        "reveal.not-possible",
        "reveal.wrong-count",
        "turn.not-yours",
    ]
    rule: str
    clause: str
    detail: str
    pointer: str


class AuctionlandIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[AuctionlandRefusal]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions]


class AuctionlandLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: AuctionlandState
    player: NotRequired[str]
    expand: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions]


class AuctionlandScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: AuctionlandState
    final: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandTallyPlayer(TypedDict):
    """A player's end position."""

    id: str
    money: int
    island: list[AuctionlandPlacement]


class AuctionlandTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[Literal["bga"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[AuctionlandOptions]
    players: list[AuctionlandTallyPlayer]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandViewsRequest1(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: AuctionlandState
    viewer: str
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandViewsRequest2(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: AuctionlandState
    viewer: NotRequired[str]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: list[Viewer]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


AuctionlandViewsRequest: TypeAlias = AuctionlandViewsRequest1 | AuctionlandViewsRequest2
"""A state and who looks at it: one, by `viewer`, or several, by `viewers`."""


class AuctionlandViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[AuctionlandView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[ToActItem]
    legal_actions: NotRequired[list[LegalActions]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[str, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AuctionlandInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: AuctionlandState
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class AuctionlandInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[AuctionlandBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class AuctionlandSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[Literal["bga"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[AuctionlandOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[AuctionlandDeal]


Actions: TypeAlias = (
    AuctionlandClaimAction
    | AuctionlandPlaceAction
    | AuctionlandOfferAction
    | AuctionlandBidAction
    | AuctionlandPassAction
    | AuctionlandSellAction
    | AuctionlandKeepAction
    | AuctionlandRevealAction
)


class AuctionlandReplaysRequest1(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["auctionland"]]
    """The id of the game."""

    setup: AuctionlandSetup
    state: NotRequired[AuctionlandState]
    actions: list[Actions]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[AuctionlandScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class AuctionlandReplaysRequest2(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["auctionland"]]
    """The id of the game."""

    setup: NotRequired[AuctionlandSetup]
    state: AuctionlandState
    actions: list[Actions]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[AuctionlandScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


AuctionlandReplaysRequest: TypeAlias = AuctionlandReplaysRequest1 | AuctionlandReplaysRequest2
"""A transcript, to be replayed and verified; and who looks on."""


class AuctionlandRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: AuctionlandIllegalAction


class AuctionlandReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: AuctionlandPosition
    applied: int
    refused: AuctionlandRefused | None
    events: list[Events]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[str, AuctionlandSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


House: TypeAlias = int


Cheque: TypeAlias = int


ForSaleOptions = TypedDict(
    "ForSaleOptions",
    {
        "houses": NotRequired[list[House]],
        "cheques": NotRequired[list[Cheque]],
        "starting_coins": NotRequired[int],
        "removed": NotRequired[int],
        "raise": NotRequired[Literal["match", "exceed"]],
        "refund": NotRequired[Literal["half-up", "half-down"]],
        "reveal_fewer": NotRequired[int],
        "last_seller": NotRequired[Literal["sweep", "play-on"]],
        "short_last_round": NotRequired[Literal["play", "discard"]],
        "minimum_opening_bid": NotRequired[Literal[1]],
        "final_tie": NotRequired[Literal["shared", "none"]],
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

    ruleset: NotRequired[Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]]
    variant: NotRequired[Literal["standard", "short-supply"]]
    options: NotRequired[ForSaleOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[ForSaleDeal]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSalePlayer(TypedDict):
    """A player's part of the state."""

    id: str
    coins: int
    houses: list[House]
    cheques: list[Cheque]


class ForSaleMarket(TypedDict):
    """What lies open, ascending."""

    houses: list[House]
    cheques: list[Cheque]


class ForSaleCards(TypedDict):
    """Cards of both decks; counts where a table deals."""

    houses: list[House] | int
    cheques: list[Cheque] | int


SoldItem: TypeAlias = int


class ForSaleState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["for-sale"]
    schema_version: Literal[1]
    ruleset: Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]
    variant: Literal["standard", "short-supply"]
    options: ForSaleOptions
    dealer: Literal["service", "table"]
    deal: DealRecord | None
    players: list[ForSalePlayer]
    phase: Literal["buying", "selling", "finished"]
    round: int
    ply: int
    history: str
    first_player: str
    turn: str | None
    market: ForSaleMarket
    bids: dict[str, int]
    passed: list[PassedItem]
    choices: dict[str, int]
    decks: ForSaleCards
    removed: ForSaleCards
    sold: list[SoldItem]


class ForSaleBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: str
    amount: Range | int


class ForSalePassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: str


class ForSaleSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: str
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


class ForSaleGameSetUpEvent(TypedDict):
    """Event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: str
    coins: int
    cards: int
    removed: int
    rule: str
    text: str


class ForSaleHousesRevealedEvent(TypedDict):
    """Event `houses-revealed`."""

    type: Literal["houses-revealed"]
    round: int
    houses: list[House]
    rule: str
    text: str


class ForSaleBidEvent(TypedDict):
    """Event `bid`."""

    type: Literal["bid"]
    player: str
    amount: int
    rule: str
    text: str


class ForSalePassEvent(TypedDict):
    """Event `pass`."""

    type: Literal["pass"]
    player: str
    rule: str
    text: str


class ForSaleLeftEmptyHandedEvent(TypedDict):
    """Event `left-empty-handed`."""

    type: Literal["left-empty-handed"]
    player: str
    refund: int
    rule: str
    text: str


class ForSaleHouseTakenEvent(TypedDict):
    """Event `house-taken`."""

    type: Literal["house-taken"]
    player: str
    house: int
    paid: int
    refund: int
    rule: str
    text: str


class ForSaleHouseWonEvent(TypedDict):
    """Event `house-won`."""

    type: Literal["house-won"]
    player: str
    house: int
    paid: int
    rule: str
    text: str


class ForSaleLeftoversDiscardedEvent(TypedDict):
    """Event `leftovers-discarded`."""

    type: Literal["leftovers-discarded"]
    count: int
    rule: str
    text: str


class ForSaleSellingBeginsEvent(TypedDict):
    """Event `selling-begins`."""

    type: Literal["selling-begins"]
    rule: str
    text: str


class ForSaleChequesRevealedEvent(TypedDict):
    """Event `cheques-revealed`."""

    type: Literal["cheques-revealed"]
    round: int
    cheques: list[Cheque]
    rule: str
    text: str


class ForSaleSellEvent(TypedDict):
    """Event `sell`."""

    type: Literal["sell"]
    player: str
    rule: str
    text: str


class ForSaleHouseSoldEvent(TypedDict):
    """Event `house-sold`."""

    type: Literal["house-sold"]
    player: str
    house: int
    cheque: int
    rule: str
    text: str


class ForSaleSweepEvent(TypedDict):
    """Event `sweep`."""

    type: Literal["sweep"]
    player: str
    houses: list[House]
    cheques: list[Cheque]
    rule: str
    text: str


class ForSaleGameFinishedEvent(TypedDict):
    """Event `game-finished`."""

    type: Literal["game-finished"]
    winners: list[Winner]
    rule: str
    text: str


class ForSaleBreakdown(TypedDict):
    """A total, broken down."""

    cheques: list[Cheque]
    cheque_total: int
    coins: int


class ForSaleStanding(TypedDict):
    """One player's place."""

    rank: int
    player: str
    total: int
    breakdown: ForSaleBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


class ForSaleRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: str | int | bool | list[ValueItem]
    why: str


class ForSaleScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: Literal["million", "thousand dollars"]
    standings: list[ForSaleStanding]
    winners: list[Winner]
    decided_by: Literal["total", "tiebreak", "shared", "none"]
    rulings: list[ForSaleRulingInForce]


class ForSaleSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: str
    coins: int | None
    houses: list[House] | Hidden
    cheques: list[Cheque] | Hidden


class ForSaleSeenCards(TypedDict):
    """Cards of both decks as a viewer counts them; the cards themselves once the game is finished."""

    houses: list[House] | int | Hidden
    cheques: list[Cheque] | int | Hidden


class ForSaleView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["for-sale"]
    schema_version: Literal[1]
    ruleset: Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]
    variant: Literal["standard", "short-supply"]
    options: ForSaleOptions
    dealer: Literal["service", "table"]
    deal: DealSeen | None
    players: list[ForSaleSeenPlayer]
    phase: Literal["buying", "selling", "finished"]
    round: int
    ply: int
    history: NotRequired[str]
    first_player: str
    turn: str | None
    market: ForSaleMarket
    bids: dict[str, int]
    passed: list[PassedItem]
    choices: dict[str, int | None]
    decks: ForSaleSeenCards
    removed: ForSaleSeenCards
    sold: list[SoldItem]


LegalActions5: TypeAlias = (
    ForSaleBidLegalAction | ForSalePassLegalAction | ForSaleSellLegalAction | ForSaleRevealLegalAction
)


class ForSaleSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: ForSaleView
    legal_actions: list[LegalActions5]


Events2: TypeAlias = (
    ForSaleGameSetUpEvent
    | ForSaleHousesRevealedEvent
    | ForSaleBidEvent
    | ForSalePassEvent
    | ForSaleLeftEmptyHandedEvent
    | ForSaleHouseTakenEvent
    | ForSaleHouseWonEvent
    | ForSaleLeftoversDiscardedEvent
    | ForSaleSellingBeginsEvent
    | ForSaleChequesRevealedEvent
    | ForSaleSellEvent
    | ForSaleHouseSoldEvent
    | ForSaleSweepEvent
    | ForSaleGameFinishedEvent
)


class ForSalePosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: ForSaleState
    to_act: list[ToActItem]
    legal_actions: list[LegalActions5]
    events: list[Events2]
    finished: bool
    scores: ForSaleScoresheet | None
    views: NotRequired[dict[str, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class ForSaleBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: str
    amount: int


class ForSalePassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: str


class ForSaleSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: str
    house: int


class ForSaleRevealAction1(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    houses: list[House]
    cheques: NotRequired[list[Cheque]]


class ForSaleRevealAction2(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    houses: NotRequired[list[House]]
    cheques: list[Cheque]


ForSaleRevealAction: TypeAlias = ForSaleRevealAction1 | ForSaleRevealAction2
"""Action `reveal`."""


class ForSaleActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: ForSaleState
    action: ForSaleBidAction | ForSalePassAction | ForSaleSellAction | ForSaleRevealAction
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleBrokenInvariant(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "bids.not-distinct",
        "bids.out-of-order",
        "bids.out-of-place",
        "bids.too-low",
        "card.missing",
        "card.twice",
        "card.unknown",
        "cheques.wrong-count",
        "choices.complete",
        "choices.not-in-hand",
        "choices.out-of-place",
        "coins.too-many",
        "deal.with-table",
        "deal.wrong-commitment",
        "deck.wrong-count",
        "deck.wrong-form",
        "finished.houses-left",
        "houses.wrong-count",
        "list.not-ascending",
        "market.not-lowest-first",
        "market.wrong-count",
        "options.decks-differ",
        "options.default-given",
        "options.house-twice",
        "options.no-full-round",
        "passed.everybody",
        "passed.out-of-order",
        "passed.out-of-place",
        "passed.twice",
        "phase.impossible",
        "player.stranger",
        "player.twice",
        "players.count",
        "removed.wrong-count",
        "round.impossible",
        "sold.wrong-count",
        "sweep.due",
        "tally.wrong-count",
        "tally.wrong-total",
        "turn.impossible",
        "variant.unknown",
    ]
    rule: NotRequired[str]
    detail: str
    pointer: str


class ForSaleInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[ForSaleBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class ForSaleRefusal(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "bid.too-high",
        "bid.too-low",
        "game.finished",
        "house.not-in-hand",
        "phase.wrong-action",
        "player.unknown",
        "reveal.not-possible",
        "reveal.wrong-count",
        "turn.not-yours",
    ]
    rule: str
    clause: str
    detail: str
    pointer: str


class ForSaleIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[ForSaleRefusal]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions5]


class ForSaleLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: ForSaleState
    player: NotRequired[str]
    expand: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions5]


class ForSaleScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: ForSaleState
    final: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleTallyPlayer(TypedDict):
    """A player's end position."""

    id: str
    coins: int
    cheques: list[Cheque]


class ForSaleTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]]
    variant: NotRequired[Literal["standard", "short-supply"]]
    options: NotRequired[ForSaleOptions]
    players: list[ForSaleTallyPlayer]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleViewsRequest1(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: ForSaleState
    viewer: str
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleViewsRequest2(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: ForSaleState
    viewer: NotRequired[str]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: list[Viewer]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


ForSaleViewsRequest: TypeAlias = ForSaleViewsRequest1 | ForSaleViewsRequest2
"""A state and who looks at it: one, by `viewer`, or several, by `viewers`."""


class ForSaleViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[ForSaleView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[ToActItem]
    legal_actions: NotRequired[list[LegalActions5]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[str, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class ForSaleInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: ForSaleState
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class ForSaleInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[ForSaleBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class ForSaleSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[Literal["ravensburger-1997", "iello-2015", "heidelberger-2015", "ueberplay-2005"]]
    variant: NotRequired[Literal["standard", "short-supply"]]
    options: NotRequired[ForSaleOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[ForSaleDeal]


Actions2: TypeAlias = ForSaleBidAction | ForSalePassAction | ForSaleSellAction | ForSaleRevealAction


class ForSaleReplaysRequest1(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["for-sale"]]
    """The id of the game."""

    setup: ForSaleSetup
    state: NotRequired[ForSaleState]
    actions: list[Actions2]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[ForSaleScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class ForSaleReplaysRequest2(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["for-sale"]]
    """The id of the game."""

    setup: NotRequired[ForSaleSetup]
    state: ForSaleState
    actions: list[Actions2]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[ForSaleScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


ForSaleReplaysRequest: TypeAlias = ForSaleReplaysRequest1 | ForSaleReplaysRequest2
"""A transcript, to be replayed and verified; and who looks on."""


class ForSaleRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: ForSaleIllegalAction


class ForSaleReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: ForSalePosition
    applied: int
    refused: ForSaleRefused | None
    events: list[Events2]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[str, ForSaleSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesOptions(TypedDict):
    """Rulings; those that are not given are at their defaults."""

    end_when: NotRequired[Literal["no-completion-possible", "roofs-gone", "either-supply-gone"]]
    unroofed: NotRequired[Literal["negative", "nothing"]]
    minimum_bid: NotRequired[Literal[1]]
    max_requirement: NotRequired[int]
    zero_requirement: NotRequired[Literal["complete", "illegal"]]
    unplaceable_cube: NotRequired[Literal["not-offerable"]]
    discard_placeable: NotRequired[bool]
    final_tie: NotRequired[Literal["shared", "none"]]
    open_money: NotRequired[bool]


class TheEstatesCube(TypedDict):
    """A floor cube."""

    colour: Literal["blue", "green", "yellow", "purple", "red", "white"]
    value: int


Cube: TypeAlias = list[TheEstatesCube]


Rooftop: TypeAlias = int


class TheEstatesDeal(TypedDict):
    """The market, row by row, and the rooftops, next first; where a table deals, the market alone."""

    cubes: NotRequired[list[Cube]]
    rooftops: NotRequired[list[Rooftop]]


class TheEstatesSetupRequest(TypedDict):
    """A new game: who plays, by which rules, who deals; and who looks on."""

    ruleset: NotRequired[Literal["capstone-2018"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[TheEstatesOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[TheEstatesDeal]
    cash: NotRequired[dict[str, int]]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesPlayer(TypedDict):
    """A player's part of the state."""

    id: str
    cash: int
    cash_box: int


class TheEstatesCertificates(TypedDict):
    """Who holds each company's certificate."""

    blue: NotRequired[str]
    green: NotRequired[str]
    yellow: NotRequired[str]
    purple: NotRequired[str]
    red: NotRequired[str]
    white: NotRequired[str]


class TheEstatesBuilding(TypedDict):
    """A developed lot: cubes, bottom first, and a rooftop."""

    cubes: list[TheEstatesCube]
    rooftop: int | None


class TheEstatesPermit(TypedDict):
    """A permit on the board."""

    value: int
    effect: Literal["shorten", "lengthen"]


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


class TheEstatesPieceCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    colour: Literal["blue", "green", "yellow", "purple", "red", "white"]
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


class TheEstatesAuction(TypedDict):
    """A running auction; `turn` is null once everyone has spoken."""

    piece: (
        TheEstatesPieceCube
        | TheEstatesPieceRooftop
        | TheEstatesPiecePermit
        | TheEstatesPieceMayor
        | TheEstatesPieceCancel
    )
    bids: dict[str, int]
    passed: list[PassedItem]
    turn: str | None


class TheEstatesPlacing(TypedDict):
    """The piece that has a taker and no place yet."""

    player: str
    piece: (
        TheEstatesPieceCube
        | TheEstatesPieceRooftop
        | TheEstatesPiecePermit
        | TheEstatesPieceMayor
        | TheEstatesPieceCancel
    )


MarketItem2: TypeAlias = list[TheEstatesCube]


class TheEstatesState(TypedDict):
    """The whole state of a game, hidden cards included."""

    game: Literal["the-estates"]
    schema_version: Literal[1]
    ruleset: Literal["capstone-2018"]
    variant: Literal["standard"]
    options: TheEstatesOptions
    dealer: Literal["service", "table"]
    deal: DealRecord | None
    players: list[TheEstatesPlayer]
    phase: Literal["offer", "reveal", "bidding", "settling", "placing", "finished"]
    round: int
    ply: int
    history: str
    certificates: TheEstatesCertificates
    market: list[MarketItem2]
    specials: list[Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]]
    out_of_game: list[Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]]
    board: TheEstatesBoard
    rooftops: list[Rooftop] | int
    auctioneer: str
    stowed: bool
    auction: TheEstatesAuction | None
    placing: TheEstatesPlacing | None
    ended_by: Literal["two-rows-complete", "nothing-left-to-complete"] | None


class TheEstatesStowLegalAction(TypedDict):
    """LegalAction `stow`."""

    type: Literal["stow"]
    player: str


class TheEstatesOfferedCube(TypedDict):
    """A cube."""

    kind: Literal["cube"]
    row: int
    end: Literal["left", "right"]


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


class TheEstatesOfferLegalAction(TypedDict):
    """LegalAction `offer`."""

    type: Literal["offer"]
    player: str
    piece: (
        TheEstatesOfferedCube
        | TheEstatesOfferedRooftop
        | TheEstatesOfferedPermit
        | TheEstatesOfferedMayor
        | TheEstatesOfferedCancel
    )


class TheEstatesBidLegalAction(TypedDict):
    """LegalAction `bid`."""

    type: Literal["bid"]
    player: str
    amount: Range | int


class TheEstatesPassLegalAction(TypedDict):
    """LegalAction `pass`."""

    type: Literal["pass"]
    player: str


class TheEstatesSellLegalAction(TypedDict):
    """LegalAction `sell`."""

    type: Literal["sell"]
    player: str


class TheEstatesKeepLegalAction(TypedDict):
    """LegalAction `keep`."""

    type: Literal["keep"]
    player: str


class TheEstatesPlaceLegalAction(TypedDict):
    """LegalAction `place`."""

    type: Literal["place"]
    player: str
    row: Literal["upper", "middle", "lower"]
    lot: NotRequired[int]
    effect: NotRequired[Literal["shorten", "lengthen"]]
    permit: NotRequired[int]


class TheEstatesDiscardLegalAction(TypedDict):
    """LegalAction `discard`."""

    type: Literal["discard"]
    player: str


class TheEstatesRevealLegalAction(TypedDict):
    """LegalAction `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    rooftop: int


class TheEstatesGameSetUpEvent(TypedDict):
    """Event `game-set-up`."""

    type: Literal["game-set-up"]
    first_player: str
    cash: int
    cubes: int
    rooftops: int
    rule: str
    text: str


class TheEstatesTurnBeginsEvent(TypedDict):
    """Event `turn-begins`."""

    type: Literal["turn-begins"]
    round: int
    player: str
    rule: str
    text: str


class TheEstatesStowEvent(TypedDict):
    """Event `stow`."""

    type: Literal["stow"]
    player: str
    amount: int
    rule: str
    text: str


class TheEstatesOfferEvent(TypedDict):
    """Event `offer`."""

    type: Literal["offer"]
    player: str
    piece: (
        TheEstatesOfferedCube
        | TheEstatesOfferedRooftop
        | TheEstatesOfferedPermit
        | TheEstatesOfferedMayor
        | TheEstatesOfferedCancel
    )
    rule: str
    text: str


class TheEstatesRooftopRevealedEvent(TypedDict):
    """Event `rooftop-revealed`."""

    type: Literal["rooftop-revealed"]
    value: int
    rule: str
    text: str


class TheEstatesAuctionBeginsEvent(TypedDict):
    """Event `auction-begins`."""

    type: Literal["auction-begins"]
    piece: (
        TheEstatesPieceCube
        | TheEstatesPieceRooftop
        | TheEstatesPiecePermit
        | TheEstatesPieceMayor
        | TheEstatesPieceCancel
    )
    rule: str
    text: str


class TheEstatesBidEvent(TypedDict):
    """Event `bid`."""

    type: Literal["bid"]
    player: str
    amount: int
    rule: str
    text: str


class TheEstatesPassEvent(TypedDict):
    """Event `pass`."""

    type: Literal["pass"]
    player: str
    rule: str
    text: str


class TheEstatesTakenFreeEvent(TypedDict):
    """Event `taken-free`."""

    type: Literal["taken-free"]
    player: str
    rule: str
    text: str


class TheEstatesSoldEvent(TypedDict):
    """Event `sold`."""

    type: Literal["sold"]
    player: str
    buyer: str
    price: int
    rule: str
    text: str


class TheEstatesKeptEvent(TypedDict):
    """Event `kept`."""

    type: Literal["kept"]
    player: str
    bidder: str
    price: int
    rule: str
    text: str


class TheEstatesPlacedEvent(TypedDict):
    """Event `placed`."""

    type: Literal["placed"]
    player: str
    row: Literal["upper", "middle", "lower"]
    lot: NotRequired[int]
    effect: NotRequired[Literal["shorten", "lengthen"]]
    permit: NotRequired[int]
    piece: (
        TheEstatesPieceCube
        | TheEstatesPieceRooftop
        | TheEstatesPiecePermit
        | TheEstatesPieceMayor
        | TheEstatesPieceCancel
    )
    requirement: NotRequired[int]
    rule: str
    text: str


class TheEstatesCertificateTakenEvent(TypedDict):
    """Event `certificate-taken`."""

    type: Literal["certificate-taken"]
    player: str
    colour: Literal["blue", "green", "yellow", "purple", "red", "white"]
    rule: str
    text: str


class TheEstatesDiscardedEvent(TypedDict):
    """Event `discarded`."""

    type: Literal["discarded"]
    player: str
    piece: (
        TheEstatesPieceCube
        | TheEstatesPieceRooftop
        | TheEstatesPiecePermit
        | TheEstatesPieceMayor
        | TheEstatesPieceCancel
    )
    rule: str
    text: str


class TheEstatesGameFinishedEvent(TypedDict):
    """Event `game-finished`."""

    type: Literal["game-finished"]
    reason: Literal["two-rows-complete", "nothing-left-to-complete"]
    winners: list[Winner]
    rule: str
    text: str


Cube1: TypeAlias = int


class TheEstatesScoredBuilding(TypedDict):
    """What one building scores for the holder of its colour."""

    row: Literal["upper", "middle", "lower"]
    lot: int
    colour: Literal["blue", "green", "yellow", "purple", "red", "white"]
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
    player: str
    total: int
    breakdown: TheEstatesBreakdown
    tiebreak: list[TiebreakItem]
    winner: bool


class TheEstatesRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: str | int | bool | list[ValueItem]
    why: str


class TheEstatesScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: Literal["points"]
    standings: list[TheEstatesStanding]
    winners: list[Winner]
    decided_by: Literal["total", "tiebreak", "shared", "none"]
    rulings: list[TheEstatesRulingInForce]


class TheEstatesSeenPlayer(TypedDict):
    """A player, as seen by one."""

    id: str
    cash: int | None
    cash_box: int | None


class TheEstatesView(TypedDict):
    """A state as one seat sees it; a finished game's view is the state."""

    game: Literal["the-estates"]
    schema_version: Literal[1]
    ruleset: Literal["capstone-2018"]
    variant: Literal["standard"]
    options: TheEstatesOptions
    dealer: Literal["service", "table"]
    deal: DealSeen | None
    players: list[TheEstatesSeenPlayer]
    phase: Literal["offer", "reveal", "bidding", "settling", "placing", "finished"]
    round: int
    ply: int
    history: NotRequired[str]
    certificates: TheEstatesCertificates
    market: list[MarketItem2]
    specials: list[Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]]
    out_of_game: list[Literal["permit-1", "permit-2", "permit-3", "mayor", "cancel"]]
    board: TheEstatesBoard
    rooftops: list[Rooftop] | int | Hidden
    auctioneer: str
    stowed: bool
    auction: TheEstatesAuction | None
    placing: TheEstatesPlacing | None
    ended_by: Literal["two-rows-complete", "nothing-left-to-complete"] | None


LegalActions10: TypeAlias = (
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


class TheEstatesSeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: TheEstatesView
    legal_actions: list[LegalActions10]


Events4: TypeAlias = (
    TheEstatesGameSetUpEvent
    | TheEstatesTurnBeginsEvent
    | TheEstatesStowEvent
    | TheEstatesOfferEvent
    | TheEstatesRooftopRevealedEvent
    | TheEstatesAuctionBeginsEvent
    | TheEstatesBidEvent
    | TheEstatesPassEvent
    | TheEstatesTakenFreeEvent
    | TheEstatesSoldEvent
    | TheEstatesKeptEvent
    | TheEstatesPlacedEvent
    | TheEstatesCertificateTakenEvent
    | TheEstatesDiscardedEvent
    | TheEstatesGameFinishedEvent
)


class TheEstatesPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: TheEstatesState
    to_act: list[ToActItem]
    legal_actions: list[LegalActions10]
    events: list[Events4]
    finished: bool
    scores: TheEstatesScoresheet | None
    views: NotRequired[dict[str, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesStowAction(TypedDict):
    """Action `stow`."""

    type: Literal["stow"]
    player: str


class TheEstatesOfferAction(TypedDict):
    """Action `offer`."""

    type: Literal["offer"]
    player: str
    piece: (
        TheEstatesOfferedCube
        | TheEstatesOfferedRooftop
        | TheEstatesOfferedPermit
        | TheEstatesOfferedMayor
        | TheEstatesOfferedCancel
    )


class TheEstatesBidAction(TypedDict):
    """Action `bid`."""

    type: Literal["bid"]
    player: str
    amount: int


class TheEstatesPassAction(TypedDict):
    """Action `pass`."""

    type: Literal["pass"]
    player: str


class TheEstatesSellAction(TypedDict):
    """Action `sell`."""

    type: Literal["sell"]
    player: str


class TheEstatesKeepAction(TypedDict):
    """Action `keep`."""

    type: Literal["keep"]
    player: str


class TheEstatesPlaceAction(TypedDict):
    """Action `place`."""

    type: Literal["place"]
    player: str
    row: Literal["upper", "middle", "lower"]
    lot: NotRequired[int]
    effect: NotRequired[Literal["shorten", "lengthen"]]
    permit: NotRequired[int]


class TheEstatesDiscardAction(TypedDict):
    """Action `discard`."""

    type: Literal["discard"]
    player: str


class TheEstatesRevealAction(TypedDict):
    """Action `reveal`."""

    type: Literal["reveal"]
    player: Literal["table"]
    rooftop: int


class TheEstatesActionsRequest(TypedDict):
    """A state and the action proposed in it."""

    state: TheEstatesState
    action: (
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
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesBrokenInvariant(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "auction.missing",
        "auction.out-of-place",
        "bids.and-passed",
        "bids.by-auctioneer",
        "bids.missing",
        "bids.not-covered",
        "bids.not-rising",
        "bids.too-low",
        "board.gap",
        "board.not-descending",
        "board.one-cube-lot",
        "board.requirement-out-of-bounds",
        "board.three-rows-complete",
        "board.too-many-lots",
        "board.wrong-requirement",
        "cash-box.too-full",
        "cash.wrong-total",
        "certificate.colour-not-built",
        "certificate.missing",
        "cube.twice",
        "cubes.too-many",
        "cubes.wrong-count",
        "deal.with-table",
        "deal.wrong-commitment",
        "deck.wrong-form",
        "end.overdue",
        "end.wrong-reason",
        "ended-by.missing",
        "ended-by.out-of-place",
        "list.out-of-order",
        "market.row-too-long",
        "mayor.twice",
        "options.default-given",
        "passed.out-of-order",
        "passed.twice",
        "permit.twice",
        "piece.not-offerable",
        "pieces.wrong-count",
        "placing.missing",
        "placing.out-of-place",
        "player.stranger",
        "player.twice",
        "players.count",
        "ply.impossible",
        "reveal.service-deals",
        "rooftop.too-often",
        "rooftops.wrong-count",
        "round.impossible",
        "special.missing",
        "special.twice",
        "stowed.empty-box",
        "turn.impossible",
        "variant.unknown",
    ]
    rule: NotRequired[str]
    detail: str
    pointer: str


class TheEstatesInvalidState(TypedDict):
    """No such game, or tallied end, can exist."""

    type: Literal["/problems/invalid-state"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[TheEstatesBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesRefusal(TypedDict):
    """One reason for a refusal; its figures are further members."""

    code: Literal[
        "bid.too-high",
        "bid.too-low",
        "cube.no-place",
        "cube.not-at-an-end",
        "cube.not-lower",
        "discard.has-a-place",
        "discard.must-place",
        "game.finished",
        "keep.not-enough-cash",
        "lot.beyond-requirement",
        "lot.empty",
        "lot.not-next",
        "lot.one-cube-only",
        "lot.roofed",
        "permit.not-there",
        "phase.wrong-action",
        "place.wrong-kind",
        "player.unknown",
        "requirement.below-developed",
        "requirement.too-long",
        "requirement.too-short",
        "reveal.not-possible",
        "rooftop.no-building",
        "special.not-available",
        "stow.already-done",
        "stow.no-cash",
        "turn.not-yours",
    ]
    rule: str
    clause: str
    detail: str
    pointer: str


class TheEstatesIllegalAction(TypedDict):
    """The state is fine, the action is not allowed."""

    type: Literal["/problems/illegal-action"]
    title: str
    status: Literal[422]
    detail: str
    instance: str
    violations: list[TheEstatesRefusal]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions10]


class TheEstatesLegalActionsRequest(TypedDict):
    """A state; `player` filters the actions, `expand` lists every bid."""

    state: TheEstatesState
    player: NotRequired[str]
    expand: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[ToActItem]
    legal_actions: list[LegalActions10]


class TheEstatesScoresRequest(TypedDict):
    """A state; `final: true` demands that the game be over."""

    state: TheEstatesState
    final: NotRequired[bool]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesTallyPlayer(TypedDict):
    """A player's end position."""

    id: str
    cash: int
    cash_box: int


class TheEstatesTalliesRequest(TypedDict):
    """A hand-entered end."""

    ruleset: NotRequired[Literal["capstone-2018"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[TheEstatesOptions]
    players: list[TheEstatesTallyPlayer]
    certificates: TheEstatesCertificates
    board: TheEstatesBoard
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesViewsRequest1(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: TheEstatesState
    viewer: str
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesViewsRequest2(TypedDict):
    """A state and who looks at it: one, by `viewer`, or several, by `viewers`."""

    state: TheEstatesState
    viewer: NotRequired[str]
    """Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."""

    viewers: list[Viewer]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""

    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


TheEstatesViewsRequest: TypeAlias = TheEstatesViewsRequest1 | TheEstatesViewsRequest2
"""A state and who looks at it: one, by `viewer`, or several, by `viewers`."""


class TheEstatesViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[TheEstatesView]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[ToActItem]
    legal_actions: NotRequired[list[LegalActions10]]
    """What the viewer may do. Only where the request names one `viewer`."""

    views: NotRequired[dict[str, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesInspectionsRequest(TypedDict):
    """A state to be inspected."""

    state: TheEstatesState
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesInspectionsAnswer(TypedDict):
    """Whether the state is valid, and which invariants it breaks."""

    valid: bool
    violations: list[TheEstatesBrokenInvariant]
    more: NotRequired[int]
    """How many there are beyond the 100 listed; 900 for 900 or more: nobody counts further."""


class TheEstatesSetup(TypedDict):
    """A new game: who plays, by which rules, who deals."""

    ruleset: NotRequired[Literal["capstone-2018"]]
    variant: NotRequired[Literal["standard"]]
    options: NotRequired[TheEstatesOptions]
    players: list[Player]
    first_player: NotRequired[str]
    dealer: NotRequired[Literal["service", "table"]]
    seed: NotRequired[str]
    deal: NotRequired[TheEstatesDeal]
    cash: NotRequired[dict[str, int]]


Actions4: TypeAlias = (
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


class TheEstatesReplaysRequest1(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["the-estates"]]
    """The id of the game."""

    setup: TheEstatesSetup
    state: NotRequired[TheEstatesState]
    actions: list[Actions4]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[TheEstatesScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


class TheEstatesReplaysRequest2(TypedDict):
    """A transcript, to be replayed and verified; and who looks on."""

    game: NotRequired[Literal["the-estates"]]
    """The id of the game."""

    setup: NotRequired[TheEstatesSetup]
    state: TheEstatesState
    actions: list[Actions4]
    history: NotRequired[str]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""

    scores: NotRequired[TheEstatesScoresheet]
    viewers: NotRequired[list[Viewer]]
    """Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no seat; in any order, each once."""


TheEstatesReplaysRequest: TypeAlias = TheEstatesReplaysRequest1 | TheEstatesReplaysRequest2
"""A transcript, to be replayed and verified; and who looks on."""


class TheEstatesRefused(TypedDict):
    """The first refused action."""

    index: int
    problem: TheEstatesIllegalAction


class TheEstatesReplaysAnswer(TypedDict):
    """The last good position, and what was refused, if anything."""

    position: TheEstatesPosition
    applied: int
    refused: TheEstatesRefused | None
    events: list[Events4]
    history_matches: bool | None
    scores_match: bool | None
    views: NotRequired[dict[str, TheEstatesSeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class TheEstatesMatchOptions(TypedDict):
    """Rulings on matches."""

    tied_round: NotRequired[Literal["nobody", "all"]]


class TheEstatesMatchesRequest(TypedDict):
    """The final scoresheets of a match's games so far."""

    rounds: int
    results: list[TheEstatesScoresheet]
    options: NotRequired[TheEstatesMatchOptions]
    names: NotRequired[dict[str, str]]
    """What players are called in the sentences of the answer, by id; who has no name there is called by the id. Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were given: escape them where they are shown as HTML."""


class TheEstatesMatchStanding(TypedDict):
    """One player's place in the match."""

    rank: int
    player: str
    total: int
    wins: int


class TheEstatesMatchesAnswer(TypedDict):
    """The standings of a match, and the next setup's cash."""

    standings: list[TheEstatesMatchStanding]
    over: bool
    winners: list[Winner]
    decided_by: Literal["two-wins", "total", "shared"] | None
    cash: dict[str, int] | None


class HealthzAnswer(TypedDict):
    """The process is alive."""

    status: Literal["ok"]
    games: NotRequired[list[str]]


class ReadyzAnswer(TypedDict):
    """The service can referee."""

    status: Literal["ready"]
    games: list[str]


class AnyStanding(TypedDict):
    """One player's place."""

    rank: int
    player: str
    total: int
    breakdown: dict[str, Any]
    tiebreak: list[TiebreakItem]
    winner: bool


class AnyRulingInForce(TypedDict):
    """A ruling with its value."""

    id: str
    option: str | None
    value: str | int | bool | list[ValueItem]
    why: str


class AnyScoresheet(TypedDict):
    """Who stands where, and why."""

    final: bool
    unit: str
    standings: list[AnyStanding]
    winners: list[Winner]
    decided_by: Literal["total", "tiebreak", "shared", "none"]
    rulings: list[AnyRulingInForce]


class AnySeatView(TypedDict):
    """What one viewer may see, and the viewer's own legal actions."""

    view: dict[str, Any]
    legal_actions: list[dict[str, Any]]


class AnyPosition(TypedDict):
    """A state and what may be done in it; the events that led to it."""

    state: dict[str, Any]
    to_act: list[ToActItem]
    legal_actions: list[dict[str, Any]]
    events: list[dict[str, Any]]
    finished: bool
    scores: AnyScoresheet | None
    views: NotRequired[dict[str, AnySeatView]]
    """What each of the request's `viewers` may see and do, by id in seat order, `spectator` last; only where the request names viewers. An entry is for its own viewer alone."""


class AnyLegalActionsAnswer(TypedDict):
    """Who may act, and how."""

    to_act: list[ToActItem]
    legal_actions: list[dict[str, Any]]


class AnyViewsAnswer(TypedDict):
    """What a seat sees, and what it may do; `views` instead of both where the request names several `viewers`."""

    view: NotRequired[dict[str, Any]]
    """What the viewer may see. Only where the request names one `viewer`."""

    to_act: list[ToActItem]
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

    to_act: list[ToActItem]
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
    player: str
    total: int
    wins: int


class AnyMatchesAnswer(TypedDict):
    """The standings of a match, and the next setup's cash."""

    standings: list[AnyMatchStanding]
    over: bool
    winners: list[Winner]
    decided_by: Literal["two-wins", "total", "shared"] | None
    cash: dict[str, int] | None
