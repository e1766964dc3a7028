"""What goes wrong at a table, put right in the terminal as a referee would: the order `referee`, and `default`."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, post, random_game, setup_at_the_table, sheet
from tests.support.transcripts import transcript_errors

GAMES = ["for-sale", "the-estates", "auctionland"]
NAMES = ",".join(PLAYERS)
HOUSES = "3 14 22"
IN_SECRET = "y"


class Table:
    """A table in the terminal: what it shows for lines, and the record that it leaves."""

    def __init__(self, run: Runner, file: Path, *flags: str) -> None:
        self.file = file
        self._run, self._flags = run, [*flags, "--players", NAMES, "--save", str(file)]

    def __call__(self, *lines: str) -> str:
        """What is shown, as one line of words."""
        self.file.unlink(missing_ok=True)
        result = self._run("table", *self._flags, stdin="\n".join([*lines, "quit"]) + "\n", COLUMNS="160")
        assert result.exit_code == 0, result.output
        assert transcript_errors(self.record) == []
        assert self._run("replay", str(self.file)).exit_code == 0
        return " ".join(result.output.split())

    @property
    def record(self) -> Any:
        return json.loads(self.file.read_text())

    @property
    def rulings(self) -> list[Any]:
        """The referee's actions of the record."""
        return [each for each in self.record["actions"] if each["player"] == "referee"]

    @property
    def state(self) -> Any:
        body = {name: self.record[name] for name in ("setup", "actions")}
        return post(self.record["game"], "replays", body)["position"]["state"]


@pytest.fixture
def for_sale(run: Runner, tmp_path: Path) -> Table:
    return Table(run, tmp_path / "a.json", "for-sale")


def dealt(run: Runner, tmp_path: Path, game: str) -> tuple[Table, Any]:
    """A real table of a game at which something lies open from the start; and what."""
    deal = setup_at_the_table(game, Random(5))["deal"]
    return Table(run, tmp_path / "a.json", game, "--dealer", "table", "--deal", json.dumps(deal)), deal


def revealed_rooftop() -> tuple[Any, int]:
    """A game of The Estates at a real table whose last action reported a rooftop, and its value."""
    for seed in range(100):
        rng = Random(seed)
        setup = setup_at_the_table("the-estates", rng)
        transcript, positions = random_game("the-estates", setup, rng)
        for index, action in enumerate(transcript["actions"]):
            if action["type"] == "reveal":
                state = positions[index + 1]["state"]
                actions = transcript["actions"][: index + 1]
                return {**transcript, "actions": actions, "history": state["history"]}, state["auction"]["piece"][
                    "value"
                ]
    raise AssertionError("no game has a rooftop")


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_shown_for_everything_that_goes_wrong(run: Runner, game: str) -> None:
    listed = json.loads(run("rules", game).stdout)["irregularities"]
    shown = run("table", game, "--players", NAMES, "--dealer", "service", stdin="referee advice\n\n").output
    words = " ".join(shown.split())
    for each in listed:
        assert " ".join(each["advice"].split()) in words
        assert " ".join(each["reason"].split()) in words
    one = run("table", game, "--players", NAMES, "--dealer", "service", stdin="referee\n4\nwrong score\n").output
    words = " ".join(one.split())
    assert [each["id"] for each in listed if each["advice"] in words] == ["wrong-score"]


# --- something was noted wrongly ------------------------------------------------------------------------------------


def test_a_card_that_was_reported_wrongly_is_mended_when_it_is_in_a_hand_already(for_sale: Table) -> None:
    lines = [HOUSES, "bid 2", "pass", "pass"]
    shown = for_sale(*lines, "referee correct", IN_SECRET, "house", "99", "3", "4", "", "It was the 4.")
    assert "99 is not among them: 22 3 14" in shown
    assert "house (bob): 3 \u2192 4" in shown
    assert "The referee corrects the record. Reason: It was the 4." in shown
    assert "Corrected: It was the 4." in shown
    assert for_sale.state["players"][1]["houses"] == [4]
    assert for_sale.state["corrections"] == [{"ply": 5, "reason": "It was the 4.", "paths": ["/players/1/houses"]}]


def test_both_places_are_told_where_two_cards_change_places(for_sale: Table) -> None:
    lines = [HOUSES, "bid 2", "pass", "pass"]
    shown = for_sale(*lines, "referee correct", IN_SECRET, "house", "3", "14", "", "They were mixed up.")
    assert "house (bob): 3 \u2192 14" in shown
    assert "14 \u2192 3" in shown


