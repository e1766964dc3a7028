"""The problem types of the contract (RFC 9457), with the HTTP status of each."""

STATUS = {
    "malformed-json": 400,
    "unknown-game": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "too-large": 413,
    "unsupported-media-type": 415,
    "invalid-request": 422,
    "invalid-state": 422,
    "illegal-action": 422,
    "not-finished": 422,
    "internal": 500,
}
