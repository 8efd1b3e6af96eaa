// The boards of an evening: dealt by the library from random numbers of the system, and worked out by its workers.
import type { Commitment, Deal, Par, Seat } from "jasnel";
import { pool } from "../engine/pool.js";
import { turnedFirst } from "../game/cards.js";
import { upTo, type Evening } from "./evening.js";
import type { PaperBoard } from "./paper/hand_records.js";

/**
 * The deals of all boards, with the suit that is turned if the rules turn one: those that were dealt before, and new ones
 * for the others.
 */
export async function dealsOf({ deals, seed, rules, boards }: Evening, signal: AbortSignal): Promise<Deal[]> {
  const text = deals.slice(0, boards).join("\n");
  const dealt = text ? (await pool.ask<{ deals: Deal[] }>({ ask: "read", text }, signal)).deals : [];
  const others = upTo(boards).slice(dealt.length);
  const from = { ask: "random", rules, ...(seed === undefined ? {} : { seed }) };
  return [...dealt, ...(await Promise.all(others.map((number) => pool.ask<Deal>({ ...from, number }, signal))))];
}

/** The question of the hash of some deals with a salt, or with a new one. */
export const committing = (deals: readonly string[], salt: string) => ({
  ask: "commit",
  text: deals.join("\n"),
  ...(salt && { salt }),
});

/** The hash that can be published of the deals of an evening, and the salt. */
export const commitmentOf = (deals: readonly Deal[], { salt }: Evening, signal: AbortSignal): Promise<Commitment> =>
  pool.ask<Commitment>(committing(deals.map(({ line }) => line), salt), signal);

/** The deals as a file that anybody can check, as `jasnel deal --commit` makes it. */
export const fileOf = (deals: readonly Deal[], { set, hash, salt }: Commitment): string =>
  [`# set=${set} hash=${hash}`, `# salt=${salt}`, ...deals.map(({ line }) => line), ""].join("\n");

/** All boards, worked out; tells how many there are so far. */
export async function boardsOf(
  deals: readonly Deal[],
  signal: AbortSignal,
  onBoard: (done: number) => void,
): Promise<PaperBoard[]> {
  const found: PaperBoard[] = [];
  const left = [...deals.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [i, deal] = next;
      const par = await pool.ask<Par & { dealer: Seat }>({ ask: "par", deal: deal.line, rows: true }, signal);
      found.push({ number: i + 1, dealer: par.dealer, hands: deal.hands, turned: turnedFirst(deal), par });
      onBoard(found.length);
    }
  };
  await Promise.all(Array.from({ length: pool.cores }, work));
  return found.sort((a, b) => a.number - b.number);
}
