/** The questions to the engine, and its answers. */
// Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

import type {Card} from "./jasnel.js";

export type Seat = "N" | "E" | "S" | "W";

export type TrumpChoice = "S" | "H" | "D" | "C" | "all";

export type Objective = "points" | "make" | "pit" | "score";

export type Suit = "S" | "H" | "D" | "C";

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

export type Direction = "NS" | "EW";

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

export type Outcome = "made" | "nat" | "pit" | "revoke" | "accusation";

/** The answer to `score`. */
export interface WrittenScore {
  /** How it ended. */
  outcome: Outcome;
  /** Points that North-South write down. */
  ns: number;
  /** Points that East-West write down. */
  ew: number;
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
  /** Also hands that differ in one card; with `trump` and `place`. */
  exchanges?: boolean;
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

/** What both sides write down, from what they won. */
export interface ScoreQuestion {
  /** A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`. */
  rules?: string;
  /** Whose side made trump, unless somebody revoked. */
  declarer?: Seat;
  /** The card points of the declaring side, the ten of the last trick included. From 0 to 162. */
  points?: number | string;
  /** The roem of North-South, without a bonus for pit. From 0 to 900. */
  "ns-roem"?: number | string;
  /** The roem of East-West, without a bonus for pit. From 0 to 900. */
  "ew-roem"?: number | string;
  /** The side with all points took all tricks. */
  pit?: boolean;
  /**
   * The side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count.
   */
  revoke?: Direction;
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
