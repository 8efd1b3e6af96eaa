"""A server of the Model Context Protocol: an assistant asks the engine, through standard input and output.

    python -m jasnel.mcp

Each tool is a question of docs/reference/questions.md, and its answer that of the engine, as text and as
structured content. What is wrong with a question is the error of the tool, in one line. Nothing is listened on,
read or written but standard input and output. docs/guides/mcp.md has the configuration of assistants.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
from typing import Any, Dict, Mapping, Optional, Sequence

from ._engine import Engine
from ._mcp_tools import INSTRUCTIONS, TOOLS
from ._native import JasnelError, version

_BY_NAME = {tool.name: tool for tool in TOOLS}


class _Questions:
    """An engine that answers one tool at a time, whatever the threads that ask."""

    def __init__(self, player: str) -> None:
        self._engine = Engine(player)
        self._lock = threading.Lock()

    def answer(self, name: str, arguments: Mapping[str, Any]) -> Dict[str, Any]:
        """The engine's answer. Raises JasnelError for what is wrong, in one line."""
        tool = _BY_NAME.get(name)
        if tool is None:
            raise JasnelError(f"no tool '{name[:40]}'; expected one of {', '.join(_BY_NAME)}")
        known = tool.schema["properties"]
        for key in arguments:
            if key not in known:
                raise JasnelError(f"unknown argument '{key[:40]}'; expected one of {', '.join(known)}")
        with self._lock:
            return self._engine.ask({**arguments, **tool.fixed})


def make_server(player: str = "full") -> Any:
    """A server of the package `mcp`, version 2 or later, to be run on a transport of the caller's."""
    import anyio.to_thread
    from mcp import types
    from mcp.server.lowlevel import Server

    questions = _Questions(player)

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

    async def call_tool(_context: Any, params: Any) -> Any:
        try:
            answer = await anyio.to_thread.run_sync(questions.answer, params.name, params.arguments or {})
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


async def _serve(player: str) -> None:
    from mcp.server.stdio import stdio_server

    server = make_server(player)
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


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
