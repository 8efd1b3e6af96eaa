"""What the answers of the functions of `jasnel` hold, and the letters and words that they take."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Seat = Literal["N", "E", "S", "W"]


Call = Literal["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"]


class BarredGiven(TypedDict):
    side: Literal["NS", "EW"]
    """The side that may not play."""
    after: int
    """After so many calls of the auction."""


TurnedCard = Literal["S", "H", "D", "C", "joker"]


SuitLetter = Literal["S", "H", "D", "C"]


class Trick(TypedDict):
    leader: Seat
    """Who led to the trick."""
    cards: List[str]
    """The cards in order of play."""
    winner: NotRequired[Seat]
    """Who has won it, or wins it so far."""
    mended: NotRequired[List[str]]
    """Illegal cards that were taken back."""
    out_of_turn: NotRequired[List[str]]
    """Cards that were led or played out of turn."""
    called: NotRequired[List[str]]
    """Penalty cards that the other side wanted to be played."""
    refused: NotRequired[List[str]]
    """Penalty cards that the other side refused."""


class Opinion(TypedDict):
    move: Union[Call, str]
    """A move that is legal."""
    score: float
    """Points of the own side minus those of the other, on average."""
    makes: NotRequired[float]
    """Chance that the contract is made, whoever declares; for a call, if that is made; not for a pass."""
    wins: NotRequired[float]
    """If the match was told, and the player looks at it: chance to win it."""


class Signal(TypedDict):
    trick: int
    """The trick, from 1."""
    seat: Seat
    """Who sent the signal."""
    card: str
    """With this card."""
    convention: str
    """By this convention."""
    about: NotRequired[SuitLetter]
    """The suit that it is about."""
    says: str
    """What it says of the hand."""
    asks: str
    """What it asks of the partner."""
    words: str
    """The whole in a sentence."""
    sentence: NotRequired[str]
    """Of the text that the convention is from."""


class Move(TypedDict):
    """The answer to `move`."""

    move: Union[Call, str]
    """The move chosen, which is legal."""
    moves: NotRequired[List[Opinion]]
    """Each legal move, if the player has an opinion."""
    worlds: int
    """Deals of the hidden cards examined."""
    time_us: int
    """Time from question to answer, in microseconds."""
    signals: NotRequired[List[Signal]]
    """With conventions, for a card: what those so far said."""
    signal: NotRequired[Signal]
    """What the card chosen says, if anything."""
    why: NotRequired[str]
    """Why this card, if that was asked and can be said."""


class BoerenbridgeTrick(TypedDict):
    leader: int
    """Who led to the trick."""
    cards: List[str]
    """The cards in order of play."""
    winner: NotRequired[int]
    """Who has won it, or wins it so far."""


class BoerenbridgeOpinion(TypedDict):
    move: Union[int, str]
    """A move that is legal."""
    score: float
    """Points that the seat writes down, on average."""
    makes: NotRequired[float]
    """Chance that it takes just as many tricks as it bids, or has bid."""


class TricksMove(TypedDict):
    """The answer to `boerenbridge.move`."""

    move: Union[int, str]
    """The move chosen, which is legal."""
    moves: NotRequired[List[BoerenbridgeOpinion]]
    """Each legal move, if the player has an opinion."""
    worlds: int
    """Deals of the hidden cards examined."""
    time_us: int
    """Time from question to answer, in microseconds."""


class BidResults(TypedDict):
    nat: float
    """Chance of nat."""
    to_100: float
    """Made, up to 100."""
    to_120: float
    """Up to 120."""
    to_140: float
    """Up to 140."""
    over_140: float
    """With more."""
    pit: float
    """With pit."""


class SuitBid(TypedDict):
    suit: SuitLetter
    """Trumps."""
    makes: float
    """Chance that the contract is made."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    score: float
    """Points of the own side minus those of the other, on average."""
    score_low: float
    """The lower end of its 95% interval."""
    score_high: float
    """The upper end of its 95% interval."""
    pit: float
    """Chance of all eight tricks."""
    roem: float
    """Average roem of the own side."""
    played_makes: NotRequired[float]
    """Makes, of players who see one hand."""
    played_score: NotRequired[float]
    """Score, of players who see one hand."""
    wins: NotRequired[float]
    """If the match was told: chance to win it."""
    results: BidResults
    """How the contract ends."""


class PassBid(TypedDict):
    score: float
    """Points of the own side minus those of the other, on average."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    declares: Dict[str, float]
    """For each seat, the chance that it declares."""
    passed_out: NotRequired[float]
    """The chance that nobody does, and the cards are dealt again: all-pass=redeal."""
    played_score: NotRequired[float]
    """Score, of players who see one hand."""
    wins: NotRequired[float]
    """If the match was told: chance to win it."""


class DoubleBid(TypedDict):
    call: Call
    """Double, redouble or superdouble."""
    makes: float
    """Chance that the contract is made."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    score: float
    """Points of the own side minus those of the other, on average."""
    score_low: float
    """The lower end of its 95% interval."""
    score_high: float
    """The upper end of its 95% interval."""
    pays: float
    """Chance that the score is then better than that of a pass."""
    pays_low: float
    """The lower end of its 95% interval."""
    pays_high: float
    """The upper end of its 95% interval."""
    gain: float
    """Where it pays, by how much on average."""
    cost: float
    """Where it does not, what it costs on average."""


class MatchOutlook(TypedDict):
    wins: float
    """If the match was told: chance to win it."""
    scores: str
    """The rule set, nearest to the rules, whose deals it is reckoned by."""


Bid = TypedDict(
    "Bid",
    {
        # The hand.
        "hand": "str",
        # Who dealt.
        "dealer": "Seat",
        # Who is to call.
        "seat": "Seat",
        # The suit that was turned, or several in order.
        "turned": "NotRequired[Union[TurnedCard, List[TurnedCard]]]",
        # The calls made.
        "auction": "List[Call]",
        # The rule set.
        "rules": "str",
        # How the cards are dealt, if by hand.
        "dealt": "NotRequired[str]",
        # Known cards of others.
        "given": "NotRequired[str]",
        # Where the match stands, if that was told.
        "match": "NotRequired[str]",
        # The suits that may be named.
        "suits": "List[SuitBid]",
        # A pass, if it may.
        "pass": "NotRequired[PassBid]",
        # Doubling once more, if it may: doubling.
        "double": "NotRequired[DoubleBid]",
        # If the match was told: before the call.
        "outlook": "NotRequired[MatchOutlook]",
        # The best call.
        "call": "Call",
        # Whether it is better than each other call with 99% confidence.
        "clear": "bool",
        # All but what players reach is with open hands.
        "hands": 'Literal["open"]',
        # Deals in which each contract was solved for whether it is made.
        "worlds": "int",
        # The same for the score.
        "scored": "int",
        # Whether these are all the deals there are.
        "all_worlds": "bool",
        # The seed.
        "seed": "int",
        # Time that took, in microseconds.
        "time_us": "int",
    },
)


