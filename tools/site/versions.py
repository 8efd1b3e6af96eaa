"""Puts a site that was built beside those of other versions, in one folder for a web host.

    versions.py HTML FOLDER VERSION

FOLDER gets VERSION/, a copy of HTML, made anew; versions.json, from which the pages let their readers choose; and
index.html, which leads to the latest version.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import shutil
import sys
from typing import Optional, Sequence, Tuple

VERSION = re.compile(r"\d+(\.\d+)+")


def in_order(version: str) -> Tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def main(texts: Optional[Sequence[str]] = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("html", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("version")
    options = parser.parse_args(texts)
    if not VERSION.fullmatch(options.version):
        sys.exit(f"tools/site/versions.py: version '{options.version}'; expected numbers, such as 0.1.0")
    there = options.folder / options.version
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(options.html, there)
    names = [path.name for path in options.folder.iterdir() if path.is_dir() and VERSION.fullmatch(path.name)]
    names.sort(key=in_order, reverse=True)
    versions = [{"version": name, "title": name, "aliases": ["latest"] if name == names[0] else []} for name in names]
    (options.folder / "versions.json").write_text(json.dumps(versions) + "\n", encoding="utf-8")
    (options.folder / "index.html").write_text(
        f'<!doctype html>\n<meta charset="utf-8">\n<meta http-equiv="refresh" content="0; url={names[0]}/">\n'
        f'<title>Jasnel</title>\n<a href="{names[0]}/">Jasnel {names[0]}</a>\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
