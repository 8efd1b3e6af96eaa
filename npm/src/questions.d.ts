/** The questions to the engine, and its answers. */
// Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

import type {Card, Conventions} from "./jasnel.js";

export type Seat = "N" | "E" | "S" | "W";

export type Call = "pass" | "S" | "H" | "D" | "C" | "double" | "redouble" | "superdouble";

export interface BarredGiven {
  /** The side that may not play. */
  side: "NS" | "EW";
  /** After so many calls of the auction. */
  after: number;
}

export type TurnedCard = "S" | "H" | "D" | "C" | "joker";

export type Suit = "S" | "H" | "D" | "C";

export interface Trick {
  /** Who led to the trick. */
  leader: Seat;
  /** The cards in order of play. */
  cards: Card[];
  /** Who has won it, or wins it so far. */
  winner?: Seat;
  /** Illegal cards that were taken back. */
  mended?: Card[];
  /** Cards that were led or played out of turn. */
  out_of_turn?: Card[];
  /** Penalty cards that the other side wanted to be played. */
  called?: Card[];
  /** Penalty cards that the other side refused. */
  refused?: Card[];
}

export interface Opinion {
  /** A move that is legal. */
  move: Call | Card;
  /** Points of the own side minus those of the other, on average. */
  score: number;
  /** Chance that the contract is made, whoever declares; for a call, if that is made; not for a pass. */
  makes?: number;
  /** If the match was told, and the player looks at it: chance to win it. */
  wins?: number;
}

export interface Signal {
  /** The trick, from 1. */
  trick: number;
  /** Who sent the signal. */
  seat: Seat;
  /** With this card. */
  card: Card;
  /** By this convention. */
  convention: string;
  /** The suit that it is about. */
  about?: Suit;
  /** What it says of the hand. */
  says: string;
  /** What it asks of the partner. */
  asks: string;
  /** The whole in a sentence. */
  words: string;
  /** Of the text that the convention is from. */
  sentence?: string;
}

/** The answer to `move`. */
export interface Move {
  /** The move chosen, which is legal. */
  move: Call | Card;
  /** Each legal move, if the player has an opinion. */
  moves?: Opinion[];
  /** Deals of the hidden cards examined. */
  worlds: number;
  /** Time from question to answer, in microseconds. */
  time_us: number;
  /** With conventions, for a card: what those so far said. */
  signals?: Signal[];
  /** What the card chosen says, if anything. */
  signal?: Signal;
  /** Why this card, if that was asked and can be said. */
  why?: string;
}

export interface BoerenbridgeTrick {
  /** Who led to the trick. */
  leader: number;
  /** The cards in order of play. */
  cards: Card[];
  /** Who has won it, or wins it so far. */
  winner?: number;
}

export interface BoerenbridgeOpinion {
  /** A move that is legal. */
  move: number | Card;
  /** Points that the seat writes down, on average. */
  score: number;
  /** Chance that it takes just as many tricks as it bids, or has bid. */
  makes?: number;
}

/** The answer to `boerenbridge.move`. */
export interface TricksMove {
  /** The move chosen, which is legal. */
  move: number | Card;
  /** Each legal move, if the player has an opinion. */
  moves?: BoerenbridgeOpinion[];
  /** Deals of the hidden cards examined. */
  worlds: number;
  /** Time from question to answer, in microseconds. */
  time_us: number;
}

export interface BidResults {
  /** Chance of nat. */
  nat: number;
  /** Made, up to 100. */
  to_100: number;
  /** Up to 120. */
  to_120: number;
  /** Up to 140. */
  to_140: number;
  /** With more. */
  over_140: number;
  /** With pit. */
  pit: number;
}

export interface SuitBid {
  /** Trumps. */
  suit: Suit;
  /** Chance that the contract is made. */
  makes: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** Points of the own side minus those of the other, on average. */
  score: number;
  /** The lower end of its 95% interval. */
  score_low: number;
  /** The upper end of its 95% interval. */
  score_high: number;
  /** Chance of all eight tricks. */
  pit: number;
  /** Average roem of the own side. */
  roem: number;
  /** Makes, of players who see one hand. */
  played_makes?: number;
  /** Score, of players who see one hand. */
  played_score?: number;
  /** If the match was told: chance to win it. */
  wins?: number;
  /** How the contract ends. */
  results: BidResults;
}

export interface PassBid {
  /** Points of the own side minus those of the other, on average. */
  score: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** For each seat, the chance that it declares. */
  declares: {N: number; E: number; S: number; W: number};
  /** The chance that nobody does, and the cards are dealt again: all-pass=redeal. */
  passed_out?: number;
  /** Score, of players who see one hand. */
  played_score?: number;
  /** If the match was told: chance to win it. */
  wins?: number;
}

export interface DoubleBid {
  /** Double, redouble or superdouble. */
  call: Call;
  /** Chance that the contract is made. */
  makes: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** Points of the own side minus those of the other, on average. */
  score: number;
  /** The lower end of its 95% interval. */
  score_low: number;
  /** The upper end of its 95% interval. */
  score_high: number;
  /** Chance that the score is then better than that of a pass. */
  pays: number;
  /** The lower end of its 95% interval. */
  pays_low: number;
  /** The upper end of its 95% interval. */
  pays_high: number;
  /** Where it pays, by how much on average. */
  gain: number;
  /** Where it does not, what it costs on average. */
  cost: number;
}

export interface MatchOutlook {
  /** If the match was told: chance to win it. */
  wins: number;
  /** The rule set, nearest to the rules, whose deals it is reckoned by. */
  scores: string;
}

/** The answer to `bid`. */
export interface Bid {
  /** The hand. */
  hand: string;
  /** Who dealt. */
  dealer: Seat;
  /** Who is to call. */
  seat: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The calls made. */
  auction: Call[];
  /** The rule set. */
  rules: string;
  /** How the cards are dealt, if by hand. */
  dealt?: string;
  /** Known cards of others. */
  given?: string;
  /** Where the match stands, if that was told. */
  match?: string;
  /** The suits that may be named. */
  suits: SuitBid[];
  /** A pass, if it may. */
  pass?: PassBid;
  /** Doubling once more, if it may: doubling. */
  double?: DoubleBid;
  /** If the match was told: before the call. */
  outlook?: MatchOutlook;
  /** The best call. */
  call: Call;
  /** Whether it is better than each other call with 99% confidence. */
  clear: boolean;
  /** All but what players reach is with open hands. */
  hands: "open";
  /** Deals in which each contract was solved for whether it is made. */
  worlds: number;
  /** The same for the score. */
  scored: number;
  /** Whether these are all the deals there are. */
  all_worlds: boolean;
  /** The seed. */
  seed: number;
  /** Time that took, in microseconds. */
  time_us: number;
}

export interface BidOutlook {
  /** The bid. */
  bid: number;
  /** Points that the seat writes down, on average. */
  score: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** Chance of taking exactly that many tricks. */
  makes: number;
  /** The lower end of its 95% interval. */
  makes_low: number;
  /** The upper end of its 95% interval. */
  makes_high: number;
  /** Points that each of the others writes down. */
  others: number;
  /** Deals played out with this bid. */
  worlds: number;
}

/** The answer to `boerenbridge.bid`. */
export interface TricksBid {
  /** The hand. */
  hand: string;
  /** Number of players. */
  players: number;
  /** Cards dealt to each. */
  cards: number;
  /** Who is to bid. */
  seat: number;
  /** The bids so far. */
  before: number[];
  /** What the dealer may not bid. */
  forbidden?: number;
  /** Chances of taking 0, 1, 2, ... tricks. */
  tricks: number[];
  /** Each legal bid. */
  bids: BidOutlook[];
  /** The best bid. */
  bid: number;
  /** Whether it is better than each other bid with 99% confidence. */
  clear: boolean;
  /** Deals played out. */
  worlds: number;
  /** The seed. */
  seed: number;
  /** Time that took, in microseconds. */
  time_us: number;
}

export type TrumpChoice = "S" | "H" | "D" | "C" | "all";

export type Objective = "points" | "make" | "pit" | "score";

export interface WonBefore {
  /** Card points of North-South. */
  ns: number;
  /** Card points of East-West. */
  ew: number;
  /** Roem of North-South. */
  "ns-roem": number;
  /** Roem of East-West. */
  "ew-roem": number;
  /** Tricks of North-South. */
  "ns-tricks": number;
}

export interface CardValue {
  /** A legal card. */
  card: Card;
  /** Points that North-South still win minus those of East-West; for score, what is written down. */
  value?: number;
  /** Whether the declaring side makes its contract, or pit. */
  makes?: boolean;
}

export interface Solved {
  /** The hands. */
  deal?: string;
  /** The rule set. */
  rules?: string;
  /** The trump suit. */
  trump: Suit;
  /** Who leads, or led to the trick in progress. */
  leader?: Seat;
  /** Cards of the trick in progress. */
  trick?: Card[];
  /** Who dealt. */
  dealer?: Seat;
  /** Whose side made trump. */
  declarer?: Seat;
  /** What was won before. */
  won?: WonBefore;
  /** What was solved for. */
  objective?: Objective;
  /** Points that North-South still win minus those of East-West; for score, what is written down. */
  value?: number;
  /** Whether the declaring side makes its contract, or pit. */
  makes?: boolean;
  /** Each legal card, best first. */
  cards?: CardValue[];
  /** All best cards. */
  best?: Card[];
  /** Best play to the last card. */
  line?: Card[];
  /** Points of North-South along the line. */
  ns?: number;
  /** Points of East-West along the line. */
  ew?: number;
  /** Cards played in the search. */
  nodes?: number;
  /** Time that took, in microseconds. */
  time_us?: number;
  /** Why it has no answer. */
  error?: string;
}

/** The answer to `solve`. */
export interface SolveAnswer {
  /** The trump suit, or each. */
  answers: Solved[];
  /** Time that the answer took, in microseconds. */
  time_us: number;
}

export interface CardOutcome {
  /** A legal card. */
  card: Card;
  /** Tricks of each seat at the end of the deal. */
  tricks: number[];
  /** Points that each seat writes down. */
  scores: number[];
}

export interface CardForce {
  /** A legal card. */
  card: Card;
  /** Whether it can force exactly its bid. */
  exact: boolean;
  /** The score that it is sure of, if known. */
  score?: number;
}

export interface SeatForces {
  /** The seat. */
  seat: number;
  /** Its bid. */
  bid?: number;
  /** Whether it can force exactly its bid. */
  exact?: boolean;
  /** The score that it is sure of, if known. */
  score?: number;
  /** Bids that it can force. */
  exact_bids: number[];
  /** The score that it is sure of with each bid from 0. */
  bid_scores?: number[];
  /** It can force taking no more tricks than this. */
  fewest?: number;
  /** It can force taking no fewer tricks than this. */
  most?: number;
  /** What it can still force after each legal card of the seat to play. */
  cards?: CardForce[];
  /** The best of these. */
  best?: Card[];
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
}

