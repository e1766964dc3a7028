"""Schemathesis attacks the service in process: examples, coverage, fuzzing, and games played along the links."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import Status, events, from_schema

import tests.support.hooks_for_schemathesis  # noqa: F401  # registers what it has
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.keys import new_sealing_key, new_signing_key
from tests.sealing.test_keys import written

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

CONFIGURATION = Path(__file__).parents[2] / "schemathesis.toml"
PHASES = ("examples", "coverage", "fuzzing", "stateful")


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation."""


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
def test_the_service_keeps_its_contract(phase: str, tmp_path: Path) -> None:
    config = SchemathesisConfig.from_path(CONFIGURATION)
    # One seed by default, so that a change is judged by what it changes; `make schemathesis` draws another each time.
    config.update(seed=int(os.environ.get("SEED", "2026")), max_failures=None)
    # With keys, or whatever needs them would be refused with 501, which it takes for a defect.
    app = create_app(Settings(keys=str(written(tmp_path, {"keys": [new_sealing_key(), new_signing_key()]}))))
    contract = schemathesis.openapi.from_wsgi("/openapi.json", _uncompressed(app), config=config)
    for each in PHASES:
        contract.config.phases.get_by_name(name=each).enabled = each == phase
    happened = list(from_schema(contract).execute())
    answers = [
        interaction.response
        for event in happened
        if isinstance(event, events.ScenarioFinished)
        for interaction in event.recorder.interactions.values()
    ]
    assert answers, "nothing was asked"
    failures = [*_failures(happened)]
    assert not failures, "\n\n".join([f"seed {config.seed}", *failures])


def test_the_configuration_adds_one_status_and_relaxes_nothing() -> None:
    ours = SchemathesisConfig.from_path(CONFIGURATION).projects.get_default()
    theirs = SchemathesisConfig().projects.get_default()
    accepted, expected = ours.checks.positive_data_acceptance, theirs.checks.positive_data_acceptance
    assert sorted(accepted.expected_statuses) == sorted([*expected.expected_statuses, "422"])
    ours.checks.positive_data_acceptance = expected
    assert repr(ours.checks) == repr(theirs.checks)
    assert repr(ours.phases) == repr(theirs.phases)
    assert repr(ours.generation) == repr(theirs.generation)


def _failures(happened: Iterable[Any]) -> Iterator[str]:
    for event in happened:
        if isinstance(event, events.NonFatalError):
            yield f"{event.label}: {event.value}"
        elif isinstance(event, events.ScenarioFinished):
            for checks in event.recorder.checks.values():
                for check in checks:
                    if check.status == Status.FAILURE and check.failure_info is not None:
                        failure, code = check.failure_info.failure, check.failure_info.code_sample
                        yield f"{event.recorder.label}: {failure.title}\n{failure.message}\n{code}"


def _uncompressed(app: "WSGIApplication") -> "WSGIApplication":
    """The app for a client that asks for compressed answers and does not decompress them: Schemathesis in process."""

    def asked(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        environ.pop("HTTP_ACCEPT_ENCODING", None)
        return app(environ, start_response)

    return asked
