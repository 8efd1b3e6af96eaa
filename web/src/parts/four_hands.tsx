// Four hands, one below the other or side by side.
import { kSeats, kSuits, rankOf, signOf, sorted, suitOf, type Hands } from "../game/cards.js";
import { rankText, useWords } from "../text/language.js";
import { Inked } from "./inked.js";

export function FourHands({ hands }: { hands: Hands }) {
  const words = useWords();
  return (
    <dl class="hands">
      {kSeats.map((seat) => (
        <div key={seat}>
          <dt>{words.seats[seat]}</dt>
          {kSuits.map((suit) => (
            <dd key={suit}>
              <Inked text={signOf(suit)} />{" "}
              {sorted(hands[seat])
                .filter((card) => suitOf(card) === suit)
                .map((card) => rankText(words, rankOf(card)))
                .join(" ") || "–"}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
