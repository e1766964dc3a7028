"""The one library that the table brings along is its package's file, unchanged."""

from pathlib import Path

from tests.support.packages import installed

WEB = Path(__file__).parents[3] / "clients" / "web"
LIBRARY = WEB / "src" / "lib"


def test_preact_is_the_file_of_the_package() -> None:
    modules = installed(WEB, "the comparison of the table's Preact with its package")
    assert (LIBRARY / "preact.js").read_bytes() == (modules / "htm" / "preact" / "standalone.module.js").read_bytes()


def test_the_licences_of_the_library_are_kept_beside_it() -> None:
    modules = installed(WEB, "the comparison of the licences with those of the packages")
    kept = (LIBRARY / "preact.LICENSE.txt").read_text()
    for package in ("htm", "preact"):
        assert (modules / package / "LICENSE").read_text().strip() in kept
