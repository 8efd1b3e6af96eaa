// The hands of a deal in the address of a game: two cards a letter, so that nobody reads the other hands there by
// mistake.
import type { Card } from "jasnel";

/** Who holds a card: 0 for nobody, and from 1 the hands in their order, up to 5. */
const kOwners = 6;

export const isHandsCode = (text: string): boolean => /^([0-9a-z]{16}|[0-9a-z]{26})$/.test(text);

/** The hands as a letter for each two cards of the deck. */
export function handsCode(hands: readonly (readonly Card[])[], deck: readonly Card[]): string {
  const owners = deck.map((card) => 1 + hands.findIndex((hand) => hand.includes(card)));
  return Array.from({ length: deck.length / 2 }, (_, i) =>
    ((owners[2 * i] ?? 0) * kOwners + (owners[2 * i + 1] ?? 0)).toString(kOwners ** 2),
  ).join("");
}

/** The hands that such letters tell. */
export function handsOfCode(code: string, deck: readonly Card[], count: number): Card[][] {
  const owners = [...code].flatMap((letter) => {
    const both = parseInt(letter, kOwners ** 2);
    return [Math.floor(both / kOwners), both % kOwners];
  });
  return Array.from({ length: count }, (_, i) => deck.filter((_card, place) => owners[place] === i + 1));
}
