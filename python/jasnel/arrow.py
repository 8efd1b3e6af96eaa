"""Many deals at once, as Arrow arrays: those of pyarrow, polars, DuckDB and all others that export them.

Takes pyarrow, as of ``pip install 'jasnel[arrow]'``. Hands are `fixed_size_list<uint32>[4]`, the rows of
`jasnel.random_hands`; their memory is read where it is. A plain `uint32` array counts as rows of four, and the
`uint64` numbers that data sets and studies have in their column `deal` are unpacked first, which makes new hands.
Chunked arrays, as columns of tables are, give chunked arrays back.

Examples:
    >>> import jasnel.arrow
    >>> hands = jasnel.arrow.random_hands(seed=1, count=2)
    >>> str(hands.type)
    'fixed_size_list<item: uint32>[4]'
    >>> jasnel.arrow.table_many(hands, leader=0).to_pylist()
    [[140, -54, -24, -90], [82, 60, -14, -28]]
"""

from __future__ import annotations

import re
from typing import Any, Callable, List, Optional, Protocol, Union, cast

import numpy as np
from numpy.typing import NDArray

from . import _batch
from ._native import JasnelError
from .types import Objective
from .deals import unpack

try:
    import pyarrow as pa
except ImportError:
    raise ImportError("no pyarrow here; expected it, as of pip install 'jasnel[arrow]'") from None

__all__ = ["hands_of", "random_hands", "solve_many", "table_many"]

_KINDS = "fixed_size_list<uint32>[4], uint32 or uint64"


class _Array(Protocol):
    """One array of Arrow, of any library."""

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...


