"""One of the processes of a race: fifty threads that all want to write the next head, round after round.

`python -m tests.sealing.racing URL TABLE ROUNDS NAME` begins when a line comes on standard input, and prints as JSON
which rounds its threads have won.
"""

import json
import sys
from threading import Barrier, Thread

from gavel.sealing.heads import Head, open_heads

THREADS = 50


def race(url: str, table: str, rounds: int, name: str) -> list[int]:
    """The counters that were replaced by a thread of this process, each as often as threads believe to have done it."""
    heads, won, start = open_heads(url), list[int](), Barrier(THREADS)

    def run(number: int) -> None:
        start.wait()
        for counter in range(rounds):
            token = f"{name}-{number}-{counter}"
            while (head := heads.read(table)) is not None and head.counter < counter:
                pass  # somebody else is about to win this round
            if heads.swap(table, counter, Head(counter + 1, token, token.encode(), (token.encode(),))):
                won.append(counter)

    threads = [Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return won


if __name__ == "__main__":
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(race(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])))
