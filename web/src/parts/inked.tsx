// Text in which suits have their colours: a card such as ♥10 with its rank.
import { kSuits, signOf } from "../game/cards.js";

const kCard = /([♠♥♦♣](?:10|[A-Z2-9](?![\p{L}\d]))?)/u;

export function Inked({ text }: { text: string }) {
  return (
    <>
      {text.split(kCard).map((part, i) => {
        const suit = i % 2 === 1 && kSuits.find((one) => part.startsWith(signOf(one)));
        return suit ? (
          <span key={i} class={`ink ink-${suit}`}>
            {part}
          </span>
        ) : (
          part
        );
      })}
    </>
  );
}
