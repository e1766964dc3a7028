"""One line of an archive judged: what `/replays` says of it, as a row.

The rules and the operations decide, as for a request. No sentence is made, no event is written, and each action is read
once: an archive is judged by the million.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from gavel.api.operations.call import Call
from gavel.api.operations.records import same_result
from gavel.api.operations.states import is_left_to_chance, new_game, open_state
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.api.transcripts import named_game
from gavel.audit import verdicts
from gavel.audit.verdicts import Verdict
from gavel.engine import history, refereeing
from gavel.engine.game import FINISHED
from gavel.engine.verdicts import IllegalAction, Violation, by_pointer, pointer
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.limits import LIMITS
from gavel.schemas.request_shapes import transcript as transcript_shape
from gavel.schemas.strict_json import MalformedJson

log = logging.getLogger("gavel")

LONGEST_POINTER: Final = 256
"""Code points: a member's name may be of any length."""

_CALL: Final = Call(translator_for("en"), "")
"""Only refusals before the first action get a text, which nobody reads."""

Document = Mapping[str, Any]


class _Judge(NamedTuple):
    """What judging the transcripts of one game needs."""

    service: GameService
    schema: Strict
    accepts: Callable[[object], bool]


def judge(raw: bytes, where: str = "") -> Verdict:
    """The verdict on one line; never raises. `where` names the line in the log if Gavel itself fails at it."""
    try:
        return _verdict_on(strict_json.loads(raw, max_depth=LIMITS.depth))
    except MalformedJson as refusal:
        return Verdict(verdicts.MALFORMED, code=refusal.reason_code)
    except Exception as error:  # the next line goes on, whatever is wrong with this one
        log.error("%s could not be judged", where, exc_info=error)
        return Verdict(verdicts.INTERNAL)


@cache
def _judge_of(game: str) -> _Judge:
    service = registry()[game]
    schema = transcript_shape(service.vocabulary)()
    return _Judge(service, schema, compile_acceptor(schema))


def _verdict_on(document: Any) -> Verdict:
    game = named_game(document) if isinstance(document, dict) else None
    if type(game) is not str:
        return _nameless(document, game)
    if game not in registry():
        return Verdict(verdicts.UNKNOWN_GAME, pointer="/game" if "game" in document else "/state/game")
    found = _judge_of(game)
    if not found.accepts(document):
        return _refused(Verdict(game=game), verdicts.INVALID_REQUEST, schema_errors(found.schema, document))
    return _replayed(found.service, document)


def _nameless(document: Any, game: Any) -> Verdict:
    if not isinstance(document, dict):
        return Verdict(verdicts.INVALID_REQUEST, code="type.wrong", pointer="")
    code = "member.missing" if game is None and "game" not in document else "type.wrong"
    return Verdict(verdicts.INVALID_REQUEST, code=code, pointer="/game")


# --- the replay -----------------------------------------------------------------------------------------------------


def _replayed(service: GameService, transcript: Document) -> Verdict:
    """The verdict on a transcript of the right shape."""
    game, actions = service.game, transcript["actions"]
    verdict = Verdict(game=game.id, actions=len(actions))
    try:
        state = _begun(service, transcript)
    except Problem as problem:
        return _not_begun(verdict, problem)
    if state is None:
        verdict.verdict, verdict.pointer = verdicts.UNSEEDED, "/setup"
        return verdict
    verdict.ruleset, verdict.players = state.ruleset, len(state.ids)
    verdict.applied, refused = play_on(service, state, actions)
    _compare(verdict, service, state, transcript)
    if refused:
        verdict.index = verdict.applied
        return _refused(verdict, verdicts.ILLEGAL, refused, pointer("actions", verdict.applied))
    return verdict


def _begun(service: GameService, transcript: Document) -> Any:
    """The state that a transcript begins with; None where that would be left to chance. Raises Problem."""
    if "setup" not in transcript:
        return open_state(service, transcript, _CALL)
    setup = transcript["setup"]
    if is_left_to_chance(setup):
        new_game(service, transcript, {**setup, "seed": "any"}, _CALL, "/setup")  # for its refusals
        return None
    return new_game(service, transcript, setup, _CALL, "/setup")[0]


def play_on(service: GameService, state: Any, actions: Sequence[Document]) -> tuple[int, Sequence[Violation]]:
    """Play actions *in place* up to the first that is illegal: how many were legal, and why that one is not."""
    judge, apply, link = service.game.judge, service.game.apply, history.link
    digest = bytes.fromhex(state.history)
    for index, action in enumerate(actions):
        if refereeing.is_referees(action):
            state.history = digest.hex()
            try:
                refereeing.play(service.game, state, action, service.shape_check)
            except IllegalAction as refusal:
                return index, refusal.violations
            digest = bytes.fromhex(state.history)
            continue
        move, found = judge(state, action)
        if found:
            state.history = digest.hex()
            return index, found
        apply(state, move)
        digest = link(digest, strict_json.canonical(action))
    state.history = digest.hex()
    return len(actions), ()


# --- what is found --------------------------------------------------------------------------------------------------


def _compare(verdict: Verdict, service: GameService, state: Any, transcript: Document) -> None:
    """Whether the end is what the transcript claims."""
    verdict.finished, verdict.digest = state.phase == FINISHED, state.history
    scores = service.game.scores(state) if verdict.finished else None
    verdict.standings = _standings(scores)
    if "history" in transcript:
        verdict.history_matches = state.history == transcript["history"]
    if "scores" in transcript:
        claimed = transcript["scores"]
        verdict.claimed = _standings(claimed)
        verdict.scores_match = same_result(claimed, scores)
    if verdict.scores_match is False and scores is None:
        verdict.verdict, verdict.pointer = verdicts.UNFINISHED, "/scores"
    elif verdict.history_matches is False:
        verdict.verdict, verdict.pointer = verdicts.HISTORY_DIFFERS, "/history"
    elif verdict.scores_match is False:
        verdict.verdict, verdict.pointer = verdicts.SCORES_DIFFER, "/scores"


def _standings(sheet: Document | None) -> list[dict[str, Any]] | None:
    if sheet is None:
        return None
    return [{"player": each["player"], "rank": each["rank"], "total": each["total"]} for each in sheet["standings"]]


def _not_begun(verdict: Verdict, problem: Problem) -> Verdict:
    """What a problem with the setup or the state comes to: its first error or violation."""
    verdict.verdict = problem.name
    first = (problem.members.get("errors") or problem.members["violations"])[0]
    verdict.code, verdict.rule, verdict.pointer = first["code"], first.get("rule"), _short(first["pointer"])
    return verdict


def _refused(verdict: Verdict, word: str, found: Sequence[Violation | SchemaError], at: str = "") -> Verdict:
    """The verdict with the first of these violations, by pointer, then code: every list of them begins with it."""
    first = min(found, key=by_pointer)
    verdict.verdict, verdict.code, verdict.pointer = word, first.code, _short(at + first.pointer)
    verdict.rule = getattr(first, "rule", None)
    return verdict


def _short(where: str) -> str:
    return where[:LONGEST_POINTER]
