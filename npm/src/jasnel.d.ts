/** Questions about klaverjas and boerenbridge, answered in this thread by the library in C++. */

import type {
  AnalyseQuestion, Analysis, Beliefs, BeliefsQuestion, Bid, BidQuestion, BoerenbridgeBidQuestion, BoerenbridgeMoveQuestion,
  BoerenbridgeStateAnswer, BoerenbridgeStateQuestion, BoerenbridgeTrickPlayed, Book, BookQuestion, Call, Claim,
  ClaimQuestion, ClubAnswer, ClubQuestion, Commitment, CommitQuestion, Compared, CompareQuestion, Deal, DealRead, DealState, Drawn,
  DrawQuestion, EveningQuestion, EveningResult, FairPlay, FairPlayQuestion, Fault, FoursQuestion, FoursResult, KnockoutQuestion,
  KnockoutRound, Luck, LuckQuestion, Move, MovementQuestion, MoveQuestion, PairMovement, Paper, PaperQuestion,
  Par, ParQuestion, PlayedTrick, PuzzlesAnswer, PuzzlesQuestion, Race, RaceQuestion, Rating, RatingQuestion, RuleSets, ScoreQuestion,
  SeasonQuestion, SeasonResult, Seat, Solved, SolveQuestion, StateQuestion, Suit, Table, TableQuestion,
  TeamsQuestion, TeamsResult, TricksBid, TricksMove, WhatIf, WhatIfQuestion, Won, WrittenScore, Yardstick, YardstickQuestion,
} from "./questions.js";

export * from "./questions.js";

/** Suit then rank, as `SA` or `HT`. Questions may have Dutch letters too, answers are in English. */
export type Card = string;
/** Hands and what is known, as `N:AJT.Q8.T98. K.KJ.K.KT98 ... trump=H leader=S`. */
export type DealLine = string;

/** What is wrong with a question, in one line: what, where, and what was expected. */
export class JasnelError extends Error {}

/** What a deal line does not say, and what to solve for. */
export type SolveOptions = Omit<SolveQuestion, "deal">;

/** A deal as far as it was called and played: the record of one, or a question about it. */
export type DealInPlay = Omit<StateQuestion, "conventions" | "language">;

/** The state of a deal in which a seat is to call. */
export type AuctionState = DealState & {phase: "auction"; turn: Seat; legal: Call[]; auction: Call[]};

/** The state of a deal with trump. */
export type PlayState = DealState & {
  phase: "play" | "over";
  legal?: Card[];
  trump: Suit;
  declarer: Seat;
  position: DealLine;
  tricks: PlayedTrick[];
  won: Won;
  faults: Fault[];
};

/** A deal of boerenbridge as far as it was bid and played. Seats are numbered from 0, left of the dealer. */
export type TricksInPlay = BoerenbridgeStateQuestion;

export type TricksBidsState = BoerenbridgeStateAnswer & {phase: "bids"; turn: number; legal: number[]};

export type TricksPlayState = BoerenbridgeStateAnswer & {
  phase: "play" | "over";
  legal?: Card[];
  position: DealLine;
  tricks: BoerenbridgeTrickPlayed[];
  taken: number[];
};

export type TricksState = TricksBidsState | TricksPlayState;

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

/** That an answer takes a part of the library which was not loaded. Ask another Jasnel, of all its parts. */
export class MissingPartError extends Error {}

export class Jasnel {
  private constructor();

  /** The module alone, for `load` in several workers: compiled once. */
  static compile(source?: string | URL | BufferSource | WebAssembly.Module): Promise<WebAssembly.Module>;

  /** Loads the module: jasnel.wasm beside this package, or `source`; of a module that was split, its parts or the first. */
  static load(source?: string | URL | BufferSource | WebAssembly.Module | WebAssembly.Module[]): Promise<Jasnel>;

  /** Which build it is: the version of the package, and behind a `+` the commit and a hash of what players have learned. */
  readonly version: string;

  /** Any question: `ask` says which, one of the functions below, and left out it is that of `move`. Throws a JasnelError for one that is wrong. */
  ask(question: object): unknown;

  /** The exact value of a deal; of each suit as trump where it names none. */
  solve(deal: DealLine, options?: SolveOptions): Solved[];

