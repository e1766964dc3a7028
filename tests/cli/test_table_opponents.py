"""`gavel table --against`: one person practises against opponents that search."""

import json
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from gavel import games
from gavel.cli.table.opponents import Opponents, practising
from gavel.cli.table.record import start_game
from tests.cli.conftest import Runner
from tests.cli.playing import BACKEND, Document, concrete
from tests.cli.test_table_commands import at_the_table, saved

FLAGS = ["for-sale", "--against", "2", "--strength", "easy", "--seed", "a game"]


def test_a_whole_game_is_played(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    entries = ["pass"] * 10 + [str(house) for house in range(1, 31)]
    shown = at_the_table(run, *entries, f"save {file}", "quit", flags=FLAGS)
    assert "Final scores" in shown
    transcript = saved(file)
    assert transcript["setup"]["players"] == ["player", "bot-1", "bot-2"]
    assert games.load("for-sale").replay(transcript).finished
    houses = [action for action in transcript["actions"] if action["type"] == "sell"]
    assert {action["player"] for action in houses} == {"player", "bot-1", "bot-2"}


def test_the_person_is_given_a_hint_in_turn_and_against_opponents_alone(run: Runner) -> None:
    shown = at_the_table(run, "hint", "quit", flags=FLAGS)
    assert "Suggested to player" in shown
    assert shown == at_the_table(run, "hint", "quit", flags=FLAGS)
    assert "hint the best actions that a search finds for you" in at_the_table(run, "help", "quit", flags=FLAGS)
    with_people = ["for-sale", "--players", "ann,bob,cy"]
    assert "A hint is for whoever plays against opponents" in at_the_table(run, "hint", "quit", flags=with_people)


@pytest.mark.parametrize("game", games.ids())
def test_opponents_act_until_the_person_is_to_act(run: Runner, game: str) -> None:
    flags = [game, "--against", "2", "--strength", "easy", "--seed", "x", "--first-player", "bot-1"]
    shown = at_the_table(run, "quit", flags=flags)
    assert "bot-1" in shown
    assert "To act: player" in shown


@pytest.mark.parametrize(("language", "person"), [("de", "Mensch"), ("fr", "humain")])
def test_the_person_is_called_by_a_word_of_the_language_or_by_the_name_that_is_given(
    run: Runner, language: str, person: str
) -> None:
    shown = at_the_table(run, "quit", flags=[*FLAGS, "--language", language])
    assert f": {person} 1 " in shown
    assert "player" not in shown
    shown = at_the_table(run, "quit", flags=[*FLAGS, "--players", "Ann Lee", "--language", language])
    assert ": Ann Lee 1 " in shown
    assert "bot-2" in shown


def test_nobody_is_asked_to_raise_the_own_bid_while_others_are_to_answer_it() -> None:
    record = start_game(BACKEND, "auctionland", {"players": practising(2, "ann"), "dealer": "service", "seed": "x"})
    opponents, rng = Opponents(record, 2, "easy"), Random(1)
    acted: list[tuple[str, str]] = []
    while len(acted) < 60 and not record.position["finished"]:
        action = opponents.action(record)
        if action is None:
            listed = [each for each in record.position["legal_actions"] if each["player"] == opponents.person]
            action = concrete(rng.choice(listed), rng)
        assert record.act(action).ok
        acted.append((action["type"], action["player"]))
    answered = [both for both in pairwise(acted) if both[0][0] == both[1][0] == "bid"]
    assert len(answered) > 2
    assert [both for both in answered if both[0] == both[1]] == []


def test_the_person_sees_the_own_hand_and_no_other(run: Runner) -> None:
    shown = at_the_table(run, "pass", "board", "look bot-1", "quit", flags=FLAGS)
    assert "player coins 28, houses " in shown
    assert re.search(r"bot-1 houses \u00d7\d", shown)
    assert "Who? player" in shown


def test_why_shows_three_actions_of_the_last_opponent(run: Runner) -> None:
    shown = at_the_table(run, "why", "bid 1", "why", "quit", flags=FLAGS)
    assert "There is nothing to explain" in shown
    assert "Suggested to bot-2, first what the search plays on most action estimate games played on" in shown


def test_estimates_are_written_as_the_language_has_it(run: Runner) -> None:
    shown = at_the_table(run, "bid 1", "why", "quit", flags=[*FLAGS, "--language", "de"])
    assert re.search(r"(bieten \d+|aussteigen) [01],\d\d ", shown)
    assert "Betrag" not in shown


def test_a_hidden_choice_of_an_opponent_is_not_explained(run: Runner) -> None:
    shown = at_the_table(run, *["pass"] * 10, "why", "quit", flags=FLAGS)
    assert "There is nothing to explain" in shown


def test_undo_goes_back_to_the_last_action_of_the_person(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    at_the_table(run, "bid 1", "undo", f"save {file}", "quit", flags=FLAGS)
    assert saved(file)["actions"] == []


def test_equal_seeds_make_equal_opponents(run: Runner) -> None:
    assert len({at_the_table(run, "bid 1", "pass", "log", "quit", flags=FLAGS) for _run in range(2)}) == 1


@pytest.mark.parametrize("command", ["referee forfeit bot-1 Ill", "default", "load x.json"])
def test_what_searches_do_not_know_of_cannot_be_done(run: Runner, command: str) -> None:
    assert "cannot be done in a game against opponents" in at_the_table(run, command, "quit", flags=FLAGS)


def test_why_without_opponents_has_nothing_to_explain(run: Runner) -> None:
    flags = ["for-sale", "--players", "ann,bob,cy", "--dealer", "service"]
    assert "There is nothing to explain" in at_the_table(run, "why", "quit", flags=flags)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--against", "2", "--players", "ann,bob"], "needs one name, yours, or 3"),
        (["--against", "2", "--dealer", "table"], "the table cannot deal them"),
        (["--against", "9"], "not in the range 1<=x<=5"),
        (["--against", "1"], "For Sale is played by 3 to 6, so by you against 2 to 5."),
    ],
)
def test_flags_that_contradict_it_are_refused(run: Runner, flags: list[str], said: str) -> None:
    result = run("table", "for-sale", *flags)
    assert result.exit_code in (1, 2)
    assert said in result.stderr, json.dumps(result.stderr)


