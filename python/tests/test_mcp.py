"""The server of the Model Context Protocol, asked by the client of the package mcp."""

import asyncio
import json
import os
import pathlib
import queue
import re
import subprocess
import sys
import threading

import pytest

import jasnel
from jasnel import mcp as server

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEAL = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"
PLAYED = {
    "deal": DEAL, "dealer": "E", "trump": "H", "declarer": "S",
    "tricks": [{"leader": "S", "cards": ["CJ", "C7", "DT", "CK"]}],
}
EVENING = (ROOT / "tests/data/evening.txt").read_text(encoding="utf-8").splitlines()
COMPLETE = {
    key: value for key, value in json.loads(EVENING[0]).items()
    if key in ("deal", "dealer", "rules", "auction", "tricks")
}
LOST = [
    {"lost": lost, "levels": {"beginner": 20.5, "casual": 11, "club": 4, "strong": 2, "full": 0.5}}
    for lost in (0, 3.5, 12, 1)
]
SIX_TRICKS = [
    {"leader": leader, "cards": cards.split()}
    for leader, cards in [
        ("N", "C8 C9 CA CQ"), ("S", "HJ S8 H7 HQ"), ("S", "H9 C7 H8 S7"), ("S", "DA DT DQ D7"),
        ("S", "DK SQ HA D9"), ("N", "SK SJ HT ST"),
    ]
]
HAND = ["SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"]


class Client:
    """Sessions of the client: each of a player, and with a server of its own that ends with the tests."""

    def __init__(self, package):
        self._package = package
        self._loop = asyncio.new_event_loop()
        self._asked = {}

    def __call__(self, talk, *arguments):
        """What a coroutine makes of the session with a server with these arguments."""
        if arguments not in self._asked:
            self._asked[arguments] = (asyncio.Queue(), self._loop.create_task(self._serve(arguments)))
        answered = self._loop.create_future()
        self._asked[arguments][0].put_nowait((talk, answered))
        return self._loop.run_until_complete(answered)

    async def _serve(self, arguments):
        parameters = self._package.StdioServerParameters(
            command=sys.executable, args=["-m", "jasnel.mcp", *arguments], env=dict(os.environ)
        )
        async with self._package.Client(self._package.stdio_client(parameters)) as session:
            while (asked := await self._asked[arguments][0].get()) is not None:
                talk, answered = asked
                try:
                    answered.set_result(await talk(session))
                except Exception as error:
                    answered.set_exception(error)

    def close(self):
        for queue, task in self._asked.values():
            queue.put_nowait(None)
            self._loop.run_until_complete(task)
        self._loop.close()


@pytest.fixture(scope="module")
def package():
    found = pytest.importorskip("mcp", reason="the MCP server, as there is no mcp 2 from PyPI")
    if not hasattr(found, "Client"):
        pytest.skip("the MCP server, as there is no mcp 2 from PyPI")
    return found


@pytest.fixture(scope="module")
def client(package):
    made = Client(package)
    yield made
    made.close()


