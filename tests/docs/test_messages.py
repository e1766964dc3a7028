"""The recipe of docs/messages.md says of every event and violation what the service says, in every language."""

import ast
import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gavel.api.documents import game_messages
from gavel.api.registry import registry
from gavel.engine.json_values import as_json_value
from gavel.engine.referee_declarations import custody_events
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from tests.conformance.playing import exchanges
from tests.docs.test_snippets import blocks
from tests.support.left_out import program
from tests.support.packages import installed
from tests.support.pages import PROJECT
from tests.support.rare_cases import RARE, Rare
from tests.support.recordings import Recorder

Json = dict[str, Any]

PAGE = PROJECT / "docs/messages.md"
MOST = 300
"""So many occurrences of each event and each code, numbers of every size among them."""

each_game = pytest.mark.parametrize("game", registry())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages(game: str, language: str) -> Json:
    document: Json = json.loads(game_messages(game, language).body)
    return document


@cache
def occurrences(game: str) -> list[tuple[str, str, Json]]:
    """What was told in random games and of states and actions gone wrong: which table, which key, which members."""
    recorder = Recorder(registry()[game])
    recorder.play_all()
    recorder.try_rare(RARE.get(game, Rare()))
    recorder.referee()
    return [(table, key, members) for table, key, told in _told(recorder, game) for members in _distinct(told)]


def _told(recorder: Recorder, game: str) -> Iterator[tuple[str, str, list[Any]]]:
    patterns = messages(game, "en")
    for table, recorded in (("events", recorder.events), ("violations", recorder.violations)):
        yield from ((table, key, list(told)) for key, told in recorded.items() if key in patterns[table])


def _distinct(told: list[Any]) -> list[Json]:
    # What a schema finds wrong with a request (it tells what is allowed) has no figures in the answer.
    found: list[Json] = [as_json_value(dict(figures)) for figures in told if "allowed" not in figures][:MOST]
    # What random games seldom have: big numbers, and lists that are empty.
    large = [{name: 12_345 if type(value) is int else value for name, value in each.items()} for each in found[:3]]
    return list({repr(each): each for each in (*found, *large)}.values())


def said(game: str, language: str) -> list[str]:
    """What the service says of each occurrence."""
    of_game, translator = registry()[game], translator_for(language)
    texts = {"events": of_game.event_texts, "violations": of_game.code_texts}
    return [translator.format(texts[table], key, members) for table, key, members in occurrences(game)]


@cache
def python_recipe() -> Any:
    """The function `say` of the page's Python."""
    [code] = [text for language, text in blocks(PAGE) if language == "python"]
    tree = ast.parse(code)
    tree.body = [
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) or (isinstance(node, ast.FunctionDef) and node.name == "say")
    ]
    names: dict[str, Any] = {}
    exec(compile(tree, str(PAGE), "exec"), names)
    return names["say"]


@each_game
@each_language
def test_every_sentence_follows_from_the_members_by_its_pattern(game: str, language: str) -> None:
    document, say = messages(game, language), python_recipe()
    recipe = [say(document, document[table][key], members) for table, key, members in occurrences(game)]
    assert recipe == said(game, language)


@each_game
def test_the_text_of_every_event_and_violation_in_an_answer_follows_from_its_members(game: str) -> None:
    """In all the cases, as they come, with whatever else they hold."""
    say, told = python_recipe(), 0
    document = messages(game, "en")

    def follow(answer: Any, names: Json) -> None:
        nonlocal told
        for each in answer.values() if isinstance(answer, dict) else answer if isinstance(answer, list) else ():
            if isinstance(each, dict) and "text" in each and each.get("type") in document["events"]:
                assert say(document, document["events"][each["type"]], each, names) == each["text"]
                told += 1
            elif isinstance(each, dict) and "detail" in each and len(each) > len(("pointer", "code", "detail")):
                pattern = document["violations"].get(each.get("code"))
                assert pattern is None or say(document, pattern, each, names) == each["detail"]
                told += pattern is not None
            follow(each, names)

    for _case, method, _path, body, answered in exchanges(game):
        names = body.get("names") if isinstance(body, dict) else None
        follow(answered[2] if method == "POST" else None, names if isinstance(names, dict) else {})
    assert told > 1000


@each_game
@each_language
def test_javascript_says_the_same(game: str, language: str, tmp_path: Path) -> None:
    node = program("node", "the JavaScript of messages.md")
    (tmp_path / "node_modules").symlink_to(installed(PROJECT / "tests/docs/packages", "the JavaScript of messages.md"))
    [code] = [text for each, text in blocks(PAGE) if each == "js"]
    head, rest = code[: code.index("const base")], code[code.index("function say") :]
    recipe = rest[: rest.index("\n}\n") + 3]
    reading = """
import { readFileSync } from "node:fs";
const { document, occurrences } = JSON.parse(readFileSync("input.json"));
console.log(JSON.stringify(occurrences.map(([table, key, members]) => say(document, document[table][key], members))));
"""
    (tmp_path / "recipe.mjs").write_text(head + recipe + reading)
    given = {"document": messages(game, language), "occurrences": occurrences(game)}
    (tmp_path / "input.json").write_text(json.dumps(given))
    done = subprocess.run([node, "recipe.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == said(game, language)


@each_game
def test_every_event_and_every_code_that_has_figures_in_its_answer_was_tried(game: str) -> None:
    document, rules = messages(game, "en"), registry()[game].game
    assert set(document["events"]) == set(rules.events)
    assert set(document["violations"]) == {*rules.illegal, *rules.breach_names}
    tried = {(table, key) for table, key, _members in occurrences(game)}
    untried = {(table, key) for table in ("events", "violations") for key in document[table]} - tried
    # Where all editions have the same variants, the schema knows every variant that there is not.
    alike = len({ruleset.variants for ruleset in rules.rulesets}) == 1
    # What is done at a sealed table happens in no record: tests/sealing/test_custody.py.
    at_sealed_tables = {("events", each.type) for each in custody_events(game)}
    assert untried == at_sealed_tables | ({("violations", "variant.unknown")} if alike else set())


@each_game
@each_language
def test_names_stand_where_ids_would(game: str, language: str) -> None:
    document, say = messages(game, language), python_recipe()
    figures = {"player": "u-1", "players": ["u-1", "u-2"], "to_act": ["u-2"], "winners": ["u-1", "u-2"]}
    names = {"u-1": "<Ann>", "u-2": "{0}"}
    turn = say(document, document["violations"]["turn.not-yours"], figures, names)
    assert "<Ann>" in turn
    assert "{0}" in turn
    over = say(document, document["events"]["game-finished"], {**figures, "reason": "market-empty"}, names)
    assert "<Ann>, {0}" in over
    assert "u-1" not in turn + over


@each_game
def test_a_figure_that_is_a_player_somewhere_is_no_other_text_elsewhere(game: str) -> None:
    rules = registry()[game].game
    declared = [*(each.figures for each in rules.event_types)]
    declared += [each.figures for each in (*rules.illegal_codes, *rules.breach_codes)]
    texts = {name for figures in declared for name, kind in figures.items() if kind.name in ("string", "strings")}
    assert texts.isdisjoint(messages(game, "en")["people"])
