"""The service by HTTP, asked as its users do."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import jasnel
from jasnel import serve

httpx = pytest.importorskip("httpx", reason="no httpx here")
pytest.importorskip("starlette", reason="no starlette here")
pytest.importorskip("prometheus_client", reason="no prometheus_client here")

DEAL = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"
SOLVE = {"deal": DEAL, "trump": "H", "leader": "S", "declarer": "S"}
LONG = {"ask": "bid", "dealer": "N", "hand": ["SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"], "worlds": 1_000_000}


def untimed(answer):
    """An answer of solve but for the time that it took."""
    return {**answer, "time_us": 0, "answers": [{**one, "time_us": 0} for one in answer["answers"]]}


def asked(talk, **more):
    """What a coroutine makes of a client of the service."""
    limits = serve.Limits(**{"engines": 2, **more.pop("limits", {})})
    app = serve.make_app("simple", limits, **more)

    async def main():
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(
            transport=transport, base_url="http://localhost"
        ) as client:
            return await talk(client)

    return asyncio.run(main())


def test_a_question_has_the_answer_of_the_engine():
    async def talk(client):
        return [
            await client.post("/v1/solve", json=SOLVE),
            await client.post("/v1/ask", json={"ask": "solve", "id": 7, **SOLVE}),
            await client.post("/v1/boerenbridge/random", json={"seed": 1, "players": 4, "most_cards": 3}),
        ]

    by_path, named, boerenbridge = asked(talk)
    expected = jasnel.ask({"ask": "solve", **SOLVE})
    assert by_path.status_code == 200
    assert untimed(by_path.json()) == untimed(expected)
    assert untimed(named.json()) == {**untimed(expected), "id": 7}
    question = {"ask": "random", "game": "boerenbridge", "seed": 1, "players": 4, "most_cards": 3}
    assert boerenbridge.json() == jasnel.ask(question)


@pytest.mark.parametrize(
    "path, told, status, error",
    [
        ("/v1/solve", {"json": {**SOLVE, "trump": "X"}}, 400, "trump: 'X'; expected "),
        ("/v1/solve", {"content": b"{", "headers": {"content-type": "application/json"}}, 400, "not JSON: "),
        ("/v1/solve", {"json": [1]}, 400, "not an object; expected a question"),
        ("/v1/solve", {"content": b"null", "headers": {"content-type": "application/json"}}, 400, "not an object; "),
        ("/v1/solve", {"json": {"ask": "bid"}}, 400, "ask: not that of the path; expected solve, or nothing"),
        ("/v1/ask", {"json": {"ask": "x" * 70_000}}, 413, "longer than 65536 bytes; expected a question"),
        ("/v1/ask", {"content": b"a=1", "headers": {"content-type": "text/plain"}}, 415,
         "content-type: text/plain; expected application/json"),
        ("/v1/slove", {"json": {}}, 404, "no /v1/slove here; expected one of /v1/move, "),
        ("/v1/openapi.json", {"json": {}}, 405, "POST /v1/openapi.json; expected GET"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(path, told, status, error):
    answer = asked(lambda client: client.post(path, **told))
    assert answer.status_code == status
    assert answer.json()["error"].startswith(error)
    assert "\n" not in answer.json()["error"]


def test_an_error_has_the_id_of_its_question():
    assert asked(lambda client: client.post("/v1/ask", json={"id": 3, "ask": "what"})).json()["id"] == 3


def test_a_question_that_takes_too_long_is_stopped_and_the_next_is_answered():
    async def talk(client):
        return await client.post("/v1/ask", json=LONG), await client.post("/v1/solve", json=SOLVE)

    late, next_one = asked(talk, limits={"engines": 1, "seconds": 0.2})
    assert late.status_code == 504
    assert late.json()["error"] == "not answered within 0.2 s; expected less to do, or a budget_ms"
    assert next_one.status_code == 200


def test_of_many_at_once_none_is_lost_and_those_too_many_are_told():
    async def talk(client):
        questions = [{"ask": "random", "id": i, "seed": 1, "number": i + 1} for i in range(1000)]
        answers = await asyncio.gather(*(client.post("/v1/ask", json=one) for one in questions))
        return [(one.status_code, one.json()) for one in answers]

    answers = asked(talk)
    assert [status for status, _ in answers] == [200] * 1000
    assert [told["id"] for _, told in answers] == list(range(1000))
    assert answers[5][1] == {**jasnel.ask({"ask": "random", "seed": 1, "number": 6}), "id": 5}

    answers = asked(talk, limits={"engines": 1, "waiting": 9})
    assert {status for status, _ in answers} == {200, 503}
    assert sum(status == 200 for status, _ in answers) >= 10


def test_a_stream_has_a_line_for_each_line_in_its_order():
    lines = [{"ask": "random", "id": i, "seed": 2, "number": i + 1} for i in range(40)]
    lines[7] = {"ask": "nothing", "id": 7}
    body = "\n\n".join(json.dumps(line) for line in lines) + "\n" + "x" * 70_000
    answer = asked(lambda client: client.post("/v1/stream", content=body))
    assert answer.status_code == 200
    told = [json.loads(line) for line in answer.text.splitlines()]
    assert [line.get("id") for line in told] == [*range(40), None]
    assert told[7]["error"].startswith("ask: 'nothing'")
    assert told[40] == {"error": "longer than 65536 bytes; expected a question"}


def test_what_it_can_be_asked_is_described():
    described = asked(lambda client: client.get("/v1/openapi.json")).json()
    assert described["openapi"] == "3.1.0"
    for name in ("solve", "bid", "boerenbridge/bid", "fair-play", "ask", "stream"):
        assert f"/v1/{name}" in described["paths"]
    references = [part.split('"')[0] for part in json.dumps(described).split("#/components/schemas/")[1:]]
    assert set(references) <= set(described["components"]["schemas"])
    assert "ask" not in described["components"]["schemas"]["solve"]["properties"]


def test_it_counts_and_says_that_it_is_up():
    async def talk(client):
        await client.post("/v1/solve", json=SOLVE)
        await client.post("/v1/ask", json={"ask": "x"})
        return await client.get("/metrics"), await client.get("/health")

    metrics, health = asked(talk)
    assert 'jasnel_questions_total{question="solve",status="200"} 1.0\n' in metrics.text
    assert 'jasnel_questions_total{question="none",status="400"} 1.0\n' in metrics.text
    assert "jasnel_questions_waiting 0.0\n" in metrics.text
    assert 'jasnel_question_seconds_count{question="solve"} 1.0\n' in metrics.text
    assert health.json() == {"status": "ok", "version": jasnel.__version__}


def test_other_pages_of_the_web_may_ask_if_they_are_named():
    async def talk(client):
        return await client.post("/v1/solve", json=SOLVE, headers={"origin": "https://example.org"})

    assert "access-control-allow-origin" not in asked(talk).headers
    assert asked(talk, origins=["https://example.org"]).headers["access-control-allow-origin"] == "https://example.org"


def test_it_is_asked_by_the_names_that_it_has():
    async def talk(client):
        return await client.get("/health", headers={"host": "elsewhere.example"})

    assert asked(talk, hosts=["localhost"]).status_code == 400
    assert asked(talk).status_code == 200


@contextlib.contextmanager
def killed_at_the_end(process):
    try:
        yield
    finally:
        process.kill()


def test_the_command_serves_this_machine_until_it_is_interrupted():
    pytest.importorskip("uvicorn", reason="no uvicorn here")
    command = [sys.executable, "-m", "jasnel", "serve", "--port=0", "--player=simple"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process, killed_at_the_end(process):
        address = process.stdout.readline().split()[-1]
        assert address.startswith("http://127.0.0.1:")
        with urllib.request.urlopen(address) as described:
            assert json.load(described)["info"]["title"] == "Jasnel"
        question = urllib.request.Request(
            address.replace("openapi.json", "solve"), json.dumps(SOLVE).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(question) as answer:
            assert untimed(json.load(answer)) == untimed(jasnel.ask({"ask": "solve", **SOLVE}))
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130)
        assert process.stderr.read() == ""


def test_questions_drawn_from_its_description_are_answered_as_that_says(tmp_path):
    pytest.importorskip("schemathesis", reason="no schemathesis here, which tools/test.sh nightly installs")
    command = [sys.executable, "-m", "jasnel", "serve", "--port=0", "--player=simple", "--seconds=5"]
    checks = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
    with subprocess.Popen(command, text=True, stdout=subprocess.PIPE) as process, killed_at_the_end(process):
        address = process.stdout.readline().split()[-1]
        # A stream is not JSON, and so has no schema.
        draw = [
            Path(sys.executable).with_name("schemathesis"), "run", address, "--exclude-path=/v1/stream", "--seed=1",
            f"--checks={','.join(checks)}", "--phases=fuzzing", "--max-examples=20", "--suppress-health-check=all",
            "--generation-database=none",
        ]
        run = subprocess.run(draw, cwd=tmp_path, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    "flag, said",
    [
        ("--port=70000", "--port: '70000'; expected a number from 0 to 65535"),
        ("--player=who", "--player: 'who'"),
        ("--engines=0", "--engines: '0'; expected a number from 1 to 1024"),
        ("--address=203.0.113.1", "cannot listen on 203.0.113.1:8080"),
    ],
)
def test_a_mistake_on_the_command_line_is_told(flag, said):
    pytest.importorskip("uvicorn", reason="no uvicorn here")
    run = subprocess.run([sys.executable, "-m", "jasnel", "serve", flag], capture_output=True, text=True)
    assert run.returncode == 2
    assert said in run.stderr
