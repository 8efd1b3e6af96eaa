"""What the programs of this folder share: options, networks, and rounds that go on after a kill.

A program calls `rounds` with a learner, which is any tree of arrays, and with what a round makes of it. Its folder gets
checkpoints, curve.csv with a row for each round, and curve.svg.
"""

from __future__ import annotations

import argparse
import csv
import importlib
import json
import math
import pathlib
from typing import Any, Callable, Dict, Optional, Sequence, Tuple

import jax
import jax.numpy as jnp
import optax
import orbax.checkpoint
import rows
from library import ROOT

tomllib: Any = importlib.import_module("tomllib")  # Python 3.11 has it, as JAX asks for; types are checked for 3.10
MAX_OUT = 8 - 1 / 512  # what leaves a unit of a hidden layer is from 0 to this

Tree = Any


def count(text: str) -> int:
    if not text.replace("_", "").isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}'; expected a number from 1 on")
    return int(text)


def options_of(
    name: str, about: Optional[str], texts: Optional[Sequence[str]], **choices: Sequence[str]
) -> argparse.Namespace:
    """The folder, and the table NAME of config.toml, each of whose keys is also a flag.

    What is a whole number there, and not 0, must not be 0; other texts than those of `choices` are refused.
    """
    parser = argparse.ArgumentParser(description=(about or "").split("\n", 1)[0])
    parser.add_argument("folder", type=pathlib.Path, help="of the checkpoints, the curve, and the weights")
    with open(ROOT / "training/config.toml", "rb") as file:
        table = tomllib.load(file)[name]
    for key, value in table.items():
        kind = count if isinstance(value, int) and value and key != "seed" else type(value)
        parser.add_argument(f"--{key}", type=kind, default=value, choices=choices.get(key), help=f"default {value}")
    parser.add_argument("--stop", type=int, default=0, help="after so many rounds, to go on another time")
    options = parser.parse_args(texts)
    options.folder = options.folder.resolve()
    options.folder.mkdir(parents=True, exist_ok=True)
    now = {key: getattr(options, key) for key in table}
    kept = options.folder / "options.json"
    before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else now
    for key in now:
        begun = before.get(key, table[key])
        if begun != now[key]:
            parser.error(f"{options.folder} was begun with --{key}={begun}; expected the same, or another")
    kept.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    return options


def network(key: Any, shape: Sequence[int], variances: Sequence[float]) -> Tree:
    """A network with two hidden layers, as data/weights has them: random weights, no bias."""
    inputs, first, second, outputs = shape
    sizes = {"inputs": (inputs, first), "second": (first, second), "last": (outputs, second)}
    made = {"first_bias": jnp.zeros(first), "second_bias": jnp.zeros(second), "last_bias": jnp.zeros(outputs)}
    for one, (name, size), variance in zip(jax.random.split(key, 3), sizes.items(), variances):
        most = math.sqrt(3 * variance)
        made[name] = jax.random.uniform(one, size, minval=-most, maxval=most)
    return made


def he(present: float, shape: Sequence[int]) -> Tuple[float, float, float]:
    """Variances for samples of which about so many inputs are there."""
    return 2 / present, 2 / shape[1], 1 / shape[2]


def outputs(net: Tree, words: Any) -> Any:
    """What comes out for inputs that are bits in words of 32, from the lowest up."""
    return outputs_of(net, rows.product(words, net["inputs"]))


def outputs_of(net: Tree, sums: Any) -> Any:
    """What comes out where the inputs add up to these sums, for each unit of the first layer."""
    values = jnp.clip(sums + net["first_bias"], 0, MAX_OUT)
    values = jnp.clip(values @ net["second"] + net["second_bias"], 0, MAX_OUT)
    return values @ net["last"].T + net["last_bias"]


def adam(rate: float, steps: int) -> Any:
    """Adam with steps that decrease to 0 as a cosine."""
    return optax.adam(optax.cosine_decay_schedule(rate, steps))


def learner_of(params: Tree, optimizer: Any) -> Tree:
    return {"params": params, "optimizer": optimizer.init(params)}