class BidOutlook(TypedDict):
    bid: int
    """The bid."""
    score: float
    """Points that the seat writes down, on average."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    makes: float
    """Chance of taking exactly that many tricks."""
    makes_low: float
    """The lower end of its 95% interval."""
    makes_high: float
    """The upper end of its 95% interval."""
    others: float
    """Points that each of the others writes down."""
    worlds: int
    """Deals played out with this bid."""


class TricksBid(TypedDict):
    """The answer to `boerenbridge.bid`."""

    hand: str
    """The hand."""
    players: int
    """Number of players."""
    cards: int
    """Cards dealt to each."""
    seat: int
    """Who is to bid."""
    before: List[int]
    """The bids so far."""
    forbidden: NotRequired[int]
    """What the dealer may not bid."""
    tricks: List[float]
    """Chances of taking 0, 1, 2, ... tricks."""
    bids: List[BidOutlook]
    """Each legal bid."""
    bid: int
    """The best bid."""
    clear: bool
    """Whether it is better than each other bid with 99% confidence."""
    worlds: int
    """Deals played out."""
    seed: int
    """The seed."""
    time_us: int
    """Time that took, in microseconds."""


TrumpChoice = Literal["S", "H", "D", "C", "all"]


Objective = Literal["points", "make", "pit", "score"]


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
    trump: SuitLetter
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


class TableRow(TypedDict):
    trump: SuitLetter
    """The trump suit."""
    leader: Seat
    """Who leads to the first trick."""
    value: int
    """Points of North-South minus those of East-West, roem included."""
    ns: int
    """Points of North-South along a line of best play."""
    ew: int
    """Points of East-West along it."""
    ns_makes: bool
    """Whether that side makes the contract as declarers."""
    ns_pit: bool
    """Whether that side can take all tricks."""
    ns_score: int
    """What is written down with that side as declarers: North-South minus East-West."""
    ew_makes: bool
    """Whether that side makes the contract as declarers."""
    ew_pit: bool
    """Whether that side can take all tricks."""
    ew_score: int
    """What is written down with that side as declarers: North-South minus East-West."""


class Table(TypedDict):
    """The answer to `table`."""

    board: NotRequired[int]
    """Number of the board."""
    deal: str
    """The hands."""
    rules: str
    """The rule set."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    rows: List[TableRow]
    """One for each suit and leader."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""


class ParCall(TypedDict):
    seat: Seat
    """Who calls."""
    call: Call
    """Pass or a suit."""
    given: NotRequired[bool]
    """True if it was made already."""
    scores: Dict[str, int]
    """What is written down after each call that the seat could make."""


class Par(TypedDict):
    """The answer to `par`."""

    board: NotRequired[int]
    """Number of the board."""
    deal: str
    """The hands."""
    rules: str
    """The rule set."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    calls: List[ParCall]
    """The calls in order, those made already first."""
    doublings: NotRequired[int]
    """How often it is doubled, if it is."""
    declarer: NotRequired[Seat]
    """Who declares, unless all pass."""
    trump: NotRequired[SuitLetter]
    """The trump suit, unless all pass."""
    makes: NotRequired[bool]
    """Whether the contract is made, where it was doubled by who doubled last."""
    pit: NotRequired[bool]
    """Whether that side can take all tricks."""
    score: int
    """What is written down: North-South minus East-West; 0 if all pass."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""
    rows: NotRequired[List[TableRow]]
    """The rows of the table."""


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
    suit: SuitLetter
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


ClaimVerdict = Literal["proved", "refuted", "unknown"]


class ClaimedDeal(TypedDict):
    position: str
    """All hands, as a deal line."""
    line: List[str]
    """Cards up to the first trick that the opponents win."""


class Claim(TypedDict):
    """The answer to `claim`."""

    verdict: ClaimVerdict
    """Whether the claim is true."""
    seat: Seat
    """Who claims."""
    tricks: int
    """How many tricks."""
    points: int
    """Card points that come with them, those of the last trick included; roem is not."""
    alone: NotRequired[bool]
    """If proved: whether the partner may play any card; otherwise it must follow the plan."""
    card: NotRequired[str]
    """If proved: the first card of the plan."""
    counterexample: NotRequired[ClaimedDeal]
    """A deal in which a trick is lost even with open hands, if one was found."""
    nodes: int
    """Hands of the partner examined, for all cards tried."""
    time_us: int
    """Time from question to answer, in microseconds."""


class CallOutOfTurnGiven(TypedDict):
    seat: Seat
    """Who was not in turn."""
    call: str
    """Pass or a suit."""
    after: int
    """After so many calls of the auction."""


class TrickGiven(TypedDict):
    leader: NotRequired[Seat]
    """Who led; it may be left out where it follows."""
    cards: List[str]
    """The cards in order of play."""
    roem_claim: NotRequired[Literal["made", "late", "none"]]
    """Whether roem was claimed, and in time (default made)."""
    accused_by: NotRequired[Seat]
    """Who accused the other side of a revoke."""
    short_hand: NotRequired[Seat]
    """Who turned out to have too few cards."""
    long_hand: NotRequired[Seat]
    """Who turned out to have too many cards."""
    undone: NotRequired[List[List[str]]]
    """Tricks that were played here and taken back, because of a revoke."""
    looked_at: NotRequired[Seat]
    """Who looked at it again after it was turned."""
    mended: NotRequired[List[str]]
    """Illegal cards that were taken back."""
    out_of_turn: NotRequired[List[str]]
    """Cards that were led or played out of turn."""
    called: NotRequired[List[str]]
    """Penalty cards that the other side wanted to be played."""
    refused: NotRequired[List[str]]
    """Penalty cards that the other side refused."""


Direction = Literal["NS", "EW"]


class BarredSide(TypedDict):
    side: Direction
    """The side that may not play."""
    after: int
    """After so many calls."""
    source: str
    """The article of the rules."""


class PlayedTrick(TypedDict):
    leader: Seat
    """Who led to it."""
    cards: List[str]
    """In order of play."""
    winner: NotRequired[Seat]
    """Who took it, unless it is unfinished or has a revoke."""
    points: NotRequired[int]
    """Points of its cards, and of the last trick."""
    roem: NotRequired[int]
    """Roem that counts."""
    roem_lost: NotRequired[int]
    """Roem that was not claimed in time."""


Won = TypedDict(
    "Won",
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
        # Tricks of East-West.
        "ew-tricks": "int",
    },
)


EndingCause = Literal["revoke", "wrong accusation", "short hand", "long hand", "wrong deal"]


class Ending(TypedDict):
    cause: EndingCause
    """What ended it early."""
    source: str
    """The article of the rules, or the option."""
    trick: int
    """The trick, from 1."""
    seat: Seat
    """Who revoked, accused or had too few or too many cards."""
    roem_until_stop: NotRequired[int]
    """Roem that the other side made after a revoke and that counts."""
    own_loss: NotRequired[int]
    """In individual play, what that player loses at the end of the match."""
    own_loss_source: NotRequired[str]
    """The article of the rules for that."""
    played_again: NotRequired[bool]
    """True if nobody pays and the deal is played again."""


Outcome = Literal["made", "nat", "pit", "revoke", "accusation"]


class DealResult(TypedDict):
    outcome: Outcome
    """How it ended."""
    ns: int
    """Points that North-South write down."""
    ew: int
    """Points that East-West write down."""


class Worth(TypedDict):
    points: int
    """Points won, North-South minus East-West."""
    score: int
    """Points written down, North-South minus East-West."""
    ns: int
    """Points that North-South write down."""
    ew: int
    """Points that East-West write down."""


class JudgedCard(TypedDict):
    trick: int
    """The trick, from 1."""
    place: int
    """The place in it, from 1."""
    seat: Seat
    """Who played it."""
    card: str
    """The card that was played."""
    forced: bool
    """Whether it was the only legal card."""
    fault: bool
    """Whether it was illegal."""
    points_lost: int
    """Points that the side lost by it, if it plays for points."""
    score_lost: int
    """The same, if it plays for what is written down."""
    best_points: List[str]
    """All cards that lose no points."""
    best_score: List[str]
    """All cards that lose no score."""
    points: int
    """Points won, North-South minus East-West."""
    score: int
    """Points written down, North-South minus East-West."""
    position: str
    """The deal before it, to be solved."""


class Choice(TypedDict):
    trick: int
    """The trick, from 1."""
    place: int
    """The place in it, from 1."""
    seat: Seat
    """Who played it."""
    card: str
    """The card that was played."""
    better: List[str]
    """Cards that would have lost nothing."""


class PlayerLosses(TypedDict):
    points_lost: int
    """Points that the side lost by it, if it plays for points."""
    score_lost: int
    """The same, if it plays for what is written down."""
    worst: NotRequired[Choice]
    """The card that cost most, if any did."""


class ClaimInDeal(TypedDict):
    trick: int
    """The first trick of the claim."""
    seat: Seat
    """Who could claim."""
    alone: bool
    """Whether its partner could play any card."""


Ruling = Literal["roem not claimed", "wrong accusation", "short hand", "long hand", "wrong deal", "individual", "mended", "not mended", "found too late", "undone", "penalty card"]


class Fault(TypedDict):
    trick: int
    """The trick, from 1."""
    place: int
    """The place in it, from 1."""
    seat: Seat
    """Who played it."""
    card: str
    """The card that was played."""
    legal: List[str]
    """The cards that were legal."""
    duty: str
    """What the player had to do."""
    source: str
    """The article of the rules, or the option."""
    revoke: bool
    """Whether that is a revoke."""
    revoke_source: NotRequired[str]
    """The article by which it is."""
    ruling: NotRequired[Ruling]
    """Of a card that was taken back, or a revoke found too late."""
    ruling_source: NotRequired[str]
    """The article for that, of a revoke."""


PenaltyState = Literal["opponents", "must", "must not"]


class PenaltyCard(TypedDict):
    card: str
    """The card that lies open, or did."""
    seat: Seat
    """Whose it is."""
    trick: int
    """The trick in which it was shown, from 1."""
    taken_back: bool
    """Whether it was illegal and taken back, rather than out of turn."""
    source: str
    """The article of the rules, or the option."""
    played: NotRequired[int]
    """The trick in which it was played, if it was."""
    decision: NotRequired[PenaltyState]
    """If its player is in turn: whether the other side may say that it is played, or that it must be, or must
    not."""


class TrickLookedAt(TypedDict):
    trick: int
    """The trick, from 1."""
    seat: Seat
    """Who looked at it."""
    source: str
    """The article of the rules."""


class JudgedRuling(TypedDict):
    ruling: Ruling
    """What was ruled."""
    trick: int
    """In or after this trick."""
    seat: Seat
    """Whom it is about."""
    roem: NotRequired[int]
    """Roem that was not claimed."""
    source: str
    """The article of the rules, or the option."""
    points: int
    """Points won, North-South minus East-West."""
    score: int
    """Points written down, North-South minus East-West."""


FairMark = Literal["", "!", "?", "??"]


class Estimate(TypedDict):
    value: float
    """A mean in points."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""


