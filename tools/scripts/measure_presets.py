#!/usr/bin/env python3
"""Measures players and chances by every preset of the rules: tables of docs/research.

    tools/scripts/measure_presets.py margins JASNEL margins.csv
    tools/scripts/measure_presets.py chances JASNEL chances.csv
    tools/scripts/measure_presets.py chances JASNEL some.csv --rules=kbn --rules=kraken --deals=500

`margins` has `full` and `full:level=club` play against `simple`: a row for each preset and player
has the margin in points a deal with its 95% interval, the mean points of a deal, that both sides
write down together, and the margin divided by them as a share of the same under `kbn`.

`chances` plays deals with four equal players, asks `jasnel bid` for the hand that named trump, as
it was when it named it, and compares the chance that it gave with what came of it. A row for each
preset and class of chances; in the class `all` the miss is the mean over contracts of how far
their class was off, and luck what it would be if every chance was right. By rules that double the
auction is played without doublings: who must make the contract changes with them. By rules
without calls there is nothing to ask.

It needs the command and Python alone. Each preset is cut into pieces, deals of a seed of their
own; as many run at a time as there are processors, on one thread each. Pieces that are done stay
in the folder OUTPUT.pieces for the next time; who has changed players, deals or worlds takes
another one.
"""
import argparse
import collections
import concurrent.futures
import csv
import json
import math
import os
import pathlib
import subprocess
import sys
import time

STANDARD = "kbn"
PLAYERS = ("full", "full:level=club")
OPPONENT = "simple"
Z = 1.96
CLASSES = 10


def fail(message):
    sys.exit(f"measure_presets.py: {message}")


def run(*command, may_fail=False, **more):
    done = subprocess.run(list(map(str, command)), text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, **more)
    if done.returncode != 0 and not may_fail:
        last = (done.stderr.strip().splitlines() or ["failed"])[-1]
        raise RuntimeError(f"{' '.join(map(str, command))}: {last}")
    return done.stdout


def options_of(jasnel, rules):
    return json.loads(run(jasnel, "rules", rules, "--format=json"))["options"]


def presets_of(jasnel):
    return [one["name"] for one in json.loads(run(jasnel, "rules", "--format=json"))["presets"]]


def deals_of_piece(flags, piece):
    """Their number and their seed."""
    number = flags.deals // flags.pieces + (piece < flags.deals % flags.pieces)
    return number, flags.seed * 1000 + piece


def sittings_of_match(flags, file, a, b, rules, contract, piece):
    """Both sittings of each deal, in order."""
    deals, seed = deals_of_piece(flags, piece)
    record = file.with_suffix(".record")
    record.unlink(missing_ok=True)
    run(flags.jasnel, "match", a, b, f"--rules={rules}", f"--deals={deals}", f"--seed={seed}",
        f"--trump-and-declarer={contract}", "--threads=1", f"--record={record}", "--format=csv")
    lines = [json.loads(line) for line in record.read_text().splitlines()
             if not line.startswith("#")]
    record.unlink()
    return list(zip(lines[::2], lines[1::2]))


def margin_piece(flags, file, player, rules, piece):
    contract = "random" if options_of(flags.jasnel, rules)["bidding"] == "given" else "auction"
    sums = collections.Counter()
    for first, second in sittings_of_match(flags, file, player, OPPONENT, rules, contract, piece):
        north_south = [sitting["result"]["ns"] for sitting in (first, second)]
        east_west = [sitting["result"]["ew"] for sitting in (first, second)]
        margin = (north_south[0] - east_west[0] + east_west[1] - north_south[1]) / 2
        sums["deals"] += 1
        sums["margin"] += margin
        sums["squares"] += margin * margin
        sums["points"] += (sum(north_south) + sum(east_west)) / 2
    return dict(sums)


def bid_line(sitting, rules):
    """What the player who named trump knew, as a bid line."""
    calls = sitting["auction"]
    before = calls[:next(i for i, call in enumerate(calls) if call in "SHDC")]
    seat = sitting["declarer"]
    hands = sitting["deal"][2:].split()
    hand = hands[("NESW".index(seat) - "NESW".index(sitting["deal"][0])) % 4]
    turned = sitting.get("turned", [])
    turned = turned if isinstance(turned, str) else ",".join(turned)
    fields = [hand, f"dealer={sitting['dealer']}", f"seat={seat}", f"auction={','.join(before)}",
              f"rules={rules}"]
    return " ".join(fields + ([f"turned={turned}"] if turned else []))


