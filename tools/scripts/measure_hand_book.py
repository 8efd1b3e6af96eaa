#!/usr/bin/env python3
"""How far off is the book of hands?

    tools/training/build.sh && tools/scripts/measure_hand_book.py [HANDS]

Prints the figures of docs/research/bidding.md: how far off the book is in HANDS hands (75) of each of two rule sets that
nothing was fitted to, in all suits; in how many of such hands a card that is exchanged for a higher one of its suit
makes the contract less likely to the book; and whether that is so, in deals that are solved with either card. It needs
python3-numpy.
"""
import collections
import csv
import json
import math
import pathlib
import subprocess
import sys

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "training"))
import library  # noqa: E402  (found by the line above)

FITTED = 100  # hands of each rule set that training/hand_book.py may take
SIGMAS = 1.96
TAILS = (2, 3, 4)
PLAIN, TRUMP = "ATKQJ987", "J9ATKQ87"  # from the highest card down
SOLVED, DEALS = 20, 300  # the largest falls, and the deals of each that are solved


def misses(truths):
    """What the book is off by, with its interval and the error of the runs, of chances or of scores."""
    book, half, one, half_one, other, half_other = truths.T
    runs = np.hypot(half_one, half_other) / SIGMAS / 2
    deviations = np.abs(book - (one + other) / 2) / np.hypot(half / SIGMAS, runs)
    return (book - one) * (book - other), half, deviations


def row_of(name, those, makes, score):
    texts = [f"{name:<6} {those.sum():6}"]
    for (squares, half, deviations), unit, width, digits in ((makes, 100, 8, 2), (score, 1, 9, 1)):
        found = SIGMAS * math.sqrt(max(squares[those].mean(), 0))
        held = (deviations[those] <= SIGMAS).mean()
        texts.append(f"{unit * found:{width}.{digits}f} {unit * half[those].mean():8.{digits}f} {100 * held:7.1f}%")
    return " ".join(texts)


def print_errors(data, rules, hands):
    weights = (ROOT / "data/weights/hand_book.bin").read_bytes()
    truths = data.ask("truths", rules, FITTED, hands, weights=weights)
    makes, score = misses(truths["makes"]), misses(truths["score"])
    print(f"{rules}\n\n               Made: 95%, points of chance       Score: 95%, points")
    print("Trumps  Cells    found   stated    held     found   stated    held")
    for count in np.unique(truths["trumps"]):
        print(row_of(count, truths["trumps"] == count, makes, score))
    print(row_of("all", truths["trumps"] >= 0, makes, score))
    print("\nCells off by more than so many deviations, of what the book and the runs may be off by:")
    print("                2        3        4   largest")
    for name, (_, _, deviations) in (("Made", makes), ("Score", score)):
        shares = " ".join(f"{100 * (deviations > tail).mean():7.1f}%" for tail in TAILS)
        print(f"{name:<9} {shares} {deviations.max():9.1f}")
    print("by chance     4.6%     0.3%     0.0%\n", flush=True)


def asked(*words, lines=()):
    """What the command says of lines, a line each."""
    told = subprocess.run([library.built("jasnel"), *words], input="\n".join(lines), capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


def exchanges(hands):
    """What the chance of each hand falls by with a higher card, in all suits and places: (fall, clear, how)."""
    for trump in "SHDC":
        for place in range(1, 5):
            options = (f"--trump={trump}", f"--place={place}", "--exchanges", "--format=json")
            for number, line in enumerate(asked("book", "--input=-", *options, lines=hands)):
                book = json.loads(line)
                (before,) = book["suits"][0]["places"]
                for one in book["exchanges"]:
                    order = TRUMP if one["with"][0] == trump else PLAIN
                    if one["with"][0] == one["without"][0] and order.index(one["with"][1]) < order.index(one["without"][1]):
                        how = number, trump, place, one["without"], one["with"]
                        yield before["makes"] - one["makes"], one["makes"] < before["low"], how


def exchanged(deal, without, with_):
    """The line of a deal with two cards in each other's place."""
    hands = [hand.split(".") for hand in deal.removeprefix("N:").split(" ")[:4]]
    suit = "SHDC".index(without[0])
    swap = str.maketrans({without[1]: with_[1], with_[1]: without[1]})
    for hand in hands:
        hand[suit] = hand[suit].translate(swap)
    return "N:" + " ".join(".".join(hand) for hand in hands)


def fall_in_deals(hand, trump, place, without, with_):
    """What the chance falls by in deals that differ in the two cards alone, and its standard error."""
    deals = asked("deal", f"--given=N:{hand} - - -", f"--count={DEALS}", "--seed=5455")
    end = f" trump={trump} leader={'NWSE'[place - 1]} declarer=N"
    makes = []
    for lines in (deals, [exchanged(deal, without, with_) for deal in deals]):
        answers = asked("solve", "--input=-", "--objective=make", "--value-only", "--format=csv", lines=[line.split(" dealer")[0] + end for line in lines])
        makes.append([row["makes"] == "true" for row in csv.DictReader(answers)])
    falls = np.subtract(*np.array(makes, float))
    return falls.mean(), falls.std() / math.sqrt(DEALS)


def print_falls(count):
    hands = [line.split(" ")[0].removeprefix("N:") for line in asked("deal", f"--count={count}", "--seed=5454")]
    kinds, largest = collections.defaultdict(list), {}
    for fall, clear, how in exchanges(hands):
        kinds["trumps" if how[3][0] == how[1] else "plain"].append((fall, clear))
        largest[how[0]] = max(largest.get(how[0], (0, how)), (fall, how))
    print("A card exchanged for a higher one of its suit, by kbn. Made, points of chance:\n")
    print("         Exchanges    lower  clearly   at most")
    for kind in ("trumps", "plain"):
        falls, clear = np.array(kinds[kind]).T
        print(f"{kind:<8} {len(falls):9} {100 * (falls > 0).mean():7.1f}% {100 * clear.mean():8.1f}% {100 * falls.max():9.1f}")
    most = sorted(largest.values(), reverse=True)[:SOLVED]
    solved, errors = np.array([fall_in_deals(hands[how[0]], *how[1:]) for _, how in most]).T
    print(f"\nThe largest of {len(most)} hands: {100 * np.mean([fall for fall, _ in most]):.1f} on average. In {DEALS} solved deals "
          f"of each: {100 * solved.mean():.1f} ± {100 * SIGMAS * math.sqrt((errors**2).sum()) / len(most):.1f}.")


def main(words):
    if len(words) > 1 or not all(word.isdecimal() and int(word) for word in words):
        print("usage: tools/scripts/measure_hand_book.py [HANDS], a number from 1 on", file=sys.stderr)
        return 2
    count = int(words[0]) if words else 75
    with library.Data() as data:
        for rules in ("kbn", "nku-rotterdam"):
            print_errors(data, rules, count)
    print_falls(count)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