class Lines:
    """A server that is spoken to line by line, which may be wrong."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "jasnel.mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._answers = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
        self.send(id=0, method="initialize", params=client)
        assert self.answer()["id"] == 0
        self.send(method="notifications/initialized")

    def _read(self):
        for line in self.process.stdout:
            self._answers.put(json.loads(line))

    def write(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def send(self, **message):
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode("ascii"))

    def call(self, id, name, **arguments):
        self.send(id=id, method="tools/call", params={"name": name, "arguments": arguments})

    def answer(self):
        return self._answers.get(timeout=20)


# Starting a server takes seconds: it is one for all tests, and the numbers of their calls differ.
@pytest.fixture(scope="module")
def lines(package):
    made = Lines()
    yield made
    # It ends when its input is closed, whatever it is asked.
    made.call(400, *LONG[2][:1], **LONG[2][1])
    made.process.stdin.close()
    assert made.process.wait(timeout=20) == 0


def call(client, name, *arguments, **keys):
    return client(lambda session: session.call_tool(name, keys), *arguments)


def answer(result):
    assert not result.is_error, result.content
    (content,) = result.content
    assert json.loads(content.text) == result.structured_content
    return result.structured_content


def error(result):
    assert result.is_error
    (content,) = result.content
    assert "\n" not in content.text
    return content.text


def test_lists_tools_that_say_what_they_take(client):
    async def talk(session):
        return await session.list_tools(), session.server_info, session.instructions

    listed, info, instructions = client(talk)
    assert (info.name, info.version) == ("jasnel", jasnel.__version__)
    assert "klaverjas" in instructions
    assert [tool.name for tool in listed.tools] == [tool.name for tool in server.TOOLS]
    for tool in listed.tools:
        assert len(tool.description) > 60
        assert tool.annotations.read_only_hint
        schema = tool.input_schema
        assert set(schema["required"]) <= set(schema["properties"])
        for name, about in schema["properties"].items():
            assert about["type"], name
            assert len(about["description"]) >= 12, name
            for key, inside in about.get("items", {}).get("properties", {}).items():
                assert inside["description"], (name, key)


def test_every_question_of_the_engine_has_a_tool():
    page = (ROOT / "docs/reference/questions.md").read_text(encoding="utf-8")
    asks = set(re.findall(r"^\| (?:\[)?`([\w-]+)`", page.split("| `ask` | answer |")[1].split("\n\n")[0], re.MULTILINE))
    assert len(asks) == 32
    assert {tool.fixed["ask"] for tool in server.TOOLS} == asks


def test_answers_are_those_of_the_engine(client):
    asked = [
        ("solve_deal", {"deal": DEAL + " trump=H leader=S", "cards": True}, {"ask": "solve"}),
        ("trump_table", {"deal": DEAL + " leader=S"}, {"ask": "table"}),
        ("par_auction", {"deal": DEAL + " dealer=E", "auction": ["pass"]}, {"ask": "par"}),
        ("evaluate_calls", {"hand": HAND, "dealer": "N", "worlds": 64}, {"ask": "bid"}),
        ("hand_book", {"hand": HAND, "trump": "S", "place": 2}, {"ask": "book"}),
        ("choose_move", {"hand": HAND, "dealer": "N", "player": "rule"}, {"ask": "move"}),
        ("check_claim",
         {"hand": ["DJ", "D8"], "dealer": "W", "trump": "H", "declarer": "N", "tricks": SIX_TRICKS},
         {"ask": "claim"}),
        ("analyse_play", {**PLAYED, "summary": True}, {"ask": "analyse"}),
        ("what_if", {**PLAYED, "at": "1.3", "player": "simple", "deals": 3}, {"ask": "what-if"}),
        ("hidden_cards", {**PLAYED, "at": "1.3", "deals": 3}, {"ask": "beliefs"}),
        ("fit_of_cards", {**PLAYED, "deals": 3}, {"ask": "fair-play"}),
        ("points_lost", {**PLAYED, "seat": "N", "worlds": 3}, {"ask": "yardstick"}),
        ("rate_player", {"deals": LOST}, {"ask": "rating"}),
        ("luck_of_deal", COMPLETE, {"ask": "luck"}),
        ("find_puzzle", {**COMPLETE, "hands": "open", "margin": 5}, {"ask": "puzzles"}),
        ("compare_results",
         {"results": [{"board": 1, "ns": "1", "ew": "2", "ns-score": 182, "ew-score": 0},
                      {"board": 1, "ns": "3", "ew": "4", "ns-score": "-", "ew-score": "-", "ns-award": "lowest"}]},
         {"ask": "compare"}),
        ("draw_tables", {"players": ["Anna", "Bram", "Cor", "Dirk", "Els"], "seed": 1}, {"ask": "draw"}),
        ("club_evening",
         {"boompjes": 1, "played": [{"tables": [{"players": ["Anna", "Bram", "Cor", "Dirk"], "totals": [1100, 1054]}],
                                     "standing": ["Els"]}]},
         {"ask": "evening"}),
        ("club_season", {"played": [[{"player": "Anna", "points": 4000}]]}, {"ask": "season"}),
        ("club_book", {"file": "season: 1\nplayer: Anna\n", "players": {"join": ["Bram"]}}, {"ask": "club"}),
        ("move_pairs", {"pairs": 7, "system": "howell"}, {"ask": "movement"}),
        ("club_paper", {"kind": "tables", "tables": 2}, {"ask": "paper"}),
        ("score_fours",
         {"matches": [{"fours": ["Zwolle", "Assen"],
                       "boards": [{"board": 1, "scores": [[100, 62], [90, 72]]}]}]},
         {"ask": "fours"}),
        ("rank_teams", {"parts": [{"team": "Zwolle", "part": "1", "points": 12}]}, {"ask": "teams"}),
        ("draw_knockout", {"entrants": ["Anna", "Bram", "Cor"], "had_bye": ["Cor"], "seed": 1}, {"ask": "knockout"}),
        ("match_to_points", {"deals": [[1400, 100], [162, 0]]}, {"ask": "race"}),
        ("score_deal", {"declarer": "S", "points": 162, "ns-roem": 20, "pit": True, "rules": "bedum"}, {"ask": "score"}),
        ("deal_state", PLAYED, {"ask": "state"}),
        ("random_deal", {"seed": 7, "number": 1}, {"ask": "random"}),
        ("read_deals", {"text": f"{DEAL}\n"}, {"ask": "read"}),
        ("commit_to_deals", {"text": f"{DEAL}\n", "salt": "0" * 32}, {"ask": "commit"}),
        ("rule_sets", {}, {"ask": "rules"}),
        ("boerenbridge_solve", {"deal": "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"},
         {"ask": "solve", "game": "boerenbridge"}),
        ("boerenbridge_bids", {"players": 4, "hand": ["SA", "HK"], "bids": [1], "worlds": 50},
         {"ask": "bid", "game": "boerenbridge"}),
        ("boerenbridge_move", {"players": 3, "hand": ["SA", "H3"], "bids": [1], "player": "rule"},
         {"ask": "move", "game": "boerenbridge"}),
    ]
    assert [name for name, _, _ in asked] == [tool.name for tool in server.TOOLS]

    async def talk(session):
        return [await session.call_tool(name, arguments) for name, arguments, _ in asked]

    def without_times(told):
        return re.sub(r'"(time_us|nodes)": \d+', "", json.dumps(told))

    for (name, arguments, fixed), result in zip(asked, client(talk)):
        assert without_times(answer(result)) == without_times(jasnel.ask({**arguments, **fixed})), name


def test_questions_at_the_same_time_are_all_answered(client):
    async def talk(session):
        deals = [f"{DEAL} trump={trump} leader=S" for trump in "SHDC"] * 4
        return await asyncio.gather(*(session.call_tool("solve_deal", {"deal": deal}) for deal in deals))

    values = [answer(result)["answers"][0]["value"] for result in client(talk)]
    assert values == [136, 100, 62, 68] * 4


def test_what_is_wrong_is_the_error_of_the_tool_in_one_line(client):
    async def talk(session):
        return [
            await session.call_tool("solve_deal", {"deal": "N:AJT"}),
            await session.call_tool("choose_move", {"hand": HAND + ["CA"], "dealer": "N"}),
            await session.call_tool("choose_move", {"dealer": "N"}),
            await session.call_tool("choose_move", {"hand": HAND, "dealer": "N", "player": "exec:true"}),
            await session.call_tool("solve_deal", {"deal": DEAL, "card": True}),
            await session.call_tool("solve_deal", {"deal": DEAL, "ask": "rules"}),
            await session.call_tool("deal_cards", {}),
            # The session goes on.
            await session.call_tool("rule_sets", {}),
        ]

    results = client(talk)
    assert [error(result) for result in results[:-1]] == [
        "deal: column 3: North's hand 'AJT' has 1 suit; expected four, such as AJT.Q8.T98. with a '.' between them",
        "9 cards in the hand; expected 8",
        'no key hand; expected a list of cards, such as ["SA","S7","HT"]',
        "player: 'exec' is not a player; expected random, rule, full; for klaverjas also simple, worlds; for "
        "boerenbridge also rollout",
        "unknown argument 'card'; expected one of deal, rules, leader, dealer, trump, declarer, objective, cards, "
        "value_only, budget_ms",
        "unknown argument 'ask'; expected one of deal, rules, leader, dealer, trump, declarer, objective, cards, "
        "value_only, budget_ms",
        f"no tool 'deal_cards'; expected one of {', '.join(tool.name for tool in server.TOOLS)}",
    ]
    assert len(answer(results[-1])["presets"]) == 20


# What takes hours, as far as the engine lets itself be asked.
LONG = [
    ("evaluate_calls", {"hand": HAND, "dealer": "N", "worlds": 10_000_000}),
    ("analyse_play", {**PLAYED, "fair": True, "worlds": 100_000}),
    ("what_if", {**PLAYED, "at": "1.1", "deals": 1_000_000}),
    ("boerenbridge_bids", {"players": 4, "hand": ["SA", "HK", "C9", "D3", "D5"], "worlds": 100_000_000}),
]


def test_a_short_call_waits_for_no_long_one(lines):
    for id, (name, arguments) in enumerate(LONG, start=1):
        lines.call(id, name, **arguments)
        lines.call(100 + id, "rule_sets")
        assert lines.answer()["id"] == 100 + id, name
    for id, _ in enumerate(LONG, start=1):
        lines.send(method="notifications/cancelled", params={"requestId": id})


def test_a_call_that_is_cancelled_holds_up_nobody(lines):
    # More than are answered at a time: the last begins when the others have ended.
    for id in range(201, 217):
        lines.call(id, *LONG[0][:1], **LONG[0][1])
    lines.call(200, "rule_sets")
    with pytest.raises(queue.Empty):
        lines._answers.get(timeout=0.5)
    for id in range(201, 217):
        lines.send(method="notifications/cancelled", params={"requestId": id})
    assert lines.answer()["id"] == 200


def test_a_client_that_asks_for_it_is_told_how_far_a_call_is(client):
    told = []

    async def talk(session):
        async def tell(progress, total, message):
            told.append((progress, total))

        return await session.call_tool(
            "evaluate_calls", {**LONG[0][1], "budget_ms": 1500}, progress_callback=tell
        )

    assert answer(client(talk))["worlds"] > 0
    assert told[0] == (1, 6.5)


def test_a_call_without_a_budget_has_one():
    tools = {tool.name: tool for tool in server.TOOLS}
    question, most_ms = tools["choose_move"].question({"hand": HAND, "dealer": "N"})
    assert (question["budget_ms"], most_ms) == (20_000, 25_000)
    question, most_ms = tools["evaluate_calls"].question({"hand": HAND, "dealer": "N"})
    assert "budget_ms" not in question and most_ms == 60_000
    assert tools["evaluate_calls"].question({"budget_ms": 300})[1] == 5_300
    question, most_ms = tools["score_deal"].question({"points": 100})
    assert "budget_ms" not in question and most_ms == 60_000


def test_a_call_ends_with_its_budget(lines):
    lines.call(301, "what_if", **LONG[2][1], budget_ms=300)
    # As many deals as were played by then; it takes a while to play one.
    result = lines.answer()["result"]
    if result["isError"]:
        assert result["content"][0]["text"].startswith("not answered within ")
    else:
        assert result["structuredContent"]["deals"] < LONG[2][1]["deals"]
    lines.call(302, "evaluate_calls", **LONG[0][1], budget_ms=300)
    assert lines.answer()["result"]["structuredContent"]["worlds"] < 10_000_000
    lines.call(303, "what_if", **PLAYED, at="1.1", budget_ms=0)
    assert lines.answer()["result"]["content"][0]["text"] == "budget_ms 0; expected a whole number from 1 to 86400000"


def test_a_line_that_is_no_message_is_answered(lines):
    for line, id, code in [
        (b"hello", None, -32700),
        (b'{"jsonrpc":"2.0","id":5,"method":', None, -32700),
        (b'{"jsonrpc":"2.0","id":5,"method":"ping","params":{"x":"\\ud800"}}', None, -32700),
        (b"[1]", None, -32600),
        (b'{"id":6,"method":"ping"}', 6, -32600),
        (b'{"jsonrpc":"2.0","id":7,"method":7}', 7, -32600),
    ]:
        lines.write(line)
        told = lines.answer()
        assert (told["id"], told["error"]["code"]) == (id, code), line
        assert told["error"]["message"].endswith("; expected a message of JSON-RPC 2.0")
    # The session goes on.
    lines.write(b'{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"score_deal","arguments":{"points":NaN}}}')
    assert lines.answer()["result"]["content"][0]["text"] == "points: NaN; expected a finite number"


def test_the_limits_are_those_of_the_engine():
    valid = {
        "solve_deal": {"deal": DEAL + " trump=H leader=S"}, "trump_table": {"deal": DEAL + " leader=S"},
        "par_auction": {"deal": DEAL + " dealer=E"}, "evaluate_calls": {"hand": HAND, "dealer": "N"},
        "hand_book": {"hand": HAND}, "choose_move": {"hand": HAND, "dealer": "N"},
        "check_claim": {"hand": ["DJ"], "dealer": "W", "trump": "H", "declarer": "N"},
        "analyse_play": {**PLAYED, "fair": True}, "what_if": {**PLAYED, "at": "1.3"},
        "hidden_cards": {**PLAYED, "at": "1.3"}, "fit_of_cards": PLAYED,
        "points_lost": PLAYED, "rate_player": {"deals": LOST},
        "luck_of_deal": COMPLETE, "find_puzzle": {**COMPLETE, "hands": "open"},
        "deal_state": {"deal": DEAL + " dealer=E", "totals": [0, 0]}, "score_deal": {"declarer": "S"}, "random_deal": {},
        "boerenbridge_solve": {"deal": "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"},
        "draw_tables": {"players": list("abcde")}, "club_evening": {"played": []}, "club_season": {"played": []},
        "move_pairs": {"pairs": 8}, "club_paper": {"kind": "tables", "tables": 2}, "score_fours": {"matches": []},
        "draw_knockout": {"entrants": list("abc")}, "match_to_points": {"deals": []},
        "boerenbridge_bids": {"players": 4, "hand": ["SA"]}, "boerenbridge_move": {"players": 6, "hand": ["SA"]},
    }
    seen = 0
    for tool in server.TOOLS:
        for key, about in tool.schema["properties"].items():
            if about["type"] != "integer":
                continue
            for number in (about["minimum"] - 1, about["maximum"] + 1):
                with pytest.raises(jasnel.JasnelError) as caught:
                    jasnel.ask({**valid[tool.name], key: number, **tool.fixed})
                    pytest.fail(f"{tool.name}: {key} {number} is none of the engine's limits")
                assert str(caught.value).startswith(f"{key}: "), (tool.name, key)
                seen += 1
    assert seen > 40


def test_the_player_can_be_chosen(client):
    told = answer(call(client, "choose_move", "--player=rule", hand=HAND, dealer="N"))
    assert told["worlds"] == 0


@pytest.mark.skipif(not pathlib.Path("/proc/net/tcp").exists(), reason="what is listened on, as there is no /proc")
def test_nothing_is_listened_on(client):
    def listening(pid):
        """The sockets of a process that wait for somebody, by the tables of the system."""
        own = set()
        for entry in pathlib.Path(f"/proc/{pid}/fd").iterdir():
            try:
                own.update(re.findall(r"socket:\[(\d+)\]", os.readlink(entry)))
            except FileNotFoundError:  # closed since
                pass
        found = set()
        for table in ("tcp", "tcp6"):
            for line in pathlib.Path(f"/proc/{pid}/net/{table}").read_text(encoding="ascii").splitlines()[1:]:
                fields = line.split()
                if fields[3] == "0A" and fields[9] in own:
                    found.add(fields[1])
        for line in pathlib.Path(f"/proc/{pid}/net/unix").read_text(encoding="utf-8").splitlines()[1:]:
            fields = line.split()
            if int(fields[3], 16) & 0x10000 and fields[6] in own:
                found.add(fields[-1])
        return found

    def servers():
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
                parent = (entry / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1]
            except (OSError, IndexError):
                continue
            if b"jasnel.mcp" in words and int(parent) == os.getpid():
                found.append(int(entry.name))
        return found

    async def talk(session):
        await session.call_tool("rule_sets", {})
        pids = servers()
        assert pids
        return [listening(pid) for pid in pids]

    assert not any(client(talk))


def test_the_command_line():
    done = subprocess.run(
        [sys.executable, "-m", "jasnel.mcp", "--player=nobody"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("python -m jasnel.mcp: error: --player: 'nobody' is not a player")


def test_a_package_that_is_missing_is_named(tmp_path):
    (tmp_path / "mcp").mkdir()
    (tmp_path / "mcp" / "__init__.py").write_text("", encoding="ascii")  # as of an old one: nothing in it
    paths = os.pathsep.join(path for path in (str(tmp_path), os.environ.get("PYTHONPATH")) if path)
    done = subprocess.run(
        [sys.executable, "-m", "jasnel.mcp"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "error: no package mcp 2 or later here; expected it, as of pip install 'mcp>=2'" in done.stderr


def test_the_page_prints_what_it_says_and_lists_all_tools(client, tmp_path):
    page = (ROOT / "docs/guides/mcp.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [tool.name for tool in server.TOOLS]
    ((program, expected),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL)
    # The client of the page hands on none of the environment but what every program needs.
    program = program.replace('"jasnel.mcp"])', '"jasnel.mcp"], env=dict(os.environ))')
    program = "import os\n" + program
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (expected, "")
    (configuration,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert json.loads(configuration)["mcpServers"]["jasnel"]["args"] == ["-m", "jasnel.mcp"]
