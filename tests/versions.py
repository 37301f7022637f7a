"""Conformance on every Python that Epoca is for: `make conformance`, or `python tests/versions.py 3.12`.

For each version it makes an environment of its own (uv fetches a Python that is not there, if it can), installs Epoca
with all that the tests of `conformance.py` need, and runs these and the tests of the environments. A version that
cannot be had is named and left out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSIONS = ("3.11", "3.12", "3.13")
NEEDS = ("-e", ".[envs,lab,openspiel,plots]", "pytest-xdist", "hypothesis", "sb3-contrib", "nbclient", "ipykernel")
TESTS = ("tests/conformance.py", "tests/envs")


def python(version: str) -> str | None:
    """A Python of that version: in the path, of pyenv, or fetched by uv."""
    found = [shutil.which(f"python{version}"), *Path.home().glob(f".pyenv/versions/{version}.*/bin/python")]
    for each in filter(None, found):
        if subprocess.run([each, "-c", "pass"], capture_output=True, check=False).returncode == 0:
            return str(each)
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    for words in (["install", version], ["find", version]) if uv else ():
        done = subprocess.run([uv, "python", *words], capture_output=True, text=True, check=False)
        if done.returncode == 0 and words[0] == "find":
            return done.stdout.strip()
    return None


def conforms(version: str) -> bool:
    """Whether all tests pass on a version."""
    base = python(version)
    if base is None:
        print(f"Python {version} is not here and cannot be fetched: left out", flush=True)
        return True
    place = ROOT / ".venv" / f"conformance-{version}"
    subprocess.run([base, "-m", "venv", str(place)], check=True)
    subprocess.run(
        [place / "bin" / "pip", "install", "-q", "--disable-pip-version-check", *NEEDS], cwd=ROOT, check=True
    )
    print(f"Python {version}", flush=True)
    asked = [place / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    usual = {"EPOCA_ENGINE": "module", **os.environ}
    return subprocess.run(asked, cwd=ROOT, env=usual, check=False).returncode == 0


if __name__ == "__main__":
    failed = [version for version in sys.argv[1:] or VERSIONS if not conforms(version)]
    sys.exit(f"failed on {', '.join(failed)}" if failed else 0)
