"""Which members of a state a view shows: in it hidden numbers are null, hidden lists counts, and some left out."""

from collections.abc import Mapping
from typing import Any

from gavel.engine.patches import tokens_of


def is_shown(view: Any, document: Any, path: str) -> bool:
    """Whether anything that is at this JSON pointer of a state's document, or was there, can be seen in its view."""
    for step in tokens_of(path):
        if isinstance(view, Mapping) and isinstance(document, Mapping):
            if step not in view:
                return step not in document
            view, document = view[step], document.get(step)
        elif isinstance(view, list | tuple) and step.isdecimal() and int(step) < len(view):
            view, document = view[int(step)], document[int(step)]
        else:
            break
    return _shows(view, document)


def _shows(view: Any, document: Any) -> bool:
    if view is None:
        return document is None
    if isinstance(view, Mapping):
        inner = document if isinstance(document, Mapping) else {}
        return view.keys() != {"hidden"} and (not view or any(_shows(view[name], inner.get(name)) for name in view))
    return True
