"""Many deals at once, as numpy arrays that are not copied.

Hands are ``uint32``, a row of four for each deal: North, East, South, West. A card is the bit
``8 * suit + rank``; suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs, ranks 0 to 7 for 7 8 9 T J Q K A;
seats are 0 North, 1 East, 2 South, 3 West.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._concepts import Deal
from ._numbers import MOST_DEALS, MOST_SEED, MOST_THREADS, whole
from ._questions import read
from .types import Objective

_OBJECTIVES = ("points", "make", "pit", "score")
_RANKS = "789TJQKA"

Numbers = Union[int, NDArray[np.uint8]]


def _checked_hands(hands: NDArray[np.uint32]) -> NDArray[np.uint32]:
    if not isinstance(hands, np.ndarray) or hands.dtype != np.uint32:
        kind = hands.dtype if isinstance(hands, np.ndarray) else type(hands).__name__
        raise _native.JasnelError(f"hands of type {kind}; expected a numpy array of uint32")
    if hands.ndim != 2 or hands.shape[1] != 4:
        raise _native.JasnelError(f"hands of shape {hands.shape}; expected (deals, 4)")
    if not hands.flags.c_contiguous:
        raise _native.JasnelError("hands that are not contiguous; expected rows one after the other")
    return hands


def _for_each(name: str, numbers: Numbers, count: int) -> NDArray[np.uint8]:
    """One number for all deals, or one for each."""
    if isinstance(numbers, (int, np.integer)) and not isinstance(numbers, bool):
        return np.full(count, whole(name, numbers, 0, 3), np.uint8)
    if not isinstance(numbers, np.ndarray) or numbers.dtype != np.uint8:
        raise _native.JasnelError(f"{name}: expected a number from 0 to 3, or a numpy array of uint8")
    if numbers.shape != (count,):
        raise _native.JasnelError(f"{name} of shape {numbers.shape}; expected ({count},), one for each deal")
    return np.ascontiguousarray(numbers)


def _rules(rules: str) -> str:
    if not isinstance(rules, str):
        raise _native.JasnelError(f"rules of type {type(rules).__name__}; expected a text, such as 'kbn'")
    return rules


def random_hands(seed: Optional[int], count: int, first: int = 1) -> NDArray[np.uint32]:
    """Deals `first`, `first` + 1, ... of a seed: those of `jasnel deal --seed`.

    Without one (None), new deals each time, from the random numbers of the system: for play, as nobody can
    guess them.
    """
    seed = None if seed is None else whole("seed", seed, 0, MOST_SEED)
    count = whole("count", count, 0, MOST_DEALS)
    first = whole("first", first, 1, MOST_SEED - count)
    hands = np.empty((count, 4), np.uint32)
    _native.random_many(seed, first, hands)
    return hands


def hands_of(deals: Union[str, Deal, Sequence[Union[str, Deal]]]) -> NDArray[np.uint32]:
    """The hands of deals or deal lines, or of a text that `read` reads. Raises JasnelError for a wrong one."""
    several = [deals] if isinstance(deals, (str, Deal)) else deals
    found = read("\n".join(deal.line if isinstance(deal, Deal) else deal for deal in several))
    hands = np.zeros((len(found), 4), np.uint32)
    for i, deal in enumerate(found):
        if "error" in deal:
            raise _native.JasnelError(f"line {deal['line_number']}: {deal['error']}")
        for seat, name in enumerate("NESW"):
            for card in deal["hands"][name]:
                hands[i, seat] |= np.uint32(1 << (8 * "SHDC".index(card[0]) + _RANKS.index(card[1])))
    return hands


def solve_many(
    hands: NDArray[np.uint32],
    trump: Numbers,
    leader: Numbers,
    declarer: Union[Numbers, None] = None,
    *,
    rules: str = "kbn",
    objective: Objective = "points",
    plain: bool = False,
    threads: int = 0,
) -> NDArray[np.int32]:
    """The value of each deal: points North-South minus East-West, or for ``make`` and ``pit`` 1 or 0.

    `declarer` is the leader if left out. `plain` searches with every part of the search switched off: the
    same values, hundreds of times slower, for those who check them. All cores are used (`threads` 0), the
    interpreter is free, and Ctrl-C ends it. Raises JasnelError for the first deal that is wrong.
    """
    count = len(_checked_hands(hands))
    if objective not in _OBJECTIVES:
        raise _native.JasnelError(f"objective {objective!r}; expected points, make, pit or score")
    threads = whole("threads", threads, 0, MOST_THREADS)
    values = np.empty(count, np.int32)
    _native.solve_many(
        hands,
        _for_each("trump", trump, count),
        _for_each("leader", leader, count),
        _for_each("declarer", leader if declarer is None else declarer, count),
        _rules(rules),
        _OBJECTIVES.index(objective),
        bool(plain),
        values,
        threads,
    )
    return values


def table_many(
    hands: NDArray[np.uint32], leader: Numbers, *, rules: str = "kbn", threads: int = 0
) -> NDArray[np.int32]:
    """The value of each deal with each suit as trump, in points: a row of four for each deal."""
    count = len(_checked_hands(hands))
    threads = whole("threads", threads, 0, MOST_THREADS)
    values = np.empty((count, 4), np.int32)
    _native.table_many(hands, _for_each("leader", leader, count), _rules(rules), values, threads)
    return values
