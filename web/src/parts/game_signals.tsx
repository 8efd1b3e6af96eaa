// What the cards of a deal said so far, while it is played: the last one first, and no cards.
import type { Signal } from "jasnel";
import { useWords } from "../text/language.js";
import { SignalWords } from "./signal_words.js";

export function GameSignals({ signals }: { signals: readonly Signal[] }) {
  const words = useWords();
  return (
    <div class="hint explained" role="region" aria-label={words.signals.title} tabIndex={0}>
      <ol role="list" aria-live="polite">
        {[...signals].reverse().map((signal) => (
          <li key={signal.card} data-card={signal.card}>
            <SignalWords signal={signal} />
          </li>
        ))}
      </ol>
      <p class="small">{words.signals.levels}</p>
    </div>
  );
}
