"""The documents that change only with the release, as bytes with an ETag: catalogue, sheets, rules, messages."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from gavel import __version__
from gavel.api.registry import registry, service_of
from gavel.api.sentences import name_of, sentences
from gavel.api.service import GameService
from gavel.catalogue import sources
from gavel.engine.options import Option
from gavel.engine.words import lang_of
from gavel.schemas import strict_json
from gavel.schemas.fields import Strict
from gavel.schemas.request_shapes import transcript

CONTRACT = 1
"""The version of the contract, which is the first part of every address of the API."""


@dataclass(frozen=True, slots=True)
class StaticDocument:
    """The bytes of a document that changes only with the release, and their strong entity tag."""

    body: bytes
    etag: str


def ready(body: bytes) -> StaticDocument:
    """A document whose ETag is a digest of its bytes."""
    return StaticDocument(body, sha256(body).hexdigest()[:32])


@cache
def catalogue() -> StaticDocument:
    """Every game: id, name, player counts, rulesets and links."""
    return ready(strict_json.dumps({"games": [_entry(service) for service in registry().values()]}))


@cache
def version() -> StaticDocument:
    """The service's version, the contract's, and for each game the distribution that brings it."""
    games = [
        {"id": identity, "distribution": source.distribution or "gavel", "version": source.version or __version__}
        for identity, source in sources().items()
    ]
    return ready(strict_json.dumps({"version": __version__, "contract": CONTRACT, "games": games}))


@cache
def game_sheet(game: str, language: str) -> StaticDocument:
    """A game's sheet: all that a setup form needs."""
    return ready(strict_json.dumps(_game_sheet(service_of(game), language)))


@cache
def game_rules(game: str, language: str) -> StaticDocument:
    """A game's rules in our own words: clauses, situations answered by them, and advice on irregularities."""
    service = service_of(game)
    clauses = [
        {
            "id": clause.id,
            "text": clause.text[language],
            **lang_of(clause.text, language),
            "rulesets": list(clause.rulesets),
            "source": clause.source,
        }
        for clause in service.clauses.clauses
    ]
    situations = [
        {
            "id": each.id,
            "question": each.question[language],
            "answer": each.answer[language],
            **lang_of(each.answer, language),
            "clauses": list(each.clauses),
            "case": each.case,
        }
        for each in service.situations.situations
    ]
    irregularities = [
        {
            "id": each.id,
            "happened": each.happened[language],
            "advice": each.advice[language],
            "reason": each.reason[language],
            **lang_of(each.advice, language),
            "clauses": list(each.clauses),
            "cases": list(each.cases),
        }
        for each in service.situations.irregularities
    ]
    return ready(strict_json.dumps({"clauses": clauses, "situations": situations, "irregularities": irregularities}))


@cache
def transcript_schema() -> StaticDocument:
    """The JSON Schema of a transcript of any game."""
    from gavel.schemas.json_schema import schema_by_itself

    shapes = [transcript(service.vocabulary) for service in registry().values()]
    head = {
        "title": "Transcript",
        "description": "The record of a game: what /replays takes, and what the command `gavel` and the table write.",
    }
    return ready(strict_json.dumps(schema_by_itself(head, shapes)))


@cache
def game_messages(game: str, language: str) -> StaticDocument:
    """Every sentence of a game as an ICU MessageFormat pattern, and its words, for clients that word events."""
    return ready(strict_json.dumps(sentences(service_of(game), language)))


def _entry(service: GameService) -> dict[str, Any]:
    game, home = service.game, f"/v1/games/{service.game.id}"
    read = {"self": home, "rules": f"{home}/rules", "messages": f"{home}/messages"}
    counts = sorted({count for ruleset in game.rulesets for count in ruleset.player_counts})
    return {
        "id": game.id,
        "name": game.name,
        "player_counts": counts,
        "rulesets": [{"id": ruleset.id, "name": ruleset.name} for ruleset in game.rulesets],
        "links": {**read, **{name: f"{home}/{name}" for name in service.operations}},
    }


def _game_sheet(service: GameService, language: str) -> dict[str, Any]:
    game = service.game
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
        "options": [_option(service, option, service.shapes.options, language) for option in game.options],
        "match_options": [
            _option(service, option, service.shapes.match_options, language) for option in game.match_options
        ],
        "components": game.components,
        "phases": _named(service, "phases", game.phase_names, language),
        "action_types": _named(service, "action_types", game.action_types, language),
    }


def _named(service: GameService, group: str, terms: Iterable[str], language: str) -> list[dict[str, str]]:
    labels = service.event_texts.labels
    return [
        {
            "id": term,
            "name": name_of(labels, group, term, language),
            **lang_of(labels.groups[group][term][0].patterns, language),
        }
        for term in terms
    ]


def _option(service: GameService, option: Option, shape: type[Strict] | None, language: str) -> dict[str, Any]:
    from gavel.schemas.json_schema import schema_of_member  # this loads apispec, which most documents do not need

    assert shape is not None, "options that a game declares have a shape"
    words = service.clauses.options[option.id]
    return {
        "id": option.id,
        "name": name_of(service.event_texts.labels, "options", option.id, language),
        "ruling": option.ruling,
        "schema": schema_of_member(shape, option.id),
        "defaults": [
            {
                "ruleset": ruleset.id,
                "variant": variant,
                "players": players,
                "value": option.default(ruleset.id, variant, players),
            }
            for ruleset in service.game.rulesets
            for variant in ruleset.variants
            for players in ruleset.player_counts
        ],
        "decides": words.decides[language],
        **lang_of(words.decides, language),
        "sources": list(words.sources),
    }
