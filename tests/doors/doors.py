#!/usr/bin/env python3
"""What every question says at two doors, the command and the engine, for each flag, key, format and language.

  doors.py record JASNEL FILE         runs all cases with the binary JASNEL, and writes what it said
  doors.py compare FILE OTHER         tells what differs between two such files
  doors.py check JASNEL FILE          runs the cases of FILE again, and tells what differs
  doors.py again JASNEL FILE          the same, and writes FILE anew: read what differs first

A file has one JSON object a line: a case, its exit status, and both outputs, without times and numbers of nodes.
A case is built from the tables below: what is good for each flag and key, and what is not. That a flag of the
help is missing there is an error.
"""
import csv
import io
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

DEAL = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"
ENDING = "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK."
PLAYED = (
    '{"deal":"N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK."}',
    '{"deal":"' + DEAL + '","dealer":"E","trump":"H","declarer":"S",'
    '"tricks":[{"cards":["S9","SQ","SA","SK"]},{"cards":["DT","DK","DA","D7"]}]}',
)[1]
COMPLETE = (Path(__file__).parents[1] / "data/evening.txt").read_text(encoding="utf-8").splitlines()[0]
RULES = (["kbn", "nku-rotterdam", "bedum,roem=off", "ruff=obliged"], ["kbm", "kbn,roem=maybe", ""])
MATCH = (["2,-80", "1500,1200,1350"], ["2", "0,5", "1500,1500,0", ""])
DEALT = (["random", "3-2-3,riffles=1,cut", "1+cut"], ["3-2", "3-2-3,cut,cut", ""])
SEATS = (["N", "o", "west"], ["X", ""])
SUITS = (["S", "♥", "ruiten", "k"], ["T", "spade"])
LANGUAGES = (["nl", "en"], ["de"])
FORMATS = (["json", "csv", "text"], ["xml"])
SWITCH = ([None], ["yes"])


def whole(least, most, *good):
    return ([str(number) for number in good], [str(least - 1), str(most + 1), "x", "1.5"])


