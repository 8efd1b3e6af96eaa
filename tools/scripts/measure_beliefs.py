#!/usr/bin/env python3
"""Are the chances of `jasnel beliefs` right? Compares them with where the cards were.

    tools/scripts/measure_beliefs.py build/release/tools/jasnel --player=full:level=club --deals=10000

Deals of that player in all four seats, bid and played; of each one point, drawn anew: any call or card. Every
chance at it, of a card or a void in another hand, falls in one of ten bins. A row says how many
there are, what they are on average, how often it was so, and the 95% interval of the difference, in which a deal counts
as one. What it prints are the tables of docs/reference/beliefs.md.
"""
import argparse
import json
import math
import pathlib
import random
import subprocess
import tempfile

BINS = 10
SEATS = "NESW"
SUITS = "SHDC"


def records_of(jasnel, player, deals, seed):
    """Each deal once, though a match plays it twice."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "records.txt"
        command = [jasnel, "match", player, player, f"--deals={deals}", f"--seed={seed}", f"--record={path}"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        lines = [line for line in path.read_text().splitlines() if line and line[0] != "#"]
    return [json.loads(line) for line in lines[::2]]


def points_of(record):
    """Where somebody had to call or to play."""
    calls = [f"call.{i + 1}" for i in range(len(record.get("auction", ())))]
    cards = [f"{t + 1}.{c + 1}" for t, trick in enumerate(record["tricks"]) for c in range(len(trick["cards"]))]
    return calls + cards


def hands_at(record, at):
    """What each seat held there."""
    first, *hands = record["deal"].replace(":", " ").split()[:5]
    held = {}
    for i, hand in enumerate(hands):
        seat = SEATS[(SEATS.index(first) + i) % 4]
        held[seat] = {suit + rank for suit, ranks in zip(SUITS, hand.split(".")) for rank in ranks}
    if not at.startswith("call"):
        trick, card = map(int, at.split("."))
        gone = [one for t in record["tricks"][: trick - 1] for one in t["cards"]]
        gone += record["tricks"][trick - 1]["cards"][: card - 1]
        for cards in held.values():
            cards.difference_update(gone)
    return held


def judged(answer, held):
    """Pairs of a chance and what was so: of cards, and of voids."""
    others = [seat for seat in SEATS if seat != answer["seat"]]
    cards = [(one["chances"][s], one["card"] in held[s]) for one in answer["cards"] for s in others]
    voids = [(one["void"][s], not any(card[0] == one["suit"] for card in held[s]))
             for one in answer["suits"] for s in others if held[s]]
    return cards, voids


def table(title, deals):
    """Rows by bin; chances of 0 and 1 are certain, and have rows of their own."""
    print(f"| {title} | chances | on average | was so | difference |\n|---|---|---|---|---|")
    wrong = sum(1 for pairs in deals for chance, so in pairs if chance in (0, 1) and chance != so)
    certain = sum(1 for pairs in deals for chance, _ in pairs if chance in (0, 1))
    print(f"| certain | {certain:,} | | {wrong} wrong | |")
    for b in range(BINS):
        chosen = [[(c, so) for c, so in pairs if 0 < c < 1 and min(int(c * BINS), BINS - 1) == b] for pairs in deals]
        count = sum(map(len, chosen))
        if count == 0:
            continue
        mean = sum(c for pairs in chosen for c, _ in pairs) / count
        so = sum(so for pairs in chosen for _, so in pairs) / count
        # The error of a ratio of sums over deals.
        squares = sum(sum(s - c - (so - mean) for c, s in pairs) ** 2 for pairs in chosen)
        error = 1.96 * math.sqrt(squares) / count
        print(f"| {b * 10} to {b * 10 + 10}% | {count:,} | {100 * mean:.1f} | {100 * so:.1f} | "
              f"{100 * (so - mean):+.1f} ± {100 * error:.1f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("jasnel")
    parser.add_argument("--player", default="full:level=club")
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--worlds", type=int, default=1_000, help="deals of the hidden cards weighed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    rng = random.Random(given.seed)
    asked = []
    for record in records_of(given.jasnel, given.player, given.deals, given.seed):
        asked.append((record, rng.choice(points_of(record))))
    lines = "".join(json.dumps({**record, "ask": "beliefs", "at": at, "deals": given.worlds}) + "\n" for record, at in asked)
    done = subprocess.run([given.jasnel, "engine"], input=lines, text=True, check=True, stdout=subprocess.PIPE)
    cards, voids = [], []
    for (record, at), line in zip(asked, done.stdout.splitlines(), strict=True):
        of_cards, of_voids = judged(json.loads(line), hands_at(record, at))
        cards.append(of_cards)
        voids.append(of_voids)
    table("a card", cards)
    print()
    table("a void", voids)


if __name__ == "__main__":
    main()
