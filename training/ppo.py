"""Trains one seat of klaverjas by PPO in JAX, on deals side by side that are played in C++ (jasnel.vector).

    pip install '.[training]'
    python training/ppo.py FOLDER [--minutes=10] [--updates=N] [--imitate=100] [--opponents=simple] [--seed=1]

The other three seats are a player of the library, and a reward is what the network's side makes more than it would have
made of the same deal with that player in its seat: of luck little is left. Its first updates only imitate that player,
in what it meets itself, so that it then looks for something better from where it is level. FOLDER gets network.npz, and
curve.csv: after every so many updates the mean of that in deals of another seed, with the actions that the network
likes best, and half the width of the 95% interval. Ends after so many minutes, or updates; the same seed gives the same curve.
"""

from __future__ import annotations

import argparse
import csv
import functools
import math
import pathlib
import sys
import time
from typing import Any, Dict, List, Optional, Sequence, Tuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import jasnel
import jasnel.vector

UNITS = (256, 128)
STEPS = 18  # in each deal for an update: about two deals
EPOCHS = 3  # how often an update looks at them
PARTS = 8  # in each epoch
POINTS = 100.0  # to which a reward of 1 corresponds
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.005
MEASURED = 20  # updates between two measurements
MEASURED_DEALS = 4096
COLUMNS = ("update", "steps", "seconds", "ahead", "interval", "entropy")

Params = List[Dict[str, Any]]


def initial(key: Any, inputs: int, actions: int) -> Params:
    sizes = (inputs, *UNITS, actions + 1)  # the last output is the reward expected
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [math.sqrt(2.0)] * len(UNITS) + [0.01]
    return [
        {"weights": jax.random.normal(key, (rows, columns)) * scale / math.sqrt(rows), "bias": jnp.zeros(columns)}
        for key, rows, columns, scale in zip(keys, sizes, sizes[1:], scales)
    ]


def outputs(params: Params, seen: Any, mask: Any) -> Tuple[Any, Any]:
    """The log odds of each action, and the reward expected. Where nothing is legal all odds are equal."""
    values = seen
    for layer in params[:-1]:
        values = jax.nn.relu(values @ layer["weights"] + layer["bias"])
    values = values @ params[-1]["weights"] + params[-1]["bias"]
    return jax.nn.log_softmax(jnp.where(mask > 0, values[..., :-1], -1e9)), values[..., -1]


def chosen(params: Params, seen: Any, mask: Any, key: Any) -> Tuple[Any, Any, Any]:
    """An action in each deal by its odds, the log of these, and the reward expected."""
    odds, expected = outputs(params, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], axis=1)[:, 0], expected


def best(params: Params, seen: Any, mask: Any) -> Any:
    return outputs(params, seen, mask)[0].argmax(axis=1)


_chosen, _best = jax.jit(chosen), jax.jit(best)


