// How long a game of several deals is: the option `game` of its rules.
import type { RuleOptions } from "./auction.js";

export interface GameLength {
  /** So many deals; 0 for a game to points. */
  deals: number;
  /** So many points of one side; 0 for a game of deals. */
  points: number;
}

/** Nothing until the rules are there. */
export function lengthOf(options: RuleOptions): GameLength | undefined {
  const [, number, kind] = /^(\d+)-(deals|points)$/.exec(options["game"] ?? "") ?? [];
  if (!number) return undefined;
  const deals = kind === "deals" ? Number(number) : 0;
  return { deals, points: deals ? 0 : Number(number) };
}
