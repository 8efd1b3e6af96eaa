"""Klaverjas and boerenbridge as environments of PettingZoo, one agent for each seat (AEC), with action masks.

>>> import jasnel.pettingzoo
>>> env = jasnel.pettingzoo.klaverjas(rules="bedum")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']

An episode is one deal: the cards are dealt by `reset`, all deals equally likely. The rules are those of the C++
library. Actions and their numbers are those of jasnel.openspiel: in klaverjas a card (0 to 31), a suit as trump (32
to 35) or a pass (36), in boerenbridge a card (0 to 51) or a bid (52 to 62). An illegal action raises JasnelError
and changes nothing.

`observation` is what the seat sees as numbers from 0, one part behind the other: `env.unwrapped.layout` has the name
and the shape of each; jasnel.openspiel says what some hold. With history=True it is all that the seat has seen from
the start (OpenSpiel's information state), otherwise the situation now. `state()` has the hands of all seats too, as
training with a central critic takes them.

Rewards are 0 until the last card. Then each agent gets what its seat writes down, or with returns="difference" in
klaverjas what its side writes down minus what the other side does.
"""

from __future__ import annotations

import importlib
from typing import Any, Dict, List, Optional, Tuple

import numpy as np
from numpy.typing import NDArray

from . import _deal_players, _native
from ._deal_players import Deal, is_difference, seat_of
from ._native import JasnelError
from ._numbers import whole

__all__ = ["BoerenbridgeEnv", "KlaverjasEnv", "PlayerPolicy", "boerenbridge", "exact_values", "klaverjas"]

try:
    _zoo: Any = importlib.import_module("pettingzoo")
    _wrappers: Any = importlib.import_module("pettingzoo.utils.wrappers")
    _spaces: Any = importlib.import_module("gymnasium.spaces")
    _seeding: Any = importlib.import_module("gymnasium.utils.seeding")
except ImportError as error:
    raise ImportError(f"no PettingZoo here: {error}; expected it, as of pip install pettingzoo") from None

# Points in parts of all card points: with all roem there is, in one deal, they are less.
_MOST_OBSERVED = 10.0

Observation = Dict[str, NDArray[Any]]
_CHANCE = -1


