"""The dashboard and the alerts ask for nothing that a running service does not measure."""

import json
import re
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import promql_parser as promql
import pytest
import requests
import yaml

from gavel.http.routes import routes
from gavel.sealing.configured import Sealing
from tests.http.asking import NDJSON
from tests.http.wire import TIMEOUT
from tests.observe.service import GAME, PLAYERS, measured, with_a_keeper
from tests.sealing.table import key_file

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana/gavel.json").read_text(encoding="utf-8"))
ALERTS = yaml.safe_load((DEPLOY / "prometheus/alerts.yaml").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
TARGETS = [target for panel in DASHBOARD["panels"] for target in panel["targets"]]
OF_PROMETHEUS = {"instance", "job"}
"""The labels that Prometheus adds to whatever it reads."""

VARIABLE = re.compile(r"\[\$__rate_interval\]")
WORD_IN_BRACES = re.compile(r"\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}")
DURATION = re.compile(r"\d+[smhd]")


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The labels of each metric of a service that has been asked a bit of everything."""
    folder = tmp_path_factory.mktemp("measured")
    with measured(folder, **with_a_keeper(folder)) as service:
        service.play()
        table = service.post("sealed/setup", {"players": PLAYERS})
        service.post("sealed/views", {"token": table["token"]})
        service.post("actions", {}, status=422)
        batch = b'{"operation": "setup", "game": "for-sale", "body": {"players": ["ann", "bob", "cy"]}}\n'
        requests.post(f"{service.url}/v1/batch", batch, headers={"Content-Type": NDJSON}, timeout=TIMEOUT)
        until = monotonic() + TIMEOUT
        while not service.total("gavel_keeper_last_round_timestamp_seconds"):
            assert monotonic() < until
            sleep(0.05)
        found: dict[str, set[str]] = {"up": set()}
        for sample in service.samples():
            found.setdefault(sample.name, set()).update(sample.labels)
        assert service.total("gavel_games_finished_total", game=GAME) == 1
    return found


def expressions() -> list[tuple[str, str]]:
    """Each expression, with the texts that show its labels."""
    shown = [(VARIABLE.sub("[5m]", target["expr"]), target["legendFormat"]) for target in TARGETS]
    return shown + [(rule["expr"], " ".join(rule["annotations"].values())) for rule in RULES]


def parts_of(expression: Any) -> list[Any]:
    """An expression, and all that it consists of."""
    found: list[Any] = []
    promql.walk(expression, found.append)
    return found


@pytest.mark.parametrize(("expression", "text"), expressions())
def test_every_metric_and_every_label_is_measured(expression: str, text: str, labels: dict[str, set[str]]) -> None:
    parts = [*parts_of(promql.parse(expression))]
    selectors = [part for part in parts if isinstance(part, promql.VectorSelector)]
    assert {each.name for each in selectors} <= labels.keys()
    measured_labels = {label for each in selectors for label in labels[str(each.name)]} | OF_PROMETHEUS
    for selector in selectors:
        assert {each.name for each in selector.matchers.matchers} <= labels[str(selector.name)] | OF_PROMETHEUS
    grouped = {name for part in parts for name in _grouped(part)}
    assert grouped <= measured_labels
    assert set(WORD_IN_BRACES.findall(text)) <= (grouped or measured_labels)


def _grouped(part: Any) -> list[str]:
    if isinstance(part, promql.AggregateExpr) and part.modifier is not None:
        return list(part.modifier.labels)
    return []


def test_every_operation_in_an_expression_is_one() -> None:
    parts = [part for expression, _text in expressions() for part in parts_of(promql.parse(expression))]
    matchers = [each for part in parts if isinstance(part, promql.VectorSelector) for each in part.matchers.matchers]
    asked = {word for each in matchers if each.name == "operation" for word in each.value.split("|")}
    assert asked <= {route.name for route in routes(Sealing(key_file()), lambda _game, _body: (None, []))}
    assert {"setup", "sealed-setup", "batch"} <= asked


def test_every_metric_is_on_the_dashboard(labels: dict[str, set[str]]) -> None:
    parts = [part for expression, _text in expressions() for part in parts_of(promql.parse(expression))]
    shown = {part.name for part in parts if isinstance(part, promql.VectorSelector)}
    implied = re.compile(r"(_created|_sum|_count)$")
    assert {name for name in labels if not implied.search(name)} == shown


def test_an_expression_that_is_none_is_found() -> None:
    with pytest.raises(ValueError, match="unclosed left parenthesis"):
        promql.parse("sum by (game (rate(gavel_requests_total[5m]))")


def test_alerts_have_what_prometheus_asks_for() -> None:
    names = [rule["alert"] for rule in RULES]
    assert len(names) == len({*names})
    for rule in RULES:
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert DURATION.fullmatch(rule.get("for", "1m"))
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "description"}


def test_panels_are_apart_and_know_their_source() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
    variables = {variable["name"] for variable in DASHBOARD["templating"]["list"]}
    assert variables == {"source", "instance"}
    assert {target["datasource"]["uid"] for target in TARGETS} == {"${source}"}
