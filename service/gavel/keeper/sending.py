"""Sends a message to a browser by its push service, sealed for that browser and signed by this service.

Nothing of an address is ever logged: whoever knows it could call the browser.
"""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import requests
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush
from requests.adapters import HTTPAdapter
from urllib3.util import Retry

from gavel.keeper.settings import PushSettings
from gavel.observe.keeping import Result
from gavel.sealing.push_key import load

log = logging.getLogger("gavel")

TIMEOUT: Final = 10.0
"""Seconds for the push service to connect, and to answer."""

KEPT_FOR: Final = 24 * 60 * 60
"""Seconds for which the push service keeps a message for a browser that is not running."""

TRIES: Final = Retry(
    total=3,
    backoff_factor=1,
    status_forcelist=(429, 500, 502, 503),
    allowed_methods=None,
    raise_on_status=False,
    respect_retry_after_header=False,
)
"""A push service that is busy is asked three times more, within seconds; later nobody would need the message."""

GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class Sender:
    """Sends messages in the name of a service."""

    def __init__(self, settings: PushSettings) -> None:
        """Raises KeysRefused for a file that is no key."""
        logging.getLogger("urllib3").setLevel(logging.ERROR)  # its warnings quote addresses
        self._contact = settings.contact
        self._signer = Vapid02(private_key=load(settings.key))

    def send(self, subscription: Mapping[str, Any], message: bytes, topic: str) -> Result:
        """Send a message, which replaces an older one of its topic."""
        to = {"endpoint": subscription["endpoint"], "keys": {**subscription["keys"]}}
        try:
            with requests.Session() as session:
                session.max_redirects = 0  # it would lead where nobody has looked
                session.mount("https://", HTTPAdapter(max_retries=TRIES))
                session.mount("http://", HTTPAdapter(max_retries=TRIES))
                webpush(
                    to,
                    message.decode(),
                    vapid_private_key=self._signer,
                    vapid_claims={"sub": self._contact},
                    timeout=TIMEOUT,
                    ttl=KEPT_FOR,
                    headers={"Topic": topic, "Urgency": "high"},
                    requests_session=session,
                )
        except WebPushException as refusal:
            return _refused(refusal.status_code)
        except requests.RequestException as error:
            log.warning("A push service was not reached: %s", type(error).__name__)
            return Result.UNREACHED
        except ValueError as error:
            log.warning("A message could not be made: %s", type(error).__name__)
            return Result.FAILED
        return Result.DELIVERED


def _refused(status: int | None) -> Result:
    """What an answer that takes no message means; without a status there was none, since nothing could be sent."""
    if status in GONE:
        return Result.GONE
    if status is None:
        log.warning("A message could not be made")
        return Result.FAILED
    log.warning("A push service has refused a message: status %s", status)
    is_busy = status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Result.BUSY if is_busy else Result.REFUSED