def moved(learner: Tree, optimizer: Any, loss: Callable[[Tree], Any]) -> Tuple[Tree, Any]:
    """A step against the gradient of the loss, and what is told of it: `loss(params)` gives both, by name."""
    gradients, told = jax.grad(loss, has_aux=True)(learner["params"])
    changes, state = optimizer.update(gradients, learner["optimizer"], learner["params"])
    return {"params": optax.apply_updates(learner["params"], changes), "optimizer": state}, told


def in_batches(learner: Tree, batches: Tree, step: Callable[[Tree, Tree], Tuple[Tree, Any]]) -> Tuple[Tree, Any]:
    """A step for each batch, the first axis of all arrays, and the mean of what the steps told."""
    learner, told = jax.lax.scan(step, learner, batches)
    return learner, jax.tree.map(lambda numbers: numbers.mean(axis=0), told)


def shuffled(key: Any, rows: Tree, batch: int) -> Tree:
    """All rows in another order, in batches; those that fill none are left out."""
    count = len(jax.tree.leaves(rows)[0])
    if count < batch:
        raise SystemExit(f"--batch={batch}; expected {count} at most, as there are no more samples")
    order = jax.random.permutation(key, count)[: count // batch * batch].reshape(-1, batch)
    return jax.tree.map(lambda array: array[order], rows)


def rounds(
    options: argparse.Namespace,
    learner: Tree,
    a_round: Callable[[Tree, int], Tuple[Tree, Dict[str, Any]]],
    *,
    count: int,
    every: int = 1,
    folder: Optional[pathlib.Path] = None,
) -> Optional[Tree]:
    """The learner after `count` rounds, of which `a_round(learner, number)` makes one and tells figures.

    It goes on after the last checkpoint in the folder; there is one after `every` rounds. Nothing if --stop ended it.
    """
    folder = folder or options.folder
    folder.mkdir(exist_ok=True)
    manager = orbax.checkpoint.CheckpointManager(
        folder / "checkpoints", options=orbax.checkpoint.CheckpointManagerOptions(max_to_keep=2)
    )
    last = min(count, options.stop) if options.stop else count
    path = folder / "curve.csv"
    with manager as checkpoints:
        done = checkpoints.latest_step() or 0
        if done:
            learner = checkpoints.restore(done, args=orbax.checkpoint.args.StandardRestore(learner))
        rows = path.read_text(encoding="utf-8").splitlines(keepends=True)[: done + 1] if done else []
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.writelines(rows)
            for number in range(done + 1, last + 1):
                learner, told = a_round(learner, number)
                if not rows:
                    file.write(",".join(["round", *told]) + "\n")
                    rows = ["begun"]
                texts = ["" if value is None else f"{float(value):.4f}" for value in told.values()]
                file.write(",".join([str(number), *texts]) + "\n")
                file.flush()
                if number % every == 0 or number == last:
                    checkpoints.save(number, args=orbax.checkpoint.args.StandardSave(learner))
    draw(path)
    return learner if last == count else None


def draw(path: pathlib.Path) -> None:
    """The columns of a curve as lines, each from its least to its most, in an SVG beside it."""
    with open(path, encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    last = max(int(row["round"]) for row in table)
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 420" font-family="sans-serif" font-size="12">']
    for place, name in enumerate(list(table[0])[1:]):
        points = [(int(row["round"]), float(row[name])) for row in table if row[name]]
        if not points:
            continue
        least, most = (least_or_most(value for _, value in points) for least_or_most in (min, max))
        colour = f"hsl({place * 80} 70% 40%)"
        at = [f"{20 + 660 * x / last:.1f},{400 - 340 * (y - least) / ((most - least) or 1):.1f}" for x, y in points]
        parts.append(f'<polyline fill="none" stroke="{colour}" points="{" ".join(at)}"/>')
        text = f"{name}: {least:g} to {most:g}"
        parts.append(f'<text x="{20 + place % 3 * 230}" y="{20 + place // 3 * 18}" fill="{colour}">{text}</text>')
    path.with_suffix(".svg").write_text("\n".join([*parts, "</svg>\n"]), encoding="utf-8")
