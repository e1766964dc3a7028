"""The problem types of the contract (RFC 9457), with the HTTP status of each."""

STATUS = {
    "malformed-json": 400,
    "receipt-broken": 400,
    "key-missing": 401,
    "key-refused": 403,
    "unknown-game": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "branched": 409,
    "table-unknown": 409,
    "too-large": 413,
    "unsupported-media-type": 415,
    "invalid-request": 422,
    "invalid-state": 422,
    "illegal-action": 422,
    "not-finished": 422,
    "too-many-requests": 429,
    "internal": 500,
    "sealing-not-configured": 501,
    "unavailable": 503,
}
