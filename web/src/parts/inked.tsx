// Text in which suits have their colours: a card such as ♥10 with its rank. It is read out by its name.
import { kFullDeck, kSuits, signOf } from "../game/cards.js";
import { cardName, cardText, useWords } from "../text/language.js";

const kCard = /([♠♥♦♣](?:10|[A-Z2-9](?![\p{L}\d]))?)/u;

export function Inked({ text }: { text: string }) {
  const words = useWords();
  const parts = text.split(kCard);
  return (
    <>
      {parts.map((part, i) => {
        const suit = i % 2 === 1 && kSuits.find((one) => part.startsWith(signOf(one)));
        if (!suit) return part;
        const card = kFullDeck.find((one) => cardText(words, one) === part);
        // Before its own name a sign says nothing.
        const isNamed = !card && parts[i + 1]?.trimStart().startsWith(words.suits[suit]);
        const name = card ? cardName(words, card) : words.suits[suit];
        return (
          <span key={i} class={`ink ink-${suit}`} {...(isNamed ? { "aria-hidden": true } : { role: "img", "aria-label": name })}>
            {part}
          </span>
        );
      })}
    </>
  );
}
