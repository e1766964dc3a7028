"""Problems (RFC 9457): every answer that is not a success, as a value whose title and detail are worded at the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from gavel.engine.verdicts import Violation, by_pointer
from gavel.i18n.common import ERRORS, PROBLEMS
from gavel.i18n.messages import Messages
from gavel.i18n.translator import Speaker
from gavel.schemas.explain import SchemaError
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.statuses import STATUS

Found = TypeVar("Found")


class Problem(Exception):
    """A request refused: the figures and the reason (a code) of its detail, and further members, ready to be sent."""

    def __init__(
        self,
        name: str,
        figures: Mapping[str, Any] | None = None,
        *,
        reason: str | None = None,
        members: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(name)
        self.name = name
        self.status = STATUS[name]
        self.figures = figures or {}
        self.reason = reason
        self.members = members or {}

    def document(self, translator: Speaker, instance: str) -> dict[str, Any]:
        """The problem as JSON, in the translator's language; `instance` is the request id."""
        detail = translator.format(PROBLEMS, f"{self.name}.detail", self.figures)
        if self.reason is not None:
            detail += " " + translator.format(ERRORS, self.reason, self.figures)
        return {
            "type": f"/problems/{self.name}",
            "title": translator.format(PROBLEMS, f"{self.name}.title", self.figures),
            "status": self.status,
            "detail": detail,
            "instance": instance,
            **self.members,
        }


def listed_errors(
    errors: Sequence[SchemaError | Violation], texts: Messages, at: str, translator: Speaker
) -> dict[str, Any]:
    """The member `errors` of a problem: what is wrong with a request, `at` being the pointer to what was judged.

    The rules may refuse a setup, too: then a violation is listed as an error.
    """

    def error(found: SchemaError | Violation) -> dict[str, Any]:
        detail = translator.format(texts, found.code, found.figures)
        return {"pointer": at + found.pointer, "code": found.code, "detail": detail}

    return listed("errors", sorted(errors, key=by_pointer), error)


def listed_violations(
    violations: Sequence[Violation],
    texts: Messages,
    at: str,
    translator: Speaker,
    clauses: Mapping[str, Mapping[str, str]] | None = None,
) -> dict[str, Any]:
    """The member `violations` of an answer: what the rules find wrong, `at` being the pointer to what they judged.

    `clauses`: the texts of those to quote, by id and language.
    """

    def violation(found: Violation) -> dict[str, Any]:
        document: dict[str, Any] = {"code": found.code}
        if found.rule is not None:
            document["rule"] = found.rule
            if clauses is not None:
                document["clause"] = clauses[found.rule][translator.language]
        document["detail"] = translator.format(texts, found.code, found.figures)
        document["pointer"] = at + found.pointer
        document.update(found.figures)
        return document

    return listed("violations", sorted(violations, key=by_pointer), violation)


def listed(name: str, found: Sequence[Found], document_of: Callable[[Found], dict[str, Any]]) -> dict[str, Any]:
    """What was found, up to a hundred of it; and how many more there are: 900 says at least 900."""
    members: dict[str, Any] = {name: [document_of(each) for each in found[:MOST_LISTED]]}
    return members if len(found) <= MOST_LISTED else {**members, "more": len(found) - MOST_LISTED}
