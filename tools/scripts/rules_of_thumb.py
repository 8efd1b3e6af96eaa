#!/usr/bin/env python3
"""Rules that a person can remember for when to play and on which suit, and what they cost.

    tools/scripts/rules_of_thumb.py build/release/tools/jasnel --hands=20000
    tools/scripts/rules_of_thumb.py build/release/tools/jasnel --match=3000 --rules=kbn

Asks `club` for the call of random hands after no, one, two and three passes: what each suit and a pass are worth, in
points a deal. Of a count of the hand (the jack of trumps 4, the nine 2, each other trump 1, each ace of another suit a half) the least that is
worth a call is sought by place on half of the hands; what is printed is of the other half: how often a rule says the same as the network, and what it costs a call. Rules that clubs
quote are priced alike. With --match, `club` that calls by the count plays against `club`: what it costs a deal.
What it prints are the tables of docs/research/rules_of_thumb.md.
"""
import argparse
import json
import os
import random
import subprocess
import sys

SUITS = "SHDC"
RANKS = "AKQJT987"
PLACES = 4
# Half points of a hand: of each trump, the same for all but two, and of each ace of another suit.
TRUMP = {"J": 8, "9": 4}
OTHER_TRUMP = 2
ACE = 1
# Where a card is turned the question is that suit alone: hands are random, so any does.
TURNED = {rules: {"turned": "S"} for rules in ("bedum", "bedum-rotterdam", "nkf", "nkf-international")}


def count(hand, suit):
    """Half points of a hand, of which `suit` would be trumps."""
    return sum(TRUMP.get(c[1], OTHER_TRUMP) if c[0] == suit else ACE * (c[1] == "A") for c in hand)


def trumps(hand, suit):
    return "".join(c[1] for c in hand if c[0] == suit)


def aces(hand, suit):
    return sum(c[1] == "A" and c[0] != suit for c in hand)


def best_count(hand, suits):
    return max(suits, key=lambda suit: count(hand, suit))


# What clubs quote: on which suit to play, wherever one sits.
PLAY_ON = {
    "the jack with two more trumps and an ace (boer-derde en een aas)":
        lambda hand, s: "J" in trumps(hand, s) and len(trumps(hand, s)) >= 3 and aces(hand, s) >= 1,
    "the jack and the nine (boer-nel)": lambda hand, s: {"J", "9"} <= set(trumps(hand, s)),
    "the jack with two more trumps": lambda hand, s: "J" in trumps(hand, s) and len(trumps(hand, s)) >= 3,
    "four trumps with the jack": lambda hand, s: "J" in trumps(hand, s) and len(trumps(hand, s)) >= 4,
}
# And on which not to play, whatever it is worth.
NEVER_ON = {
    "two trumps (nooit op twee troeven)": lambda hand, s: len(trumps(hand, s)) <= 2,
    "a suit without its jack": lambda hand, s: "J" not in trumps(hand, s),
    "a suit with neither jack nor nine": lambda hand, s: not {"J", "9"} & set(trumps(hand, s)),
}


def hand_text(hand):
    return ".".join("".join(c[1] for c in hand if c[0] == suit) for suit in SUITS)


def random_hands(number, seed):
    rng = random.Random(seed)
    pack = [suit + rank for suit in SUITS for rank in RANKS]
    return [sorted(rng.sample(pack, 8), key=lambda c: (SUITS.index(c[0]), RANKS.index(c[1]))) for _ in range(number)]


def worths(jasnel, hands, rules, place):
    """What each call is worth, for each hand."""
    asked = {"player": "full:level=club", "dealer": "N", "rules": rules, "auction": ["pass"] * place, **TURNED.get(rules, {})}
    lines = "".join(json.dumps({**asked, "hand": hand_text(hand)}) + "\n" for hand in hands)
    done = subprocess.run([jasnel, "engine"], input=lines, text=True, check=True, stdout=subprocess.PIPE)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if "error" in answers[0]:
        sys.exit(f"rules_of_thumb.py: {answers[0]['error']}")
    return [{move["move"]: move["score"] for move in answer["moves"]} for answer in answers]


