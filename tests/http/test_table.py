"""The table is served as it lies in its folder, all of it and nothing else, under the policy of all pages."""

import re
from hashlib import sha256
from pathlib import Path
from urllib.parse import urljoin

import pytest

from gavel.http.pages import POLICY
from gavel.i18n import LANGUAGES
from tests.http.asking import a_client, get, problem
from tests.http.test_pages import Page

SITE = Path(__file__).parents[2] / "clients" / "web" / "site"
ASKED_FOR = {f"/table/{path.name}": path for path in sorted((SITE / "table").iterdir())}
FILES = {**ASKED_FOR, "/table-offline.js": SITE / "table-offline.js"}
MEDIA_TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def test_the_site_is_a_page_its_worker_and_a_folder_beside_them() -> None:
    assert sorted(each.name for each in SITE.iterdir()) == ["index.html", "table", "table-offline.js"]


def test_every_file_is_served_as_it_lies_there_with_the_policy_and_a_tag() -> None:
    for address, file in FILES.items():
        response = get(address)
        assert response.status_code == 200, address
        assert response.data == file.read_bytes(), address
        assert response.mimetype == MEDIA_TYPES.get(file.suffix, "text/plain"), address
        assert response.headers["Cache-Control"] == "no-cache", address
        assert response.headers["Content-Security-Policy"] == POLICY, address
        assert response.headers["X-Content-Type-Options"] == "nosniff", address
        again = get(address, If_None_Match=response.headers["ETag"])
        assert (again.status_code, again.data) == (304, b""), address


def test_the_page_is_as_it_lies_there_but_for_the_names_of_its_files_and_what_the_service_says_of_itself() -> None:
    response = get("/table")
    told = re.sub(r'(name="gavel-(?:sealed|push)" content=)"no"', r'\1""', response.text)
    assert re.sub(r"-[0-9a-f]{12}\.", ".", told) == (SITE / "index.html").read_text()
    assert (response.mimetype, response.headers["Cache-Control"]) == ("text/html", "no-cache")
    assert response.headers["Content-Security-Policy"] == POLICY
    again = get("/table", If_None_Match=response.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")


def test_the_page_names_what_its_first_screen_asks_and_no_other_address_of_it_does() -> None:
    (asked,) = re.findall(r"<([^>]+)>; rel=preload; as=fetch", get("/table").headers["Link"])
    assert get(urljoin("/table", asked)).json == get("/v1/games").json
    assert [path for path in SCREENS if "Link" in get(f"/table/{path}").headers] == []


def test_the_policy_lets_the_table_ask_nobody_but_this_service() -> None:
    directives = dict(each.strip().split(" ", 1) for each in POLICY.split(";"))
    assert directives["default-src"] == "'none'"
    assert directives["connect-src"] == directives["script-src"] == directives["style-src"] == "'self'"


def test_the_page_asks_for_each_file_under_the_digest_of_its_bytes_and_keeps_it_for_ever() -> None:
    loaded = Page(get("/table").text).loaded
    parts = re.findall(r'content="(table/[^"]+)"', get("/table").text)
    named = [
        "qr",
        "picture",
        "results",
        "sha",
        "course",
        "match",
        "import",
        "tournament",
        "correcting",
        "practice",
        "coach",
        "pad",
        "ask",
        "referee",
        "exchanges",
        "at-table",
    ]
    named += [
        "plain",
        "plain-style",
        "paper",
        "paper-style",
        "review-style",
        "exchanges-style",
        "course-style",
        "coach-style",
        "at-table-style",
        "organise-style",
        "ruling-style",
    ]
    assert len(parts) == len([*LANGUAGES, *LANGUAGES, *named])
    assert sorted(re.sub(r"-[0-9a-f]{12}\.", ".", url) for url in [*loaded, *parts]) == sorted(
        address.removeprefix("/") for address in ASKED_FOR if not address.endswith(".txt")
    )
    for url in [*loaded, *parts]:
        response = get(f"/{url}")
        assert response.status_code == 200, url
        assert sha256(response.data).hexdigest()[:12] in url, url
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable", url
        assert response.headers["Content-Security-Policy"] == POLICY, url


def test_a_page_of_another_release_gets_the_file_there_is_and_does_not_keep_it() -> None:
    response = get("/table/table-0123456789ab.js")
    assert response.data == FILES["/table/table.js"].read_bytes()
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("coding", ["br", "zstd", "gzip"])
def test_the_whole_page_is_under_a_hundred_and_fifty_kilobytes_in_any_coding(coding: str) -> None:
    """All its screens, the words of the longest language, and the games to choose from."""
    asked_for = ["/table", *(f"/{url}" for url in Page(get("/table").text).loaded), "/v1/games"]
    words = max(size(f"/table/words-{each}.js", coding) for each in LANGUAGES)
    assert sum(size(each, coding) for each in asked_for) + words < 150_000


def size(address: str, coding: str) -> int:
    return len(get(address, Accept_Encoding=coding).data)


def test_the_page_has_no_script_and_no_style_of_its_own() -> None:
    assert Page(get("/table").text).inline == []


def test_the_page_refers_to_its_files_so_that_any_host_can_serve_it_from_any_folder() -> None:
    for text in (get("/table").text, (SITE / "index.html").read_text()):
        loaded = Page(text).loaded
        assert loaded
        assert [url for url in loaded if not re.fullmatch(r"table/[a-z0-9.-]+", url)] == []


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
    "css/../table.js",
    "./table.js",
    "table//table.js",
    "app/app.js",
    "table-0123456789a.js",
    "table-0123456789AB.js",
    "unheard-0123456789ab.js",
    "-0123456789ab.js",
    "/etc/passwd",
    "%2fetc%2fpasswd",
    "table.js%00",
    "TABLE.JS",
    "unheard-of.js",
]


