"""Random games of OpenSpiel, action by action against the rules.

    python openspiel_agreement.py                           1000 games of each
    python openspiel_agreement.py --games=100000 --seed=7   as many as that

Klaverjas, under all rule sets and changes to them, is compared with the engine's `state`, which is asked for each
call and card, and replays the deal from its record: who is in turn, what is legal, and in the end what both sides
write down. Boerenbridge, for 3 to 7 players and any number of cards, is compared with its rules written a second time
below, from *WK Boerenbridge, Spelregels*.
"""

import argparse
import functools
import random
import sys

import pyspiel

import jasnel
import jasnel.openspiel

SEATS = "NESW"
SUITS = "SHDC"
CALLS = [*SUITS, "pass"]
CHANGES = [
    "ruff=obliged", "ruff=free", "undertrump=free", "undertrump=forced", "undertrump=forbidden",
    "only-trumps=higher", "only-trumps=any", "four-jacks=200", "pit=0", "pit-for=either", "speaks-first=dealer",
    "all-pass=dealer", "all-pass=left-other", "nat=own", "roem=off", "fours=AKQJT", "four-nines=150", "double=S",
    "roem=hand", "roem=both", "roem=belote", "hand-roem=best", "tie=made", "bidding=given",
]


class Disagreement(Exception):
    """A game in which OpenSpiel and the rules are not of one mind, in one line."""


def check(what, found, expected, state):
    if found != expected:
        raise Disagreement(f"{state.get_game()}: {state}: {what} {found}; expected {expected}")


def deal_out(state, chooser):
    """Lets chance deal; the cards of each player, and the suits that it drew after them."""
    players = state.num_players()
    hands = [[] for _ in range(players)]
    number = 0
    drawn = []
    while state.is_chance_node():
        actions, shares = zip(*state.chance_outcomes())
        check("chances", set(shares), {1 / len(actions)}, state)
        action = chooser.choice(actions)
        text = state.action_to_string(action).split()[1]
        if len(text) == 2:
            hands[number % players].append(text)
        else:
            drawn.append(text)
        number += 1
        state.apply_action(action)
    return hands, drawn


def names_of(state):
    """The legal actions by what they are called."""
    names = {state.action_to_string(action): action for action in state.legal_actions()}
    check("actions with equal names", len(state.legal_actions()) - len(names), 0, state)
    return names


@functools.lru_cache(maxsize=None)
def presets():
    # A card that is turned later is drawn in the course of a game; here it has to be known. No action doubles.
    only = {"turns": "1", "doubling": "off"}
    return [preset["name"] for preset in jasnel.rules()["presets"] if only.items() <= preset["options"].items()]


def random_rules(chooser):
    changes = {change.split("=")[0]: change for change in chooser.sample(CHANGES, chooser.randrange(4))}
    return ",".join([chooser.choice(presets()), *changes.values()])


def play_klaverjas(chooser):
    """One deal; how many calls and cards were compared."""
    rules, dealer = random_rules(chooser), chooser.choice(SEATS)
    returns = chooser.choice(["score", "difference"])
    state = pyspiel.load_game("klaverjas", {"rules": rules, "dealer": dealer, "returns": returns}).new_initial_state()
    hands, drawn = deal_out(state, chooser)
    question = {"rules": rules, "dealer": dealer, "auction": [], "tricks": []}
    question["deal"] = "N:" + " ".join(
        ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in SUITS) for hand in hands
    )
    if len(drawn) == 2:  # trump, and the declarer as the suit of his number
        question["trump"] = drawn[0]
        question["declarer"] = SEATS[SUITS.index(drawn[1])]
    elif drawn:
        (question["turned"],) = drawn
    compared = 0
    while True:
        expected = jasnel.state(question)
        if state.is_terminal():
            break
        check("in turn", SEATS[state.current_player()], expected["turn"], state)
        names = names_of(state)
        check("legal", sorted(names), sorted(expected["legal"]), state)
        name = chooser.choice(sorted(names))
        state.apply_action(names[name])
        compared += 1
        if expected["phase"] == "auction":
            question["auction"].append(name)
        elif question["tricks"] and len(question["tricks"][-1]["cards"]) < 4:
            question["tricks"][-1]["cards"].append(name)
        else:
            question["tricks"].append({"cards": [name]})
    check("phase", "over", expected["phase"], state)
    ns, ew = expected["result"]["ns"], expected["result"]["ew"]
    scores = [ns - ew, ew - ns] * 2 if returns == "difference" else [ns, ew] * 2
    check("returns", state.returns(), scores, state)
    return compared


def bids_of(players, cards, bids):
    """A bid is 0 to the number of cards; the dealer, who bids last, may not make the sum equal to it."""
    last = len(bids) == players - 1
    return [bid for bid in range(cards + 1) if not (last and sum(bids) + bid == cards)]


def winner_of(trick):
    """The highest spade, or the highest card of the suit led."""
    order = "23456789TJQKA"

    def strength(card):
        return (card[0] == "S", card[0] == trick[0][0], order.index(card[1]))

    return max(range(len(trick)), key=lambda place: strength(trick[place]))


def play_boerenbridge(chooser):
    """One deal; how many bids and cards were compared."""
    players = chooser.randint(3, 7)
    cards = chooser.randint(1, min(10, 52 // players))
    state = pyspiel.load_game("boerenbridge", {"players": players, "cards": cards}).new_initial_state()
    hands, _ = deal_out(state, chooser)
    check("cards dealt", [len(hand) for hand in hands], [cards] * players, state)
    bids, taken = [], [0] * players
    for player in range(players):
        check("in turn", state.current_player(), player, state)
        names = names_of(state)
        check("legal", sorted(map(int, names)), bids_of(players, cards, bids), state)
        bids.append(int(chooser.choice(sorted(names))))
        state.apply_action(names[str(bids[-1])])
    leader = 0
    for _ in range(cards):
        trick = []
        for place in range(players):
            player = (leader + place) % players
            check("in turn", state.current_player(), player, state)
            follows = [card for card in hands[player] if trick and card[0] == trick[0][0]]
            names = names_of(state)
            check("legal", sorted(names), sorted(follows or hands[player]), state)
            trick.append(chooser.choice(sorted(names)))
            hands[player].remove(trick[-1])
            state.apply_action(names[trick[-1]])
        leader = (leader + winner_of(trick)) % players
        taken[leader] += 1
    check("over", state.is_terminal(), True, state)
    scores = [10 + 2 * bid if bid == own else -2 * abs(bid - own) for bid, own in zip(bids, taken)]
    check("returns", state.returns(), scores, state)
    return players + players * cards


GAMES = {"klaverjas": play_klaverjas, "boerenbridge": play_boerenbridge}


def agree(name, games, seed):
    """Plays so many games; how many actions were compared. Raises Disagreement."""
    return sum(GAMES[name](random.Random(f"{name} {seed} {number}")) for number in range(games))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="of each (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default 1)")
    options = parser.parse_args()
    for name in GAMES:
        try:
            compared = agree(name, options.games, options.seed)
        except Disagreement as error:
            sys.exit(f"openspiel_agreement.py: {error}")
        print(f"{name}: {options.games} games, {compared} actions, all as the rules have it")


if __name__ == "__main__":
    main()
