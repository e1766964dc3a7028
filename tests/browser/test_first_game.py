"""A first game: one click begins it, and a coach says what is new when it comes up."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import FURTHER, KEEP, MINE, act_in_practice, as_written, home, played, settled
from tests.browser.test_layout import TARGET_IN_SIGHT

OpenTable = Callable[..., Page]
FIRST_TWO = {"for-sale": ["goal", "bid"], "the-estates": ["goal", "offer"], "auctionland": ["goal", "claim"]}
MOST_ACTIONS = 60

TEXTS = """async ([game, language]) => {
    const { LESSONS } = await import("/modules/games/lessons.js");
    const { lessons, text } = LESSONS[game];
    return Object.fromEntries(lessons.map(({ name }) => [name, text(language, name, { person: "Ann" })]));
}"""
"""The lessons of a game in a language, in order."""


def learn(page: Page, game: str) -> None:
    """Begin a first game."""
    page.locator(f"[data-game={game}] [data-learn]").click()
    page.locator(MINE).wait_for()
    page.locator("[data-lesson]").wait_for()


def lesson(page: Page) -> str | None:
    """The name of the lesson that is shown; None where none is."""
    return page.locator("[data-coach]").get_attribute("data-lesson")


def read_on(page: Page) -> list[str]:
    """Read all lessons that are due; their names."""
    names = []
    while (name := lesson(page)) is not None:
        names.append(name)
        page.locator("[data-understood]").click()
        expect(page.locator("[data-coach]")).not_to_have_attribute("data-lesson", name)
    return names


@pytest.mark.parametrize("game", FIRST_TWO)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_one_click_begins_a_game_whose_lessons_come_one_by_one_in_the_readers_language(
    open_suggesting: OpenTable, game: str, language: str
) -> None:
    page = open_suggesting(language=language)
    texts = page.evaluate(TEXTS, [game, language])
    learn(page, game)
    for name in FIRST_TWO[game]:
        expect(page.locator("[data-coach] [role=status]")).to_have_text(texts[name])
        page.locator("[data-understood]").click()
    expect(page.locator("[data-coach] p")).to_have_count(0)


def test_the_opponents_of_a_first_game_search_so_long_that_they_bid_sensibly(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    learn(page, "for-sale")
    with page.expect_request("**/suggestions") as asked:
        page.locator("[data-action-type=bid] [type=submit]").click()
    body = asked.value.post_data_json
    assert body is not None
    assert body["playouts"] >= 200


def test_a_whole_round_of_for_sale_has_every_lesson_once_and_in_order(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    texts = page.evaluate(TEXTS, ["for-sale", "en"])
    learn(page, "for-sale")
    names = read_on(page)
    for _ in range(MOST_ACTIONS):
        act_in_practice(page)
        names += read_on(page)
        if page.locator("main[data-screen=scores]").count() > 0:
            break
    assert names == list(texts)
    expect(page.locator("[data-reasons]")).to_be_visible()


@pytest.mark.parametrize(("game", "turns"), [("the-estates", 8), ("auctionland", 8)])
def test_a_few_turns_of_a_longer_game_have_most_of_its_lessons(
    open_suggesting: OpenTable, game: str, turns: int
) -> None:
    page = open_suggesting()
    texts = page.evaluate(TEXTS, [game, "en"])
    learn(page, game)
    names = read_on(page)
    for _ in range(turns):
        act_in_practice(page)
        names += read_on(page)
    assert len(names) == len(set(names)) >= 6
    assert set(names) < set(texts)


def test_whoever_acts_has_read_the_lesson_and_a_reload_does_not_bring_it_back(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    learn(page, "for-sale")
    assert lesson(page) == "goal"
    act_in_practice(page)
    expect(page.locator("[data-lesson=bid]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-lesson=bid]")).to_be_visible()


def test_a_hidden_coach_stays_hidden_until_it_is_wanted_or_another_first_game_begins(
    open_suggesting: OpenTable,
) -> None:
    page = open_suggesting()
    start = page.url
    learn(page, "for-sale")
    page.locator("[data-hide-coach]").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-hide-coach]")).to_have_text("Show the coach")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.locator("[data-hide-coach]").click()
    expect(page.locator("[data-lesson=goal]")).to_be_visible()
    page.locator("[data-hide-coach]").click()
    page.goto(start)
    learn(page, "auctionland")
    expect(page.locator("[data-lesson=goal]")).to_be_visible()


def test_the_coach_is_read_by_keyboard_and_leads_to_what_may_be_done(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    learn(page, "the-estates")
    page.locator("#turn").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".to-board")).to_be_focused()
    page.keyboard.press("Tab")
    for name in FIRST_TWO["the-estates"]:
        expect(page.locator(f"[data-lesson={name}] [data-understood]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("#turn")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".to-board")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".panel :focus, .panel:focus")).to_have_count(1)


def test_the_first_tile_of_an_island_is_not_said_to_lie_beside_another(open_suggesting: OpenTable) -> None:
    page = open_suggesting()
    learn(page, "auctionland")
    read_on(page)
    act_in_practice(page)
    assert lesson(page) == "first"
    for _ in range(MOST_ACTIONS):
        act_in_practice(page)
        names = read_on(page)
        if "place" in names:
            break
    assert "place" in names


def test_a_service_without_suggestions_has_opponents_who_play_default_actions_and_says_so(
    open_table: OpenTable,
) -> None:
    page = open_table(expected="Failed to load resource")
    learn(page, "for-sale")
    expect(page.locator("[data-default-opponents]")).to_be_visible()
    page.locator("[data-action-type=bid] [type=submit]").click()
    page.wait_for_function(FURTHER, arg=2)
    page.locator(MINE).wait_for()


@pytest.mark.parametrize(
    ("language", "minutes"), [("en", "about 30 minutes"), ("fr", "environ 30 minutes"), ("de", "etwa 30 Minuten")]
)
def test_the_start_says_what_a_game_is_about_for_how_many_and_how_long(
    open_table: OpenTable, language: str, minutes: str
) -> None:
    page = open_table(language=language)
    expect(page.locator("[data-about]")).to_have_count(len(FIRST_TWO))
    card = page.locator("[data-game=for-sale]")
    expect(card.locator("[data-about]")).to_have_text(re.compile(r".+\.$"))
    expect(card.locator("p").last).to_have_text(re.compile(rf"3.+6.+{as_written(minutes)}$"))


SMALLEST = (360, 640)
UNSEEN = """selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility()).filter(each => {
    const { top, bottom } = each.getBoundingClientRect();
    const panel = each.closest(".actions").getBoundingClientRect();
    return top < panel.top || bottom > Math.min(panel.bottom, innerHeight);
}).map(each => each.textContent.trim())"""
"""What of the panel is not on the screen."""
CUT = """selector => [...document.querySelectorAll(selector)].filter(each => each.scrollHeight > each.clientHeight)
    .map(each => each.textContent)"""
"""What is cut of its text."""
TO_DO = ".panel :is([type=submit], [data-action*=pass], [data-confirm])"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_the_smallest_phone_bid_pass_and_confirm_are_in_sight_beside_the_coach(
    open_suggesting: OpenTable, language: str
) -> None:
    page = open_suggesting(language=language, size=SMALLEST, has_touch=True)
    start = page.url
    learn(page, "for-sale")
    whole = f"{TO_DO}, [data-lesson] p, [data-understood], [data-hide-coach]"
    for name in FIRST_TWO["for-sale"]:
        expect(page.locator(f"[data-lesson={name}] [data-unfold]")).to_have_attribute("aria-expanded", "false")
        assert page.evaluate(UNSEEN, f"{TO_DO}, [data-lesson] p, [data-unfold]") == []
        page.locator("[data-unfold]").tap()
        expect(page.locator("[data-unfold]")).to_have_attribute("aria-expanded", "true")
        assert page.evaluate(CUT, "[data-lesson] p") == []
        assert page.evaluate(UNSEEN, whole) == []
        page.locator("[data-understood]").tap()
    for game, place in {"the-estates": ".es-stocks .es-target", "auctionland": ".al-can"}.items():
        page.goto(start)
        learn(page, game)
        page.locator("[data-unfold]").tap()
        expect(page.locator("[data-unfold]")).to_have_attribute("aria-expanded", "true")
        assert page.evaluate(CUT, "[data-lesson] p") == []
        assert page.evaluate(UNSEEN, whole) == []
        page.locator(place).first.tap()
        page.locator("[data-confirm]").wait_for()
        assert page.evaluate(UNSEEN, TO_DO) == []


def test_on_the_smallest_phone_a_refused_bid_leaves_the_page_where_it_is_and_is_whole_above_the_bid(
    open_suggesting: OpenTable,
) -> None:
    page = open_suggesting(size=SMALLEST, has_touch=True)
    learn(page, "for-sale")
    page.locator("[name=amount]").tap()
    page.keyboard.press("Control+a")
    page.keyboard.type("99")
    before = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal-place")).to_be_focused()
    assert page.evaluate("scrollY") == before
    assert page.evaluate(UNSEEN, f"{TO_DO}, .refusal, .refusal *, [data-action-type=bid] label") == []


@pytest.mark.parametrize("game", FIRST_TWO)
def test_on_a_usual_phone_the_coach_is_a_strip_that_grows_and_gives_way_to_who_looks_at_the_board(
    open_suggesting: OpenTable, game: str
) -> None:
    page = open_suggesting(size=(390, 844), has_touch=True, is_mobile=True)
    learn(page, game)
    for _ in range(3):
        settled(page)
        if page.locator("[data-lesson]").count() > 0:
            for part, most in {".actions": 844 * 0.42, "[data-coach]": 60}.items():
                box = page.locator(part).bounding_box()
                assert box is not None
                assert box["height"] <= most, part
            expect(page.locator("[data-unfold]")).to_have_text("More")
            page.locator("[data-unfold]").tap()
            expect(page.locator("[data-unfold]")).to_have_attribute("aria-expanded", "true")
            assert page.evaluate(UNSEEN, f"{TO_DO}, [data-lesson] p, [data-understood]") == []
            page.locator(".board-area").dispatch_event("touchmove")
            expect(page.locator("[data-unfold]")).to_have_text("More")
        act_in_practice(page)


IN_THE_LOWER_ROW = (53, 63)
"""The seed of a play, and the ply after which Ann keeps a piece that has its only place in the lower row."""


def test_on_the_smallest_phone_the_only_place_comes_into_sight_above_the_panel_that_has_the_focus(
    open_table: OpenTable,
) -> None:
    page = open_table(size=SMALLEST, has_touch=True)
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "low"}
    seed, ply = IN_THE_LOWER_ROW
    actions = played("the-estates", setup, Random(seed), until=ply)
    practice = {"person": "Ann", "strength": "default", "reasons": [], "isFirst": True}
    kept = {"game": "the-estates", "start": {"setup": setup}, "actions": actions, "cursor": ply, "practice": practice}
    page.goto(f"{home(page)}/g/{page.evaluate(KEEP, [kept, 'false'])}")
    page.locator(".panel [data-action*=keep]").tap()
    page.wait_for_function(FURTHER, arg=ply)
    expect(page.locator("#turn")).to_be_focused()
    expect(page.locator(".es-rows .es-target")).to_have_count(1)
    page.wait_for_function(TARGET_IN_SIGHT)


CHEQUES_IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector(".fs-offer-cheques").getBoundingClientRect();
    return top + bottom >= 0 && bottom <= document.querySelector(".actions").getBoundingClientRect().top;
}"""
"""Whether the cheques on offer, or their larger part, are on the screen, above the panel."""


def test_on_the_smallest_phone_the_cheques_are_in_sight_once_the_coach_has_been_read(
    open_suggesting: OpenTable,
) -> None:
    page = open_suggesting(size=SMALLEST, has_touch=True)
    learn(page, "for-sale")
    for _ in range(MOST_ACTIONS):
        if page.locator("[data-phase=selling]").count() > 0:
            break
        act_in_practice(page)
    # Beside a long text of the coach there is room for the hand alone: the panel names the cheques.
    page.locator("[data-lesson=selling] [data-unfold]").tap()
    expect(page.locator(".fs-actions")).to_contain_text("for a cheque of")
    page.wait_for_function(TARGET_IN_SIGHT)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    page.locator("[data-understood]").tap()
    page.wait_for_function(CHEQUES_IN_SIGHT)
    page.wait_for_function(TARGET_IN_SIGHT)
