"""Transcripts: handed on by file or text, verified by the service, opened as far as they are sound."""

import csv
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.support import (
    Json,
    kept_game,
    play_on,
    played,
    ply,
    resume,
    screen,
    settled,
    start,
    switch,
    take_device,
    undo,
)
from tests.support.transcripts import transcript_errors

GAME = {"players": ["Ann", "Bob", "Cy"], "seed": "a transcript", "options": {"removed": 24}}


def under_way(page: Page, until: int | None = 6) -> None:
    resume(page, "for-sale", GAME, played("for-sale", GAME, Random(4), until), open_to_all=True)


def exported(page: Page) -> Json:
    """The transcript that the page gives away for copying."""
    page.locator("[data-transcript] > summary").click()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    record: Json = json.loads(page.evaluate("navigator.clipboard.readText()"))
    return record


def downloaded(page: Page, folder: Path) -> Path:
    """The file that the page gives away."""
    page.locator("[data-transcript] > summary").click()
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    assert path.suffix == ".json"
    return path


def verify(page: Page, text: str) -> None:
    """Paste a transcript on the page for it and have it verified."""
    page.locator(".brand").click()
    page.locator("[data-go=import]").click()
    page.locator("[name=transcript]").fill(text)
    page.locator("[data-verify]").click()


def replay(page: Page, record: Json) -> Json:
    assert transcript_errors(record) == []
    answer: Json = page.request.post(f"/v1/games/{record['game']}/replays", data=record).json()
    return answer


def test_what_is_copied_is_the_record_with_its_digest(table: Page) -> None:
    under_way(table)
    record = exported(table)
    assert set(record) == {"game", "setup", "actions", "history"}
    assert record["actions"] == kept_game(table)["actions"]
    answer = replay(table, record)
    assert (answer["applied"], answer["refused"], answer["history_matches"]) == (6, None, True)


def test_the_command_line_replays_what_the_page_has_exported(table: Page, tmp_path: Path) -> None:
    start(table, "the-estates", players=["Ann", "Bob", "Cy"], open=True)
    play_on(table, Random(2), until=3)
    settled(table)
    path = downloaded(table, tmp_path)
    told = gavel("replay", str(path))
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["history_matches"] is True
    record = json.loads(path.read_text())
    path.write_text(json.dumps({**record, "actions": record["actions"][:-1]}))
    assert gavel("replay", str(path)).returncode == 1, "what does not lead to its digest is refused"


