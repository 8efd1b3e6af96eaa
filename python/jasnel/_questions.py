"""Questions to the engine, each a function."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Optional, Sequence, Union, cast

from ._engine import ask_given
from ._types import BoerenbridgeSolveAnswer, Book, Compared, Direction, Movement, Objective, Seat, Solved, Suit, TrumpChoice, WrittenScore


def solve(
    deal: str,
    objective: Optional[Objective] = None,
    *,
    rules: Optional[str] = None,
    leader: Optional[Seat] = None,
    dealer: Optional[Seat] = None,
    trump: Optional[TrumpChoice] = None,
    declarer: Optional[Seat] = None,
    cards: bool = False,
    value_only: bool = False,
    budget_ms: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> List[Solved]:
    """Solves deals exactly: values, best cards, a line of play.

    Args:
        deal: A deal line; without trump= each suit in turn. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
            Q87.A.QJ7.7 trump=H leader=S`.
        objective: What to solve for: points, whether the declaring side makes the contract or pit, or the
            written score (default points).
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        leader: Who leads, or led to the trick in progress.
        dealer: The dealer; the seat to the left leads to the first trick.
        trump: Trump (default all: each suit in turn).
        declarer: Whose side made trump (default the leader).
        cards: Also the outcome of each legal card.
        value_only: Leave out the best cards and the line of play: faster.
        budget_ms: Give up on a suit after so many milliseconds. From 1 to 86400000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="solve", deal=deal, objective=objective, rules=rules, leader=leader, dealer=dealer, trump=trump,
        declarer=declarer, cards=cards, value_only=value_only, budget_ms=budget_ms, language=language,
    )
    return cast(List[Solved], answer["answers"])


def book(
    hand: Union[Sequence[str], str],
    *,
    rules: Optional[str] = None,
    trump: Optional[Suit] = None,
    place: Optional[int] = None,
    exchanges: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Book:
    """What a hand is worth in each suit and place, at once, from a book.

    Args:
        hand: The hand, eight cards. Such as `J97.AT.K8.7`.
        rules: A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`.
        trump: Only this suit.
        place: Only this place: 1 leads, 4 dealt. From 1 to 4.
        exchanges: Also hands that differ in one card; with `trump` and `place`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="book", hand=hand, rules=rules, trump=trump, place=place, exchanges=exchanges, language=language,
    )
    return cast(Book, answer)


def compare(
    results: Sequence[Mapping[str, Any]],
    *,
    system: Optional[Movement] = None,
    rules: Optional[str] = None,
    boards: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Compared:
    """Who played the same boards best: match points and rankings.

    Args:
        results: The results, each with the keys of jasnel compare, in English or in Dutch.
        system: Schevenings (default): pairs keep their direction, and each direction has a ranking; howell:
            pairs change direction, and there is one ranking.
        rules: The rule set by which was played, to find scores that it cannot bring (default any). Such as
            `kbn,undertrump=free`.
        boards: Also the score sheets of each board.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="compare", results=results, system=system, rules=rules, boards=boards, language=language,
    )
    return cast(Compared, answer)


def score(
    declarer: Optional[Seat] = None,
    points: Optional[Union[int, str]] = None,
    *,
    rules: Optional[str] = None,
    ns_roem: Optional[Union[int, str]] = None,
    ew_roem: Optional[Union[int, str]] = None,
    pit: bool = False,
    revoke: Optional[Direction] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> WrittenScore:
    """What both sides write down, from what they won.

    Args:
        declarer: Whose side made trump, unless somebody revoked.
        points: The card points of the declaring side, the ten of the last trick included. From 0 to 162.
        rules: A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`.
        ns_roem: The roem of North-South, without a bonus for pit. From 0 to 900.
        ew_roem: The roem of East-West, without a bonus for pit. From 0 to 900.
        pit: The side with all points took all tricks.
        revoke: The side that revoked, which ended the deal; the roem is that of the tricks before, and the
            points do not count.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="score", declarer=declarer, points=points, rules=rules, pit=pit, revoke=revoke, language=language,
        **{"ns-roem": ns_roem, "ew-roem": ew_roem},
    )
    return cast(WrittenScore, answer)


def boerenbridge_solve(
    deal: str,
    *,
    paranoid: Optional[Union[bool, int]] = None,
    scores: bool = False,
    cards: bool = False,
    nodes: Optional[int] = None,
    budget_ms: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> BoerenbridgeSolveAnswer:
    """What each seat scores, or can force, with all hands open.

    Args:
        deal: A deal line, with bids unless only what seats can force is asked. Such as `0:A8.K.4. KT..J5.
            7.QT.8. bids=1,2,0`.
        paranoid: Which bids a seat can force when all others play against it; of one seat, or of all. From 0
            to 6.
        scores: With `paranoid`, also the guaranteed score of each bid; much slower from eight cards on.
        cards: Also the outcome of each legal card of the seat to play.
        nodes: Give up on a deal, or with `paranoid` on a seat, after so many nodes (cards played in the
            search); 0 for no limit (default of the command 20000000, otherwise 0). From 0 to
            18446744073709551615.
        budget_ms: The same after so many milliseconds. From 1 to 86400000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="solve", game="boerenbridge", deal=deal, paranoid=paranoid, scores=scores, cards=cards,
        nodes=nodes, budget_ms=budget_ms, language=language,
    )
    return cast(BoerenbridgeSolveAnswer, answer)
