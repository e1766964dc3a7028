"""Who acts next where several may, and the rewards at the end: equal in all adapters."""

from gavel import games
from gavel.engine.actions import TABLE


def next_player(state: games.State) -> str | None:
    """The first player by seat who is to act and has a legal action; None if a table has to report, and at the end.

    The others wait without learning more: what is chosen unseen stays so until all have chosen.
    """
    if TABLE in state.to_act:
        return None
    return next((player for player in state.to_act if state.legal_actions(player)), None)


def rewards(state: games.State) -> dict[str, float]:
    """The reward of each player at the end: the share of opponents who end below, less that of those above.

    From -1 to 1, and 0 in sum; tie-breaks count.
    """
    rank = {each["player"]: each["rank"] for each in state.scores()["standings"]}
    return {
        player: sum((own < other) - (own > other) for other in rank.values()) / (len(rank) - 1)
        for player, own in rank.items()
    }
