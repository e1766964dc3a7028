"""Write the pages and diagrams of the handbook anew, into a folder."""

import sys
from pathlib import Path

from gavel.handbook.everything import files


def main(folder: Path) -> None:
    """Write every file, and say how many there are."""
    made = files()
    for name, content in made.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    print(f"Wrote {len(made)} files in {folder}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
