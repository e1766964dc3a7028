"""A mistake some actions back is put right: what followed is judged anew, and the referee decides what is kept."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.support import Json, bid, home, kept_game, played, ply, resume, settled, undo

TRIO = ["Ann", "Bob", "Cy"]
GAME: Json = {"players": TRIO, "seed": "a slip", "options": {"removed": 24}}


def bids(player: str, amount: int) -> Json:
    return {"type": "bid", "player": player, "amount": amount}


def passes(player: str) -> Json:
    return {"type": "pass", "player": player}


ROUND = [bids("Ann", 2), bids("Bob", 4), passes("Cy"), passes("Ann")]
"""Bob has won, and begins the next round; Ann gets half of her 2 back."""
ON = [*ROUND, bids("Bob", 1), passes("Cy")]


def correcting(
    page: Page, actions: list[Json], place: int, *, game: str = "for-sale", setup: Json | None = None
) -> None:
    """From the referee's page to the action that was wrong."""
    resume(page, game, GAME if setup is None else setup, actions, open_to_all=True)
    page.locator("[data-referee]").click()
    page.locator("[data-earlier]").click()
    page.locator("main[data-screen=correcting]").wait_for()
    choose(page, place)


def choose(page: Page, place: int) -> None:
    page.locator("[name=at]").fill(str(place))
    page.locator(f"main[data-stage=choice][data-at='{place}']").wait_for()
    expect(page.locator(f"[data-go-to='{place}']")).to_have_attribute("aria-current", "step")


def replaced_by_a_bid(page: Page, amount: int) -> None:
    page.locator("[data-way=replace]").click()
    bid(page, amount)


def fates(page: Page) -> list[str]:
    """What became of each action, once all is judged and told."""
    page.locator("[data-confirm]").wait_for()
    last = page.locator("[name=at]").get_attribute("max")
    page.locator(f"[data-loaded='{int(last or 0) + 1}']").wait_for()
    return [each.get_attribute("data-fate") or "" for each in page.locator("[data-fate]").all()]


def confirmed(page: Page) -> Json:
    """Take it over; the new game, as it is kept."""
    page.locator("[data-confirm]").click()
    settled(page)
    return kept_game(page)


def all_kept(page: Page) -> list[Json]:
    """Every game that the page keeps."""
    kept: list[Json] = page.evaluate("import('/modules/storage/games.js').then(({ games }) => games())")
    return kept


def test_what_followed_is_kept_where_the_rules_allow_it(table: Page) -> None:
    correcting(table, ON, 1)
    replaced_by_a_bid(table, 3)
    assert fates(table) == ["replaced", "new", "kept", "kept", "changed", "kept", "kept"], (
        "Ann's pass brings another half back"
    )
    expect(table.locator("[data-fate=replaced] del")).to_have_text("Ann bids 2.")
    changed = table.locator("[data-fate=changed]")
    expect(changed).to_contain_text("Now:")
    old = kept_game(table) if "/g/" in table.url else None
    new = confirmed(table)
    assert new["actions"] == [bids("Ann", 3), *ON[1:]]
    assert (ply(table), new["cursor"]) == (6, 6)
    games = {game["id"]: game for game in all_kept(table)}
    assert len(games) == 2, "the old line stays as a game of its own"
    assert new["name"] == "For Sale, corrected from action 1 on"
    assert old is not None
    assert games[old["id"]]["actions"] == ON


def test_the_list_tells_the_corrected_game_from_the_one_before(table: Page) -> None:
    correcting(table, ON, 2)
    replaced_by_a_bid(table, 3)
    fates(table)
    confirmed(table)
    table.goto(home(table))
    games = table.locator(".list-entry")
    expect(games).to_have_count(2)
    new, old = games.all()
    expect(new.locator("h3")).to_have_text("For Sale, corrected from action 2 on")
    expect(new.locator("[data-corrected]")).to_have_count(0)
    expect(old.locator("[data-corrected]")).to_have_text("As it was before action 2 was corrected")
    # Whoever plays it on has it as a game like any other again.
    old.locator("[data-go=resume]").click()
    settled(table)
    undo(table)
    kept_game(table)
    table.goto(home(table))
    table.locator(".list-entry").first.wait_for()
    expect(table.locator("[data-corrected]")).to_have_count(0)


def test_what_is_refused_waits_with_its_rule_for_the_referee(table: Page) -> None:
    correcting(table, ON, 1)
    replaced_by_a_bid(table, 5)
    waiting = table.locator("[data-waiting='1']")
    expect(waiting.locator("[data-code='bid.too-low'] [data-clause]")).to_be_visible()
    expect(waiting).to_contain_text("Bob bids 4.")
    assert table.locator("[data-confirm]").count() == 0
    table.locator("[data-decide=instead]").click()
    bid(table, 6)
    assert fates(table) == ["replaced", "new", "out", "new", "kept", "changed", "kept", "kept"]
    expect(table.locator("[data-fate=out] [data-code='bid.too-low']")).to_be_visible()
    assert confirmed(table)["actions"] == [bids("Ann", 5), bids("Bob", 6), *ON[2:]]


def test_refused_actions_are_left_out_one_by_one_or_all_at_once(table: Page) -> None:
    correcting(table, ON, 2)
    replaced_by_a_bid(table, 3)
    assert "out" not in fates(table)
    table.locator("[data-back]").click()
    table.locator("[data-way=remove]").click()
    # Without Bob's bid it is Bob's turn: Cy's pass comes too early.
    table.locator("[data-waiting='2']").wait_for()
    expect(table.locator(".refused-here > h2")).to_be_focused()
    table.locator("[data-decide=out]").click()
    table.locator("[data-waiting='3']").wait_for()
    table.locator("[data-decide=out-all]").click()
    assert fates(table) == ["removed", *["out"] * 4], "nobody can do any of it while Bob is to act"
    for told in table.locator("[data-fate=out]").all():
        expect(told.locator("[data-code]").first).to_be_visible()


