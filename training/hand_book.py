"""Trains the book of hands: on guesses for millions of deals, and then on what these miss in solved ones.

    tools/training/build.sh && pip install '.[training]'
    jasnel study ... --ask=tables   # solved deals of each rule set: docs/research/bidding.md
    python training/hand_book.py FOLDER --tables='kbn.npy;nku-rotterdam.npy' [--guessed=10000] [--rounds=6]

FOLDER gets hand_book.bin and .txt, checkpoints and two curves, in guessed/ and solved/. Started again after a kill, it
goes on.
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

SHAPE = export.FORMATS["hand_book"].shape
PRESENT = 15  # inputs, or nearly so
POINTS = 100.0  # in 1 of an output
CHANCES = 8  # outputs that are log odds: made and pit by place; then scores by place
WITH_ALL = 12  # outputs before the scores under nat=own, of which solved deals tell nothing
WEIGHT_OF_SCORE = 0.3


def found(params: Any, inputs: Any) -> Any:
    """What the network yields, with chances in the place of log odds."""
    out = learning.outputs(params, inputs)
    return jnp.concatenate([jax.nn.sigmoid(out[:, :CHANCES]), out[:, CHANCES:]], axis=1)


def loss(params: Any, rows: Any, outputs: int) -> Any:
    """Least where outputs are the means of the targets, which may be below 0 or above 1."""
    out, targets = learning.outputs(params, rows["inputs"]), rows["targets"]
    of_chances = optax.sigmoid_binary_cross_entropy(out[:, :CHANCES], targets[:, :CHANCES]).sum(axis=1)
    off = (out - targets)[:, CHANCES:outputs]
    value = (of_chances + 0.5 * WEIGHT_OF_SCORE * (off**2).sum(axis=1)).mean()
    return value, {"loss": value}


def root_mean_squares(params: Any, rows: Any) -> Any:
    """Of what chances and scores are off, over all places."""
    squares = ((found(params, rows["inputs"]) - rows["targets"]) ** 2).mean(axis=0)
    made, pit, score, _ = jnp.sqrt(squares.reshape(4, 4).mean(axis=1))
    return {"makes_off": made, "pit_off": pit, "score_off": POINTS * score}


misses = jax.jit(root_mean_squares)


def program(optimizer: Any, outputs: int, batch: int) -> Any:
    def learned(learner: Any, key: Any, rows: Any) -> Any:
        return learning.in_batches(
            learner,
            learning.shuffled(key, rows, batch),
            lambda learner, some: learning.moved(learner, optimizer, lambda now: loss(now, some, outputs)),
        )

    return jax.jit(learned)


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("hand_book", __doc__, texts)
    key = jax.random.key(options.seed)
    with library.Data() as data:
        others = data.ask("guesses", options.guessed * options.deals, 200)
        optimizer = learning.adam(options.rate, options.guessed * (16 * options.deals // options.batch))
        guess = program(optimizer, SHAPE[3], options.batch)

        def a_guess(learner: Any, number: int) -> Any:
            rows = data.ask("guesses", (number - 1) * options.deals, options.deals)
            learner, told = guess(learner, jax.random.fold_in(key, number), rows)
            return learner, {**told, **misses(learner["params"], others)}

        first = learning.learner_of(learning.network(key, SHAPE, learning.he(PRESENT, SHAPE)), optimizer)
        guessed = learning.rounds(
            options, first, a_guess, count=options.guessed, every=100, folder=options.folder / "guessed"
        )
        if not guessed or not options.tables:
            return 0
        learner = solved(options, guessed["params"], data, key)
        if not learner:
            return 0
        network = export.integers("hand_book", learner["params"])
        errors = data.ask("hand_errors", options.rules, options.hands, weights=export.bytes_of(network))
    export.write("hand_book", {**network, **errors}, options.folder)
    return 0


def solved(options: Any, guessed: Any, data: library.Data, key: Any) -> Any:
    fitted, held_out = [], []
    for rules, path in zip(options.rules.split(";"), options.tables.split(";")):
        rows = data.ask("tables", rules, path)
        tenth = len(rows["inputs"]) // 160 * 16
        held_out.append({name: array[:tenth] for name, array in rows.items()})
        fitted.append({name: array[tenth:] for name, array in rows.items()})

    def joined(parts: Any) -> Any:
        rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        return {**rows, "targets": rows["targets"] + np.asarray(found(guessed, rows["inputs"]))}

    rows, others = joined(fitted), joined(held_out)
    optimizer = learning.adam(options.later_rate, len(rows["inputs"]) // options.batch * options.rounds)
    passed = program(optimizer, WITH_ALL, options.batch)

    # The rounds before have the numbers from 1 on.
    own = jax.random.fold_in(key, 0)

    def a_round(learner: Any, number: int) -> Any:
        learner, told = passed(learner, jax.random.fold_in(own, number), rows)
        return learner, {**told, **misses(learner["params"], others)}

    first = learning.learner_of(guessed, optimizer)
    return learning.rounds(options, first, a_round, count=options.rounds, folder=options.folder / "solved")


if __name__ == "__main__":
    sys.exit(main())
