"""What a real terminal shows: tables, colours unless NO_COLOR is set, secrets only to those who may see them."""

import json
import os
import pty
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from random import Random
from select import select

from rich.console import Console

from gavel.cli.output.tables import grid
from tests.cli.playing import PLAYERS, random_game

PATIENCE = 30
PRIVATE = re.compile(r"\x1b\[\?1049h(.*?)\x1b\[\?1049l", re.DOTALL)
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-7][0-9;]*m")


class Terminal:
    """A program at a pseudo-terminal of its own."""

    def __init__(self, process: int, master: int) -> None:
        self._process = process
        self._master = master
        self.shown = ""

    def until(self, said: str) -> str:
        """All that has been shown since the last question, up to this one; fails if it does not come."""
        start = len(self.shown)
        while said not in self.shown[start:]:
            assert select([self._master], [], [], PATIENCE)[0], f"never said {said!r}: {self.shown[start:]}"
            self.shown += self._read() or self._ended(said)
        return self.shown[start:]

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def interrupt(self) -> None:
        """Press Ctrl-C; and Enter, lest the signal come just before the program begins to wait for a line."""
        os.write(self._master, b"\x03")
        os.write(self._master, b"\n")

    def status(self) -> int:
        """The exit status, after everything has been shown."""
        while chunk := self._read():
            self.shown += chunk
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])

    def _read(self) -> str:
        try:
            return os.read(self._master, 1 << 16).decode(errors="replace")
        except OSError:  # how Linux tells that the other end is closed
            return ""

    def _ended(self, said: str) -> str:
        raise AssertionError(f"ended before saying {said!r}: {self.shown}")


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    """The command `gavel` at a terminal."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "VIRTUAL_ENV")}
    process, master = pty.fork()
    if process == 0:  # the child: hardly more than exec, whatever threads the parent has
        # Whoever starts the tests in the background leaves Ctrl-C ignored.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execve(
            sys.executable,
            [sys.executable, "-m", "gavel", *arguments],
            {**kept, "TERM": "xterm-256color", "COLUMNS": "120", **environment},
        )
    try:
        yield Terminal(process, master)
    finally:
        os.close(master)


def test_a_terminal_gets_tables_in_colour() -> None:
    with terminal("new", "the-estates", "--players", "ann,bob,cy", "--seed", "x") as at:
        assert at.status() == 0
    assert "cash box" in at.shown
    assert COLOUR.search(at.shown)


def test_no_color_is_respected() -> None:
    with terminal("new", "the-estates", "--players", "ann,bob,cy", "--seed", "x", NO_COLOR="1") as at:
        assert at.status() == 0
    assert "cash box" in at.shown
    assert not COLOUR.search(at.shown)


def pager(tmp_path: Path) -> tuple[str, Path]:
    """A pager that keeps what it is given, and the file that it keeps it in."""
    program, kept = tmp_path / "pager", tmp_path / "paged"
    program.write_text(f"#!/bin/sh\nexec cat > '{kept}'\n")
    program.chmod(0o755)
    return str(program), kept


def test_a_page_of_rules_that_is_longer_than_the_screen_goes_to_the_pager(tmp_path: Path) -> None:
    program, kept = pager(tmp_path)
    with terminal("rules", "for-sale", PAGER=program, LINES="24") as at:
        assert at.status() == 0
    assert "for-sale/bid" not in at.shown
    paged = kept.read_text()
    assert "for-sale/bid" in paged
    assert "\x1b" not in paged, "it may not know colours"


def test_nothing_is_paged_that_fits_or_that_is_asked_for_without_or_as_json(tmp_path: Path) -> None:
    program, kept = pager(tmp_path)
    for arguments in (["for-sale", "bid"], ["for-sale", "--no-pager"], ["for-sale", "--json"]):
        with terminal("rules", *arguments, PAGER=program, LINES="24") as at:
            assert at.status() == 0
        assert "for-sale/bid" in at.shown
        assert not kept.exists()


def test_a_terminal_gets_json_where_it_is_asked_for() -> None:
    with terminal("new", "for-sale", "--players", "ann,bob,cy", "--json") as at:
        assert at.status() == 0
    assert json.loads(at.shown)["to_act"] == ["ann"]


def test_a_command_without_its_input_says_so_at_a_terminal() -> None:
    with terminal("legal") as at:
        assert at.status() == 2
    assert "Give a position, a state or a transcript" in at.shown


def test_a_long_replay_shows_its_progress(tmp_path: Path) -> None:
    from tests.cli.test_replay import long_game

    file = tmp_path / "long.json"
    file.write_text(json.dumps(long_game()))
    with terminal("replay", str(file)) as at:
        assert at.status() == 0
    assert "Replaying" in at.shown
    assert "\x1b[2K" in at.shown  # it is wiped away in the end


def test_sealed_choices_and_a_seat_s_view_leave_no_trace_on_the_table(tmp_path: Path) -> None:
    transcript, positions = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1))
    begins = next(place for place, position in enumerate(positions) if len(position["to_act"]) > 1)
    del transcript["history"], transcript["actions"][begins:]
    hands = {seat["id"]: seat["houses"] for seat in positions[begins]["state"]["players"]}
    file = tmp_path / "selling.json"
    file.write_text(json.dumps(transcript))
    with terminal("table", "for-sale", "--load", str(file), "--save", str(file), NO_COLOR="1") as at:
        at.until("type a name >")
        at.type("look bob")
        at.until("[y/N]")
        at.type("y")
        at.until("Enter hides")
        at.type("")
        for player in PLAYERS:
            at.until("type a name >")
            at.type("")
            at.until(f"only {player} look")
            at.type("y")
            at.until("Enter goes back):")
            at.type(str(hands[player][0]))
        at.until("type a name >")
        at.type("quit")
        assert at.status() == 0
    chosen = [{"type": "sell", "player": player, "house": hands[player][0]} for player in PLAYERS]
    assert json.loads(file.read_text())["actions"][begins:] == chosen
    seen_by_bob, *private = PRIVATE.findall(at.shown)
    assert " ".join(map(str, hands["bob"])) in seen_by_bob
    assert len(private) == len(PLAYERS)
    for player, screen in zip(PLAYERS, private, strict=True):
        menu, _, typed = screen.partition("Enter goes back):")
        assert f"house {hands[player][0]}" in menu
        assert "market cheques" in menu, "what is on offer"
        assert not re.search(r"\d", typed), "what is typed must not be shown"
    public = PRIVATE.sub("", at.shown)
    for hand in hands.values():
        assert " ".join(map(str, hand)) not in public
    assert f"sells house {hands['ann'][0]} " in public  # once all have chosen


def test_control_c_does_not_end_a_game() -> None:
    with terminal("table", "for-sale", "--players", "ann,bob,cy") as at:
        at.until("Turned up:")
        at.interrupt()
        at.until("quit leaves")
        at.type("3 14 22")
        at.until("2  pass")
        at.type("quit")
        at.until("[y/N]")
        at.type("y")
        assert at.status() == 0


def test_what_a_line_of_a_question_lists_goes_on_under_its_words() -> None:
    with terminal("table", "for-sale", COLUMNS="60", LANG="fr_FR.UTF-8") as at:
        for question, answer in (
            ("cy\u00a0:", "ann, bob, cy"),
            ("[iello-2015]", ""),
            ("[standard]", ""),
            ("[ann]", ""),
        ):
            at.until(question)
            at.type(answer)
        asked = at.until("[table]").replace("\r", "").split("\n")
        at.type("quit")
        assert at.status() == 0
    listed = next(place for place, line in enumerate(asked) if "1  table    la vraie table" in line)
    assert asked[listed + 1].startswith(" " * asked[listed].index("la vraie"))
    assert asked[listed + 1].strip()


def test_questions_are_broken_between_words_on_a_narrow_screen() -> None:
    with terminal("table", "the-estates", "--players", "ann,bob,cy", COLUMNS="60") as at:
        asked = at.until("white):").replace("\r", "").split("\n")
        at.type("quit")
        assert at.status() == 0
    assert max(map(len, asked)) < 60
    assert len(asked) > 1


def test_a_table_breaks_no_word_while_lines_can_end_between_words() -> None:
    words = ["minimum_opening_bid", "/state/players/0/coins", "as many words as there are until it is wide enough"]
    for width in range(60, 100):
        out = Console(width=width, file=StringIO())
        out.print(grid(["id", "where", "what"], [words]))
        shown = out.file.getvalue()  # type: ignore[attr-defined]
        assert all(word in shown for word in words[:2]), width
