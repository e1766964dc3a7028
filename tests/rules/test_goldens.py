"""The golden playthroughs: one for each combination that needs one, each refereed today exactly as it was written."""

from pathlib import Path

import pytest

from tests.rules.golden import HOME, expected_paths, golden_combinations, path_of, played, replayed
from tests.support.play import Combination, every_game

GOLDENS = [combination for game in every_game() for combination in golden_combinations(game)]


def test_every_ruleset_variant_and_player_count_has_a_golden_playthrough_and_none_is_stale() -> None:
    there: set[Path] = {path for path in HOME.rglob("*") if path.is_file()}
    assert there == expected_paths(), "write them with: make golden"


def test_every_edition_of_every_game_has_one_at_every_player_count() -> None:
    for game in every_game():
        covered = {(golden.ruleset, golden.variant, golden.players) for golden in golden_combinations(game)}
        assert covered == {
            (ruleset.id, variant, players)
            for ruleset in game.rulesets
            for variant in ruleset.variants
            for players in ruleset.player_counts
        }
        assert {golden.dealer for golden in golden_combinations(game)} == {"service", "table"}


@pytest.mark.parametrize("golden", GOLDENS, ids=str)
def test_a_golden_playthrough_is_refereed_as_it_was_written(golden: Combination) -> None:
    text = path_of(golden).read_text(encoding="utf-8")
    assert replayed(golden.game, text) == text


def test_writing_a_playthrough_twice_gives_the_same() -> None:
    assert [played(golden) for golden in GOLDENS[:3]] == [played(golden) for golden in GOLDENS[:3]]
