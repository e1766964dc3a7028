"""The JSON documents that go to and fro: plain dictionaries, whose shapes stand in `gavel_sdk.types`."""

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]
"""A JSON object as `json.loads` gives it. States and actions are such: values to keep and to send back."""

Document = Mapping[str, Any]
"""A state or an action: a value that came from the service, or one that you wrote."""

Names = Mapping[str, str]
"""What players are called in sentences, by id."""
