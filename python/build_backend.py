"""Builds the package with CMake: a PEP 517 backend that needs nothing but Python.

pip install PATH/python
pip install PATH/python --config-settings=build-dir=DIR    takes DIR, an absolute path, where CMake has
                                                           built before or is to build
"""

import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def _version():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^  VERSION ([0-9.]+)$", text, re.MULTILINE).group(1)


def _run(*command):
    if subprocess.call([str(part) for part in command]) != 0:
        raise SystemExit(f"jasnel: failed: {' '.join(str(part) for part in command)}")


def _build(folder):
    if shutil.which("cmake") is None:
        raise SystemExit("jasnel: no cmake here; expected CMake 3.25 and a C++20 compiler")
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    if not (folder / "CMakeCache.txt").exists():
        _run("cmake", "-S", ROOT, "-B", folder, *generator, "-D", "CMAKE_BUILD_TYPE=Release",
             "-D", "JASNEL_BUILD_C=OFF", "-D", "JASNEL_BUILD_TESTS=OFF", "-D", "JASNEL_BUILD_TOOLS=OFF")
    _run("cmake", "-D", "JASNEL_BUILD_PYTHON=ON", "-D", f"Python_EXECUTABLE={sys.executable}", folder)
    jobs = str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())
    _run("cmake", "--build", folder, "--target", "jasnel_python", "--parallel", jobs)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return folder / "python" / f"_native{suffix}"


def _metadata():
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    return (f"Metadata-Version: 2.1\nName: jasnel\nVersion: {_version()}\n"
            "Summary: Double-dummy solver and players for klaverjas and boerenbridge\n"
            "License: MIT\nRequires-Python: >=3.9\nRequires-Dist: numpy\n"
            f"Description-Content-Type: text/markdown\n\n{readme}")


def _tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-. ]", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform}"


def _infos():
    """The files that tell of the package, but for the list of all."""
    info = f"jasnel-{_version()}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: jasnel\nRoot-Is-Purelib: false\nTag: {_tag()}\n"
    return info, {f"{info}/METADATA": _metadata().encode(), f"{info}/WHEEL": wheel.encode()}


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
        raise SystemExit(f"jasnel: build-dir: '{given}'; expected an absolute path")
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
    raise SystemExit("jasnel: no source package of python/ alone; expected pip install of the tree")