# A command: what stands before its flags, what is good and bad as an item, its input, and the values of flags.
COMMANDS = {
    "book": {
        "items": (["J97.AT.K8.7", "SJ S9 S7 HA HT DK D8 C7", "B97.A10.H8.7", "♠J97 ♥AT ♦K8 ♣7"],
                  ["J97.AT.K8.", "J97.AT.K8.7.2", "JJ7.AT.K8.7", "X"]),
        "lines": "J97.AT.K8.7\n# a comment\n\nJ97.AT.K8.\nAK.QT9.A7.8\n",
        "flags": {"--rules": RULES, "--trump": SUITS, "--place": whole(1, 4, 1, 2, 4), "--exchanges": SWITCH,
                  "--dealt": DEALT},
        "also": [["--trump=S", "--place=1", "--exchanges"], ["--trump=H", "--exchanges"]],
    },
    "solve": {
        "items": ([ENDING + " trump=H leader=E", ENDING + " troef=K uitkomst=Z", DEAL + " leader=S trump=S",
                   ENDING + " leader=E", ENDING + " trump=S leader=N trick=HA,HQ declarer=E"],
                  [ENDING, "N:A", ENDING + " trump=X", ENDING + " trump=S trump=S", ENDING + " colour=S", "X"]),
        "lines": ENDING + " trump=H leader=E value=-100\n" + ENDING + " leader=N\nN:A\n",
        "base": ["--leader=E"],
        "flags": {"--rules": RULES, "--leader": SEATS, "--dealer": SEATS, "--trump": (["all", *SUITS[0]], SUITS[1]),
                  "--declarer": SEATS, "--objective": (["points", "make", "pit", "score"], ["win"]),
                  "--cards": SWITCH, "--value-only": SWITCH, "--check": SWITCH, "--budget-ms": (["100000"], ["0", "x"]),
                  "--threads": whole(1, 1024, 1, 2)},
        "also": [["--objective=make", "--cards"], ["--objective=score", "--cards"], ["--cards", "--value-only"],
                 ["--check", "--objective=pit"], ["--check", "--objective=make"]],
    },
    "boerenbridge solve": {
        "items": (["0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0", "0:A.K.. K..J. 7..8. biedingen=1,2,0",
                   "0:A8.K.. KT...9 .Q.8. bids=1,2,0 trick=HA leader=2"],
                  ["0:A8.K.4. KT..J5. 7.QT.8.", "0:A8", "0:A.K.. K..J. 7..8. bids=1,2", "X"]),
        "lines": "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0\n0:A8\n0:A.K.. K..J. 7..8. bids=1,2,0\n",
        "flags": {"--paranoid": ([None, "1", "2"], ["7", "x"]), "--scores": SWITCH, "--cards": SWITCH,
                  "--nodes": (["0", "100000", "2"], ["-1", "x"]), "--budget-ms": (["100000"], ["0", "x"]),
                  "--threads": whole(1, 1024, 1, 2)},
        "also": [["--paranoid", "--scores"], ["--paranoid=1", "--scores", "--cards"]],
    },
    "table": {
        "items": ([DEAL + " dealer=E", DEAL + " leader=N rules=nku-rotterdam board=3"], [DEAL, ENDING + " leader=E"]),
        "lines": DEAL + " dealer=E\nN:A\n",
        "base": ["--dealer=E"],
        "flags": {"--rules": RULES, "--leader": SEATS, "--dealer": SEATS, "--all-leaders": SWITCH,
                  "--budget-ms": (["100000"], ["0", "x"]), "--threads": whole(1, 1024, 2)},
    },
    "par": {
        "items": ([DEAL + " dealer=E", DEAL + " dealer=E rules=bedum turned=H"], [DEAL, DEAL + " dealer=E rules=bedum"]),
        "lines": DEAL + " dealer=E\nN:A\n",
        "base": ["--dealer=E"],
        "flags": {"--rules": RULES, "--leader": SEATS, "--dealer": SEATS, "--turned": SUITS,
                  "--auction": (["pass", "pass,pass"], ["S", "maybe", "pass,H"]), "--rows": SWITCH,
                  "--budget-ms": (["100000"], ["0", "x"]), "--threads": whole(1, 1024, 2)},
        "also": [["--rules=bedum", "--turned=H"], ["--rules=bedum"]],
    },
    "bid": {
        "items": (["J97.AT.K8.7", "J97.AT.K8.7 dealer=W auction=pass rules=bedum turned=S",
                   "B97.A10.H8.7 gever=N biedingen=pas"],
                  ["J97.AT.K8.", "J97.AT.K8.7 dealer=X", "J97.AT.K8.7 seat=W", "dealer=N"]),
        "lines": "J97.AT.K8.7\nJ97.AT.K8. dealer=N\nAK.QT9.A7.8 auction=pass\n",
        "base": ["--dealer=N", "--worlds=16"],
        "flags": {"--hand": (["J97.AT.K8.7"], ["J97"]), "--open-hands": SWITCH, "--dealer": SEATS, "--seat": SEATS,
                  "--auction": (["pass", "pas,pas"], ["S", "maybe"]), "--turned": SUITS, "--rules": RULES,
                  "--given": (["S:AT... - - -", "N:J9... - - -"], ["S:A", "X"]), "--dealt": DEALT, "--match": MATCH,
                  "--precision": (["20", "5"], ["0", "51", "x"]), "--worlds": (["8", "2"], ["0", "1", "x"]),
                  "--until-clear": SWITCH, "--budget-ms": ([], ["0", "x"]), "--seed": (["2", "0"], ["-1", "x"]),
                  "--threads": whole(1, 1024, 2)},
        "also": [["--rules=bedum", "--turned=H"]],
    },
    "boerenbridge bid": {
        "items": (["AK2.Q8.T98.A7", "AQ7.K.J98. players=3 bids=2", "A..K. spelers=4 plaats=2 biedingen=0,1"],
                  ["AK2.Q8", "AK2.Q8.T98.A7 players=9", "A..K. players=3 bids=3"]),
        "lines": "A... bids=0,1\nK.A.. bids=1\nX\n",
        "base": ["--worlds=20"],
        "flags": {"--hand": (["A..K."], ["J97"]), "--players": whole(3, 7, 3, 5), "--cards": whole(1, 18, 9),
                  "--seat": whole(0, 6, 0, 1), "--bids": (["0", "1,0"], ["x", "99"]),
                  "--worlds": (["8", "2"], ["0", "x"]), "--precision": (["10", "2.5"], ["0", "11", "x"]),
                  "--budget-ms": ([], ["0", "x"]), "--seed": (["2", "0"], ["-1", "x"]), "--threads": whole(1, 1024, 2)},
    },
    "analyse": {
        "items": ([PLAYED], ["{}", "[1]", '{"deal":"N:A"}', PLAYED.replace("DT", "CT"), "X"]),
        "lines": PLAYED + "\n{}\n",
        "flags": {"--rules": RULES, "--summary": SWITCH, "--fair": SWITCH,
                  "--conventions": (["bedum"], ["none-such"]), "--worlds": (["10"], ["0", "x"]),
                  "--seed": (["2"], ["-1"]), "--threads": whole(1, 1024, 2)},
        "also": [["--fair", "--worlds=20", "--seed=3"], ["--fair", "--worlds=20", "--summary"]],
    },
    "luck": {
        "items": ([COMPLETE], [PLAYED, "{}", "X"]),
        "lines": COMPLETE + "\n{}\n" + PLAYED + "\n" + COMPLETE + "\n",
        "flags": {"--rules": RULES, "--threads": whole(1, 1024, 2)},
    },
    "what-if": {
        "items": ([PLAYED], ["{}", "X"]),
        "lines": PLAYED + "\n",
        "base": ["--at=2.2", "--deals=2", "--player=rule"],
        "flags": {"--rules": RULES, "--at": (["1.3", "2.4"], ["9.1", "1", "call.1"]),
                  "--instead": (["DK"], ["SA", "X"]), "--player": (["simple"], ["nobody"]),
                  "--deals": (["3"], ["0", "x"]), "--seed": (["2"], ["-1"]), "--threads": whole(1, 1024, 2),
                  "--budget-ms": (["100000"], ["0", "x"])},
    },
    "beliefs": {
        "items": ([PLAYED], ["{}", "X"]),
        "lines": PLAYED + "\n{}\n" + PLAYED + "\n",
        "base": ["--at=2.2", "--deals=20"],
        "flags": {"--rules": RULES, "--at": (["1.3", "2.4"], ["9.1", "1", "call.1"]), "--deals": (["3"], ["0", "x"]),
                  "--seed": (["2"], ["-1"]), "--dealt": DEALT, "--threads": whole(1, 1024, 2)},
    },
    "fair-play": {
        "items": ([PLAYED], ["{}", "X"]),
        "lines": PLAYED + "\n{}\n" + PLAYED + "\n",
        "base": ["--deals=5"],
        "flags": {"--rules": RULES, "--deals": (["3"], ["0", "x"]), "--seed": (["2"], ["-1"]),
                  "--false-alarm": (["100"], ["1", "x"]), "--threads": whole(1, 1024, 2)},
    },
    "yardstick": {
        "items": ([PLAYED], ["{}", "X"]),
        "lines": PLAYED + "\n{}\n" + PLAYED + "\n",
        "base": ["--worlds=5"],
        "flags": {"--rules": RULES, "--seat": (["N", "W"], ["X"]), "--worlds": (["3"], ["0", "x"]),
                  "--seed": (["2"], ["-1"]), "--threads": whole(1, 1024, 2)},
    },
    "puzzles": {
        "items": ([], []),
        "lines": PLAYED + "\n",
        "base": ["--count=1", "--margin=1", "--player=rule", "--hands=open"],
        "flags": {"--count": (["1"], ["0", "x"]), "--hands": (["open"], ["shut"]), "--margin": (["5"], ["0", "x"]),
                  "--cards": (["3-4"], ["9-9", "4-3", "x"]), "--grade": (["1-6"], ["0-1", "x"]),
                  "--player": (["rule"], ["nobody"]), "--rules": RULES, "--seed": (["2"], ["-1"]),
                  "--threads": whole(1, 1024, 2)},
    },
    "compare": {
        "items": ([], []),
        "lines": "board,ns,ew,ns-score,ew-score\n1,1,2,182,0\n1,3,4,90,72\n2,1,4,70,92\n2,3,2,82,80\n",
        "flags": {"--system": (["schevenings", "howell"], ["swiss"]), "--rules": RULES, "--boards": SWITCH},
    },
    "sheet": {
        "items": ([], []),
        "lines": "we H 102 60 20 0\nthey S 90 72\nnonsense\nwe pit -\n",
        "flags": {"--rules": RULES, "--names": (["Anna+Bram,Cor+Dirk"], ["Anna"]), "--deals": (["8"], ["0", "x"]),
                  "--keep": ([], [])},
    },
    "boerenbridge score": {
        "items": ([], []),
        "lines": "Anna,Bram,Cor,Dirk,Eva\n3/3,2/0,1/3,4/3,1/1\n2/-,1/-,0/-,4/revoke,3/-\n",
        "flags": {"--dealer": (["Bram"], ["Zeb"]), "--draw": (["7"], ["x"]), "--totals": SWITCH},
    },
    "deal": {
        "items": ([], []),
        "base": ["--seed=1"],
        "formats": (["line", "pbn", "text", "json"], ["csv"]),
        "flags": {"--count": (["3"], ["0", "x"]), "--first": (["5"], ["0", "x"]), "--seed": (["2"], ["-1", "x"]),
                  "--dealer": SEATS, "--rules": (["bedum", "kbn"], RULES[1]),
                  "--given": (["N:J9... - - -"], ["N:J", "X"]), "--dealt": DEALT,
                  "--where": (["N: spades>=4", "EW: aces=3"], ["N: spades>", "Q: aces=1"]), "--commit": SWITCH,
                  "--input": ([], ["-"]), "--check": ([], ["0", "0" * 64])},
    },
}

