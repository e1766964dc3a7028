"""A tournament sheet: results of many tables from files, text and this browser, with points as its operator says."""

import csv
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.support import Json, home, played, resume, set_option
from tests.browser.test_score_pad import fill

TRIO = ["Ann", "Bob", "Cy"]
GAME: Json = {"players": TRIO, "seed": "a tournament", "options": {"removed": 27}}
RESULTS = "table,player,place,total\nOne,Ann,1,31\nOne,Bob,2,28\nOne,Cy,2,28\nTwo,Dee,1,40\nTwo,Ann,2,22\n"


@pytest.fixture
def sheet(table: Page) -> Page:
    """The tournament sheet, just opened."""
    table.locator("[data-go=tournament]").click()
    table.locator("main[data-screen=tournament][aria-busy=false]").wait_for()
    return table


def add(page: Page, text: str) -> None:
    """Results as a text; the page has gone to what has become of them."""
    page.locator("[name=results-text]").fill(text)
    page.locator("[data-add-text]").click()
    page.locator(".add-results[aria-busy=false] [data-added]").wait_for()
    expect(page.locator("#results-said")).to_be_focused()


def standings(page: Page) -> dict[str, tuple[str | None, str | None]]:
    """Rank and points by player, in the order shown."""
    found: dict[str, tuple[str | None, str | None]] = page.locator("[data-ranked]").evaluate_all(
        "rows => Object.fromEntries(rows.map(({ dataset }) => [dataset.ranked, [dataset.rank, dataset.points]]))"
    )
    return {name: (rank, points) for name, (rank, points) in found.items()}


def finished(page: Page, seed: int) -> Json:
    """A transcript of a finished game, with the scores it claims."""
    actions = played("for-sale", GAME, Random(seed))
    record: Json = {"game": "for-sale", "setup": GAME, "actions": actions}
    answer = page.request.post("/v1/games/for-sale/replays", data=record).json()
    return {**record, "scores": answer["position"]["scores"]}


def saved(page: Page, which: str) -> list[list[str]]:
    """The rows of a file that the page saves."""
    with page.expect_download() as download:
        page.locator(f"[data-save={which}]").click()
    return [*csv.reader(Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines())]


def test_results_that_are_typed_become_standings_and_stay(sheet: Page) -> None:
    expect(sheet.locator("[data-drop-tournament]"), "there is nothing yet to forget").to_have_count(0)
    add(sheet, RESULTS)
    expect(sheet.locator("[data-drop-tournament]")).to_be_visible()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "2")
    assert standings(sheet) == {"Ann": ("1", "8"), "Dee": ("2", "5"), "Bob": ("3", "2.5"), "Cy": ("3", "2.5")}
    sheet.reload()
    expect(sheet.locator("[data-ranked]")).to_have_count(4)


def test_what_has_been_added_leaves_the_field_and_is_said_in_sight_with_the_focus(sheet: Page) -> None:
    add(sheet, RESULTS)
    expect(sheet.locator("[name=results-text]")).to_have_value("")
    expect(sheet.locator("[data-add-text]")).to_be_disabled()
    said = sheet.locator("#results-said")
    expect(said).to_be_focused()
    expect(said).to_have_attribute("data-added", "2")
    expect(said.get_by_role("status")).to_be_in_viewport()


def test_results_are_typed_line_by_line_and_what_was_not_added_is_all_that_is_said(sheet: Page) -> None:
    add(sheet, "1,Ann,1,31\n1,Bob,2,28")
    expect(sheet.locator("main")).to_have_attribute("data-tables", "1")
    add(sheet, "2,Ann,1,31\n2,Ann,2,28")
    said = sheet.locator("#results-said")
    expect(said).to_have_attribute("data-added", "0")
    expect(said).to_have_text("Not addedText, line 2: Ann stands at this table already")


def test_a_typed_result_is_corrected_in_its_place_once_nothing_is_wrong_with_it(sheet: Page) -> None:
    add(sheet, RESULTS)
    button = sheet.get_by_role("button", name="Correct One")
    button.focus()
    sheet.keyboard.press("Enter")
    expect(sheet.locator("[data-correcting=One] [name=table]")).to_be_focused()
    sheet.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    sheet.locator("[name=place-2]").fill("x")
    sheet.locator("[name=place-3]").fill("")
    sheet.locator("[name=place-3]").press("Enter")
    wrong = sheet.locator("[data-wrong]")
    expect(wrong).to_have_text(["The place \u201cx\u201d is not a whole number from 1 up.", "The place is missing."])
    for line in (2, 3):
        wrong_field = sheet.locator(f"[name=place-{line}]")
        expect(wrong_field).to_have_attribute("aria-invalid", "true")
        expect(wrong_field).to_have_accessible_description(wrong.nth(line - 2).inner_text())
    expect(sheet.locator("[name=place-2]")).to_be_focused()
    sheet.locator("[name=place-2]").fill("3")
    expect(sheet.locator("[name=place-2]")).to_be_focused()
    expect(wrong, "what has been changed is no longer said to be wrong").to_have_text(["The place is missing."])
    sheet.locator("[name=total-2]").fill("27")
    sheet.locator("[name=place-3]").fill("2")
    # Whoever was left out has a line, too.
    for field, text in (("player", "Eve"), ("place", "4"), ("total", "3")):
        sheet.locator(f"[name={field}-4]").fill(text)
    sheet.locator("[name=total-4]").press("Enter")
    expect(button).to_be_focused()
    expect(sheet.locator("[data-table]").first).to_contain_text("1. Ann (31), 2. Cy (28), 3. Bob (27), 4. Eve (3)")
    assert standings(sheet)["Bob"] == ("4", "2")
    sheet.reload()
    expect(sheet.locator("[data-table]").first).to_contain_text("4. Eve (3)")


