#!/usr/bin/env python3
"""How well are the chances that players give their contracts calibrated, under each rule set?

    tools/training/build.sh && tools/scripts/measure_calibration.py build/calibrated [--deals=5000]

Plays matches by auction, prints the tables of docs/research/bidding.md, and draws docs/images/calibration.svg. It takes
half an hour on two cores. Matches that were played stay in the folder for the next time, also one that was broken off:
who has changed the players begins another folder. It needs python3-numpy and python3-matplotlib.
"""
import argparse
import math
import pathlib
import subprocess
import sys

import pictures  # says what is missing; matplotlib brings numpy
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "training"))
import library  # noqa: E402  (found by the line above)
import played  # noqa: E402

# nkf and nkf-international play like nku and nku-rotterdam.
RULES = ("kbn", "nku", "nku-rotterdam", "bedum", "bedum-rotterdam", "bedum-utrecht")
PLAYER = "full:worlds=15"
CLASSES = 10
LEAST = 50  # contracts in a class of the picture; fewer show luck


def record_of(folder, rules, deals):
    path = folder / f"{rules}-{deals}.txt"
    part = path.with_suffix(".part")
    if not path.exists():
        resume = ["--resume"] if part.exists() else []
        command = [library.built("jasnel"), "match", PLAYER, PLAYER, f"--rules={rules}", f"--deals={deals}"]
        subprocess.run([*map(str, command), "--seed=62001", f"--record={part}", *resume], check=True,
                       stdout=subprocess.DEVNULL)
        part.rename(path)
    return path


def classes_of(chances, makes, number):
    """Contracts, the mean chance and the share that was made, of each class that there is."""
    those = [number == one for one in np.unique(number)]
    return [(of.sum(), chances[of].mean(), makes[of].mean()) for of in those]


def by_chance(chances, makes):
    """Classes of the same width."""
    return classes_of(chances, makes, np.minimum((chances * CLASSES).astype(int), CLASSES - 1))


def mean_miss(classes, miss):
    return sum(count * miss(count, said, made) for count, said, made in classes) / sum(one[0] for one in classes)


def error_of(classes):
    """The expected calibration error (Guo et al., "On calibration of modern neural networks", 2017)."""
    return mean_miss(classes, lambda count, said, made: abs(said - made))


def error_by_luck(classes):
    """What chances without any fault would show on average, as so many contracts are made or not by luck."""
    return mean_miss(classes, lambda count, said, made: math.sqrt(2 / math.pi * said * (1 - said) / count))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--picture", type=pathlib.Path, default=ROOT / "docs/images/calibration.svg",
                        help="to draw (default that of the docs)")
    parser.add_argument("--deals", type=int, default=5000, help="by each rule set (default 5000)")
    given = parser.parse_args()
    if given.deals < 1:
        parser.error(f"--deals={given.deals}; expected one or more")
    given.folder.mkdir(parents=True, exist_ok=True)
    figure, axes = pictures.begin("calibration", 5.5, 5)
    axes.plot([0, 1], [0, 1], linestyle=":", color="grey", label="as said")
    places = []
    print("rules             contracts  by calls  from open hands  by luck")
    for rules in RULES:
        # Players that are alike make the same of both sittings of a deal.
        both = played.contracts_of(record_of(given.folder, rules, given.deals))
        contracts = {name: array[::2] for name, array in both.items()}
        said, opened, makes = (contracts[name] for name in ("said", "from_open", "makes"))
        classes = by_chance(said, makes)
        errors = error_of(classes), error_of(by_chance(opened, makes)), error_by_luck(classes)
        print(f"{rules:<17} {len(makes):>9}  {errors[0]:8.2%}  {errors[1]:15.2%}  {errors[2]:7.2%}", flush=True)
        for place in np.unique(contracts["place"]):
            of = contracts["place"] == place
            chances = "  ".join(f"{array[of].mean():15.1%}" for array in (said, opened, makes))
            places.append(f"{rules:<17} {place + 1:>8}  {of.sum():>9}  {chances}")
        curve = [(chance, made) for count, chance, made in classes if count >= LEAST]
        if curve:
            axes.plot(*zip(*curve), marker="o", markersize=3, linewidth=1, label=rules)
    print("\nrules             declarer  contracts         by calls  from open hands             made")
    print("\n".join(places))
    axes.set_xlabel("chance that was given")
    axes.set_ylabel("share that was made")
    axes.legend(frameon=False, fontsize=8)
    pictures.save(figure, given.picture)


if __name__ == "__main__":
    main()
