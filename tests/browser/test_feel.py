"""How the table feels: motion that explains and holds nobody up, sounds on request, prose instead of code."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gavel import games as library
from gavel.catalogue import games
from tests.browser.links import Served, open_link
from tests.browser.support import WORDS, bid, choices, kept_game, played, ply, resume, settled, start, switch, undo

Json = dict[str, Any]

TRIO = ["Ann", "Bob", "Cy"]
FOR_SALE: Json = {"players": TRIO, "seed": "a shell"}

WATCH = """() => {
    window.heard = [];
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        resume() { return Promise.resolve(); }
        createGain() {
            const ramp = () => {};
            const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
            return { gain, connect: (next) => next };
        }
        createOscillator() {
            const frequency = { set value(hertz) { window.heard.push(hertz); } };
            return { frequency, connect: (next) => next, start() {}, stop() {} };
        }
    };
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.moved.push([this.className.baseVal ?? this.className, frames]);
        return animate.call(this, frames, options);
    };
}"""
"""Records every sound and every motion."""


@pytest.fixture
def watched(table: Page) -> Page:
    """The table, with its sounds and motions recorded."""
    table.add_init_script(f"({WATCH})()")
    table.reload()
    table.locator("[data-screen=start]").wait_for()
    return table


def heard(page: Page) -> str:
    """The sounds since the last time, by name."""
    notes = page.evaluate("() => import('/modules/app/sounds.js').then(({ NOTES }) => NOTES)")
    tones: list[float] = page.evaluate("() => window.heard.splice(0)")
    names: dict[tuple[float, ...], str] = {tuple(note[0] for note in each): name for name, each in notes.items()}
    return names.get(tuple(tones), str(tones) if tones else "")


def hears(page: Page, name: str) -> None:
    """Wait for a sound, which comes with what is drawn or a moment later; it is this one."""
    page.wait_for_function("window.heard.length > 0")
    assert heard(page) == name


def moved(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("() => window.moved.splice(0)")
    return found


def act(page: Page, kind: str) -> None:
    """Do the first action of a type."""
    before = ply(page)
    written = json.dumps(next(each for each in choices(page) if each["type"] == kind), separators=(",", ":"))
    page.locator(f"main [data-action='{written}']").first.click()
    page.locator(f"main:not([data-ply='{before}'])").wait_for()
    settled(page)


# --- sounds -----------------------------------------------------------------------------------------------------------


def test_nothing_is_heard_until_sounds_are_switched_on_and_that_is_kept(watched: Page) -> None:
    start(watched, "for-sale", **FOR_SALE)
    bid(watched, 1)
    watched.locator("main[data-ply='1']").wait_for()
    assert heard(watched) == ""
    switch(watched, "sound")
    bid(watched, 2)
    watched.locator("main[data-ply='2']").wait_for()
    hears(watched, "turn")
    kept_game(watched)
    watched.reload()
    watched.locator("main[data-ply='2'][aria-busy=false]").wait_for()
    assert heard(watched) == "", "what is shown first has not just happened"
    bid(watched, 3)
    watched.locator("main[data-ply='3']").wait_for()
    hears(watched, "turn")


def test_a_refusal_something_won_and_the_end_have_sounds_of_their_own(watched: Page) -> None:
    setup = {**FOR_SALE, "options": {"removed": 27}}
    switch(watched, "sound")
    start(watched, "for-sale", **setup)
    bid(watched, 99)
    watched.locator("[data-refusal]").wait_for()
    hears(watched, "refusal")
    for sound in ("award", "award", "turn", "turn", "end"):
        act(watched, "sell" if ply(watched) > 1 else "pass")
        hears(watched, sound)
    undo(watched)
    assert heard(watched) == "", "nothing is heard of what is taken back"


# --- motion -----------------------------------------------------------------------------------------------------------

MOVING = {"for-sale": "pass", "the-estates": "offer", "auctionland": "claim"}


@pytest.mark.parametrize("game", games())
def test_pieces_go_where_they_lie_now_unless_no_motion_is_wanted(watched: Page, game: str) -> None:
    setup: Json = {"players": TRIO, "seed": "moving"}
    resume(watched, game, setup, played(game, setup, Random(1), 0))
    moved(watched)
    act(watched, MOVING[game])
    assert moved(watched) == [], "whoever wants no motion gets none"
    watched.locator("[data-undo]").click()
    watched.locator("main[data-ply='0'][aria-busy=false]").wait_for()
    watched.emulate_media(reduced_motion="no-preference")
    act(watched, MOVING[game])
    frames = [frame for _name, frames in moved(watched) for frame in frames]
    assert any("translate" in frame.get("transform", "") for frame in frames)


def test_coins_cross_the_table_and_are_gone_afterwards(watched: Page) -> None:
    start(watched, "for-sale", **FOR_SALE)
    watched.emulate_media(reduced_motion="no-preference")
    bid(watched, 3)
    watched.locator("main[data-ply='1'][aria-busy=false]").wait_for()
    assert [name for name, _frames in moved(watched)].count("flying-coin") == 3
    expect(watched.locator(".flying-coin")).to_have_count(0)


def test_motion_holds_nobody_up(watched: Page) -> None:
    start(watched, "for-sale", **FOR_SALE)
    watched.emulate_media(reduced_motion="no-preference")
    slowly = """() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
            return animate.call(this, frames, { ...how, duration: 60_000 });
        };
    }"""
    watched.evaluate(slowly)
    for amount in (1, 2, 3):
        bid(watched, amount)
        watched.locator(f"main[data-ply='{amount}'][aria-busy=false]").wait_for()
        expect(watched.locator("#turn")).to_have_text(f"{TRIO[amount % 3]} to act")
    assert watched.evaluate("document.getAnimations().length") > 0, "the first coins are still on their way"


# --- words ------------------------------------------------------------------------------------------------------------

OF_DEVELOPERS = r"\b(JSON|pointer|patch|curl|request|response|null|token|API|HTTP|x =|y =)\b|\{x\}|\{y\}"
MAY = ("exchanges.", "correct.patch", "correct.no-patch", "settings.developer", "import.no-json", "verdicts.is.no-json")
"""Where developers are spoken to, or what has been pasted is no JSON."""


def test_players_are_not_spoken_to_in_developers_words(table: Page) -> None:
    for language, words in table.evaluate(WORDS).items():
        found = {key: text for key, text in words.items() if re.search(OF_DEVELOPERS, text) and not key.startswith(MAY)}
        assert found == {}, language


def test_a_cell_is_named_by_what_lies_there(open_table: Any) -> None:
    page = open_table()
    setup: Json = {"players": TRIO, "seed": "cells"}
    actions = played("auctionland", setup, Random(4))
    placing = [index for index, each in enumerate(actions) if each["type"] == "place"]
    resume(page, "auctionland", setup, actions[: placing[5]])
    place = page.locator(".al-place").first
    expect(place).to_have_accessible_name(
        re.compile(r"^Place it (north|east|south|west) of tile \w+(, turned by \d+°)?$")
    )
    lying = page.locator("[data-tile] [role=img]").first
    expect(lying).to_have_accessible_name(re.compile(r"^row \d, \w+ from the left: tile "))


def test_an_auctioneer_who_has_to_sell_is_told_why(open_table: Any) -> None:
    setup: Json = {"players": TRIO, "seed": "cells"}
    state, done, seat = library.load("auctionland").new(TRIO, seed="cells"), list[Json](), ""
    for action in played("auctionland", setup, Random(4)):
        seat = action["player"]
        if action["type"] == "sell" and len(state.legal_actions(seat)) == 1:
            break
        state.play(action)
        done.append(action)
    page = open_table()
    resume(page, "auctionland", setup, done, open_to_all=True)
    [money] = [each["money"] for each in state.view(seat)["players"] if each["id"] == seat]
    why = re.compile(rf"^Keeping it would cost \d+, and you have {money}\.$")
    expect(page.locator("[data-no-keep]")).to_have_text(why)


def test_a_refusal_is_prose_and_for_developers_it_has_its_code(table: Page) -> None:
    start(table, "for-sale", **FOR_SALE)
    bid(table, 99)
    refusal = table.locator("[data-refusal]")
    expect(refusal.locator(".clause")).to_be_visible()
    assert not re.search(r"bid\.too-high|for-sale/bid|/amount", refusal.inner_text())
    switch(table, "developer")
    for told in ("bid.too-high", "for-sale/bid", "/amount"):
        expect(refusal).to_contain_text(told)


# --- for developers ---------------------------------------------------------------------------------------------------


def test_requests_are_for_developers_and_off_while_cards_are_hidden(table: Page) -> None:
    start(table, "for-sale", **{**FOR_SALE, "options": {"removed": 27}}, open=True)
    shown = table.locator("[data-exchanges]")
    expect(shown).to_have_count(0)
    switch(table, "developer")
    expect(table.locator("[data-exchanges-off]")).to_be_visible()
    expect(shown).to_have_count(0)
    while table.locator("main[data-screen=scores]").count() == 0:
        act(table, "sell" if ply(table) > 1 else "pass")
    expect(shown).to_be_visible()
    table.locator(".brand").click()
    start(table, "the-estates", players=TRIO)
    expect(shown).to_have_count(0)
    table.locator(".brand").click()
    table.locator("[data-screen=start]").wait_for()
    expect(shown).to_have_count(0)


def test_a_table_by_link_keeps_its_requests_to_developers(sit_down: Any, sealing_server: str) -> None:
    game = Served(sealing_server)
    page = sit_down()
    open_link(page, game.link("Ann"))
    expect(page.locator("[data-exchanges]")).to_have_count(0)
    switch(page, "developer")
    expect(page.locator("[data-exchanges] [data-secret]")).to_be_visible()
