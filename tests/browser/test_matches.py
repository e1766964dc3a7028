"""Matches: several games on one page, with what is carried over, who begins, and how it stands, as the service says."""

from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.support import Json, home, kept_game, played, resume, settled

GAME = "the-estates"
TRIO = ["Ann", "Bob", "Cy"]

PUT = "kept => import('/modules/storage/games.js').then(({ put }) => put(kept))"


def begin_match(page: Page, rounds: int = 3, **options: str) -> None:
    """A new match of three, through the form."""
    page.goto(home(page) + f"/match/{GAME}")
    form = page.locator("[data-match-form]")
    form.locator("[name=rounds]").fill(str(rounds))
    if options:
        form.locator("[data-match-options] summary").click()
    for name, value in options.items():
        form.locator(f"[name=option-{name}]").select_option(value)
    page.locator("[data-begin-match]").click()
    page.locator("[data-next-game='1']").wait_for()


def begin_next(page: Page, number: int) -> Json:
    """Begin the next game of the match; the game as it is kept."""
    page.locator(f"[data-next-game='{number}'] [data-begin-next]").click()
    settled(page)
    return kept_game(page)


def finish(page: Page, kept: Json, seed: int, *, forfeits: str | None = None) -> Json:
    """Play a kept game to its end, by the rules, at which somebody may forfeit; its final scoresheet."""
    actions = played(GAME, kept["start"]["setup"], Random(seed))
    if forfeits is not None:
        actions.append({"type": "forfeit", "player": "referee", "seat": forfeits, "reason": "Had to leave."})
    page.evaluate(
        PUT, {**kept, "actions": actions, "cursor": len(actions), "finished": True, "changed": kept["changed"] + 1}
    )
    answer = page.request.post(f"/v1/games/{GAME}/replays", data={**kept["start"], "actions": actions}).json()
    scores: Json = answer["position"]["scores"]
    return scores


def to_match(page: Page) -> None:
    page.goto(home(page) + f"/match/{GAME}")
    page.locator("[data-match]").wait_for()


def judged(page: Page, rounds: int, results: list[Json], **options: str) -> Json:
    """What the service says of a match."""
    body = {"rounds": rounds, "results": results, "options": options}
    standings: Json = page.request.post(f"/v1/games/{GAME}/matches", data=body).json()
    return standings


def shows(page: Page, standings: Json) -> None:
    """The page shows exactly these standings."""
    expect(page.locator("[data-standing]")).to_have_count(len(standings["standings"]))
    for standing in standings["standings"]:
        row = page.locator(f"[data-standing='{standing['player']}']")
        expect(row).to_have_attribute("data-total", str(standing["total"]))
        expect(row).to_have_attribute("data-wins", str(standing["wins"]))
        if standings["cash"] is not None:
            expect(row.locator("[data-cash]")).to_have_attribute(
                "data-cash", str(standings["cash"][standing["player"]])
            )


def test_a_match_is_played_to_its_end_with_the_money_carried_over(table: Page) -> None:
    begin_match(table, 3, next_starter="loser")
    results: list[Json] = []
    standings: Json = {"over": False}
    while not standings["over"]:
        number = len(results) + 1
        kept = begin_next(table, number)
        assert kept["name"] == f"The Estates, game {number} of the match"
        if results:
            assert kept["start"]["setup"]["cash"] == standings["cash"]
            assert kept["start"]["setup"]["first_player"] == standings["first_player"]
        results.append(finish(table, kept, 10 + number))
        standings = judged(table, 3, results, next_starter="loser")
        to_match(table)
        shows(table, standings)
        expect(table.locator("[data-match-game]")).to_have_count(number)
        if not standings["over"]:
            expect(table.locator("[data-first-due]")).to_have_attribute("data-first-due", standings["first_player"])
    assert 2 <= len(results) <= 3
    assert table.locator("[data-next-game]").count() == 0
    expect(table.locator("[data-winners]")).to_have_attribute("data-winners", " ".join(standings["winners"]))
    assert table.locator("[data-wrong-cash]").count() == 0


def test_whoever_has_forfeited_a_game_plays_no_further_one(table: Page) -> None:
    begin_match(table, 3, next_starter="loser")
    # Where Ann has won the first game, she wins the match by two wins.
    first, seeds = begin_next(table, 1), count(11)
    results = [finish(table, first, next(seeds), forfeits="Bob")]
    while results[0]["winners"] != ["Cy"]:
        results = [finish(table, first, next(seeds), forfeits="Bob")]
    standings = judged(table, 3, results, next_starter="loser")
    assert standings["cash"] == {"Ann": 12, "Cy": 12}
    to_match(table)
    expect(table.locator("[data-standing=Bob] [data-left-in='1']")).to_have_text("left in game 1")
    second = begin_next(table, 2)
    assert second["start"]["setup"]["players"] == ["Ann", "Cy"]
    assert second["start"]["setup"]["cash"] == {"Ann": 12, "Cy": 12}
    finish(table, second, 12, forfeits="Cy")
    to_match(table)
    expect(table.locator("[data-winners]")).to_have_attribute("data-winners", "Ann")
    expect(table.locator("[data-winners]")).to_contain_text("because somebody has forfeited")
    assert table.locator("[data-next-game]").count() == 0


