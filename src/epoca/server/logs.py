"""What the server logs: lines of JSON, without addresses, names, tokens or moves."""

import json
import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

MOST_BYTES = 5 << 20  # of a file, of which there are two


class Lines(logging.Formatter):
    """Logs as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, with whatever was given as `extra={"facts": ...}`."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_lines(file: Path | None = None) -> None:
    """Log to the standard error, or to a file that begins anew before it grows large."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        with suppress(OSError):  # where nothing can be written, the terminal will do
            file.parent.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(file, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8")
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for chatty in ("uvicorn", "alembic"):  # they would log addresses with the tokens in them
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends what is not text is cut off; that is not a fault of the server."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
