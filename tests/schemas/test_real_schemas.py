"""The validator and the explanations of every real request agree on good, spoilt and random documents."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.api import batches
from gavel.api.operations.table import OPERATIONS
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.schemas.fields import Strict
from gavel.schemas.validators import compile_validator
from tests.support.examples import bodies
from tests.support.schema_documents import any_json, assert_agreement, documents_for, mutated

REQUESTS = [(service, operation) for service in registry().values() for operation in service.operations]
every_request = pytest.mark.parametrize(
    ("service", "operation"), REQUESTS, ids=[f"{service.game.id}-{operation}" for service, operation in REQUESTS]
)

A_FEW = settings().max_examples // 30
A_TENTH = settings().max_examples // 10
"""A whole state takes long to be drawn: most are, with the long tests."""


@every_request
def test_every_operation_has_a_schema_and_an_validator(service: GameService, operation: str) -> None:
    schemas = service.schemas
    assert isinstance(schemas.requests[operation], Strict)
    assert list(schemas.requests) == list(schemas.accepts) == [name for name in OPERATIONS if name in schemas.requests]


@every_request
def test_both_accept_the_examples(service: GameService, operation: str) -> None:
    for body in bodies(service.game.id, operation):
        assert service.schemas.accepts[operation](body)
        assert_agreement(service.schemas.requests[operation], service.schemas.accepts[operation], body)


def both_agree_on_a_good_document_and_on_one_spoilt(service: GameService, operation: str, data: st.DataObject) -> None:
    schema, accepts = service.schemas.requests[operation], service.schemas.accepts[operation]
    document = data.draw(documents_for(schema))
    assert accepts(document)
    assert_agreement(schema, accepts, document)
    assert_agreement(schema, accepts, data.draw(mutated(st.just(document))))


@every_request
@settings(max_examples=A_FEW)
@given(data=st.data())
def test_both_agree_on_good_documents_and_spoilt_ones(
    service: GameService, operation: str, data: st.DataObject
) -> None:
    both_agree_on_a_good_document_and_on_one_spoilt(service, operation, data)


@pytest.mark.long
@every_request
@settings(max_examples=A_TENTH)
@given(data=st.data())
def test_both_agree_on_more_good_documents_and_spoilt_ones(
    service: GameService, operation: str, data: st.DataObject
) -> None:
    both_agree_on_a_good_document_and_on_one_spoilt(service, operation, data)


def both_agree_on_a_real_document_spoilt(service: GameService, operation: str, data: st.DataObject) -> None:
    document = data.draw(mutated(st.sampled_from(bodies(service.game.id, operation))))
    assert_agreement(service.schemas.requests[operation], service.schemas.accepts[operation], document)


@every_request
@settings(max_examples=A_TENTH)
@given(data=st.data())
def test_both_agree_on_real_documents_spoilt(service: GameService, operation: str, data: st.DataObject) -> None:
    both_agree_on_a_real_document_spoilt(service, operation, data)


@pytest.mark.long
@every_request
@given(data=st.data())
def test_both_agree_on_many_real_documents_spoilt(service: GameService, operation: str, data: st.DataObject) -> None:
    both_agree_on_a_real_document_spoilt(service, operation, data)


@every_request
@given(document=any_json())
def test_both_agree_on_random_documents(service: GameService, operation: str, document: Any) -> None:
    assert_agreement(service.schemas.requests[operation], service.schemas.accepts[operation], document)


@given(document=mutated(documents_for(batches.BatchHead())) | documents_for(batches.BatchHead()) | any_json())
def test_both_agree_on_what_a_batch_line_says_beside_its_body(document: Any) -> None:
    head = batches.BatchHead()
    assert_agreement(head, compile_validator(head), document)
