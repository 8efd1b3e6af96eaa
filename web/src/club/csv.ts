// The results of an evening as a file that `jasnel compare` reads.
import { outcomesOf } from "./compare.js";
import type { Evening } from "./evening.js";

const kColumns = ["board", "ns", "ew", "ns-score", "ew-score"];

export const nameOf = ({ names }: Evening, group: string, pair: string): string => names[`${group} ${pair}`]?.trim() ?? "";

/** The number of a pair, and its name if it has one: `3 Ank & Bo`. */
export const pairText = (evening: Evening, group: string, pair: string): string =>
  `${pair} ${nameOf(evening, group, pair)}`.trim();

export function resultsAsCsv(evening: Evening): string {
  const lines = outcomesOf(evening).map(({ group, board, pairs: [ns, ew], scores }) => [
    ...(evening.groups > 1 ? [group] : []), board, pairText(evening, group, ns), pairText(evening, group, ew),
    scores?.[0] ?? "-", scores?.[1] ?? "-",
  ]);
  const columns = evening.groups > 1 ? ["group", ...kColumns] : kColumns;
  return [columns, ...lines].map((line) => line.map((cell) => quoted(String(cell))).join(",")).join("\r\n") + "\r\n";
}

const quoted = (cell: string): string => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
