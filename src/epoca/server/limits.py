"""How much one address, one person or one table may ask for: buckets that fill up again with time."""

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Bucket:
    """A bucket that is full at first."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._left, self._at = rate, rate.burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out, if there is enough."""
        now = time.monotonic()
        left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        enough = left >= cost
        self._left, self._at = left - cost if enough else left, now
        return enough


class Buckets:
    """A bucket for each key; those not used for longest are forgotten, which is the same as full."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take something out, if there is enough."""
        bucket = self._buckets.setdefault(key, Bucket(self.rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


@dataclass(frozen=True)
class Limits:
    """All limits of a server. What is behind a proxy or in a benchmark may need others."""

    requests: Rate = Rate(600, 50)  # of an address over HTTP
    files: Rate = Rate(6000, 200)  # of the page, fetched by an address; a browser that comes in wants many at once
    names: Rate = Rate(10, 0.2)  # passphrases tried for a name by an address
    passphrases: Rate = Rate(60, 0.5)  # for all names: a class of pupils may come from one address
    tables: Rate = Rate(60, 0.5)  # opened by an address
    sockets: int = 200  # of an address at once
    listeners: int = 200  # at a table
    frames: Rate = Rate(60, 20)  # of a connection
    hints: Rate = Rate(5, 0.5)  # asked for by an address
    reviews: Rate = Rate(6, 0.05)  # begun by an address
    coaching: Rate = Rate(20, 2)  # turns of an address that a coach looks at
    words: Rate = Rate(8, 0.7)  # of a person in the chat
    frame_bytes: int = 4096
    body_bytes: int = 16384


def scaled(factor: float) -> Limits:
    """Limits for a server whose clients all come from one address, such as a benchmark."""
    usual = Limits()

    def wider(rate: Rate) -> Rate:
        return Rate(rate.burst * factor, rate.per_second * factor)

    return Limits(
        requests=wider(usual.requests),
        files=wider(usual.files),
        names=usual.names,
        passphrases=wider(usual.passphrases),
        tables=wider(usual.tables),
        sockets=int(usual.sockets * factor),
        frames=wider(usual.frames),
        hints=wider(usual.hints),
        reviews=wider(usual.reviews),
        coaching=wider(usual.coaching),
        words=usual.words,
    )
