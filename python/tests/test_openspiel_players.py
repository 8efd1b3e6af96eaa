"""Both games in OpenSpiel: bots, exact values, and algorithms of OpenSpiel that play and learn."""

import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest

import jasnel

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, tabular_qlearner  # noqa: E402

import jasnel.openspiel  # noqa: E402
from openspiel_states import random_state, wrong  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]


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
        [sys.executable, example, "--iterations=500", "--deals=40"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    means = [float(mean) for mean in re.findall(r" ([+-]\d+\.\d\d) points a deal", run.stdout)]
    assert len(means) == 6
    assert means[1] > means[0] + 0.5 and means[4] > means[3] + 0.5
