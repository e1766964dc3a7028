"""The service of the build that is on the import path, asked in this process, with drawn bytes and a clock that repeat.

Nothing here knows more of a build than `gavel.wsgi`, so that builds can be compared whose modules have other names.
"""

import json
import os
import secrets
import time
from base64 import urlsafe_b64encode
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

CLOCK = 1_800_000_000.0
REQUEST_ID = "same"
BATCH = "/v1/batch"

_draws = Random(0)


def _bytes(nbytes: int | None = None) -> bytes:
    return _draws.randbytes(32 if nbytes is None else nbytes)


def _hex(nbytes: int | None = None) -> str:
    return _bytes(nbytes).hex()


def begin_session(number: int) -> None:
    """Let whatever the service draws from now on depend on this number alone."""
    _draws.seed(number)


def start(folder: Path, guarded: bool) -> "Service":
    """The service with fixed keys and, if it is guarded, a new store in this folder. One process has one service."""
    os.urandom = _bytes
    secrets.token_bytes = _bytes
    secrets.token_hex = _hex
    time.time = lambda: CLOCK
    os.environ["GAVEL_KEYS"] = str(_key_file(folder))
    if guarded:
        os.environ["GAVEL_HEADS"] = f"sqlite://{folder / 'heads.db'}"
    from gavel.wsgi import app

    return Service(app)


def _key_file(folder: Path) -> Path:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    secret = bytes(range(32, 64))
    public = Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()
    sealing = {"kty": "oct", "use": "enc", "alg": "A256KW", "kid": "first-key", "k": _base64url(bytes(range(32)))}
    signing = {"kty": "OKP", "use": "sig", "alg": "Ed25519", "kid": "other-key", "crv": "Ed25519"}
    halves = {"d": _base64url(secret), "x": _base64url(public)}
    path = folder / "keys.json"
    path.write_text(json.dumps({"keys": [sealing, {**signing, **halves}]}))
    path.chmod(0o600)
    return path


def _base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Service:
    """Answers requests."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def ask(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """The status and the answer to a GET, or to a POST of a body: JSON, or the lines of a batch."""
        lines = path == BATCH
        raw = b"" if body is None else body.encode() if lines else json.dumps(body).encode("utf-8", "surrogatepass")
        environ = {
            "REQUEST_METHOD": "GET" if body is None else "POST",
            "PATH_INFO": path,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "HTTP_HOST": "localhost",
            "HTTP_X_REQUEST_ID": REQUEST_ID,
            "CONTENT_TYPE": "application/x-ndjson" if lines else "application/json",
            "CONTENT_LENGTH": str(len(raw)),
            "wsgi.input": BytesIO(raw),
            "wsgi.errors": BytesIO(),
            "wsgi.url_scheme": "http",
            **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in (headers or {}).items()},
        }
        status: list[str] = []
        answer = self._app(environ, lambda line, _headers, _error=None: status.append(line))
        try:
            text = b"".join(answer).decode()
        finally:
            if hasattr(answer, "close"):
                answer.close()
        return int(status[0][:3]), _value(text)


def _value(text: str) -> Any:
    """An answer as JSON, as lines of JSON, or as it is."""
    try:
        return json.loads(text)
    except ValueError:
        try:
            return [json.loads(line) for line in text.splitlines()]
        except ValueError:
            return text
