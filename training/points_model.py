"""Trains the model of all four hands, from which the solver begins: on the values of solved deals.

    tools/training/build.sh && pip install '.[training]'
    python training/points_model.py FOLDER [--deals=800000] [--rounds=80]

FOLDER gets points_model.bin and .txt, report.txt, checkpoints and the curve, and solved/, the deals solved so far.
Started again after a kill, it goes on.
"""

from __future__ import annotations

import pathlib
import sys
from typing import Any, Optional, Sequence

import export
import jax
import jax.numpy as jnp
import learning
import library
import numpy as np
import optax

SHAPE = export.FORMATS["points_model"].shape
PRESENT = 40  # inputs at most, or nearly so
POINTS = 100.0  # in 1 of the output
MAX_MISS = 0.3  # from where on the loss is linear
PIECE = 2000  # deals that are solved at a time


def off(params: Any, rows: Any) -> Any:
    return learning.outputs(params, rows["inputs"])[..., 0] - rows["points"] / POINTS


def loss(params: Any, rows: Any) -> Any:
    value = optax.huber_loss(off(params, rows), delta=MAX_MISS).mean()
    return value, {"loss": value}


def report(params: Any, held_out: Any) -> str:
    """How far off the estimates are, for whole deals and others, and the values by the estimate."""
    values = np.asarray(held_out["points"], dtype=float)
    estimates = POINTS * np.asarray(jax.jit(learning.outputs)(params, held_out["inputs"]))[:, 0]
    cards = np.unpackbits(np.ascontiguousarray(held_out["inputs"][:, :4]).view(np.uint8), axis=1).sum(axis=1)
    off = np.abs(estimates - values)
    lines = ["Held out            Deals  Mean absolute  Root mean square  Signs right"]
    for name, those in (("whole deals", cards == 32), ("4 to 7 cards", cards < 32)):
        if those.any():
            right = ((estimates > 0) == (values > 0))[those].mean()
            square = np.sqrt((off[those] ** 2).mean())
            lines.append(f"{name:<16} {those.sum():8} {off[those].mean():14.1f} {square:17.1f} {100 * right:12.1f}%")
    lines += ["", "Estimate            Deals  Mean estimate  Mean value"]
    place = np.clip(np.floor(estimates / 40), -6, 5).astype(int)
    for one in np.unique(place):
        name = {-6: "below -200", 5: "200 and more"}.get(int(one), f"{40 * one} to {40 * one + 39}")
        those = place == one
        lines.append(f"{name:<16} {those.sum():8} {estimates[those].mean():+14.1f} {values[those].mean():+11.1f}")
    return "\n".join(lines) + "\n"


def solved_deals(data: library.Data, folder: pathlib.Path, deals: int) -> library.Blocks:
    """Deals with their values. The folder keeps each piece of them, so that they are solved once."""
    folder.mkdir(exist_ok=True)
    pieces = []
    for first in range(0, deals, PIECE):
        count = min(PIECE, deals - first)
        path = folder / f"{first}-{first + count - 1}.npz"
        if not path.exists():
            part = path.with_suffix(".part")
            solved = data.ask("points", first, count)
            with open(part, "wb") as file:
                np.savez(file, inputs=solved["inputs"], points=solved["points"])
            part.rename(path)
            if sys.stderr.isatty():
                print(f"\r{first + count} of {deals} deals solved", end="\n" * (first + count == deals), file=sys.stderr)
        with np.load(path) as piece:
            pieces.append(dict(piece))
    return {name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("points_model", __doc__, texts)
    with library.Data() as data:
        solved = solved_deals(data, options.folder / "solved", options.deals)
    held_out, fitted = ({name: rows[part] for name, rows in solved.items()} for part in parts(options.deals))
    steps = len(fitted["points"]) // options.batch * options.rounds
    optimizer = learning.adam(options.rate, steps)
    key = jax.random.key(options.seed)

    def a_pass(learner: Any, key: Any, rows: Any) -> Any:
        batches = learning.shuffled(key, rows, options.batch)
        return learning.in_batches(
            learner, batches, lambda learner, some: learning.moved(learner, optimizer, lambda now: loss(now, some))
        )

    passed = jax.jit(a_pass)
    missed = jax.jit(lambda params, rows: POINTS * jnp.abs(off(params, rows)).mean())

    def a_round(learner: Any, number: int) -> Any:
        learner, told = passed(learner, jax.random.fold_in(key, number), fitted)
        return learner, {**told, "off_held_out": missed(learner["params"], held_out)}

    first = learning.network(key, SHAPE, learning.he(PRESENT, SHAPE))
    learner = learning.rounds(options, learning.learner_of(first, optimizer), a_round, count=options.rounds)
    if learner:
        numbers = export.integers("points_model", learner["params"])
        rounded = export.floats("points_model", export.bytes_of(numbers))
        (options.folder / "report.txt").write_text(report(rounded, held_out), encoding="utf-8")
        export.write("points_model", numbers, options.folder)
    return 0


def parts(deals: int) -> Any:
    """Those held out, a tenth, and the others."""
    return slice(0, deals // 10), slice(deals // 10, deals)


if __name__ == "__main__":
    sys.exit(main())
