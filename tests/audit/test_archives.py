"""`gavel archive` makes what an audit is tried with: the same for the same seed, spoilt in known ways only."""

from collections import Counter
from random import Random

import orjson
import pytest

from gavel.api.registry import registry
from gavel.audit.archives import generate_lines, play_at_random
from gavel.audit.judging import judge
from gavel.audit.spoiling import WAYS, spoil
from tests.support.transcripts import transcript_errors


def test_an_archive_is_the_same_for_the_same_seed_and_a_longer_one_begins_like_a_shorter_one() -> None:
    short = list(generate_lines(6, share=0.5, seed="one"))
    assert short == list(generate_lines(9, share=0.5, seed="one"))[:6]
    assert [each.raw for each in short] != [each.raw for each in generate_lines(6, share=0.5, seed="two")]


def test_unless_it_is_asked_for_nothing_is_spoilt() -> None:
    for each in generate_lines(12, seed="sound"):
        assert each.fault is None
        assert judge(each.raw).verdict == "agrees"
        assert transcript_errors(orjson.loads(each.raw)) == []


@pytest.mark.parametrize("game", registry())
def test_every_edition_variant_and_number_of_players_is_played(game: str) -> None:
    rules = registry()[game].game
    wanted = {
        (ruleset.id, variant, count)
        for ruleset in rules.rulesets
        for variant in ruleset.variants
        for count in ruleset.player_counts
    }
    dice, played, begun = Random(game), Counter[tuple[str, str, int]](), set()
    for _ in range(40):
        transcript = play_at_random(registry()[game], dice)
        begun.add("setup" if "setup" in transcript else "state")
        setup = transcript.get("setup") or transcript["state"]
        played[setup["ruleset"], setup["variant"], len(setup["players"])] += 1
    assert set(played) <= wanted
    assert len(played) > len(wanted) / 3
    assert begun == {"setup", "state"}


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize("way", WAYS)
def test_an_audit_finds_just_what_was_spoilt(game: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Random(f"{game} {way}")
    for name in [*WAYS]:
        if name != way:
            monkeypatch.delitem(WAYS, name)
    found = 0
    for begins in ("setup", "state"):
        transcript = play_at_random(registry()[game], dice)
        while begins not in transcript:
            transcript = play_at_random(registry()[game], dice)
        if WAYS[way](orjson.loads(orjson.dumps(transcript)), Random(1)) is None:
            continue
        raw, fault = spoil(transcript, dice)
        verdict = judge(raw)
        assert (fault.way, verdict.verdict, verdict.index) == (way, fault.verdict, fault.index)
        assert verdict.verdict != "agrees"
        found += 1
    assert found
