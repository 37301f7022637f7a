"""Compiled code: one decorator, records that work with and without it, and loops that fit every game.

The rules are plain Python over flat records. `compiled` hands a function to Numba; with
`NUMBA_DISABLE_JIT=1` the very same source runs uncompiled.
"""

import contextlib
import hashlib
import os
import shutil
import time
import types
from collections.abc import Callable, Iterator
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
SOURCES = [
    HERE / "compiled.py",
    HERE / "chance.py",
    HERE / "game.py",
    *HERE.glob("games/**/*.py"),
    *HERE.glob("bots/**/*.py"),
]
CACHE_KEPT_S = 14 * 24 * 3600  # of a state of the sources that is no longer run


@cache
def _cache_folder(outside: Path | None = None) -> Path:
    """A folder named after the state of the sources that hold compiled code; with those of a game from outside.

    Numba looks only at the file of the function it loads, not at the files of the functions that one calls. A
    folder per state of all sources is what makes an edited rule reach every caller.
    """
    digest = hashlib.sha256()
    for source in sorted([*SOURCES, *(outside.glob("*.py") if outside else ())]):
        stat = source.stat()
        digest.update(f"{source} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "epoca"
    folder = home / digest.hexdigest()[:16]
    if not folder.exists() and home.exists():
        for other in home.iterdir():
            if time.time() - other.stat().st_mtime > CACHE_KEPT_S:
                shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if not numba.config.CACHE_DIR:  # type: ignore[attr-defined]
    with contextlib.suppress(OSError):  # a home that cannot be written to: Numba's own choice of place will do
        numba.config.CACHE_DIR = str(_cache_folder())  # type: ignore[attr-defined]


def compiled(function: F, *rules: Any) -> F:
    """Compile a rule: cached between runs, and free of the interpreter's lock while it runs.

    With the rules that were put in, if it is a loop: where one is from outside, so is the place in the cache.
    """
    with _cached_beside(function, *rules):
        return numba.njit(function, cache=True, nogil=True)  # type: ignore[no-any-return]


@contextlib.contextmanager
def _cached_beside(*functions: Any) -> Iterator[None]:
    """Let Numba keep what it compiles in a folder that knows the state of a game from outside."""
    files = [Path(getattr(f, "py_func", f).__code__.co_filename) for f in functions if hasattr(f, "__code__")]
    outside = next((file.parent for file in files if HERE not in file.parents), None)
    usual = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    if outside and usual:
        with contextlib.suppress(OSError):
            numba.config.CACHE_DIR = str(_cache_folder(outside))  # type: ignore[attr-defined]
    yield
    numba.config.CACHE_DIR = usual  # type: ignore[attr-defined]


class Record(np.void):  # type: ignore[misc]
    """A flat record with its fields as attributes: what `np.record` is too, at a fifth of the time."""

    def copy(self) -> Any:  # type: ignore[override]
        """A record of its own; NumPy would copy it field by field."""
        return np.frombuffer(bytearray(self.tobytes()), self.dtype)[0]


def _field(name: str) -> property:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a flat record whose fields are read as attributes, compiled or not.

    Gaps that alignment leaves become fields of their own: NumPy copies fields, and every byte of a state counts.
    """
    aligned = np.dtype(fields, align=True)
    offsets = [aligned.fields[field[0]][1] for field in fields]  # type: ignore[index]
    filled: list[tuple[Any, ...]] = []
    end = 0
    for field, offset in zip([*fields, None], [*offsets, aligned.itemsize], strict=True):
        if offset > end:
            filled.append((f"gap{end}", "u1", (offset - end,)))
        if field:
            filled.append(field)
            end = offset + aligned.fields[field[0]][0].itemsize  # type: ignore[index]
    for name, *_ in filled:
        setattr(Record, name, _field(name))
    return np.dtype((Record, np.dtype(filled, align=True)))


def blank(dtype: np.dtype[Any]) -> Any:
    """A new record with every field zero."""
    return np.zeros(1, dtype)[0]


def specialise(template: Callable[..., Any], name: str, **rules: Any) -> Any:
    """Compile a loop that is written once for every game, with one game's rules put in its place.

    The copy gets its own name, so that the copies for two games do not share a place in the cache.
    """
    return compiled(_copy(template, name, rules), *rules.values())


def specialise_part(template: Callable[..., Any], name: str, **rules: Any) -> Any:
    """The same for a part of one other loop: on its own it would cost the time of its compilation once more."""
    return numba.njit(_copy(template, name, rules), inline="always")


def _copy(template: Callable[..., Any], name: str, rules: dict[str, Any]) -> Callable[..., Any]:
    code = template.__code__.replace(co_name=name, co_qualname=name)
    copy = types.FunctionType(code, {**template.__globals__, **rules}, name, template.__defaults__)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return copy
