"""What is typed at the table: how cards are separated, what a question takes, and what it says to anything else."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.cli.output.actions import is_due
from gavel.cli.output.look import look_of
from gavel.cli.output.phrases import phrases_for
from gavel.cli.table.entries import menu_of
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, random_game, setup_at_the_table
from tests.cli.test_table_commands import FLAGS, at_the_table, saved


@pytest.fixture
def placing(tmp_path: Path) -> Path:
    """The Estates where a cube is to be placed: the list has the names of rows, and no numbers."""
    transcript, positions = random_game("the-estates", {"players": PLAYERS, "seed": "x"}, Random(3))
    place = next(index for index, each in enumerate(positions) if each["state"]["phase"] == "placing")
    del transcript["actions"][place:], transcript["history"]
    transcript.pop("scores", None)
    file = tmp_path / "placing.json"
    file.write_text(json.dumps(transcript))
    return file


# --- separators -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["5, 12 30", "5,12,30", "5 12 30", " 5 ,12,, 30 ,", "reveal 5, 12,30", "5,\n12 30"])
def test_cards_are_separated_by_commas_spaces_and_both(run: Runner, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "a.json"
    at_the_table(run, *typed.split("\n"), f"save {file}", "quit")
    assert saved(file)["actions"] == [{"type": "reveal", "player": "table", "houses": [5, 12, 30]}]


def test_the_cards_on_the_table_are_separated_so_when_the_game_begins(run: Runner, tmp_path: Path) -> None:
    setup = setup_at_the_table("the-estates", Random(1))
    rows = [[cube["colour"][0] + str(cube["value"]) for cube in row] for row in setup["deal"]["cubes"]]
    file = tmp_path / "a.json"
    lines = [separator.join(row) for separator, row in zip((",", ", ", " "), rows, strict=True)]
    at_the_table(run, *lines, f"save {file}", "quit", flags=["the-estates", "--players", "ann,bob,cy"])
    assert saved(file)["setup"]["deal"] == setup["deal"]


@pytest.mark.parametrize("typed", ["ann bob cy", "ann,bob,cy", " ann, bob , cy,"])
def test_players_are_separated_by_commas_or_by_spaces_alone(run: Runner, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "a.json"
    at_the_table(run, typed, "", "", "", "", "", f"save {file}", "quit", flags=["for-sale"])
    assert saved(file)["setup"]["players"] == PLAYERS
    at_the_table(run, "ann lee, bob, cy", "", "", "", "", "", f"save {file}", "y", "quit", flags=["for-sale"])
    assert saved(file)["setup"]["players"][0] == "ann lee"


def test_what_lies_open_may_be_typed_bit_by_bit(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    lines = ["1 2 3", "3, 4 five", "5 6 7 8 9", "5 6 7 8", f"save {file}", "quit"]
    shown = at_the_table(run, *lines, flags=["auctionland", "--players", "ann,bob,cy"])
    assert "3 of 8: type the others, and they are added." in shown
    assert "No tile of this game: five" in shown
    assert "9, but there must be 8." in shown
    assert sorted(saved(file)["setup"]["deal"]["market"]) == [f"ref-00{number}" for number in range(1, 9)]


# --- what a question takes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "table"), [("en", "table"), ("fr", "la table"), ("de", "der Tisch")])
def test_the_table_has_its_word_where_it_is_to_act(run: Runner, language: str, table: str) -> None:
    flags = [*FLAGS, "--language", language]
    assert f": {table} " in at_the_table(run, "pass", flags=flags)
    position = run("new", *FLAGS, "--dealer", "table").output
    assert table in run("legal", "--text", "--language", language, stdin=position).output.splitlines()[0]


def test_a_number_that_may_be_a_line_or_an_amount_is_asked_about(run: Runner) -> None:
    shown = at_the_table(
        run, "2", "bid 2", "quit", flags=["for-sale", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    )
    assert "2 may be a line or an amount: type pass or bid 2." in " ".join(shown.split())
    assert "passed" not in shown


def test_a_number_that_is_no_line_of_the_list_is_offered_as_a_bid(run: Runner) -> None:
    shown = at_the_table(run, "3 14 22", "7")
    assert "Did you mean bid 7?" in shown
    assert "bids 7" not in shown


@pytest.mark.parametrize("entry", ["5", "bid 5", "bieten 5"])
def test_an_amount_that_is_asked_for_may_have_its_action_before_it(run: Runner, entry: str) -> None:
    assert "ann bietet 5." in at_the_table(run, "3 14 22", "1", entry, flags=[*FLAGS, "--language", "de"])


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("{", "ACTION is not JSON: { (line 1, column 2"),
        ("{}", "This member is required, but missing. [/action/type]"),
        ("bid amuont=3", "Did you mean amount? [/action/amuont]"),
    ],
)
def test_what_is_wrong_with_a_typed_action_is_said_with_its_place(run: Runner, entry: str, said: str) -> None:
    assert said in at_the_table(run, "3 14 22", entry)


def test_cards_that_are_due_have_no_number_of_a_line_and_nothing_else_is_possible(run: Runner) -> None:
    shown = at_the_table(run, "pass", "3 14 22")
    assert "To act: table reveal 3 houses" in shown
    assert "Not possible now: pass. Possible: reveal." in shown
    assert "To act: ann 1 bid from 1 2 pass" in shown


@pytest.mark.parametrize("answer", ["1", "maybe", "logs", "-"])
def test_what_is_neither_yes_nor_no_is_asked_again(run: Runner, answer: str) -> None:
    shown = at_the_table(run, "3 14 22", "quit", answer, "n", "log", "quit", "y")
    assert shown.count("Answer y for yes, or n for no") == 1
    assert shown.count("Leave it all the same?") == 3
    assert "The game is set up." in shown


@pytest.mark.parametrize(
    ("language", "yes", "expected"), [("fr", "o", "o pour oui"), ("fr", "OUI", "o pour oui"), ("de", "ja", "j für ja")]
)
def test_yes_is_yes_in_the_language_of_the_table(run: Runner, language: str, yes: str, expected: str) -> None:
    shown = at_the_table(run, "3 14 22", "quit", "1", yes, "log", flags=[*FLAGS, "--language", language])
    assert expected in shown
    assert shown.endswith(yes), "the table was left"


def test_every_place_has_a_number_and_a_word_that_tells_it_does_too(run: Runner, placing: Path) -> None:
    file = placing.with_name("placed.json")
    flags = ["the-estates", "--load", str(placing), "--language", "de"]
    shown = at_the_table(run, "7x", "quit", flags=flags)
    assert "1 setzen obere Reihe" in shown
    assert "Eine Nummer der Liste" in shown
    for typed, row in (("1", "upper"), ("2", "middle"), ("lower", "lower"), ("Mittlere", "middle")):
        file.unlink(missing_ok=True)
        at_the_table(run, typed, f"save {file}", "quit", flags=flags)
        assert saved(file)["actions"][-1]["row"] == row, typed


def test_the_turns_of_a_tile_are_numbered_and_also_typed_as_they_are(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    flags = ["auctionland", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    for typed in ("2", "90"):
        file.unlink(missing_ok=True)
        shown = at_the_table(run, "1", typed, f"save {file}", "quit", flags=flags)
        assert "2 place x 0, y 0, turned by 90" in shown
        assert saved(file)["actions"][-1]["rotation"] == 90, typed
    assert "Not understood. Type a number of the list" in at_the_table(run, "1", "45", flags=flags)


def test_in_all_games_a_line_begins_with_a_number_of_its_own() -> None:
    for game in ("for-sale", "the-estates", "auctionland"):
        rng = Random(1)
        setup = setup_at_the_table(game, rng)
        for position in random_game(game, setup, rng)[1]:
            listed = position["legal_actions"]
            menu = menu_of(position, position["state"], look_of(game), [], phrases_for("en", game), open_end=False)
            assert all(item.key.isdigit() or any(map(is_due, item.action.values())) for item in menu.items)
            assert len({item.key for item in menu.items}) == len(listed)


def test_only_what_is_missing_of_an_action_is_asked_for(run: Runner) -> None:
    flags = ["auctionland", "--players", "ann,bob", "--dealer", "service", "--seed", "x"]
    shown = at_the_table(run, "1", "place 0 0", flags=flags)
    assert "Add, after the type of the action: turned by 0 " in f"{shown} ".replace("by >", "by 0 >")
    assert "origin taken" not in shown
    assert "taken from the market" in at_the_table(run, "1", "board", flags=flags)


def test_a_card_that_cannot_turn_up_says_which_are_kept_and_all_may_be_typed_anew(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    shown = at_the_table(run, "3 14 99", "3 14 22", f"save {file}", "quit")
    assert "This cannot have been turned up: 99. Kept: 3, 14. 3 of 3:" in shown
    assert saved(file)["actions"][0]["houses"] == [3, 14, 22]


def test_a_figure_without_what_is_right_is_asked_for_it(run: Runner) -> None:
    assert "After the number, what is right is missing." in at_the_table(run, "3 14 22", "correct", "y", "coins", "1")


@pytest.mark.parametrize(
    ("name", "near"),
    [("raise", "raise-exceed, raise-match, raise-or-total"), ("bidding", "bid"), ("exposd-card", "exposed-card")],
)
def test_a_rule_that_is_named_in_part_is_guessed(run: Runner, name: str, near: str) -> None:
    shown = at_the_table(run, "3 14 22", f"rules {name}")
    assert f"Did you mean {near}?" in shown
    assert "one of these names" not in shown


def test_a_list_of_numbers_asks_for_a_number(run: Runner) -> None:
    assert "Type a number of the list or an action" in at_the_table(run, "3 14 22", "dance")


def test_nothing_of_a_list_is_asked_for_where_there_is_none(run: Runner, tmp_path: Path) -> None:
    transcript, _ = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1))
    file = tmp_path / "over.json"
    file.write_text(json.dumps(transcript))
    shown = at_the_table(run, "dance", flags=["for-sale", "--load", str(file)])
    assert "Not understood. help lists what can be typed." in shown
    assert "a number" not in shown.partition("help explains")[2]


def test_a_correction_says_which_numbers_there_are(run: Runner) -> None:
    begun = ["3 14 22", "referee correct", "y"]
    assert "9 is not among them: 1\u20133" in at_the_table(run, *begun, "coins", "9 27")
    assert "bob is not among them: 1\u20133" in at_the_table(run, *begun, "coins", "bob 27")
    assert "A JSON Patch is a list of operations" in at_the_table(run, *begun, "patch", "3")


# --- what help says -------------------------------------------------------------------------------------------------


def test_each_command_names_its_own_dealer(run: Runner) -> None:
    helps = {command: " ".join(run(*command.split(), "--help").output.split()) for command in ("table", "new")}
    assert "Who deals; by default the table." in helps["table"]
    assert "Who deals; by default the service." in helps["new"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_heading_breaks_inside_a_word_on_a_narrow_screen(run: Runner, language: str) -> None:
    begun = ["the-estates", "--players", "ann,bob", "--dealer", "service", "--language", language]
    wide, narrow = (run("table", *begun, stdin="board\n", COLUMNS=width) for width in ("200", "60"))
    heads = {"en": "requirement permits mayor middle", "fr": "exigée permis maire", "de": "Bausoll Baugenehmigungen"}
    for word in heads[language].split():
        assert word in wide.output
        assert word in narrow.output
    assert max(map(len, narrow.output.splitlines())) <= 60


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_a_narrow_screen_the_scores_stand_in_one_table_and_no_heading_is_cut(
    run: Runner, game: str, language: str
) -> None:
    state = run("new", game, "--players", "ann,bob,cy", "--seed", "x").output
    wide, narrow = (
        run("score", "--text", "--language", language, stdin=state, COLUMNS=width).output.splitlines()
        for width in ("200", "60")
    )
    table = [word for line in narrow[: narrow.index("")] for word in line.split()]
    assert sorted(word for word in table if word in PLAYERS) == PLAYERS, "with a line or a column for each"
    assert {*wide[1].split()} <= {*table}
    assert max(map(len, narrow)) <= 60


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_a_narrow_screen_each_part_of_a_breakdown_tells_its_rows_apart(run: Runner, language: str) -> None:
    state = _built(Random(4))
    shown = run("score", "--text", "--language", language, stdin=json.dumps(state), COLUMNS="60").output.split("\n\n")
    rows = [[line.split("  ") for line in part.splitlines() if re.search(r"\d", line)] for part in shown]
    for part in rows:
        leads = [tuple(word for word in row if word)[:2] for row in part]
        assert len({*leads}) == len(leads)


def _built(rng: Random) -> Any:
    """The end of a game of The Estates."""
    _transcript, positions = random_game("the-estates", {"players": PLAYERS, "seed": "x"}, rng)
    return positions[-1]["state"]


def test_a_long_list_of_pieces_is_short_and_in_words(run: Runner) -> None:
    flags = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x", "--language"]
    for language, said in (
        ("en", "2\u20133 offer cube, row 1, left end (blue 1), right end (green 4) 4\u20135 offer cube, row 2"),
        ("de", "8\u201310 anbieten Baugenehmigung, Wert 1, 2, 3 11\u201312 anbieten B\u00fcrgermeister, Stornostein"),
        ("de", "anbieten Baustein, Reihe 1, linkes Ende (blau 1), rechtes Ende (gr\u00fcn 4)"),
        ("fr", "11\u201312 proposer "),
    ):
        shown = at_the_table(run, "quit", flags=[*flags, language])
        assert said in shown, shown
        assert "{" not in shown


def test_the_first_values_of_an_action_suffice_where_they_mean_one(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x", "--language", "de"]
    entries = ["3", "pass", "bid 1", "sell", "place", "place obere", f"save {file}", "quit"]
    shown = at_the_table(run, *entries, flags=begun)
    assert "fehlt noch: Reihe, Bauplatz" in shown
    assert "setzen obere Reihe, Bauplatz 1" in shown
    assert saved(file)["actions"][-1] == {"type": "place", "player": "cy", "row": "upper", "lot": 1}


def test_an_action_of_another_phase_is_not_possible_and_a_begun_word_is_completed(run: Runner) -> None:
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    shown = at_the_table(run, "3", "offer", "p", "quit", flags=begun)
    assert "Not possible now: offer. Possible: bid, pass." in shown
    assert "missing" not in shown
    assert "Did you mean pass?" in shown


def test_a_line_that_is_too_long_goes_on_under_its_words_and_no_word_is_in_another_language(run: Runner) -> None:
    flags = ["auctionland", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x", "--language", "fr"]
    result = run("table", *flags, stdin="1\n7\nquit\n", COLUMNS="60")
    lines = result.stdout.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("  1  prendre"))
    assert lines[first + 1].startswith("     pi\u00e8ces dessus")
    assert "from" not in result.stdout
    assert "Pas compris. Tapez un numéro de la liste" in " ".join(result.stdout.split())
