/** The questions to the engine, and its answers. */
// Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

import type {Card} from "./jasnel.js";

export type Suit = "S" | "H" | "D" | "C";

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
