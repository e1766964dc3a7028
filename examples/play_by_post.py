"""A whole game by post: letters hold tokens, each player has a key, and nobody has the state.

    GAVEL_KEYS=keys.json make run
    .venv/bin/python examples/play_by_post.py --gavel http://127.0.0.1:8000 --game for-sale

Each player is a process of its own. It makes its key, tells the postman only what tells that key, and then knows
nothing but the letters that it gets; the players here act at random. Read docs/sealed.md beside it.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from queue import Queue
from random import Random
from subprocess import PIPE, Popen
from threading import Thread
from typing import Any, NamedTuple

from gavel_sdk import Client, GameClient, GavelError, concrete, new_seat_key

Json = dict[str, Any]
NAMES = ["ann", "bob", "cy", "dee", "eve", "fay"]
AT_ONCE = {"sell"}
"""The actions that all choose at the same time, each in a letter of their own; all others go round in one letter."""


def at_once(answer: Json) -> bool:
    """Whether everybody chooses now: each on a token of their own, to be merged."""
    return {action["type"] for action in answer["legal_actions"]} == {"sell"}


# --- a player: a process of its own -----------------------------------------------------------------------------------


class Player:
    """Whoever holds the key of one seat; `read` answers a letter with those that follow from it."""

    def __init__(self, game: GameClient, name: str, key: str, rng: Random) -> None:
        self._game, self._name, self._key, self._rng = game, name, key, rng
        self._head = ""
        """Where this player has made a choice that is to meet the others'."""
        self._chosen: str | None = None
        """The token with that choice, and those that have come in since; None once all have met."""
        self.sheet: Json | None = None

    def read(self, token: str) -> Iterator[Json]:
        """The letters that this one leads to: to whoever acts next, who collects choices, or who has to open it."""
        table = self._game.sealed(token, self._key)
        seen: Any = table.view()
        if seen["head"] == self._head:
            yield from self._meet(token)
        elif seen["token"] != token or not seen["legal_actions"]:
            yield from self._hand_on(seen, told=seen["token"] == token)
        else:
            played: Any = table.act(concrete(self._rng.choice(seen["legal_actions"]), self._rng))
            if played["head"] != seen["head"] or played["held"]:
                yield from self._hand_on(played)
            else:
                # The choice waits for the others': the first seat collects them.
                self._head, self._chosen = seen["head"], played["token"]
                first, *_ = self._players(seen)
                if first != self._name:
                    yield {"to": first, "token": played["token"]}

    def _meet(self, token: str) -> Iterator[Json]:
        """Add the choices of a letter to those that are here."""
        if self._chosen is not None:
            merged: Any = self._game.sealed(self._chosen, self._key).merge([token])
            complete = merged["head"] != self._head or merged["held"]
            self._chosen = None if complete else merged["token"]
            if complete:
                yield from self._hand_on(merged)

    def _hand_on(self, answer: Json, *, told: bool = False) -> Iterator[Json]:
        """The token to whoever it waits for; of a finished game to all, unless this player was told of that."""
        players = self._players(answer)
        own = players.index(self._name)
        others = [*players[own + 1 :], *players[:own]]
        if answer["finished"]:
            self.sheet = answer["scores"]
            to = [] if told else others
        elif answer["held"]:
            # What this player has turned up opens to another's key only.
            to = others[:1]
        elif at_once(answer):
            to = answer["to_act"]
        else:
            # Where several may bid, one after the other does.
            to = [player for player in [*others, self._name] if player in answer["to_act"]][:1]
        for player in to:
            yield {"to": player, "token": answer["token"]}

    @staticmethod
    def _players(answer: Json) -> list[str]:
        return [player["id"] for player in answer["view"]["players"]]


