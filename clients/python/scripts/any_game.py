"""What all games have in common: a schema for each of their answers; whatever differs is any object or value."""

from copy import deepcopy
from typing import Any

Schema = dict[str, Any]

PREFIX = "#/components/schemas/"
NULL = {"type": "null"}
OBJECT = {"type": "object", "additionalProperties": True}


def with_any_game(document: Schema) -> Schema:
    """The contract with `Any…` for each answer about a game, such as AnyPosition for every game's position."""
    document = deepcopy(document)
    paths = document["paths"]
    games = [path.split("/")[3] for path in paths if path.endswith("/setup") and "/sealed/" not in path]
    common = Common(document["components"]["schemas"], [game.title().replace("-", "") for game in games])
    for path, item in paths.items():
        if path.startswith("/v1/games/") and "post" in item:
            common.name(item["post"]["responses"]["200"]["content"]["application/json"]["schema"]["$ref"])
    return document


class Common:
    """Finds what the schemas of several games have in common."""

    def __init__(self, schemas: Schema, games: list[str]) -> None:
        self.schemas = schemas
        self.games = games

    def name(self, ref: str) -> Schema:
        """A reference to what all games have in common of that one's schema; the same one, if it is of no game."""
        own = ref.removeprefix(PREFIX)
        part = next((own.removeprefix(game) for game in self.games if own.startswith(game)), None)
        if part is None:
            return {"$ref": ref}
        every = [self.schemas[game + part] for game in self.games if game + part in self.schemas]
        common = self.of(every)
        if "properties" not in common:
            return common
        self.schemas[f"Any{part}"] = common
        return {"$ref": f"{PREFIX}Any{part}"}

    def of(self, schemas: list[Schema]) -> Schema:
        """A schema for whatever any of these takes."""
        first = schemas[0]
        if all(each == first for each in schemas) and not any(PREFIX + game in str(first) for game in self.games):
            return first
        if all("$ref" in each for each in schemas):
            named = [self.name(each["$ref"]) for each in schemas]
            return named[0] if all(each == named[0] for each in named) else OBJECT
        if all(NULL in each.get("anyOf", ()) for each in schemas):
            return {"anyOf": [self.of([each["anyOf"][0] for each in schemas]), NULL]}
        kind = kind_of(first)
        if any(kind_of(each) != kind for each in schemas):
            return {}
        if kind == "object":
            return self._of_objects(schemas)
        if kind == "array":
            return {"type": "array", "items": self.of([each["items"] for each in schemas])}
        return {"type": kind} if kind else {}

    def _member(self, schemas: list[Schema]) -> Schema:
        """The same for a member, with what is said of it, if that is the same for all."""
        words = schemas[0].get("description")
        same = words and all(each.get("description") == words for each in schemas)
        return {**self.of(schemas), "description": words} if same else self.of(schemas)

    def _of_objects(self, schemas: list[Schema]) -> Schema:
        """An object's members, if all have the same ones and no others; otherwise any object."""
        first = schemas[0]
        members = first.get("properties", {}).keys()
        values = [
            each["additionalProperties"] for each in schemas if isinstance(each.get("additionalProperties"), dict)
        ]
        if not members and len(values) == len(schemas):
            return {"type": "object", "additionalProperties": self.of(values)}
        if not members or any(
            each.get("properties", {}).keys() != members or each.get("additionalProperties") for each in schemas
        ):
            return OBJECT
        return {
            "type": "object",
            "description": first.get("description", ""),
            "properties": {name: self._member([each["properties"][name] for each in schemas]) for name in members},
            "required": [name for name in members if all(name in each["required"] for each in schemas)],
        }


def kind_of(schema: Schema) -> Any:
    """The type that a schema has; a choice is one of objects."""
    return "object" if "oneOf" in schema else schema.get("type")