def test_coins_of_a_misdeal_and_wrong_change_are_put_right(for_sale: Table) -> None:
    wrong = ["1 28x", "4 2", "1", "2 26", "3 27"]
    shown = for_sale(HOUSES, "referee", "1", IN_SECRET, "coins", *wrong[:4], "coins", wrong[4], "", "Miscounted")
    assert shown.count("is not a whole number") == 1, "28x"
    assert shown.count("what is right is missing") == 1
    assert shown.count("4 is not among them: 1\u20133") == 1
    assert "bob: 28 \u2192 26" in shown
    assert [seat["coins"] for seat in for_sale.state["players"]] == [28, 26, 27]
    assert for_sale.state["corrections"][0]["paths"] == ["/players/1/coins", "/players/2/coins"]


def test_a_correction_that_was_refused_is_completed_and_keeps_its_reason(run: Runner, tmp_path: Path) -> None:
    table, _deal = dealt(run, tmp_path, "the-estates")
    shown = table("referee correct", IN_SECRET, "cash", "1 10", "", "Paid wrongly", "1", "3 14", "", "referee", "")
    assert "- The players have 34 million in all, cash boxes included; it must be 36." in shown
    assert shown.count("Why? (everybody may read it)") == 1
    assert [seat["cash"] for seat in table.state["players"]] == [10, 12, 14]
    assert table.state["corrections"][0]["reason"] == "Paid wrongly"


def test_pieces_of_the_other_games_are_exchanged(run: Runner, tmp_path: Path) -> None:
    table, deal = dealt(run, tmp_path, "the-estates")
    first, other = deal["cubes"][0][0], deal["cubes"][2][3]
    codes = [cube["colour"][0] + str(cube["value"]) for cube in (first, other)]
    table("referee correct", IN_SECRET, "3", *codes, "", "Laid out the other way round")
    assert table.state["market"][0][0] == other
    assert table.state["market"][2][3] == first
    words = [f"{cube['colour']}{cube['value']}" for cube in (first, other)]
    table("referee correct", IN_SECRET, "cube", *words, "", "Laid out the other way round")
    assert table.state["market"][0][0] == other
    table, deal = dealt(run, tmp_path, "auctionland")
    unseen = next(
        tile["id"] for tile in sheet("auctionland")["components"]["tiles"] if tile["id"] not in deal["market"]
    )
    wrong = min(deal["market"])
    table("referee correct", IN_SECRET, "tile", wrong, unseen, "", "Misread")
    assert unseen in [stall["tile"] for stall in table.state["market"]]
    assert wrong not in [stall["tile"] for stall in table.state["market"]]


def test_a_rooftop_that_was_read_wrongly_gets_its_value(run: Runner, tmp_path: Path) -> None:
    transcript, value = revealed_rooftop()
    game = tmp_path / "game.json"
    game.write_text(json.dumps(transcript))
    table = Table(run, tmp_path / "a.json", "the-estates", "--load", str(game))
    right = value % 6 + 1
    shown = table("referee correct", IN_SECRET, "rooftop", str(value), str(right), "", "Misread")
    assert f"rooftop (auction): {value} \u2192 {right}" in shown
    assert table.state["auction"]["piece"] == {"kind": "rooftop", "value": right}


def test_a_cube_that_stands_in_the_wrong_place_is_moved(run: Runner, tmp_path: Path) -> None:
    table, deal = dealt(run, tmp_path, "the-estates")
    cube = deal["cubes"][0][0]
    placed = ["2", "pass", "bid 1", "sell", "place upper 1"]
    shown = table(
        *placed, "referee correct", IN_SECRET, "placed", cube["colour"][0] + str(cube["value"]), "2", "", "Moved"
    )
    lots = {row: [lot["cubes"] for lot in each["lots"]] for row, each in table.state["board"].items()}
    assert "(board upper 1)" in shown
    assert lots == {"upper": [], "middle": [[cube]], "lower": []}


def test_a_patch_is_taken_as_it_is_and_a_refused_one_can_be_written_anew(for_sale: Table) -> None:
    patch = '[{"op": "replace", "path": "/players/0/coins", "value": 27}]'
    patches = ["no JSON", "[1]", '[{"op": "remove", "path": "/history"}]', patch]
    lines = [line for each in patches for line in ("patch", each)]
    shown = for_sale(HOUSES, "referee correct", IN_SECRET, *lines[:6], "By hand", *lines[6:])
    assert "is not JSON" in shown
    assert "A JSON Patch is a list of operations" in shown
    assert "Refused: Illegal action." in shown
    assert [(each["patch"], each["bank"]) for each in for_sale.rulings] == [(json.loads(patch), -1)]
    assert "To the bank: 1" in shown


