#!/usr/bin/env python3
"""How often does `jasnel fair-play` raise an alarm: of fair pairs, and of pairs that see their partner's hand?

    tools/scripts/measure_fair_play.py make build/release/tools/jasnel POOLS --parts=16
    tools/scripts/measure_fair_play.py ask build/release/tools/jasnel POOLS --parts=16
    tools/scripts/measure_fair_play.py tell POOLS

`make` plays matches, a file for each part of each; `ask` writes beside each file what every deal is worth as evidence;
`tell` prints the tables of docs/research/fair_play.md. What is there already is kept. Each can be limited to some
matches (`--only`), and `--scale` changes how many deals there are.

A pair is formed by drawing deals of one player, each again with the same chance (a bootstrap), and of a deal one sitting.
"""
import argparse
import concurrent.futures
import json
import math
import pathlib
import random
import subprocess

# Name, both players, deals. Each deal is played twice: with the sides changed.
MATCHES = [
    ("sees", "full:sees=partner", "full", 640),
    ("sees-club", "full:sees=partner", "full:level=club", 320),
    ("sees-rule", "full:sees=partner", "rule", 320),
    ("full", "full", "full:level=club", 640),
    ("strong", "full:level=strong", "full:level=casual", 960),
    ("signals", "full:conventions=bedum,theirs=oefenen", "full:conventions=oefenen,theirs=bedum", 480),
    ("worlds", "worlds:worlds=30", "simple", 640),
    ("levels", "full:level=club", "full:level=beginner", 1920),
    ("casual", "full:level=casual", "full:level=casual", 1920),
    ("odd", "rule", "simple", 1920),
    ("rules", "rule", "full:level=club", 1920),
    ("simples", "simple", "full:level=club", 1920),
    ("random", "random", "rule", 960),
]
RULES = ["nku-rotterdam", "kbn"]  # by turns, of the parts
SEES = "sees=partner"


def matches_of(given):
    return [one for one in MATCHES if not given.only or one[0] in given.only]


def run_all(jobs, parts):
    with concurrent.futures.ThreadPoolExecutor(parts) as pool:
        for done in concurrent.futures.as_completed([pool.submit(job) for job in jobs]):
            done.result()


def make(given):
    given.pools.mkdir(parents=True, exist_ok=True)

    def play(name, one, other, deals, part):
        path = given.pools / f"{name}.{part}.txt"
        if path.exists():
            return
        fresh = path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        subprocess.run([given.jasnel, "match", one, other, f"--deals={deals}", f"--seed={given.seed + part}", "--threads=1",
                        f"--rules={RULES[part % len(RULES)]}", f"--record={fresh}"], check=True, stdout=subprocess.DEVNULL)
        fresh.rename(path)

    jobs = []
    for name, one, other, deals in matches_of(given):
        each = max(1, round(deals * given.scale / given.parts))
        jobs += [lambda a=(name, one, other, each, part): play(*a) for part in range(given.parts)]
    run_all(jobs, given.parts)


def ask(given):
    def evidence(path):
        answers = path.with_suffix(".jsonl")
        if answers.exists():
            return
        fresh = path.with_suffix(".part")
        with path.open() as records, fresh.open("w") as out:
            lines = "".join(line for line in records if line[0] != "#")
            subprocess.run([given.jasnel, "fair-play", "--input=-", "--format=json", "--threads=1", *given.flags],
                           input=lines, text=True, check=True, stdout=out)
        fresh.rename(answers)

    chosen = [path for name, *_ in matches_of(given) for path in sorted(given.pools.glob(f"{name}.*.txt"))]
    run_all([lambda p=path: evidence(p) for path in chosen], given.parts)


def pools_of(given):
    """By match and player: for each deal the evidence of its sittings."""
    pools = {}
    for name, *_ in matches_of(given):
        for path in sorted(given.pools.glob(f"{name}.*.txt")):
            match = json.loads(path.open().readline().split(" ", 3)[3])
            answers = path.with_suffix(".jsonl")
            for line in answers.open() if answers.exists() else []:
                answer = json.loads(line)
                if "error" in answer:
                    continue
                deal, sitting = map(int, answer["id"].split("-"))
                for i, player in enumerate((match["a"], match["b"])):
                    side = "ns" if (i == 0) == (sitting == 1) else "ew"
                    key = (name, player)
                    pools.setdefault(key, {}).setdefault((path.name, deal), []).append(answer["evidence_" + side])
    return {key: list(deals.values()) for key, deals in pools.items()}


def pair_of(pool, deals, rng):
    return [math.log(rng.choice(rng.choice(pool))) for _ in range(deals)]


def highest(logs):
    total, most = 0.0, 0.0
    for one in logs:
        total += one
        most = max(most, total)
    return most


def tell(given):
    rng = random.Random(1)
    pools = pools_of(given)
    fair = [key for key in pools if SEES not in key[1]]
    line = math.log(given.false_alarm)
    print(f"| player | match | deals | evidence of a deal | growth, a deal | pairs | alarms | highest |\n|---|---|---|---|---|---|---|---|")
    all_pairs = all_alarms = 0
    for key, pool in pools.items():
        every = [one for sittings in pool for one in sittings]
        means = [sum(sittings) / len(sittings) for sittings in pool]
        mean = sum(means) / len(means)
        error = 1.96 * math.sqrt(sum((one - mean) ** 2 for one in means) / (len(means) - 1) / len(means))
        growth = sum(map(math.log, every)) / len(every)
        count = given.pairs // max(1, len(fair)) + 1 if key in fair else 1000
        tops = [highest(pair_of(pool, given.deals, rng)) for _ in range(count)]
        alarms = sum(top >= line for top in tops)
        if key in fair:
            all_pairs += count
            all_alarms += alarms
        print(f"| `{key[1]}` | {key[0]} | {len(every):,} | {mean:.3f} ± {error:.3f} | {growth:+.3f} | {count:,} | {alarms:,} | "
              f"{math.exp(min(max(tops), 50)):,.0f} |")
    print(f"\nFair pairs: {all_pairs:,}; alarms at 1 in {given.false_alarm:,}: {all_alarms}.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("do", choices=["make", "ask", "tell"])
    parser.add_argument("where", nargs="+", help="the command jasnel, but for tell, and the folder of the pools")
    parser.add_argument("--parts", type=int, default=16, help="processes at a time (default 16)")
    parser.add_argument("--scale", type=float, default=1, help="make: times as many deals")
    parser.add_argument("--seed", type=int, default=4601)
    parser.add_argument("--only", type=lambda text: text.split(","), help="names of matches, with commas between them")
    parser.add_argument("--flag", dest="flags", action="append", default=[], help="ask: a flag of jasnel fair-play")
    parser.add_argument("--deals", type=int, default=100, help="tell: deals of a pair (default 100)")
    parser.add_argument("--pairs", type=int, default=5000, help="tell: fair pairs in all (default 5000)")
    parser.add_argument("--false-alarm", type=int, default=1000, help="tell: one in so many (default 1000)")
    given = parser.parse_args()
    given.pools = pathlib.Path(given.where[-1])
    given.jasnel = given.where[0]
    {"make": make, "ask": ask, "tell": tell}[given.do](given)


if __name__ == "__main__":
    main()
