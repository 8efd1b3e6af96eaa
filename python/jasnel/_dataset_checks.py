"""Checks of a data set: its files, that each deal is there once, and what was solved, solved again."""

from __future__ import annotations

import pathlib
import re
from typing import Any, Dict, List, Tuple

import numpy as np
from numpy.typing import NDArray

from ._batch import random_hands, solve_many
from ._dataset_files import MOST_TEXT, RANKS, SEATS, SIDES, SUITS, Part, Reader, chunks, files_of, parts_of, sha256_of
from ._files import read_whole
from ._native import JasnelError
from ._questions import analyse
from .deals import SPLITS, pack, split_of, unpack
from .study import Rows, Study


def _read_sums(path: pathlib.Path) -> Dict[str, str]:
    """The SHA-256 of each file, by its name in the folder."""
    expected = "the check sums of the data set"
    text = read_whole(path, expected, MOST_TEXT)
    try:
        lines = text.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise JasnelError(f"{path}: not UTF-8; expected {expected}") from None
    sums: Dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        found = re.fullmatch("([0-9a-f]{64})  (.+)", line)
        if not found:
            raise JasnelError(f"{path}: line {number}: {line[:80]!r}; expected a SHA-256, two spaces and a name")
        name = pathlib.PurePosixPath(found[2])
        if name.is_absolute() or ".." in name.parts:
            raise JasnelError(f"{path}: line {number}: {found[2]!r}; expected the name of a file in the folder")
        if found[2] in sums:
            raise JasnelError(f"{path}: line {number}: {found[2]!r} a second time; expected each file once")
        sums[found[2]] = found[1]
    return sums


def check_sums(root: pathlib.Path) -> int:
    sums = _read_sums(root / "SHA256SUMS")
    there = {*files_of(root), "croissant.json"}
    for name in sorted(there | set(sums)):
        if name not in sums:
            raise JasnelError(f"{root / name}: not in SHA256SUMS; expected the files of the data set alone")
        if not (root / name).is_file():
            raise JasnelError(f"{root / name}: missing; expected all files of SHA256SUMS")
        if sha256_of(root / name) != sums[name]:
            raise JasnelError(f"{root / name}: its SHA-256 is not that of SHA256SUMS; expected the file as it was made")
    return len(sums)


def check_rows(
    root: pathlib.Path, about: Dict[str, Any], study: Study, share: float, random: np.random.Generator
) -> Part:
    """Compares all rows with the deals of the study; gives a random share of them, at least one."""
    readers = [Reader(parts_of(root, split, about), study.ask) for split in SPLITS]
    always = study.first + int(random.integers(study.deals))
    sample: List[Part] = []
    for first, count in chunks(study):
        deals = pack(random_hands(study.seed, count, first))
        splits = split_of(deals)
        chosen = random.random(count) < share
        if first <= always < first + count:
            chosen[always - first] = True
        for split, (name, reader) in enumerate(zip(SPLITS, readers)):
            mine = np.flatnonzero(splits == split)
            numbers, rows = reader.take(len(mine))
            if not np.array_equal(numbers, (mine + first).astype(np.uint64)) or (rows["deal"] != deals[mine]).any():
                raise JasnelError(
                    f"{root}: {name}: other deals than those of the study; expected each in its split, in order"
                )
            sample.append((numbers[chosen[mine]], rows[chosen[mine]]))
    for name, reader in zip(SPLITS, readers):
        if len(reader.take(1)[0]):
            raise JasnelError(f"{root}: {name}: more rows than the study has; expected each deal once")
    return np.concatenate([numbers for numbers, _ in sample]), np.concatenate([rows for _, rows in sample])


def _compare(numbers: NDArray[Any], what: str, found: NDArray[Any], solved: NDArray[Any]) -> None:
    others = np.flatnonzero(found != solved)
    if others.size:
        one = others[0]
        raise JasnelError(f"deal {numbers[one]}: {what} is {found[one]}; solved again, {solved[one]}")


