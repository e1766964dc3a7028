"""The package as it would be published: what it holds, and what it says of itself."""

import subprocess
import sys
import zipfile
from email.parser import BytesParser
from pathlib import Path

import gavel_sdk

SOURCES = Path(__file__).parents[3] / "clients/python"


def test_the_wheel_holds_the_modules_with_their_types_and_no_more(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=SOURCES, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [described] = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = BytesParser().parsebytes(archive.read(described))
    modules = {f"gavel_sdk/{path.name}" for path in (SOURCES / "src/gavel_sdk").iterdir() if path.is_file()}
    assert {name for name in names if ".dist-info/" not in name} == modules
    assert "gavel_sdk/py.typed" in modules
    assert metadata["Name"] == "gavel-sdk"
    assert metadata["Version"] == gavel_sdk.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata.get_all("Provides-Extra") == ["async"]


def test_the_licence_is_that_of_the_repository() -> None:
    assert (SOURCES / "LICENSE").read_text() == (SOURCES.parents[1] / "LICENSE").read_text()
