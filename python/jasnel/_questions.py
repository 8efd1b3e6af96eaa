"""Questions to the engine, each a function."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Optional, Sequence, Union, cast

from ._concepts import Deal, Suit
from ._engine import ask_given
from .types import (
    Analysis, Beliefs, Bid, BoerenbridgeSolveAnswer, BoerenbridgeStateAnswer, Book, Call, Claim, ClubAnswer,
    Commitment, Compared, DealAnswer, DealRead, DealState, Direction, Drawn, EveningResult, FairPlay,
    FoursResult, KnockoutRound, Luck, Move, Movement, Objective, PairMovement, Paper, PaperKind, Par,
    PuzzleHands, PuzzlesAnswer, Race, Rating, RuleSets, SeasonResult, Seat, Solved, SuitLetter, TableRow,
    TeamsResult, TricksBid, TricksDeal, TricksMove, TrumpChoice, TurnedCard, WhatIf, WrittenScore, Yardstick,
)


def move(
    hand: Union[Sequence[str], str],
    dealer: Seat,
    *,
    player: Optional[str] = None,
    rules: Optional[str] = None,
    rule_options: Optional[Mapping[str, Any]] = None,
    seat: Optional[Seat] = None,
    auction: Optional[Sequence[Call]] = None,
    barred: Optional[Sequence[Mapping[str, Any]]] = None,
    turned: Optional[Union[TurnedCard, Sequence[TurnedCard]]] = None,
    trump: Optional[Union[Suit, SuitLetter]] = None,
    declarer: Optional[Seat] = None,
    tricks: Optional[Sequence[Mapping[str, Any]]] = None,
    legal: Optional[Sequence[str]] = None,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    deal_id: Optional[str] = None,
    match: Optional[str] = None,
    conventions: Optional[Union[str, Mapping[str, Any]]] = None,
    why: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Move:
    """The call or the card for a seat.

    Args:
        hand: The cards that the seat still holds. Such as `J97.AT.K8.7`.
        dealer: The dealer; the seat to the left calls and leads first.
        player: Who answers (default the player of the engine); not a program. Such as `full:level=club`.
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        rule_options: Options of the rules with their values, which are compared with the rules.
        seat: Whose hand it is (default the seat to call or play, as it must be).
        auction: All calls so far, first speaker first.
        barred: Sides that must pass because of a call out of turn, as state answers them.
        turned: The turned suit, if the rules turn one (bidding=turned, lot), or several in order.
        trump: The trump suit, where a card is to be played.
        declarer: Who made trump, where a card is to be played.
        tricks: All tricks, the one in progress last.
        legal: The legal calls or cards, which are compared with the rules.
        budget_ms: Milliseconds after which the answer is what was found so far. From 1 to 86400000.
        seed: For random choices (default 1). From 0 to 18446744073709551615.
        deal_id: Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`.
        match: Where the match stands for the side to call or play: deals left with this one, and points
            ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350.
            Such as `2,-80`.
        conventions: What each side agreed that a card says: a card of conventions for both, or an object with
            ns and ew. Such as `bedum`.
        why: Whether to say why a card was chosen.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="move", hand=hand, dealer=dealer, player=player, rules=rules, rule_options=rule_options,
        seat=seat, auction=auction, barred=barred, turned=turned, trump=trump, declarer=declarer,
        tricks=tricks, legal=legal, budget_ms=budget_ms, seed=seed, deal_id=deal_id, match=match,
        conventions=conventions, why=why, language=language,
    )
    return cast(Move, answer)


def boerenbridge_move(
    hand: Union[Sequence[str], str],
    players: int,
    *,
    player: Optional[str] = None,
    cards: Optional[int] = None,
    seat: Optional[int] = None,
    bids: Optional[Sequence[Union[int, None]]] = None,
    tricks: Optional[Sequence[Mapping[str, Any]]] = None,
    legal: Optional[Sequence[Union[int, str]]] = None,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    deal_id: Optional[str] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> TricksMove:
    """The bid or the card for a seat.

    Args:
        hand: The cards that the seat still holds. Such as `AK2.Q8.T98.A7`.
        players: How many play. From 3 to 7.
        player: Who answers (default the player of the engine); not a program. Such as `full:level=club`.
        cards: Cards dealt to each (default those of the hand and one for each full trick). From 1 to 10.
        seat: Whose hand it is, 0 left of the dealer (default the seat to bid or play, as it must be). From 0
            to 6.
        bids: What each seat has bid, from seat 0 on; null for one that has not.
        tricks: All tricks, the one in progress last.
        legal: The legal bids or cards, which are compared with the rules.
        budget_ms: Milliseconds after which the answer is what was found so far. From 1 to 86400000.
        seed: For random choices (default 1). From 0 to 18446744073709551615.
        deal_id: Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="move", game="boerenbridge", hand=hand, players=players, player=player, cards=cards, seat=seat,
        bids=bids, tricks=tricks, legal=legal, budget_ms=budget_ms, seed=seed, deal_id=deal_id,
        language=language,
    )
    return cast(TricksMove, answer)


def bid(
    hand: Union[Sequence[str], str],
    dealer: Seat,
    *,
    seat: Optional[Seat] = None,
    auction: Optional[Sequence[Call]] = None,
    turned: Optional[Union[TurnedCard, Sequence[TurnedCard]]] = None,
    rules: Optional[str] = None,
    given: Optional[str] = None,
    dealt: Optional[str] = None,
    match: Optional[str] = None,
    legal: Optional[Sequence[str]] = None,
    barred: Optional[Sequence[Mapping[str, Any]]] = None,
    worlds: Optional[int] = None,
    precision: Optional[float] = None,
    until_clear: bool = False,
    open_hands: bool = False,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Bid:
    """What each call is worth to a player who sees one hand: play or pass?

    Args:
        hand: The hand, spades.hearts.diamonds.clubs. Such as `J97.AT.K8.7`.
        dealer: The dealer; the seat to the left leads to the first trick.
        seat: The seat of the hand (default the seat to call).
        auction: Calls made already, such as pass,pass.
        turned: The turned suit, if the rules turn one (bidding=turned, lot), or several in order.
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        given: Cards known to be in other hands, such as N:J9... - - -. Such as `N:J9... - - -`.
        dealt: How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as
            3-2-3,riffles=1,cut. Such as `3-2-3,riffles=1,cut`.
        match: Where the match stands for the side to call or play: deals left with this one, and points
            ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350.
            Such as `2,-80`.
        legal: The calls that the seat may make, which are compared with the rules.
        barred: Sides that must pass because of a call out of turn, as state answers them.
        worlds: Number of random deals of the other cards. From 2 to 10000000.
        precision: Stop when chances are known to within so many percentage points; as a key a fraction, 0.02
            for 2 (default 2, unless there is another limit). From 0.001 to 0.5.
        until_clear: Stop when the best call is clear.
        open_hands: The best call with open hands, not as players achieve it.
        budget_ms: At most this many milliseconds per hand; the answer then depends on the clock. From 1 to
            86400000.
        seed: Seed of the random deals (default 1); the answer is the same for any number of threads. From 0
            to 18446744073709551615.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="bid", hand=hand, dealer=dealer, seat=seat, auction=auction, turned=turned, rules=rules,
        given=given, dealt=dealt, match=match, legal=legal, barred=barred, worlds=worlds, precision=precision,
        until_clear=until_clear, open_hands=open_hands, budget_ms=budget_ms, seed=seed, language=language,
    )
    return cast(Bid, answer)


def boerenbridge_bid(
    hand: Union[Sequence[str], str],
    players: int,
    *,
    cards: Optional[int] = None,
    seat: Optional[int] = None,
    bids: Optional[Sequence[Union[int, None]]] = None,
    legal: Optional[Sequence[int]] = None,
    worlds: Optional[int] = None,
    precision: Optional[float] = None,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> TricksBid:
    """How many tricks to bid with this hand.

    Args:
        hand: The hand, spades.hearts.diamonds.clubs. Such as `AK2.Q8.T98.A7`.
        players: Number of players, 3 to 7 (default of the command 5). From 3 to 7.
        cards: Cards dealt to each (default as many as the hand has). From 1 to 10.
        seat: The seat of the hand, 0 left of the dealer (default the seat to bid). From 0 to 6.
        bids: Bids made already, from seat 0 on.
        legal: The bids that the seat may make, which are compared with the rules.
        worlds: Number of random deals of the other cards (default 2000). From 1 to 100000000.
        precision: Stop when the best bid's score is known to within so many points. From 0.01 to 10.0.
        budget_ms: At most this many milliseconds per hand; the answer then depends on the clock. From 1 to
            86400000.
        seed: Seed of the random deals (default 1); the answer is the same for any number of threads. From 0
            to 18446744073709551615.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="bid", game="boerenbridge", hand=hand, players=players, cards=cards, seat=seat, bids=bids,
        legal=legal, worlds=worlds, precision=precision, budget_ms=budget_ms, seed=seed, language=language,
    )
    return cast(TricksBid, answer)


def solve(
    deal: Union[Deal, str],
    objective: Optional[Objective] = None,
    *,
    rules: Optional[str] = None,
    leader: Optional[Seat] = None,
    dealer: Optional[Seat] = None,
    trump: Optional[Union[Suit, TrumpChoice]] = None,
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


def boerenbridge_solve(
    deal: Union[Deal, str],
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


def table(
    deal: Union[Deal, str],
    *,
    rules: Optional[str] = None,
    leader: Optional[Seat] = None,
    dealer: Optional[Seat] = None,
    all_leaders: bool = False,
    budget_ms: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> List[TableRow]:
    """What a deal is worth with each trump suit: points, contracts, pit, score.

    Args:
        deal: A deal line of whole hands; trump= and declarer= do not count. Such as `N:AJT.Q8.T98.
            K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S`.
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        leader: Who leads, or led to the trick in progress.
        dealer: The dealer; the seat to the left leads to the first trick.
        all_leaders: Each seat leads in turn.
        budget_ms: Give up on a suit after so many milliseconds. From 1 to 86400000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="table", deal=deal, rules=rules, leader=leader, dealer=dealer, all_leaders=all_leaders,
        budget_ms=budget_ms, language=language,
    )
    return cast(List[TableRow], answer["rows"])


def par(
    deal: Union[Deal, str],
    *,
    rules: Optional[str] = None,
    leader: Optional[Seat] = None,
    dealer: Optional[Seat] = None,
    turned: Optional[Union[TurnedCard, Sequence[TurnedCard]]] = None,
    auction: Optional[Sequence[Call]] = None,
    rows: bool = False,
    budget_ms: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Par:
    """The auction of a deal with all hands open and perfect play.

    Args:
        deal: A deal line of whole hands; trump= and declarer= do not count. Such as `N:AJT.Q8.T98.
            K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S`.
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        leader: Who leads, or led to the trick in progress.
        dealer: The dealer; the seat to the left leads to the first trick.
        turned: The turned suit, if the rules turn one (bidding=turned, lot), or several in order.
        auction: Calls made already, such as pass,pass.
        rows: Also the rows of the table, in JSON.
        budget_ms: Give up on a suit after so many milliseconds. From 1 to 86400000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="par", deal=deal, rules=rules, leader=leader, dealer=dealer, turned=turned, auction=auction,
        rows=rows, budget_ms=budget_ms, language=language,
    )
    return cast(Par, answer)


def book(
    hand: Union[Sequence[str], str],
    *,
    rules: Optional[str] = None,
    trump: Optional[Union[Suit, SuitLetter]] = None,
    place: Optional[int] = None,
    dealt: Optional[str] = None,
    exchanges: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Book:
    """What a hand is worth in each suit and place, at once, from a book.

    Args:
        hand: The hand, eight cards. Such as `J97.AT.K8.7`.
        rules: A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`.
        trump: Only this suit.
        place: Only this place: 1 leads, 4 dealt. From 1 to 4.
        dealt: How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as
            3-2-3,riffles=1,cut. Such as `3-2-3,riffles=1,cut`.
        exchanges: Also hands that differ in one card; with `trump` and `place`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="book", hand=hand, rules=rules, trump=trump, place=place, dealt=dealt, exchanges=exchanges,
        language=language,
    )
    return cast(Book, answer)


