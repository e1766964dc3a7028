"""An online table for Gavel's games: the state stays here, and each seat gets what it may see.

    python examples/online_table.py --gavel http://127.0.0.1:8000 --database tables.db

Read docs/online-table.md beside it. It needs Flask and requests.
"""

import argparse
import json
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import quote

import requests
from flask import Flask, Response, abort, request

Json = dict[str, Any]
SPECTATOR = "spectator"
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT, setup TEXT, names TEXT, revision INTEGER, history TEXT, answer TEXT);
CREATE TABLE IF NOT EXISTS seats (secret TEXT PRIMARY KEY, player TEXT, table_id TEXT);
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT, ply INTEGER, action TEXT, key TEXT, PRIMARY KEY (table_id, ply), UNIQUE (table_id, key));
CREATE TABLE IF NOT EXISTS undo (table_id TEXT, revision INTEGER, player TEXT, UNIQUE (table_id, revision, player));
"""
app = Flask("online_table")
app.config.update(GAVEL="http://127.0.0.1:8000", DATABASE="tables.db")


class Seat(NamedTuple):
    """Who holds a link, and their table as it stands; `answer` is the service's last one, with everyone's view."""

    player: str
    table: str
    game: str
    setup: Json
    names: dict[str, str]
    revision: int
    history: str
    answer: Json


@contextmanager
def transaction() -> Iterator[sqlite3.Connection]:
    """All that is done within is stored, or nothing of it."""
    db = sqlite3.connect(app.config["DATABASE"])
    try:
        with db:
            db.executescript(SCHEMA)
            yield db
    finally:
        db.close()


def sent() -> Json:
    """The body of the request, which must be an object."""
    body = request.get_json()
    return body if isinstance(body, dict) else abort(400)


def replay(game: str, names: dict[str, str], transcript: Json) -> Json:
    """The service's answer to a transcript, in the language of whoever asks, with what each seat may see."""
    url = f"{app.config['GAVEL']}/v1/games/{quote(game, safe='')}/replays"
    body = {**transcript, "names": names, "viewers": [*names, SPECTATOR]}
    headers = {"Accept-Language": request.headers.get("Accept-Language", "en")}
    answer = requests.post(url, json=body, headers=headers, timeout=30)
    if not answer.ok:
        abort(Response(answer.content, answer.status_code, content_type=answer.headers["Content-Type"]))
    document: Json = answer.json()
    return document


def seat_of(token: str) -> Seat:
    """Who holds this link, and their table as it stands. What is stored of a link is a digest."""
    with transaction() as db:
        row = db.execute(
            "SELECT player, id, game, setup, names, revision, history, answer"
            " FROM seats JOIN tables ON id = table_id WHERE secret = ?",
            [sha256(token.encode()).hexdigest()],
        ).fetchone() or abort(404)
    player, table, game, setup, names, revision, history, answer = row
    return Seat(player, table, game, json.loads(setup), json.loads(names), revision, history, json.loads(answer))


def record_of(seat: Seat) -> Json:
    """How the game began, and every action since."""
    with transaction() as db:
        found = db.execute("SELECT action FROM moves WHERE table_id = ? ORDER BY ply", [seat.table]).fetchall()
    return {"setup": seat.setup, "actions": [json.loads(action) for (action,) in found]}


def stored(seat: Seat, answer: Json, move: str, values: Sequence[Any]) -> bool:
    """Compare and set: False if the table no longer stands where the answer goes on from."""
    update = "UPDATE tables SET revision = revision + 1, history = ?, answer = ? WHERE id = ? AND history = ?"
    new = (answer["position"]["state"]["history"], json.dumps(answer), seat.table, seat.history)
    with transaction() as db:
        was_first = db.execute(update, new).rowcount == 1
        if was_first:
            db.execute(move, values)
    return was_first


def shown(seat: Seat) -> Json:
    """What may reach the browser of whoever holds a link: never a state, and no `history`."""
    position, own = seat.answer["position"], seat.answer["views"][seat.player]
    public = {member: position[member] for member in ("to_act", "finished", "scores")}
    return {"seat": seat.player, "names": seat.names, "revision": seat.revision, **public, **own}


