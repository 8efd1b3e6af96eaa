// Pasted text: deal lines, PBN, or a played deal as JSON.
import type { Deal, DealInPlay, PlayState } from "jasnel";
import { pool, QuestionError } from "../engine/pool.js";
import { handsText, leftOf } from "./cards.js";

/** What an address tells of a deal. */
export type ReadDeal = Record<string, string>;

/** What is looked at of a record; it may hold more. */
const kKeys = ["deal", "dealer", "rules", "auction", "turned", "trump", "declarer", "tricks"];

async function readPlayed(text: string): Promise<ReadDeal> {
  let record: DealInPlay;
  try {
    record = JSON.parse(text) as DealInPlay;
  } catch (error) {
    throw new QuestionError(`${(error as Error).message}; a JSON object with deal and tricks expected`);
  }
  const state = await pool.ask<PlayState | { phase: "auction" }>({
    ...Object.fromEntries(Object.entries(record).filter(([key]) => kKeys.includes(key))),
    ask: "state",
  });
  if (state.phase === "auction") {
    throw new QuestionError("no key trump; expected trump and declarer, or auction");
  }
  const first = state.tricks[0];
  return {
    deal: state.deal,
    rules: state.rules,
    leader: first?.leader ?? leftOf(state.dealer),
    trump: state.trump,
    declarer: state.declarer,
    cards: state.tricks.flatMap((trick) => trick.cards).join(""),
    seen: "0",
  };
}

function asRead(deal: Deal): ReadDeal {
  const told: ReadDeal = { deal: handsText(deal.hands) };
  const leader = deal.leader ?? (deal.dealer && leftOf(deal.dealer));
  if (leader) told["leader"] = leader;
  if (deal.rules) told["rules"] = deal.rules;
  if (deal.trump) {
    told["trump"] = deal.trump;
    const declarer = deal.declarer ?? leader;
    if (declarer) told["declarer"] = declarer;
  }
  return told;
}

/** The deals of a text, one at least. Throws an error that says what is wrong, and where. */
export async function readText(text: string): Promise<ReadDeal[]> {
  if (text.trim().startsWith("{")) return [await readPlayed(text.trim())];
  const answer = await pool.ask<{ deals: (Deal | { error: string; line_number: number })[] }>({
    ask: "read",
    text,
  });
  return answer.deals.map((deal) => {
    if ("error" in deal) throw new QuestionError(`line ${deal.line_number}: ${deal.error}`);
    return asRead(deal);
  });
}
