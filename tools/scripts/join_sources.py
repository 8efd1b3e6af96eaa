"""Joins the sources of targets: a part of cmake/join_sources.cmake.

    join_sources.py FOLDER MOST <LIST

Each line of the list is a target and its sources, separated by semicolons. Writes files into the folder
that include at most so many sources each, and prints for CMake the targets and what to compile for each.
"""

import os
import sys

import joined_files


def main(folder, most):
    targets = []
    for line in sys.stdin:
        target, *sources = line.strip().split(";")
        targets.append(target)
        names = []
        for number, batch in enumerate(joined_files.batches_of(sources, most)):
            if len(batch) == 1:
                names += batch
                continue
            name = os.path.join(folder, f"{target}_{number}.cc")
            text = joined_files.source_of(batch)
            # A file that stays the same is not compiled again.
            if not os.path.exists(name) or open(name, encoding="utf-8").read() != text:
                with open(name, "w", encoding="utf-8") as out:
                    out.write(text)
            names.append(name)
        print(f'set(joined_of_{target} "{";".join(names)}")')
    print(f'set(joined_targets "{";".join(targets)}")')


main(sys.argv[1], int(sys.argv[2]))