BARRED = ([[], [{"side": "EW", "after": 0}]], [1, [1], [{"side": "EW"}], [{"side": "E", "after": 0}]])
HAND = ["SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"]
RECORD = json.loads(PLAYED)
LOST = [
    {"lost": lost, "levels": {"beginner": 20.5, "casual": 11, "club": 4, "strong": 2, "full": 0.5}}
    for lost in (0, 3.5, 12, 1)
]
PUZZLE = {
    "deal": "N:QT.QJ.QJ7.T J8.T7.A.AJ8 .AK.KT9.KQ7 AK97.98.8.9", "dealer": "N", "trump": "C", "declarer": "E",
    "hands": "open", "margin": 10,
    "tricks": [{"cards": cards.split()} for cards in (
        "H7 HK H8 HQ", "DK D8 D7 DA", "CJ C7 C9 CT", "CA CQ S7 HJ", "S8 CK SK ST", "DT S9 DJ C8", "HT HA H9 DQ")]}
RULE_VALUES = (["nku-rotterdam", "bedum,roem=off"], ["kbm", 7, ""])
SUIT_VALUES = (["S", "harten"], ["T", 3])
MATCH_VALUES = (["2,-80", "1500,1200,1350"], ["2", "65,0", 8])
DEALT_VALUES = (["random", "3-2-3,riffles=1,cut"], ["3-2", "3-2-3,cut,cut", 8])
SEAT_VALUES = (["N", "west"], ["X", 3])
SWITCHES = ([True, False, None], ["yes", 1])


def numbers(least, most, *good):
    return (list(good), [least - 1, most + 1, "x", 1.5])


# A question of the engine, by its game and name, and what follows a comma: a good one, and what is good and bad for each
# key. A key whose value is taken away has the value None among the bad ones.
CLUB_FILE = ("season: 1\nplayer: A, B, C, D, E\nevening 1: today\ndraw 1: 1 table, 1 standing\n"
             "  table 1: A, B, C, D\n  standing: E\n")
