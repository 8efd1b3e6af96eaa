#!/usr/bin/env python3
"""Whether what an old release was asked, wrote and declared still holds: docs/reference/promises.md.

    promises.py record JASNEL DIR    keeps in DIR what this release says and writes
    promises.py check JASNEL DIR     whether the command JASNEL keeps to it

DIR holds, of one release, `questions.jsonl` (questions of docs/reference/questions.md and their answers),
`deals.csv` (solved deals as a table), `tables.npy` (a study), `match.txt` (a record) and `header.txt` (for C).
"""

import csv
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEALS = ROOT / "tests/data/deals.txt"
# Those whose answers follow from the rules: the same values too.
EXACT = {"solve", "table", "par", "score", "state", "commit", "compare", "evening", "movement", "fours", "teams", "race"}

# Of the search and the machine: a line of best play may be another one of the same worth.
MEASURED = {"nodes", "time_us", "line"}


def run(jasnel, *arguments, given=None, folder=None):
    done = subprocess.run([jasnel, *arguments], input=given, cwd=folder, capture_output=True, check=False)
    if done.returncode != 0:
        sys.exit(f"jasnel {' '.join(map(str, arguments))}: {done.stderr.decode()}")
    return done.stdout


def ask(jasnel, questions):
    lines = run(jasnel, "engine", given="".join(json.dumps(one) + "\n" for one in questions).encode())
    return [json.loads(line) for line in lines.decode().splitlines()]


def table(jasnel):
    lines = DEALS.read_text("utf-8").splitlines()[:3]
    return run(jasnel, "solve", "--input=-", "--format=csv", "--leader=E", given="\n".join(lines).encode()).decode()


def study(jasnel):
    with tempfile.TemporaryDirectory() as folder:
        run(jasnel, "study", "new", "s", "--ask=tables", "--deals=4", "--seed=2026", folder=folder)
        run(jasnel, "study", "make", "s", folder=folder)
        return run(jasnel, "study", "join", "s", "--output=-", folder=folder)


def record(jasnel, kept):
    page = (ROOT / "docs/reference/questions.md").read_text("utf-8")
    questions = [json.loads(found) for found in re.findall(r"^\$ echo '(\{\"ask\".*?\})' \| jasnel engine", page, re.M)]
    with (kept / "questions.jsonl").open("w", encoding="utf-8") as file:
        for question, answer in zip(questions, ask(jasnel, questions)):
            file.write(json.dumps({"question": question, "answer": answer}, ensure_ascii=False) + "\n")
    (kept / "deals.csv").write_text(table(jasnel), "utf-8")
    (kept / "tables.npy").write_bytes(study(jasnel))
    run(jasnel, "match", "simple", "rule", "--deals=2", "--seed=7", f"--record={kept / 'match.txt'}")
    (kept / "header.txt").write_text((ROOT / "c/jasnel.h.in").read_text("utf-8"), "utf-8")


def lost(old, new, exact, where=""):
    """What an answer does not keep of an old one, in lines."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key in new:
                yield from lost(value, new[key], exact and key not in MEASURED, f"{where}.{key}")
            else:
                yield f"{where}: no {key}"
    elif isinstance(old, list) and isinstance(new, list) and (len(old) == len(new) or not exact):
        for i, (one, other) in enumerate(zip(old, new)):
            yield from lost(one, other, exact, f"{where}[{i}]")
    elif type(old) is not type(new) or exact and old != new:
        yield f"{where}: {json.dumps(new)[:80]}; expected {json.dumps(old)[:80]}"


def declarations(header):
    """The functions and the members of structures that a header for C declares, in order."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", header, flags=re.S)
    return [" ".join(one.split()) for one in re.findall(r"[^;{}#]*\w[^;{}#]*;", text)]


def check(jasnel, kept):
    cases = [json.loads(line) for line in (kept / "questions.jsonl").read_text("utf-8").splitlines()]
    for case, answer in zip(cases, ask(jasnel, [case["question"] for case in cases])):
        asked = case["question"]["ask"]
        for line in lost(case["answer"], answer, asked in EXACT):
            yield f"the answer to '{asked}': {line}"

    old = list(csv.DictReader((kept / "deals.csv").read_text("utf-8").splitlines()))
    new = list(csv.DictReader(table(jasnel).splitlines()))
    for line, (was, now) in enumerate(zip(old, new, strict=True), 2):
        for name, value in was.items():
            if name in now and name in MEASURED:
                continue
            if now.get(name) != value:
                yield f"CSV of deals, line {line}, column {name}: {now.get(name)!r}; expected {value!r}"

    if study(jasnel) != (kept / "tables.npy").read_bytes():
        yield "the rows of a study of tables: other bytes"

    records = [line for line in (kept / "match.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
    judged = run(jasnel, "analyse", f"--input={kept / 'match.txt'}", "--format=json").decode().splitlines()
    if len(judged) != len(records) or any("error" in json.loads(line) for line in judged):
        yield f"a record of a match: {len(judged)} answers for {len(records)} deals"
    # And what it does not know in a record is passed over.
    question = json.loads(records[0]) | {"ask": "analyse", "summary": True, "of_a_later_release": {"a": 1}}
    question.pop("id")
    for answer in ask(jasnel, [question]):
        if "error" in answer:
            yield f"a record with a key of a later release: {answer['error']}"

    still = iter(declarations((ROOT / "c/jasnel.h.in").read_text("utf-8")))
    for one in declarations((kept / "header.txt").read_text("utf-8")):
        if one not in still:
            yield f"<jasnel.h> no longer declares, in this order: {one}"
            break


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("record", "check"):
        sys.exit(__doc__)
    _, what, jasnel, folder = sys.argv
    jasnel, kept = str(Path(jasnel).resolve()), Path(folder).resolve()
    if what == "record":
        kept.mkdir(parents=True, exist_ok=True)
        record(jasnel, kept)
        return
    wrong = list(check(jasnel, kept))
    print("\n".join(wrong) or f"all of {kept.name} holds")
    sys.exit(bool(wrong))


main()
