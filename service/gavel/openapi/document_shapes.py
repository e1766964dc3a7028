"""The shapes of the documents that change only with the release: catalogue, sheet, rules and sentences of a game."""

from functools import cache
from typing import Any

from gavel.engine.shapes import MOST_SEATS
from gavel.schemas.fields import Items, MapOf, Part
from gavel.schemas.scalars import Int, Text
from gavel.schemas.shapes import Fields, Open, lang, schema


def _id() -> Text:
    return Text(maximum=64)


def _words() -> Text:
    return Text(maximum=4096)


@cache
def version() -> Any:
    """The schema of what is installed."""
    game: Fields = {"id": _id(), "distribution": _words(), "version": _words()}
    entry = schema("InstalledGame", game, "A game, and the distribution that brings it.")
    members: Fields = {"version": _words(), "contract": Int(1), "games": Items(Part(entry), maximum=100)}
    return schema("Version", members, "What is installed: the service, and every game.")


@cache
def suggestion_limits() -> Any:
    """The schema of what a search for suggestions may cost."""
    members: Fields = {"playouts": Int(1), "milliseconds": Int(1)}
    return schema("SuggestionLimits", members, "What one search for suggestions may cost at most.")


@cache
def catalogue() -> Any:
    """The schema of the catalogue of games."""
    ruleset = schema("RulesetName", {"id": _id(), "name": _words()}, "An edition.")
    game: Fields = {
        "id": _id(),
        "name": _words(),
        "player_counts": Items(Int(2, MOST_SEATS), maximum=MOST_SEATS),
        "rulesets": Items(Part(ruleset), maximum=100),
        "links": Part(
            schema("Links", {"self": _words(), "rules": _words(), "messages": _words()}, "Where to go on.", base=Open)
        ),
    }
    entry = schema("CatalogueEntry", game, "A game.")
    return schema("Catalogue", {"games": Items(Part(entry), maximum=100)}, "Every game there is.")


@cache
def sheet() -> Any:
    """The schema of a game's sheet, which has all that a setup form needs."""
    ruleset: Fields = {
        "id": _id(),
        "name": _words(),
        "sources": Items(_words(), maximum=10),
        "player_counts": Items(Int(2, MOST_SEATS), maximum=MOST_SEATS),
        "variants": Items(_id(), maximum=10),
    }
    default: Fields = {"ruleset": _id(), "variant": _id(), "players": Int(2, MOST_SEATS)}
    option: Fields = {
        "id": _id(),
        "name": _words(),
        "ruling": Text(maximum=64, null=True),
        "schema": Part(schema("OptionSchema", {}, "The JSON Schema of the option's values.", base=Open)),
        "defaults": Items(
            Part(schema("OptionDefault", default, "`value` holds when the setup does not give the option.", base=Open)),
            maximum=1000,
        ),
        "decides": _words(),
        "lang": lang(),
        "sources": Items(_words(), maximum=10),
    }
    options = Items(Part(schema("Option", option, "A house rule or ruling.")), maximum=100)
    members: Fields = {
        "id": _id(),
        "name": _words(),
        "default_ruleset": _id(),
        "rulesets": Items(Part(schema("Ruleset", ruleset, "An edition.")), maximum=100),
        "options": options,
        "match_options": options,
        "components": Part(schema("Components", {}, "What is in the box.", base=Open)),
        "phases": Items(Part(_named()), maximum=20),
        "action_types": Items(Part(_named()), maximum=20),
    }
    return schema("GameSheet", members, "What a setup form needs to know of a game.")


@cache
def _named() -> Any:
    members: Fields = {
        "id": Text(maximum=64, metadata={"description": "How documents call it."}),
        "name": Text(maximum=4096, metadata={"description": "What it is called in the language of the answer."}),
        "lang": lang(),
    }
    return schema("Named", members, "A phase or an action type.")


@cache
def messages() -> Any:
    """The schema of a game's messages: its sentences as patterns."""

    def table(values: Any, text: str) -> MapOf:
        return MapOf(values, Text(maximum=64), maximum=1000, metadata={"description": text})

    def names(text: str) -> MapOf:
        return table(_words(), text)

    labels: Fields = {
        "phases": names("What each phase is called."),
        "action_types": names("What each type of action is called."),
        "options": names("What each option is called."),
    }
    named = schema("MessageLabels", labels, "What the words of the contract are called.")
    about_names = "Figures that are players' ids: whoever has names for them puts them in, item by item."
    members: Fields = {
        "game": Text(maximum=64, metadata={"description": "The game's id."}),
        "language": Text(maximum=64, metadata={"description": "The language of all texts here: en, fr or de."}),
        "events": names("The pattern of an event's `text`, by its `type`."),
        "violations": names("The pattern of a violation's `detail`, by its `code`."),
        "labels": Part(named, metadata={"description": "Names of phases, action types and options, by id."}),
        "words": table(names("By value."), "By figure: the words for its values, where these are terms."),
        "people": Items(_id(), maximum=1000, metadata={"description": about_names}),
        "separator": Text(maximum=64, metadata={"description": "What stands between the items of a list."}),
        "defaults": names("Arguments that a pattern chooses by, for an event or violation that does not give them."),
    }
    doc = (
        "Every sentence of a game as an ICU MessageFormat pattern. Its arguments are the members of the event or "
        "violation: those of an object as `piece_kind`, a list joined by `separator`, a value as `words` has it for "
        "its figure, and `<name>_given` = `yes` for all that is neither null nor an empty list."
    )
    return schema("Messages", members, doc)


@cache
def rules() -> Any:
    """The schema of a game's rules: clauses, situations and irregularities."""
    clause: Fields = {
        "id": _id(),
        "text": _words(),
        "lang": lang(),
        "rulesets": Items(_id(), maximum=100),
        "source": _words(),
    }
    situation: Fields = {
        "id": _id(),
        "question": _said("What a player asks."),
        "answer": _said("What a referee answers; a yes or a no comes first."),
        "lang": lang(),
        "clauses": _cited("The clauses that give the answer."),
        "case": Text(maximum=64, metadata={"description": "The conformance case that shows it, by its number."}),
    }
    irregularity: Fields = {
        "id": _id(),
        "happened": _said("What went wrong."),
        "advice": _said("What a referee is advised to do; no rulebook says it."),
        "reason": _said("Why this is fair."),
        "lang": lang(),
        "clauses": _cited("The clauses that bear on it."),
        "cases": _cited("The conformance cases that show it, by number; none where the service has no part in it."),
    }
    answered = "A question that comes up at a table, answered by the rules."
    advised = "Something that goes wrong at a table, and what to do about it."
    members: Fields = {
        "clauses": Items(Part(schema("Clause", clause, "A rule in our own words.")), maximum=1000),
        "situations": Items(Part(schema("Situation", situation, answered)), maximum=1000),
        "irregularities": Items(Part(schema("Irregularity", irregularity, advised)), maximum=1000),
    }
    return schema("Rules", members, "A game's rules in our own words, and what they say to what comes up at a table.")


def _said(about: str) -> Text:
    return Text(maximum=4096, metadata={"description": about})


def _cited(about: str) -> Items:
    return Items(_id(), maximum=20, metadata={"description": about})
