"""A slip of the keys: the command names what was probably meant, wherever it knows the words that it takes."""

import json

import pytest

from gavel.cli.input.words import nearest
from tests.cli.conftest import Runner
from tests.cli.test_table_commands import at_the_table


@pytest.mark.parametrize(
    ("arguments", "meant", "status"),
    [
        (["tabel"], "table", 2),
        (["help"], "--help", 2),
        (["repaly", "x.json"], "replay", 2),
        (["sealed", "setpu"], "setup", 2),
        (["sealed", "veiw", "for-sale"], "view", 2),
        (["keys", "rotat"], "rotate", 2),
        (["rules", "for-sale", "last-bider"], "last-bidder", 2),
        (["rules", "for-sale", "for-sale/last-bider"], "for-sale/last-bidder", 2),
        (["rules", "for-sale", "misdael"], "misdeal", 2),
        (["rules", "for-sal"], "for-sale", 1),
        (["games", "the-estate", "--text"], "the-estates", 1),
        (["table", "auctionlnad"], "auctionland", 1),
        (["new", "for-sale", "--players", "ann,bob,cy", "--option", "rase=match"], "raise", 1),
        (["new", "for-sale", "--players", "ann,bob,cy", "--option", "raise=mtach"], "match", 1),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_word_that_is_nearly_right_gets_a_suggestion(
    run: Runner, arguments: list[str], meant: str, status: int
) -> None:
    result = run(*arguments)
    assert result.exit_code == status
    assert f"Did you mean {meant}?" in result.stderr.replace("'", "")


def test_two_letters_in_the_wrong_order_get_a_suggestion_however_short_the_word(run: Runner) -> None:
    position = run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x").stdout
    assert "Did you mean bid?" in run("act", "bdi", "amount=3", stdin=position).stderr


@pytest.mark.parametrize("arguments", [["dance"], ["rules", "for-sale", "xylophone"], ["games", "chess"]], ids=" ".join)
def test_a_word_like_no_other_gets_none(run: Runner, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert "Did you mean" not in result.stderr


def test_an_action_that_is_nearly_right_gets_a_suggestion(run: Runner) -> None:
    position = run("new", "for-sale", "--players", "ann,bob,cy").output
    result = run("act", "bidd", "amount=3", stdin=position)
    assert result.exit_code == 1
    assert "Did you mean bid?" in result.stderr
    assert "Did you mean bid?" in run("act", "bidd", "3", stdin=position).stderr
    assert "body" not in run("act", "bid", "three", stdin=position).stderr
    assert "Did you mean" not in run("act", "bid", "amount=99", stdin=position).stderr


def test_situations_are_suggested_by_their_ids(run: Runner) -> None:
    situation = json.loads(run("rules", "the-estates").stdout)["situations"][0]["id"]
    result = run("rules", "the-estates", situation[:-2] + situation[-1])
    assert f"Did you mean {situation}?" in result.stderr


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Vouliez-vous dire for-sale\u00a0?"), ("de", "War for-sale gemeint?")]
)
def test_a_game_is_suggested_in_the_language_of_the_reader(run: Runner, language: str, said: str) -> None:
    assert said in run("games", "for-sal", "--language", language).stderr


def test_a_pipe_gets_the_problem_as_the_service_gave_it(run: Runner) -> None:
    result = run("games", "for-sal")
    assert json.loads(result.stdout)["type"] == "/problems/unknown-game"
    assert "Did you mean" not in result.stdout


@pytest.mark.parametrize(
    ("entry", "meant"),
    [
        ("bidd 5", "bid"),
        ("pas", "pass"),
        ("undoo", "undo"),
        ("rules last-bider", "last-bidder"),
        ("referee penalyt", "penalty"),
        ("referee advice misdael", "misdeal"),
        ("referee advice out of trun", "out-of-turn"),
    ],
)
def test_at_the_table_orders_actions_and_clauses_are_suggested(run: Runner, entry: str, meant: str) -> None:
    assert f"Did you mean {meant}?" in at_the_table(run, "3 14 22", entry)


def test_words_that_begin_so_come_before_those_that_have_it_inside_each_in_order() -> None:
    known = ["place-cube", "cube-without-a-place", "any-cube-of-the-market", "cubes-of-glass", "bid"]
    assert nearest("bib", ["pass", "bid", "undo"]) == "bid"
    assert nearest("cub", known) == "cube-without-a-place, cubes-of-glass, any-cube-of-the-market, place-cube"
