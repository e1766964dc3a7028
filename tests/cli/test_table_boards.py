"""The board at the table: eight lines an action, with what has changed; the whole of it when it is asked for."""

import json
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from gavel.cli.output.compact import MOST_LINES, CompactBoard
from gavel.cli.output.phrases import phrases_for
from gavel.cli.output.tables import console
from gavel.i18n import LANGUAGES
from tests.cli.conftest import Runner
from tests.cli.playing import Document, random_game, sheet, typed
from tests.cli.test_table_commands import FLAGS, at_the_table

MOST_PLAYERS = {"for-sale": 6, "the-estates": 5, "auctionland": 6}
NAMES = ["Anne-Marie", "Bartholomew", "Constantine", "Dorothea", "Emmanuelle", "Frederick"]
HEADLINE = " \u00b7 "


def boards(output: str, game: str, language: str) -> list[list[str]]:
    """The lines of each board: from its headline to the list of what may be done, or to the next question."""
    phrases, name = phrases_for(language), sheet(game)["name"]
    after = (">", *(phrases(name, players="")[:12] for name in ("to-act", "sealed-prompt", "scores-final")))
    found: list[list[str]] = []
    open_board = False
    for line in output.splitlines():
        if line.removeprefix("> ").startswith(name + HEADLINE):
            found.append([])
            open_board = True
        elif line.startswith(after):
            open_board = False
        if open_board:
            found[-1].append(line)
    return found


@pytest.mark.parametrize("game", MOST_PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80])
def test_a_board_has_eight_lines_after_every_action_of_the_largest_game(
    run: Runner, tmp_path: Path, game: str, language: str, columns: int
) -> None:
    rng = Random(f"{game}/{language}")
    setup: Document = {"players": NAMES[: MOST_PLAYERS[game]], "seed": "evening", "options": {"open_money": True}}
    transcript, positions = random_game(game, setup, rng, most=150)
    first = len(transcript["actions"]) // 4
    file = tmp_path / "begun.json"
    file.write_text(
        json.dumps({**{name: transcript[name] for name in ("game", "setup")}, "actions": transcript["actions"][:first]})
    )
    lines = [
        line
        for position, action in zip(positions[first:], transcript["actions"][first:], strict=False)
        if position["state"]["phase"] != "selling"
        for line in typed(game, position, action, rng)
    ]
    result = run(
        "table", game, "--load", str(file), "--language", language, stdin="\n".join(lines), COLUMNS=str(columns)
    )
    shown = boards(result.output, game, language)
    assert len(shown) > 5
    for each in shown:
        assert len(each) <= MOST_LINES, "\n".join(each)
        assert max(map(len, each)) <= columns


def test_board_shows_the_whole_table(run: Runner) -> None:
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    shown = at_the_table(run, "board", flags=begun)
    assert "requirement permits mayor" in shown
    assert shown.count("a cube by its colour") == 2
    assert "requirement permits mayor" not in shown.partition("> ")[0]


def test_the_board_has_what_is_up_for_auction_who_is_to_act_and_every_seat(run: Runner) -> None:
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    shown = at_the_table(run, "3", flags=begun).rpartition("The Estates \u00b7")[2]
    for part in ("ann", "\u25b6 bob", "cy", "market: 1 b1 p1 w4", "upper"):
        assert part in shown
    assert "auction piece cube green 4 " in shown, "what is empty is left out"


def test_what_has_changed_is_shown_first_where_not_all_has_room(run: Runner, tmp_path: Path) -> None:
    transcript, _ = random_game("auctionland", {"players": NAMES, "seed": "x"}, Random(5), most=150)
    del transcript["history"]
    file = tmp_path / "late.json"
    file.write_text(json.dumps(transcript))
    shown = at_the_table(run, "undo", flags=["auctionland", "--load", str(file)])
    assert "board shows the whole table" in shown


def test_hidden_and_empty_figures_take_no_room_and_open_ones_are_shown(run: Runner) -> None:
    hidden = at_the_table(run, "3 14 22", "bid 2", flags=FLAGS).rpartition("For Sale \u00b7")[2]
    assert "ann bid 2 | \u25b6 bob | cy" in hidden
    assert "houses 3 14 22" in hidden
    open_money = at_the_table(run, "3 14 22", flags=[*FLAGS, "--option", "open_money=true"])
    assert "\u25b6 ann coins 28 | bob coins 28" in open_money


