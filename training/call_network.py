"""Trains the network that calls: it bids against itself, the library plays the cards, and it learns what calls led to.

    tools/training/build.sh && pip install '.[training]'
    python training/call_network.py FOLDER [--rounds=1600] [--deals=8192]

FOLDER gets call_network.bin and .txt, checkpoints and the curve. Started again after a kill, it goes on.
"""

from __future__ import annotations

import sys
from typing import Any, Optional, Sequence

import export
import jax
import jax.numpy as jnp
import learning
import library
import numpy as np
import optax

SHAPE = export.FORMATS["call_network"].shape
PRESENT = 18  # inputs, or nearly so
POINTS = 100.0  # in 1 of an output
SCORE, MAKES, PASS = range(3)  # the outputs
WEIGHT_OF_SCORE = 0.3  # against that of the chance
CALLS = 2.5  # samples of a deal, or a few more


def loss(params: Any, rows: Any) -> Any:
    """The chance counts where a suit was named, and the score of what was done."""
    out = learning.outputs(params, rows["inputs"])
    passed = rows["passed"]
    off = jnp.where(passed > 0, out[:, PASS], out[:, SCORE]) - rows["score"]
    of_chance = (1 - passed) * optax.sigmoid_binary_cross_entropy(out[:, MAKES], rows["makes"])
    named = (1 - passed).sum()
    value = (0.5 * WEIGHT_OF_SCORE * off**2 + of_chance).mean()
    return value, {
        "loss": value,
        "score_off": POINTS * jnp.sqrt(((1 - passed) * off**2).sum() / named),
        "chance_off": jnp.sqrt(((1 - passed) * (jax.nn.sigmoid(out[:, MAKES]) - rows["makes"]) ** 2).sum() / named),
        "pass_off": POINTS * jnp.sqrt((passed * off**2).sum() / jnp.maximum(passed.sum(), 1)),
    }


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("call_network", __doc__, texts)
    optimizer = learning.adam(options.rate, options.rounds * options.batches)
    size = int(options.deals * CALLS) // options.batches
    key = jax.random.key(options.seed)

    def learn(learner: Any, batches: Any) -> Any:
        return learning.in_batches(
            learner, batches, lambda learner, some: learning.moved(learner, optimizer, lambda now: loss(now, some))
        )

    learned = jax.jit(learn)
    with library.Data() as data:

        def a_round(learner: Any, number: int) -> Any:
            weights = export.bytes_of(export.integers("call_network", learner["params"]))
            calls = data.ask("calls", options.seed, (number - 1) * options.deals, options.deals, weights=weights)
            # As many in each round, so that it is compiled once.
            rows = np.arange(options.batches * size).reshape(options.batches, size) % len(calls["passed"])
            return learned(learner, {name: array[rows] for name, array in calls.items()})

        first = learning.network(key, SHAPE, learning.he(PRESENT, SHAPE))
        learner = learning.rounds(
            options, learning.learner_of(first, optimizer), a_round, count=options.rounds, every=10
        )
    if learner:
        export.write("call_network", export.integers("call_network", learner["params"]), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