QUESTIONS = {
    "book": ({"hand": HAND}, {
        "hand": (["J97.AT.K8.7"], [None, "J97.AT.K8.", HAND[:7], HAND[:7] + ["SJ"], [1], 5]), "rules": RULE_VALUES,
        "trump": SUIT_VALUES, "place": numbers(1, 4, 1, 4), "exchanges": SWITCHES, "dealt": DEALT_VALUES}),
    "solve": ({"deal": ENDING + " trump=H leader=E"}, {
        "deal": ([ENDING + " leader=N", DEAL + " trump=S leader=N"], [None, "N:A", 5, ENDING]),
        "objective": (["points", "make", "pit", "score"], ["win", 1]), "cards": SWITCHES, "value_only": SWITCHES,
        "budget_ms": ([100000], [0, "x", 1.5])}),
    "boerenbridge solve": ({"deal": "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"}, {
        "deal": (["0:A.K.. K..J. 7..8. bids=1,2,0"], [None, "0:A", 5, "0:A.K.. K..J. 7..8."]),
        "paranoid": ([True, 1], [9, "x"]), "cards": SWITCHES, "scores": SWITCHES, "nodes": ([0, 100000, 2], [-1, "x"]),
        "budget_ms": ([100000], [0, "x"])}),
    "table": ({"deal": DEAL + " leader=S"}, {
        "deal": ([DEAL, DEAL + " dealer=E board=3"], [None, "N:A", 5]), "rules": RULE_VALUES, "leader": SEAT_VALUES,
        "dealer": SEAT_VALUES, "all_leaders": SWITCHES, "budget_ms": ([100000], [0, "x"])}),
    "par": ({"deal": DEAL + " dealer=S"}, {
        "deal": ([DEAL + " dealer=S rules=bedum turned=C"], [None, "N:A", 5, DEAL]),
        "auction": ([["pass"]], [["S"], "pass", [1]]), "rows": SWITCHES, "rules": RULE_VALUES, "leader": SEAT_VALUES,
        "dealer": SEAT_VALUES, "turned": SUIT_VALUES, "budget_ms": ([100000], [0, "x"])}),
    "bid": ({"dealer": "N", "hand": HAND, "worlds": 16}, {
        "hand": (["J97.AT.K8.7"], [None, "J97.AT.K8.", HAND[:7], 5]), "dealer": SEAT_VALUES, "rules": RULE_VALUES,
        "auction": ([["pass"]], [["S"], "pass", [1]]), "turned": SUIT_VALUES, "worlds": ([2, 10], [0, "x", 1.5]),
        "precision": ([0.2], [0, 0.6, "x"]), "until_clear": SWITCHES, "seed": ([2], [-1, "x"]),
        "seat": (["E", "oost"], ["W", "X", 3]), "given": (["N:Q8... - - -"], ["S:A", "E:Q... - - -", 5]),
        "legal": ([["pass", "S", "H", "D", "C"]], [["pass"], "x"]), "open_hands": SWITCHES, "dealt": DEALT_VALUES,
        "match": MATCH_VALUES, "budget_ms": ([100000], [0, "x"])}),
    "boerenbridge bid": ({"hand": ["SA", "DK"], "players": 4, "bids": [0], "worlds": 16}, {
        "hand": ([["SA"]], [None, ["X"], 5]), "players": numbers(3, 7, 3, 5), "cards": ([2], [0, "x"]),
        "bids": ([[0, 1], [0, None]], [[9], "x", [None, 1], [0, 1, 0, 0, 1]]), "seed": ([2], [-1, "x"]),
        "worlds": ([2], [0, "x"]), "seat": ([1], [2, 7, "x"]), "legal": ([[0, 1, 2]], [[0, 1], "x"]),
        "precision": ([5], [0, 11]), "budget_ms": ([100000], [0, "x"])}),
    "move": ({"dealer": "N", "hand": HAND}, {
        "hand": (["J97.AT.K8.7"], [None, HAND[:7], 5]), "dealer": SEAT_VALUES, "rules": RULE_VALUES,
        "seat": (["E", "oost"], ["W", "X", 3]), "turned": ([], ["H", "X", 3]), "trump": ([], ["H", "X"]),
        "declarer": ([], ["N", "X"]), "tricks": ([[]], [1, [{"leader": "E", "cards": ["DA"]}], [{"cards": []}]]),
        "auction": ([["pass"]], [["S"], "pass", [1]]), "player": (["simple", "rule", "full:level=club"], ["nobody", 1]),
        "seed": ([2], [-1, "x"]), "budget_ms": ([100000], [0, "x", 1.5]), "why": SWITCHES, "match": MATCH_VALUES,
        "conventions": (["bedum", {"ns": "bedum"}], ["none-such", {}, 1]), "barred": BARRED, "deal_id": (["12-2"], [1]),
        "rule_options": ([{"undertrump": "forbidden"}], [{"undertrump": "free"}, {"none-such": "x"}, "kbn", 1]),
        "legal": ([["pass", "S", "H", "D", "C"]], [["S"], 1])}),
    "move, a card": ({
        "dealer": "W", "hand": ["SA", "SK", "DT", "D9", "D8", "CA", "C8", "C7"], "auction": ["H"], "trump": "H",
        "declarer": "N", "tricks": [{"leader": "N", "cards": ["H9", "H7"]}], "player": "full:worlds=15"}, {
        "conventions": (["bedum", {"ew": "bedum"}], ["none-such", {"ns": 1}]), "why": SWITCHES,
        "player": (["rule", "simple", "random"], ["nobody", "rollout", 1]), "rules": RULE_VALUES,
        "legal": ([["SA", "SK", "DT", "D9", "D8", "CA", "C8", "C7"]], [["SA"], "x"]), "hand": ([], [["SA"], None]),
        "tricks": ([[{"leader": "N", "cards": ["H9", "H7"], "winner": "N"}],
                    [{"leader": "N", "cards": ["H9", "H7"], "out_of_turn": ["C7"], "called": ["C7"]}]], [
            None, [], [{"leader": "N", "cards": ["H9", "H7"], "winner": "E"}], [{"cards": ["H9", "H7"]}],
            [{"leader": "N", "cards": ["H9", "H7"], "card": 1}]]),
        "trump": ([], [None, "S", "X"]), "declarer": ([], [None, "S", "X"])}),
    "boerenbridge move": ({"hand": ["SA", "DK"], "players": 4, "bids": [0], "player": "rule"}, {
        "hand": ([["SA"], "A..K."], [None, ["X"], 5]), "players": numbers(3, 7, 3), "cards": ([2], [0, 3, 11, "x"]),
        "seat": ([1], [2, 7, "x"]), "bids": ([[0, 1], [0, None]], [[9], "x", [None, 1], [0, 1, 0, 0, 1]]),
        "player": (["rollout"], [None, "nobody", "simple", 1]), "seed": ([2], [-1]), "budget_ms": ([100000], [0]),
        "deal_id": (["12-2"], [1]), "tricks": ([[]], [1, [{"leader": 0, "cards": ["HA"]}]]), "legal": ([[0, 1, 2]], [[0, 1], "x"])}),
    "boerenbridge move, a card": ({
        "players": 5, "cards": 5, "seat": 2, "hand": ["SQ", "HT", "H4", "C8"], "bids": [2, 0, 1, 1, 2],
        "player": "rollout", "tricks": [{"leader": 0, "cards": ["DA", "D7", "D8", "DK", "D2"]},
                                        {"leader": 0, "cards": ["HA", "H2"]}]}, {
        "player": (["rule", "full:worlds=10"], ["nobody"]), "cards": ([], [4, 9]), "seat": ([], [1]),
        "legal": ([["H4", "HT"]], [["H4"], [1]]), "bids": ([], [[2, 0], None]), "tricks": ([], [
            [], [{"cards": ["DA"]}], [{"leader": 0, "cards": ["DA", "D7", "D8", "DK", "D2"], "winner": 1}]])}),
    "claim": ({"dealer": "W", "trump": "H", "declarer": "N", "hand": ["DJ", "D8"], "tricks": [
        {"leader": "N", "cards": ["C8", "C9", "CA", "CQ"]}, {"leader": "S", "cards": ["HJ", "S8", "H7", "HQ"]},
        {"leader": "S", "cards": ["H9", "C7", "H8", "S7"]}, {"leader": "S", "cards": ["DA", "DT", "DQ", "D7"]},
        {"leader": "S", "cards": ["DK", "SQ", "HA", "D9"]}, {"leader": "N", "cards": ["SK", "SJ", "HT", "ST"]}]}, {
        "trump": SUIT_VALUES, "declarer": SEAT_VALUES, "hand": (["..J8."], [None, ["X"]]), "tricks": ([], [1, [1]]),
        "auction": ([["pass", "pass"]], [["H"], 1]), "budget_ms": ([100000], [0, "x"])}),
    "claim, refuted": ({"dealer": "W", "trump": "H", "declarer": "N", "tricks": [],
                        "hand": ["S7", "S8", "S9", "D7", "D8", "D9", "C7", "C8"]}, {
        "trump": ([], [None]), "declarer": ([], [None]), "seat": (["N"], ["E"])}),
    "analyse": (RECORD, {"summary": SWITCHES, "fair": ([True], ["yes"]), "worlds": ([5], [0, "x", 1.5]),
                         "seed": ([2], [-1, "x"]), "budget_ms": ([100000], [0, "x"]),
                         "conventions": (["bedum", {"ns": "bedum"}], ["none-such", {}, {"nz": "bedum"}, 1]),
                         "tricks": ([[]], [None, 1, [{"cards": ["S9", "SQ", "SA", "HQ"]}]]),
                         "trump": SUIT_VALUES, "dealer": SEAT_VALUES, "rules": RULE_VALUES}),
    "luck": (json.loads(COMPLETE), {"tricks": ([], [None, [], 1]), "trump": SUIT_VALUES, "rules": RULE_VALUES}),
    "what-if": ({**RECORD, "at": "2.2", "deals": 2, "player": "rule"}, {
        "at": (["1.3"], [None, "9.1", "x", 1]), "choices": ([["DK"]], [["X"], "DK"]), "deals": ([1], [0, "x"]),
        "player": (["simple"], ["nobody"]), "seed": ([2], [-1]), "budget_ms": ([100000], [0, "x"])}),
    "beliefs": ({**RECORD, "at": "2.2", "deals": 20}, {
        "at": (["1.3"], [None, "9.1", "x", 1]), "deals": ([1], [0, "x"]), "seed": ([2], [-1]), "dealt": DEALT_VALUES}),
    "fair-play": ({**RECORD, "deals": 5}, {"deals": ([1], [0, "x"]), "seed": ([2], [-1])}),
    "yardstick": ({**RECORD, "worlds": 5}, {"seat": SEAT_VALUES, "worlds": ([1], [0, "x"]), "seed": ([2], [-1])}),
    "rating": ({"deals": LOST}, {"deals": ([LOST * 2], [None, 1, [], [1], LOST[:2], [{"lost": 1}] * 4,
                                                        [{"lost": "x", "levels": LOST[0]["levels"]}] * 4])}),
    "puzzles": (PUZZLE, {
        "hands": (["hidden"], ["shut", 1]), "margin": ([5], [0, "x"]), "cards": (["2-3", 3], ["9-9", "x", 1.5, True]),
        "grade": (["1-6"], ["0-1", []]), "seed": ([2], [-1]), "rules": RULE_VALUES, "tricks": ([], [None, 1]),
        "trump": SUIT_VALUES}),
    "compare": ({"results": [{"board": 1, "ns": "1", "ew": "2", "ns-score": 182, "ew-score": 0},
                             {"board": 1, "ns": "3", "ew": "4", "ns-score": 90, "ew-score": 72}]}, {
        "results": ([], [None, [], [1], "x"]), "system": (["howell"], ["swiss"]), "boards": SWITCHES,
        "rules": RULE_VALUES}),
    "draw": ({"players": ["A", "B", "C", "D", "E"], "seed": 1}, {
        "players": ([["A", "B", "C", "D"]], [None, ["A"], ["A", "a", "B", "C"], [1], "A"]), "seed": ([2], [-1, "x"]),
        "new_partners": SWITCHES, "numbers": ([], [1, [{"player": "A"}], [{"player": "A", "number": 0}]]),
        "earlier": ([[], [{"tables": [["A", "B", "C", "D"]], "standing": ["E"]}]],
                    [1, [1], [{"tables": [["A"]]}], [{"standing": []}], [{"tables": [], "stand": 1}]])}),
    "evening": ({"boompjes": 1, "played": [{"tables": [{"players": ["A", "B", "C", "D"], "totals": [1100, 1054]}],
                                            "standing": ["E"]}]}, {
        "rules": RULE_VALUES, "boompjes": ([4], [0, 101]), "deals": ([], [0, 33]), "standing": ([0], [-1]),
        "prizes_first": ([1], [-1]), "prizes_every": ([0], [-1]), "revoke": ([162], [-1]),
        "revokes": ([["A"]], [["X"], 1]),
        "played": ([[]], [None, 1, [1], [{}], [{"tables": [1]}], [{"tables": [{"players": ["A"]}]}],
                          [{"tables": [{"players": ["A", "B", "C", "D"], "totals": [1]}]}],
                          [{"tables": [{"players": ["A", "B", "C", "D"], "deals": [{"points": 1}]}]}]])}),
    "season": ({"played": [[{"player": "A", "points": 4000}, {"player": "B", "points": 4100}]]}, {
        "evenings": ([1], [0]), "best": ([1], [0]), "needed": ([1], [0]), "wins_to_keep": ([0, 1], [-1]),
        "played": ([[]], [None, 1, [1], [[1]], [[{"player": "A"}]], [[{"points": 1}]]]),
        "earlier": ([[["A"], ["A"]]], [1, ["A"], [[1]]]), "awaited": SWITCHES}),
    "club": ({"file": CLUB_FILE}, {
        "file": (["season: 2\n", "seizoen: 2\n"], [None, 1, "", "plyer: A\n", CLUB_FILE + "left: A"]),
        "new": ([], [{"season": "1"}]),
        "players": ([{"join": ["F"]}, {"leave": ["A"]}, {"rename": [["A", "G"]]}, {}],
                    [1, {"joins": []}, {"join": ["a"]}, {"leave": ["X"]}, {"rename": [["A"]]}]),
        "draw": ([{"seed": 1}, {"seed": 1, "without": ["E"]}, {"seed": 1, "only": ["A", "B", "C", "D"], "begin": True}],
                 [1, {"seed": 1, "numbers": []}, {"with": ["X"]}, {"without": ["X"]}, {"date": "x"}]),
        "enter": ([{"results": [{"table": 1, "totals": [1100, 1054]}]}, {"substitute": [["A", "X"]]}, {"revoke": ["A"]},
                   {"results": [{"table": 1, "deals": [{"declarer": "N", "points": 102}] * 12}]}],
                  [1, {"results": [{"table": 1}]}, {"results": [{"table": 1, "deals": [{"declarer": "N"}]}]},
                   {"results": [{"table": 1, "totals": [1, 2]}]}, {"boompje": 2},
                   {"results": [{"table": 1, "totals": [1100, 1054]}], "correct": True}, {"substitute": [["E", "X"]]}]),
        "undo": SWITCHES}),
    "movement": ({"pairs": 6}, {
        "pairs": ([3, 7], [None, 2, 33]), "system": (["howell"], ["swiss"]), "rounds": ([2], [0, 33]),
        "circulate": SWITCHES}),
    "fours": ({"matches": [{"fours": ["A", "B"], "boards": [{"board": 1, "scores": [[100, 62], [90, 72]]}]}]}, {
        "matches": ([[]], [None, 1, [1], [{"fours": ["A"], "boards": []}], [{"fours": ["A", "a"], "boards": []}],
                           [{"fours": ["A", "B"], "boards": [{"board": 1, "scores": [[1, 2]]}]}],
                           [{"fours": ["A", "B"], "boards": [{"board": 0, "scores": []}]}]]),
        "rules": RULE_VALUES, "win": ([3], [-1]), "draw": ([0], [-1]), "loss": ([1], [-1])}),
    "teams": ({"parts": [{"team": "A", "part": "1", "points": 12}, {"team": "B", "part": "1", "points": 9}]}, {
        "parts": ([[]], [None, 1, [1], [{"team": "A", "part": "1"}], [{"team": "", "part": "1", "points": 1}]])}),
    "knockout": ({"entrants": ["A", "B", "C"], "seed": 1}, {
        "entrants": ([["A", "B"]], [None, ["A"], ["A", "a"], 1]), "had_bye": ([["C"]], [1]), "seed": ([2], [-1])}),
    "race": ({"deals": [[1400, 100], [162, 0]]}, {
        "deals": ([[], [[100, 62]]], [None, 1, [1], [[1]], [[1500, 0], [1, 2]]]), "target": ([750], [0])}),
    "paper": ({"kind": "control", "boards": 1}, {
        "kind": (["wallets", "tables", "records"], [None, "letters"]), "title": (["♠ Club"], ["你", 1]), "boards": ([2], [0, 1000]),
        "text": ([DEAL + " turned=H"], ["x", ENDING, 1]), "groups": ([2], [0, 27]), "tables": ([1], [0, 201]),
        "pairs": ([3], [2]), "system": (["howell"], ["swiss"]), "rounds": ([1], [0]), "circulate": SWITCHES,
        "per_round": ([1], [0, 33]), "names": ([["A & B"]], [["你"], 1]), "copies": ([1], [0, 5]), "boompje": ([2], [0]),
        "results": ([[]], [1, [{"board": 1}]]), "played": ([[]], [1, [{"tables": [1]}]]), "rules": RULE_VALUES}),
    "paper, slips": ({"kind": "slips", "results": [
        {"board": 1, "ns": "1", "ew": "2", "ns-score": 182, "ew-score": 0}]}, {"kind": (["collective"], ["control"])}),
    "paper, records": ({"kind": "records", "text": DEAL + " dealer=E"}, {
        "worth": ([[]], [1, [1], [{}]])}),
    "paper, sheets": ({"kind": "sheets", "boards": 1, "tables": 1}, {"copies": ([2], [])}),
    "score": ({"declarer": "N", "points": 100}, {
        "declarer": SEAT_VALUES, "points": (["82", 162], [None, 163, "x"]), "ns-roem": ([20, "50"], [-1, 7]),
        "ew-roem": ([20], [-1]), "pit": SWITCHES, "revoke": (["NS"], ["N"]), "accused_by": (["EW"], ["N"]),
        "rules": RULE_VALUES}),
    "state": ({"deal": DEAL, "dealer": "E", "auction": ["pass"]}, {
        "deal": ([DEAL + " dealer=E"], [None, "N:A", 1]), "dealer": (["N"], ["X", None]), "turned": ([], ["H", "X"]),
        "auction": ([["H"], []], [["X"], "pass"]), "rules": (["nku", "bedum"], ["kbm", 1]),
        "individual": SWITCHES, "as_played": SWITCHES, "played_again": SWITCHES,
        "out_of_turn": ([[], [{"seat": "N", "call": "pass", "after": 0}]],
                        [1, [1], [{"seat": "N"}], [{"seat": "E", "call": "H", "after": 0}]]),
        "tricks": ([[]], [1, [{"cards": ["S9"]}]]),
        "conventions": (["bedum"], ["none-such"])}),
    "state, in play": ({"deal": DEAL, "dealer": "E", "auction": ["H"], "tricks": [{"cards": ["S9", "SQ"]}]}, {
        "conventions": (["bedum", {"ew": "bedum"}], ["none-such"]), "trump": (["H"], ["S", "X"]),
        "declarer": (["S"], ["N", "X"]), "rules": (["nku-rotterdam", "ruff=obliged"], ["kbm"]),
        "individual": SWITCHES, "as_played": SWITCHES, "tricks": (
            [[], [{"cards": ["S9", "SQ", "SA", "SK"]}], [{"cards": ["S9", "SQ", "HT"]}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "roem_claim": "late"}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "mended": ["HT"]}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "accused_by": "N"}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "short_hand": "N"}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "long_hand": "N"}],
             [{"cards": ["S9", "SQ", "SA", "SK"], "looked_at": "N"}],
             [{"cards": ["S9", "SQ"], "out_of_turn": ["SA"], "called": ["SA"]}],
             [{"cards": ["S9", "SQ"], "out_of_turn": ["SA"], "refused": ["SA"]}]],
            [1, [1], [{"cards": 1}], [{"cards": ["S9", "S9"]}], [{"leader": "N", "cards": ["S9"]}],
             [{"cards": ["S9"], "called": ["SA"]}], [{"cards": ["S9"], "undone": [["S9"]]}]])}),
    "boerenbridge state": ({"deal": "0:A8.K.4. KT..J5. 7.QT.8.", "bids": [1, 2]}, {
        "deal": (["0:A.K.. K..J. 7..8."], [None, "0:A", 1, "0:A.K.. K..J. 7..8. bids=1,2,0"]),
        "bids": ([[1, 2, 0], [1], [1, None]], [[1, 2, 1], "x", [4]]),
        "tricks": ([[]], [1, [{"cards": ["SA"]}]]), "totals": ([[1, 2, 3]], [[1], "x", [1, 2, 9000000]])}),
    "boerenbridge state, in play": ({
        "deal": "0:A.K.. K..J. 7..8.", "bids": [1, 2, 0],
        "tricks": [{"cards": ["HK", "DJ", "D8"]}, {"cards": ["SA", "SK", "S7"]}]}, {
        "totals": ([[30, -4, 0], [0, 0, 0], [5, 5, 5]], [[1], [1, 2, "x"]]), "bids": ([], [[1, 2]]),
        "tricks": ([[], [{"cards": ["HK"]}], [{"leader": 0, "cards": ["HK", "DJ", "D8"], "winner": 0}]],
                   [[{"leader": 1, "cards": ["HK"]}], [{"cards": ["HK", "HK"]}], [{"cards": ["HK"], "winner": 1}],
                    [{"cards": []}, {"cards": ["HK"]}], [{"card": []}]])}),
    "read": ({"text": DEAL + " dealer=E"}, {"text": ([ENDING], [None, "x", 1])}),
    "commit": ({"text": DEAL + " dealer=E", "salt": "0" * 32}, {
        "text": ([ENDING, "# salt=" + "1" * 32 + "\n" + DEAL], [None, "x", 1]), "salt": (["AB" * 32], ["0", "x" * 32, 1]),
        "hash": (["0" * 64], ["0", 1])}),
    "random": ({"seed": 7, "number": 1}, {"seed": ([0], [-1, "x"]), "number": ([8], [0, "x"]), "rules": (["bedum"], ["kbm"]),
        "dealt": DEALT_VALUES}),
    "boerenbridge random": ({"seed": 7, "number": 8, "players": 4}, {
        "seed": ([0], [-1, "x"]), "number": ([1], [0]), "players": numbers(3, 7, 3), "cards": ([2], [0]),
        "most_cards": ([5], [0])}),
    "rules": ({}, {}),
}

