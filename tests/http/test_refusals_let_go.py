"""What a refused request has made the service hold is let go at once, without the garbage collector's help."""

import gc
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest

from gavel.api.batches import answer_line
from gavel.i18n.translator import translator_for
from tests.http.asking import JSON, posts, the_app

MANY: list[list[int]] = [[]] * 2000
WORDS = translator_for("en")


def ask(path: str, raw: bytes) -> int:
    """The status of an answer from the app itself, with no client that keeps anything."""
    status: list[int] = []
    environ = {
        "REQUEST_METHOD": "POST",
        "PATH_INFO": path,
        "SCRIPT_NAME": "",
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "localhost",
        "CONTENT_TYPE": JSON,
        "CONTENT_LENGTH": str(len(raw)),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(raw),
        "wsgi.errors": sys.stderr,
    }
    for _ in the_app()(environ, lambda line, *_: status.append(int(line.split()[0]))):  # type: ignore[arg-type]  # looks at the status alone
        pass
    return status[0]


def line(path: str, raw: bytes) -> int:
    """The status of the answer to a line of a batch."""
    _, _, _, game, operation = path.split("/")
    asked = b'{"operation":"%s","game":"%s","body":%s}' % (operation.encode(), game.encode(), raw)
    return int(json.loads(answer_line(asked, WORDS, "one/1"))["status"])


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize("asking", [ask, line])
def test_no_part_of_a_refused_body_waits_for_the_garbage_collector(asking: Callable[[str, bytes], int]) -> None:
    [post] = [each for each in posts() if each.path.endswith("for-sale/actions")]
    unknown = json.dumps({**post.body, "unknown": MANY}).encode()
    broken = b'{"unknown":' + json.dumps(MANY).encode()
    for raw, refused in ((unknown, 422), (broken, 400)):
        assert asking(post.path, raw) == refused
        with without_collector():
            asking(post.path, raw)
            # Flask leaves some small things of its own.
            assert gc.collect() < len(MANY)
