"""The library's players as bots of OpenSpiel, and exact values as a baseline."""

from __future__ import annotations

from typing import Any, Dict, List, Tuple

import numpy as np
from numpy.typing import NDArray

from . import _deal_players, _native
from ._native import JasnelError
from ._openspiel import pyspiel


class PlayerBot(pyspiel.Bot):  # type: ignore[misc]
    """A player of the library as a bot for either game.

    `player` is a name as of `jasnel match`: "rule", "full", "full:level=club"; for klaverjas also "open-hands",
    which sees all hands. Every other player sees what its seat sees. The same seed gives the same deal the same
    actions, whatever was played before it. Raises JasnelError for an unknown player.
    """

    def __init__(self, game: Any, player: str = "full", seed: int = 1) -> None:
        super().__init__()
        name = game.get_type().short_name
        kinds = {"klaverjas": _native.KlaverjasDeal, "boerenbridge": _native.BoerenbridgeDeal}
        if name not in kinds:
            raise JasnelError(f"game '{name}'; expected klaverjas or boerenbridge")
        self._player = _deal_players.DealPlayer(kinds[name], player, seed)

    def step(self, state: Any) -> int:
        return self._player.choose(state.deal)

    def step_with_policy(self, state: Any) -> Tuple[List[Tuple[int, float]], int]:
        action = self.step(state)
        return [(action, 1.0)], action

    def provides_policy(self) -> bool:
        return False

    def restart(self) -> None:
        pass

    def restart_at(self, state: Any) -> None:
        pass

    def inform_action(self, state: Any, player_id: int, action: int) -> None:
        pass


def exact_values(state: Any) -> Dict[int, int]:
    """What each legal action of the player in turn is worth, if all see all hands and play perfectly.

    In klaverjas the score of its side minus that of the other, for calls too. In boerenbridge its own score, if all
    players play for theirs (max^n), for cards only. Raises JasnelError where no player is in turn, and for a state of
    boerenbridge in which one is to bid.
    """
    return _deal_players.exact_values(state.deal)


class ExactEvaluator:
    """Exact values of klaverjas for the search of OpenSpiel, as `mcts.MCTSBot(game, uct_c, n, ExactEvaluator())`.

    The game must have returns=difference. A search with it sees all hands, as one with random games does.
    """

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        if not state.get_game().zero_sum:
            raise JasnelError("returns=score; expected klaverjas with returns=difference")
        if state.is_terminal():
            return np.array(state.returns())
        own = max(exact_values(state).values())
        side = state.current_player() % 2
        return np.array([float(own if player % 2 == side else -own) for player in range(4)])

    def prior(self, state: Any) -> List[Tuple[int, float]]:
        if state.is_chance_node():
            outcomes: List[Tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
