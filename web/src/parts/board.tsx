// The table: four hands round the trick in progress.
import type { Card, DealInPlay, PlayedTrick, Seat } from "jasnel";
import type { ComponentChildren } from "preact";
import { kSeats, placeOf } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { SeatView, type SeatProps } from "./seat.js";
import { useThrow } from "./throw.js";
import { onTable, TrickView } from "./trick.js";
import { WhyNot } from "./why_not.js";

export interface BoardProps extends Omit<SeatProps, "whyNot"> {
  /** What was played so far, where who takes a card that is not legal is told why it is not. */
  record?: DealInPlay | undefined;
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

export function Board({ record, trick, before, again, dealing, below = "S", children, ...props }: BoardProps) {
  const words = useWords();
  const { board, from, play } = useThrow(props.onPlay);
  const whyNot = record && ((card: Card) => <WhyNot record={record} card={card} />);
  const classes = ["board", ...(props.hidden ? ["closed"] : []), ...(dealing ? ["dealing"] : [])];
  return (
    <div class={classes.join(" ")} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} at={placeOf(seat, below)} {...props} onPlay={play} whyNot={whyNot} />
      ))}
      <TrickView trick={onTable(trick, before, below)} trump={props.trump} again={again} from={from} />
      {children}
    </div>
  );
}
