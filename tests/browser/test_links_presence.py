"""Who else is at a table by link: a guarded service tells when each seat has last looked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.links import Served, open_link
from tests.browser.online import Restartable, at
from tests.browser.test_screen_reader import SPOKEN

OpenTable = Callable[..., Page]


@pytest.fixture
def table(service: Restartable) -> Served:
    return Served(service.url)


def who_is_there(page: Page) -> dict[str, str]:
    """What a page says of the others, by their names."""
    page.locator(".presence").wait_for()
    found: dict[str, str] = page.locator("[data-seen]").evaluate_all(
        "all => Object.fromEntries(all.map(each => [each.dataset.seen, each.innerText]))"
    )
    return found


def test_each_sees_who_is_there_and_who_has_not_come_yet(join: OpenTable, table: Served) -> None:
    ann = at(join, table, "Ann")
    assert who_is_there(ann) == {"Bob": "Bob not here yet", "Cy": "Cy not here yet"}
    bob = at(join, table, "Bob")
    expect(ann.locator("[data-seen=Bob]")).to_have_text("Bob here now")
    assert who_is_there(bob) == {"Ann": "Ann here now", "Cy": "Cy not here yet"}


def test_whoever_watches_sees_all_seats_and_is_seen_by_nobody(join: OpenTable, table: Served) -> None:
    ann, watching = at(join, table, "Ann"), join()
    open_link(watching, table.link())
    assert who_is_there(watching) == {"Ann": "Ann here now", "Bob": "Bob not here yet", "Cy": "Cy not here yet"}
    assert who_is_there(ann).keys() == {"Bob", "Cy"}


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Ann seen 2 min ago", "Cy seen 3 h ago"]),
        ("de", ["Ann vor 2 Min. gesehen", "Cy vor 3 Std. gesehen"]),
        ("fr", ["Ann vu il y a 2 min", "Cy vu il y a 3 h"]),
    ],
)
def test_whoever_has_left_was_seen_a_while_ago(join: OpenTable, table: Served, language: str, texts: list[str]) -> None:
    bob = join(language=language)
    seen = {"Ann": 130, "Cy": 3 * 3600 + 5}
    bob.route("**/sealed/views", answering(seen))
    open_link(bob, table.link("Bob"))
    expect(bob.locator("[data-seen]")).to_have_text(texts)
    seen["Ann"] = 12
    expect(bob.locator("[data-seen=Ann][data-present]")).to_be_visible()


def answering(seen: dict[str, int]) -> Callable[[Route], None]:
    """Answers with other seconds since each seat has looked."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "seen": seen})

    return answer


def test_a_screen_reader_has_the_list_and_is_told_of_no_change(join: OpenTable, table: Served) -> None:
    ann = at(join, table, "Ann")
    listed = ann.get_by_role("list", name="Who else is at the table")
    expect(listed.get_by_role("listitem")).to_have_text(["Bob not here yet", "Cy not here yet"])
    assert ann.locator(SPOKEN).filter(has=ann.locator(".presence")).count() == 0
    assert ann.locator(f".presence :is({SPOKEN.removeprefix('.page ')})").count() == 0


def test_a_table_that_nobody_guards_tells_of_nobody(sit_down: OpenTable, sealing_server: str) -> None:
    page = sit_down()
    open_link(page, Served(sealing_server).link("Bob") + "&clock=3")
    page.locator("[data-clock=runs]").wait_for()  # it comes with the list
    assert page.locator(".presence").count() == 0
