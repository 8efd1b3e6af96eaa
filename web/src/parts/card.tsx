// A card, to be clicked or only to be seen.
import type { Card, Suit } from "jasnel";
import { isRed, rankOf, signOf, suitOf } from "../game/cards.js";
import { cardName, rankText, useWords } from "../text/language.js";

export interface CardProps {
  card: Card;
  trump?: Suit | undefined;
  /** What happens on a click; a card without it is only seen. */
  onPick?: ((card: Card) => void) | undefined;
  disabled?: boolean;
  pressed?: boolean | undefined;
  /** What it costs, points or of the score; nothing where it is one of the best. */
  cost?: number | undefined;
}

export function CardView({ card, trump, onPick, disabled, pressed, cost }: CardProps) {
  const words = useWords();
  const suit = suitOf(card);
  const classes = ["card", `suit-${suit}`];
  if (isRed(suit)) classes.push("red");
  if (suit === trump) classes.push("trump");
  if (cost === 0) classes.push("best");
  const face = (
    <>
      <span class="rank">{rankText(words, rankOf(card))}</span>
      <span class="sign">{signOf(suit)}</span>
      {suit === trump && <span class="mark" />}
      {cost !== undefined && <span class="note">{cost === 0 ? "0" : `−${cost}`}</span>}
    </>
  );
  const told = cost === undefined ? [] : [cost === 0 ? words.bestCard : words.cardCosts(cost)];
  const name = [cardName(words, card), ...told].join(", ");
  if (!onPick) {
    return (
      <span class={classes.join(" ")} role="img" aria-label={name}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      data-card={card}
      onClick={() => onPick(card)}
    >
      {face}
    </button>
  );
}
