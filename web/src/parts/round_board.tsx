// A table of three to five players, who see their own hand alone: you below, the others above the trick,
// clockwise from the left.
import type { Card, Suit } from "jasnel";
import type { ComponentChildren } from "preact";
import { cardText, useWords } from "../text/language.js";
import { Face } from "./face.js";
import { HandCards, type HandCardsProps } from "./hand_cards.js";
import { Inked } from "./inked.js";
import { useThrow } from "./throw.js";
import { TrickView, type TrickOnTable } from "./trick.js";

/** A player at the table. */
export interface RoundSeat {
  name: string;
  /** The cards of whose hand is seen. */
  hand?: readonly Card[] | undefined;
  held: number;
  deals: boolean;
  inTurn: boolean;
  bid: number | undefined;
  /** Tricks; nothing before the play. */
  taken: number | undefined;
  /** What was written down of a deal that is over. */
  points: string | undefined;
}

export interface RoundBoardProps {
  /** Clockwise; the first is who looks at it. */
  seats: readonly RoundSeat[];
  trump: Suit | undefined;
  legal?: readonly Card[] | undefined;
  /** Places are the numbers of the seats. */
  trick: TrickOnTable | undefined;
  /** Whether the trick lay on the table before, and is looked at again. */
  again: boolean;
  onPlay?: ((card: Card) => void) | undefined;
  /** What lies below the trick. */
  children?: ComponentChildren;
}

export function RoundBoard({ seats, trick, again, children, onPlay, trump, legal }: RoundBoardProps) {
  const words = useWords();
  const { board, from, play } = useThrow(onPlay);
  // No other duty is known.
  const whyNot = (card: Card) => (
    <>
      <Inked text={words.illegal(cardText(words, card))} /> {words.duties["follow suit"]}
    </>
  );
  const views = seats.map((seat, i) => (
    <RoundSeatView key={i} seat={seat} place={i} trump={trump} legal={legal} onPlay={play} whyNot={whyNot} />
  ));
  return (
    <div class={`board closed round of-${seats.length}`} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      <div class="others">{views.slice(1)}</div>
      <TrickView trick={trick} trump={trump} again={again} from={from} />
      {children}
      {views[0]}
    </div>
  );
}

interface RoundSeatProps extends Pick<HandCardsProps, "trump" | "legal" | "onPlay" | "whyNot"> {
  seat: RoundSeat;
  place: number;
}

function RoundSeatView({ seat, place, trump, legal, onPlay, whyNot }: RoundSeatProps) {
  const words = useWords();
  const { name, hand, held, deals, inTurn } = seat;
  const classes = ["seat", `seat-${place}`];
  if (place === 0) classes.push("seat-S");
  if (inTurn) classes.push("turn");
  return (
    <div class={classes.join(" ")} role="group" aria-label={name}>
      <div class="who">
        <h2 class="plate">
          <Face player={place} />
          {name}
          {deals && (
            <span class="chip dealer" title={words.dealer}>
              <span aria-hidden="true">{words.dealerShort}</span>
              <span class="spoken">, {words.deals}</span>
            </span>
          )}
        </h2>
        <Tally seat={seat} />
      </div>
      <HandCards cards={hand} held={held} trump={trump} inTurn={inTurn} legal={legal} onPlay={onPlay} whyNot={whyNot} />
    </div>
  );
}

/** What was bid, and how many of it were taken. */
function Tally({ seat: { bid, taken, points } }: { seat: RoundSeat }) {
  const words = useWords();
  if (bid === undefined) return <p class="tally">–</p>;
  if (taken === undefined) return <p class="tally">{words.boerenbridge.bids(bid)}</p>;
  return (
    <p class={taken === bid ? "tally exact" : "tally"}>
      {words.boerenbridge.tally(taken, bid)}
      <span class="spoken"> {words.boerenbridge.tricks}</span>
      {points !== undefined && <strong class="points">{points}</strong>}
    </p>
  );
}
