"""Trains the network that plays cards, from nothing, by playing against itself.

    tools/training/build.sh && pip install '.[training]'
    python training/card_network.py FOLDER [--rounds=44000] [--deals=256]
    python training/card_network.py FOLDER --play=jax --deals=4096   # all in one program, with no compiled library

FOLDER gets card_network.bin and .txt (where there are 128 units, as in the library), checkpoints and the curve. Started
again after a kill, it goes on.

Actor and critic: all seats draw cards by the chances of one network, which sees what a seat sees. A critic, which sees
all hands and is not needed later, learns the score that a position leads to. Cards after which the score turned out
better than it expected (generalized advantages) become likelier. A bonus for entropy keeps the choice open, so that in
the end the log odds of two cards are the difference of their values, divided by a temperature.
"""

from __future__ import annotations

import functools
import sys
from typing import Any, Dict, Optional, Sequence

import export
import jax
import jax.numpy as jnp
import learning
import numpy as np
import optax

from jasnel.jax import card_inputs, klaverjas

INPUTS, _, SECOND, OUTPUTS = export.FORMATS["card_network"].shape
HIDDEN = 6 * 32  # what the critic sees besides
VALUE = 32  # the output that is the score expected; those before it are cards in their places
POINTS = 50.0  # in 1 of that output
ADVANTAGE = 25.0  # points in 1 of an advantage
MOST = 4.0  # no advantage, and no miss of that output, counts for more
CRITIC_FAR = 0.95
WEIGHT_OF_VALUE = 0.3
MAX_INPUT = 1.9  # weights must fit in 8 bits
CHOICES = 32  # of a deal at most
# In --play=jax: as where published comparisons play, more often than others.
RULES = ["nku-rotterdam,four-jacks=200"] * 3 + list(klaverjas.RULE_SETS)


def first_learner(key: Any, options: Any) -> Any:
    shapes = {"play": (INPUTS, options.units, SECOND, OUTPUTS), "critic": (INPUTS + HIDDEN, options.critic, SECOND, 1)}
    params = {}
    for name, one, present in zip(shapes, jax.random.split(key), (60, 90)):
        shape = shapes[name]
        params[name] = learning.network(one, shape, (1.5 / present, 2 / shape[1], 0.1 / SECOND))
    return learning.learner_of(params, optimizer_of(options))


