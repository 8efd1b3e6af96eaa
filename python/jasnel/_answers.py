"""What answers hold, of the questions that `_types` does not have."""

from __future__ import annotations

from typing import Dict, List, Literal, TypedDict, Union

from ._types import Seat, Suit


class TableRow(TypedDict):
    trump: Suit
    leader: Seat
    value: int
    ns: int
    ew: int
    ns_makes: bool
    ns_pit: bool
    ns_score: int
    ew_makes: bool
    ew_pit: bool
    ew_score: int


class SuitBid(TypedDict, total=False):
    suit: Suit
    makes: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float
    pit: float
    roem: float
    played_makes: float
    played_score: float
    results: Dict[str, float]


class ClaimedDeal(TypedDict):
    position: str
    line: List[str]


class Claim(TypedDict, total=False):
    verdict: Literal["proved", "refuted", "unknown"]
    seat: Seat
    tricks: int
    points: int
    alone: bool
    card: str
    counterexample: ClaimedDeal
    nodes: int
    time_us: int


PassBid = TypedDict(
    "PassBid",
    {"score": float, "low": float, "high": float, "declares": Dict[str, float], "played_score": float},
    total=False,
)

Bid = TypedDict(
    "Bid",
    {
        "hand": str,
        "dealer": Seat,
        "seat": Seat,
        "auction": List[str],
        "rules": str,
        "suits": List[SuitBid],
        "pass": PassBid,
        "call": str,
        "clear": bool,
        "worlds": int,
        "scored": int,
        "all_worlds": bool,
        "seed": int,
        "time_us": int,
    },
    total=False,
)


class Opinion(TypedDict, total=False):
    move: Union[str, int]
    score: float
    makes: float


class Signal(TypedDict, total=False):
    """What a card said to the partner, by the conventions of its side. Of a played deal: whether it was true."""

    trick: int
    seat: str
    card: str
    convention: str
    about: str
    says: str
    asks: str
    words: str
    sentence: str
    true: bool


class Move(TypedDict, total=False):
    """What to call, bid or play, and what the player thinks of each.

    With `conventions`, `signals` are what the cards so far said, and `signal` what the card chosen says. With
    `why`, a sentence or two on why this card, where there is a reason.
    """

    move: Union[str, int]
    moves: List[Opinion]
    worlds: int
    time_us: int
    signals: List[Signal]
    signal: Signal
    why: str
