"""What the tests of online tables do: people whose pages follow their table, at a service that can be killed."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.links import People, click, told
from tests.browser.support import SETTLED, bid, choices, reveal
from tests.sealing.stores import free_port
from tests.sealing.table import key_file
from tests.support.play import Json
from tests.support.serving import PATIENCE, Service, serving

MOST_STEPS = 700


class Restartable:
    """A guarded service on one port of loopback that can be killed, and started again with the same keys and heads."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._settings = {
            "PORT": str(port),
            "GAVEL_KEYS": key_file(),
            "GAVEL_HEADS": f"sqlite://{folder / 'heads.db'}",
        }
        self._folder = folder
        self._running: ExitStack | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it serves."""
        self._running = ExitStack()
        self.service: Service = self._running.enter_context(serving(self._folder, None, **self._settings))

    def kill(self) -> None:
        """Kill its processes, all at once, as a power cut would."""
        assert self._running is not None
        for worker in children(self.service.process.pid):
            os.kill(worker, signal.SIGKILL)
        self.service.process.kill()
        self.service.process.wait(PATIENCE)
        self._running.close()
        self._running = None

    def end(self) -> None:
        """Stop it, if it runs."""
        if self._running is not None:
            self._running.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(each) for each in listed.split()]


@contextmanager
def restartable(folder: Path) -> Iterator[Restartable]:
    """Such a service until the end of the block."""
    service = Restartable(folder)
    try:
        yield service
    finally:
        service.end()


# --- playing ----------------------------------------------------------------------------------------------------------


def play_online(people: People, rng: Random, until: int | None = None) -> None:
    """Play on at random to the end, or until so many actions are settled; everybody waits for their own page only."""
    for _ in range(MOST_STEPS):
        page = whose_turn(people)
        if page is None or (until is not None and int(told(page, "ply")) >= until):
            return
        act_online(page, rng)
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def whose_turn(people: People) -> Page | None:
    """A page that offers something to do, waiting for it; None once all show the end."""
    for _ in range(MOST_STEPS):
        for page in people.values():
            if page.locator(SETTLED).count() > 0 and page.locator("main[data-screen=play] [data-action]").count() > 0:
                return page
        if all(page.locator("main[data-screen=scores]").count() > 0 for page in people.values()):
            return None
        next(iter(people.values())).wait_for_timeout(50)
    raise AssertionError("nobody can do anything")


def act_online(page: Page, rng: Random) -> None:
    """Do one of the actions that a page offers; wait until it has been played."""
    before = page.locator("main").get_attribute("data-turn")
    enter(page, rng.choice(choices(page)), rng)
    page.locator(f"main:not([data-turn='{before}'])").wait_for()


def enter(page: Page, action: Json, rng: Random) -> None:
    """Do that action, and wait for nothing."""
    if isinstance(action.get("amount"), dict):
        bid(page, min(action["amount"]["maximum"], action["amount"]["minimum"] + rng.choice([0, 0, 1])))
    elif action["type"] == "reveal" and page.locator("[data-action-type=reveal]").count() > 0:
        reveal(page, rng)
    else:
        click(page, action)


def all_at(people: People, ply: int) -> None:
    """Wait until every page shows the table after so many actions."""
    for page in people.values():
        expect(page.locator("main")).to_have_attribute("data-ply", str(ply))
