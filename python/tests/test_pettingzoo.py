"""Both games as environments of PettingZoo: its own checks, masks, rewards, players and mistakes."""

import pathlib
import re
import subprocess
import sys
import warnings

import numpy as np
import pytest

import jasnel

pytest.importorskip("pettingzoo", reason="no PettingZoo here")

from pettingzoo.test import api_test, seed_test  # noqa: E402

import jasnel.pettingzoo  # noqa: E402
from jasnel.pettingzoo import boerenbridge, klaverjas  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENTS = [
    (klaverjas, {}),
    (klaverjas, {"rules": "bedum,all-pass=dealer", "dealer": "W", "returns": "difference", "history": True}),
    (klaverjas, {"rules": "belote"}),
    (boerenbridge, {}),
    (boerenbridge, {"players": 7, "cards": 3, "history": True}),
]


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)


def play(env, seed, choose):
    """A deal; what each agent gets, and the actions."""
    env.reset(seed=seed)
    rewards, actions = {}, []
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        assert not cut
        rewards[agent] = rewards.get(agent, 0) + reward
        if over:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == env.unwrapped.deal.legal_actions()
        actions.append(choose(legal))
        env.step(actions[-1])
    return rewards, actions


@pytest.mark.parametrize("make, keys", ENVIRONMENTS)
def test_passes_the_tests_of_pettingzoo(make, keys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # All environments with masks have these two: it is a dictionary that holds the mask.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(make(**keys), num_cycles=100)
    seed_test(lambda: make(**keys), num_cycles=40)


@pytest.mark.parametrize("make, keys", ENVIRONMENTS)
def test_rewards_are_what_is_written_down(make, keys):
    random = np.random.default_rng(3)
    env = make(**keys)
    for seed in range(5):
        rewards, actions = play(env, seed, lambda legal: int(random.choice(legal)))
        deal = env.unwrapped.deal
        assert deal.actions()[-len(actions) :] == actions
        written = deal.differences() if keys.get("returns") else deal.scores()
        assert list(rewards.values()) and [rewards[agent] for agent in env.possible_agents] == written
        assert not env.agents


def test_observations_are_those_of_the_seat():
    env = klaverjas(dealer="N", history=True)
    env.reset(seed=5)
    env.step(36)  # East passes
    assert env.agent_selection == "player_2"
    layout = dict(env.unwrapped.layout)
    assert list(layout)[:2] == ["player", "hand"] and layout["tricks"] == (8, 32)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        hand = np.flatnonzero(seen["observation"][4:36])
        assert hand.tolist() == sorted(env.unwrapped.deal.actions()[seat:32:4])
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (seat == 2)
    assert env.state().shape == env.unwrapped.state_space.shape
    assert env.state()[4 : 4 + 128].sum() == 32


def test_deals_anew():
    env = klaverjas()
    texts = []
    for seed in (1, None, None, 1):
        env.reset(seed=seed)
        texts.append(str(env.unwrapped.deal))
    assert texts[0] == texts[3] and len(set(texts)) == 3
    dealers = set()
    for seed in range(40):
        env.reset(seed=seed)
        dealers.add(str(env.unwrapped.deal).split("dealer=")[1][0])
    assert dealers == set("NESW")


def test_begins_with_given_actions():
    cards = list(np.random.default_rng(2).permutation(32))
    env = klaverjas(dealer="N", render_mode="ansi")
    env.reset(options={"actions": [*cards, 36, 33]})
    assert "calls=pass,H" in env.render() and env.agent_selection == "player_1"
    assert env.unwrapped.deal.actions()[:32] == cards
    env.reset(seed=1, options={"actions": cards[:5]})
    assert env.unwrapped.deal.actions()[:5] == cards[:5]
    wrong("expected one of", env.reset, options={"actions": [cards[0], cards[0]]})


def test_players_of_the_library_act():
    env = klaverjas("bedum", returns="difference")
    rule = jasnel.pettingzoo.PlayerPolicy(env, "rule")
    random = np.random.default_rng(1)
    results = []
    for seed in range(40):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            if over and agent == "player_0":
                results.append(reward)
            if over:
                env.step(None)
            elif agent in ("player_0", "player_2"):
                env.step(rule(env))
            else:
                env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert len(results) == 40 and np.mean(results) > 50


def test_exact_values():
    env = klaverjas(returns="difference")
    env.reset(seed=3)
    values = jasnel.pettingzoo.exact_values(env)
    assert sorted(values) == env.unwrapped.deal.legal_actions()
    env = boerenbridge(players=3, cards=2)
    env.reset(seed=3)
    wrong("expected one to play a card", jasnel.pettingzoo.exact_values, env)


def test_what_is_wrong_is_said_in_a_line():
    wrong("unknown rule set 'skat'", klaverjas, "skat")
    wrong("rules of type int", klaverjas, 5)
    wrong("dealer 'X'", klaverjas, dealer="X")
    wrong("returns 'money'", klaverjas, returns="money")
    wrong("render_mode 'human'", klaverjas, render_mode="human")
    wrong("players 8; expected a whole number from 3 to 7", boerenbridge, 8)
    wrong("cards", boerenbridge, 7, 8)
    env = klaverjas("bedum")
    env.reset(seed=1)
    before = str(env.unwrapped.deal)
    wrong("action 5; expected one of", env.step, 5)
    wrong("action 99; expected a whole number from 0 to 36", env.step, 99)
    wrong("action of type str", env.step, "pass")
    wrong("'chess-champion' is not a player", jasnel.pettingzoo.PlayerPolicy, env, "chess-champion")
    assert str(env.unwrapped.deal) == before


def test_the_page_prints_what_it_says():
    page = (ROOT / "docs/guides/pettingzoo.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert [kind for kind, _ in blocks] == ["python", "text"] * 2
    for (_, program), (_, output) in zip(blocks[::2], blocks[1::2]):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert run.stdout == output, run.stderr


def test_the_example_learns():
    example = ROOT / "python/examples/pettingzoo_reinforce.py"
    run = subprocess.run(
        [sys.executable, example, "--deals=1000", "--trial=20"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    means = [float(mean) for mean in re.findall(r"^deals .*: +(\S+) points", run.stdout, re.MULTILINE)]
    assert len(means) == 2 and means[1] > 40  # players who do anything get 0
    run = subprocess.run([sys.executable, example, "--rules=skat"], capture_output=True, text=True, check=False)
    assert run.returncode == 2 and "unknown rule set 'skat'" in run.stderr