def check_tables(
    study: Study, numbers: NDArray[np.uint64], rows: Rows, random: np.random.Generator, threads: int
) -> None:
    hands = unpack(rows["deal"])
    trump = random.integers(4, size=len(rows), dtype=np.uint8)
    leader = random.integers(4, size=len(rows), dtype=np.uint8)
    each = np.arange(len(rows))

    def solved(objective: Any, side: int) -> NDArray[np.int32]:
        return solve_many(
            hands, trump, leader, side, rules=study.rules, objective=objective, plain=True, threads=threads
        )

    _compare(numbers, "points", rows["points"][each, trump, leader], solved("points", 0))
    for side, name in enumerate(SIDES):
        makes = rows["makes"][each, trump, leader] >> side & 1
        _compare(numbers, f"makes for {name}", makes, solved("make", side))
        pit = rows["pit"][each, trump, leader] >> side & 1
        _compare(numbers, f"pit for {name}", pit, solved("pit", side))
        score = rows["score"][each, trump, leader, side]
        _compare(numbers, f"score for {name}", score, solved("score", side))


def check_games(
    study: Study, numbers: NDArray[np.uint64], rows: Rows, random: np.random.Generator, threads: int
) -> None:
    """What was played is legal and counted right, and what the cards cost leads from the value of the deal,
    for the points and for the score, to what became of it."""
    for number, row in zip(numbers, rows):
        answer = analyse(record_of(row, study.rules))
        if any(card["fault"] for card in answer["cards"]):
            raise JasnelError(f"deal {number}: a card that is not legal; expected a legal one each time")
        won, result = answer["won"], answer["result"]
        replayed: List[Tuple[str, Any, Any]] = [
            ("points", row["points"], [won["ns"], won["ew"]]),
            ("roem", row["roem"], [won["ns-roem"], won["ew-roem"]]),
            ("score", row["score"], [result["ns"], result["ew"]]),
            ("result", row["result"], ("nat", "made", "pit").index(result["outcome"])),
            ("cost_points", row["cost_points"], [card["points_lost"] for card in answer["cards"]]),
            ("cost_score", row["cost_score"], [card["score_lost"] for card in answer["cards"]]),
        ]
        for field, found, expected in replayed:
            others = np.flatnonzero(np.atleast_1d(found != np.array(expected)))
            if others.size:
                one = others[0]
                raise JasnelError(
                    f"deal {number}: {field} {one + 1} is {np.atleast_1d(found)[one]}; "
                    f"replayed, {np.atleast_1d(expected)[one]}"
                )

    hands = unpack(rows["deal"])
    trump, declarer = rows["trump"].copy(), rows["declarer"].copy()
    leader = ((rows["dealer"] + 1) % 4).astype(np.uint8)
    seats = rows["deal"][:, None] >> (2 * rows["cards"].astype(np.uint64)) & np.uint64(3)
    sign = np.where(seats % 2 == 0, 1, -1)
    final = {"points": rows["points"].astype(int) + rows["roem"], "score": rows["score"].astype(int)}
    objectives: Tuple[Any, ...] = ("points", "score")
    for objective in objectives:
        value = solve_many(
            hands, trump, leader, declarer, rules=study.rules, objective=objective, plain=True, threads=threads
        )
        ended = final[objective][:, 0] - final[objective][:, 1]
        lost = (sign * rows[f"cost_{objective}"]).sum(axis=1)
        _compare(numbers, f"the {objective} at the end and what the cards cost", ended + lost, value)


def record_of(row: Any, rules: str) -> Dict[str, Any]:
    """A row of games as a record of a played deal, for `jasnel.analyse`."""
    hands = unpack(np.array([row["deal"]], np.uint64))[0]
    text = " ".join(".".join(_cards_of(hand, suit) for suit in range(4)) for hand in hands)
    names = [SUITS[card // 8] + RANKS[card % 8] for card in row["cards"]]
    return {
        "deal": f"N:{text}",
        "rules": rules,
        "dealer": SEATS[row["dealer"]],
        "trump": SUITS[row["trump"]],
        "declarer": SEATS[row["declarer"]],
        "tricks": [{"cards": names[at : at + 4]} for at in range(0, 32, 4)],
    }


def _cards_of(hand: Any, suit: int) -> str:
    return "".join(RANKS[rank] for rank in reversed(range(8)) if int(hand) >> (8 * suit + rank) & 1)
