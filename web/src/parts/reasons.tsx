// Choices that their players could have known to be wrong or right, and why.
import type { Call, Card, Fair } from "jasnel";
import { choiceText, useWords } from "../text/language.js";
import type { Words } from "../text/words.js";
import { Inked } from "./inked.js";

interface Marked {
  key: string;
  place: string;
  choice: Call | Card;
  mark: string;
  cost: number;
  why: string;
}

/** In points, or where the match counts in percent of the chance to win it. */
const costText = (words: Words, { match }: Fair, cost: number): string =>
  match ? words.fair.costOfMatch(Math.round(cost)) : words.fair.cost(Math.round(cost).toString());

export function Reasons({ fair }: { fair: Fair }) {
  const words = useWords();
  const marked: Marked[] = [];
  for (const [i, call] of (fair.calls ?? []).entries()) {
    if (!call.mark || !call.cost) continue;
    const place = words.whatIf.callOf(i + 1, words.seats[call.seat]);
    marked.push({ key: `call ${i}`, place, choice: call.call, mark: call.mark, cost: call.cost.value, why: call.why ?? "" });
  }
  for (const card of fair.cards ?? []) {
    if (!card.mark || !card.cost) continue;
    const place = words.whatIf.cardOf(card.trick, words.seats[card.seat]);
    marked.push({ key: card.card, place, choice: card.card, mark: card.mark, cost: card.cost.value, why: card.why ?? "" });
  }
  return (
    <section class="reasons">
      <h2>{words.fair.title}</h2>
      {marked.length === 0 && <p>{words.fair.none}</p>}
      <ul>
        {marked.map((one) => (
          <li key={one.key} data-made={one.choice}>
            <strong>
              {one.place}: <Inked text={choiceText(words, one.choice)} />
              {one.mark}
            </strong>{" "}
            <span class="cost">{one.mark === "!" ? words.fair.good : costText(words, fair, one.cost)}</span>
            {one.why && (
              <p>
                <Inked text={one.why} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <p class="small">
        {words.fair.about} {fair.match && words.fair.byMatch}
      </p>
    </section>
  );
}