/** The answer to `boerenbridge.solve`. */
export interface BoerenbridgeSolveAnswer {
  /** The deal. */
  deal: string;
  /** Tricks of each seat at the end of the deal. */
  tricks?: number[];
  /** Points that each seat writes down. */
  scores?: number[];
  /** The play up to the last card. */
  line?: Card[];
  /** What each legal card of the seat to play leads to. */
  cards?: CardOutcome[];
  /** With paranoid, what each seat can force. */
  seats?: SeatForces[];
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
}

export interface TableRow {
  /** The trump suit. */
  trump: Suit;
  /** Who leads to the first trick. */
  leader: Seat;
  /** Points of North-South minus those of East-West, roem included. */
  value: number;
  /** Points of North-South along a line of best play. */
  ns: number;
  /** Points of East-West along it. */
  ew: number;
  /** Whether that side makes the contract as declarers. */
  ns_makes: boolean;
  /** Whether that side can take all tricks. */
  ns_pit: boolean;
  /** What is written down with that side as declarers: North-South minus East-West. */
  ns_score: number;
  /** Whether that side makes the contract as declarers. */
  ew_makes: boolean;
  /** Whether that side can take all tricks. */
  ew_pit: boolean;
  /** What is written down with that side as declarers: North-South minus East-West. */
  ew_score: number;
}

/** The answer to `table`. */
export interface Table {
  /** Number of the board. */
  board?: number;
  /** The hands. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer?: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** One for each suit and leader. */
  rows: TableRow[];
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
}

export interface ParCall {
  /** Who calls. */
  seat: Seat;
  /** Pass or a suit. */
  call: Call;
  /** True if it was made already. */
  given?: boolean;
  /** What is written down after each call that the seat could make. */
  scores: Record<string, number>;
}

/** The answer to `par`. */
export interface Par {
  /** Number of the board. */
  board?: number;
  /** The hands. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer?: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The calls in order, those made already first. */
  calls: ParCall[];
  /** How often it is doubled, if it is. */
  doublings?: number;
  /** Who declares, unless all pass. */
  declarer?: Seat;
  /** The trump suit, unless all pass. */
  trump?: Suit;
  /** Whether the contract is made, where it was doubled by who doubled last. */
  makes?: boolean;
  /** Whether that side can take all tricks. */
  pit?: boolean;
  /** What is written down: North-South minus East-West; 0 if all pass. */
  score: number;
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
  /** The rows of the table. */
  rows?: TableRow[];
}

export interface BookPlace {
  /** The declarer's, clockwise from the leader: 1 leads, 4 dealt. */
  place: number;
  /** Chance that the contract is made. */
  makes: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** Points that the declarers write down minus their opponents'. */
  score: number;
  /** The lower end of its 95% interval. */
  score_low: number;
  /** The upper end of its 95% interval. */
  score_high: number;
  /** Chance of all eight tricks. */
  pit: number;
  /** The lower end of its 95% interval. */
  pit_low: number;
  /** The upper end of its 95% interval. */
  pit_high: number;
  /** Chance that players who see one hand make it. */
  played_makes: number;
  /** The score of players who see one hand. */
  played_score: number;
}

export interface BookSuit {
  /** Trumps. */
  suit: Suit;
  /** Each place. */
  places: BookPlace[];
}

export interface BookExchange {
  /** A card of the hand. */
  without: Card;
  /** The card instead. */
  with: Card;
  /** Chance that the contract is made. */
  makes: number;
  /** Points that the declarers write down minus their opponents'. */
  score: number;
  /** Chance of all eight tricks. */
  pit: number;
}

/** The answer to `book`. */
export interface Book {
  /** The hand. */
  hand: string;
  /** The rule set. */
  rules: string;
  /** Each suit. */
  suits: BookSuit[];
  /** If asked for, hands that differ in one card, from the highest score to the lowest. */
  exchanges?: BookExchange[];
  /** All but what players reach is with open hands. */
  hands: "open";
}

export type ClaimVerdict = "proved" | "refuted" | "unknown";

export interface ClaimedDeal {
  /** All hands, as a deal line. */
  position: string;
  /** Cards up to the first trick that the opponents win. */
  line: Card[];
}

/** The answer to `claim`. */
export interface Claim {
  /** Whether the claim is true. */
  verdict: ClaimVerdict;
  /** Who claims. */
  seat: Seat;
  /** How many tricks. */
  tricks: number;
  /** Card points that come with them, those of the last trick included; roem is not. */
  points: number;
  /** If proved: whether the partner may play any card; otherwise it must follow the plan. */
  alone?: boolean;
  /** If proved: the first card of the plan. */
  card?: Card;
  /** A deal in which a trick is lost even with open hands, if one was found. */
  counterexample?: ClaimedDeal;
  /** Hands of the partner examined, for all cards tried. */
  nodes: number;
  /** Time from question to answer, in microseconds. */
  time_us: number;
}

export interface CallOutOfTurnGiven {
  /** Who was not in turn. */
  seat: Seat;
  /** Pass or a suit. */
  call: string;
  /** After so many calls of the auction. */
  after: number;
}

export interface TrickGiven {
  /** Who led; it may be left out where it follows. */
  leader?: Seat;
  /** The cards in order of play. */
  cards: Card[];
  /** Whether roem was claimed, and in time (default made). */
  roem_claim?: "made" | "late" | "none";
  /** Who accused the other side of a revoke. */
  accused_by?: Seat;
  /** Who turned out to have too few cards. */
  short_hand?: Seat;
  /** Who turned out to have too many cards. */
  long_hand?: Seat;
  /** Tricks that were played here and taken back, because of a revoke. */
  undone?: Card[][];
  /** Who looked at it again after it was turned. */
  looked_at?: Seat;
  /** Illegal cards that were taken back. */
  mended?: Card[];
  /** Cards that were led or played out of turn. */
  out_of_turn?: Card[];
  /** Penalty cards that the other side wanted to be played. */
  called?: Card[];
  /** Penalty cards that the other side refused. */
  refused?: Card[];
}

export type Direction = "NS" | "EW";

export interface BarredSide {
  /** The side that may not play. */
  side: Direction;
  /** After so many calls. */
  after: number;
  /** The article of the rules. */
  source: string;
}

export interface PlayedTrick {
  /** Who led to it. */
  leader: Seat;
  /** In order of play. */
  cards: Card[];
  /** Who took it, unless it is unfinished or has a revoke. */
  winner?: Seat;
  /** Points of its cards, and of the last trick. */
  points?: number;
  /** Roem that counts. */
  roem?: number;
  /** Roem that was not claimed in time. */
  roem_lost?: number;
}

export interface Won {
  /** Card points of North-South. */
  ns: number;
  /** Card points of East-West. */
  ew: number;
  /** Roem of North-South. */
  "ns-roem": number;
  /** Roem of East-West. */
  "ew-roem": number;
  /** Tricks of North-South. */
  "ns-tricks": number;
  /** Tricks of East-West. */
  "ew-tricks": number;
}

export type EndingCause = "revoke" | "wrong accusation" | "short hand" | "long hand" | "wrong deal";

export interface Ending {
  /** What ended it early. */
  cause: EndingCause;
  /** The article of the rules, or the option. */
  source: string;
  /** The trick, from 1. */
  trick: number;
  /** Who revoked, accused or had too few or too many cards. */
  seat: Seat;
  /** Roem that the other side made after a revoke and that counts. */
  roem_until_stop?: number;
  /** In individual play, what that player loses at the end of the match. */
  own_loss?: number;
  /** The article of the rules for that. */
  own_loss_source?: string;
  /** True if nobody pays and the deal is played again. */
  played_again?: boolean;
}

export type Outcome = "made" | "nat" | "pit" | "revoke" | "accusation";

export interface DealResult {
  /** How it ended. */
  outcome: Outcome;
  /** Points that North-South write down. */
  ns: number;
  /** Points that East-West write down. */
  ew: number;
}

export interface Worth {
  /** Points won, North-South minus East-West. */
  points: number;
  /** Points written down, North-South minus East-West. */
  score: number;
  /** Points that North-South write down. */
  ns: number;
  /** Points that East-West write down. */
  ew: number;
}

export interface JudgedCard {
  /** The trick, from 1. */
  trick: number;
  /** The place in it, from 1. */
  place: number;
  /** Who played it. */
  seat: Seat;
  /** The card that was played. */
  card: Card;
  /** Whether it was the only legal card. */
  forced: boolean;
  /** Whether it was illegal. */
  fault: boolean;
  /** Points that the side lost by it, if it plays for points. */
  points_lost: number;
  /** The same, if it plays for what is written down. */
  score_lost: number;
  /** All cards that lose no points. */
  best_points: Card[];
  /** All cards that lose no score. */
  best_score: Card[];
  /** Points won, North-South minus East-West. */
  points: number;
  /** Points written down, North-South minus East-West. */
  score: number;
  /** The deal before it, to be solved. */
  position: string;
}

export interface Choice {
  /** The trick, from 1. */
  trick: number;
  /** The place in it, from 1. */
  place: number;
  /** Who played it. */
  seat: Seat;
  /** The card that was played. */
  card: Card;
  /** Cards that would have lost nothing. */
  better: Card[];
}

export interface PlayerLosses {
  /** Points that the side lost by it, if it plays for points. */
  points_lost: number;
  /** The same, if it plays for what is written down. */
  score_lost: number;
  /** The card that cost most, if any did. */
  worst?: Choice;
}

export interface ClaimInDeal {
  /** The first trick of the claim. */
  trick: number;
  /** Who could claim. */
  seat: Seat;
  /** Whether its partner could play any card. */
  alone: boolean;
}

export type Ruling = "roem not claimed" | "wrong accusation" | "short hand" | "long hand" | "wrong deal" | "individual" | "mended" | "not mended" | "found too late" | "undone" | "penalty card";

export interface Fault {
  /** The trick, from 1. */
  trick: number;
  /** The place in it, from 1. */
  place: number;
  /** Who played it. */
  seat: Seat;
  /** The card that was played. */
  card: Card;
  /** The cards that were legal. */
  legal: Card[];
  /** What the player had to do. */
  duty: string;
  /** The article of the rules, or the option. */
  source: string;
  /** Whether that is a revoke. */
  revoke: boolean;
  /** The article by which it is. */
  revoke_source?: string;
  /** Of a card that was taken back, or a revoke found too late. */
  ruling?: Ruling;
  /** The article for that, of a revoke. */
  ruling_source?: string;
}

export type PenaltyState = "opponents" | "must" | "must not";

export interface PenaltyCard {
  /** The card that lies open, or did. */
  card: Card;
  /** Whose it is. */
  seat: Seat;
  /** The trick in which it was shown, from 1. */
  trick: number;
  /** Whether it was illegal and taken back, rather than out of turn. */
  taken_back: boolean;
  /** The article of the rules, or the option. */
  source: string;
  /** The trick in which it was played, if it was. */
  played?: number;
  /** If its player is in turn: whether the other side may say that it is played, or that it must be, or must not. */
  decision?: PenaltyState;
}