def loss(params: Params, part: Dict[str, Any], imitates: bool) -> Tuple[Any, Any]:
    odds, expected = outputs(params, part["seen"], part["mask"])
    counts = (part["mask"].sum(axis=-1) > 0).astype(jnp.float32)  # not where a deal was over
    taken = jnp.take_along_axis(odds, part["action"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(taken - part["odds"])
    better = part["advantage"]
    gain = taken if imitates else jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    entropy = -jnp.sum(jnp.exp(odds) * jnp.maximum(odds, -50.0), axis=-1)
    error = jnp.square(expected - part["target"])
    total = jnp.sum(counts * (0.5 * error - gain - (0 if imitates else ENTROPY * entropy))) / counts.sum()
    return total, jnp.sum(counts * entropy) / counts.sum()


@functools.lru_cache(maxsize=None)
def learning(rate: float) -> Tuple[Any, Any]:
    """The optimizer, and an update of a network by what was seen."""
    adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    def update(
        params: Params, state: Any, batch: Dict[str, Any], last: Any, key: Any, imitates: bool
    ) -> Tuple[Params, Any, Any]:
        def back(carry: Any, step: Any) -> Tuple[Any, Any]:
            after, advantage = carry
            reward, over, expected = step
            advantage = reward + after * (1 - over) - expected + LAMBDA * (1 - over) * advantage
            return (expected, advantage), advantage

        steps = (batch["reward"], batch["over"], batch["expected"])
        _, advantages = jax.lax.scan(back, (last, jnp.zeros_like(last)), steps, reverse=True)
        counts = batch["mask"].any(axis=-1)
        mean, spread = advantages.mean(where=counts), advantages.std(where=counts) + 1e-6
        told = {
            "seen": batch["seen"], "mask": batch["mask"], "action": batch["action"], "odds": batch["odds"],
            "advantage": (advantages - mean) / spread, "target": advantages + batch["expected"],
        }
        flat = {name: rows.reshape(-1, *rows.shape[2:]) for name, rows in told.items()}
        size = flat["action"].shape[0]

        def part(carry: Any, places: Any) -> Tuple[Any, Any]:
            params, state = carry
            rows = {name: rows[places] for name, rows in flat.items()}
            grads, entropy = jax.grad(loss, has_aux=True)(params, rows, imitates)
            changes, state = adam.update(grads, state)
            return (optax.apply_updates(params, changes), state), entropy

        orders = [jax.random.permutation(one, size) for one in jax.random.split(key, EPOCHS)]
        parts = jnp.concatenate([order[: size // PARTS * PARTS].reshape(PARTS, -1) for order in orders])
        (params, state), entropies = jax.lax.scan(part, (params, state), parts)
        return params, state, entropies.mean()

    return adam, jax.jit(update, static_argnames="imitates")


def played(
    params: Params, seats: jasnel.vector.Seats, seen: Any, key: Any, imitates: bool
) -> Tuple[Dict[str, Any], Any]:
    """STEPS actions in each deal: what was seen, done (or to imitate) and got; and what is seen now."""
    rows: Dict[str, List[Any]] = {name: [] for name in ("seen", "mask", "action", "odds", "expected", "reward", "over")}
    for step in range(STEPS):
        each = jax.random.fold_in(key, step)
        action, odds, expected = _chosen(params, seen["observation"], seen["action_mask"], each)
        learned = seats.baseline_actions() if imitates else action
        after, reward, over, _, _ = seats.step(np.asarray(action))
        told = (seen["observation"], seen["action_mask"], learned, odds, expected, reward / POINTS, over)
        for name, values in zip(rows, told):
            rows[name].append(np.asarray(values))
        seen = after
    batch = {name: np.stack(values) for name, values in rows.items()}
    batch["over"] = batch["over"].astype(np.float32)
    return batch, seen


def measured(params: Params, seats: jasnel.vector.Seats) -> Tuple[float, float]:
    """How many points a deal the network makes more, in the deals of a seed, and half the width of the interval."""
    seen, _ = seats.reset(2**32)
    ahead = np.full(seats.num_envs, np.nan)
    while np.isnan(ahead).any():
        seen, rewards, over, _, _ = seats.step(np.asarray(_best(params, seen["observation"], seen["action_mask"])))
        ahead = np.where(np.isnan(ahead) & over, rewards, ahead)
    return float(ahead.mean()), float(1.96 * ahead.std() / math.sqrt(len(ahead)))


def arguments_of(texts: Optional[Sequence[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="of the network and the curve")
    parser.add_argument("--minutes", type=float, default=10, help="after which it ends (default 10)")
    parser.add_argument("--updates", type=int, default=10**9, help="after which it ends (default: those of the time)")
    parser.add_argument("--imitate", type=int, default=100, help="updates that imitate (default 100)")
    parser.add_argument("--deals", type=int, default=1024, help="side by side (default 1024)")
    parser.add_argument("--rate", type=float, default=0.0005, help="of learning (default 0.0005)")
    parser.add_argument("--opponents", default="simple", help="who has the other seats (default simple)")
    parser.add_argument("--rules", default="kbn", help="the rule set (default kbn)")
    parser.add_argument("--seed", type=int, default=1, help="of weights, deals and actions (default 1)")
    return parser.parse_args(texts)


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = arguments_of(texts)
    began = time.monotonic()
    keys = {"opponents": options.opponents, "baseline": options.opponents, "rules": options.rules}
    try:
        seats = jasnel.vector.klaverjas(options.deals, seed=options.seed, **keys)
        judged = jasnel.vector.klaverjas(min(MEASURED_DEALS, 8 * options.deals), **keys)
    except jasnel.JasnelError as error:
        print(error, file=sys.stderr)
        return 2
    key = jax.random.key(options.seed)
    params = initial(key, seats.size, seats.actions)
    adam, update = learning(options.rate)
    state = adam.init(params)
    seen, _ = seats.reset()
    options.folder.mkdir(parents=True, exist_ok=True)
    with open(options.folder / "curve.csv", "w", encoding="utf-8", newline="") as file:
        curve = csv.writer(file, lineterminator="\n")
        curve.writerow(COLUMNS)
        number, steps, ended = 0, 0, False
        while not ended:
            number += 1
            for_cards, for_parts = jax.random.split(jax.random.fold_in(key, number))
            imitates = number <= options.imitate
            batch, seen = played(params, seats, seen, for_cards, imitates)
            steps += int(batch["mask"].any(axis=-1).sum())
            _, last = outputs(params, seen["observation"], seen["action_mask"])
            params, state, entropy = update(params, state, batch, last, for_parts, imitates)
            seconds = time.monotonic() - began
            ended = number >= options.updates or seconds >= 60 * options.minutes
            if ended or number % MEASURED == 0:
                ahead, interval = measured(params, judged)
                row = [number, steps, f"{seconds:.0f}", f"{ahead:+.1f}", f"{interval:.1f}", f"{float(entropy):.3f}"]
                curve.writerow(row)
                file.flush()
                print(" ".join(f"{name}={value}" for name, value in zip(COLUMNS, row)), flush=True)
    arrays: Dict[str, Any] = {
        f"{name}{i}": np.asarray(values) for i, layer in enumerate(params) for name, values in layer.items()
    }
    np.savez(options.folder / "network.npz", **arrays)
    return 0


if __name__ == "__main__":
    sys.exit(main())
