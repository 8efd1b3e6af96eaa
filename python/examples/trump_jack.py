"""How many points is the trump jack worth?

Takes the deals of a study of tables, and for each suit as trump the points that its side wins more than the
other, in the mean of the four leaders. First the difference between the side with the jack and the other, by the
number of trumps it has. Then a trial: the jack and the seven change hands where the two sides have one each, and
the deal is solved again. What the first side loses is what the jack was worth to it.

    python trump_jack.py tables.npy                 prints both
    python trump_jack.py tables --plot=jack.png     draws the trial too, with matplotlib
"""

from __future__ import annotations

import argparse
from typing import Any, List, Sequence, Tuple

import numpy as np
from numpy.typing import NDArray

import jasnel
from common import SAMPLES, pyplot, rows_of
from jasnel import deals

SEVEN, JACK = 0, 4
NORTH_SOUTH = [0, 2]


def has(hands: NDArray[np.uint32], cards: Sequence[int]) -> NDArray[Any]:
    """How many of these cards North and South have together."""
    held = hands[:, NORTH_SOUTH].sum(axis=1, dtype=np.uint32)
    counts: NDArray[Any] = np.sum([held >> np.uint32(card) & 1 for card in cards], axis=0, dtype=int)
    return counts


def by_trumps(rows: NDArray[Any]) -> List[Tuple[int, int, float, int, float]]:
    """For each number of trumps: sides, and the mean points of those with the jack and of those without it."""
    hands = deals.unpack(rows["deal"])
    every: Tuple[List[NDArray[Any]], ...] = ([], [], [])
    for suit in range(4):
        value = rows["points"][:, suit].mean(axis=1)
        number = has(hands, range(8 * suit, 8 * suit + 8))
        jack = has(hands, [8 * suit + JACK])
        # East and West are the other side of the same table.
        for kept, mine, theirs in zip(every, (number, jack, value), (8 - number, 1 - jack, -value)):
            kept += [mine, theirs]
    trumps, jacks, points = map(np.concatenate, every)
    found = []
    for count in range(9):
        with_jack = points[(trumps == count) & (jacks == 1)]
        without = points[(trumps == count) & (jacks == 0)]
        if len(with_jack) and len(without):
            found.append((count, len(with_jack), with_jack.mean(), len(without), without.mean()))
    return found


def exchanged(rows: NDArray[Any], most: int) -> NDArray[Any]:
    """What the side with the jack loses, deal by deal, when it gets the seven for it."""
    lost = []
    hands = deals.unpack(rows["deal"])
    for suit in range(4):
        jack, seven = np.uint32(1 << 8 * suit + JACK), np.uint32(1 << 8 * suit + SEVEN)
        north_south = has(hands, [8 * suit + JACK])
        chosen = np.flatnonzero(north_south != has(hands, [8 * suit + SEVEN]))[: -(-most // 4)]
        changed = hands[chosen]
        both = (changed & (jack | seven)) != 0
        changed = np.where(both, changed ^ (jack | seven), changed)
        before = rows["points"][chosen, suit].mean(axis=1)
        after = np.mean([jasnel.solve_many(changed, suit, leader) for leader in range(4)], axis=0)
        lost.append((before - after) * np.where(north_south[chosen] == 1, 1, -1))
    return np.concatenate(lost)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="?", default=SAMPLES / "tables.npy", help="a joined file, or a folder")
    parser.add_argument("--deals", type=int, default=400, help="deals of the trial (default 400)")
    parser.add_argument("--plot", metavar="FILE", help="draw the trial to this file")
    options = parser.parse_args()
    rows = rows_of(parser, options.tables, "tables")

    print("Trumps of a side   with the jack   points   without it   points   difference")
    for number, count, mean, others, other_mean in by_trumps(rows):
        print(f"{number:16}{count:16}{mean:+9.1f}{others:13}{other_mean:+9.1f}{mean - other_mean:+13.1f}")
    lost = exchanged(rows, options.deals)
    print()
    print(f"Jack and seven exchanged between the sides, {len(lost)} deals with a suit as trump:")
    print(f"the side with the jack loses {lost.mean():.1f} points, "
          f"give or take {1.96 * lost.std(ddof=1) / len(lost) ** 0.5:.1f};")
    print(f"half of the time {np.percentile(lost, 25):.0f} to {np.percentile(lost, 75):.0f}, "
          f"and it gains in {(lost < 0).mean():.1%} of the deals.")

    if options.plot:
        plot = pyplot(parser)
        plot.hist(lost, bins=40)
        plot.xlabel("points lost with the jack")
        plot.ylabel("deals")
        plot.savefig(options.plot)


if __name__ == "__main__":
    main()
