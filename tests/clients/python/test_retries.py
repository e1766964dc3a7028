"""When the asynchronous client repeats a call: as urllib3 does for the other one."""

from datetime import UTC, datetime

import pytest

from gavel_sdk import adapter, retries

NOW = datetime(2025, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("status", "retry_after", "seconds"),
    [
        (503, None, 0.4),
        (502, "7", 0.4),
        (503, "7", 7),
        (429, "7", 7),
        (429, None, None),
        (429, "soon", None),
        (503, "soon", 0.4),
        (503, "60", 60),
        (503, "61", None),
        (503, "Wed, 01 Jan 2025 00:00:09 GMT", 9),
        (503, "Tue, 31 Dec 2024 23:59:00 GMT", 0),
        (200, "7", None),
        (413, "7", None),
        (422, None, None),
    ],
)
def test_an_answer_is_waited_out_where_its_status_and_its_header_allow(
    status: int, retry_after: str | None, seconds: float | None
) -> None:
    assert retries.wait(status, retry_after, 1, NOW) == seconds


def test_the_first_repetition_is_at_once_and_further_pauses_grow_as_those_of_the_other_client() -> None:
    policy = adapter(10).max_retries
    for attempt in range(5):
        policy = policy.increment("POST", "/", error=OSError())
        assert retries.pause(attempt) == policy.get_backoff_time()
    assert retries.pause(30) == policy.DEFAULT_BACKOFF_MAX
