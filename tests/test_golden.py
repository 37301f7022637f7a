"""Golden playthroughs: one match per edition and number of seats, told in full. A change of behaviour shows in them.

To write them anew after a wanted change: EPOCA_WRITE_GOLDEN=1 make test
"""

import os
from pathlib import Path

import pytest
from tables import SETTINGS, Setting, finished

from epoca import bots, record
from epoca.game import SPECTATOR
from epoca.record import Player
from epoca.texts import Texts

GOLDEN = Path(__file__).parent / "golden"
USUAL = [s for s in SETTINGS if all(v == s.load().options[k][0] for k, v in s.options[1:])]


def playthrough(setting: Setting) -> str:
    match = finished(setting, "golden", bots.new("greedy"), bots.new("random"))
    players = [Player(name) for name in ("Ana", "Bruno", "Chiara", "Denis", "Ewa")[: setting.seats]]
    texts = Texts("en", match.game.name, match.options, [p.name for p in players])
    lines = []
    for line in record.write(match, players).splitlines():
        lines.append(line)
        number = line.partition(" ")[0]
        if number.isdecimal():
            lines += [f"    {texts.event(event)}" for event in match.events(int(number) - 1, SPECTATOR)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_a_match_goes_as_it_always_went(setting: Setting):
    file = GOLDEN / f"{setting}.txt"
    told = playthrough(setting)
    if os.environ.get("EPOCA_WRITE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(told, "utf-8")
    assert told == file.read_text("utf-8")
