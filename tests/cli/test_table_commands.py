"""The table's questions and orders: how a game begins, what is refused and why, undo, log, rules, look, save, load."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.cli.output.phrases import phrases_for
from gavel.cli.table.commands import COMMANDS
from gavel.i18n import LANGUAGES
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, post, random_game, setup_at_the_table

FLAGS = ["for-sale", "--players", "ann,bob,cy"]


def at_the_table(run: Runner, *lines: str, flags: list[str] = FLAGS) -> str:
    """What the table shows for these lines, in one line of words."""
    result = run("table", *flags, stdin="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def saved(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text())
    return document


# --- how a game begins ----------------------------------------------------------------------------------------------


def test_everything_is_asked_and_enter_takes_the_default(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    at_the_table(run, "ann, bob, cy", "", "", "", "", "", f"save {file}", "quit", flags=["for-sale"])
    assert saved(file)["setup"] == {
        "ruleset": "iello-2015",
        "variant": "standard",
        "players": PLAYERS,
        "first_player": "ann",
        "dealer": "table",
        "options": {},
    }


def test_answers_are_numbers_or_names_and_wrong_ones_are_asked_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    answers = ["ann", "ann,ann,bob", "ann,bob,cy", "9", "1", "none", "short-supply", "2", "service"]
    shown = at_the_table(
        run, *answers, "?", "refund=half-down open_money=true", f"save {file}", "quit", flags=["for-sale"]
    )
    setup = saved(file)["setup"]
    assert isinstance(setup, dict)
    seed, _nonce = setup.pop("seed"), setup.pop("nonce")
    assert len(seed) == 64
    assert setup == {
        "ruleset": "ravensburger-1997",
        "variant": "short-supply",
        "players": PLAYERS,
        "first_player": "bob",
        "dealer": "service",
        "options": {"refund": "half-down", "open_money": True},
    }
    assert "starting_coins: " in shown


def test_a_setup_that_is_refused_is_explained_and_asked_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    once = ["ann,bob,cy", "", "", "", ""]
    shown = at_the_table(run, *once, "refund=all", *once, "", f"save {file}", "quit", flags=["for-sale"])
    assert "refund=all: This" in shown
    assert saved(file)["actions"] == []


def test_a_setup_by_flags_that_is_refused_ends_the_command(run: Runner) -> None:
    assert run("table", "for-sale", "--players", "ann,bob").exit_code == 1


def test_the_lines_of_the_market_are_asked_until_they_can_be_read(run: Runner, tmp_path: Path) -> None:
    setup = setup_at_the_table("the-estates", Random(1))
    rows = [" ".join(cube["colour"][0].upper() + str(cube["value"]) for cube in row) for row in setup["deal"]["cubes"]]
    file = tmp_path / "a.json"
    lines = ["r1 r2", "x1 " + rows[0][3:], *rows, f"save {file}", "quit"]
    at_the_table(run, *lines, flags=["the-estates", "--players", "ann,bob,cy"])
    assert saved(file)["setup"] == {"dealer": "table", **setup}


# --- refusals -------------------------------------------------------------------------------------------------------


def test_a_refused_entry_shows_the_rule_and_what_is_legal(run: Runner) -> None:
    rules = {each["id"]: each["text"] for each in json.loads(run("rules", "for-sale").stdout)["clauses"]}
    shown = at_the_table(run, "3 14 22", "bid 2", "bid 2")
    assert "A bid of 2 is not enough" in shown
    assert rules["for-sale/raise-exceed"] in shown
    assert shown.count("To act: bob 1 bid from 3 2 pass") == shown.count("To act: bob") == 2


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("pass 3", "Add, after the type of the action"),
        ("dance", "Not understood"),
        ("sell", "Not possible now"),
        ("sell 3", "Not possible now"),
        ("bid amount=0", "at least 1"),
        ("bid amount", "not a whole number"),
        ("{", "not JSON"),
        ('{"type":"pass","player":"bob"}', "It is not bob\u2019s turn"),
        ("1 x", "not a whole number"),
        ("bid\n\nbid", "How much (at least 1)? > bid How much"),
        ("bid\nlog", "How much (at least 1)? log The game is set up."),
        ("bid\npass", "How much (at least 1)? pass ann passes."),
    ],
)
def test_every_entry_is_answered(run: Runner, entry: str, said: str) -> None:
    assert said in at_the_table(run, "3 14 22", *entry.split("\n"))


def test_what_is_in_a_hidden_purse_is_not_told(run: Runner) -> None:
    shown = at_the_table(run, "3 14 22", "bid 99")
    assert "more than the bidder can pay." in shown
    assert "28" not in shown.replace("Everybody has 28 coins", "").replace("27 hidden", "").replace("30 hidden", "")
    open_money = at_the_table(
        run, "3 14 22", flags=[*FLAGS, "--option", "open_money=true", "--option", "open_hands=true"]
    )
    assert "bid 1\u201328" in open_money


def test_a_card_that_cannot_turn_up_is_asked_for_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    shown = at_the_table(run, "3 3", "x", "14", "22", f"save {file}", "quit")
    assert "This cannot have been turned up: 3. Kept: 3. 2 of 3:" in shown
    assert saved(file)["actions"] == [{"type": "reveal", "player": "table", "houses": [3, 14, 22]}]


def test_cards_that_are_typed_anew_or_taken_out_are_named(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    shown = at_the_table(run, "3", "14", "5 12 3x", "30", f"save {file}", "quit")
    assert "Replaced: 3, 14 \u2192 5, 12, 30" in shown
    assert saved(file)["actions"][0]["houses"] == [5, 12, 30]
    back = at_the_table(run, "3", "14", "", "5", "30", "log")
    assert "Taken out: 14. 2 of 3:" in back
    assert "Replaced" not in back


# --- orders ---------------------------------------------------------------------------------------------------------


def test_undo_and_redo_go_back_and_forth(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    lines = ["undo", "3 14 22", "bid 2", "undo", "redo", "redo", "undo", "bid 1", "redo", f"save {file}", "quit"]
    shown = at_the_table(run, *lines)
    assert shown.count("Taken back.") == 2
    assert shown.count("Played again.") == 1
    assert shown.count("nothing to take back") == 1
    assert shown.count("nothing to play again") == 2
    assert saved(file)["actions"] == [
        {"type": "reveal", "player": "table", "houses": [3, 14, 22]},
        {"type": "bid", "player": "ann", "amount": 1},
    ]


def test_several_actions_go_back_and_forth_at_once(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    shown = at_the_table(run, "3 14 22", "bid 2", "bid 3", "undo 2", "redo 9", "undo many", f"save {file}", "quit")
    assert "2 actions taken back." in shown
    assert "2 actions played again." in shown
    assert "many is not a whole number." in shown
    assert len(saved(file)["actions"]) == 3


def test_nothing_is_saved_through_a_link_that_lies_beside_the_file(run: Runner, tmp_path: Path) -> None:
    mine, file = tmp_path / "mine", tmp_path / "game.json"
    mine.write_text("Mine.")
    (tmp_path / "game.json.new").symlink_to(mine)
    at_the_table(run, "3 14 22", f"save {file}", "quit")
    assert mine.read_text() == "Mine."
    assert len(saved(file)["actions"]) == 1


def test_log_help_rules_and_show_tell(run: Runner) -> None:
    shown = at_the_table(run, "3 14 22", "bid 2", "log", "help", "rules", "rules bid", "show")
    assert "Houses on offer: 3, 14, 22. ann bids 2. > " in shown
    assert "look PLAYER" in shown
    assert "Type rules and one of these names. Rules: bid " in shown
    assert "What people ask: " in shown
    assert "What goes wrong: " in shown
    assert "A bid is the total" in shown
    assert shown.count("To act: bob") == 2


def test_help_is_asked_for_in_each_language(run: Runner) -> None:
    for word, language, said, back in (
        ("hilfe", "de", "der ganze Tisch", "zurück"),
        ("aide", "fr", "toute la table", "retour"),
    ):
        assert said in at_the_table(run, word, flags=[*FLAGS, "--language", language])
        asked = at_the_table(run, "", "", word, "quit", flags=["for-sale", "--language", language])
        assert back in asked


WORDS = {
    "de": ["bid 2", "rückgängig", "wiederholen", "undo", "redo", "strafe bob -5 Geguckt", "speichern {file}", "Ende"],
    "fr": ["bid 2", "annuler", "refaire", "undo", "redo", "pénalité bob -5 Tricherie", "enregistrer {file}", "Quitter"],
}


@pytest.mark.parametrize("language", WORDS)
def test_commands_are_typed_in_the_readers_words_or_in_english(run: Runner, tmp_path: Path, language: str) -> None:
    file = tmp_path / "a.json"
    lines = [line.format(file=file) for line in WORDS[language]]
    shown = at_the_table(run, "3 14 22", *lines, flags=[*FLAGS, "--language", language])
    assert [each["type"] for each in saved(file)["actions"]] == ["reveal", "bid", "penalty"]
    assert len(re.findall("Zurückgenommen[.]|Annulé[.]", shown)) == 2


@pytest.mark.parametrize(("language", "slip", "meant"), [("de", "speichen", "speichern"), ("fr", "anuler", "annuler")])
def test_a_slip_in_a_readers_word_gets_that_word(run: Runner, language: str, slip: str, meant: str) -> None:
    assert meant in at_the_table(run, "3 14 22", slip, flags=[*FLAGS, "--language", language])


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("de", ["9"], "War bieten 9 gemeint?"),
        ("de", ["2"], "aussteigen oder bieten 2 eingeben"),
        ("de", ["passs"], "War aussteigen gemeint?"),
        ("de", ["gebot 3"], "ann bietet 3."),
        ("de", ["bid 1", "passen"], "bob steigt aus."),
        ("de", ["hilfe"], "eine Aktion: bieten 1 \u00b7 aussteigen."),
        ("de", ["rat misdael"], "War misdeal gemeint?"),
        ("de", ["spielleitung", "penalt", "zur\u00fcck"], "berichtigen aufgeben strafe rat ersatz War strafe gemeint?"),
        ("fr", ["sauver"], "Tapez \u00ab\u00a0enregistrer\u00a0\u00bb et un fichier."),
        ("fr", ["qiut"], "Vouliez-vous dire quitter\u00a0?"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_the_table_takes_and_suggests_words_of_the_reader(
    run: Runner, language: str, typed: list[str], said: str
) -> None:
    shown = at_the_table(run, "3 14 22", *typed, flags=[*FLAGS, "--language", language])
    assert " ".join(said.split()) in shown


def test_an_action_may_have_several_words_in_the_language_of_the_reader(run: Runner) -> None:
    flags = ["the-estates", "--players", "ann,bob", "--dealer", "service", "--seed", "x", "--language", "fr"]
    shown = at_the_table(run, "aide", "mettre de c\u00f4t\u00e9", "proposer cube 1 gauche", flags=flags)
    assert "une action : mettre de c\u00f4t\u00e9 \u00b7 proposer cube 1 gauche." in shown
    assert "ann met 1 million dans sa caisse." in shown
    assert "ann propose le cube" in shown


def test_the_examples_of_the_help_give_no_hidden_choice_away(run: Runner, tmp_path: Path) -> None:
    setup = {"players": PLAYERS, "seed": "x"}
    played, positions = random_game("for-sale", setup, Random(1))
    selling = next(index for index, each in enumerate(positions) if len(each["to_act"]) > 1)
    file = tmp_path / "selling.json"
    file.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": played["actions"][:selling]}))
    shown = at_the_table(run, "help", flags=["for-sale", "--load", str(file)])
    assert "an action: bid 5." in shown
    assert "sell " not in shown[shown.index("an action:") :].partition("show ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_for_a_command_is_no_word_of_a_game(language: str) -> None:
    """Every command has one, and none is what an action is called, or a seat's choice."""
    commands = phrases_for(language).commands
    assert {*commands.values()} == {*COMMANDS, "help"} - {"?", "hilfe", "aide"}
    for game, service in registry().items():
        phrases = phrases_for(language, game)
        assert not {phrases.term(each).casefold() for each in service.game.action_types} & {*commands}


