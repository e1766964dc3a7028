"""The routes of the API: parse, ask, answer."""

from collections.abc import Callable

from flask import Blueprint, Response
from werkzeug.exceptions import ServiceUnavailable

from gavel.api import sheets
from gavel.api.batches import unknown_game
from gavel.api.desks import Desk, desks
from gavel.api.operations import OPERATIONS, answer
from gavel.http import draining
from gavel.http.exchange import JSON, call, exchange, json_answer, json_body, must_accept, static_answer


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
        must_accept(exchange().environ, JSON)
        here = call()
        return json_answer(answer(desk, operation, json_body(), here), here.words.language)

    return view


def catalogue() -> Response:
    """Every game there is."""
    return static_answer(sheets.catalogue(), JSON)


def game_sheet(game: str) -> Response:
    """What a game is: editions, options, components."""
    return _localised(sheets.game_sheet, game)


def game_rules(game: str) -> Response:
    """A game's rule clauses."""
    return _localised(sheets.game_rules, game)


def healthz() -> Response:
    """The process is alive."""
    must_accept(exchange().environ, JSON)
    return json_answer({"status": "ok"})


def readyz() -> Response:
    """The service can referee: every game's rules, shapes and words are loaded, and it is not about to stop."""
    must_accept(exchange().environ, JSON)
    if draining.under_way():
        raise ServiceUnavailable(retry_after=draining.RETRY_AFTER_SECONDS)
    return json_answer({"status": "ready", "games": list(desks())})


def _localised(document: Callable[[str, str], sheets.Sheet], game: str) -> Response:
    language = exchange().words.language
    return static_answer(document(desk_of(game).game.id, language), JSON, language)
