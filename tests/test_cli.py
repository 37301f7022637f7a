"""The command `epoca`, run as a person runs it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import command
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


@pytest.fixture
def run(tmp_path: Path):
    """Run `epoca` with words and typed lines; its files stay in a folder of the test."""

    def epoca(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8", "COLUMNS": "100"}
        return command.run(*words, folder=tmp_path, typed=typed, env=env)

    return epoca


def complaint(result: subprocess.CompletedProcess[str]) -> str:
    """The one line that was said instead of doing anything."""
    assert result.returncode == 2, result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("epoca: ")
    return lines[0]


def test_help_does_not_load_the_compiler():
    code = "import sys; from epoca.cli import app; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("words", [("play", "ra", "--seats", "greedy,network"), ("bots", "hadara"), ("serve",)])
def test_only_a_server_needs_the_packages_of_a_server(words: tuple[str, ...], tmp_path: Path):
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["serve"]
    names = [
        re.split(r"[>\[]", tool)[0].removesuffix("-cffi").replace("-", "_") for tool in tools if "epoca" not in tool
    ]
    code = f"import sys; sys.modules.update(dict.fromkeys({names})); from epoca.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, text=True, capture_output=True, check=False
    )
    assert "pip install 'epoca[serve]'" in complaint(result) if words == ("serve",) else result.returncode == 0


def test_the_base_is_light():
    """Fifteen distributions at most, counted from what is installed here."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    found = {"epoca"}
    while wanted:
        requirement = Requirement(wanted.pop())
        name = canonicalize_name(requirement.name)
        if name not in found and (not requirement.marker or requirement.marker.evaluate({"extra": ""})):
            found.add(name)
            wanted += metadata.requires(name) or []
    assert len(found) <= 15, sorted(found)


WITHOUT_THE_REST = """
import sys
sys.modules.update(dict.fromkeys(["typer", "rich", "prompt_toolkit", "numba", "litestar", "openskill", "pyarrow"]))
"""


def test_the_base_plays_without_what_the_command_needs():
    play = "import epoca.bots; from epoca.envs.simulator import Simulator; one = Simulator('ra', 3); one.reset(1)"
    done = subprocess.run([sys.executable, "-c", f"{WITHOUT_THE_REST}\n{play}\nprint(one.play_until(-1))"], text=True,
                          capture_output=True, check=True)  # fmt: skip
    assert done.stdout == "-1\n"


def test_the_command_says_what_it_needs():
    code = f"{WITHOUT_THE_REST}\nfrom epoca.__main__ import main; main()"
    result = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False)
    assert "pip install 'epoca[play]'" in complaint(result)


def test_a_bot_with_an_effort_of_its_own_sits_down_and_is_saved(run, tmp_path: Path):
    file = str(tmp_path / "match.epoca")
    assert run("play", "ra", "--seats", "greedy,search:16", "--seed", "x", "--save", file).returncode == 0
    assert run("verify", file).returncode == 0


def test_help_and_version(run):
    assert "play" in run("--help").stdout
    assert run("--version").stdout.startswith("epoca ")
    assert "--edition modern | classic | barque" in run("games").stdout


def test_a_whole_match_saved_verified_and_replayed(run, tmp_path: Path):
    file = tmp_path / "match.epoca"
    played = run("play", "ra", "--seats", "greedy,random,greedy", "--seed", "x", "--save", str(file), "--lang", "en")
    assert played.returncode == 0, played.stderr
    assert "Score sheet" in played.stdout
    assert " wins." in played.stdout
    verified = run("verify", str(file))
    assert "every draw, move and score follows from the secret and the rules" in verified.stdout
    replayed = run("replay", str(file))
    assert replayed.returncode == 0
    assert "draws a RA!" in replayed.stdout


def test_verify_names_the_place_of_an_altered_character(run, tmp_path: Path):
    file = tmp_path / "match.epoca"
    run("play", "ra", "--seats", "greedy,greedy", "--seed", "x", "--save", str(file))
    text = file.read_text()
    file.write_text(text.replace("draw = nile", "draw = nils", 1))
    assert "column" in complaint(run("verify", str(file)))
    file.write_text(text)
    assert run("verify", str(file)).returncode == 0


def test_a_match_is_saved_when_the_input_ends_and_goes_on_where_it_was(run, tmp_path: Path):
    file = tmp_path / "match.epoca"
    seats = ("--seats", "you,greedy", "--seed", "s", "--save", str(file), "--lang", "en")
    assert "Resume with: epoca play --resume" in run("play", "ra", *seats, typed="draw\n").stdout
    text = file.read_text()
    assert "Player: draw = " in text
    resumed = run("play", "--resume", str(file), "--lang", "en", typed="quit\n")
    assert "The match continues at move" in resumed.stdout
    assert file.read_text() == text


