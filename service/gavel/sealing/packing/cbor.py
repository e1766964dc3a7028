"""CBOR (RFC 8949) of plain data, in one form only."""

from typing import Any

from gavel.sealing.packing.source import Packed


def dumped(value: Packed) -> bytes:
    """The bytes of a value."""
    import cbor2

    return cbor2.dumps(value, canonical=True)


def loaded(raw: bytes) -> Any:
    """The value at the beginning of the bytes, which zeros may follow. Raises ValueError for malformed bytes."""
    import cbor2

    try:
        return cbor2.loads(raw)
    except cbor2.CBORDecodeError:
        raise ValueError("no CBOR") from None