class _DealEnv(_zoo.AECEnv):  # type: ignore[misc]
    """What both games share. `_new_deal` begins a deal, `_returns` are those of one that is over."""

    def __init__(self, name: str, agents: int, actions: int, history: bool, render_mode: Optional[str]) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise JasnelError(f"render_mode '{render_mode}'; expected ansi or None")
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(agents)]
        self.agents: List[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = _seeding.np_random()
        self._deal: Any = self._new_deal()
        # What all seats see, the own hand, the hands of all, the history.
        self._observed = (True, True, False, history)
        self._open = (True, False, True, history)
        self._size = self._size_of(self._observed)
        self._actions = actions
        one = _spaces.Dict(
            {
                "observation": _spaces.Box(0.0, _MOST_OBSERVED, (self._size,), np.float32),
                "action_mask": _spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: _copy_of(one) for agent in self.possible_agents}
        self.action_spaces = {agent: _spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = _spaces.Box(0.0, _MOST_OBSERVED, (self._size_of(self._open),), np.float32)

    def _new_deal(self) -> Deal:
        raise NotImplementedError

    def _returns(self) -> List[float]:
        return [float(score) for score in self._deal.scores()]

    def _size_of(self, observed: Tuple[bool, bool, bool, bool]) -> int:
        return sum(int(np.prod(shape)) for _, shape in self._deal.layout(*observed))

    @property
    def deal(self) -> Deal:
        """The deal in play, as players and exact values take it."""
        deal: Deal = self._deal
        return deal

    @property
    def layout(self) -> List[Tuple[str, Tuple[int, ...]]]:
        """The parts of an observation in order."""
        return [(name, tuple(shape)) for name, shape in self._deal.layout(*self._observed)]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Deals. The same seed deals the same cards; without one the next deal follows from the last seed.

        options["actions"] are the first actions, those of chance included: a deal of your own, and calls or cards. What
        chance has not dealt then is random. Other options are ignored.
        """
        if seed is not None:
            self._random, _ = _seeding.np_random(seed)
        self._deal = self._new_deal()
        for action in (options or {}).get("actions", ()):
            self._deal.apply(whole("action", action, 0, self._actions - 1))
        self._chance_acts()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._deal.turn() < 0:
            raise JasnelError("the deal of these actions is over; expected one in which a seat is in turn")
        self.agent_selection = self.possible_agents[self._deal.turn()]

    def _chance_acts(self) -> None:
        while self._deal.turn() == _CHANCE:
            outcomes = self._deal.legal_actions()
            self._deal.apply(outcomes[int(self._random.integers(len(outcomes)))])

    def observe(self, agent: str) -> Observation:
        observation = np.empty(self._size, np.float32)
        self._deal.observe(self._seats[agent], *self._observed, observation)
        mask = np.zeros(self._actions, np.int8)
        if self._deal.turn() == self._seats[agent]:
            mask[self._deal.legal_actions()] = 1
        return {"observation": observation, "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """The deal with all hands open, as player_0 would see it."""
        state = np.empty(self.state_space.shape, np.float32)
        self._deal.observe(0, *self._open, state)
        return state

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._deal.apply(whole("action", action, 0, self._actions - 1))
        self._chance_acts()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._deal.turn()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.possible_agents, self._returns()))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """The deal in one line."""
        return str(self._deal) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def _copy_of(space: Any) -> Any:
    """A space of its own for an agent, so that each has random numbers of its own."""
    return type(space)({name: type(part)(part.low, part.high, part.shape, part.dtype) for name, part in space.items()})


class KlaverjasEnv(_DealEnv):
    """Klaverjas without PettingZoo's wrappers: see `klaverjas`."""

    def __init__(
        self,
        rules: str = "kbn",
        dealer: Optional[str] = None,
        returns: str = "score",
        history: bool = False,
        render_mode: Optional[str] = None,
    ) -> None:
        if not isinstance(rules, str):
            raise JasnelError(f"rules of type {type(rules).__name__}; expected a rule set, such as 'kbn'")
        self._rules = rules
        self._dealer = None if dealer is None else seat_of(dealer)
        self._difference = is_difference(returns)
        super().__init__("klaverjas_v0", 4, _native.KlaverjasDeal.ACTIONS, history, render_mode)

    def _new_deal(self) -> _native.KlaverjasDeal:
        seat = int(self._random.integers(4)) if self._dealer is None else self._dealer
        return _native.KlaverjasDeal(self._rules, seat)

    def _returns(self) -> List[float]:
        return [float(score) for score in self._deal.differences()] if self._difference else super()._returns()


class BoerenbridgeEnv(_DealEnv):
    """Boerenbridge without PettingZoo's wrappers: see `boerenbridge`."""

    def __init__(
        self, players: int = 4, cards: int = 0, history: bool = False, render_mode: Optional[str] = None
    ) -> None:
        self._players = whole("players", players, 3, 7)
        self._cards = whole("cards", cards, 0, 10)
        super().__init__("boerenbridge_v0", players, _native.BoerenbridgeDeal.ACTIONS, history, render_mode)

    def _new_deal(self) -> _native.BoerenbridgeDeal:
        return _native.BoerenbridgeDeal(self._players, self._cards)


class PlayerPolicy:
    """A player of the library for the agents of an environment: `policy(env)` is its action for the agent in turn.

    `player` is a name as of `jasnel match`: "rule", "full", "full:level=club"; for klaverjas also "open-hands",
    which sees all hands. Every other player sees what its seat sees. The same seed gives the same deal the same
    actions, whatever was played before it. Raises JasnelError for an unknown player.
    """

    def __init__(self, env: Any, player: str = "full", seed: int = 1) -> None:
        self._player = _deal_players.DealPlayer(type(env.unwrapped.deal), player, seed)

    def __call__(self, env: Any) -> int:
        return self._player.choose(env.unwrapped.deal)


def exact_values(env: Any) -> Dict[int, int]:
    """What each legal action of the agent in turn is worth, if all see all hands and play perfectly.

    See jasnel.openspiel.exact_values.
    """
    return _deal_players.exact_values(env.unwrapped.deal)


def klaverjas(
    rules: str = "kbn",
    dealer: Optional[str] = None,
    returns: str = "score",
    history: bool = False,
    render_mode: Optional[str] = None,
) -> Any:
    """An environment of klaverjas: agents player_0 to player_3 are North, East, South and West.

    `rules` is a rule set (see `jasnel.rules()`), such as "bedum,all-pass=dealer". Without a `dealer`, N, E, S or
    W, each deal has a random one. `returns` is "score", what the agent's side writes down, or "difference", the same
    minus what the other side does. With render_mode="ansi", `render` gives the deal as a line. Raises JasnelError for
    what is wrong.
    """
    return _wrappers.OrderEnforcingWrapper(KlaverjasEnv(rules, dealer, returns, history, render_mode))


def boerenbridge(
    players: int = 4, cards: int = 0, history: bool = False, render_mode: Optional[str] = None
) -> Any:
    """An environment of boerenbridge for 3 to 7 players: player_0 bids and leads first, the last agent is the dealer.

    `cards` for each, from 1; 0 for the most there are: 10, with six or seven players 8 or 7. `history` and
    `render_mode` are those of `klaverjas`. Raises JasnelError for what is wrong.
    """
    return _wrappers.OrderEnforcingWrapper(BoerenbridgeEnv(players, cards, history, render_mode))