def test_tables_are_entered_one_after_the_other_without_commas(sheet: Page) -> None:
    sheet.locator("[data-enter]").click()
    for number, rows in ((1, [("Ann", "1", "31"), ("Bob", "2", "28")]), (2, [("Ann", "2", "20"), ("Cy", "1", "40")])):
        form = sheet.locator(f"[data-correcting='{number}']")
        expect(form.locator("[name=table]")).to_be_focused()
        expect(form.locator("[name=table]")).to_have_value(str(number))
        for line, figures in enumerate(rows, start=1):
            for field, figure in zip(("player", "place", "total"), figures, strict=True):
                form.locator(f"[name={field}-{line}]").fill(figure)
        sheet.keyboard.press("Enter")
        expect(sheet.locator("main")).to_have_attribute("data-tables", str(number))
    assert standings(sheet) == {"Ann": ("1", "8"), "Cy": ("2", "5"), "Bob": ("3", "3")}
    form = sheet.locator("[data-correcting='3']")
    for field, figure in (("player", "Ann"), ("place", "1"), ("total", "31")):
        form.locator(f"[name={field}-1]").fill(figure)
    form.locator("[name=table]").fill("1")
    form.locator("[name=player-2]").fill("Bob")
    form.locator("[name=place-2]").fill("2")
    form.locator("[name=total-2]").fill("28")
    sheet.keyboard.press("Enter")
    expect(sheet.locator("#results-said")).to_be_focused()
    expect(sheet.locator("[data-faults]")).to_contain_text("1: the same result stands there already")
    expect(sheet.locator("[data-correcting] [name=total-2]")).to_have_value("28")
    sheet.locator("[data-correcting] [data-leave]").click()
    expect(sheet.locator("[data-enter]")).to_be_focused()


def test_where_no_place_is_entered_the_totals_make_the_places(sheet: Page) -> None:
    sheet.locator("[data-enter]").click()
    for line, (player, total) in enumerate((("Ann", "20"), ("Bob", "28"), ("Cy", "20")), start=1):
        sheet.locator(f"[data-correcting] [name=player-{line}]").fill(player)
        sheet.locator(f"[data-correcting] [name=total-{line}]").fill(total)
    sheet.keyboard.press("Enter")
    expect(sheet.locator("[data-table]")).to_contain_text("1. Bob (28), 2. Ann (20), 2. Cy (20)")


def test_a_table_that_is_entered_has_its_name_selected_and_names_are_asked_for_at_their_fields(sheet: Page) -> None:
    sheet.locator("[data-enter]").click()
    name = sheet.locator("[data-correcting] [name=table]")
    expect(name).to_be_focused()
    sheet.keyboard.press("Enter")
    expect(sheet.locator("[name=player-1]")).to_be_focused()
    expect(sheet.locator("[name=player-1]")).to_have_accessible_description("Please enter a name.")
    name.fill("")
    for line in (1, 2):
        sheet.locator(f"[name=player-{line}]").fill("Ann")
        sheet.locator(f"[name=total-{line}]").fill("2")
    sheet.keyboard.press("Enter")
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description("Please enter a name.")
    sheet.keyboard.type("Finals")
    sheet.keyboard.press("Enter")
    expect(sheet.locator("[name=player-2]")).to_be_focused()
    expect(sheet.locator("[name=player-2]")).to_have_accessible_description("Two players cannot have the same name.")
    sheet.locator("[data-leave]").click()
    sheet.locator("[data-enter]").click()
    expect(name).to_be_focused()
    sheet.keyboard.type("Finals")
    expect(name).to_have_value("Finals")


