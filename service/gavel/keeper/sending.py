"""Sends a message to a browser by its push service, sealed for that browser and signed by this service.

Nothing of an address is ever logged: whoever knows it could call the browser.
"""

import logging
import time
from collections.abc import Mapping
from contextlib import closing
from http import HTTPStatus
from typing import Any, Final

from py_vapid import Vapid02
from pywebpush import WebPusher, WebPushException
from requests import PreparedRequest, Request, RequestException, Session
from requests.adapters import HTTPAdapter
from urllib3.exceptions import LocationParseError
from urllib3.util import Retry, parse_url

from gavel.keeper.settings import PushSettings
from gavel.observe.keeping import Result
from gavel.sealing.push import takes
from gavel.sealing.push_key import load

log = logging.getLogger("gavel")

TIMEOUT: Final = 10.0
"""Seconds for the push service to connect, and for each part of its answer."""

KEPT_FOR: Final = 24 * 60 * 60
"""Seconds for which the push service keeps a message for a browser that is not running."""

SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds for which a signature holds; RFC 8292 allows a day."""

TRIES: Final = Retry(
    total=3,
    backoff_factor=1,
    status_forcelist=(429, 500, 502, 503),
    allowed_methods=None,
    raise_on_status=False,
    respect_retry_after_header=False,
)
"""A push service that is busy or silent is asked three times more; later nobody would need the message."""

GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class Sender:
    """Sends messages in the name of a service."""

    def __init__(self, settings: PushSettings) -> None:
        """Raises KeysRefused for a file that is no key."""
        logging.getLogger("urllib3").setLevel(logging.ERROR)  # its warnings quote addresses
        self._contact, self._services = settings.contact, settings.services
        self._signer = Vapid02(private_key=load(settings.key))

    def send(self, subscription: Mapping[str, Any], message: bytes, topic: str) -> Result:
        """Send a message, which replaces an older one of its topic."""
        address = self._address(subscription["endpoint"])
        if address is None:
            log.warning("A subscription leads to no push service that is known, and is forgotten")
            return Result.GONE
        try:
            request = self._request(address, subscription["keys"], message, topic)
        except (WebPushException, ValueError) as error:
            log.warning("A message could not be made: %s", type(error).__name__)
            return Result.FAILED
        return _result(_answered(request))

    def _address(self, endpoint: str) -> str | None:
        """An address as the library that sends understands it; None where that is no known push service's.

        Looked at here, too: what is stored may be older than what the service takes now.
        """
        try:
            understood = parse_url(endpoint).url
        except LocationParseError:
            return None
        return understood if takes(self._services, endpoint) and takes(self._services, understood) else None

    def _request(self, address: str, keys: Mapping[str, str], message: bytes, topic: str) -> PreparedRequest:
        sealed = WebPusher({"endpoint": address, "keys": {**keys}}).encode(message)
        parts = parse_url(address)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
        headers = {
            **self._signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
            "Urgency": "high",
        }
        return Request("POST", address, headers, data=sealed["body"]).prepare()


def _answered(request: PreparedRequest) -> int | None:
    """The status with which a push service answers, at last; None where it does not."""
    try:
        with Session() as session:
            for scheme in ("https://", "http://"):
                session.mount(scheme, HTTPAdapter(max_retries=TRIES))
            settings = session.merge_environment_settings(request.url or "", {}, True, None, None)
            # A redirection would lead where nobody has looked; and nobody needs the body.
            with closing(session.send(request, timeout=TIMEOUT, allow_redirects=False, **settings)) as answer:
                return int(answer.status_code)
    except RequestException as error:
        log.warning("A push service was not reached: %s", type(error).__name__)
        return None


def _result(status: int | None) -> Result:
    """What has become of a message by the status of the answer."""
    if status is None:
        return Result.UNREACHED
    if status in GONE:
        return Result.GONE
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return Result.DELIVERED
    if status < HTTPStatus.BAD_REQUEST:
        log.warning("A push service leads elsewhere, where nobody has looked: status %s", status)
        return Result.UNREACHED
    log.warning("A push service has refused a message: status %s", status)
    is_busy = status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Result.BUSY if is_busy else Result.REFUSED
