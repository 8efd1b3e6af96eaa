"""Trains the network that plays cards, from nothing, by playing against itself.

    tools/training/build.sh && pip install '.[training]'
    python training/card_network.py FOLDER [--rounds=44000] [--deals=256]
    # All in one program, with no compiled library, for some minutes:
    PYTHONPATH=python python training/card_network.py FOLDER --play=jax --minutes=10 --deals=8192 --batches=8

FOLDER gets card_network.bin and .txt, checkpoints and the curve. Started again after a kill, it goes on.

Actor and critic: all seats draw cards by the chances of one network, which sees what a seat sees. A critic, which sees
all hands and is not needed later, learns the score that a position leads to. Cards after which the score turned out
better than it expected (generalized advantages) become likelier. A bonus for entropy keeps the choice open, so that in
the end the log odds of two cards are the difference of their values, divided by a temperature.
"""

from __future__ import annotations

import functools
import sys
import time
from typing import Any, Dict, Optional, Sequence

import auctions
import export
import jax
import jax.numpy as jnp
import learning
import library
import numpy as np
import optax

from jasnel.jax import card_inputs, klaverjas

INPUTS, _, SECOND, OUTPUTS = export.FORMATS["card_network"].shape
SEEN = 32 * card_inputs.WORDS  # the inputs in whole words
HIDDEN = 6 * 32  # what the critic sees besides
VALUE = 32  # the output that is the score expected; those before it are cards in their places
POINTS = 50.0  # in 1 of that output
ADVANTAGE = 25.0  # points in 1 of an advantage
MOST = 4.0  # no advantage, and no miss of that output, counts for more
CRITIC_FAR = 0.95
WEIGHT_OF_VALUE = 0.3
MAX_INPUT = 1.9  # weights must fit in 8 bits
CHOICES = 32  # of a deal at most
# In --play=jax: of 20 deals so many as where published comparisons play, where the contract is drawn, and by kbn with
# an auction; the others by any rule set in which each option of play is now and then another one.
PUBLISHED, WITH_AUCTION = 7, 5
RULES = ["nku-rotterdam,four-jacks=200"] * PUBLISHED + ["kbn"] * WITH_AUCTION + list(klaverjas.RULE_SETS)
OPTIONS = {
    "ruff": (0, 1),
    "undertrump": (0, 1, 2),
    "only_trumps": (0, 1),
    "four_jacks": (100, 200),
    "pit": (0, 88, 100),
    "pit_for": (0, 1),
    "nat": (0, 1),
    "roem": (0, 1),
}
CHANGED = 0.25


def first_learner(key: Any, options: Any) -> Any:
    shapes = {"play": (INPUTS, options.units, SECOND, OUTPUTS), "critic": (SEEN + HIDDEN, options.critic, SECOND, 1)}
    params = {}
    if options.student:
        shapes["student"] = (INPUTS, options.student, SECOND, OUTPUTS)
    for name, one in zip(shapes, jax.random.split(key, len(shapes))):
        params[name] = network_of(one, shapes[name], 90 if name == "critic" else 60)
    learner = learning.learner_of(params, optimizer(options.rate))
    return {**learner, "average": {name: net for name, net in params.items() if name != "critic"}}


def network_of(key: Any, shape: Sequence[int], present: float = 60) -> Any:
    """Random weights, for samples of which about so many inputs are there."""
    return learning.network(key, shape, (1.5 / present, 2 / shape[1], 0.1 / shape[2]))


def optimizer(rate: Any) -> Any:
    return optax.adam(rate, eps=1e-7)


def rate_of(part: Any, options: Any) -> Any:
    """Steps that grow at first, and then decrease to almost 0 as a cosine; `part` of all is done."""
    warm = jnp.minimum(1, 200 * part + 0.1)
    return options.rate * warm * (0.51 + 0.49 * jnp.cos(jnp.pi * part))


def odds_of(out: Any, legal: Any) -> Any:
    """The log chance of each card in its place."""
    is_legal = (legal[:, None] >> jnp.arange(32, dtype=jnp.uint32)) & 1 == 1
    return jax.nn.log_softmax(jnp.where(is_legal, out[:, :VALUE], -1e9))


