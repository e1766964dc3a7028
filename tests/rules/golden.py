"""Golden playthroughs: games that anyone can read, and that every version of the rules must referee the same.

One for each ruleset, variant and player count of every registered game, dealt by the service; those of a game's default
ruleset once more, dealt by a table. A file is a JSON document on each line: the setup, each action, then the end of the
game: its history digest, a digest of all its events, the final state and scoresheet. A new member of an event or a
scoresheet so changes one line of each file. `make golden` writes them anew.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from gavel.engine import history
from gavel.engine.game import FINISHED, Game
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER
from tests.support.hooks import package_of
from tests.support.play import Combination, combinations, concrete, every_game

Json = dict[str, Any]

HOME = Path(__file__).parent / "goldens"


def golden_combinations(game: Game[Any]) -> Iterator[Combination]:
    """The combinations that need a golden playthrough."""
    for combination in combinations(game):
        if combination.dealer == SERVICE_DEALER or combination.ruleset == game.default_ruleset:
            yield combination


def path_of(combination: Combination) -> Path:
    """Where the golden playthrough of a combination stands."""
    name = f"{combination.ruleset}-{combination.variant}-{combination.players}"
    by_table = "-table" if combination.dealer == TABLE_DEALER else ""
    return HOME / package_of(combination.game) / f"{name}{by_table}.jsonl"


def expected_paths() -> set[Path]:
    """All golden playthroughs that there must be, and no others."""
    return {path_of(combination) for game in every_game() for combination in golden_combinations(game)}


def played(combination: Combination) -> str:
    """A new playthrough: chance decides, always the same."""
    rng = Random(f"golden {combination}")
    game = combination.game
    request = combination.request({}, rng)

    def chosen(state: Any) -> Iterator[Json]:
        while state.phase != FINISHED:
            yield concrete(rng.choice(game.legal_actions(state)), rng)

    return _text(_lines(game, request, chosen))


def replayed(game: Game[Any], text: str) -> str:
    """What the rules make today of the setup and the actions of a playthrough."""
    documents = [json.loads(line) for line in text.splitlines()]
    actions = [document["action"] for document in documents if "action" in document]
    return _text(_lines(game, documents[0]["setup"], lambda _state: iter(actions)))


def _lines(game: Game[Any], request: Json, choose: Callable[[Any], Iterable[Json]]) -> Iterator[Json]:
    state, events = game.setup(request)
    yield {"setup": request}
    everything = [*events]
    for action in choose(state):
        everything += game.play(state, action)
        yield {"action": action}
    told = sha256(history.canonical(everything)).hexdigest()
    yield {"history": state.history, "events": told, "state": game.dump(state), "scores": game.scores(state)}


def _text(documents: Iterable[Json]) -> str:
    lines = [json.dumps(document, ensure_ascii=False, separators=(",", ":")) for document in documents]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write every golden playthrough, and remove those that are stale."""
    expected = expected_paths()
    for stale in set(HOME.rglob("*.jsonl")) - expected:
        stale.unlink()
        print(f"removed {stale.relative_to(HOME)}")
    for game in every_game():
        for combination in golden_combinations(game):
            path = path_of(combination)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(played(combination), encoding="utf-8")
    print(f"{len(expected)} golden playthroughs in {HOME.name}/")


if __name__ == "__main__":
    main()
