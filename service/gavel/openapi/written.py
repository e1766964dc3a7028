"""The contract as YAML."""

from collections.abc import Mapping
from typing import Any

import yaml


class _Dumper(yaml.CSafeDumper):
    """YAML without anchors, with texts of several lines as blocks."""

    def ignore_aliases(self, data: Any) -> bool:
        """Never refer to an earlier value."""
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        """Write a text, as a block if it has several lines."""
        return self.represent_scalar("tag:yaml.org,2002:str", data, style="|" if "\n" in data else None)


_Dumper.add_representer(str, _Dumper.represent_str)


def as_yaml(document: Mapping[str, Any]) -> bytes:
    """The document as the committed `openapi.yaml`."""
    text: str = yaml.dump(
        document, Dumper=_Dumper, sort_keys=False, default_flow_style=None, allow_unicode=True, width=120
    )
    return text.encode()
