/** Questions about klaverjas and boerenbridge, answered in this thread by the library in C++. */

import type {
  Book, BookQuestion, Compared, CompareQuestion, Outcome, ScoreQuestion, Seat, Solved, SolveQuestion, Suit, WrittenScore,
} from "./questions.js";

export * from "./questions.js";

/** Suit then rank, as `SA` or `HT`. Questions may have Dutch letters too, answers are in English. */
export type Card = string;
export type Call = "pass" | Suit;
/** Hands and what is known, as `N:AJT.Q8.T98. K.KJ.K.KT98 ... trump=H leader=S`. */
export type DealLine = string;

/** What is wrong with a question, in one line: what, where, and what was expected. */
export class JasnelError extends Error {}

/** Each answer ends with its time, in microseconds. */
export interface Timed {
  id: unknown;
  time_us: number;
}

/** What a deal line does not say, and what to solve for. */
export type SolveOptions = Omit<SolveQuestion, "deal">;

export interface TableRow {
  trump: Suit;
  leader: Seat;
  value: number;
  ns: number;
  ew: number;
  ns_makes: boolean;
  ns_pit: boolean;
  ns_score: number;
  ew_makes: boolean;
  ew_pit: boolean;
  ew_score: number;
}

export interface Table extends Timed {
  deal: DealLine;
  rules: string;
  dealer?: Seat;
  turned?: Suit;
  rows: TableRow[];
  nodes: number;
}

/** What a seat knows that is to call. */
export interface CallQuestion {
  hand: Card[];
  dealer: Seat;
  seat?: Seat;
  auction?: Call[];
  turned?: Suit;
  /** The legal calls, or cards: must be right if given. */
  legal?: string[];
  rules?: string;
  budget_ms?: number;
  seed?: number;
}

/** How hard to look: the first that is reached ends it. */
export interface BidQuestion extends CallQuestion {
  /** Random deals of the other cards. */
  worlds?: number;
  /** Until chances are known to this, 0.001 to 0.5. */
  precision?: number;
  until_clear?: boolean;
}

/** What it is worth to play in a suit: with open hands, and as players reach it. */
export interface SuitBid {
  suit: Suit;
  makes: number;
  low: number;
  high: number;
  score: number;
  score_low: number;
  score_high: number;
  pit: number;
  roem: number;
  played_makes?: number;
  played_score?: number;
  results: Record<"nat" | "to_100" | "to_120" | "to_140" | "over_140" | "pit", number>;
}

export interface Bid extends Timed {
  hand: string;
  dealer: Seat;
  seat: Seat;
  auction: Call[];
  rules: string;
  suits: SuitBid[];
  pass?: {
    score: number;
    low: number;
    high: number;
    declares: Record<Seat, number>;
    played_score?: number;
  };
  call: Call;
  clear: boolean;
  worlds: number;
  scored: number;
  all_worlds: boolean;
  seed: number;
}

/** Whether all tricks that are left are certain, against every deal that is possible. */
export interface Claim {
  verdict: "proved" | "refuted" | "unknown";
  seat: Seat;
  tricks: number;
  /** Card points that come with the tricks, the last trick included; roem is not. */
  points: number;
  /** If proved: whether the partner may play any card; otherwise it must follow the plan. */
  alone?: boolean;
  /** If proved: the first card of the plan. */
  card?: Card;
  /** A deal in which a trick is lost even with open hands, if one was found, and how. */
  counterexample?: {position: DealLine; line: Card[]};
  nodes: number;
  time_us: number;
}

/** What a seat knows at a table of boerenbridge that is to bid. Seat 0 sits left of the dealer. */
export interface TricksQuestion {
  game: "boerenbridge";
  players: number;
  hand: Card[];
  cards?: number;
  seat?: number;
  bids?: (number | null)[];
  /** The legal bids, or cards: must be right if given. */
  legal?: (number | Card)[];
  worlds?: number;
  precision?: number;
  budget_ms?: number;
  seed?: number;
}

export interface TricksBid extends Timed {
  hand: string;
  players: number;
  cards: number;
  seat: number;
  before: number[];
  /** What the dealer may not bid. */
  forbidden?: number;
  /** With the best bid: the chances to take 0, 1, 2, ... tricks. */
  tricks: number[];
  bids: {
    bid: number;
    score: number;
    low: number;
    high: number;
    makes: number;
    makes_low: number;
    makes_high: number;
    others: number;
    worlds: number;
  }[];
  bid: number;
  clear: boolean;
  worlds: number;
  seed: number;
}

