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
ERRORS = [name for name, _ in export.FORMATS["hand_book"].floats]
TRUMPS = 9  # numbers of them in a hand
USUAL_CELLS = 10  # hands with the usual error that are added to those with so many trumps


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
        errors = {name: np.zeros(TRUMPS, np.float32) for name in ERRORS}
        weights = export.bytes_of({**network, **errors})
        truths = [data.ask("truths", rules, 0, options.hands, weights=weights) for rules in options.rules.split(";")]
    errors = errors_of({name: np.concatenate([one[name] for one in truths]) for name in truths[0]})
    export.write("hand_book", {**network, **errors}, options.folder)
    return 0


def errors_of(truths: library.Blocks) -> library.Blocks:
    """Root mean squares of what the book is off by, by number of trumps: of chances in units of their spread.

    Two runs that share no deal tell them without their own errors, which multiply to nothing on average. Where few
    hands have so many trumps, the errors lean on those of all.
    """
    columns = {"makes": truths["makes"][:, ::2], "pit": truths["pit"], "score": truths["score"][:, ::2]}
    count = np.bincount(truths["trumps"], minlength=TRUMPS)
    found = {}
    for name, (book, *runs) in ((name, rows.T) for name, rows in columns.items()):
        units = np.ones(len(book)) if name == "score" else book * (1 - book)
        squares, units = (
            np.bincount(truths["trumps"], of, TRUMPS) for of in ((book - runs[0]) * (book - runs[1]), units)
        )
        usual = squares.sum() / units.sum()
        share = USUAL_CELLS / count.sum() * units.sum()
        means = (squares + usual * share) / (units + share)
        found[f"error_of_{name}"] = np.sqrt(np.maximum(means, usual / 4)).astype(np.float32)
    return found


def misses_of(data: library.Data, rules: str, path: str) -> library.Blocks:
    """The hands of solved deals, and what guesses miss in them: nothing on average, if they were right.

    Nothing is known of scores under nat=own, whose targets are 0.
    """
    try:
        deals = np.load(path)
        seats = np.ascontiguousarray(deals["deal"], "<u8").tobytes()
        makes, pit, score = (deals[name] for name in ("makes", "pit", "score"))
    except (OSError, ValueError, IndexError, KeyError) as error:
        raise SystemExit(f"{path}: expected the tables of jasnel study join") from error
    rows = data.ask("guesses_for", rules, weights=seats)
    seat, suit, place = np.ogrid[:4, :4, :4]
    leader, side = (seat - place) & 3, seat % 2
    ahead = score[:, suit, leader, side] * (1 - 2 * side) / POINTS
    found = np.stack([makes[:, suit, leader] >> side & 1, pit[:, suit, leader] >> side & 1, ahead], axis=3)
    targets = np.zeros((len(deals), 4, 4, 4, 4), np.float32)
    targets[:, :, :, :3] = found - rows["targets"].reshape(targets.shape)[:, :, :, :3]
    return {**rows, "targets": targets.reshape(rows["targets"].shape)}


def solved(options: Any, guessed: Any, data: library.Data, key: Any) -> Any:
    fitted, held_out = [], []
    for rules, path in zip(options.rules.split(";"), options.tables.split(";")):
        rows = misses_of(data, rules, path)
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
