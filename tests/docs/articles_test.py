#!/usr/bin/env python3
"""docs/reference/articles.md has a row for every article, and names only what exists.

  articles_test.py ROOT JASNEL
"""
import json
import pathlib
import re
import subprocess
import sys

PAGE = "articles.md"

# The articles of each text, in the order of the page's headings.
ARTICLES = {
    "NKF 1976": ["Spel", "Rangorde", "Puntenwaardering 1", "Puntenwaardering 2", *range(1, 27), "Termen"],
    "NKF 1976, second part: comparison matches": [*range(1, 26), "Termen"],
    "NKU 1987": ["Inleiding", *range(1, 30)],
    "KBN": [*range(1, 24), "Tafel"],
    "SV Bedum": [
        "Opening", "Rollen aan tafel", "Het spel", "Troeven", "Puntentelling", "Roem", "Mars of pit", "Verzaken",
        "Geen plaatjes", "Staan nummer", "Competitie", "Prijsuitreiking seizoen", "Rotterdams of Amsterdams", "Seinen",
    ],
    "WK Boerenbridge": [
        "Spelregels", "Loten", "Aantal kaarten", "Voorspellen", "Spelen", "Puntentelling", "Overtredingen",
        "Einde van de ronde", "Het WK",
    ],
}  # fmt: skip


def rows_of(page):
    """Of each text the rows of its table, each a list of three cells."""
    rows, text = {}, ""
    for line in page.splitlines():
        if line.startswith("## "):
            text = line[3:]
            rows[text] = []
        elif line.startswith("| ") and text:
            rows[text].append([cell.strip() for cell in line.strip("|").split(" | ")])
    return {text: table[1:] for text, table in rows.items()}


class Program:
    def __init__(self, root, jasnel):
        self.root, self.jasnel = root, jasnel
        self.schema = self.output("engine", "--schema")
        self.options = set(re.findall(r"^  ([a-z-]+)  ", self.output("rules", "kbn"), re.MULTILINE))
        self.headers = "".join(p.read_text(encoding="utf-8") for p in (root / "include").rglob("*.h"))
        self.pages = "".join(
            p.read_text(encoding="utf-8") for p in (root / "docs/reference").glob("*.md") if p.name != PAGE
        )

    def output(self, *words):
        done = subprocess.run([self.jasnel, *words], capture_output=True, text=True, check=False)
        return done.stdout if done.returncode == 0 else ""

    def has_command(self, words):
        names = [word for word in words if not word.startswith("--")]
        text = self.output(*names, "--help")
        return bool(text) and all(word in names or f"{word} " in text for word in words) and self.is_named(names)

    # The last word may be what a command takes: then it takes it.
    def is_named(self, names):
        known = self.output(*names[:-1], "--help")
        return re.search(rf"^  {names[-1]}  ", known, re.MULTILINE) is not None or bool(self.output(*names))

    def has(self, name):
        if not re.search("[a-z]", name):
            return True  # a sign that is typed
        if name.startswith("jasnel "):
            return self.has_command(name.split()[1:])
        if name.startswith('"ask":'):
            return f'"const": {name[6:]}' in self.schema
        if "/" in name:
            return (self.root / name).exists()
        if "=" in name:
            return bool(self.output("rules", f"kbn,{name}"))
        if name[0].isupper():
            return re.search(rf"\b{name}\b", self.headers) is not None
        return name in self.options or f'"{name}": ' in self.schema or f"`{name}`" in self.pages


def faults(root, jasnel):
    program = Program(root, jasnel)
    json.loads(program.schema)
    rows = rows_of((root / "docs/reference" / PAGE).read_text(encoding="utf-8"))
    if list(rows) != list(ARTICLES):
        yield f"texts: {', '.join(rows)}; expected {', '.join(ARTICLES)}"
    for text, articles in ARTICLES.items():
        found = [row[0] for row in rows.get(text, [])]
        for article in map(str, articles):
            if article not in found:
                yield f"{text}: no row for {article}"
        for row in rows.get(text, []):
            where = f"{text}, {' | '.join(row)}"
            if len(row) != 3 or not all(row) or row[0] not in map(str, articles):
                yield f"{where}: expected an article, what it says and what does it"
                continue
            people = row[2].startswith("**for people**: ")
            names = re.findall(r"`([^`]+)`", row[2])
            if not (people or names or "](" in row[2] or "not yet" in row[2]):
                yield f"{where}: expected a name, for people with why, or not yet"
            for name in names:
                if not program.has(name):
                    yield f"{where}: there is no {name}"
                if name.startswith("include/") and program.has(f'"ask":"{pathlib.Path(name).stem}"'):
                    yield f"{where}: {name} has a question; expected its name"


def main(root, jasnel):
    found = list(faults(pathlib.Path(root), jasnel))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
