// The table: four hands round the trick in progress.
import type { Card, PlayedTrick } from "jasnel";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { kSeats } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { SeatView, type SeatProps } from "./seat.js";
import { TrickView } from "./trick.js";

export interface BoardProps extends SeatProps {
  trick?: PlayedTrick | undefined;
  /** Whether the trick lay on the table before, and is looked at again. */
  again?: boolean;
  /** What lies over the middle of the table. */
  children?: ComponentChildren;
}

export function Board({ trick, again, children, ...props }: BoardProps) {
  const words = useWords();
  const board = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ card: Card; at: DOMRect }>();
  const { onPlay } = props;
  const play = (card: Card) => {
    const at = board.current?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    setFrom(at && { card, at });
    // The card goes, and the focus with it: the next key begins at the table again.
    board.current?.focus({ preventScroll: true });
    onPlay?.(card);
  };
  return (
    <div class={props.hidden ? "board closed" : "board"} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} {...props} onPlay={onPlay && play} />
      ))}
      <TrickView trick={trick} trump={props.trump} again={again} from={from} />
      {children}
    </div>
  );
}
