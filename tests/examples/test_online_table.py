"""The reference of docs/online-table.md: three people play whole games, with lost connections and lost races."""

import json
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier, Event, Lock
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import flask
import pytest
import requests

from examples import online_table
from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.registry import registry
from gavel.i18n.translator import translator_for
from tests.support.serving import in_this_process, served
from tests.support.transcripts import transcript_errors

Json = dict[str, Any]

NAMES = ["Anna", "Béatrice", "Çelik"]
LANGUAGES = ["en", "fr", "de"]
PATIENCE = 60
"""Seconds after which a request, or somebody who is waited for, is given up."""
TWO_TABS = 5
"""After so many actions, whoever is to act does so from two tabs at once."""


@pytest.fixture(scope="module")
def gavel() -> Iterator[str]:
    with served() as url:
        yield url


@pytest.fixture
def backend(gavel: str, tmp_path: Path) -> Iterator[str]:
    """The base URL of the example, as it is started by hand, but for the server."""
    online_table.app.config.update(GAVEL=gavel, DATABASE=str(tmp_path / "tables.db"))
    with in_this_process(online_table.app) as url:
        yield url


class Race:
    """Between the service's answer and the store: two calls that go on from one state meet there, once."""

    def __init__(self, replay: Callable[..., Json], wanted: Callable[[Json], bool]) -> None:
        self._replay, self._wanted = replay, wanted
        self._lock, self._barrier = Lock(), Barrier(2, timeout=PATIENCE)
        self.judged: dict[str, set[str]] = {}
        """By the key of an action, the histories of the states that it was judged in."""
        self.raced: list[Json] = []
        """The actions of the two."""

    def __call__(self, game: str, names: dict[str, str], transcript: Json) -> Json:
        found = self._replay(game, names, transcript)
        if "state" in transcript and self._meets(found["refused"] is None, transcript["state"], *transcript["actions"]):
            self._barrier.wait()
        return found

    def _meets(self, legal: bool, state: Json, action: Json) -> bool:
        with self._lock:
            self.judged.setdefault(flask.request.headers["Idempotency-Key"], set()).add(state["history"])
            if legal and self._wanted(state) and len(self.raced) < 2:
                self.raced.append(action)
                return True
            return False

    def lost(self) -> list[str]:
        """The keys of the actions that were judged again, in another state than at first."""
        return [key for key, histories in self.judged.items() if len(histories) > 1]


class Player:
    """Somebody with a link: looks, acts when it is their turn, loses a connection now and then."""

    def __init__(self, backend: str, link: str, language: str) -> None:
        self.url, self._rng = backend + link, Random(language)
        self._session = requests.Session()
        self._session.headers["Accept-Language"] = language
        self.language = language
        self.looks: list[Json] = []
        self.refusals: list[Json] = []
        self.played = self.lost = 0

    def look(self) -> Json:
        found: Json = self._session.get(self.url, timeout=PATIENCE).json()
        self.looks.append(found)
        return found

    def act(self, action: Json, key: str) -> requests.Response:
        headers = {"Idempotency-Key": key}
        return self._session.post(f"{self.url}/actions", json=action, headers=headers, timeout=PATIENCE)

    def act_and_lose_the_answer(self, action: Json, key: str) -> None:
        """Send the request, and be gone before the answer comes."""
        url, body = urlsplit(f"{self.url}/actions"), json.dumps(action).encode()
        head = f"POST {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\nContent-Type: application/json\r\n"
        head += f"Idempotency-Key: {key}\r\nContent-Length: {len(body)}\r\n\r\n"
        assert url.hostname is not None
        with socket.create_connection((url.hostname, url.port), PATIENCE) as connection:
            connection.sendall(head.encode() + body)

    def play(self, over: Event) -> None:
        """Until the game is finished, or something has gone wrong for somebody."""
        try:
            self._play(over)
        finally:
            over.set()

    def _play(self, over: Event) -> None:
        while not (seen := self.look())["finished"] and not over.is_set():
            if not seen["legal_actions"]:
                sleep(0.005)
                continue
            action = self._choose(seen)
            keys = [f"{seen['seat']}-{seen['revision']}-{tab}" for tab in (1, 2)]
            if seen["revision"] == TWO_TABS:
                with ThreadPoolExecutor(2) as tabs:
                    self._told(*tabs.map(self.act, [action, self._choose(seen)], keys))
                continue
            if seen["view"]["phase"] != "selling" and (not self.lost or self._rng.random() < 0.2):
                self.lost += 1
                self.act_and_lose_the_answer(action, keys[0])
            self._told(self.act(action, keys[0]))

    def _choose(self, seen: Json) -> Json:
        """An action as a browser sends it: without its player, which is the link's to say."""
        listed = dict(self._rng.choice(seen["legal_actions"]))
        assert listed.pop("player") == seen["seat"]
        return {name: self._figure(value) for name, value in listed.items()}

    def _figure(self, value: Any) -> Any:
        if isinstance(value, dict) and value.keys() == {"minimum", "maximum"}:
            return self._rng.randint(value["minimum"], min(value["maximum"], value["minimum"] + 2))
        return value

    def _told(self, *answers: requests.Response) -> None:
        for each in answers:
            assert each.status_code in (200, 422), each.text
            if each.status_code == 200:
                self.played += 1
                self.looks.append(each.json())
            else:
                self.refusals.append(each.json())