def test_a_long_list_of_objects_is_counted() -> None:
    """As of a game of another server, which has no look."""
    seen = {"game": "go", "ruleset": "r", "variant": "standard", "phase": "p", "round": 1, "players": [{"id": "ann"}]}
    stones = [{"colour": "black", "at": each} for each in range(20)]
    lines = CompactBoard(console()).lines({**seen, "stones": stones}, ["ann"], phrases_for("en"))
    assert [line.plain for line in lines][1:] == ["\u25b6 ann", "stones 20 items"]


def test_long_lists_are_shown_by_their_runs_or_counted(run: Runner, tmp_path: Path) -> None:
    for game, said in (("for-sale", "sold 1\u201330"), ("auctionland", "items")):
        transcript, _ = random_game(game, {"players": NAMES[:3], "seed": "x"}, Random(3))
        file = tmp_path / "over.json"
        file.write_text(json.dumps(transcript))
        result = run("table", game, "--load", str(file), COLUMNS="80")
        [shown] = boards(result.output, game, "en")
        assert said in " ".join(shown)
        assert len(shown) <= MOST_LINES


def test_auctionland_does_not_say_auctioned_without_saying_what() -> None:
    _, positions = random_game("auctionland", {"players": NAMES[:3], "seed": "x"}, Random(3))
    for position in positions:
        lines = CompactBoard(console()).lines(position["state"], position["to_act"], phrases_for("en"))
        assert not [line.plain for line in lines if "auctioned" in line.plain]


def auctionland_placing(tmp_path: Path) -> tuple[Path, Document]:
    """A game in which a player with an island is to place a tile."""
    transcript, positions = random_game("auctionland", {"players": NAMES[:2], "seed": "x"}, Random(2))
    place, state = next(
        (number, each["state"])
        for number, each in enumerate(positions)
        if each["state"].get("holding") and len(each["legal_actions"]) > 20
    )
    file = tmp_path / "placing.json"
    begun = {"game": "auctionland", "setup": transcript["setup"], "actions": transcript["actions"][:place]}
    file.write_text(json.dumps(begun))
    return file, state


def test_who_places_a_tile_sees_the_island_and_a_short_list(run: Runner, tmp_path: Path) -> None:
    file, _state = auctionland_placing(tmp_path)
    shown = run("table", "auctionland", "--load", str(file), COLUMNS="100").output.splitlines()
    drawn = shown[: next(number for number, line in enumerate(shown) if line.startswith("To act"))]
    assert not any(line.startswith("market: ") for line in shown)
    places = [line for line in shown if re.match(r" +\d+\u2013\d+  place x ", line)]
    assert all(line.endswith("turned by 0, 90, 180, 270") for line in places)
    assert len(places) > 5
    # What is typed for a place stands where it lies: beside, above and below the tiles.
    for line in places:
        assert any(line.split()[0] in each.split() for each in drawn), line
    at: dict[str, tuple[int, int]] = {}
    for row, each in enumerate(drawn):
        at |= {word: (row, each.index(word)) for word in each.split() if "\u2013" in word}
    for line, below in pairwise(places):
        (x, y), (u, v) = ([int(each) for each in re.findall(r"\b[xy] (-?\d+)", each)] for each in (line, below))
        one, other = at[line.split()[0]], at[below.split()[0]]
        assert (one[0] < other[0]) == (y < v)
        assert y != v or (one[1] < other[1]) == (x < u)
    assert not any(re.match(r" +5  place", line) for line in shown)


def test_a_line_of_several_actions_is_chosen_from_by_number(run: Runner, tmp_path: Path) -> None:
    file, state = auctionland_placing(tmp_path)
    shown = at_the_table(run, "6", f"save {file}", "y", "quit", flags=["auctionland", "--load", str(file)])
    action = json.loads(file.read_text())["actions"][-1]
    assert (action["type"], action["player"], action["rotation"]) == ("place", state["holding"]["player"], 90)
    assert f"{action['player']} places tile" in shown


def test_the_signs_of_a_game_are_explained_once(run: Runner) -> None:
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    assert at_the_table(run, "1", "1", flags=begun).count("a rooftop") == 1


def test_labels_are_set_as_the_language_has_it(run: Runner) -> None:
    begun = ["the-estates", "--players", "ann,bob,cy", "--dealer", "service", "--seed", "x"]
    shown = run("table", *begun, "--language", "fr", stdin="quit\n").output
    assert "march\u00e9\u00a0: 1 " in shown
    assert "plateau\u00a0: du haut" in shown
