// When a game of several deals is over, and who won it: the options `game` and `both-over` of its rules.
import type { RuleOptions } from "./auction.js";
import { isNorthSouth } from "./cards.js";
import { totalOf, type Line } from "./sheet.js";

export interface GameLength {
  /** So many deals; 0 for a game to points. */
  deals: number;
  /** So many points of one side; 0 for a game of deals. */
  points: number;
  /** Whether the side that won the last deal wins where both have them. */
  lastWins: boolean;
}

/** Nothing until the rules are there. */
export function lengthOf(options: RuleOptions): GameLength | undefined {
  const [, number, kind] = /^(\d+)-(deals|points)$/.exec(options["game"] ?? "") ?? [];
  if (!number) return undefined;
  const deals = kind === "deals" ? Number(number) : 0;
  return { deals, points: deals ? 0 : Number(number), lastWins: options["both-over"] === "declarer" };
}

/** The side that is ahead, and has won when the game is over; nothing if both are equal. */
export function aheadIn(sheet: readonly Line[], { points, lastWins }: GameLength): "ns" | "ew" | undefined {
  const total = totalOf(sheet);
  const last = sheet.at(-1);
  if (points && lastWins && last?.course && Math.min(total.ns, total.ew) >= points) {
    const declarers = isNorthSouth(last.course.declarer) ? "ns" : "ew";
    const made = last[declarers] > 0 && last.course.mark !== "nat";
    return made === (declarers === "ns") ? "ns" : "ew";
  }
  return total.ns === total.ew ? undefined : total.ns > total.ew ? "ns" : "ew";
}

/** Whether the last deal of the sheet, which has that number, ended the game. */
export function isOver(sheet: readonly Line[], number: number, length: GameLength): boolean {
  if (!length.points) return number >= length.deals;
  const { ns, ew } = totalOf(sheet);
  return Math.max(ns, ew) >= length.points && aheadIn(sheet, length) !== undefined;
}
