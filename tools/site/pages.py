"""Gathers the pages of the documentation site in one folder, and what MkDocs is to know of them.

    pages.py FOLDER --xml=DIR --js=DIR --examples=DIR [--page=DIR] [--repository=URL] [--versions]

FOLDER gets docs/ with the pages of the tree and of the programming interfaces, and mkdocs.yml. `--xml` has what
Doxygen made of the headers, `--js` what TypeDoc made of the npm package, `--examples` what the examples in Python
print (NAME.txt) and draw (NAME.png), `--page` the page for the browser. Links to other files of the tree lead to
the repository at URL; without one they are text. The pages say which version they are of; with `--versions` they
stand in a folder beside those of others, and let the reader choose.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import pathlib
import posixpath
import re
import shutil
import sys
from typing import Dict, List, NoReturn, Optional, Tuple, Union

import c_reference
import cpp_reference
from links import Links, outside

TREE = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
INDEX = "docs/README.md"

# Pages that stand elsewhere in the tree, and where they are on the site.
OTHERS = {
    "README.md": "index.md",
    INDEX: "documentation.md",
    "docs/reference.md": "api/cpp/index.md",
    "docs/architecture.md": "contributing/architecture.md",
    "CONTRIBUTING.md": "contributing/index.md",
    "CHANGELOG.md": "contributing/changes.md",
    "data/samples/README.md": "examples/samples.md",
    "LICENSE": "license.md",
}

# What pages begin with for the site. Those that say how to install and what a function does are found first.
FRONT = {
    "index.md": "hide: [navigation]",
    "guides/python.md": "search:\n  boost: 4",
    "api/python/index.md": "search:\n  boost: 2",
}

Nav = List[Dict[str, Union[str, "Nav"]]]


def fail(message: str) -> NoReturn:
    sys.exit(f"tools/site/pages.py: {message}")


def version_of_the_tree() -> str:
    found = re.search(r"^  VERSION (\d+\.\d+\.\d+)$", (TREE / "CMakeLists.txt").read_text(), re.MULTILINE)
    return found[1] if found else fail("CMakeLists.txt: no VERSION; expected one of three numbers")


def title_of(text: str) -> str:
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return re.sub(r"[`*]", "", found[1]) if found else ""


def pages_of_the_tree() -> Dict[str, str]:
    """The files of the tree that are pages or pictures, and where they are on the site."""
    pages = dict(OTHERS)
    for path in sorted((TREE / "docs").rglob("*")):
        name = path.relative_to(TREE).as_posix()
        if path.suffix in (".md", ".png", ".svg") and name not in pages:
            pages[name] = name.removeprefix("docs/")
    for path in sorted((TREE / "python/examples").glob("*.py")):
        if path.stem != "common":
            pages[path.relative_to(TREE).as_posix()] = f"examples/{path.stem}.md"
    return pages


def sections_of_the_index() -> List[Tuple[str, List[str]]]:
    """The sections of docs/README.md, and the pages that each links to, in order. Every page is there."""
    text = (TREE / INDEX).read_text(encoding="utf-8")
    sections: List[Tuple[str, List[str]]] = []
    for heading, body in re.findall(r"^## ([^:\n]+)[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL):
        links = [f"docs/{link}" for link in re.findall(r"\]\(([a-z][^)#:]*\.md)", body)]
        sections.append((heading, list(dict.fromkeys(links))))
    listed = {link for _, links in sections for link in links} | set(OTHERS)
    for path in sorted((TREE / "docs").rglob("*.md")):
        if path.relative_to(TREE).as_posix() not in listed:
            fail(f"{path.relative_to(TREE)} is not in {INDEX}; expected a link to every page")
    return sections


class Site:
    def __init__(self, folder: pathlib.Path, repository: str) -> None:
        self.docs = folder / "docs"
        shutil.rmtree(folder, ignore_errors=True)
        self.docs.mkdir(parents=True)
        self.pages = pages_of_the_tree()
        self.links = Links(TREE, self.pages, repository)

    def write(self, place: str, text: str) -> None:
        path = self.docs / place
        path.parent.mkdir(parents=True, exist_ok=True)
        front = f"---\n{FRONT[place]}\n---\n\n" if place in FRONT else ""
        path.write_text(front + text, encoding="utf-8")

    def add_tree(self) -> None:
        for name, place in self.pages.items():
            path = TREE / name
            if path.suffix in (".png", ".svg"):
                (self.docs / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, self.docs / place)
            elif path.suffix == ".md":
                try:
                    text = self.links.rewritten(name, path.read_text(encoding="utf-8"))
                except ValueError as error:
                    fail(str(error))
                self.write(place, _with_languages(text))
        terms = (TREE / "LICENSE").read_text(encoding="utf-8").strip()
        self.write("license.md", f"# License\n\n```text\n{terms}\n```\n")

    def add_cpp(self, xml: pathlib.Path) -> Nav:
        reference = cpp_reference.Reference(xml)
        nav: Nav = [{"Overview": "api/cpp/index.md"}]
        for header in reference.headers():
            page = f"api/cpp/{reference.page_of(header)}"
            text = reference.page(header, cpp_reference.summary_of(TREE / "include" / header))
            self.write(page, self.with_links(page, text))
            nav.append({header.removeprefix("jasnel/"): page})
        overview = (self.docs / "api/cpp/index.md").read_text(encoding="utf-8")
        known = {name: place for name, place in reference.named()}

        def linked(match: "re.Match[str]") -> str:
            place = known.get(match[1])
            return f"[`{match[0]}`]({place})" if place else f"`{match[0]}`"

        overview = "".join(outside(overview, lambda part: re.sub(r"(?<!`)\bjasnel::(\w+)(?![`:])", linked, part)))
        rows = "\n".join(
            f"| [{header}]({reference.page_of(header)}) | {cpp_reference.summary_of(TREE / 'include' / header)} |"
            for header in reference.headers()
        )
        self.write("api/cpp/index.md", f"{overview}\n## Headers\n\n| Header | Contents |\n|---|---|\n{rows}\n")
        return nav

    def with_links(self, place: str, text: str) -> str:
        """Links for the pages of docs/ that comments name."""

        def linked(match: "re.Match[str]") -> str:
            if match[0] not in self.pages:
                return match[0]
            title = title_of((TREE / match[0]).read_text(encoding="utf-8"))
            return f"[{title}]({os.path.relpath(self.pages[match[0]], posixpath.dirname(place))})"

        return "".join(outside(text, lambda part: re.sub(r"\bdocs/[\w./-]+\.md\b", linked, part)))

    def add_c(self) -> None:
        header = (TREE / "c/jasnel.h.in").read_text(encoding="utf-8")
        version = version_of_the_tree()
        for name, number in zip(("_MAJOR", "_MINOR", "_PATCH"), version.split(".")):
            header = header.replace(f"@PROJECT_VERSION{name}@", number)
        header = header.replace("@PROJECT_VERSION@", version)
        self.write("api/c.md", self.with_links("api/c.md", c_reference.page(header)))

    def add_python(self) -> Nav:
        nav: Nav = []
        package = TREE / "python/jasnel"
        for path in sorted(package.rglob("*.py")):
            if path.stem.startswith("_") and path.stem != "__init__":
                continue
            parts = path.relative_to(package).with_suffix("").parts
            name = ".".join(["jasnel", *(part for part in parts if part != "__init__")])
            page = f"api/python/{'/'.join(parts).replace('__init__', 'index')}.md"
            self.write(page, f"# {name}\n\n::: {name}\n")
            nav.append({name: page})
        return nav

    def add_js(self, folder: pathlib.Path) -> None:
        text = (folder / "index.md").read_text(encoding="utf-8")
        text = re.sub(r"\A# .*\n", "", text)
        # Those that every error has.
        text = re.sub(r"^#### Constructors\n.*?(?=^(?:#{3,4} |\*\*\*$))", "", text, flags=re.MULTILINE | re.DOTALL)
        # Python-Markdown knows no such escapes.
        text = "".join(outside(text, lambda part: part.replace("\\<", "&lt;").replace("\\>", "&gt;")))
        text = self.with_links("api/javascript.md", text)
        self.write("api/javascript.md", "# JavaScript and TypeScript\n\n`import { Jasnel } from \"jasnel\"` gives the "
                   f"class below and the types of its questions and answers. [The guide](../guides/npm.md) shows them "
                   f"at work.\n{text}")

    def add_examples(self, folder: pathlib.Path) -> Nav:
        nav: Nav = [{"Overview": "examples/index.md"}]
        rows = []
        for name, place in self.pages.items():
            if not name.startswith("python/examples/"):
                continue
            path = TREE / name
            source = path.read_text(encoding="utf-8")
            document = ast.get_docstring(ast.parse(source)) or ""
            first, _, rest = document.partition("\n")
            heading = path.stem.replace("_", " ").capitalize()
            parts = [f"# {heading}\n", first + "\n", _prose(rest)]
            printed = folder / f"{path.stem}.txt"
            if printed.exists():
                command, _, output = printed.read_text(encoding="utf-8").partition("\n")
                parts.append(f"```console\n$ {command}\n{output.rstrip()}\n```\n")
            picture = folder / f"{path.stem}.png"
            if picture.exists():
                shutil.copy(picture, self.docs / "examples" / picture.name)
                parts.append(f"![{first}]({picture.name})\n")
                first += f"\n\n[![{first}]({picture.name})]({path.stem}.md)"
            rows.append(f"## [{heading}]({path.stem}.md)\n\n{first}\n")
            body = source.split('"""', 2)[2].strip()
            parts.append(f'??? note "The program: {name}"\n\n' + _indented(f"```python\n{body}\n```") + "\n")
            self.write(place, "\n".join(parts))
            nav.append({heading: place})
        self.write("examples/index.md", "# Examples\n\nPrograms in Python that ask questions about the game, with what "
                   "they print and draw. They take the [samples](samples.md), or a [study](../reference/study.md) of "
                   "your own.\n\n" + "\n".join(rows))
        nav.append({"Samples": "examples/samples.md"})
        return nav

    def add_page(self, folder: Optional[pathlib.Path]) -> None:
        text = "# Try it\n\n"
        if folder is None:
            text += "The page for the browser was not built into this site: see [how to build it](guides/web.md).\n"
        else:
            shutil.copytree(folder, self.docs / "page")
            # Not a page of MkDocs: a link as HTML has it is left as it is.
            text += ("Jasnel in your browser, with nothing to install: what to bid with a hand, what a deal is worth "
                     "card by card, and a game against three players. Nothing is sent anywhere. "
                     '<a href="../page/index.html">Open it alone</a>, or read '
                     "[what it can do](guides/web.md).\n\n"
                     '<iframe class="jasnel-page" src="../page/index.html" title="Jasnel in the browser"></iframe>\n')
        self.write("try.md", f"---\nhide: [navigation, toc]\n---\n\n{text}")


