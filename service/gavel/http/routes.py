"""The routes of the API: parse, ask, answer."""

from collections.abc import Callable

from flask import Blueprint, Response

from gavel.http.exchange import JSON, call, exchange, in_language, json_answer, json_body, must_accept
from gavel.wire import sheets
from gavel.wire.batches import unknown_game
from gavel.wire.desks import Desk, desks
from gavel.wire.operations import OPERATIONS, answer


def blueprint() -> Blueprint:
    """The catalogue, and for each game its sheet, its rules and its operations."""
    routes = Blueprint("api", __name__)
    routes.get("/v1/games")(catalogue)
    routes.get("/v1/games/<game>")(game_sheet)
    routes.get("/v1/games/<game>/rules")(game_rules)
    for operation in OPERATIONS:
        routes.add_url_rule(f"/v1/games/<game>/{operation}", operation, _operation(operation), methods=["POST"])
    routes.get("/healthz")(healthz)
    routes.get("/readyz")(readyz)
    return routes


def desk_of(game: str) -> Desk:
    """The desk of a game; raises Problem."""
    desk = desks().get(game)
    if desk is None:
        raise unknown_game(game)
    return desk


def _operation(operation: str) -> Callable[[str], Response]:
    def view(game: str) -> Response:
        desk = desk_of(game)
        must_accept(JSON)
        here = call()
        return json_answer(answer(desk, operation, json_body(), here), here.words.language)

    return view


def catalogue() -> Response:
    """Every game there is."""
    return _static(sheets.catalogue())


def game_sheet(game: str) -> Response:
    """What a game is: editions, options, components."""
    return _static(sheets.game_sheet(desk_of(game).game.ID, exchange().words.language), language=True)


def game_rules(game: str) -> Response:
    """A game's rule clauses."""
    return _static(sheets.game_rules(desk_of(game).game.ID, exchange().words.language), language=True)


def healthz() -> Response:
    """The process is alive."""
    must_accept(JSON)
    return json_answer({"status": "ok"})


def readyz() -> Response:
    """The service can referee: every game's rules, shapes and words are loaded."""
    must_accept(JSON)
    return json_answer({"status": "ready", "games": list(desks())})


def _static(document: sheets.Sheet, *, language: bool = False) -> Response:
    must_accept(JSON)
    response = Response(document.body, mimetype=JSON)
    response.set_etag(document.etag)
    response.headers["Cache-Control"] = "no-cache"
    if language:
        in_language(response, exchange().words.language)
    return response.make_conditional(exchange())