def player(url: str, game: str, seat: int, seed: str | None) -> None:
    """Read letters, a token a line, and write letters, until the game is over."""
    own = new_seat_key(seat)
    _write({"verifier": own.verifier})
    with Client(url) as client:
        me = Player(client.game(game), NAMES[seat - 1], own.key, Random(seed and f"{seed} {seat}"))  # noqa: S311  # choices, no keys
        for line in sys.stdin:
            for letter in me.read(line.strip()):
                _write(letter)
            if me.sheet is not None:
                _write({"sheet": me.sheet})
                return


def _write(message: Json) -> None:
    print(json.dumps(message), flush=True)


# --- the postman: sees the letters, and can read none -----------------------------------------------------------------


class Played(NamedTuple):
    """What has gone by post, and how each player saw the game end."""

    letters: list[Json]
    sheets: list[Json]


def play(url: str, game: str, count: int, seed: str | None = None) -> Played:
    """Set up a table for keys that the players make, and carry letters until all have seen the end."""
    names, arrived = NAMES[:count], Queue[tuple[str, Json | None]]()
    letters: list[Json] = []
    sheets: dict[str, Json] = {}
    with ExitStack() as stack:
        posts = {}
        for seat, name in enumerate(names, 1):
            command = [sys.executable, __file__, "--gavel", url, "--game", game, "--seat", str(seat)]
            command += ["--seed", seed] if seed else []
            process = stack.enter_context(Popen(command, stdin=PIPE, stdout=PIPE, text=True))  # noqa: S603  # itself
            posts[name], carrier = process, Thread(target=_carry, args=(name, process.stdout, arrived))
            carrier.start()
            stack.callback(carrier.join)
            stack.callback(process.terminate)
        verifiers = dict(_expected(arrived, "verifier") for _ in names)
        with Client(url) as client:
            table = client.game(game).sealed_setup(names, verifiers=verifiers, held=True)
        waiting = [{"to": player, "token": table["token"]} for player in table["to_act"]]
        while len(sheets) < count:
            for letter in waiting:
                letters.append(letter)
                post = posts[letter["to"]].stdin
                assert post is not None
                post.write(f"{letter['token']}\n")
                post.flush()
            name, message = arrived.get()
            waiting = [message] if message and "to" in message else []
            if message and "sheet" in message:
                sheets[name] = message["sheet"]
            elif message is None and name not in sheets:
                raise RuntimeError(f"{name} has left the game")
    return Played(letters, [sheets[name] for name in names])


def _expected(arrived: "Queue[tuple[str, Json | None]]", member: str) -> tuple[str, str]:
    name, message = arrived.get()
    if message is None:
        raise RuntimeError(f"{name} has left the game")
    return name, message[member]


def _carry(name: str, written: Iterable[str], arrived: "Queue[tuple[str, Json | None]]") -> None:
    for line in written:
        arrived.put((name, json.loads(line)))
    arrived.put((name, None))


def show(url: str, game: str, played: Played) -> None:
    """Print how the game ended, and its receipt."""
    [sheet, *_] = played.sheets
    for standing in sheet["standings"]:
        print(f"{standing['rank']}. {standing['player']}: {standing['total']} {sheet['unit']}")
    print(f"{len(played.letters)} letters, each of {len(played.letters[0]['token'])} characters")
    with Client(url) as client:
        print(client.game(game).sealed(played.letters[-1]["token"]).receipt()["receipt"])


def main() -> None:
    """Play, or be one of the players."""
    parser = argparse.ArgumentParser(description="A whole game by post, through sealed states only.")
    parser.add_argument("--gavel", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="for-sale")
    parser.add_argument("--players", type=int, choices=range(2, len(NAMES) + 1), default=3)
    parser.add_argument("--seed", help="of the players' choices")
    parser.add_argument("--seat", type=int, help="be the player of this seat: letters come on standard input")
    given = parser.parse_args()
    if given.seat is not None:
        player(given.gavel, given.game, given.seat, given.seed)
        return
    try:
        show(given.gavel, given.game, play(given.gavel, given.game, given.players, given.seed))
    except GavelError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
