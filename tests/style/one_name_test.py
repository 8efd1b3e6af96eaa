#!/usr/bin/env python3
"""Of two types or constants of one name in one namespace the linker takes either, without a word.

  one_name_test.py ROOT

Names those that stand in more than one file. Types in namespaces without a name are each file's own.
"""
import collections
import pathlib
import re
import subprocess
import sys

# What is no code, the brackets that nest, and what opens them.
_NO_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:[^"\\\n]|\\.)*"|(?<![0-9a-zA-Z_])\'(?:[^\'\\\n]|\\.)+\'', re.DOTALL
)
_SCOPE = re.compile(
    r"namespace\s*([\w:]*)\s*\{|\b(?:struct|class|union|enum class|enum)\s+(\w+)(?!\w|::)[^;{}()=<>]*\{"
    r"|\binline\s+const(?:expr)?\s+[\w:<>,\s*&]*?\b(k[A-Z]\w*)(?=\s*[={(;\[])|\{|\}"
)


def names_in(text):
    scopes = []  # of each open bracket: the namespace, or None for anything else
    for found in _SCOPE.finditer(_NO_CODE.sub("", text)):
        if found[0] == "}":
            if scopes:
                scopes.pop()
            continue
        namespace, name = found[1], found[2] or found[3]
        if name and all(scopes):
            yield "::".join([*scopes, name])
        if not found[3]:
            scopes.append(namespace)  # "" without a name, None of what is no namespace


def main(root):
    listed = subprocess.run(["git", "ls-files", "*.h", "*.cc"], cwd=root, check=True, capture_output=True, text=True)
    files = collections.defaultdict(list)
    for file in listed.stdout.split():
        # Each fuzz target and test program is linked by itself.
        if file.startswith("tests/") or not (pathlib.Path(root) / file).exists():
            continue
        for name in set(names_in((pathlib.Path(root) / file).read_text(encoding="utf-8"))):
            files[name].append(file)
    twice = {name: where for name, where in files.items() if len(where) > 1}
    for name, where in sorted(twice.items()):
        print(f"{name}: in {' and '.join(where)}; expected one of that name")
    return 1 if twice or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
