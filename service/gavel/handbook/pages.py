"""A page of the handbook: one game in one language, in Markdown, with anchors for every question and every clause."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gavel.catalogue import games, packages
from gavel.engine.clauses import Clause
from gavel.engine.clauses import load as load_clauses
from gavel.engine.situations import Irregularity, Situation, load
from gavel.handbook.drawing import signed
from gavel.handbook.examples import Example, example
from gavel.handbook.look import look_of
from gavel.handbook.words import common, of_game
from gavel.i18n import LANGUAGES


def page(game: str, language: str) -> str:
    """The whole page."""
    return "\n".join(_lines(game, language)) + "\n"


def name_of(game: str, language: str) -> str:
    """The page's file in docs/handbook."""
    return f"{game}.{language}.md"


def _lines(game: str, language: str) -> Iterator[str]:
    package = packages()[game]
    own, clauses = load(package), load_clauses(package).clauses
    yield from _head(game, language)
    yield from _summary(game, language)
    yield from (f"## {_say('situations', language)}", "")
    yield from (f"- {_index_entry(each, language)}" for each in own.situations)
    for each in own.situations:
        yield from _situation(each, game, language)
    yield from ("", f"## {_say('irregularities', language)}", "", _say("advice_not_rule", language))
    for irregularity in own.irregularities:
        yield from _irregularity(irregularity, language)
    yield from ("", f"## {_say('clauses', language)}")
    for clause in clauses:
        yield from _clause(clause, own.situations, own.irregularities, language)


def _head(game: str, language: str) -> Iterator[str]:
    name = games()[game].name
    yield f"<!-- Made by `make handbook` from games/{game.replace('-', '_')}; change the texts there. -->"
    yield from ("", f"# {_say('title', language).format(game=name)}", "")
    others = [
        f"**{_say('language', each)}**" if each == language else f"[{_say('language', each)}]({name_of(game, each)})"
        for each in LANGUAGES
    ]
    yield " · ".join([*others, f"[{_say('rules', language)}](../{game}.md)"])
    yield from ("", _say("intro", language), "")


def _summary(game: str, language: str) -> Iterator[str]:
    words = of_game(packages()[game])
    if not words["summary"]:
        return
    yield from (f"## {_say('turn', language)}", "")
    yield from (f"{number}. {step}" for number, step in enumerate(words["summary"][language], start=1))
    yield ""
    for name, diagram in words["diagrams"].items():
        yield from (f"![{diagram['title'][language]}](diagrams/{game}-{name}.{language}.svg)", "")


def _index_entry(each: Situation, language: str) -> str:
    """A question of the index, with the yes or no that its answer begins with."""
    question = f"[{each.question[language]}](#{each.id})"
    verdict = verdict_of(each.answer[language], language)
    return question if verdict is None else f"{question} **{verdict}.**"


def verdict_of(answer: str, language: str) -> str | None:
    """The yes or no that an answer begins with, in its language; None if it begins otherwise."""
    first = answer.replace(",", ".").partition(".")[0]
    return first if first in (_say("yes", language), _say("no", language)) else None


def _situation(each: Situation, game: str, language: str) -> Iterator[str]:
    yield from ("", _anchored(each.id, each.question[language]), "", each.answer[language], "")
    yield from _example(example(each, game, language), each.case, game, language)
    yield from ("", f"{_say('clauses_of', language)} {_links(each.clauses)}")


def _irregularity(each: Irregularity, language: str) -> Iterator[str]:
    yield from ("", _anchored(each.id, each.happened[language]), "", each.advice[language], "")
    yield from (f"*{_say('why', language)}* {each.reason[language]}", "")
    yield f"{_say('clauses_of', language)} {_links(each.clauses)}"
    if each.cases:
        yield from ("", f"{_say('cases_of', language)} {' · '.join(each.cases)}")


def _clause(
    clause: Clause, situations: Sequence[Situation], irregularities: Sequence[Irregularity], language: str
) -> Iterator[str]:
    yield from ("", _anchored(anchor(clause.id), f"`{clause.id}`"), "", clause.text[language], "")
    yield f"*{_say('source', language)}* {clause.source}"
    questions = [(each.id, each.question[language]) for each in situations if clause.id in each.clauses]
    questions += [(each.id, each.happened[language]) for each in irregularities if clause.id in each.clauses]
    if questions:
        yield from ("", f"{_say('asked', language)} " + " · ".join(f"[{text}](#{name})" for name, text in questions))


def _example(worked_example: Example, case: str, game: str, language: str) -> Iterator[str]:
    answer = (
        [] if worked_example.answer is None else [f"**{_emphasis(worked_example, language)}{worked_example.answer}**"]
    )
    lines = [*worked_example.before, *answer]
    if worked_example.standings:
        lines.append(f"**{_say('sheet', language)} {one_line(worked_example.standings, game, language)}.**")
    yield f"> {_say('example', language)} {case}. " + " ".join(lines)


def one_line(standings: Sequence[Mapping[str, Any]], game: str, language: str) -> str:
    """A scoresheet in one line, the first player first: totals, how they came about, and what broke a tie."""
    tied = len({each["total"] for each in standings}) < len(standings)
    return "; ".join(_standing(each, game, language, tied=tied) for each in standings)


def _standing(standing: Mapping[str, Any], game: str, language: str, *, tied: bool) -> str:
    explain = look_of(packages()[game]).details
    # The standings of a match have no breakdown.
    details = [] if explain is None or "breakdown" not in standing else [*explain(standing["breakdown"], language)]
    if tied:
        figures = ", ".join(map(signed, standing["tiebreak"]))
        details.append(_say("tiebreak", language).format(figure=figures))
    total = f"{standing['player'].capitalize()} {signed(standing['total'])}"
    return f"{total} ({', '.join(details)})" if details else total


def _emphasis(worked_example: Example, language: str) -> str:
    return _say("refused", language) + " " if worked_example.refused else ""


def _anchored(name: str, heading: str) -> str:
    return f'### <a id="{name}"></a>{heading}'


def anchor(clause: str) -> str:
    """The anchor of a clause on its game's page."""
    return f"clause-{clause.partition('/')[2]}"


def _links(clauses: Iterable[str]) -> str:
    return " · ".join(f"[`{clause}`](#{anchor(clause)})" for clause in clauses)


def _say(name: str, language: str) -> str:
    return common()[name][language]