export interface TrickLookedAt {
  /** The trick, from 1. */
  trick: number;
  /** Who looked at it. */
  seat: Seat;
  /** The article of the rules. */
  source: string;
}

export interface JudgedRuling {
  /** What was ruled. */
  ruling: Ruling;
  /** In or after this trick. */
  trick: number;
  /** Whom it is about. */
  seat: Seat;
  /** Roem that was not claimed. */
  roem?: number;
  /** The article of the rules, or the option. */
  source: string;
  /** Points won, North-South minus East-West. */
  points: number;
  /** Points written down, North-South minus East-West. */
  score: number;
}

export type FairMark = "" | "!" | "?" | "??";

export interface Estimate {
  /** A mean in points. */
  value: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
}

export type ReasonKind = "partner's trick" | "roem given" | "roem missed" | "trumped" | "trumps gone" | "trumps drawn" | "cash" | "points given" | "points kept" | "trick" | "kept" | "later roem given" | "later roem missed" | "contract" | "pit" | "pit against" | "margin" | "score";

export interface Reason {
  /** What it is about. */
  kind: ReasonKind;
  /** Of the better choice: a chance, for margin and score points. */
  better?: number;
  /** The same of the worse choice. */
  worse?: number;
  /** The card of the partner. */
  card?: Card;
  /** Trumps, or the suit led. */
  suit?: Suit;
  /** Points of a card. */
  points?: number;
  /** Opponents who had shown out. */
  seats?: Seat[];
}

export interface FairCallOption {
  /** A legal call. */
  call: Call;
  /** If all play on as people do, who see one hand. */
  people: Estimate;
  /** If all then see all hands and play perfectly. */
  perfect: Estimate;
}

export interface FairCall {
  /** Who made the call. */
  seat: Seat;
  /** The call that was made. */
  call: Call;
  /** Good, a mistake or a grave one. */
  mark?: FairMark;
  /** The best call; if that was made, the second best. */
  other?: Call;
  /** What other is worth more to people. */
  cost?: Estimate;
  /** Deals that were examined. */
  worlds?: number;
  /** With a mark, why it is better or worse than other. */
  reasons?: Reason[];
  /** The same in words. */
  why?: string;
  /** The legal calls, best first. */
  options?: FairCallOption[];
}

export interface FairValue {
  /** A mean in points. */
  value: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** If all play on as people do, who see one hand. */
  people: Estimate;
  /** If all then see all hands and play perfectly. */
  perfect: Estimate;
}

export interface FairOption {
  /** A legal card. */
  card: Card;
  /** Chance that a player chooses it. */
  chance: number;
  /** A mean in points. */
  value: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** If all play on as people do, who see one hand. */
  people: Estimate;
  /** If all then see all hands and play perfectly. */
  perfect: Estimate;
  /** What it is worth more than the card that was played. */
  gain: FairValue;
}

export interface FairCard {
  /** The trick, from 1. */
  trick: number;
  /** The place in it, from 1. */
  place: number;
  /** Who played it. */
  seat: Seat;
  /** The card that was played. */
  card: Card;
  /** Good, a mistake or a grave one. */
  mark?: FairMark;
  /** The best card; if that was played, another one. */
  other?: Card;
  /** What other is worth more. */
  cost?: FairValue;
  /** Deals that were examined. */
  worlds?: number;
  /** Whether these are all there are. */
  all_worlds?: boolean;
  /** With a mark, why it is better or worse than other. */
  reasons?: Reason[];
  /** The same in words. */
  why?: string;
  /** The legal cards, best first. */
  options?: FairOption[];
}

export interface FairTotal {
  /** Calls and cards with ? or ?? */
  mistakes: number;
  /** Cards with a ! */
  good: number;
  /** Points that the mistakes cost. */
  cost: number;
}

export interface Fair {
  /** Where the match stood for North-South, if that was told: then all values are the chance to win it, in percent. */
  match?: string;
  /** The calls, if they were recorded. */
  calls?: FairCall[];
  /** The cards up to the first that was not legal. */
  cards?: FairCard[];
  /** What the mistakes of each cost. */
  players: {N: FairTotal; E: FairTotal; S: FairTotal; W: FairTotal};
  /** Time that took, in microseconds. */
  time_us: number;
}

export interface JudgedSignal {
  /** The trick, from 1. */
  trick: number;
  /** Who sent the signal. */
  seat: Seat;
  /** With this card. */
  card: Card;
  /** By this convention. */
  convention: string;
  /** The suit that it is about. */
  about?: Suit;
  /** What it says of the hand. */
  says: string;
  /** What it asks of the partner. */
  asks: string;
  /** The whole in a sentence. */
  words: string;
  /** Of the text that the convention is from. */
  sentence?: string;
  /** Whether it was true. */
  true: boolean;
}

/** The answer to `analyse`. */
export interface Analysis {
  /** The hands as they were dealt. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer: Seat;
  /** The calls, if they were recorded. */
  auction?: Call[];
  /** Who must pass, because of a call out of turn. */
  barred?: BarredSide[];
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The trump suit. */
  trump: Suit;
  /** Who made trump. */
  declarer: Seat;
  /** How often the contract was doubled, if it was. */
  doublings?: number;
  /** Then, the side that must make it. */
  to_make?: Direction;
  /** True if each played alone. */
  individual?: boolean;
  /** True if revokes were found after the last trick. */
  as_played?: boolean;
  /** The tricks that were played. */
  tricks?: PlayedTrick[];
  /** Cards that were played. */
  cards_played: number;
  /** Cards after the end of the deal. */
  cards_not_counted?: number;
  /** What both sides won. */
  won: Won;
  /** What ended the deal before its end. */
  ending?: Ending;
  /** Not of a deal that was broken off or is played again. */
  result?: DealResult;
  /** What perfect play from the start is worth. */
  start: Worth;
  /** The same after the last card; not of a deal that is played again. */
  end?: Worth;
  /** The cards that were played. */
  cards?: JudgedCard[];
  /** What the cards of each cost. */
  players: {N: PlayerLosses; E: PlayerLosses; S: PlayerLosses; W: PlayerLosses};
  /** The card that decided the contract. */
  decisive?: Choice;
  /** The first moment at which the rest was certain. */
  claim?: ClaimInDeal;
  /** The illegal cards. */
  faults: Fault[];
  /** Cards that were shown too early, if there are any. */
  penalty_cards?: PenaltyCard[];
  /** Turned tricks that somebody looked at again, which has no penalty. */
  looked_at?: TrickLookedAt[];
  /** What was ruled and changed what the deal is worth. */
  rulings?: JudgedRuling[];
  /** With fair, what each choice was worth to who made it. */
  fair?: Fair;
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
  /** With conventions, what the cards said. */
  signals?: JudgedSignal[];
}

/** The answer to `luck`. */
export interface Luck {
  /** What the deal is usually worth, North-South minus East-West. */
  cards: number;
  /** What the calls of North-South gained, against what is usual. */
  calls_ns: number;
  /** What those of East-West gained, with a minus. */
  calls_ew: number;
  /** What the contract is worth with open hands more than usually. */
  unseen: number;
  /** What the cards of North-South lost with open hands, with a minus. */
  play_ns: number;
  /** What those of East-West lost. */
  play_ew: number;
  /** What rulings gave North-South. */
  rulings: number;
  /** The sum: what North-South wrote down more than East-West. */
  result: number;
}

export interface WhatIfMore {
  /** The points, on average. */
  points: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
}

export interface WhatIfChoice {
  /** The card, if it is one. */
  card?: Card;
  /** The call, if it is one. */
  call?: Call;
  /** What the side of the seat writes down more than the other, on average. */
  points: number;
  /** The lower end of its 95% interval. */
  low?: number;
  /** The upper end of its 95% interval. */
  high?: number;
  /** What one in ten, half and nine in ten of the deals do not exceed. */
  quantiles: number[];
  /** How often it ended nat, from 0 to 1. */
  nat: number;
  /** How often it ended as pit, from 0 to 1. */
  pit: number;
  /** Points more than after what was made, in the same deals; one deal does not tell. */
  more?: WhatIfMore;
  /** Points of each deal. */
  scores: number[];
}

/** The answer to `what-if`. */
export interface WhatIf {
  /** Whose choice it was; points are those of its side. */
  seat: Seat;
  /** Who played on. */
  player: string;
  /** How often, after each choice. */
  deals: number;
  /** Points at the table, if it was played to its end. */
  result?: number;
  /** What was made, and then the others. */
  choices: WhatIfChoice[];
}

export interface HiddenCard {
  /** A card that the seat does not see. */
  card: Card;
  /** The chance that each seat holds it, from 0 to 1. */
  chances: {N: number; E: number; S: number; W: number};
}

export interface VoidChance {
  /** A suit. */
  suit: Suit;
  /** The chance that each seat has no card of it, from 0 to 1. */
  void: {N: number; E: number; S: number; W: number};
}

export interface TrumpsLeft {
  /** A number of trumps. */
  trumps: number;
  /** The chance that each seat has so many left, from 0 to 1. */
  chances: {N: number; E: number; S: number; W: number};
}

/** The answer to `beliefs`. */
export interface Beliefs {
  /** Who was to call or to play, and sees this. */
  seat: Seat;
  /** Deals of the hidden cards that were weighed. */
  deals: number;
  /** Trump, after the auction. */
  trump?: Suit;
  /** The cards that the seat does not see. */
  cards: HiddenCard[];
  /** Voids, suit by suit. */
  suits: VoidChance[];
  /** How many trumps each seat has left, after the auction. */
  trumps: TrumpsLeft[];
}

export interface CardFit {
  /** The trick, from 1. */
  trick: number;
  /** The place in the trick, from 1. */
  place: number;
  /** Who played. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** How many times as likely the card is for who knows the partner's hand as for who does not. */
  odds: number;
}

/** The answer to `fair-play`. */
export interface FairPlay {
  /**
   * What the cards of North-South are worth as evidence that one knows the hand of the other: at most 1 on average
   * where nobody does.
   */
  evidence_ns: number;
  /** The same of East-West. */
  evidence_ew: number;
  /** The cards that were chosen from several. */
  cards: CardFit[];
}

export interface MeasuredChoice {
  /** Where, as what-if has it: 5.3 is the third card of trick 5, call.2 a call. */
  at: string;
  /** The card or call. */
  made: Call | Card;
  /** The best one by the judge. */
  best: Call | Card;
  /** Points that the seat lost. */
  lost: number;
  /** Points that each level of full would have lost with the same choices. */
  levels: {beginner: number; casual: number; club: number; strong: number; full: number};
}

/** The answer to `yardstick`. */
export interface Yardstick {
  /** Whose choices they are. */
  seat: Seat;
  /** Points that the seat lost. */
  lost: number;
  /** Points that each level of full would have lost with the same choices. */
  levels: {beginner: number; casual: number; club: number; strong: number; full: number};
  /** The calls and cards that were chosen from several. */
  choices: MeasuredChoice[];
}

