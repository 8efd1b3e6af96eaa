// The table: four hands round the trick in progress.
import type { PlayedTrick } from "jasnel";
import type { ComponentChildren } from "preact";
import { kSeats } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { SeatView, type SeatProps } from "./seat.js";
import { useThrow } from "./throw.js";
import { onTable, TrickView } from "./trick.js";

export interface BoardProps extends SeatProps {
  trick?: PlayedTrick | undefined;
  /** How many tricks were played before what lies there, or before nothing. */
  before: number;
  /** Whether the trick lay on the table before, and is looked at again. */
  again?: boolean;
  /** What lies over the middle of the table. */
  children?: ComponentChildren;
}

export function Board({ trick, before, again, children, ...props }: BoardProps) {
  const words = useWords();
  const { board, from, play } = useThrow(props.onPlay);
  return (
    <div class={props.hidden ? "board closed" : "board"} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} {...props} onPlay={play} />
      ))}
      <TrickView trick={onTable(trick, before)} trump={props.trump} again={again} from={from} />
      {children}
    </div>
  );
}
