"""Where things lie on the screen: nothing moves under the pointer, nothing that a turn needs is out of reach."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenTable
from tests.browser.positions import POSITIONS, USUAL, Position, fullest, sit_at
from tests.browser.support import eventually, played, ply, resume, screen, settled, start
from tests.browser.test_accessibility import FINGER, TOO_SMALL

Scene = dict[str, float]

PHONE = (390, 844)
COMMON = (360, 740)
SMALLEST = (360, 640)
NARROWEST = 320
LAPTOP = (1280, 800)
DESK = (1440, 900)
LANGUAGES = ("en", "fr", "de")
WIDTHS = (320, 390, 640, 768, 1024, 1440)


def speak(page: Page, language: str) -> None:
    """Choose the language of the page, and wait until it is spoken."""
    if page.locator(f"html[lang={language}]").count() > 0:
        return
    happened = page.locator("[data-event-type]").first
    before = happened.inner_text()
    page.locator("[name=language]").select_option(language)
    expect(happened).not_to_have_text(before)
    settled(page)


PLACING = [each for each in fullest() if each.phase in ("place", "placing") and each.when == "most"]

SHIFTS = """async place => {
    const rest = place.getBoundingClientRect().top;
    let moved = 0;
    for (let frame = 0; frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        moved += Number(Math.abs(place.getBoundingClientRect().top - rest) > 0.5);
    }
    return moved;
}"""
"""In how many of the next frames a place lies elsewhere than now."""


def moves_while_hovered(page: Page, step: int) -> int:
    """In how many frames a place, one of so many, is not where it was before the pointer came to it."""
    moved = 0
    for place in page.locator(".al-place, .es-rows .es-target").all()[::step]:
        place.scroll_into_view_if_needed()
        page.mouse.move(1, 1)
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        moved += abs((place.bounding_box() or box)["y"] - box["y"]) > 0.5
        moved += place.evaluate(SHIFTS)
    return moved


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", PLACING, ids=str)
def test_nothing_moves_while_a_place_is_looked_at(open_table: OpenTable, position: Position, language: str) -> None:
    page = open_table(language=language, size=PHONE)
    sit_at(page, position)
    # The texts about a place are longest in German.
    assert moves_while_hovered(page, 1 if language == "de" else 4) == 0


# --- all at once, without scrolling ----------------------------------------------------------------------------------

NEEDED = {
    "auctionland": ".al-market, .al-stage, .al-seat, .al-lenses",
    "for-sale": ".fs-market, .fs-hand, .fs-outcome, .fs-seat",
    "the-estates": ".es-block, .es-row, .es-panel, .es-seat",
}

BEYOND = """([selector, height]) => {
    const hasBox = each => getComputedStyle(each).display !== "contents";
    const boxOf = each => hasBox(each) ? each.getBoundingClientRect() : boxOf(each.parentElement);
    return [...document.querySelectorAll(selector)]
        .map(each => [each.className, each.getBoundingClientRect(), boxOf(each.parentElement).right + 1])
        .filter(([, { top, bottom, right }, edge]) => top < 0 || bottom > height || right > edge)
        .map(([name, { top, bottom, right }]) => [name, Math.round(top), Math.round(bottom), Math.round(right)]);
}"""
"""What lies, in part at least, above or below what the screen shows, or beside what it lies in."""


def beyond(page: Page, position: Position) -> dict[str, list[object]]:
    """What a laptop or a desk does not show whole of board, seats and panel, by language and width."""
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator(NEEDED[position.game]).count() > position.players
        for width, height in (LAPTOP, DESK):
            page.set_viewport_size({"width": width, "height": height})
            seen = page.evaluate(BEYOND, [f"{NEEDED[position.game]}, .actions", height])
            found[f"{language}, {width}"] = seen
    return {where: pieces for where, pieces in found.items() if pieces}


@pytest.mark.parametrize("position", [*fullest(), *fullest(USUAL)], ids=str)
def test_a_laptop_and_a_desk_show_board_seats_and_panel_at_once(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=LAPTOP)
    sit_at(page, position)
    assert beyond(page, position) == {}


@pytest.mark.long
@pytest.mark.parametrize("position", fullest(), ids=str)
def test_no_page_is_wider_than_its_screen(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=DESK)
    sit_at(page, position)
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") == width, language


# --- on a phone ------------------------------------------------------------------------------------------------------

TURN = {
    "auctionland": ".al-market, .al-stage, .al-featured",
    "for-sale": ".fs-market, .fs-hand",
    "the-estates": ".es-block, .es-rows, .es-panel",
}
"""What a player looks at in a turn, besides what the others have."""

BOTTOM = """selector => Math.max(
    ...[...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect().bottom + scrollY))"""

SCENE = """() => {
    const panel = document.querySelector(".actions").getBoundingClientRect();
    const { top, bottom } = document.querySelector("[data-here]").getBoundingClientRect();
    return { top, bottom, end: Math.min(panel.top, innerHeight) };
}"""


TARGET_IN_SIGHT = """() => [...document.querySelectorAll("[data-here] [role=button]")].some(each => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector(".actions").getBoundingClientRect().top;
})"""
"""Whether anything in the scene that can be tapped is on the screen, above the panel."""


def scene_where(page: Page, holds: Callable[[Scene], bool]) -> Scene:
    """Where the scene is, to which the page scrolls after it has drawn it: so it is."""
    scene: Scene = eventually(page, lambda: page.evaluate(SCENE), holds)
    assert holds(scene), scene
    return scene


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_on_a_phone_the_panel_is_at_hand_and_the_scene_above_it(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=PHONE)
    sit_at(page, position, open_to_all=False)
    expect(page.locator("#turn")).to_be_in_viewport(ratio=1)
    # All of it is seen, or as much as there is room for, from its beginning.
    scene = scene_where(
        page, lambda at: at["top"] >= -0.5 and (at["bottom"] <= at["end"] + 0.5 or at["top"] < at["end"] / 3)
    )
    # More than a third of the screen is left for the board.
    assert scene["end"] > PHONE[1] / 3
    assert page.evaluate(BOTTOM, TURN[position.game]) <= 2 * PHONE[1]
    assert page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("position", fullest(), ids=str)
def test_scrolling_follows_to_where_the_action_is(open_table: OpenTable, position: Position) -> None:
    page = open_table(size=PHONE)
    sit_at(page, position)
    before = ply(page)
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    # Whoever has read the log down there acts by the panel's own buttons.
    act_in_panel(page)
    page.locator(f"main[data-screen=scores], main:not([data-ply='{before}'])").first.wait_for()
    settled(page)
    if screen(page) == "scores":
        return
    scene_where(page, lambda at: -0.5 <= at["top"] < at["end"])


def act_in_panel(page: Page) -> None:
    """Do the first thing that the panel of actions offers."""
    panel = page.locator(".actions .panel")
    if panel.locator("summary").count() > 0:
        panel.locator("summary").first.click()
    if panel.locator("[data-action-type=bid]").count() > 0:
        panel.locator("[type=submit]").click()
    elif panel.locator("button[data-action]").count() > 0:
        panel.locator("button[data-action]").first.click()
    else:
        page.locator(".fs-hand [data-action]").first.click()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_the_smallest_phone_shows_every_house_for_sale_in_one_row(
    open_table: OpenTable, players: int, language: str
) -> None:
    page = open_table(language=language, size=SMALLEST)
    sit_at(page, Position("for-sale", "buying", "most", 0, players))
    cards = page.locator(".fs-market [data-house]")
    expect(cards).to_have_count(players)
    tops = cards.evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    assert page.evaluate("document.documentElement.scrollWidth") == SMALLEST[0]


BIDS_IN_SIGHT = """() => {
    const end = document.querySelector(".actions").getBoundingClientRect().top;
    return [...document.querySelectorAll(".fs-seat")].filter(seat => {
        const bid = seat.querySelector(".fs-line-bid").getBoundingClientRect();
        return bid.top >= 0 && bid.bottom <= end && bid.width > 1;
    }).map(seat => seat.dataset.seat);
}"""
"""Whose bids are seen on the screen, above the panel."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_every_bid_above_the_panel_and_whose_is_the_highest(open_table: OpenTable, language: str) -> None:
    page = open_table(language=language, size=COMMON)
    players = ["Ann", "Bob", "Cy", "Dee"]
    bids = [{"type": "bid", "player": player, "amount": 2 + at} for at, player in enumerate(players)]
    resume(page, "for-sale", {"players": players, "seed": "a phone"}, bids, open_to_all=True)
    assert eventually(page, lambda: page.evaluate(BIDS_IN_SIGHT), lambda seen: seen == players) == players
    expect(page.locator(".fs-market .fs-high .player-figure")).to_have_attribute("data-initial", "D")
    expect(page.locator(".fs-seat.is-leading")).to_have_attribute("data-seat", "Dee")


