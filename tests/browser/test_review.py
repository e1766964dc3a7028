"""Looking back at a game: every position, with everything open, by slider, keys, log and link."""

import base64
import json
import re
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Json, kept_game, played, ply, resume, settled, take_device

MINUS = "\N{MINUS SIGN}"
TRIO = ["Ann", "Bob", "Cy"]
GAMES = {
    "for-sale": {"players": TRIO, "seed": "a review"},
    "the-estates": {"players": TRIO, "seed": "a review"},
    "auctionland": {"players": TRIO, "seed": "a review"},
}


def finished(game: str) -> list[Json]:
    return played(game, GAMES[game], Random(5))


def reviewed(page: Page, game: str = "for-sale") -> list[Json]:
    """Look back at a finished game; its actions."""
    actions = finished(game)
    resume(page, game, GAMES[game], actions)
    page.locator("[data-go=review]").click()
    at(page, len(actions))
    return actions


def at(page: Page, place: int) -> None:
    """Wait until the position after so many actions is shown."""
    page.locator(f"main[data-screen=review][data-at='{place}'][data-ply='{place}'][aria-busy=false]").wait_for()


def position(page: Page, game: str, actions: list[Json]) -> Json:
    """What the service says of a position."""
    body = {"setup": GAMES[game], "actions": actions}
    answer: Json = page.request.post(f"/v1/games/{game}/replays", data=body).json()
    found: Json = answer["position"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_is_shown_as_the_service_plays_it(open_table: Any, game: str) -> None:
    page = open_table()
    actions = reviewed(page, game)
    for place in [0, 1, 15, 16, 17, len(actions) // 2, len(actions) - 1, len(actions)]:
        page.locator(f"[data-go-to='{place}']").evaluate("each => each.click()")
        at(page, place)
        events = position(page, game, actions[:place])["events"]
        expected = " ".join(event["text"].replace("ref-", "") for event in events)
        expect(page.locator("[data-now]")).to_have_text(expected)
        expect(page.locator(f"[data-go-to='{place}']")).to_have_attribute("aria-current", "step")
        assert page.locator(".board-area [data-action]").count() == 0, "nothing can be played in what is over"


def test_slider_buttons_and_keys_go_through_the_game(table: Page) -> None:
    last = len(reviewed(table))
    table.locator("body").press("Home")
    at(table, 0)
    table.keyboard.press("ArrowRight")
    table.keyboard.press("ArrowRight")
    at(table, 2)
    table.keyboard.press("ArrowLeft")
    at(table, 1)
    table.keyboard.press("End")
    at(table, last)
    table.locator("[data-step=back]").click()
    at(table, last - 1)
    table.locator("[data-step=first]").click()
    at(table, 0)
    slider = table.locator("[name=at]")
    slider.fill("7")
    at(table, 7)
    slider.press("ArrowRight")
    at(table, 8)
    expect(slider).to_have_attribute("aria-valuetext", f"8 of {last} actions")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_what_a_step_brought_is_told_whole_and_moves_no_board(
    open_table: Any, size: tuple[int, int], language: str
) -> None:
    page = open_table(size=size, language=language)
    last = len(reviewed(page))
    tops = set()
    for place in (last, last - 1, last - 3, 1):
        page.locator(f"[data-go-to='{place}']").evaluate("each => each.click()")
        at(page, place)
        stepper, board = (page.locator(each).bounding_box() for each in (".stepper-bar", ".board-area"))
        assert stepper
        assert board
        tops.add(board["y"] - stepper["y"])
        cut = "each => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]"
        assert page.locator("[data-now]").evaluate(cut) == [0, 0]
    assert len(tops) == 1


def test_no_hand_is_covered_in_what_is_over(table: Page) -> None:
    actions = reviewed(table)
    table.locator("[name=at]").fill("4")
    at(table, 4)
    for player in position(table, "for-sale", actions[:4])["state"]["players"]:
        coins = table.locator(f"[data-seat='{player['id']}'] [data-line=coins] b")
        expect(coins).to_have_text(str(player["coins"]))


def test_a_long_game_takes_few_requests(table: Page) -> None:
    actions = finished("the-estates")
    resume(table, "the-estates", GAMES["the-estates"], actions)
    asked: list[str] = []
    table.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    table.locator("[data-go=review]").click()
    table.locator(f"main[data-loaded='{len(actions) + 1}']").wait_for()
    # The course of the score comes last, and asks for the scores at the ends of rounds.
    table.locator(".course-lines").wait_for()
    assert len(asked) < len(actions) / 6
    before = len(asked)
    for _ in range(20):
        table.keyboard.press("ArrowLeft")
    at(table, len(actions) - 20)
    assert len(asked) == before, "a step asks nobody once all is there"


def test_hidden_hands_of_a_running_game_stay_hidden_and_the_page_says_why(table: Page) -> None:
    resume(table, "for-sale", GAMES["for-sale"], finished("for-sale")[:6])
    take_device(table)
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-review]").click()
    expect(table.locator("main[data-not-yet]")).to_contain_text("still being played")
    assert table.locator(".board-area").count() == 0
    table.locator("[data-leave]").click()
    table.locator("main[data-screen=play][data-ply='6']").wait_for()


def test_an_open_table_may_look_back_at_any_time(table: Page) -> None:
    resume(table, "for-sale", GAMES["for-sale"], finished("for-sale")[:6], open_to_all=True)
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-review]").click()
    at(table, 6)


