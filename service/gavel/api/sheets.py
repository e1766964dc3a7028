"""The documents that change only with the release: catalogue, game sheets and rules, ready as bytes with an ETag."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from gavel.api.desks import Desk, desks
from gavel.engine.options import Option
from gavel.schemas import strict_json
from gavel.schemas.json_schema import schema_of_member


@dataclass(frozen=True, slots=True)
class Sheet:
    """A document's bytes and its strong entity tag."""

    body: bytes
    etag: str


def ready(body: bytes) -> Sheet:
    """A document with the tag that its bytes give it."""
    return Sheet(body, sha256(body).hexdigest()[:32])


@cache
def catalogue() -> Sheet:
    """Every game: id, name, player counts, rulesets and links."""
    return ready(strict_json.dumps({"games": [_entry(desk) for desk in desks().values()]}))


@cache
def game_sheet(game: str, language: str) -> Sheet:
    """What a setup form needs to know of a game."""
    return ready(strict_json.dumps(_game_sheet(desks()[game], language)))


@cache
def game_rules(game: str, language: str) -> Sheet:
    """A game's rule clauses in our own words."""
    clauses = [
        {"id": clause.id, "text": clause.text[language], "rulesets": list(clause.rulesets), "source": clause.source}
        for clause in desks()[game].clauses.clauses
    ]
    return ready(strict_json.dumps({"clauses": clauses}))


def _entry(desk: Desk) -> dict[str, Any]:
    game, home = desk.game, f"/v1/games/{desk.game.id}"
    counts = sorted({count for ruleset in game.rulesets for count in ruleset.player_counts})
    return {
        "id": game.id,
        "name": game.name,
        "player_counts": counts,
        "rulesets": [{"id": ruleset.id, "name": ruleset.name} for ruleset in game.rulesets],
        "links": {"self": home, "rules": f"{home}/rules", **{name: f"{home}/{name}" for name in desk.requests}},
    }


def _game_sheet(desk: Desk, language: str) -> dict[str, Any]:
    game = desk.game
    return {
        "id": game.id,
        "name": game.name,
        "default_ruleset": game.default_ruleset,
        "rulesets": [
            {
                "id": ruleset.id,
                "name": ruleset.name,
                "sources": list(ruleset.sources),
                "player_counts": list(ruleset.player_counts),
                "variants": list(ruleset.variants),
            }
            for ruleset in game.rulesets
        ],
        "options": [_option(desk, option, language) for option in game.options],
        "components": game.components,
        "phases": list(game.phase_names),
        "action_types": list(game.action_types),
    }


def _option(desk: Desk, option: Option, language: str) -> dict[str, Any]:
    words = desk.clauses.options[option.id]
    return {
        "id": option.id,
        "ruling": option.ruling,
        "schema": schema_of_member(desk.shapes.options, option.id),
        "defaults": [
            {
                "ruleset": ruleset.id,
                "variant": variant,
                "players": players,
                "value": option.default(ruleset.id, variant, players),
            }
            for ruleset in desk.game.rulesets
            for variant in ruleset.variants
            for players in ruleset.player_counts
        ],
        "decides": words.decides[language],
        "sources": list(words.sources),
    }
