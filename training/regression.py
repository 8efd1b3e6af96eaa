"""Linear and logistic regression with a ridge, for models of a few numbers."""

from __future__ import annotations

from typing import Any

import numpy as np


def linear(rows: Any, values: Any, ridge: float) -> Any:
    """The weights with the least squares."""
    return np.linalg.solve(rows.T @ rows + ridge * np.eye(rows.shape[1]), rows.T @ values)


def chances(rows: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-rows @ weights))


def logistic(rows: Any, happened: Any, ridge: float) -> Any:
    """The weights of the log odds under which what happened is likeliest, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = chances(rows, weights)
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        change = np.linalg.solve(curvature, rows.T @ (happened - chance) - ridge * weights)
        weights = weights + change
        if np.abs(change).max() < 1e-7:
            break
    return weights
