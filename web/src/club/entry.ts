// A result as it is typed, and what the library is asked of it: whether it can be, and what both sides write down.
import type { ScoreQuestion } from "jasnel";
import { hasDecisions } from "./decisions.js";
import type { Entry } from "./evening.js";

export const isEmpty = (entry: Entry): boolean =>
  !entry.declarer && !entry.trump && !entry.points && !entry.nsRoem && !entry.ewRoem && !entry.pit && !entry.revoked &&
  !entry.cancelled && !hasDecisions(entry);

/** What a score needs, unless a revoke ended the deal. */
const kNeeded = ["declarer", "trump", "points"] as const;

/** What is still to be filled in. */
export const missingIn = (entry: Entry): readonly (typeof kNeeded)[number][] =>
  entry.revoked ? [] : kNeeded.filter((key) => !entry[key]);

/** Whether all is there that a score needs. */
export const isWhole = (entry: Entry): boolean => !entry.cancelled && missingIn(entry).length === 0;

/** What brings all tricks, by the sheet. */
export const kAllPoints = "162";

/** The score of an entry; of one that is not whole yet, whether what is there can be. */
export const scoreQuestion = ({ declarer = "N", points, nsRoem, ewRoem, pit, revoked }: Entry, rules: string): ScoreQuestion => ({
  rules,
  ...(nsRoem && { "ns-roem": nsRoem }),
  ...(ewRoem && { "ew-roem": ewRoem }),
  ...(revoked ? { revoke: revoked === "ns" ? "NS" : "EW" } : { declarer, points: points || 0, pit: points !== "" && pit }),
});

/** The fields that can be wrong by themselves, by the key at which an error of the library begins. */
const kFields = { points: "points", "ns-roem": "nsRoem", "ew-roem": "ewRoem" } as const;

export interface EntryFault {
  field?: (typeof kFields)[keyof typeof kFields] | undefined;
  /** What was found, and what expected. */
  text: string;
}

export function faultOf(message: string): EntryFault {
  const [, key, text] = /^([\w-]+): (.*)$/s.exec(message) ?? [];
  const field = key !== undefined && key in kFields ? kFields[key as keyof typeof kFields] : undefined;
  return field && text !== undefined ? { field, text } : { text: message };
}
