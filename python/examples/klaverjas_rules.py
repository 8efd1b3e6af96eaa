"""The rules of klaverjas for a position: legal cards, who wins a trick, card points and roem.

Copy this file into your program: it needs nothing but Python 3.8. Cards are as in requests to a program
(docs/reference/engine.md), suit and rank: "SJ", "H9", "DT". Suits are "S", "H", "D", "C". A trick is a list of
cards in the order played. Rules are the `rules` of a request, such as "kbn" or "bedum,four-jacks=100".

>>> legal_cards(["SA", "S7", "HJ", "C8"], ["CA", "CK"], trump="H", rules="kbn")
['C8']
>>> legal_cards(["SA", "S7", "HJ", "H8"], ["CA", "H9"], trump="H", rules="kbn")
['HJ']
>>> trick_winner(["CA", "H9", "HJ", "C7"], trump="H")
2
>>> card_points(["CA", "H9", "HJ", "C7"], trump="H"), roem(["HK", "HQ", "HJ", "C7"], trump="H")
(45, 40)
"""

from __future__ import annotations

from typing import Any

NATURAL_ORDER = "789TJQKA"  # sequences
PLAIN_ORDER = "789JQKTA"  # weakest first
TRUMP_ORDER = "78QKTA9J"
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
LAST_TRICK_POINTS = 10

_AMSTERDAM: dict[str, Any] = {
    "ruff": "free", "undertrump": "forbidden", "only-trumps": "any",
    "fours": "all", "four-jacks": 100, "four-nines": 100, "roem": "on",
}  # fmt: skip
_ROTTERDAM = {**_AMSTERDAM, "ruff": "obliged", "undertrump": "forced"}
_BEDUM = {**_AMSTERDAM, "only-trumps": "higher", "four-jacks": 200}

# Of each rule set, the options that matter here (docs/reference/rules.md).
RULE_SETS = {
    "kbn": _AMSTERDAM,
    "nkf": _AMSTERDAM,
    "nkf-international": _ROTTERDAM,
    "nku": _AMSTERDAM,
    "nku-rotterdam": _ROTTERDAM,
    "bedum": _BEDUM,
    "bedum-rotterdam": {**_BEDUM, "ruff": "obliged", "undertrump": "forced"},
    "bedum-utrecht": _BEDUM,
}


def rule_options(rules: str) -> dict[str, Any]:
    """The options of a rule set, as a dictionary: "kbn", "bedum,four-jacks=100", "undertrump=free"."""
    parts = [part.strip().lower() for part in rules.split(",")]
    options = dict(RULE_SETS["kbn" if "=" in parts[0] else parts[0]])
    for part in parts:
        name, equals, value = (word.strip() for word in part.partition("="))
        if equals and name in options:
            options[name] = int(value) if name in ("four-jacks", "four-nines") else value
    return options


def beats(card: str, best: str, led: str, trump: str) -> bool:
    """Whether `card` beats `best`, the card that wins a trick led with `led`."""
    if card[0] != best[0]:
        return card[0] == trump
    if card[0] not in (trump, led[0]):
        return False
    order = TRUMP_ORDER if card[0] == trump else PLAIN_ORDER
    return order.index(card[1]) > order.index(best[1])


def trick_winner(trick: list[str], trump: str) -> int:
    """The place, from 0, of the card that wins a trick or does so far; the trick has a card at least."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trick[0], trump):
            best = place
    return best


def legal_cards(hand: list[str], trick: list[str], trump: str, rules: str = "kbn") -> list[str]:
    """The cards of `hand` that may be played to `trick`, in their order in the hand."""
    if not trick or len(trick) == 4:
        return list(hand)
    options = rule_options(rules)
    led, winner = trick[0], trick_winner(trick, trump)
    following = [card for card in hand if card[0] == led[0]]
    trumps = [card for card in hand if card[0] == trump]
    higher = [card for card in trumps if beats(card, trick[winner], led, trump)]
    if following:
        return higher if led[0] == trump and higher else following
    if not trumps:
        return list(hand)
    lower = [card for card in trumps if card not in higher]
    if winner == len(trick) - 2 and options["ruff"] == "free":  # the partner's trick
        if options["undertrump"] != "forbidden":
            return list(hand)
        if len(trumps) == len(hand) and options["only-trumps"] == "any":
            return list(hand)
        return [card for card in hand if card not in lower] or list(hand)
    if higher:
        return higher
    if options["undertrump"] == "forced":
        return trumps
    if options["undertrump"] == "free":
        return list(hand)
    return [card for card in hand if card[0] != trump] or list(hand)


def card_points(cards: list[str], trump: str) -> int:
    """The points of cards, without roem. The last trick is worth LAST_TRICK_POINTS more."""
    return sum((TRUMP_POINTS if card[0] == trump else PLAIN_POINTS)[card[1]] for card in cards)


def roem(trick: list[str], trump: str, rules: str = "kbn") -> int:
    """The roem of a trick, which goes to the side that wins it."""
    options = rule_options(rules)
    if options["roem"] not in ("on", "both"):
        return 0
    ranks = {card[1] for card in trick}
    if len(trick) == 4 and len(ranks) == 1:
        rank = trick[0][1]
        if options["fours"] != "all" and rank.lower() not in options["fours"]:
            return 0
        return int(options.get({"J": "four-jacks", "9": "four-nines"}.get(rank, ""), 100))
    total = 0
    for suit in {card[0] for card in trick}:
        held = [NATURAL_ORDER.index(card[1]) for card in trick if card[0] == suit]
        longest = max(_run_from(held, rank) for rank in held)
        total += 50 if longest == 4 else 20 if longest == 3 else 0
        if suit == trump and NATURAL_ORDER.index("K") in held and NATURAL_ORDER.index("Q") in held:
            total += 20
    return total


def _run_from(held: list[int], rank: int) -> int:
    return 1 + _run_from(held, rank + 1) if rank + 1 in held else 1