ReasonKind = Literal["partner's trick", "roem given", "roem missed", "trumped", "trumps gone", "trumps drawn", "cash", "points given", "points kept", "trick", "kept", "later roem given", "later roem missed", "contract", "pit", "pit against", "margin", "score"]


class Reason(TypedDict):
    kind: ReasonKind
    """What it is about."""
    better: NotRequired[float]
    """Of the better choice: a chance, for margin and score points."""
    worse: NotRequired[float]
    """The same of the worse choice."""
    card: NotRequired[str]
    """The card of the partner."""
    suit: NotRequired[SuitLetter]
    """Trumps, or the suit led."""
    points: NotRequired[int]
    """Points of a card."""
    seats: NotRequired[List[Seat]]
    """Opponents who had shown out."""


class FairCallOption(TypedDict):
    call: Call
    """A legal call."""
    people: Estimate
    """If all play on as people do, who see one hand."""
    perfect: Estimate
    """If all then see all hands and play perfectly."""


class FairCall(TypedDict):
    seat: Seat
    """Who made the call."""
    call: Call
    """The call that was made."""
    mark: NotRequired[FairMark]
    """Good, a mistake or a grave one."""
    other: NotRequired[Call]
    """The best call; if that was made, the second best."""
    cost: NotRequired[Estimate]
    """What other is worth more to people."""
    worlds: NotRequired[int]
    """Deals that were examined."""
    reasons: NotRequired[List[Reason]]
    """With a mark, why it is better or worse than other."""
    why: NotRequired[str]
    """The same in words."""
    options: NotRequired[List[FairCallOption]]
    """The legal calls, best first."""


class FairValue(TypedDict):
    value: float
    """A mean in points."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    people: Estimate
    """If all play on as people do, who see one hand."""
    perfect: Estimate
    """If all then see all hands and play perfectly."""


class FairOption(TypedDict):
    card: str
    """A legal card."""
    chance: float
    """Chance that a player chooses it."""
    value: float
    """A mean in points."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    people: Estimate
    """If all play on as people do, who see one hand."""
    perfect: Estimate
    """If all then see all hands and play perfectly."""
    gain: FairValue
    """What it is worth more than the card that was played."""


class FairCard(TypedDict):
    trick: int
    """The trick, from 1."""
    place: int
    """The place in it, from 1."""
    seat: Seat
    """Who played it."""
    card: str
    """The card that was played."""
    mark: NotRequired[FairMark]
    """Good, a mistake or a grave one."""
    other: NotRequired[str]
    """The best card; if that was played, another one."""
    cost: NotRequired[FairValue]
    """What other is worth more."""
    worlds: NotRequired[int]
    """Deals that were examined."""
    all_worlds: NotRequired[bool]
    """Whether these are all there are."""
    reasons: NotRequired[List[Reason]]
    """With a mark, why it is better or worse than other."""
    why: NotRequired[str]
    """The same in words."""
    options: NotRequired[List[FairOption]]
    """The legal cards, best first."""


