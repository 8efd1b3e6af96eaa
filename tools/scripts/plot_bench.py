#!/usr/bin/env python3
"""Draws a bar for each row of a CSV: jasnel bench ... --format=csv | plot_bench.py LABEL,... VALUE PICTURE.svg"""
import csv
import sys

import matplotlib.pyplot as plot

labels, value, picture = sys.argv[1:]
rows = [row for row in csv.DictReader(sys.stdin) if row[value]]
names = [", ".join(row[label] for label in labels.split(",")) for row in rows]
figure, axes = plot.subplots(figsize=(8, 1 + len(rows) / 4), layout="constrained")
axes.barh(names, [float(row[value]) for row in rows], log=True)
axes.invert_yaxis()
axes.set_xlabel(value)
figure.savefig(picture)
