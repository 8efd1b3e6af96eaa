"""Can a small network learn klaverjas in the environment of PettingZoo?

Trains a policy with one hidden layer by policy gradients (REINFORCE, with Adam), in numpy alone. It plays North and
South against two players who do anything that is legal, and learns from what its side writes down more than the
other. Then it plays other deals, against the same and against the library's `rule`.

    python pettingzoo_reinforce.py                  trains for 2000 deals and prints how it goes
    python pettingzoo_reinforce.py --deals=30000    a better policy
    python pettingzoo_reinforce.py --rules=bedum    by other rules
"""

from __future__ import annotations

import argparse
from typing import Any, Callable

import numpy as np
from numpy.typing import NDArray

import jasnel
import jasnel.pettingzoo

SIDE = ("player_0", "player_2")
BATCH = 25
HIDDEN = 64
RATE = 0.01

Observation = dict[str, NDArray[Any]]
Choose = Callable[[Observation], int]
Step = tuple[NDArray[Any], NDArray[Any], int]  # what was observed and legal, and what was done


class Policy:
    """Chances of the legal actions from an observation."""

    def __init__(self, env: Any, random: np.random.Generator) -> None:
        agent = env.possible_agents[0]
        size = env.observation_space(agent)["observation"].shape[0]
        actions = env.action_space(agent).n
        self._random = random
        self.weights: list[NDArray[Any]] = [
            random.normal(0, size**-0.5, (size, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions)),
            np.zeros(actions),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, observations: NDArray[Any], masks: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        first, bias, second, last = self.weights
        hidden = np.maximum(observations @ first + bias, 0)
        scores = np.where(masks, hidden @ second + last, -np.inf)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return hidden, shares / shares.sum(axis=-1, keepdims=True)

    def choose(self, observation: Observation) -> int:
        _, chances = self.chances(observation["observation"], observation["action_mask"])
        return int(self._random.choice(chances.size, p=chances))

    def learn(
        self, observations: NDArray[Any], masks: NDArray[Any], actions: NDArray[Any], advantages: NDArray[Any]
    ) -> None:
        """A step towards actions that did better than the mean."""
        hidden, chances = self.chances(observations, masks)
        chances[np.arange(len(actions)), actions] -= 1
        chances *= advantages[:, None] / len(actions)
        back = chances @ self.weights[2].T * (hidden > 0)
        gradients = [observations.T @ back, back.sum(axis=0), hidden.T @ chances, chances.sum(axis=0)]
        self._steps += 1
        for weight, mean, square, gradient in zip(self.weights, self._means, self._squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self._steps)
            weight -= RATE * step / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


def play(env: Any, own: Choose, others: Choose, seed: int) -> tuple[list[Step], float]:
    """A deal: what the policy `own` saw and did, and its side's score minus the other's."""
    env.reset(seed=seed)
    seen: list[Step] = []
    difference = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            difference = reward if agent in SIDE else -reward
            env.step(None)
        elif agent in SIDE:
            action = own(observation)
            seen.append((observation["observation"], observation["action_mask"], action))
            env.step(action)
        else:
            env.step(others(observation))
    return seen, difference


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000, help="of the training (default 2000)")
    parser.add_argument("--trial", type=int, default=500, help="deals of the trial (default 500)")
    parser.add_argument("--rules", default="kbn", help="the rule set (default kbn)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (default 1)")
    options = parser.parse_args()
    try:
        env = jasnel.pettingzoo.klaverjas(options.rules, returns="difference")
    except jasnel.JasnelError as error:
        parser.error(str(error))

    random = np.random.default_rng(options.seed)
    policy = Policy(env, random)
    rule = jasnel.pettingzoo.PlayerPolicy(env, "rule", options.seed)

    def anything(observation: Observation) -> int:
        return int(random.choice(np.flatnonzero(observation["action_mask"])))

    differences: list[float] = []
    for batch in range(options.deals // BATCH):
        deals = [play(env, policy.choose, anything, int(random.integers(2**32))) for _ in range(BATCH)]
        results = np.array([difference for _, difference in deals])
        differences.extend(results)
        advantages = (results - results.mean()) / (results.std() + 1e-8)
        observations, masks, actions = zip(*(step for seen, _ in deals for step in seen))
        policy.learn(
            np.array(observations), np.array(masks), np.array(actions),
            np.repeat(advantages, [len(seen) for seen, _ in deals]),
        )
        if len(differences) % 500 == 0:
            print(f"deals {len(differences) - 499:5} to {len(differences):5}: {np.mean(differences[-500:]):+6.1f} points a deal")

    # Other deals, the same for all.
    for name, others in (("anything", anything), ("rule", lambda observation: rule(env))):
        for who, own in (("anything", anything), ("learned", policy.choose), ("rule", lambda observation: rule(env))):
            found = [play(env, own, others, 2**32 + number)[1] for number in range(options.trial)]
            give = 1.96 * np.std(found, ddof=1) / len(found) ** 0.5
            print(f"{who:8} against {name:8} {np.mean(found):+6.1f} points a deal, give or take {give:.1f}")


if __name__ == "__main__":
    main()
