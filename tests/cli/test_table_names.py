"""The table calls players by the names that its record has, and takes names as well as ids."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.cli.output.phrases import phrases_for
from tests.cli.conftest import Runner
from tests.cli.playing import Document, random_game
from tests.cli.test_table_commands import at_the_table, saved

SEATS = ["s1", "s2", "s3"]
NAMES = {"s1": "Ann Lee", "s2": "Bob", "s3": "Cy"}


@pytest.fixture
def begun(tmp_path: Path) -> Any:
    """Writes a game of three players with names, played at random so far; its flags at the table."""

    def write(game: str, actions: int | None, **members: Any) -> list[str]:
        transcript, _ = random_game(game, {"players": SEATS, "seed": "x"}, Random(2), most=actions)
        file = tmp_path / "named.json"
        file.write_text(json.dumps({**transcript, "names": NAMES, **members}))
        return [game, "--load", str(file), "--save", str(file)]

    return write


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
@pytest.mark.parametrize("actions", [0, 9, 40, None])
def test_no_id_is_shown_where_there_is_a_name(run: Runner, begun: Any, game: str, actions: int | None) -> None:
    flags = begun(game, actions)
    shown = at_the_table(run, "board", "look Bob", "y", "", "score", "y", "", "log", "undo", "quit", flags=flags)
    assert "Ann Lee" in shown
    for seat in SEATS:
        assert f" {seat} " not in shown.replace(",", " ")


def test_prompts_have_names_and_take_names_in_any_letters_and_ids(run: Runner, begun: Any) -> None:
    flags = begun("for-sale", 0)
    asked = ["look zoe", "look ann lee", "n", "look s2", "n", "referee forfeit CY Ill", "referee penalty", "Bob", "-1"]
    shown = at_the_table(run, *asked, "Late", "quit", flags=flags)
    assert "Who? Ann Lee, Bob, Cy" in shown
    assert "Does only Ann Lee look" in shown
    assert "Does only Bob look" in shown
    assert "Which player? Ann Lee, Bob, Cy" in shown
    actions = saved(Path(flags[2]))["actions"]
    assert [(each["type"], each["seat"]) for each in actions] == [("forfeit", "s3"), ("penalty", "s2")]
    assert actions[0]["reason"] == "Ill"


def test_whose_choice_is_due_is_said_and_typed_by_name(run: Runner, begun: Any) -> None:
    transcript, positions = random_game("for-sale", {"players": SEATS, "seed": "x"}, Random(2))
    selling = next(place for place, position in enumerate(positions) if len(position["to_act"]) > 1)
    del transcript["history"]
    flags = begun("for-sale", selling)
    house = next(each["house"] for each in positions[selling]["legal_actions"] if each["player"] == "s2")
    shown = at_the_table(run, "bob", "y", str(house), "quit", flags=flags)
    assert "To choose in secret: Ann Lee, Bob, Cy. Enter: Ann Lee chooses" in shown
    assert saved(Path(flags[2]))["actions"][-1] == {"type": "sell", "player": "s2", "house": house}


def test_an_action_may_begin_with_a_name(run: Runner, begun: Any) -> None:
    flags = begun("for-sale", 0)
    at_the_table(run, "Ann Lee bid 2", "Bob: pass", "quit", flags=flags)
    assert [each["player"] for each in saved(Path(flags[2]))["actions"]] == ["s1", "s2"]


def test_an_action_of_somebody_else_is_refused_as_theirs(run: Runner, begun: Any) -> None:
    flags = begun("for-sale", 0)
    shown = at_the_table(run, "bob: bid 2", "cy pass", "quit", flags=flags)
    assert "It is not Bob\u2019s turn" in shown
    assert "It is not Cy\u2019s turn" in shown
    assert saved(Path(flags[2]))["actions"] == []


def test_names_that_are_not_their_own_have_the_id_after_them_and_words_of_the_game_stay() -> None:
    phrases = phrases_for("en", "the-estates").calling({"a": "Ann", "b": "Ann", "c": "a", "blue": "Bo", "market": "Mo"})
    seen: Document = {"market": ["blue"], "players": [{"id": "a"}, {"id": "b"}], "turn": "c"}
    assert phrases.named(seen) == {
        "market": ["blue"],
        "players": [{"id": "Ann (a)"}, {"id": "Ann (b)"}],
        "turn": "a (c)",
    }


def test_the_headline_has_the_names_of_game_and_edition(run: Runner, begun: Any) -> None:
    shown = at_the_table(run, "quit", flags=begun("the-estates", 0))
    assert "The Estates \u00b7 Capstone Games 2018 \u00b7 turn 1" in shown
