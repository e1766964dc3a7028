"""The libraries that the table brings along are their packages' files, unchanged."""

from pathlib import Path

import pytest

from tests.support.packages import installed

WEB = Path(__file__).parents[3] / "clients" / "web"
LIBRARY = WEB / "src" / "lib"

FILES = {
    "preact.js": "htm/preact/standalone.module.js",
    "uqr.js": "uqr/dist/index.mjs",
    "idb.js": "idb/build/index.js",
    **{f"noble/{name}": f"@noble/hashes/{name}" for name in ("sha2.js", "_md.js", "_u64.js", "utils.js")},
}
"""What is brought along, and whose it is."""

LICENCES = {
    "preact.LICENSE.txt": ("htm", "preact"),
    "uqr.LICENSE.txt": ("uqr",),
    "idb.LICENSE.txt": ("idb",),
    "noble.LICENSE.txt": ("@noble/hashes",),
}


@pytest.mark.parametrize("name", FILES)
def test_a_library_is_the_file_of_its_package(name: str) -> None:
    modules = installed(WEB, "the comparison of the table's libraries with their packages")
    assert (LIBRARY / name).read_bytes() == (modules / FILES[name]).read_bytes()


@pytest.mark.parametrize("name", LICENCES)
def test_the_licences_of_a_library_are_kept_beside_it(name: str) -> None:
    modules = installed(WEB, "the comparison of the licences with those of the packages")
    kept = (LIBRARY / name).read_text()
    for package in LICENCES[name]:
        assert (modules / package / "LICENSE").read_text().strip() in kept


def test_nothing_else_is_brought_along() -> None:
    scripts = {str(path.relative_to(LIBRARY)) for path in LIBRARY.rglob("*.js")}
    assert {name for name in scripts if not name.startswith("client/")} == set(FILES)
