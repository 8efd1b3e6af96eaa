"""Runs clang-tidy over the files of a compilation database: a part of tools/scripts/tidy.sh.

    tidy.py BUILD [FILE...]

Nearly all the time of clang-tidy goes into the headers of GoogleTest and the standard library, which
it reads and checks again for each file. So files that are compiled with the same flags are checked
many at a time, as one file that includes them. Files of which two declare the same name are kept
apart as far as that can be seen in the text; where files do not compile together all the same, those
with errors are tried apart from the others, down to single files.
"""

import collections
import concurrent.futures
import functools
import json
import os
import re
import shlex
import subprocess
import sys

CLANG = "clang++-14"
CLANG_TIDY = "clang-tidy-14"
MOST_FILES = 40  # in one go
INCLUDED_FROM = re.compile(r"In file included from (.*):(\d+)[:,]$")
FINDING = re.compile(r"^(/[^:\n]+):(\d+):(\d+): (warning|error): (.*)$", re.MULTILINE)

# What stands at the beginning of a line in the layout of clang-format: declarations in a namespace.
USING = re.compile(r"using [\w:]+::(\w+);")
TYPE = re.compile(r"(?:using|class|struct|union|enum class|enum) (\w+)")
OTHER = re.compile(r"[A-Za-z][^=;({]*?(\w+)(?:\[.*\])?(?: =|;|\(|\{)")
NOT_DECLARED = re.compile(r"TEST|INSTANTIATE|namespace|template|using namespace|static_assert")
CONSTANT = re.compile(r"k[A-Z]")
INCLUDE = re.compile(r'#include "(.*)"')
PACKAGE = re.compile(r"#include <(\w+)/")


def flags_of(entry):
    """The flags that matter to what a file means: not where the object goes or how it is made."""
    flags = []
    skipped = False
    for word in shlex.split(entry["command"])[1:]:
        if skipped or word == "-o":
            skipped = not skipped
        elif word != "-c" and word != entry["file"] and not re.match("-[Og]|-f(?!openmp)", word):
            flags.append(word)
    return tuple(flags)


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


def batches_of(files):
    """Divides files into few lists of those that can be compiled together: what one of them
    declares for itself, none of the others declares or includes. Those that read the headers of
    more packages come first, so that the headers of a list are not read for many others."""
    batches = []
    for file in sorted(files, key=lambda file: (-len(packages_of(file)), file)):
        shared = declared_in_headers_of(file)
        # What a header declares may be defined here, but for constants.
        own = {name for name in declared_in(file)[0] if name not in shared or CONSTANT.match(name)}
        packages = packages_of(file)
        for batch, all_own, all_shared, all_packages in batches:
            if (len(batch) < MOST_FILES and packages <= all_packages and
                    not (own & all_own or own & all_shared or shared & all_own)):
                batch.append(file)
                all_own |= own
                all_shared |= shared
                break
        else:
            batches.append(([file], set(own), set(shared), packages))
    return [batch[0] for batch in batches]


class Tidy:
    def __init__(self, build, root):
        self.folder = os.path.join(build, "tidy")
        self.root = root
        # Of this project: not what lies in the build, as releases that CMake downloaded.
        self.ours = "^" + re.escape(root) + "/[a-z]*/.*"
        os.makedirs(self.folder, exist_ok=True)

    def write(self, name, files):
        source = os.path.join(self.folder, name + ".cc")
        with open(source, "w", encoding="utf-8") as out:
            for file in files:
                out.write(f'#include "{file}"\n')
        return source

    def together(self, name, files, flags):
        """Those of the files that can be compiled together, found by leaving out what is wrong."""
        while len(files) > 1:
            source = self.write(name, files)
            done = subprocess.run([CLANG, "-fsyntax-only", "-w", "-ferror-limit=0", *flags, source],
                                  capture_output=True, text=True, check=False)
            wrong = set()
            place = None
            for line in done.stderr.splitlines():
                included = INCLUDED_FROM.match(line)
                if included and included[1] == source:
                    place = int(included[2]) - 1
                elif "error: " in line and place is not None:
                    wrong.add(place)
            if not wrong:
                break
            files = [file for i, file in enumerate(files) if i not in wrong]
        return files

    def check(self, name, files, flags):
        """The findings in files, as a dictionary from place to text, and in how many runs."""
        source = self.write(name, files)
        done = subprocess.run(
            [CLANG_TIDY, "--quiet", f"--config-file={self.root}/.clang-tidy",
             f"--header-filter={self.ours}", source, "--", *flags],
            capture_output=True, text=True, check=False)
        found = {}
        broken = False
        for path, line, column, kind, text in FINDING.findall(done.stdout):
            path = os.path.normpath(path)
            broken = broken or kind == "error"
            if path.startswith(self.root + "/"):
                path = os.path.relpath(path, self.root)
            found[path, int(line), int(column), text] = f"{path}:{line}:{column}: {text}"
        if broken and len(files) > 1:
            others = self.together(name, files, flags)
            if not others or len(others) == len(files):
                others = files[: len(files) // 2]
            apart = [file for file in files if file not in others]
            first, runs_of_first = self.check(name + "a", others, flags)
            second, runs_of_second = self.check(name + "b", apart, flags)
            return first | second, 1 + runs_of_first + runs_of_second
        if done.returncode != 0 and not found:
            reason = (done.stderr.strip() or f"{CLANG_TIDY} failed").splitlines()[0]
            found[source, 0, 0, ""] = f"{source} with {len(files)} files: {reason}"
        return found, 1


def main(build, only):
    root = os.getcwd()
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as database:
        entries = json.load(database)
    wanted = {os.path.abspath(file) for file in only}
    files = {}
    for entry in entries:
        file = entry["file"]
        # What other people wrote is in the build. A kernel is compiled more than once.
        if file.startswith(os.path.abspath(build) + "/") or not file.endswith(".cc"):
            continue
        if not wanted or file in wanted:
            files.setdefault(file, flags_of(entry))
    if unknown := wanted - files.keys():
        print(f"tools/scripts/tidy.sh: {min(unknown)}: no such file; expected one that the preset "
              "tidy compiles", file=sys.stderr)
        return 2

    by_flags = collections.defaultdict(list)
    for file, flags in files.items():
        by_flags[flags].append(file)
    jobs = [(batch, flags) for flags, group in by_flags.items() for batch in batches_of(group)]
    jobs.sort(key=lambda job: -len(job[0]))

    tidy = Tidy(build, root)
    found = {}
    checked = 0
    told = 0
    runs = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        futures = {pool.submit(tidy.check, f"{number:03}", *job): len(job[0])
                   for number, job in enumerate(jobs)}
        for future in concurrent.futures.as_completed(futures):
            findings, runs_of_it = future.result()
            runs += runs_of_it
            for place in sorted(findings.keys() - found.keys()):
                print(findings[place], flush=True)
            found.update(findings)
            checked += futures[future]
            if checked * 10 // len(files) > told:
                told = checked * 10 // len(files)
                print(f"   {told}0% checked", flush=True)
    print(f"{len(files)} files in {runs} runs of {CLANG_TIDY}: "
          f"{len(found)} finding{'' if len(found) == 1 else 's'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
