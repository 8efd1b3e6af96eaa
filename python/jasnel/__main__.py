"""The command `jasnel` of the package: an engine for programs, a server for assistants, and a service by HTTP."""

from __future__ import annotations

import argparse
import sys
from typing import Optional, Sequence

from . import __version__, _native, mcp, serve
from ._engine import Engine


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Does what the command line says; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="jasnel",
        description="What the package for Python has of the command jasnel.",
        epilog="The whole command, which answers people too, is built from the source of the project.",
    )
    parser.add_argument("--version", action="version", version=f"jasnel {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    engine = commands.add_parser(
        "engine",
        help="answer questions of programs",
        description="Reads a question from each line of standard input, a JSON object, and answers it on one line.",
    )
    engine.add_argument("--player", default="full", help="who plays (default full)")
    commands.add_parser("mcp", add_help=False, help="answer questions of assistants")
    commands.add_parser("serve", add_help=False, help="answer questions by HTTP")
    options, rest = parser.parse_known_args(arguments)
    if options.command == "mcp":
        return mcp.main(rest)
    if options.command == "serve":
        return serve.main(rest)
    if rest:
        engine.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        native = Engine(options.player)._native
    except _native.JasnelError as error:
        engine.error(f"--player: {error}")
    return _answer_lines(native)


def _answer_lines(engine: _native.Engine) -> int:
    for line in sys.stdin.buffer:
        question = line.decode(errors="replace").strip()
        if not question or question.startswith("#"):
            continue
        try:
            print(engine.ask(question), end="", flush=True)
        except KeyboardInterrupt:
            return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