export interface DealLost {
  /** Points that the player lost. */
  lost: number;
  /** Points that each level would have lost. */
  levels: {beginner: number; casual: number; club: number; strong: number; full: number};
}

export interface RatedPoints {
  /** Points a deal. */
  points: number;
  /** The lower end of its 95% interval. */
  low: number;
  /** The upper end of its 95% interval. */
  high: number;
  /** So many more sets of 32 deals make it sure to 3 points. */
  more_sets: number;
}

export interface RatedLevel {
  /** A level of full. */
  level: string;
  /** What it would have lost with the same choices. */
  lost: RatedPoints;
  /** What the player lost less than it: below 0 if it lost more. */
  less: RatedPoints;
}

/** The answer to `rating`. */
export interface Rating {
  /** Deals that were rated. */
  deals: number;
  /** What the player lost. */
  lost: RatedPoints;
  /** The levels, weakest first. */
  levels: RatedLevel[];
}

export type PuzzleHands = "hidden" | "open";

export interface PuzzleTrick {
  /** Who led. */
  leader: Seat;
  /** The cards in order of play. */
  cards: Card[];
}

export interface PuzzleCard {
  /** A legal card. */
  card: Card;
  /** Points that it is worth less than the best. */
  cost: number;
}

export interface PuzzleReason {
  /** In English. */
  en: string;
  /** In Dutch. */
  nl: string;
}

export interface Puzzle {
  /** What one sees. */
  hands: PuzzleHands;
  /** The seat to play. */
  seat: Seat;
  /** The card. */
  best: Card;
  /** How hard it is: 1, all levels find the card, to 6, none does. */
  grade: number;
  /** The levels of full that find the card, weakest first. */
  found_by: string[];
  /** All legal cards, best first. */
  cards: PuzzleCard[];
  /** With hidden hands: deals of the hidden cards in the check. */
  worlds?: number;
  /** With open hands: perfect play from the card to the end. */
  line?: Card[];
  /** With hidden hands: the other card that most players would choose. */
  tempting?: Card;
  /** Why that is worse. */
  why?: PuzzleReason;
}

export interface PuzzleRecord {
  /** The four hands as they were dealt. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The calls, if there were any. */
  auction?: Call[];
  /** The trump suit. */
  trump: Suit;
  /** Who declared. */
  declarer: Seat;
  /** The tricks before the card, the last of which may be unfinished. */
  tricks: PuzzleTrick[];
  /** What makes it a puzzle. */
  puzzle: Puzzle;
}

/** The answer to `puzzles`. */
export interface PuzzlesAnswer {
  /** The puzzle in the deal, if it has one. */
  puzzles: PuzzleRecord[];
}

export type Movement = "schevenings" | "howell";

export interface BoardResult {
  /** The number of the board. */
  board: string | number;
  /** The pair. */
  ns: string | number;
  /** The pair. */
  ew: string | number;
  /** What it wrote down, roem included; - for both if the board was cancelled. */
  "ns-score": string | number;
  /** What it wrote down, roem included; - for both if the board was cancelled. */
  "ew-score": string | number;
  /** Its roem, or / for none; the score is then that without. */
  "ns-roem"?: string | number;
  /** Its roem, or / for none; the score is then that without. */
  "ew-roem"?: string | number;
  /** Average, half, lowest or match points, in place of those of the score. */
  "ns-award"?: string | number;
  /** Average, half, lowest or match points, in place of those of the score. */
  "ew-award"?: string | number;
  /** Match points deducted. */
  "ns-penalty"?: string | number;
  /** Match points deducted. */
  "ew-penalty"?: string | number;
  /** Match points added. */
  "ns-bonus"?: string | number;
  /** Match points added. */
  "ew-bonus"?: string | number;
  /** The group, if there are several. */
  group?: string | number;
}

export type AwardKind = "average" | "lowest" | "match_points";

export interface ComparedResult {
  /** The group, if there are several. */
  group?: string;
  /** The board. */
  board: number;
  /** The side. */
  direction: Direction;
  /** The pair. */
  pair: string;
  /** Its opponents. */
  against: string;
  /** What it wrote down, roem included; not of a cancelled board. */
  score?: number;
  /** The roem in it, if known. */
  roem?: number;
  /** Without penalties and bonuses. */
  match_points: number;
  /** Whether none is higher, unless there is an award. */
  top?: boolean;
  /** What the director gave instead. */
  award?: AwardKind;
  /** Match points deducted. */
  penalty?: number;
  /** Match points added. */
  bonus?: number;
}

export interface ComparedPair {
  /** The group, if there are several. */
  group?: string;
  /** The side, unless pairs change sides. */
  direction?: Direction;
  /** In its ranking, from 1. */
  place: number;
  /** Among all pairs. */
  overall: number;
  /** The pair. */
  pair: string;
  /** After penalties. */
  match_points: number;
  /** Of the match points available. */
  percent?: number;
  /** Boards on which none was higher. */
  tops: number;
  /** What it wrote down in all. */
  play_points: number;
  /** Boards played. */
  boards: number;
  /** Match points deducted. */
  penalty?: number;
  /** Match points added. */
  bonus?: number;
}

/** The answer to `compare`. */
export interface Compared {
  /** With boards, each result of each side. */
  results?: ComparedResult[];
  /** The pairs, ranking by ranking, best first. */
  pairs: ComparedPair[];
}

export interface EarlierDraw {
  /** The four at each table, from North clockwise. */
  tables: string[][];
  /** Who had no place at a table. */
  standing?: string[];
}

export interface DrawnPlace {
  /** The number drawn, from 1. */
  number: number;
  /** Who drew it. */
  player: string;
  /** The table, from 1; not of who stands. */
  table?: number;
  /** The place there: N has the lowest number and deals first, W writes. */
  seat?: Seat;
}

/** The answer to `draw`. */
export interface Drawn {
  /** The four at each table, from North clockwise; North and South are partners. */
  tables: string[][];
  /** Who stands: those with the highest numbers. */
  standing: string[];
  /** Each number, from 1. */
  numbers: DrawnPlace[];
  /** The partners who were partners before. */
  partners_again: string[][];
}

export interface DealWritten {
  /** Whose side made trump, unless somebody revoked or accused. */
  declarer?: Seat;
  /** Trump suit, needed where one counts twice (double). */
  trump?: Suit;
  /** How often it was doubled, by rules with doubling. */
  doublings?: number;
  /** The card points of the declaring side, the ten of the last trick included. */
  points?: number | string;
  /** The roem of North-South, without a bonus for pit. */
  "ns-roem"?: number | string;
  /** The roem of East-West, without a bonus for pit. */
  "ew-roem"?: number | string;
  /** The side with all points took all tricks. */
  pit?: boolean;
  /**
   * The side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count.
   */
  revoke?: Direction;
  /** The side that wrongly accused the other of a revoke, which costs as much. */
  accused_by?: Direction;
}

export interface TableResult {
  /** The four at the table, from North clockwise. */
  players: string[];
  /** Who plays in whose place; an empty text for nobody. */
  substitutes?: string[];
  /** The totals of North-South and East-West, roem included. */
  totals?: number[];
  /** Each deal, with the keys of score; in place of the totals or beside them. */
  deals?: DealWritten[];
}

export interface BoompjeResult {
  /** Who sat at each table, and what it handed in. */
  tables: TableResult[];
  /** Who had no place at a table. */
  standing?: string[];
}

export interface PlayerEvening {
  /** From 1; those with the same points share the highest of their places. */
  place: number;
  /** The name. */
  player: string;
  /** Of the evening so far. */
  points: number;
  /** Points by boompje; null for one without him, or that is not in. */
  boompjes: (number | null)[];
  /** Boompjes in which he stood. */
  stood: number;
  /** What revokes cost of the points. */
  off?: number;
}

export interface Prize {
  /** The place that has a prize. */
  place: number;
  /** Whom it is for: they share it. */
  players: string[];
}

/** The answer to `evening`. */
export interface EveningResult {
  /** Whether all is played, and all results are in. */
  over: boolean;
  /** The players, best first. */
  players: PlayerEvening[];
  /** The prizes, as it stands. */
  prizes: Prize[];
}

export interface PlayerPoints {
  /** The name. */
  player: string;
  /** The points of the evening. */
  points: number;
}

export interface PlayerSeason {
  /** Among those who may or might still win; not of those who missed too many. */
  place?: number;
  /** The name. */
  player: string;
  /** Of the best evenings. */
  points: number;
  /** Points of all evenings. */
  all: number;
  /** Evenings on which he was there. */
  played: number;
  /** Whether he played as many evenings as a prize needs. */
  may_win: boolean;
  /** Points by evening; null where he was not there. */
  evenings: (number | null)[];
  /** The evenings that do not count, from 1. */
  struck: number[];
}

export interface CupHolder {
  /** The name. */
  player: string;
  /** Of this cup, this season's included. */
  wins: number;
}

export interface Cup {
  /** Who hands it in before the last evening. */
  handed_in_by: string[];
  /** Who won this cup so far, those with most wins first. */
  winners: CupHolder[];
  /** This season's champions who keep it. */
  kept: string[];
}

/** The answer to `season`. */
export interface SeasonResult {
  /** Whether all evenings are played and all results are in. */
  over: boolean;
  /** Once the season is over; equals share it. */
  champions: string[];
  /** Who has most points of all evenings, as it stands. */
  points_champions: string[];
  /** The players, best first. */
  players: PlayerSeason[];
  /** The cup after the season. */
  cup: Cup;
}

export type Language = "en" | "nl";

export interface NewSeason {
  /** Its name, and that of its file: letters, digits, - and _. */
  season: string;
  /** The text of the season before, whose options, players and champions it has. */
  before?: string;
  /** The language of the text (default en). */
  words?: Language;
  /** Nobody gets a partner whom he had in the same evening, as far as possible. */
  new_partners?: boolean;
  /** The champions of seasons before, oldest first, after those of the text. */
  champions?: string[][];
  /** Also where the season before is not over; it then has no champion. */
  begin?: boolean;
  /** A rule set and changes to it (default bedum). */
  rules?: string;
  /** How many an evening has (default 4). */
  boompjes?: number;
  /** How many a boompje has (default 12). */
  deals?: number;
  /** Points of who stands in a boompje (default 1200). */
  standing?: number;
  /** The first so many places have a prize (default 4). */
  prizes_first?: number;
  /** And its multiples above that; 0 for none (default 4). */
  prizes_every?: number;
  /** Points that a revoke costs its player at the end, where the deal is played again (default 0; KBN has 162). */
  revoke?: number;
  /** How many a season has (default 7). */
  evenings?: number;
  /** So many of a player's evenings count (default 5). */
  best?: number;
  /** Who played fewer wins no prize (default 5). */
  needed?: number;
  /** Who wins the cup so often keeps it; 0 for nobody (default 3). */
  wins_to_keep?: number;
}