BROKEN = """() => {
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.clientWidth === 1) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\\s\\-\u00ad\u200b/\u2013]+/g)) {
            const range = document.createRange();
            // A hyphen that is drawn counts to what follows it.
            range.setStart(text, text.data[index - 1] === "\u00ad" ? index + 1 : index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
            if (new Set(lines).size > 1) found.push(word);
        }
    }
    return found;
}"""
"""The words that do not stand whole in a line, but for hyphens."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_broken_on_the_smallest_phone(open_table: OpenTable, language: str) -> None:
    page = open_table(language=language, size=SMALLEST)
    broken = {}
    for position in fullest(USUAL):
        sit_at(page, position, open_to_all=False)
        for width in (SMALLEST[0], NARROWEST):
            page.set_viewport_size({"width": width, "height": SMALLEST[1]})
            broken[f"{position}, {width}"] = page.evaluate(BROKEN)
    assert {where: words for where, words in broken.items() if words} == {}


def test_whoever_begins_a_turn_of_the_estates_is_asked_first_what_to_offer(open_table: OpenTable) -> None:
    page = open_table(size=PHONE)
    start(page, "the-estates", players=["Ann", "Bob"], seed="a phone", open=True)
    kinds = page.locator(".panel [data-action]").evaluate_all(
        "all => all.map(each => JSON.parse(each.dataset.action).type)"
    )
    assert kinds[0] == "offer"
    assert kinds[-1] == "stow"
    expect(page.locator(".panel [data-action*=stow]")).to_be_in_viewport(ratio=1)


def test_the_highest_bid_of_the_estates_stands_out_with_its_bidders_figure(open_table: OpenTable) -> None:
    page = open_table(size=PHONE)
    actions: list[dict[str, Any]] = [
        {"type": "offer", "player": "Ann", "piece": {"kind": "mayor"}},
        {"type": "bid", "player": "Bob", "amount": 1},
        {"type": "bid", "player": "Cy", "amount": 3},
    ]
    resume(page, "the-estates", {"players": ["Ann", "Bob", "Cy", "Dee"], "seed": "a phone"}, actions, open_to_all=True)
    expect(page.locator(".es-block .high-bid .player-figure")).to_have_attribute("data-initial", "C")
    expect(page.locator("[data-player]:has(.es-seat__doing--leads)")).to_have_attribute("data-player", "Cy")


SMALL_WORDS = """() => {
    const texts = document.createTreeWalker(document.querySelector(".es"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { parentElement: parent, data } = texts.currentNode;
        if (!data.trim() || !(parent instanceof HTMLElement)) continue;
        if (parseFloat(getComputedStyle(parent).fontSize) < 12) found.push(data);
    }
    return found;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_no_word_on_the_board_of_the_estates_is_smaller_than_twelve_pixels(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    for position in ("the-estates-placing-last", "the-estates-bidding-last"):
        sit_at(page, POSITIONS[position])
        assert page.evaluate(SMALL_WORDS) == []


def test_a_laptop_shows_every_seat_of_the_estates_from_the_first_turn_on(open_table: OpenTable) -> None:
    page = open_table(size=LAPTOP)
    resume(page, "the-estates", {"players": ["Ann", "Bob", "Cy", "Dee"], "seed": "seats"}, [])
    expect(page.locator(".es-seat")).to_have_count(4)
    for seat in page.locator(".es-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)


def test_each_free_lot_of_the_estates_is_a_building_site_or_a_meadow(open_table: OpenTable) -> None:
    page = open_table(size=LAPTOP)
    resume(page, "the-estates", {"players": ["Ann", "Bob", "Cy"], "seed": "sites"}, [], open_to_all=True)
    expect(page.locator(".es-lot:not(.es-lot--beyond) .es-site__cord")).to_have_count(12)
    expect(page.locator(".es-lot--beyond .es-site > circle")).to_have_count(18)
    for site in page.locator(".es-site").all():
        assert (site.bounding_box() or {"height": 0})["height"] > 20


@pytest.mark.parametrize("size", [PHONE, COMMON], ids=str)
def test_a_phone_shows_each_piece_to_offer_without_scrolling(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    resume(page, "the-estates", {"players": ["Ann", "Bob", "Cy"], "seed": "offers"}, [], open_to_all=True)
    pieces = page.locator(".es-actions__offer")
    assert pieces.count() == 11
    for piece in pieces.all():
        expect(piece).to_be_in_viewport(ratio=1)
        box = piece.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert pieces.nth(10).inner_text() == "cancel cube"


WHO_HAS_BID = """() => [...document.querySelectorAll("[data-bid-of]")].filter(each => {
    const { top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= document.querySelector(".actions").getBoundingClientRect().top;
}).map(each => [each.dataset.bidOf, each.querySelector("b").textContent])"""


@pytest.mark.parametrize("size", [PHONE, COMMON], ids=str)
def test_a_phone_shows_who_has_bid_what_in_the_estates_above_the_panel(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    actions: list[dict[str, Any]] = [
        {"type": "offer", "player": "Ann", "piece": {"kind": "mayor"}},
        {"type": "bid", "player": "Bob", "amount": 1},
        {"type": "bid", "player": "Cy", "amount": 3},
        {"type": "pass", "player": "Dee"},
    ]
    resume(page, "the-estates", {"players": ["Ann", "Bob", "Cy", "Dee"], "seed": "a phone"}, actions, open_to_all=True)
    wanted = [["Ann", ""], ["Bob", "1"], ["Cy", "3"], ["Dee", "✕"]]
    assert eventually(page, lambda: page.evaluate(WHO_HAS_BID), lambda seen: seen == wanted) == wanted


LOOKS = "({ backgroundColor, color, borderRadius }) => [backgroundColor, color, borderRadius]"


def test_the_highest_bid_looks_the_same_in_each_game_that_names_it(open_table: OpenTable) -> None:
    page = open_table(size=LAPTOP)
    looks = set()
    for game in ("for-sale", "the-estates"):
        setup = {"players": ["Ann", "Bob", "Cy"], "seed": "a bid"}
        actions = played(game, setup, Random(3))
        first = next(at for at, each in enumerate(actions) if each["type"] == "bid")
        resume(page, game, setup, actions[: first + 1], open_to_all=True)
        pill = page.locator(".board-area .high-bid")
        expect(pill.locator(".player-figure")).to_be_visible()
        looks.add(tuple(pill.evaluate(f"each => ({LOOKS})(getComputedStyle(each))")))
    assert len(looks) == 1


def test_a_phone_shows_the_stack_of_auctionland_above_what_the_market_says(open_table: OpenTable) -> None:
    page = open_table(size=COMMON)
    start(page, "auctionland", players=["Ann", "Bob"], seed="a phone", open=True)
    stack, says = (page.locator(f".al-market {each}").bounding_box() for each in (".al-pile", ".al-hint"))
    assert stack
    assert says
    # The tiles below the topmost stand out by four pixels.
    assert stack["y"] + stack["height"] + 4 <= says["y"]


PLACES = """() => {
    const start = document.querySelector(".es").getBoundingClientRect().top;
    return [...document.querySelectorAll(".es-rows, .es-market, .es-supply, .es-players")]
        .map(each => [each.classList[each.classList.length - 1], each.getBoundingClientRect().top - start])
        .sort(([, one], [, other]) => one - other)
        .map(([name]) => name);
}"""
"""The parts of The Estates' table from top to bottom, below what is bid for."""

BLOCK_IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector(".es-block").getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector(".actions").getBoundingClientRect().top;
}"""

ROWS_BELOW_BLOCK = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    return box(".es-row__head").top >= box(".es-block").bottom;
}"""
"""Whether nothing hides the name of the first row."""


@pytest.mark.parametrize("size", [SMALLEST, PHONE], ids=str)
def test_on_a_phone_the_estates_keep_their_places_and_what_is_bid_for_stays_in_sight(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    start(page, "the-estates", players=["Ann", "Bob", "Cy"], seed="places", open=True)
    before = page.evaluate(PLACES)
    assert before == ["es-rows", "es-market", "es-supply", "es-players"]
    page.locator(".es-market .es-target").first.click()
    page.locator("[data-action-type=bid]").wait_for()
    assert page.evaluate(PLACES) == before
    page.wait_for_function(BLOCK_IN_SIGHT)
    page.locator(".es-supply").evaluate("each => each.scrollIntoView({ block: 'start', behavior: 'instant' })")
    page.wait_for_function(BLOCK_IN_SIGHT)
    expect(page.locator("[data-action-type=bid] [type=submit]")).to_be_in_viewport(ratio=1)
    for _ in ("Bob", "Cy"):
        turn = ply(page)
        page.locator("[data-action*=pass]").click()
        page.locator(f"main[data-ply='{turn + 1}']").wait_for()
    settled(page)
    assert page.evaluate(PLACES) == before


def test_whoever_places_on_the_smallest_phone_sees_a_place(open_table: OpenTable) -> None:
    page = open_table(size=SMALLEST)
    for position in PLACING:
        sit_at(page, position)
        page.wait_for_function(TARGET_IN_SIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_piece_and_every_row_to_whoever_places_it(open_table: OpenTable, language: str) -> None:
    page = open_table(size=(390, 844), language=language)
    for position in (each for each in fullest() if (each.game, each.phase) == ("the-estates", "placing")):
        sit_at(page, position)
        page.wait_for_function(BLOCK_IN_SIGHT)
        page.wait_for_function(ROWS_BELOW_BLOCK)
        page.locator(".es-rows").evaluate("each => each.scrollIntoView({ block: 'end', behavior: 'instant' })")
        page.wait_for_function(BLOCK_IN_SIGHT)


SPILLING = """() => [...document.querySelectorAll(".actions button")].filter(button => button.checkVisibility()
    && button.scrollWidth > button.clientWidth + 1 && getComputedStyle(button).overflowX === "visible")
    .map(button => button.textContent.trim())"""
"""The buttons of the panel whose words run out of them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_within_their_buttons_on_a_tablet(open_table: OpenTable, language: str) -> None:
    page = open_table(language=language, size=(768, 1024))
    spilling = {}
    for position in fullest(USUAL):
        sit_at(page, position)
        spilling[str(position)] = page.evaluate(SPILLING)
    assert {where: words for where, words in spilling.items() if words} == {}


ROWS_ABOVE = """() => [...document.querySelectorAll(".es-row")].filter(row => {
    const { top } = row.querySelector(".es-lot").getBoundingClientRect();
    return top >= 0 && top < document.querySelector(".actions").getBoundingClientRect().top;
}).length"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_places_on_the_smallest_phone_sees_all_rows(open_table: OpenTable, language: str) -> None:
    page = open_table(size=SMALLEST, language=language, has_touch=True)
    rows = {"players": ["Ann", "Bob", "Cy"], "seed": "rows"}
    actions = played("the-estates", rows, Random(1))
    resume(page, "the-estates", rows, actions[: [each["type"] for each in actions].index("place")], open_to_all=True)
    assert eventually(page, lambda: page.evaluate(ROWS_ABOVE), lambda seen: seen == 3) == 3
    page.locator(".es-rows .es-target").first.tap()
    page.locator("[data-confirm]").wait_for()
    assert page.evaluate(ROWS_ABOVE) == 3


@pytest.mark.parametrize("size", [SMALLEST, LAPTOP], ids=str)
def test_the_end_says_directly_what_may_follow_and_the_review_has_its_course_before_the_scores(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "end"}
    resume(page, "for-sale", setup, played("for-sale", setup, Random(1)))
    expect(page.locator("[data-go=review]")).to_be_in_viewport(ratio=1)
    expect(page.locator("main .primary")).to_be_in_viewport(ratio=1)
    expect(page.locator(".scoresheet .row:has([data-go=review]) button").first).to_have_text("Play again")
    page.locator("[data-go=review]").click()
    course = page.locator("[data-course]")
    course.wait_for()
    scores = page.locator("[data-scoresheet]").bounding_box()
    above = page.locator(".table-top").bounding_box()
    found = course.bounding_box()
    assert scores is not None
    assert above is not None
    assert found is not None
    assert found["y"] + found["height"] <= scores["y"]
    assert found["y"] - above["y"] - above["height"] >= 8


HELD = ".al-featured, .al-market, .al-stage, .al-seats"
TOPS = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(each => {
    return [each.classList[0] + each.classList.contains("al-featured"), Math.round(each.getBoundingClientRect().top)];
}))"""
LEAST_TILE = 32
"""Pixels at which the icons of a tile can be told apart."""


@pytest.mark.parametrize("players", [3, USUAL])
def test_a_laptops_auctionland_keeps_its_parts_where_they_are_and_the_others_islands_legible(
    open_table: OpenTable, players: int
) -> None:
    page = open_table(size=LAPTOP)
    setup = {"players": ["Ann", "Bob", "Cornelia", "Dee"][:players], "seed": "parts"}
    actions = played("auctionland", setup, Random(3))
    kinds = [each["type"] for each in actions]
    tops = []
    for kind in ("offer", "bid", "claim", "place"):
        resume(page, "auctionland", setup, actions[: kinds.index(kind, len(kinds) // 2)], open_to_all=True)
        tops.append(page.evaluate(TOPS, HELD))
        tiles = page.locator(".al-seats .al-cell").evaluate_all("all => all.map(each => each.clientWidth)")
        assert min(tiles) >= LEAST_TILE
    assert tops == tops[:1] * len(tops)


ROUND_FIVE = 22
"""After so many actions Ann places a cube."""
CUT = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
ONE_LINE = 50
"""A button whose words take two lines is higher."""


@pytest.mark.parametrize("size", [PHONE, (360, 740)])
def test_a_phone_shows_short_names_whole_beside_the_points_that_change(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    page = open_table(size=size, has_touch=True)
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "a review"}
    resume(page, "the-estates", setup, played("the-estates", setup, Random(5))[:ROUND_FIVE], open_to_all=True)
    page.locator(".es-rows .es-target").first.tap()
    page.locator(".es-effect__changes").first.wait_for()
    assert page.locator(".es-effect :is(li, .es-effect__who)").evaluate_all(CUT) == []
    expect(page.locator(".ply")).to_be_hidden()


def test_a_phones_score_sheet_gives_a_sum_the_whole_line(open_table: OpenTable) -> None:
    page = open_table(size=(360, 740))
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "end"}
    resume(page, "the-estates", setup, played("the-estates", setup, Random(1)))
    for building in page.locator(".es-sheet__building").all():
        pieces, total = (building.locator(each).bounding_box() for each in (".es-lying", ".es-sheet__sum"))
        assert pieces
        assert total
        assert total["x"] == pieces["x"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_what_the_winner_of_auctionland_has_counted_below_the_buttons(
    open_table: OpenTable, language: str
) -> None:
    page = open_table(size=(360, 800), language=language)
    setup = {"players": ["Ann", "Bob", "Cornelia", "Dee"], "seed": "log"}
    resume(page, "auctionland", setup, played("auctionland", setup, Random(3)))
    expect(page.locator(".standing .al-sheet [data-line=total]").first).to_be_in_viewport(ratio=1)


def test_a_laptops_buttons_have_their_words_in_one_line(open_table: OpenTable) -> None:
    page = open_table(size=LAPTOP, language="fr")
    resume(page, "for-sale", {"players": ["Ann", "Bob", "Cy"], "seed": "a review"}, [], open_to_all=True)
    for amount in ("5", "10"):
        page.locator("[name=amount]").fill(amount)
        assert page.locator(".bid [type=submit]").evaluate("each => each.clientHeight") < ONE_LINE
    page = open_table(size=LAPTOP)
    sit_at(page, POSITIONS["auctionland-place-most"])
    for button in page.locator(".al-actions .al-turner button").all():
        assert button.evaluate("each => each.clientHeight") < ONE_LINE


OUT = """all => all.filter(each => {
    const [chip, sign, figures] = [each, ...each.children].map(part => part.getBoundingClientRect());
    return Math.min(sign.left, figures.left) < chip.left || figures.right > chip.right;
}).map(each => each.textContent)"""
"""Which chips are narrower than the sign and the figures in them."""
FILL = """list => [...list.children].forEach(chip => {
    chip.className = "al-changes";
    chip.children[1].textContent = "10 → 11";
})"""


@pytest.mark.parametrize("size", [LAPTOP, DESK, PHONE, SMALLEST])
def test_what_a_placement_changes_stays_within_its_chip(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    sit_at(page, POSITIONS["auctionland-place-last"])
    page.locator(".al-place").first.focus()
    page.locator(".al-changes").first.wait_for()
    # As wide as they can be: an island may count more than nine.
    page.locator(".al-effect").evaluate(FILL)
    assert page.locator(".al-effect li").evaluate_all(OUT) == []


FRAMED = """all => all.filter(each => {
    const [ground, words] = [each.parentElement, each].map(part => part.getBoundingClientRect());
    const frame = 1.5;
    return words.top < ground.top + frame || words.bottom > ground.bottom - frame;
}).map(each => each.textContent)"""
"""Which words on the ground of a lot reach over its frame."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_lot_for_one_floor_shows_its_number_within_its_frame(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    sit_at(page, POSITIONS["the-estates-bidding-last"])
    words = page.locator(".es-ground:has(small) > *")
    assert words.count() > 0
    assert words.evaluate_all(FRAMED) == []


SCROLLS = """() => [...document.querySelectorAll("main *")].filter(each => each.scrollHeight > each.clientHeight
    && ["auto", "scroll"].includes(getComputedStyle(each).overflowY)).map(each => each.className)"""
"""What of a page scrolls by itself, downwards."""
TWO_SCREENS = 1_600


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_the_end_of_a_game_is_short_on_a_phone_and_opens_without_a_box_that_scrolls(
    open_table: OpenTable, game: str
) -> None:
    page = open_table(size=PHONE, has_touch=True)
    setup = {"players": ["Ann", "Bob", "Cy", "Dee"], "seed": "ends"}
    resume(page, game, setup, played(game, setup, Random(3)))
    expect(page.locator("[data-standing]")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollHeight") < TWO_SCREENS
    for each in page.locator(".standing summary, .log summary").all():
        each.tap()
    expect(page.locator(".breakdown").last).to_be_visible()
    expect(page.locator("[data-event-type]").last).to_be_visible()
    assert page.evaluate(SCROLLS) == []


def test_the_review_on_a_phone_has_the_winner_s_lines_open_alone(open_table: OpenTable) -> None:
    page = open_table(size=PHONE, has_touch=True)
    setup = {"players": ["Ann", "Bob", "Cy", "Dee"], "seed": "ends"}
    resume(page, "the-estates", setup, played("the-estates", setup, Random(3)))
    page.locator("[data-go=review]").tap()
    expect(page.locator("[data-standing]")).to_have_count(4)
    expect(page.locator(".standing > [open]")).to_have_count(1)
    expect(page.locator(".standing.winner .breakdown")).to_be_visible()


def test_open_cheques_have_all_the_width_of_a_seat_on_a_phone(open_table: OpenTable) -> None:
    page = open_table(size=PHONE)
    setup = {"players": ["Ann", "Bob", "Cy"], "seed": "cheques"}
    actions = played("for-sale", setup, Random(3))
    last = max(index for index, each in enumerate(actions) if each["type"] == "sell")
    resume(page, "for-sale", setup, actions[: last - 4], open_to_all=True)
    for pile in page.locator(".fs-seat .fs-line-cheques .fs-pile").all():
        cheques = [each.bounding_box() for each in pile.locator("> *").all()]
        assert len(cheques) >= 8
        assert len({each["y"] for each in cheques if each}) <= 2