def advantages(values: Any, rows: Any, ahead: Any, far: float) -> Any:
    """What the score was more than the critic expected from each choice on, for North and South.

    A choice looks at the later ones of its deal, each the less by the factor `far`, and at the score.
    """
    slots = rows["number"].astype(jnp.int32), rows["deal"].astype(jnp.int32)
    weight = rows["weight"]
    table = jnp.zeros((CHOICES, len(ahead))).at[slots].add(weight * values)
    there = jnp.zeros((CHOICES, len(ahead))).at[slots].add(weight)

    def earlier(carry: Any, at: Any) -> Any:
        value, is_there = at
        following, advantage = carry
        new = following - value + far * advantage
        carry = jnp.where(is_there > 0, value, following), jnp.where(is_there > 0, new, advantage)
        return carry, carry[1]

    _, found = jax.lax.scan(earlier, (ahead, jnp.zeros_like(ahead)), (table, there), reverse=True)
    return found[slots]


def loss(params: Any, rows: Any, ahead: Any, bonus: Any, far: float) -> Any:
    everything = jnp.concatenate([rows["packed"], rows["hidden"]], axis=1)
    out_of = {
        name: learning.outputs(net, everything if name == "critic" else rows["packed"]) for name, net in params.items()
    }
    sign = 1.0 - 2.0 * rows["side"].astype(jnp.float32)
    expected = out_of["critic"][:, 0]
    fixed = jax.lax.stop_gradient(sign * expected)
    missed = sign * advantages(fixed, rows, ahead / POINTS, CRITIC_FAR)
    better = sign * advantages(fixed, rows, ahead / POINTS, far)
    gain = jnp.clip(better * (POINTS / ADVANTAGE), -MOST, MOST)

    out = out_of["play"]
    odds = odds_of(out, rows["legal"])
    taken = jnp.take_along_axis(odds, rows["place"][:, None].astype(jnp.int32), axis=1)[:, 0]
    entropy = -jnp.sum(jnp.exp(odds) * odds, axis=1)
    target = jax.lax.stop_gradient(expected + missed)
    of_value = optax.huber_loss(out[:, VALUE], target, delta=MOST)
    of_critic = 0.5 * (expected - target) ** 2
    share = rows["weight"] / rows["weight"].sum()
    value = jnp.sum(share * (of_critic + WEIGHT_OF_VALUE * of_value - gain * taken - bonus * entropy))
    told = {"entropy": jnp.sum(share * entropy), "critic_off": POINTS * jnp.sqrt(jnp.sum(share * missed**2))}
    if "student" in params:
        taught = out_of["student"]
        chances = jax.lax.stop_gradient(jnp.exp(odds))
        unlike = jnp.sum(chances * (jax.lax.stop_gradient(odds) - odds_of(taught, rows["legal"])), axis=1)
        told["student_off"] = jnp.sum(share * unlike)
        value += told["student_off"] + jnp.sum(
            share * WEIGHT_OF_VALUE * optax.huber_loss(taught[:, VALUE], target, delta=MOST)
        )
    return value, told


def learned(learner: Any, rows: Any, ahead: Any, part: Any, options: Any) -> Any:
    ratio = options.last_temperature / options.first_temperature
    warmth = options.first_temperature * ratio ** jnp.minimum(1.0, part / 0.8)
    moved, told = learning.moved(
        learner,
        optimizer(rate_of(part, options)),
        lambda now: loss(now, rows, ahead, warmth / ADVANTAGE, options.far),
    )
    # What is kept is the mean of the last networks: each step by itself is noise for the most part.
    steps = moved["optimizer"][0].count
    share = jnp.maximum(1.0 / steps, 1.0 / options.average)
    average = {}
    for name, before in learner["average"].items():
        network = moved["params"][name]
        network["inputs"] = jnp.clip(network["inputs"], -MAX_INPUT, MAX_INPUT)
        average[name] = jax.tree.map(lambda mean, now: mean + share * (now - mean), before, network)
    return {**moved, "average": average}, told


# The library plays.


def weights_of(networks: Any) -> bytes:
    return export.bytes_of(export.integers("card_network", networks["play"]))


