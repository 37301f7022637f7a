"""Five languages say the same things: no key is missing, none is left over, all of them work."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import epoca
from epoca import games
from epoca.bots import known
from epoca.complaint import Complaint
from epoca.game import Event, Seat
from epoca.games.ra.events import AskedToBid, BidMade
from epoca.texts import LANGUAGES, LOCALES, Texts

SOURCE = Path(epoca.__file__).parent
RULES = Path(__file__).parent.parent / "docs" / "rules"
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
            visitor.names |= variables(others[name], others)
    return visitor.names


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_every_language_has_exactly_the_same_keys(language: str, file: str):
    assert messages(language, file).keys() == messages("en", file).keys()


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_every_language_uses_the_same_arguments(language: str, file: str):
    english, own = messages("en", file), messages(language, file)
    for key, message in own.items():
        assert variables(message, own) - {"edition"} == variables(english[key], english) - {"edition"}, key


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


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str, file: str):
    keys = re.findall(r"^([\w-]+) =", text_of(language, file), flags=re.MULTILINE)
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_no_key_is_left_over():
    page = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    code = "".join(source.read_text("utf-8") for source in [*SOURCE.rglob("*.py"), *page])
    options = [f"-{option}-" for name in games.OURS for option in games.load(name).options]
    words = ("-tile-", "-colour-", "-resource-", "-ability-", "-category-", "-level-", "-why-", "-slip-")
    families = re.findall(r"""[`"']([a-z]+-[a-z-]+-)\$?\{""", code)  # such as `web-clock-${one}`
    shelves = re.findall(r"`\$\{\w+\}(-[a-z-]+-?)[$`]", code)  # such as `${game}-learn-${step.key}` and `${game}-name`
    quoted = set(re.findall(r"""["']([\w-]+)(?=["'])""", code))
    built = ("-event-", "-refusal-", "-help-", "table-command-", *words, *options, *families, *shelves)
    for file in FILES:
        texts = text_of("en", file)
        for key in messages("en", file):
            used = key in quoted or f"{{ {key} }}" in texts or any(part in key for part in built)
            game_key = key.replace(file, "{texts.game}", 1)
            assert used or game_key in code, key


SOMEBODY = {"seat", "winner", "winners"}


def names(kind: type[Event]) -> set[str]:
    return {field.name for field in fields(kind)}


@pytest.mark.parametrize("game", games.OURS)
def test_whoever_something_is_about_is_spoken_to_and_every_bot_has_a_name(game: str):
    known_texts, module = messages("en", game), __import__(f"epoca.games.{game}.events", fromlist=["events"])
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Event) and not kind.__subclasses__() and SOMEBODY & names(kind):
            key = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
            assert f"{game}-event-{key}-you" in known_texts
    for bot in known(games.load(game)):
        assert ":" in bot or f"{game}-bot-{bot}" in known_texts


def test_a_question_speaks_to_its_reader_and_tells_others_who_decides():
    texts = Texts.at("pl", "ra", {"edition": "modern"}, [("Ana", ""), ("scribe 2", "scribe")])
    assert texts.event(AskedToBid(Seat(1)), reader=1) == "Zalicytuj albo spasuj."
    assert texts.event(AskedToBid(Seat(1)), reader=0) == "Skryba 2 ma zalicytować albo spasować."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "You bid 9."), ("pt", "Você dá um lance de 9."), ("fr", "Tu mises le soleil 9.")]
)
def test_what_the_reader_did_is_told_to_them_and_to_others_by_name(language: str, told: str):
    texts = Texts.at(language, "ra", {"edition": "modern"}, [("Ana", ""), ("Piotr", "")])
    assert texts.event(BidMade(Seat(1), 9), reader=1) == told
    assert texts.event(BidMade(Seat(1), 9), reader=0).startswith("Piotr ")
    assert texts.event(BidMade(Seat(1), 9)).startswith("Piotr ")


@pytest.mark.parametrize(("person", "kind", "shown"), [("scribe", "", "scribe"), ("Ana", "scribe", "Ana")])
def test_people_keep_the_name_they_gave(person: str, kind: str, shown: str):
    assert Texts.at("fr", "ra", {}, [(person, kind)]).names == [shown]


# ---------------------------------------------------------------------------------------- typography


class Written(Visitor):
    """All that is written in a message, and its plurals."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.plurals: list[tuple[str, set[str]]] = []  # the number's name, and the cases

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        cases = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        if cases & {"one", "few", "many"}:
            assert isinstance(node.selector, ast.VariableReference)
            self.plurals.append((node.selector.id.name, cases))
        self.generic_visit(node)


def written(language: str) -> Iterator[tuple[str, Written]]:
    for file in FILES:
        for key, message in messages(language, file).items():
            visitor = Written()
            visitor.visit(message)
            yield key, visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_ellipses_are_curly_and_whole(language: str):
    for key, message in written(language):
        for text in message.texts:
            assert "'" not in text and "..." not in text and " …" not in text, key


def test_french_punctuation_never_begins_a_line():
    for key, message in written("fr"):
        for text in message.texts:
            assert not re.search(r"(^|[^\u00a0])[;:!?»%]|«(?!\u00a0)", text), key


CASES = {"en": {"one"}, "pt": {"one"}, "it": {"one"}, "fr": {"one"}, "pl": {"one", "few", "many"}}
MAY_BE_NONE = {"n", "points", "coins", "price", "cards", "tiles", "gained", "paid", "plies", "days"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_cases_of_the_language(language: str):
    for key, message in written(language):
        for number, cases in message.plurals:
            words = {case for case in cases if case.isalpha()}
            assert CASES[language] <= words <= CASES[language] | {"other"}, key
            assert language != "pt" or number not in MAY_BE_NONE or "0" in cases, f"{key}: 0 is singular in Portuguese"


# ------------------------------------------------------------------------------------ words of the books

BOOKS = {  # what the edition of each language calls things
    (
        "pt",
        "ra",
    ): "retira, bolsa, peça, disco de Sol, faixa de leilão, faixa de Rá, invoca, gasta um deus, lance, desastre, "
    "guerra, pirâmide de degraus, estátua de Rá, jogador Rá, era",
    (
        "it",
        "ra",
    ): "tessera, divinità, soli, punta, offerta, tracciato dell’asta, giocatore di Ra, tensione, punti fama, Chnum, "
    "Uto, figura di Ra, Nili, epoca",
    (
        "fr",
        "ra",
    ): "retourne, piste de jeu, rand prêtre de Ra, renommée, crue, agitation, tremblement de terre, pion Ra, époque",
    (
        "pl",
        "ra",
    ): "płytka, dysk Słońca, tor aukcji, tor Ra, barka, posąg Ra, wezwij, wydaj boga, spasuj, klęska, wylew, susza, "
    "pogrzeb, monument, epoka, zdobywa",
    ("pt", "hadara"): "renda, poder militar, carta inicial, zona exterior, roda, selo prateado, selo dourado, "
    "ficha de bonificação, conjunto, saquear, anexar, esculpir, contador, época",
}
NOT_IN_THE_BOOK = {
    ("pt", "ra"): r"\bépoca|\bsaco\b|jogador de Rá",
    ("it", "ra"): r"\bgettoni|\bdèi\b|statua di Ra|\bl’era\b",
    ("fr", "ra"): r"\bère\b|joueur de Ra",
    ("pl", "ra"): r"\b[Ee]ra\b|wypada z gry|zyskuje",
    ("pt", "hadara"): r"\bera [IVX]|marcador de",
}
BAGS = {"en": "bag", "pt": "bolsa", "it": "sacchetto", "fr": "sac", "pl": "work"}  # the first edition had none


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_game_uses_the_words_of_the_book_in_its_language(language: str, game: str):
    texts = text_of(language, game)
    for word in BOOKS[language, game].split(", "):
        assert word.lower() in texts.lower(), word
    rules = (RULES / language / f"{game}.md").read_text("utf-8")
    for source in (texts, rules):
        assert re.findall(NOT_IN_THE_BOOK[language, game], source) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_edition_of_ra_has_no_bag(language: str):
    texts = Texts(language, "ra", {"edition": "classic", "scores": "open"})
    for key in ("ra-board-bag", "ra-help-draw", "ra-move-draw"):
        assert not re.search(rf"\b{BAGS[language]}", texts.say(key), re.I)


def test_an_unknown_language_is_refused_in_one_sentence():
    with pytest.raises(Complaint, match="unknown language 'xx'; choose from en, pt, it, fr, pl"):
        Texts("xx", "ra", {})
