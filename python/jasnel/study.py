"""Studies: the same question about each of a long series of random deals.

A study is cut into pieces. Any machine can make any piece, in any order, and a piece is the same bytes
wherever it is made, by this module or by `jasnel study make`. `DTYPES` has
the fields of a row.

Examples:
    >>> import jasnel.study
    >>> study = jasnel.study.Study(ask="values", deals=20, each=8)
    >>> study.pieces
    3
    >>> rows, manifest = study.make(3)
    >>> len(rows), manifest["first"]
    (4, 17)
"""

from __future__ import annotations

import hashlib
import importlib
import io
import json
import os
import pathlib
from dataclasses import dataclass
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple, Union, cast

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._files import read_whole, write_whole
from ._native import JasnelError
from ._numbers import MOST_DEALS, MOST_SEED, MOST_THREADS, whole

ASKS = ("values", "cards", "contracts", "tables", "games")
MOST_EACH = 10**6
# In bytes, of a plan or a manifest line, and of the header of a NumPy file.
_MOST_LINE = 1 << 16

# What a row of each question holds; the numbers of seats, suits and cards are those of the package.
DTYPES: Dict[str, np.dtype[Any]] = {
    "values": np.dtype([("deal", "<u8"), ("points", "<i2", (4,))]),
    "cards": np.dtype([("deal", "<u8"), ("cards", "<i2", (4, 8))]),
    "contracts": np.dtype([("deal", "<u8"), ("makes", "u1", (4, 4)), ("pit", "u1", (4, 4))]),
    "tables": np.dtype(
        [
            ("deal", "<u8"),
            ("points", "<i2", (4, 4)),
            ("score", "<i2", (4, 4, 2)),
            ("makes", "u1", (4, 4)),
            ("pit", "u1", (4, 4)),
        ]
    ),
    "games": np.dtype(
        [
            ("deal", "<u8"),
            ("dealer", "u1"),
            ("trump", "u1"),
            ("declarer", "u1"),
            ("calls", "i1", (5,)),
            ("cards", "u1", (32,)),
            ("points", "<i2", (2,)),
            ("roem", "<i2", (2,)),
            ("score", "<i2", (2,)),
            ("result", "u1"),
            ("cost_points", "<i2", (32,)),
            ("cost_score", "<i2", (32,)),
        ]
    ),
}

Rows = NDArray[np.void]
Manifest = Dict[str, Any]
Path = Union[str, "os.PathLike[str]"]


def _text(name: str, value: Any, example: str) -> str:
    if not isinstance(value, str):
        raise JasnelError(f"{name} of type {type(value).__name__}; expected a text, such as '{example}'")
    return value