def test_names_that_a_tournament_knows_complete_those_that_are_entered(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.locator("[data-enter]").click()
    names = "field => [...field.list.options].map(({ value }) => value)"
    for line in (1, 2):
        sheet.locator(f"[name=player-{line}]").fill("Eve")
        assert sheet.locator(f"[name=player-{line}]").evaluate(names) == ["Ann", "Bob", "Cy", "Dee"]


def test_a_table_whose_places_contradict_its_totals_is_asked_about_before_it_is_kept(sheet: Page) -> None:
    sheet.locator("[data-enter]").click()
    for line, figures in enumerate((("Ann", "1", "20"), ("Bob", "2", "28")), start=1):
        for field, figure in zip(("player", "place", "total"), figures, strict=True):
            sheet.locator(f"[data-correcting] [name={field}-{line}]").fill(figure)
    sheet.keyboard.press("Enter")
    asked = sheet.locator("[data-correcting] [data-doubt]")
    expect(asked).to_be_focused()
    expect(asked).to_contain_text("Ann is ahead of Bob with a lower total")
    expect(sheet.locator("main")).to_have_attribute("data-tables", "0")
    sheet.locator("[name=total-1]").fill("27")
    expect(asked).to_have_count(0)
    sheet.keyboard.press("Enter")
    asked.locator("[data-sure]").press("Enter")
    expect(sheet.locator("main")).to_have_attribute("data-tables", "1")
    expect(sheet.locator("[data-table] [data-doubt]"), "it was asked already").to_have_count(0)


def test_a_result_that_the_service_has_judged_stands_as_it_was_played(sheet: Page) -> None:
    record = json.dumps(finished(sheet, 1))
    files = [FilePayload(name="one.json", mimeType="application/json", buffer=record.encode())]
    sheet.locator("[name=results]").set_input_files(files)
    expect(sheet.locator("[data-table]")).to_have_count(1)
    expect(sheet.locator("[data-correct]")).to_have_count(0)


def test_the_same_result_counts_once_and_under_another_name_is_asked_about(sheet: Page) -> None:
    add(sheet, RESULTS)
    add(sheet, RESULTS)
    expect(sheet.locator("[data-faults='2'] li").first).to_contain_text("One: the same result stands there already")
    add(sheet, RESULTS.replace("One", "Three"))
    expect(sheet.locator("[data-doubtful='1'] li")).to_contain_text("Three: the same result stands there as One")
    expect(sheet.locator("main")).to_have_attribute("data-tables", "2")
    sheet.locator("[data-add-anyway]").click()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "3")
    expect(sheet.locator("#results-said")).to_be_focused()


def test_what_another_window_has_added_stays(sheet: Page) -> None:
    add(sheet, RESULTS)
    other = sheet.context.new_page()
    other.goto(sheet.url)
    other.locator("main[data-tables='2']").wait_for()
    add(other, RESULTS.replace("One", "Three").replace("Two", "Four").replace("2,2", "2,1"))
    other.locator("main[data-tables='4']").wait_for()
    sheet.locator("[data-table=Two] [data-remove]").click()
    sheet.locator("main[data-tables='3']").wait_for()
    assert sheet.locator("[data-table]").evaluate_all("all => all.map(each => each.dataset.table)") == [
        "One",
        "Three",
        "Four",
    ]


