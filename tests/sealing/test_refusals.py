"""Whatever is wrong with a key, a token or a request is refused by one clear problem, which tells no secret."""

import json
import logging
import secrets
from hashlib import sha256
from typing import Any

import pytest

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.openapi.example_stores import EXAMPLE_PUSH
from gavel.sealing import base64url
from gavel.sealing.keys import new_sealing_key
from gavel.sealing.operations.table import OPERATIONS
from gavel.sealing.seat_keys import VERIFIER_BYTES, new_key
from tests.sealing.table import SEALING_KEY, Room, Table, key_file

ROOM = Room(push=EXAMPLE_PUSH)
NEED_A_KEY = ("actions", "merges", "seats", "heads", "subscriptions")


@pytest.fixture(scope="module")
def table() -> Table:
    return ROOM.table(referee=True)


def body_of(operation: str, table: Table, token: str | None = None) -> Any:
    token = table.token if token is None else token
    return {
        "setup": table.request,
        "actions": {"token": token, "action": {"type": "pass", "player": "ann"}},
        "views": {"token": token},
        "merges": {"tokens": [token, table.token]},
        "seats": {"token": token, "seat": "ann"},
        "unseal": {"token": token},
        "subscriptions": {"token": token, "subscription": None},
        "heads": {"token": token},
        "receipts": {"token": token},
        "transcripts": {"token": token},
    }[operation]


OF_A_TOKEN = [name for name in OPERATIONS if name != "setup"]


# --- no keys ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_service_without_keys_has_no_sealed_operation(operation: str, table: Table) -> None:
    plain = Room(create_app(Settings()).test_client())
    bodies: list[Any] = [body_of(operation, table), {}, [], None]
    for body in bodies:
        for key in (None, table.keys["ann"], "nonsense"):
            answer = plain.ask("for-sale", operation, body, key)
            assert (answer.status, answer.problem) == (404, "not-found")
    assert plain.ask("chess", operation, {}).problem == "not-found"


@pytest.mark.parametrize("operation", NEED_A_KEY)
def test_without_a_key_where_one_is_needed_the_answer_asks_for_it(operation: str, table: Table) -> None:
    answer = table.bad(operation, body_of(operation, table))
    assert (answer.status, answer.problem) == (401, "key-missing")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer ")


def test_a_running_game_is_unsealed_by_its_referee_alone(table: Table) -> None:
    assert table.bad("unseal", {"token": table.token}).problem == "key-missing"
    for holder in table.players:
        assert table.bad("unseal", {"token": table.token}, holder).problem == "key-refused"


# --- keys -------------------------------------------------------------------------------------------------------------


def wrong_keys(table: Table) -> list[str]:
    """Every character altered, cut off, swapped between seats and tables, and other things that are no keys."""
    key, other = table.keys["ann"], ROOM.table(referee=True)
    flipped = [key[:at] + ("A" if key[at] != "A" else "B") + key[at + 1 :] for at in range(len(key))]
    secret = key.rpartition(".")[2]
    return [
        *flipped,
        *[key[:at] for at in range(len(key))],
        *[key + more for more in ("A", "=", ".", " ", "\t", " x")],
        *[f"gvs1.{seat}.{secret}" for seat in ("2", "3", "4", "6", "r", "t")],
        *other.keys.values(),
        new_key("1").text,
        table.token,
        base64url.encode(sha256(base64url.decode(secret)).digest()),
    ]


@pytest.mark.parametrize("operation", OF_A_TOKEN)
def test_any_other_key_is_refused_with_the_same_words(operation: str, table: Table) -> None:
    """Whatever part of it is wrong, also where a spectator would need none."""
    told = set()
    for key in wrong_keys(table):
        answer = ROOM.ask("for-sale", operation, body_of(operation, table), key, **{"X-Request-Id": "one"})
        assert answer.status == 403, key
        told.add(answer.raw)
    assert len(told) == 1


@pytest.mark.parametrize(
    "header",
    [
        "",
        "Bearer",
        "Bearer ",
        "Basic {key}",
        "Bearer  {key}",
        "Bearer\t{key}",
        "{key}",
        "Bearer {key},{key}",
        "Bearer:{key}",
    ],
)
def test_a_header_that_is_no_bearer_token_is_refused(header: str, table: Table) -> None:
    sent = {"Authorization": header.format(key=table.keys["ann"])}
    answer = ROOM.ask("for-sale", "views", {"token": table.token}, **sent)
    assert answer.problem == "key-refused"


def test_the_scheme_is_read_in_any_case(table: Table) -> None:
    for scheme in ("bearer", "BEARER", "Bearer"):
        sent = {"Authorization": f"{scheme} {table.keys['ann']}"}
        assert ROOM.ask("for-sale", "views", {"token": table.token}, **sent)["view"]["players"][0]["coins"] is not None


