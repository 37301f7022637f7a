"""How the server fares, for whoever looks after it: health, and figures for Prometheus."""

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from epoca import __version__
from epoca.server.hub import Hub


class Figures:
    """What Prometheus may ask for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("epoca_http_requests", "HTTP requests", ["status"], registry=self.registry)
        self.seconds = Histogram("epoca_http_seconds", "Time to answer", registry=self.registry)
        self.tables = Gauge("epoca_tables", "Tables in use", registry=self.registry)
        self.sockets = Gauge("epoca_sockets", "Connections", registry=self.registry)
        self.moves = Gauge("epoca_moves", "Moves kept since the start", registry=self.registry)
        self.batches = Gauge("epoca_transactions", "Transactions that kept them", registry=self.registry)
        self.bots = Gauge("epoca_bots_waiting", "Bots that think or wait to", registry=self.registry)

    def text(self, hub: Hub) -> bytes:
        """All figures, as Prometheus reads them."""
        self.tables.set(len(hub.tables))
        self.sockets.set(sum(len(live.audience.connections) for live in hub.tables.values()))
        self.moves.set(hub.store.appending.moves)
        self.batches.set(hub.store.appending.batches)
        self.bots.set(hub.thinkers.waiting)
        return generate_latest(self.registry)


@get("/health", tags=["running"], summary="Whether the server and its database answer")
async def health(state: State) -> Response[dict[str, str]]:
    """200 and `ok`, or 503."""
    alive = await state.hub.store.database.alive() and not state.hub.stopping
    return Response(
        {"status": "ok" if alive else "unavailable", "version": __version__}, status_code=200 if alive else 503
    )


@get("/metrics", tags=["running"], media_type=MediaType.TEXT, sync_to_thread=False, summary="Figures for Prometheus")
def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.figures.text(state.hub), media_type="text/plain; version=0.0.4")
