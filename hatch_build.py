"""What is made when the package is built: the contract as JSON beside the one as YAML, so that no service has to."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ContractAsJson(BuildHookInterface[Any]):
    """Puts the contract as JSON into a wheel; a source tree, also one that is installed as such, makes its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel is built."""
        if version == "editable":
            return
        self._made = TemporaryDirectory()
        contract = yaml.load((Path(self.root) / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
        path = Path(self._made.name) / "openapi.json"
        path.write_text(json.dumps(contract, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        build_data["force_include"][str(path)] = "gavel/openapi.json"

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Called when it is built."""
        if version != "editable":
            self._made.cleanup()
