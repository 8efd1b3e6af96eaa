"""The documentation site: how its links are made and checked, and what is on the one that was built."""

import json
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools/site"
HTML = ROOT / "build/site/html"

sys.path.insert(0, str(TOOLS))

import c_reference  # noqa: E402
import check_links  # noqa: E402
import cpp_reference  # noqa: E402
import versions  # noqa: E402
from links import Links  # noqa: E402

PAGES = {"docs/guides/a.md": "guides/a.md", "docs/b.md": "b.md", "README.md": "index.md"}


@pytest.fixture
def tree(tmp_path):
    for name in [*PAGES, "solver/search.h"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    return tmp_path


def test_links_between_pages_are_those_of_the_site(tree):
    links = Links(tree, PAGES, "")
    assert links.rewritten("README.md", "See [a](docs/guides/a.md#here).") == "See [a](guides/a.md#here)."
    assert links.rewritten("docs/guides/a.md", "[b](../b.md) [top](../../README.md)") == "[b](../b.md) [top](../index.md)"
    same = "[out](https://example.org/x.md) [here](#place)"
    assert links.rewritten("docs/b.md", same) == same


def test_links_to_other_files_lead_to_the_repository_or_are_text(tree):
    text = "[`search.h`](../../solver/search.h), [the search](../../solver/search.h), [a room](../../solver)"
    there = Links(tree, PAGES, "https://example.org/jasnel/").rewritten("docs/guides/a.md", text)
    assert "[`search.h`](https://example.org/jasnel/blob/main/solver/search.h)" in there
    assert "[a room](https://example.org/jasnel/tree/main/solver)" in there
    assert Links(tree, PAGES, "").rewritten("docs/guides/a.md", text) == (
        "`search.h`, the search (`solver/search.h`), a room (`solver`)"
    )


def test_code_is_left_as_it_is(tree):
    text = "```md\n[x](nowhere.md)\n```\n[b](b.md)\n````\n```\n[x](nowhere.md)\n````\n"
    assert Links(tree, PAGES, "").rewritten("docs/b.md", text) == text


def test_versions_stand_beside_each_other(tmp_path):
    html, folder = tmp_path / "html", tmp_path / "host"
    html.mkdir()
    for version in ("0.9.0", "0.10.0", "0.2.0", "0.9.0"):
        (html / "index.html").write_text(version)
        versions.main([str(html), str(folder), version])
    told = json.loads((folder / "versions.json").read_text())
    assert [one["version"] for one in told] == ["0.10.0", "0.9.0", "0.2.0"]
    assert [one["aliases"] for one in told] == [["latest"], [], []]
    assert (folder / "0.2.0/index.html").read_text() == "0.2.0"
    assert "url=0.10.0/" in (folder / "index.html").read_text()
    with pytest.raises(SystemExit, match="version '../x'; expected numbers, such as 0.1.0"):
        versions.main([str(html), str(folder), "../x"])


def test_a_link_to_nowhere_is_an_error(tree):
    with pytest.raises(ValueError, match=r"docs/b.md: a link to c.md; expected a file of the tree"):
        Links(tree, PAGES, "").rewritten("docs/b.md", "[c](c.md)")


def test_the_check_finds_links_to_nowhere(tmp_path):
    (tmp_path / "index.html").write_text('<a href="one/#here">1</a> <a href="one/#not">2</a>\n<img src="no.png">'
                                         '<a href="https://example.org/">3</a><a href="#top" id="top">4</a>')
    (tmp_path / "one").mkdir()
    (tmp_path / "one/index.html").write_text('<p id="here"><a href="..">up</a> <a href="../two/">2</a> <a href="/x">3</a>')
    done = subprocess.run([sys.executable, TOOLS / "check_links.py", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "index.html:1: one/#not: no such place in the page",
        "index.html:2: no.png: no such file",
        "one/index.html:1: ../two/: no such file",
        "one/index.html:1: /x: no such file",
        "7 links inside the site: 4 to nowhere",
    ]


def test_declarations_stand_as_in_the_source():
    assert cpp_reference.declaration("Result< Solution > Solve(const Position &position, int n=3)") == (
        "Result<Solution> Solve(const Position& position, int n = 3)"
    )
    assert cpp_reference.declaration("const std::atomic< bool > *") == "const std::atomic<bool>*"


def test_the_reference_of_c_has_every_function_and_type():
    header = (ROOT / "c/jasnel.h.in").read_text(encoding="utf-8")
    names = [declaration.name for declaration in c_reference.declarations(header)]
    assert set(re.findall(r"\b(jasnel_\w+)\(", re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL))) <= set(names)
    assert set(re.findall(r"^\} (\w+);", header, re.MULTILINE)) | {"JASNEL_NONE", "jasnel_context"} <= set(names)
    assert len(names) == len(set(names))


def page(name):
    return (HTML / name / "index.html").read_text(encoding="utf-8")


def test_no_link_of_the_site_leads_to_nowhere():
    count, wrong = check_links.check(HTML)
    assert wrong == [] and count > 3000


def test_every_page_of_docs_is_on_the_site():
    for path in (ROOT / "docs").rglob("*.md"):
        name = path.relative_to(ROOT / "docs").with_suffix("").as_posix()
        heading = re.search(r"^# (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)[1]
        place = {"README": "documentation", "reference": "api/cpp", "architecture": "contributing/architecture"}
        assert re.sub(r"[`*]", "", heading) in re.sub(r"<[^>]*>", "", page(place.get(name, name.removesuffix("/README"))))


def test_the_references_have_what_the_interfaces_have():
    solver = page("api/cpp/solver")
    assert 'id="Solver.Solve"' in solver and "store bounds of positions at the start of a trick" in solver
    for header in (ROOT / "include/jasnel").rglob("*.h"):
        name = header.relative_to(ROOT / "include/jasnel").with_suffix("").as_posix().replace("/", "-")
        if "///" in header.read_text(encoding="utf-8"):
            assert (HTML / "api/cpp" / name / "index.html").is_file(), header
    assert 'id="jasnel.solve_many"' in page("api/python") and 'id="jasnel.arrow.solve_many"' in page("api/python/arrow")
    assert 'id="jasnel.JasnelError"' in page("api/python") and 'id="jasnel.types.Solved"' in page("api/python/types")
    assert 'id="jasnel.jax.klaverjas.' in page("api/python/jax/klaverjas")
    assert 'id="jasnel_cancel"' in page("api/c")
    assert "budget_ms" in page("api/javascript") and 'id="jasnel"' in page("api/javascript").lower()


def test_the_search_finds_pages_and_interfaces():
    index = json.loads((HTML / "search/search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"] for entry in index["docs"]}
    assert {"api/cpp/solver/#Solver.Solve", "api/python/#jasnel.solve_many", "api/c/#jasnel_cancel"} <= places
    assert "_" not in index["config"]["separator"]  # solve_many is one word
    boosted = {entry["location"] for entry in index["docs"] if entry.get("boost", 1) > 1}
    assert {"guides/python/", "api/python/"} <= boosted


def test_the_examples_have_what_they_print_and_draw():
    for name in ("calibration_curve", "makes_in_play", "trump_jack", "values_by_trumps"):
        assert f"{name}.png" in page(f"examples/{name}")
        assert (HTML / f"examples/{name}.png").read_bytes().startswith(b"\x89PNG")
    assert "the side with the jack loses" in page("examples/trump_jack")


def test_every_page_says_which_version_it_is_of():
    version = re.search(r"^  VERSION ([0-9.]+)$", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
    assert f"Jasnel {version}" in page("guides/python") and f"Jasnel {version}" in page("api/c")


def test_nothing_is_loaded_from_elsewhere():
    for path in HTML.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe|source)[^>]* src="?([^" >]+)|<link rel="?stylesheet[^>]*href="?([^" >]+)', text)
        assert not [link for pair in loaded for link in pair if link.startswith(("http:", "https:", "//"))], path


def test_the_page_for_the_browser_is_live():
    if not (ROOT / "web/dist/index.html").exists():
        pytest.skip("no page for the browser here")
    for path in (ROOT / "web/dist").rglob("*"):
        assert path.is_dir() or (HTML / "page" / path.relative_to(ROOT / "web/dist")).read_bytes() == path.read_bytes()
    assert 'src="../page/index.html"' in page("try")