def chance_piece(flags, file, player, rules, piece):
    """For each contract the chance in play, that with open hands, and whether it was made."""
    pairs = sittings_of_match(flags, file, player, player, rules, "auction", piece)
    # Equal players do the same in both sittings.
    played = [first for first, _ in pairs if first["result"]["outcome"] != "passed out"]
    lines = file.with_suffix(".lines")
    lines.write_text("".join(bid_line(sitting, rules) + "\n" for sitting in played))
    answers = run(flags.jasnel, "bid", f"--input={lines}", f"--worlds={flags.worlds}",
                  "--threads=1", "--format=json", may_fail=True).splitlines()
    if len(answers) != len(played):
        raise RuntimeError(f"{lines}: {len(answers)} answers; expected {len(played)}")
    lines.unlink()
    contracts, unanswered = [], 0
    for sitting, answer in zip(played, map(json.loads, answers)):
        suits = {one["suit"]: one for one in answer.get("suits", [])}
        one = suits.get(sitting["trump"])
        if one is None or "played_makes" not in one:
            unanswered += 1
            continue
        contracts.append([one["played_makes"], one["makes"],
                          int(sitting["result"]["outcome"] != "nat")])
    return {"contracts": contracts, "unanswered": unanswered}


def piece_done(flags, work, player, rules, piece):
    """The answer of a piece, from its file if it was done before."""
    name = "".join(c if c.isalnum() or c in "-=," else "_" for c in f"{rules} {player}")
    file = flags.folder / f"{flags.what}-{name}-{flags.deals}-{piece}.json"
    if file.exists():
        return json.loads(file.read_text())
    begin = time.monotonic()
    done = work(flags, file, player, rules, piece)
    done["seconds"] = time.monotonic() - begin
    part = file.with_suffix(".part")
    part.write_text(json.dumps(done))
    part.rename(file)
    print(f"{rules}, {player}, piece {piece + 1} of {flags.pieces}: {done['seconds']:.0f} s",
          file=sys.stderr, flush=True)
    return done


def all_pieces(flags, work, players, sets):
    """By player and rule set: the answers of its pieces."""
    with concurrent.futures.ThreadPoolExecutor(flags.jobs) as pool:
        asked = {(player, rules): [pool.submit(piece_done, flags, work, player, rules, piece)
                                   for piece in range(flags.pieces)]
                 for player in players for rules in sets}
        try:
            return {key: [one.result() for one in pieces] for key, pieces in asked.items()}
        except RuntimeError as error:
            pool.shutdown(cancel_futures=True)
            fail(error)


def margins(flags):
    sets = flags.rules if STANDARD in flags.rules else [STANDARD, *flags.rules]
    rows, standard = [], {}
    for (player, rules), pieces in all_pieces(flags, margin_piece, PLAYERS, sets).items():
        sums = sum(map(collections.Counter, pieces), collections.Counter())
        # A Counter drops sums that are not positive.
        total = sum(piece["margin"] for piece in pieces)
        count = sums["deals"]
        margin, points = total / count, sums["points"] / count
        spread = max(sums["squares"] / count - margin * margin, 0) * count / max(count - 1, 1)
        rows.append((player, rules, count, margin, math.sqrt(spread / count), points,
                     sums["seconds"]))
        if rules == STANDARD:
            standard[player] = rows[-1]
    yield ["player", "against", "rules", "deals", "margin", "low", "high", "points_of_a_deal",
           "share_of_" + STANDARD, "share_low", "share_high", "seconds"]
    for player, rules, count, margin, error, points, seconds in rows:
        _, _, _, base, base_error, base_points, _ = standard[player]
        share = margin / points / (base / base_points) if base and points else math.nan
        off = 0.0
        if rules != STANDARD and margin and base:
            off = Z * abs(share) * math.hypot(error / margin, base_error / base)
        yield [player, OPPONENT, rules, count, f"{margin:.2f}", f"{margin - Z * error:.2f}",
               f"{margin + Z * error:.2f}", f"{points:.1f}", f"{share:.3f}", f"{share - off:.3f}",
               f"{share + off:.3f}", f"{seconds:.0f}"]


