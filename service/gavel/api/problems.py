"""Problems (RFC 9457): every answer that is not a success, as a value that is worded at the very end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gavel.engine.verdicts import Violation
from gavel.i18n.common import ERRORS, PROBLEMS
from gavel.i18n.messages import Messages
from gavel.i18n.translator import Translator
from gavel.schemas.explain import SchemaError
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.statuses import STATUS


@dataclass(frozen=True, slots=True)
class Finding:
    """A violation or request fault where it stands in the document sent.

    `texts` has the template of its code, `clauses` the texts of the rules that are to be quoted.
    """

    code: str
    pointer: str
    rule: str | None
    figures: Mapping[str, Any]
    texts: Messages
    clauses: Mapping[str, Mapping[str, str]] | None = None


class Problem(Exception):
    """A request refused: what was found wrong, the figures and the reason (a code) of its detail, further members."""

    def __init__(
        self,
        name: str,
        figures: Mapping[str, Any] | None = None,
        *,
        reason: str | None = None,
        findings: Sequence[Finding] = (),
        members: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(name)
        self.name = name
        self.status = STATUS[name]
        self.figures = figures or {}
        self.reason = reason
        self.findings = findings
        self.members = members or {}

    def document(self, words: Translator, instance: str) -> dict[str, Any]:
        """The problem as JSON, in the words' language; `instance` is the request id."""
        detail = words.format(PROBLEMS, f"{self.name}.detail", self.figures)
        if self.reason is not None:
            detail += " " + words.format(ERRORS, self.reason, self.figures)
        return {
            "type": f"/problems/{self.name}",
            "title": words.format(PROBLEMS, f"{self.name}.title", self.figures),
            "status": self.status,
            "detail": detail,
            "instance": instance,
            **self._listed(words),
            **self.members,
        }

    def _listed(self, words: Translator) -> dict[str, Any]:
        if not self.findings:
            return {}
        if self.name == "invalid-request":
            return listed("errors", self.findings, error, words)
        return listed("violations", self.findings, violation, words)


def listed(
    name: str, found: Sequence[Finding], write: Callable[[Finding, Translator], dict[str, Any]], words: Translator
) -> dict[str, Any]:
    """The list under that name, up to a hundred, and how many more were found: 900 says that there are at least 900."""
    written = {name: [write(finding, words) for finding in found[:MOST_LISTED]]}
    return written if len(found) <= MOST_LISTED else {**written, "more": len(found) - MOST_LISTED}


def error(finding: Finding, words: Translator) -> dict[str, Any]:
    """One fault of a request as JSON."""
    return {
        "pointer": finding.pointer,
        "code": finding.code,
        "detail": words.format(finding.texts, finding.code, finding.figures),
    }


def violation(finding: Finding, words: Translator) -> dict[str, Any]:
    """One violation as JSON: code, rule where a clause applies (quoted if it is to be), detail, pointer, figures."""
    document: dict[str, Any] = {"code": finding.code}
    if finding.rule is not None:
        document["rule"] = finding.rule
        if finding.clauses is not None:
            document["clause"] = finding.clauses[finding.rule][words.language]
    document["detail"] = words.format(finding.texts, finding.code, finding.figures)
    document["pointer"] = finding.pointer
    document.update(finding.figures)
    return document


def of_violations(
    violations: Sequence[Violation], texts: Messages, at: str, quoting: Mapping[str, Mapping[str, str]] | None = None
) -> list[Finding]:
    """What the rules found, `at` being the pointer to what they judged; by pointer, then code.

    `quoting`: the clauses that the violations quote, by id and language.
    """
    found = [Finding(each.code, at + each.pointer, each.rule, each.figures, texts, quoting) for each in violations]
    return sorted(found, key=_place)


def of_request(faults: Sequence[SchemaError], texts: Messages, at: str) -> list[Finding]:
    """What the schema found, `at` being the pointer to what it judged; by pointer, then code."""
    found = [Finding(each.code, at + each.pointer, None, each.figures, texts) for each in faults]
    return sorted(found, key=_place)


def _place(finding: Finding) -> tuple[str, str]:
    return finding.pointer, finding.code
