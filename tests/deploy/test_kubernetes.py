"""`deploy/k8s`: what the schemas of Kubernetes accept, whose parts fit each other, and which gives nothing away."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from gavel import __version__
from gavel.keeper.settings import PushSettings, from_environment
from gavel.sealing.push import KNOWN
from tests.http.asking import get

FOLDER = Path(__file__).parents[2] / "deploy/k8s"
Json = dict[str, Any]


def _load(path: Path) -> Json:
    document: Json = yaml.safe_load(path.read_text(encoding="utf-8"))
    return document


KUSTOMIZATION = _load(FOLDER / "kustomization.yaml")
BY_KIND: dict[str, Json] = {
    each["kind"]: each for each in (_load(FOLDER / name) for name in KUSTOMIZATION["resources"])
}
POD: Json = BY_KIND["Deployment"]["spec"]["template"]
(CONTAINER,) = POD["spec"]["containers"]
LABELS = POD["metadata"]["labels"]
PORTS = {port["name"]: port["containerPort"] for port in CONTAINER["ports"]}


@pytest.mark.parametrize("kind", BY_KIND)
def test_kubernetes_knows_every_member(kind: str) -> None:
    kubernetes_validate.validate(BY_KIND[kind], kubernetes_validate.latest_version(), strict=True)


def test_an_unknown_member_is_refused() -> None:
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(
            {**BY_KIND["Service"], "port": 80}, kubernetes_validate.latest_version(), strict=True
        )


def test_every_file_is_a_resource() -> None:
    assert {path.name for path in FOLDER.glob("*.yaml")} == {"kustomization.yaml", *KUSTOMIZATION["resources"]}
    assert KUSTOMIZATION["namespace"] == BY_KIND["Namespace"]["metadata"]["name"]
    assert KUSTOMIZATION["images"] == [{"name": CONTAINER["image"], "newTag": __version__}]


def test_every_part_finds_the_pods() -> None:
    selectors = [
        BY_KIND["Deployment"]["spec"]["selector"]["matchLabels"],
        BY_KIND["Service"]["spec"]["selector"],
        BY_KIND["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        BY_KIND["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        POD["spec"]["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"],
    ]
    assert all(selector and selector.items() <= LABELS.items() for selector in selectors)
    scaled = BY_KIND["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]
    deployment = BY_KIND["Deployment"]
    assert scaled == {
        "apiVersion": deployment["apiVersion"], "kind": "Deployment", "name": deployment["metadata"]["name"],
    }  # fmt: skip


def test_ports_are_those_of_the_container() -> None:
    probes = [CONTAINER[probe]["httpGet"] for probe in ("startupProbe", "readinessProbe", "livenessProbe")]
    named = [port["targetPort"] for port in BY_KIND["Service"]["spec"]["ports"]]
    named += [port["port"] for rule in BY_KIND["NetworkPolicy"]["spec"]["ingress"] for port in rule["ports"]]
    assert {*named, *(probe["port"] for probe in probes)} <= PORTS.keys()
    assert all(get(probe["path"]).status_code == 200 for probe in probes)


def test_there_is_room_for_an_update_and_for_a_lost_node() -> None:
    scaling, budget = BY_KIND["HorizontalPodAutoscaler"]["spec"], BY_KIND["PodDisruptionBudget"]["spec"]
    assert (
        scaling["minReplicas"]
        > budget["maxUnavailable"]
        > BY_KIND["Deployment"]["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"]
    )
    assert "replicas" not in BY_KIND["Deployment"]["spec"], "the autoscaler says how many"
    assert "cpu" in CONTAINER["resources"]["requests"], "of which the autoscaler's share is"


def test_the_pod_lives_as_long_as_draining_takes() -> None:
    """Which is what docs/operations.md asks for: `GAVEL_DRAIN_SECONDS`, and 30 seconds at most."""
    settings = {each["name"]: each["value"] for each in CONTAINER["env"]}
    draining = int(settings["GAVEL_DRAIN_SECONDS"])
    assert POD["spec"]["terminationGracePeriodSeconds"] >= draining + 30
    ready = CONTAINER["readinessProbe"]
    assert draining >= ready["periodSeconds"] * ready["failureThreshold"]


def test_the_pod_has_no_rights() -> None:
    pod, container = POD["spec"]["securityContext"], CONTAINER["securityContext"]
    assert (pod["runAsNonRoot"], pod["runAsUser"] > 0) == (True, True)
    assert f"USER {pod['runAsUser']}\n" in (FOLDER.parents[1] / "Dockerfile").read_text(encoding="utf-8")
    assert pod["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container == {
        "allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]},
    }  # fmt: skip
    assert POD["spec"]["automountServiceAccountToken"] is False
    mounted = {mount["name"] for mount in CONTAINER["volumeMounts"]}
    assert mounted == {volume["name"] for volume in POD["spec"]["volumes"]}


def test_nobody_but_prometheus_asks_for_metrics() -> None:
    settings = {each["name"]: each["value"] for each in CONTAINER["env"]}
    assert settings["GAVEL_METRICS"] == f"0.0.0.0:{PORTS['metrics']}"
    for_all, for_prometheus = BY_KIND["NetworkPolicy"]["spec"]["ingress"]
    assert [port["port"] for port in for_all["ports"]] == ["http"]
    assert [port["port"] for port in for_prometheus["ports"]] == ["metrics"]
    assert all(source["podSelector"]["matchLabels"] for source in for_prometheus["from"])


def test_the_pod_asks_nobody_but_redis_and_names() -> None:
    policy = BY_KIND["NetworkPolicy"]["spec"]
    assert policy["policyTypes"] == ["Ingress", "Egress"]
    redis, names = policy["egress"]
    assert [port["port"] for port in redis["ports"]] == [6379]
    assert {port["port"] for port in names["ports"]} == {53}
    assert all(target.get("podSelector") for rule in (redis, names) for target in rule["to"])


# --- what comments offer ----------------------------------------------------------------------------------------------


def with_what_comments_offer(name: str) -> Json:
    """A file of the folder in which the lines that a comment shows count, too."""
    text = re.sub(r"^( +)#   ", r"\1", (FOLDER / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    document: Json = yaml.safe_load(text)
    kubernetes_validate.validate(document, kubernetes_validate.latest_version(), strict=True)
    return document


def test_what_the_comments_of_the_pod_offer_are_settings_of_a_service_that_calls_players() -> None:
    [container] = with_what_comments_offer("deployment.yaml")["spec"]["template"]["spec"]["containers"]
    offered = {each["name"]: each["value"] for each in container["env"]}
    assert offered.keys() - {each["name"] for each in CONTAINER["env"]} == {
        "GAVEL_KEYS", "GAVEL_HEADS", "GAVEL_PUSH_CONTACT", "GAVEL_PUSH_KEY",
    }  # fmt: skip
    assert Path(offered["GAVEL_KEYS"]).parent == Path(offered["GAVEL_PUSH_KEY"]).parent
    assert from_environment(offered) == PushSettings("mailto:you@example.org", Path(offered["GAVEL_PUSH_KEY"]), KNOWN)


def test_where_players_are_called_the_pod_asks_push_services_and_nobody_else_of_its_network() -> None:
    *_others, services = with_what_comments_offer("network.yaml")["spec"]["egress"]
    assert services["ports"] == [{"protocol": "TCP", "port": 443}]
    [target] = services["to"]
    whole, left_out = target["ipBlock"]["cidr"], [ip_network(each) for each in target["ipBlock"]["except"]]
    assert whole == "0.0.0.0/0"
    assert all(not each.is_global for each in left_out)
    for address in ("10.1.2.3", "172.31.99.11", "192.168.1.1", "169.254.169.254", "100.64.0.1"):
        assert any(ip_address(address) in each for each in left_out), address
