"""The arena: fair line-ups, the same results always, and nothing lost or counted twice."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import isinf
from pathlib import Path
from statistics import fmean

import command
import pyarrow.parquet
import pytest

from epoca import games
from epoca.complaint import Complaint
from epoca.lab.arena import Results, Runner, SeatResult, Tournament, folder_of, on_cores, play_job, run
from epoca.lab.ratings import anchored, anchors, estimate, standings, student

ROOT = Path(__file__).parent.parent.parent
SMALL = Tournament("ra", ("greedy", "random"), 2, 4, "small")
HERE = on_cores(1)


def timeless(rows: Sequence[SeatResult]) -> list[SeatResult]:
    """Rows without the one thing that differs each time."""
    return [replace(row, seconds=0.0) for row in rows]


@pytest.fixture(scope="module")
def uninterrupted() -> list[SeatResult]:
    return timeless([row for job in SMALL.jobs for row in play_job(SMALL, job)])


@pytest.fixture
def epoca(tmp_path: Path):
    def arena(*words: str) -> subprocess.CompletedProcess[str]:
        return command.run("arena", *words, folder=tmp_path, env={**os.environ, "COLUMNS": "160"})

    return arena


# ------------------------------------------------------------------------------------------ line-ups


def test_two_bots_play_alone_against_copies_of_the_other_both_ways():
    assert Tournament("ra", ("a", "b"), 2, 1, "").line_ups == [("a", "b")]
    assert Tournament("ra", ("a", "b"), 4, 1, "").line_ups == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_one_bot_may_play_alone_against_copies_of_each_other_one():
    assert Tournament("ra", ("a", "b", "c"), 3, 1, "", alone=True).line_ups == [("a", "b", "b"), ("a", "c", "c")]


def test_more_bots_play_in_every_combination_of_at_least_two():
    line_ups = Tournament("ra", ("a", "b", "c"), 3, 1, "").line_ups
    assert len(line_ups) == len(set(line_ups)) == 10 - 3
    assert all(len(set(who)) > 1 for who in line_ups)


def test_every_bot_of_a_line_up_has_every_seat_once_with_every_deal():
    tournament = Tournament("ra", ("greedy", "random"), 3, 2, "rotations")
    rows = [row for job in tournament.jobs for row in play_job(tournament, job)]
    assert len(rows) == 2 * 2 * 3 * 3
    for who in tournament.line_ups:
        for deal in range(2):
            here = [row for row in rows if row.line_up == ", ".join(who) and row.deal == deal]
            assert Counter((row.bot, row.seat) for row in here) == {
                (bot, seat): who.count(bot) for bot in set(who) for seat in range(3)
            }
    assert all(sorted({row.seat for row in rows if row.rotation == r}) == [0, 1, 2] for r in range(3))


def test_all_line_ups_and_rotations_have_the_same_deals_and_other_deals_differ():
    tournament = Tournament("ra", ("greedy", "random"), 3, 2, "pairs")
    first, again, second = (tournament.match(deal).state.tobytes() for deal in (0, 0, 1))
    assert first == again != second
    assert tournament.match(0).secret == replace(tournament, bots=("random", "greedy")).match(0).secret
    assert tournament.match(0).secret != replace(tournament, seed="other").match(0).secret


# -------------------------------------------------------------------------------------------- results


@pytest.mark.parametrize("game", ["ra", "hadara"])
def test_greedy_beats_random_in_nearly_all_matches_of_two(game: str, tmp_path: Path):
    tournament = Tournament(game, ("random", "greedy"), 2, 12, "strength")
    best, worst = standings(run(tournament, tmp_path / "out.parquet", HERE))
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.matches == worst.matches == 24
    assert best.wins.mean > 0.9
    assert best.wins.mean + worst.wins.mean == pytest.approx(1)
    assert best.wins.mean - best.wins.error > 0.5
    assert best.margin.mean - best.margin.error > 0 > worst.margin.mean + worst.margin.error
    assert best.rating - 2 * best.deviation > worst.rating + 2 * worst.deviation


def test_the_same_seed_gives_the_same_file_but_for_the_seconds(uninterrupted: list[SeatResult], tmp_path: Path):
    for name, runner in (("a", HERE), ("b", on_cores(2))):
        assert timeless(run(SMALL, tmp_path / name, runner)) == uninterrupted
    a, b = (pyarrow.parquet.read_table(tmp_path / name) for name in "ab")
    assert a.drop_columns("seconds").equals(b.drop_columns("seconds"), check_metadata=True)
    assert a.column_names[:11] == [
        *("game", "options", "deal", "line_up", "rotation", "seat", "bot", "points", "rank", "decisions", "seconds")
    ]
    assert standings(run(SMALL, tmp_path / "a", HERE)) == standings(run(SMALL, tmp_path / "b", HERE))
    other = replace(SMALL, seed="other")
    assert timeless(run(other, tmp_path / "c", HERE)) != uninterrupted


def test_a_finished_tournament_is_not_played_again(tmp_path: Path):
    def nobody(tournament: Tournament, jobs: Sequence[int]) -> Results:
        raise AssertionError

    out = tmp_path / "out"
    assert run(SMALL, out, HERE) == run(SMALL, out, nobody)
    assert not folder_of(out).exists()


def test_a_file_may_be_named_for_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    out = Path("search:100.parquet")
    assert run(SMALL, out, HERE) == run(SMALL, out, HERE)


def interrupted_after(jobs_done: int) -> Runner:
    def runner(tournament: Tournament, jobs: Sequence[int]) -> Iterator[tuple[int, list[SeatResult]]]:
        for i, job in enumerate(reversed(jobs)):
            if i == jobs_done:
                raise KeyboardInterrupt
            yield job, play_job(tournament, job)
            yield job, play_job(tournament, job)  # as when a lost answer turns up after all

    return runner


def test_an_interrupted_tournament_goes_on_and_ends_as_if_it_never_stopped(
    uninterrupted: list[SeatResult], tmp_path: Path
):
    out = tmp_path / "out"
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run(SMALL, out, interrupted_after(1))
        with (folder_of(out) / "jobs.jsonl").open("ab") as journal:
            journal.write(b'{"job": 0, "rows": [[0, "gre')  # half a line, as a killed arena leaves it
    seen: list[int] = []
    rows = run(SMALL, out, HERE, lambda done, jobs: seen.append(done))
    assert seen == [2, 3, 4]
    assert timeless(rows) == uninterrupted


@pytest.mark.long
def test_a_killed_arena_loses_nothing_and_leaves_no_process(epoca, tmp_path: Path):
    out = tmp_path / "out.parquet"
    words = ("ra", "--deals", "30", "--seats", "3", "--seed", "k", "--workers", "2", "--out", str(out))
    real = [sys.executable, "-c", "from epoca.cli import main; main()", "arena", *words]
    for deadly in (signal.SIGINT, signal.SIGKILL):
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        arena = subprocess.Popen(real, cwd=tmp_path, preexec_fn=hear_interrupts, **pipes)
        before = lines_of(out)
        while arena.poll() is None and lines_of(out) < before + 5:
            time.sleep(0.01)
        arena.send_signal(deadly)
        _, said = arena.communicate(timeout=command.PATIENCE)  # ends only when all that hold the pipe have ended
        if deadly == signal.SIGINT:
            assert arena.returncode == 130, said
            assert said == "stopped; your progress is saved: run the same command again to resume\n"
    assert epoca(*words).returncode == 0
    tournament = Tournament("ra", ("greedy", "random"), 3, 30, "k")
    rows = timeless(run(tournament, out, HERE))
    assert rows[:18] == timeless([row for job in (0, 1) for row in play_job(tournament, job)])
    assert Counter((row.deal, row.line_up, row.rotation, row.seat) for row in rows).most_common(1)[0][1] == 1
    assert len(rows) == 30 * 2 * 3 * 3


def hear_interrupts() -> None:
    """Shells let what they start in the background ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lines_of(out: Path) -> int:
    journal = folder_of(out) / "jobs.jsonl"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def test_results_of_another_tournament_are_refused(tmp_path: Path):
    out = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        run(SMALL, out, interrupted_after(1))
    for other in (replace(SMALL, seed="other"), replace(SMALL, deals=5), replace(SMALL, options={"scores": "open"})):
        with pytest.raises(Complaint, match="holds another tournament"):
            run(other, out, HERE)
    run(SMALL, out, HERE)
    with pytest.raises(Complaint, match="holds another tournament"):
        run(replace(SMALL, seed="other"), out, HERE)
    out.write_text("my diary")
    with pytest.raises(Complaint, match="is no result of an arena"):
        run(SMALL, out, HERE)
    assert out.read_text() == "my diary"


