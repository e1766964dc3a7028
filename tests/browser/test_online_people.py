"""What people far away see of their table: who is to act, whose turn it was, clocks, leavers, undo, and the end."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.links import Served, open_link, seat_links, start_by_link, told
from tests.browser.online import PLAYERS, Game, Restartable, at, seated
from tests.browser.support import GONE, bid
from tests.browser.test_online import sleeps, wakes

OpenTable = Callable[..., Page]
ICON = "document.querySelector('link[rel=icon]').href"
HIDE = """hidden => {
    Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def table(service: Restartable) -> Served:
    """A guarded table of For Sale with a referee."""
    return Served(service.url, referee=True)


def passes(table: Served, player: str) -> None:
    table.after({"type": "pass", "player": player})


def bids(table: Served, player: str, amount: int) -> None:
    table.after({"type": "bid", "player": player, "amount": amount})


# --- whose turn -------------------------------------------------------------------------------------------------------


def test_the_title_and_the_icon_say_whose_turn_it_is(join: OpenTable, table: Served) -> None:
    bob = at(join, table, "Bob")
    icon = bob.evaluate(ICON)
    has_icon = f"wanted => {ICON}.startsWith(wanted)"
    expect(bob).to_have_title(re.compile("^Ann to act . For Sale$"))
    bids(table, "Ann", 2)
    expect(bob).to_have_title(re.compile("^● It is your turn . For Sale$"))
    bob.wait_for_function(has_icon, arg="data:image/svg+xml")
    bid(bob, 3)
    expect(bob).to_have_title(re.compile("^Cy to act . For Sale$"))
    bob.wait_for_function(has_icon, arg=icon)
    bob.locator(".brand").click()
    expect(bob).to_have_title(re.compile("^Gavel . the table$"))


def test_it_is_told_who_has_done_what_last(join: OpenTable, table: Served) -> None:
    bob = at(join, table, "Bob")
    bids(table, "Ann", 2)
    expect(bob.locator("[data-last-act]")).to_have_text("Last: Ann bids 2.")


def test_a_screen_reader_says_what_happened_and_that_it_is_ones_turn(join: OpenTable, table: Served) -> None:
    bob = at(join, table, "Bob")
    bids(table, "Ann", 2)
    expect(bob.locator("[data-said]")).to_have_text("Ann bids 2. It is your turn")
    bid(bob, 3)
    expect(bob.locator("[data-said]")).to_have_text("Bob bids 3.")


def test_spectators_and_late_guests_follow_the_table_too(join: OpenTable, table: Served) -> None:
    watching = join()
    open_link(watching, table.link())
    bids(table, "Ann", 2)
    expect(watching.locator("main")).to_have_attribute("data-ply", "1")
    assert watching.locator("[data-calls]").count() == 0
    assert watching.locator("main [data-action]").count() == 0


NOTICES = """() => {
    window.notices = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() {
            window.asked = (window.asked ?? 0) + 1;
            return (this.permission = "granted");
        }
        constructor(title) { window.notices.push(title); }
    };
}"""


def test_who_wants_it_is_called_by_a_notice_and_nobody_is_asked_unasked(join: OpenTable, table: Served) -> None:
    bob = join()
    bob.clock.install()
    bob.evaluate(NOTICES)
    open_link(bob, table.link("Bob"))
    assert bob.evaluate("window.asked") is None
    bob.locator("[data-calls]").click()
    expect(bob.locator("[data-calls]")).to_have_attribute("aria-pressed", "true")
    assert bob.evaluate("window.asked") == 1
    bob.evaluate(HIDE, True)
    bids(table, "Ann", 2)
    with bob.expect_response("**/sealed/views"):
        bob.clock.run_for(40_000)
    bob.wait_for_function("() => notices.length === 1")
    assert bob.evaluate("notices")[0].startswith("● It is your turn")
    bob.evaluate(HIDE, False)
    expect(bob.locator("main")).to_have_attribute("data-actor", "Bob")
    bob.locator("[data-calls]").click()
    bob.locator("[data-calls]").click()
    assert bob.evaluate("window.asked") == 1


# --- leavers ----------------------------------------------------------------------------------------------------------


def test_the_referee_plays_for_who_has_left_and_all_pages_go_on(join: OpenTable, table: Served) -> None:
    referee, bob = at(join, table, "referee"), at(join, table, "Bob")
    referee.locator("[data-referee]").click()
    referee.locator("[data-task=forfeit]").click()
    referee.locator("[name=seat][value=Ann]").check()
    referee.locator("[name=reason]").fill("Has not come back.")
    referee.locator("[data-send]").click()
    expect(bob.locator("[data-forfeited=Ann]")).to_be_visible()
    expect(bob.locator("main")).to_have_attribute("data-actor", "")
    referee.locator("[data-default]").click()
    expect(bob.locator("main")).to_have_attribute("data-actor", "Bob")


# --- undo by consent --------------------------------------------------------------------------------------------------


def test_who_asks_to_go_back_passes_a_link_on_and_the_referee_does_it(join: OpenTable, table: Served) -> None:
    ann, bob, referee = (at(join, table, name) for name in ("Ann", "Bob", "referee"))
    bid(ann, 14)
    for page in (ann, bob, referee):
        expect(page.locator("main")).to_have_attribute("data-ply", "1")
    # Not any 14: that may be the number of a house on offer, too.
    bid_of_14 = bob.locator(".log li").get_by_text("Ann bids 14.", exact=True)
    expect(bid_of_14).to_have_count(1)
    ann.locator("[data-taking-back] summary").click()
    expect(ann.locator("[data-taking-back]")).to_contain_text("key can take something back")
    expect(ann.locator("[data-taking-back] option")).to_have_text(["Ann: bid (14)"])
    link = ann.locator("[data-link-kind=undo] [data-url]").input_value()
    assert table.keys["Ann"] not in link
    open_link(bob, link)
    expect(bob.locator("[data-note=asked-back]")).to_contain_text("Tell the others whether you agree")
    assert bob.locator("[data-note=asked-back] [data-take-back]").count() == 0
    open_link(referee, link)
    expect(referee.locator("[data-note=asked-back]")).to_contain_text("the last actions back: 1")
    for page in (bob, referee):
        expect(page.locator("[data-note=asked-back]")).to_contain_text("Back to before: Ann: bid (14)")
    referee.locator("[data-note=asked-back] [data-take-back]").click()
    for page in (ann, bob, referee):
        expect(page.locator("main")).to_have_attribute("data-ply", "0")
    expect(bob.locator("[data-note=undone]")).to_be_visible()
    expect(bid_of_14).to_have_count(0)
    bid(ann, 1)
    expect(bob.locator("[data-last-act]")).to_have_text("Last: Ann bids 1.")


def test_a_link_that_asks_to_go_back_cannot_lie_about_how_far(join: OpenTable, table: Served) -> None:
    ann, referee = at(join, table, "Ann"), at(join, table, "referee")
    for number, action in enumerate([("Ann", 2), ("Bob", 3), ("Cy", 4)], start=1):
        bids(table, *action)
        expect(ann.locator("main")).to_have_attribute("data-ply", str(number))
    ann.locator("[data-taking-back] summary").click()
    ann.locator("[name=point]").select_option(label="Ann: bid (2)")
    link = ann.locator("[data-link-kind=undo] [data-url]").input_value()
    assert "undo=0" in link
    open_link(referee, link.replace("undo=0", "undo=2"))
    expect(referee.locator("[data-note=asked-back]")).to_contain_text("the last actions back: 3")


def test_everybody_is_shown_that_a_referee_has_opened_the_table(join: OpenTable, table: Served) -> None:
    referee, bob = at(join, table, "referee"), at(join, table, "Bob")
    bids(table, "Ann", 2)
    expect(referee.locator("main")).to_have_attribute("data-ply", "1")
    referee.locator("[data-referee]").click()
    referee.locator("[data-task=correct]").click()
    expect(referee.locator("main")).to_contain_text("everybody at the table is shown that it was opened")
    expect(bob.locator("[data-record=unsealed]")).to_have_count(0)
    referee.locator("[data-uncover]").click()
    shown = "The referee knows what was hidden. Actions before: 1"
    expect(bob.locator("[data-record=unsealed]")).to_have_text(shown)
    expect(referee.locator("[data-record=unsealed]")).to_have_text(shown)


def test_a_referee_chooses_a_point_and_confirms_it(join: OpenTable, table: Served) -> None:
    referee, bob = at(join, table, "referee"), at(join, table, "Bob")
    for number, action in enumerate([("Ann", 2), ("Bob", 3), ("Cy", 4)], start=1):
        bids(table, *action)
        expect(referee.locator("main")).to_have_attribute("data-ply", str(number))
    referee.locator("[data-taking-back] summary").click()
    referee.locator("[name=point]").select_option(label="Bob: bid (3)")
    referee.locator("[data-taking-back] [data-take-back]").click()
    expect(referee.locator("[data-taking-back] [data-take-back]")).to_contain_text("All agree")
    assert told(referee, "ply") == "3"
    referee.locator("[data-taking-back] [data-take-back]").click()
    expect(bob.locator("main")).to_have_attribute("data-ply", "1")
    expect(bob.locator("main")).to_have_attribute("data-actor", "Bob")


def test_the_choice_of_a_point_stays_open_while_others_act_and_is_confirmed_anew(
    join: OpenTable, table: Served
) -> None:
    referee = at(join, table, "referee")
    bids(table, "Ann", 2)
    expect(referee.locator("main")).to_have_attribute("data-ply", "1")
    referee.locator("[data-taking-back] summary").click()
    button = referee.locator("[data-taking-back] [data-take-back]")
    button.press("Enter")
    expect(button).to_contain_text("All agree")
    bids(table, "Bob", 3)
    expect(referee.locator("main")).to_have_attribute("data-ply", "2")
    expect(button).to_be_focused()
    expect(button).to_have_text("Take it back …")


@pytest.mark.parametrize("since", [6, 13])
def test_who_was_away_as_something_was_taken_back_reads_what_was_played_instead(
    join: OpenTable, service: Restartable, since: int
) -> None:
    """What they have seen ends before the last actions that a token remembers, or among them."""
    table = Served(service.url, referee=True)
    tokens = [table.token, *(passed(table) for _ in range(10))]
    away = at(join, table, "Cy", expected=GONE)
    expect(away.locator("main")).to_have_attribute("data-ply", "10")
    sleeps(away)
    table.ask("heads", {"token": tokens[5]}, "referee")
    table.token = tokens[5]
    bids(table, "Cy", 1)
    for _ in range(since - 1):
        passed(table)
    wakes(away)
    expect(away.locator("[data-note=undone]")).to_be_visible()
    shown = away.locator(".log li")
    expect(shown.filter(has_text="The referee knows what was hidden")).to_have_count(1)
    late = at(join, table, "Bob").locator(".log li")
    expect(late.last).to_contain_text("The game is set up.")
    played = [text for text in shown.all_inner_texts() if not text.startswith("The referee")]
    assert played == late.all_inner_texts()


def passed(table: Served) -> str:
    """The token after somebody has passed."""
    player = table.ask("views", {"token": table.token})["to_act"][0]
    return table.after({"type": "pass", "player": player})


# --- the log ----------------------------------------------------------------------------------------------------------


def test_each_reader_has_the_log_in_their_own_language(join: OpenTable, table: Served) -> None:
    readers = {language: at(join, table, "Bob", language=language) for language in ("en", "fr", "de")}
    bids(table, "Ann", 2)
    for language, words in {"en": "Ann bids 2.", "fr": "Ann enchérit à 2.", "de": "Ann bietet 2."}.items():
        expect(readers[language].locator(".log li").first).to_have_text(words)


def test_the_log_is_told_again_in_another_language(join: OpenTable, table: Served) -> None:
    bob = at(join, table, "Bob")
    for number, action in enumerate([("Ann", 2), ("Bob", 3), ("Cy", 4)], start=1):
        bids(table, *action)
        expect(bob.locator("main")).to_have_attribute("data-ply", str(number))
    before = bob.locator(".log li").count()
    bob.locator("[name=language]").select_option("de")
    expect(bob.locator(".log li").first).to_have_text("Cy bietet 4.")
    for place, text in enumerate(("Cy bietet 4.", "Bob bietet 3.", "Ann bietet 2.")):
        expect(bob.locator(".log li").nth(place)).to_have_text(text)
    bob.locator("[name=language]").select_option("en")
    expect(bob.locator(".log li").first).to_have_text("Cy bids 4.")
    expect(bob.locator(".log li")).to_have_count(before)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_comes_with_a_receipt_to_keep_and_to_check(
    join: OpenTable, service: Restartable, tmp_path: Path
) -> None:
    game = Game(seated(join, "for-sale", options={"removed": 27}), service.url, "for-sale", Random(5))
    game.play()
    saved: set[str] = set()
    for name, page in game.people.items():
        page.locator("[data-receipt-box] summary").click()
        with page.expect_download() as download:
            page.locator("[data-download-receipt]").click()
        download.value.save_as(tmp_path / name)
        saved.add((tmp_path / name).read_text())
        page.locator("[data-check-receipt]").click()
        expect(page.locator("[data-checked]")).to_contain_text("in one line only")
    (receipt,) = saved
    verified = game.post("/v1/receipts/verify", {"receipt": receipt})["payload"]
    assert (verified["origin"], verified["guarded"], verified["applied"]) == ("sealed", True, len(game.entered))
    totals = {each["player"]: str(each["total"]) for each in verified["scores"]["standings"]}
    shown = (
        game.people["Bob"]
        .locator("[data-standing]")
        .evaluate_all("all => Object.fromEntries(all.map(each => [each.dataset.standing, each.dataset.total]))")
    )
    assert shown == totals
    assert game.was_played_as_entered()


# --- codes to be scanned ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["for-sale", "auctionland"])
@pytest.mark.parametrize(("size", "scheme"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_a_camera_reads_the_link_from_the_code(
    join: OpenTable, service: Restartable, tmp_path: Path, kind: str, size: tuple[int, int], scheme: str
) -> None:
    """Also of the longest links: those of Auctionland, with a key."""
    page = join(size=size, scheme=scheme, device_scale_factor=2)
    start_by_link(page, kind, players=PLAYERS)
    links = seat_links(page)
    box = page.locator("[data-seat-link='3']")
    box.locator("[data-scan]").click()
    box.locator("dialog svg path").wait_for()
    picture = tmp_path / "code.png"
    page.screenshot(path=picture, scale="device")
    (found,) = zxingcpp.read_barcodes(Image.open(picture))
    assert found.text == links["3"]
