"""What a desk shows at once, without scrolling, since it is wide."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.links import Served
from tests.browser.online import Restartable, at
from tests.browser.positions import USUAL, fullest, sit_at
from tests.browser.support import Json, choose_game, open_more, played, resume

LAPTOP, SQUARE, DESK = (1280, 800), (1280, 1000), (1600, 900)
GAMES = ("for-sale", "the-estates", "auctionland")
TRIO: Json = {"players": ["Ann", "Bob", "Cy"], "seed": "a desk"}


def box(place: Locator) -> dict[str, float]:
    """Where a place is on the screen, with its bottom and right edge."""
    found: dict[str, float] = place.evaluate("each => each.getBoundingClientRect().toJSON()")
    return found


def finished(page: Page, game: str) -> None:
    """A finished game of three."""
    resume(page, game, TRIO, played(game, TRIO, Random(3)))


def test_the_first_screen_names_what_one_can_do_here_and_shows_organisers_their_way(sit_down: Any) -> None:
    page = sit_down(size=(1280, 800))
    for each in ("Learn", "referee", "count", "tournament"):
        expect(page.locator(".welcome p")).to_contain_text(each)
    for way in ("[data-go=tournament]", "[data-go=import]"):
        expect(page.locator(way)).to_be_in_viewport(ratio=1)


def test_a_setup_shows_the_players_the_places_and_more_above_its_bar(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    choose_game(page, "for-sale")
    bar = box(page.locator("[data-setup] > .row.end"))
    for place in ("[name=player-3]", "[name=place][value=opponents]", "[name=open]", "[data-more] > summary"):
        assert box(page.locator(place))["bottom"] <= bar["top"], place


@pytest.mark.parametrize("game", GAMES)
def test_what_a_setup_keeps_under_more_stands_two_by_two(open_table: Any, game: str) -> None:
    page = open_table(size=LAPTOP)
    choose_game(page, game)
    open_more(page)
    page.locator("[data-options] > summary").click()
    first, second = (box(page.locator(".option").nth(each)) for each in (0, 1))
    assert first["top"] == second["top"]
    assert first["right"] <= second["left"]
    first, second = (box(page.locator("[data-more] > .field").nth(each)) for each in (0, 1))
    assert first["top"] == second["top"]
    assert first["right"] <= second["left"]
    assert second["right"] <= box(page.locator("[data-more]"))["right"]


@pytest.mark.parametrize("game", ["for-sale", "auctionland"])
def test_a_score_pad_stands_beside_what_shapes_it(open_table: Any, game: str) -> None:
    page = open_table(size=LAPTOP)
    page.locator(f"[data-game={game}] [data-go=pad]").click()
    setup, pad = box(page.locator(".pad-setup")), box(page.locator(".pad-form"))
    assert pad["left"] >= setup["right"]
    assert pad["top"] < LAPTOP[1] / 2


def test_the_score_pad_of_the_estates_has_three_rows_of_ten_lots_over_all_the_width(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    page.locator("[data-game=the-estates] [data-go=pad]").click()
    setup, pad = box(page.locator(".pad-setup")), box(page.locator(".pad-form"))
    assert pad["left"] == setup["left"]
    assert pad["right"] == setup["right"] > 0.9 * LAPTOP[0]
    # What shapes it stands above in few lines, so that the first row is on the first screen.
    assert setup["bottom"] <= pad["top"]
    expect(page.locator(".es-row").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, DESK])
@pytest.mark.parametrize("game", ["for-sale", "the-estates"])
def test_a_review_shows_the_steps_and_the_whole_board(open_table: Any, game: str, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    finished(page, game)
    page.locator("[data-go=review]").click()
    page.locator("[name=at]").focus()
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".round")).to_be_visible()
    for place in (".stepping", ".board-area"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_shows_as_much_as_there_is_room_for_beside_the_board(open_table: Any, game: str) -> None:
    page = open_table(size=SQUARE)
    resume(page, game, TRIO, played(game, TRIO, Random(3), until=12))
    board, log = box(page.locator(".board-area")), box(page.locator(".log"))
    hidden = page.locator(".events").evaluate("each => each.scrollHeight - each.clientHeight")
    assert log["bottom"] <= board["bottom"]
    assert hidden <= 1 or log["bottom"] > board["bottom"] - 16


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 768), LAPTOP, DESK])
def test_at_the_end_the_table_stays_beside_who_has_won(open_table: Any, size: tuple[int, int], game: str) -> None:
    page = open_table(size=size)
    finished(page, game)
    table, result = box(page.locator(".last-look")), box(page.locator("[data-scoresheet]"))
    assert table["top"] == result["top"] < 130
    assert table["right"] < result["left"]
    for place in (".verdict", "[data-totals]", "main .primary", "[data-go=review]"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") < 1_800
    for each in page.locator(".standing summary").all()[1:]:
        each.click()
    expect(page.locator(".breakdown").last).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    assert page.locator(".standing, .breakdown").evaluate_all(cut) == 0


@pytest.mark.parametrize("size", [LAPTOP, (360, 740)])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_who_has_won_stands_highest_between_the_others(
    open_table: Any, game: str, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    finished(page, game)
    expect(page.locator(".podium")).to_be_in_viewport(ratio=1)
    first, second, third = page.locator(".podium > li").all()
    steps = [box(each.locator("b")) for each in (first, second, third)]
    assert steps[1]["right"] < steps[0]["left"] < steps[0]["right"] < steps[2]["left"]
    assert steps[0]["top"] < steps[1]["top"] <= steps[2]["top"]
    assert len({each["bottom"] for each in steps}) == 1
    cut = "all => all.filter(each => each.scrollHeight > each.clientHeight).length"
    assert page.locator(".podium b").evaluate_all(cut) == 0
    for badge in page.locator(".rank").all():
        assert box(badge)["width"] == box(badge)["height"]


def test_at_the_end_of_for_sale_all_sums_stand_below_each_other(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    finished(page, "for-sale")
    coins = [each.inner_text() for each in page.locator(".fs-sums > :nth-child(2) dd").all()]
    assert len({len(each) for each in coins}) > 1, "as many coins everywhere would show nothing"
    for column in ("1", "2", "3"):
        edges = [box(each)["right"] for each in page.locator(f".fs-sums > :nth-child({column})").all()]
        assert max(edges) - min(edges) < 1
    # Ten cheques lie in two rows of five.
    for spread in page.locator(".fs-spread").all():
        assert len({box(each)["top"] for each in spread.locator("> li").all()}) == 2


def test_a_deal_begins_with_who_made_it_on_each_line(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    actions = played("for-sale", TRIO, Random(3))
    selling = [each["type"] for each in actions].index("sell")
    resume(page, "for-sale", TRIO, actions[:selling])
    for deal in page.locator("[data-outcome]").all():
        figure, *others = [box(each)["left"] for each in deal.locator("> *").all()]
        assert all(figure < other for other in others)
        assert "\n" not in deal.locator("b").inner_text()


def test_at_the_end_four_islands_stand_side_by_side(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    four: Json = {"players": ["Ann", "Bob", "Cornelia", "Dee"], "seed": "pictures"}
    resume(page, "auctionland", four, played("auctionland", four, Random(3)))
    assert len({box(each)["top"] for each in page.locator(".last-look .al-seat").all()}) == 1


def test_who_has_won_stands_in_one_line_and_no_total_leaves_its_player(open_table: Any) -> None:
    page = open_table(size=LAPTOP, language="de")
    four: Json = {"players": ["Ann", "Bob", "Cornelia", "Dee"], "seed": "pictures"}
    resume(page, "auctionland", four, played("auctionland", four, Random(3)))
    expect(page.locator(".verdict h1")).to_have_text("Cornelia gewinnt")
    height = "each => each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight)"
    assert page.locator(".verdict h1").evaluate(height) < 1.5
    assert "Dee\N{NO-BREAK SPACE}82" in (page.locator("[data-totals]").text_content() or "")


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_of_three_players_stand_side_by_side_in_the_review(open_table: Any, game: str) -> None:
    page = open_table(size=LAPTOP)
    finished(page, game)
    page.locator("[data-go=review]").click()
    sheets = page.locator(".standing")
    sheets.last.wait_for()
    assert len({box(sheets.nth(place))["top"] for place in range(3)}) == 1
    for each in sheets.locator(".breakdown").all():
        expect(each).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == LAPTOP[0]
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    assert sheets.locator(".breakdown").evaluate_all(cut) == 0


def test_the_seats_of_the_estates_leave_no_hole_below_the_stocks(open_table: Any) -> None:
    page = open_table(size=SQUARE)
    resume(page, "the-estates", TRIO, played("the-estates", TRIO, Random(3), until=12))
    stocks = [box(each)["bottom"] for each in page.locator(".es-stocks > *").all()]
    seats = page.locator(".es-seat")
    assert box(seats.first)["top"] - max(stocks) < 16
    assert abs(box(seats.last)["bottom"] - box(page.locator(".es-rows"))["bottom"]) <= 1


def test_the_standings_of_a_tournament_are_in_sight_while_results_come_in(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    page.locator("[data-go=tournament]").click()
    page.locator("[name=results-text]").fill("table,player,place,total\nOne,Ann,1,31\nOne,Bob,2,28\n")
    page.locator("[data-add-text]").click()
    for place in ("[data-ranked=Bob]", "[data-table=One]", "[name=results-text]", "[data-added]"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, SQUARE, DESK])
def test_the_board_of_the_estates_is_as_high_as_the_screen_allows(open_table: Any, size: tuple[int, int]) -> None:
    page = open_table(size=size)
    for position in (each for each in fullest(USUAL) if each.game == "the-estates"):
        sit_at(page, position, open_to_all=False)
        assert size[1] - 32 < box(page.locator(".board-area"))["bottom"] <= size[1], position


LEAST_HOUSE = {3: 56, USUAL: 80}
"""Pixels that a house in the hand is wide at least: three players hold ten each, four hold seven."""


@pytest.mark.parametrize("count", [3, USUAL])
def test_the_houses_to_choose_from_are_large_and_the_seats_below_in_sight(open_table: Any, count: int) -> None:
    page = open_table(size=LAPTOP)
    setup = {"players": ["Ann", "Bob", "Cy", "Dee"][:count], "seed": "a desk"}
    actions = played("for-sale", setup, Random(3))
    selling = [each["type"] for each in actions].index("sell")
    resume(page, "for-sale", setup, actions[:selling], open_to_all=True)
    houses = [box(each) for each in page.locator(".fs-hand .fs-playable").all()]
    assert min(house["width"] for house in houses) >= LEAST_HOUSE[count]
    # They lie in one row, and of each that another lies over more than half is seen.
    assert len({house["y"] for house in houses}) == 1
    assert all(other["x"] - one["x"] > one["width"] / 2 for one, other in pairwise(houses))
    for place in page.locator(".fs-market, .fs-offer > li, .fs-hand, .fs-seat").all():
        expect(place).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_three_players_see_most_of_each_of_their_ten_houses_beside_the_latest_deals(
    open_table: Any, size: tuple[int, int]
) -> None:
    page = open_table(size=size)
    actions = played("for-sale", TRIO, Random(3))
    selling = [each["type"] for each in actions].index("sell")
    resume(page, "for-sale", TRIO, actions[:selling], open_to_all=True)
    houses = [box(each) for each in page.locator(".fs-hand .fs-playable").all()]
    assert len(houses) == 10
    assert min(other["x"] - one["x"] for one, other in pairwise(houses)) >= 54
    assert min(each["width"] for each in houses) >= 80
    for place in page.locator(".fs-outcome, .fs-near, .fs-market, .fs-offer > li").all():
        expect(place).to_be_in_viewport(ratio=1)


def test_the_island_of_a_single_opponent_has_the_line_for_itself(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    setup = {"players": ["Ann", "Bob"], "seed": "a desk"}
    resume(page, "auctionland", setup, played("auctionland", setup, Random(3))[:42], open_to_all=True)
    seat, sea = (page.locator(f".al-seats {each}") for each in (".al-seat", ".al-sea"))
    assert box(sea)["width"] > box(seat)["width"] / 2
    expect(seat).to_be_in_viewport(ratio=1)


TILE_ON_OFFER = 80
"""Pixels that a tile of the market is wide at least."""


@pytest.mark.parametrize("count", [2, 3, USUAL])
def test_the_tiles_to_choose_from_are_large_and_the_other_seats_in_sight(open_table: Any, count: int) -> None:
    page = open_table(size=LAPTOP)
    setup = {"players": ["Ann", "Bob", "Cy", "Dee"][:count], "seed": "a desk"}
    resume(page, "auctionland", setup, played("auctionland", setup, Random(3))[:30], open_to_all=True)
    assert min(box(tile)["width"] for tile in page.locator(".al-stall .al-tile").all()) >= TILE_ON_OFFER
    for place in page.locator(".al-market, .al-stage, .al-stage .player-figure, .al-seat").all():
        expect(place).to_be_in_viewport(ratio=1)


def test_the_first_tile_of_an_island_comes_to_lie_where_it_was_shown(open_table: Any) -> None:
    page = open_table(size=LAPTOP)
    setup = {"players": ["Ann", "Bob"], "seed": "a desk"}
    resume(page, "auctionland", setup, played("auctionland", setup, Random(3))[:1], open_to_all=True)
    shown = box(page.locator(".al-place"))
    page.locator(".al-place").click()
    lies = page.locator(".al-seat[data-seat=Ann] [data-tile]")
    lies.wait_for()
    assert [round(box(lies)[edge] + box(lies)[size] / 2) for edge, size in (("x", "width"), ("y", "height"))] == [
        round(shown[edge] + shown[size] / 2) for edge, size in (("x", "width"), ("y", "height"))
    ]


HOUSE_ON_OFFER = 150
"""Pixels that each of four houses on offer is wide at least."""


def test_the_players_of_for_sale_sit_around_large_houses(join: Any, service: Restartable) -> None:
    table = Served(service.url, players=["Ann", "Bob", "Cy", "Dee"])
    page = at(join, table, "Bob", size=LAPTOP)
    offer, market = page.locator(".fs-offer > li"), box(page.locator(".fs-market"))
    assert min(box(each)["width"] for each in offer.all()) >= HOUSE_ON_OFFER
    assert box(page.locator(".fs-seat[data-seat=Bob]"))["top"] >= market["bottom"]
    others = [box(page.locator(f".fs-seat[data-seat={name}]")) for name in ("Cy", "Dee", "Ann")]
    assert all(each["bottom"] <= market["top"] for each in others)
    assert others == sorted(others, key=lambda each: each["left"])
    page.locator(".presence").wait_for()
    assert box(page.locator(".board-area"))["bottom"] <= LAPTOP[1]