def claim(
    hand: Union[Sequence[str], str],
    dealer: Seat,
    *,
    player: Optional[str] = None,
    rules: Optional[str] = None,
    rule_options: Optional[Mapping[str, Any]] = None,
    seat: Optional[Seat] = None,
    auction: Optional[Sequence[Call]] = None,
    barred: Optional[Sequence[Mapping[str, Any]]] = None,
    turned: Optional[Union[TurnedCard, Sequence[TurnedCard]]] = None,
    trump: Optional[Union[Suit, SuitLetter]] = None,
    declarer: Optional[Seat] = None,
    tricks: Optional[Sequence[Mapping[str, Any]]] = None,
    legal: Optional[Sequence[str]] = None,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    deal_id: Optional[str] = None,
    match: Optional[str] = None,
    conventions: Optional[Union[str, Mapping[str, Any]]] = None,
    why: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Claim:
    """Whether the side of the seat to play is certain of all tricks that are left.

    Args:
        hand: The cards that the seat still holds. Such as `J97.AT.K8.7`.
        dealer: The dealer; the seat to the left calls and leads first.
        player: Who answers (default the player of the engine); not a program. Such as `full:level=club`.
        rules: A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as
            `kbn,undertrump=free`.
        rule_options: Options of the rules with their values, which are compared with the rules.
        seat: Whose hand it is (default the seat to call or play, as it must be).
        auction: All calls so far, first speaker first.
        barred: Sides that must pass because of a call out of turn, as state answers them.
        turned: The turned suit, if the rules turn one (bidding=turned, lot), or several in order.
        trump: The trump suit, where a card is to be played.
        declarer: Who made trump, where a card is to be played.
        tricks: All tricks, the one in progress last.
        legal: The legal calls or cards, which are compared with the rules.
        budget_ms: Milliseconds after which the answer is what was found so far. From 1 to 86400000.
        seed: For random choices (default 1). From 0 to 18446744073709551615.
        deal_id: Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`.
        match: Where the match stands for the side to call or play: deals left with this one, and points
            ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350.
            Such as `2,-80`.
        conventions: What each side agreed that a card says: a card of conventions for both, or an object with
            ns and ew. Such as `bedum`.
        why: Whether to say why a card was chosen.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="claim", hand=hand, dealer=dealer, player=player, rules=rules, rule_options=rule_options,
        seat=seat, auction=auction, barred=barred, turned=turned, trump=trump, declarer=declarer,
        tricks=tricks, legal=legal, budget_ms=budget_ms, seed=seed, deal_id=deal_id, match=match,
        conventions=conventions, why=why, language=language,
    )
    return cast(Claim, answer)


def analyse(
    record: Mapping[str, Any],
    *,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    summary: Optional[bool] = None,
    fair: Optional[bool] = None,
    worlds: Optional[int] = None,
    seed: Optional[int] = None,
    match: Optional[str] = None,
    budget_ms: Optional[int] = None,
    conventions: Optional[Union[str, Mapping[str, Any]]] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Analysis:
    """Replays played deals and judges every card: what it cost, and who won.

    Args:
        record: The record of a deal: its deal, dealer, auction, turned, trump, declarer, tricks, individual,
            as_played and rules.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        summary: Only the result and the totals, without cards and tricks.
        fair: Judges calls and cards by what their players could know.
        worlds: With `fair`: deals of the hidden cards to play out for each card, and to solve in proportion
            (default 300). From 1 to 100000.
        seed: With `fair`: seed of these deals (default 1); threads do not change the answer. From 0 to
            18446744073709551615.
        match: With `fair`: judges by the chance to win the match, which stood so for North-South before the
            deal, as in jasnel bid. Such as `2,-80`.
        budget_ms: Give up after so many milliseconds. From 1 to 86400000.
        conventions: A card of conventions, to tell what the cards said: its name, such as bedum, the card, or
            an object with ns and ew. Such as `bedum`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="analyse", out_of_turn=out_of_turn, played_again=played_again, summary=summary, fair=fair,
        worlds=worlds, seed=seed, match=match, budget_ms=budget_ms, conventions=conventions,
        language=language,
    )
    return cast(Analysis, answer)


