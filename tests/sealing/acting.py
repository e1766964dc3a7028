"""One of the services of a race: threads that all bid from one token at the same time, each an amount of its own.

`python -m tests.sealing.acting HEADS KEYS TOKEN KEY PLAYER` begins when a line comes on standard input, and prints as
JSON how each of them was answered.
"""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

from tests.sealing.table import Room

THREADS = 50
T = TypeVar("T")
Given = TypeVar("Given")


def at_once(call: Callable[[Given], T], given: Sequence[Given]) -> list[T]:
    """What calls in threads of their own return, which all begin at the same time."""
    start = Barrier(len(given))

    def run(each: Given) -> T:
        start.wait()
        return call(each)

    with ThreadPoolExecutor(len(given)) as pool:
        return list(pool.map(run, given))


def act_at_once(room: Room, token: str, key: str, player: str, amounts: Iterable[int]) -> list[str]:
    """The statuses of the answers to bids of these amounts."""

    def bid(amount: int) -> str:
        body = {"token": token, "action": {"type": "bid", "player": player, "amount": amount}}
        return str(room.ask("for-sale", "actions", body, key).status)

    return at_once(bid, list(amounts))


if __name__ == "__main__":
    _program, heads, keys, token, key, player = sys.argv
    room = Room(keys=keys, heads=heads)
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(act_at_once(room, token, key, player, range(1, 1 + THREADS // 2))))
