"""Both games in JAX: against the library, action by action, in deals played at random.

JASNEL_JAX_DEALS is how many of each game are played: 2000 unless told otherwise.
"""

import doctest
import os
import pathlib
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest

import jasnel
from jasnel import _native

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
jax = pytest.importorskip("jax", reason="no JAX here")

import jax.numpy as jnp  # noqa: E402

from jasnel.jax import boerenbridge, card_inputs, klaverjas, pgx  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEALS = int(os.environ.get("JASNEL_JAX_DEALS", "2000"))
AT_ONCE = 1000


def compiled(function, *axes):
    """A function of one deal for many; `axes` as of `jax.vmap`."""
    return jax.jit(jax.vmap(function, axes or 0))


@jax.jit
@jax.vmap
def choose(legal, random):
    """An action of those that are legal; the first of all where none is."""
    place = random % jnp.maximum(jnp.sum(legal), 1)
    return jnp.argmax(jnp.cumsum(legal) > place)


def randoms(key, count):
    return jax.random.randint(key, (count,), 0, 1 << 20)


def numbers(rows):
    """Rows of bits as whole numbers."""
    packed = np.packbits(np.asarray(rows, bool), axis=-1, bitorder="little")
    return [int.from_bytes(row.tobytes(), "little") for row in packed]


def random_options(chance):
    """A rule set of any options, as text and as numbers."""
    texts = []
    for name, values in klaverjas.OPTIONS.items():
        value = values[int(chance.integers(len(values)))]
        texts.append(f"{name}={value}")
    return ",".join(texts)


