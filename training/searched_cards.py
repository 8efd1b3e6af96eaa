"""Teaches the network that plays cards what search thinks of them: expert iteration (Anthony et al., 2017).

    tools/training/build.sh && pip install '.[training]'
    python training/searched_cards.py FOLDER [--deals=302000] [--scale=0.15]

FOLDER gets card_network.bin and .txt, checkpoints and the curve, and searched/, what search said of the deals so far.
Started again after a kill, it goes on. After other weights in data/ begin another folder.

The player `full`, with the weights in data/, plays deals against itself and says what each card of a choice is worth.
The network begins as that player's and moves its chances to where they gain most by these values, in a mixture with
what it thought before, and with a bonus for entropy. A value counts as it is, so that its noise, which is large, cancels
out over choices; chances that were fitted to those of search would learn the noise.
"""

from __future__ import annotations

import sys
from typing import Any, Optional, Sequence

import export
import jax
import jax.numpy as jnp
import learning
import numpy as np
from card_network import MAX_INPUT, POINTS, VALUE, odds_of

BLOCK = 1000  # deals in a file
HELD_OUT = 20  # one file of so many
PER_UNIT = 1.5  # points that a unit of entropy, and so of log odds, is worth
FAR = 20.0  # log odds behind the best from where on it does not matter by how much a card is worse
WEIGHT_OF_VALUE = 0.1
OVER_CLUB_SEED = 4303


def searched(options: Any) -> Any:
    """What search says of cards, in files of some deals each."""
    folder = options.folder / "searched"
    folder.mkdir(exist_ok=True)
    blocks = []
    with learning.Data() as data:
        for first in range(0, options.deals, BLOCK):
            path = folder / f"{first}.npz"
            if not path.exists():
                part = folder / "part.npz"
                deals = min(BLOCK, options.deals - first)
                block: Any = data.ask("searched", options.scale, options.seed, first, deals)
                np.savez(part, **block)
                part.rename(path)
            with np.load(path) as file:
                blocks.append(dict(file))
    held = blocks[::HELD_OUT]
    fitted = [block for number, block in enumerate(blocks) if number % HELD_OUT] or held
    return [{name: np.concatenate([block[name] for block in part]) for name in part[0]} for part in (held, fitted)]


def worth_by_place(rows: Any) -> Any:
    """Points by the place of the card; 0 where it is not legal."""
    is_legal = (rows["legal"][:, None] >> jnp.arange(32, dtype=jnp.uint32)) & 1
    number = jnp.cumsum(is_legal, axis=1, dtype=jnp.int32) - 1
    return jnp.where(is_legal == 1, jnp.take_along_axis(rows["worth"], jnp.clip(number, 0, 7), axis=1), 0)


def loss(params: Any, before: Any, rows: Any, share: float) -> Any:
    worth = worth_by_place(rows)
    out = learning.outputs(params, rows["packed"])
    odds = odds_of(out, rows["legal"])
    earlier = odds_of(learning.outputs(before, rows["packed"]), rows["legal"])
    aim = share * worth / PER_UNIT + (1 - share) * earlier
    aim = jnp.maximum(aim, jnp.where(earlier > -1e8, aim, -1e9).max(axis=1, keepdims=True) - FAR)
    chances = jnp.exp(odds)
    choice = (chances * jnp.where(chances > 0, odds - aim, 0)).sum(axis=1).mean()
    expected = jax.lax.stop_gradient((chances * worth).sum(axis=1))
    value = jnp.square(jnp.clip(out[:, VALUE] - expected / POINTS, -1, 1)).mean()
    likeliest, first = odds.argmax(axis=1), earlier.argmax(axis=1)
    gain = jnp.take_along_axis(worth, likeliest[:, None], 1) - jnp.take_along_axis(worth, first[:, None], 1)
    return choice + WEIGHT_OF_VALUE * value, {"loss": choice, "gain": gain.mean()}


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("searched_cards", __doc__, texts)
    held_out, fitted = searched(options)
    before = export.floats("card_network", (learning.ROOT / "data/weights/card_network.bin").read_bytes())
    optimizer = learning.adam(options.rate, len(fitted["legal"]) // options.batch * options.passes)
    key = jax.random.key(options.seed)

    def step(learner: Any, rows: Any) -> Any:
        learner, told = learning.moved(learner, optimizer, lambda now: loss(now, before, rows, options.share))
        params = learner["params"]
        return {**learner, "params": {**params, "inputs": jnp.clip(params["inputs"], -MAX_INPUT, MAX_INPUT)}}, told

    passed = jax.jit(lambda learner, key, rows: learning.in_batches(learner, learning.shuffled(key, rows, options.batch), step))
    measured = jax.jit(lambda params, rows: loss(params, before, rows, options.share)[1]["gain"])
    with learning.Data() as data:

        def a_round(learner: Any, number: int) -> Any:
            learner, told = passed(learner, jax.random.fold_in(key, number), fitted)
            told = {**told, "gain_held_out": measured(learner["params"], held_out)}
            over = dict.fromkeys(("over_club", "by_auction", "over_club_half", "by_auction_half"))
            if number == options.passes:
                weights = export.bytes_of(export.integers("card_network", learner["params"]))
                margins = data.ask("over_club", OVER_CLUB_SEED, options.measured_deals, weights=weights)
                over = dict(zip(over, [*margins["points"], *margins["half_width"]]))
            return learner, {**told, **over}

        first = learning.learner_of(jax.tree.map(jnp.asarray, before), optimizer)
        learner = learning.rounds(options, first, a_round, count=options.passes)
    if learner:
        export.write("card_network", export.integers("card_network", learner["params"]), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
