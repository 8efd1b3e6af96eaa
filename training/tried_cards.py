"""Teaches the network that plays cards what each card of a choice would have brought, in deals that it plays itself.

    tools/training/build.sh && pip install '.[training]'
    python training/tried_cards.py FOLDER [--rounds=2000] [--start=nothing]

FOLDER gets card_network.bin and .txt, checkpoints and the curve: how far it is ahead of the player `club`, whose
network is that in data/, in points a deal, with half the width of the 95% interval. Started again after a kill, it goes
on. `lost` is how far the likeliest card is behind the best one of the same deal, which nobody can know.

The network plays deals against itself, and now and then tries the cards of a choice in the deal as it is, unlikely ones
seldom: play-outs by its likeliest cards say what each brings. What a card brings in one deal is luck for the most part,
but all cards of a choice have the same luck. The chances move uphill, and with a bonus for entropy they end where the
log odds of two cards are the difference of what they bring, divided by PER_UNIT: policy iteration by play-outs
(Bertsekas et al., "Rollout algorithms for combinatorial optimization", 1997), with one step for each batch.
"""

from __future__ import annotations

import sys
from typing import Any, Dict, Optional, Sequence

import card_network
import export
import jax
import jax.numpy as jnp
import learning
import library
import numpy as np
import optax
from card_network import MAX_INPUT, MOST, POINTS, VALUE, odds_of

PER_UNIT = 1.5  # points that a unit of entropy, and so of log odds, is worth
WEIGHT_OF_VALUE = 0.1
CHOICES = {"itself": 4.8, "club": 2.4}  # of a deal that count, by the opponents: so one size is compiled
LATER = 8  # what is kept is a mean of the networks, in which step N counts as N to the power of this less 1


def loss(params: Any, rows: Any) -> Any:
    """With points by the place of the card, 0 where it was not tried."""
    is_tried = (rows["tried"][:, None] >> jnp.arange(32, dtype=jnp.uint32)) & 1
    number = jnp.cumsum(is_tried, axis=1, dtype=jnp.int32) - 1
    worth = jnp.where(is_tried == 1, jnp.take_along_axis(rows["worth"], jnp.clip(number, 0, 7), axis=1), 0)
    out = learning.outputs(params, rows["packed"])
    odds = odds_of(out, rows["tried"])
    chances = jnp.exp(odds)
    expected = jax.lax.stop_gradient((chances * worth).sum(axis=1))
    gain = (chances * (worth - expected[:, None])).sum(axis=1).mean()
    entropy = -(chances * jnp.where(chances > 0, odds, 0)).sum(axis=1).mean()
    value = optax.huber_loss(out[:, VALUE], expected / POINTS, delta=MOST).mean()
    likeliest = jnp.take_along_axis(worth, odds.argmax(axis=1)[:, None], 1)[:, 0]
    best = jnp.where(is_tried == 1, worth, -jnp.inf).max(axis=1)
    return -gain / PER_UNIT - entropy + WEIGHT_OF_VALUE * value, {"entropy": entropy, "lost": (best - likeliest).mean()}


def first_learner(start: str, seed: int, optimizer: Any) -> Any:
    """As `club` plays, or with random weights."""
    key = jax.random.key(seed)
    first = card_network.network_of(key, export.FORMATS["card_network"].shape)
    if start == "club":
        content = (library.ROOT / "data/weights/card_network.bin").read_bytes()
        first = jax.tree.map(jnp.asarray, export.floats("card_network", content))
    return {**learning.learner_of(first, optimizer), "average": first}


def learned(options: Any, opponents: str) -> Optional[Any]:
    """The learner after deals against such opponents."""
    batches = max(1, int(CHOICES[opponents] * options.deals / options.batch))
    optimizer = optax.adam(options.rate)

    def batched(tried: library.Blocks, random: np.random.Generator) -> Dict[str, Any]:
        """As many in each round, so that it is compiled once; not by JAX, for which there are others each time."""
        order = random.permutation(len(tried["tried"]))
        order = np.resize(order, (batches, options.batch))
        return {name: array[order] for name, array in tried.items()}

    def weights_of(params: Any) -> bytes:
        return export.bytes_of(export.integers("card_network", params))

    def step(learner: Any, rows: Any) -> Any:
        moved, told = learning.moved(learner, optimizer, lambda now: loss(now, rows))
        params = {**moved["params"], "inputs": jnp.clip(moved["params"]["inputs"], -MAX_INPUT, MAX_INPUT)}
        share = jnp.minimum(1, LATER / moved["optimizer"][0].count)
        average = jax.tree.map(lambda mean, now: mean + share * (now - mean), learner["average"], params)
        return {**moved, "params": params, "average": average}, told

    passed = jax.jit(lambda learner, rows: learning.in_batches(learner, rows, step))
    with library.Data() as data:

        def over_club(params: Any, number: int) -> Dict[str, Any]:
            names = ("published", "auction", "published_half", "auction_half")
            is_last = number == options.rounds
            if number % options.measured and not is_last:
                return dict.fromkeys(names)
            # The last row has other deals than the curve.
            deals = (4303, options.last_deals) if is_last else (4301, options.measured_deals)
            margins = data.ask("over", "full:level=club", *deals, weights=weights_of(params))
            return dict(zip(names, [*margins["points"], *margins["half_width"]]))

        def a_round(learner: Any, number: int) -> Any:
            deals = options.seed, (number - 1) * options.deals, options.deals
            tried = data.ask("tried", opponents, *deals, weights=weights_of(learner["params"]))
            learner, told = passed(learner, batched(tried, np.random.default_rng((options.seed, number))))
            return learner, {**told, **over_club(learner["average"], number)}

        first = first_learner(options.start, options.seed, optimizer)
        return learning.rounds(options, first, a_round, count=options.rounds, every=options.kept)


def main(texts: Optional[Sequence[str]] = None) -> int:
    return run("tried_cards", __doc__, texts, "itself")


def run(name: str, about: Optional[str], texts: Optional[Sequence[str]], opponents: str) -> int:
    options = learning.options_of(name, about, texts, start=("club", "nothing"))
    learner = learned(options, opponents)
    if learner:
        export.write("card_network", export.integers("card_network", learner["average"]), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
