// What the cards of a deal said to the partner, by the convention card of a club.
import type { Analysis, DealInPlay } from "jasnel";
import { useContext } from "preact/hooks";
import { useAnswer } from "../engine/use_answer.js";
import { LanguageContext, useWords } from "../text/language.js";
import { CardView } from "./card.js";
import { ConventionsChoice } from "./conventions_choice.js";
import { Wrong } from "./notice.js";
import { SignalWords } from "./signal_words.js";

export interface SignalsProps {
  record: DealInPlay;
  /** All cards, in the order in which they were played. */
  cards: readonly string[];
  seen: number;
  /** The name of a card of conventions, or nothing. */
  chosen: string;
  onChoose: (chosen: string) => void;
  /** Goes to the position with so many cards on the table. */
  onGo: (seen: number) => void;
}

export function SignalsView({ record, cards, seen, chosen, onChoose, onGo }: SignalsProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const judged = useAnswer<Analysis>(
    chosen ? [{ ...record, ask: "analyse", conventions: chosen, language }] : [],
  );
  const signals = judged.answer?.signals;
  return (
    <section class="signals">
      <h2>{words.signals.title}</h2>
      <ConventionsChoice label={words.signals.card} conventions={chosen} onChange={onChoose} />
      <Wrong error={judged.error} />
      {signals?.length === 0 && <p>{words.signals.nothing}</p>}
      {signals && signals.length > 0 && (
        <ol>
          {signals.map((signal) => {
            const before = cards.indexOf(signal.card);
            return (
              <li key={signal.card} data-card={signal.card} data-true={signal.true}>
                <CardView
                  card={signal.card}
                  trump={judged.answer?.trump}
                  current={seen === before}
                  onPick={() => onGo(before)}
                />
                <div>
                  <SignalWords signal={signal} />
                  <p class="truth">
                    {signal.true ? words.signals.isTrue : words.signals.isUntrue}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p class="small">{words.signals.about}</p>
    </section>
  );
}