def optimizer_of(options: Any) -> Any:
    """Adam, with steps that grow at first and then decrease to almost 0 as a cosine."""
    warm_up = max(1, min(200, options.rounds // 10))

    def rate(step: Any) -> Any:
        warm = jnp.minimum(1, (step + 1) / warm_up)
        return options.rate * warm * (0.51 + 0.49 * jnp.cos(jnp.pi * step / options.rounds))

    return optax.adam(rate, eps=1e-7)


def odds_of(out: Any, legal: Any) -> Any:
    """The log chance of each card in its place."""
    is_legal = (legal[:, None] >> jnp.arange(32, dtype=jnp.uint32)) & 1 == 1
    return jax.nn.log_softmax(jnp.where(is_legal, out[:, :VALUE], -1e9))


def advantages(values: Any, rows: Any, ahead: Any, far: float) -> Any:
    """What the score was more than the critic expected from each choice on, for North and South.

    A choice looks at the later ones of its deal, each the less by the factor `far`, and at the score.
    """
    slots = rows["number"].astype(jnp.int32), rows["deal"].astype(jnp.int32)
    weight = rows["weight"]
    table = jnp.zeros((CHOICES, len(ahead))).at[slots].add(weight * values)
    there = jnp.zeros((CHOICES, len(ahead))).at[slots].add(weight)

    def earlier(carry: Any, at: Any) -> Any:
        value, is_there = at
        following, advantage = carry
        new = following - value + far * advantage
        carry = jnp.where(is_there > 0, value, following), jnp.where(is_there > 0, new, advantage)
        return carry, carry[1]

    _, found = jax.lax.scan(earlier, (ahead, jnp.zeros_like(ahead)), (table, there), reverse=True)
    return found[slots]


def loss(params: Any, rows: Any, ahead: Any, bonus: Any, far: float) -> Any:
    seen = learning.unpack(rows["packed"], 32 * card_inputs.WORDS)
    everything = jnp.concatenate([seen[:, :INPUTS], learning.unpack(rows["hidden"], HIDDEN)], axis=1)
    sign = 1.0 - 2.0 * rows["side"].astype(jnp.float32)
    expected = learning.outputs(params["critic"], everything)[:, 0]
    fixed = jax.lax.stop_gradient(sign * expected)
    missed = sign * advantages(fixed, rows, ahead / POINTS, CRITIC_FAR)
    better = sign * advantages(fixed, rows, ahead / POINTS, far)
    gain = jnp.clip(better * (POINTS / ADVANTAGE), -MOST, MOST)

    out = learning.outputs(params["play"], seen[:, :INPUTS])
    odds = odds_of(out, rows["legal"])
    taken = jnp.take_along_axis(odds, rows["place"][:, None].astype(jnp.int32), axis=1)[:, 0]
    entropy = -jnp.sum(jnp.exp(odds) * odds, axis=1)
    target = jax.lax.stop_gradient(expected + missed)
    of_value = optax.huber_loss(out[:, VALUE], target, delta=MOST)
    of_critic = 0.5 * (expected - target) ** 2
    share = rows["weight"] / rows["weight"].sum()
    value = jnp.sum(share * (WEIGHT_OF_VALUE * of_value + of_critic - gain * taken - bonus * entropy))
    off = POINTS * jnp.sqrt(jnp.sum(share * missed**2))
    return value, {"entropy": jnp.sum(share * entropy), "critic_off": off}


def learned(learner: Any, rows: Any, ahead: Any, number: Any, options: Any) -> Any:
    part = jnp.minimum(1.0, (number - 1) / (0.8 * options.rounds))
    warmth = options.first_temperature * (options.last_temperature / options.first_temperature) ** part
    learner, told = learning.moved(
        learner,
        optimizer_of(options),
        lambda now: loss(now, rows, ahead, warmth / ADVANTAGE, options.far),
    )
    inputs = learner["params"]["play"]["inputs"]
    learner["params"]["play"]["inputs"] = jnp.clip(inputs, -MAX_INPUT, MAX_INPUT)
    return learner, told


# The library plays.


def padded(cards: learning.Blocks, most: int = 512) -> Dict[str, Any]:
    """Rows until there are a multiple of `most`, so that few sizes are compiled; those added count nothing."""
    count = len(cards["deal"])
    rows = -(-count // most) * most
    whole = {name: np.resize(array, (rows, *array.shape[1:])) for name, array in cards.items() if name != "ahead"}
    return {**whole, "weight": (np.arange(rows) < count).astype(np.float32)}


def by_library(options: Any) -> Optional[Any]:
    learn = jax.jit(functools.partial(learned, options=options))
    with learning.Data() as data:

        def a_round(learner: Any, number: int) -> Any:
            weights = export.bytes_of(export.integers("card_network", learner["params"]["play"]))
            cards = data.ask("cards", options.seed, (number - 1) * options.deals, options.deals, weights=weights)
            learner, told = learn(learner, padded(cards), cards["ahead"], jnp.float32(number))
            over = None
            if number % options.measured == 0 or number == options.rounds:
                weights = export.bytes_of(export.integers("card_network", learner["params"]["play"]))
                over = data.ask("over_simple", 1000, weights=weights)["points"][0]
            return learner, {**told, "over_simple": over}

        first = first_learner(jax.random.key(options.seed), options)
        return learning.rounds(options, first, a_round, count=options.rounds, every=options.measured)


# All in one program.


def played(params: Any, key: Any, deals: int, against_random: bool) -> Any:
    """Deals to the end: what was seen before each card, and what North and South were ahead.

    All seats draw cards by the network; or North and South take those it likes best, against any card.
    """
    key_deals, key_rules, key_contracts, key_cards = jax.random.split(key, 4)
    sets = jax.tree.map(lambda *numbers: jnp.array(numbers), *map(klaverjas.rules, RULES))
    drawn = jax.random.randint(key_rules, (deals,), 0, len(RULES))
    rules = jax.tree.map(lambda numbers: numbers[drawn], sets)
    trump, declarer = jax.random.randint(key_contracts, (2, deals), 0, 4)
    state = jax.vmap(klaverjas.deal)(jax.random.split(key_deals, deals), rules)
    state = jax.vmap(klaverjas.with_contract)(state, trump, declarer)

    def act(state: Any, at: Any) -> Any:
        key, number = at
        order = jax.vmap(card_inputs.places)(state)
        packed = jax.vmap(card_inputs.packed)(state, rules)
        legal = jax.vmap(card_inputs.placed)(jax.vmap(klaverjas.legal_cards)(state, rules), order)
        odds = odds_of(learning.outputs(params, learning.unpack(packed, INPUTS)), legal)
        side = jax.vmap(klaverjas.turn)(state, rules) & 1
        if against_random:
            odds = jnp.where((side == 0)[:, None], odds * 1e6, jnp.where(odds > -1e8, 0.0, odds))
        place = jax.random.categorical(key, odds)
        card = jax.vmap(card_inputs.unplaced)(jnp.uint32(1) << place.astype(jnp.uint32), order)
        seen = {
            "packed": packed,
            "hidden": jax.vmap(card_inputs.hidden)(state, order),
            "legal": legal,
            "place": place,
            "side": side,
            "deal": jnp.arange(deals),
            "number": jnp.full(deals, number),
            "weight": (legal & (legal - 1) != 0).astype(jnp.float32),  # one card is no choice
        }
        return jax.vmap(klaverjas.play)(state, card, rules), seen

    last, seen = jax.lax.scan(act, state, (jax.random.split(key_cards, 32), jnp.arange(32)))
    score = jax.vmap(klaverjas.score)(last, rules)
    rows = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), seen)
    return rows, (score[:, 0] - score[:, 1]).astype(jnp.float32)


def by_jax(options: Any) -> Optional[Any]:
    key = jax.random.key(options.seed)

    def update(learner: Any, key: Any, number: Any) -> Any:
        rows, ahead = played(learner["params"]["play"], key, options.deals, against_random=False)
        return learned(learner, rows, ahead, number, options)

    def measure(learner: Any, key: Any) -> Any:
        return played(learner["params"]["play"], key, 1024, against_random=True)[1].mean()

    updated, measured = jax.jit(update), jax.jit(measure)

    def a_round(learner: Any, number: int) -> Any:
        at = jax.random.fold_in(key, number)
        learner, told = updated(learner, at, jnp.float32(number))
        over = measured(learner, at) if number % options.measured == 0 or number == options.rounds else None
        return learner, {**told, "over_random": over}

    return learning.rounds(
        options, first_learner(key, options), a_round, count=options.rounds, every=options.measured
    )


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("card_network", __doc__, texts)
    learner = {"library": by_library, "jax": by_jax}[options.play](options)
    if learner and options.units == export.FORMATS["card_network"].shape[1]:
        integers = export.integers("card_network", learner["params"]["play"])
        export.write("card_network", integers, options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
