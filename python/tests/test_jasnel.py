"""The package as its users call it: values against the known ones, mistakes, threads, Ctrl-C."""

import asyncio
import inspect
import json
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import jasnel

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEAL = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"
HAND = ["SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"]


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)
    assert isinstance(raised.value, ValueError)


def known_deals(count):
    text = (ROOT / "tests/data/deals.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "value=" in line][:count]
    assert len(lines) == count
    return lines


def field(line, name):
    return re.search(rf"{name}=(\S+)", line).group(1)


def test_solves_a_deal():
    (solved,) = jasnel.solve(DEAL + " trump=H leader=S", cards=True)
    assert solved["value"] == 100
    assert solved["best"] == ["S9", "H7", "DA", "CA"]
    assert len(solved["cards"]) == 8
    assert len(jasnel.solve(DEAL + " leader=S", value_only=True)) == 4
    (told,) = jasnel.solve(DEAL, "make", dealer="E", trump="H", declarer="S", rules="nku-rotterdam")
    assert (told["leader"], told["declarer"], told["rules"]) == ("S", "S", "nku-rotterdam")


def test_solves_a_deal_of_boerenbridge():
    deal = "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"
    assert jasnel.boerenbridge_solve(deal)["scores"] == [12, 14, -2]
    (seat,) = jasnel.boerenbridge_solve(deal, paranoid=0)["seats"]
    assert seat["exact_bids"] == [2]


def test_tells_what_each_suit_is_worth():
    assert [row["value"] for row in jasnel.table(DEAL + " leader=S")] == [136, 100, 62, 68]


def test_batches_have_the_known_values():
    lines = known_deals(60)
    for trump in range(4):
        chosen = [line for line in lines if field(line, "trump") == "SHDC"[trump]]
        rules = {field(line, "rules") if "rules=" in line else "kbn" for line in chosen}
        for rule_set in rules:
            some = [line for line in chosen if (field(line, "rules") if "rules=" in line else "kbn") == rule_set]
            leaders = np.array(["NESW".index(field(line, "leader")) for line in some], np.uint8)
            values = jasnel.solve_many(jasnel.hands_of(some), trump, leaders, rules=rule_set)
            assert values.tolist() == [int(field(line, "value")) for line in some]


def test_batches_agree_with_single_deals():
    hands = jasnel.random_hands(5, 12)
    values = jasnel.table_many(hands, 2)
    assert values.shape == (12, 4)
    for i in range(12):
        for trump in range(4):
            assert jasnel.solve_many(hands[i : i + 1], trump, 2)[0] == values[i, trump]
    makes = jasnel.solve_many(hands, 1, 2, 0, objective="make")
    assert set(makes.tolist()) <= {0, 1}
    assert jasnel.solve_many(hands, 1, 2, threads=1).tolist() == jasnel.solve_many(hands, 1, 2).tolist()


def test_random_hands_are_whole_deals():
    hands = jasnel.random_hands(7, 100)
    assert (np.bitwise_or.reduce(hands, axis=1) == 0xFFFFFFFF).all()
    assert (hands.sum(axis=1, dtype=np.uint64) == 0xFFFFFFFF).all()
    assert (jasnel.random_hands(7, 10, first=91) == hands[90:]).all()
    anew = jasnel.random_hands(None, 100)
    assert (np.bitwise_or.reduce(anew, axis=1) == 2**32 - 1).all()
    assert (anew != jasnel.random_hands(None, 100)).any()
    line = jasnel.ask({"ask": "random", "seed": 7, "number": 1})["line"]
    assert (jasnel.hands_of(line) == hands[:1]).all()


def test_an_empty_batch_is_empty():
    assert jasnel.solve_many(np.empty((0, 4), np.uint32), 0, 0).shape == (0,)


def test_tells_what_calls_and_bids_are_worth():
    bid = jasnel.bid(HAND, "N", auction=["pass"], worlds=64)
    assert [suit["suit"] for suit in bid["suits"]] == ["S", "H", "D", "C"]
    assert bid == {**jasnel.bid(HAND, "N", auction=["pass"], worlds=64), "time_us": bid["time_us"]}
    tricks = jasnel.ask({"ask": "bid", "game": "boerenbridge", "players": 4, "hand": ["SA", "HK"], "worlds": 50})
    assert len(tricks["tricks"]) == 3


def test_plays():
    assert jasnel.move(dealer="N", hand=["SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"], player="rule")["move"] == "S"
    engine = jasnel.Engine("rollout", threads=1)
    answer = engine.ask({"game": "boerenbridge", "players": 4, "hand": ["SA"]})
    assert answer["move"] == 1


def test_explains_signals():
    request = {
        "dealer": "W", "hand": ["SA", "SK", "DT", "D9", "D8", "CA", "C8", "C7"], "auction": ["H"], "trump": "H",
        "declarer": "N", "tricks": [{"leader": "N", "cards": ["H9", "H7"]}], "player": "simple",
    }
    answer = jasnel.move(**request, conventions={"ns": "bedum"})
    assert [signal["convention"] for signal in answer["signals"]] == ["nine-lead"]
    assert answer["signals"][0]["words"] == "North leads H9: holds the jack of hearts as well"
    assert "signals" not in jasnel.move(**request)
    deal = {
        "deal": "N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9", "dealer": "N", "trump": "C", "declarer": "E",
        "tricks": [
            {"cards": ["HQ", "HA", "H8", "HJ"]}, {"cards": ["C8", "C9", "CQ", "CJ"]}, {"cards": ["CA", "DK", "DJ"]},
        ],
    }
    (said,) = jasnel.state({**deal, "conventions": "bedum"})["signals"]
    assert said["words"] == "West discards DJ: does not hold the ace of diamonds" and "true" not in said
    wrong("conventions.ns: 'club'; expected one of bedum", jasnel.move, **request, conventions={"ns": "club"})


def test_follows_and_judges_deals():
    state = jasnel.state({"deal": DEAL, "dealer": "E"})
    assert state["phase"] == "auction" and state["turn"] == "S"
    record = {
        "deal": DEAL, "dealer": "E", "trump": "H", "declarer": "S",
        "tricks": [{"cards": ["CJ", "C7", "DT", "CK"]}],
    }
    assert jasnel.analyse(record)["players"]["S"]["points_lost"] == 32
    fair = jasnel.analyse(record, fair=True, worlds=2)["fair"]
    assert fair["calls"] == jasnel.analyse({**record, "fair": True, "worlds": 2})["fair"]["calls"]
    assert [card["card"] for card in fair["cards"]] == ["CJ", "C7", "DT", "CK"]
    assert len(fair["cards"][0]["options"]) == 8
    told = jasnel.what_if(record, "1.3", player="simple", deals=4, seed=3, choices=["HQ"])
    assert told["deals"] == 4
    assert [choice["card"] for choice in told["choices"]] == ["DT", "HQ"]
    assert all(len(choice["scores"]) == 4 for choice in told["choices"])
    wrong("at: '1.5'; expected a trick and a card", jasnel.what_if, record, "1.5")
    assert jasnel.rules()["presets"][0]["name"] == "kbn"


def test_finds_par():
    deal = "N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ dealer=S"
    par = jasnel.par(deal, rows=True)
    assert (par["declarer"], par["trump"], par["score"]) == ("W", "C", -122)
    assert par["rows"] == jasnel.table(deal)
    assert [call["call"] for call in jasnel.par(deal, auction=["pass", "pass", "H"])["calls"]] == ["pass", "pass", "H"]
    wrong("deal: nobody leads", jasnel.par, deal[: -len(" dealer=S")])


def test_scores_and_compares():
    made = jasnel.score("N", np.int64(100), ns_roem=20)
    assert made == {"outcome": "made", "ns": 120, "ew": 62}
    pit = jasnel.score("S", 162, pit=True, rules="bedum")
    assert (pit["outcome"], pit["ns"]) == ("pit", 250)
    assert jasnel.score(revoke="NS", ew_roem=20)["ew"] == 282
    results = [
        {"board": 1, "ns": "1", "ew": "2", "ns-score": pit["ns"], "ew-score": pit["ew"]},
        {"board": 1, "ns": "3", "ew": "4", "ns-score": made["ns"], "ew-score": made["ew"]},
    ]
    told = jasnel.compare(results, rules="bedum", boards=True)
    assert [(pair["direction"], pair["pair"], pair["match_points"]) for pair in told["pairs"]] == [
        ("NS", "1", 4), ("NS", "3", 2), ("EW", "4", 4), ("EW", "2", 2),
    ]
    assert len(told["results"]) == 4
    wrong("board 1: scores of 250 and 0, together 250", jasnel.compare, results, rules="kbn")
    wrong("pit with 100 and 62 points; expected 162 and 0", jasnel.score, "N", 100, pit=True)


def test_says_what_is_wrong():
    wrong("deal: column 3: North's hand 'AJT' has 1 suit", jasnel.solve, "N:AJT")
    wrong("objective: 'pints'", jasnel.solve, DEAL + " trump=H leader=S", "pints")
    wrong("1 card in the hand; expected 8", jasnel.bid, ["SA"], "N")
    wrong("dealer: 'Q'; expected N, E, S or W", jasnel.bid, HAND, "Q")
    wrong("'nobody' is not a player", jasnel.Engine, "nobody")
    wrong("threads -1; expected a whole number from 0 to 1024", jasnel.Engine, threads=-1)
    wrong("threads of type float; expected a whole number from 0 to 1024", jasnel.Engine, threads=1.0)
    wrong("player of type int; expected a name, such as 'full'", jasnel.Engine, 5)
    wrong("ask: 'sing'", jasnel.ask, {"ask": "sing"})
    wrong("line 2: column 1", jasnel.hands_of, [DEAL, "hello"])


def test_says_what_is_wrong_with_arrays():
    hands = jasnel.random_hands(1, 3)
    wrong("hands of type float64; expected whole numbers from 0 to", jasnel.solve_many, hands.astype(float), 0, 0)
    wrong("hands: -1; expected whole numbers from 0 to 4294967295", jasnel.solve_many, hands.astype(int) - hands - 1, 0, 0)
    wrong("hands: 4294967296; expected whole numbers", jasnel.solve_many, [[2**32, 0, 0, 0]], 0, 0)
    wrong("hands: setting an array element", jasnel.solve_many, [[1, 2, 3, 4], [1]], 0, 0)
    wrong("hands of shape (12,); expected (deals, 4)", jasnel.solve_many, hands.reshape(12), 0, 0)
    named = np.zeros(3, [("N", np.uint32), ("E", np.uint32)])
    wrong("hands with fields N, E; expected N, E, S and W", jasnel.solve_many, named, 0, 0)
    wrong("trump 4; expected a whole number from 0 to 3", jasnel.solve_many, hands, 4, 0)
    wrong("trump of shape (2,); expected (3,)", jasnel.solve_many, hands, np.zeros(2, np.uint8), 0)
    wrong("leader: expected numbers from 0 to 3 or letters of NESW, one for all", jasnel.solve_many, hands, 0, "H")
    wrong("leader of type float; expected a whole number from 0 to 3", jasnel.solve_many, hands, 0, 1.0)
    wrong("objective 'x'", jasnel.solve_many, hands, 0, 0, objective="x")
    wrong("rules: ", jasnel.solve_many, hands, 0, 0, rules="kbnn")
    wrong("rules of type int; expected a text, such as 'kbn'", jasnel.table_many, hands, 0, rules=5)
    bad = hands.copy()
    bad[1, 0] = bad[1, 1]
    wrong("deal 1: ", jasnel.solve_many, bad, 0, 0)
    wrong("deal 2: ", jasnel.table_many, hands, np.array([0, 1, 9], np.uint8))


def test_batches_take_what_holds_the_same_numbers():
    hands = jasnel.random_hands(1, 6)
    expected = jasnel.solve_many(hands[::2], 1, np.array([0, 1, 2], np.uint8)).tolist()
    named = np.zeros(3, [(seat, np.uint32) for seat in "NESW"])
    for seat, name in enumerate("NESW"):
        named[name] = hands[::2, seat]
    lists = np.empty(3, object)
    lists[:] = hands[::2].tolist()
    deals = jasnel.deals_of(hands[::2])
    for given in (
        hands[::2], np.asfortranarray(hands[::2]), hands[::2].astype(np.int64), hands[::2].tolist(), named, lists, deals,
        [deal.line for deal in deals], memoryview(np.ascontiguousarray(hands[::2])),
    ):
        assert jasnel.solve_many(given, "H", [0, 1, 2]).tolist() == expected
    for leaders in ("NES", list("NES"), np.array(list("NES")), np.array([0, 1, 2], np.int32), range(3)):
        leaders = list(leaders) if isinstance(leaders, str) else leaders
        assert jasnel.solve_many(hands[::2], [1, 1, 1], leaders, declarer=leaders).tolist() == expected


def test_batches_take_columns_of_data_frames():
    arrow = pytest.importorskip("pyarrow")
    hands = jasnel.random_hands(1, 3)
    expected = jasnel.table_many(hands, [0, 1, 2])
    rows = arrow.FixedSizeListArray.from_arrays(arrow.array(hands.reshape(-1)), 4)
    leaders = arrow.array([0, 1, 2], arrow.int64())
    for given in (rows, arrow.chunked_array([rows]), rows.cast(arrow.list_(arrow.uint32()))):
        assert (jasnel.table_many(given, leaders) == expected).all()
        assert (jasnel.table_many(given, arrow.array(["N", "E", "S"])) == expected).all()


def test_tables_have_the_names_of_suits():
    hands = jasnel.random_hands(1, 5)
    named = jasnel.table_many(hands, "N", named=True)
    assert named.dtype.names == ("S", "H", "D", "C") and named.shape == (5,)
    assert (named["H"] == jasnel.table_many(hands, 0)[:, 1]).all()


def test_deals_of_hands_are_those_that_hands_are_of():
    hands = jasnel.random_hands(1, 20)
    assert (jasnel.hands_of(jasnel.deals_of(hands)) == hands).all()
    assert jasnel.deals_of(hands)[0] == jasnel.Deal(jasnel.random(1, 1)["line"].split(" dealer")[0])
    assert jasnel.deals_of(jasnel.hands_of("N:AJ... - - -")) == [jasnel.Deal("N:AJ... - - -")]
    assert jasnel.deals_of(np.empty((0, 4), np.uint32)) == []


def test_gives_the_id_of_a_question_back():
    assert jasnel.ask({"id": 7, "ask": "random", "seed": 1, "number": 1})["id"] == 7
    assert jasnel.ask({"ask": "random", "seed": 1, "number": 1, "id": ["a", None]})["id"] == ["a", None]
    assert jasnel.ask({"id": None, "ask": "random", "seed": 1, "number": 1})["id"] is None
    assert "id" not in jasnel.ask({"ask": "random", "seed": 1, "number": 1})


@pytest.mark.parametrize("threads", [-1, 1025, 10**6, 2**31, 2**64, -(2**70)])
def test_says_what_is_wrong_with_threads(threads):
    hands = jasnel.random_hands(1, 3)
    message = f"threads {threads}; expected a whole number from 0 to 1024"
    wrong(message, jasnel.solve_many, hands, 0, 0, threads=threads)
    wrong(message, jasnel.table_many, hands, 0, threads=threads)
    wrong(message, jasnel.Engine, threads=threads)


def test_more_threads_than_deals_are_no_more_than_deals():
    hands = jasnel.random_hands(1, 2)
    assert (jasnel.table_many(hands, 0, threads=1024) == jasnel.table_many(hands, 0)).all()


def test_numbers_of_numpy_are_numbers():
    hands = jasnel.random_hands(np.uint64(7), np.int32(3), first=np.int64(2))
    assert (hands == jasnel.random_hands(7, 3, first=2)).all()
    largest = jasnel.random_hands(np.uint64(2**64 - 1), 1)
    assert (largest == jasnel.random_hands(2**64 - 1, 1)).all()
    values = jasnel.solve_many(hands, np.int64(1), np.uint8(2), threads=np.int8(1))
    assert (values == jasnel.solve_many(hands, 1, 2)).all()
    jasnel.Engine("rule", threads=np.int64(1))
    question = {"ask": "random", "seed": np.int64(7), "number": np.uint8(2)}
    assert jasnel.ask(question) == jasnel.ask({"ask": "random", "seed": 7, "number": 2})
    bids = {"ask": "bid", "game": "boerenbridge", "players": np.int32(4), "hand": np.array(["SA", "HK"])}
    assert jasnel.ask({**bids, "worlds": np.int64(50)})["worlds"] == 50


def test_says_what_is_wrong_with_numbers():
    most = 2**64 - 1
    for seed in (-1, 2**64, 10**30):
        wrong(f"seed {seed}; expected a whole number from 0 to {most}", jasnel.random_hands, seed, 1)
        wrong("seed: ", jasnel.bid, HAND, "N", seed=seed)
    wrong("seed of 33220 bits; expected", jasnel.random_hands, 10**10000, 1)
    wrong("a question that is invalid JSON: ", jasnel.bid, HAND, "N", seed=10**10000)
    wrong("seed of type str; expected a whole number", jasnel.random_hands, "1", 1)
    wrong("seed of type float; expected a whole number", jasnel.random_hands, 1.5, 1)
    wrong("seed of type bool; expected a whole number", jasnel.random_hands, True, 1)
    wrong("seed of type ndarray; expected a whole number", jasnel.random_hands, np.array([1, 2]), 1)
    wrong("count -1; expected a whole number from 0 to 1000000000000", jasnel.random_hands, 1, -1)
    wrong("count 10000000000000; expected", jasnel.random_hands, 1, 10**13)
    wrong(f"first 0; expected a whole number from 1 to {most - 3}", jasnel.random_hands, 1, 3, 0)
    wrong(f"first {most}; expected a whole number from 1 to {most - 3}", jasnel.random_hands, 1, 3, most)


def test_says_what_is_wrong_with_questions():
    wrong("a question of type list; expected a dictionary", jasnel.ask, [1])
    wrong("a question of type NoneType; expected a dictionary", jasnel.ask, None)
    wrong("a value of type set in a question; expected what JSON can hold", jasnel.ask, {"ask": {1}})
    wrong("a question that is invalid JSON: keys must be ", jasnel.ask, {(1, 2): 3})
    itself = []
    itself.append(itself)
    wrong("a question that is invalid JSON: Circular", jasnel.ask, {"id": itself})


@pytest.mark.parametrize("number, name", [(float("nan"), "NaN"), (float("inf"), "Infinity"), (-np.inf, "-Infinity")])
def test_a_number_that_json_does_not_have_is_wrong_by_its_key(number, name):
    expected = f"{name}; expected a finite number"
    wrong(f"ns-roem: {expected}", jasnel.score, "N", 75, ns_roem=number)
    wrong(f"precision: {expected}", jasnel.bid, HAND, "N", precision=np.float32(number))
    wrong(f"bids[1]: {expected}", jasnel.boerenbridge_move, ["SA"], 3, bids=np.array([1, number]))
    wrong(f"results[0].ns-score: {expected}", jasnel.compare, [{"board": 1, "ns-score": number}])


def test_a_text_is_no_list_of_its_letters():
    text = "J7.AT.K98.A"
    assert jasnel.bid(text, "N", worlds=32)["call"] == jasnel.bid(HAND, "N", worlds=32)["call"]
    assert jasnel.move(text, dealer="N", player="rule")["move"] == jasnel.move(HAND, dealer="N", player="rule")["move"]
    calls = "auction: of type string; expected a list of calls"
    wrong(calls, jasnel.bid, HAND, "N", auction="pass")
    wrong(calls, jasnel.par, DEAL + " dealer=E", auction="pass")
    wrong(calls, jasnel.move, HAND, dealer="N", auction="pass")
    wrong("hand: of type number; expected a list of cards", jasnel.bid, 8, "N")
    record = {"deal": DEAL, "dealer": "E", "trump": "H", "declarer": "S", "tricks": []}
    wrong("choices: of type string; expected a list of cards or calls", jasnel.what_if, record, "1.1", choices="HQ")
    wrong("results: of type string; expected a list", jasnel.compare, "12")
    assert jasnel.bid(iter(HAND), "N", auction=("pass",), worlds=8)["seat"] == "S"


def test_the_book_is_asked_by_keywords():
    parameters = inspect.signature(jasnel.book).parameters
    assert list(parameters) == ["hand", "rules", "trump", "place", "dealt", "exchanges", "language"]
    assert [name for name, one in parameters.items() if one.kind is not one.KEYWORD_ONLY] == ["hand"]
    (suit,) = jasnel.book(HAND, trump="S")["suits"]
    assert [place["place"] for place in suit["places"]] == [1, 2, 3, 4]
    for hand in ("J7.AT.K98.A", tuple(HAND), iter(HAND), np.array(HAND)):
        assert jasnel.book(hand, trump="S", place=np.int64(1))["suits"][0]["places"] == suit["places"][:1]
    assert len(jasnel.book(HAND, trump="S", place=1, exchanges=True)["exchanges"]) == 192
    assert "exchanges" not in jasnel.book(HAND, trump="S", place=1)
    wrong("exchanges without trump and place; expected both", jasnel.book, HAND, exchanges=True)
    wrong("place: '5'; verwacht een geheel getal van 1 tot en met 4", jasnel.book, HAND, place=5, language="nl")
    with pytest.raises(TypeError, match="unexpected keyword argument 'trumps'"):
        jasnel.book(HAND, trumps="S")


def test_a_record_is_asked_about_with_keys_beside_it():
    evening = pathlib.Path(__file__).resolve().parents[2] / "tests/data/evening.txt"
    record = json.loads(evening.read_text(encoding="utf-8").splitlines()[0])
    luck = jasnel.luck(record)
    parts = ("cards", "calls_ns", "calls_ew", "unseen", "play_ns", "play_ew", "rulings")
    assert sum(luck[part] for part in parts) == luck["result"]
    for puzzle in jasnel.puzzles(record, hands="open", margin=5, grade="1-6", cards="2-5")["puzzles"]:
        assert puzzle["puzzle"]["hands"] == "open"
    wrong("a record of type str; expected a dictionary, such as {'deal': 'N:AJT...'}", jasnel.luck, "N:AJT")
    wrong("margin: '0'; expected a whole number from 1 to 1000", jasnel.puzzles, record, margin=0)


def test_a_request_for_a_move_has_parameters():
    klaverjas = {"rules", "rule_options", "dealer", "auction", "barred", "turned", "trump", "declarer", "conventions", "why", "match"}
    both = {"hand", "player", "tricks", "seat", "legal", "budget_ms", "seed", "deal_id", "language"}
    assert set(inspect.signature(jasnel.move).parameters) == klaverjas | both
    assert set(inspect.signature(jasnel.boerenbridge_move).parameters) == both | {"players", "cards", "bids"}
    assert list(inspect.signature(jasnel.claim).parameters)[:2] == ["hand", "dealer"]
    with pytest.raises(TypeError, match="unexpected keyword argument 'trik'"):
        jasnel.move(HAND, dealer="N", trik=[])
    tricks = [
        {"leader": leader, "cards": cards.split()}
        for leader, cards in [
            ("N", "C8 C9 CA CQ"), ("S", "HJ S8 H7 HQ"), ("S", "H9 C7 H8 S7"), ("S", "DA DT DQ D7"),
            ("S", "DK SQ HA D9"), ("N", "SK SJ HT ST"),
        ]
    ]
    proved = jasnel.claim(["DJ", "D8"], dealer="W", trump="H", declarer="N", tricks=tricks)
    assert (proved["verdict"], proved["tricks"]) == ("proved", 2)


def deep(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


def test_says_that_a_question_is_too_deep():
    wrong("more than 64 nested lists and objects", jasnel.ask, {"id": deep(100), "ask": "rules"})
    wrong("a question nested too deeply; expected at most 64", jasnel.ask, {"id": deep(100_000), "ask": "rules"})
    assert jasnel.ask({"id": deep(60), "ask": "rules"})["id"] == deep(60)


# Its text, which the checks of json cannot stop, on a thread with little stack too.
@pytest.mark.parametrize("depth", [70_000, 1_000_000])
def test_a_text_that_is_too_deep_is_refused_on_any_thread(depth):
    program = f"""
import threading
from jasnel import _native

def ask():
    engine = _native.Engine("rule", 1)
    for opened, closed in (("[", "]"), ('{{"a":', '}}'), ('[{{"a":', '}}]'), ("[1,", ",2]")):
        inside = opened * {depth} + "1" + closed * {depth}
        for text in (opened * {depth}, '{{"id":' + inside + '}}', '{{"id":' + inside + ',"ask":"rules"}}'):
            assert "more than 64 nested lists and objects" in engine.ask(text), text[:20]
    print("answered")

threading.stack_size(64 * 1024)
thread = threading.Thread(target=ask)
thread.start()
thread.join()
ask()
"""
    # What a thread of the library gets: little stack too.
    limited = ["sh", "-c", 'ulimit -s 256 && exec "$@"', "sh", sys.executable, "-c", program]
    run = subprocess.run(limited, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "answered\nanswered\n", "")


def test_other_threads_run_meanwhile():
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    jasnel.table_many(jasnel.random_hands(3, 60), 0)
    done.set()
    thread.join()
    assert counted > 10


LONG = {"ask": "bid", "hand": HAND, "dealer": "N", "worlds": 10_000_000}
SHORT = {"ask": "random", "seed": 7, "number": 1}
STOPPED = "stopped; expected time for the answer"


def test_an_engine_is_cancelled_by_another_thread():
    engine = jasnel.Engine()
    threading.Timer(0.1, engine.cancel).start()
    wrong(STOPPED, engine.ask, LONG)
    assert engine.ask(SHORT) == jasnel.random(7, 1)
    engine.cancel()
    assert engine.ask(SHORT) == jasnel.random(7, 1)


def test_what_waits_for_an_engine_is_cancelled_too():
    engine = jasnel.Engine()
    told = []

    def ask():
        try:
            engine.ask(LONG)
        except jasnel.JasnelError as error:
            told.append(str(error))

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    time.sleep(0.1)
    engine.cancel()
    for thread in threads:
        thread.join(timeout=20)
    assert told == [STOPPED, STOPPED]


def test_questions_are_awaited_and_a_short_one_waits_for_none_that_is_long():
    async def main():
        async with jasnel.AsyncEngine() as engine:
            long = asyncio.ensure_future(engine.ask(LONG))
            answers = await asyncio.gather(*(engine.ask({**SHORT, "number": number}) for number in (1, 2, 3)))
            assert [answer["line"] for answer in answers] == [jasnel.random(7, number)["line"] for number in (1, 2, 3)]
            assert not long.done()
            with pytest.raises(jasnel.JasnelError, match="ask: 'sing'"):
                await engine.ask({"ask": "sing"})
            long.cancel()
            with pytest.raises(asyncio.CancelledError):
                await long
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(engine.ask(LONG), 0.05)
            ended = asyncio.ensure_future(engine.ask(LONG))
            await asyncio.sleep(0.05)
            engine.cancel()
            with pytest.raises(jasnel.JasnelError, match=STOPPED):
                await ended
            last = asyncio.ensure_future(engine.ask(LONG))
            await asyncio.sleep(0.05)
        with pytest.raises(jasnel.JasnelError, match=STOPPED):
            await last

    asyncio.run(main())
    wrong("'nobody' is not a player", jasnel.AsyncEngine, "nobody")
    wrong("engines 0; expected a whole number from 1 to 1024", jasnel.AsyncEngine, engines=0)


def test_a_task_that_is_cancelled_frees_its_engine():
    async def main():
        async with jasnel.AsyncEngine(engines=1) as engine:
            long, waits = (asyncio.ensure_future(engine.ask(question)) for question in (LONG, SHORT))
            await asyncio.sleep(0.05)
            assert not waits.done()
            long.cancel()
            return await asyncio.wait_for(waits, 20)

    assert asyncio.run(main()) == jasnel.random(7, 1)


@pytest.mark.parametrize(
    "call",
    [
        "jasnel.table_many(jasnel.random_hands(1, 1_000_000), 0)",
        "jasnel.bid(%r, 'N', worlds=10_000_000)" % HAND,
    ],
)
def test_ctrl_c_ends_it(call):
    # Where the tests run in the background, SIGINT would be ignored.
    program = f"""
import signal
import jasnel
signal.signal(signal.SIGINT, signal.default_int_handler)
print('begins', flush=True)
{call}
"""
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "begins\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    try:
        _, error = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode != 0
    assert "KeyboardInterrupt" in error


def test_has_the_version_of_the_project_and_says_which_build_it_is():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    version, build = jasnel.__version__.split("+")
    assert version == re.search(r"^  VERSION ([0-9.]+)$", text, re.MULTILINE).group(1)
    assert re.fullmatch(r"(([0-9]+[.])?g[0-9a-f]{7}[.](dirty[.])?|unknown[.])?w[0-9a-f]{7}", build)


def test_the_page_prints_what_it_says():
    page = (ROOT / "docs/guides/python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    programs = [text for kind, text in blocks if kind == "python"]
    outputs = [text for kind, text in blocks if kind == "text"]
    assert len(programs) == len(outputs) >= 3
    for program, output in zip(programs, outputs):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert run.stdout == output
