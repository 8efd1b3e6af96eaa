// Who speaks, for a hand of which no deal is known.
import type { Call, Seat } from "jasnel";
import { leftOf } from "./cards.js";

/** The options of a rule set, by name. */
export type RuleOptions = Record<string, string>;

/** The seats that may have to call after 0, 1, ... passes. */
export function speakers(dealer: Seat, options: RuleOptions): Seat[] {
  if (options["bidding"] === "obliged" || options["bidding"] === "lot") return [leftOf(dealer)];
  const first = options["speaks-first"] === "dealer" ? dealer : leftOf(dealer);
  const all = [first, leftOf(first), leftOf(first, 2), leftOf(first, 3)];
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
