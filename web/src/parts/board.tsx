// The table: four hands round the trick in progress.
import type { Card, PlayedTrick, Seat, Suit } from "jasnel";
import { kSeats, leftOf, type Hands } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";

export interface Mark {
  note?: string;
  best?: boolean;
}

export interface BoardProps {
  hands: Hands;
  /** How many cards the seats hold whose hands are not seen. */
  hidden?: Partial<Record<Seat, number>>;
  trump?: Suit | undefined;
  turn?: Seat | undefined;
  legal?: readonly Card[] | undefined;
  trick?: PlayedTrick | undefined;
  marks?: Record<Card, Mark> | undefined;
  tags?: Partial<Record<Seat, string>>;
  onPlay?: ((card: Card) => void) | undefined;
}

export function Board(props: BoardProps) {
  return (
    <div class="board">
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} {...props} />
      ))}
      <TrickView trick={props.trick} trump={props.trump} />
    </div>
  );
}

function SeatView({ seat, hands, hidden, trump, turn, legal, marks, tags, onPlay }: BoardProps & { seat: Seat }) {
  const words = useWords();
  const inTurn = seat === turn;
  return (
    <div class={`seat seat-${seat}${inTurn ? " turn" : ""}`} role="group" aria-label={words.seats[seat]}>
      <h3>
        {words.seats[seat]}
        {tags?.[seat] ? ` · ${tags[seat]}` : ""}
      </h3>
      <div class="hand">
        {hands[seat].map((card) => (
          <CardView
            key={card}
            card={card}
            trump={trump}
            onPick={inTurn && onPlay ? onPlay : undefined}
            disabled={inTurn && legal !== undefined && !legal.includes(card)}
            note={inTurn ? marks?.[card]?.note : undefined}
            best={inTurn && marks?.[card]?.best}
          />
        ))}
        {Array.from({ length: hidden?.[seat] ?? 0 }, (_, i) => (
          <span class="card back" key={i} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}

function TrickView({ trick, trump }: { trick: PlayedTrick | undefined; trump: Suit | undefined }) {
  const words = useWords();
  return (
    <div class="trick" role="group" aria-label={words.trick}>
      {trick?.cards.map((card, i) => (
        <span class={`at at-${leftOf(trick.leader, i)}`} key={card}>
          <CardView card={card} trump={trump} />
        </span>
      ))}
    </div>
  );
}
