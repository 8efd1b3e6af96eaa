#!/usr/bin/env python3
"""Draws the curve of training/ppo.py with its interval: plot_learning.py CURVE.csv PICTURE.svg."""

import csv
import sys

import pictures


def main(curve: str, picture: str) -> None:
    with open(curve, encoding="utf-8", newline="") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    minutes = [row["seconds"] / 60 for row in rows]
    least, most = ([row["ahead"] + sign * row["interval"] for row in rows] for sign in (-1, 1))
    figure, axes = pictures.begin("learning", 6, 4)
    axes.axhline(0, linestyle=":", color="grey")
    axes.fill_between(minutes, least, most, alpha=0.2)
    axes.plot(minutes, [row["ahead"] for row in rows])
    axes.set_xlabel("minutes")
    axes.set_ylabel("points a deal more than the baseline")
    pictures.save(figure, picture)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: plot_learning.py CURVE.csv PICTURE.svg")
    main(*sys.argv[1:])
