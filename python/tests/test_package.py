"""The package as it is installed: its files, its types, its help and its tag."""

import importlib.metadata
import importlib.util
import inspect
import json
import pathlib
import pkgutil
import pydoc
import subprocess
import sys
import sysconfig

import pytest

import jasnel

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "python/examples"
DISTRIBUTION = importlib.metadata.distribution("jasnel")


def mypy(*files):
    if importlib.util.find_spec("mypy") is None:
        pytest.skip("no mypy here")
    command = [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", *files]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_has_its_modules_and_types_and_nothing_else():
    package = ROOT / "python/jasnel"
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.suffix in (".py", ".pyi", ".typed")}
    installed = [path for path in DISTRIBUTION.files if path.suffix != ".pyc"]
    mine = {"/".join(path.parts[1:]) for path in installed if path.parts[0] == "jasnel"}
    native = {name for name in mine if name.startswith("_native.") and name != "_native.pyi"}
    assert mine - native == files | {"py.typed"}
    ending = ".abi3.so" if sys.version_info >= (3, 12) else sysconfig.get_config_var("EXT_SUFFIX")
    assert native == {"_native" + ending}
    others = {path.parts[0] for path in installed} - {"jasnel", "jasnel.libs", ".."}
    assert all(name.endswith(".dist-info") for name in others)
    assert "MIT" in DISTRIBUTION.read_text("licenses/LICENSE")


def command(*arguments, text=""):
    program = pathlib.Path(sys.executable).with_name("jasnel")
    return subprocess.run([program, *arguments], input=text, capture_output=True, text=True, check=False, timeout=60)


def test_has_the_command_as_an_engine_for_programs():
    assert command("--version").stdout == f"jasnel {jasnel.__version__}\n"
    asked = command("engine", "--player=rule", text='# two\n\n{"ask":"rules","id":7}\n{"ask":"nothing"}\n')
    assert (asked.returncode, asked.stderr) == (0, "")
    rules, wrong = map(json.loads, asked.stdout.splitlines())
    assert rules == {"id": 7, **jasnel.ask({"ask": "rules"})}
    assert wrong["error"].startswith("ask: 'nothing'; expected ")


def test_the_command_says_what_is_wrong():
    for arguments, said in (
        (["solve"], "invalid choice: 'solve' (choose from "),
        (["engine", "--player=nobody"], "--player: 'nobody' is not a player; expected "),
        (["engine", "--threads=2"], "unrecognized arguments: --threads=2"),
        (["mcp", "--player=nobody"], "--player: 'nobody' is not a player; expected "),
    ):
        wrong = command(*arguments)
        assert wrong.returncode == 2 and said in wrong.stderr.splitlines()[-1], wrong.stderr


def test_says_which_systems_it_is_for():
    tags = [line for line in DISTRIBUTION.read_text("WHEEL").splitlines() if line.startswith("Tag: ")]
    python = "cp312-abi3" if sys.version_info >= (3, 12) else "cp%d%d-" % sys.version_info[:2]
    assert tags and all(tag.startswith("Tag: " + python) for tag in tags)
    if not any("manylinux" in tag for tag in tags):
        pytest.skip("the package was not made by tools/scripts/build_wheels.sh")


def test_its_extras_are_those_of_the_guide():
    page = (ROOT / "docs/guides/python.md").read_text(encoding="utf-8")
    for extra in DISTRIBUTION.metadata.get_all("Provides-Extra"):
        assert f"`{extra}`" in page


def test_what_it_needs_has_bounds():
    for needed in DISTRIBUTION.metadata.get_all("Requires-Dist"):
        assert ">=" in needed, needed


def test_it_points_to_no_pages_that_only_the_tree_has():
    for path in [*(ROOT / "python/jasnel").rglob("*"), ROOT / "python/README.md"]:
        if path.suffix in (".py", ".pyi", ".md"):
            assert "docs/" not in path.read_text(encoding="utf-8"), path.name


def test_the_package_and_the_examples_are_typed():
    checked = mypy(ROOT / "python/jasnel", EXAMPLES, ROOT / "training")
    assert checked.returncode == 0, checked.stdout


def test_programs_of_users_are_checked(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import jasnel\n\nvalue: str = jasnel.table('N:')[0]['value']\njasnel.bid(['SA'], 'Q')\n"
        "jasnel.book('J7.AT.K98.A', trump='S', exchanges=True)['exchanges'][0]['with'].lower()\n"
        "jasnel.book('J7.AT.K98.A', trump='T')\njasnel.book('J7.AT.K98.A')['place']\n"
        "jasnel.solve('N:', 'make', trump='all')[0]['trump'].lower()\njasnel.solve('N:', 'win')\n"
        "jasnel.compare([], system='howell')['pairs'][0]['match_points'] + jasnel.score('N', '81', ns_roem=20)['ns']\n"
    )
    checked = mypy(program)
    assert checked.stdout.count("error:") == 5
    assert 'expression has type "int", variable has type "str"' in checked.stdout
    assert "Literal['Q']" in checked.stdout
    assert 'incompatible type "Literal[\'T\']"' in checked.stdout
    assert 'TypedDict "Book" has no key "place"' in checked.stdout
    assert 'incompatible type "Literal[\'win\']"' in checked.stdout


def functions_of(module):
    """The public functions of a module, and the methods of its public classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing):
            for key, method in vars(thing).items():
                plain = getattr(method, "__func__", method)
                if inspect.isfunction(plain) and not key.startswith("_"):
                    yield f"{name}.{key}", plain
        elif inspect.isroutine(thing):
            yield name, thing


def test_every_public_function_has_a_signature_and_a_return_type():
    names = ["jasnel"] + [one.name for one in pkgutil.iter_modules(jasnel.__path__, "jasnel.")]
    checked = 0
    for name in names:
        if name.rpartition(".")[2].startswith("_"):
            continue
        try:
            module = importlib.import_module(name)
        except ImportError:  # what an extra brings
            continue
        for function, thing in functions_of(module):
            signature = inspect.signature(thing)
            where = f"{name}.{function}{signature}"
            assert signature.return_annotation is not inspect.Signature.empty, where
            for parameter in list(signature.parameters.values()):
                if parameter.name not in ("self", "cls"):
                    assert parameter.annotation is not inspect.Parameter.empty, where
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("name", [name for name in jasnel.__all__ if not name.startswith("__")])
def test_help_says_what_everything_does(name):
    thing = getattr(jasnel, name)
    text = pydoc.plain(pydoc.render_doc(thing))
    assert text.startswith("Python Library Documentation: ")
    assert text.splitlines()[0].endswith(f"{name} in module jasnel")
    assert thing.__doc__ and thing.__doc__.strip()[0].isupper()
    assert max(map(len, thing.__doc__.splitlines())) <= 112
    if name == "Engine":
        assert thing.ask.__doc__


def test_help_of_the_module_lists_what_is_public():
    text = pydoc.plain(pydoc.render_doc(jasnel))
    functions = text[text.index("FUNCTIONS"):]
    for name in jasnel.__all__:
        if callable(getattr(jasnel, name)) and not isinstance(getattr(jasnel, name), type):
            assert f"\n    {name}(" in functions
