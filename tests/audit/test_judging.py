"""An audit says of every transcript what `/replays` says of it: good ones, and ones that are wrong in any way."""

import json
from random import Random
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.audit.archives import play_at_random
from gavel.audit.judging import LONGEST_POINTER, judge
from gavel.audit.verdicts import Verdict
from gavel.engine.records import REFEREE
from gavel.i18n.translator import Translator, translator_for
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from tests.audit.support import VERDICTS
from tests.support.play import as_json, combinations, concrete
from tests.support.schema_documents import FLOATS, any_json, mutated

Json = dict[str, Any]

ASKED = {"viewers", "receipt"}

each_game = pytest.mark.parametrize("game", registry())


def judged(document: Any) -> Verdict:
    return judge(json.dumps(document).encode())


def same_as_replays(document: Json) -> Verdict:
    """The verdict, which agrees with the answer of /replays in all that both tell."""
    verdict, told = judged(document), replayed(document)
    if isinstance(told, Problem):
        first = (told.members.get("errors") or told.members["violations"])[0]
        assert (verdict.verdict, verdict.code, verdict.pointer) == (
            told.name,
            first["code"],
            first["pointer"][:LONGEST_POINTER],
        )
        assert verdict.rule == first.get("rule")
        return verdict
    assert (verdict.applied, verdict.finished) == (told["applied"], told["position"]["finished"])
    assert verdict.digest == told["position"]["state"]["history"]
    assert (verdict.history_matches, verdict.scores_match) == (told["history_matches"], told["scores_match"])
    refused, scores = told["refused"], told["position"]["scores"]
    assert (verdict.verdict == "illegal-action") == (refused is not None)
    if refused is not None:
        first = refused["problem"]["violations"][0]
        assert (verdict.index, verdict.code) == (refused["index"], first["code"])
        assert (verdict.rule, verdict.pointer) == (first["rule"], first["pointer"])
    holds = refused is None and False not in (told["history_matches"], told["scores_match"])
    assert (verdict.verdict == "agrees") == holds
    ends = ("player", "rank", "total")
    standings = None if scores is None else [{name: each[name] for name in ends} for each in scores["standings"]]
    assert verdict.standings == standings
    return verdict


def replayed(document: Json) -> Json | Problem:
    service = registry()[document.get("game") or document["state"]["game"]]
    body: Any = strict_json.loads(json.dumps(document).encode())
    try:
        return dict(answer(service, "replays", body, Call(translator_for("en"), "one-request")))
    except Problem as problem:
        return problem


# --- changes that a transcript's shape outlives ---------------------------------------------------------------------


def _drop(actions: list[Json], dice: Random) -> None:
    del actions[dice.randrange(len(actions))]


def _double(actions: list[Json], dice: Random) -> None:
    actions.insert(dice.randrange(len(actions) + 1), dice.choice(actions))


def _exchange(actions: list[Json], dice: Random) -> None:
    one, other = dice.randrange(len(actions)), dice.randrange(len(actions))
    actions[one], actions[other] = actions[other], actions[one]


def _another_player(actions: list[Json], dice: Random) -> None:
    index = dice.randrange(len(actions))
    actions[index] = {**actions[index], "player": dice.choice(actions)["player"]}


def _another_amount(actions: list[Json], dice: Random) -> None:
    bids = [index for index, action in enumerate(actions) if "amount" in action]
    if bids:
        index = dice.choice(bids)
        actions[index] = {**actions[index], "amount": dice.choice((0, actions[index]["amount"] + 1, 10**9))}


def _a_referee_acts(actions: list[Json], dice: Random) -> None:
    seat = dice.choice(actions)["player"]
    act = dice.choice(
        (
            {"type": "penalty", "seat": seat, "points": dice.choice((-5, 0, 3)), "reason": "Looked."},
            {"type": "forfeit", "seat": seat, "reason": "Left."},
            {"type": "default", "seat": seat},
            {"type": "correct", "patch": [{"op": "replace", "path": "/round", "value": 99}], "reason": "?"},
            {"type": "correct", "patch": [{"op": "replace", "path": "/ply", "value": 1}], "reason": "?"},
        )
    )
    actions.insert(dice.randrange(len(actions) + 1), {**act, "player": REFEREE})


def _as_it_was(actions: list[Json], dice: Random) -> None:
    """Change nothing."""


CHANGES = (_drop, _double, _exchange, _another_player, _another_amount, _a_referee_acts, _a_referee_acts, _as_it_was)


def _claims_changed(transcript: Json, dice: Random) -> Json:
    """The claims left out, wrong or as they were."""
    way = dice.randrange(5)
    if way == 0:
        return {name: value for name, value in transcript.items() if name not in ("history", "scores")}
    if way == 1:
        return {**transcript, "history": dice.randbytes(32).hex()}
    if way == 2:
        return {**transcript, "scores": {**transcript["scores"], "winners": []}}
    return transcript


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_an_audit_says_what_replays_says(game: str, seed: int) -> None:
    dice = Random(f"{game} {seed}")
    transcript = play_at_random(registry()[game], dice)
    assert same_as_replays(transcript).verdict == "agrees"
    for change in CHANGES:
        changed = {**transcript, "actions": [*transcript["actions"]]}
        for _ in range(dice.choice((1, 1, 3))):
            change(changed["actions"], dice)
        same_as_replays(_claims_changed(changed, dice))


@each_game
def test_games_dealt_at_a_real_table_are_judged_alike(game: str) -> None:
    rules = registry()[game].game
    for combination in combinations(rules):
        if combination.dealer != "table":
            continue
        dice = Random(str(combination))
        setup = combination.request({}, dice)
        state, _events = rules.setup(setup)
        actions = []
        while listed := rules.legal_actions(state):
            actions.append(as_json(concrete(dice.choice(listed), dice)))
            rules.play(state, actions[-1])
        transcript = {"game": game, "setup": setup, "actions": actions, "history": state.history}
        assert same_as_replays(transcript).verdict == "agrees"
        _exchange(actions, dice)
        same_as_replays(transcript)


