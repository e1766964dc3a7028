"""The commands between pipes: JSON in, JSON out, exit statuses, problems passed on."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel.cli.input.usage import NO_JSON, say
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, post, random_game
from tests.schemas.test_strict_json import REASONS

SETUP: Document = {"players": PLAYERS, "seed": "x"}


@pytest.fixture
def position(run: Runner) -> str:
    return run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x").stdout


def bid(player: str, amount: int) -> str:
    return json.dumps({"type": "bid", "player": player, "amount": amount})


def test_commands_compose_with_pipes(run: Runner, position: str) -> None:
    after = run("act", bid("ann", 3), stdin=position)
    assert after.exit_code == 0
    listed = run("legal", stdin=after.stdout)
    assert listed.exit_code == 0
    assert json.loads(listed.stdout)["legal_actions"][0]["amount"] == {"minimum": 4, "maximum": 28}


def test_the_json_is_the_service_s(run: Runner, position: str) -> None:
    assert json.loads(position) == post("for-sale", "setup", SETUP)
    assert position.endswith("}\n")
    assert position.count("\n") == 1


def test_a_bare_state_and_a_replay_s_answer_are_as_good_as_a_position(run: Runner, position: str) -> None:
    state = json.loads(position)["state"]
    replayed = post("for-sale", "replays", {"setup": SETUP, "actions": []})
    expected = run("legal", stdin=position).stdout
    assert run("legal", stdin=json.dumps(state)).stdout == expected
    assert run("legal", stdin=json.dumps(replayed)).stdout == expected


def test_a_state_may_come_from_a_file(run: Runner, position: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(position)
    assert run("legal", "--state", str(file)).stdout == run("legal", stdin=position).stdout


@pytest.mark.parametrize(
    "action",
    [
        [bid("ann", 3)],
        ['{"type":"bid","amount":3}', "--player", "ann"],
        ["bid", "amount=3", "player=ann"],
        ["bid", "amount=3", "--player", "ann"],
        ["bid", "amount=3"],
        ["bid", "3"],
        ["bid", "3", "player=ann"],
    ],
)
def test_an_action_has_short_forms(run: Runner, position: str, action: list[str]) -> None:
    assert run("act", *action, stdin=position).stdout == run("act", bid("ann", 3), stdin=position).stdout


def test_values_without_names_are_those_of_the_members_in_order(run: Runner, position: str) -> None:
    def errors(*action: str) -> list[list[str]]:
        return [
            [each["pointer"], each["code"]] for each in json.loads(run("act", *action, stdin=position).stdout)["errors"]
        ]

    assert errors("bid", "three") == errors("bid", "amount=three")
    estates = run("new", "the-estates", "--players", "ann,bob").stdout
    by_name = run("act", "place", "row=upper", "lot=3", stdin=estates).stderr
    assert run("act", "place", "upper", "3", stdin=estates).stderr == by_name
    assert "phase.wrong-action" in by_name
    too_many = run("act", "bid", "3", "4", stdin=position)
    assert (too_many.exit_code, too_many.stdout) == (2, "")
    assert "ACTION must have the form NAME=VALUE: 4" in too_many.stderr


@pytest.mark.parametrize(
    ("words", "piece"),
    [
        (["cube", "2", "left"], {"kind": "cube", "row": 2, "end": "left"}),
        (["permit", "3"], {"kind": "permit", "value": 3}),
        (["mayor"], {"kind": "mayor"}),
    ],
)
def test_an_action_is_written_as_at_a_table(run: Runner, words: list[str], piece: Document) -> None:
    estates = run("new", "the-estates", "--players", "ann,bob,cy", "--seed", "words").stdout
    written = json.dumps({"type": "offer", "player": "ann", "piece": piece})
    assert run("act", "offer", *words, stdin=estates).stdout == run("act", written, stdin=estates).stdout
    assert run("act", "offer", *words, stdin=estates).exit_code == 0


def test_a_refusal_lists_what_is_legal_in_the_words_of_its_game(run: Runner) -> None:
    estates = run("new", "the-estates", "--players", "ann,bob,cy", "--seed", "words").stdout
    refusal = " ".join(run("act", "bid", "3", stdin=estates).stderr.split())
    assert "ann: offer cube, row 1, left end; ann: offer cube, row 1, right end;" in refusal


def test_where_several_may_act_the_player_must_be_told(run: Runner) -> None:
    _, positions = random_game("for-sale", SETUP, Random(1))
    selling = next(each for each in positions if len(each["to_act"]) > 1)
    result = run("act", "sell", "house=1", stdin=json.dumps(selling))
    assert result.exit_code == 2
    assert "ann, bob, cy" in result.stderr


@pytest.mark.parametrize("player", ["bob", "zoe"])
def test_who_may_act_is_said_to_one_who_may_not(run: Runner, position: str, player: str) -> None:
    refusal = run("act", "bid", "amount=3", "--player", player, "--language", "fr", stdin=position).stderr
    assert "\n  À jouer\u00a0: ann\n" in refusal
    assert "Possible maintenant" not in refusal


@pytest.mark.parametrize(("language", "phase"), [("fr", "achat"), ("de", "Kauf")])
def test_a_running_game_has_its_phase_in_words(run: Runner, position: str, language: str, phase: str) -> None:
    result = run("score", "--final", "--language", language, stdin=position)
    assert f"{phase})" in json.loads(result.stdout)["detail"]


def test_a_member_that_is_nearly_right_is_named(run: Runner, position: str) -> None:
    result = run("act", "bid", "amout=3", "--language", "de", stdin=position)
    assert "Ein Element dieses Namens gibt es hier nicht. War amount gemeint?" in " ".join(result.stderr.split())


# --- messages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_messages_are_the_patterns_of_the_service(run: Runner, game: str) -> None:
    document = json.loads(run("messages", game, "--language", "de").stdout)
    assert (document["game"], document["language"]) == (game, "de")
    shown = " ".join(run("messages", game, "--language", "de", "--text").stdout.split())
    assert document["events"]["pass"] == "{player} steigt aus."
    for said in ("turn.not-yours", "{player} steigt aus.", "aussteigen", document["labels"]["phases"]["finished"]):
        assert said in shown


# --- viewers --------------------------------------------------------------------------------------------------------


def test_viewers_are_those_of_the_service(run: Runner, position: str) -> None:
    viewers = ["--viewer", "spectator", "--viewer", "bob"]
    state = json.loads(position)["state"]
    asked: Document = {"viewers": ["spectator", "bob"]}
    new = run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x", *viewers)
    assert json.loads(new.stdout) == post("for-sale", "setup", {**SETUP, **asked})
    acted = run("act", "pass", *viewers, stdin=position)
    action = {"type": "pass", "player": "ann"}
    assert json.loads(acted.stdout) == post("for-sale", "actions", {"state": state, "action": action, **asked})
    transcript = {"setup": SETUP, "actions": [action]}
    replayed = run("replay", "-", *viewers, stdin=json.dumps({"game": "for-sale", **transcript}))
    assert json.loads(replayed.stdout) == post("for-sale", "replays", {**transcript, **asked})
    viewed = run("view", "spectator", "bob", stdin=position)
    assert json.loads(viewed.stdout) == post("for-sale", "views", {"state": state, **asked})


def test_viewers_are_shown_one_after_the_other(run: Runner, position: str) -> None:
    for arguments in (["act", "pass", "--viewer", "bob", "--viewer", "cy"], ["view", "cy", "bob"]):
        shown = run(*arguments, "--text", stdin=position).stdout
        assert -1 < shown.index("Seen by bob:") < shown.index("Seen by cy:")
    assert "Seen by" not in run("view", "cy", "--text", stdin=position).stdout


def test_tables_count_what_lies_face_down_and_the_json_has_it(run: Runner, position: str) -> None:
    """Whoever plays at a terminal sees no card before it is dealt."""
    for shown in (
        run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x", "--text"),
        run("act", "bid", "3", "--text", stdin=position),
    ):
        assert "houses 27 hidden, cheques 30 hidden" in shown.stdout
        assert "houses 7 11 24" in shown.stdout
    assert len(json.loads(position)["state"]["decks"]["houses"]) == 27


def test_an_unknown_viewer_is_a_refusal(run: Runner, position: str) -> None:
    result = run("act", "pass", "--viewer", "table", stdin=position)
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"][0]["pointer"] == "/viewers/0"


# --- names ----------------------------------------------------------------------------------------------------------

NAMES = {"ann": "\u00c4nnchen", "bob": "Bob B."}


def test_names_are_what_texts_call_the_players(run: Runner, position: str, tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    file.write_text(json.dumps(NAMES))
    state, action = json.loads(position)["state"], {"type": "pass", "player": "ann"}
    expected = post("for-sale", "actions", {"state": state, "action": action, "names": NAMES})
    for given in (json.dumps(NAMES), f"@{file}"):
        acted = run("act", "pass", "--names", given, stdin=position)
        assert json.loads(acted.stdout) == expected
    assert expected["events"][0]["text"] == "\u00c4nnchen passes."
    refused = run("act", bid("bob", 3), "--names", json.dumps(NAMES), stdin=position)
    assert "It is not Bob B.\u2019s turn." in refused.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["new", "for-sale", "--players", "ann,bob,cy"],
        ["legal"],
        ["view", "bob"],
        ["view", "bob", "cy"],
        ["score"],
        ["inspect"],
        ["tally", "for-sale"],
        ["match", "the-estates"],
        ["replay", "-"],
    ],
)
def test_every_command_that_asks_the_service_takes_names(run: Runner, position: str, arguments: list[str]) -> None:
    own = {
        "tally": {"players": [{"id": each, "coins": 1, "cheques": []} for each in PLAYERS]},
        "replay": {"game": "for-sale", "setup": SETUP, "actions": []},
        "match": finished_match(),
    }
    stdin = json.dumps(own[arguments[0]]) if arguments[0] in own else position
    stranger = run(*arguments, "--names", '{"zoe": "Zoe"}', stdin=stdin)
    assert stranger.exit_code == 1, stranger.output
    assert [error["pointer"] for error in json.loads(stranger.stdout)["errors"]] == ["/names/zoe"]


def finished_match() -> Document:
    _, positions = random_game("the-estates", {"players": PLAYERS, "seed": "x"}, Random(3))
    return {"rounds": 3, "results": [positions[-1]["scores"]]}


def test_names_that_are_not_json_are_wrong_usage(run: Runner, position: str) -> None:
    assert run("legal", "--names", "ann=Ann", stdin=position).exit_code == 2


# --- exit statuses --------------------------------------------------------------------------------------------------


def test_a_refused_action_is_a_problem_on_stdout_and_words_on_stderr(run: Runner, position: str) -> None:
    result = run("act", bid("ann", 0), stdin=position)
    assert result.exit_code == 1
    problem = json.loads(result.stdout)
    assert problem["type"] == "/problems/illegal-action"
    for said in ("bid.too-low", problem["violations"][0]["rule"], "at least 1", "ann: bid 1\u201328"):
        assert said in result.stderr
    assert " ".join(problem["violations"][0]["clause"].split()) in " ".join(result.stderr.split())


def test_a_problem_is_passed_on_through_the_pipe_and_explained_once(run: Runner, position: str) -> None:
    refused = run("act", bid("bob", 3), stdin=position)
    passed_on = run("legal", stdin=refused.stdout)
    assert passed_on.exit_code == 1
    assert json.loads(passed_on.stdout) == json.loads(refused.stdout)
    assert passed_on.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "stdin", "name"),
    [
        (["legal"], "{", "malformed-json"),
        (["legal"], '{"game": "go"}', "unknown-game"),
        (["rules", "go"], "", "unknown-game"),
        (["messages", "go"], "", "unknown-game"),
        (["legal"], '{"game": "for-sale"}', "invalid-request"),
        (["new", "for-sale", "--players", "ann"], "", "invalid-request"),
        (["new", "the-estates", "--players", "ann,bob", "--dealer", "table"], "", "invalid-request"),
        (["tally", "for-sale"], "[]", "invalid-request"),
        (["match", "for-sale"], "{}", "not-found"),
        (["replay", "-"], '{"game": "for-sale", "actions": []}', "invalid-request"),
    ],
)
def test_every_problem_of_the_request_is_a_refusal(run: Runner, arguments: list[str], stdin: str, name: str) -> None:
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 1, result.output
    assert json.loads(result.stdout)["type"] == f"/problems/{name}"
    assert result.stderr.startswith("Refused: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["legal", "--state", "no such file"],
        ["act"],
        ["act", "{"],
        ["act", "bid", "=3"],
        ["act", "bid", "amount=1", "amount=2"],
        ["act", '{"type":"pass"}', "amount=2"],
        ["new", "for-sale", "--players", "ann,bob,cy", "--option", "raise"],
        ["new", "for-sale", "--players", "ann,bob,cy", "--deal", "{"],
        ["rules", "for-sale", "no-such-clause"],
        ["match", "the-estates", "some.json"],
        ["games", "--url", "localhost:8000"],
        ["games", "--language", "la"],
        ["nonsense"],
    ],
)
def test_wrong_usage_has_a_status_of_its_own(run: Runner, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error: " in result.stderr


@pytest.mark.parametrize("stdin", ["[]", "{}", "3", '{"state": 1}', '{"game": 3}'])
def test_what_names_no_game_is_no_state(run: Runner, stdin: str) -> None:
    assert run("legal", stdin=stdin).exit_code == 2


def test_the_end_of_a_transcript_is_as_good_as_a_state(run: Runner, position: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    setup = {"players": ["ann", "bob", "cy"], "seed": "x"}
    actions = [{"type": "bid", "player": "ann", "amount": 3}]
    file.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": actions}))
    assert json.loads(run("legal", "--state", str(file)).stdout)["to_act"] == ["bob"]
    assert run("score", "--state", str(file)).exit_code == 0
    file.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": actions * 2}))
    broken = run("legal", "--state", str(file))
    assert (broken.exit_code, broken.stdout) == (1, "")
    assert "Action number 2 (index 1) is refused." in broken.stderr
    assert "does not lead to its end" in broken.stderr


def test_what_is_no_json_is_named_with_its_line_and_column(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"game":\n  "é", ]')
    fault = "is not JSON (line 2, column 8: the syntax is wrong here)"
    words = [
        " ".join(each.split())
        for each in (
            run("legal", "--state", str(file)).stderr,
            run("legal", stdin=file.read_text()).stderr,
            run("new", "for-sale", "--players", "ann,bob,cy", "--deal", f"@{file}").stderr,
        )
    ]
    assert words[0] == f"Refused: {file} {fault}."
    assert words[1] == f"Refused: standard input {fault}."
    assert words[2].endswith(f"Error: --deal, {file} {fault}")
    argument = run("new", "for-sale", "--players", "ann,bob,cy", "--deal", "[1,").stderr
    assert "Error: --deal is not JSON: [1, (line 1, column 4: the syntax is wrong here)" in argument
    german = run("legal", "--language", "de", stdin='{"a": 1, "a": 2}').stderr
    assert german == "Abgelehnt: die Standardeingabe ist kein JSON (ein Objekt hat „a“ mehrmals).\n"


def test_every_reason_why_something_is_no_json_has_words() -> None:
    for code in REASONS:
        assert say(NO_JSON[code], constant="NaN", key="a", maximum=64)


def test_an_inspection_that_finds_violations_is_a_refusal(run: Runner, position: str) -> None:
    assert run("inspect", stdin=position).exit_code == 0
    state = json.loads(position)["state"]
    state["players"][0]["coins"] += 1
    result = run("inspect", stdin=json.dumps(state))
    assert result.exit_code == 1
    assert json.loads(result.stdout)["valid"] is False


def test_an_inspection_with_its_record_finds_what_was_changed(run: Runner, position: str, tmp_path: Path) -> None:
    record, state = tmp_path / "record.json", tmp_path / "state.json"
    setup = {"players": PLAYERS, "seed": "record"}
    begun = run("new", "for-sale", "--players", ",".join(PLAYERS), "--seed", "record").stdout
    record.write_text(json.dumps({"game": "for-sale", "setup": setup, "actions": []}))
    agreeing = run("inspect", "--record", str(record), stdin=begun)
    assert agreeing.exit_code == 0
    assert json.loads(agreeing.stdout)["record"]["agrees"] is True
    assert "what its record leads to" in run("inspect", "--record", str(record), "--text", stdin=begun).stdout
    document = json.loads(begun)["state"]
    document["players"][0]["coins"] -= 1
    state.write_text(json.dumps(document))
    arguments = ["inspect", "--state", str(state), "--record", "-"]
    departing = run(*arguments, stdin=record.read_text())
    assert departing.exit_code == 1
    assert [each["pointer"] for each in json.loads(departing.stdout)["record"]["departures"]] == ["/players/0/coins"]
    assert "/players/0/coins" in run(*arguments, "--text", stdin=record.read_text()).stdout
    spoilt = {"game": "for-sale", "setup": setup, "actions": [{"type": "pass", "player": "nobody"}]}
    refused = run(*arguments, stdin=json.dumps(spoilt))
    assert refused.exit_code == 1
    assert "player.unknown" in refused.stderr
    assert run("inspect", "--record", "-", stdin=begun).exit_code == 2
    other = json.dumps({"game": "for-sale", "setup": {**setup, "seed": "another"}, "actions": []})
    another = run(*arguments, stdin=other)
    assert another.exit_code == 1
    assert "record.of-another-game" in another.stderr


def test_a_final_score_of_a_running_game_is_refused(run: Runner, position: str) -> None:
    assert run("score", stdin=position).exit_code == 0
    result = run("score", "--final", stdin=position)
    assert result.exit_code == 1
    assert json.loads(result.stdout)["type"] == "/problems/not-finished"


# --- setups ---------------------------------------------------------------------------------------------------------


def test_a_setup_may_come_from_stdin_or_a_file_and_flags_change_it(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_text(json.dumps({**SETUP, "seed": "y", "options": {"refund": "half-down"}}))
    expected = {**SETUP, "options": {"refund": "half-down", "starting_coins": 20}}
    for source in (["--setup", str(file)], ["--setup", "-"], []):
        stdin = "" if str(file) in source else file.read_text()
        result = run("new", "for-sale", *source, "--seed", "x", "--option", "starting_coins=20", stdin=stdin)
        assert json.loads(result.stdout) == post("for-sale", "setup", expected)


def test_a_deal_may_come_from_a_file_and_other_members_from_set(run: Runner, tmp_path: Path) -> None:
    table = next(iter(_estates_at_the_table()))
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(table["deal"]))
    cash = {"ann": 15, "bob": 9, "cy": 12}
    flags = ["--dealer", "table", "--deal", f"@{file}", "--set", f"cash={json.dumps(cash)}"]
    result = run("new", "the-estates", "--players", "ann,bob,cy", *flags)
    assert json.loads(result.stdout) == post("the-estates", "setup", {**table, "cash": cash})


def _estates_at_the_table() -> list[Any]:
    from tests.cli.playing import setup_at_the_table

    return [setup_at_the_table("the-estates", Random(1))]


# --- scores ---------------------------------------------------------------------------------------------------------


def test_a_match_takes_sheets_and_finished_positions(run: Runner, tmp_path: Path) -> None:
    _, positions = random_game("the-estates", SETUP, Random(2))
    sheet, finished = tmp_path / "sheet.json", tmp_path / "finished.json"
    sheet.write_text(json.dumps(positions[-1]["scores"]))
    finished.write_text(json.dumps(positions[-1]))
    result = run("match", "the-estates", "--rounds", "3", str(sheet), str(finished), "--option", "tied_round=all")
    body = {"rounds": 3, "results": [positions[-1]["scores"]] * 2, "options": {"tied_round": "all"}}
    assert json.loads(result.stdout) == post("the-estates", "matches", body)
    assert run("match", "the-estates", stdin=json.dumps(body)).stdout == result.stdout


# --- language -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        ([], {}, "Refused"),
        ([], {"LANG": "fr_FR.UTF-8"}, "Refusé"),
        ([], {"LANG": "de"}, "Abgelehnt"),
        ([], {"LANG": "it_IT.UTF-8"}, "Refused"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "Refused"),
        (["--language", "de"], {"LANG": "fr_FR.UTF-8"}, "Abgelehnt"),
    ],
)
def test_the_language_is_that_of_the_option_or_of_the_environment(
    run: Runner, position: str, arguments: list[str], environment: dict[str, str], said: str
) -> None:
    result = run("act", bid("ann", 0), *arguments, stdin=position, **environment)
    assert result.stderr.startswith(said)
    language = {"Refused": "en", "Refusé": "fr", "Abgelehnt": "de"}[said]
    expected = run("act", bid("ann", 0), "--language", language, stdin=position)
    assert {**json.loads(result.stdout), "instance": ""} == {**json.loads(expected.stdout), "instance": ""}


# --- for people -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_answer_has_tables(run: Runner, game: str, language: str, tmp_path: Path) -> None:
    transcript, positions = random_game(game, SETUP, Random(3))
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(transcript))
    flags = ["--text", "--language", language]
    for position in (positions[0], positions[len(positions) // 2], positions[-1]):
        stdin = json.dumps(position)
        for command in (["legal"], ["view", "ann"], ["score"], ["inspect"]):
            result = run(*command, *flags, stdin=stdin)
            assert result.exit_code == 0, result.output
            assert result.stdout.strip()
    result = run("replay", str(file), *flags)
    assert result.exit_code == 0
    assert positions[-1]["scores"]["winners"][0] in result.stdout
    for command in (["games"], ["games", game], ["rules", game], ["new", game, "--players", "ann,bob,cy"]):
        assert run(*command, *flags).exit_code == 0


def test_names_are_shown_as_they_are_and_cannot_steer_a_terminal(run: Runner) -> None:
    result = run("new", "for-sale", "--players", "[red]ann,b\u202eob,:smile:", "--text")
    assert "[red]ann" in result.stdout
    assert ":smile:" in result.stdout
    assert "\u202e" not in result.stdout


@pytest.mark.parametrize("name", ["for-sale/bid", "bid", "equal-bid", "misdeal"])
def test_rules_shows_a_clause_a_situation_or_an_irregularity_by_its_name(run: Runner, name: str) -> None:
    shown = json.loads(run("rules", "for-sale", name).stdout)
    assert shown["id"].rpartition("/")[2] == name.rpartition("/")[2]
    in_words = " ".join(run("rules", "for-sale", name, "--text").stdout.split())
    for member in ("text", "answer", "advice"):
        assert " ".join(shown.get(member, "").split()) in in_words
