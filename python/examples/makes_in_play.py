"""How often contracts are made by players that see one hand, where all hands open say that they can be.

Joins two studies of the same seed by their deals: games, in which four players `full` call and play, and tables
or contracts, which tell whether the same contract can be made with open hands.

    python makes_in_play.py games.npy tables.npy                    prints the table
    python makes_in_play.py games tables --plot=makes.png           draws it too, with matplotlib
"""

from __future__ import annotations

import argparse
from typing import Any, Optional, Tuple

import numpy as np
from numpy.typing import NDArray

from common import SAMPLES, pyplot, rows_of


def joined(
    games: NDArray[Any], solved: NDArray[Any]
) -> Tuple[NDArray[np.bool_], NDArray[np.bool_], Optional[NDArray[Any]], NDArray[Any]]:
    """For each game that was solved: whether declarers can make it with open hands, whether they did, the points
    that the deal is worth to them (of tables), and the score that they wrote down more than the others."""
    _, played, found = np.intersect1d(games["deal"], solved["deal"], return_indices=True)
    games, solved = games[played], solved[found]
    leader = (games["dealer"] + 1) % 4
    side = games["declarer"] % 2
    each = np.arange(len(games))
    can = (solved["makes"][each, games["trump"], leader] >> side & 1).astype(bool)
    sign = np.where(side == 0, 1, -1)
    points = sign * solved["points"][each, games["trump"], leader] if "points" in (solved.dtype.names or ()) else None
    score = sign * (games["score"][:, 0] - games["score"][:, 1])
    return can, games["result"] > 0, points, score


def interval(made: int, count: int) -> Tuple[float, float]:
    """95% interval of a share (Wilson)."""
    z = 1.96
    share = made / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="?", default=SAMPLES / "games.npy", help="a joined file, or a folder")
    parser.add_argument("solved", nargs="?", default=SAMPLES / "tables.npy", help="the same of tables or contracts")
    parser.add_argument("--plot", metavar="FILE", help="draw how often contracts are made, by their points")
    options = parser.parse_args()
    games = rows_of(parser, options.games, "games")
    solved = rows_of(parser, options.solved, "tables", "contracts")
    can, made, points, score = joined(games, solved)
    if not len(can):
        parser.error("no deal is in both; expected studies of the same seed")

    print("With open hands        games   made in play          score of declarers")
    for name, chosen in (("can be made", can), ("cannot be made", ~can), ("all", np.ones_like(can))):
        count = int(chosen.sum())
        if count:
            low, high = interval(int(made[chosen].sum()), count)
            print(f"{name:20}{count:8}   {made[chosen].mean():5.0%} ({low:.0%} to {high:.0%})"
                  f"{score[chosen].mean():+16.0f}")

    if options.plot:
        if points is None:
            parser.error("contracts have no points to draw; expected tables")
        plot = pyplot(parser)
        bins = np.round(points / 20).astype(int)
        places = np.unique(bins)
        plot.plot(20 * places, [made[bins == one].mean() for one in places], marker="o")
        plot.axvline(0, linestyle=":", color="grey")
        plot.xlabel("points of declarers with open hands")
        plot.ylabel("share that was made")
        plot.savefig(options.plot)


if __name__ == "__main__":
    main()