TIMES = (
    (re.compile(r'"(time_us|nodes)":\d+'), r'"\1":N'),
    (re.compile(r"\b\d+([.,]\d+)? (s|ms|seconds|seconden)\b"), r"T \2"),
)


def masked(text):
    for pattern, instead in TIMES:
        text = pattern.sub(instead, text)
    return masked_columns(text) if "time_us," in text.partition("\n")[0] else text


def masked_columns(text):
    """The same for CSV."""
    rows = list(csv.reader(text.splitlines()))
    for row in rows[1:]:
        for i, name in enumerate(rows[0]):
            if name in ("time_us", "nodes") and i < len(row) and row[i]:
                row[i] = "N"
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


def flag(name, value):
    return name if value is None else f"{name}={value}"


def command_cases(name):
    """Words of command lines, each with what comes in on standard input."""
    command = COMMANDS[name]
    words = name.split()
    base = command.get("base", [])
    lines = command.get("lines")
    good, bad = command["items"]
    item = good[:1]
    source = item if item else ["--input=-"] if lines is not None else []
    flags = dict(command["flags"])
    flags["--lang"] = LANGUAGES
    flags["--format"] = command.get("formats", FORMATS)
    yield [*words, "--help"], ""
    yield [*words, "--no-such-flag"], ""
    yield [*words, "--format="], ""
    yield words, ""
    for one in [*good, *bad]:
        for output in ([], ["--format=json"], ["--lang=nl"], ["--format=csv", "--lang=nl"]):
            yield [*words, one, *base, *output], ""
    if lines is not None:
        yield [*words, "--input=-", *base], ""
        yield [*words, *item, "--input=-", *base], lines
        yield [*words, "--input=no-such-file", *base], ""
        for output in flags["--format"][0]:
            for language in ("en", "nl"):
                yield [*words, "--input=-", *base, f"--format={output}", f"--lang={language}"], lines
    for key, (fine, wrong) in flags.items():
        for value in fine:
            given = [*words, *source, *base, flag(key, value)]
            yield given, lines or ""
            yield [*given, "--format=json"], lines or ""
        for value in wrong:
            yield [*words, *source, *base, flag(key, value)], lines or ""
            yield [*words, *source, *base, flag(key, value), "--lang=nl"], lines or ""
    for also in command.get("also", []):
        for output in ([], ["--format=json", "--lang=nl"], ["--format=csv"]):
            yield [*words, *source, *base, *also, *output], lines or ""