def test_help_lists_what_the_game_at_hand_has_a_use_for(run: Runner) -> None:
    real = at_the_table(run, "help")
    practice = at_the_table(run, "help", flags=["for-sale", "--against", "2", "--strength", "easy"])
    for said, there in (("the best actions that the last opponent", practice), ("points for a player", real)):
        assert said in there
        assert said not in ({real, practice} - {there}).pop()


def test_a_slip_in_a_rule_s_name_gets_the_suggestion_alone(run: Runner) -> None:
    shown = at_the_table(run, "3 14 22", "rules last-bider")
    assert "Did you mean last-bidder?" in shown
    assert "one of these names" not in shown


def test_what_a_referee_does_may_be_typed_without_saying_referee(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    lines = ["3 14 22", "penalty bob -5 Looked at a card", "forfeit cy Had to leave", f"save {file}", "quit"]
    at_the_table(run, *lines)
    assert [each["type"] for each in saved(file)["actions"]] == ["reveal", "penalty", "forfeit"]


def test_a_file_with_a_game_is_not_overwritten_by_a_new_one(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    shown = at_the_table(run, "3 14 22", "bid 2", "quit", flags=[*FLAGS, "--save", str(file)])
    again = f"gavel table for-sale --load {file} --save {file}"
    assert f"To go on: {again}" in shown
    before = file.read_bytes()
    refused = run("table", *FLAGS, "--save", str(file))
    assert (refused.exit_code, file.read_bytes()) == (2, before)
    assert f"--load {file} goes on with it" in refused.stderr
    assert run(*again.split()[1:], stdin="pass\nquit\n").exit_code == 0
    assert len(saved(file)["actions"]) == 3


def test_a_file_that_cannot_be_written_is_refused_before_the_game(run: Runner, tmp_path: Path) -> None:
    refused = run("table", *FLAGS, "--save", str(tmp_path / "nowhere" / "a.json"))
    assert refused.exit_code == 2
    assert "there is no folder" in refused.stderr
    assert refused.stdout == ""


def test_look_and_score_ask_first(run: Runner) -> None:
    shown = at_the_table(
        run, "3 14 22", "look ann", "n", "look ann", "y", "", "look dee", "score", "", "score", "y", ""
    )
    assert shown.count("Enter hides this again") == 2
    assert shown.count("bid 1\u201328") == 1
    assert "Who? ann, bob, cy" in shown
    assert shown.count("If it ended now") == 1


def test_look_asks_whom_until_it_knows_and_in_practice_means_the_person(run: Runner) -> None:
    for entry in ("look", "look zed"):
        shown = at_the_table(run, "3 14 22", entry, "bob", "y", "")
        assert "Who? ann, bob, cy" in shown
        assert ("zed is not among them" in shown) == ("zed" in entry)
        assert "Does only bob look at the screen?" in shown
    practice = ["for-sale", "--against", "2", "--strength", "easy", "--players", "Ann"]
    assert "Does only Ann look at the screen?" in at_the_table(run, "look", "y", "", flags=practice)
    assert "Who? Ann" in at_the_table(run, "look bot-1", "", flags=practice)


def test_the_language_is_spoken_at_the_table(run: Runner) -> None:
    shown = at_the_table(run, "3 14 22", "bid 2", "passer", flags=[*FLAGS, "--language", "fr"])
    assert "Révélé" in shown
    assert "bob passe" in shown


def test_a_saved_game_is_loaded_again_with_its_past(run: Runner, tmp_path: Path) -> None:
    transcript, _ = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1), most=9)
    file, copy = tmp_path / "a.json", tmp_path / "b.json"
    file.write_text(json.dumps(transcript))
    for flags, lines in (([], ["load " + str(file)]), (["--load", str(file)], [])):
        at_the_table(run, *lines, "undo", f"save {copy}", "y", "quit", flags=["for-sale", *(flags or FLAGS[1:])])
        assert saved(copy)["actions"] == transcript["actions"][:-1]
        assert run("replay", str(copy)).exit_code == 0


