"""What The Estates says: English templates for its events and for its own refusals, by event type and by code.

The codes that all games share stand in `gavel.i18n.texts.FAULTS`.
"""

from typing import Final

from gavel.i18n.words import N_, Texts, as_they_are, either

_PIECES: Final[Texts] = {
    "cube": either(N_("the {colour} {value}"), N_("the cube at the {end} end of market row {row}")),
    "rooftop": either(N_("rooftop {value}"), N_("a rooftop")),
    "permit": N_("permit {value}"),
    "mayor": N_("the mayor"),
    "cancel": N_("the cancel cube"),
    "permit-1": N_("permit 1"),
    "permit-2": N_("permit 2"),
    "permit-3": N_("permit 3"),
}
"""Pieces by their kind, the first cube and rooftop as all know them, the second as they are offered; and by name."""

TERMS: Final[Texts] = {
    **_PIECES,
    **as_they_are(
        N_("offer"),
        N_("bidding"),
        N_("settling"),
        N_("placing"),
        N_("stow"),
        N_("bid"),
        N_("pass"),
        N_("sell"),
        N_("keep"),
        N_("place"),
        N_("discard"),
        N_("rooftops"),
        N_("blue"),
        N_("green"),
        N_("yellow"),
        N_("purple"),
        N_("red"),
        N_("white"),
        N_("upper"),
        N_("middle"),
        N_("lower"),
        N_("left"),
        N_("right"),
        N_("shorten"),
        N_("lengthen"),
    ),
    "two-rows-complete": N_("two rows are complete"),
    "nothing-left-to-complete": N_("nothing more can be completed"),
}
"""Pieces, phases, action types, the deck, colours, rows, ends, effects, reasons to end: as they appear as figures."""

EVENTS: Final[Texts] = {
    "game-set-up": N_(
        "The game is set up. Cubes on the market: {cubes}; rooftops face down: {rooftops}; cash in all: {cash}. "
        "{first_player} begins."
    ),
    "turn-begins": N_("Turn {round}: {player} is the auctioneer."),
    "stow": N_("{player} puts {amount} into the cash box."),
    "offer": N_("{player} offers {piece}."),
    "rooftop-revealed": N_("Turned up: rooftop {value}."),
    "auction-begins": N_("Up for auction: {piece}."),
    "bid": N_("{player} bids {amount}."),
    "pass": N_("{player} passes."),
    "taken-free": N_("Nobody has bid, so {player} takes the piece free."),
    "sold": N_("{player} sells the piece to {buyer} for {price}."),
    "kept": N_("{player} keeps the piece and pays {price} to {bidder}."),
    "placed": either(
        N_("{player} places {piece} on lot {lot} of the {row} row."),
        N_("{player} places {piece} to {effect} the {row} row; its requirement is now {requirement}."),
        N_("{player} cancels permit {permit}; the requirement of the {row} row is now {requirement}."),
        N_("{player} places the mayor in front of the {row} row."),
    ),
    "certificate-taken": N_("{player} takes the {colour} certificate."),
    "discarded": N_("{player} removes this from the game: {piece}."),
    "game-finished": N_("The game is over: {reason}. Won by: {winners}."),
}

_TURN: Final[Texts] = {
    "stow.already-done": N_("Cash has already been put into the cash box in this turn."),
    "stow.no-cash": N_("There is no cash in hand for the cash box."),
    "cube.not-at-an-end": N_(
        "There is no cube to choose at the {end} end of market row {row}; cubes there: {cubes}. One that lies alone "
        "counts as the left one."
    ),
    "cube.no-place": N_("The {colour} {value} has no place on the board, so it may not be offered."),
    "rooftop.no-building": N_("A rooftop may be offered only while a building without one stands."),
    "special.not-available": N_("This is no longer available: {piece}. Available: {available}."),
    "bid.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bid.too-high": N_("A bid of {amount} is more than can be paid: at most {maximum}."),
    "keep.not-enough-cash": N_("Keeping the piece costs {price}, but there is only {cash} in hand."),
    "reveal.not-possible": N_("Rooftop {rooftop} cannot have been turned up; still possible: {possible}."),
}

