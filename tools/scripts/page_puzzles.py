#!/usr/bin/env python3
"""Reads puzzles as `jasnel puzzles --format=json` prints them, and writes those of the page: those with
hidden hands first, the easier ones before the harder ones."""
import json
import sys


def page_puzzle(record):
    about = record["puzzle"]
    puzzle = {
        "deal": record["deal"],
        "rules": record["rules"],
        "dealer": record["dealer"],
        "calls": record.get("auction", []),
        "trump": record["trump"],
        "declarer": record["declarer"],
        "cards": "".join(card for trick in record["tricks"] for card in trick["cards"]),
        "open": about["hands"] == "open",
        "grade": about["grade"],
        "costs": {card["card"]: card["cost"] for card in about["cards"]},
        "found": about["found_by"],
    }
    if "why" in about:
        puzzle["why"] = about["why"]
    if "line" in about:
        puzzle["line"] = "".join(about["line"])
    return puzzle


def main():
    puzzles = [page_puzzle(json.loads(line)) for line in sys.stdin]
    puzzles.sort(key=lambda puzzle: (puzzle["open"], puzzle["grade"]))
    lines = [json.dumps(puzzle, ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    print("[\n" + ",\n".join(lines) + "\n]")


if __name__ == "__main__":
    main()
