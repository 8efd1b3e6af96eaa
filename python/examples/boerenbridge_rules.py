"""The rules of boerenbridge for a position: legal bids and cards, who wins a trick, and the score.

Copy this file into your program: it needs nothing but Python 3.8. Cards are as in requests to a program
(docs/reference/engine.md), suit and rank: "SJ", "H2", "DT"; spades are trumps. A trick is a list of cards in the
order played.

>>> legal_bids(bids=[1, 0, None], cards=2)
[0, 2]
>>> legal_cards(["SA", "H3"], ["H9"])
['H3']
>>> trick_winner(["H9", "S2", "HA"])
1
>>> score(bid=2, taken=2), score(bid=2, taken=0)
(14, -4)
"""

from __future__ import annotations

ORDER = "23456789TJQKA"
TRUMP = "S"


def legal_bids(bids: list[int | None], cards: int) -> list[int]:
    """The bids that the seat in turn may make, after `bids`, a number or None for each seat."""
    told = [bid for bid in bids if bid is not None]
    is_dealer = len(told) == len(bids) - 1
    return [bid for bid in range(cards + 1) if not (is_dealer and sum(told) + bid == cards)]


def legal_cards(hand: list[str], trick: list[str]) -> list[str]:
    """The cards of `hand` that may be played to `trick`, which is not full."""
    following = [card for card in hand if trick and card[0] == trick[0][0]]
    return following or list(hand)


def trick_winner(trick: list[str]) -> int:
    """The place, from 0, of the card that wins a trick or does so far; the trick has a card at least."""

    def strength(place: int) -> tuple[bool, bool, int]:
        suit, rank = trick[place][0], trick[place][1]
        return (suit == TRUMP, suit == trick[0][0], ORDER.index(rank))

    return max(range(len(trick)), key=strength)


def score(bid: int, taken: int) -> int:
    """What is written down for a deal."""
    return 10 + 2 * taken if bid == taken else -2 * abs(bid - taken)
