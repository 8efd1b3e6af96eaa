"""Whole numbers as callers give them: Python's, and those of numpy."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

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


def shown(number: int) -> str:
    """A number for a message, one of very many digits by its size."""
    if abs(number) < 10**40:
        return str(number)
    return f"of {number.bit_length()} bits"
