"""How often contracts are made that were given a chance, with all hands open.

Deals hands at random; for each and the suit that looks best, asks what the chance is to make it with open
hands, and solves the deal. Where the chances are right the points lie on the diagonal.

    python calibration_curve.py                     prints the curve
    python calibration_curve.py --plot=curve.png    draws it too, with matplotlib
"""

from __future__ import annotations

import argparse
from typing import Any, List, Tuple

import numpy as np
from numpy.typing import NDArray

import jasnel
from common import pyplot

RANKS = "789TJQKA"


def cards_of(hand: np.uint32) -> List[str]:
    """The cards of a set of bits, as text."""
    return ["SHDC"[card // 8] + RANKS[card % 8] for card in range(32) if int(hand) >> card & 1]


def measure(hands: NDArray[np.uint32], worlds: int) -> Tuple[NDArray[Any], NDArray[Any]]:
    """For each deal the chance that East, who speaks first, was given, and whether East made it."""
    chances = np.empty(len(hands))
    trumps = np.empty(len(hands), np.uint8)
    for i, deal in enumerate(hands):
        bid = jasnel.bid(cards_of(deal[1]), "N", worlds=worlds, seed=i + 1)
        best = int(np.argmax([suit["makes"] for suit in bid["suits"]]))
        chances[i] = bid["suits"][best]["makes"]
        trumps[i] = best
    return chances, jasnel.solve_many(hands, trumps, 1, objective="make")


def curve(chances: NDArray[Any], made: NDArray[Any], bins: int = 5) -> List[Tuple[float, float, int]]:
    """Mean chance, share made and number of deals, bin by bin."""
    places = np.minimum((chances * bins).astype(int), bins - 1)
    return [
        (chances[places == one].mean(), made[places == one].mean(), int((places == one).sum()))
        for one in range(bins)
        if (places == one).any()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=400, help="deals (default 400)")
    parser.add_argument("--worlds", type=int, default=64, help="worlds for each hand (default 64)")
    parser.add_argument("--plot", metavar="FILE", help="draw it to this file")
    options = parser.parse_args()
    points = curve(*measure(jasnel.random_hands(1, options.hands), options.worlds))
    print("said  made  deals")
    for said, made, deals in points:
        print(f"{said:4.0%}  {made:4.0%}  {deals:5}")
    if options.plot:
        plot = pyplot(parser)
        plot.plot([0, 1], [0, 1], linestyle=":", color="grey")
        plot.plot([point[0] for point in points], [point[1] for point in points], marker="o")
        plot.xlabel("chance that was said")
        plot.ylabel("share that was made")
        plot.savefig(options.plot)


if __name__ == "__main__":
    main()