def test_a_key_anywhere_else_is_none(table: Table) -> None:
    key = table.keys["ann"]
    for headers in ({"X-API-Key": key}, {"Cookie": f"key={key}"}, {"Proxy-Authorization": f"Bearer {key}"}):
        seen = ROOM.ask("for-sale", "views", {"token": table.token}, **headers)
        assert seen["view"]["players"][0]["coins"] is None
        assert ROOM.ask("for-sale", "actions", body_of("actions", table), **headers).problem == "key-missing"
    for member in ("key", "seat_key", "authorization", "Authorization"):
        assert table.bad("views", {"token": table.token, member: key}).codes == ["member.unknown"]
    path = f"/v1/games/for-sale/sealed/actions?key={key}&access_token={key}"
    assert ROOM.client.post(path, json=body_of("actions", table)).status_code == 401


def test_a_seat_acts_for_itself_alone(table: Table) -> None:
    [player] = table.acting()
    action = {"type": "pass", "player": player}
    for holder in {*table.keys} - {player}:
        assert table.bad("actions", {"token": table.token, "action": action}, holder).problem == "key-refused"
    for other in ("zoe", "spectator", "table", "referee"):
        acting = {"type": "pass", "player": other}
        assert table.bad("actions", {"token": table.token, "action": acting}, player).problem == "key-refused"
    assert table.bad("actions", {"token": table.token, "action": {**action, "player": "referee"}}, "referee").codes == [
        "player.unknown"
    ]


def test_a_table_without_a_referee_has_no_referees_key() -> None:
    table = ROOM.table()
    for seat in ("r", "t"):
        for secret in (bytes(32), secrets.token_bytes(32)):
            key = f"gvs1.{seat}.{base64url.encode(secret)}"
            assert ROOM.ask("for-sale", "unseal", {"token": table.token}, key).problem == "key-refused"


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", OF_A_TOKEN)
def test_a_token_that_is_altered_anywhere_is_broken(operation: str, table: Table) -> None:
    """Every 7th position for each operation; each position is altered in test_tokens.py."""
    token, told = table.token, set()
    altered = [token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :] for at in range(0, len(token), 7)]
    altered += [token[:at] for at in range(0, len(token), 7)]
    altered += ["", ".", "....", "null", token + ".", token + "=", token * 2, token.lower(), f" {token}"]
    for each in altered:
        body = body_of(operation, table, each)
        answer = ROOM.ask("for-sale", operation, body, table.keys["referee"], **{"X-Request-Id": "one"})
        told.add((answer.status, answer.raw))
    [(status, raw)] = told
    assert (status, json.loads(raw)["type"]) == (400, "/problems/seal-broken")


def test_a_token_of_another_game_or_service_is_broken(table: Table) -> None:
    other = ROOM.table("the-estates")
    assert ROOM.ask("for-sale", "views", {"token": other.token}).problem == "seal-broken"
    assert ROOM.ask("the-estates", "views", {"token": table.token}).problem == "seal-broken"
    elsewhere = Room(keys=key_file(new_sealing_key()))
    assert elsewhere.ask("for-sale", "views", {"token": table.token}).problem == "seal-broken"
    same_id = Room(keys=key_file({**new_sealing_key(), "kid": SEALING_KEY["kid"]}))
    assert same_id.ask("for-sale", "views", {"token": table.token}).problem == "seal-broken"


def test_a_token_of_another_table_takes_the_keys_of_that_table(table: Table) -> None:
    other = ROOM.table(referee=True)
    for holder in table.keys:
        assert ROOM.ask("for-sale", "views", {"token": other.token}, table.keys[holder]).problem == "key-refused"


def test_what_is_longer_than_any_token_is_too_large(table: Table) -> None:
    for token in ("A" * 16385, table.token.ljust(16385, "A")):
        for operation in OF_A_TOKEN:
            answer = table.bad(operation, body_of(operation, table, token), "referee")
            assert (answer.status, answer.problem, answer["limit"]) == (413, "too-large", 16384)
    assert table.bad("views", {"token": "A" * 16384}).problem == "seal-broken"


@pytest.mark.parametrize("token", [None, 1, True, [], {}, ["a"]])
def test_what_is_no_text_is_no_token(token: object, table: Table) -> None:
    assert table.bad("views", {"token": token}).codes == ["type.wrong"]


# --- setups -----------------------------------------------------------------------------------------------------------


def refused_setup(**request: Any) -> list[tuple[str, str]]:
    answer = ROOM.ask("for-sale", "setup", {"players": ["ann", "bob", "cy"], **request})
    assert (answer.status, answer.problem) == (422, "invalid-request")
    return [(each["code"], each["pointer"]) for each in answer["errors"]]


def test_nobody_chooses_the_cards_of_a_sealed_table() -> None:
    state = ROOM.plain("for-sale", "setup", {"players": ["ann", "bob", "cy"], "seed": "s"})["state"]
    houses = [*state["market"]["houses"], *state["decks"]["houses"]]
    deal = {"houses": houses, "cheques": state["decks"]["cheques"]}
    assert refused_setup(seed="guess") == [("member.unknown", "/seed")]
    assert refused_setup(deal=deal) == [("member.unknown", "/deal")]
    assert refused_setup(deal=deal, dealer="table") == [("deal.with-table", "/deal")]