def luck(
    record: Mapping[str, Any],
    *,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Luck:
    """What the cards, the calls and the play made of results, and who is better.

    Args:
        record: The record of a deal: its deal, dealer, auction, turned, trump, declarer, tricks, individual,
            as_played and rules.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="luck", out_of_turn=out_of_turn, played_again=played_again, language=language,
    )
    return cast(Luck, answer)


def what_if(
    record: Mapping[str, Any],
    at: str,
    *,
    choices: Optional[Sequence[Union[Call, str]]] = None,
    player: Optional[str] = None,
    deals: Optional[int] = None,
    seed: Optional[int] = None,
    budget_ms: Optional[int] = None,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> WhatIf:
    """Plays a deal on from any point, with another call or card: many times.

    Args:
        record: The record of a deal: its rules, deal, dealer, auction, turned, trump, declarer, tricks,
            individual and as_played.
        at: Where: trick and card, such as 5.3 for the third card of trick 5; or call.2. Such as `5.3`.
        choices: What to compare with what was made: cards such as H9,SA, or calls such as pass,H (default all
            that were legal).
        player: Who plays on in all four seats: a player, as in jasnel match; in the engine no other program
            (default full). Such as `full:level=club`.
        deals: How often, after each choice (default 100). From 1 to 1000000.
        seed: Seed of the hidden cards and of the play (default 1); the answer is the same for any number of
            threads. From 0 to 18446744073709551615.
        budget_ms: Only as many of the deals as so many milliseconds allow. From 1 to 86400000.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="what-if", at=at, choices=choices, player=player, deals=deals, seed=seed,
        budget_ms=budget_ms, out_of_turn=out_of_turn, played_again=played_again, language=language,
    )
    return cast(WhatIf, answer)


