"""Both games with the interface of Pgx: `init`, `step` and `observe` of states with `legal_action_mask` and `rewards`.

>>> import jax
>>> from jasnel.jax import pgx
>>> env = pgx.Klaverjas("kbn", auction=False)
>>> state = jax.jit(env.init)(jax.random.key(1))
>>> state.observation.shape, int(state.legal_action_mask.sum())
((251,), 8)

An episode is one deal. Rewards are 0 until its last action. Then `step` gives the same state without rewards: nothing
deals anew by itself. An illegal action ends the deal, and costs its player 1000 points. Pgx itself is not needed.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Optional, Tuple

import jax
import jax.numpy as jnp

from . import boerenbridge, klaverjas
from ._bits import Array

__all__ = ["Boerenbridge", "Env", "Klaverjas", "State"]

PENALTY = 1000.0


@dataclasses.dataclass(frozen=True)
class State:
    """A state as Pgx has it; `deal` is that of the game."""

    deal: Any
    current_player: Array
    observation: Array  #: what the current player sees
    rewards: Array  #: by player
    terminated: Array
    truncated: Array
    legal_action_mask: Array  #: of the current player; all True after the end
    _step_count: Array

    def replace(self, **changes: Any) -> State:
        return dataclasses.replace(self, **changes)


jax.tree_util.register_dataclass(
    State, data_fields=[field.name for field in dataclasses.fields(State)], meta_fields=[]
)


class Env:
    """What both games share. Players are seats."""

    id = ""
    version = "v0"
    num_players = 0
    num_actions = 0
    observation_shape: Tuple[int, ...] = ()

    def _deal(self, key: Array) -> Any:
        raise NotImplementedError

    def _apply(self, deal: Any, action: Array) -> Any:
        raise NotImplementedError

    def _seen(self, deal: Any, player: Array) -> Array:
        raise NotImplementedError

    def _turn(self, deal: Any) -> Array:
        raise NotImplementedError

    def _legal(self, deal: Any) -> Array:
        raise NotImplementedError

    def _is_over(self, deal: Any) -> Array:
        raise NotImplementedError

    def _returns(self, deal: Any) -> Array:
        raise NotImplementedError

    def init(self, key: Array) -> State:
        """A deal before its first action."""
        return self._state(self._deal(key), jnp.bool_(False), jnp.zeros(self.num_players), jnp.int32(0))

    def step(self, state: State, action: Array, key: Optional[Array] = None) -> State:
        """The state after an action of the current player. There is no chance in it: `key` is not used."""
        before, loser = state.terminated, jnp.arange(self.num_players) == state.current_player
        illegal = ~state.legal_action_mask[action] & ~before
        applied = self._apply(state.deal, action)
        deal = jax.tree.map(lambda old, new: jnp.where(before | illegal, old, new), state.deal, applied)
        over = self._is_over(deal)
        rewards = jnp.where(over & ~before, self._returns(deal), 0.0)
        rewards = jnp.where(illegal & loser, -PENALTY, rewards)
        return self._state(deal, before | over | illegal, rewards, state._step_count + ~before)

    def observe(self, state: State, player_id: Optional[Array] = None) -> Array:
        """What a player sees; unless told otherwise, the current one."""
        return self._seen(state.deal, state.current_player if player_id is None else player_id)

    def _state(self, deal: Any, terminated: Array, rewards: Array, steps: Array) -> State:
        player = self._turn(deal)
        return State(
            deal=deal,
            current_player=player,
            observation=self._seen(deal, player),
            rewards=rewards.astype(jnp.float32),
            terminated=terminated,
            truncated=jnp.bool_(False),
            legal_action_mask=self._legal(deal) | terminated,
            _step_count=steps,
        )


class Klaverjas(Env):
    """Klaverjas under a rule set, such as "bedum,all-pass=dealer". Players 0 to 3 are North, East, South and West.

    `returns` is "difference", what the player's side writes down minus what the other side does, or "score", the
    former alone. Without an `auction` a player and a suit, any of them, are drawn. Observations are those of
    `klaverjas.observe`.
    """

    id = "klaverjas"
    num_players = 4
    num_actions = klaverjas.ACTIONS
    observation_shape = (251,)

    def __init__(self, rules: str = "kbn", returns: str = "difference", auction: bool = True) -> None:
        if returns not in ("difference", "score"):
            raise ValueError(f"returns '{returns}'; expected difference or score")
        self.rules = klaverjas.rules(rules)
        self._difference = returns == "difference"
        self._auction = auction

    def _deal(self, key: Array) -> Any:
        key_deal, key_contract = jax.random.split(key)
        deal = klaverjas.deal(key_deal, self.rules)
        if self._auction:
            return deal
        trump, declarer = jax.random.randint(key_contract, (2,), 0, 4)
        return klaverjas.with_contract(deal, trump, declarer)

    def _apply(self, deal: Any, action: Array) -> Any:
        return klaverjas.step(deal, action, self.rules)

    def _seen(self, deal: Any, player: Array) -> Array:
        return klaverjas.observe(deal, player, self.rules)

    def _turn(self, deal: Any) -> Array:
        return klaverjas.turn(deal, self.rules)

    def _legal(self, deal: Any) -> Array:
        return klaverjas.legal(deal, self.rules)

    def _is_over(self, deal: Any) -> Array:
        return klaverjas.is_over(deal)

    def _returns(self, deal: Any) -> Array:
        score = klaverjas.score(deal, self.rules)
        side = jnp.arange(4) % 2
        return score[side] - score[1 - side] if self._difference else score[side]


class Boerenbridge(Env):
    """Boerenbridge for 3 to 7 players with so many cards each; 0 is the most. The last player is the dealer.

    A player's reward is what it writes down. Observations are those of `boerenbridge.observe`.
    """

    id = "boerenbridge"
    num_actions = boerenbridge.ACTIONS

    def __init__(self, players: int = 4, cards: int = 0) -> None:
        self.num_players = players
        self._cards = cards
        seen = jax.eval_shape(lambda key: self._seen(self._deal(key), jnp.int32(0)), jax.random.key(0))
        self.observation_shape = tuple(seen.shape)

    def _deal(self, key: Array) -> Any:
        return boerenbridge.deal(key, self.num_players, self._cards)

    def _apply(self, deal: Any, action: Array) -> Any:
        return boerenbridge.step(deal, action)

    def _seen(self, deal: Any, player: Array) -> Array:
        return boerenbridge.observe(deal, player)

    def _turn(self, deal: Any) -> Array:
        return boerenbridge.turn(deal)

    def _legal(self, deal: Any) -> Array:
        return boerenbridge.legal(deal)

    def _is_over(self, deal: Any) -> Array:
        return boerenbridge.is_over(deal)

    def _returns(self, deal: Any) -> Array:
        return boerenbridge.score(deal)
