"""The incidents of docs/operations.md that no other test brings about: each ends as it is written there."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from benchmarks.servers import HOST
from gavel.admission.api_keys import digest_of
from gavel.admission.key_files import add, id_of, remove
from gavel.sealing import key_files
from tests.production.load import PATIENCE
from tests.production.sealed import GAME, SealedGame
from tests.production.stack import Replica, proxy, replicas
from tests.production.waiting import reload, until
from tests.sealing.stores import RedisServer, redis_server

pytestmark = pytest.mark.production

GAMES = "/v1/games"


def asked(port: int, path: str = GAMES, **headers: str) -> requests.Response:
    """The answer to a call on a connection of its own, which any worker may take."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return requests.get(f"http://{HOST}:{port}{path}", headers={"Connection": "close", **given}, timeout=PATIENCE)


def statuses(port: int, count: int = 12, **headers: str) -> set[int]:
    """What so many calls are answered: enough of them for every worker to be asked."""
    return {asked(port, **headers).status_code for _ in range(count)}


# --- keys of the service ---------------------------------------------------------------------------------------------


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    path = tmp_path / "keys.json"
    key_files.create(path)
    return path


@pytest.fixture
def sealing(keys: Path, tmp_path: Path) -> Iterator[Replica]:
    with replicas(tmp_path, 1, GAVEL_KEYS=str(keys)) as [replica]:
        yield replica


def test_a_file_of_keys_that_is_refused_at_a_reload_leaves_the_ones_before_in_force(
    keys: Path, sealing: Replica
) -> None:
    game = SealedGame(sealing.port)
    good = keys.read_bytes()
    keys.write_bytes(good[:-20])
    reload(sealing)
    assert "The keys were not read anew, the ones before stay in force: " in sealing.log()
    game.step()
    keys.write_bytes(good)
    reload(sealing)
    assert "The keys were read anew from " in sealing.log()
    game.finish()


def test_a_leaked_key_of_the_service_opens_nothing_once_it_is_deleted(keys: Path, sealing: Replica) -> None:
    before = SealedGame(sealing.port)
    key_files.add(keys, "enc")
    reload(sealing)
    key_files.promote(keys, "enc")
    reload(sealing)
    after = SealedGame(sealing.port)
    assert asked_of(before).status_code == asked_of(after).status_code == 200
    _delete_second(keys)
    reload(sealing)
    assert asked_of(before).json()["type"] == "/problems/seal-broken"
    assert asked_of(after).status_code == 200
    after.step()


def asked_of(game: SealedGame) -> requests.Response:
    """What anybody sees of a table."""
    url = f"http://{HOST}:{game.port}{GAMES}/{GAME}/sealed/views"
    return requests.post(url, json={"token": game.token}, timeout=PATIENCE)


def _delete_second(keys: Path) -> None:
    """By hand: the key that was in force before."""
    document = json.loads(keys.read_text())
    sealing = [key for key in document["keys"] if key["use"] == "enc"]
    document["keys"].remove(sealing[1])
    keys.write_text(json.dumps(document))


# --- API keys and rates ----------------------------------------------------------------------------------------------


def test_a_leaked_api_key_is_refused_a_second_after_it_was_removed(tmp_path: Path) -> None:
    path = tmp_path / "api-keys.json"
    leaked = add(path, "club")
    with replicas(tmp_path, 1, GAVEL_API_KEYS=str(path)) as [replica]:
        workers = replica.workers()
        assert statuses(replica.port, X_API_Key=leaked) == {200}
        fresh = add(path, "club")
        until(lambda: statuses(replica.port, X_API_Key=fresh) == {200})
        assert statuses(replica.port, X_API_Key=leaked) == {200}, "one is given out before the other is taken in"
        remove(path, id_of({"sha256": digest_of(leaked)}))
        until(lambda: statuses(replica.port, X_API_Key=leaked) == {403})
        assert statuses(replica.port, X_API_Key=fresh) == {200}
        assert replica.workers() == workers


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    with redis_server(tmp_path) as server:
        yield server


def test_a_flood_from_one_address_is_refused_and_others_are_served(redis: RedisServer, tmp_path: Path) -> None:
    """Replicas and their workers count together; the proxy says who asks, whatever a client says itself."""
    settings = {"GAVEL_RATE_PER_ADDRESS": "20/minute", "GAVEL_RATE_STORE": redis.url, "GAVEL_PROXIES": "1"}
    with replicas(tmp_path, 2, **settings) as two, proxy(tmp_path, two) as port:
        flood = [asked(port, X_Forwarded_For=f"198.51.100.{number}") for number in range(60)]
        let_in = [each for each in flood if each.status_code == 200]
        assert {each.status_code for each in flood} == {200, 429}
        assert len(let_in) == 20
        assert 1 <= int(flood[-1].headers["Retry-After"]) <= 60
        assert asked(port, "/readyz").status_code == 200
        # Somebody else, as the proxy would tell of them.
        assert asked(two[0].port, X_Forwarded_For="203.0.113.7").status_code == 200


@pytest.mark.parametrize(("setting", "status"), [("open", 200), ("closed", 503)])
def test_without_the_store_of_rates_everybody_is_let_in_or_nobody_until_it_is_back(
    setting: str, status: int, redis: RedisServer, tmp_path: Path
) -> None:
    settings = {
        "GAVEL_RATE_PER_ADDRESS": "9999/minute",
        "GAVEL_RATE_STORE": redis.url,
        "GAVEL_RATE_STORE_DOWN": setting,
    }
    with replicas(tmp_path, 1, **settings) as [replica]:
        assert "RateLimit" in asked(replica.port).headers
        for fail, mend in ((redis.kill, redis.start), (redis.pause, redis.go_on)):
            fail()
            assert statuses(replica.port) == {status}
            assert "RateLimit" not in asked(replica.port).headers
            assert asked(replica.port, "/readyz").status_code == 200
            mend()
            until(lambda: all("RateLimit" in asked(replica.port).headers for _ in range(6)))
        assert "The store of rates does not answer" in replica.log()


# --- a defect --------------------------------------------------------------------------------------------------------

DEFECT = """
import dataclasses, os, sys

def spoil():
    operations = sys.modules["gavel.api.operations.table"].OPERATIONS
    operations["setup"] = dataclasses.replace(operations["setup"], run=lambda *_: 1 // 0)

os.register_at_fork(after_in_child=lambda: "gavel.api.operations.table" in sys.modules and spoil())
"""
"""A module that Python imports at its start: in each worker, a setup ends in an error that nobody foresaw."""


def test_the_request_id_of_an_internal_error_leads_to_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(DEFECT)
    secret = "a seed that is nobody's business"
    with replicas(tmp_path, 1, PYTHONPATH=str(tmp_path)) as [replica]:
        url = f"http://{HOST}:{replica.port}{GAMES}/{GAME}/setup"
        answer = requests.post(url, json={"players": ["ann", "bob", "cy"], "seed": secret}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["type"]) == (500, "/problems/internal")
        _before, found, after = replica.log().partition(answer.json()["instance"])
        assert found
        assert "Traceback" in after
        assert "ZeroDivisionError" in after
        assert secret not in replica.log()
        assert asked(replica.port).status_code == 200
