"""Rates are counted by the address that the last of our proxies saw, never by one that a client can write itself."""

import pytest

from gavel.admission.addresses import UNKNOWN, address_of

PEER = "203.0.113.9"


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        pytest.param(0, "198.51.100.7", PEER, id="no-proxy-is-believed-unless-one-is-there"),
        pytest.param(1, "198.51.100.7", "198.51.100.7", id="one-proxy"),
        pytest.param(1, "1.1.1.1, 198.51.100.7", "198.51.100.7", id="what-the-client-wrote-stands-further-left"),
        pytest.param(2, "1.1.1.1, 198.51.100.7, 10.0.0.2", "198.51.100.7", id="two-proxies"),
        pytest.param(2, "198.51.100.7", PEER, id="fewer-entries-than-proxies"),
        pytest.param(1, "", PEER, id="no-header"),
        pytest.param(1, "nonsense", PEER, id="no-address"),
        pytest.param(1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", id="an-ipv6-network"),
        pytest.param(1, "::ffff:198.51.100.7", "198.51.100.7", id="ipv4-in-ipv6"),
    ],
)
def test_the_address_is_what_the_last_of_our_proxies_saw(proxies: int, forwarded: str, address: str) -> None:
    headers = {"REMOTE_ADDR": PEER, "HTTP_X_FORWARDED_FOR": forwarded}
    assert address_of(headers, proxies) == address


def test_whoever_comes_by_a_unix_socket_has_no_address() -> None:
    assert address_of({"REMOTE_ADDR": ""}, 0) == address_of({}, 1) == UNKNOWN
