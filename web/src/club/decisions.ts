// What the director decides of a result, besides what was written down.
import type { BoardResult, CompareQuestion } from "jasnel";
import { kDecisions, kSides, tablesOf, upTo, type Entry, type Evening } from "./evening.js";

export const hasDecisions = (entry: Entry): boolean =>
  kSides.some((side) => kDecisions.some((decision) => entry[`${side}${decision}`] !== ""));

/** The keys that the library has for them. */
export const decisionKeys = (entry: Entry): Partial<BoardResult> => ({
  ...(entry.nsAward && { "ns-award": entry.nsAward }),
  ...(entry.ewAward && { "ew-award": entry.ewAward }),
  ...(entry.nsPenalty && { "ns-penalty": entry.nsPenalty }),
  ...(entry.ewPenalty && { "ew-penalty": entry.ewPenalty }),
  ...(entry.nsBonus && { "ns-bonus": entry.nsBonus }),
  ...(entry.ewBonus && { "ew-bonus": entry.ewBonus }),
});

const isNumber = (award: unknown): boolean => award !== undefined && /^\d/.test(String(award));

/** A result without awards that are a number: those may be more than a board brings so far. */
export const withoutNumbers = (result: BoardResult): BoardResult => {
  const { "ns-award": ns, "ew-award": ew, ...others } = result;
  return {
    ...others,
    ...(ns !== undefined && !isNumber(ns) && { "ns-award": ns }),
    ...(ew !== undefined && !isNumber(ew) && { "ew-award": ew }),
  };
};

/** What is asked of a board that was not played: what each side gets for it. */
export const cancelledQuestion = (entry: Entry): CompareQuestion => ({
  boards: true,
  results: [withoutNumbers({ board: 1, ns: "1", ew: "2", "ns-score": "-", "ew-score": "-", ...decisionKeys(entry) })],
});

/** As many match points as may be chosen: what a board can bring at so many tables, or a few more. */
export const pointsToChoose = (evening: Evening): string[] => upTo(Math.max(10, 2 * tablesOf(evening))).map(String);
