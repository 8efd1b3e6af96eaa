"""What builds the package: what it says is missing, what it leaves to pip, and how far it says it is."""

import importlib.util
import os
import pathlib
import pty
import subprocess
import sys

import pytest

PYTHON = pathlib.Path(__file__).resolve().parents[1]

# Not by a path to python/: there is a package jasnel that has not been built.
_spec = importlib.util.spec_from_file_location("build_backend", PYTHON / "build_backend.py")
build_backend = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(build_backend)


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """A path with nothing on it but what `add` puts there: a script of sh for each name."""

    def add(name, script):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="ascii")
        program.chmod(0o755)

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    return add


def missing():
    with pytest.raises(SystemExit) as raised:
        build_backend.get_requires_for_build_wheel()
    message = str(raised.value)
    assert message.startswith("jasnel: ") and "\n" not in message and "; expected " in message
    return message


def test_names_a_compiler_that_is_missing(programs, monkeypatch):
    assert "no compiler for C++ here" in missing()
    monkeypatch.setenv("CXX", "nosuch++ -O1")
    assert "CXX is 'nosuch++ -O1', and there is none" in missing()


def test_names_a_compiler_that_is_too_old(programs):
    programs("c++", "echo \"c++: error: unrecognized option '-std=c++20'\" >&2; exit 1")
    assert "c++ does not compile C++20: c++: error: unrecognized option '-std=c++20'" in missing()


def test_names_headers_that_are_missing(monkeypatch):
    monkeypatch.setattr(build_backend.sysconfig, "get_paths", lambda: {"include": "/nowhere"})
    assert "no Python.h in /nowhere" in missing()


def test_names_a_python_that_is_too_old(monkeypatch):
    monkeypatch.setattr(build_backend.sys, "version_info", (3, 8, 18))
    assert "Python 3.8.18; expected 3.9 or later" in missing()


def test_names_a_tree_that_is_not_whole(monkeypatch, tmp_path):
    monkeypatch.setattr(build_backend, "ROOT", tmp_path)
    assert f"no source of the library in {tmp_path}" in missing()


def test_leaves_to_pip_what_pip_can_install(programs, monkeypatch):
    programs("c++", "exit 0")
    monkeypatch.setattr(build_backend, "_has_pybind11", lambda: True)
    assert build_backend.get_requires_for_build_wheel() == ["cmake>=3.25", "ninja"]
    programs("cmake", "echo cmake version 3.18.4")
    programs("make", "exit 0")
    assert build_backend.get_requires_for_build_wheel() == ["cmake>=3.25"]
    programs("cmake", "echo 'pyenv: cmake: command not found' >&2; exit 127")
    assert build_backend.get_requires_for_build_wheel() == ["cmake>=3.25"]
    programs("cmake", "echo cmake version 4.0.1")
    assert build_backend.get_requires_for_build_wheel() == []


def test_asks_for_a_pybind11_that_knows_this_python(programs, monkeypatch):
    for name in ("c++", "ninja"):
        programs(name, "exit 0")
    programs("cmake", "echo cmake version 3.25.1")
    monkeypatch.setattr(build_backend, "_pybind11_module", lambda: None)
    monkeypatch.setattr(build_backend, "_has_pybind11", lambda: False)
    for version, needed in (((3, 9, 2), "2.13"), ((3, 13, 0), "2.13"), ((3, 14, 1), "3.0")):
        monkeypatch.setattr(build_backend.sys, "version_info", version)
        assert build_backend.get_requires_for_build_wheel() == [f"pybind11>={needed}"]


def test_tells_a_terminal_how_far_it_is(tmp_path):
    # A parent whose output is a terminal keeps that of the build to itself, as pip does.
    build = f"""
import sys
sys.path.insert(0, {str(PYTHON)!r})
import build_backend
terminal = build_backend._Terminal()
terminal.show(" compiled 9 of 10 files")
terminal.close()
"""
    parent = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {build!r}], capture_output=True, check=True)"
    if not pathlib.Path("/proc/self/fd/1").exists():
        pytest.skip("no /proc here")
    leader, follower = pty.openpty()
    subprocess.run([sys.executable, "-c", parent], stdout=follower, check=True)
    os.close(follower)
    told = os.read(leader, 1000).decode()
    os.close(leader)
    assert told.startswith(" compiled 9 of 10 files" + "\b" * 23)
    assert told.endswith(" " * 23 + "\b" * 23)
    kept = tmp_path / "log"
    kept.write_text("as it was", encoding="ascii")
    with kept.open("a") as log:
        subprocess.run([sys.executable, "-c", parent], stdout=log, check=True)
    assert kept.read_text(encoding="ascii") == "as it was"