def rule_sets(count, chance):
    """Half of them those with names, half any options."""
    names = list(klaverjas.RULE_SETS)
    return [names[i // 2 % len(names)] if i % 2 else random_options(chance) for i in range(count)]


def begun(rules, hands, dealer, turned):
    """The same deal in the library."""
    deal = _native.KlaverjasDeal(rules, dealer)
    cards = [[card for card in range(32) if hand >> card & 1] for hand in hands]
    for place in range(8):
        for seat in range(4):
            deal.apply(cards[seat][place])
    if turned >= 0:
        deal.apply(32 + turned)
    return deal


def observed_by(deal, seat, size):
    values = np.empty(size, np.float32)
    deal.observe(seat, True, True, False, False, values)
    return values


def test_klaverjas_agrees_with_the_library_action_by_action():
    """Masks, turns, inputs of the card network, what the seat in turn sees with all that was won, and scores."""
    chance = np.random.default_rng(1)
    begin, turn, legal_of, step, inputs_of, observe, score_of = map(
        compiled,
        [klaverjas.deal, klaverjas.turn, klaverjas.legal, klaverjas.step, card_inputs.packed, klaverjas.observe,
         klaverjas.score],
    )
    cards = calls = 0
    for batch in range(0, DEALS, AT_ONCE):
        texts = rule_sets(AT_ONCE, chance)
        rules = klaverjas.Rules(*np.array([klaverjas.rules(text) for text in texts], np.int32).T)
        key = jax.random.key(batch)
        state = begin(jax.random.split(key, AT_ONCE), rules)
        hands = np.stack(state.hands, axis=1).tolist()
        deals = list(map(begun, texts, hands, state.dealer.tolist(), state.turned.tolist()))
        for number in range(38):
            seats, legal = turn(state, rules), legal_of(state, rules)
            over = np.array([deal.turn() < 0 for deal in deals])
            assert (over == np.asarray(klaverjas.is_over(state))).all()
            actions = choose(legal, randoms(jax.random.fold_in(key, number), AT_ONCE))
            inputs, observed = inputs_of(state, rules), np.asarray(observe(state, seats, rules))
            state = step(state, actions, rules)
            masks, inputs = numbers(legal), [row.tobytes() for row in np.asarray(inputs)]
            for i, (deal, seat, action) in enumerate(zip(deals, seats.tolist(), actions.tolist())):
                if over[i]:
                    assert masks[i] == 0
                    continue
                assert seat == deal.turn(), texts[i]
                assert masks[i] == sum(1 << one for one in deal.legal_actions()), texts[i]
                np.testing.assert_array_max_ulp(observed[i], observed_by(deal, seat, 251), 2)
                if action < 32:
                    present = sum(1 << one for one in deal.network_inputs())
                    assert int.from_bytes(inputs[i], "little") == present, texts[i]
                    cards += 1
                else:
                    calls += 1
                deal.apply(action)
        assert over.all()
        assert score_of(state, rules).tolist() == [deal.scores()[:2] for deal in deals]
        for seat in range(4):
            last = np.asarray(observe(state, np.full(AT_ONCE, seat), rules))
            np.testing.assert_allclose(last, [observed_by(deal, seat, 251) for deal in deals], rtol=1e-6)
    assert cards == 32 * DEALS
    assert calls > DEALS


@pytest.mark.parametrize("players", range(3, 8))
def test_boerenbridge_agrees_with_the_library_action_by_action(players):
    turn, legal_of, step, observe, over_of, score_of = map(
        compiled,
        [boerenbridge.turn, boerenbridge.legal, boerenbridge.step, boerenbridge.observe, boerenbridge.is_over,
         boerenbridge.score],
    )
    begin = compiled(lambda key, cards: boerenbridge.deal(key, players, cards))
    most = boerenbridge.most_cards(players)
    at_once = AT_ONCE // 5
    for batch in range(0, DEALS // 5, at_once):
        cards = 1 + (batch + np.arange(at_once, dtype=np.int32)) % most
        key = jax.random.key(batch)
        state = begin(jax.random.split(key, at_once), cards)
        seen = [np.asarray(observe(state, np.full(at_once, seat))) for seat in range(players)]
        hands = [row[:, players : players + 52] for row in seen]
        deals = [_native.BoerenbridgeDeal(players, count) for count in cards.tolist()]
        for i, deal in enumerate(deals):
            dealt = [np.flatnonzero(hand[i]).tolist() for hand in hands]
            for place in range(cards[i]):
                for hand in dealt:
                    deal.apply(hand[place])
        for number in range(players * (1 + most) + 1):
            seats, legal = turn(state), legal_of(state)
            over = np.array([deal.turn() < 0 for deal in deals])
            assert (over == np.asarray(over_of(state))).all()
            actions = choose(legal, randoms(jax.random.fold_in(key, number), at_once))
            observed = np.asarray(observe(state, seats))
            state = step(state, actions)
            masks = numbers(legal)
            for i, (deal, seat, action) in enumerate(zip(deals, seats.tolist(), actions.tolist())):
                if over[i]:
                    assert masks[i] == 0
                    continue
                assert seat == deal.turn()
                assert masks[i] == sum(1 << one for one in deal.legal_actions())
                assert (observed[i] == observed_by(deal, seat, observed.shape[-1])).all()
                deal.apply(action)
        assert over.all()
        assert score_of(state).tolist() == [deal.scores() for deal in deals]


@pytest.mark.parametrize(
    "env, actions", [(pgx.Klaverjas("bedum"), 33), (pgx.Boerenbridge(5, 3), 20)], ids=["klaverjas", "boerenbridge"]
)
def test_has_the_interface_of_pgx(env, actions):
    key = jax.random.key(3)
    init, step = compiled(env.init), compiled(env.step)
    state = init(jax.random.split(key, 20))
    assert state.observation.shape == (20, *env.observation_shape)
    assert state.legal_action_mask.shape == (20, env.num_actions)
    assert state.rewards.shape == (20, env.num_players)
    rewards = np.zeros(state.rewards.shape)
    ended = np.zeros(20, bool)
    for number in range(actions + 6):
        state = step(state, choose(state.legal_action_mask, randoms(jax.random.fold_in(key, number), 20)))
        # Rewards come with the last action, and only then.
        ends = np.asarray(state.terminated) & ~ended
        assert (np.asarray(state.rewards).any(axis=1) == ends).all()
        ended |= ends
        rewards += state.rewards
    assert ended.all()
    assert state.legal_action_mask.all()
    assert not state.truncated.any()
    assert state._step_count.min() >= actions
    if env.id == "klaverjas":
        assert (rewards[:, 0] == rewards[:, 2]).all()
        assert not rewards.sum(axis=1).any()
    else:
        assert (rewards % 2 == 0).all()
        assert rewards.max() >= 10


def test_an_illegal_action_ends_a_deal_of_pgx():
    env = pgx.Klaverjas(returns="score", auction=False)
    state, step = jax.jit(env.init)(jax.random.key(5)), jax.jit(env.step)
    wrong = step(state, 36)
    assert wrong.terminated
    assert wrong.rewards[state.current_player] == -1000
    assert wrong.rewards.sum() == -1000
    after = step(wrong, 36)
    assert after.terminated
    assert not after.rewards.any()
    assert (env.observe(state, 2)[:4] == jnp.array([0, 0, 1, 0])).all()


def test_a_contract_that_is_given_has_no_calls():
    """The inputs are those of the same contract after calls, but for their number."""
    rules = klaverjas.rules("nku-rotterdam")
    called = dealt = klaverjas.deal(jax.random.key(7), rules)
    for action in (klaverjas.PASS, klaverjas.FIRST_SUIT + 2):
        called = klaverjas.step(called, action, rules)
    given = klaverjas.with_contract(dealt, 2, called.declarer)
    names = np.repeat([name for name, _ in card_inputs.GROUPS], [count for _, count in card_inputs.GROUPS])
    inputs_of = jax.jit(lambda state: card_inputs.unpack(card_inputs.packed(state, rules)))
    inputs = inputs_of(given)
    assert set(names[np.flatnonzero(inputs != inputs_of(called))]) == {"calls"}
    order = card_inputs.places(given)
    legal = klaverjas.legal_cards(given, rules)
    placed = card_inputs.placed(legal, order)
    assert card_inputs.unplaced(placed, order) == legal
    assert [int(placed) >> bit & 1 for bit in range(32)] == inputs[:32].tolist()


def test_rule_sets_are_those_of_the_library():
    known = {preset["name"]: preset["options"] for preset in jasnel.rules()["presets"]}
    for name, text in klaverjas.RULE_SETS.items():
        mine = klaverjas.rules(name)._asdict()
        for option, value in known[name].items():
            if option not in klaverjas.OPTIONS:
                # What another value of it would change is not here, so it must be refused.
                with pytest.raises(ValueError, match=f"rule option '{option}', which jasnel.jax does not have"):
                    klaverjas.rules(f"{name},{option}={value}")
                continue
            values = klaverjas.OPTIONS[option]
            assert value in [str(one) for one in values]
            field = option.replace("-", "_")
            if field in mine:
                assert str(values[mine[field]] if isinstance(values[0], str) else mine[field]) == value, (name, option)


@pytest.mark.parametrize(
    "text, message",
    [
        ("kbm", "unknown rule set 'kbm'; expected one of kbn, nkf"),
        ("kbn,fours=on", "rule option 'fours', which jasnel.jax does not have; expected one of ruff"),
        ("belote", "unknown rule set 'belote'; expected one of kbn, nkf"),
        ("kbn,tie=made", "rule option 'tie', which jasnel.jax does not have; expected one of ruff"),
        ("kbn,bidding=given", "rule option bidding=given, which jasnel.jax does not have; expected free or turned"),
        ("kbn,roem=hand", "rule option roem=hand, which jasnel.jax does not have; expected off or on"),
        ("kbn,pit=1001", "rule option pit=1001, which jasnel.jax does not have; expected a number from 0 to 1000"),
        ("pit=88,kbn", "rule set 'kbn' after other words"),
        ("kbn,pit=88,pit=88", "rule option pit a second time"),
    ],
)
def test_says_which_rules_it_does_not_have(text, message):
    with pytest.raises(ValueError) as raised:
        klaverjas.rules(text)
    assert message in str(raised.value)


@pytest.mark.parametrize("module", [klaverjas, boerenbridge, pgx])
def test_the_examples_of_its_modules_are_right(module):
    failed, tried = doctest.testmod(module)
    assert failed == 0
    assert tried >= 4


def test_works_without_the_compiled_module(tmp_path):
    compiled_files = shutil.ignore_patterns("_native.*", "__pycache__")
    shutil.copytree(ROOT / "python/jasnel", tmp_path / "jasnel", ignore=compiled_files)
    program = (
        "import jasnel.jax.pgx\n"
        "print(jasnel.jax.pgx.Boerenbridge(3).observation_shape)\n"
        "try:\n    jasnel.solve\nexcept AttributeError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.stdout.splitlines() == [
        "(335,)", "jasnel.solve: no module jasnel._native here; expected it, as of pip install jasnel"
    ], done.stderr


def test_the_page_prints_what_it_says():
    page = (ROOT / "docs/guides/jax.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert [kind for kind, _ in blocks][:6] == ["python", "text"] * 3
    for (_, program), (_, output) in zip(blocks[::2], blocks[1::2]):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert run.stdout == output, run.stderr
