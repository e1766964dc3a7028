"""CBOR (RFC 8949) of plain data, in one form only."""

from typing import Any

from gavel.sealing.packing.source import Packed


def dumped(value: Packed) -> bytes:
    """The bytes of a value."""
    import cbor2

    return cbor2.dumps(value, canonical=True)


def loaded(raw: bytes) -> Any:
    """The value that the bytes begin with: zeros may follow. Raises ValueError for none."""
    import cbor2

    try:
        return cbor2.loads(raw)
    except cbor2.CBORDecodeError:
        raise ValueError("no CBOR") from None
