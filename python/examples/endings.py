"""Reads a suite of endings, and finds the values of each card again, from nothing but the rules and the tricks.

It needs Python 3.8 and the file klaverjas_rules.py beside it; Jasnel need not be there.

    python endings.py ../../data/endings/endings.jsonl.gz              every hundredth ending
    python endings.py endings.jsonl --every=1                          all of them, which takes an hour
"""

from __future__ import annotations

import argparse
import functools
import gzip
import json
from itertools import combinations
from typing import Any, Dict, Iterator, List, NamedTuple, Tuple

import klaverjas_rules as rules_of

SEATS = "NESW"
RULES = "nku-rotterdam,four-jacks=200"
Hands = Tuple[Tuple[str, ...], ...]  # by seat


class Table(NamedTuple):
    """What everybody sees."""

    left: Tuple[str, ...]  # cards not in a full trick: in hands, or on the table
    leader: int
    trick: Tuple[str, ...]
    won: Tuple[int, int]  # points with roem, by side: North-South, East-West
    tricks: Tuple[int, int]

    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


class Ending:
    def __init__(self, request: Dict[str, Any]) -> None:
        if request["rules"] != RULES:
            raise ValueError(f"rules {request['rules']}; expected {RULES}")
        self.trump: str = request["trump"]
        self.own = SEATS.index(request["seat"])
        self.declarers = SEATS.index(request["declarer"]) % 2
        self.hand = tuple(request["hand"])
        deck = [suit + rank for suit in "SHDC" for rank in "789TJQKA"]
        gone = [card for trick in request["tricks"] for card in trick["cards"]]
        self.hidden = [card for card in deck if card not in gone and card not in self.hand]
        self.may_hold = [set(self.hidden) for _ in SEATS]
        self.holds = [8] * 4
        self.table = Table(tuple(deck), SEATS.index(request["tricks"][0]["leader"]), (), (0, 0), (0, 0))
        for trick in request["tricks"]:
            for card in trick["cards"]:
                seat = self.table.turn()
                # Whoever plays `card` does not hold a card with which it would have been illegal.
                self.may_hold[seat] -= {other for other in self.hidden if card not in self.legal([card, other])}
                self.holds[seat] -= 1
                self.table = self.after(self.table, card)

    def legal(self, hand: List[str]) -> List[str]:
        return rules_of.legal_cards(hand, list(self.table.trick), self.trump, RULES)

    def after(self, table: Table, card: str) -> Table:
        trick = (*table.trick, card)
        if len(trick) < 4:
            return table._replace(trick=trick)
        left = tuple(other for other in table.left if other not in trick)
        winner = (table.leader + rules_of.trick_winner(list(trick), self.trump)) % 4
        points = rules_of.card_points(list(trick), self.trump) + rules_of.roem(list(trick), self.trump, RULES)
        won, tricks = list(table.won), list(table.tricks)
        won[winner % 2] += points + (0 if left else rules_of.LAST_TRICK_POINTS)
        tricks[winner % 2] += 1
        return Table(left, winner, (), (won[0], won[1]), (tricks[0], tricks[1]))

    def score(self, table: Table) -> int:
        """What the own side writes down less what the other does: all is lost by declarers without more than half."""
        written = list(table.won)
        declarers, others = self.declarers, 1 - self.declarers
        if table.won[declarers] <= table.won[others]:
            written[others], written[declarers] = sum(table.won), 0
        for side in (0, 1):
            if table.tricks[side] == 8 and side == declarers:
                written[side] += 100
        return written[self.own % 2] - written[1 - self.own % 2]

    def deals(self) -> Iterator[Hands]:
        """All deals of the hidden cards in which every card played was legal."""
        first, second, third = (seat for seat in range(4) if seat != self.own)
        hands = [self.hand] * 4
        for one in combinations([c for c in self.hidden if c in self.may_hold[first]], self.holds[first]):
            rest = [card for card in self.hidden if card not in one]
            for two in combinations([c for c in rest if c in self.may_hold[second]], self.holds[second]):
                three = tuple(card for card in rest if card not in two)
                if self.may_hold[third].issuperset(three):
                    hands[first], hands[second], hands[third] = one, two, three
                    yield tuple(hands)

    def sums(self) -> Tuple[int, Dict[str, int]]:
        """How many deals there are, and the sum of the scores over them for each legal card."""
        deals = list(self.deals())
        legal = self.legal(list(self.hand))
        return len(deals), {card: self.value(self.after(self.table, card), deals) for card in legal}

    def value(self, table: Table, deals: List[Hands]) -> int:
        """The sum over deals that the seat cannot tell apart."""
        if not table.left:
            return self.score(table) * len(deals)
        seat = table.turn()
        on_table = list(table.trick)

        def legal(hand: Tuple[str, ...]) -> List[str]:
            now = [card for card in hand if card in table.left and card not in on_table]
            return rules_of.legal_cards(now, on_table, self.trump, RULES)

        if seat == self.own:
            return max(self.value(self.after(table, card), deals) for card in legal(self.hand))
        played: Dict[str, List[Hands]] = {}
        choose = functools.lru_cache(None)(lambda hand: self.simple(table, legal(hand)))
        for deal in deals:
            played.setdefault(choose(deal[seat]), []).append(deal)
        return sum(self.value(self.after(table, card), alike) for card, alike in played.items())

    def simple(self, table: Table, legal: List[str]) -> str:
        """What `simple` plays; of cards that are alike the first: plain before trumps, spades first, low first."""

        def strength(card: str) -> int:
            return (rules_of.TRUMP_ORDER if card[0] == self.trump else rules_of.PLAIN_ORDER).index(card[1])

        def points(card: str) -> int:
            return rules_of.card_points([card], self.trump)

        def highest(card: str) -> bool:
            return not any(other[0] == card[0] and strength(other) > strength(card) for other in table.left)

        legal = sorted(legal, key=lambda card: (card[0] == self.trump, "SHDC".index(card[0]), strength(card)))
        trick = list(table.trick)
        follows = [card for card in legal if not trick or card[0] == trick[0][0]]
        if len(trick) < 2:
            masters = [card for card in follows if highest(card)]
            return masters[0] if masters else min(legal, key=points)
        if len(trick) == 2:
            return max(legal, key=points) if not follows and highest(trick[0]) else min(legal, key=points)
        if rules_of.trick_winner(trick, self.trump) == 1:  # the partner
            return max(legal, key=points)
        winning = [card for card in legal if rules_of.trick_winner([*trick, card], self.trump) == 3]
        return min(winning or legal, key=points)


def read(path: str) -> Iterator[Dict[str, Any]]:
    """The endings of a suite."""
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as lines:
        for line in lines:
            yield json.loads(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suite", help="endings.jsonl or endings.jsonl.gz")
    parser.add_argument("--every", type=int, default=100, metavar="N", help="every N-th ending (default 100)")
    options = parser.parse_args()
    checked = 0
    for ending in read(options.suite):
        if ending["ending"] % options.every != 0:
            continue
        if ending["others"] != "simple":
            parser.error(f"others {ending['others']}; expected simple")
        deals, sums = Ending(ending["request"]).sums()
        told = (ending["deals"], ending["sums"])
        if (deals, sums) != told:
            parser.exit(1, f"ending {ending['ending']}: {told}; expected {(deals, sums)}\n")
        checked += 1
    print(f"endings checked: {checked}; the values of all cards are those of the suite")


if __name__ == "__main__":
    main()