export interface Trick<AnySeat = Seat> {
  leader: AnySeat;
  cards: Card[];
  /** Who has won it, or wins it so far. */
  winner?: AnySeat;
}

/** What a seat sees that is to call or to play a card. */
export interface MoveRequest extends CallQuestion {
  trump?: Suit;
  declarer?: Seat;
  tricks?: Trick[];
  /** Who answers, as `full`, `full:level=club` or `rule`. */
  player?: string;
  /** What each side agreed that a card says. */
  conventions?: Conventions;
  /** Whether to say why a card was chosen. */
  why?: boolean;
  /** Of `why`. */
  language?: "en" | "nl";
}

/** A text, or one for each language. */
export type ConventionText = string | {en?: string; nl?: string};

/** One of four suits that a convention speaks of. */
export type ConventionSuit = "played" | "opposite" | "third" | "trump";

/** In this situation these cards say that. */
export interface Convention {
  name: string;
  title: ConventionText;
  when: {
    act: "lead" | "discard";
    trick?: "anyones" | "partners" | "surely-partners" | "lost";
    who?: "anyone" | "declarer" | "declarers-partner";
    first_lead?: boolean;
    no_trump_led?: boolean;
    out?: string;
    partner_sent?: string;
    self_sent?: string;
  };
  /** Ranks, as `789`. */
  cards: string;
  trumps?: boolean;
  about: ConventionSuit;
  /** True if all of one of these lists is. */
  means: {suit: ConventionSuit; with?: string; without?: string; least?: number; most?: number}[][];
  kept?: number;
  says: ConventionText;
  asks: ConventionText;
  sentence?: string;
  chosen?: ConventionText;
}

/** What two partners agreed that a card says; as `jasnel conventions bedum --format=json` writes it. */
export interface ConventionCard {
  name: string;
  title: ConventionText;
  source?: string;
  conventions: Convention[];
}

/** A supplied card by its name, as `bedum`, or one of your own; for both sides or for each. */
export type Conventions =
  | string
  | ConventionCard
  | {ns?: string | ConventionCard; ew?: string | ConventionCard};

/** What a card said to the partner. */
export interface Signal {
  trick: number;
  seat: Seat;
  card: Card;
  convention: string;
  about?: Suit;
  says: string;
  asks: string;
  /** The whole in a sentence. */
  words: string;
  /** Of the text that the convention is from. */
  sentence?: string;
}

/** The same of boerenbridge. */
export interface TricksMoveRequest extends Omit<TricksQuestion, "worlds" | "precision"> {
  tricks?: Trick<number>[];
  player?: string;
}

/** A deal of boerenbridge as far as it was bid and played. Seats are numbered from 0, left of the dealer. */
export interface TricksInPlay {
  game: "boerenbridge";
  /** The hands as they were dealt, and nothing else. */
  deal: DealLine;
  bids?: (number | null)[];
  tricks?: Partial<Trick<number>>[];
  /** The points of each seat before this deal. */
  totals?: number[];
}

interface TricksSoFar {
  id: unknown;
  deal: DealLine;
  players: number;
  cards: number;
  trump: Suit;
  /** By seat; null for those that have not bid. */
  bids: (number | null)[];
}

export interface TricksBidsState extends TricksSoFar {
  phase: "bids";
  turn: number;
  legal: number[];
  /** What the dealer may not bid. */
  forbidden?: number;
}

export interface TricksPlayState extends TricksSoFar {
  phase: "play" | "over";
  /** The seat in turn and what it may play; neither where the deal is over. */
  turn?: number;
  legal?: Card[];
  /** A deal line, to be solved. */
  position: DealLine;
  tricks: Trick<number>[];
  /** Tricks, by seat. */
  taken: number[];
  /** By seat; with `totals` in the question, those after the deal and the match points for them. */
  result?: {scores: number[]; totals?: number[]; match_points?: number[]};
}

export type TricksState = TricksBidsState | TricksPlayState;

