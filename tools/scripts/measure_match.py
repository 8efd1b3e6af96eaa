#!/usr/bin/env python3
"""What a deal brings to a match, and from that how likely a match is won.

    tools/scripts/measure_match.py make build/release/tools/jasnel data/weights/match_scores.inc
    tools/scripts/measure_match.py table data/weights/match_scores.inc --rules=kbn --picture=docs/images/match.svg
    tools/scripts/measure_match.py compare build/release/tools/jasnel data/weights/match_scores.inc --deals=600
    tools/scripts/measure_match.py last build/release/tools/jasnel data/weights/match_scores.inc --deals=2000

`make` plays deals by `full:level=club` in all seats, for each rule set that is supplied, and writes how often
one side writes down so much more than the other, in steps of ten points. `table` prints the chance to win from
a difference with so many deals left, by induction over such a file, each with its standard error: the deals
were drawn anew, 400 times. It shares no code with the library, which does the same. `compare` prints the chances
by deals that `full` played beside those of the file. `last` plays last deals from each difference, by one who wants the
match against one who wants points, and says what they bring to a whole match, by how often it stands so.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

STEP = 10
BINS = 64
SHARES = 10_000
MADE = "Written by tools/scripts/measure_match.py make: not to be changed by hand."


def scores(jasnel, rules, player, first, deals):
    """What both sides write down, for each deal of a match."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "record"
        command = [jasnel, "match", player, player, f"--rules={rules}", f"--deals={deals}", f"--seed={first}",
                   f"--record={path}", "--threads=1"]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        # Both sittings are the same: so are the players.
        for line in path.open():
            found = re.search(r'^\{"id":"\d+-1".*"result":\{[^}]*"ns":(\d+),"ew":(\d+)', line)
            if found:
                yield int(found[1]), int(found[2])


