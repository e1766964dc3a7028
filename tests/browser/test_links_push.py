"""Calls to a page that is closed: the switch subscribes this browser, and its service worker shows what comes.

Chromium reaches no push service here. So the page subscribes with a browser that says it has been subscribed, and the
worker gets its messages from the developer tools.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import urlopen

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, Request, Route, expect

from gavel.sealing.push_key import create
from tests.browser.links import Served, open_link
from tests.browser.online import Restartable, restartable
from tests.browser.support import eventually, open_at, taken_over
from tests.keeper.double import PushDouble, push_double

OpenTable = Callable[..., Page]

NOWHERE = "http://127.0.0.1:9"
"""The origin of a push service that is not there."""
SUBSCRIPTIONS = "**/sealed/subscriptions"
SWITCH = "[data-calls]"


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


POINT = generate_private_key(SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
SUBSCRIPTION = {"endpoint": f"{NOWHERE}/bob", "keys": {"p256dh": base64url(POINT), "auth": base64url(bytes(16))}}
SENT = {**SUBSCRIPTION, "expirationTime": None}

SUBSCRIBES = """subscription => {
    const made = {
        toJSON: () => ({ ...subscription, expirationTime: null }),
        unsubscribe: async () => delete sessionStorage.subscribed,
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.subscribed ? made : null);
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        const key = btoa(String.fromCharCode(...applicationServerKey)).replace(/[+]/g, "-").replace(/[/]/g, "_");
        sessionStorage.subscribed = JSON.stringify([userVisibleOnly, key.replace(/=/g, "")]);
        return made;
    };
}"""
"""A browser that reaches its push service."""

COUNTS = """() => {
    window.asked = 0;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => { window.asked += 1; return ask(); };
}"""


@pytest.fixture(scope="session")
def double() -> Iterator[PushDouble]:
    with push_double() as double:
        yield double


@pytest.fixture(scope="session")
def calling(tmp_path_factory: pytest.TempPathFactory, double: PushDouble) -> Iterator[Restartable]:
    """A guarded service that calls players."""
    folder = tmp_path_factory.mktemp("calling")
    create(folder / "push.pem")
    settings = {
        "GAVEL_PUSH_CONTACT": "mailto:table@example.org",
        "GAVEL_PUSH_KEY": str(folder / "push.pem"),
        "GAVEL_PUSH_SERVICES": f"{NOWHERE}, {double.origin}",
    }
    with restartable(folder, **settings) as found:
        yield found


@pytest.fixture
def table(calling: Restartable) -> Served:
    return Served(calling.url)


@pytest.fixture
def visit(open_table: OpenTable, calling: Restartable) -> OpenTable:
    """A function that opens the page of that service in a browser that keeps it, and that reaches its push service."""

    def visited(*, granted: bool = True, subscribes: bool = True, **more: Any) -> Page:
        page = taken_over(open_at(open_table, calling.url, workers="allow", **more))
        if granted:
            page.context.grant_permissions(["notifications"], origin=calling.url)
        for script in (COUNTS, f"() => ({SUBSCRIBES})({json.dumps(SUBSCRIPTION)})" if subscribes else "() => {}"):
            page.add_init_script(f"({script})()")
            page.evaluate(script)
        return page

    return visited


@contextmanager
def subscribing(page: Page) -> Iterator[list[tuple[Any, bool]]]:
    """What the page asks for next, and what the service makes of it, once it has answered."""
    done: list[tuple[Any, bool]] = []

    def asked(route: Route) -> None:
        response = route.fetch()
        done.append((sent(route.request), response.json()["subscribed"]))
        route.fulfill(response=response)

    page.route(SUBSCRIPTIONS, asked)
    with page.expect_response(SUBSCRIPTIONS):
        yield done
    page.unroute(SUBSCRIPTIONS)


def turned_on(page: Page, link: str) -> Page:
    """The page at the table of a link, once the service has taken its subscription."""
    open_link(page, link)
    with subscribing(page) as done:
        page.locator(SWITCH).click()
    assert done == [(SENT, True)]
    expect(page.locator(SWITCH)).to_have_attribute("aria-pressed", "true")
    return page


def sent(request: Request) -> Any:
    """The subscription in a request."""
    return json.loads(request.post_data or "")["subscription"]


# --- the switch -------------------------------------------------------------------------------------------------------


def test_the_switch_subscribes_the_browser_with_the_services_key(visit: OpenTable, table: Served) -> None:
    bob = visit()
    open_link(bob, table.link("Bob"))
    assert bob.evaluate("[window.asked, sessionStorage.subscribed ?? null]") == [0, None]
    with bob.expect_request(SUBSCRIPTIONS) as asked:
        bob.locator(SWITCH).click()
    assert sent(asked.value) == SENT
    assert asked.value.headers["authorization"] == f"Bearer {table.keys['Bob']}"
    with urlopen(f"{table.url}/v1/push") as response:
        key = json.load(response)["public_key"]
    assert json.loads(bob.evaluate("sessionStorage.subscribed")) == [True, key]
    expect(bob.locator("[data-calls-note]")).to_contain_text("names the game, never a card")
    expect(bob.locator(SWITCH)).to_have_attribute("aria-pressed", "true")


def test_switching_off_ends_the_calls(visit: OpenTable, table: Served) -> None:
    bob = turned_on(visit(), table.link("Bob"))
    with subscribing(bob) as done:
        bob.locator(SWITCH).click()
    assert done == [(None, False)]
    expect(bob.locator(SWITCH)).to_have_attribute("aria-pressed", "false")
    expect(bob.locator("[data-calls-note]")).to_have_count(0)
    bob.wait_for_function("sessionStorage.subscribed === undefined")


def test_a_table_that_is_opened_again_with_the_switch_on_renews_its_subscription(
    visit: OpenTable, table: Served
) -> None:
    bob = turned_on(visit(), table.link("Bob"))
    with subscribing(bob) as done:
        bob.reload()
    assert done == [(SENT, True)]
    assert bob.evaluate("window.asked") == 0
    expect(bob.locator(SWITCH)).to_have_attribute("aria-pressed", "true")
    with subscribing(bob) as done:
        open_link(bob, Served(table.url).link("Cy"))
    assert done == [(SENT, True)]


def test_a_new_key_is_subscribed_anew(visit: OpenTable, table: Served) -> None:
    bob = turned_on(visit(), table.link("Bob"))
    bob.locator("[data-keys] summary").click()
    with bob.expect_request(SUBSCRIPTIONS) as asked:
        bob.locator("[data-reissue='2']").click()
    assert asked.value.headers["authorization"] != f"Bearer {table.keys['Bob']}"
    assert sent(asked.value)["endpoint"] == SUBSCRIPTION["endpoint"]


def test_another_language_is_subscribed_for_its_messages(visit: OpenTable, table: Served) -> None:
    bob = turned_on(visit(), table.link("Bob"))
    with bob.expect_request(SUBSCRIPTIONS) as asked:
        bob.locator("[name=language]").select_option("de")
    assert asked.value.headers["accept-language"].startswith("de")
    expect(bob.locator("[data-calls-note]")).to_contain_text("nennt das Spiel, nie eine Karte")


def test_a_table_that_is_forgotten_calls_nobody(visit: OpenTable, table: Served) -> None:
    bob = turned_on(visit(), table.link("Bob"))
    bob.locator("[data-keys] summary").click()
    bob.locator("[data-forget]").click()
    with bob.expect_request(SUBSCRIPTIONS) as asked:
        bob.locator("[data-forget-anyway]").click()
    assert sent(asked.value) is None
    expect(bob.locator("main")).to_have_attribute("data-screen", "start")


# --- what fails -------------------------------------------------------------------------------------------------------


def went_back(page: Page, trouble: str, text: str) -> None:
    """Check that the page says what has failed, and that the switch is off again."""
    expect(page.locator(f"[data-calls-trouble={trouble}]")).to_contain_text(text)
    expect(page.locator(SWITCH)).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("localStorage['gavel.calls']") == "false"


def test_without_leave_for_notifications_the_switch_goes_back(visit: OpenTable, table: Served) -> None:
    bob = visit(granted=False)
    open_link(bob, table.link("Bob"))
    bob.locator(SWITCH).click()
    went_back(bob, "denied", "lets Gavel show no notifications")


def test_where_the_push_service_does_not_answer_the_switch_goes_back(visit: OpenTable, table: Served) -> None:
    """This Chromium reaches none."""
    bob = visit(subscribes=False, expected="support the Push API")
    open_link(bob, table.link("Bob"))
    bob.locator(SWITCH).click()
    went_back(bob, "browser", "its push service did not answer")


def test_where_the_service_refuses_the_switch_goes_back(visit: OpenTable, table: Served) -> None:
    bob = visit(expected="Failed to load resource")
    open_link(bob, table.link("Bob"))
    bob.route(SUBSCRIPTIONS, lambda route: route.abort())
    bob.locator(SWITCH).click()
    went_back(bob, "service", "did not take your browser")
    bob.unroute(SUBSCRIPTIONS)
    with subscribing(bob) as done:
        bob.locator(SWITCH).click()
    assert done == [(SENT, True)]
    expect(bob.locator("[data-calls-trouble]")).to_have_count(0)
    expect(bob.locator("[data-calls-note]")).to_be_visible()


def test_a_renewal_that_gets_no_answer_leaves_the_switch_on(visit: OpenTable, table: Served) -> None:
    bob = turned_on(visit(expected="Failed to load resource"), table.link("Bob"))
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    bob.route(SUBSCRIPTIONS, lose)
    bob.reload()
    expect(bob.locator("[data-calls-note]")).to_be_visible()
    assert eventually(bob, lambda: len(lost), bool)
    bob.locator(".presence").wait_for()
    expect(bob.locator(SWITCH)).to_have_attribute("aria-pressed", "true")
    assert bob.locator("[data-calls-trouble]").count() == 0


def test_a_service_that_calls_nobody_offers_no_more_than_the_open_page_can(
    open_table: OpenTable, service: Restartable
) -> None:
    bob = taken_over(open_at(open_table, service.url, workers="allow"))
    bob.context.grant_permissions(["notifications"], origin=service.url)
    bob.evaluate(f"() => ({SUBSCRIBES})({json.dumps(SUBSCRIPTION)})")
    asked: list[str] = []
    bob.on("request", lambda request: asked.append(request.url))
    open_link(bob, Served(service.url).link("Bob"))
    bob.locator(".presence").wait_for()
    assert "The page has to stay open." in (bob.locator(SWITCH).get_attribute("title") or "")
    bob.locator(SWITCH).click()
    expect(bob.locator(SWITCH)).to_have_attribute("aria-pressed", "true")
    with bob.expect_response("**/sealed/views"):
        pass
    assert bob.locator("[data-calls-note], [data-calls-trouble]").count() == 0
    assert [url for url in asked if url.endswith(("/push", "/subscriptions"))] == []
    assert bob.evaluate("sessionStorage.subscribed ?? null") is None


# --- what comes -------------------------------------------------------------------------------------------------------

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""

CLICK = """async tag => {
    const [notification] = await self.registration.getNotifications({ tag });
    const opened = [];
    self.clients.openWindow = async address => void opened.push(address);
    const event = new NotificationEvent("notificationclick", { notification });
    let work;
    event.waitUntil = promise => { work = promise; };
    self.dispatchEvent(event);
    await work;
    return [opened, (await self.registration.getNotifications({ tag })).length];
}"""
"""A click on a notification. Only a person's click may open a window, so the worker is asked which it would open."""


