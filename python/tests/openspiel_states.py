"""Games and random states of OpenSpiel, for its tests."""

import numpy as np
import pytest

import jasnel

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")

import jasnel.openspiel  # noqa: E402, F401  (registers the games)

GAMES = [
    "klaverjas",
    "klaverjas(rules=bedum,all-pass=dealer)",
    "klaverjas(rules=bedum-utrecht,dealer=W,returns=difference)",
    "boerenbridge",
    "boerenbridge(players=7,cards=3)",
]


def random_state(name, seed, actions=None):
    """A state after so many random actions of players, at the end without a number."""
    state = pyspiel.load_game(name).new_initial_state()
    random = np.random.RandomState(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            if actions == 0:
                break
            actions = None if actions is None else actions - 1
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)