def test_the_operator_says_how_it_counts(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.locator("[name=ties]").select_option("each")
    expect(sheet.locator("[data-ranked=Bob]")).to_have_attribute("data-points", "3")
    sheet.locator("[name=points]").fill("2 1")
    sheet.locator("[name=points]").blur()
    expect(sheet.locator("[data-ranked=Ann]")).to_have_attribute("data-points", "3")
    sheet.locator("[name=order]").select_option("points")
    sheet.locator("[name=points]").fill("1 1 1")
    sheet.locator("[name=points]").blur()
    expect(sheet.locator("[data-ranked=Cy]")).to_have_attribute("data-rank", "2")
    assert [rank for rank, _points in standings(sheet).values()] == ["1", "2", "2", "2"]
    sheet.locator("[name=points]").fill("many")
    expect(sheet.locator("#field-points-errors")).to_be_visible()
    expect(sheet.locator("[data-ranked=Ann]")).to_have_attribute("data-points", "2")


def test_a_file_that_is_wrong_is_told_with_its_line_and_nothing_of_it_counts(sheet: Page, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.csv", tmp_path / "right.csv"
    wrong.write_text("table,player,place,total\nOne,Ann,1,31\nOne,Bob,3,28\n")
    right.write_text(RESULTS.replace(",", ";"))
    sheet.locator("[name=results]").set_input_files([wrong, right])
    expect(sheet.locator("[data-added='2']")).to_be_visible()
    expect(sheet.locator("[data-faults='1'] li")).to_contain_text("wrong.csv, line 2: the places")
    assert set(standings(sheet)) == {"Ann", "Bob", "Cy", "Dee"}


def test_all_faults_of_a_text_are_told_and_a_picture_is_said_to_be_no_text(sheet: Page) -> None:
    add(sheet, RESULTS.replace("One,Bob,2,28", "One,Bob,second,28").replace("Two,Ann,2,22", "Two,Ann,2"))
    expect(sheet.locator("[data-faults='2'] li")).to_have_text(
        [
            re.compile("line 3: the place “second” is not a whole number"),
            re.compile("line 6: this line has more or fewer fields"),
        ]
    )
    picture: FilePayload = {"name": "cup.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n\0\0"}
    sheet.locator("[name=results]").set_input_files([picture])
    expect(sheet.locator("[data-faults='1'] li")).to_have_text("cup.png, line 1: not a text, or not one in UTF-8")


def test_tournaments_without_a_name_are_told_apart_and_the_way_back_leads_to_the_games(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.evaluate(
        """async () => {
            const { Store } = await import("/modules/storage/store.js");
            const kept = new Store("tournaments");
            const [one] = await kept.all();
            await kept.put({ ...one, id: "another", created: one.created - 60_000 });
        }"""
    )
    sheet.reload()
    named = sheet.locator("[name=tournament] option")
    expect(named).to_have_count(2)
    assert len(set(named.all_inner_texts())) == 2
    sheet.locator("[data-back]").click()
    expect(sheet.locator("[data-game=for-sale]")).to_be_visible()


def test_transcripts_are_judged_before_they_count_and_count_once(sheet: Page, tmp_path: Path) -> None:
    one, other = finished(sheet, 1), finished(sheet, 2)
    lies = {**other, "scores": {**other["scores"], "winners": []}}
    path = tmp_path / "games.jsonl"
    cut = {**other, "actions": other["actions"][:3]}
    cut.pop("scores")
    path.write_text("\n".join(json.dumps(each) for each in (one, lies, cut, one)))
    sheet.locator("[name=results]").set_input_files(path)
    expect(sheet.locator("[data-added='1']")).to_be_visible()
    faults = sheet.locator("[data-faults='3'] li")
    expect(faults.nth(0)).to_contain_text("line 2: the scores differ")
    expect(faults.nth(1)).to_contain_text("line 3: not finished")
    expect(faults.nth(2)).to_contain_text("counts already")
    expect(sheet.locator("[data-table]")).to_have_attribute("data-table", "For Sale · games.jsonl line 1")
    ranks = {each["player"]: each["rank"] for each in one["scores"]["standings"]}
    winner = min(ranks, key=lambda player: ranks[player])
    assert next(iter(standings(sheet))) == winner


def test_finished_games_of_this_browser_count(table: Page) -> None:
    actions = played("for-sale", GAME, Random(3))
    resume(table, "for-sale", GAME, actions)
    identity = table.url.partition("/g/")[2]
    table.evaluate(
        """async id => {
            const { game, put } = await import("/modules/storage/games.js");
            await put({ ...(await game(id)), finished: true, name: "For Sale, corrected from action 2 on" });
        }""",
        identity,
    )
    table.goto(home(table) + "/tournament")
    table.locator("[data-add-kept]").click()
    expect(table.locator("[data-added='1']")).to_have_text("Added: For Sale, corrected from action 2 on.")
    assert set(standings(table)) == set(TRIO)
    table.locator("[data-add-kept]").click()
    expect(table.locator("[data-faults='1']")).to_contain_text("counts already")


def test_what_is_saved_can_be_read_again_and_is_no_formula(sheet: Page) -> None:
    add(sheet, RESULTS.replace("Cy", '"=HYPERLINK(""http://x"")"').replace("Dee", "'@Dee"))
    head, *rows = saved(sheet, "results")
    assert head == ["table", "player", "place", "total"]
    assert [row[1] for row in rows] == ["Ann", "Bob", '\'=HYPERLINK("http://x")', "'@Dee", "Ann"]
    _head, *ranked = saved(sheet, "standings")
    assert next(row[1] for row in ranked) == "Ann"
    assert not [cell for row in [*rows, *ranked] for cell in row if cell[:1] in ("=", "+", "@")]
    text = "\n".join(",".join(f'"{cell.replace(chr(34), chr(34) * 2)}"' for cell in row) for row in [head, *rows])
    before = standings(sheet)
    sheet.locator("[data-new-tournament]").click()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "0")
    add(sheet, text)
    assert standings(sheet) == before


def another_beside(sheet: Page, name: str) -> None:
    """Name the tournament that is shown, and begin another one."""
    sheet.locator("[name=tournament-name]").fill(name)
    sheet.locator("[name=tournament-name]").blur()
    expect(sheet.locator("h1")).to_have_text(name)
    sheet.locator("[data-new-tournament]").click()


def test_tournaments_stand_side_by_side_with_names(sheet: Page) -> None:
    add(sheet, RESULTS)
    another_beside(sheet, "Spring cup")
    expect(sheet.locator("[name=tournament] option")).to_have_count(2)
    sheet.locator("[data-drop-tournament]").click()
    sheet.locator("[data-drop-anyway]").click()
    expect(sheet.locator("h1")).to_have_text("Spring cup")
    sheet.locator("[data-table=One] [data-remove]").click()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "1")


def test_a_result_that_is_removed_is_taken_back_in_its_place_with_the_focus_never_lost(sheet: Page) -> None:
    add(sheet, RESULTS + "Three,Bob,1,9\n")
    before = standings(sheet)
    for name in ("One", "Two"):
        sheet.locator(f"[data-table={name}] [data-remove]").press("Enter")
        expect(sheet.locator(f"[data-gone={name}] [data-restore]")).to_be_focused()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "1")
    sheet.locator("[data-gone=Two] [data-restore]").press("Enter")
    expect(sheet.locator("[data-table=Two] [data-remove]")).to_be_focused()
    sheet.locator("[data-gone=One] [data-restore]").press("Enter")
    expect(sheet.locator("[data-table]")).to_have_count(3)
    names = sheet.locator("[data-table]").evaluate_all("all => all.map(each => each.dataset.table)")
    assert names == ["One", "Two", "Three"]
    assert standings(sheet) == before


