"""A module of the table exports what another one, or a test, takes from it, and nothing else."""

import re
from pathlib import Path

WEB = Path(__file__).parents[3] / "clients" / "web"
SOURCES = WEB / "src"
TESTS = Path(__file__).parents[2]

EXPORT = re.compile(r"^export (?:async )?(?:const|function|class) (\w+)", re.MULTILINE)


def test_every_export_is_taken_by_another_module_or_by_a_test() -> None:
    modules = [path for path in SOURCES.rglob("*.js") if SOURCES / "lib" not in path.parents]
    tests = [path for kind in ("*.mjs", "*.py") for path in TESTS.rglob(kind)]
    texts = {path: path.read_text() for path in [*modules, *WEB.glob("scripts/*.js"), *tests]}
    left = {
        f"{module.relative_to(SOURCES)}: {name}"
        for module in modules
        for name in EXPORT.findall(texts[module])
        if not any(_takes(text, module.name, name) for user, text in texts.items() if user != module)
    }
    assert left == set()


def _takes(text: str, module: str, name: str) -> bool:
    """Whether a text that imports from a file of this name has the name of the export."""
    return f"/{module}" in text and re.search(rf"\b{name}\b", text) is not None
