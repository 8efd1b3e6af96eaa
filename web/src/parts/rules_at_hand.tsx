// The rules of the game, unfolded when somebody wants them: they are loaded then. Those of another place can be read too.
import { useState } from "preact/hooks";
import { presetOf, ruleNames, useRuleSets } from "../game/rule_sets.js";
import { useOthers } from "../pages/loading.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

export function RulesAtHand({ rules }: { rules: string }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const sets = useRuleSets();
  // Another place's, while the game is played by its own.
  const [other, setOther] = useState<string>();
  const { others, error } = useOthers(open);
  return (
    <details class="house-rules rules-at-hand" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.rules}</summary>
      {open && others && (
        <>
          <others.RulesInShort rules={other ?? rules} />
          <Choice
            label={words.readRules}
            field="read-rules"
            value={other ?? presetOf(rules)}
            options={ruleNames(sets, presetOf(rules), words.ruleSets).map((name) => ({ value: name, text: words.ruleSets[name] ?? name }))}
            onChange={(name) => setOther(name === presetOf(rules) ? undefined : name)}
          />
        </>
      )}
      {error && <p>{words.unloaded(error)}</p>}
    </details>
  );
}
