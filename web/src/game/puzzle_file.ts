// The puzzles as the page loads them: what they have in common stands together, which takes less.
import { handsOf, handsText, kDeck, kSeats, type Hands } from "./cards.js";
import { handsCode, handsOfCode } from "./dealt.js";

type Row = Record<string, unknown> & { deal: string };
type Columns = Record<string, unknown[]>;

/** For build.mjs. */
export function columnsOf(rows: readonly Row[]): Columns {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const column = (key: string) => rows.map((row) => row[key] ?? 0);
  const deal = rows.map((row) => handsCode(Object.values(handsOf(row.deal)), kDeck));
  return { ...Object.fromEntries(keys.map((key) => [key, column(key)])), deal };
}

export function rowsOf({ deal = [], ...columns }: Columns): Row[] {
  return deal.map((code, i) => {
    const hands = handsOfCode(String(code), kDeck, kSeats.length);
    const told = Object.entries(columns).map(([key, column]) => [key, column[i]]);
    return {
      ...Object.fromEntries(told.filter(([, value]) => value !== 0)),
      deal: handsText(Object.fromEntries(kSeats.map((seat, j) => [seat, hands[j]])) as Hands),
    };
  });
}
