// Points of a deal that was played: before a call or a card.
import type { Call, Card, DealInPlay } from "jasnel";
import { tricksOf } from "./played.js";

/** From 0. */
export type Point = { call: number } | { card: number };

/** As the library writes it: `call.2`, or `5.3` for the third card of trick 5. */
export const wordOf = (point: Point): string =>
  "call" in point
    ? `call.${point.call + 1}`
    : `${Math.floor(point.card / 4) + 1}.${(point.card % 4) + 1}`;

/** Of what the library writes. */
export function pointOf(word: string): Point | undefined {
  const call = /^call\.(\d+)$/.exec(word);
  if (call) return { call: Number(call[1]) - 1 };
  const card = /^(\d)\.(\d)$/.exec(word);
  return card ? { card: 4 * (Number(card[1]) - 1) + Number(card[2]) - 1 } : undefined;
}

export const cardsOfRecord = (record: DealInPlay): Card[] => (record.tricks ?? []).flatMap((trick) => trick.cards ?? []);

/** The deal as it was at a point, and what was then called or played; nothing if it ended before. */
export function asFarAs(record: DealInPlay, point: Point): { before: DealInPlay; made: Call | Card | undefined } {
  if ("call" in point) {
    const auction = record.auction ?? [];
    return { before: { ...record, auction: auction.slice(0, point.call), tricks: [] }, made: auction[point.call] };
  }
  const cards = cardsOfRecord(record);
  return { before: { ...record, tricks: tricksOf(cards.slice(0, point.card)) }, made: cards[point.card] };
}
