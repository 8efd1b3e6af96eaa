"""Makes a larger network of cards that plays as a smaller one does, from which a larger one learns on.

    python training/wider.py data/weights FOLDER [--at=N]

FOLDER gets card_network.bin and .txt, with the sizes of export.py. Further inputs, from number N on (default: the last
ones), count for nothing yet; nor do further units, whose weights are random. The text of the smaller network tells its
sizes. Files from before revision b4983114 have other bytes, which this does not know.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import sys
from typing import Any, Optional, Sequence

import export
import jax
import numpy as np
from card_network import network_of


def shape_of(folder: pathlib.Path) -> export.Shape:
    """Inputs, units of both layers, and outputs of the network of a folder."""
    text = (folder / "card_network.txt").read_text(encoding="utf-8")
    sizes = {name: (int(rows), int(columns)) for name, rows, columns in re.findall(r"(\w+): \w+, (\d+) x (\d+)", text)}
    return (*sizes["inputs"], sizes["last"][1], sizes["last"][0])


def wider(params: Any, shape: export.Shape, at: Optional[int] = None, seed: int = 1) -> Any:
    """A network of this shape with the outputs of a smaller one, for the inputs that this one has."""
    old_inputs, old_first = params["inputs"].shape
    old_second = params["last"].shape[1]
    at = old_inputs if at is None else at
    net = {name: np.array(array) for name, array in network_of(jax.random.key(seed), shape).items()}
    further = slice(at, at + shape[0] - old_inputs)
    net["inputs"][further, :old_first] = 0
    net["inputs"][np.delete(np.arange(shape[0]), further), :old_first] = params["inputs"]
    net["second"][old_first:, :old_second] = 0
    net["second"][:old_first, :old_second] = params["second"]
    net["last"][:, old_second:] = 0
    net["last"][:, :old_second] = params["last"]
    for name in ("first_bias", "second_bias", "last_bias"):
        net[name][: len(params[name])] = params[name]
    return net


def main(texts: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("smaller", type=pathlib.Path, help="the folder of the smaller network")
    parser.add_argument("folder", type=pathlib.Path, help="of the larger one")
    parser.add_argument("--at", type=int, help="the number of the first further input")
    options = parser.parse_args(texts)
    for name in ("card_network.bin", "card_network.txt"):
        if not (options.smaller / name).is_file():
            raise SystemExit(f"{options.smaller}: no {name}; expected a folder such as data/weights")
    old, new = shape_of(options.smaller), export.FORMATS["card_network"].shape
    if any(one > other for one, other in zip(old, new)) or old[3] != new[3]:
        raise SystemExit(f"{options.smaller}: a network of {old}; expected none larger than {new}")
    if options.at is not None and not 0 <= options.at <= old[0]:
        raise SystemExit(f"--at={options.at}; expected a number from 0 to {old[0]}")
    content = (options.smaller / "card_network.bin").read_bytes()
    net = wider(export.floats("card_network", content, old), new, options.at)
    options.folder.mkdir(parents=True, exist_ok=True)
    export.write("card_network", export.integers("card_network", net), options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