def test_a_transcript_keeps_its_names(run: Runner, tmp_path: Path) -> None:
    transcript, _ = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1), most=2)
    names = {"ann": "Anne-Marie", "bob": "Robert"}
    file, copy = tmp_path / "a.json", tmp_path / "b.json"
    file.write_text(json.dumps({**transcript, "names": names}))
    shown = at_the_table(run, "log", f"save {copy}", "quit", flags=["for-sale", "--load", str(file)])
    assert saved(copy)["names"] == names
    assert "Anne-Marie" in shown


def test_a_broken_transcript_changes_nothing(run: Runner, tmp_path: Path) -> None:
    transcript, positions = random_game("for-sale", {"players": PLAYERS, "seed": "x"}, Random(1), most=9)
    file, copy = tmp_path / "a.json", tmp_path / "b.json"
    illegal = [*transcript["actions"][:4], {"type": "bid", "player": "dee", "amount": 3}]
    broken = {
        "index 4": {**transcript, "actions": illegal},
        "digest": {**transcript, "history": "0" * 64},
        "scores": {**transcript, "scores": post("for-sale", "scores", {"state": positions[-1]["state"]})},
        "/colour": {**transcript, "colour": "red"},
        "malformed-json": "{",
    }
    for said, document in broken.items():
        file.write_text(document if isinstance(document, str) else json.dumps(document))
        shown = at_the_table(run, "3 14 22", f"load {file}", "y", f"save {copy}", "y", "quit")
        assert said in shown or (said == "malformed-json" and "not JSON" in shown)
        assert len(saved(copy)["actions"]) == 1
        assert run("table", "for-sale", "--load", str(file)).exit_code == 1