def test_an_action_that_was_forgotten_is_put_in_before(table: Page) -> None:
    without = [ROUND[0], *ROUND[2:3]]
    correcting(table, [bids("Ann", 2), passes("Bob"), bids("Cy", 3)], 2)
    table.locator("[data-way=insert]").click()
    bid(table, 3)
    table.locator("[data-waiting='1']").wait_for()
    table.locator("[data-decide=end]").click()
    assert fates(table) == ["new", "out", "cut"]
    assert confirmed(table)["actions"] == [without[0], bids("Bob", 3)]


def test_what_is_missing_before_a_refused_action_is_put_in_and_nothing_is_left_out(table: Page) -> None:
    later = [bids("Cy", 3), passes("Ann"), bids("Cy", 1)]
    correcting(table, [bids("Ann", 1), passes("Bob"), *later], 2)
    replaced_by_a_bid(table, 2)
    # Bob has to pass again before Cy wins and begins the next round.
    table.locator("[data-waiting='4']").wait_for()
    table.locator("[data-decide=before]").click()
    table.locator("[data-chooser=Bob] [data-action*=pass]").click()
    assert fates(table) == ["replaced", "new", "kept", "changed", "new", "kept"]
    assert confirmed(table)["actions"] == [bids("Ann", 1), bids("Bob", 2), *later[:2], passes("Bob"), later[2]]


def test_the_referee_says_where_the_new_line_ends(table: Page) -> None:
    correcting(table, ON, 1)
    replaced_by_a_bid(table, 3)
    fates(table)
    table.locator("[data-end='3']").evaluate("each => each.click()")
    expect(table.locator("[data-confirm]")).to_contain_text("3")
    assert confirmed(table)["actions"] == [bids("Ann", 3), *ON[1:3]]


def test_nothing_is_changed_before_it_is_confirmed(table: Page) -> None:
    correcting(table, ON, 1)
    replaced_by_a_bid(table, 5)
    table.locator("[data-waiting]").wait_for()
    table.locator("[data-back]").click()
    table.locator("main[data-stage=choice]").wait_for()
    table.locator("[data-back]").click()
    table.locator("main[data-screen=referee]").wait_for()
    table.go_back()
    settled(table)
    assert ply(table) == len(ON)
    assert [game["actions"] for game in all_kept(table)] == [ON]


def test_a_referees_action_can_be_put_in(table: Page) -> None:
    correcting(table, ON, 3)
    table.locator("[data-way=insert]").click()
    table.locator("[data-chooser] [data-referee]").click()
    table.locator("[data-task=penalty]").click()
    table.locator("[name=seat][value=Ann]").check()
    table.locator("[name=points]").fill("2")
    table.locator("[name=reason]").fill("Looked at a card")
    table.locator("[data-send]").click()
    assert fates(table) == ["new", *["kept"] * 4]
    assert confirmed(table)["actions"][2]["type"] == "penalty"


def test_hidden_hands_stay_covered_until_the_referee_says_so(table: Page) -> None:
    resume(table, "for-sale", GAME, ON)
    table.goto(table.url + "/correct")
    expect(table.locator(".sheet [data-uncover]")).to_be_visible()
    assert table.locator(".board-area").count() == 0
    table.locator("[data-uncover]").click()
    expect(table.locator(".board-area")).to_be_visible()


def test_hidden_hands_of_a_real_table_stay_covered_too(table: Page) -> None:
    setup: Json = {"players": TRIO, "dealer": "table"}
    resume(table, "for-sale", setup, played("for-sale", setup, Random(1), 5), open_to_all=True)
    table.locator("[data-referee]").click()
    table.locator("[data-earlier]").click()
    table.locator("[data-uncover]").wait_for()
    assert table.locator(".board-area").count() == 0
    table.locator("[data-uncover]").click()
    expect(table.locator(".board-area")).to_be_visible()


def test_the_hands_of_a_corrected_game_are_no_referees_own(table: Page) -> None:
    actions = played("for-sale", GAME, Random(1))
    place = next(place for place, action in enumerate(actions, 1) if action["type"] == "sell")
    correcting(table, actions[:place], place)
    table.locator("[data-way=replace]").click()
    expect(table.locator("[data-chooser=Ann] .fs-hand h2")).to_have_text("Houses of Ann")
    expect(table.locator(".fs-sign-you")).to_have_count(0)


def test_a_tile_is_moved_in_a_whole_game_and_the_rest_judged_anew(open_table: Any) -> None:
    setup = {"players": TRIO, "seed": "a slip"}
    actions = played("auctionland", setup, Random(3), 60)
    page = open_table()
    place = next(place for place, action in enumerate(actions, 1) if action["type"] == "place" and place > 20)
    correcting(page, actions, place, game="auctionland", setup=setup)
    page.locator("[data-way=replace]").click()
    page.locator("[data-chooser]").wait_for()
    first = page.locator("[data-chooser] .board-area [data-action]").first
    action = json.loads(first.get_attribute("data-action") or "")
    first.click()
    page.locator("[data-confirm], [data-decide=out-all]").first.wait_for()
    if page.locator("[data-decide=out-all]").count() > 0:
        page.locator("[data-decide=out-all]").click()
    told = fates(page)
    assert told[:2] == ["replaced", "new"]
    assert len(told) == len(actions) - place + 2, "each later action is told"
    assert confirmed(page)["actions"][:place] == [*actions[: place - 1], action]
