"""Both games in OpenSpiel: its own checks, agreement with the rules, what players see, bots and algorithms."""

import collections
import pathlib
import pickle
import re
import subprocess
import sys

import numpy as np
import pytest

import jasnel

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")

from absl import flags  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    tabular_qlearner,
)
from open_spiel.python.observation import make_observation  # noqa: E402

import jasnel.openspiel  # noqa: E402
import openspiel_agreement  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = [
    "klaverjas",
    "klaverjas(rules=bedum,all-pass=dealer)",
    "klaverjas(rules=bedum-utrecht,dealer=W,returns=difference)",
    "boerenbridge",
    "boerenbridge(players=7,cards=3)",
]
ALL_HANDS = pyspiel.IIGObservationType(
    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)


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


@pytest.mark.parametrize("name", GAMES)
def test_passes_the_checks_of_openspiel(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert game.max_history_length() >= len(random_state(name, 1).history())


@pytest.mark.parametrize("name", ["klaverjas", "boerenbridge"])
def test_replays_its_playthrough(name):
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    path = pathlib.Path(__file__).parent / f"playthroughs/{name}.txt"
    expected, actual = generate_playthrough.replay(str(path))
    for number, (line, other) in enumerate(zip(expected.splitlines(), actual.splitlines()), 1):
        assert line == other, f"{path.name}:{number}"
    assert expected == actual


@pytest.mark.parametrize("name", ["klaverjas", "boerenbridge"])
def test_random_games_agree_with_the_rules(name):
    assert openspiel_agreement.agree(name, 150, 1) > 3000


def test_the_agreement_notices_a_difference(monkeypatch):
    # Another rule for what follows, and another payout.
    state = jasnel.openspiel.DealState
    legal, returns = state._legal_actions, state.returns
    monkeypatch.setattr(state, "_legal_actions", lambda self, player: legal(self, player)[:1])
    for name in ("klaverjas", "boerenbridge"):
        with pytest.raises(openspiel_agreement.Disagreement, match="legal"):
            openspiel_agreement.agree(name, 5, 1)
    monkeypatch.setattr(state, "_legal_actions", legal)
    monkeypatch.setattr(state, "returns", lambda self: [score + 2 for score in returns(self)])
    for name in ("klaverjas", "boerenbridge"):
        with pytest.raises(openspiel_agreement.Disagreement, match="returns"):
            openspiel_agreement.agree(name, 5, 1)


def test_every_option_of_a_rule_set_is_a_parameter():
    for preset in jasnel.rules()["presets"]:
        game = pyspiel.load_game("klaverjas", {"rules": preset["name"]})
        assert game.new_initial_state().deal.rules() == preset["name"]
        for option, value in preset["options"].items():
            given = {"rules": "kbn", option: int(value) if str(value).isdigit() else value}
            same = pyspiel.load_game("klaverjas", {"rules": f"kbn,{option}={value}"})
            assert pyspiel.load_game("klaverjas", given) == same
            assert str(pyspiel.load_game(str(same))) == str(same)
    game = pyspiel.load_game("klaverjas(rules=nkf,pit=88,dealer=S)")
    assert game.get_parameters() == {"rules": "nkf", "pit": 88, "dealer": "S"}
    assert str(pyspiel.load_game("klaverjas(rules=kbn,dealer=N)")) == "klaverjas()"
    assert str(pyspiel.load_game("boerenbridge(players=4)")) == "boerenbridge()"


def test_returns_are_what_is_written_down():
    for seed in range(20):
        scores = random_state("klaverjas", seed)
        differences = random_state("klaverjas(returns=difference)", seed)
        assert scores.history() == differences.history()
        ns, ew, *others = scores.returns()
        assert others == [ns, ew] and ns + ew >= 162
        assert differences.returns() == [ns - ew, ew - ns] * 2
    assert pyspiel.load_game("klaverjas").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    zero = pyspiel.load_game("klaverjas(returns=difference)")
    assert zero.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM and zero.utility_sum() == 0


def test_what_is_wrong_is_said_in_a_line():
    wrong("unknown rule set 'skat'", pyspiel.load_game, "klaverjas(rules=skat)")
    wrong("rule option ruff='sometimes'", pyspiel.load_game, "klaverjas(ruff=sometimes)")
    wrong("dealer 'X'; expected N, E, S or W", pyspiel.load_game, "klaverjas(dealer=X)")
    wrong("returns 'money'; expected score or difference", pyspiel.load_game, "klaverjas(returns=money)")
    wrong("8 players; expected from 3 to 7", pyspiel.load_game, "boerenbridge(players=8)")
    wrong("cards", pyspiel.load_game, "boerenbridge(players=7,cards=8)")
    state = random_state("klaverjas(rules=bedum)", 1, 0)
    before = str(state)
    for action in (-2, 0, 31, 37, 64):
        wrong(f"action {action}; expected one of", state.apply_action, action)
    assert str(state) == before
    for action in (-2, 37, 2**31 - 1):
        wrong(f"action {action}; expected a number from 0 to 36", state.action_to_string, action)
    wrong("'chess-champion' is not a player", jasnel.openspiel.PlayerBot, state.get_game(), "chess-champion")
    wrong("game 'kuhn_poker'", jasnel.openspiel.PlayerBot, pyspiel.load_game("kuhn_poker"))
    wrong("seed -1", jasnel.openspiel.PlayerBot, state.get_game(), "rule", -1)
    wrong("no seat is to act", jasnel.openspiel.exact_values, random_state("klaverjas", 1))
    wrong("expected one to play a card", jasnel.openspiel.exact_values, random_state("boerenbridge", 1, 0))


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


def test_the_librarys_players_are_bots():
    for name, players in (
        ("klaverjas(returns=difference)", ["rule", "random", "open-hands", "full:level=club"]),
        ("boerenbridge(cards=3)", ["rule", "random", "rollout:worlds=20", "full:level=club"]),
    ):
        game = pyspiel.load_game(name)
        results = []
        for _ in range(2):
            bots = [jasnel.openspiel.PlayerBot(game, player, 7) for player in players]
            random = np.random.RandomState(3)
            results.append([evaluate_bots.evaluate_bots(game.new_initial_state(), bots, random) for _ in range(3)])
            results[-1].append(pyspiel.evaluate_bots(game.new_initial_state(), bots, 5))
        assert results[0] == results[1]


def test_a_bot_does_what_the_engine_says():
    for seed in range(3):
        state = random_state("klaverjas", seed, 0)
        bot = jasnel.openspiel.PlayerBot(state.get_game(), "rule")
        cards = [state.action_to_string(card) for card in range(32)]
        hand = [cards[card] for card in state.history()[1::4]]
        move = jasnel.move(dealer="N", hand=hand, player="rule")["move"]
        assert state.action_to_string(bot.step(state)) == move


def test_stronger_players_get_more():
    game = pyspiel.load_game("klaverjas(returns=difference)")
    bots = [jasnel.openspiel.PlayerBot(game, player) for player in ("rule", "random", "rule", "random")]
    random = np.random.RandomState(1)
    results = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, random)[0] for _ in range(60)]
    assert np.mean(results) > 50


