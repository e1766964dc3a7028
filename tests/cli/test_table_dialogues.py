"""Questions at the table: the message says what is wrong, and no answer is lost; `help`, `back`, `quit` everywhere."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, setup_at_the_table, sheet
from tests.cli.test_table_commands import at_the_table, saved

ASKED = ["for-sale"]
NAMED = ["ann, bob, cy", "", "", "", ""]
"""For Sale from the players to the dealer, as it is by default."""
ALONE = [NAMED[0], "", ""]
"""A game that has one edition."""
HOUSES = "3 14 22"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def setup_after(run: Runner, file: Path, *lines: str) -> Any:
    """The setup that answers lead to."""
    at_the_table(run, *lines, f"save {file}", "quit", flags=ASKED)
    return saved(file)["setup"]


def actions(file: Path) -> Any:
    """The actions of a record that was saved."""
    return saved(file)["actions"]


# --- what is wrong with an answer -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["ann, bob, cy", "9"], "9 is not among them: 1 ravensburger-1997"),
        (["ann, bob, cy", "", "short"], "short is not among them: 1 standard 2 short-supply"),
        (["ann"], "1 player: it takes 3 to 6."),
        ([""], "0 players: it takes 3 to 6."),
        (["ann, bob, ann"], "Named twice: ann"),
        ([*NAMED[:3], "dee"], "dee is not among them: 1 ann 2 bob 3 cy"),
        ([*NAMED[:4], "me"], "me is not among them: 1 table 2 service"),
        ([*NAMED, "refund"], "refund needs a value: refund=\u2026"),
        ([*NAMED, "refnd=half-down"], "refnd is no house rule; did you mean refund?"),
        ([*NAMED, "dragons=3"], "dragons is no house rule; help lists them."),
    ],
)
def test_what_is_wrong_with_an_answer_is_said(run: Runner, lines: list[str], said: str) -> None:
    assert said in at_the_table(run, *lines, flags=ASKED)


def test_the_players_are_asked_first_and_all_that_follows_has_a_default(run: Runner, file: Path) -> None:
    shown = at_the_table(run, *NAMED, "", f"save {file}", "quit", flags=ASKED)
    assert shown.index("such as ann, bob, cy") < shown.index("[iello-2015]") < shown.index("[standard]")


def test_a_typo_in_a_house_rule_costs_that_house_rule_alone(run: Runner, file: Path) -> None:
    lines = [*NAMED, "refnd=half-down open_money=true starting_coins=20", "refund=half-down"]
    shown = at_the_table(run, *lines, f"save {file}", "quit", flags=ASKED)
    assert "(? lists them) [open_money=true starting_coins=20]" in shown
    assert shown.count("such as ann, bob, cy") == 1
    setup: Any = saved(file)["setup"]
    assert setup["options"] == {"open_money": True, "starting_coins": 20, "refund": "half-down"}


def test_what_the_service_refuses_is_all_that_is_asked_again(run: Runner, file: Path) -> None:
    lines = ["ann, bob, table", "", "", "bob", "", "refund=all open_money=true"]
    shown = at_the_table(run, *lines, "ann, bob, cy", "", f"save {file}", "quit", flags=ASKED)
    assert "refund=all: This" in shown
    assert "players: " in shown
    assert "such as ann, bob, cy: [ann, bob, table]" in shown
    assert "(? lists them) [open_money=true]" in shown
    assert shown.count("Gavel shuffles and deals") == 1
    setup: Any = saved(file)["setup"]
    assert (setup["players"], setup["first_player"]) == (PLAYERS, "bob")
    assert setup["options"] == {"open_money": True}


def test_an_answer_that_no_longer_fits_is_asked_again(run: Runner, file: Path) -> None:
    lines = [*NAMED[:3], "cy", *["back"] * 4, "ann, bob, dee", "", "", "ann", "", ""]
    shown = at_the_table(run, *lines, f"save {file}", "quit", flags=ASKED)
    setup: Any = saved(file)["setup"]
    assert setup["players"] == ["ann", "bob", "dee"]
    assert setup["first_player"] == "ann"
    assert "first player: 1 ann 2 bob 3 dee [cy]" in shown


def test_a_house_rule_can_be_taken_out_again(run: Runner, file: Path) -> None:
    lines = [*NAMED, "refund=all open_money=true starting_coins=20", "open_money="]
    assert setup_after(run, file, *lines)["options"] == {"starting_coins": 20}


def test_a_refusal_that_no_answer_can_mend_ends_the_command(run: Runner) -> None:
    result = run("table", "for-sale", "--option", "refund=all", stdin="\n".join(NAMED) + "\n")
    assert result.exit_code == 1
    assert "--option refund=all: This value is not allowed here; allowed: half-up" in result.stderr


def test_too_many_players_are_counted_as_at_the_table(run: Runner) -> None:
    for language, said in (
        ("en", "--players: 7 players: it takes 2 to 5."),
        ("de", "--players: 7 Namen: Es müssen 2 bis 5 sein."),
        ("fr", "--players\u00a0: 7 joueurs\u00a0: il en faut 2 à 5."),
    ):
        arguments = ["new", "the-estates", "--players", "a,b,c,d,e,f,g", "--language", language]
        assert said in run(*arguments).stderr


def test_what_a_file_has_wrong_is_named_by_its_place_there_and_what_a_flag_has_by_the_flag(
    run: Runner, file: Path
) -> None:
    file.write_text(json.dumps({"players": PLAYERS, "first_player": "dee", "options": {"refund": "all"}}))
    refused = run("new", "for-sale", "--setup", str(file), "--option", "raise=both")
    assert "/options/refund" in refused.stderr
    assert "--option raise=both: This" in refused.stderr
    by_flags = run("new", "for-sale", "--players", "ann,bob,cy", "--first-player", "dee")
    assert "--first-player: " in by_flags.stderr
    for words in ("/first_player", "body"):
        assert words not in by_flags.stderr


def test_a_house_rule_that_is_refused_is_explained_without_the_words_of_the_contract(run: Runner) -> None:
    lines = [*NAMED, "houses=5 open_money=4 starting_coins=none refund=all", "quit"]
    shown = at_the_table(run, *lines, flags=ASKED)
    assert "houses=5: This takes a list without spaces, such as houses=[1,2,3]." in shown
    assert "open_money=4: This takes true or false, such as open_money=true." in shown
    assert "starting_coins=none: This takes a whole number, such as starting_coins=1." in shown
    for word in ("Invalid request", "/options", "(type.wrong)", "boolean"):
        assert word not in shown


def test_help_on_house_rules_tells_the_value_that_each_has_now(run: Runner) -> None:
    lines = ["ann, bob, cy, dee", "", "short-supply", "", "", "refnd=half-down removed=5", "?", "quit"]
    shown = at_the_table(run, *lines, flags=ASKED)
    assert "rounded up (`half-up`) or down (`half-down`). Now: half-up." in shown
    assert "shows: 0 or 1. Now: 1." in shown, "as the variant has it"
    assert "each player starts with. Now: 21." in shown, "for four"
    assert "before the game. Now: 5." in shown, "as it was typed"
    assert "everyone\u2019s coins. Now: false." in shown
    assert "each once. Now: 30 items." in shown


def rows(deal: Any) -> list[str]:
    return [" ".join(cube["colour"][0] + str(cube["value"]) for cube in row) for row in deal["cubes"]]


def test_what_lies_open_is_asked_row_by_row_and_a_slip_costs_its_row_alone(run: Runner, file: Path) -> None:
    setup = setup_at_the_table("the-estates", Random(1))
    first, second, third = rows(setup["deal"])
    slips = ["x9 " + first[3:], first[3:], first, "back", "", third[:11] + " x9", third[12:], first, "back", second]
    lines = [*ALONE, "", *slips, third, f"save {file}", "quit"]
    shown = at_the_table(run, *lines, flags=["the-estates"])
    assert "No cube: x9. A cube is such as r5 or red5." in shown
    assert "7 of 8: type the others" in shown
    assert f"[{first}]" in shown, "for back"
    assert f"[{third[:11]}]" in shown, "what stands before the slip"
    assert shown.count("such as ann, bob, cy") == 1
    told: Any = saved(file)["setup"]
    assert (told["players"], told["deal"]) == (PLAYERS, setup["deal"])


def test_what_lies_open_and_is_typed_anew_is_said_to_be_replaced(run: Runner) -> None:
    lines = ["1 2 3", "4 5 6 7 8 9 10 11", "quit"]
    shown = at_the_table(run, *lines, flags=["auctionland", "--players", "ann,bob,cy"])
    assert "Replaced: ref-001 ref-002 ref-003 \u2192 4 5 6 7 8 9 10 11" in shown
    added = at_the_table(run, "1 2 3", "4 5 6 7 8", "quit", flags=["auctionland", "--players", "ann,bob,cy"])
    assert "Replaced" not in added


def test_cubes_are_typed_by_the_words_and_initials_of_the_language(run: Runner, file: Path) -> None:
    typed = {
        "de": "b1 blau2 Blau 3 v1 Violett2 ge1 gelb2 y3, g4 grün5 gr6 grun1 weiß1 weiss2 w3 red1, "
        "rot2 r3 ro4 p4 vi5 yellow5 b4 b5",
        "fr": "b1 bleu2 Bleu 3 violet1 vi2 j1 jaune2 y3, g4 vert5 ve6 green1 blanc1 bla2 w3 red1, "
        "rouge2 r3 ro4 p4 vi5 j5 b4 b5",
    }
    meant = ["b1 b2 b3 p1 p2 y1 y2 y3", "g4 g5 g6 g1 w1 w2 w3 r1", "r2 r3 r4 p4 p5 y5 b4 b5"]
    for language, entries in typed.items():
        flags = ["the-estates", "--players", "ann,bob,cy", "--language", language]
        at_the_table(run, *entries.split(", "), f"save {file}", "o", "j", "quit", flags=flags)
        assert rows(saved(file)["setup"]["deal"]) == meant
        file.unlink()


@pytest.mark.parametrize(("language", "entry"), [("fr", "v1"), ("fr", "bl1"), ("de", "s1"), ("de", "g"), ("de", "b7")])
def test_what_means_several_colours_or_no_cube_is_none(run: Runner, language: str, entry: str) -> None:
    flags = ["the-estates", "--players", "ann,bob,cy", "--language", language]
    shown = run("table", *flags, stdin=f"r1 r2 {entry} y1 y2\nquit\n").output
    assert f": {entry}." in shown
    assert "r1, r2." in shown, "what is kept"
    assert f"{entry}, y1, y2" in shown, "and what is not"


def test_a_cube_that_lies_on_the_market_is_refused_at_once_with_its_row(run: Runner) -> None:
    first = rows(setup_at_the_table("the-estates", Random(1))["deal"])[0]
    cube = first[:2]
    shown = at_the_table(run, first, f"{cube} r1", "quit", flags=["the-estates", "--players", "ann,bob,cy"])
    assert f"{cube} lies in row 1 already. Kept: \u2013. To be typed again: {cube}, r1" in shown
    assert "To be typed again: r1" in at_the_table(
        run, "r1 r1", "quit", flags=["the-estates", "--players", "ann,bob,cy"]
    )


def test_a_script_that_names_the_players_has_to_deal_rightly(run: Runner) -> None:
    line = rows(setup_at_the_table("the-estates", Random(1))["deal"])[0]
    flags = ["table", "the-estates", "--players", "ann,bob,cy"]
    assert run(*flags, stdin=f"{line}\n" * 3).exit_code == 1, "it ends before every row is right"
    cubes = [sheet("the-estates")["components"]["cubes"][:8]] * 3
    assert run(*flags, "--deal", json.dumps({"cubes": cubes})).exit_code == 1


def test_a_wrong_house_rule_is_said_before_the_cubes_are_typed(run: Runner) -> None:
    lines = [*ALONE, "open_money=3", "quit"]
    shown = at_the_table(run, *lines, flags=["the-estates"])
    assert "open_money=3: This takes true or false, such as open_money=true." in shown
    assert "Market row" not in shown


def test_tiles_that_are_none_are_named(run: Runner) -> None:
    shown = at_the_table(run, "999 1 1", "1 2", "quit", flags=["auctionland", "--players", "ann,bob,cy"])
    assert "No tile of this game: 999" in shown
    assert "2 of 8: type the others" in shown
    listed = at_the_table(run, *ALONE, "tiles=[1]", "quit", flags=["auctionland"])
    assert "tiles=[1]: This" in listed


# --- help, back, quit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", range(6))
def test_every_question_of_the_opening_has_help_back_and_quit(run: Runner, file: Path, answered: int) -> None:
    lines = [*NAMED, "open_money=true"]
    shown = at_the_table(run, *lines[:answered], "help", "?", "quit", flags=ASKED)
    assert shown.count("back goes to the question before") == 2
    assert "help explains the rest" not in shown, "quit has left"
    back = ["back"] * (answered + 1)
    setup = setup_after(run, file, *lines[:answered], *back, *[""] * answered, *lines[answered:])
    assert setup["players"] == PLAYERS
    assert setup["options"] == {"open_money": True}


def test_back_from_the_first_question_leads_nowhere(run: Runner) -> None:
    assert "This is the first question; quit ends the command." in at_the_table(run, "back", flags=ASKED)


def test_help_on_house_rules_says_what_each_decides(run: Runner) -> None:
    shown = at_the_table(run, *NAMED, "help", flags=ASKED)
    assert "starting_coins: " in shown
    assert "NAME= takes a rule out" in shown


def test_at_a_question_help_keeps_what_was_begun_and_back_goes_one_step(run: Runner, file: Path) -> None:
    lines = ["3", "help", "14", "back", "14", "back", "15", "", "16", "22", "bid", "help", "2", f"save {file}", "quit"]
    shown = at_the_table(run, *lines)
    assert shown.count("back, or an empty answer, goes back") == 2
    assert saved(file)["actions"] == [
        {"type": "reveal", "player": "table", "houses": [3, 16, 22]},
        {"type": "bid", "player": "ann", "amount": 2},
    ]


def test_back_at_the_table_and_at_a_bid(run: Runner, file: Path) -> None:
    shown = at_the_table(run, "back", HOUSES, "bid", "back", "pass", f"save {file}", "quit")
    assert "undo takes back the last action" in shown
    assert actions(file)[1:] == [{"type": "pass", "player": "ann"}]


def test_a_command_at_the_question_of_a_command_is_done_instead(run: Runner) -> None:
    shown = at_the_table(run, HOUSES, "bid", "referee", "", "referee forfeit", "referee", "", "log", "quit")
    assert shown.count("1 correct") == 2
    assert "The game is set up." in shown


def test_a_penalty_has_help_and_a_way_back_to_each_question(run: Runner, file: Path) -> None:
    lines = [HOUSES, "referee penalty", "bob", "help", "-5", "back", "-6", "help", "back", "", "Looked", "quit"]
    at_the_table(run, *lines, flags=["for-sale", "--players", "ann,bob,cy", "--save", str(file)])
    penalty = {"type": "penalty", "player": "referee", "seat": "bob", "points": -6, "reason": "Looked"}
    assert actions(file)[-1] == penalty
    shown = at_the_table(run, HOUSES, "referee penalty", "bob", "-5", "quit", "y")
    assert "Leave it all the same?" in shown
    left = at_the_table(run, HOUSES, "referee penalty", "bob", "back", "back", "log")
    assert "This is the first question" not in left
    assert "The game is set up." in left


def test_back_from_the_reason_of_a_correction_keeps_the_correction(run: Runner, file: Path) -> None:
    lines = [HOUSES, "referee correct", "y", "coins", "1 27", "", "help", "back", "coins", "2 26", "", "Miscounted"]
    at_the_table(run, *lines, "quit", flags=["for-sale", "--players", "ann,bob,cy", "--save", str(file)])
    assert [each["path"] for each in actions(file)[-1]["patch"]] == ["/players/0/coins", "/players/1/coins"]


def test_yes_or_no_has_help(run: Runner) -> None:
    shown = at_the_table(run, HOUSES, "quit", "help", "back", "log", "quit", "y")
    assert "A command such as board withdraws the question." in shown
    assert shown.count("Leave it all the same?") == 3
    assert "The game is set up." in shown


def test_a_secret_choice_has_help_and_is_left_for_a_command(run: Runner, tmp_path: Path) -> None:
    from tests.cli.playing import random_game

    transcript, positions = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1))
    begins = next(place for place, position in enumerate(positions) if len(position["to_act"]) > 1)
    del transcript["history"], transcript["actions"][begins:]
    game = tmp_path / "selling.json"
    game.write_text(json.dumps(transcript))
    lines = ["", "y", "help", "back", "ann", "y", "log", "quit"]
    shown = at_the_table(run, *lines, flags=["for-sale", "--load", str(game)])
    assert "any other order is done at once" in shown
    assert "The game is set up." in shown


@pytest.mark.parametrize("question", ["score", "look bob", "correct"])
def test_a_command_in_place_of_yes_or_no_is_done_at_once(run: Runner, question: str) -> None:
    shown = at_the_table(run, HOUSES, question, "log", "quit", "y")
    assert shown.count("Answer y") == 0
    assert shown.count("Houses on offer: 3, 14, 22.") >= 2
    assert shown.count("Leave it all the same?") == 1


def test_the_game_is_saved_where_leaving_it_is_asked_about(run: Runner, file: Path) -> None:
    shown = at_the_table(run, HOUSES, "quit", f"save {file}", "quit")
    assert shown.count("Leave it all the same?") == 1
    assert len(actions(file)) == 1


def test_a_command_in_place_of_enter_hides_what_was_shown_and_is_done(run: Runner) -> None:
    shown = at_the_table(run, HOUSES, "score", "y", "log", "quit", "y")
    assert shown.count("Houses on offer: 3, 14, 22.") >= 2
