"""Prints how often the fair judge marks the players of a match, and how many marks a second judgement confirms.

    judge_report.py RECORD JUDGED JUDGED-AGAIN

RECORD is that of `jasnel match --record`, the others what `jasnel analyse --fair --format=json` says of it.
"""

import json
import sys
from typing import Any, Dict, Iterator, List, Tuple

MISTAKES = ("?", "??")


def lines(path: str) -> Iterator[Dict[str, Any]]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("{"):
                yield json.loads(line)


def choices(deal: Dict[str, Any]) -> List[Tuple[str, Dict[str, Any]]]:
    """The calls and cards that were a choice, each with its kind."""
    return [
        (kind, one)
        for kind in ("calls", "cards")
        for one in deal["fair"][kind]
        if "other" in one
    ]


def part(some: int, of_all: int) -> str:
    return f"{some} of {of_all}" + (f" ({100 * some / of_all:.1f}%)" if of_all else "")


def main(record: str, judged: str, again: str) -> None:
    players = {deal["id"]: deal["players"] for deal in lines(record)}
    counts: Dict[Tuple[str, str, str], int] = {}
    confirmed = {"mistakes": [0, 0], "grave": [0, 0], "good": [0, 0]}
    deals = list(lines(judged))
    for deal, deal_again in zip(deals, lines(again)):
        for (kind, one), (_, other) in zip(choices(deal), choices(deal_again)):
            side = "NS" if one["seat"] in "NS" else "EW"
            player = players[deal["id"]][side]
            for mark in ("all", one["mark"]):
                counts[player, kind, mark] = counts.get((player, kind, mark), 0) + 1
            for name, marks in (("mistakes", MISTAKES), ("grave", ("??",)), ("good", ("!",))):
                if one["mark"] in marks:
                    confirmed[name][1] += 1
                    confirmed[name][0] += other["mark"] in marks
    print(f"{len(deals)} deals judged, {sum(d['fair']['time_us'] for d in deals) / 1e6 / len(deals):.2f} s each.")
    print()
    print("  Player    Choices       All     ?    ??     !   Mistakes")
    for player in sorted({key[0] for key in counts}):
        for kind in ("calls", "cards"):
            marked = [counts.get((player, kind, mark), 0) for mark in ("all", "?", "??", "!")]
            rate = 100 * (marked[1] + marked[2]) / max(marked[0], 1)
            print(f"  {player:<9} {kind:<8} {marked[0]:>8} {marked[1]:>5} {marked[2]:>5} {marked[3]:>5} {rate:>9.1f}%")
    print()
    print("Confirmed with ten times as many deals of the hidden cards and another seed:")
    print("  ? and ??, again either: " + part(*confirmed["mistakes"]))
    print("  ??, again so:           " + part(*confirmed["grave"]))
    print("  !, again so:            " + part(*confirmed["good"]))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(f"usage: {sys.argv[0]} RECORD JUDGED JUDGED-AGAIN")
    main(*sys.argv[1:])
