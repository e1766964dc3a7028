"""The shapes that all games share, and how a game's own shapes are put together into requests and answers.

A game brings its parts (options, state, actions, events, …) as `Shapes`; from them come one request schema and one
answer schema for each operation. Answers are never loaded: their schemas make the OpenAPI document.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from marshmallow.fields import Field

from gavel.rules.game import Game
from gavel.wire.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.wire.limits import LIMITS, MOST_FAULTS
from gavel.wire.problems import STATUS
from gavel.wire.scalars import Bool, Choice, Constant, Int, PlayerId, SeatId, Text

Fields = Mapping[str, Field[Any]]

MOST_PLAYERS = 6
FEWEST_PLAYERS = 2
MOST_CARDS = 999
ID_LENGTH = 64
TEXT_LENGTH = 65_536


class Open(Strict):
    """An object of an answer that has further members: a violation's figures."""

    open: ClassVar[bool] = True


def schema(name: str, members: Fields, doc: str, base: type[Strict] = Strict, **attributes: Any) -> type[Strict]:
    """A schema class of that name, with these members in this order."""
    return type(name, (base,), {"__doc__": doc, **members, **attributes})


def digest() -> Text:
    """A lower-case hex SHA-256."""
    return Text(64, maximum=64, pattern="^[0-9a-f]{64}$")


def cards() -> Items:
    """A list of card values; whether there are such cards is for the rules to say."""
    return Items(Int(), maximum=MOST_CARDS)


def amounts_by_player() -> MapOf:
    """Amounts by player id."""
    return MapOf(Int(), keys=PlayerId(), maximum=MOST_PLAYERS)


class Hidden(Strict):
    """Cards that a viewer may count and not see."""

    hidden = Int()


class Range(Strict):
    """Every integer from `minimum` to `maximum`, both included."""

    minimum = Int()
    maximum = Int()


class Due(Strict):
    """So many cards are to be reported, and these can still turn up (ascending, repeats included)."""

    count = Int()
    from_ = Items(Int(), maximum=MOST_CARDS, data_key="from")


class DealRecord(Strict):
    """The seed of the service's shuffle, and the commitment to it."""

    seed = Text(maximum=128)
    commitment = digest()


class DealSeen(Strict):
    """The commitment to the seed of the service's shuffle; the seed itself once the game is finished."""

    seed = Text(maximum=128, required=False)
    commitment = digest()


@dataclass(frozen=True, slots=True)
class Shapes:
    """A game's own shapes. `prefix` begins the names of its schemas in the OpenAPI document."""

    prefix: str
    options: type[Strict]
    deal: type[Strict]
    player: Fields
    state: Fields
    seen_player: Fields
    seen: Fields
    actions: Mapping[str, Fields]
    listed: Mapping[str, Fields]
    events: Mapping[str, Fields]
    tally_player: Fields
    breakdown: type[Strict]
    units: tuple[str, ...]
    exactly_one: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    at_most_one: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    match_options: type[Strict] | None = None
    """The options of a match of several games, if the game has matches."""
    setup: Fields = field(default_factory=dict)
    tally: Fields = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Messages:
    """The request and answer schemas of one game, by operation."""

    requests: Mapping[str, type[Strict]]
    answers: Mapping[str, type[Strict]]
    action: Mapping[str, type[Strict]]


def messages(game: Game[Any], shapes: Shapes) -> Messages:
    """Every request and answer of a game, put together from its shapes."""
    state = _state(game, shapes)
    actions = _variants(shapes.prefix, "Action", shapes.actions, shapes)
    requests, answers = _requests(game, shapes, state, actions), _answers(game, shapes, state)
    if shapes.match_options is not None:
        requests["matches"] = _match(shapes.prefix, shapes.match_options, answers["scores"])
        answers["matches"] = _match_answer(shapes.prefix)
    return Messages(requests, answers, actions)


def _variants(
    prefix: str, kind: str, variants: Mapping[str, Fields], choices: "Shapes | None" = None
) -> dict[str, type[Strict]]:
    """A schema for each type; `choices` has the members of which exactly or at most one is given."""
    return {
        name: schema(
            f"{prefix}{camel(name)}{kind}",
            {"type": Constant(name), **members},
            f"{kind} `{name}`.",
            exactly_one=choices.exactly_one.get(name, ()) if choices else (),
            at_most_one=choices.at_most_one.get(name, ()) if choices else (),
        )
        for name, members in variants.items()
    }