def test_two_arenas_cannot_write_the_same_file(tmp_path: Path):
    def meddled(tournament: Tournament, jobs: Sequence[int]) -> Results:
        with pytest.raises(Complaint, match="another arena is at work"):
            run(tournament, tmp_path / "out", HERE)
        return on_cores(1)(tournament, jobs)

    run(replace(SMALL, deals=1), tmp_path / "out", meddled)


# ----------------------------------------------------------------------------------------- statistics


def test_intervals_take_each_deal_as_one_observation():
    copies = [[1.0] * 50, [0.0] * 50, [1.0] * 50, [0.0] * 50]
    assert estimate(copies) == estimate([[1.0], [0.0], [1.0], [0.0]])
    assert estimate([[3.0], [5.0]]).error == pytest.approx(12.7062)
    assert isinf(estimate([[1.0, 0.0]]).error)
    assert estimate([[2.0]] * 9).error == 0
    assert 0 < estimate([[1.0]] * 90, 0, 1).error < estimate([[1.0]] * 9, 0, 1).error < 0.5


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_students_quantiles(freedom: int, value: float):
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_a_shared_victory_is_split_and_margins_are_to_the_mean_of_the_others():
    points = {"a": 10, "b": 10, "c": 1}
    rows = [
        SeatResult(deal, "a, b, c", 0, seat, bot, points[bot], 3 if bot == "c" else 1, 9, 0.1)
        for deal in range(3)
        for seat, bot in enumerate("abc")
    ]
    found = {standing.bot: standing for standing in standings(rows)}
    assert [found[bot].wins.mean for bot in "abc"] == [0.5, 0.5, 0]
    assert [found[bot].margin.mean for bot in "abc"] == [4.5, 4.5, -9]
    assert found["a"].rating == pytest.approx(found["b"].rating)
    assert fmean(s.rank.mean for s in found.values()) == pytest.approx(5 / 3)