def beliefs(
    record: Mapping[str, Any],
    *,
    at: Optional[str] = None,
    deals: Optional[int] = None,
    seed: Optional[int] = None,
    dealt: Optional[str] = None,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Beliefs:
    """Where are the hidden cards? The chance of each card in each hand, as a player could know.

    Args:
        record: The record of a deal: its rules, deal, dealer, auction, turned, trump, declarer, tricks,
            individual and as_played.
        at: Where: 5.3 for the third card of trick 5, or call.2 (default where the record ends). Such as
            `5.3`.
        deals: Deals of the hidden cards to weigh, if there are too many for all, counting those that weigh
            less as less (default 1000). From 1 to 100000.
        seed: For the deals that are drawn (default 1). From 0 to 18446744073709551615.
        dealt: How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as
            3-2-3,riffles=1,cut. Such as `3-2-3,riffles=1,cut`.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="beliefs", at=at, deals=deals, seed=seed, dealt=dealt, out_of_turn=out_of_turn,
        played_again=played_again, language=language,
    )
    return cast(Beliefs, answer)


def fair_play(
    record: Mapping[str, Any],
    *,
    deals: Optional[int] = None,
    seed: Optional[int] = None,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> FairPlay:
    """Does a pair know more than it can see? How its cards fit the hands of partners.

    Args:
        record: The record of a deal: its rules, deal, dealer, auction, turned, trump, declarer, tricks,
            individual and as_played.
        deals: Deals of the hidden cards to play out for each card (default 200). From 1 to 10000.
        seed: For the deals that are drawn (default 1). From 0 to 18446744073709551615.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="fair-play", deals=deals, seed=seed, out_of_turn=out_of_turn, played_again=played_again,
        language=language,
    )
    return cast(FairPlay, answer)