def test_the_transcript_of_another_game_is_not_loaded(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(json.dumps(random_game("the-estates", {"players": PLAYERS, "seed": "x"}, Random(1), most=3)[0]))
    assert run("table", "for-sale", "--load", str(file)).exit_code == 2
    assert "another game" in at_the_table(run, f"load {file}")


def test_a_file_is_not_overwritten_unasked_and_a_game_not_left_unsaved(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("mine")
    shown = at_the_table(run, "3 14 22", "save", f"save {file}", "n", "quit", "n", "quit", "y", "log")
    assert "Type save and a file." in shown
    assert file.read_text() == "mine"
    assert shown.count("not saved") == 2
    assert "is set up. Everybody has 28 coins; each deck has 30 cards. ann begins." in shown


def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Runner, tmp_path: Path) -> None:
    shown = at_the_table(run, f"save {tmp_path}/none/a.json", "3 14 22", "log")
    assert "No such file" in shown
    assert shown.endswith("Houses on offer: 3, 14, 22. >")


def test_a_save_that_fails_after_one_that_did_not_is_no_success(run: Runner, tmp_path: Path) -> None:
    file, nowhere = tmp_path / "a.json", tmp_path / "none" / "b.json"
    shown = at_the_table(run, "3 14 22", f"save {file}", f"save {nowhere}", "quit")
    assert f"Saved in {nowhere}" not in shown
    assert f"{file} has the game as it stands." in shown
    assert "not saved" not in shown, "the earlier file has all of it"
    assert shown.endswith(f"--load {file} --save {file}")


def test_what_a_file_has_not_got_is_said_and_asked_about_before_it_is_lost(run: Runner, tmp_path: Path) -> None:
    file, nowhere = tmp_path / "a.json", tmp_path / "none" / "b.json"
    shown = at_the_table(run, "3 14 22", f"save {file}", "bid 2", f"save {nowhere}", "quit", "n", "undo", "quit")
    had = f"{file} has the game as it was after 1 action."
    assert shown.count(had) == 2
    assert shown.count("What came since is not saved (save does that). Leave it all the same?") == 1
    assert shown.endswith(f"--load {file} --save {file}"), "what came since is taken back"
    more = at_the_table(run, "bid 2", "quit", "y", flags=["for-sale", "--load", str(file)])
    assert had in more


def test_a_file_that_was_never_written_is_not_offered_to_go_on_with(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.with_name("a.json.new").mkdir()
    shown = at_the_table(run, "quit", flags=[*FLAGS, "--save", str(file)])
    assert "cannot be written" in shown
    assert "To go on" not in shown


def test_with_save_every_action_is_saved(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    for lines, count in ((["3 14 22", "bid 2"], 2), (["3 14 22", "bid 2", "undo"], 1)):
        file.unlink(missing_ok=True)
        at_the_table(run, *lines, flags=[*FLAGS, "--save", str(file)])
        assert len(saved(file)["actions"]) == count
    assert post("for-sale", "replays", saved(file))["history_matches"]
