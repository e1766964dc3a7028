"""The bodies that the benchmark posts to `/actions`: one moment of each game that stands for the rest of it."""

import json
from dataclasses import dataclass
from random import Random

from benchmarks.play import after, new_game, settled
from gavel.catalogue import games


@dataclass(frozen=True, slots=True)
class Scenario:
    """A moment in a random game of the default ruleset: `moves` after the setup, which are drawn from `seed`."""

    game: str
    moment: str
    players: int
    moves: int
    seed: int = 1

    def path(self) -> str:
        """Where the body is posted."""
        return f"/v1/games/{self.game}/actions"

    def illegal_body(self) -> bytes:
        """The same state, and the same action by a player whose turn it is not."""
        document = json.loads(self.body())
        seats = [player["id"] for player in document["state"]["players"]]
        action = document["action"]
        other = next(seat for seat in seats if seat != action["player"])
        return compact({**document, "action": {**action, "player": other}})

    def body(self) -> bytes:
        """The state of that moment and a legal action."""
        game = games()[self.game]
        dice = Random(self.seed)
        state = after(game, new_game(game, self.players, self.seed), self.moves, dice)
        listed = game.legal_actions(state)
        action = settled(listed[int(dice.random() * len(listed))], dice.random)
        return compact({"state": game.dump(state), "action": action})


def compact(document: object) -> bytes:
    """The JSON of a document without spaces."""
    return json.dumps(document, separators=(",", ":")).encode()


SCENARIOS = (
    Scenario("for-sale", "late in buying", players=4, moves=30),
    Scenario("the-estates", "in the middle of the game", players=4, moves=90),
    Scenario("auctionland", "in the middle of the game", players=4, moves=110),
)