def test_a_game_at_a_real_table_is_looked_back_at_once_the_referee_says_so(table: Page) -> None:
    setup = {"players": TRIO, "dealer": "table"}
    resume(table, "for-sale", setup, played("for-sale", setup, Random(1), 5), open_to_all=True)
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-review]").click()
    table.locator("main[data-not-yet] [data-uncover]").wait_for()
    assert table.locator(".board-area").count() == 0
    table.locator("[data-uncover]").click()
    at(table, 5)


def test_the_rules_behind_a_step_are_at_hand(table: Page) -> None:
    actions = reviewed(table)
    place = next(place for place, action in enumerate(actions, 1) if action["type"] == "pass")
    table.locator("[name=at]").fill(str(place))
    at(table, place)
    rules = {event["rule"] for event in position(table, "for-sale", actions[:place])["events"]}
    told = table.locator("[data-rules-here] [data-clause]")
    expect(told).to_have_count(len(rules))
    assert {each.get_attribute("data-clause") for each in told.all()} == rules
    table.locator("[data-rulings] > summary").click()
    expect(table.locator("[data-rulings] tbody tr").first).to_contain_text("R-")


def test_the_log_is_in_the_readers_language(table: Page) -> None:
    actions = reviewed(table)
    table.locator("[name=at]").fill("3")
    at(table, 3)
    english = table.locator("[data-now]").inner_text()
    table.locator("[name=language]").select_option("de")
    expect(table.locator("h1")).to_have_text("Rückschau: For Sale")
    at(table, 3)
    expect(table.locator("[data-now]")).not_to_have_text(english)
    table.locator(f"main[data-loaded='{len(actions) + 1}']").wait_for()


def test_a_record_that_breaks_off_is_shown_up_to_there_with_the_rule(table: Page) -> None:
    actions = [*finished("for-sale")[:5], {"type": "bid", "player": "Ann", "amount": 999}]
    table.locator("[data-go=import]").click()
    table.locator("[name=transcript]").fill(
        json.dumps({"game": "for-sale", "setup": GAMES["for-sale"], "actions": actions})
    )
    table.locator("[data-verify]").click()
    table.locator("[data-review]").click()
    at(table, 5)
    refused = table.locator("[data-refused-index='5']")
    expect(refused).to_contain_text("action 6 of 6 is refused")
    expect(refused.locator("[data-clause]").first).to_be_visible()