class Scores:
    """How often a side is so much ahead in a deal, in steps; the sum where both write something down."""

    def __init__(self):
        self.counts, self.deals, self.both, self.sum = [0] * BINS, 0, 0, 0

    def add(self, one, other):
        self.counts[min(abs(one - other) // STEP, BINS - 1)] += 1
        self.deals += 1
        if one > 0 and other > 0:
            self.both += 1
            self.sum += one + other

    def shares(self):
        return [round(SHARES * count / self.deals) for count in self.counts]

    def line(self, rules):
        shares = self.shares()
        while shares[-1] == 0:
            shares.pop()
        usual = round(self.sum / max(self.both, 1))
        return f'{{"{rules}", {self.deals}, {usual}, {{{",".join(map(str, shares))}}}}},\n'


def rule_sets(jasnel):
    answer = subprocess.run([jasnel, "rules", "--format=json"], check=True, text=True, capture_output=True)
    return [one["name"] for one in json.loads(answer.stdout)["presets"]]


def make(given):
    lines = []
    for rules in rule_sets(given.jasnel):
        counted = Scores()
        for chunk in range(0, given.deals, 10_000):
            seed = given.seed + chunk // 10_000
            for one, other in scores(given.jasnel, rules, "full:level=club", seed, min(10_000, given.deals - chunk)):
                counted.add(one, other)
        lines.append(counted.line(rules))
        print(lines[-1], end="", file=sys.stderr, flush=True)
    given.file.write_text(f"// {MADE}\nconstexpr MatchScores kMatchScores[] = {{\n{''.join(lines)}}};\n")


def read(path):
    """The shares and deals of each rule set."""
    found = re.findall(r'\{"(.*?)", (\d+), (\d+), \{([\d,]*)\}\}', path.read_text())
    return {name: ([int(one) for one in shares.split(",")], int(deals)) for name, deals, _, shares in found}


def one_deal(shares):
    """How likely each difference is after a deal, from -BINS * STEP points on."""
    import numpy as np

    # Within a step each even number of points is as likely, and so is either side.
    kernel = np.zeros(2 * BINS * STEP + 1)
    middle = BINS * STEP
    for i, share in enumerate(shares):
        for points in range(i * STEP, (i + 1) * STEP, 2):
            kernel[middle + points] += share
            kernel[middle - points] += share
    return kernel / kernel.sum()


def chances(shares, most):
    """Chances[n][difference + edge] for n deals left, n up to `most`."""
    import numpy as np

    edge = 300 * most + 600
    wins = np.where(np.arange(-edge, edge + 1) > 0, 1.0, 0.0)
    wins[edge] = 0.5
    result = [wins]
    kernel, middle = one_deal(shares), BINS * STEP
    for _ in range(most):
        before = np.concatenate([np.zeros(middle), result[-1], np.ones(middle)])
        size = 1 << (len(before) + len(kernel)).bit_length()
        after = np.fft.irfft(np.fft.rfft(before, size) * np.fft.rfft(kernel, size), size)
        result.append(after[2 * middle : 2 * middle + 2 * edge + 1])
    return result, edge


def table(given):
    import numpy as np

    shares, deals = read(given.file)[given.rules]
    most = max(given.left)
    exact, edge = chances(shares, most)
    random = np.random.default_rng(1)
    part = np.array(shares) / sum(shares)
    again = [chances(random.multinomial(deals, part), most)[0] for _ in range(given.times)]
    print("| ahead | " + " | ".join(f"{n} left" for n in given.left) + " |")
    print("|---|" + "---|" * len(given.left))
    for ahead in given.ahead:
        cells = []
        for n in given.left:
            error = np.std([one[n][edge + ahead] for one in again])
            cells.append(f"{100 * exact[n][edge + ahead]:.1f} ± {100 * error:.2f}")
        print(f"| {ahead} | " + " | ".join(cells) + " |")
    if given.picture:
        picture(given, exact, edge)


def picture(given, exact, edge):
    """Lines of the chance to win, by how far one is ahead."""
    import pictures

    figure, axes = pictures.begin("match", 6.4, 3.6)
    aheads = range(-400, 401, STEP)
    colors = ["#08306b", "#2171b5", "#6baed6", "#fd8d3c", "#a63603"]
    for n, color in zip(given.left, colors):
        axes.plot(aheads, [100 * exact[n][edge + ahead] for ahead in aheads], color=color, label=f"{n} left")
    axes.set_xlabel("points ahead")
    axes.set_ylabel("chance to win, %")
    axes.grid(alpha=0.3)
    axes.legend()
    pictures.save(figure, given.picture)


def compare(given):
    by_file, _ = read(given.file)[given.rules]
    counted = Scores()
    for one, other in scores(given.jasnel, given.rules, given.player, given.seed, given.deals):
        counted.add(one, other)
    most = max(given.left)
    import numpy as np

    ours, edge = chances(by_file, most)
    theirs, _ = chances(counted.counts, most)
    random = np.random.default_rng(1)
    part = np.array(counted.counts) / counted.deals
    again = [chances(random.multinomial(counted.deals, part), most)[0] for _ in range(given.times)]
    print(f"{given.rules}: {counted.deals} deals by {given.player}; chances of the file, and by these deals")
    for n in given.left:
        for ahead in given.ahead:
            error = np.std([one[n][edge + ahead] for one in again])
            print(f"{n:3} left, {ahead:4} ahead: {100 * ours[n][edge + ahead]:5.1f} and "
                  f"{100 * theirs[n][edge + ahead]:5.1f} ± {100 * error:.1f}", flush=True)  # fmt: skip


def last(given):
    import numpy as np

    gains = []
    for ahead in given.ahead:
        command = [given.jasnel, "match", given.player, f"{given.player},for=points", "--match-of=1", f"--ahead={ahead}",
                   f"--deals={given.deals}", f"--seed=461{ahead}", f"--rules={given.rules}", "--format=json"]  # fmt: skip
        won = json.loads(subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout)
        wins, low, high = (100 * won[name] for name in ("wins", "wins_low", "wins_high"))
        print(f"| `{given.player}` | 1 | {ahead} | {given.deals} | {wins:.1f} | {low:.1f} to {high:.1f} |", flush=True)
        gains.append(wins - 50)
    deal = one_deal(read(given.file)[given.rules][0])
    before = deal
    for _ in range(max(given.left) - 2):
        before = np.convolve(before, deal)
    points = np.arange(len(deal)) - len(deal) // 2
    apart = abs(np.arange(len(before)) - len(before) // 2)
    print(f"a deal: standard deviation {(deal @ points**2) ** 0.5:.0f} points")
    for most in (100, 200):
        print(f"before the last of {max(given.left)} deals within {most} points: {100 * before[apart <= most].sum():.0f}%")
    print(f"what the last deal brings to a match: {before @ np.interp(apart, given.ahead, gains, right=0):.2f}%")


def numbers(text):
    return [int(one) for one in text.split(",")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["make", "table", "compare", "last"])
    parser.add_argument("paths", nargs="+", type=pathlib.Path, help="the command, and the file")
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=4601)
    parser.add_argument("--rules", default="kbn")
    parser.add_argument("--player", default="full")
    parser.add_argument("--left", type=numbers, default=[1, 2, 4, 8, 16])
    parser.add_argument("--ahead", type=numbers, default=[0, 25, 50, 100, 150, 200, 300, 400, 600])
    parser.add_argument("--times", type=int, default=400, help="how often deals are drawn anew, for errors")
    parser.add_argument("--picture", type=pathlib.Path, help="draw the chances")
    given = parser.parse_args()
    given.file = given.paths[-1]
    given.jasnel = given.paths[0]
    {"make": make, "table": table, "compare": compare, "last": last}[given.what](given)


if __name__ == "__main__":
    main()