def test_nothing_hidden_is_shown_before_the_referee_says_so_and_nothing_happens_by_giving_up(for_sale: Table) -> None:
    shown = for_sale(HOUSES, "referee correct", "n", "referee correct coins", IN_SECRET, "", "", "referee", "", "show")
    assert shown.count("What was recorded wrongly?") == 1
    assert for_sale.rulings == []


# --- penalties, forfeits, default actions ---------------------------------------------------------------------------


def test_a_penalty_is_asked_for_and_answers_are_kept_when_one_was_wrong(for_sale: Table) -> None:
    shown = for_sale(HOUSES, "referee", "penalty", "bbo", "bob", "five", "0", "score was told too early", "", "-5", "")
    assert "Who? ann, bob, cy Which player?" in shown
    assert "five is not a whole number." in shown
    assert "A penalty of 0 points changes nothing." in shown
    assert "How many points (such as -5)? [0]" in shown
    assert for_sale.rulings == [
        {"type": "penalty", "player": "referee", "seat": "bob", "points": -5, "reason": "score was told too early"}
    ]
    assert "bob, -5 points: score was told too early" in shown


def test_points_without_a_sign_are_asked_about(for_sale: Table) -> None:
    shown = for_sale(HOUSES, "penalty bob 2 Slow", "-2", "")
    assert "Type +2 to give the points, -2 to take them away." in shown
    assert [each["points"] for each in for_sale.rulings] == [-2]


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:])])
def test_who_leaves_is_played_for_to_the_end_and_is_last(run: Runner, tmp_path: Path, game: str) -> None:
    flags = ["--dealer", "service", "--seed", "evening"]
    table = Table(run, tmp_path / "a.json", game, *flags)
    all_leave = [f"referee forfeit {player} Had to leave" for player in PLAYERS]
    penalty = "referee penalty bob +3 Was wronged"
    shown = table(*all_leave, *["default"] * 400, penalty, "referee default", "referee forfeit ann Again", "show")
    assert "cy has forfeited the game. Reason: Had to leave" in shown
    assert "ann has forfeited. default " in shown
    assert "The referee plays the default action for bob." in shown
    assert table.rulings[-1]["type"] == "penalty", "there was nothing left to play, and nobody to forfeit"
    assert "ann has forfeited already." in shown
    assert "Nobody wins." in shown
    scores = table.record["scores"]
    assert {each["rank"] for each in scores["standings"]} == {1}, "all forfeited seats share the last place"
    assert [each.get("penalties") for each in scores["standings"] if each["player"] == "bob"] == [3]
    assert "penalties" in shown


def test_what_a_forfeited_seat_sells_is_not_told_before_all_have_chosen(run: Runner, tmp_path: Path) -> None:
    table = Table(run, tmp_path / "a.json", "for-sale", "--dealer", "service", "--seed", "x", "--option", "removed=27")
    buying = ["bid 2", "pass", "pass", "referee forfeit bob Had to leave"]
    shown = table(*buying, "bob", "default", "", IN_SECRET, "", "default")
    offered = "bob has forfeited. default chooses for that seat; the others do not see what."
    assert offered in shown
    assert "default plays for that seat" not in shown.partition(offered)[2]
    assert "Who? ann, cy" in shown, "bob cannot choose any more"
    assert [each["seat"] for each in table.rulings] == ["bob", "bob"]


def test_undo_says_who_keeps_what_was_seen_where_the_service_deals(run: Runner, tmp_path: Path) -> None:
    table = Table(run, tmp_path / "a.json", "for-sale", "--dealer", "service", "--seed", "x")
    known = "Taken back. What was seen stays known to ann, bob, cy."
    assert known not in table("bid 2", "undo", "undo")
    assert known in table("bid 2", "pass", "pass", "undo")


def test_a_bid_out_of_turn_does_not_count_and_a_report_is_taken_back(for_sale: Table) -> None:
    early = '{"type": "bid", "player": "cy", "amount": 4}'
    shown = for_sale("1 2 3", "undo", HOUSES, early, "bid 2")
    assert "It is not cy\u2019s turn" in shown
    assert "for-sale/turn-order" in shown
    assert [each.get("houses", each.get("amount")) for each in for_sale.record["actions"]] == [[3, 14, 22], 2]
