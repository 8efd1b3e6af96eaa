"""Runs clang-tidy over the files of a compilation database: a part of tools/scripts/tidy.sh.

    tidy.py BUILD [FILE OR FOLDER...]

Files are checked many at a time, as one file that includes them (joined_files.py), with the flags of all of
them. Where files do not compile together all the same, those with errors are tried apart from the others,
down to single files.
"""

import collections
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys

import joined_files

CLANG = "clang++-14"
CLANG_TIDY = "clang-tidy-14"
MOST_FILES = 40  # in one go
INCLUDED_FROM = re.compile(r"In file included from (.*):(\d+)[:,]$")
FINDING = re.compile(r"^(/[^:\n]+):(\d+):(\d+): (warning|error): (.*)$", re.MULTILINE)

KERNEL = re.compile(r"-DJASNEL_KERNEL_")


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


def places_of(source, files):
    """The numbers of the lines that include files, with the places of these in the list."""
    with open(source, encoding="utf-8") as text:
        lines = {line.rstrip(): number for number, line in enumerate(text, start=1)}
    return {lines[f'#include "{file}"']: place for place, file in enumerate(files)}


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
            out.write(joined_files.source_of(files))
        return source

    def together(self, name, files, flags):
        """Those of the files that can be compiled together, found by leaving out what is wrong."""
        while len(files) > 1:
            source = self.write(name, files)
            places = places_of(source, files)
            done = subprocess.run([CLANG, "-fsyntax-only", "-w", "-ferror-limit=0", *flags, source],
                                  capture_output=True, text=True, check=False)
            wrong = set()
            place = None
            for line in done.stderr.splitlines():
                included = INCLUDED_FROM.match(line)
                if included and included[1] == source:
                    place = places.get(int(included[2]))
                elif match := FINDING.match(line):
                    if place is None:  # between headers, of which files?
                        header = os.path.relpath(match[1], self.root)
                        wrong |= {i for i, file in enumerate(files)
                                  if header in joined_files.headers_of(file)}
                    else:
                        wrong.add(place)
            if not wrong:
                break
            if len(wrong) == len(files):
                wrong = set(range(len(files) // 2, len(files)))
            files = [file for i, file in enumerate(files) if i not in wrong]
        return files

    def check(self, name, files, flags):
        """The findings in files, as a dictionary from place to text, and in how many runs."""
        files = list(files)
        found, compiled = self.run(name, files, flags)
        # Nearly all compile: to ask first would take a third of the time.
        if compiled or len(files) == 1:
            return found, 1
        good = self.together(name, files, flags) or files[:1]
        found, _ = self.run(name, good, flags)
        apart = [file for file in files if file not in good]
        if not apart:
            return found, 2
        others, runs = self.check(name + "+", apart, flags)
        return found | others, 2 + runs

    def run(self, name, files, flags):
        """The findings in files that are read as one, and whether these compile."""
        source = self.write(name, files)
        done = subprocess.run(
            [CLANG_TIDY, "--quiet", f"--config-file={self.root}/.clang-tidy",
             f"--header-filter={self.ours}", source, "--", *flags],
            capture_output=True, text=True, check=False)
        found = {}
        for path, line, column, _, text in FINDING.findall(done.stdout):
            path = os.path.normpath(path)
            if path.startswith(self.root + "/"):
                path = os.path.relpath(path, self.root)
            found[path, int(line), int(column), text] = f"{path}:{line}:{column}: {text}"
        if done.returncode != 0 and not found:
            reason = (done.stderr.strip() or f"{CLANG_TIDY} failed").splitlines()[0]
            found[source, 0, 0, ""] = f"{source} with {len(files)} files: {reason}"
        return found, done.returncode == 0


def main(build, only):
    root = os.getcwd()
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as database:
        entries = json.load(database)
    wanted = {os.path.abspath(path): False for path in only}  # and whether there is such a file
    files = {}
    for entry in entries:
        file = entry["file"]
        # What other people wrote is in the build. A kernel is compiled more than once.
        if file.startswith(os.path.abspath(build) + "/") or not file.endswith(".cc"):
            continue
        paths = [path for path in wanted if file == path or file.startswith(path + "/")]
        if not wanted or paths:
            files.setdefault(file, flags_of(entry))
        wanted.update(dict.fromkeys(paths, True))
    if unknown := [path for path, found in wanted.items() if not found]:
        print(f"tools/scripts/tidy.sh: {unknown[0]}: no such file; expected one that the preset "
              "tidy compiles, or a folder of them", file=sys.stderr)
        return 2

    # All flags together suit all files, but for those that choose what a file is.
    by_kind = collections.defaultdict(list)
    flags_of_kind = collections.defaultdict(dict)
    for file, flags in files.items():
        kind = tuple(filter(KERNEL.match, flags))
        by_kind[kind].append(file)
        flags_of_kind[kind].update(dict.fromkeys(flags))
    jobs = [(batch, tuple(flags_of_kind[kind]))
            for kind, group in by_kind.items() for batch in joined_files.batches_of(group, MOST_FILES)]
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
