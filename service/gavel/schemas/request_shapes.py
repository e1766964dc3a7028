"""The shapes of requests of a game's operations."""

from gavel.engine.shapes import FEWEST_PLAYERS
from gavel.schemas.error_codes import MAX_INTEGER
from gavel.schemas.fields import Items, MapOf, Part, Strict
from gavel.schemas.limits import LIMITS
from gavel.schemas.scalars import Bool, Constant, Int, PlayerId, PlayerName, SeatId
from gavel.schemas.shapes import MOST_GAMES, Fields, digest, schema
from gavel.schemas.state_shapes import edition
from gavel.schemas.vocabulary import Vocabulary


def setup(of: Vocabulary) -> type[Strict]:
    """The request of a setup: players, rules, dealer, and viewers."""
    doc = "A new game: who plays, by which rules, who deals; and who looks on."
    return schema(f"{of.shapes.prefix}SetupRequest", {"viewers": _viewers(of), "names": _names(of)}, doc, base=of.setup)


def actions(of: Vocabulary) -> type[Strict]:
    """The request to play an action: a state and the action."""
    members: Fields = {
        "state": Part(of.state),
        "action": of.any_action,
        "viewers": _viewers(of),
        "names": _names(of),
    }
    return schema(f"{of.shapes.prefix}ActionsRequest", members, "A state and the action proposed in it.")


def legal_actions(of: Vocabulary) -> type[Strict]:
    """The request of legal actions: a state, the player, and the form of the list."""
    members: Fields = {
        "state": Part(of.state),
        "player": PlayerId(required=False),
        "expand": Bool(required=False),
        "names": _names(of),
    }
    doc = "A state; `player` filters the actions, `expand` lists every bid."
    return schema(f"{of.shapes.prefix}LegalActionsRequest", members, doc)


def scores(of: Vocabulary) -> type[Strict]:
    """The request of scores: a state, and whether it must be final."""
    members: Fields = {"state": Part(of.state), "final": Bool(required=False), "names": _names(of)}
    doc = "A state; `final: true` demands that the game be over."
    return schema(f"{of.shapes.prefix}ScoresRequest", members, doc)


def tallies(of: Vocabulary) -> type[Strict]:
    """The request of a tally: a hand-entered end."""
    prefix, shapes = of.shapes.prefix, of.shapes
    assert shapes.tally_player is not None, "only games with tallies have this request"
    player = schema(f"{prefix}TallyPlayer", {"id": SeatId(), **shapes.tally_player}, "A player's end position.")
    members: Fields = {
        **edition(of.game, shapes, required=False),
        "players": Items(Part(player), FEWEST_PLAYERS, maximum=of.game.seats),
        **shapes.tally,
        "names": _names(of),
    }
    return schema(f"{prefix}TalliesRequest", members, "A hand-entered end.")


def views(of: Vocabulary) -> type[Strict]:
    """The request of views: a state and its viewers."""
    text = "Who looks at the state: a player's id or `spectator`. For several, `viewers` instead."
    members: Fields = {
        "state": Part(of.state),
        "viewer": PlayerId(required=False, metadata={"description": text}),
        "viewers": _viewers(of),
        "names": _names(of),
    }
    doc = "A state and who looks at it: one, by `viewer`, or several, by `viewers`."
    return schema(f"{of.shapes.prefix}ViewsRequest", members, doc, exactly_one=("viewer", "viewers"))


def inspections(of: Vocabulary) -> type[Strict]:
    """The request of an inspection: a state, alone or with its record."""
    doc = "The record that a state is held against: a transcript that says how its game began, and every action since."
    record = schema(f"{of.shapes.prefix}Record", _transcript(of, LIMITS.replay), doc, exactly_one=("setup", "state"))
    members: Fields = {"state": Part(of.state), "record": Part(record, required=False), "names": _names(of)}
    return schema(f"{of.shapes.prefix}InspectionsRequest", members, "A state to be inspected, perhaps with its record.")


def replays(of: Vocabulary) -> type[Strict]:
    """The request of a replay: a transcript, and viewers."""
    text = "`true` asks for a signed receipt of the whole record, which the service needs a key for."
    receipt = Bool(required=False, metadata={"description": text})
    members: Fields = {**_transcript(of, LIMITS.replay), "viewers": _viewers(of), "receipt": receipt}
    doc = "A transcript, to be replayed and verified; and who looks on."
    return schema(f"{of.shapes.prefix}ReplaysRequest", members, doc, exactly_one=("setup", "state"))


def transcript(of: Vocabulary) -> type[Strict]:
    """The shape of a transcript in a file, of any length."""
    doc = "The record of a game: how it began, every action since, and what its author claims of the end."
    return schema(f"{of.shapes.prefix}Transcript", _transcript(of, None), doc, exactly_one=("setup", "state"))


def _transcript(of: Vocabulary, longest: int | None) -> Fields:
    return {
        "game": Constant(of.game.id, required=False, metadata={"description": "The id of the game."}),
        "setup": Part(of.setup, required=False),
        "state": Part(of.state, required=False),
        "actions": Items(of.any_action, maximum=longest or MAX_INTEGER),
        "history": digest(required=False),
        "names": _names(of),
        "scores": Part(of.scoresheet, required=False),
    }


def matches(of: Vocabulary) -> type[Strict]:
    """The request of a match: the final scoresheets of its games so far; only for games that are played in matches."""
    assert of.shapes.match_options is not None, "only games with matches have this request"
    members: Fields = {
        "rounds": Int(1, MOST_GAMES),
        "results": Items(Part(of.scoresheet), 1, maximum=MOST_GAMES),
        "options": Part(of.shapes.match_options, required=False),
        "names": _names(of),
    }
    doc = "The final scoresheets of a match's games so far."
    return schema(f"{of.shapes.prefix}MatchesRequest", members, doc)


def _viewers(of: Vocabulary) -> Items:
    text = (
        "Everyone whose view the answer is to hold, in `views`: ids of players, and `spectator` for whoever has no "
        "seat; in any order, each once."
    )
    return Items(PlayerId(), 1, maximum=of.game.seats + 1, unique=True, required=False, metadata={"description": text})


def _names(of: Vocabulary) -> MapOf:
    text = (
        "What players are called in the sentences of the answer, by id; who has no name there is called by the id. "
        "Ids stay ids in all members, and the state knows no names. Sentences are plain text with names as they were "
        "given: escape them where they are shown as HTML."
    )
    return MapOf(PlayerName(), PlayerId(), maximum=of.game.seats, required=False, metadata={"description": text})
