"""The folder of a data set: its columns, and the files of both formats, written and read."""

from __future__ import annotations

import hashlib
import json
import pathlib
from typing import Any, Dict, Iterator, List, NamedTuple, Sequence, Tuple, cast

import numpy as np
from numpy.typing import NDArray

from ._files import read_whole
from ._native import JasnelError
from .deals import SPLITS
from .study import DTYPES, Rows, Study

FORMATS = ("parquet", "npy")
NAMES = {"tables": "klaverjas-solved", "games": "klaverjas-games"}

# The numbers of some deals, and their rows.
Part = Tuple[NDArray[np.uint64], Rows]
SUITS = "SHDC"
SEATS = "NESW"
SIDES = ("NS", "EW")
RANKS = "789TJQKA"
_ROW_GROUP = 1 << 17
# In bytes, of dataset.json and SHA256SUMS: far more than either has.
MOST_TEXT = 1 << 20

# What the places of a field with several numbers are called, from the outside in.
_LABELS: Dict[str, Dict[str, Tuple[Sequence[Any], ...]]] = {
    "tables": {
        "points": (SUITS, SEATS),
        "score": (SUITS, SEATS, SIDES),
        "makes": (SUITS, SEATS),
        "pit": (SUITS, SEATS),
    },
    "games": {
        "calls": (range(1, 6),),
        "cards": (range(1, 33),),
        "points": (SIDES,),
        "roem": (SIDES,),
        "score": (SIDES,),
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


class Writer:
    """The files of one split."""

    def __init__(
        self, root: pathlib.Path, split: str, count: int, ask: str, formats: Sequence[str], arrow: Any
    ) -> None:
        self._ask = ask
        self._files: Dict[str, Any] = {}
        self._arrow = arrow
        self._parquet: Any = None
        npy_format: Any = np.lib.format
        self._waiting: List[Part] = []
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
            except (OSError, ValueError, EOFError, MemoryError):
                raise JasnelError(f"{path}: cannot be read; expected an array of the data set") from None
            if found.dtype != dtype.base or found.shape[1:] != dtype.shape:
                raise JasnelError(f"{path}: another type or shape; expected rows of {dtype}")
            self._fields[field] = found
            if len(found) != len(self):
                raise JasnelError(f"{path}: {len(found)} rows; expected {len(self)}, as in numbers.npy")

    def __len__(self) -> int:
        return len(self._fields["number"])

    def part(self, begin: int, end: int) -> Part:
        end = min(end, len(self))
        rows = np.empty(max(end - begin, 0), self._dtype)
        for field in self._dtype.names or ():
            rows[field] = self._fields[field][begin:end]
        return np.array(self._fields["number"][begin:end]), rows

    def parts(self) -> Iterator[Part]:
        for begin in range(0, len(self), _ROW_GROUP):
            yield self.part(begin, begin + _ROW_GROUP)


def _parquet_parts(root: pathlib.Path, split: str, ask: str) -> Iterator[Part]:
    arrow = load_pyarrow()
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


def parts_of(root: pathlib.Path, split: str, about: Dict[str, Any]) -> Iterator[Part]:
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


class Reader:
    """Gives rows that come in parts as many at a time as are asked for."""

    def __init__(self, parts: Iterator[Part], ask: str) -> None:
        self._parts = parts
        self._numbers = np.empty(0, np.uint64)
        self._rows = np.empty(0, DTYPES[ask])

    def take(self, count: int) -> Part:
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


def chunks(study: Study) -> Iterator[Tuple[int, int]]:
    end = study.first + study.deals
    for first in range(study.first, end, 1_000_000):
        yield first, min(1_000_000, end - first)


def read_about(root: pathlib.Path) -> Dict[str, Any]:
    path = root / "dataset.json"
    expected = "a data set of jasnel.dataset build"
    text = read_whole(path, expected, MOST_TEXT)
    try:
        about = json.loads(text)
        name = NAMES[Study(**about["study"]).ask]
        if about["name"] != name or not about["formats"] or not {*about["formats"]} <= {*FORMATS}:
            raise ValueError
        if [*about["rows"]] != [*SPLITS] or any(type(count) is not int for count in about["rows"].values()):
            raise ValueError
        if any([*one] != ["least", "mean", "most"] for one in about["summary"].values()):
            raise ValueError
    except JasnelError as error:
        raise JasnelError(f"{path}: {error}") from None
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        raise JasnelError(f"{path}: not as build wrote it; expected {expected}") from None
    return cast(Dict[str, Any], about)


def files_of(root: pathlib.Path) -> List[str]:
    """All files but the check sums, and what has check sums itself."""
    return sorted(
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if path.is_file() and path.name not in ("SHA256SUMS", "croissant.json")
    )


def sha256_of(path: pathlib.Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def write_json(path: pathlib.Path, value: Any) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def load_pyarrow() -> Any:
    try:
        import pyarrow
    except ModuleNotFoundError:
        raise JasnelError("no pyarrow here; expected it, as of pip install pyarrow, or the format npy") from None
    except ImportError as error:  # as of a numpy that it does not go with
        raise JasnelError(f"pyarrow: {str(error).splitlines()[0]}; expected one that can be imported") from None
    return pyarrow
