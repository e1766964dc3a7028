"""Looking back at a game: every position, with everything open, by slider, keys, log and link."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Json, played, resume, take_device

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


def at(page: Page, ply: int) -> None:
    """Wait until the position after so many actions is shown."""
    page.locator(f"main[data-screen=review][data-at='{ply}'][data-ply='{ply}'][aria-busy=false]").wait_for()


def position(page: Page, game: str, actions: list[Json]) -> Json:
    """What the service says of a position."""
    body = {"setup": GAMES[game], "actions": actions}
    answer: Json = page.request.post(f"/v1/games/{game}/replays", data=body).json()
    return answer["position"]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_is_shown_as_the_service_plays_it(open_table: Any, game: str) -> None:
    page = open_table()
    actions = reviewed(page, game)
    for ply in [0, 1, 15, 16, 17, len(actions) // 2, len(actions) - 1, len(actions)]:
        page.locator(f"[data-go-to='{ply}']").evaluate("each => each.click()")
        at(page, ply)
        expected = " ".join(event["text"] for event in position(page, game, actions[:ply])["events"])
        expect(page.locator("[data-now]")).to_have_text(expected)
        expect(page.locator(f"[data-go-to='{ply}']")).to_have_attribute("aria-current", "step")
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


def test_a_game_at_a_real_table_may_be_looked_back_at_any_time(table: Page) -> None:
    setup = {"players": TRIO, "dealer": "table"}
    resume(table, "for-sale", setup, played("for-sale", setup, Random(1), 5))
    table.locator("[data-transcript] > summary").click()
    table.locator("[data-review]").click()
    at(table, 5)


def test_the_rules_behind_a_step_are_at_hand(table: Page) -> None:
    actions = reviewed(table)
    ply = next(ply for ply, action in enumerate(actions, 1) if action["type"] == "pass")
    table.locator("[name=at]").fill(str(ply))
    at(table, ply)
    rules = {event["rule"] for event in position(table, "for-sale", actions[:ply])["events"]}
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
    table.locator("[name=transcript]").fill(json.dumps({"game": "for-sale", "setup": GAMES["for-sale"], "actions": actions}))
    table.locator("[data-verify]").click()
    table.locator("[data-review]").click()
    at(table, 5)
    refused = table.locator("[data-refused-index='5']")
    expect(refused).to_contain_text("action 6 of 6 is refused")
    expect(refused.locator("[data-clause]").first).to_be_visible()
