"""What a join code is made of stays on the device no longer than it is needed, and is never lost before."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.links import Served, code_of, open_link, told
from tests.browser.support import GONE

OpenTable = Callable[..., Page]

SECRETS = "async () => (await import('/modules/app/links/secrets.js')).secrets()"

ALL_KEPT = """async () => {
    const { database, STORES } = await import("/modules/storage/database.js");
    const opened = await database();
    const kept = await Promise.all(STORES.map(each => opened.getAll(each)));
    return JSON.stringify([kept, { ...localStorage }, { ...sessionStorage }]);
}"""
"""Everything that the browser keeps for the page."""


@pytest.fixture
def guest(sit_down: OpenTable) -> Page:
    """A page that has made a join code."""
    page = sit_down("/table/join", expected=GONE)
    code_of(page)
    return page


def secret_of(page: Page) -> str:
    """The only one that the browser keeps."""
    (secret,) = page.evaluate(SECRETS)
    return str(secret)


def table_for(url: str, page: Page) -> Served:
    """A table whose seat of Ann has the key that was made on that page."""
    return Served(url, verifiers={"Ann": code_of(page)})


def test_a_secret_is_used_by_the_table_and_goes_with_it(guest: Page, sealing_server: str) -> None:
    secret = secret_of(guest)
    assert secret not in guest.evaluate("JSON.stringify({ ...localStorage })")
    open_link(guest, table_for(sealing_server, guest).link())
    assert told(guest, "seat") == "Ann"
    assert guest.evaluate(SECRETS) == []
    assert secret in guest.evaluate(ALL_KEPT)
    guest.locator("[data-keys] > summary").click()
    guest.locator("[data-forget]").click()
    guest.locator("[data-forget-anyway]").click()
    guest.locator("main[data-screen=start]").wait_for()
    assert secret not in guest.evaluate(ALL_KEPT)


def test_a_secret_is_not_lost_where_its_table_could_not_be_opened(guest: Page, sealing_server: str) -> None:
    table = table_for(sealing_server, guest)
    secret = secret_of(guest)
    tried: list[str] = []

    def breaks_off(route: Route) -> None:
        tried.append(route.request.headers.get("authorization", ""))
        # The first answer to the key comes, and no other.
        if len([each for each in tried if secret in each]) > 1:
            route.abort()
        else:
            route.continue_()

    guest.route("**/sealed/views", breaks_off)
    guest.evaluate("link => { location.href = link; }", table.link())
    expect(guest.locator("[data-connection=lost]")).to_be_visible()
    assert secret_of(guest) == secret
    guest.unroute_all()
    guest.locator("main[data-seat=Ann]").wait_for()
    assert guest.evaluate(SECRETS) == []


def test_no_more_than_three_codes_wait_for_their_table(guest: Page) -> None:
    codes = [code_of(guest)]
    for _ in range(3):
        guest.locator("[data-another-code]").click()
        expect(guest.locator("[name=code]")).not_to_have_value(codes[-1])
        codes.append(code_of(guest))
    assert len(guest.evaluate(SECRETS)) == 3
    guest.reload()
    assert code_of(guest) == codes[-1]


def test_the_secrets_that_an_earlier_page_has_kept_are_brought_over(guest: Page) -> None:
    code, secret = code_of(guest), secret_of(guest)
    guest.evaluate(
        """async secrets => {
            const { database } = await import("/modules/storage/database.js");
            await (await database()).clear("secrets");
            localStorage["gavel.join-secrets"] = secrets;
        }""",
        json.dumps([secret]),
    )
    guest.reload()
    assert code_of(guest) == code
    assert guest.evaluate("localStorage['gavel.join-secrets']") is None
    assert secret_of(guest) == secret
