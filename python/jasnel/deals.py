"""Deals as single numbers, as rows of studies have them, and the splits of data sets.

The owner of card c is in bits 2c and 2c + 1: 0 North, 1 East, 2 South, 3 West. Cards are numbered from 0:
7 8 9 T J Q K A of spades, then of hearts, diamonds and clubs. So each suit is 16 bits of the number, and
whoever exchanges suits exchanges those.
"""

from __future__ import annotations

from typing import Any, Sequence, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._batch import Hands, _checked_hands
from ._native import JasnelError
from ._numbers import whole_array

SPLITS = ("train", "validation", "test")

_EVEN = 0x5555555555555555
# Steps of 16, 8, 4, 2 and 1 bits, and the bits that are used after each.
_SPREAD = (
    (16, 0x0000FFFF0000FFFF),
    (8, 0x00FF00FF00FF00FF),
    (4, 0x0F0F0F0F0F0F0F0F),
    (2, 0x3333333333333333),
    (1, _EVEN),
)


def pack(hands: Hands) -> NDArray[np.uint64]:
    """The number of each deal; hands are rows of four, as those of `jasnel.random_hands`."""
    _, east, south, west = _checked_hands(hands).T
    return cast(NDArray[np.uint64], _spread(east | west) | _spread(south | west) << np.uint64(1))


def unpack(deals: ArrayLike) -> NDArray[np.uint32]:
    """The hands of each deal: a row of North, East, South, West."""
    deals = _checked(deals)
    low = _gather(deals & np.uint64(_EVEN))
    high = _gather(deals >> np.uint64(1) & np.uint64(_EVEN))
    return np.ascontiguousarray(np.stack([~low & ~high, low & ~high, ~low & high, low & high], axis=1))


def canonical(deals: ArrayLike) -> NDArray[np.uint64]:
    """The smallest number among those of the 24 exchanges of suits: equal for deals that differ in suits only."""
    suits = _checked(deals).astype("<u8").view("<u2").reshape(-1, 4)
    return np.ascontiguousarray(np.sort(suits, axis=1)[:, ::-1]).view("<u8")[:, 0].astype(np.uint64)


def exchange(deals: ArrayLike, order: Sequence[int]) -> NDArray[np.uint64]:
    """The deals in which each suit has the cards of suit `order[suit]`: `points[:, order]` are theirs, and so on."""
    if sorted(order) != [0, 1, 2, 3]:
        raise JasnelError(f"order {order!r}; expected 0, 1, 2 and 3 in any order")
    suits = _checked(deals).astype("<u8").view("<u2").reshape(-1, 4)
    return np.ascontiguousarray(suits[:, list(order)]).view("<u8")[:, 0].astype(np.uint64)


def split_of(deals: ArrayLike) -> NDArray[np.uint8]:
    """The split of each deal: 0 train, 1 validation, 2 test, of 18, 1 and 1 in 20.

    It is a hash of the canonical form, so deals that differ in suits only are in one split: the
    canonical form goes through the last three steps of SplitMix64, modulo 20; 0 is validation, 1 test.
    """
    mixed = canonical(deals)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ mixed >> np.uint64(31)
    place = mixed % np.uint64(20)
    return np.where(place == 0, 1, np.where(place == 1, 2, 0)).astype(np.uint8)


def _checked(deals: Any) -> NDArray[np.uint64]:
    numbers = whole_array("deals", deals, np.uint64, 2**64 - 1)
    if numbers.ndim != 1:
        raise JasnelError(f"deals of shape {numbers.shape}; expected a number for each")
    return numbers


def _spread(cards: NDArray[np.uint32]) -> NDArray[np.uint64]:
    """Bit c at place 2c."""
    bits = cards.astype(np.uint64)
    for step, mask in _SPREAD:
        bits = (bits | bits << np.uint64(step)) & np.uint64(mask)
    return bits


def _gather(bits: NDArray[np.uint64]) -> NDArray[np.uint32]:
    """Undoes `_spread`."""
    masks = [0x00000000FFFFFFFF] + [mask for _, mask in _SPREAD[:-1]]
    for (step, _), mask in zip(reversed(_SPREAD), reversed(masks)):
        bits = (bits | bits >> np.uint64(step)) & np.uint64(mask)
    return bits.astype(np.uint32)
