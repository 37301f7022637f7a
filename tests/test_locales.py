"""Five languages say the same things: no key is missing, none is left over, all of them work."""

import re
from dataclasses import fields
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import epoca
from epoca import games
from epoca.complaint import Complaint
from epoca.game import Event
from epoca.texts import LANGUAGES, LOCALES, Texts

SOURCE = Path(epoca.__file__).parent
PAGE = Path(__file__).parent.parent / "web" / "src"
FILES = sorted([*(file.stem for file in (LOCALES / "en").glob("*.ftl")), *games.OURS])
VALUES = {
    "call": ("drawn", "invoked", "invoked-full"),
    "reason": ("last-ra", "no-suns"),
    "what": ("region", "bust", "seal"),
    **dict.fromkeys(("forced", "points_up", "can_pay"), ("yes", "no")),
}
NUMBERS = (0, 1, 2, 3, 5, 22)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text_of(language: str, file: str) -> str:
    """A file for all games, or a game's own."""
    path = SOURCE / "games" / file / "locales" / f"{language}.ftl"
    return (path if file in games.OURS else LOCALES / language / f"{file}.ftl").read_text("utf-8")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(text_of(language, file)).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message, others: dict[str, ast.Message] | None = None) -> set[str]:
    """The arguments of a message, and of the messages it refers to."""
    visitor = Variables()
    visitor.visit(message)
    for name in visitor.messages:
        if others:
            visitor.names |= variables(others[name])
    return visitor.names


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_every_language_has_exactly_the_same_keys(language: str, file: str):
    assert messages(language, file).keys() == messages("en", file).keys()


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_no_message_uses_an_argument_it_is_not_given(language: str, file: str):
    english = messages("en", file)
    for key, message in messages(language, file).items():
        assert variables(message) - variables(english[key]) <= {"edition"}, key


@pytest.mark.parametrize(("language", "game"), [*product(LANGUAGES, games.OURS)])
def test_every_message_can_be_said_in_every_edition(language: str, game: str):
    options = games.load(game).options
    for file in ("common", game):
        known = messages(language, file)
        for key, message in known.items():
            names = variables(message, known) - options.keys()
            for values in product(*options.values()):
                texts = Texts(language, game, dict(zip(options, values, strict=True)))
                for n in NUMBERS:
                    args = {name: VALUES[name][n % len(VALUES[name])] if name in VALUES else n for name in names}
                    assert texts.say(key, **args).strip()


@pytest.mark.parametrize("game", games.OURS)
def test_everything_a_game_can_tell_has_a_text(game: str):
    known = messages("en", game)
    load = games.load(game)
    module = __import__(f"epoca.games.{game}.events", fromlist=["events"])
    kinds = [k for k in vars(module).values() if isinstance(k, type) and issubclass(k, Event) and fields(k)]
    for kind in kinds:
        if kind.__module__ == module.__name__ and not kind.__subclasses__():
            key = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
            assert f"{game}-event-{key}" in known
    match = load.deal_new(load.box(load.fill_in({}), {}), load.seats[0], [1, 2, 3, 4, 5])
    for category in load.sheet(load.box(load.fill_in({}), {}), match).categories:
        assert f"{game}-category-{category}" in known
        assert f"{game}-why-{category}" in known
    refusals = (SOURCE / "games" / game / "refusals.py").read_text("utf-8")
    for reason in re.findall(r'Refusal\([^"]*"[A-Z]{2}-\d+"[^"]*(?:"[A-Z]{2}-\d+"[^"]*)?, "([a-z-]+)"', refusals):
        assert f"{game}-refusal-{reason}" in known


def test_every_key_that_the_code_says_exists():
    known = {key for file in FILES for key in messages("en", file)}
    for source in [*SOURCE.rglob("*.py"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]:
        for key in re.findall(r"""say\(\s*["']([a-z-]+)["']""", source.read_text("utf-8")):
            assert key in known, f"{key} in {source.name}"


def test_no_key_is_left_over():
    page = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    code = "".join(source.read_text("utf-8") for source in [*SOURCE.rglob("*.py"), *page])
    options = [f"-{option}-" for name in games.OURS for option in games.load(name).options]
    words = ("-tile-", "-colour-", "-resource-", "-ability-", "-category-", "-level-", "-why-")
    families = re.findall(r"`([a-z]+-[a-z-]+-)\$", code)  # such as `web-clock-${one}`
    shelves = re.findall(r"`\$\{\w+\}(-[a-z-]+-?)[$`]", code)  # such as `${game}-learn-${step.key}` and `${game}-name`
    built = ("-event-", "-refusal-", "-help-", "table-command-", *words, *options, *families, *shelves)
    for file in FILES:
        texts = text_of("en", file)
        for key in messages("en", file):
            used = (
                re.search(rf"""["']{key}["']""", code) or f"{{ {key} }}" in texts or any(part in key for part in built)
            )
            game_key = key.replace(file, "{texts.game}", 1)
            assert used or game_key in code, key


def test_an_unknown_language_is_refused_in_one_sentence():
    with pytest.raises(Complaint, match="unknown language 'xx'; choose from en, pt, it, fr, pl"):
        Texts("xx", "ra", {})
