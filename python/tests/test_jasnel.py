"""The package as its users call it: values against the known ones, mistakes, threads, Ctrl-C."""

import os
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


def test_follows_and_judges_deals():
    state = jasnel.state({"deal": DEAL, "dealer": "E"})
    assert state["phase"] == "auction" and state["turn"] == "S"
    record = {
        "deal": DEAL, "dealer": "E", "trump": "H", "declarer": "S",
        "tricks": [{"cards": ["CJ", "C7", "DT", "CK"]}],
    }
    assert jasnel.analyse(record)["players"]["S"]["points_lost"] == 32
    assert jasnel.rules()["presets"][0]["name"] == "kbn"


def test_says_what_is_wrong():
    wrong("deal: column 3: North's hand 'AJT' has 1 suit", jasnel.solve, "N:AJT")
    wrong("objective: 'pints'", jasnel.solve, DEAL + " trump=H leader=S", "pints")
    wrong("1 card in the hand; expected 8", jasnel.bid, ["SA"], "N")
    wrong("dealer: 'Q'; expected N, E, S or W", jasnel.bid, HAND, "Q")
    wrong("'nobody' is no player", jasnel.Engine, "nobody")
    wrong("threads -1; expected 0 or more", jasnel.Engine, threads=-1)
    wrong("ask: 'sing'", jasnel.ask, {"ask": "sing"})
    wrong("line 2: column 1", jasnel.hands_of, [DEAL, "hello"])


def test_says_what_is_wrong_with_arrays():
    hands = jasnel.random_hands(1, 3)
    wrong("hands of type int64; expected a numpy array of uint32", jasnel.solve_many, hands.astype(np.int64), 0, 0)
    wrong("hands of type list; expected a numpy array of uint32", jasnel.solve_many, hands.tolist(), 0, 0)
    wrong("hands of shape (12,); expected (deals, 4)", jasnel.solve_many, hands.reshape(12), 0, 0)
    wrong("not contiguous", jasnel.solve_many, np.asfortranarray(hands), 0, 0)
    wrong("trump 4; expected a number from 0 to 3", jasnel.solve_many, hands, 4, 0)
    wrong("trump of shape (2,); expected (3,)", jasnel.solve_many, hands, np.zeros(2, np.uint8), 0)
    wrong("leader: expected a number from 0 to 3, or a numpy array of uint8", jasnel.solve_many, hands, 0, "N")
    wrong("objective 'x'", jasnel.solve_many, hands, 0, 0, objective="x")
    wrong("rules: ", jasnel.solve_many, hands, 0, 0, rules="kbnn")
    bad = hands.copy()
    bad[1, 0] = bad[1, 1]
    wrong("deal 1: ", jasnel.solve_many, bad, 0, 0)
    wrong("deal 2: ", jasnel.table_many, hands, np.array([0, 1, 9], np.uint8))


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


def test_has_the_version_of_the_project():
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    assert jasnel.__version__ == re.search(r"^  VERSION ([0-9.]+)$", text, re.MULTILINE).group(1)


def test_the_example_draws_a_curve(tmp_path):
    example = ROOT / "python/examples/calibration_curve.py"
    run = subprocess.run(
        [sys.executable, example, "--hands=20", "--worlds=16", "--text"],
        capture_output=True, text=True, check=True, cwd=tmp_path, env={**os.environ},
    )
    assert "said" in run.stdout and "made" in run.stdout


def test_the_page_prints_what_it_says():
    page = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    programs = [text for kind, text in blocks if kind == "python"]
    outputs = [text for kind, text in blocks if kind == "text"]
    assert len(programs) == len(outputs) >= 3
    for program, output in zip(programs, outputs):
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert run.stdout == output
