// A card that a person plays: where it lay, so that it flies from there.
import type { Card } from "jasnel";
import { useRef, useState } from "preact/hooks";

/** What was chosen is gone, and the focus with it: the next key begins at the table again. */
export const focusTable = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true }));

/** `board`: the table, to be given to it; `play`: in place of `onPlay`. */
export function useThrow(onPlay: ((card: Card) => void) | undefined) {
  const board = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ card: Card; at: DOMRect }>();
  const play = (card: Card) => {
    const at = board.current?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    setFrom(at && { card, at });
    focusTable();
    onPlay?.(card);
  };
  return { board, from, play: onPlay && play };
}
