// Who played the same boards best: match points and rankings, as the library's comparison has them
// (NKF 1976, second part, art. 18 and 19; docs/reference/compare.md).
import { entryKey, groupsOf, pairsAt, upTo, type Evening } from "./evening.js";

/** A board at a table that is over. Pairs, and what both sides wrote down, are by side: N-S, E-W. */
export interface Outcome {
  group: string;
  board: number;
  pairs: readonly [string, string];
  /** Nothing where it was cancelled. */
  scores?: readonly [number, number] | undefined;
}

export interface Standing {
  pair: string;
  /** In its ranking; pairs that tie share a place. */
  place: number;
  /** Among the pairs of all rankings. */
  overall: number;
  matchPoints: number;
  most: number;
  tops: number;
  playPoints: number;
  boards: number;
}

export interface Ranking {
  group: string;
  /** Nothing where pairs sit both ways. */
  side?: "ns" | "ew" | undefined;
  standings: Standing[];
}

/** The outcomes of an evening so far, pairs by number. */
export const outcomesOf = (evening: Evening): Outcome[] =>
  groupsOf(evening).flatMap((group) =>
    upTo(evening.boards).flatMap((board) =>
      upTo(evening.tables).flatMap((table): Outcome[] => {
        const entry = evening.entries[entryKey(group, board, table)];
        if (!entry || (!entry.written && !entry.cancelled)) return [];
        const [ns, ew] = pairsAt(evening, board, table);
        return [{ group, board, pairs: [String(ns), String(ew)], scores: entry.cancelled ? undefined : entry.written }];
      }),
    ),
  );

/** Best first; positive where `a` is behind. */
const behind = (a: Standing, b: Standing): number =>
  b.matchPoints - a.matchPoints || b.tops - a.tops || b.playPoints - a.playPoints;

export function compare(outcomes: readonly Outcome[], howell: boolean): Ranking[] {
  const found = new Map<string, Ranking>();
  const standingOf = ({ group, pairs }: Outcome, side: 0 | 1): Standing => {
    const key = `${group} ${howell ? 0 : side}`;
    const ranking = found.get(key) ?? { group, side: howell ? undefined : side === 0 ? "ns" : "ew", standings: [] };
    found.set(key, ranking);
    const pair = pairs[side];
    let standing = ranking.standings.find((one) => one.pair === pair);
    if (!standing) {
      standing = { pair, place: 0, overall: 0, matchPoints: 0, most: 0, tops: 0, playPoints: 0, boards: 0 };
      ranking.standings.push(standing);
    }
    return standing;
  };
  for (const board of boardsOf(outcomes)) {
    for (const side of [0, 1] as const) {
      const scores = board.flatMap(({ scores: both }) => (both ? [both[side]] : []));
      // Every score is worth one match point more for each table that has the average.
      const least = board.length - scores.length;
      for (const outcome of board) {
        const standing = standingOf(outcome, side);
        standing.most += 2 * board.length;
        const score = outcome.scores?.[side];
        if (score === undefined) {
          standing.matchPoints += board.length;
          continue;
        }
        const lower = scores.filter((one) => one < score).length;
        const equal = scores.filter((one) => one === score).length;
        standing.matchPoints += least + 2 * lower + equal + 1;
        standing.tops += lower + equal === scores.length ? 1 : 0;
        standing.playPoints += score;
        ++standing.boards;
      }
    }
  }
  const rankings = [...found.values()].sort(
    (a, b) => a.group.localeCompare(b.group) || (b.side ?? "").localeCompare(a.side ?? ""),
  );
  const all = rankings.flatMap(({ standings }) => standings);
  for (const { standings } of rankings) {
    standings.sort((a, b) => behind(a, b) || Number(a.pair) - Number(b.pair));
    for (const standing of standings) {
      standing.place = placeAmong(standings, standing);
      standing.overall = placeAmong(all, standing);
    }
  }
  return rankings;
}

const placeAmong = (standings: readonly Standing[], standing: Standing): number =>
  1 + standings.filter((other) => behind(standing, other) > 0).length;

/** The outcomes of each board within a group. */
function boardsOf(outcomes: readonly Outcome[]): Outcome[][] {
  const boards = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.group} ${outcome.board}`;
    boards.set(key, [...(boards.get(key) ?? []), outcome]);
  }
  return [...boards.values()];
}