def call_by(rule, hand, worth):
    """What a rule calls: the suit with the best count that it plays on, or a pass if that is legal."""
    suits = [suit for suit in SUITS if suit in worth and rule(hand, suit)]
    if suits:
        return best_count(hand, suits)
    return "pass" if "pass" in worth else best_count(hand, [s for s in SUITS if s in worth])


def kept_off(rule, hand, worth):
    """The best call that the rule does not forbid."""
    legal = [call for call in worth if call == "pass" or not rule(hand, call)]
    return max(legal or worth, key=worth.get)


def cost_of_never(rule, pairs):
    return sum(max(worth.values()) - worth[kept_off(rule, hand, worth)] for hand, worth in pairs) / len(pairs)


def judged(rule, pairs):
    """How often the rule says the same as the network, how often it plays, and what it costs a call."""
    same = plays = cost = 0
    for hand, worth in pairs:
        call = call_by(rule, hand, worth)
        best = max(worth.values())
        same += worth[call] == best
        plays += call != "pass"
        cost += best - worth[call]
    return same / len(pairs), plays / len(pairs), cost / len(pairs)


def at_least(least):
    return lambda hand, suit: count(hand, suit) >= least


def print_tables(jasnel, rules, hands, seed):
    drawn = random_hands(hands, seed)
    half = len(drawn) // 2
    print(f"### {rules}\n\n| passes before | count to play | plays | by the network | says the same | costs a call |")
    print("|---|---|---|---|---|---|")
    by_place = []
    for place in range(PLACES):
        pairs = list(zip(drawn, worths(jasnel, drawn, rules, place)))
        by_place.append(pairs[half:])
        least = min(range(40, 0, -1), key=lambda n: judged(at_least(n), pairs[:half])[2])
        same, plays, cost = judged(at_least(least), pairs[half:])
        usual = sum(max(w, key=w.get) != "pass" for _, w in pairs[half:]) / len(pairs[half:])
        print(f"| {place} | {least / 2:g} | {100 * plays:.0f}% | {100 * usual:.0f}% | {100 * same:.0f}% | {cost:.1f} |")
    print("\n| rule | " + " | ".join(f"{place} passes" for place in range(PLACES)) + " |\n|---|" + "---|" * PLACES)
    costs = {f"only with {name}": [judged(rule, pairs)[2] for pairs in by_place] for name, rule in PLAY_ON.items()}
    costs |= {f"never on {name}": [cost_of_never(rule, pairs) for pairs in by_place] for name, rule in NEVER_ON.items()}
    for name, of_places in costs.items():
        print(f"| {name} | " + " | ".join(f"{cost:.1f}" for cost in of_places) + " |")
    print()


def play(jasnel, leasts):
    """A program for `jasnel match`: calls by the count, cards by `club`."""
    club = subprocess.Popen([jasnel, "engine", "--player=full:level=club"], text=True, stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE)
    for line in sys.stdin:
        request = json.loads(line)
        legal = request.get("legal", [])
        if "trump" not in request and len(legal) > 1:
            hand = [c for c in request["hand"]] if isinstance(request["hand"], list) else [
                s + r for s, ranks in zip(SUITS, request["hand"].split(".")) for r in ranks]
            passes = min(len(request.get("auction", [])), PLACES - 1)
            move = call_by(at_least(leasts[passes]), hand, dict.fromkeys(legal, 0))
            answer = json.dumps({"id": request.get("id"), "move": move}) + "\n"
        else:
            club.stdin.write(line)
            club.stdin.flush()
            answer = club.stdout.readline()
        sys.stdout.write(answer)
        sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("jasnel")
    parser.add_argument("--rules", default="kbn")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--match", type=int, default=0, help="deals of a match instead of tables")
    parser.add_argument("--counts", default="5,5,5,4", help="by place, of a match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    leasts = [2 * float(n) for n in given.counts.split(",")]
    if given.play:
        play(given.jasnel, leasts)
    elif given.match:
        program = f"exec:{sys.executable} {os.path.abspath(__file__)} {given.jasnel} --play --counts={given.counts}"
        subprocess.run([given.jasnel, "match", program, "full:level=club", f"--deals={given.match}",
                        f"--rules={given.rules}", f"--seed={given.seed}"], check=True)
    else:
        for rules in given.rules.split("+"):
            print_tables(given.jasnel, rules, given.hands, given.seed)


if __name__ == "__main__":
    main()
