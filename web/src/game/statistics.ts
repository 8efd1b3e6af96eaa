// What games say of those who played them.
import { isEnded, type KeptSheet } from "./kept_pad.js";
import { totalOf } from "./sheet.js";

export interface Statistics {
  /** Games that were played to the end. */
  games: number;
  won: number;
  lost: number;
  deals: number;
  /** On average in a deal, as written down. */
  us: number;
  them: number;
  /** Contracts that one's own side had to make: how many there were, and how they went. */
  declared: number;
  made: number;
  nat: number;
  pit: number;
}

/** Over 0 where we won. */
export function balanceOf({ sheet, won }: KeptSheet): number {
  const { ns, ew } = totalOf(sheet);
  return won ? (won === "ns" ? 1 : -1) : ns - ew;
}

export function statisticsOf(pad: readonly KeptSheet[]): Statistics {
  const ended = pad.filter(isEnded);
  const balances = ended.map(balanceOf);
  const lines = pad.flatMap(({ sheet }) => sheet);
  const { ns, ew } = totalOf(lines);
  const own = lines.flatMap(({ course }) => (course?.makers === "ns" ? [course.mark] : []));
  const count = (mark: string) => own.filter((one) => one === mark).length;
  return {
    games: ended.length,
    won: balances.filter((balance) => balance > 0).length,
    lost: balances.filter((balance) => balance < 0).length,
    deals: lines.length,
    us: lines.length > 0 ? ns / lines.length : 0,
    them: lines.length > 0 ? ew / lines.length : 0,
    declared: own.length,
    made: count("made") + count("pit"),
    nat: count("nat"),
    pit: count("pit"),
  };
}
