"""How many actions a second the games of jasnel.jax make, on one core and on two: random legal calls and cards.

    python python/examples/jax_speed.py [--batch=4096] [--seconds=1] [--cores=1,2]

An action is a call or a card of one deal. Each line is measured in a process of its own, on so many cores.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from typing import Any, Callable, Dict, List, Optional, Sequence


def speed(run: Callable[[int], Any], actions: int, seconds: float) -> float:
    """Actions a second, of runs that make so many; the first one compiles."""
    import jax

    jax.block_until_ready(run(0))
    start, runs = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        runs += 1
        jax.block_until_ready(run(runs))
    return actions * runs / (time.perf_counter() - start)


def measured(name: str, batch: int, seconds: float) -> float:
    import jax
    import jax.numpy as jnp

    from jasnel.jax import boerenbridge, card_inputs, klaverjas, pgx

    rules = klaverjas.rules("kbn")

    def random_card(state: Any, random: Any) -> Any:
        legal = klaverjas.legal_cards(state, rules)
        place = (random.astype(jnp.uint32) % klaverjas.count(legal).astype(jnp.uint32)).astype(jnp.int32)
        return klaverjas.nth(legal, place)

    def dealt(key: Any) -> Any:
        key_deal, key_trump = jax.random.split(key)
        trump, declarer = jax.random.randint(key_trump, (2,), 0, 4)
        return klaverjas.with_contract(klaverjas.deal(key_deal, rules), trump, declarer)

    def playout(key: Any, inputs: bool) -> Any:
        def act(state: Any, random: Any) -> Any:
            seen = card_inputs.packed(state, rules) if inputs else None
            return klaverjas.play(state, random_card(state, random), rules), seen

        last, seen = jax.lax.scan(act, dealt(key), jax.random.bits(key, (32,), jnp.uint32))
        return klaverjas.score(last, rules), seen

    def boerenbridge_deal(key: Any) -> Any:
        def act(state: Any, random: Any) -> Any:
            legal = boerenbridge.legal_cards(state)
            held = boerenbridge.count(legal)
            place = (random % held.astype(jnp.uint32)).astype(jnp.int32)
            return boerenbridge.play(state, boerenbridge.nth(legal, place)), None

        last, _ = jax.lax.scan(act, boerenbridge.deal(key, 4, 10), jax.random.bits(key, (40,), jnp.uint32))
        return boerenbridge.score(last)

    def environment(key: Any) -> Any:
        env = pgx.Klaverjas(auction=False)

        def act(state: Any, random: Any) -> Any:
            place = (random % jnp.sum(state.legal_action_mask).astype(jnp.uint32)).astype(jnp.int32)
            return env.step(state, jnp.argmax(jnp.cumsum(state.legal_action_mask) > place)), state.observation

        last, seen = jax.lax.scan(act, env.init(key), jax.random.bits(key, (32,), jnp.uint32))
        return last.rewards, seen.sum()

    def keys(run: int) -> Any:
        return jax.random.split(jax.random.key(run), batch)

    if name == "step":
        states = jax.jit(jax.vmap(dealt))(keys(0))
        randoms = jax.random.bits(jax.random.key(1), (batch,), jnp.uint32)
        step = jax.jit(jax.vmap(lambda state, random: klaverjas.play(state, random_card(state, random), rules)))
        return speed(lambda run: step(states, randoms), batch, seconds)
    functions: Dict[str, Any] = {
        "deal": (lambda key: playout(key, False), 32),
        "inputs": (lambda key: playout(key, True), 32),
        "pgx": (environment, 32),
        "boerenbridge": (boerenbridge_deal, 40),
    }
    function, actions = functions[name]
    compiled = jax.jit(jax.vmap(function))
    return speed(lambda run: compiled(keys(run)), actions * batch, seconds)


NAMES = {
    "step": "klaverjas, a card a call",
    "deal": "klaverjas, deal and 32 cards",
    "inputs": "the same with the 698 inputs",
    "pgx": "the same as an environment of pgx",
    "boerenbridge": "boerenbridge, deal and 40 cards",
}


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--batch", type=int, default=4096, help="deals at once (default 4096)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each is measured (default 1)")
    parser.add_argument("--cores", default="1,2", help="on how many cores (default 1,2)")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.measure:
        cores = sorted(os.sched_getaffinity(0))[: int(options.cores)]
        os.sched_setaffinity(0, cores)
        if len(cores) == 1:
            os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        print(measured(options.measure, options.batch, options.seconds))
        return 0
    columns = options.cores.split(",")
    print(f"{'actions a second':40}" + "".join(f"{cores + ' core' + 's' * (cores != '1'):>12}" for cores in columns))
    for name, title in NAMES.items():
        cells: List[str] = []
        for cores in columns:
            command = [sys.executable, __file__, f"--measure={name}", f"--cores={cores}"]
            command += [f"--batch={options.batch}", f"--seconds={options.seconds}"]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            cells.append(f"{float(done.stdout):12,.0f}")
        print(f"{title:40}" + "".join(cells))
    return 0


if __name__ == "__main__":
    sys.exit(main())
