"""English templates that all games share: what is wrong with a body, a request or a state, and the problem types."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from gavel.i18n.words import N_, Texts, either

TERMS: Final = (
    N_("object"),
    N_("array"),
    N_("string"),
    N_("integer"),
    N_("boolean"),
    N_("null"),
    N_("service"),
    N_("table"),
    N_("finished"),
    N_("reveal"),
)
"""Words of ours that appear as figures in every game: JSON types, dealers, the last phase, the table's action."""

_JSON: Final[Texts] = {
    "json.empty": N_("The body is empty."),
    "json.not-utf-8": N_("The body is not encoded in UTF-8."),
    "json.bom": N_("The body begins with a byte order mark; JSON goes without one."),
    "json.syntax": N_("The body is not JSON: its syntax is wrong."),
    "json.constant": N_("{constant} is no JSON value."),
    "json.duplicate-key": N_('An object has the member "{key}" more than once.'),
    "json.lone-surrogate": N_("A string holds one half of a surrogate pair without the other."),
    "json.too-deep": N_("Arrays and objects are nested too deeply; the limit is {maximum}."),
}

_SHAPE: Final[Texts] = {
    "member.missing": N_("This member is required, but missing."),
    "member.unknown": N_("There is no member of this name here."),
    "members.exactly-one": N_("Exactly one of these members must be given: {members}."),
    "members.at-most-one": N_("At most one of these members can be given: {members}."),
    "type.wrong": N_("This has the wrong type; expected: {expected}."),
    "value.out-of-range": N_("This must be an integer from {minimum} to {maximum}."),
    "value.not-allowed": either(
        N_("This value is not allowed here; allowed: {allowed}."),
        N_("This value is not allowed here; excluded: {forbidden}."),
    ),
    "length.out-of-range": N_("The length of this must be from {minimum} to {maximum}."),
    "format.wrong": N_("This must match the pattern {pattern}."),
    "items.not-unique": N_("The items of this list must all be different."),
    "player.reserved": N_("This id is reserved, so no player can have it. Reserved ids: {forbidden}."),
    "ruleset.unknown": N_("There is no such ruleset; there are: {allowed}."),
}

_GAME: Final[Texts] = {
    "variant.unknown": either(
        N_("The ruleset {ruleset} has no variant {variant}; it has: {variants}."),
        N_("There is no such variant; there are: {allowed}."),
    ),
    "players.count": N_("{players} is not a number of players for {ruleset}; it is for: {player_counts}."),
    "player.unknown": N_("{player} is not a player of this game; the players are: {players}."),
    "player.twice": N_("The player {player} is named more than once."),
    "seed.with-deal": N_("A seed and a deal cannot be given together: the deal leaves nothing to shuffle."),
    "seed.with-table": N_("A seed cannot be given where the table deals: the service shuffles nothing."),
    "deal.with-table": N_("A deal cannot be given where the table deals: the service does not know the decks."),
    "deal.wrong-commitment": N_("This commitment does not belong to the seed."),
    "options.default-given": N_("The option {option} has its default value here, so a state leaves it out."),
    "list.not-ascending": N_("This list must be in ascending order."),
    "game.finished": N_("The game is finished; nothing more can be done."),
    "turn.not-yours": N_("It is not for {player} to act now. To act: {to_act}."),
    "phase.wrong-action": either(
        N_("This action ({action}) does not name the deck that is due in this phase ({phase}): {deck}."),
        N_("This action ({action}) does not fit what is due in this phase ({phase}): {expected}."),
    ),
}

FAULTS: Final[Texts] = {**_JSON, **_SHAPE, **_GAME}
"""What can be wrong in any game, by code. A game's own table (`gavel.games.<game>.words`) has the rest."""


class ProblemText(NamedTuple):
    """The words of one problem type: its title, the detail of one occurrence, and the page that explains it."""

    title: str
    detail: str
    page: str


