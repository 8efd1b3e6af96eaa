// The results of an evening as a file that `jasnel compare` reads.
import type { BoardResult } from "jasnel";
import { groupsOf, upTo, type Evening } from "./evening.js";
import { resultsOf } from "./results.js";

/** In this order, each if any result has it. */
const kColumns: readonly (keyof BoardResult)[] = [
  "group", "board", "ns", "ew", "ns-score", "ns-roem", "ew-score", "ew-roem",
  "ns-award", "ew-award", "ns-penalty", "ew-penalty", "ns-bonus", "ew-bonus",
];

export const nameOf = ({ names }: Evening, group: string | number, pair: string | number): string => names[`${group} ${pair}`]?.trim() ?? "";

/** Of pairs 1, 2 and so on, group by group. */
export const namesOf = (evening: Evening): string[] =>
  groupsOf(evening).flatMap((group) => upTo(evening.pairs).map((pair) => nameOf(evening, group, pair)));

/** The number of a pair, and its name if it has one: `3 Ank & Bo`. */
export const pairText = (evening: Evening, group: string | number, pair: string | number): string =>
  `${pair} ${nameOf(evening, group, pair)}`.trim();

export function resultsAsCsv(evening: Evening): string {
  const results = resultsOf(evening).map(
    (result): BoardResult => ({
      ...result,
      ns: pairText(evening, result.group ?? "A", result.ns),
      ew: pairText(evening, result.group ?? "A", result.ew),
    }),
  );
  const columns = kColumns.filter((column) => results.some((result) => result[column] !== undefined));
  const lines = results.map((result) => columns.map((column) => result[column] ?? ""));
  return [columns, ...lines].map((line) => line.map((cell) => quoted(String(cell))).join(",")).join("\r\n") + "\r\n";
}

const quoted = (cell: string): string => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