def test_refusals_teach_and_the_match_goes_on(run):
    typed = "pass\nbid 3\nfrobnicate\nhelp\nsheet\nlog\nquit\n"
    said = run("play", "ra", "--seats", "you,greedy", "--seed", "s", "--lang", "en", typed=typed).stdout
    assert "You can pass only in an auction" in said
    assert "(RA-22)" in said
    assert "You can bid suns only in an auction" in said
    assert "“frobnicate” is not a move you can play here" in said
    assert "spend a god to take a tile" in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "chess"], "unknown game 'chess'; choose from ra, hadara"),
        (["play"], "which game?"),
        (["play", "ra", "--seats", "you"], "This edition is for 2 to 5 players, not 1. (RA-6)"),
        (["play", "ra", "--seats", "you,greedy", "--edition", "classic"], "for 3 to 5 players, not 2. (RA-5)"),
        (
            ["play", "ra", "--seats", "a,b"],
            "'a' is not a bot (random, beginner, greedy, greedy-bold, greedy-miser, greedy-builder, farmer, scribe,",
        ),
        (["play", "ra", "--seats", ""], "a person is `you` or a name with a capital letter"),
        (["play", "ra", "--edition", "wooden"], "edition is one of modern, classic, barque, no-barque, not 'wooden'"),
        (["play", "ra", "--colour", "red"], "ra has no option 'colour'"),
        (["play", "ra", "--edition"], "--edition needs a value"),
        (["play", "ra", "more"], "unexpected 'more'"),
        (["play", "ra", "--lang", "xx"], "unknown language 'xx'; choose from en, pt, it, fr, pl"),
        (["play", "--resume", "nowhere.epoca"], "nowhere.epoca cannot be read: No such file or directory"),
        (["play", "ra", "--resume", "x"], "use --resume on its own"),
        (["verify", "nowhere.epoca"], "nowhere.epoca cannot be read"),
        (["verify", "."], ". cannot be read: Is a directory"),
        (["replay", "nowhere.epoca"], "nowhere.epoca cannot be read"),
        (["bench", "ra", "--seconds", "never"], "Invalid value for '--seconds'"),
        (["frobnicate"], "No such command 'frobnicate'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run, words: list[str], expected: str):
    assert expected in complaint(run(*words))


def test_a_file_that_cannot_be_written_loses_nothing(run):
    typed = "draw\nsave /proc/nowhere/match.epoca\nquit\n"
    result = run("play", "ra", "--seats", "you,greedy", "--seed", "s", "--lang", "en", typed=typed)
    assert "Could not write" in result.stdout
    assert "Resume with: epoca play --resume" in result.stdout
    assert result.returncode == 0


def test_bench_prints_one_json_object(run):
    report = json.loads(run("bench", "ra", "--json", "--seconds", "0.01").stdout)
    assert [row["seats"] for row in report["results"]] == [2, 3, 4, 5]
    assert all(row["decisions_per_s"] > 0 and row["games_per_s"] > 0 for row in report["results"])
    assert report["clone_ns"] > 0


def test_bench_measures_a_search_at_every_table(run):
    report = json.loads(run("bench", "ra", "--search", "--json", "--seconds", "0.01").stdout)
    assert [row["seats"] for row in report["results"]] == [2, 3, 4, 5]
    assert all(row["simulations_per_s"] > 0 and row["positions"] > 0 for row in report["results"])


@pytest.fixture
def tables(run, tmp_path: Path) -> Path:
    """The exported components of Hadara, to be edited."""
    folder = tmp_path / "tables"
    assert "162 pieces" in run("components", "hadara", "--export", str(folder)).stdout
    return folder


def test_a_match_with_edited_components_is_verified_only_with_them(run, tmp_path: Path, tables: Path):
    cards, file = tables / "cards.csv", tmp_path / "match.epoca"
    cards.write_text(cards.read_text().replace("1,yellow,1,basic,1,1,0,0,0,1,", "1,yellow,1,basic,0,3,0,0,0,9,"))
    edited = ("--components", str(tables))
    played = run("play", "hadara", "--seats", "greedy,greedy", "--seed", "x", "--save", str(file), *edited)
    assert played.returncode == 0, played.stderr
    assert "played with edited components" in complaint(run("verify", str(file)))
    assert run("verify", str(file), *edited).returncode == 0
    assert run("replay", str(file), *edited).returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1,yellow,2,basic,2,", "1,yellow,2,basic,two,", "cards.csv, line 3: price is a whole number from 0 to 99"),
        ("1,yellow,2,basic,", "1,yellow,3,basic,", "cards.csv, line 3: number is 2 here, not '3'"),
        ("sale_bonus", "free_beer", "cards.csv, line 45: 'free_beer' is no ability"),
    ],
)
def test_a_bad_table_is_refused_with_file_line_and_reason(run, tables: Path, old: str, new: str, reason: str):
    cards = tables / "cards.csv"
    cards.write_text(cards.read_text().replace(old, new, 1))
    said = complaint(run("play", "hadara", "--seats", "greedy,greedy", "--components", str(tables)))
    assert reason in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["components", "ra"], "ra is played as printed"),
        (["components", "chess"], "unknown game 'chess'"),
        (["play", "hadara", "--components", "nowhere"], "nowhere has no component tables; expected busts.csv"),
        (["balance", "ra"], "ra has no designed pieces to balance"),
    ],
)
def test_components_that_cannot_be_used_are_one_line(run, words: list[str], expected: str):
    assert expected in complaint(run(*words))


