"""What the environments of both kinds stand on: deals, the library's players for them, and exact values."""

from __future__ import annotations

from typing import Any, Dict, Union

from . import _native
from ._native import JasnelError
from ._numbers import MOST_SEED, whole

Deal = Union[_native.KlaverjasDeal, _native.BoerenbridgeDeal]

SEATS = "NESW"

_PLAYERS: Dict[type, Any] = {
    _native.KlaverjasDeal: _native.KlaverjasPlayer,
    _native.BoerenbridgeDeal: _native.BoerenbridgePlayer,
}
_SOLVERS: Dict[type, Any] = {
    _native.KlaverjasDeal: _native.KlaverjasSolver,
    _native.BoerenbridgeDeal: _native.BoerenbridgeSolver,
}
_solvers: Dict[type, Any] = {}


class DealPlayer:
    """A player of the library. The same seed gives the same deal the same actions, whatever it played before."""

    def __init__(self, kind: type, player: str, seed: int) -> None:
        if not isinstance(player, str):
            raise JasnelError(f"player of type {type(player).__name__}; expected a name, such as 'full'")
        self._player = _PLAYERS[kind](player)
        self._seed = whole("seed", seed, 0, MOST_SEED)

    def choose(self, deal: Deal) -> int:
        """What it would do for the seat in turn. It sees what that seat sees, unless it is `open-hands`."""
        action: int = self._player.choose(deal, self._seed)
        return action


def exact_values(deal: Deal) -> Dict[int, int]:
    """What each legal action of the seat in turn is worth, if all see all hands and play perfectly."""
    kind = type(deal)
    if kind not in _solvers:
        _solvers[kind] = _SOLVERS[kind]()
    return dict(_solvers[kind].values(deal))


def seat_of(dealer: str) -> int:
    """The number of a seat. Raises JasnelError where it is none."""
    seat = SEATS.find(dealer.upper()) if isinstance(dealer, str) and len(dealer) == 1 else -1
    if seat < 0:
        raise JasnelError(f"dealer {dealer!r}; expected N, E, S or W")
    return seat


def is_difference(returns: str) -> bool:
    """Whether returns are differences. Raises JasnelError where they are neither those nor scores."""
    if returns not in ("score", "difference"):
        raise JasnelError(f"returns {returns!r}; expected score or difference")
    return returns == "difference"
