"""A service: the questions of the engine by HTTP, with JSON.

    jasnel serve --port=8080

`POST /v1/solve` answers the question of that name, `POST /v1/boerenbridge/bid` one of boerenbridge, `POST /v1/ask`
any question, and `POST /v1/stream` a question on each line of the body, each answered on a line as soon as it can
be. `GET /v1/openapi.json` describes them all, `GET /health` says that the service is up, and `GET /metrics`
counts, in the form of Prometheus. It listens on this machine alone unless it is told otherwise, and reads and writes no files.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import json
import os
import sys
from time import monotonic
from typing import Any, AsyncIterator, Dict, List, NamedTuple, Optional, Sequence, Tuple

from ._engine import AsyncEngine, Engine
from ._native import JasnelError, question_schema, version

_JSON = "application/json"
_LINES = "application/x-ndjson"


class Limits(NamedTuple):
    """What one service takes at most."""

    engines: int = os.cpu_count() or 1  # questions that are answered at a time
    waiting: int = 10_000  # questions more, which wait
    seconds: float = 30  # for an answer, once it is begun
    bytes: int = 65_536  # of a question


class _Refusal(Exception):
    """What is answered in place of an answer."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class _Metrics:
    """What is counted."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.registry = CollectorRegistry()
        self.questions = Counter(
            "jasnel_questions", "Questions by status of HTTP", ["question", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "jasnel_question_seconds", "Time from a question to its answer", ["question"], registry=self.registry,
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
        )
        self.waiting = Gauge("jasnel_questions_waiting", "Questions that are not answered yet", registry=self.registry)

    def text(self) -> bytes:
        from prometheus_client import generate_latest

        return generate_latest(self.registry)


def _names(schema: Dict[str, Any]) -> List[str]:
    """Of all questions, `boerenbridge.` before those of boerenbridge."""
    return [name for name in schema["$defs"] if not name.endswith(".answer")]


def open_api(schema: Optional[Dict[str, Any]] = None) -> Dict[str, Any]:
    """The service as OpenAPI 3.1 describes it, of the schema that the engine has of its questions."""
    schema = schema or json.loads(question_schema())

    def reference(name: str) -> Dict[str, str]:
        return {"$ref": f"#/components/schemas/{name}"}

    def content(of: Dict[str, Any], kind: str = _JSON) -> Dict[str, Any]:
        return {kind: {"schema": of}}

    refusals = {
        status: {"description": text, "content": content(reference("Refusal"))}
        for status, text in (
            ("400", "what is wrong with the question, in a line"),
            ("413", "the question is too long"),
            ("415", "the body is not JSON"),
            ("503", "too many questions wait"),
            ("504", "not answered in time"),
        )
    }
    schemas: Dict[str, Any] = {
        "Refusal": {
            "type": "object",
            "properties": {
                "error": {"type": "string", "description": "what is wrong, where, and what was expected"},
                "id": {"description": "that of the question, where it had one"},
            },
            "required": ["error"],
        }
    }
    paths: Dict[str, Any] = {}
    for name in _names(schema):
        asked = dict(schema["$defs"][name])
        # The path says which question it is.
        asked["properties"] = {key: of for key, of in asked["properties"].items() if key not in ("ask", "game")}
        asked["required"] = [key for key in asked.get("required", []) if key not in ("ask", "game")]
        schemas[name] = asked
        schemas[f"{name}.answer"] = schema["$defs"][f"{name}.answer"]
        paths[f"/v1/{name.replace('.', '/')}"] = {
            "post": {
                "operationId": name,
                "summary": asked.get("description", name),
                "requestBody": {"required": True, "content": content(reference(name))},
                "responses": {
                    "200": {"description": "the answer", "content": content(reference(f"{name}.answer"))},
                    **refusals,
                },
            }
        }
    any_answer = {"type": "object", "description": "the answer to a question, as that of its own path"}
    any_question = {
        "type": "object",
        "properties": {"ask": {"enum": sorted({name.split(".")[-1] for name in _names(schema)})},
                       "game": {"enum": ["klaverjas", "boerenbridge"]}},
    }
    paths["/v1/ask"] = {
        "post": {
            "operationId": "ask",
            "summary": "Any question, which its keys `ask` and `game` name",
            "requestBody": {"required": True, "content": content(any_question)},
            "responses": {"200": {"description": "the answer", "content": content(any_answer)}, **refusals},
        }
    }
    paths["/v1/stream"] = {
        "post": {
            "operationId": "stream",
            "summary": "A question on each line; a line for each answer or error, in the order of the questions",
            "requestBody": {"required": True, "content": content({"type": "string"}, _LINES)},
            "responses": {"200": {"description": "the answers", "content": content({"type": "string"}, _LINES)}},
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Jasnel",
            "version": version,
            "description": "Exact answers about the Dutch card games klaverjas and boerenbridge.",
        },
        "paths": paths,
        "components": {"schemas": schemas},
    }


class _Service:
    """Answers the questions of all who ask, so many at a time."""

    def __init__(self, player: str, limits: Limits) -> None:
        self.limits = limits
        self.metrics = _Metrics()
        self.schema = json.loads(question_schema())
        self.names = frozenset(_names(self.schema))
        self.engine = AsyncEngine(player, threads=1, engines=limits.engines)
        self._free = asyncio.Semaphore(limits.engines)
        self._waiting = 0

    async def answer(self, body: bytes, name: Optional[str] = None) -> Dict[str, Any]:
        """The answer to a question, as `name` if it is told. Raises _Refusal."""
        begun = monotonic()
        asked: Any = None
        status = 200
        self._waiting += 1
        self.metrics.waiting.inc()
        try:
            if self._waiting > self.limits.engines + self.limits.waiting:
                raise _Refusal(503, f"{self.limits.waiting} questions wait; expected to be asked again later")
            asked = self._read(body, name)
            async with self._free:
                return await self._asked(asked)
        except _Refusal as refusal:
            status = refusal.status
            raise
        except asyncio.CancelledError:
            status = 499
            raise
        finally:
            self._waiting -= 1
            self.metrics.waiting.dec()
            label = self._label(asked)
            self.metrics.questions.labels(label, status).inc()
            self.metrics.seconds.labels(label).observe(monotonic() - begun)

    def _label(self, asked: Any) -> str:
        if not isinstance(asked, dict):
            return "none"
        name = str(asked.get("ask", "move"))
        if asked.get("game") == "boerenbridge":
            name = f"boerenbridge.{name}"
        return name if name in self.names else "none"

    @staticmethod
    def _read(body: bytes, name: Optional[str]) -> Any:
        try:
            asked = json.loads(body)
        except (ValueError, RecursionError) as error:
            raise _Refusal(400, f"not JSON: {error}; expected a question, an object") from None
        if not isinstance(asked, dict):
            raise _Refusal(400, "not an object; expected a question, such as {\"deal\":\"N:...\"}")
        if name is None:
            return asked
        game, _, ask = name.rpartition(".")
        of_path = {"ask": ask, "game": game or "klaverjas"}
        for key, value in of_path.items():
            if asked.get(key, value) != value:
                raise _Refusal(400, f"{key}: not that of the path; expected {value}, or nothing")
        return {**asked, **of_path}

    async def _asked(self, asked: Dict[str, Any]) -> Dict[str, Any]:
        try:
            answer = await asyncio.wait_for(self.engine.ask(asked), self.limits.seconds)
        except asyncio.TimeoutError:
            raise _Refusal(
                504, f"not answered within {self.limits.seconds:g} s; expected less to do, or a budget_ms"
            ) from None
        except JasnelError as error:
            raise _Refusal(400, str(error)) from None
        return dict(answer)


async def _body(request: Any, most: int) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise _Refusal(413, f"longer than {most} bytes; expected a question")
    return body


async def _lines(request: Any, most: int) -> AsyncIterator[bytes]:
    """The lines of a body as they come; of one that is too long its first bytes, one more than are allowed."""
    line = b""
    async for part in request.stream():
        *whole, rest = (line + part).split(b"\n")
        for one in whole:
            if one.strip():
                yield one[: most + 1]
        line = rest[: most + 1]
    if line.strip():
        yield line


class _Streamed:
    """A response whose lines are sent as they come, while the body of its request is still read."""

    def __init__(self, lines: AsyncIterator[bytes]) -> None:
        self._lines = lines

    async def __call__(self, _scope: Any, _receive: Any, send: Any) -> None:
        from starlette.requests import ClientDisconnect

        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", _LINES.encode())]})
        try:
            async for line in self._lines:
                await send({"type": "http.response.body", "body": line, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except ClientDisconnect:
            pass


async def _unless_gone(request: Any, answering: Any) -> Any:
    """What is awaited, unless who asked is gone before: then it is stopped."""
    answer = asyncio.ensure_future(answering)

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    leaving = asyncio.ensure_future(gone())
    try:
        await asyncio.wait({answer, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
        return await answer
    finally:
        leaving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await leaving


def make_app(
    player: str = "full", limits: Limits = Limits(), origins: Sequence[str] = (), hosts: Sequence[str] = ()
) -> Any:
    """The service as an application of ASGI, for a server of the caller's. `origins` may ask from other pages of the
    web (`*`: all); requests must be for one of `hosts`, if any are named."""
    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.middleware.cors import CORSMiddleware
    from starlette.middleware.trustedhost import TrustedHostMiddleware
    from starlette.responses import JSONResponse, Response
    from starlette.routing import Route

    service = _Service(player, limits)
    described = open_api(service.schema)

    def refused(refusal: _Refusal, body: bytes = b"") -> Dict[str, Any]:
        told: Dict[str, Any] = {"error": str(refusal)}
        with contextlib.suppress(ValueError, RecursionError):
            asked = json.loads(body)
            if isinstance(asked, dict) and "id" in asked:
                told["id"] = asked["id"]
        return told

    def answered(name: Optional[str]) -> Any:
        async def answer(request: Any) -> Any:
            body = b""
            try:
                kind = request.headers.get("content-type", _JSON).partition(";")[0].strip().lower()
                if kind != _JSON:
                    raise _Refusal(415, f"content-type: {kind[:40]}; expected {_JSON}")
                body = await _body(request, limits.bytes)
                return JSONResponse(await _unless_gone(request, service.answer(body, name)))
            except _Refusal as refusal:
                headers = {"Retry-After": "1"} if refusal.status == 503 else None
                return JSONResponse(refused(refusal, body), refusal.status, headers)
            except asyncio.CancelledError:
                return Response(status_code=499)

        return answer

    async def stream(request: Any) -> Any:
        async def one(line: bytes) -> bytes:
            try:
                if len(line) > limits.bytes:
                    raise _Refusal(413, f"longer than {limits.bytes} bytes; expected a question")
                told = await service.answer(line)
            except _Refusal as refusal:
                told = refused(refusal, line)
            return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

        async def answers() -> AsyncIterator[bytes]:
            # As many as can be answered at a time: the others are not read yet.
            asked: List["asyncio.Task[bytes]"] = []
            try:
                async for line in _lines(request, limits.bytes):
                    asked.append(asyncio.ensure_future(one(line)))
                    while asked and (asked[0].done() or len(asked) >= 2 * limits.engines):
                        yield await asked.pop(0)
                while asked:
                    yield await asked.pop(0)
            finally:
                for task in asked:
                    task.cancel()

        return _Streamed(answers())

    async def openapi(_request: Any) -> Any:
        return JSONResponse(described)

    async def health(_request: Any) -> Any:
        return JSONResponse({"status": "ok", "version": version})

    async def metrics(_request: Any) -> Any:
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")

    async def missing(request: Any, error: Any) -> Any:
        if error.status_code == 404:
            text = f"no {request.url.path[:60]} here; expected one of {', '.join(described['paths'])}"
        else:
            allowed = ", ".join(sorted(error.headers["Allow"].split(", ")))
            text = f"{request.method} {request.url.path[:60]}; expected {allowed}"
        return JSONResponse({"error": text}, error.status_code, error.headers)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Any) -> AsyncIterator[None]:
        async with service.engine:
            yield

    middleware = []
    if hosts:
        middleware.append(Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)))
    if origins:
        middleware.append(
            Middleware(CORSMiddleware, allow_origins=list(origins), allow_methods=["GET", "POST"], allow_headers=["*"])
        )
    questions = [
        Route(f"/v1/{name.replace('.', '/')}", answered(name), methods=["POST"]) for name in sorted(service.names)
    ]
    app = Starlette(
        routes=[
            *questions,
            Route("/v1/ask", answered(None), methods=["POST"]),
            Route("/v1/stream", stream, methods=["POST"]),
            Route("/v1/openapi.json", openapi),
            Route("/health", health),
            Route("/metrics", metrics),
        ],
        middleware=middleware,
        exception_handlers={404: missing, 405: missing},
        lifespan=lifespan,
    )
    app.state.engine = service.engine
    return app


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def _arguments(arguments: Optional[Sequence[str]]) -> Tuple[argparse.ArgumentParser, argparse.Namespace]:
    parser = argparse.ArgumentParser(
        prog="jasnel serve", description="Answers the questions of the engine by HTTP, with JSON."
    )
    limits = Limits()

    def whole(least: int, most: int) -> Any:
        def read(text: str) -> int:
            if not text.isdecimal() or not least <= int(text) <= most:
                raise argparse.ArgumentTypeError(f"'{text[:40]}'; expected a number from {least} to {most}")
            return int(text)

        return read

    parser.add_argument("--address", default="127.0.0.1",
                        help="where it listens (default 127.0.0.1, this machine alone)")
    parser.add_argument("--port", type=whole(0, 65535), default=8080,
                        help="on which port (default 8080; 0: a free one)")
    parser.add_argument("--player", default="full", help="who answers for a move (default full)")
    parser.add_argument("--engines", type=whole(1, 1024), default=limits.engines,
                        help="questions that are answered at a time (default: one for each processor)")
    parser.add_argument("--waiting", type=whole(0, 1_000_000), default=limits.waiting,
                        help=f"questions more that may wait (default {limits.waiting})")
    parser.add_argument("--seconds", type=whole(1, 86400), default=int(limits.seconds),
                        help=f"for an answer (default {limits.seconds:g})")
    parser.add_argument("--bytes", type=whole(1, 1 << 30), default=limits.bytes,
                        help=f"of a question (default {limits.bytes})")
    parser.add_argument("--origin", action="append", default=[],
                        help="a page of the web that may ask, such as https://example.org; * for all (default none)")
    parser.add_argument("--host", action="append", default=[],
                        help="a name by which it is asked (default: any, but on this machine alone localhost)")
    return parser, parser.parse_args(arguments)


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Serves until it is interrupted; returns the exit status."""
    parser, options = _arguments(arguments)
    try:
        Engine(options.player)
    except JasnelError as error:
        parser.error(f"--player: {error}")
    try:
        import prometheus_client  # noqa: F401
        import starlette  # noqa: F401
        import uvicorn
    except ImportError as error:
        parser.error(f"no package {error.name} here; expected it, as of pip install 'jasnel[serve]'")
    hosts = options.host
    if not hosts and _is_loopback(options.address):
        hosts = ["localhost", "127.0.0.1", "[::1]"]
    limits = Limits(options.engines, options.waiting, options.seconds, options.bytes)
    app = make_app(options.player, limits, options.origin, hosts)
    config = uvicorn.Config(
        app, host=options.address, port=options.port, log_level="warning", access_log=False, server_header=False,
        timeout_graceful_shutdown=1, lifespan="off",
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            address, port = sockets[0].getsockname()[:2]
            name = f"[{address}]" if ":" in address else address
            print(f"jasnel serve: http://{name}:{port}/v1/openapi.json", flush=True)

    server = Server(config)
    try:
        socket = config.bind_socket()
    except SystemExit:
        parser.error(f"--address, --port: cannot listen on {options.address}:{options.port}")
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(app.state.engine):
        server.run(sockets=[socket])
    return 0 if server.started else 1


if __name__ == "__main__":
    sys.exit(main())
