"""Looks whether every link inside a site leads to a file and, with an anchor, to a place in it.

    check_links.py FOLDER [--url=PATH]

A line for each link to nowhere, and status 1 if there is one. Links to other sites are not followed: nothing is
asked of the network. Links that begin with a slash are below PATH, where the site will be.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
from html.parser import HTMLParser
from typing import Dict, List, Optional, Set, Tuple
from urllib.parse import unquote, urlsplit

_TARGETS = {"a": "href", "link": "href", "img": "src", "script": "src", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """The places in a page, and its links with their lines."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: Set[str] = set()
        self.links: List[Tuple[int, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: List[Tuple[str, Optional[str]]]) -> None:
        given = dict(attrs)
        for name in ("id", "name"):
            if given.get(name) and (name == "id" or tag == "a"):
                self.places.add(given[name] or "")
        target = given.get(_TARGETS.get(tag, ""))
        if target:
            self.links.append((self.getpos()[0], target))


def check(folder: pathlib.Path, url: str = "/") -> Tuple[int, List[str]]:
    """How many links there are, and what is wrong."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    count, wrong = 0, []
    for path, page in pages.items():
        for line, link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            count += 1
            found = _found(folder, path, unquote(parts.path), url)
            if not found.is_file():
                wrong.append(f"{path.relative_to(folder)}:{line}: {link}: no such file")
            elif parts.fragment and found in pages and not _has(pages, found, unquote(parts.fragment)):
                wrong.append(f"{path.relative_to(folder)}:{line}: {link}: no such place in the page")
    return count, wrong


def _has(pages: Dict[pathlib.Path, Page], path: pathlib.Path, place: str) -> bool:
    return place in pages[path].places


def _found(folder: pathlib.Path, path: pathlib.Path, link: str, url: str) -> pathlib.Path:
    if not link:
        return path
    if link.startswith(url) and link.startswith("/"):
        target = folder / link[len(url):].lstrip("/")
    elif link.startswith("/"):
        return folder / "nowhere" / link.lstrip("/")
    else:
        target = path.parent / link
    target = pathlib.Path(*target.resolve().parts)
    return target / "index.html" if link.endswith(("/", ".")) or target.is_dir() else target


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--url", default="/")
    options = parser.parse_args()
    folder = options.folder.resolve()
    if not (folder / "index.html").is_file():
        sys.exit(f"tools/site/check_links.py: {options.folder}: no index.html; expected the folder of a site")
    count, wrong = check(folder, options.url)
    for line in wrong:
        print(line)
    print(f"{count} links inside the site: {len(wrong)} to nowhere")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
