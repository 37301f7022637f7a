"""What the commands read alike: options of a game, lists, edited components, the reader's language."""

import locale
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from epoca.complaint import Complaint

GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
Components = Annotated[
    Path | None,
    typer.Option("--components", envvar="EPOCA_COMPONENTS", help="Folder with edited component tables."),
]
GameName = Annotated[str, typer.Argument(help="The game (see `epoca games`).")]
MatchFile = Annotated[Path, typer.Argument(help="The match file.")]
NEEDS_SERVE = "a server needs more packages: pip install 'epoca[serve]'"
PICTURES = (".png", ".svg")
Lang = Annotated[str, typer.Option(help="Language: en, pt, it, fr or pl. Default: your system's.")]


def edited(folder: Path | None, game: Any = None) -> dict[str, str]:
    """The edited components in a folder; a game without any does not mind the folder that is set for another."""
    from epoca.games import every

    tables = game.components() if game else {name for known in every() for name in known.components()}
    if folder is None or not tables:
        return {}
    found = {name: _read(folder / name) for name in tables if (folder / name).exists()}
    if not found:
        raise Complaint(f"{folder} has no component tables; expected {', '.join(sorted(tables))}")
    return found


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8-sig")  # spreadsheets like to put a mark first
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{file} cannot be read: it is not text") from error


def write(file: Path, text: str) -> None:
    """Write a text file, and the folders it needs."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Complaint(f"{file} cannot be written: {error.strerror}") from error


def drawn(what: str) -> Any:
    """An option for a picture of something."""
    return typer.Option(help=f"Draw {what} to a {' or '.join(PICTURES)} file.", callback=_drawable)


def _drawable(file: Path | None) -> Path | None:
    """A file to draw to; that it has no place is said before hours of measuring, not after."""
    if file and file.suffix not in PICTURES:
        raise Complaint(f"{file} cannot be drawn: name a file that ends with {' or '.join(PICTURES)}")
    if file and not file.absolute().parent.is_dir():
        raise Complaint(f"{file} cannot be written: there is no folder {file.parent}")
    return file


def game_options(given: Sequence[str]) -> dict[str, str]:
    """The options that belong to the game: --name value, or --name=value."""
    options: dict[str, str] = {}
    rest = list(given)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or not name:
            raise Complaint(f"unexpected {word!r}; options look like --name value")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise Complaint(f"--{name} needs a value")
            value = rest.pop(0)
        options[name] = value
    return options


def words(listed: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in listed.split(",")]


def whole_numbers(option: str, listed: str) -> list[int]:
    """The numbers of such a list; none if nothing was said."""
    found = words(listed) if listed else []
    for word in found:
        if not word.isdecimal():
            raise Complaint(f"{option} takes whole numbers such as 2,3, not {word!r}")
    return [int(word) for word in found]


def system_language() -> str:
    """The language to speak if nobody says which."""
    from epoca.texts import LANGUAGES

    language = (locale.getlocale()[0] or "en")[:2]
    return language if language in LANGUAGES else "en"
