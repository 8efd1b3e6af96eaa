"""How the value of a deal depends on the number of trumps.

For each suit as trump of the deals of a study of tables, and each seat on lead: how many of the eight trumps
North and South have together, what the deal is worth to them, and whether they make the contract as declarers.

    python values_by_trumps.py tables.npy                   prints the table
    python values_by_trumps.py tables --plot=trumps.png     draws it too, with matplotlib
"""

from __future__ import annotations

import argparse
from typing import Any, Iterator, Tuple

import numpy as np
from numpy.typing import NDArray

from common import SAMPLES, pyplot, rows_of
from jasnel import deals


def trumps_of(rows: NDArray[Any]) -> NDArray[Any]:
    """For each deal and suit, how many cards of the suit North and South have together."""
    hands = deals.unpack(rows["deal"])
    held = (hands[:, 0] | hands[:, 2])[:, None] >> np.arange(32, dtype=np.uint32) & 1
    counts: NDArray[Any] = held.reshape(-1, 4, 8).sum(axis=2)
    return counts


def spread(rows: NDArray[Any]) -> Iterator[Tuple[int, int, NDArray[Any], float]]:
    """For each number of trumps: its cases, percentiles of the points (10, 25, 50, 75, 90), and how many make it."""
    trumps = np.repeat(trumps_of(rows)[:, :, None], 4, axis=2)
    for number in range(9):
        mine = trumps == number
        if mine.any():
            points = rows["points"][mine]
            makes = (rows["makes"][mine] & 1).mean()
            yield number, len(points), np.percentile(points, [10, 25, 50, 75, 90]), makes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="?", default=SAMPLES / "tables.npy", help="a joined file, or a folder")
    parser.add_argument("--plot", metavar="FILE", help="draw it to this file")
    options = parser.parse_args()
    rows = rows_of(parser, options.tables, "tables")
    found = list(spread(rows))

    print("Trumps   cases    10%   25%   50%   75%   90%   makes it")
    for number, count, points, makes in found:
        print(f"{number:6}{count:8}  " + "".join(f"{one:+6.0f}" for one in points) + f"{makes:11.1%}")

    if options.plot:
        plot = pyplot(parser)
        numbers = [one[0] for one in found]
        for place, name in ((0, "10%"), (2, "half"), (4, "90%")):
            plot.plot(numbers, [one[2][place] for one in found], marker="o", label=name)
        plot.xlabel("trumps of North and South")
        plot.ylabel("points")
        plot.legend()
        plot.savefig(options.plot)


if __name__ == "__main__":
    main()
