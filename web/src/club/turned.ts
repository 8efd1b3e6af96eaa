// The suit that is turned for a board, by rules that turn one: that of `jasnel deal`, so that all tables
// and the command have the same (include/jasnel/dealing.h: SplitMix64, and how a deal uses its numbers).
import type { Suit } from "jasnel";
import { kDeck, kSuits } from "../game/cards.js";

const low = (value: bigint): bigint => BigInt.asUintN(64, value);

class Random {
  constructor(private state: bigint) {}

  next(): bigint {
    this.state = low(this.state + 0x9e3779b97f4a7c15n);
    let z = this.state;
    z = low((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = low((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  }

  /** From 0 to `count` - 1. */
  below(count: number): number {
    const range = BigInt(count);
    const unfair = (1n << 32n) % range;
    for (;;) {
      const product = (this.next() >> 32n) * range;
      if ((product & 0xffffffffn) >= unfair) return Number(product >> 32n);
    }
  }
}

export function turnedOf(seed: number, number: number): Suit {
  const random = new Random(new Random(new Random(BigInt(seed)).next() + BigInt(number)).next());
  // The deck was shuffled first: a number for each place.
  for (let left = kDeck.length; left >= 1; --left) random.below(left);
  return kSuits[random.below(kSuits.length)] as Suit;
}
