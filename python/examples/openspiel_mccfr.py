"""Can an algorithm of OpenSpiel learn boerenbridge?

Trains external-sampling Monte Carlo counterfactual regret minimization, as OpenSpiel has it, on boerenbridge with one
card each. All play against themselves, from no knowledge but the rules. Then the average policy takes each seat in
turn, against players who do anything that is legal and against the library's `full:level=club`.

    python openspiel_mccfr.py                       trains for 4000 iterations and prints both
    python openspiel_mccfr.py --iterations=40000    a better policy
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, external_sampling_mccfr

import jasnel.openspiel


class PolicyBot(pyspiel.Bot):  # type: ignore[misc]
    """Draws its actions from a policy. (OpenSpiel's own bot of that name has no action where the only one is 0.)"""

    def __init__(self, policy: Any, random: np.random.RandomState) -> None:
        super().__init__()
        self._policy = policy
        self._random = random

    def step(self, state: Any) -> int:
        actions, shares = zip(*self._policy.action_probabilities(state).items())
        return int(self._random.choice(actions, p=shares))

    def restart_at(self, state: Any) -> None:
        pass

    def inform_action(self, state: Any, player_id: int, action: int) -> None:
        pass


def mean_score(game: Any, own: list[Any], others: list[Any], deals: int, seed: int) -> tuple[float, float]:
    """What `own` writes down a deal against `others`, bots by seat, in each seat in turn, and its 95% interval."""
    scores = []
    for number in range(deals):
        for seat in range(game.num_players()):
            bots = [*others[:seat], own[seat], *others[seat + 1 :]]
            # The same cards for each seat.
            chance = np.random.RandomState([seed, number])
            scores.append(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, chance)[seat])
    return float(np.mean(scores)), 1.96 * np.std(scores, ddof=1) / len(scores) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--iterations", type=int, default=4000, help="of the training (default 4000)")
    parser.add_argument("--players", type=int, default=3, help="3 to 7 (default 3)")
    parser.add_argument("--deals", type=int, default=500, help="of the trial, each in all seats (default 500)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (default 1)")
    options = parser.parse_args()

    game = pyspiel.load_game("boerenbridge", {"players": options.players, "cards": 1})
    np.random.seed(options.seed)  # the solver takes its random numbers from there
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(options.iterations):
        solver.iteration()
    print(f"{options.iterations} iterations of MCCFR")

    learned = PolicyBot(solver.average_policy(), np.random.RandomState(options.seed))
    club = jasnel.openspiel.PlayerBot(game, "full:level=club", options.seed)
    anything = [pyspiel.make_uniform_random_bot(seat, options.seed + seat) for seat in range(game.num_players())]
    players = {"anything": anything, "MCCFR": [learned] * options.players, "club": [club] * options.players}
    for others in ("anything", "club"):
        for own in ("anything", "MCCFR", "club"):
            mean, give = mean_score(game, players[own], players[others], options.deals, options.seed)
            print(f"{own:8} against {others:8} {mean:+6.2f} points a deal, give or take {give:.2f}")


if __name__ == "__main__":
    main()
