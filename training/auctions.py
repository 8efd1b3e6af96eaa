"""Auctions in JAX by the call network in data/weights, as the library's players draw their calls."""

from __future__ import annotations

from typing import Any

import export
import jax
import jax.numpy as jnp
import learning
import library

from jasnel.jax import klaverjas
from jasnel.jax._bits import U32, bits, count, of_seat, one_hot, where

POINTS = 100.0  # in 1 of an output of points
PASS_TEMPERATURE, SUIT_TEMPERATURE = 12.0, 6.0  # points
MIN_CHANCE = 0.04  # of a pass, and of naming a suit
MOST_CALLS = 5


def network() -> Any:
    content = (library.ROOT / "data/weights/call_network.bin").read_bytes()
    return jax.tree.map(jnp.asarray, export.floats("call_network", content))


def inputs(state: klaverjas.State, rules: klaverjas.Rules, suit: int) -> Any:
    """What the seat to call sees when it looks at a suit: CallInputs of the library."""
    seat = klaverjas.speaker(state, rules)
    hand = of_seat(state.hands, seat)
    sets = [hand >> U32(8 * other) & U32(0xFF) for other in range(4)]
    plain = [sets[other] for other in range(4) if other != suit]
    for one, other in ((0, 1), (1, 2), (0, 1)):
        a, b = plain[one], plain[other]
        swap = count(a) * 256 + a < count(b) * 256 + b
        plain[one], plain[other] = where(swap, b, a), where(swap, a, b)
    sets = [sets[suit], *plain]
    no = jnp.array(False)
    turned = where(state.turned < 0, -1, where(state.turned == suit, 0, 1))
    parts = [
        *(bits(cards, 8) for cards in sets),
        *(one_hot(count(cards), 9) for cards in sets),
        jnp.stack([rules.ruff == 1, rules.undertrump == 1, rules.undertrump == 2, rules.roem == 1]),
        one_hot((seat - state.dealer - 1) & 3, 4),
        one_hot(state.calls, 5),
        one_hot(rules.all_pass, 6),
        one_hot(turned, 2),
        jnp.stack([no, no, no, no, rules.speaks_first == 0, no]),
        jnp.stack([rules.four_jacks >= 200, rules.nat == 1, rules.pit < 50, rules.pit_for == 1]),
    ]
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])


def called(net: Any, state: klaverjas.State, key: Any, rules: klaverjas.Rules) -> klaverjas.State:
    """The deal after its auction, whose calls are drawn by their chances."""

    def call(state: Any, key: Any) -> Any:
        legal = klaverjas.legal(state, rules)[32:]
        seen = jnp.stack([inputs(state, rules, suit) for suit in range(4)])
        out = POINTS * learning.outputs_of(net, seen @ net["inputs"])
        scores = where(legal[:4], out[:, 0], -1e9)
        best = scores.argmax()
        passes = jax.nn.sigmoid((out[best, 2] - scores[best]) / PASS_TEMPERATURE)
        passes = where(legal[4], jnp.clip(passes, MIN_CHANCE, 1 - MIN_CHANCE), 0.0)
        suits = (1 - passes) * jax.nn.softmax(scores / SUIT_TEMPERATURE)
        drawn = jax.random.categorical(key, jnp.log(jnp.append(suits, passes)))
        spoken = klaverjas.speak(state, drawn, rules)
        return jax.tree.map(lambda new, old: where(state.trump < 0, new, old), spoken, state), None

    after: klaverjas.State = jax.lax.scan(call, state, jax.random.split(key, MOST_CALLS))[0]
    return after
