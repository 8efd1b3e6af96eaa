// A comparison evening: the same boards at every table, and which pairs meet there.
import type { Seat, Suit } from "jasnel";

export const kSystems = ["schevenings", "howell"] as const;
/** How pairs move: they keep their direction, or sit both ways. */
export type System = (typeof kSystems)[number];

export const kSides = ["ns", "ew"] as const;
export type ClubSide = (typeof kSides)[number];

/** What the director gives a side in place of match points for its score, besides a number of them. */
export const kAwards = ["average", "lowest"] as const;

/** What the director decides for a side: an award, and match points taken off and added. */
export const kDecisions = ["Award", "Penalty", "Bonus"] as const;

/** What was written on the score sheet of a board at a table; fields that are not filled in are empty. */
export interface Entry {
  declarer?: Seat | undefined;
  trump?: Suit | undefined;
  /** Card points of the declaring side, as typed. */
  points: string;
  nsRoem: string;
  ewRoem: string;
  /** One side took all tricks. */
  pit: boolean;
  /** The side whose revoke ended the deal: then only the roem counts. */
  revoked?: ClubSide | undefined;
  /** Not played: both pairs get the average, unless there is an award. */
  cancelled: boolean;
  /** By the director, `lowest` or `8`; empty if there is none. */
  nsAward: string;
  ewAward: string;
  /** Match points, by the director; empty if there are none. */
  nsPenalty: string;
  ewPenalty: string;
  nsBonus: string;
  ewBonus: string;
  /** What both sides write down, roem included, when the entry is whole and right. */
  written?: [number, number] | undefined;
}

/** Who meet, North-South first, by round and by table; nobody at a table that is free. */
export interface Moves {
  /** What it was asked of. */
  of: string;
  rounds: ([number, number] | null)[][];
}

export interface Evening {
  rules: string;
  /** Deal lines of the boards that were dealt so far, from the first: nothing else shows them again. */
  deals: string[];
  /** What is hashed with them, so that nobody finds a deal from the hash: digits from 0 to f, none before they are dealt. */
  salt: string;
  /** The day on which it began, as 2026-11-24. */
  day: string;
  /** Of an evening begun when a number told the boards: those not dealt yet are that number's. */
  seed?: number | undefined;
  boards: number;
  /** In each group; of an odd number one is free each round. */
  pairs: number;
  /** How they move, as the library said; evenings that began before it did go without. */
  moves?: Moves | undefined;
  groups: number;
  perRound: number;
  system: System;
  /** Names of pairs, by `A 1`. */
  names: Record<string, string>;
  /** By `A 1 3`: group, board, table. */
  entries: Record<string, Entry>;
}

export const kMostBoards = 32;
export const kFewestPairs = 2;
export const kMostPairs = 32;
export const kMostGroups = 4;

export const groupsOf = ({ groups }: Evening): string[] => [..."ABCD"].slice(0, groups);
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
export const entryKey = (group: string, board: number, table: number): string => `${group} ${board} ${table}`;
export const emptyEntry = (): Entry => ({
  points: "", nsRoem: "", ewRoem: "", pit: false, cancelled: false, nsAward: "", ewAward: "",
  nsPenalty: "", ewPenalty: "", nsBonus: "", ewBonus: "",
});
export const hasResults = ({ entries }: Evening): boolean => Object.keys(entries).length > 0;

/** The round in which a board is played, from 0. */
export const roundOf = ({ perRound }: Evening, board: number): number => Math.floor((board - 1) / perRound);

/** In each group. */
export const tablesOf = ({ pairs, system }: Evening): number => (system === "howell" ? Math.floor(pairs / 2) : Math.ceil(pairs / 2));

/** What the way in which pairs move follows from. */
export const movesFor = ({ pairs, system }: Evening): string => `${system} ${pairs}`;

/** The numbers of the pairs North-South and East-West at a table, from 1, in the round of a board; nothing if it is free. */
export function pairsAt(evening: Evening, board: number, table: number): [number, number] | undefined {
  const round = roundOf(evening, board);
  const { moves } = evening;
  if (moves?.of === movesFor(evening)) return moves.rounds[round % moves.rounds.length]?.[table - 1] ?? undefined;
  return evening.pairs % 2 === 0 ? pairsBefore(evening, round, table) : undefined;
}

/** The tables at which two pairs play a board. */
export const meetingsOf = (evening: Evening, board: number): number[] =>
  upTo(tablesOf(evening)).filter((table) => pairsAt(evening, board, table));

/** How many results there will be. */
export const resultsToCome = (evening: Evening): number =>
  evening.groups * upTo(evening.boards).reduce((sum, board) => sum + meetingsOf(evening, board).length, 0);

/** The pairs that are free in the round of a board. */
export function freePairs(evening: Evening, board: number): number[] {
  const met = new Set(upTo(tablesOf(evening)).flatMap((table) => pairsAt(evening, board, table) ?? []));
  return met.size === 0 ? [] : upTo(evening.pairs).filter((pair) => !met.has(pair));
}

/** As pairs moved on an evening that began before the library said how. */
function pairsBefore(evening: Evening, round: number, table: number): [number, number] {
  const { system } = evening;
  const tables = tablesOf(evening);
  if (system === "schevenings") return [2 * table - 1, 2 * (((table - 1 + round) % tables) + 1)];
  // All pairs meet in turn: the last one stays, the others go around.
  const others = 2 * tables - 1;
  const at = (place: number): number => ((((place + round) % others) + others) % others) + 1;
  const [first, second] = table === 1 ? [2 * tables, at(0)] : [at(table - 1), at(1 - table)];
  return (round + table) % 2 === 0 ? [second, first] : [first, second];
}

/** Rounds until pairs meet again. */
export const mostRounds = (evening: Evening): number =>
  evening.system === "schevenings" ? tablesOf(evening) : evening.pairs - 1 + (evening.pairs % 2);
