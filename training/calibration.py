"""Fits what open hands are worth in real play to deals that strong players play.

    tools/training/build.sh && pip install '.[training]'
    python training/calibration.py FOLDER [--deals=2000]

FOLDER gets calibration.inc, which takes the place of data/weights/calibration.inc, report.txt, and the matches, which
stay for the next time, also one that was broken off: who has changed the players begins another folder.

The score and the log odds to make a contract are straight lines in those of open hands, with a constant for each place
of the declarer.
"""

from __future__ import annotations

import pathlib
import subprocess
import sys
from typing import Any, Dict, List, Optional, Sequence, Tuple

import export
import learning
import library
import numpy as np
import played
import regression

PLACES = 4
LEAST = -100.0  # hands that are worth less are hardly ever bid on
RIDGE = 1e-6
FIFTHS = 5  # of a report
# In random contracts every place declares as often; the auctions have the hands that are bid on.
MATCHES = {
    ("random", 2): ("kbn", "nku-rotterdam"),
    ("auction", 3): ("kbn", "nku", "bedum", "nku-rotterdam", "bedum-rotterdam"),
}
RUFFS = ("free", "obliged")


def matches(options: Any) -> List[Tuple[str, pathlib.Path]]:
    """Rules, and the record of a match between two strong players by them."""
    records = []
    for (contract, seed), rule_sets in MATCHES.items():
        for rules in rule_sets:
            path = options.folder / f"{rules}-{contract}.txt"
            part = path.with_suffix(".part")
            if not path.exists():
                asked = [f"--rules={rules}", f"--trump-and-declarer={contract}", f"--deals={options.deals}"]
                resume = ["--resume"] if part.exists() else []
                players = ["full:level=strong", "full:worlds=20"]
                command = [library.built("jasnel"), "match", *players, *asked, f"--seed={seed}", f"--record={part}"]
                subprocess.run([*map(str, command), *resume], check=True, stdout=subprocess.DEVNULL)
                part.rename(path)
            records.append((rules, path))
    return records


def rows_of(contracts: Dict[str, Any], predicted: Any) -> Any:
    """A constant for each place, and the slope."""
    return np.concatenate([np.eye(PLACES)[contracts["place"].astype(int)], predicted[:, None]], axis=1)


def log_odds(chance: Any) -> Any:
    return np.log(chance / (1 - chance))


def fit(contracts: Dict[str, Any]) -> Dict[str, Any]:
    return {
        "makes": regression.logistic(
            rows_of(contracts, log_odds(contracts["open_makes"])), contracts["makes"], RIDGE
        ),
        "score": regression.linear(rows_of(contracts, contracts["open_score"]), contracts["score"], RIDGE),
        "deals": len(contracts["makes"]),
    }


def report(contracts: Dict[str, Any], model: Dict[str, Any]) -> str:
    """Means in fifths by the score with open hands: with open hands, as calibrated, and as played."""
    chance = regression.chances(rows_of(contracts, log_odds(contracts["open_makes"])), model["makes"])
    score = rows_of(contracts, contracts["open_score"]) @ model["score"]
    order = np.argsort(contracts["open_score"], kind="stable")
    parts = [*enumerate(np.array_split(order, FIFTHS), start=1), ("all", order)]
    lines = [f"{'':<9}{'':>9} {'chance to make':>23} {'score':>23}"]
    lines.append(f"{'fifth':<9}{'contracts':>9}" + f" {'open':>7} {'fitted':>7} {'played':>7}" * 2)
    for name, part in parts:
        made = [100 * of[part].mean() for of in (contracts["open_makes"], chance, contracts["makes"])]
        points = [of[part].mean() for of in (contracts["open_score"], score, contracts["score"])]
        wide = 1.96 * contracts["score"][part].std() / np.sqrt(len(part))
        numbers = [*(f"{number:6.1f}%" for number in made), *(f"{number:+7.1f}" for number in points)]
        lines.append(f"{name:<9}{len(part):>9} " + " ".join(numbers) + f" ± {wide:.1f}")
    return "\n".join(lines) + "\n"


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("calibration", __doc__, texts)
    fitted: Dict[str, List[Any]] = {ruff: [] for ruff in RUFFS}
    others: Dict[str, List[Any]] = {ruff: [] for ruff in RUFFS}
    for rules, path in matches(options):
        contracts, ruff = played.contracts_of(path), played.ruff_of(rules)
        is_held_out = np.arange(len(contracts["makes"])) // 2 % 5 == 4  # a deal has two sittings
        counts = contracts["open_score"] >= LEAST
        for parts, part in ((fitted, counts & ~is_held_out), (others, counts & is_held_out)):
            parts[ruff].append({name: array[part] for name, array in contracts.items()})
    models, text = {}, ""
    for ruff in RUFFS:
        those, held_out = (
            {name: np.concatenate([part[name] for part in parts[ruff]]) for name in parts[ruff][0]}
            for parts in (fitted, others)
        )
        count = len(held_out["makes"])
        if count < FIFTHS:
            raise SystemExit(f"--deals={options.deals}; expected more: of ruff={ruff} {count} contracts are held out")
        models[ruff] = fit(those)
        text += f"== ruff={ruff}: fitted to {len(those['makes'])} contracts\n{report(held_out, models[ruff])}"
    (options.folder / "report.txt").write_text(text, encoding="utf-8")
    (options.folder / "calibration.inc").write_text(export.calibration_text(models), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
