"""Judge one line of an archive: the answer of `/replays` as a row of the report.

The rules and the operations decide, as for a request. To judge millions of lines, this module makes no sentences and
writes no events, and it reads each action once.
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
from gavel.schemas.explain import SchemaError, schema_errors
from gavel.schemas.fields import Strict
from gavel.schemas.limits import LIMITS
from gavel.schemas.request_shapes import transcript as transcript_shape
from gavel.schemas.strict_json import MalformedJson
from gavel.schemas.validators import compile_validator

log = logging.getLogger("gavel")

LONGEST_POINTER: Final = 256
"""Code points of a pointer in a row: a member's name may be of any length."""

_CALL: Final = Call(translator_for("en"), "")
"""The call of a request, for functions that need one; no row contains its sentences."""

Document = Mapping[str, Any]


class _Judge(NamedTuple):
    """A game's service, and the schema of its transcripts with its validator."""

    service: GameService
    schema: Strict
    accepts: Callable[[object], bool]


def judge(raw: bytes, where: str = "") -> Verdict:
    """The verdict on one line; never raises. `where` names the line in the log if Gavel itself fails at it."""
    try:
        return _judge_document(strict_json.loads(raw, max_depth=LIMITS.depth))
    except MalformedJson as refusal:
        return Verdict(verdicts.MALFORMED, code=refusal.reason_code)
    except Exception as error:  # the next line goes on, whatever is wrong with this one
        log.error("%s could not be judged", where, exc_info=error)
        return Verdict(verdicts.INTERNAL)


@cache
def _judge_of(game: str) -> _Judge:
    service = registry()[game]
    schema = transcript_shape(service.vocabulary)()
    return _Judge(service, schema, compile_validator(schema))


def _judge_document(document: Any) -> Verdict:
    game = named_game(document) if isinstance(document, dict) else None
    if type(game) is not str:
        return _judge_nameless(document, game)
    if game not in registry():
        return Verdict(verdicts.UNKNOWN_GAME, pointer="/game" if "game" in document else "/state/game")
    judge_of_game = _judge_of(game)
    if not judge_of_game.accepts(document):
        errors = schema_errors(judge_of_game.schema, document)
        return _refuse(Verdict(game=game), verdicts.INVALID_REQUEST, errors)
    return _replay(judge_of_game.service, document)


def _judge_nameless(document: Any, game: Any) -> Verdict:
    if not isinstance(document, dict):
        return Verdict(verdicts.INVALID_REQUEST, code="type.wrong", pointer="")
    code = "member.missing" if game is None and "game" not in document else "type.wrong"
    return Verdict(verdicts.INVALID_REQUEST, code=code, pointer="/game")


# --- the replay -----------------------------------------------------------------------------------------------------


def _replay(service: GameService, transcript: Document) -> Verdict:
    """The verdict on a transcript of the right shape."""
    game, actions = service.game, transcript["actions"]
    verdict = Verdict(game=game.id, actions=len(actions))
    try:
        state = _open_start(service, transcript)
    except Problem as problem:
        return _refuse_start(verdict, problem)
    if state is None:
        verdict.verdict, verdict.pointer = verdicts.UNSEEDED, "/setup"
        return verdict
    verdict.ruleset, verdict.players = state.ruleset, len(state.ids)
    verdict.applied, violations = play_on(service, state, actions)
    _compare(verdict, service, state, transcript)
    if violations:
        verdict.index = verdict.applied
        return _refuse(verdict, verdicts.ILLEGAL, violations, pointer("actions", verdict.applied))
    return verdict


def _open_start(service: GameService, transcript: Document) -> Any:
    """The state with which a transcript begins; None where chance would have to decide it. Raises Problem."""
    if "setup" not in transcript:
        return open_state(service, transcript, _CALL)
    setup = transcript["setup"]
    if is_left_to_chance(service.game, setup):
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
        move, violations = judge(state, action)
        if violations:
            state.history = digest.hex()
            return index, violations
        apply(state, move)
        digest = link(digest, strict_json.canonical(action))
    state.history = digest.hex()
    return len(actions), ()


# --- verdicts -------------------------------------------------------------------------------------------------------


def _compare(verdict: Verdict, service: GameService, state: Any, transcript: Document) -> None:
    """Set the members of a verdict that compare the end of the game with what the transcript claims."""
    verdict.finished, verdict.digest = state.phase == FINISHED, state.history
    scores = service.game.scores(state) if verdict.finished else None
    verdict.standings = _standings(scores)
    if "history" in transcript:
        verdict.history_matches = state.history == transcript["history"]
    if "scores" in transcript:
        claim = transcript["scores"]
        verdict.claimed = _standings(claim)
        verdict.scores_match = same_result(claim, scores)
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


def _refuse_start(verdict: Verdict, problem: Problem) -> Verdict:
    """The verdict on a transcript whose setup or state has a problem: its first error or violation."""
    verdict.verdict = problem.name
    first = (problem.members.get("errors") or problem.members["violations"])[0]
    verdict.code, verdict.rule, verdict.pointer = first["code"], first.get("rule"), _shorten(first["pointer"])
    return verdict


def _refuse(verdict: Verdict, word: str, reasons: Sequence[Violation | SchemaError], at: str = "") -> Verdict:
    """The verdict with the first of these reasons, by pointer, then code, with which every list of them begins."""
    first = min(reasons, key=by_pointer)
    verdict.verdict, verdict.code, verdict.pointer = word, first.code, _shorten(at + first.pointer)
    verdict.rule = getattr(first, "rule", None)
    return verdict


def _shorten(where: str) -> str:
    return where[:LONGEST_POINTER]
