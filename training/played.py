"""Contracts that were bid and played, with what the book of hands and the network of calls say of the declarer's hand."""

from __future__ import annotations

import collections
import json
import pathlib
import subprocess
from typing import Any, Dict, List, Sequence, Tuple

import library
import numpy as np

SEATS, SUITS = "NESW", "SHDC"
LEAST = 5e-5  # a chance that is told as 0 or 1 is taken as nearly so


def contracts_of(path: pathlib.Path) -> library.Blocks:
    """Those of a record that `jasnel match --record` wrote, as arrays: an element for each.

    rules; place: the declarer's, 0 for the leader; makes; score: of its side less the others'; open_makes and
    open_score: by the book, with open hands; from_open: that chance as calibrated; said: the chance that the network of
    calls gives to the last call, or from_open if there was no auction.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    records = [json.loads(line) for line in lines if not line.startswith("#")]
    if not records:
        raise SystemExit(f"{path}: no records")
    for record in records:
        if "result" not in record:
            raise SystemExit(f"{path}: deal {record.get('id')} was broken off; expected eight tricks")
    contracts = [_contract(record) for record in records]
    for one, book in zip(contracts, _books(contracts)):
        one.update(open_makes=book["makes"], open_score=book["score"], from_open=book["played_makes"])
        one["said"] = one["from_open"]
    called = [one for one in contracts if one["request"]]
    answers = _told([one["request"] for one in called], "engine", "--player=full:level=club")
    for one, answer in zip(called, answers):
        (one["said"],) = (move["makes"] for move in json.loads(answer)["moves"] if move["move"] == one["trump"])
    names = ("rules", "place", "makes", "score", "open_makes", "open_score", "from_open", "said")
    columns = {name: np.array([one[name] for one in contracts]) for name in names}
    return {**columns, "open_makes": np.clip(columns["open_makes"], LEAST, 1 - LEAST)}


def ruff_of(rules: str) -> str:
    """What the option ruff is by a rule set: free or obliged."""
    (told,) = _told([""], "rules", rules, "--format=json")
    ruff: str = json.loads(told)["options"]["ruff"]
    return ruff


def _contract(record: Dict[str, Any]) -> Dict[str, Any]:
    declarer, leader = (SEATS.index(seat) for seat in (record["declarer"], record["tricks"][0]["leader"]))
    hand = record["deal"].removeprefix("N:").split(" ")[declarer]
    own, others = ("ns", "ew")[:: 1 - 2 * (declarer % 2)]
    result, calls = record["result"], record.get("auction")
    request: Dict[str, Any] = {name: record[name] for name in ("rules", "dealer", "turned") if name in record}
    request["auction"] = (calls or [])[:-1]
    request["hand"] = [suit + rank for suit, ranks in zip(SUITS, hand.split(".")) for rank in ranks]
    return {
        "rules": record["rules"],
        "trump": record["trump"],
        "place": (declarer - leader) % 4,
        "hand": hand,
        "makes": result["outcome"] != "nat",
        "score": float(result[own] - result[others]),
        "request": json.dumps(request) if calls else None,
    }


def _books(contracts: Sequence[Dict[str, Any]]) -> List[Dict[str, Any]]:
    """What the book says of each: hands of one rule set, trump and place are asked at once."""
    groups: Dict[Tuple[str, str, int], List[int]] = collections.defaultdict(list)
    for number, one in enumerate(contracts):
        groups[one["rules"], one["trump"], one["place"]].append(number)
    found: Dict[int, Dict[str, Any]] = {}
    for (rules, trump, place), numbers in groups.items():
        options = (f"--rules={rules}", f"--trump={trump}", f"--place={place + 1}", "--format=json")
        answers = _told([contracts[number]["hand"] for number in numbers], "book", "--input=-", *options)
        for number, answer in zip(numbers, answers):
            found[number] = json.loads(answer)["suits"][0]["places"][0]
    return [found[number] for number in range(len(contracts))]


def _told(lines: Sequence[str], *words: str) -> List[str]:
    """What the command answers to lines, a line each."""
    command = [str(library.built("jasnel")), *words]
    told = subprocess.run(command, input="\n".join(lines) + "\n", stdout=subprocess.PIPE, text=True, check=True)
    answers: List[str] = told.stdout.splitlines()
    assert len(answers) == len(lines)
    return answers
