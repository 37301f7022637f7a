"""Bots from outside: what a program is told, and what becomes of one that breaks the rules."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import command
import pytest
from tables import Setting

from epoca import record
from epoca.bots import new
from epoca.bots.external import RESTARTS, External, Program, at_table, kill_all, name_of
from epoca.complaint import Complaint
from epoca.match import Match

ROOT = Path(__file__).parent.parent.parent
RANDOM_BOT = f"{sys.executable} {ROOT / 'examples' / 'random_bot.py'}"
RA = Setting("ra", 2, ())

# A program that is polite until it has to decide; `ANSWER` is what it does then.
POLITE = """
import json, os, sys, time
decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "decide":
        decisions += 1
        ANSWER
        sys.stdout.flush()
"""


@pytest.fixture
def program(tmp_path: Path):
    """The command of a Python program with this text."""

    def command(text: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(text)
        return f"{sys.executable} {file}"

    return command


def deciding(answer: str) -> str:
    return POLITE.replace("ANSWER", answer.replace("\n", "\n        "))


def played(bot: External, setting: Setting = RA) -> tuple[Match, int]:
    """A whole match of the bot against greedy, and how often the bot was asked."""
    match = setting.match("outside")
    players = {0: bot, 1: new("greedy")}
    asked = 0
    with at_table(match, players):
        while not match.over:
            seat = match.seat
            asked += seat == 0
            match.play(seat, players[seat].choose(match.game, match.box, match.redealt(seat)))
    assert bot.program is None
    assert not Program.running
    return match, asked


def first_moves(match: Match, seat: int = 0) -> bool:
    """Whether every move of a seat was the first legal one."""
    plies = [ply for ply in range(len(match.actions)) if match.history[ply].seat == seat]
    return all(match.actions[p] == match.game.legal_actions(match.box, match.history[p])[0] for p in plies)


@pytest.mark.parametrize("setting", [RA, Setting("hadara", 2, ())], ids=str)
def test_a_good_bot_plays_the_same_match_again_and_commits_no_fault(setting: Setting):
    bot = new(f"exec:{RANDOM_BOT}", 30.0)
    assert isinstance(bot, External)
    match, asked = played(bot, setting)
    assert asked > 20
    assert not bot.faults
    assert not first_moves(match)
    assert played(External(RANDOM_BOT, 30.0), setting)[0].actions == match.actions


def test_a_bot_is_told_what_its_seat_may_know_and_no_more(program, tmp_path: Path):
    heard = tmp_path / "heard"
    listening = deciding('print(json.dumps({"move": message["moves"][-1]["move"]}))').replace(
        "    message = json.loads(line)", f"    open({str(heard)!r}, 'a').write(line); message = json.loads(line)"
    )
    bot = External(program(listening), 30.0)
    match, asked = played(bot)
    hello, *decisions, goodbye = [json.loads(line) for line in heard.read_text().splitlines()]
    assert (hello["type"], hello["protocol"], hello["game"], hello["seats"]) == ("hello", 1, "ra", 2)
    assert hello["options"] == {"edition": "modern", "scores": "hidden", "memory": "shown"}
    assert hello["actions"][match.game.read("draw")] == "draw"
    assert goodbye == {"type": "goodbye"}
    assert len(decisions) == asked
    for decision in decisions:
        assert decision["view"]["viewer"] == decision["view"]["seat"] == 0
        assert decision["view"]["players"][1]["points"] is None
        assert all(hello["actions"][move["action"]] == move["move"] for move in decision["moves"])
    assert match.secret.hex() not in heard.read_text()
    assert not bot.faults


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("sys.exit(1)", "crash"),
        ("os.kill(os.getpid(), 9)", "crash"),
        ("print('I think I will draw')", "nonsense"),
        ("print('[1, 2]')", "nonsense"),
        ('print(\'{"action": "draw"}\')', "nonsense"),
        ("print('{\"action\": true}')", "nonsense"),
        ("print('[' * 60000)", "nonsense"),
        ("print('9' * 60000)", "nonsense"),
        ("sys.stdout.buffer.write(bytes(range(256)) * 2 + b'\\n')", "nonsense"),
        ("while True: sys.stdout.write('x' * 100000)", "nonsense"),
        ("print('x' * 200000)", "nonsense"),
    ],
)
def test_a_bot_that_fails_is_started_again_three_times_and_then_forfeits_the_rest(program, answer: str, kind: str):
    bot = External(program(deciding(answer)), 30.0)
    match, asked = played(bot)
    assert first_moves(match)
    assert bot.faults == {kind: 1 + RESTARTS, "out": asked - 1 - RESTARTS}


def test_a_bot_that_hangs_is_ended_with_all_it_started(program, tmp_path: Path):
    pids = tmp_path / "pids"
    hanging = f"""import subprocess