def opened(backend: str, game: str) -> dict[str, str]:
    answered = requests.post(f"{backend}/tables", json={"game": game, "players": NAMES}, timeout=PATIENCE)
    assert answered.status_code == 200, answered.text
    links: dict[str, str] = answered.json()["links"]
    return links


def replayed(transcript: Json, language: str = "en", **members: Any) -> Json:
    call = Call(translator_for(language), "one-request")
    told = answer(registry()[transcript["game"]], "replays", {**transcript, **members}, call)
    found: Json = json.loads(json.dumps(told))
    return found


# --- whole games ----------------------------------------------------------------------------------------------------

WANTED: dict[str, Callable[[Json], bool]] = {
    "for-sale": lambda state: state["phase"] == "selling",
    "the-estates": lambda state: state["ply"] == TWO_TABS,
    "auctionland": lambda state: state["ply"] == TWO_TABS,
}
"""Where two calls meet: two people who choose at the same time, or one person with two tabs."""


@pytest.mark.parametrize("game", registry())
def test_three_people_play_a_whole_game(game: str, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    race = Race(online_table.replay, WANTED[game])
    monkeypatch.setattr(online_table, "replay", race)
    links = opened(backend, game)
    players = [Player(backend, links[seat], language) for seat, language in zip(links, LANGUAGES, strict=False)]
    with ThreadPoolExecutor(len(players)) as threads:
        over = Event()
        for done in [threads.submit(player.play, over) for player in players]:
            done.result()

    transcript: Json = requests.get(f"{players[0].url}/transcript", timeout=PATIENCE).json()
    assert transcript_errors(transcript) == []
    verdict = replayed(transcript)
    assert (verdict["refused"], verdict["history_matches"], verdict["scores_match"]) == (None, True, True)
    assert_nothing_was_lost_or_played_twice(players, transcript, race)
    for player in players:
        assert_saw_only_what_the_seat_may_see(player, transcript)
        log = requests.get(f"{player.url}/log", headers={"Accept-Language": player.language}, timeout=PATIENCE).json()
        assert log["events"] == replayed(transcript, player.language)["events"]
        assert any(NAMES[1] in event["text"] for event in log["events"])


def assert_nothing_was_lost_or_played_twice(players: list[Player], transcript: Json, race: Race) -> None:
    """Every action that was answered well is in the record, once, however often it was sent or judged."""
    actions = transcript["actions"]
    assert sum(player.played for player in players) == len(actions)
    assert sum(player.lost for player in players) > 0
    assert race.lost(), "who was second is judged again in the state of who was first"
    one, other = race.raced
    if transcript["game"] == "for-sale":
        assert one["player"] != other["player"]
        assert one in actions
        assert other in actions


OWN = ("view", "legal_actions", "default_actions")
"""What a look holds for its own seat alone."""


def assert_saw_only_what_the_seat_may_see(player: Player, transcript: Json) -> None:
    """Each look was what the service shows to this seat alone; nothing of a state's own came along."""
    shown = {look["revision"]: look for look in player.looks}
    for revision in sorted(shown)[::9]:
        look = shown[revision]
        seat = look["seat"]
        prefix = {name: transcript[name] for name in ("game", "setup")}
        expected = replayed({**prefix, "actions": transcript["actions"][:revision]}, viewers=[seat])["views"][seat]
        assert {member: look[member] for member in OWN} == expected
    for look in player.looks:
        assert look.keys() == {"seat", "names", "revision", "to_act", "finished", "scores", *OWN}
        assert look["default_actions"].keys() <= {look["seat"]}
        if not look["finished"]:
            assert look["scores"] is None
            assert transcript["setup"]["seed"] not in json.dumps(look)
    for refusal in player.refusals:
        assert all(action["player"] == player.looks[0]["seat"] for action in refusal["legal_actions"])


# --- refusals and limits --------------------------------------------------------------------------------------------


@pytest.fixture
def table(backend: str) -> list[Player]:
    """The three players and a spectator of a new table for For Sale."""
    return [Player(backend, link, "fr") for link in opened(backend, "for-sale").values()]


def test_a_refusal_is_for_whoever_acted_in_their_language(table: list[Player]) -> None:
    refused = table[1].act({"type": "bid", "amount": 1}, "k")
    assert (refused.status_code, refused.json()["type"]) == (422, "/problems/illegal-action")
    assert refused.json()["legal_actions"] == []
    assert NAMES[0] in refused.json()["violations"][0]["detail"]
    assert table[1].look()["revision"] == 0


def test_the_link_says_who_acts_whatever_the_browser_says(table: list[Player]) -> None:
    assert table[1].act({"type": "pass", "player": "p1"}, "k").status_code == 422
    assert table[0].act({"type": "pass", "player": "p2"}, "k").json()["revision"] == 1


def test_the_same_key_plays_an_action_once(table: list[Player]) -> None:
    for _ in range(3):
        assert table[0].act({"type": "bid", "amount": 1}, "k").json()["revision"] == 1


def test_nobody_uses_up_the_key_of_somebody_else(table: list[Player]) -> None:
    ann, bob, *_ = table
    assert ann.act({"type": "bid", "amount": 1}, "1").json()["revision"] == 1
    assert bob.act({"type": "bid", "amount": 2}, "1").json()["revision"] == 2


def test_a_spectator_sees_and_does_nothing(table: list[Player]) -> None:
    seen = table[3].look()
    assert (seen["seat"], seen["legal_actions"]) == ("spectator", [])
    assert table[3].act({"type": "pass"}, "k").json()["violations"][0]["code"] == "player.unknown"


def test_the_record_is_kept_until_nothing_is_left_to_hide(table: list[Player]) -> None:
    assert requests.get(f"{table[0].url}/transcript", timeout=PATIENCE).status_code == 403


def test_an_action_is_taken_back_when_everyone_has_agreed(table: list[Player]) -> None:
    table[0].act({"type": "bid", "amount": 3}, "first")
    before = table[1].look()
    for player in (table[3], table[0], table[1], table[1]):
        assert requests.post(f"{player.url}/undo", timeout=PATIENCE).json()["revision"] == before["revision"]
    undone = requests.post(f"{table[2].url}/undo", timeout=PATIENCE).json()
    assert (undone["revision"], undone["to_act"]) == (2, ["p1"])
    assert table[0].act({"type": "bid", "amount": 2}, "second").json()["revision"] == 3
    assert requests.post(f"{table[0].url}/undo", timeout=PATIENCE).json()["revision"] == 3, "agreement is not kept"


@pytest.mark.parametrize(
    "body",
    [
        [],
        7,
        {},
        {"game": "for-sale"},
        {"game": "for-sale", "players": "Ann"},
        {"game": 3, "players": NAMES},
        {"game": "for-sale", "players": NAMES, "seed": "mine"},
        {"game": "for-sale", "players": NAMES, "deal": {}},
    ],
)
def test_a_table_is_opened_by_what_it_needs_and_nothing_else(backend: str, body: Any) -> None:
    assert requests.post(f"{backend}/tables", json=body, timeout=PATIENCE).status_code == 400


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (404, {"game": "../for-sale", "players": NAMES}),
        (404, {"game": "chess", "players": NAMES}),
        (422, {"game": "for-sale", "players": ["Ann"]}),
        (422, {"game": "for-sale", "players": [1, 2, 3]}),
        (422, {"game": "for-sale", "players": NAMES, "ruleset": "monopoly"}),
    ],
)
def test_what_the_service_refuses_is_handed_on(backend: str, status: int, body: Json) -> None:
    answered = requests.post(f"{backend}/tables", json=body, timeout=PATIENCE)
    assert (answered.status_code, answered.headers["Content-Type"]) == (status, "application/problem+json")


@pytest.mark.parametrize("action", [[], "pass", None, 3])
def test_an_action_is_an_object(table: list[Player], action: Any) -> None:
    assert table[0].act(action, "k").status_code in (400, 415)


@pytest.mark.parametrize(("method", "path"), [("GET", ""), ("POST", "/actions"), ("POST", "/undo"), ("GET", "/log")])
def test_nobody_sits_at_a_link_that_was_not_given(table: list[Player], method: str, path: str) -> None:
    assert requests.request(method, f"{table[0].url}x{path}", json={}, timeout=PATIENCE).status_code == 404


def test_what_a_seat_sees_is_kept_by_nobody_else(table: list[Player]) -> None:
    headers = requests.get(table[0].url, timeout=PATIENCE).headers
    assert (headers["Cache-Control"], headers["Referrer-Policy"]) == ("no-store", "no-referrer")


def test_a_referee_who_is_away_changes_nothing(table: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(online_table.app.config, "GAVEL", "http://127.0.0.1:1")
    assert table[0].act({"type": "pass"}, "k").status_code == 502
    assert table[0].look()["revision"] == 0
