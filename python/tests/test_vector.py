"""Deals side by side with one seat for the caller, and that seat as an environment of Gymnasium."""

import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest

import jasnel
import jasnel.vector

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAKERS = [
    lambda **keys: jasnel.vector.klaverjas(24, **keys),
    lambda **keys: jasnel.vector.klaverjas(24, rules="bedum,all-pass=dealer", seat="E", history=True, **keys),
    lambda **keys: jasnel.vector.boerenbridge(24, players=3, cards=4, **keys),
]


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)


def play(seats, steps, seed=None):
    """Random legal actions; each observation, reward and end."""
    random = np.random.default_rng(1)
    told = []
    seen, _ = seats.reset(seed)
    for _ in range(steps):
        mask = seen["action_mask"]
        actions = np.where(mask.any(axis=1), (mask * random.random(mask.shape)).argmax(axis=1), 0)
        before = seen
        seen, rewards, over, cut, _ = seats.step(actions)
        assert not cut.any()
        told.append((before, actions, rewards, over))
    return told


@pytest.mark.parametrize("make", MAKERS)
def test_the_same_seed_plays_the_same_on_any_number_of_threads(make):
    one, two = (play(make(seed=5, threads=threads), 25) for threads in (1, 3))
    for (seen, *rest), (other, *others) in zip(one, two):
        assert (seen["observation"] == other["observation"]).all()
        assert all((a == b).all() for a, b in zip(rest, others))
    again = play(make(seed=8), 1, seed=5)
    assert (again[0][0]["observation"] == one[0][0]["observation"]).all()
    assert (play(make(seed=8), 1)[0][0]["observation"] != one[0][0]["observation"]).any()


@pytest.mark.parametrize("make", MAKERS)
def test_rewards_come_with_the_last_card_and_the_next_step_deals_again(make):
    seats = make()
    assert seats.size == sum(int(np.prod(shape)) for _, shape in seats.layout)
    told = play(seats, 20)
    ended = np.array([over for *_, over in told])
    rewards = np.array([reward for _, _, reward, _ in told])
    assert ended.sum() >= 24 and (rewards[~ended] == 0).all() and (rewards[ended] != 0).any()
    for (_, _, _, over), (seen, _, reward, next_over) in zip(told, told[1:]):
        # Nothing is legal once a deal is over; then it is dealt again, whatever the action.
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        assert (reward[over] == 0).all() and not next_over[over].any()


def test_a_seat_sees_what_its_agent_sees_in_pettingzoo():
    """The same deal, dealt and played again by its actions."""
    from jasnel import _native

    seats = jasnel.vector.klaverjas(1, seat="S", dealer="N", opponents="random", seed=3)
    line = "tricks="
    while "tricks=" in line:  # until East passes, and it is South's turn to call
        seen, _ = seats.reset()
        line, seat = seats.deal(0)
    assert seat == 2
    hands = jasnel.hands_of(line.split(" dealer")[0])[0]
    deal = _native.KlaverjasDeal("kbn", 0)
    cards = [[card for card in range(32) if hand >> card & 1] for hand in hands.tolist()]
    for card in range(8):
        for hand in cards:
            deal.apply(hand[card])
    calls = re.search(r"calls=(\S*)", line).group(1)
    for call in filter(None, calls.split(",")):
        deal.apply(36 if call == "pass" else 32 + "SHDC".index(call))
    expected = np.empty(seats.size, np.float32)
    deal.observe(2, True, True, False, False, expected)
    assert (seen["observation"][0] == expected).all()
    assert np.flatnonzero(seen["action_mask"][0]).tolist() == deal.legal_actions()


def test_the_others_are_the_players_named():
    def mean(**keys):
        seats = jasnel.vector.klaverjas(100, seat="N", **keys)
        told = play(seats, 18, seed=1)
        return np.concatenate([reward[over] for _, _, reward, over in told]).mean()

    assert mean(opponents="random", partner="rule") > mean(opponents="rule", partner="random") + 50
    wrong("player: 'nobody' is not a player", jasnel.vector.klaverjas, 2, opponents="nobody")
    wrong("player: ", jasnel.vector.boerenbridge, 2, opponents="nobody")


