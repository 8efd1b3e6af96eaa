"""Fits what contracts are worth to the points that the library expects of them, on solved deals.

    tools/training/build.sh && pip install '.[training]'
    python training/contract_model.py FOLDER [--deals=3000]

FOLDER gets contract_model.inc, which takes the place of the one in data/weights, and report.txt: how well it fits deals
held out. Run it again where the points model has changed.
"""

from __future__ import annotations

import sys
from typing import Any, Dict, Optional, Sequence, Tuple

import export
import learning
import library
import numpy as np
import regression

KNOTS = 9
STEP = 50  # points from a knot to the next; the middle one is at 0
PIT_BONUS = 100.0
RIDGE = 1.0  # keeps weights finite, and values near their mean where there are no contracts


def odds_rows(points: Any) -> Any:
    """Log odds have a constant, and what 100 points add."""
    return np.stack([np.ones_like(points), points / 100], axis=1)


def knots(points: Any) -> Any:
    """How much each knot counts for the value at so many points: the two beside it."""
    place = np.clip(points / STEP + KNOTS // 2, 0, KNOTS - 1)
    return np.maximum(0, 1 - np.abs(place[:, None] - np.arange(KNOTS)))


def fit_curve(points: Any, values: Any) -> Any:
    mean = values.mean() if len(values) else 0.0
    return mean + regression.linear(knots(points), values - mean, RIDGE)


def fit_score(contracts: Dict[str, Any], those: Any, score: Any) -> Dict[str, Any]:
    """The mean and the variance of what is written down, by points expected."""
    points, values = contracts["points"][those], score[those]
    mean = fit_curve(points, values)
    variance = fit_curve(points, (values - knots(points) @ mean) ** 2)
    return {"mean": mean, "variance": np.maximum(variance, 1)}


def fit(contracts: Dict[str, Any]) -> Dict[str, Any]:
    made, pit, score = contracts["makes"] > 0, contracts["pit"] > 0, contracts["score"]
    return {
        **{name: regression.logistic(odds_rows(contracts["points"]), contracts[name], RIDGE) for name in ("makes", "pit")},
        "made": fit_score(contracts, made & ~pit, score),
        "taken": fit_score(contracts, pit, score - PIT_BONUS),
        "lost": fit_score(contracts, ~made, score),
        "lost_own": fit_score(contracts, ~made, contracts["score_own"]),
    }


def report(contracts: Dict[str, Any], model: Dict[str, Any]) -> str:
    """How far off chances and scores are."""
    points, made, pit, score = (contracts[name] for name in ("points", "makes", "pit", "score"))
    makes, takes = (regression.chances(odds_rows(points), model[name]) for name in ("makes", "pit"))
    rows = knots(points)
    means = [rows @ model[name]["mean"] for name in ("lost", "made", "taken")]
    lost, won, taken = means[0], means[1], means[2] + PIT_BONUS
    guess = (1 - makes) * lost + (makes - takes) * won + takes * taken
    known = np.where(pit > 0, taken, np.where(made > 0, won, lost))
    return (
        f"{len(points)} contracts: made {100 * made.mean():.1f}%, pit {100 * pit.mean():.1f}%\n"
        f"Brier score of the chance to make {((made - makes) ** 2).mean():.4f}, "
        f"of pit {((pit - takes) ** 2).mean():.4f}\n"
        f"Standard deviation of the score around the guess {np.sqrt(((score - guess) ** 2).mean()):.1f}; "
        f"knowing who makes it, and pit, {np.sqrt(((score - known) ** 2).mean()):.1f}\n"
    )


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("contract_model", __doc__, texts)
    fitted, reported = [], []
    with library.Data() as data:
        for rules in options.rules.split(";"):
            contracts = data.ask("contracts", rules, 0, options.deals)
            part, held_out = split({name: array.astype(float) for name, array in contracts.items()})
            fitted.append(part)
            reported.append((rules, held_out))
    model = fit({name: np.concatenate([part[name] for part in fitted]) for name in fitted[0]})
    text = "".join(f"== held out of {rules}\n{report(held_out, model)}" for rules, held_out in reported)
    (options.folder / "report.txt").write_text(text, encoding="utf-8")
    (options.folder / "contract_model.inc").write_text(export.contract_text(model), encoding="utf-8")
    return 0


def split(contracts: Dict[str, Any]) -> Tuple[Dict[str, Any], Dict[str, Any]]:
    """Four fifths, and what is held out."""
    middle = len(contracts["points"]) // 10 * 8
    parts = [{name: array[some] for name, array in contracts.items()} for some in (slice(middle), slice(middle, None))]
    return parts[0], parts[1]


if __name__ == "__main__":
    sys.exit(main())