VERIFIER = base64url.encode(bytes(32))


@pytest.mark.parametrize(
    ("verifiers", "at", "codes"),
    [
        ({"zoe": VERIFIER}, "/verifiers/zoe", {"player.unknown"}),
        ({"referee": VERIFIER}, "/verifiers/referee", {"player.unknown"}),
        ({"ann": VERIFIER[:-1]}, "/verifiers/ann", {"length.out-of-range", "format.wrong"}),
        ({"ann": VERIFIER + "="}, "/verifiers/ann", {"length.out-of-range", "format.wrong"}),
        ({"ann": VERIFIER[:-1] + "B"}, "/verifiers/ann", {"format.wrong"}),
        ({"ann": VERIFIER[:-1] + "+"}, "/verifiers/ann", {"format.wrong"}),
        ({"ann": None}, "/verifiers/ann", {"type.wrong"}),
        ([], "/verifiers", {"type.wrong"}),
    ],
)
def test_what_is_no_verifier_of_a_player_is_refused(verifiers: object, at: str, codes: set[str]) -> None:
    assert set(refused_setup(verifiers=verifiers)) == {(code, at) for code in codes}


def test_no_key_opens_two_seats_by_verifiers_that_only_begin_alike() -> None:
    begun, verifiers = bytes(range(VERIFIER_BYTES)), {}
    for player, rest in (("ann", b"a"), ("bob", b"b")):
        verifiers[player] = base64url.encode(begun + rest * (32 - VERIFIER_BYTES))
    assert refused_setup(verifiers=verifiers) == [("verifier-used", "/verifiers/bob")]


def test_players_may_bring_their_own_keys_and_the_service_never_has_them() -> None:
    own = {player: new_key(str(seat)) for seat, player in enumerate(["ann", "bob", "cy"], start=1)}
    verifiers = {player: base64url.encode(sha256(key.secret).digest()) for player, key in own.items()}
    table = ROOM.table(verifiers={name: verifiers[name] for name in ("ann", "cy")}, referee=True)
    assert list(table.first["seat_keys"]) == ["bob"]
    table.keys |= {player: own[player].text for player in ("ann", "cy")}
    for player in table.players:
        assert table.view(player)["view"]["players"][int(table.keys[player][5]) - 1]["coins"] is not None


def test_a_game_that_needs_too_long_a_token_is_refused() -> None:
    sides = ["n", "e", "s", "w"]
    tiles = [
        {"id": f"{'x' * 50}{number}", "regions": [{"terrain": "park", "sides": sides}], "icons": []}
        for number in range(300)
    ]
    request = {"players": ["ann", "bob"], "options": {"tiles": tiles}}
    answer = ROOM.ask("auctionland", "setup", request)
    assert (answer.status, answer.problem, answer["limit"]) == (413, "too-large", 16384)


def test_a_game_that_leaves_no_room_for_what_is_recorded_later_is_refused() -> None:
    """With 700 cards of each kind the token would just be sealed, and no seat could ever have a new key."""
    cards = {kind: list(range(1, 701)) for kind in ("houses", "cheques")}
    request = {"players": ["ann", "bob", "cy"], "options": cards, "referee": True}
    answer = ROOM.ask("for-sale", "setup", request)
    assert (answer.status, answer.problem, answer["limit"]) == (413, "too-large", 16384)
    assert answer["detail"].startswith("A token has at most 16,384 characters.")


def test_a_stranger_has_no_name_at_a_sealed_table(table: Table) -> None:
    assert table.bad("views", {"token": table.token, "names": {"zoe": "Zoe"}}).codes == ["player.unknown"]
    assert refused_setup(names={"zoe": "Zoe"}) == [("player.unknown", "/names/zoe")]


# --- what is told to nobody -------------------------------------------------------------------------------------------


def test_no_answer_and_no_log_line_tells_a_key_or_a_seed(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = ROOM.table(referee=True)
    seed = table.state()["deal"]["seed"]
    told = []
    for operation in OF_A_TOKEN:
        for holder in (None, *table.keys):
            for token in (table.token, table.token[:-1], "A" * 20000):
                answer = table.ask(operation, body_of(operation, table, token), holder)
                if not (operation == "unseal" and answer.status == 200):
                    told.append(answer.raw.decode())
    for secret in (seed, *[key.rpartition(".")[2] for key in table.keys.values()]):
        assert not any(secret in each for each in told)
        assert secret not in caplog.text
    assert table.token not in caplog.text


def test_options_of_a_sealed_setup_have_at_most_64_kib() -> None:
    sides = ["n", "e", "s", "w"]
    tiles = [
        {"id": f"{'x' * 60}{number}", "regions": [{"terrain": "park", "sides": sides}], "icons": []}
        for number in range(500)
    ]
    request = {"players": ["ann", "bob"], "options": {"tiles": tiles}}
    answer = ROOM.ask("auctionland", "setup", request)
    assert (answer.status, answer.problem, answer["limit"]) == (413, "too-large", 65536)
