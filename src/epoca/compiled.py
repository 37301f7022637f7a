"""Compiled code: one decorator, and loops that fit every game.

The rules are plain Python over flat records. What runs when a compiled function is called is decided here, once:

    module   the engine in the package (see `epoca.engine`), where it was built from just this source: ready at once
    numba    where the source was edited or is a game's from outside, and where work wants it (training, large vectors);
             what calls each other then is compiled for this machine, and kept between runs
    python   the very same source run by the interpreter, to debug it, and where there is no Numba

`EPOCA_ENGINE` names one of them to have it everywhere.
"""

import contextlib
import copyreg
import hashlib
import os
import shutil
import time
import types
import warnings
from collections.abc import Callable, Iterator
from functools import cache, cached_property, update_wrapper
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from epoca import engine
from epoca.complaint import Complaint
from epoca.records import Record, from_bytes

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
SOURCES = [
    HERE / "compiled.py",
    HERE / "records.py",
    HERE / "chance.py",
    HERE / "game.py",
    *HERE.glob("games/**/*.py"),
    *HERE.glob("bots/**/*.py"),
]
CACHE_KEPT_S = 14 * 24 * 3600  # of a state of the sources that is no longer run
ENGINES = ("module", "numba", "python")
CACHED = True  # whether Numba keeps what it compiles


def chosen_engine() -> str:
    """The engine that the environment names, or nothing."""
    chosen = os.environ.get("EPOCA_ENGINE") or ("python" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else "")
    if chosen and chosen not in ENGINES:
        raise Complaint(f"EPOCA_ENGINE is one of {', '.join(ENGINES)}, not {chosen!r}")
    return chosen


ENGINE = chosen_engine()


@cache
def has_numba() -> bool:
    """Whether compiling for this machine is possible; the extra `lab` brings what it takes."""
    return find_spec("numba") is not None


def compiled(function: F) -> F:
    """A rule, or whatever else is to be fast: compiled, and free of the interpreter's lock while Numba runs it."""
    return function if ENGINE == "python" else cast(F, Compiled(function))


class Compiled:
    """A function that is compiled when it is first called, by the engine that is there for it."""

    def __init__(self, function: Callable[..., Any], *rules: Any, inline: bool = False) -> None:
        update_wrapper(self, function)
        self.function = function
        self._rules = rules  # that were put in, if it is a loop
        self._inline = inline
        self._run: Callable[..., Any] = self._first

    def __call__(self, *args: Any) -> Any:
        """Run it."""
        return self._run(*args)

    def __reduce__(self) -> str:
        return self.function.__qualname__

    @property
    def name(self) -> str:
        """By which the engine knows it."""
        return f"{self.function.__module__}.{self.function.__qualname__}"

    def rules(self) -> list[str]:
        """The names of the rules that were put in."""
        return sorted({rule.name for rule in self._rules if isinstance(rule, Compiled)})

    def modules(self) -> set[str]:
        """Where it and its rules are written."""
        return {self.function.__module__}.union(*(rule.modules() for rule in self._rules if isinstance(rule, Compiled)))

    @property
    def _numba_type_(self) -> Any:
        """To Numba it is the function that Numba made of it."""
        from numba.core.types import Dispatcher

        return Dispatcher(self.native)

    @cached_property
    def native(self) -> Any:
        """Compiled by Numba, for this machine."""
        if not has_numba():
            raise Complaint("this needs Numba, which `pip install 'epoca[lab]'` brings")
        import numba

        parts = {k: v.native for k, v in self.function.__globals__.items() if isinstance(v, Compiled) and v._inline}
        function = _copy(self.function, self.function.__name__, parts) if parts else self.function
        if self._inline:
            return numba.njit(function, inline="always")
        with _cached_beside(self.function, *self._rules) as kept:
            return numba.njit(function, cache=CACHED and kept, nogil=True)

    def _first(self, *args: Any) -> Any:
        self._run = self._best()
        return self._run(*args)

    def _best(self) -> Callable[..., Any]:
        """The engine for this function."""
        if ENGINE != "numba" and all(map(_is_in_engine, self.modules())) and engine.fitting():
            found = in_engine(self)
            return found.for_rules() if found else self.function
        if has_numba():
            return cast(Callable[..., Any], self.native)
        _say_once("some rules run uncompiled, and slowly: `pip install 'epoca[lab]'` brings the compiler for them")
        return self.function


