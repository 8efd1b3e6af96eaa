"""Many C++ files as one that includes them: a part of tools/scripts/tidy.py and join_sources.py.

Nearly all the time that a compiler takes for a file goes into the headers of GoogleTest and the
standard library. Files that are read as one share it. A name that two files declare for themselves gets
another name in each, by a macro that is defined around the file.
"""

import collections
import functools
import os
import re

# What stands at the beginning of a line in the layout of clang-format: declarations in a namespace.
USING = re.compile(r"using [\w:]+::(\w+);")
TYPE = re.compile(r"(?:using|class|struct|union|enum class|enum) (\w+)")
OTHER = re.compile(r"(?:\[\[\w+\]\] )?[A-Za-z][^=;({]*?(?<![\w:])(\w+)(?:\[.*\])?(?: =|;|\(|\{)")
# A constant that a header declares is defined as `constinit const`: it has its name for everybody.
NOT_DECLARED = re.compile(r"TEST|constinit|extern|INSTANTIATE|namespace|template|using namespace|static_assert")
CONSTANT = re.compile(r"k[A-Z]")
INCLUDE = re.compile(r'#include "(.*)"')
ANY_INCLUDE = re.compile(r"#include .*")
MEMBER = re.compile(r"(?:\.|->|::)(\w+)")
SUITE = re.compile(r"^(?:TEST|INSTANTIATE)\w*\(\s*(\w+)", re.MULTILINE)
WORD = re.compile(r"\w+")
PACKAGE = re.compile(r"#include <(\w+)/")


@functools.cache
def declared_in(path):
    """The names that a file declares by itself, the headers it includes, and of what packages."""
    names = set()
    headers = []
    packages = set()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if match := INCLUDE.match(line):
                header = next(filter(os.path.exists, (match[1], "include/" + match[1])), None)
                headers += [header] if header else []
            elif match := PACKAGE.match(line):
                packages.add(match[1])
            elif not USING.match(line) and not NOT_DECLARED.match(line):
                if match := TYPE.match(line) or OTHER.match(line):
                    names.add(match[1])
    return names, headers, packages


@functools.cache
def declared_in_headers_of(path):
    names = set()
    for header in headers_of(path):
        names |= declared_in(header)[0]
    return names


@functools.cache
def headers_of(path):
    """Those that a file includes, and that these include."""
    found = {}
    waiting = list(declared_in(path)[1])
    while waiting:
        header = waiting.pop()
        if header not in found:
            found[header] = True
            waiting += declared_in(header)[1]
    return tuple(found)


def packages_of(path):
    """Those whose headers a file reads, of which each takes longer than the file."""
    packages = set(declared_in(path)[2])
    for header in headers_of(path):
        packages |= declared_in(header)[2]
    return packages & {"CLI", "benchmark", "gtest", "nlohmann"}


@functools.cache
def own_names_of(path):
    """The names that no header declares: those of one file alone, and constants."""
    shared = declared_in_headers_of(path)
    return {name for name in declared_in(path)[0] if name not in shared or CONSTANT.match(name)}


@functools.cache
def words_of(path):
    with open(path, encoding="utf-8") as text:
        return set(WORD.findall(text.read()))


@functools.cache
def fixed_names_of(path):
    """Of these, what also is a member of something in the file, or names tests: it would change too."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return own_names_of(path) & {*MEMBER.findall(text), *SUITE.findall(text)}


@functools.cache
def brought_in_by(path):
    """The names of other namespaces that a file uses as those of its own, with where they are from."""
    with open(path, encoding="utf-8") as text:
        return {match[1]: match[0] for match in map(USING.match, text) if match}


@functools.cache
def types_of(path):
    """The types that a file declares by itself, though headers have others of the same name."""
    with open(path, encoding="utf-8") as text:
        types = {match[1] for match in map(TYPE.match, text) if match}
    return types & declared_in_headers_of(path)


def fit_together(file, other):
    """Whether what stays in `file` as it is means nothing in the other one."""
    stays = (fixed_names_of(file) | types_of(file)) & words_of(other)
    brought = brought_in_by(file)
    same = brought_in_by(other)
    return not stays and not any(name in words_of(other) and same.get(name) != brought[name]
                                 for name in brought)


def batches_of(files, most):
    """Divides files into few lists, of at most so many, that can be read together. Those that read the
    headers of more packages come first, so that the headers of a list are not read for many others."""
    batches = []

    def hardest(file):
        return -len(packages_of(file)), -len(fixed_names_of(file)), file

    for file in sorted(files, key=hardest):
        packages = packages_of(file)
        for batch, all_packages in batches:
            if (len(batch) < most and packages <= all_packages
                    and all(fit_together(file, other) and fit_together(other, file)
                            for other in batch)):
                batch.append(file)
                break
        else:
            batches.append(([file], packages))
    return [batch[0] for batch in batches]


def renamed(files):
    """For each file, the names in it that another one declares too; and its constants, which may be
    those of a function elsewhere."""
    declared = collections.Counter()
    for file in files:
        declared.update(own_names_of(file))
    in_headers = set().union(*map(declared_in_headers_of, files))
    return {file: sorted(name for name in own_names_of(file) - fixed_names_of(file)
                         if declared[name] > 1 or name in in_headers or CONSTANT.match(name))
            for file in files}


def always_included_by(path):
    """The lines that include what a file reads on every system."""
    depth = 0
    lines = []
    with open(path, encoding="utf-8") as text:
        for line in map(str.rstrip, text):
            depth += line.startswith("#if") - line.startswith("#endif")
            if depth == 0 and ANY_INCLUDE.fullmatch(line):
                lines.append(line)
    return lines


def source_of(files):
    """One file that includes all: first their headers, in which no name may change."""
    lines = []
    if len(files) > 1:
        # What is included in the middle of a file is no header.
        lines = [line for file in files for line in always_included_by(file)
                 if not line.endswith('.inc"')]
        lines = list(dict.fromkeys(lines))
    names = renamed(files) if len(files) > 1 else collections.defaultdict(list)
    for number, file in enumerate(files):
        lines += [f"#define {name} {name}_{number}" for name in names[file]]
        lines.append(f'#include "{file}"')
        lines += [f"#undef {name}" for name in names[file]]
    return "\n".join(lines) + "\n"
