"""Both games in OpenSpiel: what a player sees, and states on their own."""

import collections
import pickle
import re

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")

from open_spiel.python.observation import make_observation  # noqa: E402

from openspiel_states import GAMES, random_state, wrong  # noqa: E402

ALL_HANDS = pyspiel.IIGObservationType(
    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)


def exchanged(state, mine):
    """The same game in which two hidden cards of other players have changed hands."""
    history = state.history()
    players = state.num_players()
    dealt = history[: state.get_game().max_chance_nodes_in_history()]
    later = set(history[len(dealt) :])
    for one, first in enumerate(dealt):
        for other, second in enumerate(dealt[:one]):
            seats = {one % players, other % players}
            if mine in seats or len(seats) == 1 or {first, second} & later:
                continue
            changed = list(history)
            changed[one], changed[other] = second, first
            result = state.get_game().new_initial_state()
            try:
                for action in changed:
                    result.apply_action(action)
            except jasnel.JasnelError:  # one of them had to be played
                continue
            return result
    return None


@pytest.mark.parametrize("name", ["klaverjas", "boerenbridge(players=5,cards=6)"])
@pytest.mark.parametrize("actions", [0, 3, 9, 14])
def test_a_player_sees_what_its_seat_sees(name, actions):
    game = pyspiel.load_game(name)
    every = make_observation(game, ALL_HANDS)
    for seed in range(3):
        state = random_state(name, seed, actions)
        for player in range(state.num_players()):
            other = exchanged(state, player)
            assert other is not None and str(other) != str(state)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            texts = [every.string_from(one, player) for one in (state, other)]
            every.set_from(state, player)
            before = every.tensor.copy()
            every.set_from(other, player)
            assert texts[0] != texts[1] and (before != every.tensor).any()


@pytest.mark.parametrize("name", ["klaverjas", "boerenbridge(players=4,cards=4)"])
def test_an_information_state_has_all_that_its_player_knows(name):
    # Two states that differ in what one player has seen differ for it, in tensor and text; and the tensors say
    # everything that the texts do, so equal tensors have equal texts.
    texts = collections.defaultdict(set)
    number = 0
    for seed in range(40):
        state = random_state(name, seed, 0)
        random = np.random.RandomState(seed % 2)
        while not state.is_terminal():
            for player in range(state.num_players()):
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                texts[tensor].add(state.information_state_string(player))
                number += 1
            state.apply_action(int(random.choice(state.legal_actions())))
    assert all(len(same) == 1 for same in texts.values())
    # The tensors of a seat are far from all alike: most are seen once.
    assert len(texts) > number * 0.9
    assert len(set.union(*texts.values())) == len(texts)


def test_parts_of_a_tensor_are_what_they_say():
    game = pyspiel.load_game("klaverjas(dealer=S)")
    state = random_state("klaverjas(dealer=S)", 5, 0)
    west, first = state.current_player(), state.deal.text(3, False, True, False, True)
    assert west == 3
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state.apply_action(34)  # West plays diamonds
    lead = state.legal_actions()[0]
    state.apply_action(lead)
    seen.set_from(state, 1)  # East: West is its partner, North is in turn
    assert seen.dict["player"].tolist() == [0, 1, 0, 0]
    assert seen.dict["dealer"].tolist() == [0, 1, 0, 0]
    assert seen.dict["declarer"].tolist() == [0, 0, 1, 0]
    assert seen.dict["turn"].tolist() == [0, 0, 0, 1]
    assert seen.dict["trump"].tolist() == [0, 0, 1, 0]
    assert np.argwhere(seen.dict["calls"]).tolist() == [[0, 2]]
    assert np.argwhere(seen.dict["played"]).tolist() == [[2, lead]]
    assert np.argwhere(seen.dict["tricks"]).tolist() == [[0, lead]]
    assert np.argwhere(seen.dict["leaders"]).tolist() == [[0, 2]]
    assert seen.dict["hand"].sum() == seen.dict["dealt"].sum() == 8
    seen.set_from(state, 3)
    assert seen.dict["hand"].sum() == 7 and seen.dict["dealt"][lead] == 1 and seen.dict["hand"][lead] == 0
    hand = "".join(state.action_to_string(card) for card in np.flatnonzero(seen.dict["dealt"]))
    assert all(card in hand for card in re.findall(r"[SHDC][AKQJT987]", hand)) and len(first) > 8
    end = random_state("klaverjas", 3)
    seen = make_observation(end.get_game(), pyspiel.IIGObservationType(perfect_recall=False))
    seen.set_from(end, 0)
    won = np.round(seen.dict["won"] * [[162, 162, 8]])
    assert won[:, 0].sum() == 162 and won[:, 2].sum() == 8


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_on_its_own(name):
    state = random_state(name, 2, 6)
    text = str(state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    copies.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1])
    state.apply_action(state.legal_actions()[0])
    assert [str(copy) for copy in copies] == [text] * 3
    for copy in copies:
        assert copy.returns() == [0] * copy.num_players()
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) == str(state) and copy.history() == state.history()


@pytest.mark.parametrize("name", ["klaverjas", "klaverjas(rules=bedum)", "boerenbridge(players=5)"])
@pytest.mark.parametrize("actions", [0, 2, 9, 15])
def test_redeals_what_a_player_does_not_see(name, actions):
    state = random_state(name, 4, actions)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(20)]
    assert len({str(other) for other in others}) > 1
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    wrong("expected the one in turn", state.resample_from_infostate, (player + 1) % 4, sampler)