def test_exported_components_are_never_overwritten(run, tables: Path):
    (tables / "cards.csv").write_text("mine")
    assert "already exists, so nothing was written" in complaint(run("components", "hadara", "--export", str(tables)))
    assert (tables / "cards.csv").read_text() == "mine"


def test_balance_prints_a_table_and_draws_a_plot(run, tmp_path: Path):
    picture = tmp_path / "balance.svg"
    words = ("balance", "hadara", "--deck", "advanced", "--matches", "3", "--plot", str(picture))
    uncompiled = os.environ | {"EPOCA_ENGINE": "python"}  # compiling would take longer than these matches
    told = subprocess.run([sys.executable, "-m", "epoca", *words], env=uncompiled, capture_output=True, text=True)
    assert "sale_bonus" in told.stdout, told.stderr
    assert picture.read_text().startswith("<?xml")
    assert "cannot be written" in complaint(
        run("balance", "hadara", "--matches", "1", "--plot", str(tmp_path / "no" / "where.png"))
    )


def test_bench_compares_every_way_to_step_every_game(run, tmp_path: Path):
    picture = tmp_path / "bench.png"
    words = ("bench", "--seconds", "0.01", "--no-peers", "--json", "--chart", str(picture))
    report = json.loads(run(*words).stdout)
    whats = {row["what"] for row in report["results"]}
    assert {"ra: compiled loop", "hadara: one match from Python", "ra: 65,536 at once, 1 core"} <= whats
    assert all(row["per_s"] > 0 for row in report["results"])
    assert set(report["ns"]["hadara"]) == {"clone", "deal", "redeal"}
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_tune_prints_a_table_to_paste(run):
    result = run("tune", "ra", "--seats", "2", "--rounds", "1", "--matches", "1", "--seed", "x")
    assert result.returncode == 0, result.stderr
    names: dict[str, object] = {}
    exec(result.stdout[result.stdout.index("HABITS") :], names)
    assert names["HABITS"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["tune", "chess"], "unknown game 'chess'"),
        (["tune", "ra", "--seats", "two"], "--seats takes whole numbers such as 2,3, not 'two'"),
        (["tune", "ra", "--seats", "2,7"], "ra has 2 to 5 seats here, not 7"),
        (["play", "ra", "--seats", "you,greedy-warlord"], "ra has no bot 'greedy-warlord'; it has greedy-bold"),
        (["arena", "ra", "--bots", "greedy,greedy-warlord"], "ra has no bot 'greedy-warlord'; it has greedy-bold"),
    ],
)
def test_tune_and_temperaments_complain_in_one_sentence(run, words, why):
    assert why in complaint(run(*words))


def test_bots_lists_the_named_opponents_in_the_readers_language(run):
    listed = run("bots", "ra", "--lang", "fr").stdout
    assert "pharaoh" in listed
    assert "Pharaon      À pleine puissance" in listed
    assert "greedy-bold" in listed


def test_people_play_against_named_opponents_and_ask_for_a_hint(run):
    played = run("play", "ra", "--seats", "you,farmer,priest", "--seed", "named", typed="hint\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "Win chance" in played.stdout
    assert "%" in played.stdout
    assert "” instead of “" in played.stdout or "are about equal" in played.stdout


def test_explain_tells_what_a_bot_thinks_of_a_position(run, tmp_path: Path):
    run("play", "hadara", "--seats", "you,beginner", "--seed", "told", "--save", "match.epoca", typed="quit\n")
    told = run("explain", "match.epoca", "--seconds", "0.1", "--lang", "pl")
    assert told.returncode == 0, told.stderr
    assert "Szansa na wygraną" in told.stdout
    assert "has only 2 moves" in complaint(run("explain", "match.epoca", "--ply", "900"))


def test_train_complains_about_what_it_cannot_do(run):
    assert "not at 9" in complaint(run("train", "ra", "--seats", "9"))
    assert "whole numbers" in complaint(run("train", "ra", "--seats", "two"))
    assert "unknown game" in complaint(run("train", "chess"))
    assert "not 'vizier'" in complaint(run("train", "ra", "--from-search", "--against", "vizier"))
