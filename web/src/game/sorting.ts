// A hand as people hold it.
import type { Card, Suit } from "jasnel";
import { useSettings, type Settings } from "../settings.js";
import { isRed, kSuits, rankOf, sorted, suitOf } from "./cards.js";

/** From high to low, where a suit is trumps and where it is not. */
const kStrength = { trumps: "J9ATKQ87", plain: "ATKQJ987" } as const;

/** Red and black in turn, as far as there are suits of both; from `first` on, if that is told. */
function inTurn(held: readonly Suit[], first: Suit | undefined): Suit[] {
  const reds = held.filter(isRed);
  const blacks = held.filter((suit) => !isRed(suit));
  const order: Suit[] = first && held.includes(first) ? [first] : [];
  let left = held.filter((suit) => !order.includes(suit));
  while (left.length > 0) {
    const last = order.at(-1);
    // Those of which there are more begin, so that the others come between them.
    const red = last ? !isRed(last) : reds.length > blacks.length;
    const next = left.find((suit) => isRed(suit) === red) ?? (left[0] as Suit);
    order.push(next);
    left = left.filter((suit) => suit !== next);
  }
  return order;
}

export function arranged(cards: readonly Card[], trump: Suit | undefined, { suits, ranks }: Settings): Card[] {
  const held = kSuits.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const order = suits === "written" ? held : inTurn(held, suits === "trumps" ? trump : undefined);
  return order.flatMap((suit) => {
    const own = sorted(cards).filter((card) => suitOf(card) === suit);
    const strength = kStrength[suit === trump ? "trumps" : "plain"];
    return ranks === "written" ? own : own.sort((a, b) => strength.indexOf(rankOf(a)) - strength.indexOf(rankOf(b)));
  });
}

/** What is left of your own hand, as you like it; in boerenbridge a card is as strong as it is written. */
export function useArranged(dealt: readonly Card[], left: readonly Card[], trump: Suit | undefined, boerenbridge = false): Card[] {
  const settings = useSettings();
  // Cards do not change places where a suit is gone.
  return arranged(dealt, trump, boerenbridge ? { ...settings, ranks: "written" } : settings).filter((card) => left.includes(card));
}
