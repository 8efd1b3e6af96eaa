"""The home of the project in packages that are made of a tree: home_test.py SOURCE."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

source = pathlib.Path(sys.argv[1])
URL = "https://git.here/cards/jasnel"


def set_home(tree, url):
    command = [source / "tools/scripts/set_home.sh", tree, url]
    return subprocess.run(command, capture_output=True, text=True, check=False)


with tempfile.TemporaryDirectory() as folder:
    tree = pathlib.Path(folder)
    (tree / "npm").mkdir()
    for name in ("pyproject.toml", "npm/package.json"):
        shutil.copy(source / name, tree / name)
    before = json.loads((tree / "npm/package.json").read_text())
    for wrong in ("jasnel", URL + "/", 'https://a"b', ""):
        refused = set_home(tree, wrong)
        assert refused.returncode != 0 and len(refused.stderr.splitlines()) == 1, refused
    assert (tree / "pyproject.toml").read_bytes() == (source / "pyproject.toml").read_bytes()

    assert set_home(tree, URL).returncode == 0
    assert json.loads((tree / "npm/package.json").read_text()) == {**before, "homepage": URL}
    text = (tree / "pyproject.toml").read_text()
    urls = f'\n[project.urls]\nHomepage = "{URL}"\nChangelog = "{URL}/blob/main/CHANGELOG.md"\n'
    assert text == (source / "pyproject.toml").read_text() + urls
    if sys.version_info >= (3, 11):
        import tomllib

        assert tomllib.loads(text)["project"]["urls"]["Homepage"] == URL