class FairTotal(TypedDict):
    mistakes: int
    """Calls and cards with ? or ??"""
    good: int
    """Cards with a !"""
    cost: float
    """Points that the mistakes cost."""


class Fair(TypedDict):
    match: NotRequired[str]
    """Where the match stood for North-South, if that was told: then all values are the chance to win it, in
    percent."""
    calls: NotRequired[List[FairCall]]
    """The calls, if they were recorded."""
    cards: NotRequired[List[FairCard]]
    """The cards up to the first that was not legal."""
    players: Dict[str, FairTotal]
    """What the mistakes of each cost."""
    time_us: int
    """Time that took, in microseconds."""


class JudgedSignal(TypedDict):
    trick: int
    """The trick, from 1."""
    seat: Seat
    """Who sent the signal."""
    card: str
    """With this card."""
    convention: str
    """By this convention."""
    about: NotRequired[SuitLetter]
    """The suit that it is about."""
    says: str
    """What it says of the hand."""
    asks: str
    """What it asks of the partner."""
    words: str
    """The whole in a sentence."""
    sentence: NotRequired[str]
    """Of the text that the convention is from."""
    true: bool
    """Whether it was true."""


class Analysis(TypedDict):
    """The answer to `analyse`."""

    deal: str
    """The hands as they were dealt."""
    rules: str
    """The rule set."""
    dealer: Seat
    """Who dealt."""
    auction: NotRequired[List[Call]]
    """The calls, if they were recorded."""
    barred: NotRequired[List[BarredSide]]
    """Who must pass, because of a call out of turn."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    trump: SuitLetter
    """The trump suit."""
    declarer: Seat
    """Who made trump."""
    doublings: NotRequired[int]
    """How often the contract was doubled, if it was."""
    to_make: NotRequired[Direction]
    """Then, the side that must make it."""
    individual: NotRequired[bool]
    """True if each played alone."""
    as_played: NotRequired[bool]
    """True if revokes were found after the last trick."""
    tricks: NotRequired[List[PlayedTrick]]
    """The tricks that were played."""
    cards_played: int
    """Cards that were played."""
    cards_not_counted: NotRequired[int]
    """Cards after the end of the deal."""
    won: Won
    """What both sides won."""
    ending: NotRequired[Ending]
    """What ended the deal before its end."""
    result: NotRequired[DealResult]
    """Not of a deal that was broken off or is played again."""
    start: Worth
    """What perfect play from the start is worth."""
    end: NotRequired[Worth]
    """The same after the last card; not of a deal that is played again."""
    cards: NotRequired[List[JudgedCard]]
    """The cards that were played."""
    players: Dict[str, PlayerLosses]
    """What the cards of each cost."""
    decisive: NotRequired[Choice]
    """The card that decided the contract."""
    claim: NotRequired[ClaimInDeal]
    """The first moment at which the rest was certain."""
    faults: List[Fault]
    """The illegal cards."""
    penalty_cards: NotRequired[List[PenaltyCard]]
    """Cards that were shown too early, if there are any."""
    looked_at: NotRequired[List[TrickLookedAt]]
    """Turned tricks that somebody looked at again, which has no penalty."""
    rulings: NotRequired[List[JudgedRuling]]
    """What was ruled and changed what the deal is worth."""
    fair: NotRequired[Fair]
    """With fair, what each choice was worth to who made it."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""
    signals: NotRequired[List[JudgedSignal]]
    """With conventions, what the cards said."""


class Luck(TypedDict):
    """The answer to `luck`."""

    cards: int
    """What the deal is usually worth, North-South minus East-West."""
    calls_ns: int
    """What the calls of North-South gained, against what is usual."""
    calls_ew: int
    """What those of East-West gained, with a minus."""
    unseen: int
    """What the contract is worth with open hands more than usually."""
    play_ns: int
    """What the cards of North-South lost with open hands, with a minus."""
    play_ew: int
    """What those of East-West lost."""
    rulings: int
    """What rulings gave North-South."""
    result: int
    """The sum: what North-South wrote down more than East-West."""


class WhatIfMore(TypedDict):
    points: float
    """The points, on average."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""


class WhatIfChoice(TypedDict):
    card: NotRequired[str]
    """The card, if it is one."""
    call: NotRequired[Call]
    """The call, if it is one."""
    points: float
    """What the side of the seat writes down more than the other, on average."""
    low: NotRequired[float]
    """The lower end of its 95% interval."""
    high: NotRequired[float]
    """The upper end of its 95% interval."""
    quantiles: List[float]
    """What one in ten, half and nine in ten of the deals do not exceed."""
    nat: float
    """How often it ended nat, from 0 to 1."""
    pit: float
    """How often it ended as pit, from 0 to 1."""
    more: NotRequired[WhatIfMore]
    """Points more than after what was made, in the same deals; one deal does not tell."""
    scores: List[float]
    """Points of each deal."""


class WhatIf(TypedDict):
    """The answer to `what-if`."""

    seat: Seat
    """Whose choice it was; points are those of its side."""
    player: str
    """Who played on."""
    deals: int
    """How often, after each choice."""
    result: NotRequired[int]
    """Points at the table, if it was played to its end."""
    choices: List[WhatIfChoice]
    """What was made, and then the others."""


class HiddenCard(TypedDict):
    card: str
    """A card that the seat does not see."""
    chances: Dict[str, float]
    """The chance that each seat holds it, from 0 to 1."""


class VoidChance(TypedDict):
    suit: SuitLetter
    """A suit."""
    void: Dict[str, float]
    """The chance that each seat has no card of it, from 0 to 1."""


class TrumpsLeft(TypedDict):
    trumps: int
    """A number of trumps."""
    chances: Dict[str, float]
    """The chance that each seat has so many left, from 0 to 1."""


class Beliefs(TypedDict):
    """The answer to `beliefs`."""

    seat: Seat
    """Who was to call or to play, and sees this."""
    deals: int
    """Deals of the hidden cards that were weighed."""
    trump: NotRequired[SuitLetter]
    """Trump, after the auction."""
    cards: List[HiddenCard]
    """The cards that the seat does not see."""
    suits: List[VoidChance]
    """Voids, suit by suit."""
    trumps: List[TrumpsLeft]
    """How many trumps each seat has left, after the auction."""


class CardFit(TypedDict):
    trick: int
    """The trick, from 1."""
    place: int
    """The place in the trick, from 1."""
    seat: Seat
    """Who played."""
    card: str
    """The card."""
    odds: float
    """How many times as likely the card is for who knows the partner's hand as for who does not."""


class FairPlay(TypedDict):
    """The answer to `fair-play`."""

    evidence_ns: float
    """What the cards of North-South are worth as evidence that one knows the hand of the other: at most 1 on
    average where nobody does."""
    evidence_ew: float
    """The same of East-West."""
    cards: List[CardFit]
    """The cards that were chosen from several."""


class MeasuredChoice(TypedDict):
    at: str
    """Where, as what-if has it: 5.3 is the third card of trick 5, call.2 a call."""
    made: Union[Call, str]
    """The card or call."""
    best: Union[Call, str]
    """The best one by the judge."""
    lost: float
    """Points that the seat lost."""
    levels: Dict[str, float]
    """Points that each level of full would have lost with the same choices."""


