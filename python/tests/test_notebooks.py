"""The notebooks of the documentation, each from top to bottom, and what they show of their last lines."""

import ast
import json
import pathlib

import pytest

NOTEBOOKS = sorted((pathlib.Path(__file__).resolve().parents[2] / "docs/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path):
    if path.stem == "thousand_deals":
        pytest.importorskip("pandas")
        pytest.importorskip("matplotlib")
    book = json.loads(path.read_text(encoding="utf-8"))
    assert book["nbformat"] == 4
    names = {}
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [] and cell["execution_count"] is None
        tree = ast.parse("".join(cell["source"]))
        # As a notebook does: the value of a last line is shown.
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, str(path), "exec"), names)
        if last:
            shown = eval(compile(ast.Expression(last.value), str(path), "eval"), names)
            if type(shown).__module__ == "jasnel":
                assert shown._repr_html_()


def test_the_page_lists_all_notebooks():
    page = (NOTEBOOKS[0].parent / "README.md").read_text(encoding="utf-8")
    assert len(NOTEBOOKS) >= 4
    for path in NOTEBOOKS:
        assert f"[{path.name}]({path.name})" in page