def camel(name: str) -> str:
    """`legal-actions` as `LegalActions`."""
    return "".join(part.capitalize() for part in name.split("-"))


# --- states ---------------------------------------------------------------------------------------------------------


def _ruleset(game: Game[Any], **common: Any) -> Choice:
    return Choice(*(ruleset.id for ruleset in game.RULESETS), code="ruleset.unknown", **common)


def _variant(game: Game[Any], **common: Any) -> Choice:
    variants = dict.fromkeys(variant for ruleset in game.RULESETS for variant in ruleset.variants)
    return Choice(*variants, code="variant.unknown", **common)


def _edition(game: Game[Any], shapes: Shapes, *, required: bool) -> dict[str, Field[Any]]:
    return {
        "ruleset": _ruleset(game, required=required),
        "variant": _variant(game, required=required),
        "options": Part(shapes.options, required=required),
    }


def _head(game: Game[Any], shapes: Shapes) -> dict[str, Field[Any]]:
    return {
        "game": Constant(game.ID),
        "schema_version": Constant(1),
        **_edition(game, shapes, required=True),
        "dealer": Choice("service", "table"),
    }


def _state(game: Game[Any], shapes: Shapes) -> type[Strict]:
    player = schema(f"{shapes.prefix}Player", {"id": SeatId(), **shapes.player}, "A player's part of the state.")
    return schema(
        f"{shapes.prefix}State",
        {
            **_head(game, shapes),
            "deal": Part(DealRecord, null=True),
            "players": Items(Part(player), FEWEST_PLAYERS, maximum=MOST_PLAYERS),
            "phase": Choice(*game.PHASES),
            "round": Int(),
            "ply": Int(),
            "history": digest(),
            **shapes.state,
        },
        "The whole state of a game, hidden cards included.",
    )


def _view(game: Game[Any], shapes: Shapes) -> type[Strict]:
    player = schema(f"{shapes.prefix}SeenPlayer", {"id": SeatId(), **shapes.seen_player}, "A player, as seen by one.")
    return schema(
        f"{shapes.prefix}View",
        {
            **_head(game, shapes),
            "deal": Part(DealSeen, null=True),
            "players": Items(Part(player), FEWEST_PLAYERS, maximum=MOST_PLAYERS),
            "phase": Choice(*game.PHASES),
            "round": Int(),
            "ply": Int(),
            "history": Text(64, maximum=64, pattern="^[0-9a-f]{64}$", required=False),
            **shapes.seen,
        },
        "A state as one seat sees it; a finished game's view is the state.",
    )


# --- requests -------------------------------------------------------------------------------------------------------


def _requests(
    game: Game[Any], shapes: Shapes, state: type[Strict], actions: Mapping[str, type[Strict]]
) -> dict[str, type[Strict]]:
    setup = _setup(game, shapes)
    parts: dict[str, tuple[str, Fields]] = {
        "actions": (
            "A state and the action proposed in it.",
            {"state": Part(state), "action": Tagged(actions)},
        ),
        "legal-actions": (
            "A state; `player` filters the actions, `expand` lists every bid.",
            {"state": Part(state), "player": PlayerId(required=False), "expand": Bool(required=False)},
        ),
        "scores": (
            "A state; `final: true` demands that the game be over.",
            {"state": Part(state), "final": Bool(required=False)},
        ),
        "tallies": ("A hand-entered end.", _tally(game, shapes)),
        "views": ("A state and who looks at it.", {"state": Part(state), "viewer": PlayerId()}),
        "inspections": ("A state to be inspected.", {"state": Part(state)}),
    }
    made = {
        name: schema(f"{shapes.prefix}{camel(name)}Request", members, doc) for name, (doc, members) in parts.items()
    }
    return {"setup": setup, **made, "replays": _replay(shapes, setup, state, actions)}


def _setup(game: Game[Any], shapes: Shapes) -> type[Strict]:
    members: dict[str, Field[Any]] = {
        **_edition(game, shapes, required=False),
        "players": Items(SeatId(), FEWEST_PLAYERS, maximum=MOST_PLAYERS, unique=True),
        "first_player": PlayerId(required=False),
        "dealer": Choice("service", "table", required=False),
        "seed": Text(maximum=128, required=False),
        "deal": Part(shapes.deal, required=False),
        **shapes.setup,
    }
    return schema(f"{shapes.prefix}SetupRequest", members, "A new game: who plays, by which rules, who deals.")


