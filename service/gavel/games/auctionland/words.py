"""What Auctionland says: English templates for its events and for its own refusals, by event type and by code.

The codes that all games share stand in `gavel.i18n.texts.FAULTS`.
"""

from typing import Final

from gavel.i18n.words import N_, Texts, as_they_are

TERMS: Final[Texts] = {
    **as_they_are(
        N_("claim"),
        N_("place"),
        N_("offer"),
        N_("bidding"),
        N_("settling"),
        N_("bid"),
        N_("pass"),
        N_("sell"),
        N_("keep"),
        N_("stack"),
        N_("market"),
    ),
    "island-full": N_("an island is full"),
    "market-empty": N_("the market is empty"),
}
"""Phases, action types, decks and reasons to end, as they appear among the figures."""

EVENTS: Final[Texts] = {
    "game-set-up": N_(
        "The game is set up. Tiles in all: {tiles}; market, from the free end: {market}; money in seat order: {money}. "
        "{first_player} begins."
    ),
    "turn-begins": N_("Turn {round}: {player} is the auctioneer."),
    "claim": N_("{player} claims tile {tile} (position {position}); money paid: {paid}, money found: {found}."),
    "placed": N_("{player} places tile {tile} at x = {x}, y = {y}, turned by {rotation} degrees."),
    "bonus-due": N_("{player} has completed a line and gets a bonus tile."),
    "offer": N_(
        "{player} offers tile {tile} (position {position}) for auction; money paid: {paid}, money found: {found}."
    ),
    "auction-skipped": N_("The market is empty, so {player} has nothing to offer."),
    "bid": N_("{player} bids {amount}."),
    "pass": N_("{player} passes."),
    "taken-free": N_("Nobody has bid, so {player} takes tile {tile} free."),
    "tile-removed": N_("Nobody has bid, and tile {tile} leaves the game."),
    "sold": N_("{player} sells tile {tile} to {buyer} for {price}."),
    "kept": N_("{player} keeps tile {tile} and pays {price} to {bidder}."),
    "market-refilled": N_("New in the market, in this order: {tiles}."),
    "game-finished": N_("The game is over: {reason}. Won by: {winners}."),
}

_TURN: Final[Texts] = {
    "position.not-in-market": N_("There is no position {position} in the market; tiles there: {tiles}."),
    "position.too-expensive": N_("Skipping to position {position} costs {price}; money in hand: {money}."),
    "place.out-of-range": N_("x and y may be at most {maximum} away from 0; here they are {x} and {y}."),
    "place.occupied": N_("A tile lies at x = {x}, y = {y} already."),
    "place.not-adjacent": N_("At x = {x}, y = {y}, the tile would not lie edge to edge with a tile of the island."),
    "place.span-exceeded": N_(
        "With a tile at x = {x}, y = {y}, the island would be wider or higher than {span} tiles."
    ),
    "bid.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bid.too-high": N_("A bid of {amount} is more than can be paid: at most {maximum}."),
    "pass.highest-bidder": N_("With the highest bid, which is {bid}, one cannot pass."),
    "keep.not-enough-money": N_("Keeping the tile costs {price}; money in hand: {money}."),
    "keep.no-room": N_("The island has no room for the tile; tiles on it: {tiles}."),
    "reveal.wrong-count": N_("Tiles laid out: {count}. The market takes {expected}."),
    "reveal.not-possible": N_("Tile {tile} cannot have been laid out: it does not exist, or it has been seen already."),
}

_BAD_SETUP: Final[Texts] = {
    "tiles.id-twice": N_("More than one tile has the id {tile}."),
    "tiles.side-twice": N_('The side "{side}" of tile {tile} is reached more than once.'),
    "options.market-too-large": N_("A market of {market_size} is too large; tiles in the game: {tiles}."),
    "options.awards-increasing": N_("No place may bring more points than the one before it."),
    "options.money-count": N_("Amounts of starting money: {count}. There must be one for each player: {players}."),
    "deal.missing": N_("Where the table deals, the setup must tell in a deal which tiles lie in the market."),
    "deal.stack-missing": N_("Where the service deals, the deal must tell the order of the stack."),
    "deal.stack-with-table": N_("Where the table deals, the stack lies face down, so the deal cannot tell it."),
    "deal.market-missing": N_("Where the table deals, the deal must tell which tiles lie in the market."),
    "deal.market-with-service": N_("Where the service deals, it takes the market from the top of the stack itself."),
    "deal.wrong-count": N_("Tiles dealt ({deck}): {count}. There must be {expected}."),
    "deal.not-in-deck": N_("Tile {card} cannot be dealt ({deck}): it does not exist, or it has been dealt already."),
}

