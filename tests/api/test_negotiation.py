"""What a client prefers: the language of texts, by Accept-Language as RFC 9110 has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.api.negotiation import language_of
from gavel.i18n import LANGUAGES


def test_the_best_liked_language_is_chosen(subtests: pytest.Subtests) -> None:
    for header, language in [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr-CH", "fr"),
        ("de-Latn-AT-1996", "de"),
        ("es, pt;q=0.5", "en"),
        ("es, de;q=0.1", "de"),
        ("fr;q=0.5, de;q=0.7", "de"),
        ("fr ; q=0.7 ,\tde;q=0.7", "fr"),
        ("da, en-GB;q=0.8, de;Q=0.9", "de"),
        ("de;q=0.8, *;q=0.9", "en"),
        ("en;q=0, *", "fr"),
        ("en;q=0, fr;q=0, *", "de"),
        ("fr;q=0", "en"),
        ("fr;q=0, de;q=0, *;q=0", "en"),
        ("fr-CH;q=0, fr;q=0.4", "fr"),
        ("fr;q=nan, de;q=0.1", "de"),
        ("fr;q=1e400, de;q=0.1", "de"),
        ("fr;q=-1, de;q=0.1", "de"),
        ("fr;level=1, de;q=0.1", "de"),
        (",;,q=,;;=, de", "de"),
        ("français, de;q=0.1", "de"),
    ]:
        with subtests.test(header=header, language=language):
            assert language_of(header) == language


@given(st.text() | st.text(alphabet="enfrd-*;q=01., \t"))
def test_any_header_leads_to_a_language(header: str) -> None:
    assert language_of(header) in LANGUAGES
