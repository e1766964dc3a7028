"""What For Sale says: English templates for its events and for its own refusals, by event type and by code.

The codes that all games share stand in `gavel.i18n.texts.FAULTS`.
"""

from typing import Final

from gavel.i18n.words import N_, Texts, as_they_are, either

TERMS: Final[Texts] = as_they_are(
    N_("buying"),
    N_("selling"),
    N_("bid"),
    N_("pass"),
    N_("sell"),
    N_("houses"),
    N_("cheques"),
)
"""Phases, action types and decks, as they appear among the figures."""

EVENTS: Final[Texts] = {
    "game-set-up": N_(
        "The game is set up. Coins for each player: {coins}; cards in each deck: {cards}; removed unseen from each: "
        "{removed}. {first_player} begins."
    ),
    "houses-revealed": N_("Buying, round {round}. On offer: {houses}."),
    "bid": N_("{player} bids {amount}."),
    "pass": N_("{player} passes."),
    "left-empty-handed": N_("{player} takes no house and gets {refund} back."),
    "house-taken": N_("{player} takes house {house}, pays {paid} and gets {refund} back."),
    "house-won": N_("{player} pays {paid} and takes house {house}, the highest of the round."),
    "leftovers-discarded": N_("Too few houses are left for a round. Leaving the game from each deck: {count}."),
    "selling-begins": N_("All houses are bought; selling begins."),
    "cheques-revealed": N_("Selling, round {round}. Cheques on offer: {cheques}."),
    "sell": N_("{player} has chosen a house."),
    "house-sold": N_("{player} sells house {house} for the cheque of {cheque}."),
    "sweep": N_("Only {player} still holds houses ({houses}) and takes all cheques that are left: {cheques}."),
    "game-finished": N_("The game is over. Won by: {winners}."),
}

_ILLEGAL: Final[Texts] = {
    "bid.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bid.too-high": N_("A bid of {amount} is more than can be paid: at most {maximum}."),
    "house.not-in-hand": N_("House {house} is not in hand; in hand: {hand}."),
    "reveal.wrong-count": N_("Cards turned up: {count}. This round shows {expected}."),
    "reveal.not-possible": N_(
        "The card {card} cannot have been turned up: it does not exist, or it has been accounted for."
    ),
}

_BAD_SETUP: Final[Texts] = {
    "options.house-twice": N_("House {house} is in the deck more than once; all houses are different."),
    "options.decks-differ": N_("Both decks need equally many cards; houses: {houses}, cheques: {cheques}."),
    "options.no-full-round": N_(
        "Not one full round can be played: of {houses} houses {removed} are removed, and a round takes {per_round}."
    ),
    "deal.wrong-count": N_("Cards dealt: {count}. The deck ({deck}) has {expected} after the removal."),
    "deal.not-in-deck": N_("The deck ({deck}) does not hold the card {card}, or not so often."),
}

_CARDS: Final[Texts] = {
    "deck.wrong-form": N_(
        "Decks and removed cards are lists where the service deals, and counts where the table does. Here the dealer "
        "is: {dealer}."
    ),
    "card.unknown": N_("There is no card {card} in this game."),
    "card.twice": N_("The card {card} appears more often than it exists."),
    "card.missing": either(
        N_("These cards are nowhere: {missing}."),
        N_("Cards not yet seen: {expected}. Deck and removed cards make {count}."),
    ),
    "removed.wrong-count": N_("Removed cards: {count}. The rules remove {expected} from each deck."),
    "market.wrong-count": N_("Cards on offer: {count}. At this point there must be {expected}."),
    "deck.wrong-count": N_("Cards in the deck: {count}. At this point there must be {expected}."),
    "houses.wrong-count": either(
        N_("Houses: {count}. By the rounds played, it must be from {minimum} to {maximum}."),
        N_("Players with a house from the short last round: {count}. That round shows only {maximum}."),
        N_("The houses do not fit the rounds played: {count} where there must be {expected}."),
    ),
    "cheques.wrong-count": N_("Cheques: {count}. They do not fit the rounds played, which make it {expected}."),
    "sold.wrong-count": N_("Houses sold: {count}. At this point there must be {expected}."),
    "market.not-lowest-first": N_(
        "Those who passed took the lowest houses, in order; the houses in the hand of {player} do not fit that."
    ),
    "tally.wrong-count": N_("Cheques: {count}. A player ends with {minimum} to {maximum} of them."),
    "tally.wrong-total": either(
        N_("Players with a cheque for a house from the short last round: {count}. That round shows only {maximum}."),
        N_("The cheques do not fit the rounds of a game: {count} where there must be {expected}."),
    ),
}

_PHASES: Final[Texts] = {
    "player.stranger": N_("{player} does not sit at this table."),
    "phase.impossible": N_("Nobody holds houses any more, so this phase ({phase}) must be over."),
    "round.impossible": N_("The round cannot be {round}. Rounds in all: {rounds}."),
    "turn.impossible": N_("This turn ({turn}) does not fit this point of the game. Phase: {phase}."),
    "bids.out-of-place": N_("Bids stand only in a running round of buying. Phase: {phase}."),
    "passed.out-of-place": N_("Passes stand only in a running round of buying. Phase: {phase}."),
    "choices.out-of-place": N_("Choices stand only in a running round of selling. Phase: {phase}."),
    "choices.not-in-hand": N_("{player} has chosen house {house}, which is not in hand."),
    "choices.complete": N_("All have chosen, so the houses must have been exchanged."),
    "sweep.due": N_("Only {player} still holds houses, so the sweep must have taken place."),
    "finished.houses-left": N_("A finished game leaves no houses in hand; here: {count}."),
    "coins.too-many": N_(
        "Coins, a running bid included: {coins}. Nobody can have more than the {maximum} of the start."
    ),
    "bids.too-low": N_("A bid of {amount} is not enough: it takes at least {minimum}."),
    "bids.not-distinct": N_("The bid of {amount} is made twice, though each bid must exceed the one before."),
    "bids.out-of-order": N_("The bids cannot have come about in turn, each as high as the rules ask."),
    "passed.twice": N_("{player} passed twice in one round."),
    "passed.everybody": N_("Too many have passed: in a running round it is at most {most}."),
    "passed.out-of-order": N_("The players cannot have passed in this order, going clockwise from the first."),
}

REFUSALS: Final[Texts] = {**_ILLEGAL, **_BAD_SETUP, **_CARDS, **_PHASES}
"""Why For Sale refuses an action, a setup, a state or a tally."""