# -------------------------------------------------------------------------------------- the command


def met(one: str, other: str, won: int, lost: int) -> list[SeatResult]:
    """Matches of two, some won by the first bot and some by the second."""
    ranks = [(1, 2)] * won + [(2, 1)] * lost
    pairs = [pair for first, second in ranks for pair in ((0, one, first), (1, other, second))]
    return [SeatResult(0, "", 0, seat, bot, 0, rank, 0, 0.0) for seat, bot, rank in pairs]


def test_ten_wins_to_one_are_four_hundred_points_beside_an_anchor():
    ratings = anchored(met("hero", "greedy", 1000, 100), {"greedy": 1500.0})
    assert ratings["hero"].mean == pytest.approx(1900, abs=3)
    assert ratings["hero"].error == pytest.approx(36, abs=1)
    assert (ratings["greedy"].mean, ratings["greedy"].error) == (1500, 0)


def test_ratings_of_two_tournaments_compare_by_their_anchors():
    """One met the greedy bot and the other a level; who is better need not have met."""
    fixed = anchors(games.load("ra"), 2)
    first = anchored(met("a", "greedy", 500, 500), fixed)["a"].mean
    second = anchored([*met("b", "vizier", 500, 500), *met("c", "b", 1000, 100)], fixed)
    assert (first, second["b"].mean) == pytest.approx((1500, fixed["vizier"]), abs=15)
    assert second["c"].mean - second["b"].mean == pytest.approx(400, abs=15)


