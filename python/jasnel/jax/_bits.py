"""Sets of cards as bits of uint32, without gathers: these compile to a few operations on whole batches."""

from __future__ import annotations

from typing import Any, Sequence

import jax
import jax.numpy as jnp

Array = Any
U32 = jnp.uint32


where = jnp.where


def u32(number: Any) -> Array:
    return jnp.asarray(number, U32)


def lowest(cards: Array) -> Array:
    """The lowest card of each set, as a set."""
    return cards & (~cards + U32(1))


def below(card: Array) -> Array:
    """The bits under that of a card."""
    return card - U32(1)


def above(card: Array) -> Array:
    """The bits over that of a card."""
    return ~(card | below(card))


def count(cards: Array) -> Array:
    return jax.lax.population_count(cards).astype(jnp.int32)


def number_of(card: Array) -> Array:
    """The number of the bit of a card."""
    return count(below(card))


def nth(cards: Array, place: Array) -> Array:
    """The card with this place, from 0 for the lowest, as a set; `place` must be below their number."""
    shift = jnp.zeros_like(place)
    for width in (16, 8, 4, 2, 1):
        fewer = count((cards >> shift.astype(U32)) & U32((1 << width) - 1))
        further = fewer <= place
        place = jnp.where(further, place - fewer, place)
        shift = jnp.where(further, shift + width, shift)
    return U32(1) << shift.astype(U32)


def bits(cards: Array, length: int = 32) -> Array:
    """A last axis of bits, the lowest first."""
    return (cards[..., None] >> jnp.arange(length, dtype=U32)) & U32(1)


def of_seat(values: Sequence[Array], seat: Array) -> Array:
    """The value of a seat."""
    found = values[0]
    for place, value in enumerate(values[1:], 1):
        found = jnp.where(seat == place, value, found)
    return found


def suits_of(card: Array) -> Array:
    """All cards of the suit of a card of klaverjas."""
    folded = (card | card >> U32(4)) & U32(0x0F0F0F0F)
    folded = (folded | folded >> U32(2)) & U32(0x03030303)
    return ((folded | folded >> U32(1)) & U32(0x01010101)) * U32(0xFF)


def one_hot(number: Array, length: int) -> Array:
    """A last axis of zeros and at most one 1; none for a number that is not below `length`, or below 0."""
    return (jnp.asarray(number)[..., None] == jnp.arange(length)).astype(jnp.float32)


def shuffled(key: Array, cards: int) -> Array:
    """The place of each card in a random order, by comparison of random numbers: faster than to sort them."""
    # The lowest bits make them differ.
    draws = jax.random.bits(key, (cards,), U32) & U32(0xFFFFFFC0) | jnp.arange(cards, dtype=U32)
    return jnp.sum(draws[None, :] < draws[:, None], axis=1, dtype=jnp.int32)
