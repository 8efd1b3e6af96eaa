// Text that people type or paste, as the engine reads it.
import type { Deal, DealRead } from "jasnel";
import { pool, QuestionError } from "../engine/pool.js";
import type { Language } from "../text/words.js";
import { handsText, leftOf } from "./cards.js";

/** What an address tells of a deal. */
export type ReadDeal = Record<string, string>;

function asRead(deal: Deal & DealRead): ReadDeal {
  const told: ReadDeal = { deal: handsText(deal.hands) };
  const leader = deal.leader ?? (deal.dealer && leftOf(deal.dealer));
  if (leader) told["leader"] = leader;
  if (deal.rules) told["rules"] = deal.rules;
  if (deal.trump) {
    told["trump"] = deal.trump;
    if (deal.declarer) told["declarer"] = deal.declarer;
  }
  if (deal.tricks && deal.trump) {
    told["cards"] = deal.tricks.flatMap((trick) => trick.cards).join("");
    told["seen"] = "0";
  }
  return told;
}

/** What is wrong with a text, and where: a line and a column, both from 1. */
export class TextError extends QuestionError {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number | undefined,
  ) {
    super(message);
  }
}

/** Where in its line the engine says that something is wrong. */
const columnOf = (error: string): number | undefined => {
  const [, column] = /^(?:column|kolom) (\d+): /.exec(error) ?? [];
  return column ? Number(column) : undefined;
};

/** What is wrong with a line of the text, before what the engine says of it. */
const kLine: Record<Language, string> = { en: "line", nl: "regel" };

/** The deals of a text, one at least. Throws an error that says what is wrong, and where. */
export async function readText(text: string, language: Language, signal?: AbortSignal): Promise<ReadDeal[]> {
  const answer = await pool.ask<{ deals: ((Deal & DealRead) | { error: string; line_number: number })[] }>({
    ask: "read",
    text,
  }, signal);
  return answer.deals.map((deal) => {
    if ("error" in deal) {
      const { error = "", line_number: line } = deal;
      throw new TextError(`${kLine[language]} ${line}: ${error}`, line, columnOf(error));
    }
    return asRead(deal);
  });
}
