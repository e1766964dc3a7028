"""Every file of texts in the house, as its messages."""

from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from gavel.catalogue import packages
from gavel.i18n.messages import Form, read_labels, read_messages

PACKAGES = ("gavel.i18n", "gavel.cli", *packages().values())


class Text(NamedTuple):
    """One form of a message, and where it stands."""

    where: str
    form: Form


def every_text() -> Iterator[Text]:
    """Every form of every message and label."""
    for package in PACKAGES:
        for file in sorted(each.name for each in files(package).joinpath("texts").iterdir()):
            name = file.removesuffix(".toml")
            where = f"{package} {name}"
            tables = read_labels(package).groups if name == "labels" else {"": read_messages(package, name)}
            for group, messages in tables.items():
                for key, forms in messages.items():
                    yield from (Text(f"{where} {group} {key}", form) for form in forms)
