"""Draws how often contracts are made that were given a chance, with all hands open.

Deals hands at random; for each and the suit that looks best, asks what the chance is to make it with open
hands, and solves the deal. Where the chances are right the points lie on the diagonal.

    python calibration_curve.py                 shows the curve, with matplotlib
    python calibration_curve.py --text          prints it
"""

import argparse

import numpy as np

import jasnel

RANKS = "789TJQKA"


def cards_of(hand):
    """The cards of a set of bits, as text."""
    return ["SHDC"[card // 8] + RANKS[card % 8] for card in range(32) if int(hand) >> card & 1]


def measure(hands, worlds):
    """For each deal the chance that East, who speaks first, was given, and whether East made it."""
    chances = np.empty(len(hands))
    trumps = np.empty(len(hands), np.uint8)
    for i, deal in enumerate(hands):
        bid = jasnel.bid(cards_of(deal[1]), "N", worlds=worlds, seed=i + 1)
        best = max(range(4), key=lambda suit: bid["suits"][suit]["makes"])
        chances[i] = bid["suits"][best]["makes"]
        trumps[i] = best
    return chances, jasnel.solve_many(hands, trumps, 1, objective="make")


def curve(chances, made, bins=5):
    """Mean chance, share made and number of deals, bin by bin."""
    places = np.minimum((chances * bins).astype(int), bins - 1)
    return [
        (chances[places == one].mean(), made[places == one].mean(), int((places == one).sum()))
        for one in range(bins)
        if (places == one).any()
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--text", action="store_true")
    options = parser.parse_args()
    points = curve(*measure(jasnel.random_hands(1, options.hands), options.worlds))
    if options.text:
        print("said  made  deals")
        for said, made, deals in points:
            print(f"{said:4.0%}  {made:4.0%}  {deals:5}")
        return
    import matplotlib.pyplot as plot

    plot.plot([0, 1], [0, 1], linestyle=":", color="grey")
    plot.plot([point[0] for point in points], [point[1] for point in points], marker="o")
    plot.xlabel("chance that was said")
    plot.ylabel("share that was made")
    plot.show()


if __name__ == "__main__":
    main()
