#!/usr/bin/env python3
"""Makes what follows from the declared questions, from the schema that `jasnel engine --schema` prints: the types of
TypeScript and Python, the functions of Python, the arguments of the tools of jasnel.mcp, and tables in the reference.

    tools/bindings/make.py [--check] [JASNEL]

JASNEL is the command that was built (build/release/tools/jasnel). With --check nothing is written. The exit status is 1
if a file is then not as it would be made, or if one by hand still has what is made.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

from python import python_arguments, python_functions, python_types
from questions import Wrong, named_types, questions_of
from reference import MARK, with_tables
from typescript import typescript

ROOT = pathlib.Path(__file__).resolve().parents[2]

MADE = {
    "npm/src/questions.d.ts": typescript,
    "python/jasnel/types.py": python_types,
    "python/jasnel/_questions.py": python_functions,
    "python/jasnel/_arguments.py": python_arguments,
}

# Files by hand, and how they declare a type or a function.
BY_HAND = {
    "npm/src/jasnel.d.ts": r"^export (?:interface|type|class) (\w+)",
    "python/jasnel/_engine.py": r"^def (\w+)\(",
}


def files(questions):
    """The text of each file, by its path."""
    made = {ROOT / path: make(questions) for path, make in MADE.items()}
    for page in (ROOT / "docs").rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        if MARK in text:
            made[page] = with_tables(text, questions)
    return made


def still_by_hand(questions):
    made = {*named_types(questions)} | {name for one in questions for name in (one.function, one.type)}
    for path, declares in BY_HAND.items():
        for name in re.findall(declares, (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE):
            if name in made:
                yield f"{path}: {name}; expected it only where it is made"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jasnel", nargs="?", default=ROOT / "build/release/tools/jasnel")
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    schema = subprocess.run([options.jasnel, "engine", "--schema"], check=True, stdout=subprocess.PIPE).stdout
    wrong = []
    try:
        questions = questions_of(json.loads(schema))
        for path, text in files(questions).items():
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            name = path.relative_to(ROOT)
            if options.check:
                wrong.append(f"{name}: not as the questions are; expected what tools/bindings/make.py makes")
            else:
                path.write_text(text, encoding="utf-8")
                print(name)
        wrong += still_by_hand(questions)
    except Wrong as error:
        wrong.append(str(error))
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