export interface MembersChange {
  /** Who join, also again. */
  join?: string[];
  /** Who leave the club. */
  leave?: string[];
  /** Who take another name, and which. */
  rename?: string[][];
}

export interface NextDraw {
  /** Who is not there, or has gone home. */
  without?: string[];
  /** Who has come since. */
  with?: string[];
  /** These players, and nobody else. */
  only?: string[];
  /** What was drawn by hand: the number of each player. */
  numbers?: {player: string; number: number}[];
  /** The same draw each time (default the system's random numbers). */
  seed?: number;
  /** Of an evening that begins, as it is to stand in the text. */
  date?: string;
  /** Begin a new evening, also where the last one is not over. */
  begin?: boolean;
}

export interface TableTotals {
  /** Its number. */
  table: number;
  /** The totals of North-South and East-West, roem included. */
  totals?: number[];
  /** Each deal, with the keys of score; in place of the totals or beside them. */
  deals?: DealWritten[];
}

export interface HandedIn {
  /** Of the last evening (default the last that was drawn). */
  boompje?: number;
  /** In place of results that are there. */
  correct?: boolean;
  /** Totals may be as high as they hardly ever are. */
  sure?: boolean;
  /** What tables hand in: the totals of both sides, or deals. */
  results?: TableTotals[];
  /** A player, and who plays in his place. */
  substitute?: string[][];
  /** Who revoked, where that costs the player points at the end. */
  revoke?: string[];
}

export interface ClubOptions {
  /** The rule set. */
  rules: string;
  /** Of an evening. */
  boompjes: number;
  /** Of a boompje. */
  deals: number;
  /** Points for who stands. */
  standing: number;
  /** Points of a revoke. */
  revoke: number;
  /** Of the season. */
  evenings: number;
  /** Evenings that count. */
  best: number;
  /** Evenings for a prize. */
  needed: number;
  /** Places from the first that have a prize. */
  prizes_first: number;
  /** Every so many places after them, one has a prize. */
  prizes_every: number;
  /** Wins after which the cup is kept. */
  wins_to_keep: number;
  /** Whether a draw avoids the same partners. */
  new_partners: boolean;
}

export interface ClubMember {
  /** The name. */
  player: string;
  /** Whether he has not left. */
  active: boolean;
  /** Names that he had, oldest first. */
  former_names?: string[];
}

export interface ClubTable {
  /** Its number, from 1. */
  table: number;
  /** The four, from North, who deals first, clockwise. */
  players: string[];
  /** Who plays in whose place; empty texts for nobody. */
  substitutes?: string[];
  /** Of North-South and East-West, once they are in. */
  totals?: number[];
}

export interface ClubBoompje {
  /** Its number, from 1. */
  boompje: number;
  /** The tables that were drawn. */
  tables: ClubTable[];
  /** Who stand. */
  standing: string[];
}

export interface ClubEvening {
  /** Its number, from 1. */
  evening: number;
  /** As it was written; may be empty. */
  date: string;
  /** Those that were drawn. */
  boompjes: ClubBoompje[];
  /** Who revoked, once for each revoke. */
  revokes?: string[];
  /** Points, places and prizes. */
  result: EveningResult;
}

/** The answer to `club`. */
export interface ClubAnswer {
  /** The text, to be kept. */
  file: string;
  /** Its name. */
  season: string;
  /** What undo took back; empty if it was an entry that was there in part. */
  taken_back?: string;
  /** The entry that undo would take back. */
  last?: string;
  /** What was drawn. */
  drawn?: Drawn;
  /** How the club plays. */
  options: ClubOptions;
  /** The players, as they came. */
  members: ClubMember[];
  /** The evenings so far. */
  evenings: ClubEvening[];
  /** The season so far. */
  standings: SeasonResult;
}

export interface Meeting {
  /** The table, from 1. */
  table: number;
  /** The pair North-South. */
  north_south: number;
  /** The pair East-West. */
  east_west: number;
  /** Which boards: with k boards a round, set s has (s - 1)k + 1 to sk. */
  set: number;
  /** Whether another table plays boards of the same set in this round. */
  shares: boolean;
}

export interface MovementRound {
  /** The round, from 1. */
  round: number;
  /** The pair that is free. */
  bye?: number;
  /** Who meet, by table. */
  meetings: Meeting[];
}

/** The answer to `movement`. */
export interface PairMovement {
  /** How many there are. */
  tables: number;
  /** Of boards, those that wait included. */
  sets: number;
  /** Each round. */
  rounds: MovementRound[];
}

export interface FoursBoard {
  /** Its number. */
  board: number;
  /** The scores of North-South and East-West at both tables; the first four has the pair North-South at the first. */
  scores: number[][];
}

export interface FoursMatchPlayed {
  /** The names of the two fours. */
  fours: string[];
  /** Each board that both tables played. */
  boards: FoursBoard[];
}

export interface FourStanding {
  /** From 1; those with the same match points and difference share the highest. */
  place: number;
  /** The name. */
  four: string;
  /** Of all its matches. */
  match_points: number;
  /** Of all its boards. */
  difference: number;
  /** How many it played. */
  matches: number;
}

export interface FoursMatchScored {
  /** The names. */
  fours: string[];
  /** What the first four has more, over all boards. */
  difference: number;
  /** Of both fours. */
  match_points: number[];
  /** What the first four has more, by board. */
  differences: number[];
}

/** The answer to `fours`. */
export interface FoursResult {
  /** The fours, best first: by match points, then by difference. */
  standings: FourStanding[];
  /** Each match. */
  matches: FoursMatchScored[];
}

export interface TeamPart {
  /** The name of the team. */
  team: string;
  /** The pair, four or player. */
  part: string;
  /** What it gathered. */
  points: number;
}

export interface TeamStanding {
  /** From 1; teams with the same points share the highest of their places. */
  place: number;
  /** The name. */
  team: string;
  /** The sum of its parts. */
  points: number;
  /** How many those are. */
  parts: number;
}

/** The answer to `teams`. */
export interface TeamsResult {
  /** The teams, best first. */
  standings: TeamStanding[];
}

/** The answer to `knockout`. */
export interface KnockoutRound {
  /** Who meet, two names each. */
  matches: string[][];
  /** Who goes on without a match. */
  bye?: string;
}

/** The answer to `race`. */
export interface Race {
  /** Of North-South and East-West. */
  totals: number[];
  /** The side that has won; not before it has. */
  winner?: Direction;
}

export type PaperKind = "control" | "wallets" | "tables" | "places" | "slips" | "collective" | "sheets" | "records";

export interface ParOfBoard {
  /** Number of the board. */
  board?: number;
  /** The hands. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer?: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The calls in order, those made already first. */
  calls: ParCall[];
  /** How often it is doubled, if it is. */
  doublings?: number;
  /** Who declares, unless all pass. */
  declarer?: Seat;
  /** The trump suit, unless all pass. */
  trump?: Suit;
  /** Whether the contract is made, where it was doubled by who doubled last. */
  makes?: boolean;
  /** Whether that side can take all tricks. */
  pit?: boolean;
  /** What is written down: North-South minus East-West; 0 if all pass. */
  score: number;
  /** Cards played in the search. */
  nodes: number;
  /** Time that took, in microseconds. */
  time_us: number;
  /** The rows of the table. */
  rows?: TableRow[];
}

export interface DrawnBox {
  /** Of the left edge. */
  x: number;
  /** Of the top edge. */
  y: number;
  /** In millimetres. */
  width: number;
  /** In millimetres. */
  height: number;
  /** Whether it is light grey, without a line. */
  shaded?: boolean;
}

export interface DrawnLine {
  /** Where it begins. */
  x1: number;
  /** Where it begins. */
  y1: number;
  /** Where it ends. */
  x2: number;
  /** Where it ends. */
  y2: number;
  /** Where to write, cut or fold. */
  dashed?: boolean;
}

export type TextAlign = "left" | "center" | "right";

export type Ink = "black" | "grey" | "red";

export interface DrawnText {
  /** What it says. */
  text: string;
  /** Of the place that `align` names. */
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  /** Of the font, in points. */
  size: number;
  /** Whether it is bold. */
  bold?: boolean;
  /** Which place of the text (default left). */
  align?: TextAlign;
  /** Counterclockwise: 90, 180 or 270 degrees. */
  turn?: number;
  /** The most that it may be wide, or it is made smaller. */
  most?: number;
  /** Its colour (default black). */
  ink?: Ink;
}

export interface DrawnPage {
  /** Below the rest. */
  boxes: DrawnBox[];
  /** Above boxes. */
  lines: DrawnLine[];
  /** Above lines. */
  texts: DrawnText[];
}

/** The answer to `paper`. */
export interface Paper {
  /** What paper it is. */
  title: string;
  /** Of a page, in millimetres. */
  width: number;
  /** Of a page, in millimetres. */
  height: number;
  /** Each page; lengths are in millimetres, places from the top left. */
  pages: DrawnPage[];
}

/** The answer to `score`. */
export interface WrittenScore {
  /** How it ended. */
  outcome: Outcome;
  /** Points that North-South write down. */
  ns: number;
  /** Points that East-West write down. */
  ew: number;
}

export type DealPhase = "auction" | "play" | "over";

export interface GameStanding {
  /** The points of North-South and East-West. */
  totals: number[];
  /** Whether the deal ended the game. */
  over: boolean;
  /** The side that is ahead, and has won when the game is over; not if they are equal. */
  ahead?: Direction;
}

/** The answer to `state`. */
export interface DealState {
  /** The hands as they were dealt. */
  deal: string;
  /** The rule set. */
  rules: string;
  /** Who dealt. */
  dealer: Seat;
  /** Auction, play or over. */
  phase: DealPhase;
  /** Who is to call or play, unless the deal is over. */
  turn?: Seat;
  /** What that seat may call or play. */
  legal?: (Call | Card)[];
  /** The calls, if they were recorded. */
  auction?: Call[];
  /** Who must pass, because of a call out of turn. */
  barred?: BarredSide[];
  /** True if all passed, and the cards are dealt again. */
  passed_out?: boolean;
  /** The trump suit. */
  trump?: Suit;
  /** Who made trump. */
  declarer?: Seat;
  /** How often the contract was doubled, if it was. */
  doublings?: number;
  /** Then, the side that must make it. */
  to_make?: Direction;
  /** A deal line, to be solved. */
  position?: string;
  /** The tricks that were played. */
  tricks?: PlayedTrick[];
  /** What both sides won. */
  won?: Won;
  /** The illegal cards. */
  faults?: Fault[];
  /** Cards that were shown too early, if there are any. */
  penalty_cards?: PenaltyCard[];
  /** Turned tricks that somebody looked at again, which has no penalty. */
  looked_at?: TrickLookedAt[];
  /** What ended the deal before its end. */
  ending?: Ending;
  /** Not of a deal that was broken off or is played again. */
  result?: DealResult;
  /** With conventions: what the cards said so far. */
  signals?: Signal[];
  /** With totals: how the game stands after a deal that is written down. */
  standing?: GameStanding;
  /**
   * With totals: the chance of North-South to win the game, before the deal or, where that is written down, after it;
   * not once the game is over, or with more than 64 deals to go.
   */
  wins?: number;
}

