// All cards in rows of suits, to choose a hand from.
import type { Card } from "jasnel";
import { kSuits, suitOf } from "../game/cards.js";
import { useWords } from "../text/language.js";
import { CardView } from "./card.js";

export interface PickerProps {
  deck: readonly Card[];
  chosen: readonly Card[];
  /** Cards that cannot be chosen. */
  closed?: (card: Card) => boolean;
  onPick: (card: Card) => void;
}

export function Picker({ deck, chosen, closed, onPick }: PickerProps) {
  const words = useWords();
  return (
    <div class="picker">
      {kSuits.map((suit) => (
        <div class="row" role="group" aria-label={words.suits[suit]} key={suit}>
          {deck
            .filter((card) => suitOf(card) === suit)
            .map((card) => (
              <CardView
                key={card}
                card={card}
                pressed={chosen.includes(card)}
                disabled={closed?.(card) ?? false}
                onPick={onPick}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
