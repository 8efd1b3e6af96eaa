"""The files with rules that others copy: against the library's rules, in deals played at random."""

import doctest
import importlib.util
import pathlib
import random
import subprocess
import sys

import pytest

import jasnel

EXAMPLES = pathlib.Path(__file__).resolve().parents[1] / "examples"


def module(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


klaverjas = module("klaverjas_rules")
boerenbridge = module("boerenbridge_rules")


@pytest.mark.parametrize("name", ["klaverjas_rules", "boerenbridge_rules"])
def test_a_copy_runs_alone(name, tmp_path):
    copy = tmp_path / f"{name}.py"
    copy.write_bytes((EXAMPLES / f"{name}.py").read_bytes())
    done = subprocess.run([sys.executable, "-I", "-S", copy], cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("rules", [klaverjas, boerenbridge])
def test_the_examples_in_it_are_right(rules):
    failed, tried = doctest.testmod(rules)
    assert failed == 0
    assert tried >= 4


def test_all_rule_sets_have_the_options_of_the_library():
    presets = {preset["name"]: preset["options"] for preset in jasnel.rules()["presets"]}
    assert set(klaverjas.RULE_SETS) <= set(presets)
    for name in klaverjas.RULE_SETS:
        options = presets[name]
        mine = {key: str(value) for key, value in klaverjas.rule_options(name).items()}
        assert mine == {key: str(options[key]) for key in mine}


CHANGES = [
    "", ",undertrump=free", ",ruff=obliged", ",ruff=free,only-trumps=higher", ",four-jacks=200,roem=off",
    ",fours=AKQJT", ",fours=98,four-nines=150", ",roem=hand",
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", sorted(klaverjas.RULE_SETS))
def test_klaverjas_agrees_with_the_library(name, change):
    rules = name + change
    chance = random.Random(rules)
    seen = 0
    for number in range(1, 9):
        dealt = jasnel.ask({"ask": "random", "seed": CHANGES.index(change), "number": number})
        hands = dealt["hands"]
        trump = chance.choice("SHDC")
        deal = {
            "deal": dealt["line"].split(" dealer=")[0], "rules": rules, "dealer": dealt["dealer"],
            "trump": trump, "declarer": chance.choice("NESW"), "tricks": [],
        }
        while (state := jasnel.state(deal))["phase"] != "over":
            seat = state["turn"]
            if not deal["tricks"] or len(deal["tricks"][-1]["cards"]) == 4:
                deal["tricks"].append({"leader": seat, "cards": []})
            trick = deal["tricks"][-1]["cards"]
            legal = klaverjas.legal_cards(hands[seat], trick, trump, rules)
            assert sorted(legal) == sorted(state["legal"]), (rules, hands[seat], trick, trump)
            card = chance.choice(legal)
            trick.append(card)
            hands[seat].remove(card)
            seen += 1
        for i, told in enumerate(state["tricks"]):
            place = klaverjas.trick_winner(told["cards"], trump)
            assert "NESW"[("NESW".index(told["leader"]) + place) % 4] == told["winner"]
            last = klaverjas.LAST_TRICK_POINTS if i == 7 else 0
            assert klaverjas.card_points(told["cards"], trump) + last == told["points"]
            assert klaverjas.roem(told["cards"], trump, rules) == told["roem"]
    assert seen == 8 * 32


def test_klaverjas_counts_rare_roem_as_the_library():
    """Four alike, long sequences and stuk hardly come up at random: the last trick of a deal, one card in each hand."""
    tricks = [[suit + rank for suit in "SHDC"] for rank in "AKQJT987"]
    tricks += [[suit + rank for rank in "AKQJT987"[i : i + 4]] for suit in "SH" for i in range(5)]
    tricks += [["HK", "HQ", "C7", "D8"], ["HA", "HK", "HQ", "D8"], ["S9", "S8", "S7", "HQ"], ["D7", "DT", "D8", "DJ"]]
    chance = random.Random(5)
    for trick in tricks * 3:
        chance.shuffle(trick)
        hands = " ".join(".".join(card[1] if card[0] == suit else "" for suit in "SHDC") for card in trick)
        for rules in ("kbn", "bedum", "kbn,roem=off", "kbn,fours=AKQJT", "bedum,four-nines=150"):
            (solved,) = jasnel.solve(f"N:{hands} trump=H leader=N rules={rules}", value_only=True)
            sign = 1 if klaverjas.trick_winner(trick, "H") % 2 == 0 else -1
            points = klaverjas.card_points(trick, "H") + klaverjas.LAST_TRICK_POINTS
            assert solved["value"] == sign * (points + klaverjas.roem(trick, "H", rules)), (trick, rules)


def test_boerenbridge_agrees_with_the_library():
    chance = random.Random(7)
    seen = 0
    for _ in range(60):
        players = chance.randint(3, 7)
        cards = chance.randint(1, min(10, 52 // players))
        deck = [suit + rank for suit in "SHDC" for rank in boerenbridge.ORDER]
        chance.shuffle(deck)
        hands = [deck[cards * seat : cards * (seat + 1)] for seat in range(players)]
        bids = [None] * players
        for seat in range(players):
            request = {"players": players, "hand": hands[seat], "bids": bids}
            legal = boerenbridge.legal_bids(bids, cards)
            jasnel.boerenbridge_move(**request, player="random", legal=legal)  # an error if that is wrong
            bids[seat] = chance.choice(legal)
        tricks = []
        leader = 0
        for _ in range(cards):
            tricks.append({"leader": leader, "cards": []})
            for place in range(players):
                seat = (leader + place) % players
                trick = tricks[-1]["cards"]
                legal = boerenbridge.legal_cards(hands[seat], trick)
                if trick:
                    tricks[-1]["winner"] = (leader + boerenbridge.trick_winner(trick)) % players
                jasnel.boerenbridge_move(
                    players=players, cards=cards, hand=hands[seat], bids=bids, tricks=tricks,
                    player="random", legal=legal,
                )
                card = chance.choice(legal)
                trick.append(card)
                hands[seat].remove(card)
                seen += 1
            leader = (leader + boerenbridge.trick_winner(tricks[-1]["cards"])) % players
            tricks[-1]["winner"] = leader
    assert seen > 1000
    assert boerenbridge.score(3, 3) == 16
    assert boerenbridge.score(3, 1) == -4
