"""What got slower is named and fails, once it was measured again; what is new or better is told."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import kept
from benchmarks.__main__ import asked_for, judged
from benchmarks.efforts import EFFORTS
from benchmarks.kept import Figure, State, compared, settled
from benchmarks.sections import IN_PROCESS, KEPT
from gavel.catalogue import games

COMMITTED = {"play: for-sale: moves/s ÷ Y": 0.2, "actions: for-sale: p99 ÷ F": 2.0}


def speed(value: float) -> Figure:
    """More is better."""
    return Figure("play", "for-sale", "moves/s ÷ Y", value)


def cost(value: float) -> Figure:
    """Less is better."""
    return Figure("actions", "for-sale", "p99 ÷ F", value, less_is_better=True)


def states(*figures: Figure) -> list[State]:
    return [outcome.state for outcome in compared(figures, COMMITTED)]


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ((speed(0.2), cost(2.0)), [State.KEPT, State.KEPT]),
        ((speed(0.151), cost(2.49)), [State.KEPT, State.KEPT]),
        ((speed(0.149), cost(2.51)), [State.SLOWER, State.SLOWER]),
        ((speed(0.249), cost(1.51)), [State.KEPT, State.KEPT]),
        ((speed(0.251), cost(1.49)), [State.BETTER, State.BETTER]),
    ],
)
def test_a_quarter_is_the_bound_in_both_directions(figures: tuple[Figure, ...], expected: list[State]) -> None:
    assert states(*figures) == expected


@pytest.mark.parametrize(("value", "expected"), [(0.6, State.KEPT), (1.3, State.KEPT), (1.31, State.SLOWER)])
def test_what_varies_is_good_up_to_its_bound_whatever_it_was(value: float, expected: State) -> None:
    figure = replace(cost(value), good_up_to=1.3)
    (outcome,) = compared([figure], {figure.name: 0.6})
    assert outcome.state is expected


def test_a_ratio_that_is_no_longer_measured_fails_and_a_new_one_does_not() -> None:
    outcomes = compared([speed(0.2), Figure("play", "chess", "moves/s ÷ Y", 0.1)], COMMITTED)
    assert [(each.state, each.fails) for each in outcomes] == [
        (State.KEPT, False),
        (State.NEW, False),
        (State.MISSING, True),
    ]


@pytest.mark.parametrize(
    ("figure", "told"),
    [
        (speed(0.1), "slower    play: for-sale: moves/s ÷ Y: 0.100, committed 0.200 (-50 %)"),
        (cost(3.0), "slower    actions: for-sale: p99 ÷ F: 3.000, committed 2.000 (+50 %)"),
        (speed(0.3), "better    play: for-sale: moves/s ÷ Y: 0.300, committed 0.200 (+50 %)"),
    ],
)
def test_an_outcome_names_the_ratio_and_by_how_much_it_changed(figure: Figure, told: str) -> None:
    assert told in map(str, compared([figure], COMMITTED))


def test_new_and_missing_ratios_are_named() -> None:
    new, missing, _ = map(str, compared([Figure("play", "chess", "moves/s ÷ Y", 0.1)], COMMITTED))
    assert new.startswith("new       play: chess: moves/s ÷ Y: 0.100")
    assert missing.startswith("missing   play: for-sale: moves/s ÷ Y: 0.200 is committed")


class Again:
    """Measures what it is asked for, and keeps what that was."""

    def __init__(self, *figures: Figure) -> None:
        self.figures = figures
        self.asked: list[tuple[str, frozenset[str]]] = []

    def __call__(self, section: str, games: frozenset[str]) -> Iterator[Figure]:
        self.asked.append((section, games))
        yield from (each for each in self.figures if each.section == section and each.game in games)


def test_what_is_within_bounds_is_not_measured_again() -> None:
    again = Again()
    assert not any(outcome.fails for outcome in settled([speed(0.2), cost(1.0)], COMMITTED, again))
    assert again.asked == []


def test_what_got_slower_is_measured_again_and_passes_if_that_was_chance() -> None:
    again = Again(speed(0.19))
    [first, _] = settled([speed(0.1), cost(2.0)], COMMITTED, again)
    assert again.asked == [("play", frozenset({"for-sale"}))]
    assert (first.state, first.measured) == (State.KEPT, 0.19)


def test_what_is_slower_twice_fails_with_the_second_figure() -> None:
    [first, _] = settled([speed(0.1), cost(2.0)], COMMITTED, Again(speed(0.12)))
    assert (first.state, first.measured, first.fails) == (State.SLOWER, 0.12, True)


def test_what_passed_the_first_time_is_not_judged_by_the_second() -> None:
    committed = {"actions: for-sale: p99 ÷ F": 2.0, "actions: for-sale: CPU ÷ F": 1.0}
    cpu = [Figure("actions", "for-sale", "CPU ÷ F", value, less_is_better=True) for value in (1.0, 9.0)]
    outcomes = settled([cost(3.0), cpu[0]], committed, Again(cost(2.0), cpu[1]))
    assert [outcome.state for outcome in outcomes] == [State.KEPT, State.KEPT]


def test_a_ratio_of_wall_clock_times_is_judged_on_a_quiet_machine_only() -> None:
    outcomes = [compared([replace(speed(0.1), disturbance=share)], COMMITTED)[0] for share in (0.0, 0.1, 0.11)]
    assert [(each.state, each.fails) for each in outcomes] == [
        (State.SLOWER, True),
        (State.SLOWER, True),
        (State.DISTURBED, False),
    ]


def test_what_was_disturbed_is_measured_again_and_fails_if_it_is_slower_on_the_quiet_machine() -> None:
    [first, _] = settled([replace(speed(0.1), disturbance=0.5), cost(2.0)], COMMITTED, Again(speed(0.1)))
    assert first.fails


def test_the_exit_status_tells_and_only_what_is_out_of_bounds_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert judged(compared([speed(0.2), cost(3.0)], COMMITTED)) == 1
    told = capsys.readouterr().out
    assert "1 of 2 within 25%" in told
    assert "slower    actions: for-sale: p99 ÷ F" in told
    assert "play" not in told
    assert judged(compared([speed(0.3), cost(2.0)], COMMITTED)) == 0
    assert "better    play: for-sale" in capsys.readouterr().out


def test_what_the_machine_lacks_is_excused_but_not_where_everything_has_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = list(IN_PROCESS)
    monkeypatch.delenv("GAVEL_EVERYTHING", raising=False)
    assert [asked_for(name, wanted, None) for name in COMMITTED] == [True, False]
    monkeypatch.setenv("GAVEL_EVERYTHING", "1")
    assert [asked_for(name, wanted, None) for name in COMMITTED] == [True, True]
    assert [asked_for(name, ["play"], ["play"]) for name in COMMITTED] == [True, False]
    assert asked_for("of no section any more: for-sale: moves/s", wanted, None)


def test_every_ratio_of_every_game_is_committed_and_no_other() -> None:
    assert set(kept.read()) == {
        Figure(section, game, what, 1.0).name for section, kinds in KEPT.items() for game in games() for what in kinds
    }


def test_a_second_measurement_is_longer() -> None:
    for effort in EFFORTS.values():
        assert effort.longer().rounds > effort.rounds
        assert effort.longer().repetitions > effort.repetitions


def test_what_is_written_is_read_to_three_figures(tmp_path: Path) -> None:
    path = tmp_path / "ratios.json"
    kept.write([speed(0.123456), cost(2.34567)], path)
    assert kept.read(path) == {"play: for-sale: moves/s ÷ Y": 0.123, "actions: for-sale: p99 ÷ F": 2.35}
    assert "÷" in path.read_text(encoding="utf-8")
    assert json.loads(path.read_text(encoding="utf-8"))