def test_no_path_leads_elsewhere(subtests: pytest.Subtests) -> None:
    for path in ELSEWHERE:
        with subtests.test(path=path):
            problem(get(f"/table/{path}"), "not-found")


SCREENS = [
    "import",
    "join",
    "new/for-sale",
    "pad/the-estates",
    "match/the-estates",
    "tournament",
    "g/abcdefghij23",
    "g/abcdefghij23/review",
    "g/abcdefghij23/sheet",
    "g/abcdefghij23/correct",
    "l/3fLUVtpBXbpLdsFqN0k-_A",
    "l/3fLUVtpBXbpLdsFqN0k-_A/seats",
]
"""An address of every shape that the page's screens have."""


def test_the_page_stands_at_the_addresses_of_its_screens_and_finds_its_files_from_there(
    subtests: pytest.Subtests,
) -> None:
    for path in SCREENS:
        with subtests.test(path=path):
            here, home = get(f"/table/{path}"), get("/table")
            assert (here.status_code, here.mimetype) == (200, "text/html")
            assert here.text.replace("../", "") == home.text
            base = f"http://gavel.example.org/table/{path}"
            loaded, wanted = Page(here.text).loaded, Page(home.text).loaded
            assert [urljoin(base, url) for url in loaded] == [
                urljoin("http://gavel.example.org/table", url) for url in wanted
            ]
            for name in (
                "Cache-Control",
                "Content-Security-Policy",
                "Referrer-Policy",
                "X-Content-Type-Options",
                "Vary",
            ):
                assert here.headers[name] == home.headers[name]
            again = get(f"/table/{path}", If_None_Match=here.headers["ETag"])
            assert (again.status_code, again.data) == (304, b"")
            head = a_client().head(f"/table/{path}")
            assert (head.status_code, head.data, head.headers["ETag"]) == (200, b"", here.headers["ETag"])
            problem(a_client().post(f"/table/{path}"), "method-not-allowed")


def test_the_page_and_the_service_know_the_same_addresses() -> None:
    source = (SITE.parent / "src" / "app" / "addresses.js").read_text()
    paths = re.findall(r'^    \w+: "(.*)",$', source, re.MULTILINE)
    assert sorted(filter(None, paths)) == sorted(
        re.sub(r"^(new|pad|match)/.*", r"\1/:game", re.sub(r"^([gl])/[^/]+", r"\1/:id", path)) for path in SCREENS
    )


NO_SCREENS = [
    "g",
    "g/",
    "g//review",
    "g/a b",
    "g/é",
    "g/a/play",
    "g/a/review/",
    "g/a/review/1",
    f"g/{'a' * 65}",
    "g/a%2freview",
    "l",
    "l/a/review",
    "new",
    "new/for-sale/more",
    "join/",
    "import/x",
    "Import",
    "g/a%0a",
]


def test_nothing_stands_at_other_addresses(subtests: pytest.Subtests) -> None:
    for path in NO_SCREENS:
        with subtests.test(path=path):
            problem(get(f"/table/{path}"), "not-found")


@pytest.mark.parametrize("address", ["/table", "/table/table.js", "/table/style.css"])
def test_the_head_of_a_file_is_that_of_the_file(address: str) -> None:
    head, whole = a_client().head(address), get(address)
    assert (head.status_code, head.data) == (200, b"")
    for name in ("Content-Type", "Content-Length", "ETag", "Content-Security-Policy"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("address", ["/table", "/table/table.js", "/table/style.css", "/table/gavel.svg"])
def test_who_does_not_take_a_file_as_it_is_does_not_get_it(address: str) -> None:
    assert get(address, Accept=str(get(address).mimetype)).status_code == 200
    assert get(address, Accept="*/*").status_code == 200
    problem(get(address, Accept="image/png"), "not-acceptable")


def test_the_table_takes_no_post() -> None:
    problem(a_client().post("/table"), "method-not-allowed")