def test_the_page_opens_what_the_command_line_has_saved(table: Page, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    flags = ["--players", "Ann,Bob,Cy", "--dealer", "service", "--seed", "at two tables", "--save", str(path)]
    told = gavel("table", "for-sale", *flags, lines="bid 2\nbid 3\npass\nquit\n")
    assert told.returncode == 0, told.stderr
    verify(table, path.read_text())
    verdict = table.locator("[data-verdict=sound]")
    expect(verdict.locator("[data-history=true]")).to_be_visible()
    verdict.locator("[data-open]").click()
    settled(table)
    expect(table.locator("main")).to_have_attribute("data-actor", "Ann")
    assert ply(table) == 3


def gavel(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """What the command says when it is run on its own."""
    command = [sys.executable, "-m", "gavel", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=60, check=False)


def test_a_drawn_seed_is_in_the_record_so_that_it_can_be_replayed(table: Page) -> None:
    start(table, "for-sale", players=["Ann", "Bob", "Cy"], open=True)
    record = exported(table)
    assert len(record["setup"]["seed"]) >= 32
    assert replay(table, record)["history_matches"] is True


def test_the_record_ends_where_the_game_stands_after_an_undo(table: Page) -> None:
    under_way(table)
    undo(table)
    undo(table)
    settled(table)
    record = exported(table)
    assert len(record["actions"]) == 4
    assert replay(table, record)["history_matches"] is True


def test_a_downloaded_file_can_be_opened_again_to_its_end(table: Page, tmp_path: Path) -> None:
    under_way(table, until=None)
    assert screen(table) == "scores"
    total = table.locator("[data-standing]").first.get_attribute("data-total")
    path = downloaded(table, tmp_path)
    table.locator(".brand").click()
    table.locator("[data-go=import]").click()
    table.locator("[name=file]").set_input_files(path)
    verdict = table.locator("[data-verdict=sound]")
    expect(verdict.locator("[data-history=true]")).to_be_visible()
    verdict.locator("[data-open]").click()
    table.locator("main[data-screen=scores]").wait_for()
    expect(table.locator("[data-standing]").first).to_have_attribute("data-total", str(total))
    assert len(table.locator("[data-event-type]").all()) > len(json.loads(path.read_text())["actions"])


def test_a_running_game_can_be_verified_on_the_spot(table: Page) -> None:
    under_way(table)
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-transcript] [data-verify]").click()
    expect(table.locator("[data-verdict=sound]")).to_have_attribute("data-applied", "6")


def test_a_broken_transcript_is_refused_with_the_rule_and_opened_at_its_last_good_position(
    open_table: Any, screenshot: Any
) -> None:
    page = open_table(language="fr")
    bids = [
        {"type": "bid", "player": player, "amount": amount} for player, amount in (("Ann", 2), ("Bob", 3), ("Cy", 3))
    ]
    verify(page, json.dumps({"game": "for-sale", "setup": GAME, "actions": [*bids, {"type": "pass", "player": "Ann"}]}))
    verdict = page.locator("[data-verdict=broken]")
    expect(verdict).to_have_attribute("data-applied", "2")
    expect(verdict.locator("[data-refused-index]")).to_have_attribute("data-refused-index", "2")
    expect(verdict.locator("[data-refused-index] code")).to_have_text(json.dumps(bids[2], separators=(",", ":")))
    refusal = verdict.locator("[data-code='bid.too-low']")
    clauses = page.request.get("/v1/games/for-sale/rules", headers={"Accept-Language": "fr"}).json()["clauses"]
    [text] = [each["text"] for each in clauses if each["id"] == "for-sale/raise-exceed"]
    expect(refusal.locator("[data-clause]")).to_have_text(text)
    screenshot("broken-transcript", page)
    verdict.locator("[data-open]").click()
    take_device(page)
    assert ply(page) == 2
    assert page.locator("main").get_attribute("data-to-act") == "Cy"
    undo(page)
    assert ply(page) == 1


def test_an_action_out_of_turn_is_refused_with_what_could_be_done_there(table: Page) -> None:
    out_of_turn = {"type": "bid", "player": "Bob", "amount": 2}
    verify(table, json.dumps({"game": "for-sale", "setup": GAME, "actions": [out_of_turn]}))
    refusal = table.locator("[data-verdict=broken] [data-refusal]")
    expect(refusal.locator("[data-code='turn.not-yours']")).to_be_visible()
    expect(refusal.locator(".legal-list li").first).to_have_text(re.compile("^Ann bids from 1 to "))


def test_a_record_that_was_changed_afterwards_does_not_match_its_digest(table: Page) -> None:
    under_way(table)
    record = exported(table)
    verify(table, json.dumps({**record, "actions": record["actions"][:-1]}))
    verdict = table.locator("[data-verdict=broken]")
    expect(verdict.locator("[data-history=false]")).to_be_visible()
    expect(verdict.locator("[data-open]")).to_be_visible()


def test_the_names_of_a_record_stay_with_it(table: Page) -> None:
    names = {"Ann": "Anne-Marie"}
    bid = {"type": "bid", "player": "Ann", "amount": 2}
    verify(table, json.dumps({"game": "for-sale", "setup": GAME, "actions": [bid], "names": names}))
    table.locator("[data-verdict=sound] [data-open]").click()
    play_on(table, Random(1), until=5)
    settled(table)
    texts = table.locator("[data-event-type]").all_inner_texts()
    assert any("Anne-Marie" in text for text in texts)
    assert not any(re.search(r"\bAnn\b", text) for text in texts), "before and after the record was opened"
    record = exported(table)
    assert (record["names"], len(record["actions"])) == (names, 5)
    assert replay(table, record)["history_matches"] is True


def test_a_result_that_is_claimed_is_verified(table: Page) -> None:
    under_way(table, until=None)
    record = exported(table)
    verify(table, json.dumps(record))
    expect(table.locator("[data-verdict=sound] [data-scores=true]")).to_be_visible()
    verify(table, json.dumps({**record, "scores": {**record["scores"], "winners": []}}))
    expect(table.locator("[data-verdict=broken] [data-scores=false]")).to_be_visible()


def test_nothing_in_a_record_is_passed_over(table: Page) -> None:
    verify(table, json.dumps({"game": "for-sale", "setup": GAME, "actions": [], "note": "a fine game"}))
    expect(table.locator("[role=alert] [data-place='/note']")).to_have_text("“note”")


def test_a_record_without_a_seed_is_not_judged_by_a_game_that_the_service_deals_anew(table: Page) -> None:
    record = records(table)["unseeded"]
    verify(table, json.dumps(record))
    verdict = table.locator("[data-verdict=unseeded]")
    expect(verdict).to_contain_text("neither seed nor deal")
    expect(verdict.locator("button, [data-refusal], [data-history]")).to_have_count(0)


def test_what_is_no_transcript_is_said_to_be_none(table: Page) -> None:
    no_transcripts = ["{", "[]", "{}", '{"game": "chess", "actions": []}', '{"game": "for-sale"}', "null"]
    for text in no_transcripts:
        verify(table, text)
        expect(table.locator("[role=alert]")).to_be_visible()
        expect(table.locator("[data-verdict]")).to_have_count(0)


def test_faults_of_the_setup_are_told_with_their_places(table: Page) -> None:
    verify(table, json.dumps({"game": "for-sale", "setup": {"players": ["Ann"]}, "actions": []}))
    expect(table.locator(".problem")).to_have_attribute("data-problem", "/problems/invalid-request")
    expect(table.locator(".problem [data-place^='/setup']").first).to_have_text("setup")


def test_faults_have_places_that_people_know_and_developers_their_pointers(open_table: Any) -> None:
    page = open_table(language="de")
    start = page.request.post("/v1/games/for-sale/setup", data=GAME).json()["state"]
    start["players"][0]["coins"] = 99
    verify(page, json.dumps({"game": "for-sale", "state": start, "actions": []}))
    expect(page.locator("[data-place='/state/players/0/coins']")).to_have_text("Anfangsstellung, Ann, Münzen")
    actions = [{"type": "bid", "player": "Ann", "amount": "2"}, {"type": "bid", "player": "Bob", "amount": 3, "y": 1}]
    verify(page, json.dumps({"game": "for-sale", "setup": GAME, "actions": actions}))
    expect(page.locator("[data-place='/actions/0/amount']")).to_have_text("Aktion 1, Betrag")
    expect(page.locator("[data-place='/actions/1/y']")).to_have_text("Aktion 2, „y“")
    expect(page.locator(".pointer")).to_have_count(0)
    switch(page, "developer")
    expect(page.locator(".problem .pointer").filter(has_text="/actions/1/y")).to_be_visible()


# --- many at once ---------------------------------------------------------------------------------------------------


def records(page: Page) -> dict[str, Json]:
    """A transcript for each verdict, by its name."""
    actions = played("for-sale", GAME, Random(4))
    right: dict[str, Any] = {"game": "for-sale", "setup": GAME, "actions": actions}
    answer = replay(page, right)
    right |= {"history": answer["position"]["state"]["history"], "scores": answer["position"]["scores"]}
    bid = {"type": "bid", "player": "Ann", "amount": 99}
    return {
        "right": right,
        "refused": {"game": "for-sale", "setup": GAME, "actions": [*actions[:3], bid]},
        "digest": {**right, "history": "0" * 64},
        "scores": {**right, "scores": {**right["scores"], "winners": []}},
        "unseeded": {**right, "setup": {name: value for name, value in GAME.items() if name != "seed"}},
        "not-readable": {"game": "for-sale", "setup": {"players": ["Ann"]}, "actions": []},
        "no-game": {"game": "chess", "actions": []},
        "no-actions": {"game": "for-sale", "setup": GAME},
    }


def rows(page: Page) -> list[str]:
    """What the table of verdicts says, row by row."""
    page.locator("[data-verdicts][aria-busy=false]").wait_for()
    return [each.get_attribute("data-verdict-row") or "" for each in page.locator("[data-verdict-row]").all()]


def test_many_files_are_judged_at_once_each_with_its_verdict(table: Page, tmp_path: Path) -> None:
    given = records(table)
    paths = []
    for name, record in given.items():
        paths.append(tmp_path / f"{name}.json")
        paths[-1].write_text(json.dumps(record))
    paths.append(tmp_path / "no-json.json")
    paths[-1].write_text("{")
    table.locator("[data-go=import]").click()
    table.locator("[name=file]").set_input_files(paths)
    assert rows(table) == [*given, "no-json"]
    expect(table.locator("[data-verdicts] [role=status]")).to_have_text("1 of 9 are right, 8 are not.")
    unseeded = table.locator("[data-verdict-row=unseeded]")
    expect(unseeded.locator("td").nth(1)).to_have_text("no seed: cannot be repeated")
    expect(unseeded.locator("[data-look]")).to_have_count(0)
    refused = table.locator("[data-verdict-row=refused]")
    expect(refused).to_contain_text("at action 4")
    expect(refused.locator("code")).to_contain_text("for-sale/")
    table.locator("[data-verdict-row=refused] [data-look]").click()
    table.locator("main[data-screen=review][data-at='3']").wait_for()
    expect(table.locator("[data-refused-index='3']")).to_be_visible()


def test_a_file_with_one_a_line_is_dropped_and_its_verdicts_are_saved_as_a_table(table: Page) -> None:
    given = records(table)
    actions = given["right"]["actions"]
    formula = {
        **given["right"],
        "setup": {**GAME, "players": ["=1+1", "Bob", "Cy"]},
        "actions": [],
        "history": "0" * 64,
    }
    formula.pop("scores")
    lines = [json.dumps(each) for each in (given["right"], formula)] + ["", "{", json.dumps(given["refused"])]
    table.locator("[data-go=import]").click()
    drop = """text => {
        const data = new DataTransfer();
        data.items.add(new File([text], "=games.jsonl"));
        return data;
    }"""
    transfer = table.evaluate_handle(drop, "\n".join(lines))
    table.dispatch_event("[data-drop]", "drop", {"dataTransfer": transfer})
    assert rows(table) == ["right", "digest", "no-json", "refused"]
    with table.expect_download() as download:
        table.locator("[data-csv]").click()
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    head, right, changed, broken, refused = csv.reader(text.splitlines())
    told = dict(zip(head, right, strict=True))
    assert (told["file"], told["line"], told["verdict"], told["finished"]) == ("'=games.jsonl", "1", "right", "yes")
    assert (told["actions"], told["applied"], told["winners"]) == (str(len(actions)),) * 2 + (
        "; ".join(given["right"]["scores"]["winners"]),
    )
    assert changed[head.index("players")] == "'=1+1; Bob; Cy", "no spreadsheet takes a name for a formula"
    assert (broken[head.index("line")], broken[head.index("verdict")]) == ("4", "no-json")
    assert refused[head.index("refused_at")] == "4"


def test_a_text_with_one_a_line_is_many_too(table: Page) -> None:
    record = json.dumps({"game": "for-sale", "setup": GAME, "actions": []})
    verify(table, f"{record}\n{record}\n")
    assert rows(table) == ["right", "right"]


def test_more_than_the_page_judges_at_once_is_told(table: Page) -> None:
    verify(table, "{}\n" * 1001)
    expect(table.locator("[role=alert]")).to_contain_text("1001")
    assert table.locator("[data-verdicts]").count() == 0


def test_back_from_one_of_many_leads_to_their_verdicts_again_also_after_a_reload(table: Page, tmp_path: Path) -> None:
    given = {name: record for name, record in records(table).items() if name in ("refused", "right")}
    paths = [tmp_path / f"{name}.json" for name in given]
    for path in paths:
        path.write_text(json.dumps(given[path.stem]))
    table.locator("[data-go=import]").click()
    table.locator("[name=file]").set_input_files(paths)
    before = rows(table)
    for reloads in (False, True):
        table.locator("[data-verdict-row=refused] [data-look]").click()
        table.locator("main[data-screen=review][data-at='3']").wait_for()
        if reloads:
            table.reload()
            table.locator("main[data-screen=review][data-at='3']").wait_for()
        table.go_back()
        table.locator("main[data-screen=import]").wait_for()
        assert rows(table) == before
        expect(table.locator("[data-verdict-row] .file")).to_have_text([path.name for path in paths])
