"""The engine: rules, networks and search of our games as one WebAssembly module, the same for Python and the page.

`make engine` builds the module from the Python source (see `engine/` in the repository). It is ready as soon as it is
loaded, where a compiler would take a minute, and it is used only while the source is the one it was built from.

Functions are called with records and arrays as compiled ones are. What lies in memory of the caller's is copied into
the module's for the call and back after it; arrays from `zeros` lie there already, and are not copied.
"""

import ctypes
import hashlib
import json
import os
import stat
import struct
import tempfile
import threading
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).parent
FILE = HERE / "engine.wasm"
SECTION = "epoca"  # of the module, which tells callers about it
ARENA = 1 << 20  # bytes for what is copied in for one call
LITTLE = 1 << 10  # bytes


def digest(sources: Sequence[str]) -> str:
    """What tells one state of the source from another."""
    found = hashlib.sha256()
    for source in sources:
        found.update(f"{source}\0".encode() + (HERE / source).read_bytes() + b"\0")
    return found.hexdigest()


def cache_home() -> Path | None:
    """The folder for what can be made again: the user's, or a temporary one; None where nothing can be written."""
    with suppress(OSError, RuntimeError):  # somebody without a home, or a home that cannot be written to
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "epoca"
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    with suppress(OSError):
        owner = os.getuid() if hasattr(os, "getuid") else 0
        home = Path(tempfile.gettempdir()) / f"epoca-{owner}"
        home.mkdir(mode=0o700, exist_ok=True)
        found = home.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == owner and os.access(home, os.W_OK):  # nobody else's code
            return home
    return None


@cache
def fitting() -> "Engine | None":
    """The engine, if it is there and was built from the source as it is now."""
    try:
        binary = FILE.read_bytes()
        about = description(binary)
        if about["digest"] != digest(about["sources"]):
            return None
    except (OSError, KeyError, ValueError):
        return None
    return Engine(binary, about)


def description(binary: bytes) -> dict[str, Any]:
    """What a module says about itself: its functions, and the source it was built from."""
    at, mark = 8, SECTION.encode()
    while at < len(binary):
        kind, (size, at) = binary[at], _number(binary, at + 1)
        if kind == 0 and binary[at : at + 1 + len(mark)] == bytes([len(mark)]) + mark:
            found: dict[str, Any] = json.loads(binary[at + 1 + len(mark) : at + size])
            return found
        at += size
    raise ValueError("the module does not describe itself")


def section(text: bytes) -> bytes:
    """A section of a module with a description."""
    content = bytes([len(SECTION)]) + SECTION.encode() + text
    size, digits = len(content), []
    while size >= 128:
        digits.append(size % 128 | 128)
        size //= 128
    return bytes([0, *digits, size]) + content