child = subprocess.Popen(["sleep", "1000"])
open({str(pids)!r}, "a").write(f"{{os.getpid()}} {{child.pid}}\\n")
time.sleep(1000)"""
    bot = External(program(deciding(hanging)), 0.5)
    match, asked = played(bot)
    assert first_moves(match)
    assert bot.faults == {"slow": 1 + RESTARTS, "out": asked - 1 - RESTARTS}
    until = time.monotonic() + 20  # who is killed needs a moment
    while any(running(int(pid)) for pid in pids.read_text().split()):
        assert time.monotonic() < until
        time.sleep(0.01)


def running(pid: int) -> bool:
    """Whether a process is alive, or a child of ours that nobody waited for."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return status[0] != "Z" or int(status[1]) == os.getpid()


@pytest.mark.parametrize("answer", ["{'action': 10**6}", "{'action': -1}", "{'move': 'castle'}", "{'move': ''}"])
def test_a_bot_that_cheats_forfeits_the_move_and_is_asked_again(program, answer: str):
    bot = External(program(deciding(f"print(json.dumps({answer}))")), 30.0)
    match, asked = played(bot)
    assert first_moves(match)
    assert bot.faults == {"illegal": asked}


def test_a_bot_that_fails_once_goes_on(program, tmp_path: Path):
    failing = f"""if decisions == 3 and not os.path.exists({str(tmp_path / "once")!r}):
    open({str(tmp_path / "once")!r}, "w").close()
    sys.exit()
print(json.dumps({{"action": message["moves"][-1]["action"]}}))"""
    bot = External(program(deciding(failing)), 30.0)
    played(bot)
    assert bot.faults == {"crash": 1}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "crash"),
        ("print('hello')", "nonsense"),
        ('print(\'{"type": "go"}\')', "nonsense"),
        ("import nowhere", "crash"),
    ],
)
def test_a_bot_that_is_never_ready_forfeits_everything(program, text: str, kind: str):
    bot = External(program(text), 30.0)
    match, asked = played(bot)
    assert first_moves(match)
    assert bot.faults == {kind: 1 + RESTARTS, "out": asked - 1 - RESTARTS}


def test_a_bot_that_is_not_ready_in_time_is_slow(program):
    bot = External(program("import time; time.sleep(1000)"), 30.0, start_limit=0.2)
    played(bot)
    assert bot.faults["slow"] == 1 + RESTARTS


def test_a_bot_that_never_listens_cannot_block_the_table(program):
    deaf = """
import time
print('{"type": "ready"}')
for _ in range(10000):
    print('{"action": 0}', flush=True)
time.sleep(1000)
"""
    bot = External(program(deaf), 30.0)
    played(bot, Setting("hadara", 2, ()))
    assert set(bot.faults) <= {"illegal"}


def test_every_program_can_be_killed_at_once(program):
    bot = External(program(deciding('print(json.dumps({"action": message["moves"][0]["action"]}))')), 30.0)
    match = RA.match("x")
    bot.choose(match.game, match.box, match.redealt(match.seat))
    assert bot.program
    kill_all()
    assert bot.program.process.wait() == -9
    bot.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "exec: needs a command"),
        ("exec:no-such-program", "there is no program 'no-such-program'"),
        ("exec:'open", "is no command: No closing quotation"),
        ("exec:a\nb", "cannot be printed"),
        ("oracle", "unknown bot 'oracle'; choose from random, beginner, greedy"),
    ],
)
def test_a_bot_that_cannot_be_is_one_sentence(name: str, why: str):
    with pytest.raises(Complaint, match=r"^[^\n]*$") as complaint:
        new(name)
    assert why in str(complaint.value)


def test_the_name_at_the_table_is_that_of_the_file():
    assert name_of(f"exec:{RANDOM_BOT}") == "random_bot"
    assert name_of(f"exec:{sys.executable} -u 'a=b,c:d.py'") == "abcd"
    assert name_of("exec:true") == "true"


def test_programs_play_in_the_terminal_and_a_file_alone_never_starts_one(tmp_path: Path):
    def epoca(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return command.run(*words, "--lang", "en", folder=tmp_path, typed=typed, env=os.environ)

    file, seats = tmp_path / "match.epoca", f"you,exec:{RANDOM_BOT},exec:{RANDOM_BOT}"
    said = epoca("play", "ra", "--seats", seats, "--seed", "s", "--save", str(file), typed="draw\n")
    assert said.returncode == 0, said.stderr
    _, players = record.load(file)
    assert [player.name for player in players] == ["Player", "random_bot", "random_bot 2"]
    refused = epoca("play", "--resume", str(file))
    assert refused.returncode == 2
    assert "random_bot is a program: to allow it to run, add --seats" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert epoca("play", "--resume", str(file), "--seats", seats, typed="quit\n").returncode == 0
    assert epoca("verify", str(file)).returncode == 0