def padded(cards: library.Blocks, most: int = 256) -> Dict[str, Any]:
    """Rows until there are a multiple of `most`, so that few sizes are compiled; those added count nothing."""
    count = len(cards["deal"])
    rows = -(-count // most) * most
    whole = {name: np.resize(array, (rows, *array.shape[1:])) for name, array in cards.items() if name != "ahead"}
    return {**whole, "weight": (np.arange(rows) < count).astype(np.float32)}


def by_library(options: Any) -> Optional[Any]:
    learn = jax.jit(functools.partial(learned, options=options))
    with library.Data() as data:

        def a_round(learner: Any, number: int) -> Any:
            deals = options.seed, (number - 1) * options.deals, options.deals
            cards = data.ask("cards", *deals, weights=weights_of(learner["params"]))
            learner, told = learn(learner, padded(cards), cards["ahead"], jnp.float32((number - 1) / options.rounds))
            over_simple = None
            if number % options.measured == 0 or number == options.rounds:
                over_simple = data.ask("over", "simple", 31415926, 1000, weights=weights_of(learner["average"]))["points"][0]
            return learner, {**told, "over_simple": over_simple}

        first = first_learner(jax.random.key(options.seed), options)
        return learning.rounds(options, first, a_round, count=options.rounds, every=options.measured)


# All in one program.


def drawn_rules(key: Any, deals: int) -> Any:
    """Rules for each deal, and whether it has an auction."""
    key_sets, key_changes, key_auction, *keys = jax.random.split(key, 3 + len(OPTIONS))
    sets = jax.tree.map(lambda *numbers: jnp.array(numbers), *map(klaverjas.rules, RULES))
    drawn = jax.random.randint(key_sets, (deals,), 0, len(RULES))
    rules = jax.tree.map(lambda numbers: numbers[drawn], sets)
    any_set = drawn >= PUBLISHED + WITH_AUCTION
    changes = jax.random.bernoulli(key_changes, CHANGED, (len(OPTIONS), deals)) & any_set
    for (name, values), changed, one in zip(OPTIONS.items(), changes, keys):
        others = jnp.array(values)[jax.random.randint(one, (deals,), 0, len(values))]
        rules = rules._replace(**{name: jnp.where(changed, others, getattr(rules, name))})
    has_auction = (drawn >= PUBLISHED) & (~any_set | jax.random.bernoulli(key_auction, 0.5, (deals,)))
    return rules, has_auction


def dealt(key: Any, deals: int) -> Any:
    """Deals before their first card, with contracts, and their rules."""
    key_deals, key_rules, key_contracts, key_calls = jax.random.split(key, 4)
    rules, has_auction = drawn_rules(key_rules, deals)
    trump, declarer = jax.random.randint(key_contracts, (2, deals), 0, 4)
    state = jax.vmap(klaverjas.deal)(jax.random.split(key_deals, deals), rules)
    called = jax.vmap(functools.partial(auctions.called, auctions.network()))
    named = called(state, jax.random.split(key_calls, deals), rules)
    given = jax.vmap(klaverjas.with_contract)(state, trump, declarer)
    return jax.tree.map(lambda one, other: jnp.where(has_auction, one, other), named, given), rules


def played(params: Any, key: Any, deals: int, others: Any = None) -> Any:
    """Deals to the end: what was seen before each card, by card and deal, and what North and South were ahead.

    All seats draw cards by the network. Or each deal is played twice, with those that this network likes best for
    North and South, and then for East and West, against those that another one likes best.
    """
    key_deals, key_cards = jax.random.split(key)
    state, rules = dealt(key_deals, deals if others is None else deals // 2)
    if others is not None:
        state, rules = jax.tree.map(lambda array: jnp.repeat(array, 2, axis=0), (state, rules))

    def act(state: Any, at: Any) -> Any:
        key, number = at
        order = jax.vmap(card_inputs.places)(state)
        packed = jax.vmap(card_inputs.packed)(state, rules)
        legal = jax.vmap(card_inputs.placed)(jax.vmap(klaverjas.legal_cards)(state, rules), order)
        odds = odds_of(learning.outputs(params, packed), legal)
        side = jax.vmap(klaverjas.turn)(state, rules) & 1
        if others is None:
            place = jax.random.categorical(key, odds)
        else:
            theirs = odds_of(learning.outputs(others, packed), legal)
            place = jnp.where((side == jnp.arange(deals) & 1)[:, None], odds, theirs).argmax(axis=1)
        card = jax.vmap(card_inputs.unplaced)(jnp.uint32(1) << place.astype(jnp.uint32), order)
        seen = {
            "packed": packed,
            "hidden": jax.vmap(card_inputs.hidden)(state, order),
            "legal": legal,
            "place": place,
            "side": side,
            "number": jnp.full(deals, number),
            "weight": (legal & (legal - 1) != 0).astype(jnp.float32),  # one card is no choice
        }
        return jax.vmap(klaverjas.play)(state, card, rules), None if others is not None else seen

    last, seen = jax.lax.scan(act, state, (jax.random.split(key_cards, 32), jnp.arange(32)))
    score = jax.vmap(klaverjas.score)(last, rules)
    return seen, (score[:, 0] - score[:, 1]).astype(jnp.float32)


def in_batches(seen: Any, ahead: Any, batches: int) -> Any:
    """Whole deals in each batch, with their rows one after another."""
    deals = len(ahead) // batches

    def split(array: Any) -> Any:
        parts = array.reshape(len(array), batches, deals, *array.shape[2:])
        return jnp.moveaxis(parts, 1, 0).reshape(batches, -1, *array.shape[2:])

    rows = jax.tree.map(split, seen)
    return {**rows, "deal": jnp.tile(jnp.arange(deals), (batches, CHOICES))}, ahead.reshape(batches, deals)


def by_jax(options: Any) -> Optional[Any]:
    key = jax.random.key(options.seed)
    supplied = export.floats("card_network", (library.ROOT / "data/weights/card_network.bin").read_bytes())

    def update(learner: Any, key: Any, part: Any) -> Any:
        seen, ahead = played(learner["params"]["play"], key, options.deals)
        return learning.in_batches(
            learner,
            in_batches(seen, ahead, options.batches),
            lambda learner, batch: learned(learner, batch[0], batch[1], part, options),
        )

    def measure(params: Any, key: Any) -> Any:
        ahead = played(params, key, 2 * options.measured_deals, supplied)[1]
        return (ahead[0::2] - ahead[1::2]).mean() / 2

    updated, measured = jax.jit(update), jax.jit(measure)
    names = [name for name in ("play", "student") if options.student or name == "play"]

    def a_round(learner: Any, number: int) -> Any:
        at = jax.random.fold_in(key, number)
        learner, told = updated(learner, at, jnp.float32((number - 1) / count))
        over = {f"{name}_over_supplied": None for name in names}
        if number % options.measured == 0 or number == count:
            for name, told_as in zip(names, over):
                over[told_as] = measured(learner["average"][name], jax.random.fold_in(at, 1))
            save(learner, options)
        return learner, {**told, **over}

    first = first_learner(key, options)
    count = options.rounds
    if options.minutes:
        kept = options.folder / "rounds.txt"
        if not kept.exists():
            count = rounds_in(options.minutes, lambda number: a_round(first, number)[1]["entropy"].block_until_ready())
            kept.write_text(f"{count}\n", encoding="utf-8")
        count = int(kept.read_text(encoding="utf-8"))
    return learning.rounds(options, first, a_round, count=count, every=options.measured)


def rounds_in(minutes: float, a_round: Any) -> int:
    """How many rounds take about so long, by some of them."""
    a_round(1)
    begun = time.monotonic()
    for number in range(2, 12):
        a_round(number)
    return max(1, round(60 * minutes / ((time.monotonic() - begun) / 10)))


def save(learner: Any, options: Any) -> None:
    """The network, and that of fewer units which learns to do as it does."""
    for name, file in (("play", ""), ("student", "student")):
        if name in learner["average"]:
            folder = options.folder / file
            folder.mkdir(exist_ok=True)
            export.write("card_network", export.integers("card_network", learner["average"][name]), folder)


def main(texts: Optional[Sequence[str]] = None) -> int:
    options = learning.options_of("card_network", __doc__, texts, play=("library", "jax"))
    learner = by_jax(options) if options.play == "jax" else by_library(options)
    if learner:
        save(learner, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
