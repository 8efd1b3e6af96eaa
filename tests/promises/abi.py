"""Whether programs that were built with the <jasnel.h> of an old release can be linked with the library as it is now.

    abi.py HEADER_OF_THEN FOLDER_OF_HEADER_NOW LIBRARY

HEADER_OF_THEN is compiled with empty functions, the sources of the C interface with what debuggers read, and abidiff of
libabigail compares both. Functions may be added, and members where a structure had nothing. LIBRARY must have them all.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# All that abidiff may say: where a change is, that a size is the same, and what was put where nothing was.
ALLOWED = re.compile(
    r"(Functions|Variables) changes summary: 0 Removed,"
    r"|\d+ (functions? with some indirect sub-type change|Added functions?|data member insertions?):"
    r"|\[[AC]\] 'function |parameter \d+ of type .* has sub-type changes:|return type changed:"
    r"|in (pointed to|unqualified underlying) type |underlying type 'struct .*' at .* changed:|in referenced type "
    r"|type size hasn't changed|'.*', at offset \d+ \(in bits\) at "
)


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def compiled(*command):
    status, said = run("g++", "-g", "-O0", "-fPIC", "-shared", *command)
    if status:
        sys.exit(said)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    header, folder, library = map(pathlib.Path, sys.argv[1:])
    with tempfile.TemporaryDirectory() as name:
        then, now = pathlib.Path(name, "then"), pathlib.Path(name, "now")
        then.mkdir()
        now.mkdir()
        text = header.read_text("utf-8")
        (then / "jasnel.h").write_text(text, "utf-8")
        functions = re.findall(r"^JASNEL_API ([^;]+);", re.sub(r"/\*.*?\*/", "", text, flags=re.S), flags=re.M)
        source = "\n".join(['#include "jasnel.h"', *(f"{one} {{ __builtin_trap(); }}" for one in functions)])
        (then / "then.cc").write_text(source, "utf-8")
        compiled(f"-I{then}", then / "then.cc", "-o", then / "libjasnel.so")
        compiled("-std=c++20", f"-I{ROOT}", f"-I{ROOT / 'include'}", f"-I{folder}",
                 f"-Wl,--version-script={ROOT / 'c/exported.map'}", *sorted((ROOT / "c").glob("*.cc")),
                 "-o", now / "libjasnel.so")
        _, said = run("abidiff", "--headers-dir1", then, "--headers-dir2", folder,
                      then / "libjasnel.so", now / "libjasnel.so")
    told = [line.strip() for line in said.splitlines() if line.strip()]
    exported = set(run("nm", "--dynamic", "--defined-only", "--format=posix", library)[1].split())
    missing = [one for one in re.findall(r"\bjasnel_\w+(?=\()", "\n".join(functions)) if one not in exported]
    if not functions or not told or missing or not all(map(ALLOWED.match, told)):
        sys.exit("\n".join([*told, *(f"{library}: no {one}" for one in missing)]))
    print(f"{len(functions)} functions as they were")


main()
