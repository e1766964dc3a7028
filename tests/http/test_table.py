"""The table is served as it lies in its folder, all of it and nothing else, under the policy of all pages."""

import re
from pathlib import Path
from posixpath import join, normpath

import pytest

from gavel.http.pages import POLICY
from tests.http.asking import a_client, get, problem
from tests.http.test_pages import Page

SITE = Path(__file__).parents[2] / "clients" / "web" / "site"
FILES = {
    f"/{path.relative_to(SITE)}": path for path in sorted(SITE.rglob("*")) if path.is_file() and path.parent != SITE
}
ALL = {"/table": SITE / "index.html", **FILES}
MEDIA_TYPES = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}

_REFERENCE = re.compile(
    r"""^(?:import|export)\b[^;"']*?["'](\.[^"']+)["']|^@import\s+(?:url\()?["']([^"')]+)""", re.MULTILINE
)


def referred(address: str, text: str) -> set[str]:
    """The addresses of all that a file of the table asks for."""
    if address == "/table":
        page = Page(text)
        return {normpath(join("/", url)) for url in page.loaded}
    found = {one or other for one, other in _REFERENCE.findall(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))}
    return {normpath(join(address, "..", each)) for each in found}


def test_the_site_is_a_page_and_a_folder_beside_it() -> None:
    assert sorted(each.name for each in SITE.iterdir()) == ["index.html", "table"]


def test_every_file_is_served_as_it_lies_there_with_the_policy_and_a_tag() -> None:
    for address, file in ALL.items():
        response = get(address)
        assert response.status_code == 200, address
        assert response.data == file.read_bytes(), address
        assert response.mimetype == MEDIA_TYPES.get(file.suffix, "text/plain"), address
        assert response.headers["Content-Security-Policy"] == POLICY, address
        assert response.headers["X-Content-Type-Options"] == "nosniff", address
        again = get(address, If_None_Match=response.headers["ETag"])
        assert (again.status_code, again.data) == (304, b""), address


def test_the_policy_lets_the_table_ask_nobody_but_this_service() -> None:
    directives = dict(each.strip().split(" ", 1) for each in POLICY.split(";"))
    assert directives["default-src"] == "'none'"
    assert directives["connect-src"] == directives["script-src"] == directives["style-src"] == "'self'"


def test_all_that_the_table_asks_for_is_there_and_all_that_is_there_is_asked_for() -> None:
    reached, due = set[str](), {"/table"}
    while due:
        address = due.pop()
        reached.add(address)
        assert address in ALL, address
        due |= referred(address, ALL[address].read_text()) - reached
    spare = {address for address in ALL if Path(address).suffix in (".js", ".css")} - reached
    assert spare == set()


def test_the_page_has_no_script_and_no_style_of_its_own() -> None:
    assert Page(get("/table").text).inline == []


def test_the_page_refers_to_its_files_so_that_any_host_can_serve_it_from_any_folder() -> None:
    loaded = Page(get("/table").text).loaded
    assert loaded
    assert [url for url in loaded if not re.fullmatch(r"table/[a-z./-]+", url)] == []


ELSEWHERE = [
    "",
    "lib",
    "lib/",
    "index.html",
    "../index.html",
    "../../wsgi.py",
    "../../../../wsgi.py",
    "%2e%2e/index.html",
    "..%2findex.html",
    "lib/../main.js",
    "./main.js",
    "lib//preact.js",
    "/etc/passwd",
    "%2fetc%2fpasswd",
    "main.js%00",
    "MAIN.JS",
    "unheard-of.js",
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_no_path_leads_elsewhere(path: str) -> None:
    problem(get(f"/table/{path}"), "not-found")


@pytest.mark.parametrize("address", ["/table", "/table/main.js", "/table/css/tokens.css"])
def test_the_head_of_a_file_is_that_of_the_file(address: str) -> None:
    head, whole = a_client().head(address), get(address)
    assert (head.status_code, head.data) == (200, b"")
    for name in ("Content-Type", "Content-Length", "ETag", "Content-Security-Policy"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("address", ["/table", "/table/main.js", "/table/css/tokens.css", "/table/css/gavel.svg"])
def test_who_does_not_take_a_file_as_it_is_does_not_get_it(address: str) -> None:
    assert get(address, Accept=str(get(address).mimetype)).status_code == 200
    assert get(address, Accept="*/*").status_code == 200
    problem(get(address, Accept="image/png"), "not-acceptable")


def test_the_table_takes_no_post() -> None:
    problem(a_client().post("/table"), "method-not-allowed")
