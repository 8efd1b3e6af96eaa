"""One seat of klaverjas or boerenbridge as an environment of Gymnasium; players of the library have the others.

    >>> import jasnel.gymnasium
    >>> env = jasnel.gymnasium.klaverjas(opponents="rule", partner="full:level=club")
    >>> seen, info = env.reset(seed=1)
    >>> sorted(seen)
    ['action_mask', 'observation']

An episode is one deal, with the actions and observations of jasnel.pettingzoo. The reward is 0 until the last card.
`klaverjas_vector` and `boerenbridge_vector` are many deals side by side, played in C++: those of jasnel.vector.
"""

from __future__ import annotations

import importlib
from typing import Any, Dict, Optional, Tuple

import numpy as np
from numpy.typing import ArrayLike

from . import vector
from ._native import JasnelError
from ._numbers import whole

__all__ = ["SeatEnv", "SeatVectorEnv", "boerenbridge", "boerenbridge_vector", "klaverjas", "klaverjas_vector"]

try:
    _gymnasium: Any = importlib.import_module("gymnasium")
    _vectors: Any = importlib.import_module("gymnasium.vector")
    _batched: Any = importlib.import_module("gymnasium.vector.utils")
except ImportError as error:
    raise ImportError(f"no Gymnasium here: {error}; expected it, as of pip install 'gymnasium>=1'") from None

# As in jasnel.pettingzoo.
_MOST_OBSERVED = 10.0


def _space(seats: vector.Seats) -> Any:
    spaces = _gymnasium.spaces
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, _MOST_OBSERVED, (seats.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (seats.actions,), np.int8),
        }
    )


class SeatEnv(_gymnasium.Env):  # type: ignore[misc]
    """One seat of one deal at a time."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, seats: vector.Seats, render_mode: Optional[str] = None) -> None:
        if render_mode not in (None, "ansi"):
            raise JasnelError(f"render_mode '{render_mode}'; expected ansi or None")
        self.render_mode = render_mode
        self._seats = seats
        self.observation_space = _space(seats)
        self.action_space = _gymnasium.spaces.Discrete(seats.actions)

    @property
    def layout(self) -> Any:
        """The parts of an observation in order."""
        return self._seats.layout

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Any]:
        """Deals. The same seed deals the same cards; without one the next deal follows. Options are ignored."""
        super().reset(seed=seed)
        seen, info = self._seats.reset(seed)
        return {name: rows[0] for name, rows in seen.items()}, info

    def step(self, action: int) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        seen, rewards, over, _, info = self._seats.step([whole("action", action, 0, self._seats.actions - 1)])
        return {name: rows[0] for name, rows in seen.items()}, float(rewards[0]), bool(over[0]), False, info

    def render(self) -> Optional[str]:
        """The deal in one line."""
        return self._seats.deal(0)[0] if self.render_mode == "ansi" else None


class SeatVectorEnv(_vectors.VectorEnv):  # type: ignore[misc]
    """jasnel.vector.Seats as Gymnasium and its wrappers take them."""

    def __init__(self, seats: vector.Seats) -> None:
        self._seats = seats
        self.num_envs = seats.num_envs
        self.metadata = {"autoreset_mode": _vectors.AutoresetMode.NEXT_STEP}
        self.single_observation_space = _space(seats)
        self.single_action_space = _gymnasium.spaces.Discrete(seats.actions)
        self.observation_space = _batched.batch_space(self.single_observation_space, seats.num_envs)
        self.action_space = _batched.batch_space(self.single_action_space, seats.num_envs)

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Any]:
        """Deals everywhere: see jasnel.vector.Seats.reset. Options are ignored."""
        return self._seats.reset(seed)

    def step(self, actions: ArrayLike) -> Any:
        """See jasnel.vector.Seats.step."""
        return self._seats.step(actions)


def klaverjas(*, render_mode: Optional[str] = None, **keys: Any) -> SeatEnv:
    """An environment of klaverjas; `keys` are those of jasnel.vector.klaverjas."""
    return SeatEnv(vector.klaverjas(1, **keys), render_mode)


def boerenbridge(*, render_mode: Optional[str] = None, **keys: Any) -> SeatEnv:
    """An environment of boerenbridge; `keys` are those of jasnel.vector.boerenbridge."""
    return SeatEnv(vector.boerenbridge(1, **keys), render_mode)


def klaverjas_vector(num_envs: int = 4096, **keys: Any) -> SeatVectorEnv:
    """Environments of klaverjas side by side; `keys` are those of jasnel.vector.klaverjas."""
    return SeatVectorEnv(vector.klaverjas(num_envs, **keys))


def boerenbridge_vector(num_envs: int = 4096, **keys: Any) -> SeatVectorEnv:
    """Environments of boerenbridge side by side; `keys` are those of jasnel.vector.boerenbridge."""
    return SeatVectorEnv(vector.boerenbridge(num_envs, **keys))
