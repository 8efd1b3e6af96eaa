"""Builds the package with CMake: a PEP 517 backend that needs nothing but Python.

pip install PATH/python
pip install PATH/python -v                                 shows what CMake and the compiler print
pip install PATH/python --config-settings=build-dir=DIR    takes DIR, an absolute path, where CMake has
                                                           built before or is to build

What pip can install is left to pip where it is not here: CMake, Ninja and pybind11. Of the rest it
is said at once what is missing.
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
OLDEST_PYTHON = (3, 9)
OLDEST_CMAKE = (3, 25)

# The oldest pybind11 that a Python can be built with, from that Python on.
OLDEST_PYBIND11 = [((3, 9), (2, 10)), ((3, 12), (2, 11)), ((3, 13), (2, 13)), ((3, 14), (3, 0))]

CXX20_PROGRAM = """\
#include <bit>
#include <compare>
#include <span>
#include <thread>
int main() {
  const unsigned numbers[] = {1, 2};
  return std::popcount(std::span(numbers)[0] <=> 1u == 0 ? 0u : 1u);
}
"""


def _version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^  VERSION ([0-9.]+)$", text, re.MULTILINE).group(1)


def _dotted(version):
    return ".".join(str(part) for part in version)


def _fail(message):
    raise SystemExit(f"jasnel: {message}")


def _check_tree():
    if not (ROOT / "CMakeLists.txt").exists() or not (ROOT / "engine").is_dir():
        _fail(f"no source of the library in {ROOT}; expected that of the whole project, with python/ in it")


def _check_python():
    if sys.version_info < OLDEST_PYTHON:
        _fail(f"Python {_dotted(sys.version_info[:3])}; expected {_dotted(OLDEST_PYTHON)} or later")
    include = sysconfig.get_paths()["include"]
    if not os.path.exists(os.path.join(include, "Python.h")):
        _fail(f"no Python.h in {include}; expected the headers of this Python, on Debian those of python3-dev")


def _compiler():
    """The compiler that CMake will take."""
    given = os.environ.get("CXX")
    if given:
        name = given.split()[0]
        if shutil.which(name) is None:
            _fail(f"CXX is '{given}', and there is none; expected a compiler for C++20")
        return given.split()
    for name in ("c++", "g++", "clang++"):
        if shutil.which(name):
            return [name]
    _fail("no compiler for C++ here; expected one for C++20, such as GCC 11 or Clang 14 (g++ on Debian), or its "
          "name in CXX")


def _check_compiler():
    compiler = _compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "check.cc"
        source.write_text(CXX20_PROGRAM, encoding="ascii")
        tried = subprocess.run([*compiler, "-std=c++20", "-c", str(source), "-o", str(source) + ".o"],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if tried.returncode != 0:
        said = tried.stdout.decode(errors="replace")
        errors = [line for line in said.splitlines() if "error" in line] or said.splitlines() or ["no word"]
        _fail(f"{compiler[0]} does not compile C++20: {errors[0].strip()}; expected one that does, such as GCC 11 or "
              "Clang 14, its name in CXX")


def _cmake_version(cmake):
    """That of a program; nothing where it does not run, as those that only forward to another one."""
    try:
        said = subprocess.run([cmake, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return None
    found = re.search(rb"version (\d+)\.(\d+)", said.stdout)
    return tuple(int(part) for part in found.groups()) if said.returncode == 0 and found else None


def _has_cmake():
    cmake = shutil.which("cmake")
    return cmake is not None and (_cmake_version(cmake) or (0, 0)) >= OLDEST_CMAKE


def _oldest_pybind11():
    return max(oldest for python, oldest in OLDEST_PYBIND11 if python <= sys.version_info[:2])


def _pybind11_module():
    """Where the Python package pybind11 has its files for CMake; nothing without one that is new enough."""
    try:
        import pybind11
    except ImportError:
        return None
    return pybind11.get_cmake_dir() if pybind11.version_info[:2] >= _oldest_pybind11() else None


def _has_pybind11():
    """Whether the system has one that CMake finds and that is new enough for this Python."""
    for prefix in ("/usr", "/usr/local", "/opt/homebrew"):
        try:
            text = pathlib.Path(prefix, "include/pybind11/detail/common.h").read_text(encoding="utf-8")
        except OSError:
            continue
        found = re.search(r"VERSION_MAJOR +(\d+)\s+#define PYBIND11_VERSION_MINOR +(\d+)", text)
        return found is not None and tuple(int(part) for part in found.groups()) >= _oldest_pybind11()
    return False


def get_requires_for_build_wheel(config_settings=None):
    """What pip has to install to build; ends at once where something is missing that it cannot."""
    _check_tree()
    _check_python()
    _check_compiler()
    needed = []
    if not _has_cmake():
        needed.append(f"cmake>={_dotted(OLDEST_CMAKE)}")
    if not shutil.which("ninja") and not shutil.which("make"):
        needed.append("ninja")
    if _pybind11_module() is None and not _has_pybind11():
        needed.append(f"pybind11>={_dotted(max(_oldest_pybind11(), (2, 13)))}")
    return needed


class _Terminal:
    """The terminal that pip writes to, which shows nothing of what a build prints: how far the build is stands
    behind pip's own line, and goes when it is done. Nowhere where pip writes to something else."""

    def __init__(self):
        self._descriptor = None
        self._shown = 0
        path = f"/proc/{os.getppid()}/fd/1"
        try:
            if not stat.S_ISCHR(os.stat(path).st_mode):
                return
            descriptor = os.open(path, os.O_WRONLY | os.O_NOCTTY)
        except OSError:
            return
        if os.isatty(descriptor):
            self._descriptor = descriptor
        else:
            os.close(descriptor)

    def show(self, text):
        """Writes `text` behind the cursor, and leaves the cursor where it was."""
        if self._descriptor is None:
            return
        width = max(len(text), self._shown)
        self._shown = len(text)
        try:
            os.write(self._descriptor, (text.ljust(width) + "\b" * width).encode())
        except OSError:
            pass

    def close(self):
        self.show("")
        if self._descriptor is not None:
            os.close(self._descriptor)