class Yardstick(TypedDict):
    """The answer to `yardstick`."""

    seat: Seat
    """Whose choices they are."""
    lost: float
    """Points that the seat lost."""
    levels: Dict[str, float]
    """Points that each level of full would have lost with the same choices."""
    choices: List[MeasuredChoice]
    """The calls and cards that were chosen from several."""


class DealLost(TypedDict):
    lost: float
    """Points that the player lost."""
    levels: Dict[str, float]
    """Points that each level would have lost."""


class RatedPoints(TypedDict):
    points: float
    """Points a deal."""
    low: float
    """The lower end of its 95% interval."""
    high: float
    """The upper end of its 95% interval."""
    more_sets: int
    """So many more sets of 32 deals make it sure to 3 points."""


class RatedLevel(TypedDict):
    level: str
    """A level of full."""
    lost: RatedPoints
    """What it would have lost with the same choices."""
    less: RatedPoints
    """What the player lost less than it: below 0 if it lost more."""


class Rating(TypedDict):
    """The answer to `rating`."""

    deals: int
    """Deals that were rated."""
    lost: RatedPoints
    """What the player lost."""
    levels: List[RatedLevel]
    """The levels, weakest first."""


PuzzleHands = Literal["hidden", "open"]


class PuzzleTrick(TypedDict):
    leader: Seat
    """Who led."""
    cards: List[str]
    """The cards in order of play."""


class PuzzleCard(TypedDict):
    card: str
    """A legal card."""
    cost: float
    """Points that it is worth less than the best."""


class PuzzleReason(TypedDict):
    en: str
    """In English."""
    nl: str
    """In Dutch."""


class Puzzle(TypedDict):
    hands: PuzzleHands
    """What one sees."""
    seat: Seat
    """The seat to play."""
    best: str
    """The card."""
    grade: int
    """How hard it is: 1, all levels find the card, to 6, none does."""
    found_by: List[str]
    """The levels of full that find the card, weakest first."""
    cards: List[PuzzleCard]
    """All legal cards, best first."""
    worlds: NotRequired[int]
    """With hidden hands: deals of the hidden cards in the check."""
    line: NotRequired[List[str]]
    """With open hands: perfect play from the card to the end."""
    tempting: NotRequired[str]
    """With hidden hands: the other card that most players would choose."""
    why: NotRequired[PuzzleReason]
    """Why that is worse."""


class PuzzleRecord(TypedDict):
    deal: str
    """The four hands as they were dealt."""
    rules: str
    """The rule set."""
    dealer: Seat
    """Who dealt."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    auction: NotRequired[List[Call]]
    """The calls, if there were any."""
    trump: SuitLetter
    """The trump suit."""
    declarer: Seat
    """Who declared."""
    tricks: List[PuzzleTrick]
    """The tricks before the card, the last of which may be unfinished."""
    puzzle: Puzzle
    """What makes it a puzzle."""


class PuzzlesAnswer(TypedDict):
    """The answer to `puzzles`."""

    puzzles: List[PuzzleRecord]
    """The puzzle in the deal, if it has one."""


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


class EarlierDraw(TypedDict):
    tables: List[List[str]]
    """The four at each table, from North clockwise."""
    standing: NotRequired[List[str]]
    """Who had no place at a table."""


class DrawnPlace(TypedDict):
    number: int
    """The number drawn, from 1."""
    player: str
    """Who drew it."""
    table: NotRequired[int]
    """The table, from 1; not of who stands."""
    seat: NotRequired[Seat]
    """The place there: N has the lowest number and deals first, W writes."""


class Drawn(TypedDict):
    """The answer to `draw`."""

    tables: List[List[str]]
    """The four at each table, from North clockwise; North and South are partners."""
    standing: List[str]
    """Who stands: those with the highest numbers."""
    numbers: List[DrawnPlace]
    """Each number, from 1."""
    partners_again: List[List[str]]
    """The partners who were partners before."""


DealWritten = TypedDict(
    "DealWritten",
    {
        # Whose side made trump, unless somebody revoked or accused.
        "declarer": "NotRequired[Seat]",
        # Trump suit, needed where one counts twice (double).
        "trump": "NotRequired[SuitLetter]",
        # How often it was doubled, by rules with doubling.
        "doublings": "NotRequired[int]",
        # The card points of the declaring side, the ten of the last trick included.
        "points": "NotRequired[Union[int, str]]",
        # The roem of North-South, without a bonus for pit.
        "ns-roem": "NotRequired[Union[int, str]]",
        # The roem of East-West, without a bonus for pit.
        "ew-roem": "NotRequired[Union[int, str]]",
        # The side with all points took all tricks.
        "pit": "NotRequired[bool]",
        # The side that revoked, which ended the deal; the roem is that of the tricks before, and the points
        # do not count.
        "revoke": "NotRequired[Direction]",
        # The side that wrongly accused the other of a revoke, which costs as much.
        "accused_by": "NotRequired[Direction]",
    },
)


class TableResult(TypedDict):
    players: List[str]
    """The four at the table, from North clockwise."""
    substitutes: NotRequired[List[str]]
    """Who plays in whose place; an empty text for nobody."""
    totals: NotRequired[List[int]]
    """The totals of North-South and East-West, roem included."""
    deals: NotRequired[List[DealWritten]]
    """Each deal, with the keys of score; in place of the totals or beside them."""


class BoompjeResult(TypedDict):
    tables: List[TableResult]
    """Who sat at each table, and what it handed in."""
    standing: NotRequired[List[str]]
    """Who had no place at a table."""


class PlayerEvening(TypedDict):
    place: int
    """From 1; those with the same points share the highest of their places."""
    player: str
    """The name."""
    points: int
    """Of the evening so far."""
    boompjes: List[Union[int, None]]
    """Points by boompje; null for one without him, or that is not in."""
    stood: int
    """Boompjes in which he stood."""
    off: NotRequired[int]
    """What revokes cost of the points."""


class Prize(TypedDict):
    place: int
    """The place that has a prize."""
    players: List[str]
    """Whom it is for: they share it."""


class EveningResult(TypedDict):
    """The answer to `evening`."""

    over: bool
    """Whether all is played, and all results are in."""
    players: List[PlayerEvening]
    """The players, best first."""
    prizes: List[Prize]
    """The prizes, as it stands."""


class PlayerPoints(TypedDict):
    player: str
    """The name."""
    points: int
    """The points of the evening."""


class PlayerSeason(TypedDict):
    place: NotRequired[int]
    """Among those who may or might still win; not of those who missed too many."""
    player: str
    """The name."""
    points: int
    """Of the best evenings."""
    all: int
    """Points of all evenings."""
    played: int
    """Evenings on which he was there."""
    may_win: bool
    """Whether he played as many evenings as a prize needs."""
    evenings: List[Union[int, None]]
    """Points by evening; null where he was not there."""
    struck: List[int]
    """The evenings that do not count, from 1."""


class CupHolder(TypedDict):
    player: str
    """The name."""
    wins: int
    """Of this cup, this season's included."""