def test_names_that_differ_in_case_or_spaces_are_asked_about_and_made_one(sheet: Page) -> None:
    add(sheet, RESULTS + "Three,ann,1,9\nThree,BO B,2,8\nFour,Bob,1,3\nFour,bob,2,2\n")
    expect(sheet.locator("[data-alike]")).to_have_count(2)
    asked = sheet.locator("[data-alike=ann]")
    expect(asked).to_contain_text("“ann” and “Ann” differ in case or spaces alone")
    asked.get_by_role("button", name="Yes: ann is Ann").press("Enter")
    expect(sheet.locator("[data-renamed=Ann]")).to_be_focused()
    expect(sheet.locator("[data-ranked=ann]")).to_have_count(0)
    expect(sheet.locator("[data-ranked=Ann]")).to_have_attribute("data-points", "13")
    sheet.locator("[data-rename-back]").press("Enter")
    expect(sheet.locator("[data-ranked=ann]")).to_have_attribute("data-points", "5")
    expect(sheet.locator("[data-rename-player] > summary")).to_be_focused()


def test_names_that_are_two_people_are_asked_about_once(sheet: Page) -> None:
    add(sheet, RESULTS + "Three,cy,1,9\n")
    asked = sheet.locator("[data-alike=cy]")
    asked.locator("[data-apart]").press("Enter")
    expect(asked).to_have_count(0)
    expect(sheet.locator("[data-rename-player] > summary")).to_be_focused()
    add(sheet, "table,player,place,total\nFour,cy,1,8\n")
    sheet.reload()
    expect(sheet.locator("main")).to_have_attribute("data-tables", "4")
    assert {"Cy", "cy"} <= set(standings(sheet))
    expect(asked).to_have_count(0)


def test_a_player_is_renamed_and_each_result_counts_once_all_the_same(sheet: Page, tmp_path: Path) -> None:
    add(sheet, RESULTS)
    record, path = finished(sheet, 1), tmp_path / "game.json"
    path.write_text(json.dumps(record))
    sheet.locator("[name=results]").set_input_files(path)
    sheet.locator("main[data-tables='3']").wait_for()
    sheet.locator("[data-rename-player] > summary").click()
    sheet.locator("[name=renamed]").select_option("Ann")
    name = sheet.locator("[name=new-name]")
    name.fill("Bob")
    expect(sheet.locator("#field-new-name-errors")).to_have_text("Ann and Bob both sat at One: they are two people.")
    expect(sheet.locator("[data-rename-it]")).to_be_disabled()
    name.fill("Zoë")
    name.press("Enter")
    expect(sheet.locator("[data-ranked=Ann]")).to_have_count(0)
    expect(sheet.locator("[data-ranked=Zoë] td").nth(2)).to_have_text("3")
    add(sheet, RESULTS)
    expect(sheet.locator("[data-faults='2']")).to_contain_text("the same result stands there already")
    add(sheet, RESULTS.replace("Ann", "Zoë"))
    expect(sheet.locator("[data-faults='2']")).to_contain_text("the same result stands there already")
    sheet.locator("[name=results]").set_input_files(path)
    expect(sheet.locator("[data-faults='1']")).to_contain_text("this game counts already")