def _run(*command, on_line=None):
    """Runs a command; what it prints is printed, and passed to `on_line` line by line."""
    words = [str(part) for part in command]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in process.stdout:
            text = line.decode(errors="replace")
            sys.stdout.write(text)
            sys.stdout.flush()
            if on_line:
                on_line(text)
    if process.returncode != 0:
        _fail(f"failed: {' '.join(words)}; the lines above tell why")


def _configure(folder):
    arguments = ["-D", "JASNEL_BUILD_PYTHON=ON", "-D", f"Python_EXECUTABLE={sys.executable}"]
    pybind11 = _pybind11_module()
    arguments += ["-D", f"pybind11_DIR={pybind11}"] if pybind11 else ["-U", "pybind11_DIR"]
    if (folder / "CMakeCache.txt").exists():
        _run("cmake", *arguments, folder)
        return
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    _run("cmake", "-S", ROOT, "-B", folder, *generator, "-D", "CMAKE_BUILD_TYPE=Release", "-D", "JASNEL_BUILD_C=OFF",
         "-D", "JASNEL_BUILD_TESTS=OFF", "-D", "JASNEL_BUILD_TOOLS=OFF", *arguments)


def _build(folder):
    if not _has_cmake():
        _fail(f"no CMake here; expected CMake {_dotted(OLDEST_CMAKE)} or later, as of pip install cmake")
    terminal = _Terminal()

    def show_progress(line):
        # Of Ninja, "[12/80] ..."; of make, "[ 15%] ...".
        done = re.match(r"\[ *(\d+)(?:/(\d+)|(%))\] ", line)
        if done and done[2]:
            terminal.show(f" compiled {done[1]} of {done[2]} files")
        elif done:
            terminal.show(f" compiled {done[1]}%")

    try:
        terminal.show(" asking CMake")
        _configure(folder)
        terminal.show(" compiling, which takes some minutes")
        jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        _run("cmake", "--build", folder, "--target", "jasnel_python", "--parallel", jobs, on_line=show_progress)
    finally:
        terminal.close()
    return folder / "python" / f"_native{sysconfig.get_config_var('EXT_SUFFIX')}"


def _metadata():
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    return (f"Metadata-Version: 2.1\nName: jasnel\nVersion: {_version()}\n"
            "Summary: Double-dummy solver and players for klaverjas and boerenbridge\n"
            f"License: MIT\nRequires-Python: >={_dotted(OLDEST_PYTHON)}\nRequires-Dist: numpy\n"
            "Provides-Extra: openspiel\nRequires-Dist: open_spiel>=2; extra == 'openspiel'\n"
            "Provides-Extra: pettingzoo\nRequires-Dist: pettingzoo>=1.27; extra == 'pettingzoo'\n"
            f"Description-Content-Type: text/markdown\n\n{readme}")


def _tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-. ]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform}"


def _infos():
    """The files that tell of the package, but for the list of all."""
    info = f"jasnel-{_version()}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: jasnel\nRoot-Is-Purelib: false\nTag: {_tag()}\n"
    return info, {
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """What pip asks before it builds."""
    info, files = _infos()
    folder = pathlib.Path(metadata_directory)
    (folder / info).mkdir()
    for path, data in files.items():
        (folder / path).write_bytes(data)
    return info


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """The wheel's file name, for pip."""
    given = (config_settings or {}).get("build-dir")
    if given and not os.path.isabs(given):
        _fail(f"build-dir: '{given}'; expected an absolute path")
    with tempfile.TemporaryDirectory() as made:
        native = _build(pathlib.Path(given or made))
        files = {f"jasnel/{path.name}": path.read_bytes()
                 for path in sorted((HERE / "jasnel").iterdir())
                 if path.suffix in (".py", ".pyi") or path.name == "py.typed"}
        files[f"jasnel/{native.name}"] = native.read_bytes()
    info, infos = _infos()
    files.update(infos)
    record = f"{info}/RECORD"
    lines = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(data)}")
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    name = f"jasnel-{_version()}-{_tag()}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(path, data)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """There is none: the package is built from the whole tree."""
    _fail("no source package of python/ alone; expected pip install of the tree")
