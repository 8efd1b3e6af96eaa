"""Data sets of solved deals, made of the rows of a study: Parquet and NumPy files in three splits.

    python -m jasnel.dataset build STUDY FOLDER     makes the data set of a study of tables or games
    python -m jasnel.dataset check FOLDER           checks all files, and solves a random part again
    python -m jasnel.dataset card FOLDER            writes its data card, Croissant file and check sums anew

docs/guides/data-set.md is the guide.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import pathlib
import shutil
import socket
import sys
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, cast

import numpy as np
from numpy.typing import NDArray

from . import _card, _native
from ._batch import random_hands, solve_many
from ._engine import analyse
from ._native import JasnelError
from ._numbers import MOST_SEED, MOST_THREADS, whole
from .deals import SPLITS, pack, split_of, unpack
from .study import DTYPES, Rows, Study, iterate, read, read_plan

FORMATS = ("parquet", "npy")
NAMES = {"tables": "klaverjas-solved", "games": "klaverjas-games"}

# The numbers of some deals, and their rows.
_Part = Tuple[NDArray[np.uint64], Rows]

_SUITS = "SHDC"
_SEATS = "NESW"
_SIDES = ("NS", "EW")
_RANKS = "789TJQKA"
_ROW_GROUP = 1 << 17

# What the places of a field with several numbers are called, from the outside in.
_LABELS: Dict[str, Dict[str, Tuple[Sequence[Any], ...]]] = {
    "tables": {
        "points": (_SUITS, _SEATS),
        "score": (_SUITS, _SEATS, _SIDES),
        "makes": (_SUITS, _SEATS),
        "pit": (_SUITS, _SEATS),
    },
    "games": {
        "calls": (range(1, 6),),
        "cards": (range(1, 33),),
        "points": (_SIDES,),
        "roem": (_SIDES,),
        "score": (_SIDES,),
        "cost_points": (range(1, 33),),
        "cost_score": (range(1, 33),),
    },
}


class Column(NamedTuple):
    """A column of the Parquet files: where it is in a row, and what it is called."""

    name: str
    field: str
    place: Tuple[int, ...]
    dtype: np.dtype[Any]


def columns(ask: str) -> List[Column]:
    """The columns of the data set of a study: the number of the deal, and each number of its row."""
    found = [Column("number", "number", (), np.dtype("<u8"))]
    for field in DTYPES[ask].names or ():
        base, shape = DTYPES[ask][field].base, DTYPES[ask][field].shape
        for place in np.ndindex(*shape):
            labels = [str(axis[at]) for axis, at in zip(_LABELS[ask].get(field, ()), place)]
            found.append(Column("_".join([field, *labels]), field, place, base))
    return found


def _at(rows: Rows, column: Column) -> NDArray[Any]:
    """The numbers of a column, where they are in rows."""
    numbers: Any = rows[column.field]
    place = (..., *column.place)
    return cast(NDArray[Any], numbers[place])


def build(source: Any, folder: Any, *, plan: Any = None, formats: Sequence[str] = FORMATS) -> Dict[str, int]:
    """Makes the data set of a study of tables or games in a new folder; gives the rows of each split.

    `source` is the folder of a study, or a joined NumPy file with the `plan` of its study. Raises JasnelError
    where a row is not that of its deal.
    """
    if not formats or any(name not in FORMATS for name in formats):
        raise JasnelError(f"formats {list(formats)}; expected some of {', '.join(FORMATS)}")
    arrow = _pyarrow() if "parquet" in formats else None
    study = _study_of(source, plan)
    root = pathlib.Path(folder)
    part = root.with_name(f"{root.name}.part-{socket.gethostname()}-{os.getpid()}")
    try:
        if root.exists() and any(root.iterdir()):
            raise JasnelError(f"{root}: not empty; expected a new folder for the data set")
        part.mkdir(parents=True)
        try:
            counts = _build_in(part, study, source, formats, arrow)
            part.replace(root)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    except OSError as error:
        raise JasnelError(f"{root}: {error.strerror}; expected a folder to write") from None
    return counts


def _build_in(root: pathlib.Path, study: Study, source: Any, formats: Sequence[str], arrow: Any) -> Dict[str, int]:
    counts = _count_splits(study)
    writers = [_Writer(root, split, count, study.ask, formats, arrow) for split, count in zip(SPLITS, counts)]
    summary = _Summary(study.ask)
    number = study.first
    for rows in iterate(source):
        numbers, splits = _checked_rows(study, number, rows, str(source))
        for split, writer in enumerate(writers):
            writer.add(numbers[splits == split], rows[splits == split])
        summary.add(rows)
        number += len(rows)
    if number != study.first + study.deals:
        raise JasnelError(f"{source}: {number - study.first} rows; expected {study.deals}, as its plan says")
    for writer in writers:
        writer.close()
    about = {
        "name": NAMES[study.ask],
        "study": json.loads(study.plan()),
        "rows": dict(zip(SPLITS, counts)),
        "formats": [name for name in FORMATS if name in formats],
        "summary": summary.result(),
    }
    _write_json(root / "dataset.json", about)
    card(root)
    return dict(zip(SPLITS, counts))


def card(folder: Any, *, url: Optional[str] = None, published: Optional[str] = None) -> None:
    """Writes README.md, croissant.json, LICENSE and SHA256SUMS of a data set from what is in its folder.

    `url` is where it is published, and `published` the date: they are remembered.
    """
    root = pathlib.Path(folder)
    about = _about(root)
    if published is not None:
        try:
            datetime.date.fromisoformat(published)
        except ValueError:
            raise JasnelError(f"published {published!r}; expected a date, such as 2026-12-31") from None
    given = {"url": url, "published": published}
    about.update({key: value for key, value in given.items() if value is not None})
    _write_json(root / "dataset.json", about)
    study = Study(**about["study"])
    (root / "LICENSE").write_text(_card.license_text(), encoding="utf-8")
    (root / "README.md").write_text(_card.readme(about, study), encoding="utf-8")
    sums = {name: _sha256(root / name) for name in _files(root)}
    _write_json(root / "croissant.json", _card.croissant(about, study, root, sums))
    sums["croissant.json"] = _sha256(root / "croissant.json")
    lines = "".join(f"{sums[name]}  {name}\n" for name in sorted(sums))
    (root / "SHA256SUMS").write_text(lines, encoding="utf-8")


def check(
    folder: Any,
    *,
    share: float = 0.001,
    seed: Optional[int] = None,
    threads: int = 0,
    say: Callable[[str], None] = print,
) -> None:
    """Checks a data set. Raises JasnelError for the first thing that is wrong.

    The check sums; then that each deal is there once, is that of its number and in its split, in both
    formats alike; then a random `share` of the deals, at least one, is solved with every part of the
    search switched off: of tables one suit and leader of each; of games the value before the first card,
    from which what the cards cost must lead to the result.
    """
    root = pathlib.Path(folder)
    if not 0 <= share <= 1:
        raise JasnelError(f"share {share}; expected a number from 0 to 1")
    random = np.random.default_rng(None if seed is None else whole("seed", seed, 0, MOST_SEED))
    threads = whole("threads", threads, 0, MOST_THREADS)
    about = _about(root)
    study = Study(**about["study"])
    say(f"{_check_sums(root)} files: their SHA-256 are those of SHA256SUMS")
    numbers, rows = _check_rows(root, about, study, share, random)
    say(f"{study.deals} deals: each once, that of its number, and in its split")
    solve_again = {"tables": _check_tables, "games": _check_games}[study.ask]
    solve_again(study, numbers, rows, random, threads)
    say(f"{len(rows)} of them: as a search with all its parts switched off has them")


class _Writer:
    """The files of one split."""

    def __init__(
        self, root: pathlib.Path, split: str, count: int, ask: str, formats: Sequence[str], arrow: Any
    ) -> None:
        self._ask = ask
        self._files: Dict[str, Any] = {}
        self._arrow = arrow
        self._parquet: Any = None
        npy_format: Any = np.lib.format
        self._waiting: List[_Part] = []
        if "npy" in formats:
            for name, field, dtype in _arrays(ask):
                path = root / "npy" / split / f"{name}.npy"
                path.parent.mkdir(parents=True, exist_ok=True)
                self._files[field] = file = path.open("wb")
                npy_format.write_array_header_1_0(
                    file, {"descr": dtype.base.str, "fortran_order": False, "shape": (count, *dtype.shape)}
                )
        if arrow is not None:
            import pyarrow.parquet

            (root / "parquet").mkdir(exist_ok=True)
            self._schema = arrow.schema(
                [arrow.field(one.name, arrow.from_numpy_dtype(one.dtype), nullable=False) for one in columns(ask)]
            )
            path = root / "parquet" / f"{split}.parquet"
            self._parquet = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, numbers: NDArray[np.uint64], rows: Rows) -> None:
        for field, file in self._files.items():
            file.write(np.ascontiguousarray(numbers if field == "number" else rows[field]).tobytes())
        if self._parquet is not None:
            self._waiting.append((numbers, rows))
            if sum(len(some) for some, _ in self._waiting) >= _ROW_GROUP:
                self._flush()

    def close(self) -> None:
        for file in self._files.values():
            file.close()
        if self._parquet is not None:
            self._flush()
            self._parquet.close()

    def _flush(self) -> None:
        if not self._waiting:
            return
        numbers = np.concatenate([some for some, _ in self._waiting])
        rows = np.concatenate([some for _, some in self._waiting])
        self._waiting = []
        arrays = [
            np.ascontiguousarray(numbers if one.field == "number" else _at(rows, one))
            for one in columns(self._ask)
        ]
        table = self._arrow.Table.from_arrays([self._arrow.array(one) for one in arrays], schema=self._schema)
        self._parquet.write_table(table, row_group_size=_ROW_GROUP)


class _Summary:
    """Least, mean and most of the numbers of each field that is a measure."""

    def __init__(self, ask: str) -> None:
        self._fields = {"tables": ("points", "score"), "games": ("points", "roem", "score")}[ask]
        self._sums = {field: [0, 0, 32767, -32768] for field in self._fields}

    def add(self, rows: Rows) -> None:
        for field in self._fields:
            values = rows[field]
            if not values.size:
                continue
            old = self._sums[field]
            self._sums[field] = [
                old[0] + values.size, old[1] + int(values.sum(dtype=np.int64)),
                min(old[2], int(values.min())), max(old[3], int(values.max())),
            ]

    def result(self) -> Dict[str, Dict[str, float]]:
        return {
            field: {"least": least, "mean": round(total / count, 2), "most": most}
            for field, (count, total, least, most) in self._sums.items()
        }


def _study_of(source: Any, plan: Any) -> Study:
    if os.path.isdir(source):
        study = read(source)
    elif plan is None:
        raise JasnelError(f"{source}: no folder of a study; expected one, or a joined file with the plan of its study")
    else:
        study = read_plan(plan)
    if study.ask not in NAMES:
        raise JasnelError(f"{source}: a study of {study.ask}; expected one of {' or '.join(NAMES)}")
    return study


def _chunks(study: Study) -> Iterator[Tuple[int, int]]:
    end = study.first + study.deals
    for first in range(study.first, end, 1_000_000):
        yield first, min(1_000_000, end - first)


def _count_splits(study: Study) -> List[int]:
    counts = np.zeros(len(SPLITS), np.int64)
    for first, count in _chunks(study):
        deals = pack(random_hands(study.seed, count, first))
        counts += np.bincount(split_of(deals), minlength=len(SPLITS))
    return cast(List[int], counts.tolist())


def _checked_rows(
    study: Study, number: int, rows: Rows, name: str
) -> Tuple[NDArray[np.uint64], NDArray[np.uint8]]:
    """The number and the split of each row, which must be that of its deal."""
    if rows.dtype != study.dtype:
        raise JasnelError(f"{name}: rows of another question; expected those of {study.ask}, as its plan says")
    if number + len(rows) > study.first + study.deals:
        raise JasnelError(f"{name}: more rows than {study.deals}; expected as many as its plan says")
    deals = pack(random_hands(study.seed, len(rows), number))
    others = np.flatnonzero(deals != rows["deal"])
    if others.size:
        raise JasnelError(
            f"{name}: row {number - study.first + int(others[0])} is not deal {number + int(others[0])} "
            f"of seed {study.seed}; expected it, as its plan says"
        )
    return np.arange(number, number + len(rows), dtype=np.uint64), split_of(deals)


def _arrays(ask: str) -> List[Tuple[str, str, np.dtype[Any]]]:
    """The NumPy files of a split: name, field, and the type of a row."""
    found = [("numbers", "number", np.dtype("<u8"))]
    for field in DTYPES[ask].names or ():
        found.append(("deals" if field == "deal" else field, field, DTYPES[ask][field]))
    return found


class _NpySplit:
    """The NumPy files of a split, which stay on disk until they are used."""

    def __init__(self, root: pathlib.Path, split: str, ask: str) -> None:
        self._dtype = DTYPES[ask]
        self._fields: Dict[str, NDArray[Any]] = {}
        for name, field, dtype in _arrays(ask):
            path = root / "npy" / split / f"{name}.npy"
            try:
                # Nothing can be mapped of a file without rows.
                found = np.load(path, mmap_mode="r" if path.stat().st_size > 1024 else None)
            except (OSError, ValueError, EOFError):
                raise JasnelError(f"{path}: cannot be read; expected an array of the data set") from None
            if found.dtype != dtype.base or found.shape[1:] != dtype.shape:
                raise JasnelError(f"{path}: another type or shape; expected rows of {dtype}")
            self._fields[field] = found
            if len(found) != len(self):
                raise JasnelError(f"{path}: {len(found)} rows; expected {len(self)}, as in numbers.npy")

    def __len__(self) -> int:
        return len(self._fields["number"])

    def part(self, begin: int, end: int) -> _Part:
        end = min(end, len(self))
        rows = np.empty(max(end - begin, 0), self._dtype)
        for field in self._dtype.names or ():
            rows[field] = self._fields[field][begin:end]
        return np.array(self._fields["number"][begin:end]), rows

    def parts(self) -> Iterator[_Part]:
        for begin in range(0, len(self), _ROW_GROUP):
            yield self.part(begin, begin + _ROW_GROUP)


def _parquet_parts(root: pathlib.Path, split: str, ask: str) -> Iterator[_Part]:
    arrow = _pyarrow()
    import pyarrow.parquet

    path = root / "parquet" / f"{split}.parquet"
    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            if file.schema_arrow.names != [one.name for one in columns(ask)]:
                raise JasnelError(f"{path}: other columns; expected those of {ask}")
            for batch in file.iter_batches(batch_size=_ROW_GROUP):
                numbers = np.empty(len(batch), np.uint64)
                rows = np.empty(len(batch), DTYPES[ask])
                for at, one in enumerate(columns(ask)):
                    values = batch.column(at).to_numpy(zero_copy_only=False)
                    if one.field == "number":
                        numbers[:] = values
                    else:
                        _at(rows, one)[:] = values
                yield numbers, rows
    except (OSError, arrow.ArrowException):
        raise JasnelError(f"{path}: cannot be read; expected a Parquet file of the data set") from None


def _parts(root: pathlib.Path, split: str, about: Dict[str, Any]) -> Iterator[_Part]:
    """The numbers and rows of a split, which must be the same in both formats."""
    ask = about["study"]["ask"]
    if "npy" not in about["formats"]:
        yield from _parquet_parts(root, split, ask)
        return
    arrays = _NpySplit(root, split, ask)
    if "parquet" not in about["formats"]:
        yield from arrays.parts()
        return
    at = 0
    for numbers, rows in _parquet_parts(root, split, ask):
        others, other_rows = arrays.part(at, at + len(rows))
        if others.tobytes() != numbers.tobytes() or other_rows.tobytes() != rows.tobytes():
            break
        at += len(rows)
        yield numbers, rows
    else:
        if at == len(arrays):
            return
    raise JasnelError(f"{root}: {split}: the Parquet file has other rows than the NumPy files; expected the same")


class _Reader:
    """Gives rows that come in parts as many at a time as are asked for."""

    def __init__(self, parts: Iterator[_Part], ask: str) -> None:
        self._parts = parts
        self._numbers = np.empty(0, np.uint64)
        self._rows = np.empty(0, DTYPES[ask])

    def take(self, count: int) -> _Part:
        """Fewer where there are no more."""
        while len(self._rows) < count:
            part = next(self._parts, None)
            if part is None:
                break
            self._numbers = np.concatenate([self._numbers, part[0]])
            self._rows = np.concatenate([self._rows, part[1]])
        taken = self._numbers[:count], self._rows[:count]
        self._numbers, self._rows = self._numbers[count:], self._rows[count:]
        return taken


def load(folder: Any, split: str) -> _Part:
    """The numbers of the deals of a split, and their rows, as those of the study."""
    if split not in SPLITS:
        raise JasnelError(f"split {split!r}; expected {', '.join(SPLITS)}")
    root = pathlib.Path(folder)
    about = _about(root)
    return _Reader(_parts(root, split, about), about["study"]["ask"]).take(about["rows"][split])


def _check_sums(root: pathlib.Path) -> int:
    path = root / "SHA256SUMS"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise JasnelError(f"{path}: {error.strerror}; expected the check sums of the data set") from None
    sums = {}
    for line in lines:
        digest, _, name = line.partition("  ")
        sums[name] = digest
    there = {*_files(root), "croissant.json"}
    for name in sorted(there | set(sums)):
        if name not in sums:
            raise JasnelError(f"{root / name}: not in SHA256SUMS; expected the files of the data set alone")
        if not (root / name).is_file():
            raise JasnelError(f"{root / name}: missing; expected all files of SHA256SUMS")
        if _sha256(root / name) != sums[name]:
            raise JasnelError(f"{root / name}: its SHA-256 is not that of SHA256SUMS; expected the file as it was made")
    return len(sums)


def _check_rows(
    root: pathlib.Path, about: Dict[str, Any], study: Study, share: float, random: np.random.Generator
) -> _Part:
    """Compares all rows with the deals of the study; gives a random share of them, at least one."""
    readers = [_Reader(_parts(root, split, about), study.ask) for split in SPLITS]
    always = study.first + int(random.integers(study.deals))
    sample: List[_Part] = []
    for first, count in _chunks(study):
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


def _check_tables(
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
    for side, name in enumerate(_SIDES):
        makes = rows["makes"][each, trump, leader] >> side & 1
        _compare(numbers, f"makes for {name}", makes, solved("make", side))
        pit = rows["pit"][each, trump, leader] >> side & 1
        _compare(numbers, f"pit for {name}", pit, solved("pit", side))
        score = rows["score"][each, trump, leader, side]
        _compare(numbers, f"score for {name}", score, solved("score", side))


def _check_games(
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
    names = [_SUITS[card // 8] + _RANKS[card % 8] for card in row["cards"]]
    return {
        "deal": f"N:{text}",
        "rules": rules,
        "dealer": _SEATS[row["dealer"]],
        "trump": _SUITS[row["trump"]],
        "declarer": _SEATS[row["declarer"]],
        "tricks": [{"cards": names[at : at + 4]} for at in range(0, 32, 4)],
    }


def _cards_of(hand: Any, suit: int) -> str:
    return "".join(_RANKS[rank] for rank in reversed(range(8)) if int(hand) >> (8 * suit + rank) & 1)


def _about(root: pathlib.Path) -> Dict[str, Any]:
    path = root / "dataset.json"
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
        Study(**about["study"])
        if about["study"]["ask"] not in NAMES or not {*about["formats"]} <= {*FORMATS} or len(about["rows"]) != 3:
            raise ValueError
    except OSError as error:
        raise JasnelError(f"{path}: {error.strerror}; expected a data set of jasnel.dataset build") from None
    except (KeyError, TypeError, ValueError):
        raise JasnelError(f"{path}: not as build wrote it; expected a data set of jasnel.dataset build") from None
    return cast(Dict[str, Any], about)


def _files(root: pathlib.Path) -> List[str]:
    """All files but the check sums, and what has check sums itself."""
    return sorted(
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if path.is_file() and path.name not in ("SHA256SUMS", "croissant.json")
    )


def _sha256(path: pathlib.Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def _write_json(path: pathlib.Path, value: Any) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def _pyarrow() -> Any:
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise JasnelError("no pyarrow here; expected it, as of pip install pyarrow, or the format npy") from None
    except ImportError as error:  # as of a numpy that it does not go with
        raise JasnelError(f"pyarrow: {str(error).splitlines()[0]}; expected one that can be imported") from None
    return pyarrow


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m jasnel.dataset", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    one = commands.add_parser("build", help="make the data set of a study of tables or games")
    one.add_argument("study", help="the folder of a study, or a joined NumPy file")
    one.add_argument("folder", help="the folder of the data set: a new one")
    one.add_argument("--plan", metavar="FILE", help="study.json of the study of a joined file")
    one.add_argument("--format", choices=[*FORMATS, "both"], default="both", help="which files (default both)")
    one = commands.add_parser("check", help="check all files, and solve a random part again")
    one.add_argument("folder", help="the folder of the data set")
    one.add_argument("--share", type=float, default=0.001, help="share of the deals to solve (default 0.001)")
    one.add_argument("--seed", type=int, help="which deals to solve (default other ones each time)")
    one.add_argument("--threads", type=int, default=0, help="deals solved in parallel (default one per processor)")
    one = commands.add_parser("card", help="write the data card, the Croissant file and the check sums anew")
    one.add_argument("folder", help="the folder of the data set")
    one.add_argument("--url", help="where the data set is published")
    one.add_argument("--published", metavar="DATE", help="the date on which it is, as 2026-12-31")
    return parser


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """The program; gives its exit status."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "build":
            formats = FORMATS if options.format == "both" else (options.format,)
            counts = build(options.study, options.folder, plan=options.plan, formats=formats)
            print(f"{options.folder}: " + ", ".join(f"{split} {count}" for split, count in counts.items()))
        elif options.command == "check":
            check(options.folder, share=options.share, seed=options.seed, threads=options.threads)
        else:
            card(options.folder, url=options.url, published=options.published)
    except _native.JasnelError as error:
        print(f"jasnel.dataset {options.command}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"jasnel.dataset {options.command}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
