"""Many deals at once, as numpy arrays; those of the right type are not copied.

Hands are ``uint32``, a row of four for each deal: North, East, South, West. A card is the bit
``8 * suit + rank``; suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs, ranks 0 to 7 for 7 8 9 T J Q K A;
seats are 0 North, 1 East, 2 South, 3 West.
"""

from __future__ import annotations

from typing import Any, List, Optional, Sequence, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native
from ._concepts import Deal
from ._numbers import MOST_DEALS, MOST_SEED, MOST_THREADS, whole, whole_array
from ._questions import read
from .types import Objective

_OBJECTIVES = ("points", "make", "pit", "score")
_SUITS = "SHDC"
_SEATS = "NESW"
_RANKS = "789TJQKA"
# The cards of a suit by its eight bits, from high to low.
_SUIT_TEXTS = ["".join(_RANKS[rank] for rank in range(7, -1, -1) if bits >> rank & 1) for bits in range(256)]

Hands = Union[ArrayLike, str, Deal, Sequence[Deal]]
Numbers = Union[str, ArrayLike]


def _checked_hands(hands: Any) -> NDArray[np.uint32]:
    """The rows of four of what may be given as hands: numbers of any kind, and deals."""
    if isinstance(hands, (str, Deal)) or (
        isinstance(hands, (list, tuple)) and len(hands) > 0 and isinstance(hands[0], (str, Deal))
    ):
        return hands_of(hands)
    if isinstance(hands, np.ndarray) and hands.dtype.names is not None:
        if not set(_SEATS) <= set(hands.dtype.names):
            raise _native.JasnelError(f"hands with fields {', '.join(hands.dtype.names)}; expected N, E, S and W")
        hands = np.stack([hands[seat] for seat in _SEATS], axis=-1)
    rows = whole_array("hands", hands, np.uint32, 2**32 - 1)
    if rows.ndim != 2 or rows.shape[1] != 4:
        raise _native.JasnelError(f"hands of shape {rows.shape}; expected (deals, 4)")
    return rows


def _for_each(name: str, numbers: Any, count: int) -> NDArray[np.uint8]:
    """One number or letter for all deals, or one for each."""
    letters = _SUITS if name == "trump" else _SEATS
    told = np.asarray(numbers)
    if told.dtype.kind in "UTO" and told.size > 0:
        try:
            told = np.array([letters.index(letter or "?") for letter in told.reshape(-1)]).reshape(told.shape)
        except (TypeError, ValueError):
            raise _native.JasnelError(
                f"{name}: expected numbers from 0 to 3 or letters of {letters}, one for all deals or one for each"
            ) from None
    if told.ndim == 0:
        return np.full(count, whole(name, told.item(), 0, 3), np.uint8)
    # The library says which deal has a number above 3.
    array = whole_array(name, told, np.uint8, 255)
    if array.shape != (count,):
        raise _native.JasnelError(f"{name} of shape {array.shape}; expected ({count},), one for each deal")
    return array


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
        for seat, name in enumerate(_SEATS):
            for card in deal["hands"][name]:
                hands[i, seat] |= np.uint32(1 << (8 * _SUITS.index(card[0]) + _RANKS.index(card[1])))
    return hands


def deals_of(hands: Hands) -> List[Deal]:
    """The deals of hands: what `hands_of` undoes."""
    rows = _checked_hands(hands).tolist()
    lines = ("N:" + " ".join(_hand_text(hand) for hand in row) for row in rows)
    return Deal.read("\n".join(lines)) if rows else []


def _hand_text(hand: int) -> str:
    return ".".join(_SUIT_TEXTS[hand >> 8 * suit & 255] for suit in range(4)) if hand else "-"


def solve_many(
    hands: Hands,
    trump: Numbers,
    leader: Numbers,
    declarer: Optional[Numbers] = None,
    *,
    rules: str = "kbn",
    objective: Objective = "points",
    plain: bool = False,
    threads: int = 0,
) -> NDArray[np.int32]:
    """The value of each deal: points North-South minus East-West, or for ``make`` and ``pit`` 1 or 0.

    `trump`, `leader` and `declarer` are numbers or letters, one for all deals or one for each; `declarer` is
    the leader if left out. `plain` searches with every part of the search switched off: the
    same values, hundreds of times slower, for those who check them. All cores are used (`threads` 0), the
    interpreter is free, and Ctrl-C ends it. Raises JasnelError for the first deal that is wrong.
    """
    rows = _checked_hands(hands)
    count = len(rows)
    if objective not in _OBJECTIVES:
        raise _native.JasnelError(f"objective {objective!r}; expected points, make, pit or score")
    threads = whole("threads", threads, 0, MOST_THREADS)
    values = np.empty(count, np.int32)
    _native.solve_many(
        rows,
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
    hands: Hands, leader: Numbers, *, rules: str = "kbn", named: bool = False, threads: int = 0
) -> NDArray[Any]:
    """The value of each deal with each suit as trump, in points: a row of four ``int32`` for each deal.

    With `named` it is a structured array, with fields S, H, D and C, as data frames take them.
    """
    rows = _checked_hands(hands)
    count = len(rows)
    threads = whole("threads", threads, 0, MOST_THREADS)
    values = np.empty((count, 4), np.int32)
    _native.table_many(rows, _for_each("leader", leader, count), _rules(rules), values, threads)
    return values.view([(suit, np.int32) for suit in _SUITS])[:, 0] if named else values
