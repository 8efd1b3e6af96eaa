// A card that a person plays: where it lay, so that it flies from there.
import type { Card } from "jasnel";
import { useRef, useState } from "preact/hooks";
import { focusTable } from "../focus.js";

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
