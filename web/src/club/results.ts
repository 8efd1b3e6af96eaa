// The results of an evening so far, as the library's comparison takes them.
import type { BoardResult, ComparedPair } from "jasnel";
import { decisionKeys, withoutNumbers } from "./decisions.js";
import { kAllPoints } from "./entry.js";
import { entryKey, groupsOf, meetingsOf, pairsAt, tablesOf, upTo, type Entry, type Evening } from "./evening.js";

/** Pairs by number. */
export const resultsOf = (evening: Evening): BoardResult[] =>
  groupsOf(evening).flatMap((group) =>
    upTo(evening.boards).flatMap((board) =>
      upTo(tablesOf(evening)).flatMap((table): BoardResult[] => {
        const entry = evening.entries[entryKey(group, board, table)];
        const pairs = pairsAt(evening, board, table);
        if (!entry || !pairs || (!entry.written && !entry.cancelled)) return [];
        const [ns, ew] = pairs;
        return [
          {
            ...(evening.groups > 1 && { group }),
            board,
            ns: String(ns),
            ew: String(ew),
            ...scoresOf(entry),
            ...decisionKeys(entry),
          },
        ];
      }),
    ),
  );

/** What both sides write down, with their roem apart where the scores alone do not tell it. */
function scoresOf({ cancelled, written, nsRoem, ewRoem }: Entry): Pick<BoardResult, "ns-score" | "ew-score" | "ns-roem" | "ew-roem"> {
  if (cancelled || !written) return { "ns-score": "-", "ew-score": "-" };
  const [ns, ew] = written;
  const roem = [Number(nsRoem), Number(ewRoem)] as const;
  const isApart = ns > 0 && ew > 0 && roem[0] + roem[1] > 0 && ns + ew === Number(kAllPoints) + roem[0] + roem[1];
  if (!isApart) return { "ns-score": ns, "ew-score": ew };
  return { "ns-score": ns - roem[0], "ns-roem": roem[0], "ew-score": ew - roem[1], "ew-roem": roem[1] };
}

/** The same, but for awards that may be more than the tables so far bring: of boards that not all have played. */
export function resultsWithoutEarlyAwards(evening: Evening): BoardResult[] {
  const results = resultsOf(evening);
  const isIn = (one: BoardResult) => results.filter(({ group, board }) => group === one.group && board === one.board).length;
  const meetings = (board: number) => meetingsOf(evening, board).length;
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