def question_cases(name):
    game, _, ask = name.partition(",")[0].rpartition(" ")
    base, keys = QUESTIONS[name]
    start = {"id": 1, "ask": ask, **({"game": game} if game else {})}
    for language in ({}, {"language": "nl"}):
        yield {**start, **base, **language}
        yield {**start, **base, **language, "no_such_key": 1}
        for key, (fine, wrong) in keys.items():
            if language == {}:
                yield {**start, **base, key + "s": 1}
            for value in [*fine, *wrong]:
                question = {**start, **base, key: value, **language}
                if value is None and value in wrong:
                    del question[key]
                yield question


def all_cases(names=()):
    for name in COMMANDS:
        if not names or name in names:
            for words, text in command_cases(name):
                yield {"command": words, "input": text}
    for name in QUESTIONS:
        if not names or name in names:
            for question in question_cases(name):
                yield {"command": ["engine", "--player=simple"], "input": json.dumps(question, ensure_ascii=False) + "\n"}


def run(binary, case):
    words = [str(Path(binary).resolve()), *case["command"]]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(words, input=case["input"], capture_output=True, text=True, timeout=300, cwd=folder,
                              check=False)
    return {**case, "status": done.returncode, "out": masked(done.stdout), "err": masked(done.stderr)}


def said(binary, cases):
    with ThreadPoolExecutor() as threads:
        return list(threads.map(lambda case: run(binary, case), cases))


