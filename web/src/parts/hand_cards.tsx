// The cards of a hand at a table: their faces to who may see them, and otherwise their backs.
import type { Card, Suit } from "jasnel";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";
import { dragFrom, useClosingUp } from "./hand_moves.js";

export interface HandCardsProps {
  /** Nothing if they are not seen. */
  cards: readonly Card[] | undefined;
  held: number;
  trump: Suit | undefined;
  inTurn: boolean;
  legal?: readonly Card[] | undefined;
  /** What each card costs. */
  costs?: Record<Card, number> | undefined;
  onPlay?: ((card: Card) => void) | undefined;
  /** Why a card that is not legal may not be played. */
  whyNot?: ((card: Card) => ComponentChildren) | undefined;
}

export function HandCards({ cards, held, trump, inTurn, legal, costs, onPlay, whyNot }: HandCardsProps) {
  const words = useWords();
  const hand = useRef<HTMLDivElement>(null);
  // Until another card is to be played.
  const [refused, setRefused] = useState<{ card: Card; legal: typeof legal }>();
  const play = (card: Card) => {
    setRefused(undefined);
    onPlay?.(card);
  };
  const isRefused = whyNot && inTurn && refused && refused.legal === legal;
  useClosingUp(hand, cards);
  return (
    <div
      class="hand"
      style={{ "--n": String(held) }}
      ref={hand}
      onPointerDown={inTurn && onPlay ? (event) => dragFrom(event, onPlay) : undefined}
    >
      {cards
        ? cards.map((card, i) => (
            <CardView
              key={card}
              card={card}
              trump={trump}
              whole
              place={i}
              onPick={inTurn && onPlay ? play : undefined}
              disabled={inTurn && legal !== undefined && !legal.includes(card)}
              onRefused={whyNot && ((card) => setRefused({ card, legal }))}
              cost={inTurn ? costs?.[card] : undefined}
            />
          ))
        : Array.from({ length: held }, (_, i) => (
            <span class="card back" key={i} style={{ "--i": String(i) }} aria-hidden="true" />
          ))}
      {!cards && <span class="spoken">{words.cardsHeld(held)}</span>}
      {isRefused && (
        <p class="said why-not" role="alert">
          {whyNot(refused.card)}
        </p>
      )}
    </div>
  );
}