class Cup(TypedDict):
    handed_in_by: List[str]
    """Who hands it in before the last evening."""
    winners: List[CupHolder]
    """Who won this cup so far, those with most wins first."""
    kept: List[str]
    """This season's champions who keep it."""


class SeasonResult(TypedDict):
    """The answer to `season`."""

    over: bool
    """Whether all evenings are played and all results are in."""
    champions: List[str]
    """Once the season is over; equals share it."""
    points_champions: List[str]
    """Who has most points of all evenings, as it stands."""
    players: List[PlayerSeason]
    """The players, best first."""
    cup: Cup
    """The cup after the season."""


Language = Literal["en", "nl"]


class NewSeason(TypedDict):
    season: str
    """Its name, and that of its file: letters, digits, - and _."""
    before: NotRequired[str]
    """The text of the season before, whose options, players and champions it has."""
    words: NotRequired[Language]
    """The language of the text (default en)."""
    new_partners: NotRequired[bool]
    """Nobody gets a partner whom he had in the same evening, as far as possible."""
    champions: NotRequired[List[List[str]]]
    """The champions of seasons before, oldest first, after those of the text."""
    begin: NotRequired[bool]
    """Also where the season before is not over; it then has no champion."""
    rules: NotRequired[str]
    """A rule set and changes to it (default bedum)."""
    boompjes: NotRequired[int]
    """How many an evening has (default 4)."""
    deals: NotRequired[int]
    """How many a boompje has (default 12)."""
    standing: NotRequired[int]
    """Points of who stands in a boompje (default 1200)."""
    prizes_first: NotRequired[int]
    """The first so many places have a prize (default 4)."""
    prizes_every: NotRequired[int]
    """And its multiples above that; 0 for none (default 4)."""
    revoke: NotRequired[int]
    """Points that a revoke costs its player at the end, where the deal is played again (default 0; KBN has
    162)."""
    evenings: NotRequired[int]
    """How many a season has (default 7)."""
    best: NotRequired[int]
    """So many of a player's evenings count (default 5)."""
    needed: NotRequired[int]
    """Who played fewer wins no prize (default 5)."""
    wins_to_keep: NotRequired[int]
    """Who wins the cup so often keeps it; 0 for nobody (default 3)."""


class MembersChange(TypedDict):
    join: NotRequired[List[str]]
    """Who join, also again."""
    leave: NotRequired[List[str]]
    """Who leave the club."""
    rename: NotRequired[List[List[str]]]
    """Who take another name, and which."""


NextDraw = TypedDict(
    "NextDraw",
    {
        # Who is not there, or has gone home.
        "without": "NotRequired[List[str]]",
        # Who has come since.
        "with": "NotRequired[List[str]]",
        # These players, and nobody else.
        "only": "NotRequired[List[str]]",
        # What was drawn by hand: the number of each player.
        "numbers": "NotRequired[List[Dict[str, Any]]]",
        # The same draw each time (default the system's random numbers).
        "seed": "NotRequired[int]",
        # Of an evening that begins, as it is to stand in the text.
        "date": "NotRequired[str]",
        # Begin a new evening, also where the last one is not over.
        "begin": "NotRequired[bool]",
    },
)


class TableTotals(TypedDict):
    table: int
    """Its number."""
    totals: NotRequired[List[int]]
    """The totals of North-South and East-West, roem included."""
    deals: NotRequired[List[DealWritten]]
    """Each deal, with the keys of score; in place of the totals or beside them."""


class HandedIn(TypedDict):
    boompje: NotRequired[int]
    """Of the last evening (default the last that was drawn)."""
    correct: NotRequired[bool]
    """In place of results that are there."""
    sure: NotRequired[bool]
    """Totals may be as high as they hardly ever are."""
    results: NotRequired[List[TableTotals]]
    """What tables hand in: the totals of both sides, or deals."""
    substitute: NotRequired[List[List[str]]]
    """A player, and who plays in his place."""
    revoke: NotRequired[List[str]]
    """Who revoked, where that costs the player points at the end."""


class ClubOptions(TypedDict):
    rules: str
    """The rule set."""
    boompjes: int
    """Of an evening."""
    deals: int
    """Of a boompje."""
    standing: int
    """Points for who stands."""
    revoke: int
    """Points of a revoke."""
    evenings: int
    """Of the season."""
    best: int
    """Evenings that count."""
    needed: int
    """Evenings for a prize."""
    prizes_first: int
    """Places from the first that have a prize."""
    prizes_every: int
    """Every so many places after them, one has a prize."""
    wins_to_keep: int
    """Wins after which the cup is kept."""
    new_partners: bool
    """Whether a draw avoids the same partners."""


class ClubMember(TypedDict):
    player: str
    """The name."""
    active: bool
    """Whether he has not left."""
    former_names: NotRequired[List[str]]
    """Names that he had, oldest first."""


class ClubTable(TypedDict):
    table: int
    """Its number, from 1."""
    players: List[str]
    """The four, from North, who deals first, clockwise."""
    substitutes: NotRequired[List[str]]
    """Who plays in whose place; empty texts for nobody."""
    totals: NotRequired[List[int]]
    """Of North-South and East-West, once they are in."""


class ClubBoompje(TypedDict):
    boompje: int
    """Its number, from 1."""
    tables: List[ClubTable]
    """The tables that were drawn."""
    standing: List[str]
    """Who stand."""


class ClubEvening(TypedDict):
    evening: int
    """Its number, from 1."""
    date: str
    """As it was written; may be empty."""
    boompjes: List[ClubBoompje]
    """Those that were drawn."""
    revokes: NotRequired[List[str]]
    """Who revoked, once for each revoke."""
    result: EveningResult
    """Points, places and prizes."""


class ClubAnswer(TypedDict):
    """The answer to `club`."""

    file: str
    """The text, to be kept."""
    season: str
    """Its name."""
    taken_back: NotRequired[str]
    """What undo took back; empty if it was an entry that was there in part."""
    last: NotRequired[str]
    """The entry that undo would take back."""
    drawn: NotRequired[Drawn]
    """What was drawn."""
    options: ClubOptions
    """How the club plays."""
    members: List[ClubMember]
    """The players, as they came."""
    evenings: List[ClubEvening]
    """The evenings so far."""
    standings: SeasonResult
    """The season so far."""


class Meeting(TypedDict):
    table: int
    """The table, from 1."""
    north_south: int
    """The pair North-South."""
    east_west: int
    """The pair East-West."""
    set: int
    """Which boards: with k boards a round, set s has (s - 1)k + 1 to sk."""
    shares: bool
    """Whether another table plays boards of the same set in this round."""


class MovementRound(TypedDict):
    round: int
    """The round, from 1."""
    bye: NotRequired[int]
    """The pair that is free."""
    meetings: List[Meeting]
    """Who meet, by table."""


class PairMovement(TypedDict):
    """The answer to `movement`."""

    tables: int
    """How many there are."""
    sets: int
    """Of boards, those that wait included."""
    rounds: List[MovementRound]
    """Each round."""


