"""pokerkit: hands of no-limit Texas hold'em with four players, who fold, check, call or raise at random."""

from collections.abc import Callable
from random import Random

from pokerkit import Automation, Mode, NoLimitTexasHoldem

from benchmarks.peers.players import playing

PLAYERS, STACK, BLINDS, SMALLEST_BET = 4, 200, (1, 2), 2
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def game_of(_name: str) -> Callable[[Random], int]:
    """What plays one hand. A range of raises is one move, with its ends."""

    def play(dice: Random) -> int:
        state = NoLimitTexasHoldem.create_state(
            AUTOMATIC, True, 0, BLINDS, SMALLEST_BET, [STACK] * PLAYERS, PLAYERS, mode=Mode.CASH_GAME
        )
        moves = 0
        while state.status:
            legal: list[Callable[[], object]] = []
            if state.checking_or_calling_amount:  # who may check has nothing to fold for
                legal.append(state.fold)
            if state.can_check_or_call():
                legal.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                legal.append(lambda: state.complete_bet_or_raise_to(_amount(state, dice)))
            legal[int(dice.random() * len(legal))]()
            moves += 1
        return moves

    return play


def _amount(state: "NoLimitTexasHoldem", dice: Random) -> int:
    least: int = state.min_completion_betting_or_raising_to_amount
    most: int = state.max_completion_betting_or_raising_to_amount
    return least + int(dice.random() * (most - least + 1))


if __name__ == "__main__":
    playing.main(game_of)