_PLACING: Final[Texts] = {
    "place.wrong-kind": N_("To be placed: {piece}. Beside the row, that takes: {needed}. Given: {given}."),
    "lot.not-next": N_("The next lot of the {row} row is {next}; building on lot {lot} would leave a gap."),
    "lot.beyond-requirement": N_("Lot {lot} lies beyond the requirement of the {row} row, which is {requirement}."),
    "lot.one-cube-only": N_("Lot {lot} of the {row} row takes one cube only."),
    "lot.roofed": N_("The building on lot {lot} of the {row} row has a rooftop: nothing more can be added to it."),
    "lot.empty": N_("No building stands on lot {lot} of the {row} row; developed lots there: {developed}."),
    "cube.not-lower": N_("Only a lower cube goes on top: {value} does not go on {top}."),
    "requirement.below-developed": N_(
        "The requirement of the {row} row would be {requirement}, but more lots have been developed there: {developed}."
    ),
    "requirement.too-long": N_("The requirement of the {row} row would be {requirement}; it may be at most {maximum}."),
    "requirement.too-short": N_(
        "The requirement of the {row} row would be {requirement}; it may not be less than {minimum}."
    ),
    "permit.not-there": N_("Permit {permit} is not in the {row} row; permits there: {permits}."),
    "discard.must-place": N_("This must be placed and cannot be discarded: {piece}."),
    "discard.has-a-place": N_("Only what has no place may be discarded: {piece}. Possible places: {places}."),
}

_BAD_SETUP: Final[Texts] = {
    "deal.missing": N_("Where the table deals, the setup must tell in `deal` which cubes lie on the market."),
    "deal.cubes-missing": N_("`deal` must tell which cubes lie on the market."),
    "deal.rooftops-missing": N_("Where the service deals, `deal` must tell the order of the rooftops."),
    "deal.rooftops-with-table": N_("Where the table deals, each rooftop is told only when it is turned up."),
    "deal.cube-twice": N_("The {colour} {value} is dealt more than once; all cubes are different."),
    "deal.not-in-deck": N_("There are two rooftops of each value; here are more of {card}."),
    "cash.stranger": N_("{player} is not a player of this game; the players are: {players}."),
    "cash.player-missing": N_("The cash of {player} is missing."),
    "cash.wrong-total": N_("The players have {total} cash in all, cash boxes included. It must be {expected}."),
}

_BAD_MATCH: Final[Texts] = {
    "match.too-many-results": N_("Games played: {count}. The match has only {rounds}."),
    "match.after-the-end": N_("The match was over before this game. Games that counted: {ended}."),
    "match.interim": N_("The scoresheet of game {game} is not final."),
    "match.other-players": N_("Game {game} must have the players of the first game, each once: {players}."),
    "match.wrong-ranks": N_("The ranks of game {game} do not follow from its totals and tie-breaks."),
    "match.wrong-cash": N_(
        "The tie-break of everyone in game {game} is one figure, cash and cash box together. In all they make {cash}; "
        "it must be {expected}."
    ),
}

_BOARD: Final[Texts] = {
    "board.gap": N_("Lot {lot} of the {row} row is empty; between Main Street and the last building none may be."),
    "board.not-descending": N_("Each cube must be lower than the one below it; here from the bottom up: {cubes}."),
    "board.one-cube-lot": N_("Lot {lot} of the {row} row takes one cube only."),
    "board.too-many-lots": N_("The requirement of the {row} row is {requirement}; developed lots there: {developed}."),
    "board.wrong-requirement": N_("The requirement of the {row} row is {requirement}; its permits make it {expected}."),
    "board.requirement-out-of-bounds": N_(
        "The permits took the requirement of the {row} row out of its bounds, which are {minimum} and {maximum}."
    ),
    "board.three-rows-complete": N_("All three rows are complete, though the game ends with the second."),
    "certificate.missing": N_("There is a {colour} cube on the board, so somebody must hold its certificate."),
    "certificate.colour-not-built": N_("There is no {colour} cube on the board, so nobody can hold its certificate."),
}

