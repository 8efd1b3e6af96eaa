// The boards of an evening: dealt by the library, and worked out by its workers.
import type { Deal, RuleSets, Table } from "jasnel";
import { pool } from "../engine/pool.js";
import { optionsOf } from "../game/rule_sets.js";
import { upTo, type Evening } from "./evening.js";
import type { PaperBoard } from "./paper/hand_records.js";
import { turnedOf } from "./turned.js";

export const turnsSuit = async (rules: string, signal: AbortSignal): Promise<boolean> =>
  optionsOf(await pool.ask<RuleSets>({ ask: "rules" }, signal), rules)["bidding"] === "turned";

/** All boards, worked out; tells how many there are so far. */
export async function boardsOf(
  { seed, boards, rules }: Evening,
  signal: AbortSignal,
  onBoard: (done: number) => void,
): Promise<PaperBoard[]> {
  const found: PaperBoard[] = [];
  const turns = await turnsSuit(rules, signal);
  const left = upTo(boards);
  const work = async () => {
    for (let number = left.shift(); number; number = left.shift()) {
      const deal = await pool.ask<Deal>({ ask: "random", seed, number }, signal);
      const table = await pool.ask<Table>({ ask: "table", deal: `${deal.line} rules=${rules}` }, signal);
      const turned = turns ? turnedOf(seed, number) : undefined;
      found.push({ number, dealer: deal.dealer ?? "N", hands: deal.hands, turned, table });
      onBoard(found.length);
    }
  };
  await Promise.all(Array.from({ length: pool.cores }, work));
  return found.sort((a, b) => a.number - b.number);
}
