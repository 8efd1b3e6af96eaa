// Cards, suits and seats, as the library writes them.
import type { Card, Seat, Suit } from "jasnel";

export const kSuits: readonly Suit[] = ["S", "H", "D", "C"];
/** A card that is turned: its suit, or a joker. */
export type Turned = Suit | "joker";
/** Those of an address, one after another: `C,H`. */
export const turnedOf = (text: string): Turned[] =>
  text.split(",").flatMap((one) => kSuits.find((suit) => suit === one) ?? (one === "joker" ? [one] : []));
export const kSeats: readonly Seat[] = ["N", "E", "S", "W"];

/** High to low, as hands are written. */
export const kRanks: readonly string[] = [..."AKQJT987"];
export const kAllRanks: readonly string[] = [..."AKQJT98765432"];

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): string => card.slice(1);
export const isRed = (suit: Suit): boolean => suit === "H" || suit === "D";
export const signOf = (suit: Suit): string => ({ S: "♠", H: "♥", D: "♦", C: "♣" })[suit];

export const leftOf = (seat: Seat, steps = 1): Seat =>
  kSeats[(kSeats.indexOf(seat) + steps) % kSeats.length] as Seat;
/** Where a seat is seen, when another lies below: that of South. */
export const placeOf = (seat: Seat, below: Seat): Seat => leftOf(seat, kSeats.indexOf("S") - kSeats.indexOf(below) + 4);
export const isNorthSouth = (seat: Seat): boolean => seat === "N" || seat === "S";

export const sideOf = (seat: Seat): "ns" | "ew" => (isNorthSouth(seat) ? "ns" : "ew");

/** All cards, suit by suit from high to low. */
export const deckOf = (ranks: readonly string[]): Card[] =>
  kSuits.flatMap((suit) => ranks.map((rank) => suit + rank));

export const kDeck = deckOf(kRanks);
export const kFullDeck = deckOf(kAllRanks);

/** Suit by suit from high to low. */
export const sorted = (cards: readonly Card[]): Card[] =>
  kFullDeck.filter((card) => cards.includes(card));

/** A hand as text, spades.hearts.diamonds.clubs. */
export const handText = (cards: readonly Card[]): string =>
  kSuits
    .map((suit) =>
      sorted(cards)
        .filter((card) => suitOf(card) === suit)
        .map(rankOf)
        .join(""),
    )
    .join(".");

/** A hand of an address; what is none gives none. */
export function handOf(text: string, deck: readonly Card[]): Card[] {
  const suits = text.toUpperCase().split(".");
  if (suits.length !== kSuits.length) return [];
  const cards = suits.flatMap((ranks, i) => [...ranks].map((rank) => `${kSuits[i]}${rank}`));
  return sorted(cards).filter((card) => deck.includes(card));
}

export type Hands = Record<Seat, Card[]>;

export const noHands = (): Hands => ({ N: [], E: [], S: [], W: [] });

/** Four hands as a deal line has them. */
export const handsText = (hands: Hands): string =>
  "N:" + kSeats.map((seat) => (hands[seat].length > 0 ? handText(hands[seat]) : "-")).join(" ");

/** The hands of an address, whole or in the making: `N:... ... ... ...`. */
export function handsOf(text: string): Hands {
  const hands = noHands();
  const parts = text.replace(/^N:/, "").split(" ");
  const taken = new Set<Card>();
  for (const [i, seat] of kSeats.entries()) {
    hands[seat] = handOf(parts[i] ?? "", kDeck).filter((card) => !taken.has(card));
    for (const card of hands[seat]) taken.add(card);
  }
  return hands;
}
