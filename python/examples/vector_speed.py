"""Steps a second of the environments with one seat, thousands side by side, and of PettingZoo's beside them.

    python python/examples/vector_speed.py [--deals=4096] [--seconds=10] [--opponents=random] [--threads=1]

A step is one action of the seat that is asked, the cards of the others included. All actions are random. Seconds are
those of the processor, of all threads together.
"""

from __future__ import annotations

import argparse
import time
from typing import Optional, Sequence

import numpy as np

import jasnel.vector


def vector_steps(seats: jasnel.vector.Seats, seconds: float) -> float:
    random = np.random.default_rng(1)
    seen, _ = seats.reset()
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        mask = seen["action_mask"]
        seen, _, _, _, _ = seats.step((mask * random.random(mask.shape, np.float32)).argmax(axis=1))
        steps += seats.num_envs
    return steps / (time.process_time() - began)


def pettingzoo_steps(opponents: str, seconds: float) -> float:
    import jasnel.pettingzoo

    env = jasnel.pettingzoo.klaverjas()
    others = jasnel.pettingzoo.PlayerPolicy(env, opponents)
    random = np.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
            elif agent == "player_0":
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
            else:
                env.step(others(env))
    return steps / (time.process_time() - began)


def main(texts: Optional[Sequence[str]] = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=4096, help="side by side (default 4096)")
    parser.add_argument("--seconds", type=float, default=10, help="of the processor for each line (default 10)")
    parser.add_argument("--opponents", default="random", help="who has the other seats (default random)")
    parser.add_argument("--threads", type=int, default=1, help="of the vector, 0 for all cores (default 1)")
    options = parser.parse_args(texts)
    klaverjas = jasnel.vector.klaverjas(options.deals, opponents=options.opponents, threads=options.threads)
    print(f"vector, klaverjas: {vector_steps(klaverjas, options.seconds):,.0f} steps a second")
    bridge = jasnel.vector.boerenbridge(
        options.deals, opponents="random" if options.opponents == "random" else "rule", threads=options.threads
    )
    print(f"vector, boerenbridge: {vector_steps(bridge, options.seconds):,.0f} steps a second")
    try:
        print(f"PettingZoo, klaverjas: {pettingzoo_steps(options.opponents, options.seconds):,.0f} steps a second")
    except ImportError as error:
        print(error)


if __name__ == "__main__":
    main()
