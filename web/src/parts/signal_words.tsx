// What a card said to the partner, in words.
import type { Signal } from "jasnel";
import { useWords } from "../text/language.js";

export function SignalWords({ signal }: { signal: Signal }) {
  const words = useWords();
  return (
    <p>
      {words.trick} {signal.trick}. {signal.words}. {words.signals.asks(signal.asks)}.
    </p>
  );
}
