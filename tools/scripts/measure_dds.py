#!/usr/bin/env python3
"""What a bridge deal costs DDS, the double-dummy solver of bridge, on this machine and one thread.

    python3 -m venv build/dds && build/dds/bin/pip install endplay==0.5.12
    build/dds/bin/python tools/scripts/measure_dds.py --deals=300

Random deals of 13 cards, a strain and a leader drawn for each, all seeded: the most tricks that the
leader's side can win. endplay brings DDS built. What it prints is a row of docs/research/solver.md.
"""
import argparse
import random
import sys
import time

RANKS = "AKQJT98765432"
HAND = len(RANKS)
SEATS = 4
# As DDS wants them: the number of tricks is asked for, not whether a target is reached; one card.
NO_TARGET, ONE_CARD, ALWAYS_SEARCH, FIRST_THREAD = -1, 1, 1, 0


def random_deal(rng):
    """A deal as in PBN: four hands from North on, suits from spades to clubs."""
    pack = [(suit, rank) for suit in range(SEATS) for rank in RANKS]
    rng.shuffle(pack)
    hands = (pack[HAND * seat : HAND * (seat + 1)] for seat in range(SEATS))
    return "N:" + " ".join(
        ".".join("".join(r for r in RANKS if (suit, r) in hand) for suit in range(SEATS)) for hand in hands
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        import endplay._dds as dds
        from endplay.types import Deal, Denom, Player
    except ImportError:
        sys.exit("measure_dds.py: needs endplay: pip install endplay==0.5.12")

    rng = random.Random(given.seed)
    strains = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
    dds.SetMaxThreads(1)
    nodes = seconds = 0
    for _ in range(given.deals):
        deal = Deal(random_deal(rng))
        deal.trump, deal.first = rng.choice(strains), rng.choice(list(Player))
        found = dds.futureTricks()
        begin = time.perf_counter()
        dds.SolveBoard(deal._data, NO_TARGET, ONE_CARD, ALWAYS_SEARCH, found, FIRST_THREAD)
        seconds += time.perf_counter() - begin
        nodes += found.nodes
    mean = nodes / given.deals
    print(f"| DDS (endplay 0.5.12) | tricks of a bridge deal, one strain, {given.deals} random deals | "
          f"{mean:,.0f} | {1e3 * seconds / given.deals:.1f} ms |")


if __name__ == "__main__":
    main()