/** A deal of boerenbridge that was drawn: `{ask: "random", game: "boerenbridge", players: 4}`. */
export interface TricksDeal {
  id: unknown;
  line: DealLine;
  players: number;
  cards: number;
  /** By seat. */
  hands: Card[][];
  /** Who sits in each seat; players are numbered clockwise from 0, in all deals the same. */
  seats: number[];
  trump: Suit;
  dealer: number;
  /** In a round. */
  deals?: number;
}

export interface Move<Choice = string> extends Timed {
  move: Choice;
  moves?: {move: Choice; score: number; makes?: number}[];
  /** Why this card, if that was asked and can be said. */
  why?: string;
  worlds: number;
  /** With `conventions`: what the cards so far said, and the card chosen says. */
  signals?: Signal[];
  signal?: Signal;
}

/** A deal as far as it was called and played. */
export interface DealInPlay {
  deal: DealLine;
  dealer?: Seat;
  rules?: string;
  auction?: Call[];
  turned?: Suit;
  trump?: Suit;
  declarer?: Seat;
  tricks?: (Partial<Trick> & TrickMarks)[];
  /** Not in pairs: who offends pays alone, and the deal is played again. */
  individual?: boolean;
  /** Revokes were found after the last trick, if at all. */
  as_played?: boolean;
}

/** What went wrong in a trick that was played at a table. */
export interface TrickMarks {
  roem_claim?: "made" | "late" | "none";
  mended?: Card[];
  accused_by?: Seat;
  short_hand?: Seat;
}

export interface PlayedTrick extends Trick {
  points?: number;
  roem?: number;
  /** That fell and was not claimed in time. */
  roem_lost?: number;
}

export interface Won {
  ns: number;
  ew: number;
  "ns-roem": number;
  "ew-roem": number;
  "ns-tricks": number;
  "ew-tricks": number;
}

export interface DealResult {
  outcome: Outcome;
  ns: number;
  ew: number;
}

export interface Fault {
  trick: number;
  place: number;
  seat: Seat;
  card: Card;
  legal: Card[];
  duty: string;
  source: string;
  revoke: boolean;
  revoke_source?: string;
  /** Of a card that was taken back, or a revoke found too late. */
  ruling?: "mended" | "not mended" | "found too late";
  ruling_source?: string;
}

/** What ended a deal before its end. */
export interface Ending {
  cause: "revoke" | "wrong accusation" | "short hand";
  source: string;
  trick: number;
  seat: Seat;
  /** After a revoke: the roem that the other side made after it and that counts. */
  roem_until_stop?: number;
  /** In individual play: what that player loses at the end of the match. */
  own_loss?: number;
  own_loss_source?: string;
}

export interface AuctionState {
  id: unknown;
  phase: "auction";
  deal: DealLine;
  rules: string;
  dealer: Seat;
  turn: Seat;
  legal: Call[];
  auction: Call[];
}

export interface PlayState {
  id: unknown;
  phase: "play" | "over";
  deal: DealLine;
  rules: string;
  dealer: Seat;
  /** The seat in turn and what it may play; neither where the deal is over. */
  turn?: Seat;
  legal?: Card[];
  auction?: Call[];
  trump: Suit;
  declarer: Seat;
  /** A deal line, to be solved. */
  position: DealLine;
  tricks: PlayedTrick[];
  won: Won;
  faults: Fault[];
  ending?: Ending;
  result?: DealResult;
  /** With `conventions`: what the cards said so far. */
  signals?: Signal[];
}

export interface JudgedCard {
  trick: number;
  place: number;
  seat: Seat;
  card: Card;
  forced: boolean;
  fault: boolean;
  points_lost: number;
  score_lost: number;
  best_points: Card[];
  best_score: Card[];
  points: number;
  score: number;
  position: DealLine;
}

export interface Choice {
  trick: number;
  place: number;
  seat: Seat;
  card: Card;
  better: Card[];
}

/** A mean in points, and its 95% interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** Three quarters `people`, who see one hand, and one quarter `perfect`, who then see all. */
export interface FairValue extends Estimate {
  people: Estimate;
  perfect: Estimate;
}