# --- links to positions ---------------------------------------------------------------------------------------------


def link_to(page: Page) -> str:
    """The link to the position that is shown."""
    url = page.locator("[data-link-kind=position] [data-url]")
    expect(url).to_have_value(re.compile(f"#review=.*&at={page.locator('main').get_attribute('data-at')}$"))
    return url.input_value()


def test_a_link_opens_the_position_in_another_browser(open_table: Any) -> None:
    page = open_table()
    actions = reviewed(page)
    page.locator("[name=at]").fill("9")
    at(page, 9)
    url, now = link_to(page), page.locator("[data-now]").inner_text()
    other = open_table()
    other.goto(url)
    at(other, 9)
    expect(other.locator("[data-now]")).to_have_text(now)
    other.reload()
    at(other, 9)
    other.keyboard.press("End")
    at(other, len(actions))
    assert other.locator("[data-history=false]").count() == 0, "the digest is in the link, and fits"
    other.locator("[data-leave]").click()
    other.locator("main[data-screen=start]").wait_for()
    assert "#" not in other.url, "what is not shown any more is no address"


def test_a_link_that_is_opened_in_an_open_page_is_followed(table: Page) -> None:
    reviewed(table)
    table.locator("[name=at]").fill("3")
    at(table, 3)
    url = link_to(table)
    table.locator(".brand").click()
    table.evaluate("hash => { location.hash = hash; }", url.partition("#")[2])
    at(table, 3)


def test_broken_and_foreign_links_are_told(open_table: Any) -> None:
    page = open_table()
    reviewed(page)
    url = link_to(page)
    foreign = "#review=" + packed({"game": "chess", "setup": {}, "actions": []})
    broken = {
        url[:-40]: "damaged",
        "#review=%41": "damaged",
        foreign: "not played here",
        "#review=" + packed([1]): "does not hold",
    }
    for link, told in broken.items():
        other = open_table()
        other.goto("/table#" + link.partition("#")[2])
        expect(other.locator("[role=alert]")).to_contain_text(told)
        other.locator("main[data-screen=start]").wait_for()


def test_a_link_with_a_game_that_the_rules_refuse_opens_as_far_as_it_goes(open_table: Any) -> None:
    actions = [*finished("for-sale")[:4], {"type": "bid", "player": "Ann", "amount": 999}]
    page = open_table(
        url="/table#review=" + packed({"game": "for-sale", "setup": GAMES["for-sale"], "actions": actions})
    )
    at(page, 4)
    expect(page.locator("[data-refused-index='4'] [data-refusal] [data-clause]").first).to_be_visible()


def test_the_link_of_a_whole_game_fits_into_a_qr_code(table: Page) -> None:
    reviewed(table, "the-estates")
    link_to(table)
    table.locator("[data-link-kind=position] [data-scan]").click()
    expect(table.locator("dialog[open] svg.qr")).to_be_visible()


def packed(value: Any) -> str:
    """What a link has of a transcript, made elsewhere."""
    squeeze = zlib.compressobj(wbits=-15)
    code = squeeze.compress(json.dumps(value).encode()) + squeeze.flush()
    return base64.urlsafe_b64encode(code).decode().rstrip("=")


# --- Back and Forward -----------------------------------------------------------------------------------------------


def step_to(page: Page, place: int) -> None:
    """Go to a position, and wait until the entry of the history has kept it."""
    page.locator("[name=at]").fill(str(place))
    at(page, place)
    page.wait_for_function("place => history.state?.at === place", arg=place)


def test_back_leaves_a_review_at_once_and_forward_finds_its_step_again(table: Page) -> None:
    reviewed(table)
    entries = table.evaluate("history.length")
    for place in (3, 8, 5):
        step_to(table, place)
    assert table.evaluate("history.length") == entries, "a visit is one entry, however many steps it has"
    table.go_back()
    table.locator("main[data-screen=scores]").wait_for()
    table.go_forward()
    at(table, 5)
    table.reload()
    at(table, 5)