@pytest.mark.parametrize(
    "make, strong",
    [
        (lambda **keys: jasnel.vector.klaverjas(200, opponents="simple", **keys), "simple"),
        (lambda **keys: jasnel.vector.klaverjas(200, rules="gedraaid", opponents="rule", **keys), "rule"),
        (lambda **keys: jasnel.vector.boerenbridge(200, players=4, cards=5, **keys), "rule"),
    ],
)
def test_rewards_beside_a_baseline_leave_out_what_it_makes_of_the_same_deal(make, strong):
    def first_rewards(seats, last):
        seen, _ = seats.reset(seed=7)
        rewards = np.full(seats.num_envs, np.nan)
        while np.isnan(rewards).any():
            mask = seen["action_mask"]
            actions = seats.actions - 1 - mask[:, ::-1].argmax(axis=1) if last else mask.argmax(axis=1)
            seen, reward, over, _, _ = seats.step(np.where(mask.any(axis=1), actions, 0))
            rewards = np.where(np.isnan(rewards) & over, reward, rewards)
        return rewards

    made = [[first_rewards(make(baseline=name), last) for last in (False, True)] for name in (None, strong, "random")]
    baselines = [[plain - beside for plain, beside in zip(made[0], one)] for one in made[1:]]
    for first, last in baselines:  # whatever we do ourselves
        assert (first == last).all()
    assert baselines[0][0].mean() > baselines[1][0].mean()
    assert (made[0][0] != made[0][1]).any()
    # Who does what the baseline would do gets nothing more.
    seats = make(baseline=strong)
    seen, _ = seats.reset(seed=7)
    ended = 0
    for _ in range(20):
        seen, reward, over, _, _ = seats.step(seats.baseline_actions())
        assert (reward == 0).all()
        ended += over.sum()
    assert ended >= seats.num_envs
    seats = make()
    seats.reset()
    wrong("no baseline; expected one to be named", seats.baseline_actions)
    wrong("player: 'nobody' is not a player", make, baseline="nobody")


def test_says_what_is_wrong_and_changes_nothing():
    seats = jasnel.vector.klaverjas(3)
    wrong("deal 0: not dealt; expected reset first", seats.step, [0, 0, 0])
    seen, _ = seats.reset()
    legal = seen["action_mask"].argmax(axis=1)
    illegal = legal.copy()
    illegal[1] = seen["action_mask"][1].argmin()
    wrong(f"deal 1: action {illegal[1]}; expected one of ", seats.step, illegal)
    wrong("actions of shape (2,); expected (3,), one in each deal", seats.step, legal[:2])
    other = jasnel.vector.klaverjas(3)
    other.reset()
    assert (seats.step(legal)[0]["observation"] == other.step(legal)[0]["observation"]).all()
    wrong("num_envs 0; expected a whole number from 1", jasnel.vector.klaverjas, 0)
    wrong("rules: ", jasnel.vector.klaverjas, 1, rules="kbnn")
    wrong("seat 4; expected a whole number from 0 to 3", jasnel.vector.boerenbridge, 1, seat=4)


def test_is_an_environment_of_gymnasium():
    pytest.importorskip("gymnasium")
    import jasnel.gymnasium

    for env in (
        jasnel.gymnasium.klaverjas(seat="N", opponents="rule", render_mode="ansi"),
        jasnel.gymnasium.boerenbridge(players=5, cards=2),
    ):
        seen, _ = env.reset(seed=3)
        first = seen["observation"].copy()
        for _ in range(2):
            over, reward = False, 0.0
            while not over:
                assert env.observation_space.contains(seen)
                assert reward == 0
                seen, reward, over, cut, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
                assert not cut
            seen, _ = env.reset()
        assert (env.reset(seed=3)[0]["observation"] == first).all()
        wrong("expected one of", env.step, int(env.reset()[0]["action_mask"].argmin()))
    assert jasnel.gymnasium.klaverjas().render() is None
    wrong("render_mode 'human'; expected ansi or None", jasnel.gymnasium.klaverjas, render_mode="human")


def test_many_are_a_vector_environment_of_gymnasium():
    vector = pytest.importorskip("gymnasium.vector")
    import jasnel.gymnasium

    env = jasnel.gymnasium.boerenbridge_vector(5, players=3, cards=1)
    assert env.metadata["autoreset_mode"] == vector.AutoresetMode.NEXT_STEP
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen) and env.action_space.shape == (5,)
    seen, rewards, over, cut, info = env.step(seen["action_mask"].argmax(axis=1))
    assert rewards.shape == over.shape == cut.shape == (5,)
    assert jasnel.gymnasium.klaverjas_vector(2).single_action_space.n == 37


def test_the_page_prints_what_it_says(tmp_path):
    pytest.importorskip("gymnasium")
    page = (ROOT / "docs/guides/gymnasium.md").read_text(encoding="utf-8")
    for program, output in re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
        assert run.stdout == output
