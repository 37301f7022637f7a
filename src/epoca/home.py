"""Where a user's data is kept."""

import os
from pathlib import Path


def data() -> Path:
    """The folder of Epoca in the user's folder for data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "epoca"
