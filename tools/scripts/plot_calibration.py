#!/usr/bin/env python3
"""Draws the curves that report_calibration writes: plot_calibration.py CURVES.csv PICTURE.svg."""

import collections
import csv
import sys

import pictures

LEAST = 50  # contracts in a class; fewer show luck


def main(curves: str, picture: str) -> None:
    points = collections.defaultdict(list)
    with open(curves, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if int(row["contracts"]) >= LEAST:
                points[row["rules"]].append((float(row["said"]), float(row["made"])))
    figure, axes = pictures.begin("calibration", 5.5, 5)
    axes.plot([0, 1], [0, 1], linestyle=":", color="grey", label="as said")
    for name, curve in points.items():
        axes.plot(*zip(*curve), marker="o", markersize=3, linewidth=1, label=name)
    axes.set_xlabel("chance that was given")
    axes.set_ylabel("share that was made")
    axes.legend(frameon=False, fontsize=8)
    pictures.save(figure, picture)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: plot_calibration.py CURVES.csv PICTURE.svg")
    main(*sys.argv[1:])