def yardstick(
    record: Mapping[str, Any],
    *,
    seat: Optional[Seat] = None,
    worlds: Optional[int] = None,
    seed: Optional[int] = None,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Yardstick:
    """What your choices lost by what could be known, against the levels of full.

    Args:
        record: The record of a deal: its rules, deal, dealer, auction, turned, trump, declarer, tricks,
            individual and as_played.
        seat: Whose choices are measured (default S).
        worlds: Deals of the hidden cards to play out for each card, and to solve in proportion (default 300).
            From 1 to 100000.
        seed: Seed of these deals and of the levels (default 1). From 0 to 18446744073709551615.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="yardstick", seat=seat, worlds=worlds, seed=seed, out_of_turn=out_of_turn,
        played_again=played_again, language=language,
    )
    return cast(Yardstick, answer)


def rating(
    deals: Sequence[Mapping[str, Any]],
    *,
    language: Optional[Literal["en", "nl"]] = None,
) -> Rating:
    """A rating by the yardstick: points lost a deal, with intervals, against the levels of full.

    Args:
        deals: What was lost in each deal: answers of yardstick.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="rating", deals=deals, language=language,
    )
    return cast(Rating, answer)


def puzzles(
    record: Mapping[str, Any],
    *,
    hands: Optional[PuzzleHands] = None,
    margin: Optional[int] = None,
    cards: Optional[Union[int, str]] = None,
    grade: Optional[Union[int, str]] = None,
    seed: Optional[int] = None,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> PuzzlesAnswer:
    """Positions with one card that is best by far: which card, and why?

    Args:
        record: The record of a deal: its rules, deal, dealer, auction, turned, trump, declarer, tricks,
            individual and as_played.
        hands: What one sees: one hand, or all (default hidden).
        margin: What every other card costs at least, in points (default 15). From 1 to 1000.
        cards: Cards in the hand of the seat to play (default 3-8, with open hands 3-5). From 2 to 8. Such as
            `3-5`.
        grade: How hard: 1, all five levels of full find the card, to 6, none does (default 2-6). From 1 to 6.
            Such as `3-5`.
        seed: Seed of the deals and of the choice of positions (default 1); the answer is the same for any
            number of threads. From 0 to 18446744073709551615.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="puzzles", hands=hands, margin=margin, cards=cards, grade=grade, seed=seed,
        out_of_turn=out_of_turn, played_again=played_again, language=language,
    )
    return cast(PuzzlesAnswer, answer)


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


def draw(
    players: Sequence[str],
    *,
    earlier: Optional[Sequence[Mapping[str, Any]]] = None,
    new_partners: bool = False,
    seed: Optional[int] = None,
    numbers: Optional[Sequence[Mapping[str, Any]]] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Drawn:
    """A club's draw before a boompje: who sits at which table, and who stands.

    Args:
        players: The names of those who are there, from 4 to 1000.
        earlier: What was drawn before in the same evening: the answers to this question.
        new_partners: Nobody gets a partner whom he had before, as far as possible; else the lot decides.
        seed: The same draw each time (default the system's random numbers). From 0 to 18446744073709551615.
        numbers: What was drawn by hand: the number of each player, from 1 to the number of players.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="draw", players=players, earlier=earlier, new_partners=new_partners, seed=seed, numbers=numbers,
        language=language,
    )
    return cast(Drawn, answer)


def evening(
    played: Sequence[Mapping[str, Any]],
    *,
    rules: Optional[str] = None,
    boompjes: Optional[int] = None,
    deals: Optional[int] = None,
    standing: Optional[int] = None,
    prizes_first: Optional[int] = None,
    prizes_every: Optional[int] = None,
    revoke: Optional[int] = None,
    revokes: Optional[Sequence[str]] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> EveningResult:
    """A club's evening of boompjes: each player's points, the places and the prizes.

    Args:
        played: The boompjes so far: tables with players, and the totals or deals that they handed in.
        rules: A rule set and changes to it (default bedum). Such as `kbn,undertrump=free`.
        boompjes: How many an evening has (default 4). From 1 to 100.
        deals: How many a boompje has (default 12). From 1 to 32.
        standing: Points of who stands in a boompje (default 1200). From 0 to 10000.
        prizes_first: The first so many places have a prize (default 4). From 0 to 1000.
        prizes_every: And its multiples above that; 0 for none (default 4). From 0 to 1000.
        revoke: Points that a revoke costs its player at the end, where the deal is played again (default 0;
            KBN has 162). From 0 to 10000.
        revokes: Who revoked, once for each revoke.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="evening", played=played, rules=rules, boompjes=boompjes, deals=deals, standing=standing,
        prizes_first=prizes_first, prizes_every=prizes_every, revoke=revoke, revokes=revokes,
        language=language,
    )
    return cast(EveningResult, answer)


def season(
    played: Sequence[Sequence[Mapping[str, Any]]],
    *,
    evenings: Optional[int] = None,
    best: Optional[int] = None,
    needed: Optional[int] = None,
    wins_to_keep: Optional[int] = None,
    earlier: Optional[Sequence[Sequence[str]]] = None,
    awaited: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> SeasonResult:
    """A club's season: the best evenings of each player, the champion and the cup.

    Args:
        played: The evenings so far: the players of each answer to evening.
        evenings: How many a season has (default 7). From 1 to 366.
        best: So many of a player's evenings count (default 5). From 1 to 366.
        needed: Who played fewer wins no prize (default 5). From 1 to 366.
        wins_to_keep: Who wins the cup so often keeps it; 0 for nobody (default 3). From 0 to 1000.
        earlier: The champions of the seasons before, oldest first, as long as there is a cup.
        awaited: Results of an evening are still to come, so that the season is not over.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="season", played=played, evenings=evenings, best=best, needed=needed, wins_to_keep=wins_to_keep,
        earlier=earlier, awaited=awaited, language=language,
    )
    return cast(SeasonResult, answer)


def club(
    *,
    file: Optional[str] = None,
    new: Optional[Mapping[str, Any]] = None,
    players: Optional[Mapping[str, Any]] = None,
    draw: Optional[Mapping[str, Any]] = None,
    enter: Optional[Mapping[str, Any]] = None,
    undo: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> ClubAnswer:
    """A club's season as text: what it says, and what it is with an entry more.

    Args:
        file: The text of a season, as jasnel club keeps it; needed without new.
        new: A season that begins: its name and its options.
        players: Who join, leave or take another name.
        draw: The next boompje is drawn; after the last one a new evening begins.
        enter: What tables hand in, who plays in whose place, and who revoked.
        undo: The last entry does not count any more.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="club", file=file, new=new, players=players, draw=draw, enter=enter, undo=undo, language=language,
    )
    return cast(ClubAnswer, answer)


def movement(
    pairs: int,
    *,
    system: Optional[Movement] = None,
    rounds: Optional[int] = None,
    circulate: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> PairMovement:
    """How pairs and boards move between tables: Schevenings or Howell, a bye included.

    Args:
        pairs: How many play; of an odd number one is free each round. From 3 to 32.
        system: Schevenings (default): pairs keep their direction; howell: all meet all.
        rounds: How many are played (default until all have met). From 1 to 32.
        circulate: One set of boards goes from table to table; else each table has its own.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="movement", pairs=pairs, system=system, rounds=rounds, circulate=circulate, language=language,
    )
    return cast(PairMovement, answer)


def fours(
    matches: Sequence[Mapping[str, Any]],
    *,
    rules: Optional[str] = None,
    win: Optional[int] = None,
    draw: Optional[int] = None,
    loss: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> FoursResult:
    """Matches of fours, who play the same boards at two tables: differences and match points.

    Args:
        matches: The fours of each match, and the scores of each board at both tables.
        rules: A rule set and changes to it, for what a board can bring (default any). Such as
            `kbn,undertrump=free`.
        win: Match points of who wins (default 2). From 0 to 1000.
        draw: Match points of both when nobody wins (default 1). From 0 to 1000.
        loss: Match points of who loses (default 0). From 0 to 1000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="fours", matches=matches, rules=rules, win=win, draw=draw, loss=loss, language=language,
    )
    return cast(FoursResult, answer)


def teams(
    parts: Sequence[Mapping[str, Any]],
    *,
    language: Optional[Literal["en", "nl"]] = None,
) -> TeamsResult:
    """Teams, by the sum of what their pairs, fours or players gathered.

    Args:
        parts: What each pair, four or player gathered, and for which team.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="teams", parts=parts, language=language,
    )
    return cast(TeamsResult, answer)


def knockout(
    entrants: Sequence[str],
    *,
    had_bye: Optional[Sequence[str]] = None,
    seed: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> KnockoutRound:
    """The draw of a knock-out round: who meets whom, and who goes on without a match.

    Args:
        entrants: The names of who are left, from 2 to 1000.
        had_bye: Who went on without a match before; of an odd number another one does now.
        seed: The same draw each time (default the system's random numbers). From 0 to 18446744073709551615.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="knockout", entrants=entrants, had_bye=had_bye, seed=seed, language=language,
    )
    return cast(KnockoutRound, answer)


def race(
    deals: Sequence[Sequence[int]],
    *,
    target: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Race:
    """A match to a number of points, such as 1,500: the totals, and who has won.

    Args:
        deals: What North-South and East-West wrote down, deal by deal.
        target: Who has so many points after a deal wins; of both the one with more (default 1500). From 1 to
            1000000.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="race", deals=deals, target=target, language=language,
    )
    return cast(Race, answer)


def paper(
    kind: PaperKind,
    *,
    title: Optional[str] = None,
    text: Optional[str] = None,
    worth: Optional[Sequence[Mapping[str, Any]]] = None,
    boards: Optional[int] = None,
    groups: Optional[int] = None,
    tables: Optional[int] = None,
    pairs: Optional[int] = None,
    system: Optional[Movement] = None,
    rounds: Optional[int] = None,
    circulate: bool = False,
    per_round: Optional[int] = None,
    names: Optional[Sequence[str]] = None,
    results: Optional[Sequence[Mapping[str, Any]]] = None,
    played: Optional[Sequence[Mapping[str, Any]]] = None,
    boompje: Optional[int] = None,
    rules: Optional[str] = None,
    copies: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Paper:
    """What a club prints: control cards, labels, place slips, score slips and sheets.

    Args:
        kind: Control cards of hands, labels of wallets, cards of tables, place slips, score slips, the
            collective sheet, score sheets of tables, or hand records.
        title: At the head of each paper: the club, the evening.
        text: Deal lines, PBN, pictures of deals or records of played deals.
        worth: Of each of the deals, for hand records: what par answers with rows.
        boards: How many, where that does not follow from the deals or the movement; of a score sheet, how
            many deals it has (default 12). From 1 to 999.
        groups: How many play the same boards; each has its own paper (default 1). From 1 to 26.
        tables: How many have a card or a score sheet, where nothing else tells. From 1 to 200.
        pairs: How many move in each group. From 3 to 32.
        system: How they move, and are ranked (default schevenings).
        rounds: How many are played (default until all have met). From 1 to 32.
        circulate: One set of boards goes from table to table; else each table has its own.
        per_round: Boards that two pairs play in a round (default 4). From 1 to 32.
        names: Of pairs 1, 2 and so on, group by group; an empty one for none.
        results: Of boards, with the keys of jasnel compare: for slips and a collective sheet that are filled
            in.
        played: Boompjes, as evening takes them: for score sheets with the names of players, and with what is
            known of their deals.
        boompje: The number of the first of these (default 1). From 1 to 100.
        rules: The rule set of score sheets (default bedum), and of results (default any). Such as
            `kbn,undertrump=free`.
        copies: Of each score sheet: two where both sides write (default 1). From 1 to 4.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="paper", kind=kind, title=title, text=text, worth=worth, boards=boards, groups=groups,
        tables=tables, pairs=pairs, system=system, rounds=rounds, circulate=circulate, per_round=per_round,
        names=names, results=results, played=played, boompje=boompje, rules=rules, copies=copies,
        language=language,
    )
    return cast(Paper, answer)


def score(
    declarer: Optional[Seat] = None,
    points: Optional[Union[int, str]] = None,
    *,
    rules: Optional[str] = None,
    trump: Optional[Union[Suit, SuitLetter]] = None,
    doublings: Optional[int] = None,
    ns_roem: Optional[Union[int, str]] = None,
    ew_roem: Optional[Union[int, str]] = None,
    pit: bool = False,
    revoke: Optional[Direction] = None,
    accused_by: Optional[Direction] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> WrittenScore:
    """What both sides write down, from what they won.

    Args:
        declarer: Whose side made trump, unless somebody revoked or accused.
        points: The card points of the declaring side, the ten of the last trick included. From 0 to 162.
        rules: A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`.
        trump: Trump suit, needed where one counts twice (double).
        doublings: How often it was doubled, by rules with doubling. From 0 to 3.
        ns_roem: The roem of North-South, without a bonus for pit. From 0 to 2400.
        ew_roem: The roem of East-West, without a bonus for pit. From 0 to 2400.
        pit: The side with all points took all tricks.
        revoke: The side that revoked, which ended the deal; the roem is that of the tricks before, and the
            points do not count.
        accused_by: The side that wrongly accused the other of a revoke, which costs as much.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="score", declarer=declarer, points=points, rules=rules, trump=trump, doublings=doublings, pit=pit,
        revoke=revoke, accused_by=accused_by, language=language, **{"ns-roem": ns_roem, "ew-roem": ew_roem},
    )
    return cast(WrittenScore, answer)


def state(
    record: Mapping[str, Any],
    *,
    out_of_turn: Optional[Sequence[Mapping[str, Any]]] = None,
    played_again: Optional[bool] = None,
    number: Optional[int] = None,
    conventions: Optional[Union[str, Mapping[str, Any]]] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> DealState:
    """Whose turn it is in a deal, what is legal, and how the deal went so far.

    Args:
        record: The record of a deal: its deal, rules, dealer, auction, turned, trump, declarer, tricks,
            individual, as_played and totals.
        out_of_turn: Calls that were made out of turn, after which that side must pass.
        played_again: The table plays the deal again instead of what a revoke costs.
        number: With totals: the number of the deal in the game (default 1). From 1 to 18446744073709551615.
        conventions: A card of conventions, to tell what the cards said: its name, such as bedum, the card, or
            an object with ns and ew. Such as `bedum`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="state", out_of_turn=out_of_turn, played_again=played_again, number=number,
        conventions=conventions, language=language,
    )
    return cast(DealState, answer)


def boerenbridge_state(
    record: Mapping[str, Any],
    *,
    language: Optional[Literal["en", "nl"]] = None,
) -> BoerenbridgeStateAnswer:
    """Whose turn it is in a deal, what is legal, and how the deal went so far.

    Args:
        record: The record of a deal: its deal, bids, tricks and totals.
        language: Of messages and sentences.
    """
    answer = ask_given(
        record, ask="state", game="boerenbridge", language=language,
    )
    return cast(BoerenbridgeStateAnswer, answer)


def read(
    text: Union[Deal, str],
    *,
    language: Optional[Literal["en", "nl"]] = None,
) -> List[DealRead]:
    """The deals in a text, card by card.

    Args:
        text: Deal lines, PBN, pictures of deals or records of played deals.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="read", text=text, language=language,
    )
    return cast(List[DealRead], answer["deals"])


def commit(
    text: Union[Deal, str],
    *,
    salt: Optional[str] = None,
    hash: Optional[str] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> Commitment:
    """What can be published of deals before they are played, or whether they are as published.

    Args:
        text: Deal lines, PBN, pictures of deals or records of played deals.
        salt: 32 to 128 digits, 0 to f, hashed with the deals (default those behind salt= in the text, or new
            ones).
        hash: The hash that was published, to check the deals.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="commit", text=text, salt=salt, hash=hash, language=language,
    )
    return cast(Commitment, answer)


def random(
    seed: Optional[int] = None,
    number: Optional[int] = None,
    *,
    rules: Optional[str] = None,
    dealt: Optional[str] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> DealAnswer:
    """A new deal, or the deal for a seed and a number.

    Args:
        seed: For studies: the same deal each time (default the system's random numbers). From 0 to
            18446744073709551615.
        number: Number of the deal, which tells who deals (default 1). From 1 to 18446744073709551615.
        rules: A rule set to add to the deal, with a turned suit if it needs one. Such as
            `kbn,undertrump=free`.
        dealt: How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as
            3-2-3,riffles=1,cut. Such as `3-2-3,riffles=1,cut`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="random", seed=seed, number=number, rules=rules, dealt=dealt, language=language,
    )
    return cast(DealAnswer, answer)


def boerenbridge_random(
    players: int,
    *,
    seed: Optional[int] = None,
    number: Optional[int] = None,
    cards: Optional[int] = None,
    most_cards: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
) -> TricksDeal:
    """A new deal of a game, or the deal for a seed and a number.

    Args:
        players: How many play. From 3 to 7.
        seed: For studies: the same deals each time (default the system's random numbers). From 0 to
            18446744073709551615.
        number: Number of the deal in the game (default 1). From 1 to 18446744073709551615.
        cards: Cards for each player in every deal. From 1 to 10.
        most_cards: Cards for each player in the first deal of a round. From 1 to 10.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="random", game="boerenbridge", players=players, seed=seed, number=number, cards=cards,
        most_cards=most_cards, language=language,
    )
    return cast(TricksDeal, answer)


def rules(
    *,
    language: Optional[Literal["en", "nl"]] = None,
) -> RuleSets:
    """The rule sets, their options, and the cards of signals.

    Args:
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="rules", language=language,
    )
    return cast(RuleSets, answer)
