"""The plain table: any game that the service has and the page has no folder for, played to its end in a browser."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from gavel.checking.beginnings import write_game
from tests.browser.links import People, move_link, open_link, play_by_link, seat_links, start_by_link, told, until_moved
from tests.browser.support import MINE, choose_game, fill_setup, open_at, practise, reveal, screen, settled, take_device
from tests.sealing.table import key_file
from tests.support.packages import installed
from tests.support.plugins import EXAMPLES, install
from tests.support.serving import served, suggesting

OpenTable = Callable[..., Page]
Screenshot = Callable[..., None]

WEB = Path(__file__).parents[2] / "clients" / "web"
PAIR = ["Ann", "Bob"]
DESKTOP, PHONE = (1280, 800), (390, 844)

TRADE = {
    'The counters taken."))\n': 'The counters taken."))\n    own: list[list[int]] = declare.each('
    'declare.cards("Cards.", names=("red", "dark_blue")), seen=declare.OWNER)\n',
    "    state.heap, state.turn =": "    state.own = [[0, 1] for _player in state.ids]\n    state.heap, state.turn =",
    '[("take", seat, declare.Range(1, min(state.rules.most, state.heap)))]': '[("take", seat, colour, counters)'
    ' for colour in ("red", "dark_blue") for counters in range(1, min(state.rules.most, state.heap) + 1)]',
    "_type, seat, counters = move": "_type, seat, _colour, counters = move",
    '"counters": declare.ranged(': '"colour": declare.figure(declare.Word(("red", "dark_blue"), about="A colour.")),'
    ' "counters": declare.figure(',
}
"""What makes of the game that `gavel new-game` writes one with cards in hand and two figures in an action."""

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""By how many pixels a page is wider than its window."""

SMALL = """() => [...document.querySelectorAll("main button")]
    .filter(each => each.checkVisibility() && Math.min(each.offsetWidth, each.offsetHeight) < 44)
    .map(each => each.outerHTML)"""
"""The buttons that are smaller than a fingertip."""

AUDIT = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}"""


@pytest.fixture(scope="module")
def other_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service with keys and more games: Goofspiel, what `gavel new-game` writes, and what TRADE makes of that."""
    path = tmp_path_factory.mktemp("installed")
    install(EXAMPLES / "goofspiel", path)
    begun = tmp_path_factory.mktemp("begun")
    install(write_game("heap", begun), path)
    install(trade(write_game("trade", begun)), path)
    with served(PYTHONPATH=str(path), PYTHONDONTWRITEBYTECODE="1", GAVEL_KEYS=key_file(), GAVEL_GAMES="") as url:
        yield url


def trade(distribution: Path) -> Path:
    """The distribution, with the rules changed as TRADE says."""
    rules = distribution / "trade" / "__init__.py"
    text = rules.read_text()
    for before, after in TRADE.items():
        assert before in text
        text = text.replace(before, after)
    rules.write_text(text)
    return distribution


@pytest.fixture
def play(open_table: OpenTable, other_games: str) -> OpenTable:
    """A function that begins a game at that service: its id, what to fill in, and how to open the page."""

    def begun(game: str, wishes: dict[str, Any], **more: Any) -> Page:
        page = open_at(open_table, other_games, **{"size": DESKTOP, **more})
        choose_game(page, game)
        fill_setup(page, game, **{"players": PAIR, **wishes})
        page.locator("[data-start]").click()
        page.locator(".plain-board").wait_for()
        return page

    return begun


@pytest.fixture
def practise_goofspiel(open_table: OpenTable, tmp_path: Path) -> Iterator[Page]:
    """A game of Goofspiel against an opponent, of whose service nothing else is asked."""
    install(EXAMPLES / "goofspiel", tmp_path)
    with suggesting(tmp_path, PYTHONPATH=str(tmp_path), PYTHONDONTWRITEBYTECODE="1", GAVEL_GAMES="") as url:
        page = open_at(open_table, url)
        practise(page, "goofspiel", players=PAIR, options={"cards": 4}, seed="whole")
        yield page


