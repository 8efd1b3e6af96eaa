// A deal with a contract and the cards that were played, as the address has it and the library.
import type { Call, Card, DealInPlay, Seat, Suit } from "jasnel";
import { kSeats, kSuits, leftOf, turnedOf, type Turned } from "./cards.js";

export interface Played {
  /** The four hands as they were dealt. */
  deal: string;
  rules: string;
  leader: Seat;
  trump: Suit;
  declarer: Seat;
  /** The calls that led to it, and on which cards, where they are known: who judges the cards goes by them. */
  called?: { auction: Call[]; turned?: Turned[] } | undefined;
  cards: Card[];
}

/** Cards one after the other: `S9SQ`. */
export const cardsOf = (text: string): Card[] => text.match(/[SHDC][AKQJT987]/g) ?? [];

/** Cards of tricks of so many; leaders follow from them. */
export const tricksOf = (cards: readonly Card[], size = 4): { cards: Card[] }[] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, i) => ({
    cards: cards.slice(size * i, size * (i + 1)),
  }));

export const asQuestion = (played: Played): DealInPlay => ({
  deal: played.deal,
  rules: played.rules,
  dealer: leftOf(played.leader, 3),
  ...(played.called ?? { trump: played.trump, declarer: played.declarer }),
  tricks: tricksOf(played.cards),
});

export const callsOf = (text: string): Call[] => text.split(" ").filter((call) => call !== "") as Call[];

function calledIn({ calls, turned }: Record<string, string>): Played["called"] {
  return calls ? { auction: callsOf(calls), ...(turned && { turned: turnedOf(turned) }) } : undefined;
}

/** What an address tells, where it tells a contract. */
export function playedOf(params: Record<string, string>, deal: string, leader: Seat): Played | undefined {
  const trump = kSuits.find((suit) => suit === params["trump"]);
  // Where none is told, as by rules by which the declarer leads, it is the leader.
  const declarer = kSeats.find((seat) => seat === params["declarer"]) ?? leader;
  if (!trump) return undefined;
  const rules = params["rules"] ?? "kbn";
  return { deal, rules, leader, trump, declarer, called: calledIn(params), cards: cardsOf(params["cards"] ?? "") };
}
