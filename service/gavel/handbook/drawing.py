"""Drawings in SVG: readable in light and dark, with a title and a description for readers who do not see them."""

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

Labels = Mapping[str, str]
"""The words of a diagram in one language, by name."""

MINUS = "\N{MINUS SIGN}"


def signed(figure: int) -> str:
    """A figure with the minus sign of print, where it is negative."""
    return str(figure).replace("-", MINUS)


LIGHT = {
    "ground": "#ffffff",
    "panel": "#eef1f5",
    "ink": "#16191d",
    "soft": "#5a6470",
    "mark": "#b3261e",
    "river": "#cfe6f7",
}
DARK = {
    "ground": "#15181c",
    "panel": "#252a31",
    "ink": "#f1f3f5",
    "soft": "#a9b3be",
    "mark": "#ff8a80",
    "river": "#1d3c54",
}

STYLE = """\
text {{ font: 14px system-ui, sans-serif; fill: {ink}; }}
.soft {{ fill: {soft}; }} .small {{ font-size: 12px; }} .big {{ font-size: 18px; font-weight: 600; }}
.strong {{ font-weight: 600; }} .middle {{ text-anchor: middle; }} .end {{ text-anchor: end; }}
.ground {{ fill: {ground}; }} .panel {{ fill: {panel}; stroke: {soft}; }} .river {{ fill: {river}; }}
.line {{ stroke: {ink}; stroke-width: 1.5; fill: none; }} .thin {{ stroke: {soft}; fill: none; }}
.dashed {{ stroke-dasharray: 4 3; }} .mark {{ stroke: {mark}; stroke-width: 3; fill: none; }}
.onink {{ fill: {ground}; }} .marked {{ fill: {mark}; }} .filled {{ fill: {ink}; }}
.gap {{ stroke: {ground}; stroke-width: 4; }}
"""


class Drawing:
    """A picture, to which shapes are added one after the other, in user units of a pixel."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._size = (width, height)
        self._title = title
        self._parts: list[str] = []

    def text(self, x: float, y: float, words: str, classes: str = "", **more: Any) -> None:
        """Words with their baseline at y."""
        self._parts.append(f"<text{_attributes(x=x, y=y, **_class(classes), **more)}>{escape(words)}</text>")

    def box(self, x: float, y: float, width: float, height: float, classes: str = "", **more: Any) -> None:
        """A rectangle with rounded corners."""
        shape = {"x": x, "y": y, "width": width, "height": height, "rx": 4}
        self._parts.append(f"<rect{_attributes(**shape, **_class(classes), **more)}/>")

    def path(self, way: str, classes: str = "", **more: Any) -> None:
        """Any outline, in the language of SVG's paths."""
        self._parts.append(f"<path{_attributes(d=way, **_class(classes), **more)}/>")

    def circle(self, x: float, y: float, radius: float, classes: str = "", **more: Any) -> None:
        """A circle around x and y."""
        self._parts.append(f"<circle{_attributes(cx=x, cy=y, r=radius, **_class(classes), **more)}/>")

    def written(self, description: str) -> str:
        """The content of the whole file, with a description of the picture."""
        width, height = self._size
        dark = STYLE.format(**DARK).replace("\n", " ").strip()
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
                f'     width="{width}" height="{height}" role="img" aria-labelledby="title description">',
                f'<title id="title">{escape(self._title)}</title>',
                f'<desc id="description">{escape(description)}</desc>',
                f"<style>\n{STYLE.format(**LIGHT)}@media (prefers-color-scheme: dark) {{ {dark} }}\n</style>",
                f'<rect class="ground" width="{width}" height="{height}" rx="8"/>',
                f'<text class="big" x="20" y="32">{escape(self._title)}</text>',
                *self._parts,
                "</svg>",
                "",
            )
        )


def _class(classes: str) -> dict[str, str]:
    return {"class": classes} if classes else {}


def _attributes(**members: Any) -> str:
    return "".join(f" {name.replace('_', '-')}={quoteattr(_number(value))}" for name, value in members.items())


def _number(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
