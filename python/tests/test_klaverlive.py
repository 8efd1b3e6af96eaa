"""States of KlaverLive: read, written, and wrong ones."""

import copy
import json
import pathlib
import random
import re
import subprocess
import sys

import pytest

import jasnel
from jasnel import klaverlive

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMPASS = ["Zuid", "West", "Noord", "Oost"]


def positions(count, rules="nku-rotterdam", seed=3):
    """Requests for a card as a program gets them, with legal cards and winners, of deals played at random."""
    chance = random.Random(seed)
    for number in range(1, count + 1):
        dealt = jasnel.ask({"ask": "random", "seed": seed, "number": number})
        hands = dealt["hands"]
        deal = {
            "deal": dealt["line"].split(" dealer=")[0], "rules": rules, "dealer": dealt["dealer"],
            "trump": chance.choice("SHDC"), "declarer": chance.choice("NESW"), "tricks": [],
        }
        while (state := jasnel.state(deal))["phase"] != "over":
            seat = state["turn"]
            tricks = [{key: trick[key] for key in ("leader", "cards", "winner") if key in trick}
                      for trick in state["tricks"]]
            yield {
                "game": "klaverjas", "rules": rules, "dealer": deal["dealer"], "seat": seat, "hand": list(hands[seat]),
                "trump": deal["trump"], "declarer": deal["declarer"], "tricks": tricks, "legal": state["legal"],
            }
            if not deal["tricks"] or len(deal["tricks"][-1]["cards"]) == 4:
                deal["tricks"].append({"leader": seat, "cards": []})
            card = chance.choice(state["legal"])
            deal["tricks"][-1]["cards"].append(card)
            hands[seat].remove(card)


def in_the_south(request):
    """The same position, turned until the seat to play is South."""
    steps = "NESW".index("S") - "NESW".index(request["seat"])

    def turned(seat):
        return "NESW"[("NESW".index(seat) + steps) % 4]

    tricks = [{**trick, **{key: turned(trick[key]) for key in ("leader", "winner") if key in trick}}
              for trick in request["tricks"] if trick["cards"]]
    for trick in tricks:
        if len(trick["cards"]) < 4:
            trick.pop("winner", None)  # KlaverLive tells that only of complete ones
    return {**request, "dealer": turned(request["dealer"]), "seat": "S", "declarer": turned(request["declarer"]),
            "tricks": tricks}


def in_order_of_play(state):
    """The other way that states were sent in: cards in the order of play, beside names in a fixed order."""
    changed = copy.deepcopy(state)
    for trick in changed["History"]:
        cards = [trick["Cards"][(trick["First"] + place) % 4]["Card"] for place in range(4)]
        trick["Cards"] = [{"Compas": name, "Card": card, "Extra": None} for name, card in zip(COMPASS, cards)]
    return changed


def some_state(tricks=3):
    return next(klaverlive.write_state(one) for one in positions(1) if len(one["hand"]) == 8 - tricks)