_COMPONENTS: Final[Texts] = {
    "player.stranger": N_("{player} does not sit at this table."),
    "deck.wrong-form": N_(
        "The stack is a list where the service deals, and a count where the table does. Here the dealer is: {dealer}."
    ),
    "tile.unknown": N_("There is no tile {tile} in this game."),
    "tile.twice": N_("Tile {tile} lies in more than one place."),
    "tile.missing": N_("Tiles in all: {count}. There must be {expected}."),
    "island.two-on-a-cell": N_("Two tiles lie at x = {x}, y = {y}."),
    "island.not-connected": N_("The tiles of an island must hang together edge to edge."),
    "island.span-exceeded": N_("The island is {span} tiles wide or high; it may be at most {maximum}."),
    "island.out-of-range": N_("The first tile of an island may lie at most {maximum} away from 0."),
    "money.wrong-total": N_("Money of the players and in the market: {total}. There must be {expected}."),
    "money.too-much": N_("Money of the players: {total}. There is only {maximum} in the game."),
    "market.too-long": N_("Tiles in the market: {count}. There can be no more than {maximum}."),
}

_MEMBERS: Final[Texts] = {
    "auction.missing": N_("This phase ({phase}) needs an auction."),
    "auction.out-of-place": N_("In this phase ({phase}) there is no auction."),
    "holding.missing": N_("This phase ({phase}) needs a tile in hand and a player who places it."),
    "holding.out-of-place": N_("In this phase ({phase}) nobody has a tile to place."),
    "ended-by.missing": N_("A finished game must tell why it has ended."),
    "ended-by.out-of-place": N_("In this phase ({phase}) the game has not ended, so there is no reason to tell."),
    "bonus.out-of-place": N_("In this phase ({phase}) no bonus is due."),
    "reveal.service-deals": N_("Where the service deals, it refills the market itself."),
    "reveal.nothing-missing": N_("Nothing is awaited from the table: no tile is missing in the market."),
}

_AUCTION: Final[Texts] = {
    "bids.by-auctioneer": N_("{player} is the auctioneer and can neither bid nor pass."),
    "bids.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bids.not-covered": N_("A bid of {amount} is more than can be paid: at most {maximum}."),
    "bids.not-distinct": N_("The bid of {amount} is made twice, though each bid must exceed the one before."),
    "high-bidder.wrong": N_("By the bids, this cannot be the highest bidder: {high_bidder}."),
    "high-bidder.passed": N_("{player} has the highest bid and cannot have passed."),
    "passed.twice": N_("{player} passed twice in one auction."),
    "passed.by-auctioneer": N_("{player} is the auctioneer and can neither bid nor pass."),
    "auction.over": N_("Nobody is left to outbid the highest bidder, so this phase ({phase}) must be over."),
    "auction.not-over": N_("For this phase ({phase}), somebody must have bid and all others must have passed."),
}

_FLAGS_AND_END: Final[Texts] = {
    "auctioned.wrong": N_("Whether the auction of this turn has been offered does not fit this phase ({phase})."),
    "bonus.flag-missing": N_("{player} has a bonus in this turn, so it must be marked as used."),
    "bonus.flag-wrong": N_("{player} cannot have had a bonus at this point of the turn."),
    "bonus.without-line": N_("{player} has had a bonus, but no row or column of four tiles."),
    "holding.wrong-source": N_("{player} is not the auctioneer and cannot have claimed this tile."),
    "market.not-full": N_("Tiles in the market: {count}. Before a turn it is refilled to {expected} from the stack."),
    "market.empty": N_("The market is empty, so this phase ({phase}) is not possible."),
    "island.full": N_("With {tiles} tiles on this island, the game cannot be at this point."),
    "round.impossible": N_(
        "This cannot be round {round}: turns are counted from 1, and each took a tile; taken: {taken}."
    ),
    "ply.impossible": N_("Actions so far: {ply}. For the tiles that have been placed, it takes at least {minimum}."),
    "end.wrong-reason": N_("The game cannot have ended for this reason: {ended_by}."),
}

REFUSALS: Final[Texts] = {**_TURN, **_BAD_SETUP, **_COMPONENTS, **_MEMBERS, **_AUCTION, **_FLAGS_AND_END}
"""Why Auctionland refuses an action, a setup, a state or a tally."""
