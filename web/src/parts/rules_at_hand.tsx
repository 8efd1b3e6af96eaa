// The rules of the game, unfolded when somebody wants them: they are loaded then.
import { useState } from "preact/hooks";
import { useOthers } from "../pages/loading.js";
import { useWords } from "../text/language.js";

export function RulesAtHand({ rules }: { rules: string }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { others, error } = useOthers(open);
  return (
    <details class="house-rules rules-at-hand" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.rules}</summary>
      {open && others && <others.RulesInShort rules={rules} />}
      {error && <p>{words.unloaded(error)}</p>}
    </details>
  );
}