_COMPONENTS: Final[Texts] = {
    "cube.twice": N_("The {colour} {value} lies in more than one place."),
    "cubes.too-many": N_("Cubes on the board: {count}. Only {maximum} are in the game."),
    "cubes.wrong-count": N_("Cubes in all: {count}. There must be {expected} in the game."),
    "market.row-too-long": N_("Cubes in this market row: {count}. There can be no more than {maximum}."),
    "rooftop.too-often": N_("There are two rooftops of each value; here are more of {value}."),
    "rooftops.wrong-count": N_("Rooftops in all: {count}. There must be {expected}."),
    "deck.wrong-form": N_(
        "The rooftops are a list where the service deals, and a count where the table does. Here the dealer is: "
        "{dealer}."
    ),
    "permit.twice": N_("Permit {value} lies in more than one place."),
    "mayor.twice": N_("The mayor stands in front of the {row} row and of another."),
    "special.twice": N_("This is in more than one place: {piece}."),
    "special.missing": N_("This is nowhere: {piece}."),
    "list.out-of-order": N_("The order in this list must be: permits by value, mayor, cancel cube."),
}

_PHASES: Final[Texts] = {
    "player.stranger": N_("{player} does not sit at this table."),
    "auction.missing": N_("This phase ({phase}) needs an auction."),
    "auction.out-of-place": N_("In this phase ({phase}) there is no auction."),
    "placing.missing": N_("This phase ({phase}) needs a piece to be placed and a player who places it."),
    "placing.out-of-place": N_("In this phase ({phase}) no piece is being placed."),
    "ended-by.missing": N_("A finished game must tell why it has ended."),
    "ended-by.out-of-place": N_("In this phase ({phase}) the game has not ended, so there is no reason to tell."),
    "reveal.service-deals": N_("Where the service deals, it turns up the rooftops itself."),
    "bids.by-auctioneer": N_("{player} is the auctioneer and can neither bid nor pass."),
    "bids.and-passed": N_("{player} has both bid and passed."),
    "bids.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bids.not-covered": N_("A bid of {amount} is more than can be paid: at most {maximum}."),
    "bids.not-rising": N_("Each bid must exceed the one before; here in turn: {bids}."),
    "bids.missing": N_("Nobody has bid, so there is nothing to settle."),
    "passed.twice": N_("{player} passed twice in one auction."),
    "passed.out-of-order": N_("The players cannot have passed in this order, going clockwise from the first."),
    "turn.impossible": N_("This turn ({turn}) does not fit this point of the game. Phase: {phase}."),
    "piece.not-offerable": N_("This piece has no place on the board, so it cannot have been offered."),
}

_TURNS_AND_END: Final[Texts] = {
    "round.impossible": N_("The round cannot be {round}: turns are counted from 1."),
    "pieces.wrong-count": N_("Pieces offered so far: {count}. At this point there must be {expected}."),
    "cash-box.too-full": N_("Cash in the cash box: {cash_box}. By the turns played, it can be at most {maximum}."),
    "stowed.empty-box": N_("Cash is said to have been put into the cash box in this turn, but the box is empty."),
    "ply.impossible": N_("Actions so far: {ply}. By the turns played, there must be from {minimum} to {maximum}."),
    "end.overdue": N_("The game must have ended before this turn, so this phase ({phase}) is not possible."),
    "end.wrong-reason": N_(
        "The game cannot have ended for this reason: {ended_by}. The board and the supply say: {reason}."
    ),
}

REFUSALS: Final[Texts] = {
    **_TURN,
    **_PLACING,
    **_BAD_SETUP,
    **_BAD_MATCH,
    **_BOARD,
    **_COMPONENTS,
    **_PHASES,
    **_TURNS_AND_END,
}
"""Why The Estates refuses an action, a setup, a state, a tally or the results of a match."""
