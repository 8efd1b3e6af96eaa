// The boards of an evening: dealt by the library, and worked out by its workers.
import type { Deal, Par } from "jasnel";
import { pool } from "../engine/pool.js";
import { upTo, type Evening } from "./evening.js";
import type { PaperBoard } from "./paper/hand_records.js";

const dealt = ({ seed, rules }: Evening, number: number, signal: AbortSignal): Promise<Deal> =>
  pool.ask<Deal>({ ask: "random", seed, number, rules }, signal);

/** The deals of all boards, with the suit that is turned if the rules turn one. */
export const dealsOf = (evening: Evening, signal: AbortSignal): Promise<Deal[]> =>
  Promise.all(upTo(evening.boards).map((number) => dealt(evening, number, signal)));

/** All boards, worked out; tells how many there are so far. */
export async function boardsOf(
  evening: Evening,
  signal: AbortSignal,
  onBoard: (done: number) => void,
): Promise<PaperBoard[]> {
  const found: PaperBoard[] = [];
  const left = upTo(evening.boards);
  const work = async () => {
    for (let number = left.shift(); number; number = left.shift()) {
      const deal = await dealt(evening, number, signal);
      const par = await pool.ask<Par>({ ask: "par", deal: deal.line, rows: true }, signal);
      found.push({ number, dealer: par.dealer, hands: deal.hands, turned: deal.turned, par });
      onBoard(found.length);
    }
  };
  await Promise.all(Array.from({ length: pool.cores }, work));
  return found.sort((a, b) => a.number - b.number);
}