def test_sheet_and_correction_lead_back_to_the_step_that_was_looked_at(table: Page) -> None:
    reviewed(table)
    step_to(table, 7)
    for way, name in {"sheet": "sheet", "correct": "correcting"}.items():
        table.locator(f"[data-go={way}]").click()
        table.locator(f"main[data-screen={name}][aria-busy=false]").wait_for()
        table.go_back()
        at(table, 7)
        table.go_forward()
        table.locator(f"main[data-screen={name}][aria-busy=false]").wait_for()
        table.locator("[data-leave], [data-back]").click()
        at(table, 7)


def test_back_leads_through_a_review_that_came_by_link(open_table: Any) -> None:
    page = open_table()
    reviewed(page)
    step_to(page, 9)
    other = open_table()
    other.goto(link_to(page))
    at(other, 9)
    step_to(other, 4)
    other.locator("[data-go=sheet]").click()
    other.locator("main[data-screen=sheet][aria-busy=false]").wait_for()
    other.go_back()
    at(other, 4)
    other.reload()
    at(other, 4)
    other.go_forward()
    other.locator("main[data-screen=sheet][aria-busy=false]").wait_for()
    other.go_back()
    at(other, 4)
    other.go_back()
    other.locator("main[data-screen=start]").wait_for()


def test_the_review_of_a_transcript_leads_back_to_its_verdict(table: Page) -> None:
    actions = finished("for-sale")
    table.locator("[data-go=import]").click()
    table.locator("[name=transcript]").fill(
        json.dumps({"game": "for-sale", "setup": GAMES["for-sale"], "actions": actions})
    )
    table.locator("[data-verify]").click()
    table.locator("[data-review]").click()
    at(table, len(actions))
    step_to(table, 2)
    table.reload()
    at(table, 2)
    table.go_back()
    table.locator("main[data-screen=import] [data-verdict=sound]").wait_for()
    table.go_forward()
    at(table, 2)


# --- what if, paper and picture -------------------------------------------------------------------------------------


def test_what_if_begins_a_game_of_its_own(table: Page) -> None:
    actions = reviewed(table)
    expect(table.locator("[data-what-if]")).to_be_disabled()
    step_to(table, 6)
    table.locator("[data-what-if]").click()
    settled(table)
    assert ply(table) == 6
    kept = kept_game(table)
    assert kept["actions"] == actions[:6]
    assert kept["name"] == "For Sale: what if, from 6"
    table.go_back()
    at(table, 6)


def test_the_sheet_has_all_that_a_referee_files(table: Page) -> None:
    actions = reviewed(table, "the-estates")
    table.locator("[data-go=sheet]").click()
    table.locator("main[data-screen=sheet][aria-busy=false]").wait_for()
    end = position(table, "the-estates", actions)
    for standing in end["scores"]["standings"]:
        own = table.locator(f"[data-standing='{standing['player']}']")
        expect(own).to_have_attribute("data-total", str(standing["total"]))
    expect(table.locator("main")).to_contain_text(end["state"]["history"])
    expect(table.locator("main > .scrolling tbody tr")).to_have_count(len(end["scores"]["rulings"]))
    longest = table.locator("main > .scrolling tbody tr").filter(has_text="R-ES-04")
    expect(longest.locator("td").first).to_have_text("longest requirement: 9")
    told = table.locator(".told-all li")
    expect(told).to_have_count(len(actions) + 1)
    expect(told.last).to_contain_text(end["events"][0]["text"])
    expect(table.locator("svg.qr")).to_be_visible()


def test_the_sheet_calls_players_by_any_name_that_they_have(table: Page) -> None:
    """Also by that of a member which every object of a script has."""
    players = ["constructor", "toString", "__proto__"]
    resume(table, "for-sale", {"players": players, "seed": "names"}, [], open_to_all=True)
    table.goto(f"{table.url}/sheet")
    table.locator("main[data-screen=sheet][aria-busy=false]").wait_for()
    expect(table.locator("dl.facts dd").nth(1)).to_have_text(", ".join(players))
    for player in players:
        expect(table.locator(f"[data-standing='{player}'] h3")).to_contain_text(player)


