// A card of conventions, by the name that the library gives it.
import { useContext } from "preact/hooks";
import { useRuleSets } from "../game/rule_sets.js";
import { LanguageContext, useWords } from "../text/language.js";
import { Choice } from "./choice.js";

export interface ConventionsChoiceProps {
  label: string;
  /** The name of a card, or nothing. */
  conventions: string;
  onChange: (conventions: string) => void;
}

export function ConventionsChoice({ label, conventions, onChange }: ConventionsChoiceProps) {
  const words = useWords();
  const language = useContext(LanguageContext);
  const cards = (useRuleSets()?.conventions ?? []).map(({ name, title }) => ({
    value: name,
    text: title[language],
  }));
  // One that the address names is there before the others are known.
  const known = conventions === "" || cards.some(({ value }) => value === conventions);
  return (
    <Choice<string>
      label={label}
      value={conventions}
      options={[
        { value: "", text: words.signals.none },
        ...cards,
        ...(known ? [] : [{ value: conventions, text: conventions }]),
      ]}
      onChange={onChange}
    />
  );
}
