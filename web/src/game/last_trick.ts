// The trick before the one that is played, while it is looked at again: until the next card.
import type { Card } from "jasnel";
import { useState } from "preact/hooks";
import type { Asked } from "./asked.js";

/** `waits`: whether a full trick lies on the table; `size`: cards in a trick; `whole`: in the deal. */
export function useLastTrick<Trick extends { cards: readonly Card[] }>(
  tricks: readonly Trick[],
  waits: boolean,
  size = 4,
  whole = 32,
): Asked & { again: Trick | undefined } {
  const full = tricks.filter((trick) => trick.cards.length === size);
  const played = tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const [at, setAt] = useState<number>();
  const mayAsk = full.length > 0 && !waits && played < whole;
  const asked = mayAsk && at === played;
  return { again: asked ? full.at(-1) : undefined, asked, mayAsk, toggle: () => setAt(asked ? undefined : played) };
}