def test_all_columns_of_a_match_are_in_sight_on_a_phone(open_table: Any) -> None:
    page = open_table(size=(360, 740), has_touch=True)
    begin_match(page)
    finish(page, begin_next(page, 1), 11)
    to_match(page)
    expect(page.locator("[data-standing]")).to_have_count(3)
    table = page.locator(".figures-table")
    assert table.evaluate("each => each.offsetWidth <= each.parentElement.clientWidth")
    expect(table.locator("thead th").last).to_have_text("Carried over")


def test_a_game_of_a_match_leads_to_it_while_it_is_played_and_the_match_leads_back(table: Page) -> None:
    begin_match(table)
    begin_next(table, 1)
    table.locator("main[data-screen=play] [data-go=match]").click()
    table.locator("[data-match-game][data-finished=false]").wait_for()
    table.locator("[data-back]").click()
    table.locator("main[data-screen=start]").wait_for()


def test_who_begins_is_drawn_where_the_rulebook_has_it_so(table: Page) -> None:
    begin_match(table)
    kept = begin_next(table, 1)
    assert kept["start"]["setup"]["first_player"] == {"draw": True}
    to_match(table)
    expect(table.locator("[data-match-game][data-finished=false]")).to_be_visible()
    assert table.locator("[data-next-game]").count() == 0, "one game after the other"
    table.locator("[data-go-on]").click()
    settled(table)
    finish(table, kept, 1)
    table.reload()
    table.locator("main[data-screen=scores] [data-go=match]").click()
    table.locator("[data-next-game='2']").wait_for()
    expect(table.locator("[data-next-game='2']").get_by_text("is drawn"), "and says so once").to_have_count(1)


def test_a_game_that_began_with_other_money_is_told(table: Page) -> None:
    begin_match(table)
    finish(table, begin_next(table, 1), 1)
    setup = {"players": TRIO, "seed": "elsewhere"}
    resume(table, GAME, setup, played(GAME, setup, Random(7)))
    table.evaluate(
        """async id => {
        const { game, put } = await import("/modules/storage/games.js");
        await put({ ...(await game(id)), finished: true });
    }""",
        table.url.partition("/g/")[2],
    )
    to_match(table)
    table.locator("[name=add-game]").select_option(index=1)
    expect(table.locator("[data-match-game]")).to_have_count(2)
    expect(table.locator("[data-wrong-cash]")).to_be_visible()
    table.locator("[data-remove]").last.click()
    expect(table.locator("[data-match-game]")).to_have_count(1)


def test_a_game_that_was_deleted_still_counts(table: Page) -> None:
    begin_match(table)
    kept = begin_next(table, 1)
    scores = finish(table, kept, 1)
    to_match(table)
    shows(table, judged(table, 3, [scores]))
    table.locator("[data-next-game='2'] [data-begin-next]").click()
    settled(table)
    table.evaluate("id => import('/modules/storage/games.js').then(({ remove }) => remove(id))", kept["id"])
    to_match(table)
    shows(table, judged(table, 3, [scores]))
    expect(table.locator("[data-match-game]").first).to_contain_text("no longer has the game")


def test_a_match_at_a_real_table_asks_what_lies_open(table: Page) -> None:
    begin_match(table)
    form = table.locator("[data-next-game='1']")
    form.locator("[name=next-dealer]").select_option("table")
    form.locator("[data-begin-next]").click()
    expect(form.locator(".deal [data-errors]")).to_be_visible()


def test_matches_stand_side_by_side_and_are_forgotten_one_by_one(table: Page) -> None:
    begin_match(table, 2)
    table.locator("[data-new-match]").click()
    table.locator("[data-begin-match]").click()
    expect(table.locator("[name=match] option")).to_have_count(2)
    table.locator("[data-drop-match]").click()
    table.locator("[data-drop-anyway]").click()
    expect(table.locator("[name=match]")).to_have_count(0)
    table.locator("[data-match]").wait_for()


def test_the_way_to_a_match_is_in_the_setup_of_games_that_have_them(open_table: Any) -> None:
    page = open_table(url="/table/new/the-estates")
    page.locator("[data-go=match]").click()
    page.locator("main[data-screen=match]").wait_for()
    assert page.url.endswith("/match/the-estates")
    page.goto(home(page) + "/match/for-sale")
    expect(page.locator("main")).to_contain_text("not played in matches")
    page.goto(home(page) + "/new/for-sale")
    page.locator("[data-start]").wait_for()
    assert page.locator("[data-go=match]").count() == 0