  /** What each suit as trump is worth. */
  table(deal: DealLine, options?: Omit<TableQuestion, "deal">): Table;

  /** The auction in which each seat makes the best call for its side, seeing all hands. */
  par(deal: DealLine, options?: Omit<ParQuestion, "deal">): Par;

  /** What each call, or bid of boerenbridge, is worth to a seat that sees its own hand. */
  bid(question: BidQuestion): Bid;
  bid(question: BoerenbridgeBidQuestion): TricksBid;

  /** What a hand is worth in each suit and place, at once, without search. */
  book(question: BookQuestion): Book;

  /** What a seat should call, bid or play. */
  move(request: MoveQuestion): Move;
  move(request: BoerenbridgeMoveQuestion): TricksMove;

  /** Whether the side of the seat to play is certain of all tricks that are left. */
  claim(request: ClaimQuestion): Claim;

  /** Judges every card of a deal that was played; with `fair` by what its player could know, too. */
  analyse(record: AnalyseQuestion): Analysis;

  /** What the cards, the calls and the play made of the result of a deal. */
  luck(record: LuckQuestion): Luck;

  /** A played deal played on from a point, after each choice. */
  whatIf(record: WhatIfQuestion): WhatIf;

  /** What the seat in turn at a point of a played deal could expect of the other hands. */
  beliefs(record: BeliefsQuestion): Beliefs;

  /** How the cards of a played deal fit what their players could not see. */
  fairPlay(record: FairPlayQuestion): FairPlay;

  /** What the choices of a seat in a played deal lost by what could be known, against the levels of `full`. */
  yardstick(record: YardstickQuestion): Yardstick;

  /** How good a player is, from answers to `yardstick`. */
  rating(deals: RatingQuestion["deals"]): Rating;

  /** The position of a played deal with one card that is best by far, if it has one. */
  puzzles(record: PuzzlesQuestion): PuzzlesAnswer;

  /** Who played the same boards best: match points and rankings. */
  compare(question: CompareQuestion): Compared;

  /** A club's draw before a boompje: who sits at which table, and who stands. */
  draw(question: DrawQuestion): Drawn;

  /** A club's evening of boompjes: each player's points, the places and the prizes. */
  evening(question: EveningQuestion): EveningResult;

  /** A club's season: the best evenings of each player, the champion and the cup. */
  season(question: SeasonQuestion): SeasonResult;

  /** The text of a club's season, as `jasnel club` keeps it: what it says, and with what is added to it. */
  club(question: ClubQuestion): ClubAnswer;

  /** How pairs and boards move between tables. */
  movement(question: MovementQuestion): PairMovement;

  /** Matches of fours, who play the same boards at two tables: differences and match points. */
  fours(question: FoursQuestion): FoursResult;

  /** Teams, by the sum of what their pairs, fours or players gathered. */
  teams(question: TeamsQuestion): TeamsResult;

  /** The draw of a knock-out round: who meets whom, and who goes on without a match. */
  knockout(question: KnockoutQuestion): KnockoutRound;

  /** A match to a number of points, such as 1,500: the totals, and who has won. */
  race(question: RaceQuestion): Race;

  /** What a club prints: control cards, labels, place slips, score slips and sheets. */
  paper(question: PaperQuestion): Paper;

  /** What both sides write down of a deal, nat, pit and revokes included. */
  score(question: ScoreQuestion): WrittenScore;

  /** Whose turn it is, what is legal, and what came of it, of a deal that may stop anywhere. */
  state(deal: StateQuestion): AuctionState | PlayState;
  state(deal: TricksInPlay): TricksState;

  /** The deals of a text: deal lines, PBN, pictures or records of played deals. */
  read(text: string): ((Deal & DealRead) | {error: string; line_number: number})[];

  /** A hash of deals to publish before they are played; with that as `hash`, whether they are the same. */
  commit(question: CommitQuestion): Commitment;

  /**
   * Without a seed a new deal, of random numbers that nobody can foresee: for play. With one, deal `number`, from 1, of
   * that seed: the same as that of `jasnel deal`. By `rules` that turn a suit it has that too.
   */
  random(seed?: number, number?: number, rules?: string): Deal;

  rules(): RuleSets;
}