/** Why a marked choice is better or worse than `other`. */
export interface Reason {
  kind:
    | "partner's trick"
    | "roem given"
    | "roem missed"
    | "trumped"
    | "trumps gone"
    | "trumps drawn"
    | "cash"
    | "points given"
    | "points kept"
    | "trick"
    | "kept"
    | "later roem given"
    | "later roem missed"
    | "contract"
    | "pit"
    | "pit against"
    | "margin"
    | "score";
  /** Of the better choice: a chance from 0 to 1, for `margin` and `score` points. */
  better?: number;
  /** Of the worse choice. */
  worse?: number;
  card?: Card;
  suit?: Suit;
  points?: number;
  seats?: Seat[];
}

export interface WhatIfOptions {
  /** The third card of trick 5 is `5.3`, the second call `call.2`. */
  at: string;
  /** What to compare with what was made; all that is legal by default. */
  choices?: (Card | Call)[];
  /** Who plays on in all four seats: `full` by default. */
  player?: string;
  /** How often, after each choice: 100 by default. */
  deals?: number;
  seed?: number;
  /** As many of the deals as this time allows. */
  budget_ms?: number;
}

/** How the deals ended after a choice: the points written down, those of the other side off. */
export interface WhatIfChoice {
  card?: Card;
  call?: Call;
  /** Their mean, and the ends of its 95% interval where there are two deals or more. */
  points: number;
  low?: number;
  high?: number;
  /** What one in ten, half and nine in ten of the deals do not exceed. */
  quantiles: [number, number, number];
  /** How often, from 0 to 1. */
  nat: number;
  pit: number;
  /** More than what was made, in the same deals, with its 95% interval. */
  more?: {points: number; low: number; high: number};
  /** Of each deal. */
  scores: number[];
}

export interface WhatIf {
  /** Whose choice it was; points are those of its side. */
  seat: Seat;
  player: string;
  deals: number;
  /** What came of it at the table. */
  result?: number;
  /** What was made first. */
  choices: WhatIfChoice[];
}

/** What a call or card cost that was a choice; the others have no key from `mark` on. */
export interface FairCall {
  seat: Seat;
  call: Call;
  mark?: "" | "?" | "??";
  /** The best call; if that was made, the second best. */
  other?: Call;
  cost?: Estimate;
  worlds?: number;
  /** With a mark: why it is worse than `other`, and the same in words. */
  reasons?: Reason[];
  why?: string;
  options?: {call: Call; people: Estimate; perfect: Estimate}[];
}

export interface FairCard {
  trick: number;
  place: number;
  seat: Seat;
  card: Card;
  mark?: "" | "!" | "?" | "??";
  /** The best card; if that was played, another one. */
  other?: Card;
  cost?: FairValue;
  worlds?: number;
  all_worlds?: boolean;
  /** With a mark: why it is worse or better than `other`, and the same in words. */
  reasons?: Reason[];
  why?: string;
  /**
   * From the best to the worst; `chance`, from 0 to 1, that a player chooses it; `gain`, what it is worth more than
   * the card that was played.
   */
  options?: ({card: Card; chance: number; gain: FairValue} & FairValue)[];
}

/** Choices judged by what their players could know. */
export interface Fair {
  calls?: FairCall[];
  cards?: FairCard[];
  players: Record<Seat, {mistakes: number; good: number; cost: number}>;
  time_us: number;
}

export interface Worth {
  points: number;
  score: number;
  ns: number;
  ew: number;
}

export interface Analysis extends Timed {
  deal: DealLine;
  rules: string;
  dealer: Seat;
  auction?: Call[];
  trump: Suit;
  declarer: Seat;
  tricks?: PlayedTrick[];
  cards_played: number;
  won: Won;
  ending?: Ending;
  /** Not of a deal that was broken off or is played again. */
  result?: DealResult;
  start: Worth;
  /** Not of a deal that is played again. */
  end?: Worth;
  cards?: JudgedCard[];
  players: Record<Seat, {points_lost: number; score_lost: number; worst?: Choice}>;
  decisive?: Choice;
  faults: Fault[];
  /** What was ruled and changed what the deal is worth, and what it was worth after that. */
  rulings?: {
    ruling: "roem not claimed" | "wrong accusation" | "short hand";
    trick: number;
    seat: Seat;
    roem?: number;
    source: string;
    points: number;
    score: number;
  }[];
  fair?: Fair;
  /** With `conventions`: what the cards said, and whether it was true. */
  signals?: (Signal & {true: boolean})[];
  nodes: number;
}