def _with_languages(text: str) -> str:
    """Blocks of commands and of what they print, as the highlighter knows them."""
    return re.sub(r"^```sh$", "```bash", text, flags=re.MULTILINE)


def _prose(text: str) -> str:
    """The rest of a docstring: paragraphs, and commands that are indented."""
    parts = []
    for part in re.split(r"\n\s*\n", text.strip("\n")):
        if part.startswith("    "):
            lines = "\n".join(line.strip() for line in part.splitlines())
            parts.append(f"```bash\n{re.sub(r' {2,}', '    # ', lines)}\n```\n")
        else:
            parts.append(part + "\n")
    return "\n".join(parts)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.splitlines())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--xml", type=pathlib.Path, required=True)
    parser.add_argument("--js", type=pathlib.Path, required=True)
    parser.add_argument("--examples", type=pathlib.Path, required=True)
    parser.add_argument("--page", type=pathlib.Path)
    parser.add_argument("--repository", default="")
    parser.add_argument("--versions", action="store_true")
    options = parser.parse_args()

    site = Site(options.folder, options.repository)
    site.add_tree()
    site.add_page(options.page)
    site.add_c()
    nav: Nav = [{"Home": "index.md"}, {"Try it": "try.md"}]
    sections = sections_of_the_index()
    for heading, links in sections:
        entries: Nav = []
        for link in links:
            text = (TREE / link).read_text(encoding="utf-8")
            entries.append({title_of(text): site.pages[link]})
        nav.append({heading: entries})
    examples = site.add_examples(options.examples)
    site.add_js(options.js)
    programming: Nav = [
        {"Python": site.add_python()},
        {"C++": site.add_cpp(options.xml)},
        {"C": "api/c.md"},
        {"JavaScript": "api/javascript.md"},
    ]
    nav[3:3] = [{"Examples": examples}]
    nav.insert(5, {"Interfaces": programming})
    nav.append({"Contributing": [
        {"How to contribute": "contributing/index.md"},
        {"Architecture": "contributing/architecture.md"},
        {"All pages": "documentation.md"},
        {"Changes": "contributing/changes.md"},
        {"License": "license.md"},
    ]})
    shutil.copy(HERE / "site.css", site.docs / "site.css")
    shutil.copy(TREE / "web/src/icon.svg", site.docs / "icon.svg")
    settings = (HERE / "mkdocs.yml").read_text(encoding="utf-8")
    if options.repository:
        # Not as repo_url: the theme would ask its host for figures whenever a page is shown.
        source = {"icon": "material/source-repository", "link": options.repository, "name": "Source"}
        settings = settings.replace("\nextra:\n", f"\nextra:\n  social: {json.dumps([source])}\n")
    if options.versions:
        settings = settings.replace("\nextra:\n", "\nextra:\n  version: {provider: mike}\n")
    settings += f"\ncopyright: Jasnel {version_of_the_tree()}\n"
    # JSON is YAML too.
    (options.folder / "mkdocs.yml").write_text(f"{settings}\nnav: {json.dumps(nav)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
