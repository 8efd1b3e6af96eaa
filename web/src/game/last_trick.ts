// The trick before the one that is played, while it is looked at again: until the next card.
import type { Card } from "jasnel";
import { useState } from "preact/hooks";

/** `waits`: whether a full trick lies on the table; `size`: cards in a trick; `whole`: in the deal. */
export function useLastTrick<Trick extends { cards: readonly Card[] }>(
  tricks: readonly Trick[],
  waits: boolean,
  size = 4,
  whole = 32,
) {
  const full = tricks.filter((trick) => trick.cards.length === size);
  const played = tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const [at, setAt] = useState<number>();
  const canLookAgain = full.length > 0 && !waits && played < whole;
  return {
    again: at === played && canLookAgain ? full.at(-1) : undefined,
    canLookAgain,
    lookAgain: () => setAt(at === played ? undefined : played),
  };
}