PROBLEMS: Final[Mapping[str, ProblemText]] = {
    "malformed-json": ProblemText(
        N_("Malformed JSON"),
        N_("The body is not strict JSON."),
        N_(
            "The body could not be read as strict JSON in UTF-8. Duplicate keys, NaN and Infinity, byte order marks, "
            "lone surrogates and very deep nesting are refused too, since two readers could understand them "
            "differently. The member `offset`, where there is one, counts the bytes before the fault. Mend the body "
            "and send it again."
        ),
    ),
    "unknown-game": ProblemText(
        N_("Unknown game"),
        N_('There is no game called "{game}" here; there are: {games}.'),
        N_(
            "The address or the line of a batch names a game that this service does not referee. The member `games` "
            "lists those that it does, and so does GET /v1/games. Game ids are written in lower case, with hyphens."
        ),
    ),
    "not-found": ProblemText(
        N_("Not found"),
        N_("There is nothing at this address."),
        N_(
            "No resource or operation has this address. Check its spelling, and that it has no slash at the end. "
            "The documentation at /docs lists every address."
        ),
    ),
    "method-not-allowed": ProblemText(
        N_("Method not allowed"),
        N_("This address does not take this method."),
        N_(
            "The address exists, but not for the method of the request. The header `Allow` of the answer names the "
            "methods that it takes: what is only read takes GET, what is judged takes POST."
        ),
    ),
    "not-acceptable": ProblemText(
        N_("Not acceptable"),
        N_("The answer comes as {accept}, which the header Accept does not allow."),
        N_(
            "The header `Accept` of the request excludes every form in which the answer exists. Most answers are "
            "`application/json`, those to a batch `application/x-ndjson`. Accept one of these, or leave the header out."
        ),
    ),
    "unsupported-media-type": ProblemText(
        N_("Unsupported media type"),
        N_("The body must come as {expected}, in UTF-8 and without a Content-Encoding."),
        N_(
            "A body must come with the header `Content-Type: application/json`, that of a batch with "
            "`application/x-ndjson`. The only charset is UTF-8, and bodies with a `Content-Encoding`, compressed ones "
            "for example, are not read. Mend the headers and send the body again."
        ),
    ),
    "too-large": ProblemText(
        N_("Too large"),
        either(
            N_("The batch has more than {lines} lines."),
            N_("The body is larger than the limit of {limit} bytes."),
        ),
        N_(
            "The body, or a line of a batch, is larger than this service reads, or a batch has too many lines. The "
            "member `limit` tells how many bytes or lines there may be. Long lists of actions can be sent in parts, "
            "each replay starting from the state that the one before it has led to."
        ),
    ),
    "invalid-request": ProblemText(
        N_("Invalid request"),
        N_("The body is not what this operation takes."),
        N_(
            "The body is JSON, but something in it is missing, unknown, of the wrong type or out of bounds, or a setup "
            "contradicts itself. The member `errors` lists every fault with a pointer to its place, a code for "
            "programs and a sentence for people. /docs describes the form that each operation takes."
        ),
    ),
    "invalid-state": ProblemText(
        N_("Invalid state"),
        N_("No game can have led to what this body describes."),
        N_(
            "The state has the right form, but no game by the rules can be in it; or no game can have ended as the "
            "tally says. A card may lie in two places, for example, or coins may have come from nowhere. The member "
            "`violations` lists every reason; send states back exactly as this service gave them."
        ),
    ),
    "illegal-action": ProblemText(
        N_("Illegal action"),
        N_("The rules do not allow this action now."),
        N_(
            "State and action have been understood, but the rules forbid this action here. The member `violations` "
            "tells why, with the clause of the rules; `to_act` tells who may act, and `legal_actions` what they may "
            "do. Nothing has changed: choose one of these and send it with the same state."
        ),
    ),
    "not-finished": ProblemText(
        N_("Not finished"),
        N_("The game is still running (phase: {phase}), so there is no final score yet."),
        N_(
            "The request demanded a final score with `final: true`, but the game is still running. Play it to its end, "
            "or leave `final` out to learn how things would stand if it ended now."
        ),
    ),
    "internal": ProblemText(
        N_("Internal error"),
        N_("Something has gone wrong on our side."),
        N_(
            "The service has met a defect of its own; the request need not be at fault. The defect has been logged "
            "under the request id that `instance` and the header `X-Request-Id` give. Every request is safe to repeat; "
            "if it fails again, report the id."
        ),
    ),
}
"""The problem types of the contract, by name. What each detail tells, whoever raises the problem has to give."""

TITLES: Final[Texts] = {name: problem.title for name, problem in PROBLEMS.items()}
DETAILS: Final[Texts] = {name: problem.detail for name, problem in PROBLEMS.items()}
PAGES: Final[Texts] = {name: problem.page for name, problem in PROBLEMS.items()}
