"""Thousands of deals side by side, in each of which you have one seat and players of the library the others.

    >>> import numpy as np, jasnel.vector
    >>> seats = jasnel.vector.klaverjas(4096, opponents="simple")
    >>> seen, _ = seats.reset()
    >>> seen, rewards, over, _, _ = seats.step(seen["action_mask"].argmax(axis=1))
    >>> seen["observation"].shape == (4096, seats.size)
    True

It deals, asks the others and observes without Python in the loop, on all cores, with the interface of envpool and of
Gymnasium's vector environments (jasnel.gymnasium makes one). Actions, observations and their order are those of
jasnel.pettingzoo. A reward is 0 until the deal is over; the step after that ignores the action and deals again. The
same seed gives the same deals, and to the same actions the same choices of the others, on any number of threads.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native
from ._deal_players import is_difference, seat_of
from ._native import JasnelError
from ._numbers import MOST_SEED, MOST_THREADS, whole, whole_array

__all__ = ["Seats", "boerenbridge", "klaverjas"]

Seen = Dict[str, NDArray[Any]]

_MOST_DEALS = 1_000_000


class Seats:
    """Deals side by side: see klaverjas and boerenbridge, which make one."""

    def __init__(self, native: Any, num_envs: int, actions: int, layout: List[Tuple[str, List[int]]]) -> None:
        self._native = native
        self.num_envs = num_envs
        self.actions = actions
        self.size: int = native.size()
        self.layout = [(name, tuple(shape)) for name, shape in layout]

    def _rows(self) -> Tuple[Seen, NDArray[np.float32], NDArray[np.bool_]]:
        seen: Seen = {
            "observation": np.empty((self.num_envs, self.size), np.float32),
            "action_mask": np.empty((self.num_envs, self.actions), np.int8),
        }
        return seen, np.empty(self.num_envs, np.float32), np.empty(self.num_envs, np.bool_)

    def reset(self, seed: Optional[int] = None) -> Tuple[Seen, Dict[str, Any]]:
        """Deals everywhere. With a seed the first deals of that seed; without one those that follow.

        What each seat sees, with `observation` and `action_mask`; and nothing more to tell.
        """
        seen, rewards, over = self._rows()
        seed = None if seed is None else whole("seed", seed, 0, MOST_SEED)
        self._native.reset(seed, *seen.values(), rewards, over.view(np.uint8))
        return seen, {}

    def step(
        self, actions: ArrayLike
    ) -> Tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Dict[str, Any]]:
        """One action in each deal: what is then seen, rewards, which deals are over, and two things that are empty.

        Raises JasnelError, and changes nothing, if an action is illegal.
        """
        taken = whole_array("actions", actions, np.int64, self.actions)
        if taken.shape != (self.num_envs,):
            raise JasnelError(f"actions of shape {taken.shape}; expected ({self.num_envs},), one in each deal")
        seen, rewards, over = self._rows()
        self._native.step(taken, *seen.values(), rewards, over.view(np.uint8))
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def baseline_actions(self) -> NDArray[np.int64]:
        """What the baseline would do in each deal, as if it had played your actions so far; 0 where a deal is over."""
        actions = np.empty(self.num_envs, np.int64)
        self._native.advise(actions)
        return actions

    def deal(self, place: int) -> Tuple[str, int]:
        """The deal at a place, in one line, and the number of your seat."""
        line, seat = self._native.at(whole("place", place, 0, self.num_envs - 1))
        return line, seat


def _common(num_envs: int, seat: int, history: bool, seed: int, threads: int) -> Tuple[int, int, bool, int, int]:
    return (
        whole("num_envs", num_envs, 1, _MOST_DEALS), seat, bool(history), whole("seed", seed, 0, MOST_SEED),
        whole("threads", threads, 0, MOST_THREADS),
    )


def klaverjas(
    num_envs: int = 4096,
    *,
    rules: str = "kbn",
    dealer: Optional[str] = None,
    seat: Optional[str] = None,
    opponents: str = "simple",
    partner: Optional[str] = None,
    baseline: Optional[str] = None,
    returns: str = "difference",
    history: bool = False,
    seed: int = 1,
    threads: int = 0,
) -> Seats:
    """Deals of klaverjas. Without a `seat`, N, E, S or W, it is another one each time, and so is the `dealer`.

    `opponents` and `partner`, who is one of them if left out, are players of the library, as of `jasnel match`:
    "random", "simple", "rule", "full:level=club". `returns`, `rules` and `history` are those of jasnel.pettingzoo.
    With a `baseline`, another such player, a reward is how much more you made than it would have made of the same deal
    in your seat, so that luck with cards hardly counts.
    Raises JasnelError for what is wrong.
    """
    if not isinstance(rules, str):
        raise JasnelError(f"rules of type {type(rules).__name__}; expected a rule set, such as 'kbn'")
    common = _common(num_envs, -1 if seat is None else seat_of(seat), history, seed, threads)
    native = _native.KlaverjasSeats(
        rules, -1 if dealer is None else seat_of(dealer), partner or opponents, opponents, baseline or "",
        is_difference(returns), *common,
    )
    layout = _native.KlaverjasDeal(rules, 0).layout(True, True, False, bool(history))
    return Seats(native, common[0], _native.KlaverjasDeal.ACTIONS, layout)


def boerenbridge(
    num_envs: int = 4096,
    *,
    players: int = 4,
    cards: int = 0,
    seat: Optional[int] = None,
    opponents: str = "rule",
    baseline: Optional[str] = None,
    history: bool = False,
    seed: int = 1,
    threads: int = 0,
) -> Seats:
    """Deals of boerenbridge for 3 to 7 players. Without a `seat`, from 0 at the dealer's left, it is another each time.

    `cards` for each, 0 for the most there are. `opponents` are a player of the library: "random", "rule", "rollout".
    A `baseline` is one too: a reward is then how much more you made than it would have made in your seat.
    Raises JasnelError for what is wrong.
    """
    players = whole("players", players, 3, 7)
    common = _common(num_envs, -1 if seat is None else whole("seat", seat, 0, players - 1), history, seed, threads)
    cards = whole("cards", cards, 0, 10)
    native = _native.BoerenbridgeSeats(players, cards, opponents, baseline or "", *common)
    layout = _native.BoerenbridgeDeal(players, cards).layout(True, True, False, bool(history))
    return Seats(native, common[0], _native.BoerenbridgeDeal.ACTIONS, layout)