def wrong(message, state, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        klaverlive.read_state(state, **keys)
    assert str(raised.value).startswith(message), raised.value
    assert "\n" not in str(raised.value)


def test_cards():
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJT987"]
    assert [klaverlive.read_card(klaverlive.write_card(card)) for card in cards] == cards
    assert klaverlive.write_card("HA") == "h14"
    assert klaverlive.read_card("r10") == "DT"
    for text in ("", "x7", "h6", "h15", "H14", "14"):
        with pytest.raises(jasnel.JasnelError, match="is no card; expected a suit"):
            klaverlive.read_card(text)


@pytest.mark.parametrize("rules", ["nku-rotterdam", "kbn"])
def test_what_is_written_is_read_again(rules):
    seen = 0
    for request in positions(12, rules):
        state = json.loads(json.dumps(klaverlive.write_state(request)))
        expected = in_the_south(request)
        assert klaverlive.read_state(state, rules) == expected
        assert klaverlive.read_state(in_order_of_play(state), rules) == expected
        seen += 1
    assert seen == 12 * 32


def test_a_state_by_hand():
    state = {
        "TroefKleur": "schoppen",
        "PlayerNrGaat": 2,
        "MyCards": "h7 . r7 k8 s7 s9 r10 k9",
        # West led the queen of hearts, and the king of Noord, the ten of Oost and the eight of hearts followed.
        "History": [{"First": 1, "Cards": [
            {"Compas": "Zuid", "Card": "h8"}, {"Compas": "West", "Card": "h12"},
            {"Compas": "Noord", "Card": "h13"}, {"Compas": "Oost", "Card": "h10"}]}],
        "Center": [{"Compas": "Oost", "Card": "k14"}],
    }
    request = klaverlive.read_state(state)
    assert request["dealer"] == "S"
    assert request["tricks"][0] == {"leader": "W", "cards": ["HQ", "HK", "HT", "H8"]}
    assert request["tricks"][1] == {"leader": "E", "cards": ["CA"]}
    assert request["declarer"] == "N"
    assert klaverlive.choose(state) in ("k8", "k9")


def test_wrong_states():
    state = some_state()
    wrong("a state of type str; expected an object", "h14")
    wrong("MyCards: missing; expected a text", {key: state[key] for key in state if key != "MyCards"})
    wrong("MyCards: of type list; expected a text", {**state, "MyCards": []})
    wrong("PlayerNrGaat: of type bool; expected a whole number", {**state, "PlayerNrGaat": True})
    wrong("PlayerNrGaat: 4; expected 0 to 3", {**state, "PlayerNrGaat": 4})
    wrong("TeamGaat: ", {**state, "TeamGaat": 1 - state["TeamGaat"]})
    wrong("TroefKleur: 'sans'; expected schoppen, harten, ruiten or klaver", {**state, "TroefKleur": "sans"})
    wrong("PlayersTurn: 2; expected 0", {**state, "PlayersTurn": 2})
    wrong("'x7' is no card", {**state, "MyCards": "x7 " + state["MyCards"]})
    wrong("History: 1 trick; expected 3, all of the deal, as there are 5 cards in MyCards",
          {**state, "History": state["History"][2:]})
    wrong("Center, card 1: expected an object with Compas", {**state, "Center": ["h14"]})
    wrong("MyPlayableCards: expected an object with a list of Cards", {**state, "MyPlayableCards": []})
    broken = copy.deepcopy(state)
    broken["History"][1]["First"] = -1
    wrong("History, trick 2: First: -1; expected 0 to 3", broken)
    broken = copy.deepcopy(state)
    broken["History"][1]["Cards"].pop()
    wrong("History, trick 2: expected an object with First and four Cards", broken)
    broken = copy.deepcopy(state)
    broken["History"][0]["Cards"][0]["Card"] = "h1"
    wrong("History, trick 1, card 1: 'h1' is no card", broken)


def test_the_winner_and_the_playable_cards_must_be_right():
    state = some_state()
    broken = copy.deepcopy(state)
    broken["History"][2]["Highest"] = (broken["History"][2]["Highest"] + 1) % 4
    wrong("trick 3: ", broken)
    playable = {"Cards": [{"k": card} for card in state["MyCards"].split() if card != "."]}
    for request in positions(4):
        if len(request["legal"]) < len(request["hand"]):
            playable = {"Cards": [{"k": klaverlive.write_card(card)} for card in request["hand"]]}
            wrong("legal: ", {**klaverlive.write_state(request), "MyPlayableCards": playable})
            return
    raise AssertionError


def test_an_auction_is_refused():
    with pytest.raises(jasnel.JasnelError, match="a request to call; expected one to play a card"):
        klaverlive.write_state({"seat": "S", "hand": ["SA"], "dealer": "N"})


def test_the_program_answers_each_line():
    states = [klaverlive.write_state(one) for one in positions(1)][::9]
    lines = "\n".join(json.dumps(state) for state in states) + '\n{"MyCards":""}\n'
    done = subprocess.run(
        [sys.executable, "-m", "jasnel.klaverlive", "--player=rule"], input=lines, capture_output=True, text=True,
        check=False,
    )
    assert done.returncode == 1
    answers = done.stdout.split("\n")
    assert len(answers) == len(states) + 2
    for state, card in zip(states, answers):
        assert card in [playable["k"] for playable in state["MyPlayableCards"]["Cards"]]
    assert done.stderr == f"jasnel.klaverlive: line {len(states) + 1}: TroefKleur: missing; expected a text\n"
    one = subprocess.run(
        [sys.executable, "-m", "jasnel.klaverlive", "--player=rule", json.dumps(states[0])], capture_output=True,
        text=True, check=False,
    )
    assert one.stdout == answers[0] + "\n"


def test_a_program_for_klaverlive_is_a_player():
    requests = [{"id": i, **one} for i, one in enumerate(positions(1), 1)][30:]
    to_call = {"id": 9, "game": "klaverjas", "dealer": "N", "seat": "E", "hand": ["SA"], "auction": []}

    def answers(bot):
        done = subprocess.run(
            [sys.executable, "-m", "jasnel.klaverlive", "--bot", bot], capture_output=True, text=True, check=True,
            input="".join(json.dumps(request) + "\n" for request in [*requests, to_call]),
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    python = f"'{sys.executable}'"
    told = answers(f"{python} -m jasnel.klaverlive {{}} --player=rule")
    assert [answer["id"] for answer in told] == [31, 32, 9]
    for request, answer in zip(requests, told):
        assert answer["move"] in request["legal"]
    assert told[-1]["error"].startswith("a request to call; expected one to play a card")
    # Without {} the state comes last.
    assert answers("echo h99")[0]["error"].startswith("'null}")
    assert answers("echo {} h99")[0]["error"].startswith("'h99' is no card; expected a suit")
    assert answers("false")[0]["error"] == "false ended with status 1 and printed no card; expected one"
    assert answers("/no/bot")[0]["error"] == "/no/bot cannot be run: No such file or directory"


def test_the_page_prints_what_it_says(tmp_path):
    page = (ROOT / "docs/guides/klaverlive.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL)
    assert len(programs) == 2
    for program, expected in programs:
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (done.stdout, done.stderr) == (expected, "")
