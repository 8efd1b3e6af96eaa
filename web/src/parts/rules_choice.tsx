// A rule set, by the name that people know.
import { ruleNames, useRuleSets } from "../game/rule_sets.js";
import { useWords } from "../text/language.js";
import { Choice } from "./choice.js";

export function RulesChoice({ rules, onChange }: { rules: string; onChange: (rules: string) => void }) {
  const words = useWords();
  const sets = useRuleSets();
  return (
    <Choice
      label={words.rules}
      value={rules}
      options={ruleNames(sets, rules, words.ruleSets).map((name) => ({ value: name, text: words.ruleSets[name] ?? name }))}
      onChange={onChange}
    />
  );
}