def test_what_is_printed_is_the_sheet_and_nothing_else_dark_on_light(open_table: Any) -> None:
    page = open_table(scheme="dark")
    reviewed(page)
    page.locator("[name=scheme]").select_option("dark")
    page.locator("[data-go=sheet]").click()
    page.locator("main[data-screen=sheet][aria-busy=false]").wait_for()
    page.evaluate("window.print = () => { window.printed = true; }")
    page.locator("[data-print]").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print", color_scheme="dark")
    for unwanted in (".bar", ".exchanges", "[data-print]", "[data-leave]"):
        expect(page.locator(unwanted).first).not_to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    ink = page.evaluate("getComputedStyle(document.querySelector('main h1')).color")
    assert max(int(each) for each in re.findall(r"\d+", ink)) < 80, "dark, also where the screen is dark"
    pages = page.pdf(prefer_css_page_size=True)
    assert pages.startswith(b"%PDF")
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", pages)) <= 4


def test_the_picture_of_the_result_can_be_saved(table: Page) -> None:
    actions = reviewed(table)
    end = position(table, "for-sale", actions)
    table.locator("[data-picture] > summary").click()
    canvas = table.locator("canvas[data-canvas=true]")
    for standing in end["scores"]["standings"]:
        expect(canvas).to_have_attribute("aria-label", re.compile(f"{standing['player']}: {standing['total']} "))
    with table.expect_download() as download:
        table.locator("[data-save-picture]").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


RUNNING_OUT = """() => {
    const picture = document.querySelector(".course-lines").getBoundingClientRect();
    const texts = [...document.querySelectorAll(".course-lines text")];
    const boxes = texts.map(each => each.getBoundingClientRect());
    const across = (one, other) => one.left < other.right && other.left < one.right;
    const meets = (one, other) => across(one, other) && one.top < other.bottom && other.top < one.bottom;
    return texts.filter((_, at) => boxes[at].left < picture.left || boxes[at].right > picture.right
        || boxes.some((other, index) => index !== at && meets(boxes[at], other))).map(each => each.textContent);
}"""
"""What of the picture's texts is cut, or meets another."""


# --- the course of the score ------------------------------------------------------------------------------------------