def _tally(game: Game[Any], shapes: Shapes) -> Fields:
    player = schema(f"{shapes.prefix}TallyPlayer", {"id": SeatId(), **shapes.tally_player}, "A player's end position.")
    return {
        **_edition(game, shapes, required=False),
        "players": Items(Part(player), FEWEST_PLAYERS, maximum=MOST_PLAYERS),
        **shapes.tally,
    }


def _replay(
    shapes: Shapes, setup: type[Strict], state: type[Strict], actions: Mapping[str, type[Strict]]
) -> type[Strict]:
    members: Fields = {
        "setup": Part(setup, required=False),
        "state": Part(state, required=False),
        "actions": Items(Tagged(actions), maximum=LIMITS.replay),
        "history": Text(64, maximum=64, pattern="^[0-9a-f]{64}$", required=False),
    }
    doc = "A transcript: a setup or a state, the actions since, and the digest that the record ends with."
    return schema(f"{shapes.prefix}ReplaysRequest", members, doc, exactly_one=("setup", "state"))


# --- answers --------------------------------------------------------------------------------------------------------


def violation(codes: tuple[str, ...], name: str, *, of_an_action: bool = False) -> type[Strict]:
    """The schema of a violation with one of these codes; its figures are further members.

    Where it is `of_an_action`, there always is a rule, and `clause` quotes it.
    """
    members: Fields = {
        "code": Choice(*sorted(set(codes))),
        "rule": Text(maximum=ID_LENGTH, required=of_an_action),
        **({"clause": Text(maximum=TEXT_LENGTH)} if of_an_action else {}),
        "detail": Text(maximum=TEXT_LENGTH),
        "pointer": Text(0, maximum=TEXT_LENGTH),
    }
    return schema(name, members, "One reason for a refusal; its figures are further members.", base=Open)


def _answers(game: Game[Any], shapes: Shapes, state: type[Strict]) -> dict[str, type[Strict]]:
    prefix = shapes.prefix
    listed = Items(Tagged(_variants(prefix, "LegalAction", shapes.listed)), maximum=100_000)
    tail: Fields = {"rule": Text(maximum=ID_LENGTH), "text": Text(maximum=TEXT_LENGTH)}
    events_by_type = {name: {**members, **tail} for name, members in shapes.events.items()}
    events = Items(Tagged(_variants(prefix, "Event", events_by_type)), maximum=1_000_000)
    sheet = scoresheet(prefix, shapes.breakdown, shapes.units)
    to_act = Items(PlayerId(), maximum=MOST_PLAYERS)
    position = schema(
        f"{prefix}Position",
        {
            "state": Part(state),
            "to_act": to_act,
            "legal_actions": listed,
            "events": events,
            "finished": Bool(),
            "scores": Part(sheet, null=True),
        },
        "A state and what may be done in it; the events that led to it.",
    )
    illegal = illegal_action(prefix, tuple(game.ILLEGAL), listed)
    broken = violation((*game.IMPOSSIBLE,), f"{prefix}BrokenInvariant")
    return {
        "setup": position,
        "actions": position,
        "legal-actions": schema(
            f"{prefix}LegalActionsAnswer", {"to_act": to_act, "legal_actions": listed}, "Who may act, and how."
        ),
        "scores": sheet,
        "tallies": sheet,
        "views": schema(
            f"{prefix}ViewsAnswer",
            {"view": Part(_view(game, shapes)), "to_act": to_act, "legal_actions": listed},
            "What a seat sees, and what it may do.",
        ),
        "inspections": schema(
            f"{prefix}InspectionsAnswer",
            {"valid": Bool(), "violations": Items(Part(broken), maximum=MOST_FAULTS), "more": Int(required=False)},
            "Every broken invariant; `more` counts those beyond the first hundred.",
        ),
        "replays": _replayed(prefix, position, events, illegal),
        "illegal-action": illegal,
        "invalid-state": problem_schema(
            "invalid-state",
            {"violations": Items(Part(broken), 1, maximum=MOST_FAULTS), "more": Int(required=False)},
            "No such game, or tallied end, can exist.",
            prefix,
        ),
    }


