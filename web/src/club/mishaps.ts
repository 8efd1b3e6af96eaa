// What can go wrong at a table, and what the library is asked to rule on it: a deal in which it happens.
import type { ScoreQuestion, StateQuestion, TrickGiven } from "jasnel";
import type { RuleOptions } from "../game/auction.js";
import type { ClubSide } from "./evening.js";

export const kMishaps = ["revoke", "mended", "lead", "call", "short", "accusation", "looked"] as const;
export type Mishap = (typeof kMishaps)[number];

/** By the rules of an evening; in individual play who offends pays alone. */
export interface MishapRules {
  rules: string;
  options: RuleOptions;
  individual: boolean;
}

// Spades are led; East has the queen and the seven, West the king and the jack.
const kDeal = "N:A8.Q9.A8.Q7 Q7.KJ.KJ.AJ T9.A7.QT.K9 KJ.T8.97.T8";
const kTrick: TrickGiven = { leader: "N", cards: ["SA", "S7", "ST", "SK"] };
const kTricks: Record<Exclude<Mishap, "call">, TrickGiven> = {
  revoke: { ...kTrick, cards: ["SA", "S7", "ST", "HT"] },
  mended: { ...kTrick, mended: ["HT"] },
  lead: { ...kTrick, cards: ["SA"], out_of_turn: ["SQ"] },
  short: { ...kTrick, short_hand: "N" },
  accusation: { ...kTrick, accused_by: "N" },
  looked: { ...kTrick, looked_at: "N" },
};

/** The deal in which it happened, with the article in its answer. */
export function mishapQuestion(mishap: Mishap, { rules, options, individual }: MishapRules): StateQuestion {
  const deal = { deal: kDeal, dealer: "W", rules, ...(individual && { individual }) } as const;
  if (mishap !== "call") return { ...deal, trump: "H", declarer: "N", tricks: [kTricks[mishap]] };
  // Whoever speaks first, a partner spoke before.
  const spoke = (["S", "E"] as const).map((seat) => ({ seat, call: "pass", after: 0 }));
  return { ...deal, out_of_turn: spoke, ...(options["bidding"] === "turned" && { turned: "H" }) };
}

/** What both sides write down if that ends the deal. */
export const endingQuestion = (
  cause: string,
  { rules, by, roem }: { rules: string; by: ClubSide; roem: Record<ClubSide, string> },
): ScoreQuestion => ({
  rules,
  [cause === "wrong accusation" ? "accused_by" : "revoke"]: by === "ns" ? "NS" : "EW",
  ...(roem.ns && { "ns-roem": roem.ns }),
  ...(roem.ew && { "ew-roem": roem.ew }),
});
