"""The bot of a text channel: a whole game of For Sale, what it says in the channel, and what it makes of bad lines."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples import chat_bot
from gavel_sdk import Client

PATIENCE = 60
"""Seconds after which a program that does not end is given up."""
BEGUN = ["ann: !join", "bob: !join", "cy: !join", "ann: !start"]


class Channel:
    """A bot, and all that it has said in the channel."""

    def __init__(self, client: Client) -> None:
        self.bot = chat_bot.Bot(client)
        self.said: list[str] = []

    def write(self, *lines: str) -> list[str]:
        found = [said for line in lines for said in self.bot.hear(line)]
        self.said += [line for line in found if not line.startswith("@")]
        return found

    def houses(self, name: str) -> list[int]:
        [hand] = self.write(f"{name}@bot: !hand")
        assert hand.startswith(f"@{name}: ")
        listed = re.search(r"houses \[([0-9, ]*)\]", hand)
        assert listed is not None
        return [int(house) for house in listed[1].split(", ") if house]


@pytest.fixture
def channel(sealing_server: str) -> Iterator[Channel]:
    with Client(sealing_server) as client:
        yield Channel(client)


def next_line(channel: Channel, name: str) -> str:
    """A bid of 1 to begin with; then whoever is to act passes, or sells the first house."""
    if not any("bids" in line for line in channel.said):
        return f"{name}: !bid 1"
    selling = any(line.startswith("To act: ") and "," in line for line in channel.said)
    return f"{name}@bot: !sell {channel.houses(name)[0]}" if selling else f"{name}: !pass"


def test_a_whole_game_is_played_in_a_channel(channel: Channel) -> None:
    assert channel.write(*BEGUN)[-1] == "To act: ann"
    for _ in range(200):
        if channel.said[-1].startswith("Won by"):
            break
        name = channel.said[-1].removeprefix("To act: ").split(", ")[0]
        before = len(channel.said)
        said = channel.write(next_line(channel, name))
        assert len(channel.said) > before, said
    assert re.fullmatch(r"Won by (ann|bob|cy)(, (ann|bob|cy))*\.", channel.said[-1])
    assert not any(line.startswith("@") for line in channel.said)
    assert channel.write("ann: !pass") == [f"There is no game yet: {chat_bot.HELP}"]
    assert channel.write(*BEGUN)[-1] == "To act: ann"


def test_a_choice_is_told_to_nobody_before_all_have_chosen(channel: Channel) -> None:
    channel.write(*BEGUN)
    while channel.said[-1] != "To act: ann, bob, cy":
        channel.write(f"{channel.said[-1].removeprefix('To act: ')}: !pass")
    house = channel.houses("ann")[0]
    told = channel.write(f"ann@bot: !sell {house}")
    assert told[-1] == "To act: bob, cy"
    assert not re.search(rf"\b{house}\b", " ".join(told))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bob: !pass", "It is not bob\N{RIGHT SINGLE QUOTATION MARK}s turn. To act: ann."),
        ("zoe: !pass", "zoe is not playing."),
        ("zoe@bot: !hand", "zoe is not playing."),
        ("ann: !bid", chat_bot.HELP),
        ("ann: !bid much", chat_bot.HELP),
        ("ann: !bid 9999999999999999999999", chat_bot.HELP),
        ("ann: !pass 3", chat_bot.HELP),
        ("ann: !join", chat_bot.HELP),
        ("ann: !", chat_bot.HELP),
        ("Ann: !pass", chat_bot.HELP),
        (" !pass", chat_bot.HELP),
        ("ann: !PASS", chat_bot.HELP),
        ("ann: !sell 3", None),
        ("ann: !bid 0", None),
        ("ann: !bid 999999999", None),
    ],
)
def test_what_cannot_be_done_is_told_and_changes_nothing(channel: Channel, line: str, said: str | None) -> None:
    channel.write(*BEGUN)
    [told] = channel.write(line)
    assert said is None or told == said
    assert channel.write("ann: !bid 1")[-1] == "To act: bob"


@pytest.mark.parametrize("line", ["", "ann: hello", "what a game!", "ann: 3 coins?"])
def test_talk_is_none_of_its_business(channel: Channel, line: str) -> None:
    assert channel.write(line) == []


@pytest.mark.parametrize("line", ["ann: !pass", "ann: !hand", "ann: !bid 3"])
def test_before_the_game_there_is_nothing_to_play(channel: Channel, line: str) -> None:
    assert channel.write(line) == [f"There is no game yet: {chat_bot.HELP}"]


def test_too_few_players_are_refused_and_may_still_join(channel: Channel) -> None:
    assert "players" in channel.write("ann: !join", "ann: !join", "bob: !join", "ann: !start")[-1]
    assert channel.write("cy: !join", "ann: !start")[-1] == "To act: ann"


def test_it_runs_as_it_is_told(sealing_server: str) -> None:
    command = [sys.executable, str(Path(chat_bot.__file__)), "--gavel", sealing_server, "--language", "fr"]
    lines = "\n".join([*BEGUN, "ann: !bid 3", "bob: !hand"])
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ann enchérit à 3." in done.stdout.splitlines()
    assert done.stdout.splitlines()[-1] == "@bob: 28 coins, houses [], cheques []"