@dataclass(frozen=True, init=False)
class Study:
    """What to ask of deals `first`, `first` + 1, ... of a seed, `deals` in all, `each` of them to a piece.

    Raises JasnelError for what is wrong. Equal studies have equal pieces.
    """

    ask: str
    rules: str
    seed: int
    first: int
    deals: int
    each: int
    version: str

    def __init__(
        self,
        *,
        deals: int,
        ask: str = "tables",
        rules: str = "kbn",
        seed: int = 1,
        each: int = 1000,
        first: int = 1,
        version: str = _native.version,
    ) -> None:
        given = {
            "ask": _text("ask", ask, "tables"),
            "rules": _text("rules", rules, "kbn"),
            "seed": whole("seed", seed, 0, MOST_SEED),
            "first": whole("first", first, 1, MOST_DEALS),
            "deals": whole("deals", deals, 1, MOST_DEALS),
            "each": whole("each", each, 1, MOST_EACH),
            "version": _text("version", version, _native.version),
        }
        for key, value in json.loads(_native.study_plan(json.dumps(given))).items():
            object.__setattr__(self, key, value)

    @property
    def pieces(self) -> int:
        """How many pieces there are: they are numbered from 1."""
        return -(-self.deals // self.each)

    @property
    def dtype(self) -> np.dtype[Any]:
        """What a row of answers holds."""
        return DTYPES[self.ask]

    def first_of(self, piece: int) -> int:
        """The number of the first deal of a piece."""
        return self.first + (self._piece(piece) - 1) * self.each

    def count_of(self, piece: int) -> int:
        """How many deals a piece has."""
        return min(self.each, self.deals - (self._piece(piece) - 1) * self.each)

    def plan(self) -> str:
        """The study as study.json has it: a line of JSON, with its line end."""
        return _native.study_plan(
            json.dumps({key: getattr(self, key) for key in self.__dataclass_fields__})
        )

    def make(self, piece: int, threads: Optional[int] = None) -> Tuple[Rows, Manifest]:
        """The answers of a piece, and what its manifest line says.

        All cores are used, or `threads`; the answers do not depend on it. The interpreter is free, and
        Ctrl-C ends it.
        """
        npy, manifest = self.make_file(piece, threads)
        return _rows_of(npy, self, manifest, f"piece {piece}"), manifest

    def make_file(self, piece: int, threads: Optional[int] = None) -> Tuple[bytes, Manifest]:
        """As `make`, with the answers as the bytes of a NumPy file, which `jasnel study make` writes."""
        piece = self._piece(piece)
        if self.version != _native.version:
            raise JasnelError(f"a study of version {self.version}; expected {_native.version}, which this is")
        count = 0 if threads is None else whole("threads", threads, 0, MOST_THREADS)
        npy, nodes, seconds, used = _native.study_piece(self.plan(), piece, count)
        manifest = self._line(piece)
        manifest.update(
            bytes=len(npy), sha256=hashlib.sha256(npy).hexdigest(), nodes=nodes, seconds=round(seconds, 3),
            threads=used,
        )
        return npy, manifest

    def save(self, folder: Path) -> None:
        """Begins the study in a folder, as `jasnel study new` does. Raises JasnelError if it has another."""
        plan = pathlib.Path(folder, "study.json")
        _make_folder(plan.parent / "pieces")
        if plan.exists():
            if read(folder) != self:
                raise JasnelError(f"{plan}: another study; expected the same, or an empty folder")
            return
        write_whole(plan, self.plan().encode())

    def make_in(self, folder: Path, piece: int, threads: Optional[int] = None) -> Manifest:
        """Makes a piece and its manifest line in the folder of the study, unless they are there already."""
        there = read(folder)
        if there != self:
            raise JasnelError(f"{pathlib.Path(folder, 'study.json')}: another study; expected this one")
        if _is_made(folder, self, piece):
            return _manifest(folder, self, piece)
        npy, manifest = self.make_file(piece, threads)
        _make_folder(pathlib.Path(folder, "pieces"))
        write_whole(_file(folder, piece, "npy"), npy)
        write_whole(_file(folder, piece, "json"), (json.dumps(manifest, separators=(",", ":")) + "\n").encode())
        return manifest

    def _piece(self, piece: int) -> int:
        return whole("piece", piece, 1, self.pieces)

    def _line(self, piece: int) -> Manifest:
        """What a manifest line has in common with the study."""
        return {
            "piece": piece, "ask": self.ask, "rules": self.rules, "seed": self.seed,
            "first": self.first_of(piece), "count": self.count_of(piece), "version": self.version,
        }


def read(folder: Path) -> Study:
    """The study of a folder, from its study.json."""
    return read_plan(pathlib.Path(folder, "study.json"))


def read_plan(path: Path) -> Study:
    """The study that a file has the plan of, such as study.json."""
    plan = pathlib.Path(path)
    text = read_whole(plan, "a plan from jasnel study new", _MOST_LINE).decode("utf-8", "replace")
    try:
        return Study(**json.loads(_native.study_plan(text)))
    except JasnelError as error:
        raise JasnelError(f"{plan}: {error}") from None


def missing(folder: Path) -> List[int]:
    """The pieces that are not made, in order, as `jasnel study missing` prints them."""
    study = read(folder)
    return [piece for piece in range(1, study.pieces + 1) if not _is_made(folder, study, piece)]


def load_piece(folder: Path, piece: int) -> Rows:
    """The rows of a piece. Raises JasnelError if it is missing, or not as its manifest line says."""
    study = read(folder)
    return _load_piece(folder, study, study._piece(piece))


def load(path: Path, *, pieces: Optional[Iterable[int]] = None, mapped: bool = False) -> Rows:
    """The rows of a study: of a joined NumPy file, or of the folder of a study.

    Of a folder, `pieces` can be chosen; each is compared with its manifest line and its SHA-256, as
    `jasnel study join` does, and JasnelError names all that are missing or wrong. With `mapped` the rows
    of a file stay on disk until they are used.
    """
    if not os.path.isdir(path):
        if pieces is not None:
            raise JasnelError(f"{os.fspath(path)}: pieces of a file; expected the folder of a study")
        return _load_file(path, mapped)
    if mapped:
        raise JasnelError(f"{os.fspath(path)}: a folder cannot be mapped; expected a joined file")
    study = read(path)
    return _join(path, study, _numbers(study, pieces))


def map(
    study: Study,
    client: Any,
    pieces: Optional[Iterable[int]] = None,
    folder: Optional[Path] = None,
    threads: int = 1,
) -> Rows:
    """Makes pieces on the workers of a `dask.distributed` client, and gives all their rows, in order.

    A piece whose worker dies is made by another. With `folder`, on a disk that all workers share, each
    worker writes its pieces there and those that are there are not made again: so an interrupted study
    goes on where it was. `threads` are those of each piece: one, as workers make a piece on each of
    their threads. Raises JasnelError for the first piece that fails, and leaves the others.
    """
    try:
        dask: Any = importlib.import_module("distributed")
    except ImportError:
        raise JasnelError("no dask.distributed here; expected it, as of pip install distributed") from None
    if not isinstance(client, dask.Client):
        raise JasnelError(f"client of type {type(client).__name__}; expected one of dask.distributed")
    wanted = _numbers(study, pieces)
    threads = whole("threads", threads, 0, MOST_THREADS)
    rows = None
    places: Dict[int, int] = {}
    shared = None
    to_make = wanted
    if folder is None:
        rows, places = _room_for(study, wanted)
    else:
        study.save(folder)
        shared = os.path.abspath(folder)
        to_make = [piece for piece in wanted if not _is_made(folder, study, piece)]

    futures = {
        client.submit(_on_worker, study, piece, threads, shared, pure=False, retries=2): piece
        for piece in to_make
    }
    try:
        for future in dask.as_completed(list(futures)):
            piece = futures.pop(future)
            try:
                npy, manifest = future.result()
            except Exception as error:
                reason = str(error).splitlines() or [type(error).__name__]
                raise JasnelError(f"piece {piece}: {reason[0]}") from error
            if rows is not None:
                made = _rows_of(npy, study, manifest, f"piece {piece}")
                rows[places[piece] : places[piece] + len(made)] = made
            future.release()
    finally:
        client.cancel(list(futures))
    if rows is not None:
        return rows
    assert shared is not None
    return _join(shared, study, wanted)


def _on_worker(
    study: Study, piece: int, threads: int, folder: Optional[str]
) -> Tuple[Optional[bytes], Manifest]:
    if folder is None:
        return study.make_file(piece, threads)
    return None, study.make_in(folder, piece, threads)


def _numbers(study: Study, pieces: Optional[Iterable[int]]) -> List[int]:
    if pieces is None:
        return list(range(1, study.pieces + 1))
    numbers = [study._piece(piece) for piece in pieces]
    if len(set(numbers)) != len(numbers):
        raise JasnelError("a piece that is there twice; expected each once")
    return numbers


def _room_for(study: Study, pieces: List[int]) -> Tuple[Rows, Dict[int, int]]:
    """An array for the rows of pieces, and where those of each begin."""
    places = {}
    count = 0
    for piece in pieces:
        places[piece] = count
        count += study.count_of(piece)
    try:
        return np.empty(count, study.dtype), places
    except MemoryError:
        raise JasnelError(f"no memory for {count} rows; expected fewer pieces, or a folder") from None


def _join(folder: Path, study: Study, pieces: List[int]) -> Rows:
    gone = [piece for piece in pieces if not _file(folder, piece, "json").exists()]
    problems = [f"missing pieces {_list_of(gone)}; expected all"] if gone else []
    rows, places = _room_for(study, pieces if not gone else [])
    for piece in pieces:
        if gone and not _file(folder, piece, "json").exists():
            continue
        try:
            made = _load_piece(folder, study, piece)
        except JasnelError as error:
            problems.append(str(error))
            continue
        if not gone:
            rows[places[piece] : places[piece] + len(made)] = made
    if problems:
        more = f", and {len(problems) - 10} more pieces are wrong" if len(problems) > 10 else ""
        raise JasnelError(f"{os.fspath(folder)}: " + ", and ".join(problems[:10]) + more)
    return rows


def iterate(path: Path, rows: int = 100_000) -> Iterator[Rows]:
    """The rows of a joined file or a folder, as `load` has them, some at a time."""
    if os.path.isdir(path):
        study = read(path)
        gone = missing(path)
        if gone:
            raise JasnelError(
                f"{os.fspath(path)}: missing pieces {_list_of(gone)}; expected all, as of jasnel study make"
            )
        for piece in range(1, study.pieces + 1):
            yield _load_piece(path, study, piece)
        return
    joined = _load_file(path, mapped=True)
    for begin in range(0, len(joined), rows):
        yield np.array(joined[begin : begin + rows])


def _load_file(path: Path, mapped: bool) -> Rows:
    name = os.fspath(path)
    try:
        rows = np.load(path, mmap_mode="r" if mapped else None)
    except OSError as error:
        raise JasnelError(f"{name}: {error.strerror or error}; expected a file from jasnel study join") from None
    except (ValueError, EOFError):
        raise JasnelError(f"{name}: no whole NumPy file; expected one from jasnel study join") from None
    except MemoryError:
        raise JasnelError(f"{name}: no memory for its rows; expected fewer, or mapped=True") from None
    if not isinstance(rows, np.ndarray) or rows.ndim != 1 or rows.dtype not in DTYPES.values():
        raise JasnelError(f"{name}: no rows of a study; expected a file from jasnel study join")
    return rows


def ask_of(rows: Rows) -> str:
    """The question that rows answer, by their fields."""
    for ask, dtype in DTYPES.items():
        if isinstance(rows, np.ndarray) and rows.dtype == dtype:
            return ask
    raise JasnelError("no rows of a study; expected those of jasnel.study.load")


def _load_piece(folder: Path, study: Study, piece: int) -> Rows:
    manifest = _manifest(folder, study, piece)
    path = _file(folder, piece, "npy")
    most = study.count_of(piece) * study.dtype.itemsize + _MOST_LINE
    return _rows_of(read_whole(path, "a piece that is made", most), study, manifest, str(path))


def _rows_of(npy: bytes, study: Study, manifest: Manifest, name: str) -> Rows:
    """The rows of a NumPy file that must be as its manifest line says."""
    if len(npy) != manifest["bytes"]:
        raise JasnelError(f"{name}: {len(npy)} bytes; expected {manifest['bytes']}, as its manifest line says")
    if hashlib.sha256(npy).hexdigest() != manifest["sha256"]:
        raise JasnelError(f"{name}: its SHA-256 is not that of its manifest line; expected the bytes that were made")
    try:
        rows: Any = np.load(io.BytesIO(npy))
    except (ValueError, EOFError):
        rows = None
    if rows is None or rows.dtype != study.dtype or rows.shape != (manifest["count"],):
        raise JasnelError(f"{name}: no piece of this study; expected {manifest['count']} rows with its fields")
    return cast(Rows, rows)


def _manifest(folder: Path, study: Study, piece: int) -> Manifest:
    path = _file(folder, piece, "json")
    text = read_whole(path, "the manifest line of a piece that is made", _MOST_LINE)
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        line = None
    if not isinstance(line, dict):
        raise JasnelError(f"{path}: no JSON object; expected a manifest line")
    for key, expected in study._line(piece).items():
        found = line.get(key)
        if found != expected or type(found) is not type(expected):
            said = json.dumps(found) if key in line else "missing"
            raise JasnelError(f"{path}: {key} is {said}; expected {json.dumps(expected)}")
    if type(line.get("bytes")) is not int or not isinstance(line.get("sha256"), str):
        raise JasnelError(f"{path}: no bytes or sha256; expected both")
    return line


def _is_made(folder: Path, study: Study, piece: int) -> bool:
    """By its manifest line and the size of its file, as the command has it."""
    try:
        size = int(_manifest(folder, study, piece)["bytes"])
        return _file(folder, piece, "npy").stat().st_size == size
    except (OSError, JasnelError):
        return False


def _file(folder: Path, piece: int, ending: str) -> pathlib.Path:
    return pathlib.Path(folder, "pieces", f"{piece:06}.{ending}")


def _list_of(numbers: List[int]) -> str:
    """Ascending numbers as the command writes them: 3,17-20."""
    parts: List[List[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ",".join(str(first) if first == last else f"{first}-{last}" for first, last in parts)


def _make_folder(path: pathlib.Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JasnelError(f"{path}: {error.strerror}; expected a folder for the study") from None
