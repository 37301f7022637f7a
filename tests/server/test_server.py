"""Evenings at a real server: people, bots and spectators come in over real sockets."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
import websockets
from server.guests import PATIENCE, Guest, first_news, people, play_out
from server.servers import Server, running

from epoca import chance, games, record
from epoca.client import Client, No
from epoca.server.gate import SECURITY_HEADERS
from epoca.texts import LANGUAGES

pytestmark = pytest.mark.anyio


async def begun(server: Server, *names: str, **more: object) -> tuple[str, list[Client]]:
    """A table of Ra where people sit and the first of them begins, which is for chance to say."""
    guests = await people(server.url, *names)
    for _ in range(60):
        table = await guests[0].open_table("ra", ["me", *["open"] * (len(names) - 1)], **more)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.ask("POST", f"/api/tables/{table.code}/requests", {"do": "sit", "seat": seat})
        if (await guests[0].ask("GET", f"/api/tables/{table.code}/news"))["to_move"] == 0:
            return table.code, guests
    raise AssertionError("it is always somebody else")


# ------------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("game", games.OURS)
async def test_a_match_with_bots_is_played_to_the_end_and_its_file_verifies(server: Server, game: str):
    (ana,) = await people(server.url, "Ana")
    async with await ana.open_table(game, ["greedy", "me", "random"]) as table:
        shown = await ana.ask("GET", f"/api/tables/{table.code}")
        with pytest.raises(No, match="once it is over"):
            await table.match_file()
        *_, last = await play_out(table)
        match, players = record.read(await table.match_file())
    assert match.over
    assert [player.name for player in players] == ["greedy", "Ana", "random"]
    assert chance.commitment(match.secret) == shown["commitment"]
    assert last["secret"] == match.secret.hex()
    assert last["result"]["points"] == list(match.game.outcome(match.box, match.state).points)


async def test_the_news_tell_the_whole_match_once_and_in_order(server: Server):
    (ana,) = await people(server.url, "Ana")
    async with await ana.open_table("hadara", ["me", "greedy"]) as table:
        heard = await play_out(table)
    numbers = [line["number"] for news in heard for line in news["happened"]]
    assert numbers == list(range(heard[-1]["number"]))


async def test_two_people_meet_by_a_link_and_a_third_looks_on(server: Server):
    ana, ben, cleo = await people(server.url, "Ana", "Ben", "Cleo")
    table = await ana.open_table("ra", ["me", "open"])
    async with ana.table(table.code) as hers, ben.table(table.code) as his, cleo.table(table.code) as looked_at:
        assert (await first_news(hers))["state"] == "open"
        await his.request("sit", seat=1)
        news = await first_news(hers, lambda news: news["state"] == "playing")
        assert [seat["name"] for seat in news["seats"]] == ["Ana", "Ben"]
        seen = await first_news(looked_at, lambda news: news["state"] == "playing")
        assert (seen["viewer"], seen["moves"], seen["intention"]) == (-1, None, "")
        assert [player["points"] for player in seen["view"]["players"]] == [None, None]
        with pytest.raises(No) as no:
            await looked_at.move("draw", 0)
        assert no.value.reason == "no-seat-here"


async def test_a_refusal_teaches_the_rule_in_the_readers_language(server: Server):
    code, (ana, _) = await begun(server, "Ana", "Ben")
    said = set()
    for language in LANGUAGES:
        ana.language = language
        async with ana.table(code) as table:
            await first_news(table)
            with pytest.raises(No) as no:
                await table.move("pass")
        assert no.value.rule.startswith("RA-") and no.value.game == "ra"
        said.add(str(no.value))
    assert len(said) == len(LANGUAGES)


async def test_who_moves_is_told_so_and_the_others_by_name(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "move", "ply": 0, "move": "draw"})
    said = []
    for who in (ana, ben):
        async with Guest(server.url, code, who.token, texts=True) as guest:
            news = await guest.hear(lambda one: one["type"] == "news")
        said += [line["events"][0]["text"] for line in news["happened"] if "events" in line]
    assert said[0].startswith("You draw")
    assert said[1] == said[0].replace("You draw", "Ana draws")


# ------------------------------------------------------------------------------------------------- hints


@pytest.mark.parametrize("game", games.OURS)
async def test_a_hint_among_bots_tells_the_best_moves_and_why(server: Server, game: str):
    (ana,) = await people(server.url, "Ana")
    async with await ana.open_table(game, ["me", "greedy", "greedy"]) as table:
        news = await first_news(table, lambda news: news["to_move"] == 0 and len(news["moves"]) > 1)
        hint = await ana.ask("GET", f"/api/tables/{table.code}/hint")
        assert hint["seat"] == 0
        assert {one["move"] for one in hint["moves"]} <= set(news["moves"])
        for one in hint["moves"]:
            assert len(one["chances"]) == len(one["points"]) == 3
            assert sum(one["chances"]) == pytest.approx(1, abs=0.01)
        assert f"`{hint['moves'][0]['move']}`" in hint["why"]
    async with ana.table(table.code) as again:
        *_, last = await play_out(again)
    past = await ana.ask("GET", f"/api/tables/{table.code}/hint?ply={last['ply'] - 1}")
    assert past["moves"]
    with pytest.raises(No, match="over"):
        await ana.ask("GET", f"/api/tables/{table.code}/hint")


async def test_no_hints_against_people_nor_out_of_turn(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    with pytest.raises(No) as against_people:
        await ana.ask("GET", f"/api/tables/{code}/hint")
    with pytest.raises(No) as out_of_turn:
        await ben.ask("GET", f"/api/tables/{code}/hint")
    assert (against_people.value.reason, out_of_turn.value.reason) == ("hint-people", "hint-turn")


# --------------------------------------------------------------------------------- coming back, two devices


async def test_who_comes_back_hears_what_was_missed_from_any_entry_on(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as first:
        await first.hear_news()
        for ply, word in enumerate(("ra", "pass", "bid")):
            who = (ana, ben)[first.news["to_move"]]
            news = await who.ask("GET", f"/api/tables/{code}/news")
            move = {"do": "move", "ply": ply, "move": next(m for m in news["moves"] if m.startswith(word))}
            await who.ask("POST", f"/api/tables/{code}/requests", move)
            await first.hear_news(first.news["number"] + 1)
    whole = [line for news in first.heard("news") for line in news["happened"]]
    for since in range(len(whole) + 2):
        async with Guest(server.url, code, ana.token, since) as again:
            news = await again.hear_news()
        assert news["happened"] == whole[since:]


async def test_two_tabs_of_one_person_hear_the_same_and_count_once(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as one, Guest(server.url, code, ana.token) as two:
        await one.hear_news()
        await two.hear_news()
        answer = await one.ask("move", ply=0, move="draw")
        assert answer["type"] == "ack"
        assert (await two.hear_news(answer["number"]))["viewer"] == 0
        assert (await two.ask("move", ply=0, move="draw"))["type"] == "ack"
        assert two.news["ply"] == 1
        async with Guest(server.url, code, ben.token) as his:
            here = await his.hear(lambda message: message["type"] == "presence")
            assert (here["seats"], here["spectators"]) == ([0, 1], 0)
            await one.socket.close()
            here = await his.hear(lambda message: message["type"] == "presence")
            assert here["seats"] == [0, 1]


async def test_presence_tells_who_looks_and_who_has_gone(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers:
        async with Guest(server.url, code, ben.token), Guest(server.url, code):
            here = await hers.hear(lambda message: message["type"] == "presence" and message["spectators"])
            assert here["seats"] == [0, 1]
        gone = await hers.hear(lambda message: message["type"] == "presence" and message["seats"] == [0])
        assert gone["type"] == "presence"


async def test_a_seat_moves_to_another_device_by_its_token(server: Server):
    code, (ana, _) = await begun(server, "Ana", "Ben")
    key = await ana.ask("GET", f"/api/tables/{code}/seat")
    async with Guest(server.url, code, seat=key["token"]) as phone:
        assert (await phone.hear_news())["viewer"] == 0
        assert (await phone.ask("move", ply=0, move="draw"))["type"] == "ack"
        await phone.ask("say", text="from my phone")
        said = await phone.hear_news(phone.news["number"])
        assert said["happened"][-1]["entry"] == {
            "kind": "said",
            "name": "Ana",
            "text": "from my phone",
            "seat": 0,
            "person": ana.id,
            "key": "",
        }
    with pytest.raises(No, match="no seat"):
        await Client(server.url).ask("GET", f"/api/tables/{code}/seat")
    await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "leave"})
    await Client(server.url, (await people(server.url, "Cleo"))[0].token).ask(
        "POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": 0}
    )
    async with Guest(server.url, code, seat=key["token"]) as phone:
        assert (await phone.hear_news())["viewer"] == -1


@pytest.mark.parametrize("seat", ["", "0.garbage", "x", "٣.é"])
async def test_who_has_neither_name_nor_seat_can_only_look(server: Server, seat: str):
    code, _ = await begun(server, "Ana", "Ben", "Cleo")
    async with Guest(server.url, code, seat=seat) as stranger:
        assert (await stranger.hear_news())["viewer"] == -1
        for request in ({"do": "say", "text": "boo"}, {"do": "sit", "seat": 0}, {"do": "move", "ply": 0, "move": "ra"}):
            assert (await stranger.ask(**request))["reason"] == "no-name"


# --------------------------------------------------------------------------------------- talk, undo, leaving


async def test_talk_reaches_everybody_but_who_muted_the_speaker(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers, Guest(server.url, code, ben.token) as his:
        await hers.hear_news()
        await his.hear_news()
        await his.ask("say", text="well met")
        heard = await hers.hear_news(hers.news["number"] + 1)
        assert heard["happened"][0]["entry"]["text"] == "well met"
        await hers.ask("mute", person=ben.id)
        answer = await his.ask("say", text="can you hear me?")
        assert (await hers.hear_news(answer["number"]))["happened"] == []
        await hers.ask("mute", person=ben.id, muted=False)
        answer = await his.ask("say", text="and now?")
        assert (await hers.hear_news(answer["number"]))["happened"][0]["entry"]["text"] == "and now?"


async def test_an_undo_needs_the_other_persons_consent(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers, Guest(server.url, code, ben.token) as his:
        await hers.ask("move", ply=0, move="draw")
        answer = await hers.ask("undo")
        asked = await his.hear_news(answer["number"])
        assert (asked["undo"]["seat"], asked["undo"]["agreed"], asked["ply"]) == (0, [0], 1)
        answer = await his.ask("answer", agree=True)
        undone = await hers.hear_news(answer["number"])
        assert (undone["ply"], undone["to_move"], undone["undo"]) == (0, 0, None)


async def test_what_is_said_or_undone_and_sent_again_happens_once(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers, Guest(server.url, code, ben.token) as his:
        said = await hers.ask("say", text="well met", key="a1")
        assert (await hers.ask("say", text="well met", key="a1"))["number"] == said["number"]
        assert (await hers.ask("say", text="well met", key="a2"))["number"] == said["number"] + 1
        await hers.ask("move", ply=0, move="draw")
        asked = await hers.ask("undo", key="a3")
        assert (await hers.ask("undo", key="a3"))["number"] == asked["number"]
        undone = await his.ask("answer", agree=True)
        assert (await hers.ask("undo", key="a3"))["number"] == undone["number"]


async def test_a_seat_left_in_the_middle_is_taken_over_by_a_person_and_later_by_a_bot(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    (cleo,) = await people(server.url, "Cleo")
    async with Guest(server.url, code, ana.token) as hers, Guest(server.url, code, cleo.token) as other:
        await hers.ask("move", ply=0, move="ra")
        await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "leave"})
        assert (await other.ask("sit", seat=1))["type"] == "ack"
        assert (await other.ask("move", ply=1, move="pass"))["type"] == "ack"
        await other.ask("leave")
        assert (await other.ask("sit", seat=1, bot="greedy"))["reason"] == "no-seat-here"
        assert (await hers.ask("sit", seat=1, bot="greedy"))["type"] == "ack"
        assert hers.news["seats"][1]["bot"] == "greedy"
        suns = hers.news["view"]["players"][0]["suns_up"]
        await hers.ask("move", ply=2, move=f"bid {suns[0]}")
        moved = await hers.hear(lambda m: m["type"] == "news" and m["ply"] >= 4)
        assert moved["happened"][-1]["entry"]["by"] == "bot"


async def test_an_intention_of_who_left_is_not_the_next_ones(server: Server):
    code, (_, ben) = await begun(server, "Ana", "Ben")
    (cleo,) = await people(server.url, "Cleo")
    await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "intend", "intention": "pass"})
    await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "leave"})
    await cleo.ask("POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": 1})
    assert (await cleo.ask("GET", f"/api/tables/{code}/news"))["intention"] == ""


async def test_nobody_is_put_off_a_seat_who_is_here_or_was_lately(server: Server):
    code, (ana, _) = await begun(server, "Ana", "Ben")
    with pytest.raises(No) as no:
        await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "vacate", "seat": 1})
    assert no.value.reason == "not-absent"


async def test_who_resigns_loses_and_a_rematch_leads_both_to_the_same_new_table(server: Server):
    code, (ana, ben) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers, Guest(server.url, code, ben.token) as his:
        assert (await hers.ask("rematch"))["reason"] == "not-over"
        await hers.ask("resign")
        over = await his.hear(lambda m: m["type"] == "news" and m["state"] == "over")
        assert over["result"]["ranks"] == [2, 1]
        again = (await hers.ask("rematch"))["table"]
        assert (await his.ask("rematch"))["table"] == again
        assert (await his.hear_news(hers.news["number"]))["rematch"] == again
    shown = await ben.ask("GET", f"/api/tables/{again}")
    assert [seat["name"] for seat in shown["seats"]] == ["", "Ana"]
    assert shown["commitment"] != (await ben.ask("GET", f"/api/tables/{code}"))["commitment"]


async def test_the_server_holds_the_clock(server: Server):
    code, (ana, _) = await begun(server, "Ana", "Ben", clock={"kind": "move", "seconds": 1})
    async with Guest(server.url, code, ana.token) as hers:
        assert (await hers.hear_news())["seats"][0]["seconds"] <= 1
        stood_in = await hers.hear(lambda m: m["type"] == "news" and m["seats"][0]["stands_in"])
        assert any(line["entry"]["kind"] == "stood-in" for line in stood_in["happened"])
        await hers.hear(lambda m: m["type"] == "news" and m["ply"] > 0)
        answer = await hers.ask("return")
        back = await hers.hear_news(answer["number"])
        assert not back["seats"][0]["stands_in"]


# ------------------------------------------------------------------------------------- names and histories


async def test_a_passphrase_keeps_a_name_with_its_history_and_rating(server: Server):
    ana = await Client.introduce(server.url, "Anastasia", "a long passphrase")
    with pytest.raises(No, match="is taken"):
        await Client.introduce(server.url, "anastasia")
    with pytest.raises(No, match="passphrase does not fit"):
        await Client.introduce(server.url, "Anastasia", "a wrong passphrase")
    table = await ana.open_table("ra", ["me", "greedy"])
    await ana.ask("POST", f"/api/tables/{table.code}/requests", {"do": "resign"})
    again = await Client.introduce(server.url, "ANASTASIA", "a long passphrase")
    assert (again.id, again.name) == (ana.id, "Anastasia")
    profile = await again.ask("GET", "/api/people/anastasia")
    assert profile["ratings"]["ra"] < 1000
    (played,) = profile["matches"]
    assert (played["table"], played["rank"], played["players"]) == (table.code, 2, ["Anastasia", "greedy"])
    with pytest.raises(No, match="Nobody has claimed"):
        await again.ask("GET", "/api/people/Nobody")


async def test_finished_matches_are_found_again_by_who_played_or_knows_the_table(server: Server):
    ana, stranger = await people(server.url, "Ana", "Stranger")
    codes = []
    for _ in range(2):
        table = await ana.open_table("ra", ["me", "greedy"])
        await ana.ask("POST", f"/api/tables/{table.code}/requests", {"do": "resign"})
        codes.insert(0, table.code)
    found = await ana.ask("GET", "/api/matches")
    assert [match["table"] for match in found] == codes
    assert (found[0]["seat"], found[0]["ranks"], found[0]["bots"]) == (0, [2, 1], ["", "greedy"])
    assert [match["table"] for match in await ana.ask("GET", f"/api/matches?before={found[0]['ended']}")] == codes[1:]
    assert len(await ana.ask("GET", "/api/matches?search=GREED")) == 2
    assert await ana.ask("GET", "/api/matches?search=nobody") == []
    assert await ana.ask("GET", "/api/matches?game=hadara") == []
    assert await stranger.ask("GET", "/api/matches") == []
    (known,) = await stranger.ask("GET", f"/api/matches?codes={codes[0]}")
    assert (known["table"], known["seat"]) == (codes[0], -1)


async def test_only_public_tables_are_listed(server: Server):
    (ana,) = await people(server.url, "Ana")
    shown = await ana.open_table("ra", ["me", "open"], public=True)
    hidden = await ana.open_table("ra", ["me", "open"])
    codes = [table["code"] for table in await ana.ask("GET", "/api/tables")]
    assert shown.code in codes and hidden.code not in codes


# --------------------------------------------------------------------------------------------- the house


async def test_health_figures_and_headers(server: Server):
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        health = await http.get("/health")
        assert health.json()["status"] == "ok"
        assert "epoca_tables" in (await http.get("/metrics")).text
        for path in ("/health", "/api/games", "/api/nowhere", "/nowhere", "/api/tables/nothere"):
            answer = await http.get(path)
            for name, value in SECURITY_HEADERS.items():
                assert answer.headers[name] == value, path
        policy = health.headers["content-security-policy"]
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # the engine, and nothing else, is compiled


async def test_the_cookie_is_for_the_server_alone(server: Server):
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        cookie = (await http.post("/api/people", json={"name": "Ana"})).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        assert (await http.get("/api/people/me")).json()["name"] == "Ana"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
async def test_pages_of_other_sites_are_turned_away(server: Server, origin: str):
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        answer = await http.post("/api/people", json={"name": "Ana"}, headers={"origin": origin})
        assert answer.status_code == 403
        own = await http.post("/api/people", json={"name": "Ana"}, headers={"origin": server.url})
        assert own.status_code == 201
    code, _ = await begun(server, "Ana", "Ben")
    with pytest.raises(websockets.InvalidStatus):
        async with Guest(server.url, code, origin=origin):
            pass
    async with Guest(server.url, code, origin=server.url) as own_page:
        await own_page.hear_news()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "why"),
    [
        ("POST", "/api/people", b"{", 400, ""),
        ("POST", "/api/people", b'{"name": ""}', 400, "1 to 40 characters"),
        ("POST", "/api/people", b'{"name": "a,b"}', 400, "no commas"),
        ("POST", "/api/people", b'{"name": "Ana", "admin": true}', 400, "admin"),
        ("POST", "/api/people", b'{"name": "Ana", "passphrase": "short"}', 400, "at least 8 characters"),
        ("POST", "/api/people", b'{"name": "' + b"x" * 20_000 + b'"}', 413, ""),
        ("POST", "/api/tables", b'{"game": "ra", "seats": ["me", "open"]}', 401, "Enter your name first"),
        ("GET", "/api/tables/nothere", b"", 404, "There is no table nothere"),
        ("GET", "/api/tables/UPPER", b"", 400, "code: "),
        ("GET", "/api/tables?state=broken", b"", 400, "state"),
        ("GET", "/api/people/me", b"", 401, "Enter your name first"),
        ("POST", "/api/tables", b"[" * 15_000, 400, "recursion"),
        ("POST", "/api/tables", b'{"options":' * 1_400, 400, "recursion"),
        ("GET", f"/api/tables/nothere/news?since={'9' * 5000}", b"", 400, "out of range"),
        ("GET", "/api/matches?before=nan", b"", 400, "before"),
        ("GET", "/nowhere", b"", 404, ""),
        ("DELETE", "/api/tables", b"", 405, ""),
    ],
)
async def test_whatever_is_wrong_is_said_in_one_form(
    server: Server, method: str, path: str, body: bytes, status: int, why: str
):
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        answer = await http.request(method, path, content=body, headers={"authorization": "Bearer é.b".encode()})
    assert answer.status_code == status
    assert set(answer.json()) == {"why", "reason", "rule", "game"}
    assert why in answer.json()["why"]


@pytest.mark.parametrize(
    "frame",
    [
        *("", "{", "[]", "null", '{"do": "move"}', '{"do": "dance"}', "x" * 5000),
        '{"do": "move", "ply": -1, "move": "ra"}',
        '{"do": "' + "x" * 4000 + '"}',
        '{"do": "move", "ply": ' + "9" * 4000 + ', "move": "ra"}',
        '{"more":' + "[" * 1900 + "]" * 1900 + ', "do": "undo"}',
    ],
)
async def test_a_frame_that_is_no_request_is_answered_and_harms_nobody(server: Server, frame: str):
    code, (ana, _) = await begun(server, "Ana", "Ben")
    async with Guest(server.url, code, ana.token) as hers:
        await hers.hear_news()
        await hers.socket.send(frame)
        answer = await hers.hear(lambda message: message["type"] == "no")
        assert answer["id"] == 0
        assert (await hers.ask("move", ply=0, move="draw"))["type"] == "ack"


async def test_a_table_that_is_not_there_is_said_so(server: Server):
    (ana,) = await people(server.url, "Ana")
    async with ana.table("nothere") as table:
        request = asyncio.create_task(table.request("sit", seat=0))
        with pytest.raises(No, match="no such table"):
            await first_news(table)
        with pytest.raises(No, match="no such table"):
            await asyncio.wait_for(request, PATIENCE)


async def test_the_schema_lists_everything_with_a_summary(server: Server):
    schema = (await Client(server.url).ask("GET", "/schema/openapi.json"))["paths"]
    assert len(schema) >= 12
    for path, methods in schema.items():
        for method, operation in methods.items():
            assert operation.get("summary"), (method, path)
            for status, answer in operation["responses"].items():
                if status >= "400":
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


async def test_a_stop_is_announced_and_clients_come_back_by_themselves_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("EPOCA_WARM_UP", "no")  # no bot plays here
    with running(tmp_path) as server:
        code, (ana, ben) = await begun(server, "Ana", "Ben")
        async with Guest(server.url, code, ana.token) as hers, ben.table(code) as his:
            await first_news(his)
            await hers.ask("move", ply=0, move="ra")
            await first_news(his, lambda news: news["ply"] == 1)
            await asyncio.to_thread(server.stop)
            await hers.hear(lambda message: message["type"] == "bye")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hers.hear(lambda message: False)
            assert closed.value.rcvd and closed.value.rcvd.code == 1012
            move = asyncio.create_task(his.move("pass"))
            await asyncio.to_thread(server.start)
            assert (await asyncio.wait_for(move, PATIENCE))["type"] == "ack"
            assert (await first_news(his, lambda news: news["ply"] == 2))["since"] > 0


async def test_a_backup_made_of_a_running_server_can_be_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("EPOCA_WARM_UP", "no")  # no bot plays here
    copy = tmp_path / "backup.db"
    with running(tmp_path) as server:
        code, (ana, _) = await begun(server, "Ana", "Ben")
        await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "move", "ply": 0, "move": "ra"})
        source, target = sqlite3.connect(server.database), sqlite3.connect(copy)
        source.backup(target)
        source.close()
        target.close()
    with running(tmp_path, str(copy)) as restored:
        again = Client(restored.url, ana.token)
        assert (await again.ask("GET", "/api/people/me"))["name"] == "Ana"
        news = await again.ask("GET", f"/api/tables/{code}/news")
        assert (news["viewer"], news["ply"], news["state"]) == (0, 1, "playing")


async def test_nobody_has_a_name_that_looks_like_a_kept_one(server: Server):
    await Client.introduce(server.url, "Olga Kept", "a long passphrase")
    for other in ("\u041elga Kept", "olga kept", "Olga\u202e Kept"):
        with pytest.raises(No):
            await Client.introduce(server.url, other)
    again = await Client.introduce(server.url, "OLGA KEPT", "a long passphrase")
    assert again.name == "Olga Kept"