export interface BoerenbridgeTrickGiven {
  /** Who led to the trick. */
  leader?: number;
  /** The cards in order of play. */
  cards: Card[];
  /** Who has won it, or wins it so far. */
  winner?: number;
}

export type BoerenbridgePhase = "bids" | "play" | "over";

export interface BoerenbridgeTrickPlayed {
  /** Who led to the trick. */
  leader: number;
  /** The cards in order of play. */
  cards: Card[];
  /** Who has won it, or wins it so far. */
  winner: number;
}

export interface BoerenbridgeResult {
  /** What each seat writes down. */
  scores: number[];
  /** If those before were told: after the deal. */
  totals?: number[];
  /** The match points for these totals. */
  match_points?: number[];
}

/** The answer to `boerenbridge.state`. */
export interface BoerenbridgeStateAnswer {
  /** The hands as they were dealt. */
  deal: string;
  /** How many play. */
  players: number;
  /** Cards dealt to each. */
  cards: number;
  /** The trump suit. */
  trump: Suit;
  /** Bids, play or over. */
  phase: BoerenbridgePhase;
  /** Who is to bid or play, unless the deal is over. */
  turn?: number;
  /** What that seat may bid or play. */
  legal?: (number | Card)[];
  /** Of each seat; null for those that have not bid. */
  bids: (number | null)[];
  /** What the dealer may not bid. */
  forbidden?: number;
  /** A deal line, to be solved. */
  position?: string;
  /** The tricks so far. */
  tricks?: BoerenbridgeTrickPlayed[];
  /** Tricks that each seat took. */
  taken?: number[];
  /** Of a deal that is over. */
  result?: BoerenbridgeResult;
}

export interface TrickRead {
  /** The cards in order of play. */
  cards: Card[];
  /** Late or none, if roem was not claimed in time. */
  roem_claim?: string;
  /** Illegal cards that were taken back. */
  mended?: Card[];
  /** Who accused the others of a revoke. */
  accused_by?: Seat;
  /** Who has too few cards. */
  short_hand?: Seat;
  /** Who has too many cards. */
  long_hand?: Seat;
  /** Cards that were led or played out of turn. */
  out_of_turn?: Card[];
  /** Penalty cards that the others wanted to be played. */
  called?: Card[];
  /** Penalty cards that the others refused. */
  refused?: Card[];
  /** Tricks that were played here and taken back. */
  undone?: Card[][];
  /** Who looked at it after it was turned. */
  looked_at?: Seat;
}

export interface CallOutOfTurn {
  /** Who was not in turn. */
  seat: Seat;
  /** What was said. */
  call: Call;
  /** After so many calls. */
  after: number;
}

export interface DealRead {
  /** The deal line. */
  line?: string;
  /** The cards of each seat. */
  hands?: {N: Card[]; E: Card[]; S: Card[]; W: Card[]};
  /** The rule set. */
  rules?: string;
  /** The trump suit. */
  trump?: Suit;
  /** Who leads. */
  leader?: Seat;
  /** Who dealt. */
  dealer?: Seat;
  /** Who made trump. */
  declarer?: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Number of the board. */
  board?: number;
  /** What is wrong with it. */
  error?: string;
  /** Where it stands. */
  line_number: number;
  /** The id of the record. */
  record?: string | number;
  /** The calls. */
  auction?: Call[];
  /** The tricks as given. */
  tricks?: TrickRead[];
  /** True if each plays alone. */
  individual?: boolean;
  /** True if a revoke was seen too late to count. */
  as_played?: boolean;
  /** True if the table plays the deal again. */
  played_again?: boolean;
  /** Calls that were made out of turn. */
  out_of_turn?: CallOutOfTurn[];
}

/** The answer to `read`. */
export interface ReadAnswer {
  /** Each deal, or an error. */
  deals: DealRead[];
}

/** The answer to `commit`. */
export interface Commitment {
  /** The name of the set, for paper: how the hash begins. */
  set: string;
  /** The SHA-256 of `text`, to be published beforehand. */
  hash: string;
  /** The salt, to be kept secret until the deals were played. */
  salt: string;
  /** How many deals there are. */
  deals: number;
  /** The salt and the deals, as they are hashed and should be kept. */
  text: string;
  /** Whether the hash is the one published. */
  same?: boolean;
}

/** The answer to `random`. */
export interface Deal {
  /** The deal line. */
  line: string;
  /** The cards of each seat. */
  hands: {N: Card[]; E: Card[]; S: Card[]; W: Card[]};
  /** The rule set. */
  rules?: string;
  /** The trump suit. */
  trump?: Suit;
  /** Who leads. */
  leader?: Seat;
  /** Who dealt. */
  dealer?: Seat;
  /** Who made trump. */
  declarer?: Seat;
  /** The suit that was turned, or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Number of the board. */
  board?: number;
}

/** The answer to `boerenbridge.random`. */
export interface TricksDeal {
  /** The deal line. */
  line: string;
  /** How many play. */
  players: number;
  /** Cards dealt to each. */
  cards: number;
  /** The cards of each seat. */
  hands: Card[][];
  /** Which player sits in each seat. */
  seats: number[];
  /** The trump suit. */
  trump: Suit;
  /** The player who deals. */
  dealer: number;
  /** Deals in a round. */
  deals?: number;
}

export interface RuleSet {
  /** Its name. */
  name: string;
  /** The text that it is of. */
  source: string;
  /** Deals in a game, unless it goes to so many points. */
  deals?: number;
  /** The value of each option. */
  options: Record<string, string>;
  /** Where its text says that a turned trick may not be looked at again, if it does. */
  no_looking?: string;
}

export interface ConventionTitle {
  /** In English. */
  en: string;
  /** In Dutch. */
  nl: string;
}

export interface RuleOption {
  /** Its name. */
  name: string;
  /** What it decides. */
  meaning: string;
  /** What it may be. */
  values: string;
  /** What it decides, in both languages. */
  title: ConventionTitle;
  /** Its values, where they can be listed. */
  choices?: string[];
}

export interface ConventionName {
  /** What requests call it. */
  name: string;
  /** Its title. */
  title: ConventionTitle;
}

/** The answer to `rules`. */
export interface RuleSets {
  /** The rule sets. */
  presets: RuleSet[];
  /** What may differ between them. */
  options: RuleOption[];
  /** The whole cards of signals. */
  conventions: ConventionName[];
}

