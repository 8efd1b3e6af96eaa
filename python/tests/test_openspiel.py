"""Both games in OpenSpiel: its own checks, agreement with the rules, and what is wrong."""

import pathlib

import pytest

import jasnel

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import jasnel.openspiel  # noqa: E402
import openspiel_agreement  # noqa: E402
from openspiel_states import GAMES, random_state, wrong  # noqa: E402


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
    assert openspiel_agreement.agree(name, 80, 1) > 1600


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
    options = set()
    for preset in jasnel.rules()["presets"]:
        if preset["options"]["doubling"] != "off":
            with pytest.raises(Exception, match="no action doubles"):
                pyspiel.load_game("klaverjas", {"rules": preset["name"]}).new_initial_state()
            continue
        game = pyspiel.load_game("klaverjas", {"rules": preset["name"]})
        assert game.new_initial_state().deal.rules() == preset["name"]
        options.update(preset["options"].items())
    for option, value in options:
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
    twice = pyspiel.load_game("klaverjas(double=S)").max_utility()
    assert twice == 2 * pyspiel.load_game("klaverjas").max_utility()


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
