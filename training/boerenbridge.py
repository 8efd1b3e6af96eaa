"""Trains the models of boerenbridge: which bids and cards are good for a seat, without search.

    tools/training/build.sh && pip install '.[training]'
    python training/boerenbridge.py FOLDER [--deals=50000] [--rounds=40]

The plain models learn what players of random play-outs do. The strong ones then play from nothing, and learn what each
bid and card that was tried brought. FOLDER gets boerenbridge.bin and .txt, checkpoints and two curves, in plain/ and
strong/. Started again after a kill, it goes on.
"""

from __future__ import annotations

import sys
from typing import Any, Dict, Optional, Sequence

import export
import jax
import jax.numpy as jnp
import learning
import library
import numpy as np
import optax

OPTIONS = 11  # bids at most
FEATURES = {"bids": (24, 7), "cards": (12, 11)}  # of a choice, and of an option, at most
TEMPERATURE = 0.4  # points, in the end
MOST_UNIT, MOST_DIRECT = export.MAX_UNIT_WEIGHT / export.UNIT_ONE, 31.0


def model(key: Any, shared: int, own: int) -> Any:
    """Units begin at odds with each other, so that they learn different things; values are nearly 0."""
    rows = jax.random.uniform(key, (shared + own, export.UNITS), minval=-0.05, maxval=0.05)
    out = jnp.where(jnp.arange(export.UNITS) % 2 == 0, 0.5, -0.5)
    return {"constant": jnp.zeros(export.UNITS), "out": out, "rows": rows, "direct": jnp.zeros(own)}


def models(key: Any) -> Any:
    keys = jax.random.split(key)
    return {name: model(one, *export.CHOICES[name]) for one, name in zip(keys, export.CHOICES)}


def odds(net: Any, rows: Any) -> Any:
    """The log chance of each option; features are numbers, -1 where there are no more."""
    first_own = len(net["rows"]) - len(net["direct"])
    table = jnp.concatenate([net["rows"], jnp.zeros((1, export.UNITS))])
    direct = jnp.concatenate([net["direct"], jnp.zeros(1)])
    shared = net["constant"]
    for place in range(rows["shared"].shape[1]):
        shared = shared + table[rows["shared"][:, place]]
    units, values = shared[:, None], 0.0
    for place in range(rows["own"].shape[2]):
        number = rows["own"][:, :, place]
        units = units + table[jnp.where(number < 0, -1, first_own + number)]
        values = values + direct[number]
    values = values + jax.nn.relu(units) @ net["out"]
    return jax.nn.log_softmax(jnp.where(jnp.arange(OPTIONS) < rows["options"][:, None], values, -1e9))


def taken_loss(net: Any, rows: Any) -> Any:
    """Worths are 1 for the option that was taken."""
    value = -(odds(net, rows) * rows["worth"]).sum(axis=1).mean()
    return value, {"loss": value}


def worth_loss(net: Any, rows: Any, temperature: Any) -> Any:
    """Minus the mean worth of what is chosen, in units of the temperature, and the entropy of the choice."""
    found = odds(net, rows)
    chances = jnp.exp(found)
    value = -(chances * (rows["worth"] / temperature - found)).sum(axis=1).mean()
    return value, {"worth": (chances * rows["worth"]).sum(axis=1).mean()}


def bounded(net: Any) -> Any:
    most = {name: MOST_DIRECT if name == "direct" else MOST_UNIT for name in net}
    return {name: jnp.clip(net[name], -most[name], most[name]) for name in net}


def begun(key: Any) -> Any:
    return {name: learning.learner_of(net, optimizer_of(0.0)) for name, net in models(key).items()}


def optimizer_of(rate: Any) -> Any:
    return optax.chain(optax.scale_by_adam(), optax.scale(-rate))


