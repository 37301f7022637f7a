"""The page in the package is built from the sources beside it; no Node is needed to tell."""

import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_built_from_these_sources():
    named = re.search(r"const SOURCES = \[(.*)\]", (ROOT / "web" / "vite.config.ts").read_text("utf-8"))
    assert named
    paths = [path for pattern in re.findall(r'"([^"]+)"', named[1]) for path in ROOT.glob(pattern)]
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    names = sorted(file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts)
    seal = hashlib.sha256()
    for name in names:
        seal.update(name.encode() + b"\0")
        seal.update((ROOT / name).read_bytes())
    built = (ROOT / "src" / "epoca" / "server" / "page" / "sources.sha256").read_text("utf-8").strip()
    assert seal.hexdigest() == built, "the sources have changed: `make page`"