class Deliveries:
    """What a push service would bring to the browser of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        self._registrations: list[dict[str, Any]] = []
        updated = "ServiceWorker.workerRegistrationUpdated"
        self._tools.on(updated, lambda event: self._registrations.extend(event["registrations"]))
        self._tools.send("ServiceWorker.enable")
        assert eventually(page, lambda: len(self._registrations), bool)

    def bring(self, data: str) -> None:
        """Deliver a message; the worker has done with it when it is shown, or not."""
        scope = self._registrations[0]
        origin = scope["scopeURL"].removesuffix("/table")
        message = {"origin": origin, "registrationId": scope["registrationId"], "data": data}
        self._tools.send("ServiceWorker.deliverPushMessage", message)

    def shown(self, wanted: list[list[str]]) -> list[list[str]]:
        """The notifications that the browser shows, once they are these."""
        return eventually(self._page, lambda: sorted(self._page.evaluate(SHOWN)), lambda found: found == wanted)


def a_call(table: str, body: str = "It is your turn.") -> str:
    return json.dumps({"kind": "turn", "title": "For Sale", "body": body, "table": table})


def id_of(table: Served) -> str:
    return str(table.ask("views", {"token": table.token})["table"])


def test_a_call_is_shown_and_the_next_takes_its_place(visit: OpenTable, table: Served) -> None:
    page, identity = visit(), id_of(table)
    deliveries = Deliveries(page)
    for body in ("It is your turn.", "The game is over."):
        deliveries.bring(a_call(identity, body))
        wanted = [["For Sale", body, identity]]
        assert deliveries.shown(wanted) == wanted


@pytest.mark.parametrize("data", ["nonsense", "", "{}", '{"title": "A", "body": "B", "table": "../../x"}'])
def test_what_is_no_call_shows_a_plain_notification(visit: OpenTable, data: str) -> None:
    deliveries = Deliveries(visit())
    deliveries.bring(data)
    assert deliveries.shown([["Gavel", "", "gavel"]]) == [["Gavel", "", "gavel"]]


def test_who_looks_at_the_table_is_not_called_there(visit: OpenTable, table: Served) -> None:
    bob, another = visit(), Served(table.url)
    open_link(bob, table.link("Bob"))
    bob.bring_to_front()
    deliveries = Deliveries(bob)
    deliveries.bring(a_call(id_of(table)))
    deliveries.bring(a_call(id_of(another)))
    wanted = [["For Sale", "It is your turn.", id_of(another)]]
    assert deliveries.shown(wanted) == wanted
    # The one that was brought first has been dealt with before.
    assert bob.evaluate(SHOWN) == wanted


def test_a_click_on_a_call_leads_to_its_table(visit: OpenTable, table: Served) -> None:
    page, identity = visit(), id_of(table)
    deliveries = Deliveries(page)
    deliveries.bring(a_call(identity))
    assert deliveries.shown([["For Sale", "It is your turn.", identity]])
    (worker,) = page.context.service_workers
    assert worker.evaluate(CLICK, identity) == [[f"{table.url}/table/l/{identity}"], 0]


def test_a_move_calls_whoever_is_next_while_their_page_is_closed(
    visit: OpenTable, table: Served, double: PushDouble
) -> None:
    """All the way: the service's keeper sends what the push service takes, and the browser shows what that holds."""
    bobs, before = double.browser("bobs"), len(double.received)
    table.ask("subscriptions", {"token": table.token, "subscription": bobs.subscription}, "Bob")
    table.after({"type": "pass", "player": "Ann"})
    come = double.wait_for(before + 1)[-1]
    assert come.path == "/send/bobs"
    page, identity = visit(), id_of(table)
    deliveries = Deliveries(page)
    deliveries.bring(json.dumps(bobs.read(come.body)))
    wanted = [["For Sale", "It is your turn.", identity]]
    assert deliveries.shown(wanted) == wanted
