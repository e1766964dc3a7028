"""For Sale in a text channel: people write lines of standard input, and the bot says lines of standard output.

    GAVEL_KEYS=keys.json make run
    .venv/bin/python examples/chat_bot.py --gavel http://127.0.0.1:8000

`ann: !join` is written in the channel, `ann@bot: !sell 12` to the bot alone; `@ann: …` is for ann alone. The bot has
tokens and keys and never a state, so that what it says in the channel can show no card. Read docs/sealed.md beside it.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from gavel_sdk import Client, GavelError, IllegalAction

HELP = "!join, !start, !bid 3, !pass, !sell 12 (to the bot alone: everybody chooses at once), !hand"
LINE = re.compile(r"(?P<name>[a-z0-9-]{1,32})(?:@bot)?: !(?P<word>\w+)(?: (?P<number>[0-9]{1,9}))?\s*", re.ASCII)


class Bot:
    """One channel, and the game in it."""

    def __init__(self, client: Client) -> None:
        self._game = client.game("for-sale")
        self._players: list[str] = []
        self._keys: dict[str, str] = {}
        self._token = ""

    def hear(self, line: str) -> Iterator[str]:
        """What the bot says to a line; nothing, if the line is none of its business."""
        if " !" not in line:
            return
        heard = LINE.fullmatch(line)
        try:
            yield from self._do(heard["name"], heard["word"], heard["number"]) if heard else [HELP]
        except IllegalAction as refusal:
            yield from (violation["detail"] for violation in refusal.violations)
        except GavelError as error:
            yield str(error)

    def _do(self, name: str, word: str, number: str | None) -> Iterator[str]:
        if word in ("join", "start") and not self._token and number is None:
            yield from self._join(name) if word == "join" else self._start()
        elif not self._token:
            yield f"There is no game yet: {HELP}"
        elif name not in self._keys:
            yield f"{name} is not playing."
        elif word == "hand" and number is None:
            yield self._hand(name)
        elif word == "pass" and number is None:
            yield from self._act(name, {"type": "pass", "player": name})
        elif word == "bid" and number is not None:
            yield from self._act(name, {"type": "bid", "player": name, "amount": int(number)})
        elif word == "sell" and number is not None:
            yield from self._act(name, {"type": "sell", "player": name, "house": int(number)})
        else:
            yield HELP

    def _join(self, name: str) -> Iterator[str]:
        self._players = list(dict.fromkeys([*self._players, name]))
        yield f"Playing: {', '.join(self._players)}"

    def _start(self) -> Iterator[str]:
        table = self._game.sealed_setup(self._players)
        self._keys, self._token = table["seat_keys"], table["token"]
        yield from self._told(table)

    def _act(self, name: str, action: Any) -> Iterator[str]:
        answer = self._game.sealed(self._token, self._keys[name]).act(action)
        self._token = answer["token"]
        yield from self._told(answer)

    def _told(self, answer: Any) -> Iterator[str]:
        """What has happened, and who is next: all of it is public."""
        yield from (event["text"] for event in answer["events"])
        if answer["finished"]:
            yield f"Won by {', '.join(answer['scores']['winners'])}."
            self._players, self._keys, self._token = [], {}, ""
        else:
            yield f"To act: {', '.join(answer['to_act'])}"

    def _hand(self, name: str) -> str:
        players = self._game.sealed(self._token, self._keys[name]).view()["view"]["players"]
        [own] = [player for player in players if player["id"] == name]
        return f"@{name}: {own['coins']} coins, houses {own['houses']}, cheques {own['cheques']}"


def run(url: str, lines: Iterable[str], language: str | None = None) -> Iterator[str]:
    """What the bot says to all these lines."""
    with Client(url, language=language) as client:
        bot = Bot(client)
        for line in lines:
            yield from bot.hear(line.rstrip("\n"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="For Sale in a text channel.")
    parser.add_argument("--gavel", default="http://127.0.0.1:8000")
    parser.add_argument("--language", help="en, fr or de")
    given = parser.parse_args()
    for said in run(given.gavel, sys.stdin, given.language):
        print(said, flush=True)
