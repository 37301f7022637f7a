"""Pictures of what was measured."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from epoca.complaint import Complaint


@contextmanager
def picture(file: Path, width: float, height: float) -> Iterator[Any]:
    """A Matplotlib figure to draw on, written to the file at the end."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Complaint("a plot needs Matplotlib: pip install 'epoca[plots]'") from error
    figure = Figure(figsize=(width, height), layout="constrained")
    yield figure
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise Complaint(f"{file} cannot be written: {error}") from error
