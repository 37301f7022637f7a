"""Match files: readable, replayable, and proof against a single altered character."""

import random
from pathlib import Path

import pytest
from tables import SETTINGS, Setting, finished, play_out

from epoca import bots, record
from epoca.complaint import Complaint
from epoca.record import BadRecord, Player

USUAL = [s for s in SETTINGS if all(v == s.load().options[k][0] for k, v in s.options[1:])]
RA_3 = next(s for s in USUAL if s.game == "ra" and s.seats == 3)


def file_of(setting: Setting, seed: object = "file") -> str:
    match = finished(setting, seed, bots.new("greedy"))
    return record.write(match, [Player(f"Player {seat}", "greedy") for seat in range(setting.seats)])


def altered(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


@pytest.mark.parametrize("setting", USUAL, ids=str)
def test_any_altered_character_is_caught_with_its_place(setting: Setting):
    text = file_of(setting)
    actions = record.read(text)[0].actions
    dice = random.Random(str(setting))
    caught = 0
    for _ in range(60):
        place = dice.randrange(len(text))
        other = dice.choice([c for c in "0123456789abcdefxyz ,:=-\n" if c != text[place]])
        try:
            match, _ = record.read(text[:place] + other + text[place + 1 :])
        except BadRecord as bad:
            assert 1 <= bad.line <= text.count("\n") + 2
            caught += 1
        else:  # another move, which the rules allow and which comes to the same draws and scores: a bid 8 for a bid 2
            assert match.actions != actions
    assert caught >= 58


def test_the_place_named_is_where_a_draw_was_altered():
    text = file_of(RA_3)
    line = next(i for i, line in enumerate(text.splitlines(), 1) if line.endswith("draw = nile"))
    with pytest.raises(BadRecord, match=f"line {line}: column .* reads .*flood.* and should read .*nile"):
        record.read(altered(text, "draw = nile", "draw = flood"))


def test_a_score_that_does_not_follow_is_caught():
    text = file_of(RA_3)
    result = next(line for line in text.splitlines() if line.startswith("result: "))
    with pytest.raises(BadRecord, match="should read 'result: "):
        record.read(altered(text, result, result + "0"))


def test_a_move_that_is_not_allowed_is_caught_with_its_rule():
    text = file_of(RA_3)
    first = text.split("\n\n")[1].splitlines()[0]
    with pytest.raises(BadRecord, match=r"'pass' is not allowed: You can pass only in an auction.* \(RA-22\)"):
        record.read(altered(text, first, first.partition(":")[0] + ": pass"))


def test_a_foreign_secret_is_caught():
    text = file_of(RA_3)
    secret = next(line for line in text.splitlines() if line.startswith("secret: "))
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        record.read(altered(text, secret, "secret: " + "0" * 64))


def test_an_altered_name_is_caught_in_the_header():
    with pytest.raises(BadRecord, match="it or one of lines 1 to 8 was altered"):
        record.read(altered(file_of(RA_3), "seat: Player 0", "seat: Prayer 0"))


def test_a_file_cut_short_is_caught():
    text = file_of(RA_3)
    for lines in range(text.count("\n")):
        with pytest.raises(BadRecord):
            record.read("\n".join(text.split("\n")[:lines]))


def test_an_unfinished_match_can_be_read_and_gone_on_with():
    match = RA_3.match("unfinished")
    players = [Player(name) for name in ("Ana", "Bruno", "Chiara")]
    for ply, _ in enumerate(play_out(match)):
        if ply == 20:
            break
    again, _ = record.read(record.write(match, players))
    assert not again.over
    for _ in play_out(match):
        pass
    for _ in play_out(again):
        pass
    assert again.state.tobytes() == match.state.tobytes()


def test_a_file_without_its_secret_cannot_be_checked_yet():
    lines = [line for line in file_of(RA_3).split("\n") if not line.startswith("secret")]
    with pytest.raises(BadRecord, match="there is no secret yet"):
        record.read("\n".join(lines))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"", "line 1: a match file begins with 'epoca match 1'"),
        (b"\xff\xfe\x00nonsense", "is not a match file: it is not text"),
        (b"epoca match 1\n\n", "the header has no line 'game'"),
        (b"epoca match 1\nnonsense\n", "line 2: 'nonsense' is not a line of a header"),
    ],
)
def test_an_unreadable_file_is_one_sentence(tmp_path: Path, content: bytes | None, complaint: str):
    file = tmp_path / "match.epoca"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Complaint, match=complaint) as said:
        record.load(file)
    assert str(file) in str(said.value)
    assert "\n" not in str(said.value)


@pytest.mark.parametrize("name", ["", " Ana", "Ana  B", "a,b", "a:b", "a=b", "a\nb", "x" * 41])
def test_a_name_that_would_break_the_file_is_refused(name: str):
    with pytest.raises(Complaint, match=r"names (have|cannot contain)"):
        Player(name)


def test_a_file_from_before_an_option_is_read_as_it_was_played():
    match = RA_3.match("old")
    players = [Player(f"Player {seat}") for seat in range(3)]
    old = record.write(match, players, left_out={"memory"})
    assert "memory" not in old
    again, _ = record.read(old)
    assert again.options["memory"] == "shown"
    assert again.state.tobytes() == match.state.tobytes()
