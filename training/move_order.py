"""Looks for weights of the solver's move order that save nodes: one or two of them change at random, and stay if they do.

    tools/training/build.sh && pip install '.[training]'
    python training/move_order.py FOLDER [--rounds=3000]

It begins with the weights in data/. FOLDER gets move_order.inc, report.txt, checkpoints and the curve. Started again
after a kill, it goes on. A round is a change that is tried; change N of a seed is the same whatever was tried before.
The weights decide what the search tries first, so they change node counts, and nothing else.
"""

from __future__ import annotations

import re
import sys
from typing import Any, Dict, Optional, Sequence, Tuple

import learning
import library
import numpy as np

DEALS_SEED, OTHERS_SEED = 730001, 730002  # of no test and no figure
SCREENING = 5  # a change that saves nothing in the first part of so many is not tried on the others
SOURCE = library.ROOT / "data/weights/move_order.inc"
WEIGHT = re.compile(r"(?<= = )-?\d+(?=,)")


def weights_in(text: str) -> Any:
    """The numbers of move_order.inc, in the order of the structure."""
    return np.array([int(number) for number in WEIGHT.findall(text)], np.int32)


def text_with(text: str, weights: Any) -> str:
    """The same file with other numbers."""
    numbers = iter(weights.tolist())
    return WEIGHT.sub(lambda _: str(next(numbers)), text)


def changed(weights: Any, seed: int, number: int) -> Any:
    """Change `number`: one weight or two become another by up to a quarter, or up to 4 if that is more."""
    random = np.random.default_rng((seed, number))
    weights = weights.copy()
    for place in random.choice(len(weights), size=random.integers(1, 3), replace=False):
        most = max(4, abs(int(weights[place])) // 4)
        weights[place] += random.integers(1, most + 1) * random.choice((-1, 1))
    return weights


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("move_order", __doc__, texts)
    text = SOURCE.read_text(encoding="utf-8")
    supplied = weights_in(text)
    screened = max(1, options.deals // SCREENING)
    parts = (0, screened), (screened, options.deals - screened)
    with library.Data() as data:

        def nodes(weights: Any, part: Tuple[int, int], seed: int = DEALS_SEED) -> Any:
            return data.ask("nodes", seed, *part, weights=weights.astype("<i4").tobytes())["nodes"].astype(np.int64)

        def a_round(learner: Any, number: int) -> Tuple[Any, Dict[str, Any]]:
            weights = changed(learner["weights"], options.seed, number)
            first = nodes(weights, parts[0])
            if first < learner["first"]:
                others = nodes(weights, parts[1])
                if first + others < learner["first"] + learner["others"]:
                    learner = {"weights": weights, "first": first, "others": others, "kept": learner["kept"] + 1}
            return learner, {"nodes": sum(learner["first"] + learner["others"]), "kept": learner["kept"][0]}

        begun = {"weights": supplied, "first": nodes(supplied, parts[0]), "others": nodes(supplied, parts[1])}
        begun["kept"] = np.zeros(1, np.int64)
        learner = learning.rounds(options, begun, a_round, count=options.rounds, every=options.kept)
        if not learner:
            return 0
        lines = ["Deals     Nodes before       after  change"]
        for name, seed in (("these", DEALS_SEED), ("others", OTHERS_SEED)):
            before, after = (
                int(nodes(weights, (0, options.deals), seed).sum()) for weights in (supplied, learner["weights"])
            )
            lines.append(f"{name:<8} {before:13} {after:11} {100 * (after / before - 1):+6.2f}%")
    (options.folder / "report.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (options.folder / SOURCE.name).write_text(text_with(text, learner["weights"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
