"""A program for `jasnel match` that asks a bot which plays from arrays: cards are numbers from 0 to 31.

    jasnel match simple 'exec:python3 docs/programs/numbers.py' --trump-and-declarer=random
"""
import json
import sys

SUITS, RANKS, SEATS = "SHDC", "789TJQKA", "NESW"


def number(card):
    return 8 * SUITS.index(card[0]) + RANKS.index(card[1])


def name(number):
    return SUITS[number // 8] + RANKS[number % 8]


def bot(legal, hand, trump, me, history):
    """Yours: takes numbers, and returns one of `legal`. `history` has a pair of seat and card for each card played."""
    is_trump = lambda card: card // 8 == trump
    return min(legal, key=lambda card: (is_trump(card), card % 8))


def choose(request):
    if "trump" not in request:
        return request["legal"][0]  # the bot plays cards alone: it passes, or names the first suit
    history = []
    for trick in request["tricks"]:
        leader = SEATS.index(trick["leader"])
        history += [((leader + i) % 4, number(card)) for i, card in enumerate(trick["cards"])]
    card = bot([number(card) for card in request["legal"]], [number(card) for card in request["hand"]],
               SUITS.index(request["trump"]), SEATS.index(request["seat"]), history)
    return name(card)


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], "move": choose(request)}), flush=True)