@pytest.mark.parametrize("name", ["klaverjas(rules=bedum)", "boerenbridge(players=3,cards=2)"])
def test_agents_of_openspiel_learn_in_its_environment(name):
    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(1)
    np.random.seed(1)
    agents = [
        tabular_qlearner.QLearner(player_id=player, num_actions=env.action_spec()["num_actions"])
        for player in range(env.num_players)
    ]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            action = agents[player].step(step).action
            assert action in step.observations["legal_actions"][player]
            step = env.step([action])
        for agent in agents:
            agent.step(step)
        assert step.rewards == env.get_state.returns()


def test_chance_says_what_it_does():
    state = random_state("klaverjas(rules=bedum)", 1, 0)
    texts = state.history_str().split(", ")
    assert len(texts) == 33
    begun = state.get_game().new_initial_state()
    assert begun.action_to_string(31) == "deal CA"
    for action in state.history()[:32]:
        begun.apply_action(action)
    assert [begun.action_to_string(action) for action in begun.legal_actions()] == [
        "turn S", "turn H", "turn D", "turn C",
    ]
    assert [chance for _, chance in begun.chance_outcomes()] == [0.25] * 4


def test_exact_values_are_those_of_the_library():
    state = random_state("klaverjas(returns=difference)", 6, 0)
    values = jasnel.openspiel.exact_values(state)
    assert sorted(values) == state.legal_actions()
    # A call is worth what the best card after it is.
    sign = 1 if state.current_player() % 2 == 0 else -1
    state.apply_action(33)
    after = jasnel.openspiel.exact_values(state)
    other = 1 if state.current_player() % 2 == 0 else -1
    assert sign * values[33] == other * max(after.values())
    line = state.deal.text(0, False, False, True, False).split("=")[1]
    (solved,) = jasnel.solve(f"{line} trump=H leader=E declarer=E", "score", cards=True)
    found = {row["card"]: other * row["value"] for row in solved["cards"]}
    assert {state.action_to_string(action): value for action, value in after.items()} == found
    # With the best cards of all, the last card brings that value.
    while not state.is_terminal():
        values = jasnel.openspiel.exact_values(state)
        state.apply_action(max(values, key=values.get))
    assert state.returns()[1] == max(after.values())


def test_exact_values_of_boerenbridge():
    state = random_state("boerenbridge(players=3,cards=4)", 2, 3)
    player, values = state.current_player(), jasnel.openspiel.exact_values(state)
    assert sorted(values) == state.legal_actions()
    while not state.is_terminal():
        best = jasnel.openspiel.exact_values(state)
        state.apply_action(max(best, key=best.get))
    assert state.returns()[player] <= max(values.values())


def test_searches_of_openspiel_play():
    random = np.random.RandomState(2)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    for name in ("klaverjas(returns=difference)", "boerenbridge(players=4,cards=3)"):
        state = random_state(name, 3, 4)
        game = state.get_game()
        assert mcts.MCTSBot(game, 100, 10, rollouts, random_state=random).step(state) in state.legal_actions()
        search = ismcts.ISMCTSBot(game, rollouts, 100, 10, random_state=random)
        assert search.step(state) in state.legal_actions()
    # With exact values one look at each card is enough.
    state = random_state("klaverjas(returns=difference)", 3, 20)
    values = jasnel.openspiel.exact_values(state)
    search = mcts.MCTSBot(
        state.get_game(), 1, 4 * len(values), jasnel.openspiel.ExactEvaluator(), random_state=random
    )
    assert values[search.step(state)] == max(values.values())
    wrong("returns=score", jasnel.openspiel.ExactEvaluator().evaluate, random_state("klaverjas", 1, 4))


def test_the_page_prints_what_it_says():
    page = (ROOT / "docs/guides/openspiel.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert [kind for kind, _ in blocks] == ["python", "text"] * 4
    for (_, program), (_, output) in zip(blocks[::2], blocks[1::2]):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert run.stdout == output, run.stderr


def test_the_example_learns():
    example = ROOT / "python/examples/openspiel_mccfr.py"
    run = subprocess.run(
        [sys.executable, example, "--iterations=1000", "--deals=60"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    means = [float(mean) for mean in re.findall(r" ([+-]\d+\.\d\d) points a deal", run.stdout)]
    assert len(means) == 6
    assert means[1] > means[0] + 0.5 and means[4] > means[3] + 0.5
