// A card, to be clicked or only to be seen.
import type { Card, Suit } from "jasnel";
import { isRed, rankOf, suitOf } from "../game/cards.js";
import { cardName, rankText, useWords } from "../text/language.js";
import { Picture } from "./picture.js";
import { Sign } from "./pip.js";

export interface CardProps {
  card: Card;
  trump?: Suit | undefined;
  /** What happens on a click; a card without it is only seen. */
  onPick?: ((card: Card) => void) | undefined;
  disabled?: boolean;
  /** What happens on a click on one that is disabled, if anything. */
  onRefused?: ((card: Card) => void) | undefined;
  pressed?: boolean | undefined;
  /** Whether it was tried, and is not the one. */
  wrong?: boolean;
  /** Whether it is the card to be played now. */
  current?: boolean;
  /** What it costs, points or of the score; nothing where it is one of the best. */
  cost?: number | undefined;
  /** Whether it has its picture, as on the table; else rank and suit alone. */
  whole?: boolean;
  /** Its place in a hand that is fanned. */
  place?: number | undefined;
}

export function CardView({ card, trump, onPick, disabled, onRefused, pressed, wrong, current, cost, whole, place }: CardProps) {
  const words = useWords();
  const suit = suitOf(card);
  const classes = ["card", `suit-${suit}`];
  if (whole) classes.push("whole");
  if (isRed(suit)) classes.push("red");
  if (suit === trump) classes.push("trump");
  if (cost === 0) classes.push("best");
  if (wrong) classes.push("wrong");
  const rank = rankText(words, rankOf(card));
  const corner = (
    <>
      <span class={rank.length > 1 ? "rank wide" : "rank"}>{rank}</span>
      <Sign suit={suit} />
    </>
  );
  const face = (
    <>
      {whole && <Picture card={card} />}
      <span class="corner">{corner}</span>
      {whole && (
        <span class="corner turned" aria-hidden="true">
          {corner}
        </span>
      )}
      {suit === trump && <span class="mark" />}
      {cost !== undefined && <span class="note">{cost === 0 ? "0" : `−${cost}`}</span>}
    </>
  );
  const told = cost === undefined ? [] : [cost === 0 ? words.bestCard : words.cardCosts(cost)];
  const name = [cardName(words, card), ...told].join(", ");
  const style = place === undefined ? undefined : { "--i": String(place) };
  if (!onPick) {
    return (
      <span class={classes.join(" ")} style={style} role="img" aria-label={name}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={classes.join(" ")}
      style={style}
      aria-label={name}
      aria-pressed={pressed}
      aria-current={current ? "step" : undefined}
      disabled={disabled && !onRefused}
      aria-disabled={(disabled && onRefused !== undefined) || undefined}
      data-card={card}
      onClick={() => (disabled ? onRefused?.(card) : onPick(card))}
    >
      {face}
    </button>
  );
}
