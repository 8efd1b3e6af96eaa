"""Links between pages: from files of the tree to pages of the site, or to the repository."""

from __future__ import annotations

import os
import pathlib
import posixpath
import re
from typing import Callable, Dict, Iterator, Tuple

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")


class Links:
    """`pages` are files that are on the site, by their path in the tree: where they are there."""

    def __init__(self, tree: pathlib.Path, pages: Dict[str, str], repository: str, branch: str = "main") -> None:
        self._tree = tree
        self._pages = pages
        self._repository = repository.rstrip("/")
        self._branch = branch

    def rewritten(self, path: str, text: str) -> str:
        """The text of the file `path`, its links those of the site. Raises ValueError for one to nowhere."""

        def replaced(match: "re.Match[str]") -> str:
            mark, label, target = match.groups()
            return self._link(path, mark, label, target)

        return "".join(outside(text, lambda part: _LINK.sub(replaced, part)))

    def _link(self, path: str, mark: str, label: str, target: str) -> str:
        if re.match(r"[a-z]+:|#", target):
            return f"{mark}[{label}]({target})"
        file, hash_mark, anchor = target.partition("#")
        found = posixpath.normpath(posixpath.join(posixpath.dirname(path), file))
        if found in self._pages:
            place = os.path.relpath(self._pages[found], posixpath.dirname(self._pages[path]) or ".")
            return f"{mark}[{label}]({place}{hash_mark}{anchor})"
        there = self._tree / found
        if not there.exists():
            raise ValueError(f"{path}: a link to {target}; expected a file of the tree")
        if not self._repository:
            # A reader without the repository still sees which file is meant.
            return label if found in label or posixpath.basename(found) in label else f"{label} (`{found}`)"
        return f"{mark}[{label}]({self._repository}/{'tree' if there.is_dir() else 'blob'}/{self._branch}/{found})"


def outside(text: str, change: Callable[[str], str]) -> Iterator[str]:
    """The text with `change` of all that is no code."""
    for inside, part in _split(text):
        yield part if inside else change(part)


def _split(text: str) -> Iterator[Tuple[bool, str]]:
    fence, part = "", ""
    for line in text.splitlines(keepends=True):
        mark = re.match(r" {0,3}(```+)", line)
        if not fence and mark:
            yield False, part
            fence, part = mark[1], line
        elif fence and line.strip() == fence:
            yield True, part + line
            fence, part = "", ""
        else:
            part += line
    yield bool(fence), part
