"""The image has what every documented setting needs, by one lock, and calls nobody until it is told to."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from gavel.keeper.settings import PushSettings, from_environment
from gavel.sealing.push import KNOWN
from tests.http.test_runtime_lock import EXTRAS, locked

PROJECT = Path(__file__).parents[2]
DOCKERFILE = (PROJECT / "Dockerfile").read_text(encoding="utf-8")
MADE_BY = (PROJECT / ".ci/image").read_text(encoding="utf-8")
(LOCK,) = re.findall(r"^COPY requirements/build\.txt requirements/(\w+\.txt) ", DOCKERFILE, re.MULTILINE)
"""The lock that the image installs."""


@pytest.mark.parametrize("extra", ["service", "sealing", "guard", "limits", "push"])
def test_the_image_has_an_extra_as_it_is_locked(extra: str) -> None:
    installed = locked(LOCK)
    assert all(installed[name] == version for name, version in locked(EXTRAS[extra]).items())


def test_what_makes_the_image_fetches_what_the_image_installs() -> None:
    assert f"--only-binary :all: \\\n        --require-hashes --requirement requirements/{LOCK}\n" in DOCKERFILE
    assert re.findall(r"for each in (.*?); do sed", MADE_BY) == [f"build {LOCK.removesuffix('.txt')}"]
    assert {*re.findall(r"\$scratch/(\w+\.txt)\"", MADE_BY)} == {"build.txt", LOCK}


def test_what_comes_as_a_source_alone_is_named_and_built_with_what_is_locked() -> None:
    assert "--no-binary http-ece" in MADE_BY
    assert "--no-build-isolation" in MADE_BY
    assert re.findall(r"\^(\S+)==/", DOCKERFILE) == ["http-ece"]
    assert "http-ece" in locked(LOCK)
    assert "setuptools" in locked("build.txt")


def test_nobody_is_called_by_an_image_that_is_just_started() -> None:
    assert "GAVEL_PUSH" not in "".join(line for line in DOCKERFILE.splitlines(True) if not line.startswith("#"))
    assert services("compose.yaml")["gavel-1"]["environment"].keys().isdisjoint({"GAVEL_PUSH_CONTACT"})


def services(name: str, *, offered: bool = False) -> dict[str, Any]:
    """The services of a file of compose; `offered`: the lines that comments show count, too."""
    text = (PROJECT / "deploy" / name).read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"^( +)#   ", r"\1", text, flags=re.MULTILINE) if offered else text)
    return dict(found["services"])


def test_compose_offers_the_settings_by_which_all_replicas_call_players() -> None:
    replicas = [each for name, each in services("compose.yaml", offered=True).items() if name != "proxy"]
    assert len(replicas) == 3
    for replica in replicas:
        settings = from_environment(replica["environment"])
        assert settings == PushSettings("mailto:you@example.org", Path("/run/secrets/push.pem"), KNOWN)
        assert {"GAVEL_KEYS", "GAVEL_HEADS"} <= replica["environment"].keys()
