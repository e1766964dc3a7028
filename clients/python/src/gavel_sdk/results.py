"""The answers about one game: frozen dataclasses, each with the whole document as `raw`.

States, actions and views stay plain dictionaries: they are values to keep, to show and to send back. Members that this
client does not know are tolerated everywhere; they stand in `raw`.
"""

from dataclasses import dataclass, field
from typing import Any

from gavel_sdk.errors import Problem, problem_from_json
from gavel_sdk.violations import Json, Violation, violations, without

_OF_EVENTS = frozenset({"type", "rule", "text"})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table: its type, the rule behind it, words for people, and its figures."""

    type: str
    rule: str
    text: str
    figures: Json
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Event":
        """Read one event."""
        return cls(raw["type"], raw["rule"], raw["text"], without(raw, _OF_EVENTS), raw)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A point that the rulebooks leave open, and how it was settled in this game."""

    id: str
    option: str | None
    value: Any
    why: str
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Ruling":
        """Read one ruling of a scoresheet."""
        return cls(raw["id"], raw.get("option"), raw.get("value"), raw.get("why", ""), raw)


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place: rank from 1, total, and a breakdown complete enough to check by hand."""

    rank: int
    player: str
    total: int
    breakdown: Json
    tiebreak: tuple[Any, ...]
    winner: bool
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Standing":
        """Read one standing."""
        return cls(
            raw["rank"], raw["player"], raw["total"], raw["breakdown"], tuple(raw["tiebreak"]), raw["winner"], raw
        )


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """The standings by rank; `final` is false while the game runs ("if it ended now")."""

    final: bool
    unit: str
    standings: tuple[Standing, ...]
    winners: tuple[str, ...]
    decided_by: str
    rulings: tuple[Ruling, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Scoresheet":
        """Read a scoresheet."""
        return cls(
            final=raw["final"],
            unit=raw["unit"],
            standings=tuple(map(Standing.from_json, raw["standings"])),
            winners=tuple(raw["winners"]),
            decided_by=raw["decided_by"],
            rulings=tuple(map(Ruling.from_json, raw["rulings"])),
            raw=raw,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A state, what may be done in it, and what has just happened; `scores` once the game is finished."""

    state: Json
    to_act: tuple[str, ...]
    legal_actions: tuple[Json, ...]
    events: tuple[Event, ...]
    finished: bool
    scores: Scoresheet | None
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Position":
        """Read a position."""
        scores = raw["scores"]
        return cls(
            state=raw["state"],
            to_act=tuple(raw["to_act"]),
            legal_actions=tuple(raw["legal_actions"]),
            events=tuple(map(Event.from_json, raw["events"])),
            finished=raw["finished"],
            scores=None if scores is None else Scoresheet.from_json(scores),
            raw=raw,
        )


@dataclass(frozen=True, slots=True)
class LegalActions:
    """Who may act, and what they may do; see `concrete` for actions with ranges."""

    to_act: tuple[str, ...]
    legal_actions: tuple[Json, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "LegalActions":
        """Read the answer of legal-actions."""
        return cls(tuple(raw["to_act"]), tuple(raw["legal_actions"]), raw)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see on the table now, and what it may do."""

    view: Json
    to_act: tuple[str, ...]
    legal_actions: tuple[Json, ...]
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "View":
        """Read the answer of views."""
        return cls(raw["view"], tuple(raw["to_act"]), tuple(raw["legal_actions"]), raw)


@dataclass(frozen=True, slots=True)
class Inspection:
    """Whether a game can have led to a state, and every broken invariant; `more` counts those beyond the list."""

    valid: bool
    violations: tuple[Violation, ...]
    more: int
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Inspection":
        """Read the answer of inspections."""
        return cls(raw["valid"], violations(raw["violations"]), raw.get("more", 0), raw)


@dataclass(frozen=True, slots=True)
class Refused:
    """The action that stopped a replay: its index from 0, and why, as the exception that `act` would have raised."""

    index: int
    problem: Problem
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Refused":
        """Read the `refused` of a replay."""
        return cls(raw["index"], problem_from_json(raw["problem"]), raw)


@dataclass(frozen=True, slots=True)
class Replay:
    """The last good position of a replay, all its events, and the refusal that stopped it, if one did."""

    position: Position
    applied: int
    refused: Refused | None
    events: tuple[Event, ...]
    history_matches: bool | None
    scores_match: bool | None
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "Replay":
        """Read the answer of replays."""
        refused = raw["refused"]
        return cls(
            position=Position.from_json(raw["position"]),
            applied=raw["applied"],
            refused=None if refused is None else Refused.from_json(refused),
            events=tuple(map(Event.from_json, raw["events"])),
            history_matches=raw.get("history_matches"),
            scores_match=raw.get("scores_match"),
            raw=raw,
        )


@dataclass(frozen=True, slots=True)
class BatchAnswer:
    """The answer to one line of a batch: the line's own `id`, an HTTP status, and a result or a problem."""

    id: Any
    status: int
    body: Json
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "BatchAnswer":
        """Read one line of the answer."""
        return cls(raw["id"], raw["status"], raw["body"], raw)

    @property
    def ok(self) -> bool:
        """Whether the line was answered rather than refused."""
        return self.status == 200

    @property
    def problem(self) -> Problem | None:
        """Why the line was refused; None if it was not."""
        return None if self.ok else problem_from_json(self.body, status=self.status)

    def unwrap(self) -> Json:
        """The result, for the `from_json` of its class; raises the Problem if the line was refused."""
        if problem := self.problem:
            raise problem
        return self.body
