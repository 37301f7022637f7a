"""Files that are packed once and sent often; every browser unpacks them."""

import gzip
from functools import cache
from pathlib import Path

from litestar import Response

FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "max-age=86400"


def pack(content: bytes) -> bytes:
    """As few bytes as there can be."""
    return gzip.compress(content, 9, mtime=0)


@cache
def packed_file(path: Path) -> bytes:
    """A file that does not change while the server runs."""
    return pack(path.read_bytes())


def sent(packed: bytes, media_type: str, kept: str) -> Response[bytes]:
    """The answer with packed content, and how long a browser may keep it."""
    headers = {"cache-control": kept, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type=media_type, headers=headers)
