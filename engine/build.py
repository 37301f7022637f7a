"""Builds the engine: the compiled rules, networks and search of our games as one WebAssembly module, in the package.

The same source and the same tools (the extra `engine`) give the same bytes. With `--check` nothing is written, and a
module in the package that is another one is an error.
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

if os.environ.get("PYTHONHASHSEED") != "0":  # the order of Numba's sets reaches the code
    os.execve(
        sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0", "EPOCA_ENGINE": "numba"}
    )

import numba
import numpy as np
from exports import Export, exports
from lowering import Lowered, at, only_lower
from numba import carray
from numba.core import types

from epoca import compiled, engine, games

compiled.CACHED = False  # Numba's cache holds machine code, and no intermediate language
SCALARS = {"i": types.int32, "b": types.int32, "f": types.float64}
RESULTS = {"": types.none, "i": types.int32, "l": types.int64}
STACK = 1 << 18


def wrapped(export: Export) -> tuple[Any, list[Any]]:
    """A function of addresses and numbers that calls the compiled one with records and arrays, and its types."""
    names: list[str] = []
    takes: list[Any] = []
    given: list[str] = []
    space: dict[str, Any] = {"carray": carray, "at": at, "np": np, "function": export.function.native}

    def take(kind: Any) -> str:
        names.append(f"a{len(names)}")
        takes.append(kind)
        return names[-1]

    def array(place: str, dims: list[str]) -> str:
        return f"carray({place}, ({', '.join(dims)},))"

    for kind, example in zip(export.takes, export.examples, strict=True):
        if kind in "rR":
            given.append(f"carray({take(types.CPointer(_record_type(example.dtype)))}, 1)[0]")
        elif kind == "a":
            place = take(types.CPointer(numba.typeof(example).dtype))
            given.append(array(place, [take(types.int32) for _ in example.shape]))
        elif kind == "t":
            table, row, parts = take(types.CPointer(types.int32)), 0, []
            for field in example:
                dims = [f"{table}[{row + 1 + i}]" for i in range(field.ndim)]
                parts.append(array(f"at({table}[{row}], np.{field.dtype.name})", dims))
                row += 1 + field.ndim
            maker = f"T{len(names)}"
            space[maker] = type(example)
            given.append(f"{maker}({', '.join(parts)})")
        else:
            name = take(SCALARS[kind])
            given.append({"i": f"np.int64({name})", "b": f"{name} != 0", "f": name}[kind])
    call = f"function({', '.join(given)})"
    result = {"": call, "i": f"return np.int32({call})", "l": f"return np.int64({call})"}[export.gives]
    exec(f"def entry({', '.join(names)}):\n    {result}", space)
    return space["entry"], takes


def _record_type(dtype: Any) -> Any:
    return numba.typeof(np.zeros(1, dtype)).dtype


def lowered(found: list[Export]) -> bytes:
    """The object file."""
    module = Lowered()
    for export in found:
        function, takes = wrapped(export)
        module.add(export.symbol, function, takes, RESULTS[export.gives])
    return module.emit()


def linked(code: bytes, symbols: list[str]) -> bytes:
    """The object file with what it needs of a C library, as a module without imports."""
    with tempfile.TemporaryDirectory() as folder:
        item, out = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        item.write_bytes(code)
        flags = ["--no-entry", "--gc-sections", "--strip-all", f"-z,stack-size={STACK}"]
        flags += [f"--export={symbol}" for symbol in [*symbols, "malloc", "free"]]
        zig = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-wasi-musl", "-mexec-model=reactor"]
        subprocess.run([*zig, str(item), *(f"-Wl,{flag}" for flag in flags), "-o", str(out)], check=True)
        return out.read_bytes()


def described(found: list[Export]) -> bytes:
    """What callers need to know of the module, as a section of its own."""
    functions = {
        each.name: [each.symbol, [*map(_described, each.takes, each.examples)], each.gives, each.function.rules()]
        for each in found
    }
    sources = sources_of({module for each in found for module in each.function.modules()})
    about = {"digest": engine.digest(sources), "sources": sources, "functions": functions}
    return json.dumps(about, separators=(",", ":")).encode()


def _described(kind: str, example: Any) -> str:
    """A kind of argument, as `epoca.engine` reads it."""
    if kind == "a":
        return f"a{'V' + str(example.itemsize) if example.dtype.names else example.dtype.name}/{example.ndim}"
    return "i" if kind == "b" else kind


def sources_of(modules: set[str]) -> list[str]:
    """The files that decide what is compiled: of these modules, of all they import of ours, and the tables of data."""
    package = engine.HERE
    found = set(package.glob("games/*/data/*.csv"))
    waiting = sorted(modules)
    seen = {"epoca.engine", "epoca.compiled"}  # how the module is called, not what is in it
    while waiting:
        name = waiting.pop()
        file = package.parent.joinpath(*name.split(".")).with_suffix(".py")
        if name in seen or not file.exists():
            continue
        seen.add(name)
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return sorted(str(file.relative_to(package)) for file in found)


def main() -> None:
    """Build and write, or build and compare."""
    our_games = [games.load(name) for name in games.OURS]
    only_lower()
    found = exports(our_games)
    module = linked(lowered(found), [export.symbol for export in found])
    module += engine.section(described(found))
    if "--check" not in sys.argv:
        engine.FILE.write_bytes(module)
        print(f"{engine.FILE.name}: {len(module):,} bytes, {len(found)} functions")
    elif engine.FILE.read_bytes() != module:
        sys.exit("The engine in the package is not what its source gives: run `make engine`.")


if __name__ == "__main__":
    main()
