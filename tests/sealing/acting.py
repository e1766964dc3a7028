"""One of the services of a race: threads that all bid from one token at the same time, each an amount of its own.

`python -m tests.sealing.acting HEADS KEYS TOKEN KEY PLAYER` begins when a line comes on standard input, and prints as
JSON how each of them was answered.
"""

import json
import sys
from collections.abc import Iterable
from threading import Barrier, Thread

from tests.sealing.table import Room

THREADS = 50


def act_at_once(room: Room, token: str, key: str, player: str, amounts: Iterable[int]) -> list[str]:
    """The statuses of the answers to bids of these amounts."""
    bids = list(amounts)
    told, start = list[str](), Barrier(len(bids))

    def bid(amount: int) -> None:
        body = {"token": token, "action": {"type": "bid", "player": player, "amount": amount}}
        start.wait()
        told.append(str(room.ask("for-sale", "actions", body, key).status))

    threads = [Thread(target=bid, args=(amount,)) for amount in bids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return told


if __name__ == "__main__":
    _program, heads, keys, token, key, player = sys.argv
    room = Room(keys=keys, heads=heads)
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(act_at_once(room, token, key, player, range(1, 1 + THREADS // 2))))
