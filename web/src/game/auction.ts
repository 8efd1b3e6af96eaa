// Who speaks, for a hand of which no deal is known.
import type { Call, Seat } from "jasnel";
import { leftOf } from "./cards.js";

/** The options of a rule set, by name. */
export type RuleOptions = Record<string, string>;

/** How many cards are turned one after another, while all pass on the one before. */
export const turnsOf = (options: RuleOptions): number =>
  options["bidding"] === "turned" ? Number(options["turns"] ?? 1) || 1 : 1;

/** How many of them lie turned after so many passes. */
export const turnedAfter = (passes: number, options: RuleOptions): number =>
  Math.min(Math.floor(passes / 4) + 1, turnsOf(options));

/** The seats that may have to call after 0, 1, ... passes. */
export function speakers(dealer: Seat, options: RuleOptions): Seat[] {
  if (options["bidding"] === "obliged" || options["bidding"] === "lot") return [leftOf(dealer)];
  const first = options["speaks-first"] === "dealer" ? dealer : leftOf(dealer);
  const all = Array.from({ length: 4 * turnsOf(options) }, (_, i) => leftOf(first, i));
  if (options["all-pass"] === "redeal") return all;
  return [...all, options["all-pass"]?.startsWith("dealer") ? dealer : leftOf(dealer)];
}

/** Who made each call: after a suit was named, the two of a side in turn until one doubles. */
export function speakersOf(dealer: Seat, options: RuleOptions, calls: readonly Call[]): Seat[] {
  const order = speakers(dealer, options);
  const first = order[0] ?? leftOf(dealer);
  const seats: Seat[] = [];
  let last: Seat | undefined;
  let passes = 0;
  for (const [i, call] of calls.entries()) {
    const seat: Seat = last ? leftOf(last, 1 + 2 * passes) : (order[i] ?? leftOf(first, i));
    seats.push(seat);
    if (call === "pass") {
      passes += 1;
    } else {
      last = seat;
      passes = 0;
    }
  }
  return seats;
}
