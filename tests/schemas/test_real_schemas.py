"""The acceptor of every real request says what `Schema.load` says, on good, spoilt and random documents."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.api import batches
from gavel.api.desks import Desk, desks, examples_of
from gavel.api.operations import OPERATIONS
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.fields import Strict
from tests.support.wire_documents import any_json, assert_agreement, documents_for, mutated

REQUESTS = [(desk, operation) for desk in desks().values() for operation in desk.requests]
every_request = pytest.mark.parametrize(
    ("desk", "operation"), REQUESTS, ids=[f"{desk.game.id}-{operation}" for desk, operation in REQUESTS]
)

A_FEW = settings().max_examples // 10
"""A whole state takes long to be drawn."""


def bodies(desk: Desk, operation: str) -> list[Any]:
    return list(examples_of(desk)[operation].values())


@every_request
def test_every_operation_has_a_schema_and_an_acceptor(desk: Desk, operation: str) -> None:
    assert isinstance(desk.requests[operation], Strict)
    assert list(desk.requests) == list(desk.accepts) == [name for name in OPERATIONS if name in desk.requests]


@every_request
def test_both_accept_the_examples(desk: Desk, operation: str) -> None:
    for body in bodies(desk, operation):
        assert desk.accepts[operation](body)
        assert_agreement(desk.requests[operation], desk.accepts[operation], body)


@every_request
@settings(max_examples=A_FEW)
@given(data=st.data())
def test_both_agree_on_good_documents(desk: Desk, operation: str, data: st.DataObject) -> None:
    document = data.draw(documents_for(desk.requests[operation]))
    assert desk.accepts[operation](document)
    assert_agreement(desk.requests[operation], desk.accepts[operation], document)


@every_request
@settings(max_examples=A_FEW)
@given(data=st.data())
def test_both_agree_on_good_documents_spoilt(desk: Desk, operation: str, data: st.DataObject) -> None:
    document = data.draw(mutated(documents_for(desk.requests[operation])))
    assert_agreement(desk.requests[operation], desk.accepts[operation], document)


@every_request
@given(data=st.data())
def test_both_agree_on_real_documents_spoilt(desk: Desk, operation: str, data: st.DataObject) -> None:
    document = data.draw(mutated(st.sampled_from(bodies(desk, operation))))
    assert_agreement(desk.requests[operation], desk.accepts[operation], document)


@every_request
@given(document=any_json())
def test_both_agree_on_random_documents(desk: Desk, operation: str, document: Any) -> None:
    assert_agreement(desk.requests[operation], desk.accepts[operation], document)


@given(document=mutated(documents_for(batches.BatchHead())) | documents_for(batches.BatchHead()) | any_json())
def test_both_agree_on_what_a_batch_line_says_beside_its_body(document: Any) -> None:
    head = batches.BatchHead()
    assert_agreement(head, compile_acceptor(head), document)
