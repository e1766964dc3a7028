"""Operations asked as the pipeline asks them, in process."""

from typing import Any

import pytest

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.service import GameService
from gavel.i18n.translator import translator_for
from tests.support.play import as_json

Json = dict[str, Any]

CALL = Call(translator_for("en"), "one-request")


def ask(service: GameService, operation: str, body: Any, call: Call = CALL) -> Json:
    """The answer as a client reads it; raises Problem."""
    answered: Json = as_json(answer(service, operation, body, call))
    return answered


def refused(service: GameService, operation: str, body: Any, name: str) -> Json:
    """The problem of that name that the operation must raise."""
    with pytest.raises(Problem) as caught:
        answer(service, operation, body, CALL)
    assert caught.value.name == name
    return caught.value.document(CALL.translator, CALL.instance)
