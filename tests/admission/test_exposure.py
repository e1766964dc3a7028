"""A service that lies open to everybody says so when it starts."""

from types import SimpleNamespace

import pytest

from gavel.http.exposure import GUARDS, complaints
from gavel.http.master import announce

LINE = "WARNING: whoever reaches"


@pytest.mark.parametrize(
    ("address", "count"),
    [
        ("http://127.0.0.1:8000", 0),
        ("http://[::1]:8000", 0),
        ("http://localhost:8000", 0),
        ("unix:/run/gavel/socket", 0),
        ("http://0.0.0.0:8000", 1),
        ("http://[::]:8000", 1),
        ("http://192.0.2.7:8000", 1),
        ("http://gavel.example:8000", 1),
    ],
)
def test_only_an_address_that_others_reach_is_told(address: str, count: int) -> None:
    assert len([*complaints([address], {})]) == count


@pytest.mark.parametrize("guard", ["GAVEL_PROXIES", "GAVEL_API_KEYS", "GAVEL_RATE_PER_ADDRESS"])
def test_any_guard_will_do(guard: str) -> None:
    assert not [*complaints(["http://0.0.0.0:8000"], {guard: "1"})]
    assert [*complaints(["http://0.0.0.0:8000"], {guard: ""})]


@pytest.mark.parametrize("address", ["http://0.0.0.0:8000", "http://127.0.0.1:8000"])
def test_gunicorn_s_master_says_so_of_each_address(
    address: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for guard in GUARDS:
        monkeypatch.delenv(guard, raising=False)
    announce(SimpleNamespace(LISTENERS=[address]))  # type: ignore[arg-type]  # all that it looks at
    said = capfd.readouterr()
    assert LINE not in said.out
    assert said.err.count(LINE) == ("0.0.0.0" in address)
