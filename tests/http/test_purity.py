"""Every POST is a pure function of its body and its language: the same bytes on any replica, however it is written."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gavel.http.app import create_app
from gavel.i18n import LANGUAGES
from tests.http.asking import BATCH, NDJSON, Post, examples, posts, send, send_raw, setups
from tests.support.schema_documents import mutated

ID = "one-request"
EXAMPLES = dict(examples())


def reordered(document: Any, rng: random.Random) -> Any:
    """The document with the members of each object in some other order."""
    if isinstance(document, dict):
        members = [(name, reordered(value, rng)) for name, value in document.items()]
        rng.shuffle(members)
        return dict(members)
    return [reordered(item, rng) for item in document] if isinstance(document, list) else document


def spaced(document: Any, rng: random.Random) -> bytes:
    """The document as JSON with white space wherever it may be, and every letter escaped that may be."""
    text = json.dumps(
        document, indent=rng.choice(["", " ", "\t\t"]), separators=(" ,\r\n", "\t:\n "), ensure_ascii=True
    )
    return b" \n" + text.encode() + b"\t\r\n"


def with_floats(document: Any) -> Any:
    """The document with a fraction of .0 on each integer."""
    if isinstance(document, dict):
        return {name: with_floats(value) for name, value in document.items()}
    if isinstance(document, list):
        return [with_floats(item) for item in document]
    return float(document) if type(document) is int else document


def draws_a_seed(document: Any) -> bool:
    """Whether something in the document is a setup that leaves the deal to chance."""
    if not isinstance(document, dict):
        return False
    is_setup = "players" in document and "state" not in document
    return (is_setup and "seed" not in document and "deal" not in document) or draws_a_seed(document.get("setup"))


def answer(path: str, raw: bytes, language: str = "en") -> tuple[int, bytes]:
    response = send_raw(path, raw, X_Request_Id=ID, Accept_Language=language)
    return response.status_code, response.data


def answers(post: Post, language: str = "en") -> tuple[int, bytes]:
    return answer(post.path, json.dumps(post.body).encode(), language)


def test_the_order_of_keys_and_the_white_space_change_nothing(subtests: pytest.Subtests) -> None:
    for label, post in EXAMPLES.items():
        with subtests.test(label):
            for seed in range(3):
                rng = random.Random(seed)
                assert answer(post.path, spaced(reordered(post.body, rng), rng)) == answers(post)


def test_an_integer_written_as_a_float_is_the_integer(subtests: pytest.Subtests) -> None:
    for label, post in EXAMPLES.items():
        with subtests.test(label):
            assert answers(Post(post.path, with_floats(post.body))) == answers(post)


@given(data=st.data(), post=st.sampled_from(posts()), seed=st.integers(0, 2**32), language=st.sampled_from(LANGUAGES))
def test_neither_do_they_change_a_refusal(data: st.DataObject, post: Post, seed: int, language: str) -> None:
    rng = random.Random(seed)
    document = data.draw(mutated(st.just(post.body)))
    assume(not draws_a_seed(document))
    plain = answers(Post(post.path, document), language)
    assert answer(post.path, spaced(reordered(document, rng), rng), language) == plain


def test_a_second_app_gives_the_same_answers() -> None:
    second = create_app().test_client()
    for post in EXAMPLES.values():
        for language in LANGUAGES:
            headers = {"X-Request-Id": ID, "Accept-Language": language}
            other = second.post(post.path, json=post.body, headers=headers)
            assert (other.status_code, other.data) == answers(post, language), (post.path, language)


def test_only_a_setup_that_leaves_everything_to_chance_differs_from_time_to_time() -> None:
    for post in setups():
        seeded = {**post.body, "seed": "s"}
        drawn = {name: value for name, value in post.body.items() if name not in ("seed", "deal")}
        assert answers(Post(post.path, seeded)) == answers(Post(post.path, seeded))
        first, second = (send(Post(post.path, drawn)).json for _ in range(2))
        assert first is not None
        assert second is not None
        assert first["state"]["deal"]["seed"] != second["state"]["deal"]["seed"]
        again = {**drawn, **{name: first["state"]["deal"][name] for name in ("seed", "nonce")}}
        assert send(Post(post.path, again)).json == first


def test_a_batch_gives_each_line_the_answer_that_it_would_get_alone() -> None:
    lines = [
        {"id": name, "operation": post.path.rsplit("/", 1)[1], "game": post.path.split("/")[3], "body": post.body}
        for name, post in EXAMPLES.items()
    ]
    raw = b"\n".join(json.dumps(line).encode() for line in lines)
    told = send_raw(BATCH, raw, Content_Type=NDJSON, X_Request_Id=ID).data.splitlines()
    for name, line, post in zip(EXAMPLES, told, EXAMPLES.values(), strict=True):
        status, alone = answers(post)
        # A problem names the line, and points to places in it.
        line = re.sub(rb'"instance":"%s/\d+"' % ID.encode(), b'"instance":"%s"' % ID.encode(), line)
        line = line.replace(b'"pointer":"/body', b'"pointer":"')
        assert line == b'{"id":%s,"status":%d,"body":%s}' % (json.dumps(name).encode(), status, alone)
