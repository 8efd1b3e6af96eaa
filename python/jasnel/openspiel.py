"""Klaverjas and boerenbridge for OpenSpiel: `import jasnel.openspiel`, and `pyspiel` knows both games.

>>> import pyspiel, jasnel.openspiel
>>> game = pyspiel.load_game("klaverjas(rules=bedum,all-pass=dealer)")
>>> game.num_players(), game.num_distinct_actions()
(4, 37)

The rules are those of the C++ library: what is legal, who is in turn, who wins a trick and what is written down.

klaverjas
---------

One deal: 32 cards, the auction, eight tricks. Players 0 to 3 sit North, East, South, West; 0 and 2 are partners,
and so are 1 and 3. Parameters:

    rules        a rule set by its name, "kbn" unless told otherwise; in a dictionary also with changes,
                 as {"rules": "bedum,all-pass=dealer"}
    all options  of rule sets, which `jasnel.rules()` explains, under their own names, such as ruff=obliged or
                 pit=88; unless told otherwise as in `rules` (an empty text, or -1 for points)
    dealer       N (unless told otherwise), E, S or W
    returns      score (unless told otherwise): each player's return is what its side writes down. A general-sum
                 game: roem and pit make the sum different from deal to deal.
                 difference: the same minus what the other side writes down. A zero-sum game between two sides.

Actions:

     0 to 31     a card, 8 * suit + rank: suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks are 0 to 7
                 for 7 8 9 T J Q K A. As an outcome of chance it is dealt, as an action of a player it is played.
    32 to 35     a suit, 32 + suit: turned by chance (bidding=turned or lot), or named as trump by a player. With
                 bidding=given, as in belote, chance draws trump, and then who declares: 32 + player
    36           a pass; as an outcome of chance a joker

boerenbridge
------------

One deal: the bids, then as many tricks as each player has cards. Player 0 is to the dealer's left, bids and leads
first; the last player is the dealer. A general-sum game: the returns are what each player writes down. Parameters:

    players      3 to 7, 4 unless told otherwise
    cards        for each player: 1 to 10, with six or seven players to 8 or 7; 0, for the most, unless told
                 otherwise

Actions:

     0 to 51     a card, 13 * suit + rank: suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks are 0 to 12
                 for 2 3 4 5 6 7 8 9 T J Q K A
    52 to 62     a bid, 52 + the number of tricks

Both games
----------

Chance deals card by card, to player 0, 1, 2, ...: all cards left are equally likely. Players do not see in which
order they got their cards. The return of a game is written after the last card.

Tensors are in parts, which `observation.make_observation(game, ...)` gives by name. Players are counted from the
observer: itself, its left-hand neighbour and so on. `played` has the cards that each has played. With perfect recall
there are also `dealt`, the hand at the start, and for each trick its leader in `leaders` and its cards in `tricks`:
who played them, and in which order, follows. Without it there are `leader` and `trick`, those of the trick in
progress. `private_info` may also be ALL_PLAYERS: then `hands` has the cards of all players. The
observation's `dict` has all parts.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import numpy as np

from . import _native
from ._deal_players import SEATS, Deal, is_difference, seat_of
from ._questions import rules as _rules
from ._native import JasnelError
from ._openspiel import pyspiel
from ._openspiel_bots import ExactEvaluator, PlayerBot, exact_values

__all__ = [
    "BoerenbridgeGame",
    "DealObserver",
    "DealState",
    "ExactEvaluator",
    "KlaverjasGame",
    "PlayerBot",
    "exact_values",
]

Params = Dict[str, Any]


class DealState(pyspiel.State):  # type: ignore[misc]
    """A state of either game: `deal` has its rules."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.deal: Any = game.new_deal()

    def current_player(self) -> int:
        player: int = self.deal.turn()
        return player

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> List[int]:
        actions: List[int] = self.deal.legal_actions() if player == self.deal.turn() else []
        return actions

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        outcomes = self.deal.legal_actions()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.deal.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.deal.action_text(action)
        if player != int(pyspiel.PlayerId.CHANCE):
            return text
        if len(text) == 2:
            return f"deal {text}"
        return "turn joker" if text == "pass" else f"turn {text}"

    def returns(self) -> List[float]:
        scores = self.deal.differences() if self.get_game().zero_sum else self.deal.scores()
        return [float(score) for score in scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state in which `player`, whose turn it must be, knows the same: all such states are equally likely.

        `sampler` gives random numbers from 0 to 1. OpenSpiel's algorithms in Python use it, as ISMCTSBot.
        """
        if player != self.deal.turn():
            raise JasnelError(f"player {player}; expected the one in turn, {self.deal.turn()}")
        state = self.get_game().new_initial_state()
        for action in self.deal.redealt(int(sampler() * 2**53)):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return str(self.deal)


class DealObserver:
    """What a player sees, as OpenSpiel's observers tell it: `tensor`, its parts in `dict`, and a text."""

    def __init__(self, deal: Deal, iig_obs_type: Any, params: Optional[Params]) -> None:
        if params:
            raise JasnelError(f"parameters {sorted(params)} of an observer; expected none")
        private = iig_obs_type.private_info
        self._observed = (
            iig_obs_type.public_info,
            private == pyspiel.PrivateInfoType.SINGLE_PLAYER,
            private == pyspiel.PrivateInfoType.ALL_PLAYERS,
            iig_obs_type.perfect_recall,
        )
        layout = deal.layout(*self._observed)
        sizes = [int(np.prod(shape)) for _, shape in layout]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(layout, parts)}

    def set_from(self, state: Any, player: int) -> None:
        state.deal.observe(player, *self._observed, self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        text: str = state.deal.text(player, *self._observed)
        return text


def _game_type(name: str, title: str, players: Tuple[int, int], zero_sum: bool, parameters: Params) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class _DealGame(pyspiel.Game):  # type: ignore[misc]
    """What both games share. `new_deal` begins a deal."""

    zero_sum = False

    def new_deal(self) -> Deal:
        raise NotImplementedError

    def new_initial_state(self) -> DealState:
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[Params] = None) -> DealObserver:
        return DealObserver(
            self.new_deal(), iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


def _options() -> Params:
    """The options of rule sets as parameters that leave them as they are in the rule set."""
    (kbn,) = [preset for preset in _rules()["presets"] if preset["name"] == "kbn"]
    return {name: -1 if str(value).isdigit() else "" for name, value in kbn["options"].items()}


_KLAVERJAS = {"rules": "kbn", "dealer": "N", "returns": "score", **_options()}


class KlaverjasGame(_DealGame):
    """Klaverjas: see the top of the module."""

    def __init__(self, params: Optional[Params] = None) -> None:
        given = {**_KLAVERJAS, **(params or {})}
        self.zero_sum = is_difference(given["returns"])
        self._dealer = seat_of(given["dealer"])
        changes = [f"{name}={given[name]}" for name in _options() if given[name] not in ("", -1)]
        first = _native.KlaverjasDeal(",".join([given["rules"], *changes]), self._dealer)
        self._rules = first.rules()
        most = float(first.most_score())
        super().__init__(
            _game_type("klaverjas", "Klaverjas", (4, 4), self.zero_sum, _KLAVERJAS),
            pyspiel.GameInfo(
                num_distinct_actions=_native.KlaverjasDeal.ACTIONS,
                max_chance_outcomes=37 if "joker=on" in self._rules else 36 if first.turns() else 32,
                num_players=4,
                min_utility=-most if self.zero_sum else 0.0,
                max_utility=most,
                utility_sum=0.0 if self.zero_sum else None,
                max_game_length=4 * max(first.turns(), 1) + 1 + 32,
            ),
            _parameters(self._rules, SEATS[self._dealer], given["returns"]),
        )

    def new_deal(self) -> _native.KlaverjasDeal:
        return _native.KlaverjasDeal(self._rules, self._dealer)

    def max_chance_nodes_in_history(self) -> int:
        return 32 + int(_native.KlaverjasDeal(self._rules, self._dealer).turns())


def _parameters(rules: str, dealer: str, returns: str) -> Params:
    """The parameters that are not as they are unless told otherwise: equal games have equal ones."""
    preset, *changes = rules.split(",")
    options = dict(change.split("=") for change in changes)
    texts = {"rules": preset, "dealer": dealer, "returns": returns, **options}
    kept = {name: text for name, text in texts.items() if text != _KLAVERJAS[name]}
    return {name: int(text) if text.isdigit() else text for name, text in kept.items()}


_BOERENBRIDGE = {"players": 4, "cards": 0}


class BoerenbridgeGame(_DealGame):
    """Boerenbridge: see the top of the module."""

    def __init__(self, params: Optional[Params] = None) -> None:
        given = {**_BOERENBRIDGE, **(params or {})}
        first = _native.BoerenbridgeDeal(given["players"], given["cards"])
        self._players, self._cards = first.players(), first.cards()
        super().__init__(
            _game_type("boerenbridge", "Boerenbridge", (3, 7), False, _BOERENBRIDGE),
            pyspiel.GameInfo(
                num_distinct_actions=_native.BoerenbridgeDeal.ACTIONS,
                max_chance_outcomes=52,
                num_players=self._players,
                min_utility=float(first.least_score()),
                max_utility=float(first.most_score()),
                max_game_length=self._players * (1 + self._cards),
            ),
            {name: given[name] for name in _BOERENBRIDGE if given[name] != _BOERENBRIDGE[name]},
        )

    def new_deal(self) -> _native.BoerenbridgeDeal:
        return _native.BoerenbridgeDeal(self._players, self._cards)

    def max_chance_nodes_in_history(self) -> int:
        return self._players * self._cards


pyspiel.register_game(_game_type("klaverjas", "Klaverjas", (4, 4), False, _KLAVERJAS), KlaverjasGame)
pyspiel.register_game(_game_type("boerenbridge", "Boerenbridge", (3, 7), False, _BOERENBRIDGE), BoerenbridgeGame)