def in_engine(function: Any) -> engine.Function | None:
    """A compiled function as the engine in the package has it, if that was built from this source and these rules."""
    module = engine.fitting()
    found = module.functions.get(function.name) if module and isinstance(function, Compiled) else None
    return found if found and found.rules == function.rules() else None


def fast(function: Any) -> Any:
    """The fastest there is for work that takes long: compiled for this machine, at the price of some time at first."""
    if not isinstance(function, Compiled) or (ENGINE == "module" and in_engine(function)):
        return function
    if has_numba():
        return function.native
    _say_once("`pip install 'epoca[lab]'` brings Numba, which is faster at many matches in many threads")
    return function


def _is_in_engine(module: str) -> bool:
    """Whether the engine is built from this module: from ours, but not from those that train and measure."""
    return module.startswith("epoca.") and not module.startswith("epoca.lab.")


@cache
def _say_once(what: str) -> None:
    warnings.warn(what, stacklevel=4)


@cache
def _cache_folder(outside: Path | None = None) -> Path | None:
    """A folder named after the state of the sources that hold compiled code; with those of a game from outside.

    None where nothing can be written.

    Numba looks only at the file of the function it loads, not at the files of the functions that one calls. A
    folder per state of all sources is what makes an edited rule reach every caller.
    """
    digest = hashlib.sha256()
    for source in sorted([*SOURCES, *(outside.glob("*.py") if outside else ())]):
        stat = source.stat()
        digest.update(f"{source} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    home = engine.cache_home()
    if home is None:
        return None
    folder = home / digest.hexdigest()[:16]
    if not folder.exists():
        for other in home.iterdir():
            if other.is_dir() and time.time() - other.stat().st_mtime > CACHE_KEPT_S:
                shutil.rmtree(other, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return folder


@contextlib.contextmanager
def _cached_beside(*functions: Any) -> Iterator[bool]:
    """Let Numba keep what it compiles in a folder that knows the state of all sources, one from outside too.

    Whether it can keep it at all is what it tells.
    """
    import numba

    usual = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    written = (getattr(f, "function", f) for f in functions)
    files = [Path(f.__code__.co_filename) for f in written if hasattr(f, "__code__")]
    outside = next((file.parent for file in files if HERE not in file.parents), None)
    folder = usual or _cache_folder(outside)
    if folder:
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    yield folder is not None
    numba.config.CACHE_DIR = usual  # type: ignore[attr-defined]


def zeros(shape: int | tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """An array of zeros for compiled code to work in: where the engine runs it, it lies in the engine's memory."""
    module = None if ENGINE in ("numba", "python") else engine.fitting()
    return module.zeros(shape, dtype) if module else np.zeros(shape, dtype)


def at_hand(array: NDArray[Any]) -> NDArray[Any]:
    """A copy of an array that compiled code will read again and again."""
    copy = zeros(array.shape, array.dtype)
    copy[...] = array
    return copy


def _pickled(record: Any) -> Any:
    return from_bytes, (record.tobytes(), record.dtype)


copyreg.pickle(Record, _pickled)  # NumPy's own way forgets where the bytes lie


def specialise(template: Callable[..., Any], name: str, **rules: Any) -> Any:
    """Compile a loop that is written once for every game, with one game's rules put in its place.

    The copy gets its own name, so that the copies for two games do not share a place in the cache.
    """
    copy = _copy(template, name, rules)
    return copy if ENGINE == "python" else Compiled(copy, *rules.values())


def specialise_part(template: Callable[..., Any], name: str, **rules: Any) -> Any:
    """The same for a part of one other loop: on its own it would cost the time of its compilation once more."""
    copy = _copy(template, name, rules)
    return copy if ENGINE == "python" else Compiled(copy, *rules.values(), inline=True)


def _copy(template: Callable[..., Any], name: str, rules: dict[str, Any]) -> Callable[..., Any]:
    code = template.__code__.replace(co_name=name, co_qualname=name)
    copy = types.FunctionType(code, {**template.__globals__, **rules}, name, template.__defaults__)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return copy