def class_row(contracts):
    count = len(contracts)
    said, opened, made = (sum(column) / count for column in zip(*contracts))
    return count, said, opened, made


def chances(flags):
    sets = {}
    for rules in flags.rules:
        options = options_of(flags.jasnel, rules)
        if options["bidding"] == "given":
            print(f"{rules}: no calls; left out", file=sys.stderr)
            continue
        sets[rules if options["doubling"] == "off" else f"{rules},doubling=off"] = rules
    yield ["rules", "player", "chance", "contracts", "said", "open_hands", "made", "miss", "luck",
           "unanswered", "seconds"]
    done = all_pieces(flags, chance_piece, [flags.player], sets)
    for (player, rules), pieces in done.items():
        contracts = [one for piece in pieces for one in piece["contracts"]]
        unanswered = sum(piece["unanswered"] for piece in pieces)
        seconds = sum(piece["seconds"] for piece in pieces)
        if not contracts:
            yield [rules, player, "all", 0, *[""] * 5, unanswered, f"{seconds:.0f}"]
            continue
        classes = collections.defaultdict(list)
        for one in contracts:
            classes[min(int(one[0] * CLASSES), CLASSES - 1)].append(one)
        rows, miss, luck = [], 0.0, 0.0
        for number in sorted(classes):
            count, said, opened, made = class_row(classes[number])
            by_luck = math.sqrt(2 / math.pi * said * (1 - said) / count)
            miss += count * abs(said - made) / len(contracts)
            luck += count * by_luck / len(contracts)
            rows.append([rules, player, f"{number / CLASSES:.1f}-{(number + 1) / CLASSES:.1f}",
                         count, f"{said:.4f}", f"{opened:.4f}", f"{made:.4f}",
                         f"{abs(said - made):.4f}", f"{by_luck:.4f}", "", ""])
        count, said, opened, made = class_row(contracts)
        yield [rules, player, "all", count, f"{said:.4f}", f"{opened:.4f}", f"{made:.4f}",
               f"{miss:.4f}", f"{luck:.4f}", unanswered, f"{seconds:.0f}"]
        yield from rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("margins", "chances"))
    parser.add_argument("jasnel", help="the command")
    parser.add_argument("output", type=pathlib.Path, help="the CSV file to write")
    parser.add_argument("--rules", action="append", help="a rule set; may be repeated (default "
                        "every preset)")
    parser.add_argument("--deals", type=int, help="of each (default 1000 for margins, 5000 for "
                        "chances)")
    parser.add_argument("--pieces", type=int, default=16, help="that each is cut into (default 16)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="at a time (default one "
                        "for each processor)")
    parser.add_argument("--seed", type=int, default=7700, help="(default 7700)")
    parser.add_argument("--worlds", type=int, default=32, help="that bid solves for a hand, in "
                        "chances (default 32)")
    parser.add_argument("--player", default="full:level=club", help="in all seats, in chances "
                        "(default full:level=club)")
    flags = parser.parse_args()
    flags.deals = flags.deals or (1000 if flags.what == "margins" else 5000)
    if not 1 <= flags.pieces <= min(flags.deals, 1000) or flags.jobs < 1:
        fail(f"--pieces={flags.pieces} --jobs={flags.jobs}; expected pieces from 1 to the deals, "
             "at most 1000, and a job or more")
    try:
        flags.rules = flags.rules or presets_of(flags.jasnel)
    except (OSError, RuntimeError) as error:
        fail(error)
    flags.folder = pathlib.Path(f"{flags.output}.pieces")
    flags.folder.mkdir(parents=True, exist_ok=True)
    rows = list({"margins": margins, "chances": chances}[flags.what](flags))
    part = flags.output.with_name(flags.output.name + ".part")
    with part.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)
    part.rename(flags.output)


if __name__ == "__main__":
    main()