def member(page: Page, seat: str, name: str) -> str:
    """A member of a seat, in words."""
    return page.locator(f"[data-seat={seat}] [data-member={name}] dd").inner_text()


def bid(page: Page, card: int) -> None:
    """Have whoever has the device put down a card."""
    before = page.locator("main").get_attribute("data-ply")
    page.locator(".panel").get_by_role("button", name=f"bid: {card}", exact=True).click()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    settled(page)


# --- Goofspiel --------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_against_an_opponent_whose_bids_are_not_shown_before_their_time(
    practise_goofspiel: Page,
) -> None:
    page = practise_goofspiel
    for card in range(4, 0, -1):
        page.locator(MINE).wait_for()
        hand = re.compile(r"^\s*" + r"\s*".join(map(str, range(1, card + 1))) + r"\s*$")
        expect(page.locator("[data-seat=Ann] [data-member=hand] dd")).to_have_text(hand)
        page.locator(".panel").get_by_role("button", name=f"bid: {card}", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-screen", "scores")
    expect(page.locator("[data-reasons]")).to_be_visible()


def test_a_whole_game_of_goofspiel_is_played_by_tapping_and_no_bid_is_shown_before_its_time(play: OpenTable) -> None:
    page = play("goofspiel", {"options": {"cards": 4}, "seed": "whole"})
    for card in range(4, 0, -1):
        assert take_device(page) == "Ann"
        bid(page, card)
        expect(page.locator("[data-seat=Ann] [data-member=bids] dd")).to_have_text("face down")
        assert "has put down a card" in page.locator(".events li").first.inner_text()
        assert take_device(page) == "Bob"
        assert member(page, "Ann", "bids") == "face down"
        assert "Ann bids" not in page.locator(".events li").first.inner_text()
        bid(page, 5 - card)
        if screen(page) == "play":
            assert member(page, "Ann", "hand").split() == [str(each) for each in range(1, card)]
    expect(page.locator("main")).to_have_attribute("data-screen", "scores")
    expect(page.locator("[data-standing]")).to_have_count(2)
    sums = {
        each.get_attribute("data-standing"): (
            each.get_attribute("data-total"),
            each.locator(".plain-card").all_text_contents(),
        )
        for each in page.locator("[data-standing]").all()
    }
    assert all(int(total or 0) == sum(map(int, prizes)) for total, prizes in sums.values())
    assert sorted(int(card) for _total, prizes in sums.values() for card in prizes) == [1, 2, 3, 4]


def test_the_bid_of_one_player_is_nowhere_in_the_page_of_the_other(play: OpenTable) -> None:
    """Two games that differ in Ann's bid alone are the same page for Bob."""
    shown = []
    for card in (3, 9):
        page = play("goofspiel", {"seed": "same"})
        take_device(page)
        bid(page, card)
        covered = page.locator("main").inner_html()
        take_device(page)
        shown.append((covered, page.locator("main").inner_html()))
    assert shown[0] == shown[1]


def test_what_has_turned_up_at_a_real_table_is_picked_from_what_can(play: OpenTable) -> None:
    page = play("goofspiel", {"options": {"cards": 3}, "dealer": "table"})
    expect(page.locator("[data-pick]")).to_have_count(3)
    reveal(page)
    expect(page.locator("[data-middle] [data-member=on_offer] .plain-card")).to_have_text("1")
    expect(page.locator("[data-enter-for]")).to_have_count(2)
    # Players look at the referee's screen: what was chosen is typed.
    for number, card in enumerate(("2", "3"), 2):
        page.locator("[name=typed]").fill(card)
        page.locator("[name=typed]").press("Enter")
        page.locator(f"main[data-ply='{number}']").wait_for()
    expect(page.locator("[data-pick]")).to_have_count(2)


def test_at_a_real_table_the_last_player_chooses_sealed_too(play: OpenTable) -> None:
    page = play("goofspiel", {"options": {"cards": 3}, "dealer": "table"})
    reveal(page)
    page.locator("[name=sealed]").click()
    for player, number in (("Ann", 1), ("Bob", 2)):
        assert take_device(page) == player
        bid(page, number)
    expect(page.locator("[data-pick]")).to_have_count(2)


def test_a_card_in_hand_is_tapped_where_all_lies_open(play: OpenTable) -> None:
    page = play("goofspiel", {"open": True, "seed": "open"})
    page.locator("[data-seat=Ann] [data-member=hand]").get_by_role("button", name="bid: 7").click()
    expect(page.locator("main")).to_have_attribute("data-ply", "1")


# --- the game that gavel new-game writes ------------------------------------------------------------------------------


def test_a_whole_game_of_the_heap_is_played_by_steps_and_a_figure_has_its_bounds(play: OpenTable) -> None:
    page = play("heap", {"options": {"heap": 7}})
    amount, less, more = page.locator("[name=counters]"), page.get_by_label("One less"), page.get_by_label("One more")
    for left, turn in ((4, "Ann"), (1, "Bob")):
        assert page.locator("main").get_attribute("data-actor") == turn
        expect(less).to_be_disabled()
        more.click()
        more.click()
        expect(more).to_be_disabled()
        page.get_by_role("button", name="take: 3").click()
        expect(page.locator("[data-middle] [data-member=heap] dd")).to_have_text(str(left))
    expect(amount).to_have_attribute("max", "1")
    amount.fill("2")
    expect(page.locator(".panel [type=submit]")).to_be_disabled()
    amount.fill("1")
    amount.press("Enter")
    expect(page.locator("[data-scoresheet] .verdict")).to_contain_text("Ann")
    expect(page.locator("[data-standing=Ann] [data-member=taken] dd")).to_have_text("4")
    expect(page.locator(".events li").first).to_contain_text("The game is over")


def test_an_action_with_two_figures_is_chosen_one_after_the_other_and_a_hand_is_its_owners(play: OpenTable) -> None:
    page = play("trade", {})
    assert member(page, "Ann", "own") == member(page, "Bob", "own") == "2 hidden"
    assert take_device(page) == "Ann"
    page.locator("[data-look=Ann]").click()
    expect(page.locator("[data-own=Ann] [data-member=own] .plain-card")).to_have_text(["red", "dark blue"])
    page.locator(".panel").get_by_role("button", name="dark blue", exact=True).click()
    page.get_by_role("button", name="Back one step").click()
    page.locator(".panel").get_by_role("button", name="red", exact=True).click()
    expect(page.locator(".panel [data-choice='1']")).to_be_focused()
    page.get_by_role("button", name="take: colour red, counters 3").click()
    expect(page.locator("[data-middle] [data-member=heap] dd")).to_have_text("18")
    assert (member(page, "Ann", "own"), take_device(page)) == ("2 hidden", "Bob")


def test_a_game_is_found_again_at_its_address_and_in_the_list(play: OpenTable) -> None:
    page = play("heap", {})
    page.locator(".panel [type=submit]").click()
    expect(page.locator("main")).to_have_attribute("data-ply", "1")
    page.reload()
    expect(page.locator("[data-seat=Ann] [data-member=taken] dd")).to_have_text("1")
    page.locator(".brand").click()
    page.locator("[data-go=resume]").click()
    expect(page.locator("[data-seat=Ann] [data-member=taken] dd")).to_have_text("1")


def test_the_address_of_a_setup_is_opened_by_who_has_never_been_at_the_start(
    open_table: OpenTable, other_games: str
) -> None:
    homes = (urlsplit(other_games).netloc,)
    page = open_table(url=f"{other_games}/table/new/heap", hosts=homes)
    expect(page.locator("[data-setup=heap]")).to_be_visible()
    page = open_table(url=f"{other_games}/table/pad/heap", hosts=homes)
    expect(page.locator("[data-screen=unknown]")).to_be_visible()


# --- by link ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [("goofspiel", {"cards": 3}), ("heap", {"heap": 5})])
def test_a_game_is_played_by_link_to_its_end_by_who_has_never_been_at_the_start(
    open_table: OpenTable, other_games: str, game: str, options: dict[str, int]
) -> None:
    homes = (urlsplit(other_games).netloc,)
    ann = open_table(url=f"{other_games}/table", hosts=homes)
    start_by_link(ann, game, players=PAIR, options=options)
    links = seat_links(ann)
    bob = open_table(url=links["2"], hosts=homes)
    bob.locator("main[data-seat=Bob]").wait_for()
    ann.locator("[data-to-table]").click()
    settled(ann)
    if game == "goofspiel":
        before = move_link(ann)
        ann.locator("[data-seat=Ann] [data-member=hand]").get_by_role("button", name="bid: 2").click()
        until_moved(ann, before)
        open_link(bob, move_link(ann))
        assert (member(ann, "Ann", "bids"), member(bob, "Ann", "bids")) == ("2", "face down")
    people = {"Ann": ann, "Bob": bob}
    end = play_by_link(people, Random(3)) if game == "goofspiel" else take_by_link(people)
    for page in (ann, bob):
        open_link(page, end)
        expect(page.locator("[data-standing]")).to_have_count(2)


def take_by_link(people: People) -> str:
    """Take counters to the end, one at a time; the link that shows the end."""
    page = people["Ann"]
    while page.locator("main[data-screen=scores]").count() == 0:
        link = move_link(page)
        page = people[told(page, "to-act")]
        open_link(page, link)
        page.locator(".panel [type=submit]").click()
        until_moved(page, link)
    return move_link(page)


# --- languages, sizes, readers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "hidden"), [("fr", "cartes cachées : 12"), ("de", "12 verdeckt")])
def test_what_is_only_there_in_english_says_so_to_a_screen_reader(play: OpenTable, language: str, hidden: str) -> None:
    page = play("goofspiel", {"seed": "said"}, language=language)
    take_device(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".events li").first).to_have_attribute("lang", "en")
    expect(page.locator(".plain-phase strong [lang=en]")).to_have_text("bidding")
    expect(page.locator("[data-move=bid] [lang=en]").first).to_have_text("bid")
    expect(page.locator("[data-seat=Ann] [data-member=hand] dt [lang=en]")).to_have_text("hand")
    expect(page.locator("[data-middle] [data-member=prizes] dd")).to_have_text(hidden)
    assert page.locator("[data-middle] [data-member=prizes] dd [lang]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_table_fits_its_window_and_every_button_a_finger(
    play: OpenTable, screenshot: Screenshot, size: tuple[int, int], scheme: str
) -> None:
    page = play("goofspiel", {"seed": "seen"}, size=size, scheme=scheme, bypass_csp=True)
    page.evaluate((installed(WEB, "the audit of the plain table by axe") / "axe-core" / "axe.min.js").read_text())
    for _choice in PAIR:
        take_device(page)
        assert (page.evaluate(WIDER), page.evaluate(SMALL), page.evaluate(AUDIT)) == (0, [], [])
        bid(page, 7)
    if scheme == "light":
        screenshot("plain-goofspiel", page)


def test_keys_alone_lead_from_card_to_card(play: OpenTable) -> None:
    page = play("goofspiel", {"seed": "keys"})
    take_device(page)
    first = page.locator(".panel [data-choice='1']")
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".panel [data-choice='2']")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".panel [data-choice='13']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-ply", "1")


def test_the_games_with_a_table_of_their_own_keep_it_and_ask_for_no_plain_one(
    open_table: OpenTable, other_games: str
) -> None:
    page = open_at(open_table, other_games)
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url))
    choose_game(page, "for-sale")
    page.locator("[data-start]").click()
    page.locator(".fs-board").wait_for()
    assert [url for url in asked if "/plain" in url] == []
    assert page.locator(".plain-board").count() == 0
