"""Types of questions and answers."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Suit = Literal["S", "H", "D", "C"]


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
