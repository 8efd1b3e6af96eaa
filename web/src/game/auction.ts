// Who speaks, for a hand of which no deal is known.
import type { Seat } from "jasnel";
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