def test_only_those_who_never_look_at_the_clock_are_anchors():
    assert anchors(games.load("ra"), 3) == {"greedy": 1500}
    assert "pharaoh" not in anchors(games.load("ra"), 2)
    assert anchored(met("a", "b", 1, 1), anchors(games.load("ra"), 2)) == {}


def test_the_command_prints_a_table_with_the_faults_of_programs(epoca, tmp_path: Path):
    silent = tmp_path / "silent.py"
    silent.write_text("")
    bots = f"greedy,exec:{sys.executable} {ROOT / 'examples' / 'random_bot.py'},exec:{sys.executable} {silent}"
    said = epoca("ra", "--bots", bots, "--deals", "1", "--workers", "1", "--edition", "barque", "--time-limit", "30")
    assert said.returncode == 0, said.stderr
    assert said.stdout.split()[:6] == ["bot", "matches", "wins", "%", "rank", "margin"]
    assert "crash 16, out " in said.stdout
    table = pyarrow.parquet.read_table(tmp_path / "arena.parquet")
    assert set(table["options"].to_pylist()) == {"edition=barque, scores=hidden, memory=shown"}
    assert table.num_rows == 3 * 2 * 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["chess"], "unknown game 'chess'"),
        (["ra", "--bots", "greedy"], "between two different bots or more"),
        (["ra", "--bots", "greedy,greedy"], "between two different bots or more"),
        (["ra", "--bots", "greedy,oracle"], "unknown bot 'oracle'"),
        (["ra", "--bots", "greedy,exec:nowhere"], "there is no program 'nowhere'"),
        (["ra", "--seats", "9"], "This edition is for 2 to 5 players, not 9. (RA-6)"),
        (["ra", "--edition", "wooden"], "edition is one of"),
        (["ra", "--deals", "0"], "Invalid value for '--deals'"),
        (["ra", "--deals", "1", "--out", "/proc/nowhere/out"], "/proc/nowhere"),
        (["ra", "--deals", "1", "--ray", "127.0.0.1:1"], "there is no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(epoca, words: list[str], expected: str):
    said = epoca(*words)
    assert said.returncode == 2, said.stderr
    assert len(said.stderr.splitlines()) == 1, said.stderr
    assert expected in said.stderr


# ---------------------------------------------------------------------------------------- the cluster


NODE = {"num_cpus": 1, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.2"}  # 127.0.0.1 Ray would replace


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch):
    """A Ray cluster on this machine: a head that plays nothing, and one node that plays."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    there = Cluster(initialize_head=True, head_node_args={**NODE, "num_cpus": 0, "include_dashboard": False})
    try:
        there.add_node(**NODE)
        there.wait_for_nodes()
        yield there
    finally:
        there.shutdown()


@pytest.mark.long
def test_a_cluster_that_loses_a_machine_gives_the_same_results(cluster, tmp_path: Path):
    from epoca.lab.cluster import on_ray

    tournament = Tournament("ra", ("greedy", "random"), 3, 20, "cluster")
    tournament.check()
    killed: list[int] = []

    def kill_the_one_that_plays(done: int, jobs: int) -> None:
        if done == 8:
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
            cluster.add_node(**NODE)
            killed.append(done)

    rows = run(tournament, tmp_path / "cluster", on_ray(cluster.address), kill_the_one_that_plays)
    assert killed == [8]
    assert timeless(rows) == timeless(run(tournament, tmp_path / "here", HERE))


def test_the_example_of_a_tournament_runs():
    example = [sys.executable, str(ROOT / "examples" / "tournament.py"), "2"]
    said = subprocess.run(example, capture_output=True, text=True, check=True, timeout=command.PATIENCE).stdout
    assert "greedy" in said
    assert "random" in said
