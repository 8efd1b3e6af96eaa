#!/usr/bin/env python3
"""Compares the search with a belote solver, colver 0.11.1, on the same positions.

    tools/scripts/measure_belote.py build/release/tools/jasnel
    tools/scripts/measure_belote.py build/release/tools/jasnel --deals=100 --rounds=5
    tools/scripts/measure_belote.py build/release/tools/jasnel --show=4

The rules are `belote,undertrump=free`: colver forces nobody to play a trump below another, and
does not count king and queen of trumps, which are no question of play. It counts 252 for all
tricks, which no side gets that another can hold to less. Its source is downloaded from PyPI and
built, which needs cargo, pip and a network; what is missing is said. Everything is kept in
build/belote. Both run on one thread, in turn; of each the round with the least time counts. What
it prints is a table of docs/research/solver.md; with --show it measures nothing, and prints the
values of a few deals.
"""
import argparse
import csv
import importlib.util
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys

VERSION = "0.11.1"
RULES = "belote,undertrump=free"
FOLDER = pathlib.Path("build/belote")
SUITS = "SHDC"
RANKS = "789JQKTA"
PLAIN_POINTS = dict(zip(RANKS, (0, 0, 0, 2, 3, 4, 10, 11)))
TRUMP_POINTS = dict(zip(RANKS, (0, 0, 14, 20, 3, 4, 10, 11)))
LAST_TRICK = 10
FEW = 5
CARGO = f"""[package]
name = "belote_solver"
version = "0.1.0"
edition = "2021"

[features]
nodes = ["colver-core/solver_stats"]

[dependencies]
colver-core = {{ path = "../colver-{VERSION}/colver-core" }}

[profile.release]
lto = "fat"
codegen-units = 1

[workspace]
"""


def fail(message):
    sys.exit(f"measure_belote.py: {message}")


def run(*command, **more):
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)
    if done.returncode != 0:
        fail(f"{' '.join(map(str, command))}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}")
    return done.stdout


def build():
    """The programs that solve with colver, the second of which counts nodes."""
    programs = [FOLDER / "solver", FOLDER / "counting_solver"]
    if all(program.exists() for program in programs):
        return programs
    cargo = shutil.which("cargo") or shutil.which("cargo", path=os.path.expanduser("~/.cargo/bin"))
    if cargo is None:
        fail("cargo is missing; expected Rust (https://rustup.rs)")
    crate = FOLDER / "crate"
    (crate / "src").mkdir(parents=True, exist_ok=True)
    source = FOLDER / f"colver-{VERSION}.tar.gz"
    if not source.exists():
        if importlib.util.find_spec("pip") is None:
            fail(f"pip is missing in {sys.executable}; expected it, to download colver")
        run(sys.executable, "-m", "pip", "download", f"colver=={VERSION}", "--no-deps",
            "--no-binary", "colver", "--dest", FOLDER)
    shutil.unpack_archive(source, FOLDER)
    (crate / "Cargo.toml").write_text(CARGO)
    shutil.copy(pathlib.Path(__file__).with_name("belote_solver.rs"), crate / "src/main.rs")
    for program, features in zip(programs, ([], ["--features", "nodes"])):
        run(cargo, "build", "--release", *features, cwd=crate)
        shutil.copy(crate / "target/release/belote_solver", program)
    return programs


