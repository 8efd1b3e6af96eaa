"""Types of questions and answers."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Seat = Literal["N", "E", "S", "W"]


TrumpChoice = Literal["S", "H", "D", "C", "all"]


Objective = Literal["points", "make", "pit", "score"]


Suit = Literal["S", "H", "D", "C"]


WonBefore = TypedDict(
    "WonBefore",
    {
        # Card points of North-South.
        "ns": "int",
        # Card points of East-West.
        "ew": "int",
        # Roem of North-South.
        "ns-roem": "int",
        # Roem of East-West.
        "ew-roem": "int",
        # Tricks of North-South.
        "ns-tricks": "int",
    },
)


class CardValue(TypedDict):
    card: str
    """A legal card."""
    value: NotRequired[int]
    """Points that North-South still win minus those of East-West; for score, what is written down."""
    makes: NotRequired[bool]
    """Whether the declaring side makes its contract, or pit."""


class Solved(TypedDict):
    deal: NotRequired[str]
    """The hands."""
    rules: NotRequired[str]
    """The rule set."""
    trump: Suit
    """The trump suit."""
    leader: NotRequired[Seat]
    """Who leads, or led to the trick in progress."""
    trick: NotRequired[List[str]]
    """Cards of the trick in progress."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    declarer: NotRequired[Seat]
    """Whose side made trump."""
    won: NotRequired[WonBefore]
    """What was won before."""
    objective: NotRequired[Objective]
    """What was solved for."""
    value: NotRequired[int]
    """Points that North-South still win minus those of East-West; for score, what is written down."""
    makes: NotRequired[bool]
    """Whether the declaring side makes its contract, or pit."""
    cards: NotRequired[List[CardValue]]
    """Each legal card, best first."""
    best: NotRequired[List[str]]
    """All best cards."""
    line: NotRequired[List[str]]
    """Best play to the last card."""
    ns: NotRequired[int]
    """Points of North-South along the line."""
    ew: NotRequired[int]
    """Points of East-West along the line."""
    nodes: NotRequired[int]
    """Cards played in the search."""
    time_us: NotRequired[int]
    """Time that took, in microseconds."""
    error: NotRequired[str]
    """Why it has no answer."""


class SolveAnswer(TypedDict):
    """The answer to `solve`."""

    answers: List[Solved]
    """The trump suit, or each."""
    time_us: int
    """Time that the answer took, in microseconds."""


class BookPlace(TypedDict):
    place: int
    """The declarer's, clockwise from the leader: 1 leads, 4 dealt."""
    makes: float
    """Chance that the contract is made."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    score: float
    """Points that the declarers write down minus their opponents'."""
    score_low: float
    """The lower end of its 95% interval."""
    score_high: float
    """The upper end of its 95% interval."""
    pit: float
    """Chance of all eight tricks."""
    pit_low: float
    """The lower end of its 95% interval."""
    pit_high: float
    """The upper end of its 95% interval."""
    played_makes: float
    """Chance that players who see one hand make it."""
    played_score: float
    """The score of players who see one hand."""


class BookSuit(TypedDict):
    suit: Suit
    """Trumps."""
    places: List[BookPlace]
    """Each place."""


BookExchange = TypedDict(
    "BookExchange",
    {
        # A card of the hand.
        "without": "str",
        # The card instead.
        "with": "str",
        # Chance that the contract is made.
        "makes": "float",
        # Points that the declarers write down minus their opponents'.
        "score": "float",
        # Chance of all eight tricks.
        "pit": "float",
    },
)


class Book(TypedDict):
    """The answer to `book`."""

    hand: str
    """The hand."""
    rules: str
    """The rule set."""
    suits: List[BookSuit]
    """Each suit."""
    exchanges: NotRequired[List[BookExchange]]
    """If asked for, hands that differ in one card, from the highest score to the lowest."""
    hands: Literal["open"]
    """All but what players reach is with open hands."""


Movement = Literal["schevenings", "howell"]