def rounds_of(page: Page, game: str, actions: list[Json]) -> list[tuple[int, dict[str, int]]]:
    """The start, and after how many actions each round has ended, with what the service says of the totals there."""
    found = []
    positions = [position(page, game, actions[:count]) for count in range(len(actions) + 1)]
    for count, (before, each) in enumerate(pairwise([None, *positions])):
        assert each is not None
        if before is None or count == len(actions) or before["state"]["round"] != each["state"]["round"]:
            sheet = page.request.post(f"/v1/games/{game}/scores", data={"state": each["state"]}).json()
            found.append((count, {standing["player"]: standing["total"] for standing in sheet["standings"]}))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_review_shows_the_course_of_the_score_and_leads_to_its_key_moments(open_table: Any, game: str) -> None:
    page = open_table()
    actions = reviewed(page, game)
    course = page.locator("[data-course]")
    course.wait_for()
    rounds = rounds_of(page, game, actions)
    course.locator("summary").click()
    rows = course.locator("tbody tr").evaluate_all(
        "all => all.map(row => [...row.cells].slice(1).map(cell => cell.textContent))"
    )
    assert [[int(cell.replace(MINUS, "-")) for cell in row] for row in rows] == [
        [totals[player] for player in TRIO] for _count, totals in rounds
    ]
    points = course.locator("polyline").evaluate_all("all => all.map(line => line.points.numberOfItems)")
    assert points == [len(rounds)] * 3
    # Where the winners came to the front for good, by what the service says.
    leaders = [
        {player for player, total in totals.items() if total == max(totals.values())} for _count, totals in rounds
    ]
    turn = max((index for index, ahead in enumerate(leaders) if not ahead & leaders[-1]), default=-1) + 1
    moments = course.locator("[data-moment]")
    places = [int(each.get_attribute("data-moment") or "") for each in moments.all()]
    if turn:
        place = int(moments.filter(has_text="in front for good").get_attribute("data-moment") or "")
        assert rounds[turn - 1][0] < place <= rounds[turn][0]
    else:
        expect(course).to_contain_text("In front from beginning to end")
    # Each says what has happened there, and by how much it changed a player's total in that round.
    for place, text in zip(places, moments.all_inner_texts(), strict=True):
        told = re.search(rf": (.+) \((\w+) ([+{MINUS}]?\d+)(; .+)?\)$", text)
        assert told is not None, text
        said = {event["text"].rstrip(".") for event in position(page, game, actions[:place])["events"]}
        # Tiles and cubes have their names on the page.
        assert game != "for-sale" or any(each in told[1] for each in said), text
        ((_, then), (_, now)) = next(each for each in pairwise(rounds) if each[0][0] < place <= each[1][0])
        assert int(told[3].replace(MINUS, "-")) == now[told[2]] - then[told[2]]
    assert places == sorted(places)
    place = int(moments.first.get_attribute("data-moment") or "")
    moments.first.click()
    at(page, place)
    expect(course.locator("[data-here-at]")).to_have_attribute("data-here-at", str(place))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_each_key_moment_has_its_number_on_the_line_of_its_player(
    open_table: Any, game: str, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    reviewed(page, game)
    course = page.locator("[data-course]")
    course.wait_for()
    listed = course.locator(".course-moments li").evaluate_all(
        "all => all.map(each => [each.dataset.number, each.className])"
    )
    marks = course.locator("[data-mark]")
    assert marks.evaluate_all("all => all.map(each => [each.dataset.mark, each.classList[1]])") == listed
    assert marks.evaluate_all(ON_ITS_LINE) == [True] * len(listed)
    course.locator("[data-moment]").last.click()
    expect(course.locator(".course-moments [aria-current=step]").last).to_have_attribute(
        "data-number", str(len(listed))
    )


ON_ITS_LINE = """marks => marks.map(mark => {
    const [x, y] = ["cx", "cy"].map(each => Number(mark.querySelector("circle").getAttribute(each)));
    const size = 2 * mark.querySelector("circle").getAttribute("r");
    const lines = [...document.querySelectorAll(`.course-lines .${mark.classList[1]} > polyline`)];
    const isNear = point => Math.abs(point.x - x) < 1 && Math.abs(point.y - y) < 3 * size;
    return lines.some(line => [...line.points].some(isNear));
})"""
"""Whether each mark lies at a round of its player's line, or close to it, where another one is in its place."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_click_on_the_course_leads_to_the_nearest_round(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    actions = reviewed(page, "for-sale")
    picture = page.locator(".course-lines")
    picture.wait_for()
    assert (picture.bounding_box() or {})["height"] >= 150
    rounds = [count for count, _totals in rounds_of(page, "for-sale", actions)]
    for index in (2, 0, len(rounds) - 1):
        place = picture.locator("polyline").first.evaluate(
            """(line, index) => {
                const { x, y } = line.points.getItem(index).matrixTransform(line.getScreenCTM());
                const { left, top } = line.ownerSVGElement.getBoundingClientRect();
                return { x: x - left + 4, y: y - top };
            }""",
            index,
        )
        picture.click(position=place)
        at(page, rounds[index])


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_key_moment_is_named_by_its_phase_and_leads_to_the_board_and_the_action_that_made_it(
    open_table: Any, size: tuple[int, int]
) -> None:
    table = open_table(size=size)
    actions = reviewed(table)
    course = table.locator("[data-course]")
    course.locator("summary").click()
    names = [f"{phase} · round {count}" for phase in ("Buying", "Selling") for count in range(1, 11)]
    assert course.locator("tbody th").all_inner_texts() == ["At the start", *names]
    # A game has its moments in both of its parts.
    assert course.locator("[data-moment]", has_text=re.compile("^Buying")).count() >= 2
    moment = course.locator("[data-moment]", has_text=re.compile("^Selling")).first
    place = int(moment.get_attribute("data-moment") or "")
    moment.click()
    at(table, place)
    assert "house-sold" in {event["type"] for event in position(table, "for-sale", actions[:place])["events"]}
    expect(table.locator("[name=at]")).to_be_focused()
    expect(table.locator(".stepping")).to_be_in_viewport(ratio=1)
    expect(table.locator(".fs-market h2")).to_be_in_viewport(ratio=1)
    expect(table.locator(".fs-offer").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("language", "title"), [("fr", "L\u2019évolution du score"), ("de", "Der Verlauf der Punkte")])
def test_the_course_is_told_in_the_reader_s_language(language: str, title: str, open_table: Any) -> None:
    page = open_table(language=language)
    actions = finished("for-sale")
    resume(page, "for-sale", GAMES["for-sale"], actions)
    page.locator("[data-go=review]").click()
    expect(page.locator("[data-course] h2")).to_have_text(title)


@pytest.mark.parametrize(
    ("language", "parts"), [("en", ["Buying", "Selling"]), ("fr", ["Achat", "Vente"]), ("de", ["Kauf", "Verkauf"])]
)
def test_the_course_names_its_parts_and_cuts_no_figure(language: str, parts: list[str], open_table: Any) -> None:
    page = open_table(language=language, size=(390, 844))
    reviewed(page)
    course = page.locator("[data-course]")
    course.wait_for()
    assert course.locator("[data-part]").all_text_contents() == parts
    assert page.evaluate(RUNNING_OUT) == []


def test_a_game_that_is_not_over_has_no_course_yet(table: Page) -> None:
    actions = finished("for-sale")[:6]
    resume(table, "for-sale", GAMES["for-sale"], actions, open_to_all=True)
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-review]").click()
    at(table, len(actions))
    expect(table.locator("main")).to_have_attribute("data-loaded", str(len(actions) + 1))
    expect(table.locator("[data-course]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)])
def test_where_one_is_of_how_many_is_in_sight_on_every_screen(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    last = len(reviewed(page))
    count = page.locator(".stepper-bar .ply")
    expect(count).to_be_visible()
    expect(count).to_have_text(f"{last} / {last}")
    assert count.evaluate(
        "each => each.scrollWidth <= each.clientWidth && each.getBoundingClientRect().right <= innerWidth"
    )


def test_on_a_phone_the_slider_is_as_wide_as_its_screen_allows(open_table: Any) -> None:
    page = open_table(size=(390, 844))
    reviewed(page)
    slider = page.locator(".stepper-bar [name=at]").bounding_box()
    assert slider is not None
    assert slider["width"] > 300
    tops = page.locator(".stepper-bar .ply").evaluate("each => each.getClientRects().length")
    assert tops == 1


def test_a_finished_game_is_passed_on_where_it_ends(open_table: Any) -> None:
    page = open_table()
    actions = finished("for-sale")
    resume(page, "for-sale", GAMES["for-sale"], actions)
    page.locator("[data-share-game]").click()
    expect(page.locator("[data-share-game]")).to_have_text("Copied")
    other = open_table(url=page.evaluate("navigator.clipboard.readText()"))
    at(other, len(actions))


def test_where_a_device_can_share_a_finished_game_is_shared(table: Page) -> None:
    table.add_init_script("navigator.share = async what => { window.shared = what; };")
    resume(table, "for-sale", GAMES["for-sale"], finished("for-sale"))
    table.locator("[data-share-game]").click()
    assert "#review=" in table.evaluate("window.shared.url")
