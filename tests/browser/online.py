"""What the tests of online tables do: people whose pages follow their table, at a service that can be killed."""

import json
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.links import People, Served, click, move_link, open_link, seat_links, start_by_link
from tests.browser.support import SETTLED, bid, choices
from tests.sealing.stores import free_port
from tests.sealing.table import key_file
from tests.support.play import Json
from tests.support.serving import PATIENCE, Service, serving

MOST_STEPS = 700
PLAYERS = ["Ann", "Bob", "Cy"]

OpenTable = Callable[..., Page]


class Restartable:
    """A guarded service on one port of loopback that can be killed, and started again with the same keys and heads."""

    def __init__(self, folder: Path, **settings: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._settings = {
            "PORT": str(port),
            "GAVEL_KEYS": key_file(),
            "GAVEL_HEADS": f"sqlite://{folder / 'heads.db'}",
            **settings,
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
        workers = children(self.service.process.pid)
        self.service.process.kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        self.service.process.wait(PATIENCE)
        self._running.close()
        self._running = None

    def forget_transcripts(self) -> None:
        """Have its tables as an older service would have begun them."""
        with sqlite3.connect(self._folder / "heads.db") as connection:
            connection.execute("UPDATE heads SET transcript = ''")

    def end(self) -> None:
        """Stop it, if it runs."""
        if self._running is not None:
            self._running.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(each) for each in listed.split()]


@contextmanager
def restartable(folder: Path, **settings: str) -> Iterator[Restartable]:
    """Such a service until the end of the block."""
    service = Restartable(folder, **settings)
    try:
        yield service
    finally:
        service.end()


# --- sitting down -----------------------------------------------------------------------------------------------------


def seated(
    join: OpenTable, game: str, languages: tuple[str, ...] = ("en", "en", "en"), **wishes: Any
) -> dict[str, Page]:
    """Ann has started a game, the others have opened their seat links: nothing else is ever passed on."""
    ann = join(language=languages[0])
    start_by_link(ann, game, players=PLAYERS, **wishes)
    links = seat_links(ann)
    ann.locator("[data-to-table]").click()
    people = {"Ann": ann, "Bob": join(language=languages[1]), "Cy": join(language=languages[2])}
    for seat, name in enumerate(PLAYERS[1:], start=2):
        open_link(people[name], links[str(seat)])
    return people


def at(join: OpenTable, table: Served, name: str, **more: object) -> Page:
    """A page at whose table that player sits."""
    page = join(**more)
    open_link(page, table.link(name))
    return page


# --- playing ----------------------------------------------------------------------------------------------------------


class Game:
    """A game that people play online, and all that they have entered."""

    def __init__(self, people: People, url: str, game: str, rng: Random) -> None:
        self.people, self.url, self.game, self.rng = people, url, game, rng
        self.entered: list[Json] = []

    def play(self, until: int | None = None) -> None:
        """Play on at random to the end, or until so many actions were entered; all wait for their own pages only."""
        for _ in range(MOST_STEPS):
            page = None if len(self.entered) == until else whose_turn(self.people)
            if page is None:
                return
            self.act(page)
        raise AssertionError(f"no end after {MOST_STEPS} steps")

    def act(self, page: Page) -> None:
        """Do one of the actions that a page offers; wait until it has been played."""
        before = turn(page)
        self.enter(page, self.rng.choice(choices(page)))
        page.locator(f"main:not([data-turn='{before}'])").wait_for()

    def enter(self, page: Page, action: Json) -> None:
        """Do that action, and wait for nothing."""
        if isinstance(action.get("amount"), dict):
            amount = min(action["amount"]["maximum"], action["amount"]["minimum"] + self.rng.choice([0, 0, 1]))
            action = {**action, "amount": amount}
            bid(page, amount)
        else:
            click(page, action)
        self.entered.append(action)

    def was_played_as_entered(self) -> bool:
        """Whether the finished game is the one that was entered: no action lost, none doubled, none by anybody else."""
        state = self._asked("sealed/unseal", {"token": self._token()})["state"]
        players = [player["id"] for player in state["players"]]
        drawn = {name: state["deal"][name] for name in ("seed", "nonce")}
        setup = {name: state[name] for name in ("ruleset", "variant", "options")} | {"players": players} | drawn
        # Who begins may have been drawn; whoever that is acts first.
        setup["first_player"] = self.entered[0]["player"]
        record = {"setup": setup, "actions": in_seat_order(self.entered, players), "history": state["history"]}
        replayed = self._asked("replays", record)
        return bool(replayed["history_matches"] and replayed["refused"] is None and replayed["position"]["finished"])

    def _token(self) -> str:
        """The newest token, by the link that the page gives to those who watch."""
        link = {name: values[0] for name, values in parse_qs(urlsplit(move_link(self.people["Ann"])).fragment).items()}
        if "token" in link:
            return link["token"]
        request = Request(f"{self.url}/v1/invitation", headers={"Authorization": f"Bearer gvi1.{link['t']}"})
        with urlopen(request) as response:
            return str(json.load(response)["token"])

    def _asked(self, operation: str, body: Json) -> Json:
        return self.post(f"/v1/games/{self.game}/{operation}", body)

    def post(self, path: str, body: Json) -> Json:
        """The answer of the service, which succeeds."""
        request = Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request) as response:
            found: Json = json.load(response)
        return found


def in_seat_order(actions: list[Json], players: list[str]) -> list[Json]:
    """Choices that all make at the same time, the sales of For Sale, stand in a record in seat order."""
    found, choosing = list[Json](), list[Json]()
    for action in actions:
        if action["type"] != "sell" or "house" not in action:
            found.append(action)
            continue
        choosing.append(action)
        if len(choosing) == len(players):
            found += sorted(choosing, key=lambda each: players.index(each["player"]))
            choosing = []
    return found


def turn(page: Page) -> str:
    """What changes with each step of whoever has the page, and with nobody else's."""
    return page.locator("main").get_attribute("data-turn") or ""


def whose_turn(people: People) -> Page | None:
    """A page that knows all and offers something to do, waiting for it; None once all show the end."""
    for _ in range(MOST_STEPS):
        plies = {page: int(page.locator("main").get_attribute("data-ply") or 0) for page in people.values()}
        for page in (each for each, ply in plies.items() if ply == max(plies.values())):
            if page.locator(SETTLED).count() > 0 and page.locator("main[data-screen=play] [data-action]").count() > 0:
                return page
        if all(page.locator("main[data-screen=scores]").count() > 0 for page in people.values()):
            return None
        next(iter(people.values())).wait_for_timeout(50)
    raise AssertionError("nobody can do anything")