def _number(binary: bytes, at: int) -> tuple[int, int]:
    """A number of a module's file (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = binary[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


class Engine:
    """The module in memory of its own. One call at a time: threads wait for each other."""

    def __init__(self, binary: bytes, about: dict[str, Any]) -> None:
        import wasmtime

        self.store = wasmtime.Store(wasmtime.Engine())
        exports: Any = wasmtime.Instance(self.store, self._compiled(binary), []).exports(self.store)
        self.exports, self._memory = exports, exports["memory"]
        self._base = ctypes.addressof(self._memory.data_ptr(self.store).contents)  # it grows where it is
        self._given_back: deque[int] = deque()
        self._places: dict[int, int] = {}  # of the arrays from `zeros`, by what Python knows them by
        self.exports["_initialize"](self.store)
        self.lock = threading.Lock()
        self.arena = self._allocate(ARENA)
        self.functions = {name: Function(self, *about) for name, about in about["functions"].items()}

    def _compiled(self, binary: bytes) -> Any:
        """The module as machine code, kept between runs where that is possible; another wasmtime refuses it."""
        import wasmtime

        home = cache_home()
        if home is None:
            return wasmtime.Module(self.store.engine, binary)
        kept = home / f"engine-{hashlib.sha256(binary).hexdigest()[:16]}"
        with suppress(OSError, wasmtime.WasmtimeError):
            return wasmtime.Module.deserialize_file(self.store.engine, str(kept))
        module = wasmtime.Module(self.store.engine, binary)
        with suppress(OSError):
            unfinished = kept.with_name(f"{kept.name}-{os.getpid()}")
            unfinished.write_bytes(module.serialize())
            unfinished.replace(kept)
        return module

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> NDArray[Any]:
        """An array of zeros in the module's memory."""
        dtype = np.dtype(dtype)
        size = int(np.prod(shape)) * dtype.itemsize
        with self.lock:
            block = _Block(self._given_back, self._base, self._allocate(size), size)
        array: NDArray[Any] = np.asarray(block).view(dtype).reshape(shape)
        array[...] = np.zeros((), dtype)
        self._places[id(array)] = block.at
        weakref.finalize(array, self._places.pop, id(array), None).atexit = False
        return array

    def _allocate(self, size: int) -> int:
        while self._given_back:
            self.exports["free"](self.store, self._given_back.popleft())
        at: int = self.exports["malloc"](self.store, max(16, size))
        if at == 0:
            raise MemoryError("the engine's memory is full")
        self._look_at_memory()
        return at & 0xFFFFFFFF

    def _look_at_memory(self) -> None:
        """It may have grown."""
        self._size: int = self._memory.data_len(self.store)
        self.bytes = memoryview((ctypes.c_uint8 * self._size).from_address(self._base)).cast("B")

    def lend(self, array: NDArray[Any], at: int, changed: list[Any]) -> tuple[int, int]:
        """Where an array lies for a call, copied to `at` if it is not the module's own; and the place behind it."""
        known = self._places.get(id(array))
        if known is not None:
            return known, at
        size = array.nbytes
        if size > LITTLE:  # which is copied sooner than looked up
            place = array.ctypes.data - self._base
            if 0 <= place < self._size and array.flags.c_contiguous:
                return place, at
        if at + size <= self.arena + ARENA:
            place, behind = at, at + size + 15 & ~15
        else:
            block = _Block(self._given_back, self._base, self._allocate(size), size)
            place, behind = block.at, at
            changed.append((block, 0, 0))  # which is kept until the call is over
        self.bytes[place : place + size] = array.tobytes()
        changed.append((array, place, place + size))
        return place, behind


class _Block:
    """A stretch of the module's memory, given back when no array needs it any more."""

    def __init__(self, given_back: deque[int], base: int, at: int, size: int) -> None:
        self._given_back, self.at = given_back, at
        self.__array_interface__ = {"shape": (size,), "typestr": "|u1", "data": (base + at, False), "version": 3}

    def __del__(self) -> None:
        self._given_back.append(self.at)


