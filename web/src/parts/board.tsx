// The table: four hands round the trick in progress.
import type { PlayedTrick, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { kSeats, placeOf } from "../game/cards.js";
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
  /** The seat that lies below; South where it is not told. */
  below?: Seat | undefined;
  /** Whether the cards are just being dealt. */
  dealing?: boolean;
  /** What lies over the middle of the table. */
  children?: ComponentChildren;
}

export function Board({ trick, before, again, dealing, below = "S", children, ...props }: BoardProps) {
  const words = useWords();
  const { board, from, play } = useThrow(props.onPlay);
  const classes = ["board", ...(props.hidden ? ["closed"] : []), ...(dealing ? ["dealing"] : [])];
  return (
    <div class={classes.join(" ")} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} at={placeOf(seat, below)} {...props} onPlay={play} />
      ))}
      <TrickView trick={onTable(trick, before, below)} trump={props.trump} again={again} from={from} />
      {children}
    </div>
  );
}
