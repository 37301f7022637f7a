"""What the server logs: lines of JSON, without addresses, names, tokens or moves."""

import json
import logging
import sys


class Lines(logging.Formatter):
    """Logs as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, with whatever was given as `extra={"facts": ...}`."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_lines() -> None:
    """Log to the standard error, structured."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for chatty in ("uvicorn", "alembic"):  # they would log addresses with the tokens in them
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends what is not text is cut off; that is not a fault of the server."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