class FoursBoard(TypedDict):
    board: int
    """Its number."""
    scores: List[List[int]]
    """The scores of North-South and East-West at both tables; the first four has the pair North-South at the
    first."""


class FoursMatchPlayed(TypedDict):
    fours: List[str]
    """The names of the two fours."""
    boards: List[FoursBoard]
    """Each board that both tables played."""


class FourStanding(TypedDict):
    place: int
    """From 1; those with the same match points and difference share the highest."""
    four: str
    """The name."""
    match_points: int
    """Of all its matches."""
    difference: int
    """Of all its boards."""
    matches: int
    """How many it played."""


class FoursMatchScored(TypedDict):
    fours: List[str]
    """The names."""
    difference: int
    """What the first four has more, over all boards."""
    match_points: List[int]
    """Of both fours."""
    differences: List[int]
    """What the first four has more, by board."""


class FoursResult(TypedDict):
    """The answer to `fours`."""

    standings: List[FourStanding]
    """The fours, best first: by match points, then by difference."""
    matches: List[FoursMatchScored]
    """Each match."""


class TeamPart(TypedDict):
    team: str
    """The name of the team."""
    part: str
    """The pair, four or player."""
    points: int
    """What it gathered."""


class TeamStanding(TypedDict):
    place: int
    """From 1; teams with the same points share the highest of their places."""
    team: str
    """The name."""
    points: int
    """The sum of its parts."""
    parts: int
    """How many those are."""


class TeamsResult(TypedDict):
    """The answer to `teams`."""

    standings: List[TeamStanding]
    """The teams, best first."""


class KnockoutRound(TypedDict):
    """The answer to `knockout`."""

    matches: List[List[str]]
    """Who meet, two names each."""
    bye: NotRequired[str]
    """Who goes on without a match."""


class Race(TypedDict):
    """The answer to `race`."""

    totals: List[int]
    """Of North-South and East-West."""
    winner: NotRequired[Direction]
    """The side that has won; not before it has."""


PaperKind = Literal["control", "wallets", "tables", "places", "slips", "collective", "sheets", "records"]


