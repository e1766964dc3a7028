"""Problems (RFC 9457): every answer but a success, as a value; its title and detail are worded last."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from gavel.engine.verdicts import Violation, by_pointer
from gavel.engine.words import SOURCE
from gavel.i18n.common import ERRORS, PROBLEMS
from gavel.i18n.messages import Messages
from gavel.i18n.translator import Speaker
from gavel.schemas.explain import SchemaError
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.statuses import STATUS

Found = TypeVar("Found")


class Problem(Exception):
    """The refusal of a request: figures and the reason (a code) of its detail, further JSON members, and headers."""

    def __init__(
        self,
        name: str,
        figures: Mapping[str, Any] | None = None,
        *,
        reason: str | None = None,
        members: Mapping[str, Any] | None = None,
        headers: tuple[tuple[str, str], ...] = (),
    ) -> None:
        super().__init__(name)
        self.name = name
        self.status = STATUS[name]
        self.figures = figures or {}
        self.reason = reason
        self.members = members or {}
        self.headers = headers

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
    """The member `errors` of a problem: the errors of a request; `at` is the pointer to the part that they concern.

    It lists violations of the rules as errors too, if they refuse a setup.
    """

    def error(each: SchemaError | Violation) -> dict[str, Any]:
        detail = translator.format(texts, each.code, each.figures)
        lang = {"lang": SOURCE} if each.code in texts.untranslated[translator.language] else {}
        return {"pointer": at + each.pointer, "code": each.code, "detail": detail, **lang}

    return listed("errors", sorted(errors, key=by_pointer), error)


def listed_violations(
    violations: Sequence[Violation],
    texts: Messages,
    at: str,
    translator: Speaker,
    clauses: Mapping[str, Mapping[str, str]] | None = None,
) -> dict[str, Any]:
    """The member `violations` of an answer; `at` is the pointer to the part that they concern.

    `clauses`: the texts of the clauses to quote, by id and language.
    """
    language = translator.language

    def violation(each: Violation) -> dict[str, Any]:
        document: dict[str, Any] = {"code": each.code}
        if each.rule is not None:
            document["rule"] = each.rule
            if clauses is not None:
                document["clause"] = clauses[each.rule][language]
        if each.code in texts.untranslated[language] or (clauses and each.rule and language not in clauses[each.rule]):
            document["lang"] = SOURCE
        document["detail"] = translator.format(texts, each.code, each.figures)
        document["pointer"] = at + each.pointer
        document.update(each.figures)
        return document

    return listed("violations", sorted(violations, key=by_pointer), violation)


def listed(name: str, entries: Sequence[Found], document_of: Callable[[Found], dict[str, Any]]) -> dict[str, Any]:
    """The member of that name with at most a hundred entries, and `more`, the number beyond: 900 means at least 900."""
    members: dict[str, Any] = {name: [document_of(each) for each in entries[:MOST_LISTED]]}
    return members if len(entries) <= MOST_LISTED else {**members, "more": len(entries) - MOST_LISTED}