BoardResult = TypedDict(
    "BoardResult",
    {
        # The number of the board.
        "board": "Union[str, int]",
        # The pair.
        "ns": "Union[str, int]",
        # The pair.
        "ew": "Union[str, int]",
        # What it wrote down, roem included; - for both if the board was cancelled.
        "ns-score": "Union[str, int]",
        # What it wrote down, roem included; - for both if the board was cancelled.
        "ew-score": "Union[str, int]",
        # Its roem, or / for none; the score is then that without.
        "ns-roem": "NotRequired[Union[str, int]]",
        # Its roem, or / for none; the score is then that without.
        "ew-roem": "NotRequired[Union[str, int]]",
        # Average, half, lowest or match points, in place of those of the score.
        "ns-award": "NotRequired[Union[str, int]]",
        # Average, half, lowest or match points, in place of those of the score.
        "ew-award": "NotRequired[Union[str, int]]",
        # Match points deducted.
        "ns-penalty": "NotRequired[Union[str, int]]",
        # Match points deducted.
        "ew-penalty": "NotRequired[Union[str, int]]",
        # Match points added.
        "ns-bonus": "NotRequired[Union[str, int]]",
        # Match points added.
        "ew-bonus": "NotRequired[Union[str, int]]",
        # The group, if there are several.
        "group": "NotRequired[Union[str, int]]",
    },
)


Direction = Literal["NS", "EW"]


AwardKind = Literal["average", "lowest", "match_points"]


class ComparedResult(TypedDict):
    group: NotRequired[str]
    """The group, if there are several."""
    board: int
    """The board."""
    direction: Direction
    """The side."""
    pair: str
    """The pair."""
    against: str
    """Its opponents."""
    score: NotRequired[int]
    """What it wrote down, roem included; not of a cancelled board."""
    roem: NotRequired[int]
    """The roem in it, if known."""
    match_points: int
    """Without penalties and bonuses."""
    top: NotRequired[bool]
    """Whether none is higher, unless there is an award."""
    award: NotRequired[AwardKind]
    """What the director gave instead."""
    penalty: NotRequired[int]
    """Match points deducted."""
    bonus: NotRequired[int]
    """Match points added."""


class ComparedPair(TypedDict):
    group: NotRequired[str]
    """The group, if there are several."""
    direction: NotRequired[Direction]
    """The side, unless pairs change sides."""
    place: int
    """In its ranking, from 1."""
    overall: int
    """Among all pairs."""
    pair: str
    """The pair."""
    match_points: int
    """After penalties."""
    percent: NotRequired[float]
    """Of the match points available."""
    tops: int
    """Boards on which none was higher."""
    play_points: int
    """What it wrote down in all."""
    boards: int
    """Boards played."""
    penalty: NotRequired[int]
    """Match points deducted."""
    bonus: NotRequired[int]
    """Match points added."""


class Compared(TypedDict):
    """The answer to `compare`."""

    results: NotRequired[List[ComparedResult]]
    """With boards, each result of each side."""
    pairs: List[ComparedPair]
    """The pairs, ranking by ranking, best first."""


Outcome = Literal["made", "nat", "pit", "revoke", "accusation"]


class WrittenScore(TypedDict):
    """The answer to `score`."""

    outcome: Outcome
    """How it ended."""
    ns: int
    """Points that North-South write down."""
    ew: int
    """Points that East-West write down."""


class CardOutcome(TypedDict):
    card: str
    """A legal card."""
    tricks: List[int]
    """Tricks of each seat at the end of the deal."""
    scores: List[int]
    """Points that each seat writes down."""


class CardForce(TypedDict):
    card: str
    """A legal card."""
    exact: bool
    """Whether it can force exactly its bid."""
    score: NotRequired[int]
    """The score that it is sure of, if known."""


class SeatForces(TypedDict):
    seat: int
    """The seat."""
    bid: NotRequired[int]
    """Its bid."""
    exact: NotRequired[bool]
    """Whether it can force exactly its bid."""
    score: NotRequired[int]
    """The score that it is sure of, if known."""
    exact_bids: List[int]
    """Bids that it can force."""
    bid_scores: NotRequired[List[int]]
    """The score that it is sure of with each bid from 0."""
    fewest: NotRequired[int]
    """It can force taking no more tricks than this."""
    most: NotRequired[int]
    """It can force taking no fewer tricks than this."""
    cards: NotRequired[List[CardForce]]
    """What it can still force after each legal card of the seat to play."""
    best: NotRequired[List[str]]
    """The best of these."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""


class BoerenbridgeSolveAnswer(TypedDict):
    """The answer to `boerenbridge.solve`."""

    deal: str
    """The deal."""
    tricks: NotRequired[List[int]]
    """Tricks of each seat at the end of the deal."""
    scores: NotRequired[List[int]]
    """Points that each seat writes down."""
    line: NotRequired[List[str]]
    """The play up to the last card."""
    cards: NotRequired[List[CardOutcome]]
    """What each legal card of the seat to play leads to."""
    seats: NotRequired[List[SeatForces]]
    """With paranoid, what each seat can force."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""
