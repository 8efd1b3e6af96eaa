"""Trains a network of the card network's shape by self-play in JAX: policy gradients, from random cards on.

    pip install '.[training]'
    python training/self_play.py FOLDER [--updates=1000] [--deals=512] [--rate=0.001] [--rules=kbn] [--seed=1]

FOLDER gets checkpoints, and curve.csv: what each update was like, and every tenth time how many points North and South
are ahead of players who do anything, with cards that the network likes best. Told the same again with more updates, it
goes on after its last checkpoint. The same seed gives the same curve.
"""

from __future__ import annotations

import argparse
import csv
import functools
import math
import pathlib
import sys
from typing import Any, Dict, List, Optional, Sequence, Tuple

import jax
import jax.numpy as jnp
import optax
import orbax.checkpoint

from jasnel.jax import card_inputs, klaverjas

LAYERS = (card_inputs.COUNT, 128, 32, 33)  # the last output is the score expected, the others are cards in their places
POINTS = 50.0  # to which 1 corresponds in that output
ENTROPY = 0.01  # what it is worth to try other cards
MEASURED = 10  # updates between two measurements and checkpoints
COLUMNS = "update,deals,loss,entropy,error,against_random\n"

Params = List[Dict[str, Any]]


def initial(key: Any) -> Params:
    keys = jax.random.split(key, len(LAYERS) - 1)
    return [
        {"weights": jax.random.normal(key, (inputs, units)) * math.sqrt(2 / min(inputs, 64)), "bias": jnp.zeros(units)}
        for key, inputs, units in zip(keys, LAYERS, LAYERS[1:])
    ]


def outputs(params: Params, packed: Any, legal: Any) -> Tuple[Any, Any]:
    """The log odds of each card in its place, and the score expected."""
    values = card_inputs.unpack(packed)
    for layer in params[:-1]:
        values = jax.nn.relu(values @ layer["weights"] + layer["bias"])
    values = values @ params[-1]["weights"] * 0.1 + params[-1]["bias"]
    is_legal = (legal[..., None] >> jnp.arange(32, dtype=jnp.uint32)) & 1 == 1
    return jax.nn.log_softmax(jnp.where(is_legal, values[..., :32], -1e9)), values[..., 32]


def dealt(key: Any, rules: klaverjas.Rules) -> klaverjas.State:
    """A random deal, its contract too."""
    key_deal, key_contract = jax.random.split(key)
    trump, declarer = jax.random.randint(key_contract, (2,), 0, 4)
    return klaverjas.with_contract(klaverjas.deal(key_deal, rules), trump, declarer)


def played(params: Params, key: Any, deals: int, rules: klaverjas.Rules, against_random: bool) -> Tuple[Any, Any]:
    """Deals to the end: what was seen before each card, and what North and South were ahead.

    All seats draw cards by the network; or North and South take those it likes best, against any card.
    """
    key_deals, key_cards = jax.random.split(key)
    state = jax.vmap(lambda key: dealt(key, rules))(jax.random.split(key_deals, deals))

    def act(state: klaverjas.State, key: Any) -> Tuple[klaverjas.State, Dict[str, Any]]:
        order = card_inputs.places(state)
        packed = jax.vmap(lambda state: card_inputs.packed(state, rules))(state)
        legal = card_inputs.placed(klaverjas.legal_cards(state, rules), order)
        odds, _ = outputs(params, packed, legal)
        side = klaverjas.turn(state, rules) & 1
        if against_random:
            odds = jnp.where((side == 0)[:, None], odds * 1e6, jnp.where(odds > -1e8, 0.0, odds))
        place = jax.random.categorical(key, odds)
        card = card_inputs.unplaced(jnp.uint32(1) << place.astype(jnp.uint32), order)
        return klaverjas.play(state, card, rules), {"packed": packed, "legal": legal, "place": place, "side": side}

    last, seen = jax.lax.scan(act, state, jax.random.split(key_cards, 32))
    score = klaverjas.score(last, rules)
    return seen, score[:, 0] - score[:, 1]


def loss(params: Params, seen: Dict[str, Any], ahead: Any) -> Tuple[Any, Dict[str, Any]]:
    odds, expected = outputs(params, seen["packed"], seen["legal"])
    got = jnp.where(seen["side"] == 0, ahead, -ahead) / POINTS
    taken = jnp.take_along_axis(odds, seen["place"][..., None], axis=-1)[..., 0]
    better = jax.lax.stop_gradient(got - expected)
    entropy = -jnp.sum(jnp.exp(odds) * odds, axis=-1).mean()
    error = jnp.square(got - expected).mean()
    total = -(better * taken).mean() + 0.5 * error - ENTROPY * entropy
    return total, {"loss": total, "entropy": entropy, "error": jnp.sqrt(error) * POINTS}


@functools.lru_cache(maxsize=None)
def programs(deals: int, rate: float, rules: klaverjas.Rules) -> Tuple[Any, Any, Any]:
    """A learner before its first update, an update of it, and its measurement."""
    adam = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(rate))

    def begin(key: Any) -> Any:
        params = initial(key)
        return {"params": params, "adam": adam.init(params)}

    def update(learner: Any, key: Any) -> Any:
        seen, ahead = played(learner["params"], key, deals, rules, against_random=False)
        grads, told = jax.grad(loss, has_aux=True)(learner["params"], seen, ahead)
        changes, adam_state = adam.update(grads, learner["adam"])
        return {"params": optax.apply_updates(learner["params"], changes), "adam": adam_state}, told

    def measured(learner: Any, key: Any) -> Any:
        return played(learner["params"], key, deals, rules, against_random=True)[1].mean()

    return jax.jit(begin), jax.jit(update), jax.jit(measured)


def arguments_of(texts: Optional[Sequence[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="of the checkpoints and the curve")
    parser.add_argument("--updates", type=int, default=1000, help="how many in all (default 1000)")
    parser.add_argument("--deals", type=int, default=512, help="for each update (default 512)")
    parser.add_argument("--rate", type=float, default=0.001, help="of learning (default 0.001)")
    parser.add_argument("--rules", default="kbn", help="the rule set (default kbn)")
    parser.add_argument("--seed", type=int, default=1, help="of weights, deals and cards (default 1)")
    options = parser.parse_args(texts)
    try:
        options.rules = klaverjas.rules(options.rules)
    except ValueError as error:
        parser.error(str(error))
    return options


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = arguments_of(texts)
    key = jax.random.key(options.seed)
    begin, update, measured = programs(options.deals, options.rate, options.rules)
    learner = begin(key)
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with orbax.checkpoint.CheckpointManager(folder / "checkpoints") as checkpoints:
        first = checkpoints.latest_step() or 0
        if first:
            learner = checkpoints.restore(first, args=orbax.checkpoint.args.StandardRestore(learner))
        path = folder / "curve.csv"
        rows = path.read_text(encoding="utf-8").splitlines(keepends=True)[: first + 1] if first else [COLUMNS]
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.writelines(rows)
            curve = csv.writer(file, lineterminator="\n")
            for number in range(first + 1, options.updates + 1):
                at = jax.random.fold_in(key, number)
                learner, told = update(learner, at)
                numbers = [f"{float(told[name]):.4f}" for name in ("loss", "entropy", "error")]
                against = ""
                if number % MEASURED == 0 or number == options.updates:
                    against = f"{float(measured(learner, at)):+.1f}"
                    checkpoints.save(number, args=orbax.checkpoint.args.StandardSave(learner))
                curve.writerow([number, number * options.deals, *numbers, against])
                file.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