class _Chunks(Protocol):
    """Several, one after the other."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...


Arrow = Union[_Array, _Chunks]
Numbers = Union[int, NDArray[np.uint8], Arrow]


def _chunks(name: str, array: Arrow) -> List[Any]:
    """The arrays of pyarrow that `array` consists of, which share its memory."""
    if isinstance(array, pa.Array):
        return [array]
    if isinstance(array, pa.ChunkedArray):
        return cast(List[Any], array.chunks)
    try:
        if hasattr(array, "__arrow_c_array__"):
            return [pa.array(array)]
        if hasattr(array, "__arrow_c_stream__"):
            return cast(List[Any], pa.chunked_array(array).chunks)
    except (pa.ArrowException, TypeError, ValueError) as error:
        raise JasnelError(f"{name} that Arrow does not read: {str(error).splitlines()[0]}") from None
    raise JasnelError(f"{name} of type {type(array).__name__}; expected an array of Arrow")


def _is_chunked(array: Arrow) -> bool:
    return isinstance(array, pa.ChunkedArray) or not hasattr(array, "__arrow_c_array__")


def _memory(array: Any) -> NDArray[Any]:
    """The numbers of a pyarrow array without nulls, where they are."""
    return cast(NDArray[Any], array.to_numpy(zero_copy_only=True))


def hands_of(hands: Arrow) -> NDArray[np.uint32]:
    """The hands of an array as the batches of `jasnel` take them: rows of North, East, South and West.

    They share the memory of `hands` and are read-only, but for `uint64` numbers, which are unpacked, and for
    several chunks, which are copied to one. Raises JasnelError for another type and for nulls.
    """
    found = [_hands(chunk) for chunk in _chunks("hands", hands)]
    if not found:
        return np.empty((0, 4), np.uint32)
    return found[0] if len(found) == 1 else np.concatenate(found)


def _hands(array: Any) -> NDArray[np.uint32]:
    if isinstance(array, pa.ExtensionArray):
        array = array.storage
    if array.null_count:
        raise JasnelError(f"hands with {array.null_count} nulls; expected none")
    kind = array.type
    if pa.types.is_fixed_size_list(kind) and kind.list_size == 4 and kind.value_type == pa.uint32():
        # Of a slice, flatten() leaves out what is not in it.
        numbers = array.flatten()
        if numbers.null_count:
            raise JasnelError(f"hands with {numbers.null_count} nulls; expected none")
        return cast(NDArray[np.uint32], _memory(numbers).reshape(-1, 4))
    if kind == pa.uint64():
        return unpack(_memory(array))
    if kind == pa.uint32():
        if len(array) % 4:
            raise JasnelError(f"{len(array)} numbers of uint32; expected four for each deal")
        return cast(NDArray[np.uint32], _memory(array).reshape(-1, 4))
    raise JasnelError(f"hands of type {kind}; expected {_KINDS}")


def _numbers(name: str, numbers: Numbers) -> Union[int, NDArray[np.uint8]]:
    """One number, or those of all deals as an array of numpy."""
    if not hasattr(numbers, "__arrow_c_array__") and not hasattr(numbers, "__arrow_c_stream__"):
        return cast(Union[int, NDArray[np.uint8]], numbers)
    parts = []
    for chunk in _chunks(name, cast(Arrow, numbers)):
        if chunk.type != pa.uint8() or chunk.null_count:
            raise JasnelError(f"{name} of type {chunk.type} with {chunk.null_count} nulls; expected uint8 without")
        parts.append(_memory(chunk))
    if len(parts) == 1:
        return parts[0]
    return np.concatenate(parts) if parts else np.empty(0, np.uint8)


def _part(numbers: Union[int, NDArray[np.uint8]], first: int, count: int) -> Union[int, NDArray[np.uint8]]:
    """Those of `count` deals from `first` on."""
    return numbers[first : first + count] if isinstance(numbers, np.ndarray) else numbers


def _check_length(name: str, numbers: Union[int, NDArray[np.uint8]], count: int) -> None:
    if isinstance(numbers, np.ndarray) and numbers.shape != (count,):
        raise JasnelError(f"{name} of shape {numbers.shape}; expected ({count},), one for each deal")


def _by_chunks(chunks: List[NDArray[np.uint32]], task: Callable[[NDArray[np.uint32], int], Any]) -> List[Any]:
    """`task(chunk, first)` of each chunk; deals that are wrong are counted from the first chunk on."""
    done, first = [], 0
    for chunk in chunks:
        try:
            done.append(task(chunk, first))
        except JasnelError as error:
            found = re.fullmatch(r"deal (\d+)(: .*)", str(error))
            if not found or not first:
                raise
            raise JasnelError(f"deal {first + int(found[1])}{found[2]}") from None
        first += len(chunk)
    return done


def _rows(numbers: NDArray[Any]) -> Any:
    """Rows of four as an array of lists, which shares their memory."""
    return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), 4)


def random_hands(seed: Optional[int], count: int, first: int = 1) -> pa.FixedSizeListArray:
    """Those of `jasnel.random_hands`."""
    return _rows(_batch.random_hands(seed, count, first))


def solve_many(
    hands: Arrow,
    trump: Numbers,
    leader: Numbers,
    declarer: Optional[Numbers] = None,
    *,
    rules: str = "kbn",
    objective: Objective = "points",
    plain: bool = False,
    threads: int = 0,
) -> Union[pa.Int32Array, pa.ChunkedArray]:
    """The value of each deal, as `jasnel.solve_many` gives it: an array of `int32`.

    `trump`, `leader` and `declarer` are numbers from 0 to 3, or arrays of `uint8`, of numpy or Arrow. Raises
    JasnelError for the first deal that is wrong.
    """
    chunks = [_hands(chunk) for chunk in _chunks("hands", hands)]
    trumps, leaders = _numbers("trump", trump), _numbers("leader", leader)
    declarers = leaders if declarer is None else _numbers("declarer", declarer)
    count = sum(len(chunk) for chunk in chunks)
    for name, numbers in (("trump", trumps), ("leader", leaders), ("declarer", declarers)):
        _check_length(name, numbers, count)

    def task(chunk: NDArray[np.uint32], first: int) -> Any:
        mine = [_part(numbers, first, len(chunk)) for numbers in (trumps, leaders, declarers)]
        values = _batch.solve_many(
            chunk, mine[0], mine[1], mine[2], rules=rules, objective=objective, plain=plain, threads=threads
        )
        return pa.array(values)

    solved = _by_chunks(chunks, task)
    return pa.chunked_array(solved, pa.int32()) if _is_chunked(hands) else solved[0]


def table_many(
    hands: Arrow, leader: Numbers, *, rules: str = "kbn", threads: int = 0
) -> Union[pa.FixedSizeListArray, pa.ChunkedArray]:
    """The value of each deal with each suit as trump, in points: an array of `fixed_size_list<int32>[4]`."""
    chunks = [_hands(chunk) for chunk in _chunks("hands", hands)]
    leaders = _numbers("leader", leader)
    _check_length("leader", leaders, sum(len(chunk) for chunk in chunks))

    def task(chunk: NDArray[np.uint32], first: int) -> Any:
        return _rows(_batch.table_many(chunk, _part(leaders, first, len(chunk)), rules=rules, threads=threads))

    solved = _by_chunks(chunks, task)
    return pa.chunked_array(solved, pa.list_(pa.int32(), 4)) if _is_chunked(hands) else solved[0]
