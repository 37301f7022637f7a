"""Every numbered rule has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from epoca import games

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs" / "rules"
SHARED = HERE.parent.parent / "shared" / "rules"


def rules_in(page: Path, pattern: str) -> set[str]:
    return set(re.findall(pattern, page.read_text("utf-8"), re.MULTILINE))


def rules_tested() -> set[str]:
    """The numbers in all `@pytest.mark.rule(...)`."""
    named: set[str] = set()
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return named


@pytest.mark.parametrize("game", games.OURS)
def test_every_rule_is_named_by_a_test(game: str):
    rules = rules_in(DOCS / f"{game}.md", r"^- \*\*([A-Z]{2}-\d+)\*\*")
    assert rules
    assert sorted(rules - rules_tested()) == []


@pytest.mark.parametrize("game", games.OURS)
def test_the_rules_page_has_every_number(game: str):
    page = rules_in(DOCS / f"{game}.md", r"^- \*\*([A-Z]{2}-\d+)\*\*")
    numbers = sorted(int(rule.partition("-")[2]) for rule in page)
    assert numbers == list(range(1, max(numbers) + 1))
    compiled = SHARED / f"{game}.md"
    if compiled.exists():
        assert page == rules_in(compiled, r"^- ([A-Z]{2}-\d+) ")


def test_no_test_names_a_rule_that_does_not_exist():
    pages = [rules_in(page, r"^- \*\*([A-Z]{2}-\d+)\*\*") for page in DOCS.glob("*.md")]
    assert sorted(rules_tested() - set().union(*pages)) == []


@pytest.mark.parametrize("language", ["fr", "it", "pl", "pt"])
@pytest.mark.parametrize("game", games.OURS)
def test_the_rules_are_the_same_in_every_language(game: str, language: str):
    def told(page: Path) -> dict[str, list[str]]:
        """For each rule, in order, the figures and names in it."""
        parts = re.split(r"^- \*\*([A-Z]{2}-\d+)\*\*", page.read_text("utf-8").replace("\n  ", " "), flags=re.MULTILINE)
        texts = [text.split("\n\n## ")[0] for text in parts[2::2]]
        return {rule: sorted(re.findall(r"`\w+`|\d+", text)) for rule, text in zip(parts[1::2], texts, strict=True)}

    ours, theirs = told(DOCS / f"{game}.md"), told(DOCS / language / f"{game}.md")
    assert list(theirs) == list(ours)
    assert theirs == ours
