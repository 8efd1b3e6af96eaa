// What may be called, as buttons in the middle of the table.
import type { Call } from "jasnel";
import { focusTable } from "../focus.js";
import { callText, isSuit, useWords } from "../text/language.js";
import { Sign } from "./pip.js";

export function Calls({ legal, onCall }: { legal: readonly Call[]; onCall: (call: Call) => void }) {
  const words = useWords();
  return (
    <div class="calls" role="group" aria-label={words.yours(true)}>
      {legal.map((call) => (
        <button type="button" key={call} data-call={call} aria-label={callText(words, call)} onClick={() => {
            onCall(call);
            focusTable();
          }}>
          {!isSuit(call) ? (
            callText(words, call)
          ) : (
            <>
              <span class={`suit-${call}`}>
                <Sign suit={call} />
              </span>
              <span class="word">{words.suits[call]}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