def _replayed(prefix: str, position: type[Strict], events: Items, illegal: type[Strict]) -> type[Strict]:
    refused = schema(f"{prefix}Refused", {"index": Int(), "problem": Part(illegal)}, "The first refused action.")
    members: Fields = {
        "position": Part(position),
        "applied": Int(),
        "refused": Part(refused, null=True),
        "events": events,
        "history_matches": Bool(null=True),
    }
    return schema(f"{prefix}ReplaysAnswer", members, "The last good position, and what was refused, if anything.")


def problem_schema(name: str, members: Fields, doc: str, prefix: str = "") -> type[Strict]:
    """The schema of a problem type (RFC 9457) with these members of ours; the prefix of a game makes it its own."""
    standard: Fields = {
        "type": Constant(f"/problems/{name}"),
        "title": Text(maximum=TEXT_LENGTH),
        "status": Constant(STATUS[name]),
        "detail": Text(maximum=TEXT_LENGTH),
        "instance": Text(maximum=TEXT_LENGTH),
    }
    return schema(f"{prefix}{camel(name)}", {**standard, **members}, doc)


def illegal_action(prefix: str, codes: tuple[str, ...], listed: Items) -> type[Strict]:
    """The schema of the problem that refuses an action."""
    refusal = violation(codes, f"{prefix}Refusal", of_an_action=True)
    members: Fields = {
        "violations": Items(Part(refusal), 1, maximum=MOST_FAULTS),
        "more": Int(required=False),
        "to_act": Items(PlayerId(), maximum=MOST_PLAYERS),
        "legal_actions": listed,
    }
    return problem_schema("illegal-action", members, "The state is fine, the action is not allowed.", prefix)


def scoresheet(prefix: str, breakdown: type[Strict], units: tuple[str, ...]) -> type[Strict]:
    """The schema of a game's scoresheet."""
    standing: Fields = {
        "rank": Int(1, MOST_PLAYERS),
        "player": PlayerId(),
        "total": Int(-(2**53 - 1)),
        "breakdown": Part(breakdown),
        "tiebreak": Items(Int(-(2**53 - 1)), maximum=4),
        "winner": Bool(),
    }
    ruling: Fields = {
        "id": Text(maximum=ID_LENGTH),
        "option": Text(maximum=ID_LENGTH, null=True),
        "value": Either(Text(maximum=TEXT_LENGTH), Int(), Bool(), Items(Int(), maximum=MOST_CARDS)),
        "why": Text(maximum=TEXT_LENGTH),
    }
    members: Fields = {
        "final": Bool(),
        "unit": Choice(*units),
        "standings": Items(
            Part(schema(f"{prefix}Standing", standing, "One player's place.")), FEWEST_PLAYERS, maximum=MOST_PLAYERS
        ),
        "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        "decided_by": Choice("total", "tiebreak", "shared", "none"),
        "rulings": Items(Part(schema(f"{prefix}RulingInForce", ruling, "A ruling with its value.")), maximum=100),
    }
    return schema(f"{prefix}Scoresheet", members, "Who stands where, and why.")


# --- matches --------------------------------------------------------------------------------------------------------

MOST_GAMES = 100


def _match(prefix: str, options: type[Strict], sheet: type[Strict]) -> type[Strict]:
    members: Fields = {
        "rounds": Int(1, MOST_GAMES),
        "results": Items(Part(sheet), 1, maximum=MOST_GAMES),
        "options": Part(options, required=False),
    }
    return schema(f"{prefix}MatchesRequest", members, "The final scoresheets of a match's games so far.")


def _match_answer(prefix: str) -> type[Strict]:
    standing: Fields = {
        "rank": Int(1, MOST_PLAYERS),
        "player": PlayerId(),
        "total": Int(-(2**53 - 1)),
        "wins": Int(0, MOST_GAMES),
    }
    members: Fields = {
        "standings": Items(
            Part(schema(f"{prefix}MatchStanding", standing, "One player's place in the match.")),
            FEWEST_PLAYERS,
            maximum=MOST_PLAYERS,
        ),
        "over": Bool(),
        "winners": Items(PlayerId(), maximum=MOST_PLAYERS),
        "decided_by": Choice("two-wins", "total", "shared", null=True),
        "cash": MapOf(Int(), keys=PlayerId(), maximum=MOST_PLAYERS, null=True),
    }
    return schema(f"{prefix}MatchesAnswer", members, "The standings of a match, and the next setup's cash.")
