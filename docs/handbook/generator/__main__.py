"""Write the pages and diagrams of docs/handbook anew."""

from docs.handbook.generator.everything import files
from docs.handbook.generator.words import HOME


def main() -> None:
    """Write every file, and say how many there are."""
    made = files()
    for name, content in made.items():
        path = HOME / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    print(f"Wrote {len(made)} files in docs/handbook.")


if __name__ == "__main__":
    main()
