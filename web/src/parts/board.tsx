// The table: four hands round the trick in progress.
import type { Card, PlayedTrick, Seat, Suit } from "jasnel";
import { useRef } from "preact/hooks";
import { kSeats, leftOf, type Hands } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";

export interface BoardProps {
  hands: Hands;
  /** How many cards the seats hold whose hands are not seen. */
  hidden?: Partial<Record<Seat, number>>;
  trump?: Suit | undefined;
  turn?: Seat | undefined;
  legal?: readonly Card[] | undefined;
  trick?: PlayedTrick | undefined;
  /** What the cards of the seat in turn cost. */
  costs?: Record<Card, number> | undefined;
  tags?: Partial<Record<Seat, string>>;
  onPlay?: ((card: Card) => void) | undefined;
}

export function Board(props: BoardProps) {
  const words = useWords();
  const board = useRef<HTMLDivElement>(null);
  const { onPlay } = props;
  const play = (card: Card) => {
    // The card goes, and the focus with it: the next key begins at the table again.
    board.current?.focus({ preventScroll: true });
    onPlay?.(card);
  };
  return (
    <div class={props.hidden ? "board closed" : "board"} role="group" aria-label={words.cardTable} tabIndex={-1} ref={board}>
      {kSeats.map((seat) => (
        <SeatView key={seat} seat={seat} {...props} onPlay={onPlay && play} />
      ))}
      <TrickView trick={props.trick} trump={props.trump} />
    </div>
  );
}

function SeatView({ seat, hands, hidden, trump, turn, legal, costs, tags, onPlay }: BoardProps & { seat: Seat }) {
  const words = useWords();
  const inTurn = seat === turn;
  return (
    <div class={`seat seat-${seat}${inTurn ? " turn" : ""}`} role="group" aria-label={words.seats[seat]}>
      <h2>
        {words.seats[seat]}
        {tags?.[seat] ? ` · ${tags[seat]}` : ""}
      </h2>
      <div class="hand">
        {hands[seat].map((card) => (
          <CardView
            key={card}
            card={card}
            trump={trump}
            onPick={inTurn && onPlay ? onPlay : undefined}
            disabled={inTurn && legal !== undefined && !legal.includes(card)}
            cost={inTurn ? costs?.[card] : undefined}
          />
        ))}
        {hidden?.[seat] !== undefined && <span class="spoken">{words.cardsHeld(hidden[seat])}</span>}
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
