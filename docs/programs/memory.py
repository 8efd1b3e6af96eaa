"""A program for `jasnel match` with a memory: what others were shown not to hold is learned once for each deal.

    jasnel match simple 'exec:python3 docs/programs/memory.py'
"""
import json
import sys

SEATS, RANKS, TRUMPS = "NESW", "789JQKTA", "78QKTA9J"


class Deal:
    """What this seat knows of a deal, trick by trick."""

    def __init__(self):
        self.seen = 0  # cards that were looked at
        self.void = {seat: set() for seat in SEATS}
        self.played = set()

    def learn(self, tricks):
        cards = [(SEATS[(SEATS.index(trick["leader"]) + i) % 4], card, trick["cards"][0][0])
                 for trick in tricks for i, card in enumerate(trick["cards"])]
        for seat, card, led in cards[self.seen:]:
            self.played.add(card)
            if card[0] != led:
                self.void[seat].add(led)
        self.seen = len(cards)

    def is_high(self, card, hand):
        """Whether no card of its suit that others hold beats it."""
        above = RANKS[RANKS.index(card[1]) + 1:]
        return all(card[0] + rank in self.played or card[0] + rank in hand for rank in above)

    def choose(self, request):
        legal, trump = request["legal"], request["trump"]
        left, partner, right = (SEATS[(SEATS.index(request["seat"]) + i) % 4] for i in (1, 2, 3))
        low = min(legal, key=lambda card: (card[0] == trump, RANKS.index(card[1])))
        if not request["tricks"] or len(request["tricks"][-1]["cards"]) == 4:
            # Leads a card that is high, and that no opponent is known to ruff.
            safe = [card for card in legal if card[0] != trump and self.is_high(card, request["hand"])
                    and card[0] not in self.void[left] | self.void[right]]
            return safe[0] if safe else low
        if request["tricks"][-1]["winner"] == partner:
            return max(legal, key=lambda card: (card[0] != trump, RANKS.index(card[1])))
        return low


def call(request):
    """Names the first suit with three trumps and a high one among them; else passes if it may."""
    for suit in request["legal"]:
        held = [card[1] for card in request["hand"] if card[0] == suit]
        if len(held) >= 3 and TRUMPS.index(max(held, key=TRUMPS.index)) >= 6:
            return suit
    return request["legal"][0]


name, deal = None, Deal()
for line in sys.stdin:
    request = json.loads(line)
    if request.get("deal_id") != name:
        name, deal = request.get("deal_id"), Deal()
    deal.learn(request.get("tricks", []))
    move = deal.choose(request) if "trump" in request else call(request)
    print(json.dumps({"id": request["id"], "move": move}), flush=True)
