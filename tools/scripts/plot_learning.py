#!/usr/bin/env python3
"""Draws the curve of training/ppo.py with its interval: plot_learning.py CURVE.csv PICTURE.svg."""

import csv
import sys

try:
    import matplotlib
except ImportError:
    sys.exit("plot_learning.py: no matplotlib here; expected it, as of apt-get install python3-matplotlib")

matplotlib.use("svg")
import matplotlib.pyplot as plot  # noqa: E402  (a backend is chosen before this)


def main(curve: str, picture: str) -> None:
    with open(curve, encoding="utf-8", newline="") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    minutes, ahead, interval = ([row[name] for row in rows] for name in ("seconds", "ahead", "interval"))
    minutes = [one / 60 for one in minutes]
    # The same file from the same figures.
    plot.rcParams.update({"svg.hashsalt": "learning", "svg.fonttype": "none", "font.family": "sans-serif"})
    figure, axes = plot.subplots(figsize=(6, 4))
    axes.axhline(0, linestyle=":", color="grey")
    least, most = ([one + sign * off for one, off in zip(ahead, interval)] for sign in (-1, 1))
    axes.fill_between(minutes, least, most, alpha=0.2)
    axes.plot(minutes, ahead)
    axes.set_xlabel("minutes")
    axes.set_ylabel("points a deal more than the baseline")
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: plot_learning.py CURVE.csv PICTURE.svg")
    main(*sys.argv[1:])