@app.post("/tables")
def open_table() -> Json:
    """A new table: a secret link for each seat. Nobody chooses seed or deal: they would know the cards."""
    given = sent()
    game, players = given.pop("game", None), given.pop("players", None)
    if not (isinstance(game, str) and isinstance(players, list) and given.keys() <= {"ruleset", "variant", "options"}):
        abort(400)
    names = {f"p{number}": name for number, name in enumerate(players, 1)}
    setup: Json = {**given, "players": list(names), "seed": secrets.token_hex(32)}
    answer = replay(game, names, {"setup": setup, "actions": []})
    table, links = secrets.token_hex(8), {player: secrets.token_urlsafe(24) for player in (*names, SPECTATOR)}
    began, *columns = answer["position"]["state"]["history"], json.dumps(setup), json.dumps(names), json.dumps(answer)
    with transaction() as db:
        row = (table, game, columns[0], columns[1], 0, began, columns[2])
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        for player, token in links.items():
            secret = sha256(token.encode()).hexdigest()
            db.execute("INSERT INTO seats VALUES (?, ?, ?)", (secret, player, table))
    return {"links": {player: f"/seats/{token}" for player, token in links.items()}}


@app.get("/seats/<token>")
def look(token: str) -> Json:
    """The table as this seat sees it."""
    return shown(seat_of(token))


@app.post("/seats/<token>/actions")
def act(token: str) -> Json | tuple[Json, int]:
    """Play an action; a refusal is for whoever acted alone. The same Idempotency-Key plays nothing twice."""
    given = request.headers.get("Idempotency-Key", secrets.token_hex(16))
    while True:
        seat = seat_of(token)
        key = f"{seat.player}\n{given}"  # Nobody uses up a key of somebody else: neither has a line end in it.
        with transaction() as db:
            if db.execute("SELECT 1 FROM moves WHERE table_id = ? AND key = ?", (seat.table, key)).fetchone():
                return shown(seat)  # It has been played, and the answer was lost on its way.
        action = {**sent(), "player": seat.player}  # The link says who acts, never the browser.
        state = seat.answer["position"]["state"]
        answer = replay(seat.game, seat.names, {"state": state, "actions": [action]})
        if answer["refused"] is not None:
            return answer["refused"]["problem"], 422
        move = (seat.table, state["ply"], json.dumps(action), key)
        if stored(seat, answer, "INSERT INTO moves VALUES (?, ?, ?, ?)", move):
            return shown(seat_of(token))
        # Somebody was faster: their state is stored, and this action is judged again in it.


@app.post("/seats/<token>/undo")
def undo(token: str) -> Json:
    """Agree to take the last action back; it happens once every seat has agreed."""
    seat = seat_of(token)
    record, at = record_of(seat), (seat.table, seat.revision)
    with transaction() as db:
        if seat.player != SPECTATOR:
            db.execute("INSERT OR IGNORE INTO undo VALUES (?, ?, ?)", (*at, seat.player))
        agreed = db.execute("SELECT player FROM undo WHERE table_id = ? AND revision = ?", at).fetchall()
    if record["actions"] and len(agreed) == len(seat.names):
        *before, _last = record["actions"]
        answer = replay(seat.game, seat.names, {**record, "actions": before})
        stored(seat, answer, "DELETE FROM moves WHERE table_id = ? AND ply = ?", (seat.table, len(before)))
    return shown(seat_of(token))


@app.get("/seats/<token>/log")
def log(token: str) -> Json:
    """Every event so far: events are public, and worded here in the reader's language."""
    seat = seat_of(token)
    return {"events": replay(seat.game, seat.names, record_of(seat))["events"]}


@app.get("/seats/<token>/transcript")
def transcript(token: str) -> Json:
    """The whole record, which holds everyone's cards, once there is nothing left to hide."""
    seat = seat_of(token)
    scores = seat.answer["position"]["scores"] or abort(403)
    return {"game": seat.game, **record_of(seat), "history": seat.history, "names": seat.names, "scores": scores}


@app.errorhandler(requests.RequestException)
def unreachable(_error: Exception) -> tuple[str, int]:
    """The referee does not answer: nothing has been stored, and the same request may be sent again."""
    return "The referee does not answer.", 502


@app.after_request
def keep_private(response: Response) -> Response:
    """No cache keeps what one seat sees, and no link leaks as a referrer."""
    response.headers.update({"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"})
    return response


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="An online table for Gavel's games.")
    parser.add_argument("--gavel", default=app.config["GAVEL"])
    parser.add_argument("--database", default=app.config["DATABASE"])
    parser.add_argument("--port", type=int, default=8001)
    arguments = parser.parse_args()
    app.config.update(GAVEL=arguments.gavel, DATABASE=arguments.database)
    app.run(port=arguments.port)
