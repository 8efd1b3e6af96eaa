"""The reference of the C interface as a page in Markdown, from the comments of its header."""

from __future__ import annotations

import re
from typing import Iterator, NamedTuple

_DECLARATION = re.compile(
    r"^(?:/\*(?P<comment>(?:(?!\*/).)*)\*/\n)?"
    r"(?P<code>JASNEL_API [^;]*;|typedef (?:struct|enum) \w+ (?:\{.*?^\} )?\w+;|#define JASNEL_\w+ \d+$)",
    re.MULTILINE | re.DOTALL,
)
_EXPORTED = "JASNEL_API "


class Declaration(NamedTuple):
    name: str
    comment: str
    code: str


def declarations(header: str) -> Iterator[Declaration]:
    """What the header declares, in its order."""
    for found in _DECLARATION.finditer(header):
        code = found["code"]
        if code.startswith(_EXPORTED):
            # Lines that go on stand below what they go on from.
            code = code.removeprefix(_EXPORTED).replace("\n" + " " * len(_EXPORTED), "\n")
        name = re.search(r"(\w+)\(", code) or re.search(r"#define (\w+)", code) or re.search(r"(\w+);\Z", code)
        yield Declaration(name[1] if name else "", found["comment"] or "", code)


def prose(comment: str) -> str:
    """The text of a comment: paragraphs, with code in backquotes."""
    lines = [re.sub(r"^\s*\*? ?", "", line).rstrip() for line in comment.strip().splitlines()]
    text = "\n".join(lines).replace("*", r"\*").replace("<", "&lt;")
    return re.sub(r"\bjasnel_\w+|\bJASNEL_\w+", lambda word: word[0].replace("_", r"\_"), text)


def page(header: str) -> str:
    """The page of a header that begins with a comment about all of it."""
    about = re.search(r"/\*(.*?)\*/", header, re.DOTALL)
    parts = [
        "# jasnel.h",
        "```c\n#include <jasnel.h>\n```",
        prose(about[1]) if about else "",
        "[The guide](../guides/c.md) shows programs that use it.",
    ]
    for declaration in declarations(header):
        parts += [f"## {declaration.name} {{ #{declaration.name} }}"]
        parts += [f"```c\n{declaration.code}\n```", prose(declaration.comment)]
    return "\n\n".join(part for part in parts if part) + "\n"