@each_game
@given(data=st.data())
@settings(max_examples=60)
def test_whatever_is_wrong_with_its_shape_is_told_alike(game: str, data: st.DataObject) -> None:
    transcript = play_at_random(registry()[game], Random(game))
    transcript["actions"] = transcript["actions"][:3]
    document = data.draw(mutated(st.sampled_from([transcript, {**transcript, "names": {"ann": "Ann"}}])))
    nameless = not isinstance(document, dict) or not isinstance(document.get("game"), str)
    # A request may ask for more than a transcript has.
    if nameless or document["game"] not in registry() or _is_left_to_chance(document) or document.keys() & ASKED:
        assert judged(document).verdict in VERDICTS
    else:
        same_as_replays(json.loads(json.dumps(document)))


def _is_left_to_chance(document: Json) -> bool:
    """Whether each replay would deal other cards: an audit refuses to."""
    setup = document.get("setup")
    return isinstance(setup, dict) and not setup.keys() & {"seed", "nonce", "deal"} and setup.get("dealer") != "table"


# --- particular ones ------------------------------------------------------------------------------------------------


def a_transcript(game: str = "for-sale") -> Json:
    dice = Random(5)
    while "setup" not in (transcript := play_at_random(registry()[game], dice)):
        pass
    return transcript


@each_game
def test_no_sentence_is_made_of_a_transcript_that_can_be_begun(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    good = a_transcript(game)
    wrong = {**good, "actions": [*good["actions"], good["actions"][0]]}
    lines = [orjson.dumps(each) for each in (good, wrong, {**good, "history": "0" * 64})]

    def never(*_: object) -> str:
        raise AssertionError("a sentence was made")

    monkeypatch.setattr(Translator, "format", never)
    assert [judge(line).verdict for line in lines] == ["agrees", "illegal-action", "history-differs"]


def test_a_setup_that_would_be_dealt_by_chance_is_not_judged() -> None:
    transcript = a_transcript()
    del transcript["setup"]["seed"]
    assert (judged(transcript).verdict, judged(transcript).pointer) == ("unseeded", "/setup")
    transcript["setup"]["first_player"] = "zoe"
    assert (judged(transcript).verdict, judged(transcript).code) == ("invalid-request", "player.unknown")


def test_a_correction_is_judged_among_the_actions_and_chained_to_their_digest() -> None:
    transcript = a_transcript()
    patch: list[Json] = [{"op": "replace", "path": "/round", "value": 1}]
    transcript["actions"].insert(5, {"type": "correct", "player": REFEREE, "patch": patch, "reason": "?"})
    assert same_as_replays(transcript).code == "correction.changes-nothing"
    transcript["actions"][5] = {"type": "penalty", "player": REFEREE, "seat": "ann", "points": 1, "reason": "?"}
    assert same_as_replays(transcript).verdict == "history-differs"


@pytest.mark.parametrize(
    ("document", "verdict", "code", "pointer"),
    [
        ([], "invalid-request", "type.wrong", ""),
        ({}, "invalid-request", "member.missing", "/game"),
        ({"game": 3}, "invalid-request", "type.wrong", "/game"),
        ({"game": None}, "invalid-request", "type.wrong", "/game"),
        ({"state": {}}, "invalid-request", "member.missing", "/game"),
        ({"game": "go"}, "unknown-game", None, "/game"),
        ({"state": {"game": "go"}}, "unknown-game", None, "/state/game"),
        ({"game": "for-sale"}, "invalid-request", "members.exactly-one", ""),
    ],
)
def test_what_names_no_game_is_told_so(document: Any, verdict: str, code: str | None, pointer: str) -> None:
    found = judged(document)
    assert (found.verdict, found.code, found.pointer) == (verdict, code, pointer)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"{", "json.syntax"),
        (b'{"a": NaN}', "json.constant"),
        (b'{"a": 1, "a": 1}', "json.duplicate-key"),
        (b"\xff", "json.not-utf-8"),
        (b"[" * 1000, "json.too-deep"),
        (b'{"a":"\\ud800"}', "json.lone-surrogate"),
        (b"\xef\xbb\xbf{}", "json.bom"),
    ],
)
def test_malformed_json_has_its_reason(raw: bytes, code: str) -> None:
    assert (judge(raw).verdict, judge(raw).code) == ("malformed-json", code)


@given(st.binary(max_size=200) | any_json(floats=FLOATS).map(lambda value: json.dumps(value).encode()))
def test_no_line_raises(raw: bytes) -> None:
    assert judge(raw).verdict in VERDICTS


def test_a_defect_of_ours_is_a_verdict_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    line = orjson.dumps(a_transcript())
    monkeypatch.setattr("gavel.audit.judging.play_on", lambda *_: 1 / 0)
    assert judge(line, "games.ndjson, line 3").verdict == "internal"
    assert "games.ndjson, line 3" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_transcript_longer_than_any_replay_is_judged_whole() -> None:
    transcript = a_transcript()
    transcript["actions"] += [transcript["actions"][-1]] * LIMITS.replay
    found = judged(transcript)
    assert (found.verdict, found.code) == ("illegal-action", "game.finished")
    assert found.actions == len(transcript["actions"]) > LIMITS.replay


def test_a_pointer_is_of_a_length_that_a_report_can_hold() -> None:
    found = judged({**a_transcript(), "x" * 100_000: 1})
    assert found.pointer == "/" + "x" * (LONGEST_POINTER - 1)
