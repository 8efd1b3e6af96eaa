"""A server of the Model Context Protocol: an assistant asks the engine, through standard input and output.

    python -m jasnel.mcp

Each tool is a question to the engine, and its answer that of the engine, as text and as structured content. What is
wrong with a question is the error of the tool, in one line. Several questions are answered at a time; one that is
cancelled, or takes longer than its `budget_ms`, is stopped. Nothing is listened on, read or written but standard
input and output, and the server ends when its input is closed. Assistants take a command for a server: the path of
this Python, and `-m jasnel.mcp`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from typing import Any, AsyncIterator, Mapping, Optional, Sequence

from ._engine import Answer, AsyncEngine, Engine
from ._mcp_tools import INSTRUCTIONS, TOOLS, Tool
from ._native import JasnelError, version

# So many calls are answered at a time; a short one waits for none that is long, unless these are as many.
_ENGINES = 8

_BY_NAME = {tool.name: tool for tool in TOOLS}


def _tool(name: str, arguments: Mapping[str, Any]) -> Tool:
    """The tool of a call. Raises JasnelError for what is wrong, in one line."""
    tool = _BY_NAME.get(name)
    if tool is None:
        raise JasnelError(f"no tool '{name[:40]}'; expected one of {', '.join(_BY_NAME)}")
    known = tool.schema["properties"]
    for key in arguments:
        if key not in known:
            raise JasnelError(f"unknown argument '{key[:40]}'; expected one of {', '.join(known)}")
    return tool


async def _within(engine: AsyncEngine, most_ms: int, question: Mapping[str, Any]) -> Answer:
    try:
        return await asyncio.wait_for(engine.ask(question), most_ms / 1000)
    except asyncio.TimeoutError:
        raise JasnelError(f"not answered within {most_ms} ms; expected more time, or less to do") from None


@contextlib.asynccontextmanager
async def _telling(context: Any, most_ms: int) -> AsyncIterator[None]:
    """Tells a client that asked for it, each second, how many of the seconds that a call may take have passed."""

    async def tell() -> None:
        for passed in range(1, most_ms // 1000 + 1):
            await asyncio.sleep(1)
            await context.session.report_progress(passed, most_ms / 1000)

    telling = asyncio.ensure_future(tell())
    try:
        yield
    finally:
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await telling


def make_server(player: str = "full") -> Any:
    """A server of the package `mcp`, version 2 or later, to be run on a transport of the caller's, by asyncio."""
    from mcp import types
    from mcp.server.lowlevel import Server

    engine = AsyncEngine(player, engines=_ENGINES)

    async def list_tools(_context: Any, _params: Any) -> Any:
        hints = types.ToolAnnotations(read_only_hint=True, open_world_hint=False)
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool.name, title=tool.title, description=tool.description, input_schema=tool.schema,
                    annotations=hints,
                )
                for tool in TOOLS
            ]
        )

    async def call_tool(context: Any, params: Any) -> Any:
        arguments = params.arguments or {}
        try:
            question, most_ms = _tool(params.name, arguments).question(arguments)
            async with _telling(context, most_ms):
                answer = await _within(engine, most_ms, question)
        except JasnelError as error:
            return types.CallToolResult(content=[types.TextContent(type="text", text=str(error))], is_error=True)
        text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        return types.CallToolResult(
            content=[types.TextContent(type="text", text=text)], structured_content=answer, is_error=False
        )

    return Server(
        "jasnel", version=version, title="Jasnel", instructions=INSTRUCTIONS, on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def _refusal(error: Exception) -> Any:
    """The answer to a line that is no message: the errors of JSON-RPC for it."""
    from mcp import types
    from mcp.shared.message import SessionMessage

    wrong = error.errors() if hasattr(error, "errors") else []  # of pydantic
    id, code, what = None, types.INVALID_REQUEST, "a line that is no message"
    for one in wrong:
        if one["type"] == "json_invalid":
            code, what = types.PARSE_ERROR, f"invalid JSON: {one['ctx']['error']}"
        elif one["type"] == "missing" and len(one["loc"]) == 2:  # a key of the message itself
            told = one["input"].get("id")
            id = told if isinstance(told, (str, int)) and not isinstance(told, bool) else None
    data = types.ErrorData(code=code, message=f"{what}; expected a message of JSON-RPC 2.0")
    return SessionMessage(types.JSONRPCError(jsonrpc="2.0", id=id, error=data))


async def _serve(player: str) -> None:
    import anyio
    from mcp.server.stdio import stdio_server

    server = make_server(player)
    async with stdio_server() as (read, write), anyio.create_task_group() as group:
        to_server, messages = anyio.create_memory_object_stream[Any](0)

        async def hand_on() -> None:
            async with to_server:
                async for item in read:
                    if isinstance(item, Exception):
                        await write.send(_refusal(item))
                    else:
                        await to_server.send(item)

        group.start_soon(hand_on)
        await server.run(messages, write, server.create_initialization_options())
        group.cancel_scope.cancel()


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Serves standard input and output until the input ends; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m jasnel.mcp",
        description="A server of the Model Context Protocol on standard input and output: an assistant asks about "
        "klaverjas and boerenbridge.",
    )
    parser.add_argument("--player", default="full", help="who answers choose_move (default full)")
    options = parser.parse_args(arguments)
    try:
        Engine(options.player)
    except JasnelError as error:
        parser.error(f"--player: {error}")
    try:
        import anyio
        from mcp.server.lowlevel import Server  # noqa: F401
        from mcp.types import CallToolResult

        if "structured_content" not in CallToolResult.model_fields:
            raise ImportError
    except ImportError:
        parser.error("no package mcp 2 or later here; expected it, as of pip install 'mcp>=2' with Python 3.10")
    try:
        anyio.run(_serve, options.player)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
