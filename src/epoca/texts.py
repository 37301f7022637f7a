"""Texts in the reader's language, from the Fluent files in `locales` and in the folder of each game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from epoca import games
from epoca.complaint import Complaint
from epoca.game import Event, Reasons, Refusal, Seat

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "pt", "it", "fr", "pl")


@cache
def _brought(game: str, folder: str, language: str, ending: str) -> str:
    """A text out of a game's own folder, in English where there is none in this language, empty if there is none."""
    shelf = files(games.load(game).package) / folder
    for name in (language, "en"):
        if (file := shelf / f"{name}.{ending}").is_file():
            return file.read_text("utf-8")
    return ""


def texts_of(game: str, language: str) -> str:
    """The game's Fluent texts."""
    return _brought(game, "locales", language, "ftl")


def rules_of(game: str, language: str) -> str:
    """The game's numbered rules, if it brings them."""
    return _brought(game, "rules", language, "md")


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in ((LOCALES / language / "common.ftl").read_text("utf-8"), texts_of(game, language)):
        bundle.add_resource(FluentResource(text))
    return bundle


Pairs: TypeAlias = tuple[tuple[str, Any], ...]


@lru_cache(1 << 14)
def _reason(language: str, game: str, options: Pairs, category: str, args: Pairs) -> str:
    """Kept, because it is said again with every move until the next scoring."""
    return Texts(language, game, dict(options)).say(f"{game}-why-{category}", **dict(args))


def kebab(name: str) -> str:
    """The name of a class as texts are named: `TurnBegan` is `turn-began`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


def seats_in(event: Event) -> list[int]:
    """Whom an event is about."""
    values = [getattr(event, field.name) for field in fields(event)]
    return [
        seat for value in values for seat in (value if isinstance(value, tuple) else (value,)) if isinstance(seat, Seat)
    ]


class Texts:
    """The texts of one game in one language and one edition's words."""

    def __init__(self, language: str, game: str, options: Mapping[str, str], names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Complaint(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.options = options
        self.names = names
        self._bundle = _bundle(language, game)

    @classmethod
    def at(cls, language: str, game: str, options: Mapping[str, str], sitting: Iterable[tuple[str, str]]) -> "Texts":
        """Texts at a table, from the name of everybody and the kind of bot they are, if any."""
        texts = cls(language, game, options)
        texts.names = [texts.called(name, kind) for name, kind in sitting]
        return texts

    def called(self, name: str, kind: str) -> str:
        """What a player is called: a bot named after its kind, and numbered perhaps, has a name in the language."""
        of_kind, _, number = name.partition(" ")
        key = f"{self.game}-bot-{kind}"
        if of_kind != kind or not self.has(key):
            return name
        return f"{self.say(key)} {number}".rstrip()

    def say(self, key: str, **args: Any) -> str:
        """The text of a message; a missing one or a broken one is a fault of ours, found by tests."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words = dict(self.options)
        for name, value in args.items():
            words |= self._argument(name, value)
        text, errors = self._bundle.format_pattern(message.value, words)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(key))

    def word(self, family: str, name: str) -> str:
        """The name of one of the game's things, such as a tile or a category."""
        return self.say(f"{self.game}-{family}-{name}")

    def event(self, event: Event, reader: int | None = None) -> str:
        """What happened, as a sentence; one about the reader's own seat speaks to the reader."""
        key = f"{self.game}-event-{kebab(type(event).__name__)}"
        if reader is not None and seats_in(event) == [reader] and self.has(f"{key}-you"):
            key += "-you"
        return self.say(key, **{f.name: getattr(event, f.name) for f in fields(event)})

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.say(f"{self.game}-refusal-{refusal.reason}", **refusal.args)

    def ruling(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the rule's number."""
        why = self.refusal(refusal)
        return f"{why} ({refusal.rule})" if refusal.rule else why

    def why(self, reasons: Reasons) -> list[list[str]]:
        """Where each number of a scoring comes from, by seat and category."""
        options = tuple(self.options.items())
        return [
            [
                _reason(self.language, self.game, options, category, tuple(args.items()))
                for category, args in row.items()
            ]
            for row in reasons
        ]

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row, equal ones counted: 2 Nile, flood."""
        return ", ".join(f"{n} × {thing}" if n > 1 else thing for thing, n in Counter(things).items())

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if value is None:
            return {name: "hidden"}
        if isinstance(value, Mapping):
            return {}
        if isinstance(value, tuple) and not hasattr(value, "text"):
            named = [self._named(item) for item in value if isinstance(item, Seat) or hasattr(item, "text")]
            return {name: self.listed(named), f"{name}-count": len(value)}
        return {name: self._named(value)}

    def _named(self, value: Any) -> Any:
        """A seat by its name, a thing of the game by its word, anything else as it is."""
        if isinstance(value, Seat):
            return self.names[value]
        return value.text(self) if hasattr(value, "text") else value
