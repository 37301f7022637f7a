"""The README's examples run."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run():
    one, many = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(one, names)
    assert names["match"].over
    exec(many, names)
    assert names["matches"].mask.any(axis=1).all()


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