/** A deal that was read or drawn. */
export interface Deal {
  line: DealLine;
  hands: Record<Seat, Card[]>;
  rules?: string;
  trump?: Suit;
  leader?: Seat;
  dealer?: Seat;
  declarer?: Seat;
  turned?: Suit;
  board?: number;
  /** Of the record of a played deal: its id, its calls and its tricks. */
  record?: number | string;
  auction?: Call[];
  tricks?: ({cards: Card[]} & TrickMarks)[];
  individual?: boolean;
  as_played?: boolean;
  line_number?: number;
}

/** The auction of a deal with open hands. */
export interface Par {
  deal: DealLine;
  rules: string;
  dealer: Seat;
  turned?: Suit;
  /** In order; of each what every legal call would have led to: the score, North-South minus East-West. */
  calls: {seat: Seat; call: Call; given?: true; scores: Partial<Record<Call, number>>}[];
  declarer: Seat;
  trump: Suit;
  /** Whether the contract is made, and whether with all tricks. */
  makes: boolean;
  pit: boolean;
  /** What is written down, North-South minus East-West. */
  score: number;
  /** With `rows`: those of the table. */
  rows?: TableRow[];
  nodes: number;
  time_us: number;
}

export interface RuleSets {
  /** `deals`: in a game, by the text of the rules. */
  presets: {name: string; source: string; deals: number; options: Record<string, string>}[];
  options: {name: string; meaning: string; values: string}[];
  /** The whole cards of conventions, by the names that `conventions` takes. */
  conventions: {name: string; title: {en: string; nl: string}}[];
}

export class Jasnel {
  private constructor();

  /** The module alone, for `load` in several workers: compiled once. */
  static compile(source?: string | URL | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module>;

  /** Loads the module: jasnel.wasm beside this package, or `source`. */
  static load(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Jasnel>;

  readonly version: string;

  /** Any question: `ask` says which, one of the functions below, and left out it is that of `move`. Throws a JasnelError for one that is wrong. */
  ask(question: object): unknown;

  /** The exact value of a deal; of each suit as trump where it names none. */
  solve(deal: DealLine, options?: SolveOptions): Solved[];

  /** What each suit as trump is worth. */
  table(deal: DealLine, options?: {all_leaders?: boolean; budget_ms?: number}): Table;

  /** The auction in which each seat makes the best call for its side, seeing all hands. */
  par(deal: DealLine, options?: {auction?: Call[]; rows?: boolean; budget_ms?: number}): Par;

  /** What each call, or bid of boerenbridge, is worth to a seat that sees its own hand. */
  bid(question: BidQuestion): Bid;
  bid(question: TricksQuestion): TricksBid;

  /** What a hand is worth in each suit and place, at once, without search. */
  book(question: BookQuestion): Book;

  /** What a seat should call, bid or play. */
  move(request: MoveRequest): Move;
  move(request: TricksMoveRequest): Move<string | number>;

  /** Whether the side of the seat to play is certain of all tricks that are left. */
  claim(request: MoveRequest): Claim;

  /** Judges every card of a deal that was played; with `fair` by what its player could know, too. */
  analyse(record: DealInPlay & {
    summary?: boolean;
    fair?: boolean;
    worlds?: number;
    seed?: number;
    budget_ms?: number;
    conventions?: Conventions;
  }): Analysis;

  /** A played deal played on from a point, after each choice. */
  whatIf(record: DealInPlay & WhatIfOptions): WhatIf;

  /** Who played the same boards best: match points and rankings. */
  compare(question: CompareQuestion): Compared;

  /** What both sides write down of a deal, nat, pit and revokes included. */
  score(question: ScoreQuestion): WrittenScore;

  /** Whose turn it is, what is legal, and what came of it, of a deal that may stop anywhere. */
  state(deal: DealInPlay & {conventions?: Conventions}): AuctionState | PlayState;
  state(deal: TricksInPlay): TricksState;

  /** The deals of a text: deal lines, PBN, pictures or records of played deals. */
  read(text: string): (Deal | {error: string; line_number: number})[];

  /**
   * Without a seed a new deal, of random numbers that nobody can foresee: for play. With one, deal `number`, from 1, of
   * that seed: the same as that of `jasnel deal`. By `rules` that turn a suit it has that too.
   */
  random(seed?: number, number?: number, rules?: string): Deal;

  rules(): RuleSets;
}