def positions_of(jasnel, cards, count):
    """Hands as lists of (suit, rank), and the trump suit and leader of each."""
    lines = run(jasnel, "deal", f"--count={count}", f"--seed={cards}").splitlines()
    draw = random.Random(cards)
    positions = []
    for number, line in enumerate(lines):
        hands = []
        for hand in line[2:].split()[:4]:
            held = [(s, r) for s, ranks in enumerate(hand.split(".")) for r in ranks]
            hands.append(sorted(draw.sample(held, cards)))
        positions.append((hands, number % 4, number // 4 % 4))
    return positions


def line_of(position):
    hands, trump, leader = position
    dotted = [".".join("".join(r for s, r in hand if s == suit) for suit in range(4))
              for hand in hands]
    return f"N:{' '.join(dotted)} trump={SUITS[trump]} leader={'NESW'[leader]}\n"


def numbers_of(position):
    hands, trump, leader = position
    bits = [sum(1 << 8 * s + RANKS.index(r) for s, r in hand) for hand in hands]
    return " ".join(map(str, [*bits, trump, leader])) + "\n"


def all_points(position):
    hands, trump, _ = position
    return LAST_TRICK + sum((TRUMP_POINTS if s == trump else PLAIN_POINTS)[r]
                            for hand in hands for s, r in hand)


def our_values(jasnel, deals):
    return [json.loads(line)["value"]
            for line in run(jasnel, "solve", f"--input={deals}", f"--rules={RULES}",
                            "--value-only", "--format=json").splitlines()]


def written(positions):
    deals = FOLDER / "deals.txt"
    deals.write_text("".join(map(line_of, positions)))
    return deals


def show(jasnel, program, count):
    """A table of the same questions to both: North-South's points minus East-West's."""
    positions = positions_of(jasnel, 8, count)
    values = our_values(jasnel, written(positions))
    answers = run(program, input="".join(map(numbers_of, positions))).splitlines()
    print("| deal | value | colver: points of North-South |")
    print("|---|---|---|")
    for position, value, answer in zip(positions, values, answers):
        print(f"| `{line_of(position).strip()}` | {value} | {answer.split()[0]} |")


def measure(jasnel, programs, cards, count, rounds):
    positions = positions_of(jasnel, cards, count)
    deals = written(positions)
    numbers = "".join(map(numbers_of, positions))

    def theirs(program):
        rows = [tuple(map(int, row.split())) for row in run(program, input=numbers).splitlines()]
        return [row[0] for row in rows], sum(row[1] for row in rows) / count / 1000, sum(
            row[2] for row in rows) / count

    values = our_values(jasnel, deals)
    points, _, their_nodes = theirs(programs[1])
    differ = 0
    for position, value, won in zip(positions, values, points):
        total = all_points(position)
        differ += value != 2 * min(won, total) - total
    our_times, their_times = [], []
    # What else the machine does spoils small positions first.
    for _ in range(rounds * (5 if cards <= FEW else 1)):
        ours = json.loads(run(jasnel, "bench", f"--input={deals}", f"--rules={RULES}",
                              "--format=json"))
        our_times.append(ours["time_us_mean"])
        their_times.append(theirs(programs[0])[1])
    return min(our_times), min(their_times), ours["nodes_mean"], their_nodes, differ


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("jasnel", help="the command")
    parser.add_argument("--deals", type=int, default=300, help="whole deals; ten times as many of "
                        "five cards or fewer (default 300)")
    parser.add_argument("--rounds", type=int, default=3, help="(default 3)")
    parser.add_argument("--show", type=int, metavar="N", help="only the values of N whole deals")
    parser.add_argument("--format", choices=["text", "csv"], default="text")
    flags = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    programs = build()
    if flags.show:
        show(flags.jasnel, programs[0], flags.show)
        return
    names = ["cards in each hand", "positions", "us", "colver, us", "ratio", "nodes", "colver, nodes",
             "values that differ"]
    table = csv.writer(sys.stdout, lineterminator="\n")

    def print_row(cells):
        if flags.format == "csv":
            table.writerow(cells)
        else:
            print("|", " | ".join(cells), "|")
        sys.stdout.flush()

    print_row(names)
    if flags.format == "text":
        print("|---" * len(names) + "|")
    for cards in range(2, 9):
        count = flags.deals * (10 if cards <= FEW else 1)
        ours, theirs, our_nodes, their_nodes, differ = measure(flags.jasnel, programs, cards, count,
                                                               flags.rounds)
        print_row([str(cards), str(count), f"{ours:.1f}", f"{theirs:.1f}", f"{theirs / ours:.1f}",
                   f"{our_nodes:.0f}", f"{their_nodes:.0f}", str(differ)])


if __name__ == "__main__":
    main()