class ParOfBoard(TypedDict):
    board: NotRequired[int]
    """Number of the board."""
    deal: str
    """The hands."""
    rules: str
    """The rule set."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    calls: List[ParCall]
    """The calls in order, those made already first."""
    doublings: NotRequired[int]
    """How often it is doubled, if it is."""
    declarer: NotRequired[Seat]
    """Who declares, unless all pass."""
    trump: NotRequired[SuitLetter]
    """The trump suit, unless all pass."""
    makes: NotRequired[bool]
    """Whether the contract is made, where it was doubled by who doubled last."""
    pit: NotRequired[bool]
    """Whether that side can take all tricks."""
    score: int
    """What is written down: North-South minus East-West; 0 if all pass."""
    nodes: int
    """Cards played in the search."""
    time_us: int
    """Time that took, in microseconds."""
    rows: NotRequired[List[TableRow]]
    """The rows of the table."""


class DrawnBox(TypedDict):
    x: float
    """Of the left edge."""
    y: float
    """Of the top edge."""
    width: float
    """In millimetres."""
    height: float
    """In millimetres."""
    shaded: NotRequired[bool]
    """Whether it is light grey, without a line."""


class DrawnLine(TypedDict):
    x1: float
    """Where it begins."""
    y1: float
    """Where it begins."""
    x2: float
    """Where it ends."""
    y2: float
    """Where it ends."""
    dashed: NotRequired[bool]
    """Where to write, cut or fold."""


TextAlign = Literal["left", "center", "right"]


Ink = Literal["black", "grey", "red"]


class DrawnText(TypedDict):
    text: str
    """What it says."""
    x: float
    """Of the place that `align` names."""
    y: float
    """Of the line on which the letters stand."""
    size: float
    """Of the font, in points."""
    bold: NotRequired[bool]
    """Whether it is bold."""
    align: NotRequired[TextAlign]
    """Which place of the text (default left)."""
    turn: NotRequired[int]
    """Counterclockwise: 90, 180 or 270 degrees."""
    most: NotRequired[float]
    """The most that it may be wide, or it is made smaller."""
    ink: NotRequired[Ink]
    """Its colour (default black)."""


class DrawnPage(TypedDict):
    boxes: List[DrawnBox]
    """Below the rest."""
    lines: List[DrawnLine]
    """Above boxes."""
    texts: List[DrawnText]
    """Above lines."""


class Paper(TypedDict):
    """The answer to `paper`."""

    title: str
    """What paper it is."""
    width: float
    """Of a page, in millimetres."""
    height: float
    """Of a page, in millimetres."""
    pages: List[DrawnPage]
    """Each page; lengths are in millimetres, places from the top left."""


class WrittenScore(TypedDict):
    """The answer to `score`."""

    outcome: Outcome
    """How it ended."""
    ns: int
    """Points that North-South write down."""
    ew: int
    """Points that East-West write down."""


DealPhase = Literal["auction", "play", "over"]


class GameStanding(TypedDict):
    totals: List[int]
    """The points of North-South and East-West."""
    over: bool
    """Whether the deal ended the game."""
    ahead: NotRequired[Direction]
    """The side that is ahead, and has won when the game is over; not if they are equal."""


class DealState(TypedDict):
    """The answer to `state`."""

    deal: str
    """The hands as they were dealt."""
    rules: str
    """The rule set."""
    dealer: Seat
    """Who dealt."""
    phase: DealPhase
    """Auction, play or over."""
    turn: NotRequired[Seat]
    """Who is to call or play, unless the deal is over."""
    legal: NotRequired[List[Union[Call, str]]]
    """What that seat may call or play."""
    auction: NotRequired[List[Call]]
    """The calls, if they were recorded."""
    barred: NotRequired[List[BarredSide]]
    """Who must pass, because of a call out of turn."""
    passed_out: NotRequired[bool]
    """True if all passed, and the cards are dealt again."""
    trump: NotRequired[SuitLetter]
    """The trump suit."""
    declarer: NotRequired[Seat]
    """Who made trump."""
    doublings: NotRequired[int]
    """How often the contract was doubled, if it was."""
    to_make: NotRequired[Direction]
    """Then, the side that must make it."""
    position: NotRequired[str]
    """A deal line, to be solved."""
    tricks: NotRequired[List[PlayedTrick]]
    """The tricks that were played."""
    won: NotRequired[Won]
    """What both sides won."""
    faults: NotRequired[List[Fault]]
    """The illegal cards."""
    penalty_cards: NotRequired[List[PenaltyCard]]
    """Cards that were shown too early, if there are any."""
    looked_at: NotRequired[List[TrickLookedAt]]
    """Turned tricks that somebody looked at again, which has no penalty."""
    ending: NotRequired[Ending]
    """What ended the deal before its end."""
    result: NotRequired[DealResult]
    """Not of a deal that was broken off or is played again."""
    signals: NotRequired[List[Signal]]
    """With conventions: what the cards said so far."""
    standing: NotRequired[GameStanding]
    """With totals: how the game stands after a deal that is written down."""
    wins: NotRequired[float]
    """With totals: the chance of North-South to win the game, before the deal or, where that is written down,
    after it; not once the game is over, or with more than 64 deals to go."""


class BoerenbridgeTrickGiven(TypedDict):
    leader: NotRequired[int]
    """Who led to the trick."""
    cards: List[str]
    """The cards in order of play."""
    winner: NotRequired[int]
    """Who has won it, or wins it so far."""


BoerenbridgePhase = Literal["bids", "play", "over"]


class BoerenbridgeTrickPlayed(TypedDict):
    leader: int
    """Who led to the trick."""
    cards: List[str]
    """The cards in order of play."""
    winner: int
    """Who has won it, or wins it so far."""


class BoerenbridgeResult(TypedDict):
    scores: List[int]
    """What each seat writes down."""
    totals: NotRequired[List[int]]
    """If those before were told: after the deal."""
    match_points: NotRequired[List[float]]
    """The match points for these totals."""


class BoerenbridgeStateAnswer(TypedDict):
    """The answer to `boerenbridge.state`."""

    deal: str
    """The hands as they were dealt."""
    players: int
    """How many play."""
    cards: int
    """Cards dealt to each."""
    trump: SuitLetter
    """The trump suit."""
    phase: BoerenbridgePhase
    """Bids, play or over."""
    turn: NotRequired[int]
    """Who is to bid or play, unless the deal is over."""
    legal: NotRequired[List[Union[int, str]]]
    """What that seat may bid or play."""
    bids: List[Union[int, None]]
    """Of each seat; null for those that have not bid."""
    forbidden: NotRequired[int]
    """What the dealer may not bid."""
    position: NotRequired[str]
    """A deal line, to be solved."""
    tricks: NotRequired[List[BoerenbridgeTrickPlayed]]
    """The tricks so far."""
    taken: NotRequired[List[int]]
    """Tricks that each seat took."""
    result: NotRequired[BoerenbridgeResult]
    """Of a deal that is over."""


class TrickRead(TypedDict):
    cards: List[str]
    """The cards in order of play."""
    roem_claim: NotRequired[str]
    """Late or none, if roem was not claimed in time."""
    mended: NotRequired[List[str]]
    """Illegal cards that were taken back."""
    accused_by: NotRequired[Seat]
    """Who accused the others of a revoke."""
    short_hand: NotRequired[Seat]
    """Who has too few cards."""
    long_hand: NotRequired[Seat]
    """Who has too many cards."""
    out_of_turn: NotRequired[List[str]]
    """Cards that were led or played out of turn."""
    called: NotRequired[List[str]]
    """Penalty cards that the others wanted to be played."""
    refused: NotRequired[List[str]]
    """Penalty cards that the others refused."""
    undone: NotRequired[List[List[str]]]
    """Tricks that were played here and taken back."""
    looked_at: NotRequired[Seat]
    """Who looked at it after it was turned."""


class CallOutOfTurn(TypedDict):
    seat: Seat
    """Who was not in turn."""
    call: Call
    """What was said."""
    after: int
    """After so many calls."""


class DealRead(TypedDict):
    line: NotRequired[str]
    """The deal line."""
    hands: NotRequired[Dict[str, List[str]]]
    """The cards of each seat."""
    rules: NotRequired[str]
    """The rule set."""
    trump: NotRequired[SuitLetter]
    """The trump suit."""
    leader: NotRequired[Seat]
    """Who leads."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    declarer: NotRequired[Seat]
    """Who made trump."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    board: NotRequired[int]
    """Number of the board."""
    error: NotRequired[str]
    """What is wrong with it."""
    line_number: int
    """Where it stands."""
    record: NotRequired[Union[str, float]]
    """The id of the record."""
    auction: NotRequired[List[Call]]
    """The calls."""
    tricks: NotRequired[List[TrickRead]]
    """The tricks as given."""
    individual: NotRequired[bool]
    """True if each plays alone."""
    as_played: NotRequired[bool]
    """True if a revoke was seen too late to count."""
    played_again: NotRequired[bool]
    """True if the table plays the deal again."""
    out_of_turn: NotRequired[List[CallOutOfTurn]]
    """Calls that were made out of turn."""


class ReadAnswer(TypedDict):
    """The answer to `read`."""

    deals: List[DealRead]
    """Each deal, or an error."""


class Commitment(TypedDict):
    """The answer to `commit`."""

    set: str
    """The name of the set, for paper: how the hash begins."""
    hash: str
    """The SHA-256 of `text`, to be published beforehand."""
    salt: str
    """The salt, to be kept secret until the deals were played."""
    deals: int
    """How many deals there are."""
    text: str
    """The salt and the deals, as they are hashed and should be kept."""
    same: NotRequired[bool]
    """Whether the hash is the one published."""


class DealAnswer(TypedDict):
    """The answer to `random`."""

    line: str
    """The deal line."""
    hands: Dict[str, List[str]]
    """The cards of each seat."""
    rules: NotRequired[str]
    """The rule set."""
    trump: NotRequired[SuitLetter]
    """The trump suit."""
    leader: NotRequired[Seat]
    """Who leads."""
    dealer: NotRequired[Seat]
    """Who dealt."""
    declarer: NotRequired[Seat]
    """Who made trump."""
    turned: NotRequired[Union[TurnedCard, List[TurnedCard]]]
    """The suit that was turned, or several in order."""
    board: NotRequired[int]
    """Number of the board."""


class TricksDeal(TypedDict):
    """The answer to `boerenbridge.random`."""

    line: str
    """The deal line."""
    players: int
    """How many play."""
    cards: int
    """Cards dealt to each."""
    hands: List[List[str]]
    """The cards of each seat."""
    seats: List[int]
    """Which player sits in each seat."""
    trump: SuitLetter
    """The trump suit."""
    dealer: int
    """The player who deals."""
    deals: NotRequired[int]
    """Deals in a round."""


class RuleSet(TypedDict):
    name: str
    """Its name."""
    source: str
    """The text that it is of."""
    deals: NotRequired[int]
    """Deals in a game, unless it goes to so many points."""
    options: Dict[str, str]
    """The value of each option."""
    no_looking: NotRequired[str]
    """Where its text says that a turned trick may not be looked at again, if it does."""


class ConventionTitle(TypedDict):
    en: str
    """In English."""
    nl: str
    """In Dutch."""


class RuleOption(TypedDict):
    name: str
    """Its name."""
    meaning: str
    """What it decides."""
    values: str
    """What it may be."""
    title: ConventionTitle
    """What it decides, in both languages."""
    choices: NotRequired[List[str]]
    """Its values, where they can be listed."""


class ConventionName(TypedDict):
    name: str
    """What requests call it."""
    title: ConventionTitle
    """Its title."""


class RuleSets(TypedDict):
    """The answer to `rules`."""

    presets: List[RuleSet]
    """The rule sets."""
    options: List[RuleOption]
    """What may differ between them."""
    conventions: List[ConventionName]
    """The whole cards of signals."""