def test_totals_of_different_games_decide_nothing_and_the_page_says_so(sheet: Page) -> None:
    head = "table,game,player,place,total\n"
    add(sheet, f"{head}One,For Sale,Ann,1,40\nOne,For Sale,Bob,2,30\nTwo,For Sale,Bob,1,9\nTwo,For Sale,Ann,2,8\n")
    assert standings(sheet) == {"Ann": ("1", "8"), "Bob": ("2", "8")}
    expect(sheet.locator("[data-mixed]")).to_have_count(0)
    add(sheet, f"{head}Three,The Estates,Ann,1,5\nThree,The Estates,Bob,1,5\n")
    expect(sheet.locator("[data-mixed]")).to_contain_text("different games")
    assert standings(sheet) == {"Ann": ("1", "12"), "Bob": ("1", "12")}
    expect(sheet.locator("thead th")).to_have_text(["Place", "Player", "Points", "Tables", "Wins"])
    expect(sheet.locator("[data-of-game]")).to_have_text(["For Sale", "For Sale", "The Estates"])
    head_row, *_rows = saved(sheet, "results")
    assert head_row == ["table", "player", "place", "total", "game"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_the_standings_show_all_their_columns(open_table: Any, width: int, language: str) -> None:
    page = open_table(language, size=(width, 640))
    page.goto(home(page) + "/tournament")
    page.locator("main[data-screen=tournament][aria-busy=false]").wait_for()
    longest = "Maximiliane Theodora"
    add(page, f"table,player,place,total\nOne,{longest},1,131\nOne,Bob,2,-28\nOne,Cy,2,28\nOne,Dee,2,8\n")
    expect(page.locator("thead th")).to_have_count(6)
    assert page.locator(".scrolling").evaluate("each => each.scrollWidth - each.clientWidth") == 0


def test_the_sheet_prints_without_its_forms(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.emulate_media(media="print")
    expect(sheet.locator("[data-ranked=Ann]")).to_be_visible()
    for unwanted in (".add-results", "[data-save=results]", ".bar", "[data-remove]"):
        expect(sheet.locator(unwanted).first).not_to_be_visible()


def test_places_that_the_totals_contradict_are_asked_about_and_count_all_the_same(sheet: Page) -> None:
    add(
        sheet,
        "table,player,place,total\nOne,Ann,1,20\nOne,Bob,2,28\nTwo,Ann,1,9\nTwo,Bob,1,8\nThree,Ann,1,9\nThree,Bob,2,9\n",
    )
    expect(sheet.locator("[data-table=One] [data-doubt]")).to_contain_text("Ann is ahead of Bob with a lower total")
    expect(sheet.locator("[data-table=Two] [data-doubt]")).to_contain_text("share a place with different totals")
    expect(sheet.locator("[data-table=Three] [data-doubt]")).to_have_count(0)
    expect(sheet.locator("main")).to_have_attribute("data-tables", "3")
    sheet.locator("[data-table=One] [data-sure]").press("Enter")
    expect(sheet.locator("[data-table=One] [data-doubt]")).to_have_count(0)
    expect(sheet.locator("[data-table=One] [data-remove]")).to_be_focused()
    expect(sheet.locator("[data-table=Two] [data-doubt]")).to_be_visible()


def count_on_pad(page: Page) -> None:
    """A result on the score pad of For Sale, and the way from there."""
    page.goto(home(page))
    page.locator("[data-game=for-sale] [data-go=pad]").click()
    set_option(page.locator("[data-pad]"), "removed", 27)
    for player, cheque in (("Ann", 15), ("Bob", 9), ("Cy", 0)):
        fill(page, player, 1, cheque)
    page.locator("[data-tally]").click()
    page.locator(".pad-result [data-go=tournament]").click()


def test_a_result_of_the_score_pad_is_added_to_a_tournament_at_once_and_once(table: Page) -> None:
    count_on_pad(table)
    expect(table.locator("main")).to_have_attribute("data-tables", "1")
    expect(table.locator("#results-said")).to_be_focused()
    expect(table.locator("[data-added='1']")).to_contain_text("Added: For Sale ")
    expect(table.locator("[data-added='1']")).to_be_in_viewport()
    assert standings(table) == {"Ann": ("1", "5"), "Bob": ("2", "3"), "Cy": ("3", "2")}
    expect(table.locator("[data-doubt]")).to_have_count(0)
    table.reload()
    table.locator("main[data-tables='1']").wait_for()
    expect(table.locator("[data-added], [data-faults]")).to_have_count(0)


def test_a_result_is_asked_about_where_there_are_several_tournaments(sheet: Page) -> None:
    add(sheet, RESULTS)
    another_beside(sheet, "Spring cup")
    sheet.locator("main[data-tables='0']").wait_for()
    count_on_pad(sheet)
    expect(sheet.locator("[data-whither] h2")).to_contain_text("to which tournament?")
    sheet.locator("[data-whither] button", has_text="Spring cup").click()
    expect(sheet.locator("h1")).to_have_text("Spring cup")
    expect(sheet.locator("main")).to_have_attribute("data-tables", "3")
    expect(sheet.locator("#results-said")).to_be_focused()


def test_a_played_game_goes_to_a_tournament_and_counts_once(table: Page) -> None:
    resume(table, "for-sale", GAME, played("for-sale", GAME, Random(3)))
    for said in ("[data-added='1']", "[data-faults='1']"):
        table.locator("main[data-screen=scores] [data-go=tournament]").click()
        expect(table.locator(said)).to_be_visible()
        assert set(standings(table)) == set(TRIO)
        table.go_back()


def seated(page: Page) -> list[list[str]]:
    """Who sits at each table of the round."""
    found: list[list[str]] = page.locator("[data-seated]").evaluate_all(
        "rows => rows.map(row => row.querySelector('.printed, span').textContent.split(', '))"
    )
    return found


def propose(page: Page, players: list[str], seats: str) -> list[list[str]]:
    """The tables that the page proposes for these players."""
    if not page.locator("[name=round-players]").is_visible():
        page.locator(".next-round summary:visible").last.click()
    page.locator("[name=round-players]").fill("\n".join(players))
    page.locator("[name=round-seats]").select_option(seats)
    page.locator("[data-propose]").click()
    expect(page.locator(".next-round ol")).to_be_focused()
    return seated(page)


def test_the_page_proposes_who_meets_whom_until_everybody_has_met_everybody(sheet: Page) -> None:
    players = ["Ann", "Bob", "Cy", "Dee"]
    met = set()
    for number in (1, 2, 3):
        tables = propose(sheet, players, "2")
        expect(sheet.locator("#next-round")).to_have_text(f"Round {number}")
        met |= {frozenset(each) for each in tables}
        for index in (1, 2):
            row = sheet.locator(f"[data-seated='{index}']")
            row.locator("[data-enter-seated]").click()
            expect(row.locator("[name=table]")).to_have_value(f"Round {number}, table {index}")
            one, other = tables[index - 1]
            # Nothing but the totals has to be typed, with Enter behind each.
            for line, total in ((1, "8"), (2, "7")):
                expect(row.locator(f"[name=total-{line}]")).to_be_focused()
                sheet.keyboard.type(total)
                sheet.keyboard.press("Enter")
            expect(row).to_have_attribute("data-played", "true")
            expect(row).to_contain_text(f"1. {one} (8), 2. {other} (7)")
    assert len(met) == 6
    expect(sheet.locator("[data-ranked]")).to_have_count(4)
    expect(sheet.locator("main")).to_have_attribute("data-tables", "6")


def test_the_next_round_is_one_click_away_once_all_have_played_and_not_before(sheet: Page) -> None:
    propose(sheet, ["Ann", "Bob", "Cy", "Dee", "Eve"], "2")
    expect(sheet.locator("[data-propose]"), "a round under way is not given up by a slip").not_to_be_visible()
    for index in (1, 2):
        sheet.locator(f"[data-seated='{index}'] [data-enter-seated]").click()
        for line, total in enumerate(("8", "7"), start=1):
            expect(sheet.locator(f"[data-seated='{index}'] [name=total-{line}]")).to_be_focused()
            sheet.keyboard.type(total)
            sheet.keyboard.press("Enter")
        expect(sheet.locator(f"[data-seated='{index}']")).to_have_attribute("data-played", "true")
    expect(sheet.locator("[data-propose]")).to_have_text("Next round")
    expect(sheet.locator("[name=round-players]")).not_to_be_visible()
    sheet.locator("[data-propose]").click()
    expect(sheet.locator("#next-round")).to_have_text("Round 2")
    assert sorted(each for table in seated(sheet) for each in table) == ["Ann", "Bob", "Cy", "Dee", "Eve"]


def test_the_standings_are_copied_as_a_text(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.locator("[data-copy-standings]").click()
    expect(sheet.locator("[data-copy-standings]")).to_have_text("Copied")
    copied = sheet.evaluate("navigator.clipboard.readText()").splitlines()
    assert copied == ["Tournament: Points", "1. Ann: 8", "2. Dee: 5", "3. Bob: 2.5", "3. Cy: 2.5"]


def test_proposed_tables_are_changed_by_hand_and_results_from_elsewhere_are_recognised(sheet: Page) -> None:
    add(sheet, RESULTS)
    expect(sheet.locator("[name=round-players]")).to_have_value("Ann\nBob\nCy\nDee")
    (one, other) = propose(sheet, ["Ann", "Bob", "Cy", "Dee"], "2")
    sheet.locator("[name=seat-1-1]").select_option(other[1])
    expect(sheet.locator("[name=seat-2-2]")).to_have_value(one[0])
    assert seated(sheet) == [[other[1], one[1]], [other[0], one[0]]]
    add(sheet, f"Elsewhere,{one[1]},1,31\nElsewhere,{other[1]},2,28")
    expect(sheet.locator("[data-seated='1']")).to_have_attribute("data-played", "true")
    expect(sheet.locator("[data-seated='2']")).to_have_attribute("data-played", "false")
    sheet.reload()
    expect(sheet.locator("[data-seated='1']")).to_have_attribute("data-played", "true")


def test_the_tables_of_a_round_are_printed_by_themselves_with_who_sits_out(sheet: Page) -> None:
    propose(sheet, ["Ann", "Bob", "Cy"], "2")
    expect(sheet.locator("[data-seated='2']")).to_contain_text("Sits out")
    sheet.evaluate("window.print = () => {}")
    sheet.locator("[data-print-round]").click()
    sheet.emulate_media(media="print")
    for wanted in ("[data-seated='1'] .printed", "[data-seated='2'] .printed", "h1"):
        expect(sheet.locator(wanted)).to_be_visible()
    for unwanted in ("#standings", "[data-seated] select", ".proposing", "[data-print-round]"):
        expect(sheet.locator(unwanted).first).not_to_be_visible()
    sheet.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet.locator("#standings")).to_be_visible()


def test_a_round_of_one_player_is_refused_at_its_field_and_two_make_a_table(sheet: Page) -> None:
    field = sheet.locator("[name=round-players]")
    field.fill("Ann\nAnn")
    sheet.locator("[data-propose]").click()
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description("A round needs at least two players.")
    assert propose(sheet, ["Ann", "Bob"], "4") == [["Ann", "Bob"]]


def test_how_many_sit_at_each_table_is_told_before_it_is_proposed_with_the_games_for_them(sheet: Page) -> None:
    sheet.locator("[name=round-players]").fill("\n".join("ABCDEFGHIJK"))
    said = sheet.locator("[data-sizes]")
    expect(said).to_have_attribute("data-sizes", "4 4 3")
    expect(said).to_contain_text("Tables: 4 + 4 + 3.")
    expect(said).to_contain_text("For Sale")
    sheet.locator("[name=round-seats]").select_option("2")
    expect(said).to_have_attribute("data-sizes", "2 2 2 2 2 1")
    expect(said).to_contain_text("Auctionland and The Estates")
    expect(said).not_to_contain_text("For Sale")


def enter(page: Page, index: int, *totals: str) -> None:
    """The totals of a table of the round, in the order of its seats."""
    row = page.locator(f"[data-seated='{index}']")
    row.locator("[data-enter-seated]").click()
    for line, total in enumerate(totals, start=1):
        row.locator(f"[name=total-{line}]").fill(total)
    row.locator("[type=submit]").click()
    expect(row).to_have_attribute("data-played", "true")


def test_a_result_is_corrected_at_its_table_in_its_round(sheet: Page) -> None:
    (one, other), *_rest = propose(sheet, ["Ann", "Bob", "Cy", "Dee"], "2")
    enter(sheet, 1, "8", "7")
    row = sheet.locator("[data-seated='1']")
    correct = row.get_by_role("button", name="Correct Table 1")
    correct.click()
    expect(row.locator("[name=total-1]")).to_be_focused()
    sheet.keyboard.press("Escape")
    expect(correct).to_be_focused()
    correct.click()
    row.locator("[name=total-1]").fill("6")
    sheet.keyboard.press("Enter")
    expect(correct).to_be_focused()
    expect(row).to_contain_text(f"1. {other} (7), 2. {one} (6)")
    expect(row).to_have_attribute("data-played", "true")
    assert standings(sheet)[other] == ("1", "5")
    expect(sheet.locator("main"), "nothing has been added").to_have_attribute("data-tables", "1")
    # Somebody else sat there.
    correct.click()
    row.locator("[name=player-1]").fill("Eve")
    row.locator("[type=submit]").click()
    expect(row).to_contain_text(f"1. {other} (7), 2. Eve (6)")
    sheet.reload()
    expect(row).to_contain_text(f"1. {other} (7), 2. Eve (6)")


def test_the_last_round_ends_with_a_podium_until_it_is_played_on(sheet: Page) -> None:
    propose(sheet, ["Ann", "Bob", "Cy", "Dee"], "2")
    expect(sheet.locator("[data-last-round]")).to_have_count(0)
    enter(sheet, 1, "8", "7")
    enter(sheet, 2, "5", "5")
    first, *_rest = standings(sheet)
    sheet.locator("[data-last-round]").press("Enter")
    heading = sheet.locator("#podium")
    expect(heading).to_be_focused()
    expect(heading).to_have_text(f"The tournament\N{RIGHT SINGLE QUOTATION MARK}s winner: {first}")
    by_rank: dict[str | None, list[str]] = {}
    for player, (rank, _points) in standings(sheet).items():
        by_rank.setdefault(rank, []).append(player)
    for rank in ("1", "2"):
        expect(sheet.locator(f"[data-step='{rank}'] .on-step > span")).to_have_text(by_rank[rank])
    tops = [sheet.locator(f"[data-step='{each}'] .block").bounding_box() for each in ("1", "2")]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < tops[1]["y"]
    words = heading.bounding_box()
    assert words
    assert words["y"] < tops[0]["y"]
    # The end of a game has steps of its own, which look otherwise.
    assert (
        sheet.locator("[data-step] .block b").first.evaluate("each => getComputedStyle(each).borderTopWidth") == "0px"
    )
    sheet.emulate_media(media="print")
    expect(heading).to_be_visible()
    sheet.emulate_media(media="screen")
    sheet.reload()
    expect(heading).to_be_visible()
    sheet.locator("[data-play-on]").press("Enter")
    expect(heading).to_have_count(0)
    expect(sheet.locator("#next-round")).to_be_focused()
    sheet.locator("[data-last-round]").click()
    sheet.locator("[data-propose]").click()
    expect(sheet.locator("#next-round")).to_have_text("Round 2")
    expect(heading).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_name_of_a_tournament_is_given_above_all_that_belongs_to_it(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    page.goto(home(page) + "/tournament")
    page.locator("main[data-screen=tournament][aria-busy=false]").wait_for()
    name = page.get_by_label("Name", exact=True)
    below = page.locator("#standings").bounding_box()
    box = name.bounding_box()
    assert box
    assert below
    assert box["y"] + box["height"] <= below["y"]
    name.fill("The cup of spring 2026")
    name.press("Enter")
    heading = page.locator("h1")
    expect(heading).to_have_text("The cup of spring 2026")
    expect(page.locator("[data-new-tournament]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    title = heading.bounding_box()
    assert title
    assert title["width"] > 180, "the field leaves the name its room"


def test_a_corrected_total_corrects_the_places_that_follow_from_totals_without_a_question(sheet: Page) -> None:
    add(sheet, RESULTS)
    sheet.get_by_role("button", name="Correct One").click()
    sheet.locator("[name=total-2]").fill("40")
    for line, place in ((1, "2"), (2, "1"), (3, "3")):
        expect(sheet.locator(f"[name=place-{line}]")).to_have_value(place)
    sheet.locator("[name=total-2]").press("Enter")
    expect(sheet.locator("[data-table]").first).to_contain_text("1. Bob (40), 2. Ann (31), 3. Cy (28)")


def test_a_table_that_its_operator_has_confirmed_is_not_asked_about_again(sheet: Page) -> None:
    add(sheet, "One,Ann,1,20\nOne,Bob,2,28")
    sheet.locator("[data-table=One] [data-sure]").click()
    sheet.get_by_role("button", name="Correct One").click()
    sheet.locator("[name=total-1]").fill("21")
    sheet.locator("[name=total-1]").press("Enter")
    expect(sheet.locator("[data-table=One]")).to_contain_text("1. Ann (21), 2. Bob (28)")
    expect(sheet.locator("[data-doubt]")).to_have_count(0)