/** The call or the card for a seat. */
export interface MoveQuestion {
  /** Who answers (default the player of the engine); not a program. Such as `full:level=club`. */
  player?: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Options of the rules with their values, which are compared with the rules. */
  rule_options?: Record<string, string>;
  /** The dealer; the seat to the left calls and leads first. */
  dealer: Seat;
  /** Whose hand it is (default the seat to call or play, as it must be). */
  seat?: Seat;
  /** The cards that the seat still holds. Such as `J97.AT.K8.7`. */
  hand: Card[] | string;
  /** All calls so far, first speaker first. */
  auction?: Call[];
  /** Sides that must pass because of a call out of turn, as state answers them. */
  barred?: BarredGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The trump suit, where a card is to be played. */
  trump?: Suit;
  /** Who made trump, where a card is to be played. */
  declarer?: Seat;
  /** All tricks, the one in progress last. */
  tricks?: Trick[];
  /** The legal calls or cards, which are compared with the rules. */
  legal?: string[];
  /** Milliseconds after which the answer is what was found so far. From 1 to 86400000. */
  budget_ms?: number;
  /** For random choices (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /** Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`. */
  deal_id?: string;
  /**
   * Where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or
   * the points it goes to and those of both sides, such as 1500,1200,1350. Such as `2,-80`.
   */
  match?: string;
  /**
   * What each side agreed that a card says: a card of conventions for both, or an object with ns and ew. Such as
   * `bedum`.
   */
  conventions?: Conventions;
  /** Whether to say why a card was chosen. */
  why?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** The bid or the card for a seat. */
export interface BoerenbridgeMoveQuestion {
  game: "boerenbridge";
  /** Who answers (default the player of the engine); not a program. Such as `full:level=club`. */
  player?: string;
  /** How many play. From 3 to 7. */
  players: number;
  /** Cards dealt to each (default those of the hand and one for each full trick). From 1 to 10. */
  cards?: number;
  /** Whose hand it is, 0 left of the dealer (default the seat to bid or play, as it must be). From 0 to 6. */
  seat?: number;
  /** The cards that the seat still holds. Such as `AK2.Q8.T98.A7`. */
  hand: Card[] | string;
  /** What each seat has bid, from seat 0 on; null for one that has not. */
  bids?: (number | null)[];
  /** All tricks, the one in progress last. */
  tricks?: BoerenbridgeTrick[];
  /** The legal bids or cards, which are compared with the rules. */
  legal?: (number | Card)[];
  /** Milliseconds after which the answer is what was found so far. From 1 to 86400000. */
  budget_ms?: number;
  /** For random choices (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /** Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`. */
  deal_id?: string;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What each call is worth to a player who sees one hand: play or pass? */
export interface BidQuestion {
  /** The hand, spades.hearts.diamonds.clubs. Such as `J97.AT.K8.7`. */
  hand: Card[] | string;
  /** The dealer; the seat to the left leads to the first trick. */
  dealer: Seat;
  /** The seat of the hand (default the seat to call). */
  seat?: Seat;
  /** Calls made already, such as pass,pass. */
  auction?: Call[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Cards known to be in other hands, such as N:J9... - - -. Such as `N:J9... - - -`. */
  given?: string;
  /**
   * How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut. Such
   * as `3-2-3,riffles=1,cut`.
   */
  dealt?: string;
  /**
   * Where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or
   * the points it goes to and those of both sides, such as 1500,1200,1350. Such as `2,-80`.
   */
  match?: string;
  /** The calls that the seat may make, which are compared with the rules. */
  legal?: string[];
  /** Sides that must pass because of a call out of turn, as state answers them. */
  barred?: BarredGiven[];
  /** Number of random deals of the other cards. From 2 to 10000000. */
  worlds?: number;
  /**
   * Stop when chances are known to within so many percentage points; as a key a fraction, 0.02 for 2 (default 2,
   * unless there is another limit). From 0.001 to 0.5.
   */
  precision?: number;
  /** Stop when the best call is clear. */
  until_clear?: boolean;
  /** The best call with open hands, not as players achieve it. */
  open_hands?: boolean;
  /** At most this many milliseconds per hand; the answer then depends on the clock. From 1 to 86400000. */
  budget_ms?: number;
  /**
   * Seed of the random deals (default 1); the answer is the same for any number of threads. From 0 to
   * 18446744073709551615.
   */
  seed?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** How many tricks to bid with this hand. */
export interface BoerenbridgeBidQuestion {
  game: "boerenbridge";
  /** The hand, spades.hearts.diamonds.clubs. Such as `AK2.Q8.T98.A7`. */
  hand: Card[] | string;
  /** Number of players, 3 to 7 (default of the command 5). From 3 to 7. */
  players: number;
  /** Cards dealt to each (default as many as the hand has). From 1 to 10. */
  cards?: number;
  /** The seat of the hand, 0 left of the dealer (default the seat to bid). From 0 to 6. */
  seat?: number;
  /** Bids made already, from seat 0 on. */
  bids?: (number | null)[];
  /** The bids that the seat may make, which are compared with the rules. */
  legal?: number[];
  /** Number of random deals of the other cards (default 2000). From 1 to 100000000. */
  worlds?: number;
  /** Stop when the best bid's score is known to within so many points. From 0.01 to 10.0. */
  precision?: number;
  /** At most this many milliseconds per hand; the answer then depends on the clock. From 1 to 86400000. */
  budget_ms?: number;
  /**
   * Seed of the random deals (default 1); the answer is the same for any number of threads. From 0 to
   * 18446744073709551615.
   */
  seed?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Solves deals exactly: values, best cards, a line of play. */
export interface SolveQuestion {
  /**
   * A deal line; without trump= each suit in turn. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H
   * leader=S`.
   */
  deal: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Who leads, or led to the trick in progress. */
  leader?: Seat;
  /** The dealer; the seat to the left leads to the first trick. */
  dealer?: Seat;
  /** Trump (default all: each suit in turn). */
  trump?: TrumpChoice;
  /** Whose side made trump (default the leader). */
  declarer?: Seat;
  /**
   * What to solve for: points, whether the declaring side makes the contract or pit, or the written score (default
   * points).
   */
  objective?: Objective;
  /** Also the outcome of each legal card. */
  cards?: boolean;
  /** Leave out the best cards and the line of play: faster. */
  value_only?: boolean;
  /** Give up on a suit after so many milliseconds. From 1 to 86400000. */
  budget_ms?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What each seat scores, or can force, with all hands open. */
export interface BoerenbridgeSolveQuestion {
  game: "boerenbridge";
  /**
   * A deal line, with bids unless only what seats can force is asked. Such as `0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0`.
   */
  deal: string;
  /** Which bids a seat can force when all others play against it; of one seat, or of all. From 0 to 6. */
  paranoid?: boolean | number;
  /** With `paranoid`, also the guaranteed score of each bid; much slower from eight cards on. */
  scores?: boolean;
  /** Also the outcome of each legal card of the seat to play. */
  cards?: boolean;
  /**
   * Give up on a deal, or with `paranoid` on a seat, after so many nodes (cards played in the search); 0 for no limit
   * (default of the command 20000000, otherwise 0). From 0 to 18446744073709551615.
   */
  nodes?: number;
  /** The same after so many milliseconds. From 1 to 86400000. */
  budget_ms?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What a deal is worth with each trump suit: points, contracts, pit, score. */
export interface TableQuestion {
  /**
   * A deal line of whole hands; trump= and declarer= do not count. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Who leads, or led to the trick in progress. */
  leader?: Seat;
  /** The dealer; the seat to the left leads to the first trick. */
  dealer?: Seat;
  /** Each seat leads in turn. */
  all_leaders?: boolean;
  /** Give up on a suit after so many milliseconds. From 1 to 86400000. */
  budget_ms?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** The auction of a deal with all hands open and perfect play. */
export interface ParQuestion {
  /**
   * A deal line of whole hands; trump= and declarer= do not count. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Who leads, or led to the trick in progress. */
  leader?: Seat;
  /** The dealer; the seat to the left leads to the first trick. */
  dealer?: Seat;
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Calls made already, such as pass,pass. */
  auction?: Call[];
  /** Also the rows of the table, in JSON. */
  rows?: boolean;
  /** Give up on a suit after so many milliseconds. From 1 to 86400000. */
  budget_ms?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What a hand is worth in each suit and place, at once, from a book. */
export interface BookQuestion {
  /** The hand, eight cards. Such as `J97.AT.K8.7`. */
  hand: Card[] | string;
  /** A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Only this suit. */
  trump?: Suit;
  /** Only this place: 1 leads, 4 dealt. From 1 to 4. */
  place?: number;
  /**
   * How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut. Such
   * as `3-2-3,riffles=1,cut`.
   */
  dealt?: string;
  /** Also hands that differ in one card; with `trump` and `place`. */
  exchanges?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Whether the side of the seat to play is certain of all tricks that are left. */
export interface ClaimQuestion {
  /** Who answers (default the player of the engine); not a program. Such as `full:level=club`. */
  player?: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Options of the rules with their values, which are compared with the rules. */
  rule_options?: Record<string, string>;
  /** The dealer; the seat to the left calls and leads first. */
  dealer: Seat;
  /** Whose hand it is (default the seat to call or play, as it must be). */
  seat?: Seat;
  /** The cards that the seat still holds. Such as `J97.AT.K8.7`. */
  hand: Card[] | string;
  /** All calls so far, first speaker first. */
  auction?: Call[];
  /** Sides that must pass because of a call out of turn, as state answers them. */
  barred?: BarredGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** The trump suit, where a card is to be played. */
  trump?: Suit;
  /** Who made trump, where a card is to be played. */
  declarer?: Seat;
  /** All tricks, the one in progress last. */
  tricks?: Trick[];
  /** The legal calls or cards, which are compared with the rules. */
  legal?: string[];
  /** Milliseconds after which the answer is what was found so far. From 1 to 86400000. */
  budget_ms?: number;
  /** For random choices (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /** Which deal and sitting this is, as 12-2; a program that plays is told it. Such as `12-2`. */
  deal_id?: string;
  /**
   * Where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or
   * the points it goes to and those of both sides, such as 1500,1200,1350. Such as `2,-80`.
   */
  match?: string;
  /**
   * What each side agreed that a card says: a card of conventions for both, or an object with ns and ew. Such as
   * `bedum`.
   */
  conventions?: Conventions;
  /** Whether to say why a card was chosen. */
  why?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Replays played deals and judges every card: what it cost, and who won. */
export interface AnalyseQuestion {
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /** Only the result and the totals, without cards and tricks. */
  summary?: boolean;
  /** Judges calls and cards by what their players could know. */
  fair?: boolean;
  /**
   * With `fair`: deals of the hidden cards to play out for each card, and to solve in proportion (default 300). From 1
   * to 100000.
   */
  worlds?: number;
  /**
   * With `fair`: seed of these deals (default 1); threads do not change the answer. From 0 to 18446744073709551615.
   */
  seed?: number;
  /**
   * With `fair`: judges by the chance to win the match, which stood so for North-South before the deal, as in jasnel
   * bid. Such as `2,-80`.
   */
  match?: string;
  /** Give up after so many milliseconds. From 1 to 86400000. */
  budget_ms?: number;
  /**
   * A card of conventions, to tell what the cards said: its name, such as bedum, the card, or an object with ns and
   * ew. Such as `bedum`.
   */
  conventions?: Conventions;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What the cards, the calls and the play made of results, and who is better. */
export interface LuckQuestion {
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Plays a deal on from any point, with another call or card: many times. */
export interface WhatIfQuestion {
  /** Where: trick and card, such as 5.3 for the third card of trick 5; or call.2. Such as `5.3`. */
  at: string;
  /**
   * What to compare with what was made: cards such as H9,SA, or calls such as pass,H (default all that were legal).
   */
  choices?: (Call | Card)[];
  /**
   * Who plays on in all four seats: a player, as in jasnel match; in the engine no other program (default full). Such
   * as `full:level=club`.
   */
  player?: string;
  /** How often, after each choice (default 100). From 1 to 1000000. */
  deals?: number;
  /**
   * Seed of the hidden cards and of the play (default 1); the answer is the same for any number of threads. From 0 to
   * 18446744073709551615.
   */
  seed?: number;
  /** Only as many of the deals as so many milliseconds allow. From 1 to 86400000. */
  budget_ms?: number;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Where are the hidden cards? The chance of each card in each hand, as a player could know. */
export interface BeliefsQuestion {
  /** Where: 5.3 for the third card of trick 5, or call.2 (default where the record ends). Such as `5.3`. */
  at?: string;
  /**
   * Deals of the hidden cards to weigh, if there are too many for all, counting those that weigh less as less (default
   * 1000). From 1 to 100000.
   */
  deals?: number;
  /** For the deals that are drawn (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /**
   * How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut. Such
   * as `3-2-3,riffles=1,cut`.
   */
  dealt?: string;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Does a pair know more than it can see? How its cards fit the hands of partners. */
export interface FairPlayQuestion {
  /** Deals of the hidden cards to play out for each card (default 200). From 1 to 10000. */
  deals?: number;
  /** For the deals that are drawn (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What your choices lost by what could be known, against the levels of full. */
export interface YardstickQuestion {
  /** Whose choices are measured (default S). */
  seat?: Seat;
  /**
   * Deals of the hidden cards to play out for each card, and to solve in proportion (default 300). From 1 to 100000.
   */
  worlds?: number;
  /** Seed of these deals and of the levels (default 1). From 0 to 18446744073709551615. */
  seed?: number;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A rating by the yardstick: points lost a deal, with intervals, against the levels of full. */
export interface RatingQuestion {
  /** What was lost in each deal: answers of yardstick. */
  deals: DealLost[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Positions with one card that is best by far: which card, and why? */
export interface PuzzlesQuestion {
  /** What one sees: one hand, or all (default hidden). */
  hands?: PuzzleHands;
  /** What every other card costs at least, in points (default 15). From 1 to 1000. */
  margin?: number;
  /** Cards in the hand of the seat to play (default 3-8, with open hands 3-5). From 2 to 8. Such as `3-5`. */
  cards?: number | string;
  /** How hard: 1, all five levels of full find the card, to 6, none does (default 2-6). From 1 to 6. Such as `3-5`. */
  grade?: number | string;
  /**
   * Seed of the deals and of the choice of positions (default 1); the answer is the same for any number of threads.
   * From 0 to 18446744073709551615.
   */
  seed?: number;
  /**
   * A rule set and changes to it (default kbn); as a flag, of records that name none. Such as `kbn,undertrump=free`.
   */
  rules?: string;
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Who played the same boards best: match points and rankings. */
export interface CompareQuestion {
  /**
   * Schevenings (default): pairs keep their direction, and each direction has a ranking; howell: pairs change
   * direction, and there is one ranking.
   */
  system?: Movement;
  /**
   * The rule set by which was played, to find scores that it cannot bring (default any). Such as
   * `kbn,undertrump=free`.
   */
  rules?: string;
  /** Also the score sheets of each board. */
  boards?: boolean;
  /** The results, each with the keys of jasnel compare, in English or in Dutch. */
  results: BoardResult[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A club's draw before a boompje: who sits at which table, and who stands. */
export interface DrawQuestion {
  /** The names of those who are there, from 4 to 1000. */
  players: string[];
  /** What was drawn before in the same evening: the answers to this question. */
  earlier?: EarlierDraw[];
  /** Nobody gets a partner whom he had before, as far as possible; else the lot decides. */
  new_partners?: boolean;
  /** The same draw each time (default the system's random numbers). From 0 to 18446744073709551615. */
  seed?: number;
  /** What was drawn by hand: the number of each player, from 1 to the number of players. */
  numbers?: {player: string; number: number}[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A club's evening of boompjes: each player's points, the places and the prizes. */
export interface EveningQuestion {
  /** A rule set and changes to it (default bedum). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** How many an evening has (default 4). From 1 to 100. */
  boompjes?: number;
  /** How many a boompje has (default 12). From 1 to 32. */
  deals?: number;
  /** Points of who stands in a boompje (default 1200). From 0 to 10000. */
  standing?: number;
  /** The first so many places have a prize (default 4). From 0 to 1000. */
  prizes_first?: number;
  /** And its multiples above that; 0 for none (default 4). From 0 to 1000. */
  prizes_every?: number;
  /**
   * Points that a revoke costs its player at the end, where the deal is played again (default 0; KBN has 162). From 0
   * to 10000.
   */
  revoke?: number;
  /** The boompjes so far: tables with players, and the totals or deals that they handed in. */
  played: BoompjeResult[];
  /** Who revoked, once for each revoke. */
  revokes?: string[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A club's season: the best evenings of each player, the champion and the cup. */
export interface SeasonQuestion {
  /** How many a season has (default 7). From 1 to 366. */
  evenings?: number;
  /** So many of a player's evenings count (default 5). From 1 to 366. */
  best?: number;
  /** Who played fewer wins no prize (default 5). From 1 to 366. */
  needed?: number;
  /** Who wins the cup so often keeps it; 0 for nobody (default 3). From 0 to 1000. */
  wins_to_keep?: number;
  /** The evenings so far: the players of each answer to evening. */
  played: PlayerPoints[][];
  /** The champions of the seasons before, oldest first, as long as there is a cup. */
  earlier?: string[][];
  /** Results of an evening are still to come, so that the season is not over. */
  awaited?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A club's season as text: what it says, and what it is with an entry more. */
export interface ClubQuestion {
  /** The text of a season, as jasnel club keeps it; needed without new. */
  file?: string;
  /** A season that begins: its name and its options. */
  new?: NewSeason;
  /** Who join, leave or take another name. */
  players?: MembersChange;
  /** The next boompje is drawn; after the last one a new evening begins. */
  draw?: NextDraw;
  /** What tables hand in, who plays in whose place, and who revoked. */
  enter?: HandedIn;
  /** The last entry does not count any more. */
  undo?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** How pairs and boards move between tables: Schevenings or Howell, a bye included. */
export interface MovementQuestion {
  /** Schevenings (default): pairs keep their direction; howell: all meet all. */
  system?: Movement;
  /** How many play; of an odd number one is free each round. From 3 to 32. */
  pairs: number;
  /** How many are played (default until all have met). From 1 to 32. */
  rounds?: number;
  /** One set of boards goes from table to table; else each table has its own. */
  circulate?: boolean;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Matches of fours, who play the same boards at two tables: differences and match points. */
export interface FoursQuestion {
  /** A rule set and changes to it, for what a board can bring (default any). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Match points of who wins (default 2). From 0 to 1000. */
  win?: number;
  /** Match points of both when nobody wins (default 1). From 0 to 1000. */
  draw?: number;
  /** Match points of who loses (default 0). From 0 to 1000. */
  loss?: number;
  /** The fours of each match, and the scores of each board at both tables. */
  matches: FoursMatchPlayed[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Teams, by the sum of what their pairs, fours or players gathered. */
export interface TeamsQuestion {
  /** What each pair, four or player gathered, and for which team. */
  parts: TeamPart[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** The draw of a knock-out round: who meets whom, and who goes on without a match. */
export interface KnockoutQuestion {
  /** The names of who are left, from 2 to 1000. */
  entrants: string[];
  /** Who went on without a match before; of an odd number another one does now. */
  had_bye?: string[];
  /** The same draw each time (default the system's random numbers). From 0 to 18446744073709551615. */
  seed?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A match to a number of points, such as 1,500: the totals, and who has won. */
export interface RaceQuestion {
  /** What North-South and East-West wrote down, deal by deal. */
  deals: number[][];
  /** Who has so many points after a deal wins; of both the one with more (default 1500). From 1 to 1000000. */
  target?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What a club prints: control cards, labels, place slips, score slips and sheets. */
export interface PaperQuestion {
  /**
   * Control cards of hands, labels of wallets, cards of tables, place slips, score slips, the collective sheet, score
   * sheets of tables, or hand records.
   */
  kind: PaperKind;
  /** At the head of each paper: the club, the evening. */
  title?: string;
  /** Deal lines, PBN, pictures of deals or records of played deals. */
  text?: string;
  /** Of each of the deals, for hand records: what par answers with rows. */
  worth?: ParOfBoard[];
  /**
   * How many, where that does not follow from the deals or the movement; of a score sheet, how many deals it has
   * (default 12). From 1 to 999.
   */
  boards?: number;
  /** How many play the same boards; each has its own paper (default 1). From 1 to 26. */
  groups?: number;
  /** How many have a card or a score sheet, where nothing else tells. From 1 to 200. */
  tables?: number;
  /** How many move in each group. From 3 to 32. */
  pairs?: number;
  /** How they move, and are ranked (default schevenings). */
  system?: Movement;
  /** How many are played (default until all have met). From 1 to 32. */
  rounds?: number;
  /** One set of boards goes from table to table; else each table has its own. */
  circulate?: boolean;
  /** Boards that two pairs play in a round (default 4). From 1 to 32. */
  per_round?: number;
  /** Of pairs 1, 2 and so on, group by group; an empty one for none. */
  names?: string[];
  /** Of boards, with the keys of jasnel compare: for slips and a collective sheet that are filled in. */
  results?: BoardResult[];
  /**
   * Boompjes, as evening takes them: for score sheets with the names of players, and with what is known of their
   * deals.
   */
  played?: BoompjeResult[];
  /** The number of the first of these (default 1). From 1 to 100. */
  boompje?: number;
  /** The rule set of score sheets (default bedum), and of results (default any). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Of each score sheet: two where both sides write (default 1). From 1 to 4. */
  copies?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What both sides write down, from what they won. */
export interface ScoreQuestion {
  /** A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Whose side made trump, unless somebody revoked or accused. */
  declarer?: Seat;
  /** Trump suit, needed where one counts twice (double). */
  trump?: Suit;
  /** How often it was doubled, by rules with doubling. From 0 to 3. */
  doublings?: number;
  /** The card points of the declaring side, the ten of the last trick included. From 0 to 162. */
  points?: number | string;
  /** The roem of North-South, without a bonus for pit. From 0 to 2400. */
  "ns-roem"?: number | string;
  /** The roem of East-West, without a bonus for pit. From 0 to 2400. */
  "ew-roem"?: number | string;
  /** The side with all points took all tricks. */
  pit?: boolean;
  /**
   * The side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count.
   */
  revoke?: Direction;
  /** The side that wrongly accused the other of a revoke, which costs as much. */
  accused_by?: Direction;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Whose turn it is in a deal, what is legal, and how the deal went so far. */
export interface StateQuestion {
  /**
   * The four hands as they were dealt, or a deal line with them. Such as `N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ
   * Q87.A.QJ7.7 trump=H leader=S`.
   */
  deal: string;
  /** A rule set and changes to it, such as kbn,undertrump=free (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** The dealer; without it, the seat right of whoever led first. */
  dealer?: Seat;
  /** The calls, such as pass and then H. */
  auction?: Call[];
  /** Calls that were made out of turn, after which that side must pass. */
  out_of_turn?: CallOutOfTurnGiven[];
  /** The turned suit, if the rules turn one (bidding=turned, lot), or several in order. */
  turned?: TurnedCard | TurnedCard[];
  /** Trump, unless the calls say it. */
  trump?: Suit;
  /** Who made trump, unless the calls say it. */
  declarer?: Seat;
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks?: TrickGiven[];
  /** Each plays alone: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** The table plays the deal again instead of what a revoke costs. */
  played_again?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
  /** The points of North-South and East-West in the game before the deal. */
  totals?: number[];
  /** With totals: the number of the deal in the game (default 1). From 1 to 18446744073709551615. */
  number?: number;
  /**
   * A card of conventions, to tell what the cards said: its name, such as bedum, the card, or an object with ns and
   * ew. Such as `bedum`.
   */
  conventions?: Conventions;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** Whose turn it is in a deal, what is legal, and how the deal went so far. */
export interface BoerenbridgeStateQuestion {
  game: "boerenbridge";
  /** The hands as they were dealt, and nothing else. Such as `0:A8.K.4. KT..J5. 7.QT.8.`. */
  deal: string;
  /** What each seat has bid, from seat 0 on; null for one that has not. */
  bids?: (number | null)[];
  /** The tricks as they were played, the last of which may be unfinished. */
  tricks?: BoerenbridgeTrickGiven[];
  /** The points of each seat before the deal. */
  totals?: number[];
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** The deals in a text, card by card. */
export interface ReadQuestion {
  /** Deal lines, PBN, pictures of deals or records of played deals. */
  text: string;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** What can be published of deals before they are played, or whether they are as published. */
export interface CommitQuestion {
  /** Deal lines, PBN, pictures of deals or records of played deals. */
  text: string;
  /** 32 to 128 digits, 0 to f, hashed with the deals (default those behind salt= in the text, or new ones). */
  salt?: string;
  /** The hash that was published, to check the deals. */
  hash?: string;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A new deal, or the deal for a seed and a number. */
export interface RandomQuestion {
  /** For studies: the same deal each time (default the system's random numbers). From 0 to 18446744073709551615. */
  seed?: number;
  /** Number of the deal, which tells who deals (default 1). From 1 to 18446744073709551615. */
  number?: number;
  /** A rule set to add to the deal, with a turned suit if it needs one. Such as `kbn,undertrump=free`. */
  rules?: string;
  /**
   * How the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut. Such
   * as `3-2-3,riffles=1,cut`.
   */
  dealt?: string;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** A new deal of a game, or the deal for a seed and a number. */
export interface BoerenbridgeRandomQuestion {
  game: "boerenbridge";
  /** How many play. From 3 to 7. */
  players: number;
  /** For studies: the same deals each time (default the system's random numbers). From 0 to 18446744073709551615. */
  seed?: number;
  /** Number of the deal in the game (default 1). From 1 to 18446744073709551615. */
  number?: number;
  /** Cards for each player in every deal. From 1 to 10. */
  cards?: number;
  /** Cards for each player in the first deal of a round. From 1 to 10. */
  most_cards?: number;
  /** Of messages and sentences. */
  language?: "en" | "nl";
}

/** The rule sets, their options, and the cards of signals. */
export interface RulesQuestion {
  /** Of messages and sentences. */
  language?: "en" | "nl";
}
