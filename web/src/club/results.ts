// The results of an evening so far, as the library's comparison takes them.
import type { BoardResult, ComparedPair } from "jasnel";
import { decisionKeys, withoutNumbers } from "./decisions.js";
import { entryKey, groupsOf, pairsAt, tablesOf, upTo, type Evening } from "./evening.js";

/** Pairs by number. */
export const resultsOf = (evening: Evening): BoardResult[] =>
  groupsOf(evening).flatMap((group) =>
    upTo(evening.boards).flatMap((board) =>
      upTo(tablesOf(evening)).flatMap((table): BoardResult[] => {
        const entry = evening.entries[entryKey(group, board, table)];
        const pairs = pairsAt(evening, board, table);
        if (!entry || !pairs || (!entry.written && !entry.cancelled)) return [];
        const [ns, ew] = pairs;
        const [nsScore, ewScore] = (!entry.cancelled && entry.written) || (["-", "-"] as const);
        return [
          {
            ...(evening.groups > 1 && { group }),
            board,
            ns: String(ns),
            ew: String(ew),
            "ns-score": nsScore,
            "ew-score": ewScore,
            ...decisionKeys(entry),
          },
        ];
      }),
    ),
  );

/** The same, but for awards that may be more than the tables so far bring: of boards that not all have played. */
export function resultsWithoutEarlyAwards(evening: Evening): BoardResult[] {
  const results = resultsOf(evening);
  const isIn = (one: BoardResult) => results.filter(({ group, board }) => group === one.group && board === one.board).length;
  const meetings = (board: number) => upTo(tablesOf(evening)).filter((table) => pairsAt(evening, board, table)).length;
  return results.map((one) => (isIn(one) < meetings(Number(one.board)) ? withoutNumbers(one) : one));
}

/** Pairs that are ranked together, best first. */
export interface Ranking {
  group: string;
  /** Nothing where pairs sit both ways. */
  side?: "ns" | "ew" | undefined;
  pairs: ComparedPair[];
}

/** What was compared, ranking by ranking. */
export function rankingsOf(pairs: readonly ComparedPair[]): Ranking[] {
  const rankings: Ranking[] = [];
  for (const pair of pairs) {
    const group = pair.group ?? "A";
    const side = pair.direction && ({ NS: "ns", EW: "ew" } as const)[pair.direction];
    const last = rankings.at(-1);
    if (last?.group === group && last.side === side) last.pairs.push(pair);
    else rankings.push({ group, side, pairs: [pair] });
  }
  return rankings;
}