class Function:
    """A function of the module, with everything that a call needs prepared once.

    wasmtime's own way to call one looks at the type of every argument, which takes thirty times as long.
    """

    def __init__(self, engine: Engine, symbol: str, takes: Sequence[str], gives: str, rules: list[str]) -> None:
        self._engine, self._symbol, self._gives = engine, symbol, gives
        self.rules = rules  # the names of those that were put in, if it is a loop
        self._takes = [_Kind.read(each) for each in takes]
        self._ready = False

    def _prepare(self) -> None:
        from wasmtime import _ffi as ffi

        function, store = self._engine.exports[self._symbol], self._engine.store
        cells = (ffi.wasmtime_val_raw_t * max(3, sum(1 + kind.ndim for kind in self._takes)))()
        trap = ctypes.POINTER(ffi.wasm_trap_t)()
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        call = ctypes.cast(ffi.dll.wasmtime_func_call_unchecked, pointer).value
        assert call
        # This kind of function keeps the interpreter's lock: most calls take a microsecond
        self._call = ctypes.PYFUNCTYPE(pointer, pointer, pointer, pointer, size, pointer)(call)
        self._fixed = (
            ctypes.cast(store._context(), pointer).value,
            ctypes.addressof(function._func),
            ctypes.addressof(cells),
            len(cells),
            ctypes.addressof(trap),
        )
        self._kept_alive = function, store, cells, trap
        self._trap = trap
        self._ints = (ctypes.c_int32 * (4 * len(cells))).from_buffer(cells)
        self._longs = (ctypes.c_int64 * (2 * len(cells))).from_buffer(cells)
        self._floats = (ctypes.c_double * (2 * len(cells))).from_buffer(cells)
        self._ready = True

    def for_rules(self) -> Callable[..., Any]:
        """The fastest way to call it: with places of their own for a box, a state and a number or a mask."""
        kinds = "".join(kind.letter for kind in self._takes)
        masks = kinds == "rra" and self._takes[2].dtype == np.uint8
        if self._gives == "l" or (kinds not in ("rr", "rR", "rri", "rRi") and not masks):
            return self
        engine = self._engine
        with engine.lock:
            self._prepare()
        call, fixed, trap, ints = self._call, self._fixed, self._trap, self._ints
        memory, lock, box_at = engine.bytes, engine.lock, engine.arena
        state_at, mask_at = box_at + ARENA // 2, box_at + ARENA // 4
        changes, gives, fail = kinds[1] == "R", bool(self._gives), self._fail

        def run(box: Any, state: Any, last: Any = 0) -> Any:
            try:
                box_bytes, state_bytes = box.raw, state.raw
                mask = last.data if masks else None
            except AttributeError:  # a record in an array, or no mask
                return self(box, state, *[last][: len(kinds) - 2])
            state_end = state_at + len(state_bytes)
            with lock:
                memory[box_at : box_at + len(box_bytes)] = box_bytes
                memory[state_at:state_end] = state_bytes
                ints[0], ints[4] = box_at, state_at
                if mask is None:
                    ints[8] = last
                elif mask.format == "B" and mask.ndim == 1:
                    ints[8], ints[12] = mask_at, len(mask)
                else:
                    raise TypeError(f"{self._symbol} takes uint8 in 1 dimension, not {last.dtype} in {last.ndim}")
                if call(*fixed) or trap:
                    fail()
                if changes:
                    state_bytes[:] = memory[state_at:state_end]
                elif mask is not None:
                    mask[:] = memory[mask_at : mask_at + len(mask)]
                return ints[0] if gives else None

        return run

    def _fail(self) -> None:
        ctypes.memset(ctypes.addressof(self._trap), 0, ctypes.sizeof(self._trap))  # the next call is another one
        raise RuntimeError(f"the engine failed in {self._symbol}")

    def __call__(self, *args: Any) -> Any:
        """Call it."""
        engine = self._engine
        with engine.lock:
            if not self._ready:
                self._prepare()
            ints, memory = self._ints, engine.bytes  # in which the arena stays where it is
            cell, at, changed = 0, engine.arena, []
            for (kind, dtype, ndim), arg in zip(self._takes, args, strict=True):
                if kind == "i":
                    ints[cell] = arg
                elif kind == "r" or kind == "R":
                    data = _bytes_of(arg)
                    end = at + len(data)
                    memory[at:end] = data
                    ints[cell] = at
                    if kind == "R":
                        changed.append((arg, at, end))
                    at = end + 15 & ~15
                elif kind == "a":
                    if arg.ndim != ndim or (arg.dtype != dtype and (dtype.kind, dtype.itemsize) != ("V", arg.itemsize)):
                        raise TypeError(
                            f"{self._symbol} takes {dtype} in {ndim} dimensions, not {arg.dtype} in {arg.ndim}"
                        )
                    ints[cell], at = engine.lend(arg, at, changed)
                    for length in arg.shape:
                        cell += 4
                        ints[cell] = length
                elif kind == "t":
                    table: list[int] = []
                    for array in arg:
                        place, at = engine.lend(array, at, changed)
                        table += [place, *array.shape]
                    end = at + 4 * len(table)
                    memory[at:end] = struct.pack(f"<{len(table)}I", *table)
                    ints[cell], at = at, end + 15 & ~15
                else:
                    self._floats[cell // 2] = arg
                cell += 4
            if self._call(*self._fixed) or self._trap:
                self._fail()
            for arg, start, end in changed:
                _overwrite(arg, engine.bytes[start:end])
            return ints[0] if self._gives == "i" else self._longs[0] if self._gives else None


def _bytes_of(record: Any) -> Any:
    try:
        return record.raw
    except AttributeError:  # one in an array
        return record.tobytes()


def _overwrite(thing: Any, data: memoryview) -> None:
    """Write a record or an array anew."""
    if isinstance(thing, _Block):
        return
    try:
        raw: memoryview = thing.data.cast("B") if isinstance(thing, np.ndarray) else thing.raw
        raw[:] = data
    except AttributeError:
        thing.setfield(data.tobytes(), f"V{len(data)}")
    except (TypeError, ValueError):  # an array of records, or one with gaps, has no plain bytes
        if thing.flags.c_contiguous:  # NumPy itself copies records field by field
            thing.reshape(-1).view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        else:
            thing[...] = np.frombuffer(data, thing.dtype).reshape(thing.shape)


class _Kind(NamedTuple):
    """What a function takes: a whole number, a number, a record, an array or a named tuple of arrays."""

    letter: str
    dtype: Any = None
    ndim: int = 0

    @classmethod
    def read(cls, text: str) -> "_Kind":
        """As the module describes it, such as `auint8/1` for an array."""
        dtype, _, ndim = text[1:].partition("/")
        return cls(text[0], np.dtype(dtype) if dtype else None, int(ndim or 0))