def missing_flags(binary):
    for name, command in COMMANDS.items():
        help_text = run(binary, {"command": [*name.split(), "--help"], "input": ""})["out"]
        for found in re.findall(r"^  (?:-h,)?(--[a-z-]+)", help_text, re.MULTILINE):
            if found not in {"--help", "--input", "--lang", "--format", *command["flags"]}:
                yield f"{name}: no values for {found}"


def read(path):
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]


def write(path, results):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(result, ensure_ascii=False) + "\n" for result in results)


def show_difference(old, new):
    print(f"$ jasnel {' '.join(old['command'])}" + (f" <<< {old['input'].strip()}" if old["input"] else ""))
    for part in ("status", "out", "err"):
        if old[part] != new[part]:
            print(f"  {part}: {old[part]!r}\n  now: {new[part]!r}")


def differences(before, after):
    def key(case):
        return json.dumps([case["command"], case["input"]])

    now = {key(case): case for case in after}
    count = 0
    for old in before:
        new = now.get(key(old))
        if new is not None and new != old:
            show_difference(old, new)
            count += 1
    shared = sum(key(case) in now for case in before)
    print(f"{shared} cases, {count} differ")
    return count


def main(arguments):
    if len(arguments) >= 3 and arguments[0] == "record":
        missing = list(missing_flags(arguments[1]))
        if missing:
            print("\n".join(missing), file=sys.stderr)
            return 1
        results = said(arguments[1], all_cases(arguments[3:]))
        refused = [result for result in results if result["command"][0] == "engine" and result["status"] != 0]
        if refused:
            print(f"the engine does not answer: {refused[0]['err']}", file=sys.stderr)
            return 1
        write(arguments[2], results)
        answered = sum(result["status"] == 0 and '"error"' not in result["out"] for result in results)
        print(f"{len(results)} cases, {answered} without an error")
        return 0
    if len(arguments) == 3 and arguments[0] == "compare":
        return 1 if differences(read(arguments[1]), read(arguments[2])) else 0
    if len(arguments) == 3 and arguments[0] in ("check", "again"):
        before = read(arguments[2])
        after = said(arguments[1], [{"command": case["command"], "input": case["input"]} for case in before])
        differ = differences(before, after)
        if arguments[0] == "again":
            write(arguments[2], after)
            return 0
        return 1 if differ else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