def program(loss: Any, batch: int) -> Any:
    """Steps over all choices of one kind."""

    def learned(learner: Any, key: Any, rows: Any, rate: Any, *more: Any) -> Any:
        optimizer = optimizer_of(rate)

        def step(learner: Any, some: Any) -> Any:
            learner, told = learning.moved(learner, optimizer, lambda net: loss(net, some, *more))
            return {**learner, "params": bounded(learner["params"])}, told

        return learning.in_batches(learner, learning.shuffled(key, rows, batch), step)

    return jax.jit(learned)


def kinds(block: library.Blocks, batch: int) -> Dict[str, Any]:
    """The choices of bids and of cards, in one of few numbers, so that few programs are compiled; the rest is left."""
    found = {}
    for kind in export.CHOICES:
        rows = {name[len(kind) + 1 :]: array for name, array in block.items() if name.startswith(kind)}
        count = len(rows["options"])
        # Of batches, three binary digits count.
        whole = max(1, count // batch)
        step = 1 << max(0, whole.bit_length() - 3)
        order = np.arange(whole // step * step * batch) % count
        shared, own = FEATURES[kind]
        rows["shared"] = rows["shared"][:, :shared]
        rows["own"] = rows["own"].reshape(count, OPTIONS, -1)[:, :, :own]
        found[kind] = {name: array[order] for name, array in rows.items()}
    return found


def weights_of(learner: Any, plain: Any) -> bytes:
    return export.bytes_of(integers_of(learner, plain))


def integers_of(learner: Any, plain: Any) -> export.Numbers:
    """All four models."""
    strong = {kind: one["params"] for kind, one in learner.items()}
    return export.choice_integers({**strong, **{f"plain_{kind}": one["params"] for kind, one in plain.items()}})


def learn_plain(options: Any, data: library.Data, key: Any) -> Any:
    rows = kinds(data.ask("rollouts", 1, 2 * options.deals), options.batch)
    others = kinds(data.ask("rollouts", 2, options.deals // 10 + 1), 1)
    learn = program(taken_loss, options.batch)
    off = jax.jit(lambda net, rows: taken_loss(net, rows)[0])

    def a_pass(learner: Any, number: int) -> Any:
        rate = options.rate * (1 - (number - 1) / options.passes)
        told = {}
        for kind in export.CHOICES:
            learner[kind], _ = learn(learner[kind], jax.random.fold_in(key, number), rows[kind], rate)
            told[f"{kind}_off"] = off(learner[kind]["params"], others[kind])
        return learner, told

    return learning.rounds(options, begun(key), a_pass, count=options.passes, folder=options.folder / "plain")


def learn_strong(options: Any, data: library.Data, key: Any, plain: Any) -> Any:
    learn = program(worth_loss, options.batch)

    def a_round(learner: Any, number: int) -> Any:
        tries = data.ask("tries", 999 + number, options.deals, weights=weights_of(learner, plain))
        rows = kinds(tries, options.batch)
        temperature = TEMPERATURE * max(1.0, 4.0 - 0.5 * (number - 1))  # at first everything is tried
        rate = options.rate * (1 - (number - 1) / options.rounds)
        told = {}
        for kind in export.CHOICES:
            at = jax.random.fold_in(key, number)
            learner[kind], one = learn(learner[kind], at, rows[kind], rate, temperature)
            told[f"{kind}_worth"] = one["worth"]
        over = None
        if number % 5 == 0 or number == options.rounds:
            score = data.ask("over_plain", 99, 2 * options.deals, weights=weights_of(learner, plain))
            over = score["score"][0] - score["others"][0]
        return learner, {**told, "over_plain": over}

    return learning.rounds(options, begun(key), a_round, count=options.rounds, folder=options.folder / "strong")


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("boerenbridge", __doc__, texts)
    key = jax.random.key(options.seed)
    with library.Data() as data:
        plain = learn_plain(options, data, key)
        strong = learn_strong(options, data, key, plain) if plain else None
    if strong:
        export.write("boerenbridge", integers_of(strong, plain), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