def practised(run: Runner, file: Path, *flags: str) -> Document:
    """The transcript of a game that was begun against two opponents, with one action of the person."""
    at_the_table(
        run, "bid 1", "quit", flags=["for-sale", "--against", "2", "--seed", "a game", "--save", str(file), *flags]
    )
    return saved(file)


def test_a_saved_game_goes_on_with_its_opponents(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    begun = practised(run, file)
    shown = at_the_table(run, "pass", "quit", flags=["for-sale", "--load", str(file), "--save", str(file)])
    assert "Against bot-1, bot-2 (medium)." in shown
    assert "To act: player" in shown
    further = saved(file)["actions"][len(begun["actions"]) :]
    assert [action["player"] for action in further][:2] == ["player", "bot-1"]


def test_what_is_said_at_the_end_goes_on_as_strong_as_before(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    flags = [*FLAGS, "--players", "ann,bob,cy", "--save", str(file)]
    line = run("table", *flags, stdin="bid 1\nquit\n").stdout.splitlines()[-1]
    command = line.partition("gavel ")[2]
    assert command == f"table for-sale --load {file} --save {file} --against 2 --strength easy"
    begun = saved(file)
    shown = run(*command.split(), stdin="pass\nquit\n").stdout
    assert "Against bob, cy (easy)." in shown
    assert len(saved(file)["actions"]) > len(begun["actions"]) + 1


def test_undo_goes_back_before_what_was_loaded(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    practised(run, file)
    at_the_table(run, "undo", "quit", flags=["for-sale", "--load", str(file), "--save", str(file)])
    assert saved(file)["actions"] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"setup": {"players": ["ann", "bob", "cy"], "dealer": "table"}}, "the table cannot deal"),
        ({"setup": {"players": ["ann", "bob", "cy", "dora"], "seed": "x"}}, "this game has 4"),
        ({"actions": [{"type": "forfeit", "player": "referee", "seat": "cy", "reason": "ill"}]}, "A referee has"),
    ],
    ids=["table", "players", "referee"],
)
def test_a_game_that_no_search_can_play_does_not_go_on_against_opponents(
    run: Runner, tmp_path: Path, change: Document, said: str
) -> None:
    file = tmp_path / "a.json"
    setup = {"players": ["ann", "bob", "cy"], "seed": "x"}
    file.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": [], **change}))
    result = run("table", "for-sale", "--load", str(file), "--against", "2")
    assert (result.exit_code, said in result.stderr) == (2, True), result.stderr


def test_a_game_of_others_is_refereed_when_it_is_opened_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    setup = {"players": ["ann", "bob", "cy"], "seed": "x"}
    file.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": []}))
    assert "Against" not in at_the_table(run, "quit", flags=["for-sale", "--load", str(file)])
