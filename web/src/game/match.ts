// Where the match stands, as the library takes it, and how likely it is won.
import type { Bid, Seat } from "jasnel";
import { useAnswer } from "../engine/use_answer.js";
import type { RuleOptions } from "./auction.js";
import { isNorthSouth } from "./cards.js";
import type { GameLength } from "./game_length.js";
import { totalOf, type Line } from "./sheet.js";

const kMostDealsLeft = 64;

/** Before the deal that follows a sheet, for the side of a seat: `2,-80` or `1500,1200,1350`. Nothing where it began or is over. */
export function standingOf(sheet: readonly Line[], { deals, points }: GameLength, seat: Seat = "S"): string | undefined {
  const { ns, ew } = totalOf(sheet);
  const [own, theirs] = isNorthSouth(seat) ? [ns, ew] : [ew, ns];
  const left = deals - sheet.length;
  const goesOn = points ? Math.max(ns, ew) < points : left > 0 && left <= kMostDealsLeft;
  if (sheet.length === 0 || !goesOn) return undefined;
  return points ? [points, own, theirs].join() : [left, own - theirs].join();
}

/** The chance of South to win it, which depends on no hand: that of the question is any. */
export function useChance(match: string | undefined, rules: string, options: RuleOptions): number | undefined {
  const turns = ["turned", "lot"].includes(options["bidding"] ?? "");
  const question = {
    ask: "bid", hand: "J7.AT.K98.A", dealer: "N", rules, auction: [], worlds: 2, match, ...(turns ? { turned: "S" } : {}),
  };
  return useAnswer<Bid>(match ? [question] : []).answer?.outlook?.wins;
}
