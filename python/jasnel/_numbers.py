"""Whole numbers as callers give them: Python's, and those of numpy."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import JasnelError

MOST_SEED = 2**64 - 1
MOST_DEALS = 10**12
MOST_THREADS = 1024


def whole(name: str, value: Any, least: int, most: int) -> int:
    """`value` as an int. Raises JasnelError where it is no whole number from `least` to `most`."""
    try:
        number = None if isinstance(value, (bool, np.bool_)) else operator.index(value)
    except TypeError:
        number = None
    if number is None:
        raise JasnelError(
            f"{name} of type {type(value).__name__}; expected a whole number from {least} to {most}"
        )
    if not least <= number <= most:
        raise JasnelError(f"{name} {shown(number)}; expected a whole number from {least} to {most}")
    return number


def _of_64_bits(values: Any, array: NDArray[Any], kind: Any, most: int) -> NDArray[Any]:
    """Whole numbers that numpy took for others, as some are above 2**63 and some are not; otherwise `array`."""
    whole = np.asarray(values, dtype=object)
    is_whole = all(isinstance(one, (int, np.integer)) and 0 <= one <= most for one in whole.ravel())
    return whole.astype(kind) if is_whole else array


def whole_array(name: str, values: Any, kind: Any, most: int) -> NDArray[Any]:
    """`values` as an array of `kind`, one row behind the other: an array as it is where it is one already.

    They may be a list, an array of other whole numbers or a part of one, or a column of polars, pandas or Arrow. Raises
    JasnelError where they are no whole numbers from 0 to `most`.
    """
    try:
        array = np.asarray(values)
        if array.dtype.kind == "f" and not isinstance(values, np.ndarray):
            array = _of_64_bits(values, array, kind, most)
        if array.dtype == object:  # a column of lists, of which each is a row
            array = np.asarray([np.asarray(row) for row in array])
    except (TypeError, ValueError) as error:
        raise JasnelError(f"{name}: {str(error)[:100]}; expected whole numbers, as many in each row") from None
    if array.dtype == kind and array.flags.c_contiguous:
        return array
    if array.dtype.kind not in "iu" and array.size > 0:
        raise JasnelError(f"{name} of type {array.dtype}; expected whole numbers from 0 to {most}")
    if array.size > 0 and array.dtype != kind:
        for bound in (int(array.min()), int(array.max())):
            if not 0 <= bound <= most:
                raise JasnelError(f"{name}: {bound}; expected whole numbers from 0 to {most}")
    return np.ascontiguousarray(array, kind)


def shown(number: int) -> str:
    """A number for a message, one of very many digits by its size."""
    if abs(number) < 10**40:
        return str(number)
    return f"of {number.bit_length()} bits"
