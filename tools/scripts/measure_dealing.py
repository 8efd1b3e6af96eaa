#!/usr/bin/env python3
"""How far from random are cards that people deal, and what does that make of a bid?

    tools/scripts/measure_dealing.py build/release/tools/jasnel
    tools/scripts/measure_dealing.py build/release/tools/jasnel --deals=5000 --only=4-4,cut
    tools/scripts/measure_dealing.py build/release/tools/jasnel --knows=200 --only=3-2-3,cut

prints the first table of docs/research/dealing.md: for each way to deal, how many hands have a void,
or five cards or more of a suit, in deals as `jasnel deal --dealt` makes them, and by how much the
chance of the contract and the score were off for the player that named trump, `full:level=club` in
all seats: as it says them for random cards, and for cards that are dealt so. Errors are 95%
intervals. The seed is not that of what was fitted.

`--knows=N` plays N deals, each in both sittings, between `full` that knows how the cards are dealt
and `full` that does not.
"""
import argparse
import json
import math
import pathlib
import subprocess
import tempfile

ROWS = [
    "random",
    "3-2-3,cut",
    "3-2-3,riffles=1,cut",
    "3-2-3,riffles=2,cut",
    "3-2-3,riffles=3,cut",
    "3-2-3,clumsy=1,cut",
    "3-2-3,clumsy=2,cut",
    "3-2-3,clumsy=3,cut",
    "3-2-3,clumsy=5,cut",
    "3-2-3,overhand=1,cut",
    "3-2-3,overhand=3,cut",
    "3-2-3,overhand=6,cut",
    "3-2-3,overhand=12,cut",
    "4-4,cut",
    "4-4,riffles=1,cut",
    "4-4,riffles=2,cut",
    "1,cut",
    "1,riffles=1,cut",
    "1,riffles=2,cut",
]


class Mean:
    def __init__(self):
        self.count, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, value):
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self):
        return self.sum / self.count

    @property
    def error(self):
        return 1.96 * math.sqrt(max(self.squares / self.count - self.mean**2, 0) / self.count)

    def text(self, times=1):
        return f"{times * self.mean:+.1f} ± {times * self.error:.1f}"


def match(given, dealt, one, other, deals, *flags):
    command = [given.jasnel, "match", one, other, f"--dealt={dealt}", f"--deals={deals}", f"--seed={given.seed}",
               f"--rules={given.rules}", *flags]  # fmt: skip
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


def first_sittings(path):
    for line in path.open():
        record = json.loads(line) if line[0] == "{" else {}
        if record.get("id", "").endswith("-1"):
            yield record


def hands_of(deal):
    """By seat from North clockwise, suits with points between them."""
    first, hands = deal.split(":")
    start = "NESW".index(first)
    return {"NESW"[(start + i) % 4]: hand for i, hand in enumerate(hands.split())}


def question(record, given, dealt):
    """What the seat that named trump was asked, and the place of its answer."""
    seats = "NESW"
    calls = record["auction"]
    named = next(i for i, call in enumerate(calls) if call in "SHDC")
    asked = {"ask": "move", "dealer": record["dealer"], "hand": hands_of(record["deal"])[record["declarer"]],
             "auction": calls[:named], "rules": given.rules, "player": "full:worlds=1"}  # fmt: skip
    if "turned" in record:
        asked["turned"] = record["turned"]
    knows = dict(asked, player=asked["player"] + ",dealt=" + dealt.replace(",", "+"))
    return calls[named], seats.index(record["declarer"]) % 2, [asked, knows]


def row(given, dealt, folder):
    path = folder / (dealt + ".txt")
    match(given, dealt, "full:level=club", "full:level=club", given.deals, f"--record={path}")
    records = list(first_sittings(path))
    path.unlink()
    lengths = [[len(suit) for suit in hand.split(".")] for one in records for hand in hands_of(one["deal"]).values()]
    voids = 100 * sum(0 in one for one in lengths) / len(lengths)
    long = 100 * sum(max(one) >= 5 for one in lengths) / len(lengths)
    played = [(one, *question(one, given, dealt)) for one in records if "trump" in one]
    lines = "".join(json.dumps(asked) + "\n" for _, _, _, both in played for asked in both)
    answers = subprocess.run([given.jasnel, "engine"], input=lines, check=True, text=True, capture_output=True).stdout
    answers = iter(map(json.loads, answers.splitlines()))
    off = [[Mean(), Mean()], [Mean(), Mean()]]
    likely = [Mean(), Mean()]
    for record, call, east_west, _ in played:
        made = record["result"]["outcome"] != "nat"
        score = (record["result"]["ns"] - record["result"]["ew"]) * (-1 if east_west else 1)
        for knows in (0, 1):
            said = next(one for one in next(answers)["moves"] if one["move"] == call)
            off[knows][0].add(made - said["makes"])
            off[knows][1].add(score - said["score"])
            if knows == 0:
                middle = 0.5 <= said["makes"] < 0.7
            if middle:
                likely[knows].add(made - said["makes"])
    cells = [f"`{dealt}`", f"{voids:.1f}", f"{long:.1f}"]
    for knows in (0, 1):
        cells += [off[knows][0].text(100), likely[knows].text(100), off[knows][1].text()]
    print("| " + " | ".join(cells) + " |", flush=True)


def knows(given, dealt):
    player = given.player
    spec = player + (":" if ":" not in player else ",") + "dealt=" + dealt.replace(",", "+")
    found = json.loads(match(given, dealt, spec, player, given.knows, "--format=json"))
    print(f"{dealt}: {json.dumps(found)}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("jasnel", help="the command")
    parser.add_argument("--deals", type=int, default=90000, help="of each row (default 90000)")
    parser.add_argument("--rules", default="nku-rotterdam")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--only", action="append", help="this way to deal alone")
    parser.add_argument("--knows", type=int, help="deals of a match between `full` that knows and `full` that does not")
    parser.add_argument("--player", default="full", help="instead of `full` in that match")
    given = parser.parse_args()
    rows = given.only or ROWS
    if given.knows:
        for dealt in rows:
            knows(given, dealt)
        return
    print("| dealt | a void, % | five or more, % | chance, % | of 50 to 70% | score | told: chance | of 50 to 70% | score |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for dealt in rows:
            row(given, dealt, pathlib.Path(folder))


if __name__ == "__main__":
    main()
