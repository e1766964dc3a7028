"""The answers about what a game is: the catalogue, the game sheet, the rule clauses."""

from dataclasses import dataclass, field
from typing import Any

from gavel_sdk.violations import Json


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game of the catalogue; `rulesets` are ids, `links` are paths by what lies there."""

    id: str
    name: str
    player_counts: tuple[int, ...]
    rulesets: tuple[str, ...]
    links: Json
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "GameSummary":
        """Read one game of the catalogue."""
        rulesets = tuple(map(_id, raw["rulesets"]))
        return cls(raw["id"], raw["name"], tuple(raw["player_counts"]), rulesets, raw.get("links", {}), raw)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One edition of a game: for how many players, and with which variants."""

    id: str
    name: str
    sources: tuple[Any, ...]
    player_counts: tuple[int, ...]
    variants: tuple[str, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Ruleset":
        """Read one ruleset of a game sheet."""
        return cls(
            raw["id"],
            raw["name"],
            tuple(raw["sources"]),
            tuple(raw["player_counts"]),
            tuple(map(_id, raw["variants"])),
            raw,
        )


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule, or a ruling on a point that the rulebooks leave open.

    `schema` is the JSON schema of its values; `defaults` are objects of ruleset, variant, players and value.
    """

    id: str
    ruling: str | None
    schema: Json
    defaults: tuple[Json, ...]
    decides: str
    sources: tuple[Any, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Option":
        """Read one option of a game sheet."""
        return cls(
            raw["id"],
            raw["ruling"],
            raw["schema"],
            tuple(raw["defaults"]),
            raw["decides"],
            tuple(raw["sources"]),
            raw,
        )


@dataclass(frozen=True, slots=True)
class GameSheet:
    """Everything needed to build a setup form for a game."""

    id: str
    name: str
    default_ruleset: str
    rulesets: tuple[Ruleset, ...]
    options: tuple[Option, ...]
    components: Json
    phases: tuple[str, ...]
    action_types: tuple[str, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "GameSheet":
        """Read a game sheet."""
        return cls(
            id=raw["id"],
            name=raw["name"],
            default_ruleset=raw["default_ruleset"],
            rulesets=tuple(map(Ruleset.from_json, raw["rulesets"])),
            options=tuple(map(Option.from_json, raw["options"])),
            components=raw["components"],
            phases=tuple(map(_id, raw["phases"])),
            action_types=tuple(map(_id, raw["action_types"])),
            raw=raw,
        )

    def ruleset(self, ruleset: str | None = None) -> Ruleset:
        """The ruleset of that id, or the default one; raises KeyError if there is none."""
        wanted = self.default_ruleset if ruleset is None else ruleset
        for found in self.rulesets:
            if found.id == wanted:
                return found
        raise KeyError(wanted)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rules in our own words, the rulesets that it holds in, and where it stands in the rulebooks."""

    id: str
    text: str
    rulesets: tuple[str, ...]
    source: Any
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Clause":
        """Read one clause."""
        return cls(raw["id"], raw["text"], tuple(raw["rulesets"]), raw.get("source"), raw)


@dataclass(frozen=True, slots=True)
class Rules:
    """A game's clauses, in the rulebook's order; what `rule` names in events and violations."""

    clauses: tuple[Clause, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Rules":
        """Read the answer of rules."""
        return cls(tuple(map(Clause.from_json, raw["clauses"])), raw)

    def clause(self, rule: str) -> Clause:
        """The clause that an event or a violation names as its `rule`; raises KeyError if there is none."""
        for found in self.clauses:
            if found.id == rule:
                return found
        raise KeyError(rule)


@dataclass(frozen=True, slots=True)
class Health:
    """What the service says about itself when asked whether it lives or is ready; `games` where it tells them."""

    status: str
    games: tuple[str, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Health":
        """Read the answer of healthz or readyz."""
        return cls(raw["status"], tuple(raw.get("games", ())), raw)


def _id(named: Any) -> str:
    """The id of something that may stand as a bare id or as an object that has one."""
    found: str = named["id"] if isinstance(named, dict) else named
    return found
