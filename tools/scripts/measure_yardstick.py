#!/usr/bin/env python3
"""Rates each level of `full` by the yardstick: it plays sets in all seats, and South is rated.

  measure_yardstick.py JASNEL [--sets=3] [--levels=beginner,casual,club,strong,full] [--threads=1]

Prints for each level what it lost a deal, what each level would have lost with the same choices, and how many sets make
it sure to 3 points; then how often the interval of one set, four and ten holds the mean of all deals, when deals are drawn
from those that were played. At last twice the difference between each two levels that follow each other, which is what
they should differ by in a match: the mean over who chose, with an interval over boards.
"""
import argparse
import json
import math
import random
import statistics
import subprocess
import tempfile
from pathlib import Path

SET = 32


def run(arguments, text=None):
    return subprocess.run(arguments, input=text, capture_output=True, text=True, check=True).stdout


def records(jasnel, level, number, threads):
    """The deals of a set, each once."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "played.txt"
        player = f"full:level={level}"
        run([jasnel, "match", player, player, f"--seed={number}", f"--deals={SET}", f"--threads={threads}",
             f"--record={path}"])
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return lines[::2]


def half(mean):
    return (mean["high"] - mean["low"]) / 2


def covered(jasnel, deals, count, times=400):
    """How often the interval of so many deals holds the mean of all."""
    deals = [{key: deal[key] for key in ("lost", "levels")} for deal in deals]
    mean = sum(deal["lost"] for deal in deals) / len(deals)
    draw = random.Random(1)
    questions = (
        json.dumps({"ask": "rating", "deals": [draw.choice(deals) for _ in range(count)]}) for _ in range(times)
    )
    answers = run([jasnel, "engine", "--player=simple"], "".join(line + "\n" for line in questions)).splitlines()
    losses = [json.loads(answer)["lost"] for answer in answers]
    return sum(lost["low"] <= mean <= lost["high"] for lost in losses) / times


def differences(levels, played):
    """Twice the difference of neighbours, board by board; `played` has the answers of each level for the same boards."""
    for weaker, stronger in zip(levels, levels[1:]):
        boards = [2 * statistics.fmean(deal["levels"][weaker] - deal["levels"][stronger] for deal in board)
                  for board in zip(*played)]
        error = 1.96 * statistics.stdev(boards) / math.sqrt(len(boards))
        print(f"twice the difference of {stronger} and {weaker}: {statistics.fmean(boards):.1f} ± {error:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jasnel")
    parser.add_argument("--sets", type=int, default=3)
    parser.add_argument("--levels", default="beginner,casual,club,strong,full")
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    played = []
    for level in levels:
        lines = [line for number in range(asked.sets)
                 for line in records(asked.jasnel, level, number + 1, asked.threads)]
        answers = run([asked.jasnel, "yardstick", "--input=-", "--seat=S", "--format=json",
                       f"--threads={asked.threads}"], "".join(line + "\n" for line in lines)).splitlines()
        *deals, rating = map(json.loads, answers)
        played.append(deals)
        lost = rating["lost"]
        choices = sum(len(deal["choices"]) for deal in deals)
        print(f"{level}: {rating['deals']} deals, {choices} choices, lost {lost['points']:.1f} ± {half(lost):.1f}, "
              f"sure to 3 points after {asked.sets + lost['more_sets']} sets")
        for one in rating["levels"]:
            print(f"  {one['level']}: lost {one['lost']['points']:.1f} ± {half(one['lost']):.1f}, "
                  f"less {one['less']['points']:+.1f} ± {half(one['less']):.1f}, "
                  f"sets {asked.sets + one['less']['more_sets']}")
        held = ", ".join(f"{covered(asked.jasnel, deals, SET * sets):.1%} of {sets}" for sets in (1, 4, 10))
        print(f"  intervals that hold the mean: {held} sets", flush=True)
    differences(levels, played)


if __name__ == "__main__":
    main()
